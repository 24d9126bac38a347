<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message numerus="yes">
        <source>%n cost a little</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>%n custou um pouco</numerusform>
            <numerusform>%n custaram um pouco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cost a lot</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>%n custou muito</numerusform>
            <numerusform>%n custaram muito</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n couldn&apos;t be judged</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>%n não pôde ser avaliada</numerusform>
            <numerusform>%n não puderam ser avaliadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) judged</source>
        <translation>
            <numerusform>%n decisão avaliada</numerusform>
            <numerusform>%n decisões avaliadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Also good: {move}</source>
        <translation>Também bom: {move}</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>As good as the best that the bot found.</source>
        <translation>Tão boa quanto a melhor que o robô achou.</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Melhor: {move}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Chance of winning over the match, in per cent</source>
        <translation>Chance de vencer ao longo da partida, em %</translation>
    </message>
    <message>
        <source>Each appears in the chart as soon as it is judged.</source>
        <translation>Cada uma aparece no gráfico assim que é avaliada.</translation>
    </message>
    <message>
        <source>Expected final score over the match</source>
        <translation>Pontuação final esperada ao longo da partida</translation>
    </message>
    <message>
        <source>Expected lead at the end, over the match</source>
        <translation>Vantagem final esperada ao longo da partida</translation>
    </message>
    <message>
        <source>Expected result over the match</source>
        <translation>Resultado esperado ao longo da partida</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>It cost {points} points of the lead.</source>
        <translation>Custou {points} pontos da vantagem.</translation>
    </message>
    <message>
        <source>It cost {points} points.</source>
        <translation>Custou {points} pontos.</translation>
    </message>
    <message>
        <source>It cost {share} % of the chance of winning.</source>
        <translation>Custou {share} % da chance de vencer.</translation>
    </message>
    <message>
        <source>Looking at decision {number} of {total}</source>
        <translation>Avaliando a decisão {number} de {total}</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Próxima decisão</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Próximo erro</translation>
    </message>
    <message>
        <source>No bot of this game can judge decisions.</source>
        <translation>Nenhum robô deste jogo sabe avaliar decisões.</translation>
    </message>
    <message>
        <source>No decision yet</source>
        <translation>Nenhuma decisão ainda</translation>
    </message>
    <message>
        <source>None cost anything worth speaking of.</source>
        <translation>Nenhuma custou algo que valha mencionar.</translation>
    </message>
    <message>
        <source>None that cost anything so far.</source>
        <translation>Nenhuma que tenha custado algo até agora.</translation>
    </message>
    <message>
        <source>Only a match that was played to its end is analysed.</source>
        <translation>Só se analisa uma partida jogada até o fim.</translation>
    </message>
    <message>
        <source>Played: {move}</source>
        <translation>Jogado: {move}</translation>
    </message>
    <message>
        <source>Played: {move}, {result}</source>
        <translation>Jogado: {move}, {result}</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>Decisão anterior</translation>
    </message>
    <message>
        <source>The analysis couldn&apos;t go on. What is done stays.</source>
        <translation>A análise não pôde continuar. O que está feito fica.</translation>
    </message>
    <message>
        <source>The bot that judges failed again and again. What is done stays.</source>
        <translation>O robô que avalia falhou várias vezes. O que está feito fica.</translation>
    </message>
    <message>
        <source>The bot would have done the same.</source>
        <translation>O robô teria feito o mesmo.</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>As decisões mais caras</translation>
    </message>
    <message>
        <source>The decisions in the course of the match</source>
        <translation>As decisões ao longo da partida</translation>
    </message>
    <message>
        <source>The position before the decision</source>
        <translation>A posição antes da decisão</translation>
    </message>
    <message>
        <source>There is no decision that cost anything.</source>
        <translation>Nenhuma decisão custou algo.</translation>
    </message>
    <message>
        <source>There was no decision with a choice in this match.</source>
        <translation>Nesta partida não houve decisão com escolha.</translation>
    </message>
    <message>
        <source>Watch the match from here</source>
        <translation>Assistir à partida a partir daqui</translation>
    </message>
    <message>
        <source>a chance of {share} %</source>
        <translation>uma chance de {share} %</translation>
    </message>
    <message>
        <source>a lead of {points} points</source>
        <translation>uma vantagem de {points} pontos</translation>
    </message>
    <message>
        <source>cost a little</source>
        <translation>custou um pouco</translation>
    </message>
    <message>
        <source>cost a lot</source>
        <translation>custou muito</translation>
    </message>
    <message>
        <source>none of them cost anything</source>
        <translation>nenhuma custou algo</translation>
    </message>
    <message>
        <source>the same, but as it is marked on the board</source>
        <translation>o mesmo, mas como está marcado no tabuleiro</translation>
    </message>
    <message>
        <source>then expected: {result}</source>
        <translation>depois se espera: {result}</translation>
    </message>
    <message>
        <source>well chosen</source>
        <translation>bem escolhida</translation>
    </message>
    <message>
        <source>{done} of {total} decisions are done.</source>
        <translation>{done} de {total} decisões prontas.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <comment>an expected result</comment>
        <translation>{points} pontos</translation>
    </message>
    <message>
        <source>{points} points behind</source>
        <translation>{points} pontos atrás</translation>
    </message>
</context>
</TS>
