<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Cat Games is free software under the MIT licence: use, change and share it.</source>
        <translation>Cat Games é software livre sob a licença MIT: use, mude e compartilhe.</translation>
    </message>
    <message>
        <source>If you like these games, buy them: cardboard, wood and people round a table can&apos;t be replaced.</source>
        <translation>Se você gosta destes jogos, compre-os: nada substitui o papelão, a madeira e as pessoas em volta da mesa.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Feito com</translation>
    </message>
    <message>
        <source>This is a program made by fans, for the fun of it. It isn&apos;t affiliated with, endorsed or sponsored by any publisher or author of these games. All pictures, sounds and texts in it are its own.</source>
        <translation>Este é um programa feito por fãs, por diversão. Não tem vínculo, apoio nem patrocínio de nenhuma editora ou autor destes jogos. Todos os desenhos, sons e textos são próprios.</translation>
    </message>
    <message>
        <source>Typefaces, under the SIL Open Font Licence 1.1</source>
        <translation>Fontes, sob a SIL Open Font Licence 1.1</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
    </message>
</context>
<context>
    <name>Cats</name>
    <message>
        <source>blue cat</source>
        <translation>gato azul</translation>
    </message>
    <message>
        <source>green cat</source>
        <translation>gato verde</translation>
    </message>
    <message>
        <source>orange cat</source>
        <translation>gato laranja</translation>
    </message>
    <message>
        <source>purple cat</source>
        <translation>gato roxo</translation>
    </message>
    <message>
        <source>red cat</source>
        <translation>gato vermelho</translation>
    </message>
    <message>
        <source>{cat}, {name} has it: click to swap</source>
        <translation>{cat}, está com {name}: clique para trocar</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>average of the last five</source>
        <translation>média das últimas cinco</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>sem vitória</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vitória</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Cat Games stopped by mistake last time</source>
        <translation>O Cat Games parou por engano da última vez</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Mostrar o arquivo</translation>
    </message>
    <message>
        <source>What happened is written down in {file}, with the match that was played. Nothing is sent anywhere: give the file to whoever looks after the program, if you like. Your matches are saved up to the last move.</source>
        <translation>O que aconteceu está anotado em {file}, junto com a partida que estava na mesa. Nada é enviado: se quiser, entregue o arquivo a quem cuida do programa. Suas partidas estão salvas até a última jogada.</translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source>Best difference of {name} in {count} matches: {best}</source>
        <translation>Melhor diferença de {name} em {count} partidas: {best}</translation>
    </message>
    <message>
        <source>Best score of {name} in {count} matches: {best}</source>
        <translation>Melhor pontuação de {name} em {count} partidas: {best}</translation>
    </message>
    <message>
        <source>New best difference for {name}: {score} (before: {best})</source>
        <translation>Nova melhor diferença de {name}: {score} (antes: {best})</translation>
    </message>
    <message>
        <source>New best for {name}: {score} (before: {best})</source>
        <translation>Novo recorde de {name}: {score} (antes: {best})</translation>
    </message>
</context>
<context>
    <name>GameTabs</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>.</source>
        <comment>the decimal sign</comment>
        <translation>,</translation>
    </message>
    <message>
        <source>Worth {gain}</source>
        <translation>Vale {gain}</translation>
    </message>
    <message>
        <source>{reasons}: {gain}</source>
        <translation>{reasons}: {gain}</translation>
    </message>
    <message>
        <source>{this}; as good as the first</source>
        <translation>{this}; vale o mesmo que a primeira</translation>
    </message>
    <message>
        <source>{this}; next best: {other}</source>
        <translation>{this}; a segunda melhor: {other}</translation>
    </message>
    <message>
        <source>{this}; the best: {other}</source>
        <translation>{this}; a melhor: {other}</translation>
    </message>
    <message>
        <source>{this}; the next best is as good</source>
        <translation>{this}; a segunda melhor vale o mesmo</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>All matches are saved after every move: just close the window.</source>
        <translation>Toda partida é salva a cada jogada: é só fechar a janela.</translation>
    </message>
    <message>
        <source>Cat Games</source>
        <translation>Cat Games</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue {match}</source>
        <translation>Continuar {match}</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>Como jogar {game}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jogar {game}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Remove {match}</source>
        <translation>Remover {match}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Partidas em andamento</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>tela cheia</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>teclas</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>novo jogo</translation>
    </message>
    <message>
        <source>{game}: {seats}</source>
        <translation>{game}: {seats}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plug-in bot of somebody else&apos;s making: {program}</source>
        <translation>Um robô de plug-in, feito por outra pessoa: {program}</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>a bot&apos;s level</comment>
        <translation>fácil</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>a bot&apos;s level</comment>
        <translation>especialista</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>a bot&apos;s level</comment>
        <translation>difícil</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>a bot&apos;s level</comment>
        <translation>médio</translation>
    </message>
    <message>
        <source>random</source>
        <comment>a bot that plays anything</comment>
        <translation>ao acaso</translation>
    </message>
    <message>
        <source>{name} (plug-in)</source>
        <translation>{name} (plug-in)</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n person(s) share this screen: the curtain falls before each secret choice. Everything on the open table is public.</source>
        <translation>
            <numerusform>%n pessoa usa esta tela: a cortina cai antes de cada escolha secreta. Tudo o que está na mesa é público.</numerusform>
            <numerusform>%n pessoas dividem esta tela: a cortina cai antes de cada escolha secreta. Tudo o que está na mesa é público.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Mais um lugar</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Robô</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Cortina</translation>
    </message>
    <message>
        <source>Drag to change the order, or press the up and down keys</source>
        <translation>Arraste para mudar a ordem, ou use as setas para cima e para baixo</translation>
    </message>
    <message>
        <source>Every seat needs a name.</source>
        <translation>Cada lugar precisa de um nome.</translation>
    </message>
    <message numerus="yes">
        <source>For %n or more: add a seat first.</source>
        <comment>number of seats</comment>
        <translation>
            <numerusform>Para %n ou mais: acrescente um lugar.</numerusform>
            <numerusform>Para %n ou mais: acrescente um lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For at most %n: remove a seat first.</source>
        <comment>number of seats</comment>
        <translation>
            <numerusform>Para uma pessoa só: tire os outros lugares.</numerusform>
            <numerusform>Para no máximo %n: tire um lugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>For families who hide nothing from each other</source>
        <translation>Para famílias que não escondem nada</translation>
    </message>
    <message numerus="yes">
        <source>For one seat alone: remove %n seat(s) first.</source>
        <translation>
            <numerusform>Só para um lugar: tire %n lugar antes.</numerusform>
            <numerusform>Só para um lugar: tire %n lugares antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>How do you want to play?</source>
        <translation>Como vocês querem jogar?</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Last family</source>
        <translation>Última família</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>No curtain: all hands are shown to all.</source>
        <translation>Sem cortina: todos veem todas as mãos.</translation>
    </message>
    <message>
        <source>One person plays: there is no curtain.</source>
        <translation>Joga uma pessoa: não há cortina.</translation>
    </message>
    <message>
        <source>Only bots play: you watch.</source>
        <translation>Só robôs jogam: você assiste.</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Mesa aberta</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Person or bot</source>
        <translation>Pessoa ou robô</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jogador 1</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jogador {number}</translation>
    </message>
    <message>
        <source>Remove the seat</source>
        <translation>Tirar o lugar</translation>
    </message>
    <message>
        <source>Saved after every move, so you can stop at any time.</source>
        <translation>Salva a cada jogada: você pode parar quando quiser.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Lugar {number}</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Shuffle the seats</source>
        <translation>Sortear lugares</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>The same seed and seats deal the same match again. Leave it empty for a new one: you see it after the match. A pasted seed marks the match.</source>
        <translation>A mesma semente com os mesmos lugares repete a partida. Deixe vazio para uma nova: ela aparece no fim da partida. Uma semente colada marca a partida.</translation>
    </message>
    <message>
        <source>Two seats have the same name.</source>
        <translation>Dois lugares têm o mesmo nome.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Quem joga?</translation>
    </message>
    <message>
        <source>drawn by chance</source>
        <translation>sorteada</translation>
    </message>
    <message>
        <source>gets tips in the first game</source>
        <translation>recebe dicas no primeiro jogo</translation>
    </message>
    <message>
        <source>knows the game</source>
        <translation>já conhece o jogo</translation>
    </message>
    <message>
        <source>{low} to {high} seats, round the table to the left</source>
        <translation>{low} a {high} lugares, em volta da mesa pela esquerda</translation>
    </message>
    <message>
        <source>{number} is the most</source>
        <translation>no máximo {number}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Not saved: the disk doesn&apos;t answer. You can play on.</source>
        <translation>Não foi salvo: o disco não responde. Você pode continuar jogando.</translation>
    </message>
    <message>
        <source>Not saved: the disk is full. You can play on.</source>
        <translation>Não foi salvo: o disco está cheio. Você pode continuar jogando.</translation>
    </message>
    <message>
        <source>Not saved: the folder can&apos;t be written to. You can play on.</source>
        <translation>Não foi salvo: não é possível gravar na pasta. Você pode continuar jogando.</translation>
    </message>
    <message>
        <source>Some plug-in bots in the settings can&apos;t be used and were left out: {names}.</source>
        <translation>Alguns robôs de plug-in das configurações não podem ser usados e ficaram de fora: {names}.</translation>
    </message>
    <message>
        <source>Some settings could not be read and were put back to their start. The old file is kept as {name}.</source>
        <translation>Algumas configurações não puderam ser lidas e voltaram ao início. O arquivo antigo foi guardado como {name}.</translation>
    </message>
    <message>
        <source>The settings were written by a newer version of Cat Games. What you change now holds until you close the window.</source>
        <translation>As configurações são de uma versão mais nova do Cat Games. O que você mudar agora vale até fechar a janela.</translation>
    </message>
    <message>
        <source>The statistics were damaged and begin anew. The old file is kept as {name}.</source>
        <translation>As estatísticas estavam danificadas e recomeçam do zero. O arquivo antigo foi guardado como {name}.</translation>
    </message>
    <message>
        <source>The statistics were written by a newer version of Cat Games: nothing is entered until you update.</source>
        <translation>As estatísticas são de uma versão mais nova do Cat Games: nada será anotado até você atualizar.</translation>
    </message>
    <message>
        <source>This file is too large to be a match.</source>
        <translation>Este arquivo é grande demais para ser uma partida.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a Cat Games match.</source>
        <translation>Este arquivo não é uma partida do Cat Games.</translation>
    </message>
    <message>
        <source>This match can&apos;t be opened: its file can&apos;t be read.</source>
        <translation>Esta partida não pode ser aberta: não é possível ler o arquivo.</translation>
    </message>
    <message>
        <source>This match can&apos;t be opened: its file is damaged at line {line}.</source>
        <translation>Esta partida não pode ser aberta: o arquivo está danificado na linha {line}.</translation>
    </message>
    <message>
        <source>This match is of a game that isn&apos;t in this box.</source>
        <translation>Esta partida é de um jogo que não está nesta caixa.</translation>
    </message>
    <message>
        <source>This match was written by a newer version of Cat Games: please update to open it.</source>
        <translation>Esta partida é de uma versão mais nova do Cat Games: atualize para abri-la.</translation>
    </message>
</context>
<context>
    <name>PlugIns</name>
    <message>
        <source>A quotation mark in the arguments isn&apos;t closed.</source>
        <translation>Falta fechar as aspas nos argumentos.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Adicionar um robô</translation>
    </message>
    <message>
        <source>Add a plug-in bot</source>
        <translation>Adicionar um robô de plug-in</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Another plug-in has this name already.</source>
        <translation>Outro plug-in já tem esse nome.</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mudar</translation>
    </message>
    <message>
        <source>Change the plug-in</source>
        <translation>Mudar o plug-in</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>Mudar {name}</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Escolher</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Pasta:</translation>
    </message>
    <message>
        <source>It answered in {games}, and not in the others.</source>
        <translation>Respondeu em {games}, e não nos outros.</translation>
    </message>
    <message>
        <source>It answered well in every game.</source>
        <translation>Respondeu bem em todos os jogos.</translation>
    </message>
    <message>
        <source>It couldn&apos;t be started, or ended by itself.</source>
        <translation>Não pôde ser iniciado, ou terminou sozinho.</translation>
    </message>
    <message>
        <source>It is started and asked…</source>
        <translation>Está sendo iniciado e perguntado…</translation>
    </message>
    <message>
        <source>It needs a name of 1 to 40 characters.</source>
        <translation>Precisa de um nome de 1 a 40 caracteres.</translation>
    </message>
    <message>
        <source>It started, but didn&apos;t answer in time.</source>
        <translation>Começou, mas não respondeu a tempo.</translation>
    </message>
    <message>
        <source>It started, but what it says is no answer that can be used.</source>
        <translation>Começou, mas o que diz não serve de resposta.</translation>
    </message>
    <message>
        <source>Its program stays on the computer; only this entry goes.</source>
        <translation>O programa continua no computador; só este item sai da lista.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Plug-in bots</source>
        <translation>Robôs de plug-in</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Program:</source>
        <translation>Programa:</translation>
    </message>
    <message>
        <source>Programs of other people&apos;s making that speak the bot protocol. They run on this computer with your rights: add only what you trust.</source>
        <translation>Programas feitos por outras pessoas que falam o protocolo dos robôs. Rodam neste computador com as suas permissões: adicione só o que for de confiança.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Remover {name}</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Remover {name}?</translation>
    </message>
    <message>
        <source>Say which program is to be started.</source>
        <translation>Diga qual programa deve ser iniciado.</translation>
    </message>
    <message>
        <source>Shown:</source>
        <translation>Mostrar:</translation>
    </message>
    <message>
        <source>There are 20 plug-ins already: remove one first.</source>
        <translation>Já há 20 plug-ins: remova um primeiro.</translation>
    </message>
    <message>
        <source>These are too many arguments, or too long ones.</source>
        <translation>São argumentos demais, ou longos demais.</translation>
    </message>
    <message>
        <source>This can&apos;t be kept.</source>
        <translation>Isto não pode ser guardado.</translation>
    </message>
    <message>
        <source>Try out</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Try {name} out</source>
        <translation>Testar {name}</translation>
    </message>
    <message>
        <source>Which program plays?</source>
        <translation>Qual programa joga?</translation>
    </message>
    <message>
        <source>none; put quotes round one with spaces</source>
        <translation>nenhum; use aspas se houver espaços</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <comment>where the words stand</comment>
        <translation>
            <numerusform>em %n ponto</numerusform>
            <numerusform>em %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Chapter before</source>
        <translation>Capítulo anterior</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Próximo capítulo</translation>
    </message>
    <message>
        <source>Not in these rules: try another word.</source>
        <translation>Não aparece nestas regras: tente outra palavra.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Buscar (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar nas regras</translation>
    </message>
    <message>
        <source>{chapter} of {count}</source>
        <translation>{chapter} de {count}</translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animação</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>As usual: alone {alone}, with several persons {several}.</source>
        <translation>Padrão: só você, {alone}; várias pessoas, {several}.</translation>
    </message>
    <message>
        <source>Ask before</source>
        <translation>Perguntar antes de</translation>
    </message>
    <message>
        <source>Badges on cats</source>
        <translation>Medalhas nos gatos</translation>
    </message>
    <message>
        <source>Cards, wood and a chime; made by the program</source>
        <translation>Cartas, madeira e um sino; feitos pelo programa</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Dots where the piece you hold may go</source>
        <translation>Pontos onde a peça que você segura cabe</translation>
    </message>
    <message>
        <source>Each cat wears the sign of its family</source>
        <translation>Cada gato usa o sinal da sua família</translation>
    </message>
    <message>
        <source>Everything takes effect at once and is remembered.</source>
        <translation>Tudo vale na hora e fica guardado.</translation>
    </message>
    <message>
        <source>F11 at any time</source>
        <translation>F11 a qualquer momento</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>First-game tips</source>
        <translation>Dicas do primeiro jogo</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Idioma e aparência</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Mark legal places</source>
        <translation>Marcar lugares permitidos</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>None</source>
        <comment>pause</comment>
        <translation>Sem</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animation</comment>
        <translation>Sem</translation>
    </message>
    <message>
        <source>Off: what changed lights up instead</source>
        <translation>Sem: o que mudou se acende</translation>
    </message>
    <message>
        <source>One line at each new decision</source>
        <translation>Uma linha a cada decisão nova</translation>
    </message>
    <message>
        <source>Pass for me</source>
        <translation>Passar por mim</translation>
    </message>
    <message>
        <source>Pause after a bot&apos;s move</source>
        <translation>Pausa após um robô jogar</translation>
    </message>
    <message>
        <source>Place the purple cat on your boat</source>
        <translation>Coloque o gato roxo no seu barco</translation>
    </message>
    <message>
        <source>Plug-in bots</source>
        <translation>Robôs de plug-in</translation>
    </message>
    <message>
        <source>Questions and help</source>
        <translation>Perguntas e ajuda</translation>
    </message>
    <message>
        <source>R turns, F flips, Enter confirms.</source>
        <translation>R gira, F espelha, Enter confirma.</translation>
    </message>
    <message>
        <source>Reset all to the start</source>
        <translation>Voltar tudo ao início</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Show them again</source>
        <translation>Mostrar de novo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>So it looks now</source>
        <translation>Fica assim</translation>
    </message>
    <message>
        <source>So that you can follow</source>
        <translation>Para você acompanhar</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Sound and motion</source>
        <translation>Som e movimento</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>System follows the computer</source>
        <translation>Sistema segue o computador</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>The sample follows each change before you leave.</source>
        <translation>A amostra acompanha cada mudança.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>When nothing else is possible</source>
        <translation>Quando não há outra jogada</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Against whom</source>
        <translation>Contra quem</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Todos os modos</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Bots, {level}</source>
        <translation>Robôs, {level}</translation>
    </message>
    <message>
        <source>Difference of points, match by match</source>
        <translation>Diferença de pontos, partida a partida</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Latest matches</source>
        <translation>Últimas partidas</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Matches won of those played with them</source>
        <translation>Vitórias nas partidas jogadas juntos</translation>
    </message>
    <message>
        <source>Matches won, and the difference of points, by difficulty</source>
        <translation>Partidas vencidas e a diferença de pontos, por dificuldade</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>No finished match yet</source>
        <translation>Nenhuma partida terminada ainda</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Play one to the end, and its score appears here.</source>
        <translation>Jogue uma até o fim, e a pontuação aparece aqui.</translation>
    </message>
    <message>
        <source>Results can&apos;t be kept on this computer now.</source>
        <translation>Agora não é possível guardar resultados neste computador.</translation>
    </message>
    <message>
        <source>Scores, match by match</source>
        <translation>Pontuação, partida a partida</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>average</source>
        <translation>média</translation>
    </message>
    <message>
        <source>best</source>
        <translation>melhor</translation>
    </message>
    <message>
        <source>best score</source>
        <translation>melhor pontuação</translation>
    </message>
    <message>
        <source>finished to the end</source>
        <translation>jogadas até o fim</translation>
    </message>
    <message>
        <source>last {last}: {mean}</source>
        <translation>últimas {last}: {mean}</translation>
    </message>
    <message numerus="yes">
        <source>match(es) played</source>
        <translation>
            <numerusform>partida jogada</numerusform>
            <numerusform>partidas jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es) won</source>
        <translation>
            <numerusform>vitória</numerusform>
            <numerusform>vitórias</numerusform>
        </translation>
    </message>
    <message>
        <source>not won</source>
        <comment>a match</comment>
        <translation>não venceu</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>em média</translation>
    </message>
    <message>
        <source>pasted seed</source>
        <translation>semente colada</translation>
    </message>
    <message>
        <source>place {place} of {players}</source>
        <translation>{place}º de {players}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>com {names}</translation>
    </message>
    <message>
        <source>won</source>
        <comment>a match</comment>
        <translation>venceu</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} venceu</translation>
    </message>
    <message>
        <source>{rival}, {level}: {points}</source>
        <translation>{rival}, {level}: {points}</translation>
    </message>
    <message>
        <source>{share} %, {won} of the last {last}</source>
        <translation>{share} %, {won} das últimas {last}</translation>
    </message>
    <message>
        <source>{won} ({share} %)</source>
        <translation>{won} ({share} %)</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} de {played}</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>That shouldn&apos;t happen, sorry. Your match is saved up to the last move. If the table looks odd, go Home and continue it. The log with the details is in {folder}.</source>
        <translation>Isso não devia acontecer, desculpe. Sua partida está salva até a última jogada. Se a mesa parecer estranha, volte ao início e continue a partida. O registro com os detalhes está em {folder}.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>It is taken off the list and can&apos;t be continued here any more.</source>
        <translation>Ela sai da lista e não poderá mais ser continuada aqui.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Matches, statistics and names stay.</source>
        <translation>Partidas, estatísticas e nomes ficam.</translation>
    </message>
    <message>
        <source>Put all settings back to the start?</source>
        <translation>Voltar todas as configurações ao início?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Remove this match?</source>
        <translation>Remover esta partida?</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Voltar ao início</translation>
    </message>
    <message>
        <source>The match was removed.</source>
        <translation>A partida foi removida.</translation>
    </message>
    <message>
        <source>This match can&apos;t be opened</source>
        <translation>Esta partida não pode ser aberta</translation>
    </message>
    <message>
        <source>This match isn&apos;t saved: it can&apos;t be analysed.</source>
        <translation>Esta partida não está salva: não dá para analisá-la.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n robô</numerusform>
            <numerusform>%n robôs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>há uma hora</numerusform>
            <numerusform>há %n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>há um minuto</numerusform>
            <numerusform>há %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Bot {name}</source>
        <translation>Robô {name}</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>agora mesmo</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ontem</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
</context>
</TS>
