<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>ConfirmSheet</name>
    <message>
        <source>Don&apos;t ask this again</source>
        <translation>Não perguntar isso de novo</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Enter or a tap opens it. Esc: back to the uncovered table.</source>
        <translation>Enter ou um toque abre. Esc: voltar à mesa aberta.</translation>
    </message>
    <message>
        <source>Everyone else: please look away.</source>
        <translation>Os outros: por favor, não olhem.</translation>
    </message>
    <message>
        <source>I am {name}: ready</source>
        <translation>Sou {name}: estou aqui</translation>
    </message>
    <message>
        <source>Pass the computer to {name}</source>
        <translation>Passe o computador para {name}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>já escolheu</translation>
    </message>
    <message>
        <source>later</source>
        <translation>depois</translation>
    </message>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
</context>
<context>
    <name>HelpPane</name>
    <message>
        <source>General keys</source>
        <translation>Teclas gerais</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Para consultar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>1 to 9</source>
        <translation>1 a 9</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Ctrl+comma</source>
        <translation>Ctrl+vírgula</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Esquerda, direita</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>confirmar</translation>
    </message>
    <message>
        <source>flip</source>
        <translation>espelhar</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>tela cheia</translation>
    </message>
    <message>
        <source>go round: seats, board, question, hand, side</source>
        <translation>dar a volta: lugares, tabuleiro, pergunta, mão, lateral</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>dica</translation>
    </message>
    <message>
        <source>hold: my secrets, or the card I look at</source>
        <translation>segurar: meus segredos, ou a carta que estou olhando</translation>
    </message>
    <message>
        <source>in a replay: play, pause</source>
        <translation>ao rever: tocar, pausar</translation>
    </message>
    <message>
        <source>log</source>
        <translation>histórico</translation>
    </message>
    <message>
        <source>move on the board or through a list</source>
        <translation>mover no tabuleiro ou numa lista</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>novo jogo</translation>
    </message>
    <message>
        <source>pick a card, a tile or an answer</source>
        <translation>escolher uma carta, peça ou resposta</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>configurações</translation>
    </message>
    <message>
        <source>show or hide what lies under the tiles (rooms)</source>
        <translation>mostrar ou esconder o que há sob as peças (salas)</translation>
    </message>
    <message>
        <source>take back, or close</source>
        <translation>voltar atrás ou fechar</translation>
    </message>
    <message>
        <source>this window</source>
        <translation>esta janela</translation>
    </message>
    <message>
        <source>turn right, turn left</source>
        <translation>girar à direita, à esquerda</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>desfazer, refazer</translation>
    </message>
    <message>
        <source>when looking back: one step back or forth</source>
        <translation>ao olhar para trás: um passo atrás ou adiante</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Enter on a line shows the position right after it</source>
        <translation>Enter numa linha mostra a posição logo depois dela</translation>
    </message>
    <message>
        <source>Log of the match</source>
        <translation>Histórico da partida</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>{phase} · step {number} of {last}</source>
        <translation>{phase} · passo {number} de {last}</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>A bot plays for {name} from here on.</source>
        <translation>Um robô joga por {name} daqui em diante.</translation>
    </message>
    <message>
        <source>The bot</source>
        <translation>O robô</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>A partida voltou a ser salva.</translation>
    </message>
    <message>
        <source>The plug-in {name} isn&apos;t in the settings any more: a simple bot plays for it.</source>
        <translation>O plug-in {name} não está mais nas configurações: um robô simples joga no lugar dele.</translation>
    </message>
    <message>
        <source>There is no hint for this question.</source>
        <translation>Não há dica para esta pergunta.</translation>
    </message>
    <message>
        <source>This match can only be looked at: it was played by other rules than these.</source>
        <translation>Esta partida só pode ser vista: foi jogada com regras diferentes das atuais.</translation>
    </message>
    <message>
        <source>This match isn&apos;t being saved. You can play on.</source>
        <translation>Esta partida não está sendo salva. Você pode continuar jogando.</translation>
    </message>
    <message>
        <source>This match isn&apos;t being saved: its folder can&apos;t be written to. You can play on.</source>
        <translation>Esta partida não está sendo salva: não é possível gravar na pasta. Você pode continuar jogando.</translation>
    </message>
    <message>
        <source>This match isn&apos;t being saved: the disk is full. You can play on.</source>
        <translation>Esta partida não está sendo salva: o disco está cheio. Você pode continuar jogando.</translation>
    </message>
    <message>
        <source>This version has no bot of the level {name}: a simple bot plays for it.</source>
        <translation>Esta versão não tem um robô do nível {name}: um robô simples joga no lugar dele.</translation>
    </message>
    <message>
        <source>{name} failed again: a simpler bot plays on in its place.</source>
        <translation>{name} falhou de novo: um robô mais simples continua no seu lugar.</translation>
    </message>
    <message>
        <source>{name} had stopped thinking and was started again.</source>
        <translation>{name} tinha parado de pensar e foi reiniciado.</translation>
    </message>
    <message>
        <source>{name} plays again.</source>
        <translation>{name} volta a jogar.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Bot {name}</source>
        <translation>Robô {name}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Look back</source>
        <translation>Olhar para trás</translation>
    </message>
    <message>
        <source>My secrets</source>
        <translation>Meus segredos</translation>
    </message>
    <message>
        <source>Pass the computer to {name}</source>
        <translation>Passe o computador para {name}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Estou aqui</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>The next choice needs {name}&apos;s cards.</source>
        <translation>A próxima escolha precisa das cartas de {name}.</translation>
    </message>
    <message>
        <source>The table stays as it was at the end.</source>
        <translation>A mesa fica como estava no fim.</translation>
    </message>
    <message>
        <source>There is a hint only when it is your turn</source>
        <translation>Só há dica quando é a sua vez</translation>
    </message>
    <message>
        <source>This match can only be looked at</source>
        <translation>Esta partida só pode ser vista</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} está pensando</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Cover</source>
        <translation>Cobrir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>There is nothing that you can take back</source>
        <translation>Não há nada que você possa desfazer</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensando</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>O que se pergunta</translation>
    </message>
</context>
<context>
    <name>ReferenceSheet</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>General keys</source>
        <translation>Teclas gerais</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Para consultar</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Um passo atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Um passo adiante</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Tocar</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Posição na partida</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ao fim</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Ao início</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message>
        <source>Shows what lies before this seat</source>
        <translation>Mostra o que este jogador tem à sua frente</translation>
    </message>
    <message>
        <source>bot plays</source>
        <translation>joga um robô</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>na vez</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>sua vez</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Side panel</source>
        <translation>Painel lateral</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Give up this match?</source>
        <translation>Desistir desta partida?</translation>
    </message>
    <message>
        <source>Go back behind what has been shown?</source>
        <translation>Voltar para antes do que já foi mostrado?</translation>
    </message>
    <message>
        <source>It can be looked at afterwards, but not continued.</source>
        <translation>Depois ela pode ser vista, mas não continuada.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>The hint is being thought about. Esc breaks it off.</source>
        <translation>A dica está sendo pensada. Esc interrompe.</translation>
    </message>
    <message>
        <source>The match will be marked as played with help.</source>
        <translation>A partida será marcada como jogada com ajuda.</translation>
    </message>
    <message>
        <source>There is a hint only when it is your turn</source>
        <translation>Só há dica quando é a sua vez</translation>
    </message>
    <message>
        <source>There is nothing that you can take back</source>
        <translation>Não há nada que você possa desfazer</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Give up this match…</source>
        <translation>Desistir desta partida…</translation>
    </message>
    <message>
        <source>Home (the match is saved)</source>
        <translation>Início (a partida fica salva)</translation>
    </message>
    <message>
        <source>Let a bot play for {name}</source>
        <translation>Deixar um robô jogar por {name}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>Reference cards and keys</source>
        <translation>Cartas de consulta e teclas</translation>
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
        <source>{name} plays again</source>
        <translation>{name} volta a jogar</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Pass the computer to {name}</source>
        <translation>Passe o computador para {name}</translation>
    </message>
    <message>
        <source>Your turn – {game}</source>
        <translation>Sua vez – {game}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn – {game}</source>
        <translation>Vez de {name} – {game}</translation>
    </message>
</context>
<context>
    <name>TableWidgets</name>
    <message>
        <source>Back to now</source>
        <translation>Voltar ao agora</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>TipCard</name>
    <message>
        <source>Got it</source>
        <translation>Entendi</translation>
    </message>
    <message>
        <source>No tips</source>
        <translation>Sem dicas</translation>
    </message>
    <message>
        <source>Tip: {text}</source>
        <translation>Dica: {text}</translation>
    </message>
</context>
</TS>
