# A player's private screen of a running match.

link_to_table = [Vai al tavolo]({ $url })
your_hand = La tua mano ({ $count })
your_followers = I tuoi seguaci ({ $count })
cards_line = { $faction }: **{ $values }**
no_cards = Nessuna carta.
missing_factions = Non hai in mano: { $factions }
# Headlines: no full stop.
turn_follow = Tocca a te: rispondi con { faction_led }
turn_any_card = Tocca a te: gioca una carta qualsiasi
turn_seer = Tocca a te: il tuo Veggente ha vinto, prendi una carta
paused = ⏸️ In pausa
# Below these headlines.
turn_or_doppelganger = Oppure gioca un Mutaforma.
turn_cannot_follow = Non hai { faction_many }.
numbers_on_board = I numeri sono quelli nell’immagine.
peeked_card = Il tuo Veggente ti mostra la prima carta del mazzo: { $card }
# On a phone’s lock screen: only what everyone knows.
told_follow = { $player } ha aperto con { $card }. Rispondi con { faction_led }{ $doppelganger ->
    [yes] { " " }o un Mutaforma
   *[no] { "" }
}.
told_lead = { $player ->
    [none] La partita comincia.
    [you] Hai vinto la presa.
   *[other] { $player } ha vinto la presa.
} Apri con una carta qualsiasi.

# Descriptions of pictures: no markdown.
alt_hand = La tua mano: { $cards }
alt_playable = Puoi giocare: { $cards }
known_draws = Sai che { $player } ha pescato { $cards }.

# Button labels: no markdown, short.
take_revealed = Prendi { $card }
take_top = Prendi { $card } (dal mazzo)
remove_gnome = Togli { $gnome } a { $name }
remove_none = Non togliere Gnomi
only_choice = { $label } (unica mossa)
last_card = { $label } (ultima carta)

# A headline: no full stop.
chosen_steps = { $steps }: { $next ->
    [place] scegli una casella
   *[choice] scegli il seguito
}
only_steps = Unica mossa: **{ $steps }**
choice_range = Scegli: { $first } … { $last }
button_step_back = Indietro

resign_question_title = Abbandonare? · { $title }
resign_taken_over = Se abbandoni, un bot prende il tuo posto e gli altri continuano. Per te la partita conta come sconfitta.
resign_called_off = Non avete ancora giocato tutti e due: se abbandoni, la partita viene annullata e non conta per il rating. { $more ->
    [0] È l’ultima che puoi annullare per ora (due in 24 ore); dopo, abbandonare così presto conta come sconfitta.
   *[other] Puoi annullarne { $more } ancora in 24 ore; dopo, abbandonare così presto conta come sconfitta.
}
resign_called_off_unrated = La partita è appena iniziata: se abbandoni, viene annullata. Le partite con i bot non sono classificate.
resign_called_off_too_often = Hai già annullato due partite nelle ultime 24 ore. Se abbandoni, la partita finisce subito e conta come sconfitta.
resign_lost = Se abbandoni, la partita finisce subito e conta come sconfitta.
resign_tutorial = Se abbandoni, il tutorial finisce subito.
resign_ends_series = Finisce anche la serie.
resign_question_ignore = Per continuare a giocare, ignora questo messaggio.
button_resign_now = Sì, abbandono
button_call_off_now = Sì, annulla
# For those who may delete other people’s messages.
stop_question = Qui fai parte della moderazione e puoi interrompere questa partita. Non conterà.
button_stop_now = Sì, interrompi
cancel_question = Qui fai parte della moderazione e puoi annullare questo tavolo.
button_cancel_now = Sì, annulla
