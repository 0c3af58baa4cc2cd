# A player's private screen of a running match.

link_to_table = [Naar de tafel]({ $url })
your_hand = Jouw hand ({ $count })
your_followers = Jouw volgelingen ({ $count })
cards_line = { $faction }: **{ $values }**
no_cards = Geen kaarten.
missing_factions = Niet in de hand: { $factions }
# Headlines: no full stop.
# Ask a native speaker: “bekennen met een …”, as the suits are factions.
turn_follow = Jouw beurt – beken met { faction_led }
turn_any_card = Jouw beurt – speel een kaart naar keuze
turn_seer = Jouw beurt – je Ziener won: neem een kaart
paused = ⏸️ Pauze
# Below these headlines.
turn_or_doppelganger = Of speel een Dubbelganger.
turn_cannot_follow = Je hebt geen { faction_many }.
numbers_on_board = De nummers staan in het plaatje.
peeked_card = Je Ziener toont je de bovenste kaart: { $card }
# On a phone’s lock screen: only what everyone knows.
told_follow = { $player } kwam uit met { $card }. Beken met { faction_led }{ $doppelganger ->
    [yes] { " " }of speel een Dubbelganger
   *[no] { "" }
}.
told_lead = { $player ->
    [none] Het potje begint.
    [you] Je hebt de slag gewonnen.
   *[other] { $player } heeft de slag gewonnen.
} Kom uit met een kaart naar keuze.

# Descriptions of pictures: no markdown.
alt_hand = Jouw hand: { $cards }
alt_playable = Speelbaar: { $cards }
known_draws = Je weet wat { $player } heeft getrokken: { $cards }.

# Button labels: no markdown, short.
take_revealed = { $card } nemen
take_top = { $card } nemen (bovenste)
remove_gnome = { $gnome } van { $name } weghalen
remove_none = Geen Gnoom weghalen
only_choice = { $label } – enige zet
last_card = { $label } – laatste kaart

# A headline: no full stop.
chosen_steps = { $steps } – { $next ->
    [place] kies een veld
   *[choice] kies wat er dan komt
}
only_steps = Enige zet: **{ $steps }**
choice_range = Keuze: { $first } … { $last }
button_step_back = Terug

resign_question_title = Opgeven? · { $title }
resign_taken_over = Als je opgeeft, neemt een bot je plek over en spelen de anderen door. Voor jou telt het potje als verlies.
resign_called_off = Jullie hebben nog niet allebei gespeeld: als je opgeeft, wordt het potje afgebroken en telt het niet voor de rating. { $more ->
    [0] Dit is voorlopig het laatste potje dat je kunt afbreken (twee in 24 uur); daarna telt zo vroeg opgeven als verlies.
   *[other] Je kunt er binnen 24 uur nog { $more } afbreken; daarna telt zo vroeg opgeven als verlies.
}
resign_called_off_unrated = Het potje is nauwelijks begonnen: als je opgeeft, wordt het afgebroken. Potjes met bots tellen niet voor de rating.
resign_called_off_too_often = Je hebt de laatste 24 uur al twee potjes afgebroken. Als je opgeeft, eindigt dit potje nu en telt het als verlies.
resign_lost = Als je opgeeft, eindigt het potje nu en telt het als verlies.
resign_tutorial = Als je opgeeft, eindigt de tutorial nu.
resign_ends_series = Daarmee eindigt ook de serie.
resign_question_ignore = Wil je verder spelen, negeer dit bericht dan.
button_resign_now = Ja, opgeven
button_call_off_now = Ja, afbreken
# For those who may delete other people’s messages.
stop_question = Je bent hier moderator en kunt dit potje stoppen. Het telt dan niet.
button_stop_now = Ja, stoppen
cancel_question = Je bent hier moderator en kunt deze tafel opheffen.
button_cancel_now = Ja, opheffen
