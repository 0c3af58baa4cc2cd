# Tutorials: short sentences for people who know nothing yet. A lesson has at most 300 characters.

tutorial_heading = 🎓 Tutorial
tutorial_lesson = 🎓 **Tutorial:** { $text }
tutorial_next = Nu ken je het spel. In een echt potje krijg je geen advies, en { $with ->
    [hand] komen je kaarten
   *[board] komt het speelbord
} als privébericht. Speel er een tegen de bot, of met vrienden: `/claim start`.
tutorial_ended = De tutorial is afgelopen.
tutorial_offer = Nu ken je het spel: speel hier verder, of begin een echt potje.
tutorial_button_real_match = Echt potje beginnen
tutorial_running = Je zit midden in een tutorial: { $game }.
tutorial_button_continue = Verder spelen
tutorial_button_again = Opnieuw
tutorial_button_other = Naar { $game }
tutorial_fairness = Dit is een tutorial: de kaarten of dobbelstenen zijn voorbereid om typische situaties te laten zien. In potjes die aan een open tafel beginnen, kun je elke kaart en elke worp nagaan: zie daar “Fair play”.

# Claim. Facts, one per trick.
tutorial_claim_recruit = In fase 1 verzamel je je hand voor fase 2: wie deze slag wint, neemt { $middle }, de ander trekt een gedekte kaart.
tutorial_claim_followers = Kaarten die je neemt, zijn je volgelingen (zie “Details”): je hand voor fase 2. Gespeelde kaarten ben je kwijt.
tutorial_claim_undead = Bijzonder: gespeelde Ondoden gaan meteen naar de scorestapel van wie de slag wint.
tutorial_claim_votes = Aan het eind stemt elk van de vijf facties voor wie de meeste kaarten van haar heeft. Drie stemmen winnen.
tutorial_claim_knights = Is er met een Goblin uitgekomen, dan verslaat elke Ridder hem, wat de waarde ook is.
tutorial_claim_doppelgangers = In een slag telt een Dubbelganger als de gevraagde factie, en je mag hem spelen ook als je kunt bekennen.
tutorial_claim_last_recruit = Laatste slag van fase 1: daarna worden je volgelingen je hand.
tutorial_claim_gather = Fase 2: je volgelingen zijn je hand, en slagen tellen. Wie wint, krijgt beide kaarten; wie de meeste kaarten van een factie heeft, wint haar stem.
tutorial_claim_dwarves = Dwergen zijn anders: die gaan naar wie de slag verliest.
tutorial_claim_standing = Stemmen nu: jij { $own }, tegenstander { $other }.

# Claim. What to play, and why.
tutorial_claim_only = { $card } is de enige kaart die je kunt spelen.
tutorial_claim_lead_high = Jij komt uit. { $middle } is de moeite waard, dus speel hoog: { $card }.
tutorial_claim_lead_low = Jij komt uit. { $middle } is zwak, dus spaar je goede kaarten: speel { $card }.
tutorial_claim_lead = Jij komt uit: een hoge kaart zoals { $card } wint waarschijnlijk.
tutorial_claim_lead_best = Jij komt uit: { $card } is je hoogste kaart die je iets oplevert.
tutorial_claim_lead_dwarf = Je hebt alleen Dwergen, en die gaan naar de verliezer, dus speel laag: { $card }.
tutorial_claim_follow = Je hebt { faction_many }, dus beken: { $card } is genoeg om { $lead } te verslaan.
tutorial_claim_follow_low = Je hebt { faction_many }, dus beken. Geen ervan verslaat { $lead }: speel je laagste, { $card }.
tutorial_claim_duck = Je hebt { faction_many }, dus beken. { $middle } is zwak: spaar je goede kaarten en speel { $card }.
tutorial_claim_duck_stand_in = { $middle } is zwak, dus spaar je goede kaarten. In plaats van te bekennen mag je een Dubbelganger spelen: { $card }.
tutorial_claim_lose_stand_in = Je kunt { $lead } niet verslaan. In plaats van te bekennen mag je een Dubbelganger spelen, je laagste kaart: { $card }.
tutorial_claim_low_stand_in = Je zou kunnen bekennen, maar een lage Dubbelganger is genoeg: { $card } verslaat { $lead }.
tutorial_claim_win_dwarf = Al je kaarten winnen, dus je tegenstander krijgt de Dwergen. Speel je laagste: { $card }.
tutorial_claim_stand_in = Je { faction_many } zijn te laag, maar een Dubbelganger telt als een van hen: { $card } verslaat { $lead }.
tutorial_claim_free_knight = Je hebt geen Goblins, dus speel wat je wilt. Een Ridder verslaat elke Goblin: { $card }.
tutorial_claim_free_stand_in = Je hebt geen { faction_many }, dus speel wat je wilt. Een Dubbelganger telt als een van hen: { $card } verslaat { $lead }.
tutorial_claim_free_low = Je hebt geen { faction_many }: speel wat je wilt, maar geen kaart zou winnen. Gooi { $card } weg.
tutorial_claim_free_duck = Je hebt geen { faction_many }, dus speel wat je wilt. Deze slag is geen goede kaart waard: speel { $card }.
tutorial_claim_free_dwarf = Je hebt geen { faction_many }, dus speel wat je wilt. Verlies je met een Dwerg, dan komt hij op je scorestapel: { $card }.
tutorial_claim_lose_dwarf = De verliezer krijgt de Dwergen van deze slag. Verlies met opzet: { $card }.
tutorial_claim_end = Gewonnen facties: { $votes }. Elke factie stemt voor wie de meeste kaarten van haar heeft; bij gelijke aantallen voor wie de hoogste heeft.
tutorial_claim_end_tied = Evenveel stemmen, { $votes }: de som van de kaartwaarden in de gewonnen facties beslist.

# Claim Kingdoms.
tutorial_kingdoms_goal = Je scoort op twee manieren: met de krachten van de kaarten die je legt, en aan het eind met controle over facties.
tutorial_kingdoms_control = Op elke kaart die je legt, komt een figuur van jou. Aan het eind krijgt wie de meeste figuren op een factie heeft haar waarde, bijvoorbeeld 9 voor Ridders.
tutorial_kingdoms_figures = Je hebt nog { $supply } figuren: het potje eindigt kort nadat een speler de laatste heeft gezet.
tutorial_kingdoms_standing = Punten nu, met controle: jij { $own }, tegenstander { $other }.
tutorial_kingdoms_place = Probeer { $card } op { $space }.
tutorial_kingdoms_why_points = De kracht: 1 punt voor elke { $faction ->
    [goblin] Goblin met een figuur van jou
    [dwarf] Dwerg in de rij en de kolom
    [troll] verschillende factie in de rij of de kolom
   *[dragon] kaart eromheen
}. Hier: { $points }.
tutorial_kingdoms_why_gnome = De kracht: 1 punt, en je mag een tweede figuur op een kaart ernaast zetten.
tutorial_kingdoms_why_knight = De kracht stuurt figuren van je tegenstander terug van de kaarten ernaast.
tutorial_kingdoms_why_control = Controle over de { $factions } is aan het eind { $value } punten waard.
tutorial_kingdoms_line = { $line ->
    [row] Scoor de rij: die levert minstens zoveel punten op als de kolom.
   *[column] Scoor de kolom: die levert minstens zoveel punten op als de rij.
}
tutorial_kingdoms_second_figure = 1 punt is zeker. Zet de tweede figuur op { $card } ({ $space }): dat helpt je die factie te controleren.
tutorial_kingdoms_swap = Ruil je figuur met die op { $card } ({ $space }): controle over die factie is meer waard dan over de Ondoden.
tutorial_kingdoms_remove = Stuur figuren terug: elke figuur minder verzwakt de controle van je tegenstander.
tutorial_kingdoms_use = Gebruik de kracht: je hebt niets te verliezen.
tutorial_kingdoms_skip = Sla de kracht over: die levert hier niets op.
tutorial_kingdoms_drawing = Aan het eind van je beurt trek je een kaart: uit het aanbod, of gedekt van de trekstapel.
tutorial_kingdoms_draw = Trek { $card }: leg je die hierna, dan kan de kracht { $points ->
    [one] 1 punt
   *[other] { $points } punten
} opleveren.
tutorial_kingdoms_draw_control = Trek { $card }: controle over de { $factions } is aan het eind { $value } punten waard.
tutorial_kingdoms_draw_top = Het aanbod is leeg: trek gedekt van de trekstapel.
tutorial_kingdoms_end = De krachten leverden { $power } punten op, controle over facties { $control }.

# Claim It.
tutorial_claim_it_goal = Het doel: de grootste groep aaneengesloten velden.
tutorial_claim_it_roll = Gooi de drie dobbelstenen. Op een leeg speelbord kan er niets misgaan.
tutorial_claim_it_gold = Je kunt ook een bezitssteen op een eigen veld zetten. Als je stopt, wordt dat veld goud, en geen tegenstander kan het nemen.
tutorial_claim_it_last_round = Laatste ronde: de grootste groep wint. Bij gelijke groepen wint het meeste goud. Sta je achter, neem dan meer risico.
tutorial_claim_it_end_nears = De laatste ronde begint als een speler { $goal } goudclaims heeft. Dan wint de grootste groep.
tutorial_claim_it_dice = Je gooide { $one }, { $two } en { $three }: twee dobbelstenen geven rij en kolom, de derde is het nummer van de steen.
tutorial_claim_it_put_owner = Kies { $space }: { $state ->
    [own] dat veld is van jou
   *[claimed] je hebt het deze beurt geclaimd
}, dus er komt een bezitssteen op. Als je stopt, wordt het goud.
tutorial_claim_it_put_taken = Kies { $space }: het is van je tegenstander, en wordt van jou als je stopt.
tutorial_claim_it_put_beside = Kies { $space }: het sluit aan bij je andere velden.
tutorial_claim_it_put_free = Kies { $space }: een vrij veld voor een nieuwe groep.
tutorial_claim_it_bust = Niets is zeker tot je stopt. Past een worp op geen veld, dan heb je pech: je verliest alle stenen van deze beurt.
tutorial_claim_it_roll_again = De kans op pech is { $risk }%, dus gooi nog eens.
tutorial_claim_it_stop = De kans op pech is { $risk }%, en je zou { $stones ->
    [one] 1 veld verliezen. Stop en houd het.
   *[other] { $stones } velden verliezen. Stop en houd ze.
}
tutorial_claim_it_end = De grootste groepen beslisten: { $groups }.
tutorial_claim_it_end_tied = De grootste groepen zijn gelijk, { $groups }: goudclaims beslissen, dan velden.
