<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Box</name>
    <message numerus="yes">
        <source>%n free cell(s) between them</source>
        <translation>
            <numerusform>%n casa livre ao todo</numerusform>
            <numerusform>%n casas livres ao todo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s) left for your hand</source>
        <translation>
            <numerusform>sobra %n casa livre para a sua mão</numerusform>
            <numerusform>sobram %n casas livres para a sua mão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n vaza</numerusform>
            <numerusform>%n vazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) will be played.</source>
        <translation>
            <numerusform>Será jogada %n vaza.</numerusform>
            <numerusform>Serão jogadas %n vazas.</numerusform>
        </translation>
    </message>
    <message>
        <source>2 to 5 players</source>
        <translation>2 a 5 jogadores</translation>
    </message>
    <message>
        <source>20 to 40 minutes</source>
        <translation>20 a 40 minutos</translation>
    </message>
    <message>
        <source>A card that leaves your other cards without a cell</source>
        <translation>Uma carta que deixa as suas outras sem casa</translation>
    </message>
    <message>
        <source>A hand is shown only to its player, behind the curtain.</source>
        <translation>Cada mão só é mostrada a quem joga com ela, atrás da cortina.</translation>
    </message>
    <message>
        <source>A paradox!</source>
        <translation>Um paradoxo!</translation>
    </message>
    <message>
        <source>After round {round} of {last}.</source>
        <translation>Depois da rodada {round} de {last}.</translation>
    </message>
    <message>
        <source>All four colours are open to it.</source>
        <translation>As quatro cores estão abertas para ela.</translation>
    </message>
    <message>
        <source>All tricks are played</source>
        <translation>Todas as vazas jogadas</translation>
    </message>
    <message>
        <source>Any colour may be led.</source>
        <translation>Você pode puxar qualquer cor.</translation>
    </message>
    <message>
        <source>As many rounds as players; the highest total wins.</source>
        <translation>Tantas rodadas quantos jogadores; vence o maior total.</translation>
    </message>
    <message>
        <source>Below {limit} this line turns amber.</source>
        <translation>Abaixo de {limit}, esta barra fica âmbar.</translation>
    </message>
    <message>
        <source>Bonus up to {limit}</source>
        <translation>Bônus até {limit}</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Carta {number}</translation>
    </message>
    <message>
        <source>Cat in the Box</source>
        <translation>Gato na Caixa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Colours still to declare</source>
        <translation>Cores que ainda pode declarar</translation>
    </message>
    <message>
        <source>Drag it to a lit cell; or a digit picks it, arrows move, Enter plays.</source>
        <translation>Arraste até uma casa acesa; ou um número escolhe, as setas movem e Enter joga.</translation>
    </message>
    <message>
        <source>Either way you give up {colour}.</source>
        <translation>De qualquer jeito você abre mão do {colour}.</translation>
    </message>
    <message>
        <source>Equal numbers need a colour each: many copies are a risk.</source>
        <translation>Números iguais precisam de uma cor cada: muitas cópias são um risco.</translation>
    </message>
    <message>
        <source>Every colour takes the trick so far.</source>
        <translation>Qualquer cor leva a vaza por enquanto.</translation>
    </message>
    <message>
        <source>Face down, before anybody predicts: it is out of the round.</source>
        <translation>Virada para baixo, antes das previsões: ela sai da rodada.</translation>
    </message>
    <message>
        <source>Face down, before the first trick: it is out of the round.</source>
        <translation>Virada para baixo, antes da primeira vaza: ela sai da rodada.</translation>
    </message>
    <message>
        <source>Finished rounds</source>
        <translation>Rodadas terminadas</translation>
    </message>
    <message>
        <source>First say how many tricks you will win.</source>
        <translation>Primeiro diga quantas vazas você vai ganhar.</translation>
    </message>
    <message>
        <source>First set one card of your hand aside.</source>
        <translation>Primeiro separe uma carta da sua mão.</translation>
    </message>
    <message>
        <source>For everybody.</source>
        <translation>Para todos.</translation>
    </message>
    <message>
        <source>For {name} each trick counts minus 1.</source>
        <translation>Para {name}, cada vaza vale menos 1.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Hint {number}: 1 to {count} choose, Esc closes</source>
        <translation>Dica {number}: 1 a {count} escolhem, Esc fecha</translation>
    </message>
    <message>
        <source>Hint: Esc closes it</source>
        <translation>Dica: Esc fecha</translation>
    </message>
    <message>
        <source>How it came to this</source>
        <translation>Como chegou a isso</translation>
    </message>
    <message>
        <source>How many tricks will you win?</source>
        <translation>Quantas vazas você vai ganhar?</translation>
    </message>
    <message>
        <source>How this round is scored</source>
        <translation>Como esta rodada é pontuada</translation>
    </message>
    <message numerus="yes">
        <source>If you win %n more trick(s)</source>
        <translation>
            <numerusform>Se você ganhar mais %n vaza</numerusform>
            <numerusform>Se você ganhar mais %n vazas</numerusform>
        </translation>
    </message>
    <message>
        <source>If you win no more than {limit}</source>
        <translation>Se você ganhar no máximo {limit}</translation>
    </message>
    <message>
        <source>If you win no more tricks</source>
        <translation>Se você não ganhar mais vazas</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>É a vez de {name}.</translation>
    </message>
    <message>
        <source>It was the last round.</source>
        <translation>Foi a última rodada.</translation>
    </message>
    <message>
        <source>Keeps room for its numbers and steers towards what it predicted.</source>
        <translation>Guarda espaço para os seus números e busca cumprir o que previu.</translation>
    </message>
    <message>
        <source>Knows how it goes, but every third card is played on a whim.</source>
        <translation>Sabe como se joga, mas uma em cada três cartas sai por capricho.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última vaza</translation>
    </message>
    <message>
        <source>More than {limit} tricks: no bonus</source>
        <translation>Mais de {limit} vazas: sem bônus</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>No colour takes the trick.</source>
        <translation>Nenhuma cor leva a vaza.</translation>
    </message>
    <message>
        <source>No other colour is left to you: you may lead red.</source>
        <translation>Não lhe resta outra cor: você pode puxar vermelho.</translation>
    </message>
    <message>
        <source>No paradox this time: everybody keeps one card.</source>
        <translation>Desta vez sem paradoxo: cada um fica com uma carta.</translation>
    </message>
    <message>
        <source>No prediction yet</source>
        <translation>Ainda sem previsão</translation>
    </message>
    <message>
        <source>No trick has been played in this round yet.</source>
        <translation>Nenhuma vaza foi jogada nesta rodada ainda.</translation>
    </message>
    <message>
        <source>Nobody sees it before the round&apos;s end.</source>
        <translation>Ninguém a vê antes do fim da rodada.</translation>
    </message>
    <message>
        <source>Not for {name}.</source>
        <translation>Não para {name}.</translation>
    </message>
    <message>
        <source>One card stays in your hand at the end: it is never played.</source>
        <translation>No fim, uma carta fica na mão: ela nunca é jogada.</translation>
    </message>
    <message>
        <source>One point a trick</source>
        <translation>Um ponto por vaza</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Fora da rodada</translation>
    </message>
    <message>
        <source>Paradox watch</source>
        <translation>Alerta de paradoxo</translation>
    </message>
    <message>
        <source>Pick a card</source>
        <translation>Escolha uma carta</translation>
    </message>
    <message>
        <source>Pick another card.</source>
        <translation>Escolha outra carta.</translation>
    </message>
    <message>
        <source>Plays out far more, and reads your prediction and the colours you gave up.</source>
        <translation>Simula muito mais, e lê a sua previsão e as cores de que você abriu mão.</translation>
    </message>
    <message>
        <source>Plays out how the round could go before it lays each card.</source>
        <translation>Antes de cada carta, simula como a rodada poderia seguir.</translation>
    </message>
    <message>
        <source>Predict {tricks}</source>
        <translation>Prever {tricks}</translation>
    </message>
    <message>
        <source>Predicted {count}</source>
        <translation>Previu {count}</translation>
    </message>
    <message>
        <source>Prediction met?</source>
        <translation>Previsão cumprida?</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Previsões</translation>
    </message>
    <message>
        <source>Red isn&apos;t broken yet: lead another colour.</source>
        <translation>O vermelho ainda não foi quebrado: puxe outra cor.</translation>
    </message>
    <message>
        <source>Research board</source>
        <translation>Tabuleiro de pesquisa</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Fim da rodada {round}</translation>
    </message>
    <message>
        <source>Round {round} of {last}</source>
        <translation>Rodada {round} de {last}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>See the board</source>
        <translation>Ver o tabuleiro</translation>
    </message>
    <message>
        <source>See the summary</source>
        <translation>Ver o resumo</translation>
    </message>
    <message>
        <source>Set one card aside</source>
        <translation>Separe uma carta</translation>
    </message>
    <message>
        <source>Set the {number} aside</source>
        <translation>Separar o {number}</translation>
    </message>
    <message>
        <source>Set the {number} aside?</source>
        <translation>Separar o {number}?</translation>
    </message>
    <message>
        <source>Setting aside</source>
        <translation>Separando cartas</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Mostrar de novo</translation>
    </message>
    <message>
        <source>Show the summary of round {round}</source>
        <translation>Mostrar o resumo da rodada {round}</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Takes the trick so far: {colours}.</source>
        <translation>Leva a vaza por enquanto: {colours}.</translation>
    </message>
    <message>
        <source>The bonus</source>
        <translation>O bônus</translation>
    </message>
    <message>
        <source>The hands are covered</source>
        <translation>As mãos estão cobertas</translation>
    </message>
    <message>
        <source>The last card of each hand is never played.</source>
        <translation>A última carta de cada mão nunca é jogada.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>The others have predicted {total} together, of {tricks}.</source>
        <translation>Os outros já previram {total} ao todo, de {tricks}.</translation>
    </message>
    <message>
        <source>The round stops</source>
        <translation>A rodada para</translation>
    </message>
    <message>
        <source>The tricks of round {round}</source>
        <translation>As vazas da rodada {round}</translation>
    </message>
    <message>
        <source>Then the largest group is added.</source>
        <translation>Então soma-se o maior grupo.</translation>
    </message>
    <message>
        <source>There are {tricks}.</source>
        <translation>São {tricks}.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Ver o resultado</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totais</translation>
    </message>
    <message>
        <source>Trick {number}: {name} won</source>
        <translation>Vaza {number}: {name} ganhou</translation>
    </message>
    <message>
        <source>Trick {trick}</source>
        <translation>Vaza {trick}</translation>
    </message>
    <message>
        <source>Trick {trick} goes to nobody; its tokens stay on the board.</source>
        <translation>A vaza {trick} não é de ninguém; as fichas dela ficam no tabuleiro.</translation>
    </message>
    <message>
        <source>Trick {trick} isn&apos;t played.</source>
        <translation>A vaza {trick} não é jogada.</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks}</source>
        <translation>Vaza {trick} de {tricks}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>Turned up at the start: they block cells of their numbers.</source>
        <translation>Abertas no início: bloqueiam casas dos seus números.</translation>
    </message>
    <message>
        <source>Turned up: {numbers}</source>
        <translation>Abertas: {numbers}</translation>
    </message>
    <message>
        <source>Up to {limit} tricks: plus the largest group.</source>
        <translation>Até {limit} vazas: mais o maior grupo.</translation>
    </message>
    <message>
        <source>Wait a moment: the trick is being shown.</source>
        <translation>Um momento: a vaza está sendo mostrada.</translation>
    </message>
    <message>
        <source>What everybody still held; the brown card was set aside</source>
        <translation>O que cada um ainda tinha; a carta marrom foi separada</translation>
    </message>
    <message>
        <source>Why not the other cells of column {number}?</source>
        <translation>Por que não as outras casas da coluna {number}?</translation>
    </message>
    <message>
        <source>Win exactly as many as you say, and your largest group counts as points.</source>
        <translation>Ganhe exatamente o que disser, e o seu maior grupo também vale pontos.</translation>
    </message>
    <message>
        <source>With none left on your turn it is a paradox.</source>
        <translation>Se na sua vez não sobrar nenhuma, é um paradoxo.</translation>
    </message>
    <message>
        <source>You decide the colour: promise your tricks and keep your word.</source>
        <translation>Você decide a cor: prometa vazas e cumpra a palavra.</translation>
    </message>
    <message>
        <source>You give up {colour}.</source>
        <translation>Você abre mão do {colour}.</translation>
    </message>
    <message>
        <source>You lead trick {trick}: pick a card</source>
        <translation>Você puxa a vaza {trick}: escolha uma carta</translation>
    </message>
    <message>
        <source>You lead: it is the colour of this trick.</source>
        <translation>Você puxa: será a cor desta vaza.</translation>
    </message>
    <message>
        <source>You set the {number} aside.</source>
        <translation>Você separou o {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n card(s)</source>
        <translation>
            <numerusform>Sua %n carta</numerusform>
            <numerusform>Suas %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A sua mão</translation>
    </message>
    <message>
        <source>Your prediction is missed</source>
        <translation>A sua previsão falhou</translation>
    </message>
    <message>
        <source>Your turn: pick a card</source>
        <translation>Sua vez: escolha uma carta</translation>
    </message>
    <message>
        <source>Your {number}</source>
        <translation>O seu {number}</translation>
    </message>
    <message>
        <source>Your {number} can&apos;t be played now</source>
        <translation>O seu {number} não pode ser jogado agora</translation>
    </message>
    <message>
        <source>Your {number}: which colour is it?</source>
        <translation>O seu {number}: de que cor é?</translation>
    </message>
    <message>
        <source>Your {number}: which colour?</source>
        <translation>O seu {number}: que cor?</translation>
    </message>
    <message>
        <source>a group of {size}</source>
        <translation>um grupo de {size}</translation>
    </message>
    <message>
        <source>a middling number neither wins nor loses for sure</source>
        <translation>um número médio não ganha nem perde com certeza</translation>
    </message>
    <message>
        <source>a paradox of yours in {percent} %</source>
        <translation>um paradoxo seu em {percent} %</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>na frente</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>blocked at the start</source>
        <translation>bloqueada no início</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>bonus: your group</source>
        <translation>bônus: o seu grupo</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>losango</translation>
    </message>
    <message>
        <source>doesn&apos;t take the trick</source>
        <translation>não leva a vaza</translation>
    </message>
    <message>
        <source>doesn&apos;t win the trick</source>
        <translation>não ganha a vaza</translation>
    </message>
    <message>
        <source>done</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>earns the bonus in {percent} %</source>
        <translation>ganha o bônus em {percent} %</translation>
    </message>
    <message>
        <source>free</source>
        <translation>livre</translation>
    </message>
    <message>
        <source>from 10 years</source>
        <translation>a partir de 10 anos</translation>
    </message>
    <message>
        <source>gave up {colour}</source>
        <translation>abriu mão do {colour}</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>group of {before} › {after}</source>
        <translation>grupo de {before} › {after}</translation>
    </message>
    <message>
        <source>group of {size}</source>
        <translation>grupo de {size}</translation>
    </message>
    <message>
        <source>group {size}</source>
        <translation>grupo {size}</translation>
    </message>
    <message>
        <source>is to choose</source>
        <translation>vai escolher</translation>
    </message>
    <message>
        <source>is to predict</source>
        <translation>vai prever</translation>
    </message>
    <message>
        <source>largest group</source>
        <translation>maior grupo</translation>
    </message>
    <message>
        <source>largest group {size}</source>
        <translation>maior grupo {size}</translation>
    </message>
    <message>
        <source>last to play</source>
        <translation>joga por último</translation>
    </message>
    <message>
        <source>led</source>
        <translation>puxou</translation>
    </message>
    <message>
        <source>may declare no colour</source>
        <translation>não pode declarar nenhuma cor</translation>
    </message>
    <message>
        <source>may declare {colours}</source>
        <translation>pode declarar {colours}</translation>
    </message>
    <message>
        <source>met</source>
        <translation>cumpriu</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>lua</translation>
    </message>
    <message>
        <source>next</source>
        <translation>a seguir</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>sem bônus</translation>
    </message>
    <message>
        <source>no prediction yet</source>
        <translation>ainda sem previsão</translation>
    </message>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jogou</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>previu</translation>
    </message>
    <message>
        <source>prediction met: your group</source>
        <translation>previsão cumprida: o seu grupo</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>red</source>
        <translation>vermelho</translation>
    </message>
    <message>
        <source>red isn&apos;t broken yet</source>
        <translation>o vermelho ainda não foi quebrado</translation>
    </message>
    <message>
        <source>square</source>
        <translation>quadrado</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrela</translation>
    </message>
    <message>
        <source>still a group of {size}</source>
        <translation>o grupo continua de {size}</translation>
    </message>
    <message>
        <source>taken by you</source>
        <translation>ocupada por você</translation>
    </message>
    <message>
        <source>taken by {name}</source>
        <translation>ocupada por {name}</translation>
    </message>
    <message>
        <source>takes the trick so far</source>
        <translation>leva a vaza por enquanto</translation>
    </message>
    <message>
        <source>the paradox</source>
        <translation>o paradoxo</translation>
    </message>
    <message>
        <source>then</source>
        <translation>depois</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>nesta rodada</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>vai jogar</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triângulo</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>vazas</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>trunfo</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>duas vezes</translation>
    </message>
    <message>
        <source>up to {limit}</source>
        <translation>até {limit}</translation>
    </message>
    <message>
        <source>wins the trick</source>
        <translation>ganha a vaza</translation>
    </message>
    <message>
        <source>wins the trick in {percent} %</source>
        <translation>ganha a vaza em {percent} %</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganhou</translation>
    </message>
    <message>
        <source>won {count}</source>
        <translation>ganhou {count}</translation>
    </message>
    <message>
        <source>won {won} of {predicted} predicted</source>
        <translation>ganhou {won} de {predicted} previstas</translation>
    </message>
    <message>
        <source>won {won}, bonus up to {limit}</source>
        <translation>ganhou {won}, bônus até {limit}</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarelo</translation>
    </message>
    <message>
        <source>you gave up {colour}</source>
        <translation>você abriu mão do {colour}</translation>
    </message>
    <message>
        <source>you give up {colour}</source>
        <translation>você abre mão do {colour}</translation>
    </message>
    <message numerus="yes">
        <source>you hold %n of them, and each needs a colour</source>
        <translation>
            <numerusform>você tem %n deles, e cada um precisa de uma cor</numerusform>
            <numerusform>você tem %n deles, e cada um precisa de uma cor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you still want %n trick(s)</source>
        <translation>
            <numerusform>você ainda quer %n vaza</numerusform>
            <numerusform>você ainda quer %n vazas</numerusform>
        </translation>
    </message>
    <message>
        <source>you want no more tricks</source>
        <translation>você não quer mais vazas</translation>
    </message>
    <message>
        <source>your hand is worth about {amount}</source>
        <translation>a sua mão vale cerca de {amount}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>sua vez</translation>
    </message>
    <message>
        <source>{cards} have {cells}.</source>
        <translation>{cards}: {cells}.</translation>
    </message>
    <message>
        <source>{cards}. {name} won.</source>
        <translation>{cards}. {name} ganhou.</translation>
    </message>
    <message>
        <source>{card}, selected</source>
        <translation>{card}, escolhida</translation>
    </message>
    <message>
        <source>{card}: no colour is open to it</source>
        <translation>{card}: nenhuma cor está aberta</translation>
    </message>
    <message>
        <source>{card}: {colours} open</source>
        <translation>{card}: abertas {colours}</translation>
    </message>
    <message>
        <source>{cell} is blocked: the card was turned up at the start.</source>
        <translation>{cell} está bloqueada: a carta foi aberta no início.</translation>
    </message>
    <message>
        <source>{cell} is taken by you, and you gave up {colour}.</source>
        <translation>{cell} está ocupada por você, e você abriu mão do {colour}.</translation>
    </message>
    <message>
        <source>{cell} is taken by you.</source>
        <translation>{cell} está ocupada por você.</translation>
    </message>
    <message>
        <source>{cell} is taken by {name}, and you gave up {colour}.</source>
        <translation>{cell} está ocupada por {name}, e você abriu mão do {colour}.</translation>
    </message>
    <message>
        <source>{cell} is taken by {name}.</source>
        <translation>{cell} está ocupada por {name}.</translation>
    </message>
    <message>
        <source>{cell}: blocked</source>
        <translation>{cell}: bloqueada</translation>
    </message>
    <message>
        <source>{cell}: free</source>
        <translation>{cell}: livre</translation>
    </message>
    <message>
        <source>{cell}: free, but you hold no {number}</source>
        <translation>{cell}: livre, mas você não tem nenhum {number}</translation>
    </message>
    <message>
        <source>{cell}: red isn&apos;t broken yet, so it can&apos;t be led.</source>
        <translation>{cell}: o vermelho ainda não foi quebrado, então não pode ser puxado.</translation>
    </message>
    <message>
        <source>{cell}: the token of {name}</source>
        <translation>{cell}: a ficha de {name}</translation>
    </message>
    <message>
        <source>{cell}: you gave up {colour}.</source>
        <translation>{cell}: você abriu mão do {colour}.</translation>
    </message>
    <message>
        <source>{colour} was led</source>
        <translation>cor puxada: {colour}</translation>
    </message>
    <message>
        <source>{colour} was led; another colour costs you {colour_too}.</source>
        <translation>{colour} foi a cor puxada; outra cor lhe custa o {colour_too}.</translation>
    </message>
    <message>
        <source>{colour} was led; you gave it up already.</source>
        <translation>{colour} foi a cor puxada; você já abriu mão dela.</translation>
    </message>
    <message>
        <source>{colour} {number}</source>
        <translation>{colour} {number}</translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation>{count} vezes</translation>
    </message>
    <message>
        <source>{name} ({sign})</source>
        <translation>{name} ({sign})</translation>
    </message>
    <message>
        <source>{name} declared {other} when {colour} was led: {colour} given up.</source>
        <translation>{name} declarou {other} quando a cor puxada era {colour}: perdeu o {colour}.</translation>
    </message>
    <message>
        <source>{name} filled {colour} {number}: nothing is left for the {number}.</source>
        <translation>{name} ocupou {colour} {number}: não sobra nada para o {number}.</translation>
    </message>
    <message>
        <source>{name} filled {colour} {number}: one cell left for the {number}.</source>
        <translation>{name} ocupou {colour} {number}: sobra uma casa para o {number}.</translation>
    </message>
    <message>
        <source>{name} holds {numbers}, and none of them can take a colour any more.</source>
        <translation>{name} tem {numbers}, e nenhuma dessas cartas pode mais ter cor.</translation>
    </message>
    <message>
        <source>{name} is ahead.</source>
        <translation>{name} está na frente.</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>A seguir: {name}.</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} puxa</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} começa</translation>
    </message>
    <message>
        <source>{name} starts round {round}.</source>
        <translation>{name} começa a rodada {round}.</translation>
    </message>
    <message>
        <source>{name} still held {cards} and had set aside {aside}</source>
        <translation>{name} ainda tinha {cards} e separou {aside}</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} ganhou</translation>
    </message>
    <message>
        <source>{name} won and leads</source>
        <translation>{name} ganhou e puxa</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{name}: {won}, and {bonus} for the group</source>
        <translation>{name}: {won}, e {bonus} pelo grupo</translation>
    </message>
    <message>
        <source>{name}: {won}, no bonus</source>
        <translation>{name}: {won}, sem bônus</translation>
    </message>
    <message>
        <source>{number} can&apos;t be predicted here: only {options}.</source>
        <translation>Aqui não dá para prever {number}: só {options}.</translation>
    </message>
    <message>
        <source>{number} of what?</source>
        <translation>{number} de quê?</translation>
    </message>
    <message>
        <source>{number} {colour}</source>
        <translation>{number} {colour}</translation>
    </message>
    <message>
        <source>{points} points so far</source>
        <translation>{points} pontos até agora</translation>
    </message>
    <message>
        <source>{points} points this round</source>
        <translation>{points} pontos nesta rodada</translation>
    </message>
    <message>
        <source>{round}: predictions</source>
        <translation>{round}: previsões</translation>
    </message>
    <message>
        <source>{round}: setting aside</source>
        <translation>{round}: separar cartas</translation>
    </message>
    <message>
        <source>{round}: trick {trick} of {tricks}</source>
        <translation>{round}: vaza {trick} de {tricks}</translation>
    </message>
    <message>
        <source>{taken}, and you gave up {colour}</source>
        <translation>{taken}, e você abriu mão do {colour}</translation>
    </message>
    <message>
        <source>{wanted}, {verdict}</source>
        <translation>{wanted}, {verdict}</translation>
    </message>
    <message>
        <source>{won} of {predicted} predicted</source>
        <translation>{won} de {predicted} previstas</translation>
    </message>
    <message>
        <source>{won} of {wanted}</source>
        <translation>{won} de {wanted}</translation>
    </message>
</context>
<context>
    <name>BoxCurtain</name>
    <message>
        <source>Next: lead the trick.</source>
        <translation>A seguir: puxar a vaza.</translation>
    </message>
    <message>
        <source>Next: play a card; {colour} was led.</source>
        <translation>A seguir: jogar uma carta; a cor puxada foi {colour}.</translation>
    </message>
    <message>
        <source>Next: predict your tricks.</source>
        <translation>A seguir: prever as suas vazas.</translation>
    </message>
    <message>
        <source>Next: set one card aside.</source>
        <translation>A seguir: separar uma carta.</translation>
    </message>
    <message>
        <source>Your hand is shown only while you choose, then the curtain falls again.</source>
        <translation>A sua mão só aparece enquanto você escolhe; depois a cortina desce de novo.</translation>
    </message>
</context>
<context>
    <name>BoxEnd</name>
    <message>
        <source>Groups on the board</source>
        <translation>Grupos no tabuleiro</translation>
    </message>
    <message>
        <source>Paradoxes</source>
        <translation>Paradoxos</translation>
    </message>
    <message>
        <source>Predictions met</source>
        <translation>Previsões cumpridas</translation>
    </message>
    <message>
        <source>Rounds with the bonus</source>
        <translation>Rodadas com bônus</translation>
    </message>
    <message>
        <source>Total after each round</source>
        <translation>Total depois de cada rodada</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation>Vazas ganhas</translation>
    </message>
    <message>
        <source>Who occupied what, over all rounds</source>
        <translation>Quem ocupou o quê, em todas as rodadas</translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>por %n ponto</numerusform>
            <numerusform>por %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>caused in round {rounds}</source>
        <translation>causado na rodada {rounds}</translation>
    </message>
    <message>
        <source>equal totals, and equal in the last round</source>
        <translation>totais iguais, e iguais na última rodada</translation>
    </message>
    <message>
        <source>equal totals: the last round decides</source>
        <translation>totais iguais: a última rodada decide</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>none caused</source>
        <translation>nenhum causado</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>rodada {round}</translation>
    </message>
    <message>
        <source>round {round}: {value}</source>
        <translation>rodada {round}: {value}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>início</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>{met} of {rounds}</source>
        <translation>{met} de {rounds}</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} dividem a vitória</translation>
    </message>
    <message>
        <source>{name} wins Cat in the Box</source>
        <translation>{name} vence Gato na Caixa</translation>
    </message>
</context>
<context>
    <name>BoxHelp</name>
    <message>
        <source>A missed prediction costs nothing else.</source>
        <translation>Uma previsão que falha não custa mais nada.</translation>
    </message>
    <message>
        <source>Another colour than the one led costs you the colour led.</source>
        <translation>Declarar outra cor que não a puxada custa a você a cor puxada.</translation>
    </message>
    <message>
        <source>Drag a card to a lit cell, or pick the card and then the cell.</source>
        <translation>Arraste uma carta até uma casa acesa, ou escolha a carta e depois a casa.</translation>
    </message>
    <message>
        <source>Equal numbers need a different colour each.</source>
        <translation>Números iguais precisam cada um de uma cor diferente.</translation>
    </message>
    <message>
        <source>It stays secret until the round&apos;s summary.</source>
        <translation>Ela fica em segredo até o resumo da rodada.</translation>
    </message>
    <message>
        <source>Keys: a digit picks the card, arrows move, Enter plays.</source>
        <translation>Teclas: um número escolhe a carta, as setas movem, Enter joga.</translation>
    </message>
    <message>
        <source>Meet your prediction exactly to score your largest group.</source>
        <translation>Cumpra a previsão exatamente para pontuar o seu maior grupo.</translation>
    </message>
    <message>
        <source>Met exactly, your largest group counts as points as well.</source>
        <translation>Cumprida exatamente, o seu maior grupo também vale pontos.</translation>
    </message>
    <message>
        <source>Pick a card and confirm: it is out of the round.</source>
        <translation>Escolha uma carta e confirme: ela sai da rodada.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Jogar uma carta</translation>
    </message>
    <message>
        <source>Predicting</source>
        <translation>A previsão</translation>
    </message>
    <message>
        <source>Red beats all. It can&apos;t be led before it is broken.</source>
        <translation>O vermelho ganha de todas. Não pode ser puxado antes de ser quebrado.</translation>
    </message>
    <message>
        <source>Say how many tricks you will win: {options}.</source>
        <translation>Diga quantas vazas você vai ganhar: {options}.</translation>
    </message>
    <message>
        <source>Setting a card aside</source>
        <translation>Separar uma carta</translation>
    </message>
    <message>
        <source>The log and the round buttons show how it went.</source>
        <translation>O registro e os botões das rodadas mostram como foi.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>Win at most {limit} tricks to score your largest group.</source>
        <translation>Ganhe no máximo {limit} vazas para pontuar o seu maior grupo.</translation>
    </message>
    <message>
        <source>Without a legal card on your turn you cause a paradox.</source>
        <translation>Sem carta possível na sua vez, você causa um paradoxo.</translation>
    </message>
</context>
<context>
    <name>BoxLog</name>
    <message>
        <source>A paradox! {name} can play none of {cards}.</source>
        <translation>Um paradoxo! {name} não pode jogar nenhuma destas: {cards}.</translation>
    </message>
    <message>
        <source>Round {round} begins with {name}.</source>
        <translation>A rodada {round} começa com {name}.</translation>
    </message>
    <message>
        <source>Round {round} is scored: {totals}.</source>
        <translation>Rodada {round} pontuada: {totals}.</translation>
    </message>
    <message>
        <source>The match is over. Won by {names}.</source>
        <translation>A partida acabou. Vitória de {names}.</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>Abertas: {cards}.</translation>
    </message>
    <message>
        <source>{name} played {number} and declared {colour}.</source>
        <translation>{name} jogou {number} e declarou {colour}.</translation>
    </message>
    <message>
        <source>{name} predicted {tricks}.</source>
        <translation>{name} previu {tricks}.</translation>
    </message>
    <message>
        <source>{name} set a card aside.</source>
        <translation>{name} separou uma carta.</translation>
    </message>
    <message>
        <source>{name} won the trick: {count} so far.</source>
        <translation>{name} ganhou a vaza: {count} até agora.</translation>
    </message>
    <message>
        <source>{played} That gives up {colour}.</source>
        <translation>{played} Com isso, perde o {colour}.</translation>
    </message>
</context>
<context>
    <name>BoxRefusal</name>
    <message>
        <source>Red isn&apos;t broken yet: it can&apos;t be led.</source>
        <translation>O vermelho ainda não foi quebrado: não pode ser puxado.</translation>
    </message>
    <message>
        <source>That isn&apos;t what is asked now.</source>
        <translation>Não é isso que se pede agora.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>There is no such colour.</source>
        <translation>Essa cor não existe.</translation>
    </message>
    <message>
        <source>You hold no {number}.</source>
        <translation>Você não tem nenhum {number}.</translation>
    </message>
    <message>
        <source>{cell} is blocked.</source>
        <translation>{cell} está bloqueada.</translation>
    </message>
    <message>
        <source>{cell} is taken by {name}.</source>
        <translation>{cell} está ocupada por {name}.</translation>
    </message>
    <message>
        <source>{cell}: you gave up {colour}.</source>
        <translation>{cell}: você abriu mão do {colour}.</translation>
    </message>
    <message>
        <source>{tricks} can&apos;t be predicted here: only {options}.</source>
        <translation>Aqui não dá para prever {tricks}: só {options}.</translation>
    </message>
</context>
<context>
    <name>BoxRules</name>
    <message>
        <source>A match has as many rounds as players. The highest total wins; with equal totals the last round decides, and then the win is shared.</source>
        <translation>A partida tem tantas rodadas quantos jogadores. Vence o maior total; se houver empate, decide a última rodada, e depois a vitória é dividida.</translation>
    </message>
    <message>
        <source>A missed prediction costs nothing else. Totals can be negative.</source>
        <translation>Uma previsão que falha não custa mais nada. O total pode ser negativo.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Uma rodada</translation>
    </message>
    <message>
        <source>But nothing exists twice. There is one cell for each colour and number on the research board, and each play puts a token on one. The board fills, colours are given up, and in the end somebody may hold cards that can&apos;t exist: a paradox.</source>
        <translation>Mas nada existe duas vezes. No tabuleiro de pesquisa há uma casa para cada cor e número, e cada jogada põe uma ficha em uma delas. O tabuleiro enche, cores se perdem e, no fim, alguém pode ter cartas que não podem existir: um paradoxo.</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Por número de jogadores</translation>
    </message>
    <message>
        <source>Each card is a box with a number. What colour is in it? Nobody knows until somebody plays it: whoever plays the card declares its colour.</source>
        <translation>Cada carta é uma caixa com um número. De que cor é o que está dentro? Ninguém sabe até que alguém a jogue: quem joga a carta declara a cor.</translation>
    </message>
    <message>
        <source>Equal numbers are dangerous: three 5s need three different colours that are still open. Play them early, or set one aside.</source>
        <translation>Números iguais são perigosos: três 5 precisam de três cores diferentes ainda abertas. Jogue-os cedo ou separe um.</translation>
    </message>
    <message>
        <source>Everybody looks at their hand and sets one card aside, face down. It is out of the round and stays secret until the round is over.</source>
        <translation>Cada um olha a sua mão e separa uma carta, virada para baixo. Ela sai da rodada e fica em segredo até o fim dela.</translation>
    </message>
    <message>
        <source>Everybody predicts (not with two players).</source>
        <translation>Todos fazem a previsão (menos com dois jogadores).</translation>
    </message>
    <message>
        <source>Everybody sets one card aside.</source>
        <translation>Cada um separa uma carta.</translation>
    </message>
    <message>
        <source>Giving up a colour closes a whole row for you. Count the cells that are left to your cards before you do it; the paradox watch counts along.</source>
        <translation>Perder uma cor fecha uma linha inteira para você. Antes, conte as casas que sobram para as suas cartas; o alerta de paradoxo conta junto.</translation>
    </message>
    <message>
        <source>Low cards in a colour nobody led lose for sure: the way out, once your prediction is met.</source>
        <translation>Cartas baixas em uma cor que ninguém puxou perdem com certeza: é a saída quando a sua previsão já está cumprida.</translation>
    </message>
    <message>
        <source>Minus one point for each trick, if you caused the paradox.</source>
        <translation>Menos um ponto por vaza, se você causou o paradoxo.</translation>
    </message>
    <message>
        <source>One card stays in each hand at the end of the round: it is never played.</source>
        <translation>No fim da rodada, uma carta fica em cada mão: ela nunca é jogada.</translation>
    </message>
    <message>
        <source>One point for each trick.</source>
        <translation>Um ponto por vaza.</translation>
    </message>
    <message>
        <source>Play a number from your hand and declare a colour. You may, if</source>
        <translation>Jogue um número da sua mão e declare uma cor. Você pode, se</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Jogar uma carta</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points; the next player to the left starts the next round.</source>
        <translation>Pontos; quem está à esquerda começa a próxima rodada.</translation>
    </message>
    <message>
        <source>Prediction met exactly: as many points as your largest group has tokens, connected by their sides. Rows don&apos;t go on round the edge.</source>
        <translation>Previsão cumprida exatamente: tantos pontos quantas fichas tem o seu maior grupo, ligadas pelos lados. As linhas não continuam do outro lado da borda.</translation>
    </message>
    <message>
        <source>Preparing a round</source>
        <translation>Preparar uma rodada</translation>
    </message>
    <message>
        <source>Red can&apos;t be led before it is broken: a token of a player must lie in the red row. If you have nothing but red to lead, you may, and that breaks it too.</source>
        <translation>O vermelho não pode ser puxado antes de ser quebrado: é preciso que haja a ficha de um jogador na linha vermelha. Se você só tem vermelho para puxar, pode, e isso também o quebra.</translation>
    </message>
    <message>
        <source>Red is trump: the highest red card wins. Without red, the highest card of the colour that was led wins. The winner leads the next trick.</source>
        <translation>O vermelho é trunfo: ganha a carta vermelha mais alta. Sem vermelho, ganha a carta mais alta da cor puxada. Quem ganha puxa a próxima vaza.</translation>
    </message>
    <message>
        <source>The bonus is often worth more than the tricks. Put your tokens side by side, across the rows too.</source>
        <translation>O bônus muitas vezes vale mais que as vazas. Ponha as suas fichas lado a lado, também de uma linha para outra.</translation>
    </message>
    <message>
        <source>The first colour of a trick is the one that was led. You never have to follow it. But whoever declares another colour gives up the colour that was led, for the rest of the round: they can&apos;t have had it, after all.</source>
        <translation>A primeira cor de uma vaza é a cor puxada. Você nunca é obrigado a segui-la. Mas quem declara outra cor abre mão da cor puxada pelo resto da rodada: afinal, não podia ter essa cor.</translation>
    </message>
    <message>
        <source>The idea</source>
        <translation>A ideia</translation>
    </message>
    <message>
        <source>The paradox</source>
        <translation>O paradoxo</translation>
    </message>
    <message>
        <source>The round stops at once. Nobody wins the unfinished trick, but its tokens stay on the board. Your tricks count minus one point each, and you get no bonus. The others score as usual.</source>
        <translation>A rodada para na hora. Ninguém ganha a vaza incompleta, mas as fichas dela ficam no tabuleiro. Cada vaza sua vale menos um ponto, e você não recebe bônus. Os outros pontuam normalmente.</translation>
    </message>
    <message>
        <source>Then, from the start player on, everybody predicts how many tricks they will win. The role of start player passes to the left each round.</source>
        <translation>Depois, a partir de quem começa, cada um prevê quantas vazas vai ganhar. A cada rodada, quem começa é o jogador à esquerda.</translation>
    </message>
    <message>
        <source>There are no predictions: whoever wins four tricks or fewer, and didn&apos;t cause the paradox, scores the bonus for the largest group. A match has two rounds.</source>
        <translation>Não há previsões: quem ganha quatro vazas ou menos, e não causou o paradoxo, recebe o bônus do maior grupo. A partida tem duas rodadas.</translation>
    </message>
    <message>
        <source>Three cards are turned up before anybody sets a card aside, two more stay unseen. Each number turned up blocks its green cell, a second one the yellow cell, a third one the blue cell. Blocked cells belong to nobody and never break red.</source>
        <translation>Três cartas são abertas antes que alguém separe uma, e outras duas ficam escondidas. Cada número aberto bloqueia a sua casa verde; o segundo igual, a amarela; o terceiro, a azul. Casas bloqueadas não são de ninguém e nunca quebram o vermelho.</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Tricks, until everybody holds one card or a paradox stops the round.</source>
        <translation>Vazas, até que cada um tenha uma carta ou um paradoxo pare a rodada.</translation>
    </message>
    <message>
        <source>Watch what the others gave up: somebody without red can&apos;t beat your red card.</source>
        <translation>Repare no que os outros perderam: quem não tem vermelho não ganha da sua carta vermelha.</translation>
    </message>
    <message>
        <source>When it is your turn and none of your cards can take any colour, you have caused a paradox. It can&apos;t be chosen: whoever can play must play.</source>
        <translation>Se é a sua vez e nenhuma das suas cartas pode ter cor alguma, você causou um paradoxo. Ele não pode ser escolhido: quem pode jogar tem de jogar.</translation>
    </message>
    <message>
        <source>Who wins a trick</source>
        <translation>Quem ganha a vaza</translation>
    </message>
    <message>
        <source>With two players</source>
        <translation>Com dois jogadores</translation>
    </message>
    <message>
        <source>cards each</source>
        <translation>cartas cada</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>números</translation>
    </message>
    <message>
        <source>players</source>
        <translation>jogadores</translation>
    </message>
    <message>
        <source>predictions</source>
        <translation>previsões</translation>
    </message>
    <message>
        <source>the cell of that colour and number is empty, and</source>
        <translation>a casa dessa cor e desse número está vazia, e</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>vazas</translation>
    </message>
    <message>
        <source>you haven&apos;t given that colour up in this round.</source>
        <translation>você não abriu mão dessa cor nesta rodada.</translation>
    </message>
</context>
<context>
    <name>BoxTable</name>
    <message>
        <source>A {number} goes into column {number}.</source>
        <translation>Um {number} vai na coluna {number}.</translation>
    </message>
    <message>
        <source>After this, no cell is left for your other cards: a paradox awaits you.</source>
        <translation>Depois disso, não sobra casa para as suas outras cartas: um paradoxo espera por você.</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>Escolher outra</translation>
    </message>
    <message>
        <source>First say how many tricks you will win.</source>
        <translation>Primeiro diga quantas vazas você vai ganhar.</translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation>Jogar mesmo assim</translation>
    </message>
    <message>
        <source>You hold no {number}.</source>
        <translation>Você não tem nenhum {number}.</translation>
    </message>
    <message>
        <source>Your {number} can&apos;t take a colour now.</source>
        <translation>O seu {number} não pode ter cor agora.</translation>
    </message>
    <message>
        <source>{cell}: you hold no {number}.</source>
        <translation>{cell}: você não tem nenhum {number}.</translation>
    </message>
</context>
<context>
    <name>BoxTip</name>
    <message>
        <source>High numbers win more often. With a middling hand, say little.</source>
        <translation>Números altos ganham mais. Com uma mão média, preveja pouco.</translation>
    </message>
    <message>
        <source>Look for a number that you hold three times or more: each copy needs another colour. Set one of them aside.</source>
        <translation>Procure um número que você tenha três vezes ou mais: cada cópia precisa de outra cor. Separe uma delas.</translation>
    </message>
    <message>
        <source>The lit cells are where your cards may go. Under each card you see which colours are still open to it.</source>
        <translation>As casas acesas são aquelas aonde as suas cartas podem ir. Embaixo de cada carta você vê as cores ainda abertas para ela.</translation>
    </message>
</context>
</TS>
