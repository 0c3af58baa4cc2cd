# A person’s settings.

settings_title = Jouw instellingen
settings_text = Ze gelden alleen voor jou, op elke server. De tafel die iedereen ziet, verandert niet.

setting_name = { $setting ->
    [text-only] Alleen tekst
    [forced-plays] Automatische zetten
    [high-contrast] Hoog contrast
    [hand-in-channel] Hand in het kanaal, niet als bericht
    [fewer-notifications] Minder meldingen
   *[no-event-mentions] Geen vermeldingen door toernooien
}
setting_state = { setting_name }: { $state ->
    [on] aan
   *[off] uit
}
setting_meaning = { $setting ->
    [text-only] Voor schermlezers: wat alleen jij ziet, komt zonder plaatjes en getekende emoji, en op knoppen staat de volledige naam van de kaart.
    [forced-plays] Heb je geen keus, dan speel ik meteen voor je. Anderen kunnen dat merken.
    [high-contrast] Sterker contrast in plaatjes die alleen jij ziet.
    [hand-in-channel] Op servers krijg je geen privéberichten: “Mijn hand” in het kanaal toont je kaarten, en alleen jij ziet ze. Als je aan de beurt bent, word je daar genoemd.
    [fewer-notifications] Als je aan de beurt bent: geen geluid, geen vermelding. Met “Hand in het kanaal, niet als bericht”: helemaal geen bericht. Aanbiedingen, verzoeken, herinneringen en uitslagen meld ik nog wel.
   *[no-event-mentions] Check-ins en rondes van toernooien vermelden je niet. Je hand komt nog wel als je aan de beurt bent.
}

# A button beside the name of a setting.
button_setting = { $state ->
    [on] Aanzetten
   *[off] Uitzetten
}

# This language in its own words, as in a menu of languages.
language_own_name = Nederlands
# The language is the one that Discord tells.
language_auto = zoals in Discord
language_state = Taal: { $language }
language_meaning = Voor alle berichten die alleen jij ziet.
choose_language = Kies een taal
button_server_settings = Serverinstellingen
button_my_settings = Mijn instellingen
button_my_data = Mijn gegevens

# The settings of a server.

server_title = Serverinstellingen
server_text = Ze gelden hier voor iedereen, en wel meteen. Alleen wie het recht *Server beheren* heeft, kan ze veranderen.
server_language = Taal van openbare berichten: **{ $language }**
server_game = Standaardspel: **{ $game }**
server_time = Standaardtijd: **{ $time }**
server_channels = Tafels mogen open in: { $channels }
server_all_channels = Tafels mogen open in: **alle kanalen**
server_tables = Open tafels: hoogstens **{ $count }**
server_matches = Lopende potjes: hoogstens **{ $count }**
server_rated = Ratings: **{ $state ->
    [on] aan
   *[off] uit
}**
server_threads = Een thread voor elk potje tussen mensen: **{ $state ->
    [on] aan
   *[off] uit
}**
server_events = Toernooien: **{ $who ->
    [all] iedereen kan ze openen
   *[managers] alleen mensen die evenementen mogen beheren
}**
server_post = Dagbericht: in { $channel }
server_no_post = Dagbericht: **uit**
server_extras = Dagbericht en prestaties: **{ $state ->
    [on] toegestaan
   *[off] uitgeschakeld
}**
server_choose_language = Taal van openbare berichten wijzigen
server_choose_game = Standaardspel wijzigen
server_choose_time = Standaardtijd wijzigen
server_choose_limit = Maxima wijzigen
server_limit_tables = Open tafels: hoogstens { $count }
server_limit_matches = Lopende potjes: hoogstens { $count }
server_no_limit_tables = Open tafels: tot het maximum van de bot ({ $count })
server_no_limit_matches = Lopende potjes: tot het maximum van de bot ({ $count })
button_rated = { $state ->
    [on] Ratings aanzetten
   *[off] Ratings uitzetten
}
button_threads = { $state ->
    [on] Threads aanzetten
   *[off] Threads uitzetten
}
button_server_events = { $who ->
    [all] Toernooien door iedereen
   *[managers] Toernooien alleen door beheerders
}
button_daily_post = Dagbericht
button_extras = { $state ->
    [on] Bericht en prestaties toestaan
   *[off] Bericht en prestaties uitzetten
}
button_tables_here = { $which ->
    [only] Alleen hier tafels
    [too] Ook hier tafels
   *[not] Hier geen tafels
}
button_tables_everywhere = Overal tafels toestaan
not_manager = Daarvoor heb je het recht *Server beheren* nodig.
no_tables_here = Op deze server kun je alleen tafels openen in { $channels }.

# What is stored of a person.

data_title = Jouw gegevens
data_text =
    Hier kun je alles downloaden wat ik over je bewaar, of het laten verwijderen.
    { help_privacy }
button_export_data = Downloaden
button_ask_delete_data = Gegevens verwijderen…
data_file = Alles wat ik over je bewaar, behalve wat in lopende potjes nog verborgen is.
data_file_without_records = Met de verslagen van je potjes zou het bestand te groot worden. Je vindt elk verslag onder de uitslag van het potje (“Verslag”).
delete_data_title = Je gegevens verwijderen?
delete_data_text =
    Je verlaat alle tafels en lopende potjes. Die potjes tellen als verlies; een potje dat nauwelijks begonnen is, wordt meestal afgebroken.
    In je potjes komt een willekeurig pseudoniem op jouw plek, zodat de anderen hun resultaten houden. In ranglijsten sta je niet meer. Je instellingen worden verwijderd.
    Dit kan niet ongedaan worden gemaakt. Mijn berichten in Discord blijven staan; die in onze privéberichten kun je zelf verwijderen.
button_delete_data = Alles nu verwijderen
data_deleted = Je gegevens zijn verwijderd.

# About the bot.

about_title = Over deze bot
about_version = Versie: { $version }
about_since = Draait sinds: <t:{ $time }:f>
about_matches = Lopende potjes: { $matches } · open tafels: { $tables }
about_latency = Vertraging naar Discord: { $milliseconds } ms
about_privacy = Privacy: `/claim gegevens downloaden` toont wat er over je bewaard wordt, `/claim gegevens verwijderen` verwijdert het.
about_docs = Regels: `/claim regels`. Hoe deze bot werkt: `/claim help`.
about_fan_project = Een onafhankelijk fanproject, zonder band met Discord of met de auteurs en uitgevers van de spellen.
