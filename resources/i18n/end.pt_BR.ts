<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>EndScreen</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>A hint was used, or something already revealed was undone.</source>
        <translation>Houve uma dica, ou algo já revelado foi desfeito.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Assisted match</source>
        <translation>Partida com ajuda</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copiar a semente</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Score sheet, by source</source>
        <translation>Pontos, por origem</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Ver a mesa</translation>
    </message>
    <message>
        <source>The seed is copied: paste it under New game to play the same match.</source>
        <translation>Semente copiada: cole em Novo jogo para jogar a mesma partida.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Ringed: the best in its row.</source>
        <translation>No círculo: o melhor da linha.</translation>
    </message>
    <message>
        <source>Ringed: the best in its row. Tap a source to see what it is made of.</source>
        <translation>No círculo: o melhor da linha. Toque numa origem para ver do que ela é feita.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>best</source>
        <translation>melhor</translation>
    </message>
</context>
</TS>
