<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n person(s) share this screen: the curtain falls before each secret choice. Everything on the open table is public.</source>
        <translation>
            <numerusform>%n person shares this screen: the curtain falls before each secret choice. Everything on the open table is public.</numerusform>
            <numerusform>%n persons share this screen: the curtain falls before each secret choice. Everything on the open table is public.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n or more: add a seat first.</source>
        <comment>number of seats</comment>
        <translation>
            <numerusform>For %n or more: add a seat first.</numerusform>
            <numerusform>For %n or more: add a seat first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For at most %n: remove a seat first.</source>
        <comment>number of seats</comment>
        <translation>
            <numerusform>For one alone: remove the other seats first.</numerusform>
            <numerusform>For at most %n: remove a seat first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For one seat alone: remove %n seat(s) first.</source>
        <translation>
            <numerusform>For one seat alone: remove a seat first.</numerusform>
            <numerusform>For one seat alone: remove %n seats first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <comment>where the words stand</comment>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>match(es) played</source>
        <translation>
            <numerusform>match played</numerusform>
            <numerusform>matches played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es) won</source>
        <translation>
            <numerusform>match won</numerusform>
            <numerusform>matches won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>an hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>a minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
</context>
</TS>
