# Claim Kingdoms. A person is a name in bold, or 'you' for the reader. Spaces have names such as N12:
# a letter for the column, a number for the row.

# The kingdom in sentences, one row each.
kingdoms_coordinates = Le lettere sono colonne (da sinistra a destra), i numeri righe (verso l’alto).
kingdoms_row = Riga { $row }: { $cards }
kingdoms_face_down = { $column } coperta
kingdoms_start_card = carta iniziale
kingdoms_last_placed = messa per ultima
kingdoms_standing = { $player }: **{ $points ->
    [one] 1 punto
   *[other] { $points } punti
}** · { $supply ->
    [one] resta 1 pedina
   *[other] restano { $supply } pedine
} · { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
}
kingdoms_open_hand = note: { $cards }
kingdoms_display = Offerta: { $cards } · mazzo { $pile }
kingdoms_display_empty = Offerta vuota · mazzo { $pile }

# Headlines: no full stop.
kingdoms_turn_place = { $player ->
    [you] Tocca a te: scegli una carta
   *[other] Tocca a { $player }: mettere una carta
}
kingdoms_turn_power = { $player ->
    [you] Tocca a te: usa o salta l’abilità { faction_of }
   *[other] Tocca a { $player }: usare o saltare l’abilità { faction_of }
}
kingdoms_why_power = { faction_one }: { kingdoms_power }
kingdoms_turn_keep = { $player ->
    [you] Tocca a te: scegli due carte da tenere
   *[other] Tocca a { $player }: scegliere due carte da tenere
}
kingdoms_turn_draw = { $player ->
    [you] Tocca a te: pesca una carta
   *[other] Tocca a { $player }: pescare una carta
}
kingdoms_ended_figures = **La partita è finita:** qualcuno non ha più pedine.
kingdoms_ended_cards = **La partita è finita:** tutte le carte sono state messe.
kingdoms_ended_spaces = **La partita è finita:** non si può più mettere nessuna carta.

# The points with those for control, if the match ended now.
kingdoms_now = Punti adesso: { $points }
kingdoms_control = Controllo: pedine (punti alla fine)
kingdoms_control_line = { $faction } ({ $value }): { $counts }

kingdoms_this_turn = Questo turno
kingdoms_last_turn = Ultimo turno
kingdoms_placed = { $player ->
    [you] Hai messo
   *[other] { $player } ha messo
} { $card } in { $space }.
kingdoms_copied = Ha copiato l’abilità di { $card } in { $space }.
kingdoms_no_effect = L’abilità { faction_of } non ha avuto effetto.
kingdoms_skipped = L’abilità { faction_of } non è stata usata.
kingdoms_scored = Dà { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $faction ->
    [goblin] Goblin con pedine { $player ->
        [you] tue
       *[other] proprie
    }
    [dwarf] Nani nella sua riga e nella sua colonna
   *[dragon] carte scoperte intorno
}.
kingdoms_scored_line = Dà { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: fazioni nella { $line ->
    [row] riga
   *[column] colonna
}.
kingdoms_gnome = Lo Gnomo ha dato 1 punto.
kingdoms_gnome_figure = Lo Gnomo ha dato 1 punto e una seconda pedina in { $space }.
kingdoms_swapped = Il Non-Morto ha scambiato la sua pedina con quella avversaria in { $space }.
kingdoms_removed = { $count ->
    [one] Il Cavaliere ha rimandato indietro la pedina avversaria in { $spaces }.
   *[other] Il Cavaliere ha rimandato indietro le pedine avversarie in { $spaces }.
}
kingdoms_flipped = Il Gigante ha coperto la carta in { $space }.
kingdoms_flipped_back = { $count ->
    [one] La pedina che c’era sopra è tornata
   *[other] Le pedine che c’erano sopra sono tornate
} a { $players }.
kingdoms_looked = { $count ->
    [one] Guardata una carta
   *[other] Guardate { $count } carte
} del mazzo.
kingdoms_drew = Pescata dall’offerta: { $card }.
kingdoms_drew_unseen = Pescata coperta dal mazzo.
kingdoms_drew_nothing = Non c’era niente da pescare.
kingdoms_kept = { $returned ->
    [0] Tenute tutte e due le carte.
    [one] Tenute due carte, la terza rimescolata nel mazzo.
   *[other] Tenute due carte, le altre { $returned } rimescolate nel mazzo.
}
kingdoms_reshuffled = C’erano tre { faction_many } nell’offerta: due sono stati rimescolati nel mazzo e sostituiti.
kingdoms_drawn = Il tuo Veggente ti mostra: { $cards }

# Button labels: no markdown, short.
kingdoms_label_place = { $card } in { $space }
# The free spaces with their numbers, and what lies beside each.
kingdoms_spaces = Scelte: { $spaces }
# Where a space lies: relative to one adjacent card, or between three or more.
kingdoms_beside = { $side ->
    [right] a destra di { $card }
    [left] a sinistra di { $card }
    [above] sopra { $card }
   *[below] sotto { $card }
}
kingdoms_between = tra { $cards }
kingdoms_label_skip = Salta
kingdoms_label_use = { $faction ->
    [seer] Usa il Veggente (vedi carte)
    [gnome] Usa lo Gnomo
   *[other] Usa il { faction_one }
}
kingdoms_label_points = { $label } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
kingdoms_label_line = { $line ->
    [row] Punti dalla riga
   *[column] Punti dalla colonna
}
kingdoms_label_figure = Seconda pedina: { $card } in { $space }
kingdoms_label_swap = Scambia: { $card } in { $space }
kingdoms_label_remove = Rimanda pedina: { $card } in { $space }
kingdoms_label_remove_both = Rimanda: { $card } { $space } + { $other } { $second }
kingdoms_label_flip = Copri { $card } in { $space }
kingdoms_label_copy = Copia { $card } in { $space }
kingdoms_label_keep = Tieni { $first } e { $second }
kingdoms_label_draw = Pesca { $card }
kingdoms_label_draw_top = Pesca coperta

# How close it was.
kingdoms_close_figure = Con una pedina in più ({ $faction }) { $player ->
    [you] avresti vinto
   *[other] avrebbe vinto { $player }
}.
kingdoms_close_points = A { $player ->
    [you] te
   *[other] { $player }
} { $count ->
    [one] è mancato 1 punto
   *[other] sono mancati { $count } punti
}.
kingdoms_result_heading = **Controllo delle fazioni** (pedine)
kingdoms_result = **Punti con il controllo: { $points }**
kingdoms_result_line = { $faction } ({ $value }): { $player ->
    [none] nessun controllo
   *[other] { $player }
} ({ $counts })
kingdoms_result_tie = Punti pari. Decidono le pedine rimaste: **{ $supply }**

kingdoms_refused_no_turn = Adesso non tocca a nessuno.
kingdoms_refused_place_expected = Metti prima una carta.
kingdoms_refused_power_expected = Usa o salta prima l’abilità { faction_of }.
kingdoms_refused_keep_expected = Scegli prima le due carte da tenere.
kingdoms_refused_draw_expected = Pesca prima una carta.
kingdoms_refused_not_held = Non hai in mano: { faction_one }.
kingdoms_refused_taken = In { $space } c’è già una carta.
kingdoms_refused_touches_nothing = { $space } non tocca con un lato una carta scoperta.
kingdoms_refused_another_power = L’abilità { faction_of } non può farlo.
kingdoms_refused_line = { $line ->
    [row] In quella riga c’è più di un Troll.
   *[column] In quella colonna c’è più di un Troll.
}
kingdoms_refused_not_adjacent = In { $space } non c’è una carta accanto alla tua.
kingdoms_refused_face_down = La carta in { $space } è coperta.
kingdoms_refused_own_figure = Hai già una pedina in { $space }.
kingdoms_refused_no_figure = L’avversario non ha pedine in { $space }.
kingdoms_refused_supply = Non ti restano pedine.
kingdoms_refused_copy = L’abilità della carta in { $space } qui non avrebbe effetto.
kingdoms_refused_keep = Non puoi scegliere queste due carte.
kingdoms_refused_draw = Lì non c’è nessuna carta da pescare.

kingdoms_rules_goal = Aggiungi carte a un regno comune e mettici sopra le tue pedine. Le abilità delle carte danno punti subito; alla fine danno punti anche le fazioni che controlli. **Vince chi ha più punti.**
kingdoms_rules_turn_heading = Il tuo turno
kingdoms_rules_turn = 1. Hai due carte in mano e 15 pedine. Metti una carta accanto a una carta scoperta, lato contro lato, e mettici sopra una tua pedina. Le caselle si chiamano per colonna e riga: M13 è la carta iniziale.
    2. Usa la sua abilità o saltala. Un’abilità che dà solo punti viene usata da sola, a meno che ci sia da scegliere.
    3. Pesca una carta: una delle tre dell’offerta, o la prima del mazzo, coperta. Se le tre dell’offerta sono uguali, due vengono rimescolate nel mazzo e sostituite.
kingdoms_rules_powers_heading = Abilità
kingdoms_rules_more_powers_heading = Altre abilità
kingdoms_rules_end_heading = Fine della partita
kingdoms_rules_end = La partita finisce quando entrambi hanno avuto lo stesso numero di turni e qualcuno non ha più pedine, quando tutte le carte sono state messe, o quando non se ne può più mettere nessuna. Chi ha più pedine su una fazione la controlla e ne prende i punti (tra parentesi). Vince chi ha più punti; in caso di parità, chi ha più pedine rimaste.
kingdoms_faction = Sette carte. Il controllo vale { $value } punti alla fine.

    { $power }
kingdoms_power = { $faction ->
    [goblin] 1 punto per ogni Goblin con una tua pedina.
    [knight] Rimanda indietro una o due pedine avversarie dalle carte vicine.
    [undead] Scambia la pedina appena messa con una avversaria, su una carta dove non ne hai.
    [dwarf] 1 punto per ogni Nano nella sua riga e nella sua colonna. Vuoti e carte coperte le interrompono.
    [doppelganger] Usa l’abilità di una carta vicina, ma non di un altro Mutaforma. Non conta come quella fazione.
    [gnome] 1 punto; puoi anche mettere una seconda pedina su una carta vicina dove non ne hai.
    [giant] Copri una carta vicina: è fuori dal gioco, e le sue pedine tornano indietro.
    [troll] Scegli riga o colonna: 1 punto per ogni fazione diversa che contiene, a meno che abbia più di un Troll. Vuoti e carte coperte la interrompono.
    [dragon] 1 punto per ogni carta scoperta nelle otto caselle intorno.
   *[seer] Invece di pescare, guarda fino a tre carte del mazzo. Tra queste e la carta che hai in mano, tienine due.
}

# Descriptions of the kingdom’s picture: no markdown. The first player is A.
kingdoms_alt_title = Regno. { kingdoms_coordinates } A: { $first }, B: { $second }
kingdoms_alt_control = Pedine A – B: { $item }
kingdoms_alt_figures = { $faction } { $counts }
kingdoms_alt_free = Libere: { $space }
