<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>BoardView</name>
    <message>
        <source>Island and boat</source>
        <translation>Ilha e barco</translation>
    </message>
    <message>
        <source>Letters pick a cat, arrow keys move, R turns, F flips, Enter confirms</source>
        <translation>As letras escolhem um gato, as setas movem, R gira, F espelha, Enter confirma</translation>
    </message>
</context>
<context>
    <name>CardWidget</name>
    <message>
        <source>A face-down card</source>
        <translation>Uma carta virada para baixo</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, escolhida</translation>
    </message>
</context>
<context>
    <name>DraftPage</name>
    <message numerus="yes">
        <source>%n fish now</source>
        <translation>
            <numerusform>%n peixe agora</numerusform>
            <numerusform>%n peixes agora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to pick</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeping now</source>
        <translation>Guardando agora</translation>
    </message>
    <message>
        <source>Kept before</source>
        <translation>Guardadas antes</translation>
    </message>
    <message>
        <source>Your purse</source>
        <translation>Sua bolsa</translation>
    </message>
    <message>
        <source>kept, in slot {number}</source>
        <translation>guardada, espaço {number}</translation>
    </message>
    <message>
        <source>to {name}</source>
        <translation>para {name}</translation>
    </message>
</context>
<context>
    <name>HandTray</name>
    <message>
        <source>Asks you at the next possible moment, whether or not you hold such a card</source>
        <translation>Pergunta a você no próximo momento possível, tenha você uma carta dessas ou não</translation>
    </message>
    <message>
        <source>Play a purple card</source>
        <translation>Jogar carta roxa</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Sua mão</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peças</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc or a click closes</source>
        <translation>Esc ou um clique fecha</translation>
    </message>
    <message>
        <source>day {day}: {tiles}</source>
        <translation>dia {day}: {tiles}</translation>
    </message>
    <message>
        <source>no tile aboard yet</source>
        <translation>nenhuma peça a bordo ainda</translation>
    </message>
    <message>
        <source>{name}&apos;s boat, {points}</source>
        <translation>Barco de {name}, {points}</translation>
    </message>
    <message>
        <source>{name}&apos;s boat: {points}</source>
        <translation>Barco de {name}: {points}</translation>
    </message>
</context>
<context>
    <name>IsleAsks</name>
    <message numerus="yes">
        <source>%n rat(s)</source>
        <translation>
            <numerusform>%n rato</numerusform>
            <numerusform>%n ratos</numerusform>
        </translation>
    </message>
    <message>
        <source>2 kept</source>
        <translation>2 guardadas</translation>
    </message>
    <message>
        <source>3 kept</source>
        <translation>3 guardadas</translation>
    </message>
    <message>
        <source>A lesson bought today is read today. One still in your hand at the end scores nothing.</source>
        <translation>Uma lição comprada hoje é lida hoje. A que ainda estiver na mão no fim não vale nada.</translation>
    </message>
    <message>
        <source>A rescue card gives its basket and its speed once, then it is gone.</source>
        <translation>Uma carta de resgate dá seu cesto e sua velocidade uma vez e depois acaba.</translation>
    </message>
    <message>
        <source>Days 1, 3 and 5 pass to the left, days 2 and 4 to the right.</source>
        <translation>Nos dias 1, 3 e 5 passa-se para a esquerda; nos dias 2 e 4, para a direita.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bom saber</translation>
    </message>
    <message>
        <source>Nobody else sees them. You find them in the score at any time.</source>
        <translation>Ninguém mais as vê. Você as encontra nos pontos a qualquer hora.</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>A escolha</translation>
    </message>
    <message>
        <source>Then cats come ashore, and you take one after the other.</source>
        <translation>Depois os gatos chegam à praia, e vocês pegam um de cada vez.</translation>
    </message>
    <message>
        <source>Twice you draw five and keep three; a seventh card comes by itself.</source>
        <translation>Duas vezes você compra cinco e guarda três; a sétima carta vem sozinha.</translation>
    </message>
    <message>
        <source>What your boat asks for</source>
        <translation>O que seu barco pede</translation>
    </message>
    <message>
        <source>You need not spend: fish are kept from day to day.</source>
        <translation>Você não precisa gastar: os peixes ficam de um dia para o outro.</translation>
    </message>
    <message>
        <source>Your two lessons give points at the end, if your boat fits them.</source>
        <translation>Suas duas lições dão pontos no fim, se o seu barco as cumprir.</translation>
    </message>
    <message>
        <source>a first cat, anywhere</source>
        <translation>um primeiro gato, em qualquer lugar</translation>
    </message>
    <message>
        <source>a third {colour} cat: a family</source>
        <translation>um terceiro gato {colour}: família</translation>
    </message>
    <message>
        <source>baskets: {own} yours, {cards} on cards</source>
        <translation>cestos: {own} seus, {cards} em cartas</translation>
    </message>
    <message>
        <source>keep 2</source>
        <translation>guarde 2</translation>
    </message>
    <message>
        <source>keep 3</source>
        <translation>guarde 3</translation>
    </message>
    <message>
        <source>one more {colour} cat: {now} becomes {then}</source>
        <translation>mais um gato {colour}: {now} vira {then}</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>sua</translation>
    </message>
    <message>
        <source>{rats} in: {room}</source>
        <translation>{rats} em: {room}</translation>
    </message>
    <message>
        <source>{room}: {left}</source>
        <translation>{room}: {left}</translation>
    </message>
</context>
<context>
    <name>IsleAssign</name>
    <message>
        <source>Drawn</source>
        <translation>Do saco</translation>
    </message>
    <message>
        <source>Left, 3 fish</source>
        <translation>Esquerdo, 3 peixes</translation>
    </message>
    <message>
        <source>Press a field, or the left or right arrow key.</source>
        <translation>Aperte um campo, ou a seta para a esquerda ou para a direita.</translation>
    </message>
    <message>
        <source>Right, 5 fish</source>
        <translation>Direito, 5 peixes</translation>
    </message>
    <message>
        <source>Where does {tile} go?</source>
        <translation>Para onde vai {tile}?</translation>
    </message>
</context>
<context>
    <name>IsleCards</name>
    <message>
        <source>1 fish for each cat colour on your boat.</source>
        <translation>1 peixe por cor de gato no seu barco.</translation>
    </message>
    <message>
        <source>1 fish for each common treasure on your boat.</source>
        <translation>1 peixe por tesouro comum no seu barco.</translation>
    </message>
    <message>
        <source>1 fish for each private lesson you own.</source>
        <translation>1 peixe por lição privada sua.</translation>
    </message>
    <message>
        <source>1 point for each cat of your best colour at the edge.</source>
        <translation>1 ponto por gato da sua melhor cor na borda.</translation>
    </message>
    <message>
        <source>1 point for each cat that touches none of its colour.</source>
        <translation>1 ponto por gato que não toca outro da sua cor.</translation>
    </message>
    <message>
        <source>1 point for each common treasure.</source>
        <translation>1 ponto por tesouro comum.</translation>
    </message>
    <message>
        <source>1 point for each private lesson you own, this one too.</source>
        <translation>1 ponto por lição privada sua, esta também.</translation>
    </message>
    <message>
        <source>1 point for every 2 cats at the edge.</source>
        <translation>1 ponto a cada 2 gatos na borda.</translation>
    </message>
    <message>
        <source>10 points for exactly 15 cats.</source>
        <translation>10 pontos por exatamente 15 gatos.</translation>
    </message>
    <message>
        <source>10 points for exactly 20 cats.</source>
        <translation>10 pontos por exatamente 20 gatos.</translation>
    </message>
    <message>
        <source>10 points for exactly 5 rats in sight.</source>
        <translation>10 pontos por exatamente 5 ratos à vista.</translation>
    </message>
    <message>
        <source>10 points for the largest family of all boats, ties count.</source>
        <translation>10 pontos pela maior família de todas; empate conta.</translation>
    </message>
    <message>
        <source>10 points if no rat is in sight.</source>
        <translation>10 pontos se nenhum rato estiver à vista.</translation>
    </message>
    <message>
        <source>10 points if the whole middle row is covered.</source>
        <translation>10 pontos se toda a fileira do meio estiver coberta.</translation>
    </message>
    <message>
        <source>12 points if both captain&apos;s rooms are full.</source>
        <translation>12 pontos se os dois quartos de capitão estiverem cheios.</translation>
    </message>
    <message>
        <source>12 points if no edge square is open.</source>
        <translation>12 pontos se nenhuma casa da borda estiver aberta.</translation>
    </message>
    <message>
        <source>15 points for at least 3 cats of every colour.</source>
        <translation>15 pontos por ao menos 3 gatos de cada cor.</translation>
    </message>
    <message>
        <source>15 points if the mess is empty.</source>
        <translation>15 pontos se o refeitório estiver vazio.</translation>
    </message>
    <message>
        <source>18 points if both bedrooms are empty.</source>
        <translation>18 pontos se os dois dormitórios estiverem vazios.</translation>
    </message>
    <message>
        <source>2 fish for each Oshax on your boat.</source>
        <translation>2 peixes por Oshax no seu barco.</translation>
    </message>
    <message>
        <source>2 fish for each rare treasure on your boat.</source>
        <translation>2 peixes por tesouro raro no seu barco.</translation>
    </message>
    <message>
        <source>2 points for each full room.</source>
        <translation>2 pontos por sala cheia.</translation>
    </message>
    <message>
        <source>2 points for each rare treasure.</source>
        <translation>2 pontos por tesouro raro.</translation>
    </message>
    <message>
        <source>2 points for each rat in sight.</source>
        <translation>2 pontos por rato à vista.</translation>
    </message>
    <message>
        <source>2 points for each treasure, rare or common.</source>
        <translation>2 pontos por tesouro, raro ou comum.</translation>
    </message>
    <message>
        <source>3 points for each Oshax.</source>
        <translation>3 pontos por Oshax.</translation>
    </message>
    <message>
        <source>4 points for each family of 4 or more cats.</source>
        <translation>4 pontos por família de 4 gatos ou mais.</translation>
    </message>
    <message>
        <source>7 points for at least 5 fish left at the end.</source>
        <translation>7 pontos por ao menos 5 peixes no fim.</translation>
    </message>
    <message>
        <source>7 points for exactly 3 permanent baskets.</source>
        <translation>7 pontos por exatamente 3 cestos permanentes.</translation>
    </message>
    <message>
        <source>7 points for exactly 6 private lessons.</source>
        <translation>7 pontos por exatamente 6 lições privadas.</translation>
    </message>
    <message>
        <source>7 points if every colour has a cat at the edge.</source>
        <translation>7 pontos se cada cor tiver um gato na borda.</translation>
    </message>
    <message>
        <source>7 points if you end first in the island order.</source>
        <translation>7 pontos se você terminar em primeiro na ordem da ilha.</translation>
    </message>
    <message>
        <source>9 points for exactly 5 blue cats.</source>
        <translation>9 pontos por exatamente 5 gatos azuis.</translation>
    </message>
    <message>
        <source>9 points for exactly 5 green cats.</source>
        <translation>9 pontos por exatamente 5 gatos verdes.</translation>
    </message>
    <message>
        <source>9 points for exactly 5 orange cats.</source>
        <translation>9 pontos por exatamente 5 gatos laranja.</translation>
    </message>
    <message>
        <source>9 points for exactly 5 purple cats.</source>
        <translation>9 pontos por exatamente 5 gatos roxos.</translation>
    </message>
    <message>
        <source>9 points for exactly 5 red cats.</source>
        <translation>9 pontos por exatamente 5 gatos vermelhos.</translation>
    </message>
    <message>
        <source>9 points for exactly 5 treasures, rare and common together.</source>
        <translation>9 pontos por exatamente 5 tesouros, raros e comuns.</translation>
    </message>
    <message>
        <source>9 points if every colour has a cat at the edge.</source>
        <translation>9 pontos se cada cor tiver um gato na borda.</translation>
    </message>
    <message>
        <source>A full larder</source>
        <translation>Despensa cheia</translation>
    </message>
    <message>
        <source>A permanent basket, fresh for today.</source>
        <translation>Um cesto permanente, já livre hoje.</translation>
    </message>
    <message>
        <source>A window for each</source>
        <translation>Uma janela para cada</translation>
    </message>
    <message>
        <source>All round</source>
        <translation>De ponta a ponta</translation>
    </message>
    <message>
        <source>Anytime</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Basket for a feast</source>
        <translation>Cesto por banquete</translation>
    </message>
    <message>
        <source>Basket maker</source>
        <translation>Cesteiro</translation>
    </message>
    <message>
        <source>Beach finds</source>
        <translation>Achados da praia</translation>
    </message>
    <message>
        <source>Beds free</source>
        <translation>Camas livres</translation>
    </message>
    <message>
        <source>Big family</source>
        <translation>Família grande</translation>
    </message>
    <message>
        <source>Bookworm</source>
        <translation>Traça de livro</translation>
    </message>
    <message>
        <source>Both captains</source>
        <translation>Os dois capitães</translation>
    </message>
    <message>
        <source>Broken basket</source>
        <translation>Cesto quebrado</translation>
    </message>
    <message>
        <source>Buried chest</source>
        <translation>Baú enterrado</translation>
    </message>
    <message>
        <source>Calm basket</source>
        <translation>Cesto tranquilo</translation>
    </message>
    <message>
        <source>Cat in the bag</source>
        <translation>Gato no saco</translation>
    </message>
    <message>
        <source>Clean table</source>
        <translation>Mesa limpa</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Colecionador</translation>
    </message>
    <message>
        <source>Draw 2 cards and buy any of them.</source>
        <translation>Tire 2 cartas do monte e compre as que quiser.</translation>
    </message>
    <message>
        <source>Draw 3 cards and buy any of them.</source>
        <translation>Tire 3 cartas do monte e compre as que quiser.</translation>
    </message>
    <message>
        <source>Draw 4 tiles: you choose the field of each cat.</source>
        <translation>Tire 4 peças: você escolhe o campo de cada gato.</translation>
    </message>
    <message>
        <source>Draw a tile from the bag and place it.</source>
        <translation>Tire uma peça do saco e coloque-a.</translation>
    </message>
    <message>
        <source>Each to their own</source>
        <translation>Cada um na sua</translation>
    </message>
    <message>
        <source>Early bird</source>
        <translation>Madrugador</translation>
    </message>
    <message>
        <source>Everyone: 1 point for each cat of a colour you name.</source>
        <translation>Todos: 1 ponto por gato da cor que você disser.</translation>
    </message>
    <message>
        <source>Everyone: 1 point for each treasure beside a cat of a colour you name.</source>
        <translation>Todos: 1 ponto por tesouro junto de um gato da cor que você disser.</translation>
    </message>
    <message>
        <source>Everyone: 2 points for each cat of a colour you name, at the edge.</source>
        <translation>Todos: 2 pontos por gato da cor que você disser, na borda.</translation>
    </message>
    <message>
        <source>Everyone: 2 points for each common treasure.</source>
        <translation>Todos: 2 pontos por tesouro comum.</translation>
    </message>
    <message>
        <source>Everyone: 2 points for each private lesson of one&apos;s own.</source>
        <translation>Todos: 2 pontos por lição privada própria.</translation>
    </message>
    <message>
        <source>Everyone: 3 points for each lonely cat of a colour you name.</source>
        <translation>Todos: 3 pontos por gato sozinho da cor que você disser.</translation>
    </message>
    <message>
        <source>Everyone: 5 points for 3 or more cats of a colour you name.</source>
        <translation>Todos: 5 pontos por 3 gatos ou mais da cor que você disser.</translation>
    </message>
    <message>
        <source>Everyone: 5 points for each open map.</source>
        <translation>Todos: 5 pontos por mapa aberto.</translation>
    </message>
    <message>
        <source>Fair barter</source>
        <translation>Troca justa</translation>
    </message>
    <message>
        <source>Family catch</source>
        <translation>Pesca em família</translation>
    </message>
    <message>
        <source>Favourite colour</source>
        <translation>Cor favorita</translation>
    </message>
    <message>
        <source>Fifteen it is</source>
        <translation>Quinze, e pronto</translation>
    </message>
    <message>
        <source>Fishing school</source>
        <translation>Escola de pesca</translation>
    </message>
    <message>
        <source>Five finds</source>
        <translation>Cinco achados</translation>
    </message>
    <message>
        <source>Five tails</source>
        <translation>Cinco rabos</translation>
    </message>
    <message>
        <source>Flea market</source>
        <translation>Feira de usados</translation>
    </message>
    <message>
        <source>Follow me!</source>
        <translation>Venha comigo!</translation>
    </message>
    <message>
        <source>Four and more</source>
        <translation>De quatro em diante</translation>
    </message>
    <message>
        <source>Friend of rats</source>
        <translation>Amigo dos ratos</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Casa cheia</translation>
    </message>
    <message>
        <source>Gem lover</source>
        <translation>Fã de gemas</translation>
    </message>
    <message>
        <source>Gem market</source>
        <translation>Feira de gemas</translation>
    </message>
    <message>
        <source>Give up 2 private lessons: a permanent basket.</source>
        <translation>Entregue 2 lições privadas: um cesto permanente.</translation>
    </message>
    <message>
        <source>Give up 2 treasures from your boat: a permanent basket.</source>
        <translation>Entregue 2 tesouros do barco: um cesto permanente.</translation>
    </message>
    <message>
        <source>Give up a permanent basket, used or not: 5 fish.</source>
        <translation>Entregue um cesto permanente, usado ou não: 5 peixes.</translation>
    </message>
    <message>
        <source>Half and hasty</source>
        <translation>Meio e às pressas</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>Lesson</source>
        <comment>a public one</comment>
        <translation>Lição</translation>
    </message>
    <message>
        <source>Loners</source>
        <translation>Solitários</translation>
    </message>
    <message>
        <source>Lookouts</source>
        <translation>Vigias</translation>
    </message>
    <message>
        <source>Mixed crew</source>
        <translation>Tripulação mista</translation>
    </message>
    <message>
        <source>Move 1 to 3 cats, each to the other field.</source>
        <translation>Mude de 1 a 3 gatos, cada um para o outro campo.</translation>
    </message>
    <message>
        <source>Name a colour: 1 fish for each cat of it on your boat.</source>
        <translation>Diga uma cor: 1 peixe por gato dela no seu barco.</translation>
    </message>
    <message>
        <source>Newcomers</source>
        <translation>Recém-chegados</translation>
    </message>
    <message>
        <source>No basket, but speed 4.</source>
        <translation>Sem cesto, mas velocidade 4.</translation>
    </message>
    <message>
        <source>Not a whisker</source>
        <translation>Nem um bigode</translation>
    </message>
    <message>
        <source>Old wicker</source>
        <translation>Vime velho</translation>
    </message>
    <message>
        <source>On the lookout</source>
        <translation>De vigia</translation>
    </message>
    <message>
        <source>One basket for this day. Speed 1.</source>
        <translation>Um cesto para este dia. Velocidade 1.</translation>
    </message>
    <message>
        <source>One basket for this day. Speed 3.</source>
        <translation>Um cesto para este dia. Velocidade 3.</translation>
    </message>
    <message>
        <source>One more!</source>
        <translation>Mais um!</translation>
    </message>
    <message>
        <source>One of each, thrice</source>
        <translation>Três de cada</translation>
    </message>
    <message>
        <source>One rare treasure, or two common ones.</source>
        <translation>Um tesouro raro ou dois comuns.</translation>
    </message>
    <message>
        <source>Open charts</source>
        <translation>Mapas abertos</translation>
    </message>
    <message>
        <source>Oshax</source>
        <translation>Oshax</translation>
    </message>
    <message>
        <source>Oshax card</source>
        <translation>carta de Oshax</translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation>Resgate</translation>
    </message>
    <message>
        <source>Rescue one more cat on your rescue turn; it costs the same.</source>
        <translation>Resgate mais um gato na sua vez; custa o mesmo.</translation>
    </message>
    <message>
        <source>Right down the middle</source>
        <translation>Bem pelo meio</translation>
    </message>
    <message>
        <source>School prize</source>
        <translation>Prêmio escolar</translation>
    </message>
    <message>
        <source>Sea dogs, well, cats</source>
        <translation>Lobos do mar, digo, gatos</translation>
    </message>
    <message>
        <source>Sea view for all</source>
        <translation>Vista para o mar</translation>
    </message>
    <message>
        <source>Sturdy basket</source>
        <translation>Cesto firme</translation>
    </message>
    <message>
        <source>Swift feet</source>
        <translation>Pés ligeiros</translation>
    </message>
    <message>
        <source>Take any Oshax still here, place it and choose its colour.</source>
        <translation>Pegue qualquer Oshax que restou, coloque-o e escolha a cor.</translation>
    </message>
    <message>
        <source>The five blues</source>
        <translation>Os cinco azuis</translation>
    </message>
    <message>
        <source>The five greens</source>
        <translation>Os cinco verdes</translation>
    </message>
    <message>
        <source>The five oranges</source>
        <translation>Os cinco laranjas</translation>
    </message>
    <message>
        <source>The five purples</source>
        <translation>Os cinco roxos</translation>
    </message>
    <message>
        <source>The five reds</source>
        <translation>Os cinco vermelhos</translation>
    </message>
    <message>
        <source>Third family</source>
        <translation>Terceira família</translation>
    </message>
    <message>
        <source>Three baskets</source>
        <translation>Três cestos</translation>
    </message>
    <message>
        <source>Three more cards</source>
        <translation>Mais três cartas</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trio</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Tesouro</translation>
    </message>
    <message>
        <source>Treasure guards</source>
        <translation>Guarda-tesouros</translation>
    </message>
    <message>
        <source>Treasure hunters</source>
        <translation>Caça-tesouros</translation>
    </message>
    <message>
        <source>Trinkets</source>
        <translation>Bugigangas</translation>
    </message>
    <message>
        <source>Twenty whiskers</source>
        <translation>Vinte bigodes</translation>
    </message>
    <message>
        <source>Two broken baskets make one. Speed 0.</source>
        <translation>Dois cestos quebrados valem um. Velocidade 0.</translation>
    </message>
    <message>
        <source>Two broken baskets make one. Speed 1.</source>
        <translation>Dois cestos quebrados valem um. Velocidade 1.</translation>
    </message>
    <message>
        <source>Two broken baskets make one. Speed 3.</source>
        <translation>Dois cestos quebrados valem um. Velocidade 3.</translation>
    </message>
    <message>
        <source>Two more cards</source>
        <translation>Mais duas cartas</translation>
    </message>
    <message>
        <source>Two small common treasures; for 1 fish more, any two common ones.</source>
        <translation>Dois tesouros comuns pequenos; com 1 peixe a mais, dois quaisquer.</translation>
    </message>
    <message>
        <source>Well read</source>
        <translation>Bem lido</translation>
    </message>
    <message>
        <source>Wherever you like</source>
        <translation>Onde quiser</translation>
    </message>
    <message>
        <source>Wild fishers</source>
        <translation>Pescadores livres</translation>
    </message>
    <message>
        <source>Wild guest</source>
        <translation>Visita selvagem</translation>
    </message>
    <message>
        <source>Wild hearts</source>
        <translation>Corações livres</translation>
    </message>
    <message>
        <source>Woven pages</source>
        <translation>Páginas trançadas</translation>
    </message>
    <message>
        <source>Your next tile may lie anywhere, touching none.</source>
        <translation>Sua próxima peça pode ficar em qualquer lugar, sem tocar nada.</translation>
    </message>
    <message>
        <source>Your third-largest family scores once more.</source>
        <translation>Sua terceira maior família pontua outra vez.</translation>
    </message>
    <message>
        <source>private lesson</source>
        <translation>lição privada</translation>
    </message>
    <message>
        <source>public lesson</source>
        <translation>lição pública</translation>
    </message>
    <message>
        <source>purple card</source>
        <translation>carta roxa</translation>
    </message>
    <message>
        <source>rescue card</source>
        <translation>carta de resgate</translation>
    </message>
    <message>
        <source>treasure card</source>
        <translation>carta de tesouro</translation>
    </message>
</context>
<context>
    <name>IsleCardsShort</name>
    <message>
        <source>1 fish for each cat colour.</source>
        <translation>1 peixe por cor de gato.</translation>
    </message>
    <message>
        <source>1 fish for each cat of one colour.</source>
        <translation>1 peixe por gato de uma cor.</translation>
    </message>
    <message>
        <source>1 fish for each common one.</source>
        <translation>1 peixe por tesouro comum.</translation>
    </message>
    <message>
        <source>1 fish for each private lesson.</source>
        <translation>1 peixe por lição privada.</translation>
    </message>
    <message>
        <source>1 for each common treasure.</source>
        <translation>1 por tesouro comum.</translation>
    </message>
    <message>
        <source>1 for each lonely cat.</source>
        <translation>1 por gato sozinho.</translation>
    </message>
    <message>
        <source>1 for each private lesson.</source>
        <translation>1 por lição privada.</translation>
    </message>
    <message>
        <source>1 per 2 cats at the edge.</source>
        <translation>1 a cada 2 gatos na borda.</translation>
    </message>
    <message>
        <source>1 per cat of one colour, at the edge.</source>
        <translation>1 por gato de uma cor, na borda.</translation>
    </message>
    <message>
        <source>1 rare treasure or 2 common ones.</source>
        <translation>1 tesouro raro ou 2 comuns.</translation>
    </message>
    <message>
        <source>10 for a full middle row.</source>
        <translation>10 pela fileira do meio cheia.</translation>
    </message>
    <message>
        <source>10 for exactly 15 cats.</source>
        <translation>10 por 15 gatos exatos.</translation>
    </message>
    <message>
        <source>10 for exactly 20 cats.</source>
        <translation>10 por exatos 20 gatos.</translation>
    </message>
    <message>
        <source>10 for exactly 5 rats.</source>
        <translation>10 por 5 ratos exatos.</translation>
    </message>
    <message>
        <source>10 for no rat in sight.</source>
        <translation>10 por nenhum rato à vista.</translation>
    </message>
    <message>
        <source>10 for the largest family.</source>
        <translation>10 pela maior família.</translation>
    </message>
    <message>
        <source>12 for an edge fully covered.</source>
        <translation>12 pela borda toda coberta.</translation>
    </message>
    <message>
        <source>12 for full captain&apos;s rooms.</source>
        <translation>12 por capitães cheios.</translation>
    </message>
    <message>
        <source>15 for 3 cats of each colour.</source>
        <translation>15 por 3 gatos de cada cor.</translation>
    </message>
    <message>
        <source>15 for an empty mess.</source>
        <translation>15 por refeitório vazio.</translation>
    </message>
    <message>
        <source>18 for empty bedrooms.</source>
        <translation>18 por camas vazias.</translation>
    </message>
    <message>
        <source>2 fish for each Oshax.</source>
        <translation>2 peixes por Oshax.</translation>
    </message>
    <message>
        <source>2 fish for each rare treasure.</source>
        <translation>2 peixes por tesouro raro.</translation>
    </message>
    <message>
        <source>2 for each full room.</source>
        <translation>2 por sala cheia.</translation>
    </message>
    <message>
        <source>2 for each rare treasure.</source>
        <translation>2 por tesouro raro.</translation>
    </message>
    <message>
        <source>2 for each rat in sight.</source>
        <translation>2 por rato à vista.</translation>
    </message>
    <message>
        <source>2 for each treasure.</source>
        <translation>2 por tesouro.</translation>
    </message>
    <message>
        <source>2 lessons become a basket.</source>
        <translation>2 lições viram um cesto.</translation>
    </message>
    <message>
        <source>2 small common treasures.</source>
        <translation>2 tesouros comuns pequenos.</translation>
    </message>
    <message>
        <source>2 treasures become a basket.</source>
        <translation>2 tesouros viram um cesto.</translation>
    </message>
    <message>
        <source>3 for each Oshax.</source>
        <translation>3 por Oshax.</translation>
    </message>
    <message>
        <source>4 new tiles, you choose the fields.</source>
        <translation>4 peças novas, você escolhe os campos.</translation>
    </message>
    <message>
        <source>4 per family of 4 or more.</source>
        <translation>4 por família de 4 ou mais.</translation>
    </message>
    <message>
        <source>7 for 5 or more fish left.</source>
        <translation>7 por 5 peixes ou mais no fim.</translation>
    </message>
    <message>
        <source>7 for all colours at the edge.</source>
        <translation>7 por todas as cores na borda.</translation>
    </message>
    <message>
        <source>7 for being first at the end.</source>
        <translation>7 por ser o primeiro no fim.</translation>
    </message>
    <message>
        <source>7 for exactly 3 baskets.</source>
        <translation>7 por 3 cestos exatos.</translation>
    </message>
    <message>
        <source>7 for exactly 6 lessons.</source>
        <translation>7 por 6 lições exatas.</translation>
    </message>
    <message>
        <source>9 for all colours at the edge.</source>
        <translation>9 por todas as cores na borda.</translation>
    </message>
    <message>
        <source>9 for exactly 5 blue cats.</source>
        <translation>9 por 5 gatos azuis exatos.</translation>
    </message>
    <message>
        <source>9 for exactly 5 green cats.</source>
        <translation>9 por 5 gatos verdes exatos.</translation>
    </message>
    <message>
        <source>9 for exactly 5 orange cats.</source>
        <translation>9 por 5 gatos laranja exatos.</translation>
    </message>
    <message>
        <source>9 for exactly 5 purple cats.</source>
        <translation>9 por 5 gatos roxos exatos.</translation>
    </message>
    <message>
        <source>9 for exactly 5 red cats.</source>
        <translation>9 por 5 gatos vermelhos.</translation>
    </message>
    <message>
        <source>9 for exactly 5 treasures.</source>
        <translation>9 por 5 tesouros exatos.</translation>
    </message>
    <message>
        <source>A basket for every day to come.</source>
        <translation>Um cesto para todos os dias.</translation>
    </message>
    <message>
        <source>All: 1 per cat of a colour.</source>
        <translation>Todos: 1 por gato de uma cor.</translation>
    </message>
    <message>
        <source>All: 1 per treasure by a colour.</source>
        <translation>Todos: 1 por tesouro junto a uma cor.</translation>
    </message>
    <message>
        <source>All: 2 per cat of a colour, at the edge.</source>
        <translation>Todos: 2 por gato de uma cor, na borda.</translation>
    </message>
    <message>
        <source>All: 2 per common treasure.</source>
        <translation>Todos: 2 por tesouro comum.</translation>
    </message>
    <message>
        <source>All: 2 per private lesson.</source>
        <translation>Todos: 2 por lição privada.</translation>
    </message>
    <message>
        <source>All: 3 per lonely cat of a colour.</source>
        <translation>Todos: 3 por gato sozinho de uma cor.</translation>
    </message>
    <message>
        <source>All: 5 for 3 cats of a colour.</source>
        <translation>Todos: 5 por 3 gatos de uma cor.</translation>
    </message>
    <message>
        <source>All: 5 for each open map.</source>
        <translation>Todos: 5 por mapa aberto.</translation>
    </message>
    <message>
        <source>Draw 2 cards, buy any.</source>
        <translation>Tire 2 cartas, pague as que quiser.</translation>
    </message>
    <message>
        <source>Draw 3 cards, buy any.</source>
        <translation>Tire 3 cartas, pague as que quiser.</translation>
    </message>
    <message>
        <source>Draw a tile from the bag and place it.</source>
        <translation>Tire uma peça do saco e coloque-a.</translation>
    </message>
    <message>
        <source>Give up a basket for 5 fish.</source>
        <translation>Troque um cesto por 5 peixes.</translation>
    </message>
    <message>
        <source>Half a basket. Speed 0.</source>
        <translation>Meio cesto. Velocidade 0.</translation>
    </message>
    <message>
        <source>Half a basket. Speed 1.</source>
        <translation>Meio cesto. Velocidade 1.</translation>
    </message>
    <message>
        <source>Half a basket. Speed 3.</source>
        <translation>Meio cesto. Velocidade 3.</translation>
    </message>
    <message>
        <source>Move up to 3 cats across.</source>
        <translation>Mude até 3 gatos de campo.</translation>
    </message>
    <message>
        <source>Next tile: anywhere, no need to touch.</source>
        <translation>Próxima peça: onde quiser, sem tocar.</translation>
    </message>
    <message>
        <source>No basket. Speed 4.</source>
        <translation>Sem cesto. Velocidade 4.</translation>
    </message>
    <message>
        <source>One basket. Speed 1.</source>
        <translation>Um cesto. Velocidade 1.</translation>
    </message>
    <message>
        <source>One basket. Speed 3.</source>
        <translation>Um cesto. Velocidade 3.</translation>
    </message>
    <message>
        <source>Rescue one more cat.</source>
        <translation>Resgate mais um gato.</translation>
    </message>
    <message>
        <source>Take an Oshax and choose its colour.</source>
        <translation>Pegue um Oshax e escolha a cor dele.</translation>
    </message>
    <message>
        <source>Third family scores twice.</source>
        <translation>A terceira família vale em dobro.</translation>
    </message>
</context>
<context>
    <name>IsleChoice</name>
    <message>
        <source>1 rare treasure</source>
        <translation>1 tesouro raro</translation>
    </message>
    <message>
        <source>2 common treasures</source>
        <translation>2 tesouros comuns</translation>
    </message>
    <message>
        <source>2 of any shape</source>
        <translation>2 de qualquer forma</translation>
    </message>
    <message>
        <source>2 small treasures</source>
        <translation>2 tesouros pequenos</translation>
    </message>
    <message>
        <source>3 points</source>
        <translation>3 pontos</translation>
    </message>
    <message>
        <source>A used one</source>
        <translation>Um usado</translation>
    </message>
    <message>
        <source>A used one would only come back tomorrow.</source>
        <translation>Um usado só voltaria amanhã.</translation>
    </message>
    <message>
        <source>An unused one</source>
        <translation>Um livre</translation>
    </message>
    <message>
        <source>Choose first.</source>
        <translation>Escolha primeiro.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message numerus="yes">
        <source>Give up %n private lesson(s) for a basket</source>
        <translation>
            <numerusform>Entregue %n lição privada por um cesto</numerusform>
            <numerusform>Entregue %n lições privadas por um cesto</numerusform>
        </translation>
    </message>
    <message>
        <source>How will you use the treasure card?</source>
        <translation>Como você vai usar a carta de tesouro?</translation>
    </message>
    <message>
        <source>It scores for everyone.</source>
        <translation>Vale para todos.</translation>
    </message>
    <message>
        <source>Name a colour: each cat of it gives a fish</source>
        <translation>Diga uma cor: cada gato dela dá um peixe</translation>
    </message>
    <message>
        <source>Nothing of it is left that fits, or it costs too much.</source>
        <translation>Não resta nada disso que caiba, ou custa demais.</translation>
    </message>
    <message>
        <source>Read “{card}” to all</source>
        <translation>Leia “{card}” para todos</translation>
    </message>
    <message>
        <source>They are put away face down and score nothing.</source>
        <translation>Elas são guardadas viradas para baixo e não pontuam.</translation>
    </message>
    <message>
        <source>Which basket do you give up for 5 fish?</source>
        <translation>Que cesto você entrega por 5 peixes?</translation>
    </message>
    <message>
        <source>Which public lesson do you read first?</source>
        <translation>Que lição pública você lê primeiro?</translation>
    </message>
    <message>
        <source>You have no cat of this colour.</source>
        <translation>Você não tem gato dessa cor.</translation>
    </message>
    <message>
        <source>any shapes, the second is optional</source>
        <translation>qualquer forma, o segundo é opcional</translation>
    </message>
    <message>
        <source>for 1 fish more</source>
        <translation>por 1 peixe a mais</translation>
    </message>
    <message>
        <source>of 1 or 2 squares</source>
        <translation>de 1 ou 2 casas</translation>
    </message>
    <message>
        <source>“{card}”: name its colour</source>
        <translation>“{card}”: diga a cor</translation>
    </message>
</context>
<context>
    <name>IsleCommit</name>
    <message>
        <source>Baskets for {rescues}.</source>
        <translation>Cestos para {rescues}.</translation>
    </message>
    <message numerus="yes">
        <source>Commit %n card(s)</source>
        <translation>
            <numerusform>Reservar %n carta</numerusform>
            <numerusform>Reservar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Commit none</source>
        <translation>Não reservar</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>Reservadas</translation>
    </message>
    <message>
        <source>One broken basket would be wasted.</source>
        <translation>Um cesto quebrado seria perdido.</translation>
    </message>
    <message>
        <source>Only rescue cards are committed.</source>
        <translation>Só cartas de resgate são reservadas.</translation>
    </message>
    <message>
        <source>Speed decides the order; what isn&apos;t used today is lost.</source>
        <translation>A velocidade decide a ordem; o que não for usado hoje se perde.</translation>
    </message>
    <message>
        <source>Speed {total}.</source>
        <translation>Velocidade {total}.</translation>
    </message>
    <message>
        <source>Speed {total}: {sum}.</source>
        <translation>Velocidade {total}: {sum}.</translation>
    </message>
    <message>
        <source>Which rescue cards do you commit?</source>
        <translation>Que cartas de resgate você reserva?</translation>
    </message>
</context>
<context>
    <name>IsleConfirm</name>
    <message>
        <source>Buy none</source>
        <translation>Não comprar</translation>
    </message>
    <message>
        <source>Buy none of your cards?</source>
        <translation>Não comprar nenhuma das suas cartas?</translation>
    </message>
    <message>
        <source>Buying nothing</source>
        <translation>Não comprar nada</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Reservar</translation>
    </message>
    <message>
        <source>Commit it</source>
        <translation>Reservar</translation>
    </message>
    <message>
        <source>Committing an odd broken basket</source>
        <translation>Reservar um cesto quebrado sem par</translation>
    </message>
    <message>
        <source>Committing no basket at all</source>
        <translation>Não reservar nenhum cesto</translation>
    </message>
    <message>
        <source>Declining a treasure that a map pays</source>
        <translation>Recusar um tesouro que um mapa paga</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Deixar</translation>
    </message>
    <message>
        <source>Leave the treasure that the map pays?</source>
        <translation>Deixar o tesouro que o mapa paga?</translation>
    </message>
    <message>
        <source>One broken basket has no second half: it would be lost.</source>
        <translation>Um cesto quebrado está sem a outra metade: seria perdido.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Passing while a cat could still be rescued</source>
        <translation>Passar quando ainda daria para resgatar um gato</translation>
    </message>
    <message>
        <source>Passing while a find could still be played</source>
        <translation>Passar quando ainda daria para jogar um achado</translation>
    </message>
    <message>
        <source>You commit no basket. Is your own basket enough today?</source>
        <translation>Você não reserva nenhum cesto. O seu próprio basta para hoje?</translation>
    </message>
    <message>
        <source>You could still play a find. Pass for today?</source>
        <translation>Você ainda poderia jogar um achado. Passar por hoje?</translation>
    </message>
    <message>
        <source>You could still rescue a cat. Pass for today?</source>
        <translation>Você ainda poderia resgatar um gato. Passar por hoje?</translation>
    </message>
</context>
<context>
    <name>IsleCurtain</name>
    <message>
        <source>You buy cards, unseen by the others.</source>
        <translation>Você compra cartas sem que os outros vejam.</translation>
    </message>
    <message>
        <source>You choose a find from your hand, or pass.</source>
        <translation>Você escolhe um achado da mão ou passa.</translation>
    </message>
    <message>
        <source>You choose lessons to give up.</source>
        <translation>Você escolhe lições para entregar.</translation>
    </message>
    <message>
        <source>You choose two of three lessons, unseen by the others.</source>
        <translation>Você escolhe duas de três lições, sem os outros verem.</translation>
    </message>
    <message>
        <source>You commit rescue cards, face down.</source>
        <translation>Você reserva cartas de resgate, viradas para baixo.</translation>
    </message>
    <message>
        <source>You decide behind the curtain.</source>
        <translation>Você decide atrás da cortina.</translation>
    </message>
    <message>
        <source>You look at the cards that you have drawn.</source>
        <translation>Você olha as cartas que tirou.</translation>
    </message>
    <message>
        <source>You may play a purple card, if you hold one.</source>
        <translation>Você pode jogar uma carta roxa, se tiver uma.</translation>
    </message>
    <message>
        <source>You pick two cards to keep; the rest is passed on.</source>
        <translation>Você escolhe duas cartas para guardar; o resto segue adiante.</translation>
    </message>
</context>
<context>
    <name>IsleDraft</name>
    <message numerus="yes">
        <source>%n card(s) kept so far</source>
        <translation>
            <numerusform>%n carta guardada até aqui</numerusform>
            <numerusform>%n cartas guardadas até aqui</numerusform>
        </translation>
    </message>
    <message>
        <source>All slots are full: lay one back for another hint.</source>
        <translation>Todos os lugares estão cheios: devolva uma carta para ter outra dica.</translation>
    </message>
    <message>
        <source>Baskets, cards included</source>
        <translation>Cestos, com as cartas</translation>
    </message>
    <message>
        <source>Bought cards need not be paid for again. After the draft you choose which of the 7 to buy.</source>
        <translation>Cartas compradas não são pagas de novo. Depois da escolha você decide quais das 7 comprar.</translation>
    </message>
    <message>
        <source>Cards you already own</source>
        <translation>Cartas que já são suas</translation>
    </message>
    <message>
        <source>Day {day}: explore</source>
        <translation>Dia {day}: explorar</translation>
    </message>
    <message>
        <source>Day {day}: keep {keep} of these {count} cards</source>
        <translation>Dia {day}: guarde {keep} destas {count} cartas</translation>
    </message>
    <message>
        <source>Day {day}: the others choose</source>
        <translation>Dia {day}: os outros escolhem</translation>
    </message>
    <message>
        <source>Enough for {rescues}</source>
        <translation>Dá para {rescues}</translation>
    </message>
    <message>
        <source>Keep these</source>
        <translation>Guardar estas</translation>
    </message>
    <message>
        <source>Keep these cards?</source>
        <translation>Guardar estas cartas?</translation>
    </message>
    <message>
        <source>Lay one back first: all slots are full.</source>
        <translation>Devolva uma primeiro: todos os lugares estão cheios.</translation>
    </message>
    <message>
        <source>Left for rescues</source>
        <translation>Restam para resgates</translation>
    </message>
    <message numerus="yes">
        <source>Pick %n card(s) more.</source>
        <translation>
            <numerusform>Escolha mais %n carta.</numerusform>
            <numerusform>Escolha mais %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick %n card(s) to keep</source>
        <translation>
            <numerusform>Escolha %n carta para guardar</numerusform>
            <numerusform>Escolha %n cartas para guardar</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick one more card to keep</source>
        <translation>Escolha mais uma carta</translation>
    </message>
    <message>
        <source>Pick the cards first.</source>
        <translation>Escolha as cartas primeiro.</translation>
    </message>
    <message>
        <source>Press a card or its number; press it again to lay it back.</source>
        <translation>Aperte uma carta ou seu número; aperte de novo para devolver.</translation>
    </message>
    <message>
        <source>The other {count} are put away, unseen.</source>
        <translation>As outras {count} são postas de lado, sem ninguém ver.</translation>
    </message>
    <message>
        <source>The other {count} go to the left, to {name}.</source>
        <translation>Das outras cartas, {count} vão para a esquerda, para {name}.</translation>
    </message>
    <message>
        <source>The other {count} go to the right, to {name}.</source>
        <translation>Das outras cartas, {count} vão para a direita, para {name}.</translation>
    </message>
    <message>
        <source>Then the hands go on.</source>
        <translation>Depois as mãos seguem adiante.</translation>
    </message>
    <message>
        <source>You can&apos;t buy all of them.</source>
        <translation>Não dá para comprar todas.</translation>
    </message>
</context>
<context>
    <name>IsleEnd</name>
    <message numerus="yes">
        <source>%n rare treasure(s)</source>
        <translation>
            <numerusform>%n tesouro raro</numerusform>
            <numerusform>%n tesouros raros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rat(s) in sight</source>
        <translation>
            <numerusform>%n rato à vista</numerusform>
            <numerusform>%n ratos à vista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without points</source>
        <translation>
            <numerusform>%n sem pontos</numerusform>
            <numerusform>%n sem pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie, and a tie is hers</source>
        <translation>Empate, e o empate é dela</translation>
    </message>
    <message>
        <source>Both scores at the end of each day</source>
        <translation>As duas pontuações no fim de cada dia</translation>
    </message>
    <message>
        <source>Cards left in the hands: {list}.</source>
        <translation>Cartas que sobraram nas mãos: {list}.</translation>
    </message>
    <message>
        <source>Colours that she counts</source>
        <translation>Cores que ela conta</translation>
    </message>
    <message>
        <source>Difference {difference}, difficulty: {level}</source>
        <translation>Diferença {difference}, dificuldade: {level}</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Famílias</translation>
    </message>
    <message>
        <source>Her lessons</source>
        <translation>As lições dela</translation>
    </message>
    <message>
        <source>Private lessons</source>
        <translation>Lições privadas</translation>
    </message>
    <message>
        <source>Public lessons</source>
        <translation>Lições públicas</translation>
    </message>
    <message>
        <source>Public lessons, half each</source>
        <translation>Lições públicas, metade de cada</translation>
    </message>
    <message>
        <source>Rare treasures</source>
        <translation>Tesouros raros</translation>
    </message>
    <message>
        <source>Rats not covered</source>
        <translation>Ratos não cobertos</translation>
    </message>
    <message>
        <source>Rooms not full</source>
        <translation>Salas incompletas</translation>
    </message>
    <message>
        <source>Score at the end of each day</source>
        <translation>Pontos no fim de cada dia</translation>
    </message>
    <message>
        <source>She scores for what lies on your boat.</source>
        <translation>Ela pontua pelo que está no seu barco.</translation>
    </message>
    <message>
        <source>The secret lessons, now open</source>
        <translation>As lições secretas, agora abertas</translation>
    </message>
    <message>
        <source>The sister keeps the Isle of Cats</source>
        <translation>A irmã fica com a Ilha dos Gatos</translation>
    </message>
    <message>
        <source>Your lessons, and hers</source>
        <translation>As suas lições e as dela</translation>
    </message>
    <message>
        <source>by {points}, on the last day</source>
        <translation>por {points}, no último dia</translation>
    </message>
    <message>
        <source>day {day}</source>
        <translation>dia {day}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards in a hand</comment>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>start</source>
        <translation>início</translation>
    </message>
    <message>
        <source>with the same points and as many full rooms</source>
        <translation>com os mesmos pontos e as mesmas salas cheias</translation>
    </message>
    <message>
        <source>with the same points and the same fish</source>
        <translation>com os mesmos pontos e os mesmos peixes</translation>
    </message>
    <message>
        <source>with the same points, but more fish</source>
        <translation>com os mesmos pontos, mas mais peixes</translation>
    </message>
    <message>
        <source>with the same points, but more full rooms</source>
        <translation>com os mesmos pontos, mas mais salas cheias</translation>
    </message>
    <message>
        <source>{colour} {cats}: {points}</source>
        <translation>{colour} {cats}: {points}</translation>
    </message>
    <message>
        <source>{names} share the Isle of Cats</source>
        <translation>{names} dividem a Ilha dos Gatos</translation>
    </message>
    <message>
        <source>{name} beats the sister</source>
        <translation>{name} vence a irmã</translation>
    </message>
    <message>
        <source>{name} wins the Isle of Cats</source>
        <translation>{name} vence na Ilha dos Gatos</translation>
    </message>
</context>
<context>
    <name>IsleFamily</name>
    <message>
        <source>Keep these</source>
        <translation>Guardar estas</translation>
    </message>
    <message>
        <source>Keep these lessons?</source>
        <translation>Guardar estas lições?</translation>
    </message>
    <message>
        <source>Keep two of your three lessons</source>
        <translation>Guarde duas das suas três lições</translation>
    </message>
    <message numerus="yes">
        <source>Pick %n lesson(s) more.</source>
        <translation>
            <numerusform>Escolha mais %n lição.</numerusform>
            <numerusform>Escolha mais %n lições.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press a card or its number; press it again to lay it back.</source>
        <translation>Aperte uma carta ou o número dela; aperte de novo para devolver.</translation>
    </message>
    <message>
        <source>The others choose theirs.</source>
        <translation>Os outros escolhem as deles.</translation>
    </message>
    <message>
        <source>They give points at the end and stay secret. The third is put away.</source>
        <translation>Elas dão pontos no fim e ficam em segredo. A terceira sai do jogo.</translation>
    </message>
    <message>
        <source>Which lessons will you keep?</source>
        <translation>Quais lições você vai guardar?</translation>
    </message>
    <message>
        <source>Your lessons</source>
        <translation>Suas lições</translation>
    </message>
</context>
<context>
    <name>IsleFinds</name>
    <message>
        <source>Drag it to your boat, or press its letter.</source>
        <translation>Arraste até o seu barco ou aperte a letra.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Encerrar a vez</translation>
    </message>
    <message>
        <source>First place the tile that you have in hand.</source>
        <translation>Primeiro coloque a peça que está na mão.</translation>
    </message>
    <message>
        <source>It is placed at once, and it is optional.</source>
        <translation>É colocado na hora e é opcional.</translation>
    </message>
    <message>
        <source>It may have the same shape, and it is optional.</source>
        <translation>Pode ter a mesma forma e é opcional.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Last day: soon purple cards are worth nothing.</source>
        <translation>Último dia: logo as cartas roxas não valem mais nada.</translation>
    </message>
    <message>
        <source>No treasure</source>
        <translation>Sem tesouro</translation>
    </message>
    <message>
        <source>Nothing of it is left that fits on your boat.</source>
        <translation>Não resta nada disso que caiba no seu barco.</translation>
    </message>
    <message>
        <source>Out of the bag: place {tile}</source>
        <translation>Do saco: coloque {tile}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Passing is final for today.</source>
        <translation>Passar vale até amanhã.</translation>
    </message>
    <message>
        <source>Place {tile} on your boat</source>
        <translation>Coloque {tile} no seu barco</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play “{card}”?</source>
        <translation>Jogar “{card}”?</translation>
    </message>
    <message>
        <source>Rare finds: play an Oshax or treasure card?</source>
        <translation>Achados: jogar uma carta de Oshax ou de tesouro?</translation>
    </message>
    <message>
        <source>Skip it</source>
        <translation>Deixar</translation>
    </message>
    <message>
        <source>Take a second treasure</source>
        <translation>Pegue um segundo tesouro</translation>
    </message>
    <message>
        <source>Take a treasure</source>
        <translation>Pegue um tesouro</translation>
    </message>
    <message>
        <source>Take one of the Oshax</source>
        <translation>Pegue um dos Oshax</translation>
    </message>
    <message>
        <source>The map pays: take a common treasure</source>
        <translation>O mapa paga: pegue um tesouro comum</translation>
    </message>
    <message>
        <source>The map pays: take a treasure, common or rare</source>
        <translation>O mapa paga: pegue um tesouro, comum ou raro</translation>
    </message>
    <message>
        <source>This tile can&apos;t be taken now.</source>
        <translation>Esta peça não pode ser pega agora.</translation>
    </message>
    <message>
        <source>Which Oshax comes aboard?</source>
        <translation>Que Oshax vem a bordo?</translation>
    </message>
    <message>
        <source>Which common treasure will you take?</source>
        <translation>Que tesouro comum você pega?</translation>
    </message>
    <message>
        <source>Which treasure will you take?</source>
        <translation>Que tesouro você pega?</translation>
    </message>
    <message>
        <source>You choose its family when you place it.</source>
        <translation>Você escolhe a família ao colocá-lo.</translation>
    </message>
    <message>
        <source>You have no find to play now</source>
        <translation>Você não tem achado para jogar agora</translation>
    </message>
    <message>
        <source>You have played a find this turn already.</source>
        <translation>Você já jogou um achado nesta vez.</translation>
    </message>
    <message>
        <source>You may still play a purple card.</source>
        <translation>Você ainda pode jogar uma carta roxa.</translation>
    </message>
    <message>
        <source>Your find is aboard</source>
        <translation>Seu achado está a bordo</translation>
    </message>
</context>
<context>
    <name>IsleGive</name>
    <message numerus="yes">
        <source>Choose %n treasure(s) more.</source>
        <translation>
            <numerusform>Escolha mais %n tesouro.</numerusform>
            <numerusform>Escolha mais %n tesouros.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the treasures first.</source>
        <translation>Escolha os tesouros primeiro.</translation>
    </message>
    <message>
        <source>Give them up</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Only treasures can be given up.</source>
        <translation>Só tesouros podem ser entregues.</translation>
    </message>
    <message>
        <source>Press them on your boat; their squares lie open again.</source>
        <translation>Aperte-os no seu barco; as casas deles ficam abertas de novo.</translation>
    </message>
    <message>
        <source>Which treasures do you give up for a basket?</source>
        <translation>Que tesouros você entrega por um cesto?</translation>
    </message>
</context>
<context>
    <name>IsleHelp</name>
    <message>
        <source>A cat on the map of its colour brings a treasure, common or rare.</source>
        <translation>Um gato sobre o mapa da cor dele traz um tesouro, comum ou raro.</translation>
    </message>
    <message>
        <source>A cat on the map of its colour pays a common treasure.</source>
        <translation>Um gato no mapa da sua cor paga um tesouro comum.</translation>
    </message>
    <message>
        <source>A lesson gives its points if your boat fits it then.</source>
        <translation>Uma lição dá seus pontos se o seu barco a cumprir no fim.</translation>
    </message>
    <message>
        <source>A missing number means the last one there. After each removal the numbers close up.</source>
        <translation>Um número que falta vale o último que há. Depois de cada retirada os números se ajustam.</translation>
    </message>
    <message>
        <source>A new day</source>
        <translation>Um novo dia</translation>
    </message>
    <message>
        <source>All committed cards are gone at the end of the rescue.</source>
        <translation>Todas as cartas reservadas somem no fim do resgate.</translation>
    </message>
    <message>
        <source>An Oshax joins the family that you choose for it.</source>
        <translation>Um Oshax entra na família que você escolher para ele.</translation>
    </message>
    <message>
        <source>Bought cards never cost again, except a small treasure card used for any two.</source>
        <translation>Cartas compradas não custam mais nada, salvo a de tesouro pequeno usada para dois quaisquer.</translation>
    </message>
    <message>
        <source>Cats 1 to 4 come into the left field, 5 to 8 into the right one.</source>
        <translation>Os gatos de 1 a 4 vão para o campo da esquerda, os de 5 a 8 para o da direita.</translation>
    </message>
    <message>
        <source>Committing rescue cards</source>
        <translation>Reservar cartas de resgate</translation>
    </message>
    <message>
        <source>Common treasures fill gaps, rare ones give 3 points.</source>
        <translation>Tesouros comuns tapam buracos, os raros dão 3 pontos.</translation>
    </message>
    <message>
        <source>Draw five cards and keep three, twice; the seventh comes by itself.</source>
        <translation>Compre cinco cartas e guarde três, duas vezes; a sétima vem sozinha.</translation>
    </message>
    <message>
        <source>Each basket carries one cat; two broken ones count as one.</source>
        <translation>Cada cesto leva um gato; dois quebrados contam como um.</translation>
    </message>
    <message>
        <source>Explore: the draft</source>
        <translation>Explorar: a escolha</translation>
    </message>
    <message>
        <source>Fish that aren&apos;t spent are kept.</source>
        <translation>Peixes não gastos ficam com você.</translation>
    </message>
    <message>
        <source>It must touch a tile on your boat; only the first one may lie anywhere.</source>
        <translation>Ele deve tocar uma peça do seu barco; só a primeira fica onde quiser.</translation>
    </message>
    <message>
        <source>Keep fish for the rescue: 3 or 5 for each cat.</source>
        <translation>Guarde peixes para o resgate: 3 ou 5 por gato.</translation>
    </message>
    <message>
        <source>Keep two cards, pass the rest, three times over; the last card goes on by itself.</source>
        <translation>Guarde duas cartas e passe o resto, três vezes; a última vai sozinha.</translation>
    </message>
    <message>
        <source>Keep two of the three; they stay secret until the end.</source>
        <translation>Guarde duas das três; elas ficam em segredo até o fim.</translation>
    </message>
    <message>
        <source>Last chance</source>
        <translation>Última chance</translation>
    </message>
    <message>
        <source>Most points win; a tie goes to whoever has more fish.</source>
        <translation>Quem tem mais pontos vence; no empate, quem tem mais peixes.</translation>
    </message>
    <message>
        <source>Most points win; a tie goes to whoever has more full rooms.</source>
        <translation>Vence quem tem mais pontos; no empate, quem tem mais salas cheias.</translation>
    </message>
    <message>
        <source>Nothing is paid yet: you choose later which to buy.</source>
        <translation>Ainda não se paga nada: depois você escolhe o que comprar.</translation>
    </message>
    <message>
        <source>One Oshax or treasure card a turn, round and round.</source>
        <translation>Uma carta de Oshax ou de tesouro por vez, em rodadas.</translation>
    </message>
    <message>
        <source>One cat a turn, from either field; it costs nothing.</source>
        <translation>Um gato por vez, de qualquer campo; não custa nada.</translation>
    </message>
    <message>
        <source>One cat a turn: 3 fish left, 5 fish right, and a basket.</source>
        <translation>Um gato por vez: 3 peixes à esquerda, 5 à direita, e um cesto.</translation>
    </message>
    <message>
        <source>Passing is final for today.</source>
        <translation>Passar vale até amanhã.</translation>
    </message>
    <message>
        <source>Passing is final for today. Tomorrow somebody else is first.</source>
        <translation>Quem passa, passa por hoje. Amanhã outra pessoa começa.</translation>
    </message>
    <message>
        <source>Pay for the cards that you want; the rest is put away face down.</source>
        <translation>Pague as cartas que quiser; o resto é guardado virado para baixo.</translation>
    </message>
    <message>
        <source>Private lessons lie face down and score for you alone.</source>
        <translation>Lições privadas ficam viradas para baixo e valem só para você.</translation>
    </message>
    <message>
        <source>Public lessons score for everyone; whoever reads one names its colour.</source>
        <translation>Lições públicas valem para todos; quem lê uma diz a cor dela.</translation>
    </message>
    <message>
        <source>Purple cards can be played now, by everyone in turn.</source>
        <translation>Cartas roxas podem ser jogadas agora, por todos, em ordem.</translation>
    </message>
    <message>
        <source>Rare finds</source>
        <translation>Achados</translation>
    </message>
    <message>
        <source>Reading lessons</source>
        <translation>Ler lições</translation>
    </message>
    <message>
        <source>Red numbers: what her next card takes as things lie now.</source>
        <translation>Números vermelhos: o que a próxima carta dela leva, como as coisas estão agora.</translation>
    </message>
    <message>
        <source>Take a cat, place it</source>
        <translation>Pegue um gato e coloque-o</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>O fim</translation>
    </message>
    <message>
        <source>The faster of you goes first. A tie keeps the order.</source>
        <translation>Quem for mais rápido começa. O empate mantém a ordem.</translation>
    </message>
    <message>
        <source>The purchase</source>
        <translation>A compra</translation>
    </message>
    <message>
        <source>The rescue</source>
        <translation>O resgate</translation>
    </message>
    <message>
        <source>The sum of speeds decides who rescues first today.</source>
        <translation>A soma das velocidades decide quem resgata primeiro hoje.</translation>
    </message>
    <message>
        <source>The table can still be looked at, and the match replayed.</source>
        <translation>A mesa ainda pode ser vista, e a partida, revista.</translation>
    </message>
    <message>
        <source>Then her first card is turned up: it says how many she has today, and how fast she is.</source>
        <translation>Depois a primeira carta dela é virada: ela diz quantas a irmã tem hoje e como ela é veloz.</translation>
    </message>
    <message>
        <source>Then new cats come to both fields and everyone gets 20 fish.</source>
        <translation>Depois chegam novos gatos aos dois campos e todos ganham 20 peixes.</translation>
    </message>
    <message>
        <source>Then you buy any of the seven that you can pay.</source>
        <translation>Depois você compra quantas das sete puder pagar.</translation>
    </message>
    <message>
        <source>Think of baskets first: without them no cat comes aboard.</source>
        <translation>Pense primeiro nos cestos: sem eles nenhum gato vem a bordo.</translation>
    </message>
    <message>
        <source>You and she take turns. When you have passed, she plays all that are left.</source>
        <translation>Você e ela se alternam. Quando você passa, ela joga todas as que restam.</translation>
    </message>
    <message>
        <source>You win with more points than she has; a tie is hers.</source>
        <translation>Você vence com mais pontos do que ela; o empate é dela.</translation>
    </message>
    <message>
        <source>Your lessons</source>
        <translation>Suas lições</translation>
    </message>
    <message>
        <source>commit</source>
        <translation>reserva</translation>
    </message>
    <message>
        <source>explore</source>
        <translation>explorar</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>última chance</translation>
    </message>
    <message>
        <source>lessons</source>
        <translation>lições</translation>
    </message>
    <message>
        <source>morning</source>
        <translation>manhã</translation>
    </message>
    <message>
        <source>purchase</source>
        <translation>compra</translation>
    </message>
    <message>
        <source>rare finds</source>
        <translation>achados</translation>
    </message>
    <message>
        <source>rescue</source>
        <translation>resgate</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>o fim</translation>
    </message>
</context>
<context>
    <name>IsleHint</name>
    <message numerus="yes">
        <source>%n basket(s) not used yet, none used</source>
        <translation>
            <numerusform>%n cesto ainda não usado, nenhum usado</numerusform>
            <numerusform>%n cestos ainda não usados, nenhum usado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n basket(s) used already today</source>
        <translation>
            <numerusform>%n cesto já usado hoje</numerusform>
            <numerusform>%n cestos já usados hoje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) kept for a better moment</source>
        <translation>
            <numerusform>%n carta guardada para um momento melhor</numerusform>
            <numerusform>%n cartas guardadas para um momento melhor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) played, your turn allows no more</source>
        <translation>
            <numerusform>%n carta jogada, sua vez não permite mais</numerusform>
            <numerusform>%n cartas jogadas, sua vez não permite mais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) would bring nothing any more</source>
        <translation>
            <numerusform>%n carta não renderia mais nada</numerusform>
            <numerusform>%n cartas não renderiam mais nada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cat(s) before the others choose</source>
        <translation>
            <numerusform>%n gato antes de os outros escolherem</numerusform>
            <numerusform>%n gatos antes de os outros escolherem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cat(s) rescued, your turn allows no more</source>
        <translation>
            <numerusform>%n gato resgatado, sua vez não permite mais</numerusform>
            <numerusform>%n gatos resgatados, sua vez não permite mais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cat(s) together</source>
        <translation>
            <numerusform>%n gato junto</numerusform>
            <numerusform>%n gatos juntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) to choose from</source>
        <translation>
            <numerusform>mais %n carta para escolher</numerusform>
            <numerusform>mais %n cartas para escolher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) on the island</source>
        <translation>
            <numerusform>mais %n peça na ilha</numerusform>
            <numerusform>mais %n peças na ilha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rat(s) covered</source>
        <translation>
            <numerusform>%n rato coberto</numerusform>
            <numerusform>%n ratos cobertos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) full</source>
        <translation>
            <numerusform>%n sala cheia</numerusform>
            <numerusform>%n salas cheias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) for no basket and no fish</source>
        <translation>
            <numerusform>%n peça sem gastar cesto nem peixe</numerusform>
            <numerusform>%n peças sem gastar cesto nem peixe</numerusform>
        </translation>
    </message>
    <message>
        <source>A full room saves five points.</source>
        <translation>Uma sala cheia poupa cinco pontos.</translation>
    </message>
    <message>
        <source>A good start</source>
        <translation>Um bom começo</translation>
    </message>
    <message>
        <source>A treasure aboard</source>
        <translation>Um tesouro a bordo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Counted is the best purchase with it, and the rescues that it leaves.</source>
        <translation>Conta a melhor compra com ela e os resgates que sobram depois.</translation>
    </message>
    <message>
        <source>Counted together with {cards}.</source>
        <translation>Contada junto com {cards}.</translation>
    </message>
    <message>
        <source>Cover the map</source>
        <translation>Cubra o mapa</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Fazer isso</translation>
    </message>
    <message>
        <source>Fill a room</source>
        <translation>Encha uma sala</translation>
    </message>
    <message>
        <source>For your lessons</source>
        <translation>Para suas lições</translation>
    </message>
    <message>
        <source>Hide the rats</source>
        <translation>Esconda os ratos</translation>
    </message>
    <message>
        <source>It counts only what everybody can see.</source>
        <translation>Conta só o que todos podem ver.</translation>
    </message>
    <message>
        <source>It counts what everybody can see and your own cards. It knows no hidden card.</source>
        <translation>Conta o que todos podem ver e as suas cartas. Não conhece nenhuma carta escondida.</translation>
    </message>
    <message>
        <source>It leaves good places for later cats.</source>
        <translation>Deixa bons lugares para os próximos gatos.</translation>
    </message>
    <message>
        <source>It touches its own kind: a family is near.</source>
        <translation>Toca outros da sua cor: uma família está perto.</translation>
    </message>
    <message>
        <source>Just as good.</source>
        <translation>Vale o mesmo.</translation>
    </message>
    <message>
        <source>Keep room</source>
        <translation>Guarde espaço</translation>
    </message>
    <message>
        <source>Let a family grow</source>
        <translation>Faça uma família crescer</translation>
    </message>
    <message>
        <source>Make a family</source>
        <translation>Forme uma família</translation>
    </message>
    <message>
        <source>Nothing is placed before you confirm.</source>
        <translation>Nada é colocado antes de você confirmar.</translation>
    </message>
    <message>
        <source>Oshax and treasure cards</source>
        <translation>cartas de Oshax e tesouro</translation>
    </message>
    <message>
        <source>Points are counted beside the least useful card.</source>
        <translation>Os pontos são contados em relação à carta menos útil.</translation>
    </message>
    <message>
        <source>Points at once, and the family can go on growing.</source>
        <translation>Pontos na hora, e a família ainda pode crescer.</translation>
    </message>
    <message>
        <source>Press 1 to {count} to choose; Enter does it.</source>
        <translation>Aperte de 1 a {count} para escolher; Enter faz.</translation>
    </message>
    <message>
        <source>Press 1 to {count} to choose; Enter, or a click on it, takes it in hand. Nothing is placed before you confirm.</source>
        <translation>Aperte de 1 a {count} para escolher; Enter, ou um clique, pega a peça na mão. Nada é colocado antes de você confirmar.</translation>
    </message>
    <message>
        <source>Take place {number}</source>
        <translation>Usar lugar {number}</translation>
    </message>
    <message>
        <source>The map pays a common treasure at once.</source>
        <translation>O mapa paga um tesouro comum na hora.</translation>
    </message>
    <message>
        <source>The map pays a treasure at once, common or rare.</source>
        <translation>O mapa paga um tesouro na hora, comum ou raro.</translation>
    </message>
    <message>
        <source>The rules leave no choice here.</source>
        <translation>As regras não deixam escolha aqui.</translation>
    </message>
    <message>
        <source>This is what an expert would do.</source>
        <translation>É o que um especialista faria.</translation>
    </message>
    <message>
        <source>a basket</source>
        <translation>um cesto</translation>
    </message>
    <message>
        <source>a cat costs</source>
        <translation>um gato custa</translation>
    </message>
    <message>
        <source>a cat costs less</source>
        <translation>um gato custa menos</translation>
    </message>
    <message>
        <source>a common treasure</source>
        <translation>um tesouro comum</translation>
    </message>
    <message>
        <source>a family grows to {count}</source>
        <translation>uma família cresce para {count}</translation>
    </message>
    <message>
        <source>a lesson with about {points} at the end</source>
        <translation>uma lição com cerca de {points} no fim</translation>
    </message>
    <message>
        <source>a lesson with {now} now, about {points} at the end</source>
        <translation>uma lição com {now} agora e cerca de {points} no fim</translation>
    </message>
    <message>
        <source>a rare treasure</source>
        <translation>um tesouro raro</translation>
    </message>
    <message>
        <source>a second treasure</source>
        <translation>um segundo tesouro</translation>
    </message>
    <message>
        <source>a second treasure, about</source>
        <translation>um segundo tesouro, cerca de</translation>
    </message>
    <message>
        <source>a treasure</source>
        <translation>um tesouro</translation>
    </message>
    <message>
        <source>about {points} by itself</source>
        <translation>cerca de {points} por si só</translation>
    </message>
    <message>
        <source>about {points} for each of the others</source>
        <translation>cerca de {points} para cada um dos outros</translation>
    </message>
    <message>
        <source>away from your tiles the best cat brings {points} more</source>
        <translation>longe das suas peças o melhor gato rende {points} a mais</translation>
    </message>
    <message>
        <source>baskets</source>
        <translation>cestos</translation>
    </message>
    <message>
        <source>baskets and fish reach for {cats}</source>
        <translation>cestos e peixes dão para {cats}</translation>
    </message>
    <message>
        <source>baskets not used</source>
        <translation>cestos não usados</translation>
    </message>
    <message>
        <source>baskets used today</source>
        <translation>cestos usados hoje</translation>
    </message>
    <message>
        <source>buy “{card}”</source>
        <translation>comprar “{card}”</translation>
    </message>
    <message>
        <source>by itself, about</source>
        <translation>por si só, cerca de</translation>
    </message>
    <message>
        <source>cards drawn</source>
        <translation>cartas compradas do baralho</translation>
    </message>
    <message>
        <source>cards to play now</source>
        <translation>cartas que podem ser jogadas</translation>
    </message>
    <message>
        <source>cats in the fields</source>
        <translation>gatos nos campos</translation>
    </message>
    <message>
        <source>cats in this turn</source>
        <translation>gatos nesta vez</translation>
    </message>
    <message>
        <source>cats to move</source>
        <translation>gatos a mover</translation>
    </message>
    <message>
        <source>choose no more</source>
        <translation>não escolher mais</translation>
    </message>
    <message>
        <source>commit “{card}”</source>
        <translation>reservar “{card}”</translation>
    </message>
    <message>
        <source>completes a family of 3</source>
        <translation>completa uma família de 3</translation>
    </message>
    <message numerus="yes">
        <source>covers %n rat(s)</source>
        <translation>
            <numerusform>cobre %n rato</numerusform>
            <numerusform>cobre %n ratos</numerusform>
        </translation>
    </message>
    <message>
        <source>covers its map</source>
        <translation>cobre o seu mapa</translation>
    </message>
    <message>
        <source>days of use</source>
        <translation>dias de uso</translation>
    </message>
    <message>
        <source>dear cats left</source>
        <translation>gatos caros restantes</translation>
    </message>
    <message>
        <source>each of the others</source>
        <translation>cada um dos outros</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>encerrar a vez</translation>
    </message>
    <message>
        <source>enough for a cat at {fish}</source>
        <translation>o bastante para um gato de {fish}</translation>
    </message>
    <message>
        <source>enough for cats today</source>
        <translation>dá para gatos hoje</translation>
    </message>
    <message>
        <source>enough for {cats} instead of {before}</source>
        <translation>dá para {cats} em vez de {before}</translation>
    </message>
    <message>
        <source>family points</source>
        <translation>pontos de família</translation>
    </message>
    <message numerus="yes">
        <source>fills %n room(s)</source>
        <translation>
            <numerusform>enche %n sala</numerusform>
            <numerusform>enche %n salas</numerusform>
        </translation>
    </message>
    <message>
        <source>for {fish}</source>
        <translation>por {fish}</translation>
    </message>
    <message>
        <source>give up that basket</source>
        <translation>entregar esse cesto</translation>
    </message>
    <message>
        <source>give up the marked treasure</source>
        <translation>entregar o tesouro marcado</translation>
    </message>
    <message>
        <source>give up “{card}”</source>
        <translation>entregar “{card}”</translation>
    </message>
    <message>
        <source>given up, about</source>
        <translation>entregue, cerca de</translation>
    </message>
    <message>
        <source>gives {fish} now</source>
        <translation>dá {fish} agora</translation>
    </message>
    <message>
        <source>go on without</source>
        <translation>seguir sem jogar</translation>
    </message>
    <message>
        <source>half a basket</source>
        <translation>meio cesto</translation>
    </message>
    <message>
        <source>it costs</source>
        <translation>custa</translation>
    </message>
    <message>
        <source>it gives now</source>
        <translation>dá agora</translation>
    </message>
    <message>
        <source>it then costs {fish} less</source>
        <translation>depois disso ele custa {fish} a menos</translation>
    </message>
    <message>
        <source>its fish would cost a lesson {points}</source>
        <translation>os peixes dele tirariam {points} de uma lição</translation>
    </message>
    <message>
        <source>keep “{card}”</source>
        <translation>guardar “{card}”</translation>
    </message>
    <message>
        <source>keeps about {points} from a neighbour</source>
        <translation>tira cerca de {points} de um vizinho</translation>
    </message>
    <message>
        <source>kept for another day</source>
        <translation>fica para outro dia</translation>
    </message>
    <message>
        <source>kept from a neighbour</source>
        <translation>a menos para um vizinho</translation>
    </message>
    <message>
        <source>left for rescues</source>
        <translation>sobra para resgates</translation>
    </message>
    <message>
        <source>lessons</source>
        <translation>lições</translation>
    </message>
    <message>
        <source>lessons {points}</source>
        <translation>lições {points}</translation>
    </message>
    <message>
        <source>missing for a cat</source>
        <translation>falta para um gato</translation>
    </message>
    <message>
        <source>more than beside your tiles</source>
        <translation>a mais que ao lado das suas peças</translation>
    </message>
    <message>
        <source>more when tried out</source>
        <translation>a mais ao experimentar</translation>
    </message>
    <message>
        <source>move {tile}</source>
        <translation>mudar {tile}</translation>
    </message>
    <message numerus="yes">
        <source>moves up to %n cat(s)</source>
        <translation>
            <numerusform>move até %n gato</numerusform>
            <numerusform>move até %n gatos</numerusform>
        </translation>
    </message>
    <message>
        <source>name {colour}</source>
        <translation>dizer {colour}</translation>
    </message>
    <message>
        <source>no Oshax and no treasure card in your hand</source>
        <translation>nenhuma carta de Oshax nem de tesouro na sua mão</translation>
    </message>
    <message>
        <source>no basket is left</source>
        <translation>não sobrou nenhum cesto</translation>
    </message>
    <message>
        <source>no cat fits beside your tiles</source>
        <translation>nenhum gato cabe ao lado das suas peças</translation>
    </message>
    <message>
        <source>no cat is left in the fields</source>
        <translation>não sobrou nenhum gato nos campos</translation>
    </message>
    <message>
        <source>no cat is left to be made cheaper</source>
        <translation>não sobrou nenhum gato para baratear</translation>
    </message>
    <message>
        <source>no rescue card is left in your hand</source>
        <translation>não sobrou nenhuma carta de resgate na sua mão</translation>
    </message>
    <message>
        <source>nothing else is possible</source>
        <translation>não há outra possibilidade</translation>
    </message>
    <message>
        <source>nothing that you could take fits on your boat</source>
        <translation>nada do que você poderia pegar cabe no seu barco</translation>
    </message>
    <message>
        <source>one cat must be moved</source>
        <translation>é preciso mover um gato</translation>
    </message>
    <message>
        <source>one more basket is worth about {points}</source>
        <translation>um cesto a mais vale cerca de {points}</translation>
    </message>
    <message>
        <source>one more basket, about</source>
        <translation>um cesto a mais, cerca de</translation>
    </message>
    <message>
        <source>one of {cards} for {fish}</source>
        <translation>uma de {cards} por {fish}</translation>
    </message>
    <message>
        <source>place it as marked on the boat</source>
        <translation>colocar como marcado no barco</translation>
    </message>
    <message>
        <source>play “{card}”</source>
        <translation>jogar “{card}”</translation>
    </message>
    <message>
        <source>played in this turn</source>
        <translation>jogadas nesta vez</translation>
    </message>
    <message>
        <source>points for the sister</source>
        <translation>pontos para a irmã</translation>
    </message>
    <message>
        <source>points now and at the end</source>
        <translation>pontos agora e no fim</translation>
    </message>
    <message>
        <source>rare treasure</source>
        <translation>tesouro raro</translation>
    </message>
    <message>
        <source>read “{card}”</source>
        <translation>ler “{card}”</translation>
    </message>
    <message>
        <source>rescue cards in your hand</source>
        <translation>cartas de resgate na sua mão</translation>
    </message>
    <message>
        <source>rescue {tile}</source>
        <translation>resgatar {tile}</translation>
    </message>
    <message>
        <source>rescued in this turn</source>
        <translation>resgatados nesta vez</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidade</translation>
    </message>
    <message>
        <source>speed {number}</source>
        <translation>velocidade {number}</translation>
    </message>
    <message>
        <source>take {tile}</source>
        <translation>pegar {tile}</translation>
    </message>
    <message>
        <source>the best cat there now is worth about {points}</source>
        <translation>o melhor gato de agora vale cerca de {points}</translation>
    </message>
    <message>
        <source>the best dear cat would bring about {points}</source>
        <translation>o melhor gato caro traria cerca de {points}</translation>
    </message>
    <message>
        <source>the best tile would bring about {points}</source>
        <translation>a melhor peça traria cerca de {points}</translation>
    </message>
    <message>
        <source>the best tile, about</source>
        <translation>a melhor peça, cerca de</translation>
    </message>
    <message>
        <source>the cat would bring you about {points}</source>
        <translation>o gato traria a você cerca de {points}</translation>
    </message>
    <message>
        <source>the left field</source>
        <translation>o campo esquerdo</translation>
    </message>
    <message>
        <source>the most promising cat would bring about {points}</source>
        <translation>o gato mais promissor traria cerca de {points}</translation>
    </message>
    <message>
        <source>the most promising cat, about</source>
        <translation>o gato mais promissor, cerca de</translation>
    </message>
    <message>
        <source>the next best colour</source>
        <translation>a segunda melhor cor</translation>
    </message>
    <message>
        <source>the next best colour gives {fish}</source>
        <translation>a segunda melhor cor dá {fish}</translation>
    </message>
    <message>
        <source>the right field</source>
        <translation>o campo direito</translation>
    </message>
    <message>
        <source>this cat, about</source>
        <translation>este gato, cerca de</translation>
    </message>
    <message>
        <source>tiles from the bag</source>
        <translation>peças do saco</translation>
    </message>
    <message>
        <source>to be expected at the end</source>
        <translation>o que se espera no fim</translation>
    </message>
    <message>
        <source>touches its own kind</source>
        <translation>toca a própria espécie</translation>
    </message>
    <message>
        <source>two common treasures</source>
        <translation>dois tesouros comuns</translation>
    </message>
    <message>
        <source>two of any shape, for 1 fish</source>
        <translation>dois de qualquer forma, por 1 peixe</translation>
    </message>
    <message>
        <source>two small treasures</source>
        <translation>dois tesouros pequenos</translation>
    </message>
    <message>
        <source>wanted from about</source>
        <translation>desejado a partir de</translation>
    </message>
    <message>
        <source>what it adds to the day</source>
        <translation>o que acrescenta ao dia</translation>
    </message>
    <message>
        <source>what it leads to later</source>
        <translation>o que rende mais tarde</translation>
    </message>
    <message>
        <source>what you give up would bring about {points}</source>
        <translation>o que você entrega renderia cerca de {points}</translation>
    </message>
    <message>
        <source>without a place aboard</source>
        <translation>sem lugar a bordo</translation>
    </message>
    <message>
        <source>worth playing today from</source>
        <translation>hoje vale jogar a partir de</translation>
    </message>
    <message>
        <source>{cards} together</source>
        <translation>{cards} ao todo</translation>
    </message>
    <message>
        <source>{fish} kept for another day</source>
        <translation>{fish} para outro dia</translation>
    </message>
    <message>
        <source>{fish} too few for the cheapest cat</source>
        <translation>{fish} a menos do que custa o gato mais barato</translation>
    </message>
    <message>
        <source>{gain} point</source>
        <comment>with a sign</comment>
        <translation>{gain} ponto</translation>
    </message>
    <message>
        <source>{gain} points</source>
        <comment>with a sign</comment>
        <translation>{gain} pontos</translation>
    </message>
    <message>
        <source>{move}: {colour}</source>
        <translation>{move}: {colour}</translation>
    </message>
    <message>
        <source>{points} for the sister</source>
        <translation>{points} para a irmã</translation>
    </message>
</context>
<context>
    <name>IsleIsland</name>
    <message>
        <source>Oshax row</source>
        <translation>Fila de Oshax</translation>
    </message>
    <message>
        <source>Oshax row: none left</source>
        <translation>Fila de Oshax: acabou</translation>
    </message>
    <message>
        <source>Treasure pool</source>
        <translation>Reserva de tesouros</translation>
    </message>
    <message>
        <source>Vesh has come</source>
        <translation>Vesh chegou</translation>
    </message>
    <message numerus="yes">
        <source>Vesh is %n day(s) away</source>
        <translation>
            <numerusform>Vesh chega em %n dia</numerusform>
            <numerusform>Vesh chega em %n dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vesh: %n day(s) away</source>
        <translation>
            <numerusform>Vesh: %n dia</numerusform>
            <numerusform>Vesh: %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>fish</source>
        <comment>on the price sign of a field</comment>
        <translation>peixes</translation>
    </message>
    <message>
        <source>{tile}. {count} left.</source>
        <translation>{tile}. Restam {count}.</translation>
    </message>
</context>
<context>
    <name>IsleLessons</name>
    <message>
        <source>1 per treasure by a {colour} cat</source>
        <translation>1 por tesouro junto a gato {colour}</translation>
    </message>
    <message>
        <source>1 per {colour} cat</source>
        <translation>1 por gato {colour}</translation>
    </message>
    <message>
        <source>2 per common treasure</source>
        <translation>2 por tesouro comum</translation>
    </message>
    <message>
        <source>2 per private lesson</source>
        <translation>2 por lição privada</translation>
    </message>
    <message>
        <source>2 per {colour} cat at the edge</source>
        <translation>2 por gato {colour} na borda</translation>
    </message>
    <message>
        <source>3 cats of every colour</source>
        <translation>3 gatos de cada cor</translation>
    </message>
    <message>
        <source>3 per lonely {colour} cat</source>
        <translation>3 por gato {colour} sozinho</translation>
    </message>
    <message>
        <source>5 for each open map</source>
        <translation>5 por mapa não coberto</translation>
    </message>
    <message>
        <source>5 for three {colour} cats</source>
        <translation>5 por três gatos na cor {colour}</translation>
    </message>
    <message>
        <source>At least 5 fish left</source>
        <translation>Ao menos 5 peixes no fim</translation>
    </message>
    <message>
        <source>Both bedrooms empty</source>
        <translation>Os dois dormitórios vazios</translation>
    </message>
    <message>
        <source>Both captain&apos;s rooms full</source>
        <translation>Os dois capitães cheios</translation>
    </message>
    <message>
        <source>Cats at the edge, 1 per 2</source>
        <translation>Gatos na borda, 1 a cada 2</translation>
    </message>
    <message>
        <source>Common treasures</source>
        <translation>Tesouros comuns</translation>
    </message>
    <message>
        <source>Edge fully covered</source>
        <translation>Borda toda coberta</translation>
    </message>
    <message>
        <source>Every colour at the edge</source>
        <translation>Cada cor na borda</translation>
    </message>
    <message>
        <source>Exactly 15 cats</source>
        <translation>Exatamente 15 gatos</translation>
    </message>
    <message>
        <source>Exactly 20 cats</source>
        <translation>Exatamente 20 gatos</translation>
    </message>
    <message>
        <source>Exactly 3 baskets</source>
        <translation>Exatamente 3 cestos</translation>
    </message>
    <message>
        <source>Exactly 5 blue cats</source>
        <translation>Exatamente 5 gatos azuis</translation>
    </message>
    <message>
        <source>Exactly 5 green cats</source>
        <translation>Exatamente 5 gatos verdes</translation>
    </message>
    <message>
        <source>Exactly 5 orange cats</source>
        <translation>Exatamente 5 gatos laranja</translation>
    </message>
    <message>
        <source>Exactly 5 purple cats</source>
        <translation>Exatamente 5 gatos roxos</translation>
    </message>
    <message>
        <source>Exactly 5 rats</source>
        <translation>Exatamente 5 ratos</translation>
    </message>
    <message>
        <source>Exactly 5 red cats</source>
        <translation>Exatamente 5 gatos vermelhos</translation>
    </message>
    <message>
        <source>Exactly 5 treasures</source>
        <translation>Exatamente 5 tesouros</translation>
    </message>
    <message>
        <source>Exactly 6 private lessons</source>
        <translation>Exatamente 6 lições privadas</translation>
    </message>
    <message>
        <source>Families of 4 or more</source>
        <translation>Famílias de 4 ou mais</translation>
    </message>
    <message>
        <source>First in the order</source>
        <translation>Primeiro na ordem</translation>
    </message>
    <message>
        <source>Full rooms, 2 each</source>
        <translation>Salas cheias, 2 cada</translation>
    </message>
    <message>
        <source>Largest family of all</source>
        <translation>A maior família de todas</translation>
    </message>
    <message>
        <source>Lonely cats</source>
        <translation>Gatos sozinhos</translation>
    </message>
    <message>
        <source>Middle row covered</source>
        <translation>Fileira do meio coberta</translation>
    </message>
    <message>
        <source>No rat in sight</source>
        <translation>Nenhum rato à vista</translation>
    </message>
    <message>
        <source>One colour at the edge</source>
        <translation>Uma cor na borda</translation>
    </message>
    <message>
        <source>Oshax, 3 each</source>
        <translation>Oshax, 3 cada</translation>
    </message>
    <message>
        <source>Rare treasures, 2 each</source>
        <translation>Tesouros raros, 2 cada</translation>
    </message>
    <message>
        <source>Rats in sight, 2 each</source>
        <translation>Ratos à vista, 2 cada</translation>
    </message>
    <message>
        <source>The mess empty</source>
        <translation>O refeitório vazio</translation>
    </message>
    <message>
        <source>Third family once more</source>
        <translation>Terceira família outra vez</translation>
    </message>
    <message>
        <source>Treasures, 2 each</source>
        <translation>Tesouros, 2 cada</translation>
    </message>
    <message>
        <source>Your private lessons</source>
        <translation>Suas lições privadas</translation>
    </message>
</context>
<context>
    <name>IsleLog</name>
    <message numerus="yes">
        <source>%n cat(s)</source>
        <translation>
            <numerusform>%n gato</numerusform>
            <numerusform>%n gatos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rare treasure(s)</source>
        <translation>
            <numerusform>%n tesouro raro novo</numerusform>
            <numerusform>%n tesouros raros novos</numerusform>
        </translation>
    </message>
    <message>
        <source>(played: {cards})</source>
        <translation>(jogadas: {cards})</translation>
    </message>
    <message numerus="yes">
        <source>, covering %n rat(s)</source>
        <translation>
            <numerusform>, cobrindo %n rato</numerusform>
            <numerusform>, cobrindo %n ratos</numerusform>
        </translation>
    </message>
    <message>
        <source>Day 5, the last one</source>
        <translation>Dia 5, o último</translation>
    </message>
    <message>
        <source>Day {day}</source>
        <translation>Dia {day}</translation>
    </message>
    <message>
        <source>Everyone gets {fish}</source>
        <translation>Todos ganham {fish}</translation>
    </message>
    <message>
        <source>It fits nowhere and leaves the game</source>
        <translation>Não cabe em lugar nenhum e sai do jogo</translation>
    </message>
    <message>
        <source>New island order: {order}</source>
        <translation>Nova ordem da ilha: {order}</translation>
    </message>
    <message>
        <source>No second treasure fits on {name}&apos;s boat</source>
        <translation>Nenhum segundo tesouro cabe no barco de {name}</translation>
    </message>
    <message numerus="yes">
        <source>The day ends; %n cat(s) run back into the woods</source>
        <translation>
            <numerusform>O dia acaba; %n gato volta correndo para o mato</numerusform>
            <numerusform>O dia acaba; %n gatos voltam correndo para o mato</numerusform>
        </translation>
    </message>
    <message>
        <source>The day ends; no cat was left behind</source>
        <translation>O dia acaba; nenhum gato ficou para trás</translation>
    </message>
    <message>
        <source>The hands go on to the left</source>
        <translation>As mãos seguem para a esquerda</translation>
    </message>
    <message>
        <source>The hands go on to the right</source>
        <translation>As mãos seguem para a direita</translation>
    </message>
    <message>
        <source>The rescue is over for today</source>
        <translation>O resgate acabou por hoje</translation>
    </message>
    <message>
        <source>The sister counts {colour} cats, too</source>
        <translation>A irmã passa a contar também a cor {colour}</translation>
    </message>
    <message>
        <source>The sister has {cards} today, speed {speed}: she goes first</source>
        <translation>A irmã tem {cards} hoje, velocidade {speed}: ela começa</translation>
    </message>
    <message>
        <source>The sister has {cards} today, speed {speed}: you go first</source>
        <translation>A irmã tem {cards} hoje, velocidade {speed}: você começa</translation>
    </message>
    <message>
        <source>The sister&apos;s turn: card {number} of {count}</source>
        <translation>Vez da irmã: carta {number} de {count}</translation>
    </message>
    <message>
        <source>The {colour} map pays {name} a treasure</source>
        <translation>O mapa {colour} paga um tesouro a {name}</translation>
    </message>
    <message>
        <source>Vesh has come: the points are counted</source>
        <translation>Vesh chegou: os pontos são contados</translation>
    </message>
    <message>
        <source>with a basket card</source>
        <translation>com uma carta de cesto</translation>
    </message>
    <message>
        <source>with a permanent basket</source>
        <translation>com um cesto permanente</translation>
    </message>
    <message>
        <source>with two broken baskets</source>
        <translation>com dois cestos quebrados</translation>
    </message>
    <message>
        <source>{cats} come ashore</source>
        <translation>Chegam à praia: {cats}</translation>
    </message>
    <message>
        <source>{cats} come ashore; {rare} wait in the pool</source>
        <translation>Chegam à praia: {cats}; na reserva: {rare}</translation>
    </message>
    <message>
        <source>{name} buys nothing</source>
        <translation>{name} não compra nada</translation>
    </message>
    <message>
        <source>{name} buys {cards} for {fish}</source>
        <translation>{name} compra {cards} por {fish}</translation>
    </message>
    <message>
        <source>{name} buys {cards} of them for {fish}</source>
        <translation>{name} compra {cards} delas por {fish}</translation>
    </message>
    <message>
        <source>{name} draws from the bag: {tiles}</source>
        <translation>{name} tira do saco: {tiles}</translation>
    </message>
    <message>
        <source>{name} draws the seventh card of the day</source>
        <translation>{name} compra a sétima carta do dia</translation>
    </message>
    <message>
        <source>{name} draws {cards}</source>
        <translation>{name} tira {cards}</translation>
    </message>
    <message>
        <source>{name} gains a permanent basket</source>
        <translation>{name} ganha um cesto permanente</translation>
    </message>
    <message>
        <source>{name} gains {fish}</source>
        <translation>{name} ganha {fish}</translation>
    </message>
    <message>
        <source>{name} gives up a permanent basket</source>
        <translation>{name} entrega um cesto permanente</translation>
    </message>
    <message>
        <source>{name} gives up two treasures</source>
        <translation>{name} entrega dois tesouros</translation>
    </message>
    <message>
        <source>{name} gives up {lessons}</source>
        <translation>{name} entrega {lessons}</translation>
    </message>
    <message>
        <source>{name} is first tomorrow</source>
        <translation>{name} começa amanhã</translation>
    </message>
    <message>
        <source>{name} lays down {lessons}</source>
        <translation>{name} põe na mesa {lessons}</translation>
    </message>
    <message>
        <source>{name} leaves the map&apos;s treasure</source>
        <translation>{name} deixa o tesouro do mapa</translation>
    </message>
    <message>
        <source>{name} looks for no more finds today</source>
        <translation>{name} não procura mais achados hoje</translation>
    </message>
    <message>
        <source>{name} names {colour} and gains {fish}</source>
        <translation>{name} diz {colour} e ganha {fish}</translation>
    </message>
    <message>
        <source>{name} places an Oshax, now one of the {cats}</source>
        <translation>{name} coloca um Oshax, agora um dos {cats}</translation>
    </message>
    <message>
        <source>{name} places {tile}</source>
        <translation>{name} coloca {tile}</translation>
    </message>
    <message>
        <source>{name} plays “{card}”</source>
        <translation>{name} joga “{card}”</translation>
    </message>
    <message>
        <source>{name} plays “{card}” and adds {fish}</source>
        <translation>{name} joga “{card}” e acrescenta {fish}</translation>
    </message>
    <message>
        <source>{name} puts {cards} away, unseen</source>
        <translation>{name} põe {cards} de lado, sem ninguém ver</translation>
    </message>
    <message>
        <source>{name} reads “{card}”</source>
        <translation>{name} lê “{card}”</translation>
    </message>
    <message>
        <source>{name} reads “{card}” and names {colour}</source>
        <translation>{name} lê “{card}” e diz {colour}</translation>
    </message>
    <message>
        <source>{name} rescues no more cats today</source>
        <translation>{name} não resgata mais gatos hoje</translation>
    </message>
    <message>
        <source>{name} rescues {tile} for {fish}, {basket}</source>
        <translation>{name} resgata {tile} por {fish}, {basket}</translation>
    </message>
    <message>
        <source>{name} sends {tile} to the left field</source>
        <translation>{name} manda {tile} para o campo esquerdo</translation>
    </message>
    <message>
        <source>{name} sends {tile} to the right field</source>
        <translation>{name} manda {tile} para o campo direito</translation>
    </message>
    <message>
        <source>{name} takes no second treasure</source>
        <translation>{name} não pega um segundo tesouro</translation>
    </message>
    <message>
        <source>{name} takes {tile}</source>
        <translation>{name} pega {tile}</translation>
    </message>
    <message>
        <source>{name} {speed}</source>
        <comment>speed of a player</comment>
        <translation>{name} {speed}</translation>
    </message>
    <message>
        <source>{tile} goes to the treasure pool</source>
        <translation>Vai para a reserva de tesouros: {tile}</translation>
    </message>
</context>
<context>
    <name>IsleMotion</name>
    <message>
        <source>Day {day} begins</source>
        <translation>Começa o dia {day}</translation>
    </message>
    <message>
        <source>Day {day}, the last one: Vesh lands tonight</source>
        <translation>Dia {day}, o último: Vesh chega hoje à noite</translation>
    </message>
    <message>
        <source>The sister counts {colour} cats: {points} each</source>
        <translation>A irmã conta a cor {colour}: {points} por gato</translation>
    </message>
    <message>
        <source>The sister&apos;s turn: card {number} of {count}</source>
        <translation>Vez da irmã: carta {number} de {count}</translation>
    </message>
    <message>
        <source>to the left field</source>
        <translation>para o campo esquerdo</translation>
    </message>
    <message>
        <source>to the right field</source>
        <translation>para o campo direito</translation>
    </message>
    <message>
        <source>to the treasure pool</source>
        <translation>para a reserva de tesouros</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passa</translation>
    </message>
</context>
<context>
    <name>IsleMove</name>
    <message>
        <source>At most three cats can be moved.</source>
        <translation>No máximo três gatos podem mudar.</translation>
    </message>
    <message>
        <source>Choose at least one cat.</source>
        <translation>Escolha ao menos um gato.</translation>
    </message>
    <message>
        <source>It can&apos;t be moved, or has moved already.</source>
        <translation>Ele não pode mudar, ou já mudou.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mudar</translation>
    </message>
    <message numerus="yes">
        <source>Move %n cat(s)</source>
        <translation>
            <numerusform>Mudar %n gato</numerusform>
            <numerusform>Mudar %n gatos</numerusform>
        </translation>
    </message>
    <message>
        <source>One to three; each costs what its new field costs.</source>
        <translation>De um a três; cada um custa o que seu novo campo custa.</translation>
    </message>
    <message>
        <source>Which cats move to the other field?</source>
        <translation>Que gatos mudam para o outro campo?</translation>
    </message>
</context>
<context>
    <name>IsleOrder</name>
    <message>
        <source>A rescue turn</source>
        <translation>Uma vez de resgate</translation>
    </message>
    <message>
        <source>One cat: a basket and 3 or 5 fish. It goes aboard at once.</source>
        <translation>Um gato: um cesto e 3 ou 5 peixes. Ele vai a bordo na hora.</translation>
    </message>
    <message>
        <source>Or pass: final for today.</source>
        <translation>Ou passar: vale até amanhã.</translation>
    </message>
    <message>
        <source>Today, round and round</source>
        <translation>Hoje, em rodadas</translation>
    </message>
    <message>
        <source>When both fields are empty or all have passed, the rare finds begin, in this order.</source>
        <translation>Com os dois campos vazios, ou quando todos passaram, começam os achados, nesta ordem.</translation>
    </message>
    <message>
        <source>speed {speed}</source>
        <translation>velocidade {speed}</translation>
    </message>
</context>
<context>
    <name>IslePiles</name>
    <message>
        <source>Cards out of play</source>
        <translation>Cartas fora do jogo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Discarded openly</source>
        <translation>Descartadas à vista</translation>
    </message>
    <message>
        <source>Hands that you passed on today</source>
        <translation>Mãos que você passou hoje</translation>
    </message>
    <message>
        <source>No card has been discarded yet.</source>
        <translation>Nenhuma carta foi descartada ainda.</translation>
    </message>
    <message>
        <source>You put away face down</source>
        <translation>Você guardou viradas para baixo</translation>
    </message>
</context>
<context>
    <name>IslePlacing</name>
    <message>
        <source>Bring the tile to your boat first.</source>
        <translation>Primeiro leve a peça até o seu barco.</translation>
    </message>
    <message>
        <source>Choose the family that the Oshax joins.</source>
        <translation>Escolha a família em que o Oshax entra.</translation>
    </message>
    <message>
        <source>Column {x}, row {y}</source>
        <translation>Coluna {x}, linha {y}</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>In hand: {tile}</source>
        <translation>Na mão: {tile}</translation>
    </message>
    <message>
        <source>It isn&apos;t the moment to take a tile.</source>
        <translation>Não é hora de pegar uma peça.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>R turns, F flips, Enter confirms.</source>
        <translation>R gira, F espelha, Enter confirma.</translation>
    </message>
    <message>
        <source>difference {points}</source>
        <translation>diferença {points}</translation>
    </message>
    <message>
        <source>treasure</source>
        <translation>tesouro</translation>
    </message>
</context>
<context>
    <name>IslePurchase</name>
    <message numerus="yes">
        <source>%n fish over.</source>
        <translation>
            <numerusform>Sobra %n peixe.</numerusform>
            <numerusform>Sobram %n peixes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish too dear</source>
        <translation>
            <numerusform>falta %n peixe</numerusform>
            <numerusform>faltam %n peixes</numerusform>
        </translation>
    </message>
    <message>
        <source>A Treasure or Oshax card costs nothing more when you play it later.</source>
        <translation>Uma carta de Tesouro ou de Oshax não custa mais nada quando você a joga depois.</translation>
    </message>
    <message>
        <source>Baskets are what you lack now, not fish.</source>
        <translation>O que falta agora são cestos, não peixes.</translation>
    </message>
    <message>
        <source>Bought cards need not be paid for again.</source>
        <translation>Cartas compradas não são pagas de novo.</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n card(s)</source>
        <translation>
            <numerusform>Comprar %n carta</numerusform>
            <numerusform>Comprar %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %n card(s) for {fish}?</source>
        <translation>
            <numerusform>Comprar %n carta por {fish}?</numerusform>
            <numerusform>Comprar %n cartas por {fish}?</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy none</source>
        <translation>Não comprar</translation>
    </message>
    <message>
        <source>Cards you already own</source>
        <translation>Cartas que já são suas</translation>
    </message>
    <message>
        <source>Day {day}: which of your {count} cards will you buy?</source>
        <translation>Dia {day}: quais das suas {count} cartas você vai comprar?</translation>
    </message>
    <message>
        <source>No rescue today.</source>
        <translation>Nenhum resgate hoje.</translation>
    </message>
    <message>
        <source>One of them gives fish and may be played before you pay. It would then be gone: later it may be worth more.</source>
        <translation>Uma delas dá peixes e pode ser jogada antes de pagar. Depois ela some: mais tarde talvez valha mais.</translation>
    </message>
    <message>
        <source>Play “{card}”: +{fish}</source>
        <translation>Jogar “{card}”: +{fish}</translation>
    </message>
    <message>
        <source>Tap a card to take it or leave it. Cards you leave are put away face down.</source>
        <translation>Toque numa carta para comprá-la ou deixá-la. As que você deixa são guardadas viradas para baixo.</translation>
    </message>
    <message>
        <source>To the last fish.</source>
        <translation>Até o último peixe.</translation>
    </message>
    <message>
        <source>Which cards will you buy?</source>
        <translation>Que cartas você vai comprar?</translation>
    </message>
    <message numerus="yes">
        <source>You drew %n card(s): which will you buy?</source>
        <translation>
            <numerusform>Você tirou %n carta: qual vai comprar?</numerusform>
            <numerusform>Você tirou %n cartas: quais vai comprar?</numerusform>
        </translation>
    </message>
    <message>
        <source>{fish} stay with you. Nobody sees which cards you buy.</source>
        <translation>{fish} ficam com você. Ninguém vê que cartas você compra.</translation>
    </message>
    <message>
        <source>{left} left</source>
        <translation>restam {left}</translation>
    </message>
    <message>
        <source>{left} left, {rescues}</source>
        <translation>restam {left}, {rescues}</translation>
    </message>
    <message>
        <source>“{card}” costs {missing} more than you have left.</source>
        <translation>“{card}” custa {missing} a mais do que você ainda tem.</translation>
    </message>
</context>
<context>
    <name>IslePurse</name>
    <message>
        <source>A cat of the left field costs 3 fish, of the right one 5.</source>
        <translation>Um gato do campo esquerdo custa 3 peixes, do direito 5.</translation>
    </message>
    <message>
        <source>After it: {fish} and no basket left.</source>
        <translation>Depois restam {fish} e nenhum cesto.</translation>
    </message>
    <message>
        <source>After it: {fish} and {baskets} left.</source>
        <translation>Depois restam {fish} e {baskets}.</translation>
    </message>
    <message>
        <source>Each takes a basket, too.</source>
        <translation>Cada um leva também um cesto.</translation>
    </message>
    <message>
        <source>This rescue: {fish} and {basket}.</source>
        <translation>Este resgate custa {fish} e {basket}.</translation>
    </message>
    <message>
        <source>You have</source>
        <translation>Você tem</translation>
    </message>
    <message>
        <source>a basket card</source>
        <translation>uma carta de cesto</translation>
    </message>
    <message>
        <source>a permanent basket</source>
        <translation>um cesto permanente</translation>
    </message>
    <message>
        <source>two broken baskets</source>
        <translation>dois cestos quebrados</translation>
    </message>
</context>
<context>
    <name>IsleReasons</name>
    <message>
        <source>First finish what you have begun.</source>
        <translation>Primeiro termine o que começou.</translation>
    </message>
    <message>
        <source>It costs {cost}; you have {fish}.</source>
        <translation>Custa {cost}; você tem {fish}.</translation>
    </message>
    <message>
        <source>It fits nowhere on your boat any more.</source>
        <translation>Não cabe mais em lugar nenhum do seu barco.</translation>
    </message>
    <message>
        <source>It has to share a side with a tile that is on the boat already.</source>
        <translation>Ela precisa encostar num lado de uma peça que já está no barco.</translation>
    </message>
    <message>
        <source>It would change nothing now.</source>
        <translation>Não mudaria nada agora.</translation>
    </message>
    <message>
        <source>It would overlap another tile.</source>
        <translation>Ficaria em cima de outra peça.</translation>
    </message>
    <message>
        <source>Lessons are read by themselves, right after the purchase.</source>
        <translation>Lições são lidas sozinhas, logo depois da compra.</translation>
    </message>
    <message>
        <source>Part of the tile is off the boat.</source>
        <translation>Parte da peça está fora do barco.</translation>
    </message>
    <message>
        <source>Press “Play a purple card” to be asked at the next moment.</source>
        <translation>Aperte “Jogar carta roxa” para ser perguntado no próximo momento.</translation>
    </message>
    <message>
        <source>Rescue cards are committed before the rescue begins.</source>
        <translation>Cartas de resgate são reservadas antes do resgate.</translation>
    </message>
    <message>
        <source>This card is played among the rare finds, after rescuing.</source>
        <translation>Esta carta é jogada entre os achados, depois do resgate.</translation>
    </message>
    <message>
        <source>While buying, only purple cards that give fish can be played.</source>
        <translation>Na compra só se jogam cartas roxas que dão peixes.</translation>
    </message>
    <message>
        <source>You have no basket left for today.</source>
        <translation>Você não tem mais cesto para hoje.</translation>
    </message>
    <message>
        <source>You have rescued a cat this turn already.</source>
        <translation>Você já resgatou um gato nesta vez.</translation>
    </message>
    <message>
        <source>off the boat</source>
        <translation>fora do barco</translation>
    </message>
    <message>
        <source>overlaps a tile</source>
        <translation>em cima de outra peça</translation>
    </message>
    <message>
        <source>touches no tile yet</source>
        <translation>ainda não toca nenhuma peça</translation>
    </message>
</context>
<context>
    <name>IsleReference</name>
    <message>
        <source>0 (held)</source>
        <translation>0 (segurar)</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 a 4</translation>
    </message>
    <message>
        <source>17 cats, each once in every colour ({squares} squares a colour)</source>
        <translation>17 gatos, cada um uma vez em cada cor ({squares} casas por cor)</translation>
    </message>
    <message>
        <source>6 Oshax, each once</source>
        <translation>6 Oshax, cada um uma vez</translation>
    </message>
    <message>
        <source>A cat on its own map: one treasure, common or rare, if you like.</source>
        <translation>Um gato sobre o próprio mapa: um tesouro, comum ou raro, se você quiser.</translation>
    </message>
    <message>
        <source>A day in phases</source>
        <translation>As fases do dia</translation>
    </message>
    <message>
        <source>A tie goes to whoever has more full rooms.</source>
        <translation>No empate vence quem tem mais salas cheias.</translation>
    </message>
    <message>
        <source>A turn: take any one cat and place it, or pass for today.</source>
        <translation>Na sua vez: pegue qualquer gato e coloque-o, ou passe por hoje.</translation>
    </message>
    <message>
        <source>Advanced ones, none to four of them by difficulty:</source>
        <translation>As avançadas, de nenhuma a quatro conforme a dificuldade:</translation>
    </message>
    <message>
        <source>Cats left behind leave; baskets come back; a day less.</source>
        <translation>Os gatos que ficaram vão embora; os cestos voltam; um dia a menos.</translation>
    </message>
    <message>
        <source>Colours and coats</source>
        <translation>Cores e pelagens</translation>
    </message>
    <message>
        <source>Commit rescue cards; speed sets the new order.</source>
        <translation>Reserve cartas de resgate; a velocidade faz a nova ordem.</translation>
    </message>
    <message>
        <source>Common treasures: 5, 8 or 11 of each with 2, 3 or 4 players</source>
        <translation>Tesouros comuns: 5, 8 ou 11 de cada com 2, 3 ou 4 jogadores</translation>
    </message>
    <message>
        <source>Everyone gets 20 fish.</source>
        <translation>Todos ganham 20 peixes.</translation>
    </message>
    <message>
        <source>Explore: draft 7 cards and buy some of them.</source>
        <translation>Explorar: escolha 7 cartas e compre algumas.</translation>
    </message>
    <message>
        <source>Family game</source>
        <translation>Jogo em família</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>No fish, no baskets, no cards, no Oshax.</source>
        <translation>Sem peixes, sem cestos, sem cartas, sem Oshax.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points: rats, rooms, families, your lessons. Rare treasures give none.</source>
        <translation>Pontos: ratos, salas, famílias e as suas lições. Tesouros raros não dão pontos.</translation>
    </message>
    <message>
        <source>Purple cards may be played, then both fields are filled.</source>
        <translation>Podem-se jogar cartas roxas; depois enchem-se os dois campos.</translation>
    </message>
    <message>
        <source>Rare finds: Oshax and treasures, round and round.</source>
        <translation>Achados: Oshax e tesouros, em rodadas.</translation>
    </message>
    <message>
        <source>Rare treasures, 5 of each</source>
        <translation>Tesouros raros, 5 de cada</translation>
    </message>
    <message>
        <source>Read lessons, in island order.</source>
        <translation>Leia as lições, na ordem da ilha.</translation>
    </message>
    <message>
        <source>Rescue cats, round and round.</source>
        <translation>Resgate gatos, em rodadas.</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>She scores for what lies on your boat: 5, 4, 3, 2 and 1 points for each cat of her colours, and her lessons:</source>
        <translation>Ela pontua pelo que está no seu barco: 5, 4, 3, 2 e 1 pontos por gato das cores dela, e as lições dela:</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>The sister</source>
        <translation>A irmã</translation>
    </message>
    <message>
        <source>Two secret lessons each, chosen from three.</source>
        <translation>Duas lições secretas para cada um, escolhidas entre três.</translation>
    </message>
    <message>
        <source>another boat, or choices and cards by their number</source>
        <translation>outro barco, ou escolhas e cartas pelo número</translation>
    </message>
    <message>
        <source>another kind of basket</source>
        <translation>outro tipo de cesto</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>setas</translation>
    </message>
    <message>
        <source>as they say</source>
        <translation>o que disserem</translation>
    </message>
    <message>
        <source>cards out of play</source>
        <translation>cartas fora do jogo</translation>
    </message>
    <message>
        <source>each rare treasure</source>
        <translation>cada tesouro raro</translation>
    </message>
    <message>
        <source>each rat not covered</source>
        <translation>cada rato não coberto</translation>
    </message>
    <message>
        <source>each room not full, the deck too</source>
        <translation>cada sala incompleta, o convés também</translation>
    </message>
    <message>
        <source>family of 3 cats</source>
        <translation>família de 3 gatos</translation>
    </message>
    <message>
        <source>family of 4 cats</source>
        <translation>família de 4 gatos</translation>
    </message>
    <message>
        <source>family of 5, 6, 7 cats</source>
        <translation>família de 5, 6, 7 gatos</translation>
    </message>
    <message>
        <source>flip</source>
        <translation>espelha</translation>
    </message>
    <message>
        <source>go to the next place where the tile may lie</source>
        <translation>vai ao próximo lugar em que a peça cabe</translation>
    </message>
    <message>
        <source>hide the tiles of the boat</source>
        <translation>esconde as peças do barco</translation>
    </message>
    <message>
        <source>lessons</source>
        <translation>lições</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>letras</translation>
    </message>
    <message>
        <source>move</source>
        <translation>movem</translation>
    </message>
    <message>
        <source>pick a cat or tile; in solo cats by number</source>
        <translation>escolhem um gato ou peça; no solo, gatos pelo número</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>salas</translation>
    </message>
    <message>
        <source>try shapes out</source>
        <translation>experimenta formas</translation>
    </message>
    <message>
        <source>turn; the wheel does, too</source>
        <translation>gira; a roda do mouse também</translation>
    </message>
</context>
<context>
    <name>IsleRefusal</name>
    <message>
        <source>A colour has to be named.</source>
        <translation>É preciso dizer uma cor.</translation>
    </message>
    <message>
        <source>Each cat moves once only.</source>
        <translation>Cada gato muda uma vez só.</translation>
    </message>
    <message>
        <source>Here each cat needs a basket.</source>
        <translation>Aqui cada gato precisa de um cesto.</translation>
    </message>
    <message>
        <source>It fits nowhere on your boat any more.</source>
        <translation>Não cabe mais em lugar nenhum do seu barco.</translation>
    </message>
    <message>
        <source>It would change nothing now.</source>
        <translation>Não mudaria nada agora.</translation>
    </message>
    <message>
        <source>Move at least one cat.</source>
        <translation>Mude ao menos um gato.</translation>
    </message>
    <message>
        <source>No colour is named here.</source>
        <translation>Aqui não se diz cor.</translation>
    </message>
    <message>
        <source>No permanent basket of yours is free today.</source>
        <translation>Nenhum cesto permanente seu está livre hoje.</translation>
    </message>
    <message>
        <source>None of those treasures is left.</source>
        <translation>Não resta nenhum desses tesouros.</translation>
    </message>
    <message>
        <source>Only Oshax and treasure cards are finds.</source>
        <translation>Só cartas de Oshax e de tesouro são achados.</translation>
    </message>
    <message>
        <source>Only public lessons are read now.</source>
        <translation>Agora só se leem lições públicas.</translation>
    </message>
    <message>
        <source>Only purple cards can be played now.</source>
        <translation>Agora só se jogam cartas roxas.</translation>
    </message>
    <message>
        <source>Only rescue cards can be committed.</source>
        <translation>Só cartas de resgate podem ser reservadas.</translation>
    </message>
    <message>
        <source>Only treasures can be given up.</source>
        <translation>Só tesouros podem ser entregues.</translation>
    </message>
    <message>
        <source>Something else is asked now.</source>
        <translation>Agora a pergunta é outra.</translation>
    </message>
    <message>
        <source>That costs {cost}; you have {fish}.</source>
        <translation>Isso custa {cost}; você tem {fish}.</translation>
    </message>
    <message>
        <source>The first tile of a find has to be taken.</source>
        <translation>A primeira peça de um achado tem de ser pega.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that now.</source>
        <translation>As regras não permitem isso agora.</translation>
    </message>
    <message>
        <source>There are two fields: left and right.</source>
        <translation>Há dois campos: esquerdo e direito.</translation>
    </message>
    <message>
        <source>There is no such basket.</source>
        <translation>Não há um cesto assim.</translation>
    </message>
    <message>
        <source>There is no such colour.</source>
        <translation>Não há essa cor.</translation>
    </message>
    <message>
        <source>There is no such tile on your boat.</source>
        <translation>Não há essa peça no seu barco.</translation>
    </message>
    <message>
        <source>This card can&apos;t be used in that way.</source>
        <translation>Esta carta não pode ser usada assim.</translation>
    </message>
    <message>
        <source>This card isn&apos;t among those to choose from.</source>
        <translation>Esta carta não está entre as que se podem escolher.</translation>
    </message>
    <message>
        <source>This card isn&apos;t in your hand.</source>
        <translation>Esta carta não está na sua mão.</translation>
    </message>
    <message>
        <source>This cat waits in neither field.</source>
        <translation>Este gato não está em nenhum campo.</translation>
    </message>
    <message>
        <source>This lesson doesn&apos;t lie before you.</source>
        <translation>Esta lição não está à sua frente.</translation>
    </message>
    <message>
        <source>This tile isn&apos;t among those to choose from.</source>
        <translation>Esta peça não está entre as que se podem escolher.</translation>
    </message>
    <message>
        <source>This treasure is chosen already.</source>
        <translation>Este tesouro já foi escolhido.</translation>
    </message>
    <message>
        <source>While buying, only purple cards that give fish can be played.</source>
        <translation>Na compra só se jogam cartas roxas que dão peixes.</translation>
    </message>
    <message>
        <source>You have committed no basket card.</source>
        <translation>Você não reservou nenhuma carta de cesto.</translation>
    </message>
    <message>
        <source>You have no such basket.</source>
        <translation>Você não tem um cesto assim.</translation>
    </message>
    <message>
        <source>You have played a find this turn already.</source>
        <translation>Você já jogou um achado nesta vez.</translation>
    </message>
    <message>
        <source>You have rescued a cat this turn already.</source>
        <translation>Você já resgatou um gato nesta vez.</translation>
    </message>
    <message>
        <source>You need two committed broken baskets.</source>
        <translation>São precisos dois cestos quebrados reservados.</translation>
    </message>
</context>
<context>
    <name>IsleRescue</name>
    <message>
        <source>Both fields are empty.</source>
        <translation>Os dois campos estão vazios.</translation>
    </message>
    <message>
        <source>Drag it to your boat, or press its letter.</source>
        <translation>Arraste até o seu barco ou aperte a letra.</translation>
    </message>
    <message>
        <source>Drag it to your boat, or press its number.</source>
        <translation>Arraste-o até o seu barco ou aperte o número dele.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Encerrar a vez</translation>
    </message>
    <message>
        <source>No cat can be rescued now</source>
        <translation>Nenhum gato pode ser resgatado agora</translation>
    </message>
    <message>
        <source>Oshax come with an Oshax card, among the rare finds.</source>
        <translation>Os Oshax vêm com uma carta de Oshax, nos achados raros.</translation>
    </message>
    <message>
        <source>Other basket</source>
        <translation>Outro cesto</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Place {tile} on your boat</source>
        <translation>Coloque {tile} no seu barco</translation>
    </message>
    <message>
        <source>Rescue one more cat, or end your turn</source>
        <translation>Resgate mais um gato ou encerre a vez</translation>
    </message>
    <message>
        <source>Treasures are found later: with a treasure card or a map.</source>
        <translation>Tesouros vêm depois: com uma carta de tesouro ou um mapa.</translation>
    </message>
    <message>
        <source>Treasures come when a cat covers its map.</source>
        <translation>Os tesouros vêm quando um gato cobre o mapa dele.</translation>
    </message>
    <message>
        <source>Which cat will you rescue?</source>
        <translation>Que gato você vai resgatar?</translation>
    </message>
    <message>
        <source>You may still play a purple card.</source>
        <translation>Você ainda pode jogar uma carta roxa.</translation>
    </message>
    <message>
        <source>Your cat is aboard</source>
        <translation>Seu gato está a bordo</translation>
    </message>
    <message>
        <source>{fish} and {basket}.</source>
        <translation>{fish} e {basket}.</translation>
    </message>
</context>
<context>
    <name>IsleReveal</name>
    <message numerus="yes">
        <source>%n turn(s) today, one a card</source>
        <translation>
            <numerusform>%n vez hoje, uma por carta</numerusform>
            <numerusform>%n vezes hoje, uma por carta</numerusform>
        </translation>
    </message>
    <message>
        <source>The fastest goes first. A tie keeps the old order.</source>
        <translation>O mais rápido vai primeiro. O empate mantém a ordem antiga.</translation>
    </message>
    <message>
        <source>The rescue cards are turned up</source>
        <translation>As cartas de resgate são reveladas</translation>
    </message>
    <message>
        <source>no card committed</source>
        <translation>nenhuma carta reservada</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidade</translation>
    </message>
    <message>
        <source>{baskets}: {own} permanent, {cards} on cards</source>
        <translation>{baskets} (permanentes: {own}, em cartas: {cards})</translation>
    </message>
    <message>
        <source>{place}: {name}, speed {speed}. {tie}</source>
        <translation>{place}: {name}, velocidade {speed}. {tie}</translation>
    </message>
    <message>
        <source>{speed} as well: stays behind you</source>
        <translation>{speed} também: fica atrás de você</translation>
    </message>
    <message>
        <source>{speed} as well: stays behind {name}</source>
        <translation>{speed} também: fica atrás de {name}</translation>
    </message>
    <message>
        <source>{speed}, and ahead before: stays ahead</source>
        <translation>{speed}, e antes já estava à frente</translation>
    </message>
</context>
<context>
    <name>IsleRules</name>
    <message>
        <source>A card has two effects, from top to bottom. Cats are numbered through both fields; a missing number means the last one.</source>
        <translation>Uma carta tem dois efeitos, de cima para baixo. Os gatos são numerados pelos dois campos; um número que falta vale o último.</translation>
    </message>
    <message>
        <source>A cat needs fish and a basket. Look at both before you spend.</source>
        <translation>Um gato pede peixes e um cesto. Olhe os dois antes de gastar.</translation>
    </message>
    <message>
        <source>A cat that covers the map of its own colour brings a treasure at once, common or rare. Treasures fill gaps and give no points.</source>
        <translation>Um gato que cobre o mapa da própria cor traz na hora um tesouro, comum ou raro. Tesouros tapam buracos e não dão pontos.</translation>
    </message>
    <message>
        <source>A day at a glance</source>
        <translation>O dia de relance</translation>
    </message>
    <message>
        <source>A lesson that is still in your hand at the end scores nothing.</source>
        <translation>Uma lição que ainda está na mão no fim não vale nada.</translation>
    </message>
    <message>
        <source>A tie goes to whoever has more fish left; after that the win is shared.</source>
        <translation>No empate vence quem tem mais peixes; depois disso a vitória é dividida.</translation>
    </message>
    <message>
        <source>After the rescue you play Oshax and treasure cards, one a turn, round and round, or pass.</source>
        <translation>Depois do resgate jogam-se cartas de Oshax e de tesouro, uma por vez, em rodadas, ou passa-se.</translation>
    </message>
    <message>
        <source>After you commit, her first card is turned up. Its basket number says how many cards she has today, its speed how fast she is. Then you take turns, one card each time; when you have passed she plays the rest.</source>
        <translation>Depois que você reserva suas cartas, a primeira dela é virada. O número do cesto diz quantas cartas ela tem hoje; a velocidade, quem começa. Então vocês se alternam, uma carta por vez; quando você passa, ela joga o resto.</translation>
    </message>
    <message>
        <source>Against the sister: look at the red numbers before you spend, and don&apos;t feed the colour that gives her most.</source>
        <translation>Contra a irmã: olhe os números vermelhos antes de gastar e não alimente a cor que mais dá pontos a ela.</translation>
    </message>
    <message>
        <source>Alone against the sister</source>
        <translation>Só você contra a irmã</translation>
    </message>
    <message>
        <source>Alone you play against the sister. She has no boat: she takes cats, Oshax and treasures away, and scores for what lies on yours.</source>
        <translation>Sozinho, você joga contra a irmã. Ela não tem barco: leva embora gatos, Oshax e tesouros, e pontua pelo que está no seu.</translation>
    </message>
    <message>
        <source>An Oshax joins the family that you name when you place it, for good.</source>
        <translation>Um Oshax entra para sempre na família que você disser ao colocá-lo.</translation>
    </message>
    <message>
        <source>Blue, lessons: points for what your boat looks like at the end.</source>
        <translation>Azul, lições: pontos pelo que o seu barco for no fim.</translation>
    </message>
    <message>
        <source>Brown, Oshax: a wild guest for your boat.</source>
        <translation>Marrom, Oshax: uma visita selvagem para o seu barco.</translation>
    </message>
    <message>
        <source>Cats come ashore: two for each player in the left field and as many in the right one. Rare treasures that turn up go to the pool.</source>
        <translation>Gatos chegam à praia: dois por jogador no campo esquerdo e outros tantos no direito. Tesouros raros que aparecem vão para a reserva.</translation>
    </message>
    <message>
        <source>Cats come in five families, and they like to be together.</source>
        <translation>Os gatos são de cinco famílias e gostam de ficar juntos.</translation>
    </message>
    <message>
        <source>Cats left in the fields run back into the woods, and permanent baskets can be used again.</source>
        <translation>Os gatos que ficaram nos campos voltam para o mato, e os cestos permanentes ficam livres de novo.</translation>
    </message>
    <message>
        <source>Committed cards are gone at the end of the rescue, used or not.</source>
        <translation>As cartas reservadas somem no fim do resgate, usadas ou não.</translation>
    </message>
    <message>
        <source>Each rare treasure: 3.</source>
        <translation>Cada tesouro raro: 3.</translation>
    </message>
    <message>
        <source>Each rat not covered: {points}.</source>
        <translation>Cada rato não coberto: {points}.</translation>
    </message>
    <message>
        <source>Each room with a gap: {points}.</source>
        <translation>Cada sala com buraco: {points}.</translation>
    </message>
    <message>
        <source>Everyone gets 20 fish. What isn&apos;t spent is kept.</source>
        <translation>Todos ganham 20 peixes. O que não se gasta fica.</translation>
    </message>
    <message>
        <source>Explore: draft seven cards, then buy some of them.</source>
        <translation>Explorar: escolham sete cartas e comprem algumas.</translation>
    </message>
    <message>
        <source>Exploring: cards</source>
        <translation>Explorar: cartas</translation>
    </message>
    <message>
        <source>Families, connected cats of one colour: 3 cats give 8, 4 give 11, 5 give 15, and 5 more for each further cat.</source>
        <translation>Famílias, gatos ligados de uma cor: 3 gatos dão 8, 4 dão 11, 5 dão 15, e mais 5 por gato a mais.</translation>
    </message>
    <message>
        <source>First everyone commits rescue cards face down. They are turned up together: the higher the sum of speeds, the earlier your turn. A tie keeps the old order.</source>
        <translation>Primeiro todos reservam cartas de resgate viradas para baixo. Elas são reveladas juntas: quanto maior a soma das velocidades, mais cedo a sua vez. O empate mantém a ordem antiga.</translation>
    </message>
    <message>
        <source>Five days pass, and each goes like this:</source>
        <translation>São cinco dias, e cada um vai assim:</translation>
    </message>
    <message>
        <source>Five squares of your boat are maps. Cover one with a cat of its own colour and it pays a common treasure at once.</source>
        <translation>Cinco casas do seu barco são mapas. Cubra um com um gato da cor dele, e ele paga na hora um tesouro comum.</translation>
    </message>
    <message>
        <source>Green, rescue: baskets and speed for one day.</source>
        <translation>Verde, resgate: cestos e velocidade para um dia.</translation>
    </message>
    <message>
        <source>In your turn you rescue one cat, or pass for the day. A cat costs 3 fish in the left field and 5 in the right one, and it needs a basket:</source>
        <translation>Na sua vez você resgata um gato ou passa por hoje. Um gato custa 3 peixes no campo esquerdo e 5 no direito, e precisa de um cesto:</translation>
    </message>
    <message>
        <source>In your turn you take any one cat and place it, or pass for the day. The day ends when no cat is left or all have passed; then another player is first.</source>
        <translation>Na sua vez você pega qualquer gato e o coloca, ou passa por aquele dia. O dia acaba quando não há mais gatos ou todos passaram; depois outro jogador começa.</translation>
    </message>
    <message>
        <source>Leave no single squares: only the shell, the smallest treasure, fits them.</source>
        <translation>Não deixe casas soltas: só a concha, o menor tesouro, cabe nelas.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Lessons about exact numbers are easier with an Oshax in hand.</source>
        <translation>Lições de números exatos são mais fáceis com um Oshax na mão.</translation>
    </message>
    <message>
        <source>Lessons in your hand go to the table right after the purchase. Private ones lie face down and score for you alone; nobody sees which they are, only how many.</source>
        <translation>As lições da mão vão para a mesa logo depois da compra. As privadas ficam viradas para baixo e valem só para você; ninguém vê quais são, só quantas.</translation>
    </message>
    <message>
        <source>Placing tiles</source>
        <translation>Colocar peças</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Press T to try shapes on your boat at any time; nothing counts.</source>
        <translation>Aperte T para experimentar formas no seu barco quando quiser; nada conta.</translation>
    </message>
    <message>
        <source>Public lessons give you half, rounded up card by card. You win with more points than she has; a tie is hers.</source>
        <translation>Lições públicas dão a você a metade, arredondada para cima carta por carta. Você vence com mais pontos do que ela; o empate é dela.</translation>
    </message>
    <message>
        <source>Public ones lie open and score for everyone. Where a card asks for a colour, whoever reads it names one.</source>
        <translation>As públicas ficam abertas e valem para todos. Se a carta pede uma cor, quem a lê diz uma.</translation>
    </message>
    <message>
        <source>Purple cards</source>
        <translation>Cartas roxas</translation>
    </message>
    <message>
        <source>Purple cards work on your own turn, and for everyone at certain moments: in the morning, after the purchase, after the reveal, after each turn and once more at the very end.</source>
        <translation>Cartas roxas funcionam na sua vez e, para todos, em certos momentos: de manhã, depois da compra, depois da revelação, depois de cada vez e mais uma vez bem no fim.</translation>
    </message>
    <message>
        <source>Purple, anytime: they help whenever you like.</source>
        <translation>Roxa, livre: ajuda quando você quiser.</translation>
    </message>
    <message>
        <source>Rare finds</source>
        <translation>Achados</translation>
    </message>
    <message>
        <source>Rare finds: play Oshax and treasure cards.</source>
        <translation>Achados: jogue cartas de Oshax e de tesouro.</translation>
    </message>
    <message>
        <source>Rare treasures give 3 points each. Common ones give none, but they fill the gaps. When a shape is gone, it is gone.</source>
        <translation>Tesouros raros dão 3 pontos cada. Os comuns não dão pontos, mas tapam buracos. Quando uma forma acaba, acabou.</translation>
    </message>
    <message>
        <source>Rats, rooms, families and your two lessons count. A tie goes to whoever has more full rooms.</source>
        <translation>Contam ratos, salas, famílias e as suas duas lições. No empate vence quem tem mais salas cheias.</translation>
    </message>
    <message>
        <source>Read the lessons that you bought.</source>
        <translation>Leia as lições que comprou.</translation>
    </message>
    <message>
        <source>Rescue cats, one a turn, round and round.</source>
        <translation>Resgate gatos, um por vez, em rodadas.</translation>
    </message>
    <message>
        <source>Rescuing cats</source>
        <translation>Resgatar gatos</translation>
    </message>
    <message>
        <source>She counts five colours, one more each day: {points} for each cat. Her lessons lie open; what you lack may count for her, too.</source>
        <translation>Ela conta cinco cores, mais uma a cada dia: {points} por gato. As lições dela ficam abertas; o que falta a você também pode contar para ela.</translation>
    </message>
    <message>
        <source>Speed matters when a cat fits you very well; else save the fish.</source>
        <translation>Velocidade importa quando um gato serve muito bem; senão, poupe os peixes.</translation>
    </message>
    <message>
        <source>Start near the rats and along a room that you can fill.</source>
        <translation>Comece perto dos ratos e ao longo de uma sala que dê para encher.</translation>
    </message>
    <message>
        <source>The boat has seven rooms; the deck is one of them.</source>
        <translation>O barco tem sete salas; o convés é uma delas.</translation>
    </message>
    <message>
        <source>The family game</source>
        <translation>O jogo em família</translation>
    </message>
    <message>
        <source>The family game leaves out fish, baskets, cards and Oshax. Everyone chooses two of three lessons, secret until the end.</source>
        <translation>O jogo em família dispensa peixes, cestos, cartas e Oshax. Cada um escolhe duas de três lições, secretas até o fim.</translation>
    </message>
    <message>
        <source>The idea</source>
        <translation>A ideia</translation>
    </message>
    <message>
        <source>Then all buy at the same time, unseen. The coin on a card is its price; a card that is left is put away face down.</source>
        <translation>Depois todos compram ao mesmo tempo, sem ver os outros. A moeda da carta é o preço; a carta deixada é guardada virada para baixo.</translation>
    </message>
    <message>
        <source>Tiles may be turned and flipped. They lie within the boat and never overlap. Your first tile may lie anywhere; each later one shares a side with a tile that is there already.</source>
        <translation>As peças podem ser giradas e espelhadas. Ficam dentro do barco e nunca umas sobre as outras. A primeira fica onde quiser; cada uma depois encosta num lado de uma peça que já está lá.</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Two families of five are worth more than many of three: begin few, and let them grow.</source>
        <translation>Duas famílias de cinco valem mais que muitas de três: comece poucas e deixe-as crescer.</translation>
    </message>
    <message>
        <source>Vesh is sailing for the isle, and in five days he will be here. You and the others have a boat each and bring as many cats to safety as you can.</source>
        <translation>Vesh navega para a ilha e em cinco dias estará aqui. Você e os outros têm um barco cada e salvam quantos gatos puderem.</translation>
    </message>
    <message>
        <source>While buying, those that give fish can be played to pay.</source>
        <translation>Na compra, as que dão peixes podem ser jogadas para pagar.</translation>
    </message>
    <message>
        <source>Whoever has the most points when Vesh lands wins: for families of cats, for treasures and for lessons. Rats in sight and rooms with gaps cost points.</source>
        <translation>Quem tem mais pontos quando Vesh chega vence: por famílias de gatos, tesouros e lições. Ratos à vista e salas com buracos tiram pontos.</translation>
    </message>
    <message>
        <source>Yellow, treasure: rare or common treasures.</source>
        <translation>Amarelo, tesouro: tesouros raros ou comuns.</translation>
    </message>
    <message>
        <source>You draw five cards and keep three, twice, and a seventh by chance; then you buy as usual.</source>
        <translation>Você compra cinco cartas e guarda três, duas vezes, e uma sétima ao acaso; depois paga as que quiser, como sempre.</translation>
    </message>
    <message>
        <source>You look at seven cards, keep two and pass the rest on; so again with five and with three, and the last one comes by itself. Hands go to the left on days 1, 3 and 5 and to the right on days 2 and 4.</source>
        <translation>Você olha sete cartas, guarda duas e passa o resto; de novo com cinco e com três, e a última vem sozinha. As mãos vão para a esquerda nos dias 1, 3 e 5 e para a direita nos dias 2 e 4.</translation>
    </message>
    <message>
        <source>Your lessons, and the public ones.</source>
        <translation>Suas lições, e as públicas.</translation>
    </message>
    <message>
        <source>a basket card that you committed,</source>
        <translation>uma carta de cesto que você reservou,</translation>
    </message>
    <message>
        <source>a permanent basket, which comes back tomorrow,</source>
        <translation>um cesto permanente, que volta amanhã,</translation>
    </message>
    <message>
        <source>or two committed broken baskets together.</source>
        <translation>ou dois cestos quebrados reservados, juntos.</translation>
    </message>
    <message>
        <source>“Play a purple card” asks you at the next such moment. The button always looks the same, so it gives nothing away.</source>
        <translation>“Jogar carta roxa” pergunta a você no próximo momento desses. O botão é sempre igual, e assim não conta nada a ninguém.</translation>
    </message>
</context>
<context>
    <name>IsleScore</name>
    <message numerus="yes">
        <source>%n open room(s)</source>
        <translation>
            <numerusform>%n sala aberta</numerusform>
            <numerusform>%n salas abertas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rat(s)</source>
        <translation>
            <numerusform>%n rato</numerusform>
            <numerusform>%n ratos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) not full</source>
        <translation>
            <numerusform>%n sala incompleta</numerusform>
            <numerusform>%n salas incompletas</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile in hand shows its change here.</source>
        <translation>Uma peça na mão mostra aqui o que muda.</translation>
    </message>
    <message>
        <source>After this placement</source>
        <translation>Depois de colocar</translation>
    </message>
    <message>
        <source>As it stands on day {day}</source>
        <translation>Como está no dia {day}</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>Each rat that is not covered costs a point.</source>
        <translation>Cada rato não coberto custa um ponto.</translation>
    </message>
    <message>
        <source>Hers</source>
        <translation>Dela</translation>
    </message>
    <message>
        <source>Now: {points}</source>
        <translation>Agora: {points}</translation>
    </message>
    <message>
        <source>Public lessons</source>
        <translation>Lições públicas</translation>
    </message>
    <message>
        <source>Public lessons, half each</source>
        <translation>Lições públicas, metade de cada</translation>
    </message>
    <message>
        <source>Rare treasures: {count}</source>
        <translation>Tesouros raros: {count}</translation>
    </message>
    <message>
        <source>Rare: {count}</source>
        <translation>Raros: {count}</translation>
    </message>
    <message>
        <source>With lessons so far</source>
        <translation>Com as lições até aqui</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Your boat now</source>
        <translation>Seu barco agora</translation>
    </message>
    <message>
        <source>Your lessons</source>
        <translation>Suas lições</translation>
    </message>
    <message>
        <source>Your lessons (secret)</source>
        <translation>Suas lições (secretas)</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Seus pontos</translation>
    </message>
    <message>
        <source>{colour}: 2 together</source>
        <translation>{colour}: 2 juntos</translation>
    </message>
    <message>
        <source>{colour}: families of {sizes}</source>
        <translation>{colour}: famílias de {sizes}</translation>
    </message>
    <message>
        <source>{colour}: family of {count}</source>
        <translation>{colour}: família de {count}</translation>
    </message>
    <message>
        <source>{colour}: groups of {sizes}</source>
        <translation>{colour}: grupos de {sizes}</translation>
    </message>
    <message>
        <source>{colour}: {count}</source>
        <comment>largest group</comment>
        <translation>{colour}: {count}</translation>
    </message>
    <message>
        <source>{colour}: {count} alone</source>
        <translation>{colour}: {count} sem par</translation>
    </message>
    <message>
        <source>{done} of {wanted}</source>
        <translation>{done} de {wanted}</translation>
    </message>
    <message>
        <source>{done} of {wanted} {colour}</source>
        <translation>{done} de {wanted} {colour}</translation>
    </message>
    <message>
        <source>{done} so far</source>
        <translation>{done} até aqui</translation>
    </message>
    <message>
        <source>{name}&apos;s boat</source>
        <translation>Barco de {name}</translation>
    </message>
</context>
<context>
    <name>IsleSister</name>
    <message numerus="yes">
        <source>%n card(s) in her pile</source>
        <translation>
            <numerusform>%n carta na pilha dela</numerusform>
            <numerusform>%n cartas na pilha dela</numerusform>
        </translation>
    </message>
    <message>
        <source>1 for each cat at the edge</source>
        <translation>1 por gato na borda</translation>
    </message>
    <message>
        <source>1 point for each cat at the edge.</source>
        <translation>1 ponto por gato na borda.</translation>
    </message>
    <message>
        <source>10 for fewer than 9 treasures</source>
        <translation>10 por menos de 9 tesouros</translation>
    </message>
    <message>
        <source>10 points while you have fewer than 9 treasures, rare and common.</source>
        <translation>10 pontos enquanto você tiver menos de 9 tesouros, raros e comuns.</translation>
    </message>
    <message>
        <source>2 per cat in your largest family</source>
        <translation>2 por gato da maior família</translation>
    </message>
    <message>
        <source>2 points for each cat of your largest family, from 3 cats on.</source>
        <translation>2 pontos por gato da sua maior família, a partir de 3 gatos.</translation>
    </message>
    <message>
        <source>3 for each full room</source>
        <translation>3 por sala cheia</translation>
    </message>
    <message>
        <source>3 per cat beside no treasure</source>
        <translation>3 por gato longe de tesouros</translation>
    </message>
    <message>
        <source>3 per common treasure</source>
        <translation>3 por tesouro comum</translation>
    </message>
    <message>
        <source>3 per private lesson you own</source>
        <translation>3 por lição privada sua</translation>
    </message>
    <message>
        <source>3 points for each cat that touches no treasure.</source>
        <translation>3 pontos por gato que não toca nenhum tesouro.</translation>
    </message>
    <message>
        <source>3 points for each common treasure.</source>
        <translation>3 pontos por tesouro comum.</translation>
    </message>
    <message>
        <source>3 points for each full room.</source>
        <translation>3 pontos por sala cheia.</translation>
    </message>
    <message>
        <source>3 points for each private lesson that you own.</source>
        <translation>3 pontos por lição privada que você tem.</translation>
    </message>
    <message>
        <source>4 for each covered map</source>
        <translation>4 por mapa coberto</translation>
    </message>
    <message>
        <source>4 for each fish left</source>
        <translation>4 por peixe que sobra</translation>
    </message>
    <message>
        <source>4 points for each fish that you have left.</source>
        <translation>4 pontos por peixe que você ainda tem.</translation>
    </message>
    <message>
        <source>4 points for each map that is covered.</source>
        <translation>4 pontos por mapa coberto.</translation>
    </message>
    <message>
        <source>5 for each family</source>
        <translation>5 por família</translation>
    </message>
    <message>
        <source>5 for each lonely cat</source>
        <translation>5 por gato solitário</translation>
    </message>
    <message>
        <source>5 for each visible rat</source>
        <translation>5 por rato à vista</translation>
    </message>
    <message>
        <source>5 per cat above 15</source>
        <translation>5 por gato acima de 15</translation>
    </message>
    <message>
        <source>5 per colour beside no rat</source>
        <translation>5 por cor longe dos ratos</translation>
    </message>
    <message>
        <source>5 per colour beside no treasure</source>
        <translation>5 por cor longe de tesouros</translation>
    </message>
    <message>
        <source>5 per colour not at the edge</source>
        <translation>5 por cor fora da borda</translation>
    </message>
    <message>
        <source>5 points for each cat that touches none of its colour.</source>
        <translation>5 pontos por gato que não toca outro da cor dele.</translation>
    </message>
    <message>
        <source>5 points for each cat that you have above 15.</source>
        <translation>5 pontos por gato que você tiver além de 15.</translation>
    </message>
    <message>
        <source>5 points for each colour of which no cat touches a treasure. A colour that you lack counts, too.</source>
        <translation>5 pontos por cor da qual nenhum gato toca um tesouro. Uma cor que você não tem também conta.</translation>
    </message>
    <message>
        <source>5 points for each colour of which no cat touches a visible rat. A colour that you lack counts, too.</source>
        <translation>5 pontos por cor da qual nenhum gato toca um rato à vista. Uma cor que você não tem também conta.</translation>
    </message>
    <message>
        <source>5 points for each colour with no cat at the edge. A colour that you lack counts, too.</source>
        <translation>5 pontos por cor sem nenhum gato na borda. Uma cor que você não tem também conta.</translation>
    </message>
    <message>
        <source>5 points for each family.</source>
        <translation>5 pontos por família.</translation>
    </message>
    <message>
        <source>5 points for each rat in sight.</source>
        <translation>5 pontos por rato à vista.</translation>
    </message>
    <message>
        <source>As many points as your largest family gives you.</source>
        <translation>Tantos pontos quantos a sua maior família dá a você.</translation>
    </message>
    <message>
        <source>As many points as your second-largest family gives you.</source>
        <translation>Tantos pontos quantos a sua segunda maior família dá a você.</translation>
    </message>
    <message>
        <source>Basket number {baskets}, speed {speed}: {first}, then {second}.</source>
        <translation>Número do cesto {baskets}, velocidade {speed}: {first}, depois {second}.</translation>
    </message>
    <message>
        <source>Colours she counts</source>
        <translation>Cores que ela conta</translation>
    </message>
    <message>
        <source>Her best other lesson again</source>
        <translation>A melhor outra lição de novo</translation>
    </message>
    <message>
        <source>Her best other lesson counts twice. Colour cards are no lessons.</source>
        <translation>A melhor das outras lições dela conta duas vezes. Cartas de cor não são lições.</translation>
    </message>
    <message>
        <source>Her cards are turned up after you commit.</source>
        <translation>As cartas dela são viradas depois das suas.</translation>
    </message>
    <message>
        <source>Her lessons</source>
        <translation>As lições dela</translation>
    </message>
    <message>
        <source>Next: nothing is there to be taken.</source>
        <translation>A seguir: não há nada para levar.</translation>
    </message>
    <message>
        <source>Next: {cats} change places, then {piece} leaves.</source>
        <translation>A seguir: {cats} trocam de lugar, depois sai {piece}.</translation>
    </message>
    <message>
        <source>Next: {first} leaves, then {second}.</source>
        <translation>A seguir: sai {first}, depois {second}.</translation>
    </message>
    <message>
        <source>Next: {piece} leaves.</source>
        <translation>A seguir: sai {piece}.</translation>
    </message>
    <message>
        <source>Oshax</source>
        <translation>Oshax</translation>
    </message>
    <message>
        <source>Oshax {number}</source>
        <translation>o Oshax {number}</translation>
    </message>
    <message>
        <source>She has played all her cards of today.</source>
        <translation>Ela já jogou todas as cartas de hoje.</translation>
    </message>
    <message>
        <source>She has three lessons. Good for a first time.</source>
        <translation>Ela tem três lições. Bom para a primeira vez.</translation>
    </message>
    <message>
        <source>That common treasure is gone already</source>
        <translation>Esse tesouro comum já acabou</translation>
    </message>
    <message>
        <source>The sister</source>
        <translation>A irmã</translation>
    </message>
    <message>
        <source>The sister takes {piece}</source>
        <translation>A irmã leva {piece}</translation>
    </message>
    <message>
        <source>The sister takes {piece} ({asked} is missing)</source>
        <translation>A irmã leva {piece} (falta o {asked})</translation>
    </message>
    <message>
        <source>The sister takes {tile}</source>
        <translation>A irmã leva {tile}</translation>
    </message>
    <message>
        <source>There are no two cats to change places</source>
        <translation>Não há dois gatos para trocar de lugar</translation>
    </message>
    <message>
        <source>There is no Oshax for her to take</source>
        <translation>Não há Oshax para ela levar</translation>
    </message>
    <message>
        <source>There is no cat for her to take</source>
        <translation>Não há gato para ela levar</translation>
    </message>
    <message>
        <source>There is no rare treasure for her to take</source>
        <translation>Não há tesouro raro para ela levar</translation>
    </message>
    <message>
        <source>Three lessons and an advanced one.</source>
        <translation>Três lições e uma avançada.</translation>
    </message>
    <message>
        <source>Three lessons and four advanced ones: think twice.</source>
        <translation>Três lições e quatro avançadas: pense duas vezes.</translation>
    </message>
    <message>
        <source>Three lessons and three advanced ones.</source>
        <translation>Três lições e três avançadas.</translation>
    </message>
    <message>
        <source>Three lessons and two advanced ones.</source>
        <translation>Três lições e duas avançadas.</translation>
    </message>
    <message>
        <source>Your largest family&apos;s points</source>
        <translation>Os pontos da sua maior família</translation>
    </message>
    <message>
        <source>Your second family&apos;s points</source>
        <translation>Os pontos da segunda família</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>gato</translation>
    </message>
    <message>
        <source>cat {number}</source>
        <translation>o gato {number}</translation>
    </message>
    <message>
        <source>cats {number}</source>
        <translation>os gatos {number}</translation>
    </message>
    <message>
        <source>common</source>
        <translation>comum</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>especialista</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>médio</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>raro</translation>
    </message>
    <message>
        <source>rare treasure {number}</source>
        <translation>o tesouro raro {number}</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>troca</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>muito difícil</translation>
    </message>
    <message>
        <source>{cats} change places</source>
        <translation>{cats} trocam de lugar</translation>
    </message>
    <message>
        <source>{colour}: {cats}, {each} each</source>
        <translation>{colour}: {cats}, {each} cada</translation>
    </message>
    <message>
        <source>{one} and {other} change places</source>
        <translation>{one} e {other} trocam de lugar</translation>
    </message>
    <message>
        <source>{piece} leaves</source>
        <translation>{piece} sai</translation>
    </message>
    <message>
        <source>{points} for each cat of the colour of day {day}</source>
        <translation>{points} por gato da cor do dia {day}</translation>
    </message>
    <message>
        <source>{sentence} (advanced)</source>
        <translation>{sentence} (avançada)</translation>
    </message>
</context>
<context>
    <name>IsleStage</name>
    <message>
        <source>Keep it</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play “{card}”?</source>
        <translation>Jogar “{card}”?</translation>
    </message>
</context>
<context>
    <name>IsleTable</name>
    <message>
        <source>Leave trying out first.</source>
        <translation>Primeiro saia do experimento.</translation>
    </message>
    <message>
        <source>Rooms shown</source>
        <translation>Salas à mostra</translation>
    </message>
    <message>
        <source>Tiles shown</source>
        <translation>Peças à mostra</translation>
    </message>
    <message>
        <source>You hold no purple card.</source>
        <translation>Você não tem carta roxa.</translation>
    </message>
    <message>
        <source>You will be asked at the next possible moment.</source>
        <translation>Você será perguntado no próximo momento possível.</translation>
    </message>
    <message>
        <source>better</source>
        <translation>melhor</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jogado</translation>
    </message>
</context>
<context>
    <name>IsleTips</name>
    <message>
        <source>A cat moved to the left field costs 2 fish less.</source>
        <translation>Um gato levado ao campo esquerdo custa 2 peixes a menos.</translation>
    </message>
    <message>
        <source>A rare treasure scores 3; common ones fill small gaps.</source>
        <translation>Um tesouro raro vale 3; os comuns tapam pequenos buracos.</translation>
    </message>
    <message>
        <source>A used basket is the cheaper one to give up today.</source>
        <translation>Um cesto usado é o mais barato de entregar hoje.</translation>
    </message>
    <message>
        <source>Baskets carry cats, speed lets you choose first.</source>
        <translation>Cestos levam gatos; velocidade deixa escolher primeiro.</translation>
    </message>
    <message>
        <source>Cats in the left field cost 3 fish, in the right one 5.</source>
        <translation>No campo esquerdo um gato custa 3 peixes; no direito, 5.</translation>
    </message>
    <message>
        <source>Cover rats, fill rooms, and keep your families together.</source>
        <translation>Cubra ratos, encha salas e mantenha as famílias juntas.</translation>
    </message>
    <message>
        <source>Each cat of the colour gives one fish.</source>
        <translation>Cada gato da cor dá um peixe.</translation>
    </message>
    <message>
        <source>Give up the lessons that you won&apos;t fulfil.</source>
        <translation>Entregue as lições que não vai cumprir.</translation>
    </message>
    <message>
        <source>Keep what your boat can use.</source>
        <translation>Guarde o que o seu barco pode aproveitar.</translation>
    </message>
    <message>
        <source>Leave 3 to 5 fish for each cat that you want to rescue.</source>
        <translation>Deixe de 3 a 5 peixes para cada gato que quiser resgatar.</translation>
    </message>
    <message>
        <source>Look for the squares that keep a room from being full.</source>
        <translation>Procure as casas que faltam para encher uma sala.</translation>
    </message>
    <message>
        <source>Name the colour that you have, or want, most of.</source>
        <translation>Diga a cor de que você tem, ou quer, mais gatos.</translation>
    </message>
    <message>
        <source>Only the cards that you buy now stay with you.</source>
        <translation>Só as cartas que você comprar agora ficam com você.</translation>
    </message>
    <message>
        <source>Purple cards work at such moments. Going on costs nothing.</source>
        <translation>Cartas roxas funcionam nestes momentos. Seguir não custa nada.</translation>
    </message>
    <message>
        <source>Their squares lie open again afterwards.</source>
        <translation>As casas deles ficam abertas de novo.</translation>
    </message>
    <message>
        <source>Three cats of a colour side by side are a family.</source>
        <translation>Três gatos de uma cor lado a lado são uma família.</translation>
    </message>
    <message>
        <source>Treasures fill the gaps that cats leave.</source>
        <translation>Tesouros tapam os buracos que os gatos deixam.</translation>
    </message>
</context>
<context>
    <name>IsleTry</name>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Leave trying out first.</source>
        <translation>Primeiro saia do experimento.</translation>
    </message>
    <message>
        <source>Only a look: nothing counts, and leaving puts everything back.</source>
        <translation>Só para ver: nada conta, e ao sair tudo volta.</translation>
    </message>
    <message>
        <source>Take one back</source>
        <translation>Tirar uma</translation>
    </message>
    <message>
        <source>Try shapes on your boat</source>
        <translation>Experimente formas no seu barco</translation>
    </message>
    <message>
        <source>Try {tile}</source>
        <translation>Experimente: {tile}</translation>
    </message>
</context>
<context>
    <name>IsleUi</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta na mão</numerusform>
            <numerusform>%n cartas na mão</numerusform>
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
        <source>%n committed rescue card(s)</source>
        <translation>
            <numerusform>%n carta de resgate reservada</numerusform>
            <numerusform>%n cartas de resgate reservadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full room(s)</source>
        <translation>
            <numerusform>%n sala cheia</numerusform>
            <numerusform>%n salas cheias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them Oshax</source>
        <translation>
            <numerusform>%n deles Oshax</numerusform>
            <numerusform>%n deles Oshax</numerusform>
        </translation>
    </message>
    <message>
        <source>1 to 4 players</source>
        <translation>1 a 4 jogadores</translation>
    </message>
    <message>
        <source>30 to 90 minutes</source>
        <translation>30 a 90 minutos</translation>
    </message>
    <message>
        <source>A friendly beginner: grabs what pays at once, often overlooks the best place.</source>
        <translation>Um principiante simpático: pega o que rende na hora e muitas vezes não vê o melhor lugar.</translation>
    </message>
    <message>
        <source>Ask for purple cards after each turn of others</source>
        <translation>Perguntar por cartas roxas depois de cada vez dos outros</translation>
    </message>
    <message>
        <source>Ask for purple cards after the purchase</source>
        <translation>Perguntar por cartas roxas depois da compra</translation>
    </message>
    <message>
        <source>Ask for purple cards after the reveal</source>
        <translation>Perguntar por cartas roxas depois da revelação</translation>
    </message>
    <message>
        <source>Ask for purple cards at the start of a day</source>
        <translation>Perguntar por cartas roxas no início do dia</translation>
    </message>
    <message>
        <source>Ask for purple cards once more before the points</source>
        <translation>Perguntar por cartas roxas mais uma vez antes dos pontos</translation>
    </message>
    <message>
        <source>Bring the cats aboard before Vesh arrives.</source>
        <translation>Leve os gatos a bordo antes que Vesh chegue.</translation>
    </message>
    <message>
        <source>Day {day} of {days}: {phase}</source>
        <translation>Dia {day} de {days}: {phase}</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <source>Family game</source>
        <translation>Jogo em família</translation>
    </message>
    <message>
        <source>Family game, day {day} of {days}</source>
        <translation>Em família, dia {day} de {days}</translation>
    </message>
    <message>
        <source>Family game: your lessons</source>
        <translation>Em família: suas lições</translation>
    </message>
    <message>
        <source>Fills the boat in its mind many times over, and keeps good lessons from a neighbour.</source>
        <translation>Enche o barco em pensamento muitas vezes, e não deixa boas lições para o vizinho.</translation>
    </message>
    <message>
        <source>Fish, baskets, cards and Oshax. Best from 10 years.</source>
        <translation>Peixes, cestos, cartas e Oshax. Melhor a partir de 10 anos.</translation>
    </message>
    <message>
        <source>For one person alone, with all the cards.</source>
        <translation>Para uma pessoa só, com todas as cartas.</translation>
    </message>
    <message>
        <source>Full game</source>
        <translation>Jogo completo</translation>
    </message>
    <message>
        <source>No fish and no cards: take a cat, place it. From 8 years.</source>
        <translation>Sem peixes e sem cartas: pegue um gato e coloque-o. A partir de 8 anos.</translation>
    </message>
    <message>
        <source>Places well, buys with sense, but doesn&apos;t watch what you need.</source>
        <translation>Coloca bem, compra com juízo, mas não repara no que você precisa.</translation>
    </message>
    <message>
        <source>Playing alone: pass by itself where nothing at all can be done</source>
        <translation>Jogando só: passar sozinho quando não há nada a fazer</translation>
    </message>
    <message>
        <source>Solo against the sister</source>
        <translation>Solo contra a irmã</translation>
    </message>
    <message>
        <source>Solo, day {day} of {days}: {phase}</source>
        <translation>Solo, dia {day} de {days}: {phase}</translation>
    </message>
    <message>
        <source>The Isle of Cats</source>
        <translation>A Ilha dos Gatos</translation>
    </message>
    <message>
        <source>Tries out how the boat could fill up before it chooses a place.</source>
        <translation>Antes de escolher um lugar, experimenta como o barco poderia se encher.</translation>
    </message>
    <message>
        <source>Vesh has come</source>
        <translation>Vesh chegou</translation>
    </message>
    <message>
        <source>You have {mine}, the sister has {hers}</source>
        <translation>Você tem {mine}, a irmã tem {hers}</translation>
    </message>
    <message>
        <source>choosing</source>
        <translation>escolhe</translation>
    </message>
    <message>
        <source>first player today</source>
        <translation>começa hoje</translation>
    </message>
    <message>
        <source>from 8 years</source>
        <translation>a partir de 8 anos</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passou</translation>
    </message>
    <message>
        <source>place {tile}</source>
        <translation>colocar {tile}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>{free} of {total} permanent baskets free</source>
        <translation>{free} de {total} cestos permanentes livres</translation>
    </message>
    <message>
        <source>{rare} rare and {common} common treasures</source>
        <translation>{rare} tesouros raros e {common} comuns</translation>
    </message>
</context>
<context>
    <name>IsleWaiting</name>
    <message>
        <source>Committed cards are spent today, used or not.</source>
        <translation>As cartas reservadas se gastam hoje, usadas ou não.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>The new island order</source>
        <translation>A nova ordem da ilha</translation>
    </message>
    <message>
        <source>Vesh is coming</source>
        <translation>Vesh está chegando</translation>
    </message>
    <message>
        <source>{name} chooses a cat to rescue</source>
        <translation>{name} escolhe um gato para resgatar</translation>
    </message>
    <message>
        <source>{name} chooses two lessons</source>
        <translation>{name} escolhe duas lições</translation>
    </message>
    <message>
        <source>{name} commits rescue cards</source>
        <translation>{name} reserva cartas de resgate</translation>
    </message>
    <message>
        <source>{name} decides which cards to buy</source>
        <translation>{name} decide que cartas comprar</translation>
    </message>
    <message>
        <source>{name} gives up a basket</source>
        <translation>{name} entrega um cesto</translation>
    </message>
    <message>
        <source>{name} gives up lessons</source>
        <translation>{name} entrega lições</translation>
    </message>
    <message>
        <source>{name} gives up treasures</source>
        <translation>{name} entrega tesouros</translation>
    </message>
    <message>
        <source>{name} looks at new cards</source>
        <translation>{name} olha cartas novas</translation>
    </message>
    <message>
        <source>{name} looks for rare finds</source>
        <translation>{name} procura achados</translation>
    </message>
    <message>
        <source>{name} may play a purple card</source>
        <translation>{name} pode jogar uma carta roxa</translation>
    </message>
    <message>
        <source>{name} moves cats</source>
        <translation>{name} muda gatos de campo</translation>
    </message>
    <message>
        <source>{name} names a colour</source>
        <translation>{name} diz uma cor</translation>
    </message>
    <message>
        <source>{name} opens a treasure card</source>
        <translation>{name} abre uma carta de tesouro</translation>
    </message>
    <message>
        <source>{name} picks cards to keep</source>
        <translation>{name} escolhe cartas para guardar</translation>
    </message>
    <message>
        <source>{name} places a tile</source>
        <translation>{name} coloca uma peça</translation>
    </message>
    <message>
        <source>{name} reads a lesson</source>
        <translation>{name} lê uma lição</translation>
    </message>
    <message>
        <source>{name} shares out new cats</source>
        <translation>{name} distribui gatos novos</translation>
    </message>
    <message>
        <source>{name} takes a tile</source>
        <translation>{name} pega uma peça</translation>
    </message>
</context>
<context>
    <name>IsleWindow</name>
    <message>
        <source>A new day begins. Play a purple card?</source>
        <translation>Começa um novo dia. Jogar uma carta roxa?</translation>
    </message>
    <message>
        <source>After this the points are counted.</source>
        <translation>Depois disso os pontos são contados.</translation>
    </message>
    <message>
        <source>Choose one in your hand, or go on.</source>
        <translation>Escolha uma na sua mão ou siga.</translation>
    </message>
    <message>
        <source>Committed cards are spent today, used or not.</source>
        <translation>As cartas reservadas se gastam hoje, usadas ou não.</translation>
    </message>
    <message>
        <source>Everyone has bought. Play a purple card?</source>
        <translation>Todos compraram. Jogar uma carta roxa?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>It is the last day.</source>
        <translation>É o último dia.</translation>
    </message>
    <message>
        <source>Last chance for purple cards</source>
        <translation>Última chance para cartas roxas</translation>
    </message>
    <message>
        <source>New island order: you are {place}</source>
        <translation>Nova ordem da ilha: você é o {place}</translation>
    </message>
    <message>
        <source>New island order: you rescue first</source>
        <translation>Nova ordem da ilha: você resgata primeiro</translation>
    </message>
    <message>
        <source>Play a purple card now?</source>
        <translation>Jogar uma carta roxa agora?</translation>
    </message>
    <message>
        <source>Purple cards can be played before your turn and during it.</source>
        <translation>Cartas roxas podem ser jogadas antes da sua vez e durante ela.</translation>
    </message>
    <message>
        <source>The sister is faster: she goes first</source>
        <translation>A irmã é mais rápida: ela começa</translation>
    </message>
    <message>
        <source>You go first today, then the sister</source>
        <translation>Hoje você começa, depois a irmã</translation>
    </message>
    <message>
        <source>You have bought. Play a purple card?</source>
        <translation>Você comprou. Jogar uma carta roxa?</translation>
    </message>
    <message>
        <source>Your cards after the reveal</source>
        <translation>Suas cartas depois da revelação</translation>
    </message>
</context>
<context>
    <name>IsleWords</name>
    <message numerus="yes">
        <source>%n basket(s)</source>
        <translation>
            <numerusform>%n cesto</numerusform>
            <numerusform>%n cestos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
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
        <source>%n cat(s) aboard</source>
        <translation>
            <numerusform>%n gato a bordo</numerusform>
            <numerusform>%n gatos a bordo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n peixe</numerusform>
            <numerusform>%n peixes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>squares of a room</comment>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltam %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>treasures in stock</comment>
        <translation>
            <numerusform>resta %n</numerusform>
            <numerusform>restam %n</numerusform>
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
        <source>%n private lesson(s)</source>
        <translation>
            <numerusform>%n lição privada</numerusform>
            <numerusform>%n lições privadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rescue(s)</source>
        <translation>
            <numerusform>%n resgate</numerusform>
            <numerusform>%n resgates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n casa</numerusform>
            <numerusform>%n casas</numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3º</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4º</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Captain&apos;s room, bow</source>
        <translation>Quarto do capitão, proa</translation>
    </message>
    <message>
        <source>Captain&apos;s room, stern</source>
        <translation>Quarto do capitão, popa</translation>
    </message>
    <message>
        <source>Captain, bow</source>
        <translation>Capitão, proa</translation>
    </message>
    <message>
        <source>Captain, stern</source>
        <translation>Capitão, popa</translation>
    </message>
    <message>
        <source>Common treasure, {squares}: it fills gaps, no points</source>
        <translation>Tesouro comum, {squares}: tapa buracos, sem pontos</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Convés</translation>
    </message>
    <message>
        <source>Deck</source>
        <comment>chip</comment>
        <translation>Convés</translation>
    </message>
    <message>
        <source>Fore store</source>
        <translation>Depósito da proa</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Mess</source>
        <translation>Refeitório</translation>
    </message>
    <message>
        <source>Mess</source>
        <comment>chip</comment>
        <translation>Refeitório</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Laranja</translation>
    </message>
    <message>
        <source>Oshax, {squares}: joins the family that you choose</source>
        <translation>Oshax, {squares}: entra na família que você escolher</translation>
    </message>
    <message>
        <source>Port bed</source>
        <translation>Bombordo</translation>
    </message>
    <message>
        <source>Port bedroom</source>
        <translation>Dormitório de bombordo</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Roxo</translation>
    </message>
    <message>
        <source>Rare treasure, {squares}: 3 points</source>
        <translation>Tesouro raro, {squares}: 3 pontos</translation>
    </message>
    <message>
        <source>Rare treasure, {squares}: it fills gaps, no points</source>
        <translation>Tesouro raro, {squares}: tapa buracos, sem pontos</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>Starboard bed</source>
        <translation>Estibordo</translation>
    </message>
    <message>
        <source>Starboard bedroom</source>
        <translation>Dormitório de estibordo</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Depósito</translation>
    </message>
    <message>
        <source>a blue cat</source>
        <translation>um gato azul</translation>
    </message>
    <message>
        <source>a coil of rope (corner of 3)</source>
        <translation>um rolo de corda (canto de 3)</translation>
    </message>
    <message>
        <source>a green cat</source>
        <translation>um gato verde</translation>
    </message>
    <message>
        <source>a purple cat</source>
        <translation>um gato roxo</translation>
    </message>
    <message>
        <source>a rare treasure (L)</source>
        <translation>um tesouro raro (L)</translation>
    </message>
    <message>
        <source>a rare treasure (S)</source>
        <translation>um tesouro raro (S)</translation>
    </message>
    <message>
        <source>a rare treasure (T)</source>
        <translation>um tesouro raro (T)</translation>
    </message>
    <message>
        <source>a rare treasure (block)</source>
        <translation>um tesouro raro (bloco)</translation>
    </message>
    <message>
        <source>a rare treasure (line of 4)</source>
        <translation>um tesouro raro (linha de 4)</translation>
    </message>
    <message>
        <source>a red cat</source>
        <translation>um gato vermelho</translation>
    </message>
    <message>
        <source>a shell (1 square)</source>
        <translation>uma concha (1 casa)</translation>
    </message>
    <message>
        <source>a spyglass (2 squares)</source>
        <translation>uma luneta (2 casas)</translation>
    </message>
    <message>
        <source>an Oshax</source>
        <translation>um Oshax</translation>
    </message>
    <message>
        <source>an oar (line of 3)</source>
        <translation>um remo (linha de 3)</translation>
    </message>
    <message>
        <source>an orange cat</source>
        <translation>um gato laranja</translation>
    </message>
    <message>
        <source>big patches, two-tone tail</source>
        <translation>manchas grandes, rabo de duas cores</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>blue cats</source>
        <translation>gatos azuis</translation>
    </message>
    <message>
        <source>full</source>
        <comment>a room</comment>
        <translation>cheia</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>green cats</source>
        <translation>gatos verdes</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>laranja</translation>
    </message>
    <message>
        <source>orange cats</source>
        <translation>gatos laranja</translation>
    </message>
    <message>
        <source>plain with a dark mask, thin dark tail</source>
        <translation>liso com máscara escura, rabo fino e escuro</translation>
    </message>
    <message>
        <source>plain with white socks, bushy tail</source>
        <translation>liso com meias brancas, rabo peludo</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>roxo</translation>
    </message>
    <message>
        <source>purple cats</source>
        <translation>gatos roxos</translation>
    </message>
    <message>
        <source>red</source>
        <translation>vermelho</translation>
    </message>
    <message>
        <source>red cats</source>
        <translation>gatos vermelhos</translation>
    </message>
    <message>
        <source>spots, spotted tail with a dark tip</source>
        <translation>pintas, rabo pintado de ponta escura</translation>
    </message>
    <message>
        <source>stripes, ringed tail</source>
        <translation>listras, rabo de anéis</translation>
    </message>
    <message>
        <source>the Oshax</source>
        <translation>o Oshax</translation>
    </message>
    <message>
        <source>the blue cat</source>
        <translation>o gato azul</translation>
    </message>
    <message>
        <source>the common treasure</source>
        <translation>o tesouro comum</translation>
    </message>
    <message>
        <source>the green cat</source>
        <translation>o gato verde</translation>
    </message>
    <message>
        <source>the orange cat</source>
        <translation>o gato laranja</translation>
    </message>
    <message>
        <source>the purple cat</source>
        <translation>o gato roxo</translation>
    </message>
    <message>
        <source>the rare treasure</source>
        <translation>o tesouro raro</translation>
    </message>
    <message>
        <source>the red cat</source>
        <translation>o gato vermelho</translation>
    </message>
    <message>
        <source>you have {count}</source>
        <translation>você tem {count}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>{tile}, {squares}: {coat}</source>
        <translation>{tile}, {squares}: {coat}</translation>
    </message>
    <message>
        <source>{tile}. 3 fish and a basket.</source>
        <translation>{tile}. 3 peixes e um cesto.</translation>
    </message>
    <message>
        <source>{tile}. 5 fish and a basket.</source>
        <translation>{tile}. 5 peixes e um cesto.</translation>
    </message>
    <message>
        <source>{title} ({kind})
{effect}</source>
        <translation>{title} ({kind})
{effect}</translation>
    </message>
    <message>
        <source>{title} ({kind}, {cost})
{effect}</source>
        <translation>{title} ({kind}, {cost})
{effect}</translation>
    </message>
</context>
<context>
    <name>MiniatureButton</name>
    <message>
        <source>{name}&apos;s boat, {points}</source>
        <translation>Barco de {name}, {points}</translation>
    </message>
</context>
<context>
    <name>PurchasePage</name>
    <message numerus="yes">
        <source>%n left for rescues</source>
        <translation>
            <numerusform>resta %n para resgates</numerusform>
            <numerusform>restam %n para resgates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid now</source>
        <translation>
            <numerusform>%n pago agora</numerusform>
            <numerusform>%n pagos agora</numerusform>
        </translation>
    </message>
    <message>
        <source>3 fish at the left field, 5 at the right one, and a basket each</source>
        <translation>3 peixes no campo esquerdo, 5 no direito, e um cesto cada</translation>
    </message>
    <message numerus="yes">
        <source>The rest pays for %n rescue(s)</source>
        <translation>
            <numerusform>O resto paga %n resgate</numerusform>
            <numerusform>O resto paga %n resgates</numerusform>
        </translation>
    </message>
    <message>
        <source>Under a card you leave: what would be left, and how many rescues that pays for, if you bought it too.</source>
        <translation>Sob a carta que você deixa: o que restaria, e quantos resgates isso paga, se a comprasse também.</translation>
    </message>
    <message>
        <source>Your fish: {fish}</source>
        <translation>Seus peixes: {fish}</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>comprar</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>deixar</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>sua</translation>
    </message>
    <message>
        <source>{paid} for the cards, {rest} stay with you</source>
        <translation>{paid} pelas cartas, {rest} ficam com você</translation>
    </message>
</context>
<context>
    <name>Purse</name>
    <message>
        <source>fish</source>
        <comment>beside the number on a coin</comment>
        <translation>peixes</translation>
    </message>
    <message>
        <source>{free} of {total}</source>
        <translation>{free} de {total}</translation>
    </message>
    <message>
        <source>{free} of {total} baskets free</source>
        <translation>{free} de {total} cestos livres</translation>
    </message>
    <message>
        <source>{words}, {cards} on cards</source>
        <translation>{words}, {cards} em cartas</translation>
    </message>
</context>
<context>
    <name>SidePages</name>
    <message>
        <source>Boat</source>
        <translation>Barco</translation>
    </message>
    <message>
        <source>Cards out of play (key Z)</source>
        <translation>Cartas fora do jogo (tecla Z)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Hold to hide the tiles (key 0)</source>
        <translation>Segure para esconder as peças (tecla 0)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Play a purple card</source>
        <translation>Jogar carta roxa</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Salas</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Show the rooms: walls, names, squares left (key O)</source>
        <translation>Mostra as salas: paredes, nomes, casas que faltam (tecla O)</translation>
    </message>
    <message>
        <source>Sister</source>
        <translation>Irmã</translation>
    </message>
    <message>
        <source>Try out</source>
        <translation>Experimentar</translation>
    </message>
    <message>
        <source>Try shapes on your boat; all of it is undone (key T)</source>
        <translation>Experimente formas no seu barco; tudo é desfeito (tecla T)</translation>
    </message>
    <message>
        <source>Your boat</source>
        <translation>Seu barco</translation>
    </message>
</context>
</TS>
