<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Box</name>
    <message numerus="yes">
        <source>%n free cell(s) between them</source>
        <translation>
            <numerusform>%n free cell between them</numerusform>
            <numerusform>%n free cells between them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s) left for your hand</source>
        <translation>
            <numerusform>%n free cell left for your hand</numerusform>
            <numerusform>%n free cells left for your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) will be played.</source>
        <translation>
            <numerusform>%n trick will be played.</numerusform>
            <numerusform>%n tricks will be played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you win %n more trick(s)</source>
        <translation>
            <numerusform>If you win %n more trick</numerusform>
            <numerusform>If you win %n more tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n card(s)</source>
        <translation>
            <numerusform>Your %n card</numerusform>
            <numerusform>Your %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you hold %n of them, and each needs a colour</source>
        <translation>
            <numerusform>you hold %n of them, and each needs a colour</numerusform>
            <numerusform>you hold %n of them, and each needs a colour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you still want %n trick(s)</source>
        <translation>
            <numerusform>you still want %n trick</numerusform>
            <numerusform>you still want %n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxEnd</name>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>by %n point</numerusform>
            <numerusform>by %n points</numerusform>
        </translation>
    </message>
</context>
</TS>
