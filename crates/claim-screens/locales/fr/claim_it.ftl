# Claim It. A person is a name in bold, or 'you' for the reader.

# Ask a native speaker: “case d’or” for a gold claim, “revendication” for a claim stone and “pierre de propriété” for an
# owner stone. No French edition was seen.
claim_it_goal = **Le plus grand groupe gagne.** Le dernier tour de table commence dès que quelqu’un a { $gold } cases d’or.
# The board in sentences, one row each.
claim_it_row = Ligne { $row } : { $stones }
claim_it_column = colonne { $column } { $stone }
claim_it_stone_owner = { $player } (pierre de propriété de ce tour)
claim_it_no_stones = Pas encore de pierres.
claim_it_placed_claim = revendication { $number } en { $space }
claim_it_placed_owner = pierre de propriété en { $space }
claim_it_placed = **Posées ce tour-ci :** { $stones }
claim_it_space = ligne { $row }, colonne { $column }
# On buttons: how far to the right, and how far up.
claim_it_space_short = →{ $column } ↑{ $row }
claim_it_space_gold = { $space } (or)
claim_it_space_of = { $space } (pierre : { $owner })
claim_it_standing = { $player } : groupe **{ $group }** · or { $gold }{ $stage ->
    [reached] {""}
   *[open] {" "}sur { $goal }
} · cases { $spaces }
claim_it_now = Plus grand groupe actuel : { $counts }
claim_it_last_round = **Dernier tour de table :** { $player ->
    [you] tu joueras en dernier.
   *[other] { $player } jouera en dernier.
}
claim_it_dice = Dés : **{ $dice }**
# Headlines: no full stop.
claim_it_turn_roll = { $player ->
    [you] À toi – lance les dés
   *[other] À { $player } de lancer les dés
}
claim_it_turn_use = { $player ->
    [you] À toi – choisis une case
   *[other] À { $player } de choisir une case
}
claim_it_turn_choice = { $player ->
    [you] À toi – relance, ou arrête-toi et garde tes cases
   *[other] À { $player } de relancer ou de s’arrêter
}
claim_it_use_claim = Revendication { $number } : { $spaces }
claim_it_use_owner = Pierre de propriété : { $spaces }
claim_it_if_stopped = S’arrêter maintenant : { claim_it_gain }
# What a turn brings; part of other messages.
claim_it_gain = { $stones ->
    [0] aucune nouvelle pierre
    [one] { $stones } nouvelle pierre
   *[other] { $stones } nouvelles pierres
}, { $gold ->
    [0] pas d’or
    [one] { $gold } case d’or
   *[other] { $gold } cases d’or
}
claim_it_stones = Pierres
claim_it_supply = Pierres de propriété restantes : { $owner } · revendications restantes : { $count ->
    [0] aucune
   *[other] { $claims }
}

claim_it_this_turn = Ce tour
claim_it_last_turn = Dernier tour
claim_it_used_claim = { $player ->
    [you] Tu as fait { $dice } et posé
   *[other] { $player } a fait { $dice } et posé
} la revendication { $number } en { $space }.
claim_it_used_owner = { $player ->
    [you] Tu as fait { $dice } et posé
   *[other] { $player } a fait { $dice } et posé
} une pierre de propriété en { $space }. Au moment de s’arrêter, la case devient de l’or.
claim_it_turn_placed = { $player ->
    [you] Tu as pris :
   *[other] { $player } a pris :
} { $spaces }.
claim_it_bust = { $player ->
    [you] Tu as fait
   *[other] { $player } a fait
} { $dice } : aucune case ne convient. Raté ! Les pierres de ce tour sont perdues : { $spaces }.
claim_it_bust_at_once = { $player ->
    [you] Tu as fait
   *[other] { $player } a fait
} { $dice } : aucune case ne convient. Raté dès le premier lancer !
# On a phone’s lock screen.
claim_it_told_bust = { $player ->
    [you] Raté : tu perds les pierres de ce tour.
   *[other] { $player } a raté son tour.
}
claim_it_stopped = { $player ->
    [you] Tu en restes là
   *[other] { $player } s’arrête là
} : { claim_it_gain }.
claim_it_lost_spaces = { $player ->
    [you] Tu perds :
   *[other] { $player } perd :
} { $spaces }.

# Button labels: no markdown, short.
claim_it_roll = Lancer
claim_it_roll_again = Relancer
claim_it_stop = S’arrêter
claim_it_put_claim = Ligne { $row }, col. { $column } : revendication { $number }
claim_it_put_owner = Ligne { $row }, col. { $column } : propriété

# How close it was.
claim_it_close = { $player ->
    [you] Il t’a manqué
   *[other] Il a manqué
} { $count ->
    [one] { $count } { $what ->
        [gold] case d’or
       *[other] case
    }
   *[other] { $count } { $what ->
        [gold] cases d’or
       *[other] cases
    }
}{ $player ->
    [you] { "" }
   *[other] { " " }à { $player }
}{ $what ->
    [group] { " " }dans le plus grand groupe
    [gold] , à groupe égal
   *[spaces] , à groupe et or égaux
}.
claim_it_result = **Le plus grand groupe gagne** ; à égalité, le plus de cases d’or, puis le plus de cases.

claim_it_refused_no_turn = Ce n’est le tour de personne.
claim_it_refused_roll_first = Lance d’abord les dés.
claim_it_refused_nothing_to_stop = Tu ne peux pas t’arrêter avant d’avoir posé une pierre.
claim_it_refused_use_expected = Choisis d’abord une case pour ton lancer.
claim_it_refused_dice = Aucune paire de tes dés ne donne { $space }.
claim_it_refused_gold = La case { $space } est en or, on ne peut plus la prendre.
claim_it_refused_owner = Il y a déjà une pierre de propriété en { $space }.
claim_it_refused_claim = La revendication { $number } est déjà sur le plateau.
claim_it_refused_no_stones = Tu n’as plus de pierre pour remplacer une revendication.
claim_it_refused_no_owners = Il ne reste plus de pierres de propriété.

claim_it_rules_goal = Tente ta chance avec trois dés et revendique des cases sur un plateau de 6 × 6. Le plus grand groupe de cases reliées gagne ; les diagonales ne relient pas.
claim_it_rules_turn_heading = Ton tour
claim_it_rules_turn = Lance trois dés : un donne la ligne, un la colonne (avec 2 et 5 : ligne 2, colonne 5 ou ligne 5, colonne 2), le troisième la pierre de revendication. Pose une pierre sur cette case, puis relance ou arrête-toi.
claim_it_rules_stones_heading = Quelle pierre
claim_it_rules_stones = Case vide ou pierre d’un autre : la revendication qui porte le nombre du troisième dé, sauf si elle est déjà sur le plateau.
    Ta propre pierre ou une revendication : une pierre de propriété ; le troisième dé ne compte pas.
    Pierre de propriété ou or : case bloquée.
    Les pierres sont limitées : 24 par personne, plus 30 pierres de propriété pour tous. Pour une revendication, il te faut encore une pierre à toi qui la remplacera.
claim_it_rules_stop_heading = S’arrêter ou rater
claim_it_rules_stop = Quand tu t’arrêtes, les cases où tu as posé une pierre de propriété ce tour-ci deviennent des cases d’or, à toi pour de bon. Tes pierres remplacent les revendications ; les pierres des autres qui s’y trouvent leur reviennent. Si ton lancer ne convient à aucune case, c’est raté : toutes les pierres de ce tour quittent le plateau.
claim_it_rules_end_heading = Fin de la partie
claim_it_rules_end = Le dernier tour de table commence quand quelqu’un finit son tour avec assez de cases d’or : 13 à 2 joueurs, 9 à 3, 7 à 4, 6 à 5. Chacun joue encore un tour ; celui qui a lancé le dernier tour de table joue en dernier. À groupes égaux : le plus de cases d’or, puis le plus de cases.
claim_it_rules_variant_heading = Variante : revendications qui reviennent
claim_it_rules_variant = Si tu poses une pierre de propriété sur une revendication, celle-ci retourne à la réserve, et tu peux la reposer dans le même tour. Pas à 5 joueurs.

# Descriptions of the board’s picture: no markdown. Players have letters; * and + are explained.
claim_it_alt_title = Plateau de Claim It
claim_it_alt_player = { $letter } : { $name }
claim_it_alt_act = à { $letter } de jouer
claim_it_alt_dice = dés { $dice }
claim_it_alt_signs = * case d’or, + pierre de propriété de ce tour
claim_it_alt_row = Ligne { $row } : colonne { $first }
claim_it_alt_claim = revendication { $number }
claim_it_alt_claim_on = revendication { $number } sur { $letter }
claim_it_alt_uses = Possibles : { $first }
claim_it_alt_use_claim = ligne { $row } colonne { $column } (revendication { $number })
claim_it_alt_use_owner = ligne { $row } colonne { $column } (pierre de propriété)
claim_it_alt_standing = { $letter } : plus grand groupe { $group }, or { $gold }{ $stage ->
    [reached] {""}
   *[open] {" "}sur { $goal }
}
