<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Alcatraz</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the row</source>
        <translation>
            <numerusform>%n carta na fileira</numerusform>
            <numerusform>%n cartas na fileira</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cat(s)</source>
        <translation>
            <numerusform>%n gato</numerusform>
            <numerusform>%n gatos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>%n círculo</numerusform>
            <numerusform>%n círculos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>A drawn card, face down</source>
        <translation>Uma carta comprada, virada para baixo</translation>
    </message>
    <message>
        <source>A hidden card.</source>
        <translation>Uma carta escondida.</translation>
    </message>
    <message>
        <source>A look at a hidden card lasts as long as you hold the key or the button.</source>
        <translation>Você só vê uma carta escondida enquanto segura a tecla ou o botão.</translation>
    </message>
    <message>
        <source>A tie after round 2</source>
        <translation>Empate depois da rodada 2</translation>
    </message>
    <message>
        <source>Blind trade</source>
        <translation>Troca às cegas</translation>
    </message>
    <message>
        <source>Bunk</source>
        <translation>Beliche</translation>
    </message>
    <message>
        <source>Cat card {value}</source>
        <translation>Carta de gato {value}</translation>
    </message>
    <message>
        <source>Change of guard</source>
        <translation>Troca da guarda</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Comprar uma carta</translation>
    </message>
    <message>
        <source>Freed by {name} in this round</source>
        <translation>Libertados por {name} nesta rodada</translation>
    </message>
    <message>
        <source>Freed in this round</source>
        <translation>Libertados nesta rodada</translation>
    </message>
    <message>
        <source>Lay this card face up on top of a card of your row. From then on only the top card counts; the one beneath is discarded with it and scores nothing.</source>
        <translation>Ponha esta carta, virada para cima, sobre uma carta da sua fileira. Daí em diante só vale a de cima; a de baixo é descartada com ela e não vale nada.</translation>
    </message>
    <message>
        <source>Look at one hidden card of another player.</source>
        <translation>Olhe uma carta escondida de outro jogador.</translation>
    </message>
    <message>
        <source>Look at one of your own hidden cards.</source>
        <translation>Olhe uma das suas cartas escondidas.</translation>
    </message>
    <message>
        <source>Meet an objective</source>
        <translation>Cumprir um objetivo</translation>
    </message>
    <message>
        <source>Next: look at one of your own cards. Its face shows only while you hold it.</source>
        <translation>A seguir: olhe uma das suas cartas. Ela só aparece enquanto você segura.</translation>
    </message>
    <message>
        <source>Next: the card that you have drawn. Decide about it, then the curtain may open for everybody.</source>
        <translation>A seguir: a carta que você comprou. Decida o que fazer com ela; depois a cortina se abre para todos.</translation>
    </message>
    <message>
        <source>Next: the card that you look at. Its face shows only while you hold it.</source>
        <translation>A seguir: a carta que você vai olhar. Ela só aparece enquanto você segura.</translation>
    </message>
    <message>
        <source>Next: your turn.</source>
        <translation>A seguir: a sua vez.</translation>
    </message>
    <message>
        <source>No cat is free yet.</source>
        <translation>Nenhum gato livre ainda.</translation>
    </message>
    <message>
        <source>Objective {number}</source>
        <translation>Objetivo {number}</translation>
    </message>
    <message>
        <source>Objectives: the sum that opens the door</source>
        <translation>Objetivos: a soma que abre a porta</translation>
    </message>
    <message>
        <source>One hidden card of yours changes places with one hidden card of another player. Nobody looks.</source>
        <translation>Uma carta escondida sua troca de lugar com uma carta escondida de outro jogador. Ninguém olha.</translation>
    </message>
    <message>
        <source>One open objective goes under its deck, and a new one is opened in its place.</source>
        <translation>Um objetivo aberto vai para baixo do baralho dele, e um novo é aberto no lugar.</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>Espiada</translation>
    </message>
    <message>
        <source>Rearrange</source>
        <translation>Rearranjo</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, lap {lap}</source>
        <translation>Rodada {round} de {rounds}, volta {lap}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: first look</source>
        <translation>Rodada {round} de {rounds}: primeira olhada</translation>
    </message>
    <message>
        <source>Somebody looked here: {names}.</source>
        <translation>Alguém olhou aqui: {names}.</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espião</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Monte, %n carta</numerusform>
            <numerusform>Monte, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>The card that you drew: a {value}</source>
        <translation>A carta que você comprou: {value}</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>The row of {name}</source>
        <translation>Fileira de {name}</translation>
    </message>
    <message>
        <source>The stock. You alone see the card that you draw from it.</source>
        <translation>O monte. Só você vê a carta que compra dele.</translation>
    </message>
    <message>
        <source>Two cards of your row change places, neighbours or not.</source>
        <translation>Duas cartas da sua fileira trocam de lugar, vizinhas ou não.</translation>
    </message>
    <message>
        <source>Two or three neighbours that add up to {number} open this door.</source>
        <translation>Duas ou três vizinhas que somam {number} abrem esta porta.</translation>
    </message>
    <message>
        <source>Under the bunk lies a hidden card: it scores nothing.</source>
        <translation>Debaixo do beliche há uma carta escondida: ela não vale nada.</translation>
    </message>
    <message>
        <source>Under the bunk lies a {value}: it scores nothing.</source>
        <translation>Debaixo do beliche há um {value}: não vale nada.</translation>
    </message>
    <message>
        <source>You see a {value}</source>
        <translation>Você vê um {value}</translation>
    </message>
    <message>
        <source>Your card {number}</source>
        <comment>in your row</comment>
        <translation>Sua carta {number}</translation>
    </message>
    <message>
        <source>Your row</source>
        <translation>Sua fileira</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>a {value}</source>
        <translation>um {value}</translation>
    </message>
    <message>
        <source>bunk</source>
        <comment>on a card: at most 11 letters</comment>
        <translation>beliche</translation>
    </message>
    <message>
        <source>card {number}</source>
        <translation>carta {number}</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>escolhido</translation>
    </message>
    <message>
        <source>decide about the card</source>
        <translation>decida sobre a carta</translation>
    </message>
    <message>
        <source>done</source>
        <translation>feito</translation>
    </message>
    <message>
        <source>done this turn</source>
        <translation>feito nesta vez</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>comprada</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>virada para baixo</translation>
    </message>
    <message>
        <source>from the stock or a pile</source>
        <translation>do monte ou de um descarte</translation>
    </message>
    <message>
        <source>holds a drawn card</source>
        <translation>tem uma carta comprada</translation>
    </message>
    <message>
        <source>if you like</source>
        <translation>se quiser</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>tecla {key}</translation>
    </message>
    <message>
        <source>lay it over a card: only the top counts</source>
        <translation>sobre uma carta: só vale a de cima</translation>
    </message>
    <message>
        <source>look at one of theirs</source>
        <translation>olhe uma carta de outro</translation>
    </message>
    <message>
        <source>look at one of your own</source>
        <translation>olhe uma carta sua</translation>
    </message>
    <message>
        <source>look at the card</source>
        <translation>olhe a carta</translation>
    </message>
    <message>
        <source>looks on</source>
        <translation>assiste</translation>
    </message>
    <message>
        <source>new guard</source>
        <comment>on a card: at most 11 letters</comment>
        <translation>nova guarda</translation>
    </message>
    <message>
        <source>no circle yet</source>
        <translation>nenhum círculo ainda</translation>
    </message>
    <message>
        <source>on top of another card</source>
        <translation>sobre outra carta</translation>
    </message>
    <message>
        <source>one hidden for one hidden, unseen</source>
        <translation>uma escondida por outra, sem olhar</translation>
    </message>
    <message>
        <source>one objective goes, one comes</source>
        <translation>um objetivo sai, outro entra</translation>
    </message>
    <message>
        <source>peek</source>
        <comment>on a card: at most 11 letters</comment>
        <translation>espiada</translation>
    </message>
    <message>
        <source>pile {number}</source>
        <translation>descarte {number}</translation>
    </message>
    <message>
        <source>rearrange</source>
        <comment>on a card: at most 11 letters</comment>
        <translation>rearranjo</translation>
    </message>
    <message>
        <source>row emptied</source>
        <translation>fileira vazia</translation>
    </message>
    <message>
        <source>seen by {names}</source>
        <translation>vista por {names}</translation>
    </message>
    <message>
        <source>spy</source>
        <comment>on a card: at most 11 letters</comment>
        <translation>espião</translation>
    </message>
    <message>
        <source>stock: {count}</source>
        <translation>monte: {count}</translation>
    </message>
    <message>
        <source>trade</source>
        <comment>on a card: at most 11 letters</comment>
        <translation>troca</translation>
    </message>
    <message>
        <source>two of yours change places</source>
        <translation>duas das suas trocam de lugar</translation>
    </message>
    <message>
        <source>with 2 or 3 neighbours</source>
        <translation>com 2 ou 3 vizinhas</translation>
    </message>
    <message>
        <source>your note: {value}</source>
        <translation>sua anotação: {value}</translation>
    </message>
    <message>
        <source>{card}. It has no ability.</source>
        <translation>{card}. Não tem habilidade.</translation>
    </message>
    <message>
        <source>{card}. {power}, only when just drawn: {what}</source>
        <translation>{card}. {power}, só na hora da compra: {what}</translation>
    </message>
    <message>
        <source>{count} in the row</source>
        <translation>{count} na fileira</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>the end of a list of names</comment>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>the end of a list of numbers</comment>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>{name} is on turn</source>
        <translation>É a vez de {name}</translation>
    </message>
    <message>
        <source>{name}, card {number}</source>
        <translation>{name}, carta {number}</translation>
    </message>
    <message>
        <source>{pile}: a {value} on top</source>
        <translation>{pile}: um {value} por cima</translation>
    </message>
    <message>
        <source>{sum}, for {objective}</source>
        <translation>{sum}, para {objective}</translation>
    </message>
</context>
<context>
    <name>AlcatrazAsk</name>
    <message>
        <source>A bunk lies there already.</source>
        <translation>Ali já há um beliche.</translation>
    </message>
    <message>
        <source>A new one is opened in its place.</source>
        <translation>Um novo é aberto no lugar.</translation>
    </message>
    <message>
        <source>Any two, face up or down. A bunk moves whole.</source>
        <translation>Duas quaisquer, abertas ou escondidas. Um beliche anda inteiro.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change objective {number}?</source>
        <translation>Trocar o objetivo {number}?</translation>
    </message>
    <message>
        <source>Choose a hidden card of yours and one of another player</source>
        <translation>Escolha uma carta escondida sua e uma de outro jogador</translation>
    </message>
    <message>
        <source>Choose one of your own face-down cards.</source>
        <translation>Escolha uma das suas cartas viradas para baixo.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard it on {pile}?</source>
        <translation>Pôr a carta no {pile}?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Fazer</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Comprar do monte</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Encerrar a vez</translation>
    </message>
    <message>
        <source>First decide about the card that you drew.</source>
        <translation>Primeiro decida o que fazer com a carta comprada.</translation>
    </message>
    <message>
        <source>First decide about the third round.</source>
        <translation>Primeiro decida sobre a terceira rodada.</translation>
    </message>
    <message>
        <source>First name the pile for what is discarded: D or F.</source>
        <translation>Antes, escolha o descarte para o que sair: D ou F.</translation>
    </message>
    <message>
        <source>First put back the card that you look at.</source>
        <translation>Primeiro devolva a carta que você está olhando.</translation>
    </message>
    <message>
        <source>Free them</source>
        <translation>Libertar</translation>
    </message>
    <message>
        <source>Free these {cats} with objective {number}?</source>
        <translation>Libertar estes {cats} com o objetivo {number}?</translation>
    </message>
    <message>
        <source>From now on only the bunk counts there.</source>
        <translation>Daqui em diante, ali só vale o beliche.</translation>
    </message>
    <message>
        <source>Hidden cards may be among them.</source>
        <translation>Pode haver cartas escondidas entre elas.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Segure para olhar</translation>
    </message>
    <message>
        <source>It goes back face down in its place.</source>
        <translation>Ela volta virada para baixo ao mesmo lugar.</translation>
    </message>
    <message>
        <source>It has no ability: swap it or discard it.</source>
        <translation>Não tem habilidade: troque ou descarte.</translation>
    </message>
    <message>
        <source>It is a tie. Do you want a third round?</source>
        <translation>Deu empate. Você quer uma terceira rodada?</translation>
    </message>
    <message>
        <source>It is played only if all who are tied agree.</source>
        <translation>Só acontece se todos os empatados concordarem.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>Its ability has nothing to work on now.</source>
        <translation>A habilidade não tem onde agir agora.</translation>
    </message>
    <message>
        <source>Its face shows only as long as you hold it. Remember it!</source>
        <translation>Ela só aparece enquanto você segura. Guarde na memória!</translation>
    </message>
    <message>
        <source>Lay it there</source>
        <translation>Pôr ali</translation>
    </message>
    <message>
        <source>Lay the bunk on {card}?</source>
        <translation>Pôr o beliche sobre a {card}?</translation>
    </message>
    <message>
        <source>Let {first} and {second} change places?</source>
        <translation>Trocar de lugar a {first} e a {second}?</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Olhar</translation>
    </message>
    <message>
        <source>Look at their {card}?</source>
        <translation>Olhar a {card} do outro?</translation>
    </message>
    <message>
        <source>Look at {card}?</source>
        <translation>Olhar a {card}?</translation>
    </message>
    <message>
        <source>Meet an objective, or end your turn</source>
        <translation>Cumpra um objetivo ou encerre a vez</translation>
    </message>
    <message>
        <source>Nothing can be done with this card now.</source>
        <translation>Nada pode ser feito com esta carta agora.</translation>
    </message>
    <message>
        <source>Nothing is left to do in this turn</source>
        <translation>Não há mais nada a fazer nesta vez</translation>
    </message>
    <message>
        <source>On which of your cards do you lay the bunk?</source>
        <translation>Sobre qual das suas cartas vai o beliche?</translation>
    </message>
    <message>
        <source>On which pile does the drawn card go?</source>
        <translation>Em qual descarte fica a carta comprada?</translation>
    </message>
    <message>
        <source>On which pile does the replaced card go?</source>
        <translation>Em qual descarte fica a carta substituída?</translation>
    </message>
    <message>
        <source>Only one, before the round begins.</source>
        <translation>Só uma, antes de começar a rodada.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jogar mais uma</translation>
    </message>
    <message>
        <source>Press and hold to see the card</source>
        <translation>Aperte e segure para ver a carta</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Put the {value} in place of {card}?</source>
        <translation>Pôr o {value} no lugar da {card}?</translation>
    </message>
    <message>
        <source>Share the win</source>
        <translation>Dividir a vitória</translation>
    </message>
    <message>
        <source>Stock or pile; or tap 2 or 3 neighbours of your row.</source>
        <translation>Do monte ou de um descarte; ou toque em 2 ou 3 vizinhas.</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Trocar</translation>
    </message>
    <message>
        <source>Swap it for {card}?</source>
        <translation>Trocar pela {card}?</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Tap 2 or 3 neighbours of your row, then the objective.</source>
        <translation>Toque em 2 ou 3 vizinhas da sua fileira e depois no objetivo.</translation>
    </message>
    <message>
        <source>Tap 2 or 3 neighbours that add up to an objective</source>
        <translation>Toque em 2 ou 3 vizinhas que somem um objetivo</translation>
    </message>
    <message>
        <source>Tap a door, or press Q, W or E.</source>
        <translation>Toque numa porta ou aperte Q, W ou E.</translation>
    </message>
    <message>
        <source>Tap a pile, or press D or F.</source>
        <translation>Toque num descarte ou aperte D ou F.</translation>
    </message>
    <message>
        <source>That card lies face up: choose a hidden one.</source>
        <translation>Essa carta está aberta: escolha uma escondida.</translation>
    </message>
    <message>
        <source>That doesn&apos;t fit what you want to do with the card.</source>
        <translation>Isso não combina com o que você quer fazer com a carta.</translation>
    </message>
    <message>
        <source>The drawn card goes on {pile}.</source>
        <translation>A carta comprada vai para o {pile}.</translation>
    </message>
    <message>
        <source>The drawn card is discarded.</source>
        <translation>A carta comprada é descartada.</translation>
    </message>
    <message>
        <source>The replaced card goes face up on {pile}.</source>
        <translation>A carta substituída fica aberta no {pile}.</translation>
    </message>
    <message>
        <source>The {value} lies face up in your row; the other goes on {pile}.</source>
        <translation>O {value} fica aberto na sua fileira; a outra vai para o {pile}.</translation>
    </message>
    <message>
        <source>They are turned up when you confirm.</source>
        <translation>Elas são viradas quando você confirmar.</translation>
    </message>
    <message>
        <source>They change places, and nobody looks.</source>
        <translation>Elas trocam de lugar, e ninguém olha.</translation>
    </message>
    <message>
        <source>This card has no ability.</source>
        <translation>Esta carta não tem habilidade.</translation>
    </message>
    <message>
        <source>Trade {card} unseen for theirs?</source>
        <translation>Trocar a {card} pela do outro, sem olhar?</translation>
    </message>
    <message>
        <source>Which hidden card of another player do you look at?</source>
        <translation>Qual carta escondida de outro jogador você quer olhar?</translation>
    </message>
    <message>
        <source>Which objective do these {cats} meet?</source>
        <translation>Qual objetivo estes {cats} cumprem?</translation>
    </message>
    <message>
        <source>Which objective goes under its deck?</source>
        <translation>Qual objetivo vai para baixo do baralho?</translation>
    </message>
    <message>
        <source>Which of your cards do you want to look at?</source>
        <translation>Qual das suas cartas você quer olhar?</translation>
    </message>
    <message>
        <source>Which of your cards does it replace?</source>
        <translation>Qual das suas cartas ela substitui?</translation>
    </message>
    <message>
        <source>Which of your cards makes room for the {value}?</source>
        <translation>Qual das suas cartas dá lugar ao {value}?</translation>
    </message>
    <message>
        <source>Which of your hidden cards do you look at?</source>
        <translation>Qual das suas cartas escondidas você quer olhar?</translation>
    </message>
    <message>
        <source>Which two of your cards change places?</source>
        <translation>Quais duas das suas cartas trocam de lugar?</translation>
    </message>
    <message>
        <source>You can only use cards of your own row here.</source>
        <translation>Aqui só valem cartas da sua fileira.</translation>
    </message>
    <message>
        <source>You drew a {value}: what will you do with it?</source>
        <translation>Você comprou um {value}: o que vai fazer?</translation>
    </message>
    <message>
        <source>You have drawn already. Tap 2 or 3 neighbours to meet an objective.</source>
        <translation>Você já comprou. Toque em 2 ou 3 vizinhas para cumprir um objetivo.</translation>
    </message>
    <message>
        <source>You have drawn in this turn already.</source>
        <translation>Você já comprou nesta vez.</translation>
    </message>
    <message>
        <source>Your row is too short to meet an objective.</source>
        <translation>Sua fileira é curta demais para cumprir um objetivo.</translation>
    </message>
    <message>
        <source>Your row stays as it is.</source>
        <translation>Sua fileira fica como está.</translation>
    </message>
    <message>
        <source>Your turn: draw a card, or meet an objective</source>
        <translation>Sua vez: compre uma carta ou cumpra um objetivo</translation>
    </message>
    <message>
        <source>Yours lies face down; the replaced one goes face up.</source>
        <translation>A sua fica virada para baixo; a substituída fica aberta.</translation>
    </message>
</context>
<context>
    <name>AlcatrazEnd</name>
    <message>
        <source>Cats freed, turn by turn</source>
        <translation>Gatos libertados, vez a vez</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Círculos</translation>
    </message>
    <message>
        <source>Ringed: a round in which the row was emptied.</source>
        <translation>Com anel: rodada em que a fileira foi esvaziada.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number}, %n lap(s)</source>
        <translation>
            <numerusform>Rodada {number}, %n volta</numerusform>
            <numerusform>Rodada {number}, %n voltas</numerusform>
        </translation>
    </message>
    <message>
        <source>a tie in points and circles</source>
        <translation>empate em pontos e em círculos</translation>
    </message>
    <message>
        <source>a tie in points: more circles decide</source>
        <translation>empate em pontos: decidem os círculos</translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>por %n ponto</numerusform>
            <numerusform>por %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>decided in a third round</source>
        <translation>decidido numa terceira rodada</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>rodada {number}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>início</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} dividem a vitória</translation>
    </message>
    <message>
        <source>{name} outwits Alcatraz</source>
        <translation>{name} escapou de Alcatraz</translation>
    </message>
    <message>
        <source>{points}, row emptied</source>
        <translation>{points}, fileira vazia</translation>
    </message>
</context>
<context>
    <name>AlcatrazHelp</name>
    <message>
        <source>A bunk isn&apos;t discarded: it is laid on a card.</source>
        <translation>O beliche não é descartado: é posto sobre uma carta.</translation>
    </message>
    <message>
        <source>A card in the middle of your row is part of more threes than one at the end.</source>
        <translation>Uma carta do meio da fileira entra em mais trios do que uma da ponta.</translation>
    </message>
    <message>
        <source>A first look</source>
        <translation>A primeira olhada</translation>
    </message>
    <message>
        <source>A third round?</source>
        <translation>Uma terceira rodada?</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Uma vez de jogar</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing but the cards: sometimes it is worth it.</source>
        <translation>Errar só custa as cartas: às vezes vale a pena arriscar.</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>All who are tied are asked in turn.</source>
        <translation>Todos os empatados são perguntados, um a um.</translation>
    </message>
    <message>
        <source>An ability works only on a card that you have just drawn from the stock. Then the card is discarded; only a bunk stays.</source>
        <translation>A habilidade só vale numa carta que você acabou de comprar do monte. Depois a carta é descartada; só o beliche fica.</translation>
    </message>
    <message>
        <source>An eye on a card tells everybody that somebody looked.</source>
        <translation>Um olho na carta mostra a todos que alguém olhou.</translation>
    </message>
    <message>
        <source>Choose one face-down card of your row.</source>
        <translation>Escolha uma carta virada para baixo da sua fileira.</translation>
    </message>
    <message>
        <source>Draw from the stock: swap the card, use its ability, or discard it.</source>
        <translation>Compre do monte: troque a carta, use a habilidade ou descarte.</translation>
    </message>
    <message>
        <source>Each part may be left out.</source>
        <translation>Cada parte pode ser pulada.</translation>
    </message>
    <message>
        <source>Everything may be left out. An empty row earns a circle and ends the round with this lap.</source>
        <translation>Tudo pode ser pulado. Uma fileira vazia ganha um círculo e encerra a rodada ao fim desta volta.</translation>
    </message>
    <message>
        <source>First draw a card, from the stock or a pile.</source>
        <translation>Primeiro compre uma carta, do monte ou de um descarte.</translation>
    </message>
    <message>
        <source>Hidden cards may be among them: they are turned up.</source>
        <translation>Pode haver cartas escondidas entre elas: elas são viradas.</translation>
    </message>
    <message>
        <source>Keys of this table</source>
        <translation>Teclas desta mesa</translation>
    </message>
    <message>
        <source>Looking at a card</source>
        <translation>Olhar uma carta</translation>
    </message>
    <message>
        <source>Low numbers have few uses in a row, but their abilities help.</source>
        <translation>Números baixos ajudam pouco na fileira, mas as habilidades deles são úteis.</translation>
    </message>
    <message>
        <source>No two of the cards may add up to 0: −1 with 1, −2 with 2.</source>
        <translation>Nenhum par das cartas pode somar 0: −1 com 1, −2 com 2.</translation>
    </message>
    <message>
        <source>Objectives: 5 to 20 once each, 8 to 15 a second time. No card is 0.</source>
        <translation>Objetivos: de 5 a 20 uma vez cada, de 8 a 15 mais uma vez. Nenhuma carta vale 0.</translation>
    </message>
    <message>
        <source>Or just discard it. You always name the pile.</source>
        <translation>Ou só descarte. Você sempre escolhe o descarte.</translation>
    </message>
    <message>
        <source>Or take the top of a pile: it lies face up in your row, the replaced card goes on that pile.</source>
        <translation>Ou pegue a de cima de um descarte: ela fica aberta na sua fileira, e a substituída vai para esse mesmo descarte.</translation>
    </message>
    <message>
        <source>Or use its ability, and it is discarded.</source>
        <translation>Ou use a habilidade, e a carta é descartada.</translation>
    </message>
    <message>
        <source>Press and hold the card or the button, or hold key P.</source>
        <translation>Aperte e segure a carta ou o botão, ou segure a tecla P.</translation>
    </message>
    <message>
        <source>Say the number to yourself: the card won&apos;t show it again.</source>
        <translation>Repita o número para você: a carta não vai mostrá-lo de novo.</translation>
    </message>
    <message>
        <source>Swap: it goes face down into your row; the replaced card goes on a pile.</source>
        <translation>Trocar: ela entra na sua fileira virada para baixo; a substituída vai para um descarte.</translation>
    </message>
    <message>
        <source>The card that you drew</source>
        <translation>A carta que você comprou</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>As cartas</translation>
    </message>
    <message>
        <source>The first no ends the match: they share the win.</source>
        <translation>O primeiro não encerra a partida: a vitória é dividida.</translation>
    </message>
    <message>
        <source>Then it lies face down again, in its place.</source>
        <translation>Depois ela fica de novo virada para baixo, no mesmo lugar.</translation>
    </message>
    <message>
        <source>Then meet an objective with 2 or 3 neighbours. Right: 1 point a card. Wrong: they are discarded, and as many new ones come.</source>
        <translation>Depois cumpra um objetivo com 2 ou 3 vizinhas. Certo: 1 ponto por carta. Errado: elas são descartadas e vêm outras tantas.</translation>
    </message>
    <message>
        <source>Then you may meet an objective: tap 2 or 3 neighbours of your row, the door, and the pile for what is discarded.</source>
        <translation>Depois você pode cumprir um objetivo: toque em 2 ou 3 vizinhas da fileira, na porta e no descarte para o que sair.</translation>
    </message>
    <message>
        <source>Three cards score more than two. Which number would complete a sum in your row?</source>
        <translation>Três cartas valem mais que duas. Que número completaria uma soma na sua fileira?</translation>
    </message>
    <message>
        <source>With five players there is one more of each number from −2 to 8.</source>
        <translation>Com cinco jogadores há mais uma carta de cada número de −2 a 8.</translation>
    </message>
    <message>
        <source>You see it once, for as long as you hold it.</source>
        <translation>Você a vê uma vez, enquanto segurar.</translation>
    </message>
    <message>
        <source>a card of your row</source>
        <translation>uma carta da sua fileira</translation>
    </message>
    <message>
        <source>a drawn card: swap, use, discard</source>
        <translation>carta comprada: trocar, usar, descartar</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>encerrar a vez</translation>
    </message>
    <message>
        <source>hold: see the card that you look at</source>
        <translation>segure: ver a carta que você olha</translation>
    </message>
    <message>
        <source>read the piles</source>
        <translation>ler os descartes</translation>
    </message>
    <message>
        <source>remember for me: on, off</source>
        <translation>lembrar por mim: ligar, desligar</translation>
    </message>
    <message>
        <source>stock, pile 1, pile 2</source>
        <translation>monte, descarte 1, descarte 2</translation>
    </message>
    <message>
        <source>the objectives</source>
        <translation>os objetivos</translation>
    </message>
    <message>
        <source>“Put it back” ends the look for good.</source>
        <translation>“Devolver” encerra a olhada de vez.</translation>
    </message>
</context>
<context>
    <name>AlcatrazHint</name>
    <message>
        <source>1 to {count} choose, Enter does it.</source>
        <translation>1 a {count} escolhem, Enter faz.</translation>
    </message>
    <message>
        <source>By what everybody can see</source>
        <translation>Pelo que todos podem ver</translation>
    </message>
    <message>
        <source>Change objective {number}</source>
        <translation>Troque o objetivo {number}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Discard the card</source>
        <translation>Descarte a carta</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Fazer isso</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Compre do monte</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Encerre a vez</translation>
    </message>
    <message>
        <source>Enter does it.</source>
        <translation>Enter faz.</translation>
    </message>
    <message>
        <source>Exchange {first} and {second}</source>
        <translation>Troque a {first} com a {second}</translation>
    </message>
    <message>
        <source>Free cards {first} to {last} with {number}</source>
        <translation>Liberte as cartas {first} a {last} com {number}</translation>
    </message>
    <message>
        <source>Lay the bunk on {card}</source>
        <translation>Ponha o beliche sobre a {card}</translation>
    </message>
    <message>
        <source>Look at {card}</source>
        <translation>Olhe a {card}</translation>
    </message>
    <message>
        <source>Spy on {card} of {name}</source>
        <translation>Espie a {card} de {name}</translation>
    </message>
    <message>
        <source>Swap {card}</source>
        <translation>Troque a {card}</translation>
    </message>
    <message>
        <source>Take the {value} for {card}</source>
        <translation>Pegue o {value} no lugar da {card}</translation>
    </message>
    <message>
        <source>Trade {card} for {theirs} of {name}</source>
        <translation>Troque a {card} pela {theirs} de {name}</translation>
    </message>
    <message>
        <source>What a good memory would do</source>
        <translation>O que uma boa memória faria</translation>
    </message>
    <message>
        <source>another no longer knows a card of their row</source>
        <translation>outro deixa de conhecer uma carta da própria fileira</translation>
    </message>
    <message>
        <source>it frees {cats} now</source>
        <translation>liberta {cats} agora</translation>
    </message>
    <message>
        <source>right with a chance of {percent} %</source>
        <translation>certo com {percent} % de chance</translation>
    </message>
    <message>
        <source>the next draw fits in {percent} %</source>
        <translation>a próxima compra serve em {percent} %</translation>
    </message>
    <message>
        <source>the next player finds less on the piles</source>
        <translation>o próximo acha menos nos descartes</translation>
    </message>
    <message>
        <source>the row is empty then, and the round ends</source>
        <translation>a fileira fica vazia, e a rodada acaba</translation>
    </message>
    <message>
        <source>then a claim that is right with {percent} %</source>
        <translation>depois um pedido certo com {percent} % de chance</translation>
    </message>
    <message>
        <source>then {cats} can be freed</source>
        <translation>depois dá para libertar {cats}</translation>
    </message>
    <message>
        <source>you learn a card</source>
        <translation>você conhece mais uma carta</translation>
    </message>
    <message>
        <source>{chance} to win</source>
        <translation>{chance} de vencer</translation>
    </message>
</context>
<context>
    <name>AlcatrazLog</name>
    <message>
        <source>Objective {number} is opened.</source>
        <translation>O objetivo {number} é aberto.</translation>
    </message>
    <message>
        <source>Round {number} begins; {name} plays first.</source>
        <translation>Começa a rodada {number}; quem abre é {name}.</translation>
    </message>
    <message>
        <source>Round {number} ends: {points}.</source>
        <translation>Fim da rodada {number}: {points}.</translation>
    </message>
    <message>
        <source>The objectives that were met are shuffled again.</source>
        <translation>Os objetivos cumpridos são embaralhados de novo.</translation>
    </message>
    <message>
        <source>The piles are shuffled into a new stock.</source>
        <translation>Os descartes são embaralhados e formam um novo monte.</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} dividem a vitória.</translation>
    </message>
    <message>
        <source>{name} changed the guard: objective {old} went, {new} came.</source>
        <translation>{name} trocou a guarda: saiu o objetivo {old}, entrou o {new}.</translation>
    </message>
    <message>
        <source>{name} discarded a drawn {value} on {pile}.</source>
        <translation>{name} descartou um {value} comprado no {pile}.</translation>
    </message>
    <message>
        <source>{name} emptied the row and earns a circle.</source>
        <translation>{name} esvaziou a fileira e ganha um círculo.</translation>
    </message>
    <message>
        <source>{name} freed {cats} with objective {objective}: {sum}.</source>
        <translation>{name} libertou {cats} com o objetivo {objective}: {sum}.</translation>
    </message>
    <message>
        <source>{name} laid a bunk on {card}.</source>
        <translation>{name} pôs um beliche sobre a {card}.</translation>
    </message>
    <message>
        <source>{name} let {first} and {second} change places.</source>
        <translation>{name} trocou de lugar a {first} e a {second}.</translation>
    </message>
    <message>
        <source>{name} looked at {card} of their own row.</source>
        <translation>{name} olhou a {card} da própria fileira.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} passou.</translation>
    </message>
    <message>
        <source>{name} peeked at {card} of their own row.</source>
        <translation>{name} espiou a {card} da própria fileira.</translation>
    </message>
    <message>
        <source>{name} spied on {card} of {other}.</source>
        <translation>{name} espionou a {card} de {other}.</translation>
    </message>
    <message>
        <source>{name} swapped a drawn card for {card}; {cards} went to {pile}.</source>
        <translation>{name} pôs uma carta comprada no lugar da {card}; para o {pile}: {cards}.</translation>
    </message>
    <message>
        <source>{name} took the {value} from {pile} for {card}; away went {cards}.</source>
        <translation>{name} pegou o {value} do {pile} no lugar da {card}; saiu: {cards}.</translation>
    </message>
    <message>
        <source>{name} traded {card} unseen for {theirs} of {other}.</source>
        <translation>{name} trocou a {card} às cegas pela {theirs} de {other}.</translation>
    </message>
    <message>
        <source>{name} tried objective {objective} in vain: {sum} is {total}.</source>
        <translation>{name} tentou o objetivo {objective} em vão: {sum} dá {total}.</translation>
    </message>
    <message>
        <source>{name} tried objective {objective} with {sum}, but a pair adds up to 0.</source>
        <translation>{name} tentou o objetivo {objective} com {sum}, mas um par soma 0.</translation>
    </message>
    <message>
        <source>{name} wants a third round.</source>
        <translation>{name} quer uma terceira rodada.</translation>
    </message>
    <message>
        <source>{name} wants no third round.</source>
        <translation>{name} não quer uma terceira rodada.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>Vitória de {name}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name} {points} and a circle</source>
        <translation>{name} {points} e um círculo</translation>
    </message>
    <message>
        <source>{sum}, but a pair adds up to 0</source>
        <translation>{sum}, mas um par soma 0</translation>
    </message>
    <message>
        <source>{sum}, not {objective}</source>
        <translation>{sum}, e não {objective}</translation>
    </message>
    <message>
        <source>{sum}: free!</source>
        <translation>{sum}: livres!</translation>
    </message>
</context>
<context>
    <name>AlcatrazNo</name>
    <message>
        <source>A bunk lies there already.</source>
        <translation>Ali já há um beliche.</translation>
    </message>
    <message>
        <source>Choose another player who plays this round.</source>
        <translation>Escolha outro jogador que esteja nesta rodada.</translation>
    </message>
    <message>
        <source>Choose two different cards.</source>
        <translation>Escolha duas cartas diferentes.</translation>
    </message>
    <message>
        <source>Choose two or three neighbours.</source>
        <translation>Escolha duas ou três vizinhas.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>Objective {number} isn&apos;t open.</source>
        <translation>O objetivo {number} não está aberto.</translation>
    </message>
    <message>
        <source>That can&apos;t be done now.</source>
        <translation>Isso não pode ser feito agora.</translation>
    </message>
    <message>
        <source>That card lies face up: choose a hidden one.</source>
        <translation>Essa carta está aberta: escolha uma escondida.</translation>
    </message>
    <message>
        <source>The card that you drew hasn&apos;t that ability.</source>
        <translation>A carta que você comprou não tem essa habilidade.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>There are two piles: 1 and 2.</source>
        <translation>Há dois descartes: 1 e 2.</translation>
    </message>
    <message>
        <source>There is no such card in that row.</source>
        <translation>Não há essa carta nessa fileira.</translation>
    </message>
    <message>
        <source>This match can only be looked at.</source>
        <translation>Esta partida só pode ser vista.</translation>
    </message>
</context>
<context>
    <name>AlcatrazPanel</name>
    <message>
        <source>A first look</source>
        <translation>A primeira olhada</translation>
    </message>
    <message>
        <source>A third round alone decides, among the tied</source>
        <translation>Só uma terceira rodada decide, entre os empatados</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Discard: your row stays as it is</source>
        <translation>Descartar: sua fileira fica como está</translation>
    </message>
    <message>
        <source>Draw from the stock: swap it, use it, or discard it</source>
        <translation>Compre do monte: troque, use ou descarte</translation>
    </message>
    <message>
        <source>For your eyes only</source>
        <translation>Só para os seus olhos</translation>
    </message>
    <message>
        <source>Hold the card, the button, or key P.</source>
        <translation>Segure a carta, o botão ou a tecla P.</translation>
    </message>
    <message>
        <source>Its face shows only while you hold it down</source>
        <translation>Ela só aparece enquanto você segura</translation>
    </message>
    <message>
        <source>Memory is the game: nobody reminds you</source>
        <translation>O jogo é de memória: ninguém vai lembrar você</translation>
    </message>
    <message>
        <source>Never together: 1 with −1, 2 with −2</source>
        <translation>Nunca juntos: 1 com −1, 2 com −2</translation>
    </message>
    <message>
        <source>Only the tied play the third round.</source>
        <translation>Só os empatados jogam a terceira rodada.</translation>
    </message>
    <message>
        <source>Or take the top of a pile, face up into your row</source>
        <translation>Ou pegue a de cima de um descarte, aberta</translation>
    </message>
    <message>
        <source>Others see only that you looked here</source>
        <translation>Os outros só veem que você olhou aqui</translation>
    </message>
    <message>
        <source>Right: {points}, an empty row and a circle</source>
        <translation>Certo: {points}, fileira vazia e um círculo</translation>
    </message>
    <message>
        <source>Right: {points}, one new card at the right end</source>
        <translation>Certo: {points} e uma carta nova na ponta direita</translation>
    </message>
    <message>
        <source>Round 2: {points}.</source>
        <translation>Rodada 2: {points}.</translation>
    </message>
    <message>
        <source>Swap: it goes face down into your row, for another card</source>
        <translation>Trocar: entra na sua fileira, virada para baixo, no lugar de outra</translation>
    </message>
    <message>
        <source>That earns a circle. The others end this lap.</source>
        <translation>Isso vale um círculo. Os outros terminam esta volta.</translation>
    </message>
    <message>
        <source>The card under the bunk scores nothing</source>
        <translation>A carta debaixo do beliche não vale nada</translation>
    </message>
    <message>
        <source>The first no ends it: the tied share the win</source>
        <translation>O primeiro não encerra tudo: os empatados dividem a vitória</translation>
    </message>
    <message>
        <source>The row of {name} is empty</source>
        <translation>A fileira de {name} está vazia</translation>
    </message>
    <message>
        <source>Then 2 or 3 neighbours may meet an objective</source>
        <translation>Depois, 2 ou 3 vizinhas podem cumprir um objetivo</translation>
    </message>
    <message>
        <source>What is discarded goes on {pile}</source>
        <translation>O que sair vai para o {pile}</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>O que você pode fazer</translation>
    </message>
    <message>
        <source>Which door do they open?</source>
        <translation>Qual porta elas abrem?</translation>
    </message>
    <message>
        <source>Will they open door {number}?</source>
        <translation>Elas abrem a porta {number}?</translation>
    </message>
    <message>
        <source>Wrong: they are discarded, as many new ones come</source>
        <translation>Errado: são descartadas e vêm outras tantas</translation>
    </message>
    <message>
        <source>You drew a {value}</source>
        <translation>Você comprou um {value}</translation>
    </message>
    <message>
        <source>You see one of your cards now, and no other.</source>
        <translation>Agora você vê uma das suas cartas, e mais nenhuma.</translation>
    </message>
    <message>
        <source>{name} looks on</source>
        <translation>{name} assiste</translation>
    </message>
    <message>
        <source>{power}: {what}</source>
        <translation>{power}: {what}</translation>
    </message>
</context>
<context>
    <name>AlcatrazRules</name>
    <message>
        <source>3 objectives are opened, and 2 cards begin the discard piles.</source>
        <translation>3 objetivos são abertos, e 2 cartas começam os descartes.</translation>
    </message>
    <message>
        <source>A new guard can take away the very objective that another player waits for.</source>
        <translation>Uma nova guarda pode levar embora justamente o objetivo que outro espera.</translation>
    </message>
    <message>
        <source>A round ends when a row is empty, once everybody has had the same number of turns.</source>
        <translation>A rodada acaba quando uma fileira fica vazia, assim que todos tiverem jogado o mesmo número de vezes.</translation>
    </message>
    <message>
        <source>A round of 60 laps ends as it stands.</source>
        <translation>Uma rodada com 60 voltas acaba como está.</translation>
    </message>
    <message>
        <source>A trade is best with a card that the other has looked at.</source>
        <translation>A troca é melhor com uma carta que o outro já olhou.</translation>
    </message>
    <message>
        <source>A turn has two parts, in this order, and each may be left out. The first is a draw:</source>
        <translation>Uma vez tem duas partes, nesta ordem, e cada uma pode ser pulada. A primeira é a compra:</translation>
    </message>
    <message>
        <source>A turn: meeting an objective</source>
        <translation>A vez: cumprir um objetivo</translation>
    </message>
    <message>
        <source>A turn: the draw</source>
        <translation>A vez: a compra</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>After two rounds the most points win; in a tie, more circles. Still tied: if all of the tied agree, a third round decides; else they share the win.</source>
        <translation>Depois de duas rodadas vence quem tem mais pontos; no empate, quem tem mais círculos. Ainda empatados: se todos concordarem, uma terceira rodada decide; senão, dividem a vitória.</translation>
    </message>
    <message>
        <source>Cards and objectives</source>
        <translation>Cartas e objetivos</translation>
    </message>
    <message>
        <source>Chance names the first player.</source>
        <translation>A sorte decide quem começa.</translation>
    </message>
    <message>
        <source>Dogs rule the world, and the cats sit in Alcatraz. Before you lies a row of four prisoners, face down. Two or three neighbours whose numbers add up to an open objective are free: 1 point for each cat.</source>
        <translation>Os cachorros mandam no mundo, e os gatos estão presos em Alcatraz. À sua frente há uma fileira de quatro prisioneiros, virados para baixo. Duas ou três cartas vizinhas que somam um objetivo aberto ficam livres: 1 ponto por gato.</translation>
    </message>
    <message>
        <source>Everybody gets a row of 4 face-down cards.</source>
        <translation>Cada um recebe uma fileira de 4 cartas viradas para baixo.</translation>
    </message>
    <message>
        <source>Everybody knows: what lies face up, how many cards a row has, points, and who looked where (an eye on the card).</source>
        <translation>Todos sabem: o que está aberto, quantas cartas há em cada fileira, os pontos e quem olhou onde (um olho na carta).</translation>
    </message>
    <message>
        <source>Everybody looks at one card of their row and puts it back face down.</source>
        <translation>Cada um olha uma carta da própria fileira e a devolve virada para baixo.</translation>
    </message>
    <message>
        <source>From a pile: its top card replaces a card of your row, face up; the replaced one goes face up on that same pile.</source>
        <translation>De um descarte: a carta de cima entra aberta na sua fileira; a substituída fica aberta nesse mesmo descarte.</translation>
    </message>
    <message>
        <source>From the stock: you alone see the card. Swap it for a card of your row (yours lies face down, the replaced one goes face up on a pile), use its ability and discard it, or just discard it.</source>
        <translation>Do monte: só você vê a carta. Troque-a por uma da sua fileira (a sua fica virada para baixo, a substituída fica aberta num descarte), use a habilidade e descarte, ou apenas descarte.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Name an open objective and 2 or 3 neighbours of your row, whether or not you have seen them. They are turned up.</source>
        <translation>Diga um objetivo aberto e 2 ou 3 vizinhas da sua fileira, vistas ou não. Elas são viradas.</translation>
    </message>
    <message>
        <source>No two of the cards may add up to 0: −1 with 1 or −2 with 2 makes a claim wrong.</source>
        <translation>Nenhum par pode somar 0: −1 com 1 ou −2 com 2 estraga a soma.</translation>
    </message>
    <message>
        <source>Only you know what you have seen. The screen shows a hidden card&apos;s face only while you hold it.</source>
        <translation>Só você sabe o que viu. A tela só mostra uma carta escondida enquanto você segura.</translation>
    </message>
    <message>
        <source>Right: keep them as points. The row closes up, and if a card is left in it, one new card comes to its right end, face down and unseen. Whoever empties the row is done for this round and earns a circle.</source>
        <translation>Certo: elas viram pontos. A fileira se fecha e, se sobrar carta, uma nova entra na ponta direita, virada para baixo e sem ser vista. Quem esvazia a fileira termina a rodada e ganha um círculo.</translation>
    </message>
    <message>
        <source>Rounds and the end</source>
        <translation>Rodadas e fim</translation>
    </message>
    <message>
        <source>Second round: all cards but those in rows that weren&apos;t emptied are shuffled, rows are filled up to 4, and everybody looks at one hidden card. Left of whoever emptied their row begins.</source>
        <translation>Segunda rodada: embaralham-se todas as cartas, menos as das fileiras que não foram esvaziadas; as fileiras voltam a ter 4, e cada um olha uma carta escondida. Começa quem está à esquerda de quem esvaziou a fileira.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>The idea</source>
        <translation>A ideia</translation>
    </message>
    <message>
        <source>Three cards score half as much again as two.</source>
        <translation>Três cartas valem uma vez e meia o que valem duas.</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Two, two and two free six cats from a row. Three and two are quicker, but free five.</source>
        <translation>Dois, dois e dois libertam seis gatos de uma fileira. Três e dois é mais rápido, mas liberta cinco.</translation>
    </message>
    <message>
        <source>Under a bunk lies a card that scores nothing:</source>
        <translation>Debaixo de um beliche há uma carta que não vale nada:</translation>
    </message>
    <message>
        <source>Watch what others take from a pile: it lies open in their row.</source>
        <translation>Repare no que os outros pegam dos descartes: fica aberto na fileira deles.</translation>
    </message>
    <message>
        <source>What everybody may know</source>
        <translation>O que todos podem saber</translation>
    </message>
    <message>
        <source>Wrong: they are discarded, and as many new ones come to the right end, unseen. The objective stays.</source>
        <translation>Errado: elas são descartadas, e outras tantas entram na ponta direita, sem serem vistas. O objetivo fica.</translation>
    </message>
    <message>
        <source>You name the pile before anything is turned up. A bunk that is replaced is discarded with the card beneath it.</source>
        <translation>Você escolhe o descarte antes que algo seja virado. Um beliche substituído é descartado com a carta de baixo.</translation>
    </message>
    <message>
        <source>You see your cards hardly ever. Remember what you saw, and where it lies.</source>
        <translation>Você quase nunca vê as suas cartas. Lembre-se do que viu e de onde está.</translation>
    </message>
    <message>
        <source>“Remember for me” notes on each card what you have seen: for children, and for learning. It is off at first, and each player has their own.</source>
        <translation>“Lembrar por mim” anota em cada carta o que você viu: para crianças e para aprender. Começa desligado, e cada jogador tem o seu.</translation>
    </message>
</context>
<context>
    <name>AlcatrazSide</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Agora há pouco</translation>
    </message>
    <message>
        <source>Never together: 1 with −1, 2 with −2. A pair that adds up to 0 opens no door.</source>
        <translation>Nunca juntos: 1 com −1, 2 com −2. Um par que soma 0 não abre porta nenhuma.</translation>
    </message>
    <message>
        <source>Notes on each card what you have seen there (key M)</source>
        <translation>Anota em cada carta o que você viu ali (tecla M)</translation>
    </message>
    <message>
        <source>Read the piles</source>
        <translation>Ler os descartes</translation>
    </message>
    <message>
        <source>Remember for me: off</source>
        <translation>Lembrar por mim: não</translation>
    </message>
    <message>
        <source>Remember for me: on</source>
        <translation>Lembrar por mim: sim</translation>
    </message>
    <message>
        <source>What the cards can do</source>
        <translation>O que as cartas fazem</translation>
    </message>
</context>
<context>
    <name>AlcatrazTable</name>
    <message>
        <source>All cards are shuffled but those in rows that weren&apos;t emptied. {name} begins.</source>
        <translation>Todas as cartas são embaralhadas, menos as das fileiras não esvaziadas. Quem começa é {name}.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Encerrar a vez</translation>
    </message>
    <message>
        <source>End your turn without doing anything?</source>
        <translation>Encerrar a vez sem fazer nada?</translation>
    </message>
    <message>
        <source>Freed in this round</source>
        <translation>Libertados nesta rodada</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>In the row</source>
        <translation>Na fileira</translation>
    </message>
    <message>
        <source>It is a tie. The tied are asked for a third round.</source>
        <translation>Deu empate. Os empatados decidem se há uma terceira rodada.</translation>
    </message>
    <message>
        <source>It is a {value}</source>
        <translation>É um {value}</translation>
    </message>
    <message>
        <source>Memory is the game: hints come only with “remember for me”.</source>
        <translation>O jogo é de memória: só há dicas com “lembrar por mim”.</translation>
    </message>
    <message>
        <source>No card lies here.</source>
        <translation>Não há carta aqui.</translation>
    </message>
    <message>
        <source>No cat is free yet.</source>
        <translation>Nenhum gato livre ainda.</translation>
    </message>
    <message>
        <source>Only on a person&apos;s own turn</source>
        <translation>Só na vez de uma pessoa</translation>
    </message>
    <message>
        <source>Pile {number}, newest first</source>
        <translation>Descarte {number}, da mais nova à mais velha</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>Fim da rodada {number}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>The discard piles</source>
        <translation>Os descartes</translation>
    </message>
    <message>
        <source>The row is empty.</source>
        <translation>A fileira está vazia.</translation>
    </message>
    <message>
        <source>The table of Cats of Alcatraz</source>
        <translation>A mesa de Gatos de Alcatraz</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Tentar</translation>
    </message>
    <message>
        <source>You see {sum}: that isn&apos;t {objective}. Try it all the same?</source>
        <translation>Você vê {sum}: não é {objective}. Tentar mesmo assim?</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>{points} até agora</translation>
    </message>
</context>
<context>
    <name>AlcatrazUi</name>
    <message>
        <source>2 to 5 players</source>
        <translation>2 a 5 jogadores</translation>
    </message>
    <message>
        <source>20 minutes</source>
        <translation>20 minutos</translation>
    </message>
    <message>
        <source>A claim that all can see is wrong</source>
        <translation>Uma tentativa que todos veem estar errada</translation>
    </message>
    <message>
        <source>Cats of Alcatraz</source>
        <translation>Gatos de Alcatraz</translation>
    </message>
    <message>
        <source>Ending a turn in which nothing was done</source>
        <translation>Encerrar uma vez sem ter feito nada</translation>
    </message>
    <message>
        <source>Forgets nothing, and works out what each move is worth.</source>
        <translation>Não esquece nada, e calcula quanto vale cada jogada.</translation>
    </message>
    <message>
        <source>Looks two turns ahead, races for the end, and leaves nothing for you.</source>
        <translation>Pensa dois turnos à frente, corre para o fim e não deixa nada para você.</translation>
    </message>
    <message>
        <source>Remember, add up, and set them free.</source>
        <translation>Lembre, some e liberte todos.</translation>
    </message>
    <message>
        <source>Remembers what it saw, but forgets; claims only what it knows, never guesses.</source>
        <translation>Lembra o que viu, mas esquece; só arrisca o que sabe, nunca chuta.</translation>
    </message>
    <message>
        <source>Soon forgets what it has seen; frees only what it still remembers.</source>
        <translation>Logo esquece o que viu; só liberta o que ainda lembra.</translation>
    </message>
    <message>
        <source>The most points win; a tie may bring a third round.</source>
        <translation>Vence quem tem mais pontos; um empate pode levar a uma terceira rodada.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <translation>Duas rodadas</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>concorda</translation>
    </message>
    <message>
        <source>from 8 years</source>
        <translation>a partir de 8 anos</translation>
    </message>
    <message>
        <source>looks on</source>
        <translation>assiste</translation>
    </message>
    <message>
        <source>next</source>
        <translation>em seguida</translation>
    </message>
    <message>
        <source>row emptied</source>
        <translation>fileira vazia</translation>
    </message>
    <message>
        <source>won</source>
        <translation>venceu</translation>
    </message>
</context>
</TS>
