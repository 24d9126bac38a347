<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DraftPage</name>
    <message numerus="yes">
        <source>%n fish now</source>
        <translation>
            <numerusform>%n fish now</numerusform>
            <numerusform>%n fish now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to pick</source>
        <translation>
            <numerusform>%n more to pick</numerusform>
            <numerusform>%n more to pick</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleAsks</name>
    <message numerus="yes">
        <source>%n rat(s)</source>
        <translation>
            <numerusform>%n rat</numerusform>
            <numerusform>%n rats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleChoice</name>
    <message numerus="yes">
        <source>Give up %n private lesson(s) for a basket</source>
        <translation>
            <numerusform>Give up %n private lesson for a basket</numerusform>
            <numerusform>Give up %n private lessons for a basket</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleCommit</name>
    <message numerus="yes">
        <source>Commit %n card(s)</source>
        <translation>
            <numerusform>Commit %n card</numerusform>
            <numerusform>Commit %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleDraft</name>
    <message numerus="yes">
        <source>%n card(s) kept so far</source>
        <translation>
            <numerusform>%n card kept so far</numerusform>
            <numerusform>%n cards kept so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick %n card(s) more.</source>
        <translation>
            <numerusform>Pick %n card more.</numerusform>
            <numerusform>Pick %n cards more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick %n card(s) to keep</source>
        <translation>
            <numerusform>Pick %n card to keep</numerusform>
            <numerusform>Pick %n cards to keep</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleEnd</name>
    <message numerus="yes">
        <source>%n rare treasure(s)</source>
        <translation>
            <numerusform>%n rare treasure</numerusform>
            <numerusform>%n rare treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rat(s) in sight</source>
        <translation>
            <numerusform>%n rat in sight</numerusform>
            <numerusform>%n rats in sight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without points</source>
        <translation>
            <numerusform>%n without points</numerusform>
            <numerusform>%n without points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleFamily</name>
    <message numerus="yes">
        <source>Pick %n lesson(s) more.</source>
        <translation>
            <numerusform>Pick one more lesson.</numerusform>
            <numerusform>Pick %n lessons more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleGive</name>
    <message numerus="yes">
        <source>Choose %n treasure(s) more.</source>
        <translation>
            <numerusform>Choose %n treasure more.</numerusform>
            <numerusform>Choose %n treasures more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleHint</name>
    <message numerus="yes">
        <source>%n basket(s) not used yet, none used</source>
        <translation>
            <numerusform>%n basket not used yet, none used</numerusform>
            <numerusform>%n baskets not used yet, none used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n basket(s) used already today</source>
        <translation>
            <numerusform>%n basket used already today</numerusform>
            <numerusform>%n baskets used already today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) kept for a better moment</source>
        <translation>
            <numerusform>%n card kept for a better moment</numerusform>
            <numerusform>%n cards kept for a better moment</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) played, your turn allows no more</source>
        <translation>
            <numerusform>%n card played, your turn allows no more</numerusform>
            <numerusform>%n cards played, your turn allows no more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) would bring nothing any more</source>
        <translation>
            <numerusform>%n card would bring nothing any more</numerusform>
            <numerusform>%n cards would bring nothing any more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cat(s) before the others choose</source>
        <translation>
            <numerusform>%n cat before the others choose</numerusform>
            <numerusform>%n cats before the others choose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cat(s) rescued, your turn allows no more</source>
        <translation>
            <numerusform>%n cat rescued, your turn allows no more</numerusform>
            <numerusform>%n cats rescued, your turn allows no more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cat(s) together</source>
        <translation>
            <numerusform>%n cat together</numerusform>
            <numerusform>%n cats together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) to choose from</source>
        <translation>
            <numerusform>%n more card to choose from</numerusform>
            <numerusform>%n more cards to choose from</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) on the island</source>
        <translation>
            <numerusform>%n more tile on the island</numerusform>
            <numerusform>%n more tiles on the island</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rat(s) covered</source>
        <translation>
            <numerusform>%n rat covered</numerusform>
            <numerusform>%n rats covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) full</source>
        <translation>
            <numerusform>%n room full</numerusform>
            <numerusform>%n rooms full</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) for no basket and no fish</source>
        <translation>
            <numerusform>%n tile for no basket and no fish</numerusform>
            <numerusform>%n tiles for no basket and no fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>covers %n rat(s)</source>
        <translation>
            <numerusform>covers %n rat</numerusform>
            <numerusform>covers %n rats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fills %n room(s)</source>
        <translation>
            <numerusform>fills %n room</numerusform>
            <numerusform>fills %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moves up to %n cat(s)</source>
        <translation>
            <numerusform>moves up to %n cat</numerusform>
            <numerusform>moves up to %n cats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleIsland</name>
    <message numerus="yes">
        <source>Vesh is %n day(s) away</source>
        <translation>
            <numerusform>Vesh is %n day away</numerusform>
            <numerusform>Vesh is %n days away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vesh: %n day(s) away</source>
        <translation>
            <numerusform>Vesh: %n day away</numerusform>
            <numerusform>Vesh: %n days away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleLog</name>
    <message numerus="yes">
        <source>%n cat(s)</source>
        <translation>
            <numerusform>%n cat</numerusform>
            <numerusform>%n cats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rare treasure(s)</source>
        <translation>
            <numerusform>%n new rare treasure</numerusform>
            <numerusform>%n new rare treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, covering %n rat(s)</source>
        <translation>
            <numerusform>, covering %n rat</numerusform>
            <numerusform>, covering %n rats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The day ends; %n cat(s) run back into the woods</source>
        <translation>
            <numerusform>The day ends; %n cat run back into the woods</numerusform>
            <numerusform>The day ends; %n cats run back into the woods</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleMove</name>
    <message numerus="yes">
        <source>Move %n cat(s)</source>
        <translation>
            <numerusform>Move %n cat</numerusform>
            <numerusform>Move %n cats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IslePurchase</name>
    <message numerus="yes">
        <source>%n fish over.</source>
        <translation>
            <numerusform>%n fish over.</numerusform>
            <numerusform>%n fish over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish too dear</source>
        <translation>
            <numerusform>%n fish too dear</numerusform>
            <numerusform>%n fish too dear</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %n card(s)</source>
        <translation>
            <numerusform>Buy %n card</numerusform>
            <numerusform>Buy %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %n card(s) for {fish}?</source>
        <translation>
            <numerusform>Buy %n card for {fish}?</numerusform>
            <numerusform>Buy %n cards for {fish}?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You drew %n card(s): which will you buy?</source>
        <translation>
            <numerusform>You drew %n card: which will you buy?</numerusform>
            <numerusform>You drew %n cards: which will you buy?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleReveal</name>
    <message numerus="yes">
        <source>%n turn(s) today, one a card</source>
        <translation>
            <numerusform>%n turn today, one a card</numerusform>
            <numerusform>%n turns today, one a card</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleScore</name>
    <message numerus="yes">
        <source>%n open room(s)</source>
        <translation>
            <numerusform>%n open room</numerusform>
            <numerusform>%n open rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rat(s)</source>
        <translation>
            <numerusform>%n rat</numerusform>
            <numerusform>%n rats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) not full</source>
        <translation>
            <numerusform>%n room not full</numerusform>
            <numerusform>%n rooms not full</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleSister</name>
    <message numerus="yes">
        <source>%n card(s) in her pile</source>
        <translation>
            <numerusform>%n card in her pile</numerusform>
            <numerusform>%n cards in her pile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleUi</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
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
        <source>%n committed rescue card(s)</source>
        <translation>
            <numerusform>%n committed rescue card</numerusform>
            <numerusform>%n committed rescue cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full room(s)</source>
        <translation>
            <numerusform>%n full room</numerusform>
            <numerusform>%n full rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them Oshax</source>
        <translation>
            <numerusform>%n of them Oshax</numerusform>
            <numerusform>%n of them Oshax</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IsleWords</name>
    <message numerus="yes">
        <source>%n basket(s)</source>
        <translation>
            <numerusform>%n basket</numerusform>
            <numerusform>%n baskets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
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
        <source>%n cat(s) aboard</source>
        <translation>
            <numerusform>%n cat aboard</numerusform>
            <numerusform>%n cats aboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n fish</numerusform>
            <numerusform>%n fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>squares of a room</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>treasures in stock</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
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
        <source>%n private lesson(s)</source>
        <translation>
            <numerusform>%n private lesson</numerusform>
            <numerusform>%n private lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rescue(s)</source>
        <translation>
            <numerusform>%n rescue</numerusform>
            <numerusform>%n rescues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PurchasePage</name>
    <message numerus="yes">
        <source>%n left for rescues</source>
        <translation>
            <numerusform>%n left for rescues</numerusform>
            <numerusform>%n left for rescues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid now</source>
        <translation>
            <numerusform>%n paid now</numerusform>
            <numerusform>%n paid now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest pays for %n rescue(s)</source>
        <translation>
            <numerusform>The rest pays for %n rescue</numerusform>
            <numerusform>The rest pays for %n rescues</numerusform>
        </translation>
    </message>
</context>
</TS>
