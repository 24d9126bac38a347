<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message numerus="yes">
        <source>%n cost a little</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>%n cost a little</numerusform>
            <numerusform>%n cost a little</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cost a lot</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>%n cost a lot</numerusform>
            <numerusform>%n cost a lot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n couldn&apos;t be judged</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>%n couldn&apos;t be judged</numerusform>
            <numerusform>%n couldn&apos;t be judged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) judged</source>
        <translation>
            <numerusform>%n decision judged</numerusform>
            <numerusform>%n decisions judged</numerusform>
        </translation>
    </message>
</context>
</TS>
