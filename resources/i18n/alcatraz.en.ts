<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Alcatraz</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the row</source>
        <translation>
            <numerusform>%n card in the row</numerusform>
            <numerusform>%n cards in the row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cat(s)</source>
        <translation>
            <numerusform>%n cat</numerusform>
            <numerusform>%n cats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>%n circle</numerusform>
            <numerusform>%n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Stock, %n card</numerusform>
            <numerusform>Stock, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AlcatrazEnd</name>
    <message numerus="yes">
        <source>Round {number}, %n lap(s)</source>
        <translation>
            <numerusform>Round {number}, %n lap</numerusform>
            <numerusform>Round {number}, %n laps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>by %n point</numerusform>
            <numerusform>by %n points</numerusform>
        </translation>
    </message>
</context>
</TS>
