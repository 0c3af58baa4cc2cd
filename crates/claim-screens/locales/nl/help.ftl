# What the bot does and how to start.

help_title = Claim – kaart- en dobbelspellen op je server
help_what = Ik deel, gooi, ken de regels, tel de punten en bewaar elk potje – jullie hoeven alleen te spelen. Je hand ziet niemand anders; aan de tafel kan iedereen meekijken.
help_begin_heading = Zo begin je
help_begin = **Nieuw hier?** `/claim tutorial` legt een spel uit terwijl je het speelt.
    Met een schermlezer: zet “Alleen tekst” aan in `/claim instellingen`.
    1. Typ `/claim start` in een kanaal. Nodig mensen uit, kies bots, of laat de tafel open voor iedereen.
    2. Tegen alleen bots begint het potje meteen. Met één uitgenodigde speler begint het zodra die meedoet. Anders druk je op “Starten” als alle plekken bezet zijn.
    3. Je kaarten komen als privébericht. De knop “Mijn hand” aan de tafel toont ze ook.
    4. Druk in je beurt op de kaart of de zet die je wilt spelen.
    In onze privéberichten begint `/claim start` een potje tegen bots.
help_hints_heading = Eerste tips
help_hints = - **Claim:** Speel in fase 1 hoog als er een kaart met waarde 5 of meer in het midden ligt, anders laag. Win in fase 2 met de laagste kaart die genoeg is. Kun je niet winnen, speel dan je laagste.
    - **Claim Kingdoms:** Leg de kaart op het veld dat je nu de beste score geeft; controle over de facties telt ook.
    - **Claim It:** Laat je grootste groep groeien, en stop als je drie stenen hebt gezet.
help_commands_heading = Commando’s
help_more_commands_heading = Meer commando’s
help_command = `/{ $group } { $command }` – { $description }
help_trust = Eerlijkheid & privacy
help_fair_heading = Aantoonbaar eerlijk
help_fair = Aan een open tafel toon ik de vingerafdruk van een geheim voordat er iemand meedoet. Elke kaart en elke worp volgt uit dit geheim en uit jullie klikken op “Meedoen” en “Starten”. Aan het eind onthul ik het geheim, zodat iedereen elke kaart en elke worp kan nagaan. Potjes tegen bots die meteen beginnen, en tutorials, hebben zo’n bewijs niet.
help_privacy_heading = Privacy
help_privacy = Ik bewaar je Discord-ID, namen, instellingen, vakanties, potjes (elke zet), ratings, puzzelantwoorden, dagpotjes, toernooien en oefeningen. Chatberichten lees ik niet.
help_footer = Een onofficieel fanproject, zonder band met de auteurs en uitgevers van de spellen.
