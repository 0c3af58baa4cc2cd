# The rules in short, in our own words: they should be readable at a glance on a phone.

rules_title = Regels van { $game }
rules_goal = Win de stemmen van meer facties dan de anderen. De volgelingen die je in fase 1 werft, zijn in fase 2 je hand, en wat je daar wint, telt.
rules_cards = { $cards } kaarten, 2 × { $tricks } slagen.
rules_cards_by_players = { $players } spelers: { $cards } kaarten, 2 × { $tricks } slagen.

rules_phase_one_heading = Fase 1: volgelingen werven
rules_phase_one = Elke slag gaat om de open kaart in het midden. Eén speler komt uit, de ander legt een kaart bij. Wie wint, neemt de open kaart; wie verliest, trekt gedekt de bovenste kaart van de stapel. Allebei leggen ze die gedekt op hun eigen volgelingenstapel en mogen ze hem bekijken. Gespeelde kaarten gaan op de aflegstapel. Wie de slag wint, komt uit in de volgende.
rules_phase_one_more = Met 3 of 4 spelers liggen er twee kaarten open: de winnaar kiest er een, de tweede neemt de andere, de rest trekt gedekt. Volgorde: Ridders op een gevraagde Goblin, dan de gevraagde factie en Dubbelgangers, dan de rest, telkens naar waarde. Met vier spelen twee teams: partners zitten tegenover elkaar en hun scorestapels tellen samen.

rules_following_heading = Bekennen
rules_following = Heb je een kaart van de gevraagde factie, dan moet je er een spelen. Anders speel je wat je wilt. De hoogste kaart van de gevraagde factie wint; bij gelijke waarde wint de eerst gespeelde.

rules_example = **Voorbeeld:** { $story }
rules_example_heading = Voorbeeldslagen
example_followed = **Bekennen:** Anna komt uit met { $led }. Ben heeft { faction_led } en moet die spelen: { $answer } wint.
example_not_followed = **Niet kunnen bekennen:** Anna komt uit met { $led }. Ben heeft geen { faction_many } en speelt { $answer }: Anna wint.
example_knight = **Ridder verslaat Goblin:** Anna komt uit met { $led }. Ben heeft geen { faction_many } en speelt { $answer }: Ben wint.
example_tie = **Gelijk:** Anna komt uit met { $led }, Ben speelt { $answer }: Anna wint, want haar kaart was de eerste.

rules_phase_two_heading = Fase 2: stemmen winnen
rules_phase_two = Je volgelingen zijn nu je hand. Wie een slag wint, legt de kaarten op de eigen scorestapel en komt uit in de volgende.

rules_powers_heading = Facties
rules_power = { $faction }: { $power }

rules_scoring_heading = Telling en gelijke stand
rules_scoring = Wie de meeste kaarten van een factie heeft, wint haar stem; bij gelijke aantallen beslist de hoogste kaart, dan de volgende. Is alles gelijk, dan krijgt niemand de stem. De meeste stemmen winnen het potje. Bij evenveel stemmen beslist de som van de kaartwaarden in de gewonnen facties; is die ook gelijk, dan is het gelijkspel.

rules_faction_cards = { $count } kaarten: { $values }
rules_choose = Meer over een factie…
rules_games = Regels van een ander spel…
rules_whole = Het hele spel

power_goblin = de meeste kaarten, geen kracht.
power_knight = verslaan Goblins als er met een Goblin is uitgekomen.
power_undead = in fase 1 gespeeld, gaan ze naar de scorestapel van wie de slag wint.
power_dwarf = in fase 2 gaan ze naar wie de slag verliest.
power_dwarf_mix = in fase 2 gaan ze naar wie de slag verliest; met 3 of 4 spelers naar wie de laagste waarde speelde, ook als die won.
power_doppelganger = altijd speelbaar; in de slag tellen ze als de gevraagde factie.
power_gnome = in fase 2 liggen ze tot het eind open en tellen dan.
power_giant = in fase 2 halen ze een open Gnoom van een tegenstander met dezelfde waarde weg.
power_giant_mix = in fase 2 halen ze een open Gnoom van een tegenstander met dezelfde waarde weg; met 3 spelers kiest de winnaar van wie, of geen.
power_troll = in fase 2 telt er per slag maar één; de andere wachten.
power_dragon = wie in een slag de laatste Draak speelt, komt uit in de volgende.
power_seer = win je in fase 1 een slag met een Ziener, dan mag je de bovenste kaart bekijken en nemen.

about_goblin = Geen kracht, maar de meeste kaarten – vijf ervan met waarde 0. Pas op als je ermee uitkomt: elke Ridder verslaat hem.
about_knight = Is er met een Goblin uitgekomen, dan verslaat een Ridder hem, wat de waarde ook is. Bekennen moet nog steeds: zolang je een Goblin hebt, mag je op een Goblin geen Ridder spelen. Wordt er met een Ridder uitgekomen, dan zijn Ridders gewone kaarten.
about_undead = In fase 1 gaan gespeelde Ondoden niet op de aflegstapel: ze komen open op de scorestapel van wie de slag wint en tellen aan het eind. Een Ondode uit het midden wordt een volgeling zoals elke andere kaart. In fase 2 zijn Ondoden gewone kaarten.
about_dwarf = In fase 2 gaan de Dwergen van een slag naar de scorestapel van de verliezer; de andere kaart gaat naar de winnaar. Met 3 of 4 spelers gaan ze naar wie de laagste waarde speelde (bij gelijke waarden wie het laatst speelde), ook als die de slag won. In fase 1 zijn Dwergen gewone kaarten.
about_doppelganger = Je mag er een spelen ook als je kunt bekennen; hij telt dan als kaart van de gevraagde factie, met zijn eigen waarde. Een kracht neemt hij nooit over, en aan het eind telt hij als Dubbelganger. Wordt ermee uitgekomen, dan moet je met Dubbelgangers bekennen.
about_gnome = In fase 2 liggen de Gnomen van een slag open voor de winnaar. Welke er aan het eind nog liggen, gaan naar zijn scorestapel. Tot dan kunnen Reuzen ze weghalen.
about_giant = In fase 2 haalt de winnaar voor elke Reus in een slag één Gnoom met dezelfde waarde weg die open voor een tegenstander ligt. Die Gnoom is uit het spel. Met 3 spelers kiest de winnaar wiens Gnoom dat is, of haalt er geen weg. Reuzen zelf tellen gewoon.
about_troll = In fase 2 verzamelen Trollen zich in het midden: de winnaar van elke slag krijgt alleen de hoogste die daar ligt, ook als er geen Trol is gespeeld. De andere wachten op latere slagen; de winnaar van de laatste slag krijgt ze allemaal.
about_dragon = In beide fasen geldt: wie in een slag de laatste Draak speelt, komt uit in de volgende, wie er ook won. Dat geldt ook van fase 1 naar fase 2.
about_seer = Win je in fase 1 een slag met een Ziener, dan bekijk je eerst de bovenste kaart van de trekstapel: neem die, of neem een kaart uit het midden. De anderen krijgen wat je laat liggen. In fase 2 zijn Zieners gewone kaarten.
