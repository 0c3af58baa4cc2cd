# Claim It. A person is a name in bold, or 'you' for the reader.

claim_it_goal = **Vince il gruppo più grande.** L’ultimo giro comincia quando qualcuno ha { $gold } caselle d’oro.
# The board in sentences, one row each.
claim_it_row = Riga { $row }: { $stones }
claim_it_column = colonna { $column } { $stone }
# Ask a native speaker: pietra di rivendicazione (claim stone), pietra di proprietà (owner stone), casella d’oro (gold claim).
claim_it_stone_owner = { $player } (pietra di proprietà di questo turno)
claim_it_no_stones = Ancora nessuna pietra.
claim_it_placed_claim = pietra di rivendicazione { $number } in { $space }
claim_it_placed_owner = pietra di proprietà in { $space }
claim_it_placed = **Messe in questo turno:** { $stones }
claim_it_space = riga { $row }, colonna { $column }
# On buttons: how far to the right, and how far up.
claim_it_space_short = →{ $column } ↑{ $row }
claim_it_space_gold = { $space } (oro)
claim_it_space_of = { $space } (pietra: { $owner })
claim_it_standing = { $player }: gruppo **{ $group }** · oro { $gold }{ $stage ->
    [reached] { "" }
   *[open] { " " }di { $goal }
} · caselle { $spaces }
claim_it_now = Gruppo più grande adesso: { $counts }
claim_it_last_round = **Ultimo giro:** { $player ->
    [you] l’ultimo turno è tuo.
   *[other] l’ultimo turno è di { $player }.
}
claim_it_dice = Dadi: **{ $dice }**
# Headlines: no full stop.
claim_it_turn_roll = { $player ->
    [you] Tocca a te: tira i dadi
   *[other] Tocca a { $player }: tirare i dadi
}
claim_it_turn_use = { $player ->
    [you] Tocca a te: scegli una casella
   *[other] Tocca a { $player }: scegliere una casella
}
claim_it_turn_choice = { $player ->
    [you] Tocca a te: tira ancora, o fermati e tieni le tue caselle
   *[other] Tocca a { $player }: tirare ancora o fermarsi
}
claim_it_use_claim = Pietra di rivendicazione { $number }: { $spaces }
claim_it_use_owner = Pietra di proprietà: { $spaces }
claim_it_if_stopped = Se ti fermi adesso: { claim_it_gain }
# What a turn brings; part of other messages.
claim_it_gain = { $stones ->
    [0] nessuna pietra nuova
    [one] 1 pietra nuova
   *[other] { $stones } pietre nuove
}, { $gold ->
    [0] niente oro
    [one] 1 casella d’oro
   *[other] { $gold } caselle d’oro
}
claim_it_stones = Pietre
claim_it_supply = Pietre rimaste: di proprietà { $owner } · di rivendicazione { $count ->
    [0] nessuna
   *[other] { $claims }
}

claim_it_this_turn = Questo turno
claim_it_last_turn = Ultimo turno
claim_it_used_claim = { $player ->
    [you] Hai tirato { $dice } e messo
   *[other] { $player } ha tirato { $dice } e messo
} la pietra di rivendicazione { $number } in { $space }.
claim_it_used_owner = { $player ->
    [you] Hai tirato { $dice } e messo
   *[other] { $player } ha tirato { $dice } e messo
} una pietra di proprietà in { $space }. Se ci si ferma, la casella diventa oro.
claim_it_turn_placed = { $player ->
    [you] Hai preso:
   *[other] { $player } ha preso:
} { $spaces }.
claim_it_bust = { $player ->
    [you] Hai tirato
   *[other] { $player } ha tirato
} { $dice }: nessuna casella va bene. Sballato! Le pietre di questo turno sono perse: { $spaces }.
claim_it_bust_at_once = { $player ->
    [you] Hai tirato
   *[other] { $player } ha tirato
} { $dice }: nessuna casella va bene. Sballato al primo tiro!
# On a phone’s lock screen.
claim_it_told_bust = { $player ->
    [you] Hai sballato.
   *[other] { $player } ha sballato.
}
claim_it_stopped = { $player ->
    [you] Ti fermi
   *[other] { $player } si ferma
}: { claim_it_gain }.
claim_it_lost_spaces = { $player ->
    [you] Perdi:
   *[other] { $player } perde:
} { $spaces }.

# Button labels: no markdown, short.
claim_it_roll = Tira
claim_it_roll_again = Tira ancora
claim_it_stop = Fermati
claim_it_put_claim = Riga { $row }, col. { $column }: rivendicazione { $number }
claim_it_put_owner = Riga { $row }, col. { $column }: proprietà

# How close it was.
claim_it_close = A { $player ->
    [you] te
   *[other] { $player }
} { $count ->
    [one] è mancata 1 { $what ->
        [gold] casella d’oro
       *[other] casella
    }
   *[other] sono mancate { $count } { $what ->
        [gold] caselle d’oro
       *[other] caselle
    }
}{ $what ->
    [group] { " " }nel gruppo più grande
    [gold] , a parità di gruppi
   *[spaces] , a parità di gruppi e d’oro
}.
claim_it_result = **Vince il gruppo più grande**; in caso di parità, chi ha più oro, poi più caselle.

claim_it_refused_no_turn = Adesso non tocca a nessuno.
claim_it_refused_roll_first = Prima tira i dadi.
claim_it_refused_nothing_to_stop = Non puoi fermarti prima di aver messo una pietra.
claim_it_refused_use_expected = Scegli prima una casella per il tuo tiro.
claim_it_refused_dice = Nessuna coppia dei tuoi dadi dà { $space }.
claim_it_refused_gold = La casella { $space } è d’oro e non si può prendere.
claim_it_refused_owner = C’è già una pietra di proprietà in { $space }.
claim_it_refused_claim = La pietra di rivendicazione { $number } è già sul tabellone.
claim_it_refused_no_stones = Non ti restano pietre per sostituire una pietra di rivendicazione.
claim_it_refused_no_owners = Non restano pietre di proprietà.

claim_it_rules_goal = Sfida la fortuna con tre dadi e prendi caselle su un tabellone 6 × 6. Vince il gruppo più grande di caselle collegate; in diagonale non vale.
claim_it_rules_turn_heading = Il tuo turno
claim_it_rules_turn = Tira tre dadi: uno dà la riga, uno la colonna (con 2 e 5: riga 2, colonna 5 oppure riga 5, colonna 2), il terzo la pietra di rivendicazione. Metti una pietra su quella casella, poi tira ancora o fermati.
claim_it_rules_stones_heading = Quale pietra
claim_it_rules_stones = Casella vuota o pietra altrui: la pietra di rivendicazione con il numero del terzo dado, se non è già sul tabellone.
    Pietra tua o di rivendicazione: una pietra di proprietà; il terzo dado non importa.
    Pietra di proprietà o oro: bloccata.
    Le pietre sono limitate: 24 a testa, più 30 di proprietà per tutti. Una pietra di rivendicazione richiede che ti resti una pietra tua con cui sostituirla.
claim_it_rules_stop_heading = Fermarsi o sballare
claim_it_rules_stop = Quando ti fermi, le caselle con le pietre di proprietà di questo turno diventano oro, tuo per sempre. Le tue pietre sostituiscono quelle di rivendicazione; le pietre altrui che erano lì tornano ai loro proprietari. Se il tiro non va bene per nessuna casella, hai sballato: tutte le pietre di questo turno lasciano il tabellone.
claim_it_rules_end_heading = Fine della partita
claim_it_rules_end = L’ultimo giro comincia quando qualcuno finisce il turno con abbastanza caselle d’oro: 13 in 2 giocatori, 9 in 3, 7 in 4, 6 in 5. Tutti hanno ancora un turno; l’ultimo è di chi ha aperto il giro. Se i gruppi sono pari: più oro, poi più caselle.
claim_it_rules_variant_heading = Variante: le pietre di rivendicazione tornano
claim_it_rules_variant = Quando metti una pietra di proprietà su una di rivendicazione, quest’ultima torna nella riserva e puoi usarla di nuovo nello stesso turno. Non in 5 giocatori.

# Descriptions of the board’s picture: no markdown. Players have letters; * and + are explained.
claim_it_alt_title = Tabellone di Claim It
claim_it_alt_player = { $letter }: { $name }
claim_it_alt_act = tocca a { $letter }
claim_it_alt_dice = dadi { $dice }
claim_it_alt_signs = * casella d’oro, + pietra di proprietà di questo turno
claim_it_alt_row = Riga { $row }: colonna { $first }
claim_it_alt_claim = rivendicazione { $number }
claim_it_alt_claim_on = rivendicazione { $number } su { $letter }
claim_it_alt_uses = Possibile: { $first }
claim_it_alt_use_claim = riga { $row } colonna { $column } (rivendicazione { $number })
claim_it_alt_use_owner = riga { $row } colonna { $column } (proprietà)
claim_it_alt_standing = { $letter }: gruppo più grande { $group }, oro { $gold }{ $stage ->
    [reached] { "" }
   *[open] { " " }di { $goal }
}
