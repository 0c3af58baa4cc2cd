# A match as everyone sees it. A person is a name in bold, or 'you' for the reader.

button_my_hand = La mia mano
# In games without a hand of cards.
button_play_privately = Gioca in privato
button_details = Dettagli
button_board = { $game ->
    [kingdoms] Regno
   *[other] Tabellone
}
button_rules = Regole
button_fairness = Correttezza
button_watch = Guarda
button_more = Altro
button_resign = Abbandona
bot_restarts = 🔧 Mi sto riavviando e torno tra un attimo. Se ci metto di più, tutti riavete il tempo perso.
hidden_deal = 🙈 Altri tavoli hanno le stesse carte. Carte e risultato si vedono alla fine del turno di torneo.
hidden_finished = Finita. Il risultato si vede alla fine del turno di torneo.
hidden_hand = 🙈 Altri tavoli hanno le stesse carte: non dire nulla prima della fine del turno di torneo.
hidden_end = 🙈 Altri giocano ancora con le stesse carte. Non dire com’è andata prima della fine del turno di torneo.

# Above the buttons that a match’s other screens leave out.
more = Cos’altro puoi vedere e fare in questa partita:
board_title = { $game ->
    [kingdoms] Regno
   *[other] Tabellone
} · { $title }
details_title = Dettagli · { $title }

phase_dealing = Do le carte…
# No-break spaces keep the number of the trick on one line.
phase_recruit = Presa { $number } di { $tricks } · fase 1
phase_gather = Presa { $number } di { $tricks } · fase 2
phase_over = Tutte le prese sono state giocate.
# What each side has so far.
votes_now = Voti adesso: { $counts }
undead_now = Non-Morti presi: { $counts }

factions_in_play = Fazioni: { $factions }

middle = Al centro: { $cards }
trick_led = { $player ->
    [you] Hai
   *[other] { $player } ha
} aperto con { $card }
trick_played = { $player ->
    [you] Hai
   *[other] { $player } ha
} giocato { $card }

# Headlines: no full stop.
turn_lead = { $player ->
    [you] Tocca a te: apri con una carta qualsiasi
   *[other] Apre { $player }
}
turn_play = { $player ->
    [you] Tocca a te: gioca una carta
   *[other] Tocca a { $player }
}
turn_take = { $player ->
    [you] Tocca a te: scegli la carta da prendere
   *[other] { $player } sceglie una carta
}
turn_remove = { $player ->
    [you] Tocca a te: scegli a chi il Gigante toglie { $gnome }
   *[other] { $player } sceglie a chi il Gigante toglie { $gnome }
}
bot_thinks = { $player } sta pensando
turn_deadline = ⏳ Scadenza: { $when }

face_down = Coperta
draw_pile = Mazzo: { $count }
follower_count = { $player ->
    [you] I tuoi seguaci
   *[other] Seguaci di { $player }
}: { $count }

this_trick = Questa presa
last_trick = Ultima presa

trick_play = { $player ->
    [you] Tu
   *[other] { $player }
}: { $card }
trick_story = { $plays }. { $story }
trick_winner = { $winner ->
    [you] Vinci
   *[other] Vince { $winner }
}
won_beats = { trick_winner }: { $card } batte { $beaten }.
won_doppelganger = { trick_winner }: { $card } vale come { faction_led } e batte { $beaten }.
won_first = { trick_winner }: { $card } e { $equal } sono pari; vince la carta giocata per prima.
won_unfollowed = { trick_winner } con { $card }: nessun altro poteva rispondere.
won_not_followed_by = { trick_winner } con { $card }: { $other } non ha risposto.

takes = { $player ->
    [you] Prendi
   *[other] { $player } prende
} { $cards }.
takes_top = { $player ->
    [you] Prendi la prima carta del mazzo, quella vista dal tuo Veggente.
   *[other] { $player } prende la prima carta del mazzo, quella vista dal suo Veggente.
}
draws = { $player ->
    [you] Peschi una carta coperta.
   *[other] { $player } pesca una carta coperta.
}
you_draw = Peschi { $card }: la vedi solo tu.
you_take_top = Prendi { $card }: la vedi solo tu.
scores = { $player ->
    [you] Metti
   *[other] { $player } mette
} { $cards } nella pila dei punti.
scores_lowest = { $player ->
    [you] Hai giocato il valore più basso e metti
   *[other] { $player } ha giocato il valore più basso e mette
} { $cards } nella pila dei punti.
adds_gnomes = { $player ->
    [you] Aggiungi { $cards } alla tua fila di Gnomi.
   *[other] { $player } aggiunge { $cards } alla fila di Gnomi.
}
loses_gnome = { $player ->
    [you] Un Gigante ti toglie { $gnome }.
   *[other] Un Gigante toglie { $gnome } a { $player }.
}
leads_by_dragon = { $player ->
    [you] Hai giocato l’ultimo Drago e apri.
   *[other] { $player } ha giocato l’ultimo Drago e apre.
}

score_piles = { $rows ->
    [with] Pile dei punti e file di Gnomi
   *[none] Pile dei punti
}
score_line = { $faction }: { $counts }
nothing_scored = Ancora niente.
pile_cards = { $count ->
    [0] 0
   *[other] { $count } ({ $values })
}
on_the_table = Sul tavolo
gnome_row = { $player }: { $cards }
waiting_trolls = Aspettano al centro: { $cards }
removed_gnomes = Fuori dal gioco: { $cards }

# In the thread of a match: its tricks or turns, line by line.
moves_title = La partita finora
no_moves_yet = Qui compare ogni presa o turno appena finisce.
