# Claim Kingdoms. A person is a name in bold, or 'you' for the reader. Spaces have names such as N12:
# a letter for the column, a number for the row.

# The kingdom in sentences, one row each.
kingdoms_coordinates = Les lettres sont les colonnes (de gauche à droite), les nombres les lignes (de bas en haut).
kingdoms_row = Ligne { $row } : { $cards }
kingdoms_face_down = { $column } face cachée
kingdoms_start_card = carte de départ
kingdoms_last_placed = dernière posée
kingdoms_standing = { $player } : **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** · reste { $supply ->
    [one] { $supply } figurine
   *[other] { $supply } figurines
} · { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}
kingdoms_open_hand = connues : { $cards }
kingdoms_display = Offre : { $cards } · pioche { $pile }
kingdoms_display_empty = Offre vide · pioche { $pile }

# Headlines: no full stop.
kingdoms_turn_place = { $player ->
    [you] À toi – choisis une carte
   *[other] À { $player } de poser une carte
}
kingdoms_turn_power = { $player ->
    [you] À toi – utilise le pouvoir du { faction_one } ou passe
   *[other] À { $player } d’utiliser ou non le pouvoir du { faction_one }
}
kingdoms_why_power = { faction_one } : { kingdoms_power }
kingdoms_turn_keep = { $player ->
    [you] À toi – choisis deux cartes à garder
   *[other] À { $player } de choisir deux cartes à garder
}
kingdoms_turn_draw = { $player ->
    [you] À toi – pioche une carte
   *[other] À { $player } de piocher
}
kingdoms_ended_figures = **La partie est finie :** quelqu’un n’a plus de figurines.
kingdoms_ended_cards = **La partie est finie :** toutes les cartes sont posées.
kingdoms_ended_spaces = **La partie est finie :** plus aucune carte ne peut être posée.

# The points with those for control, if the match ended now.
kingdoms_now = Points actuels : { $points }
kingdoms_control = Contrôle : figurines (points à la fin)
kingdoms_control_line = { $faction } ({ $value }) : { $counts }

kingdoms_this_turn = Ce tour
kingdoms_last_turn = Dernier tour
kingdoms_placed = { $player ->
    [you] Tu as posé
   *[other] { $player } a posé
} { $card } en { $space }.
kingdoms_copied = Pouvoir copié : { $card } en { $space }.
kingdoms_no_effect = Le pouvoir du { faction_one } n’a eu aucun effet.
kingdoms_skipped = Le pouvoir du { faction_one } n’a pas été utilisé.
kingdoms_scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $faction ->
    [goblin] pour les Gobelins qui portent { $player ->
        [you] une de tes figurines
       *[other] une de ses figurines
    }
    [dwarf] pour les Nains de sa ligne et de sa colonne
   *[dragon] pour les cartes visibles autour
}.
kingdoms_scored_line = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les factions de la { $line ->
    [row] ligne
   *[column] colonne
}.
kingdoms_gnome = Le Gnome a rapporté 1 point.
kingdoms_gnome_figure = Le Gnome a rapporté 1 point, et une deuxième figurine va en { $space }.
kingdoms_swapped = Le Mort-vivant a échangé sa figurine avec celle de l’adversaire en { $space }.
kingdoms_removed = { $count ->
    [one] Le Chevalier a renvoyé la figurine adverse en { $spaces }.
   *[other] Le Chevalier a renvoyé les figurines adverses en { $spaces }.
}
kingdoms_flipped = Le Géant a retourné la carte en { $space } face cachée.
kingdoms_flipped_back = { $count ->
    [one] Sa figurine revient
   *[other] Ses figurines reviennent
} à { $players }.
kingdoms_looked = A regardé { $count ->
    [one] une carte
   *[other] { $count } cartes
} de la pioche.
kingdoms_drew = Piochée dans l’offre : { $card }.
kingdoms_drew_unseen = Une carte piochée face cachée.
kingdoms_drew_nothing = Il n’y avait rien à piocher.
kingdoms_kept = { $returned ->
    [0] Les deux cartes sont gardées.
    [one] Deux cartes gardées, la troisième remélangée.
   *[other] Deux cartes gardées, les { $returned } autres remélangées.
}
kingdoms_reshuffled = Il y avait trois { faction_many } dans l’offre : deux ont été mélangés à la pioche et remplacés.
kingdoms_drawn = Ton Voyant te montre : { $cards }

# Button labels: no markdown, short.
kingdoms_label_place = { $card } en { $space }
# The free spaces with their numbers, and what lies beside each.
kingdoms_spaces = Au choix : { $spaces }
# Where a space lies: relative to one adjacent card, or between three or more.
kingdoms_beside = { $side ->
    [right] à droite de { $card }
    [left] à gauche de { $card }
    [above] au-dessus de { $card }
   *[below] sous { $card }
}
kingdoms_between = entre { $cards }
kingdoms_label_skip = Passer
kingdoms_label_use = { $faction ->
    [seer] Utiliser le Voyant (regarder)
   *[other] Utiliser le { faction_one }
}
kingdoms_label_points = { $label } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
kingdoms_label_line = { $line ->
    [row] Marquer la ligne
   *[column] Marquer la colonne
}
kingdoms_label_figure = Deuxième figurine : { $card } en { $space }
kingdoms_label_swap = Échanger : { $card } en { $space }
kingdoms_label_remove = Renvoyer figurine : { $card } en { $space }
kingdoms_label_remove_both = Renvoyer : { $card } { $space } + { $other } { $second }
kingdoms_label_flip = Retourner : { $card } en { $space }
kingdoms_label_copy = Copier : { $card } en { $space }
kingdoms_label_keep = Garder { $first } et { $second }
kingdoms_label_draw = Piocher { $card }
kingdoms_label_draw_top = De la pioche

# How close it was.
kingdoms_close_figure = Avec une figurine de plus sur les { $faction }, { $player ->
    [you] tu aurais gagné
   *[other] { $player } aurait gagné
}.
kingdoms_close_points = { $player ->
    [you] Il t’a manqué
   *[other] Il a manqué
} { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $player ->
    [you] { "" }
   *[other] { " " }à { $player }
}.
kingdoms_result_heading = **Contrôle des factions** (figurines)
kingdoms_result = **Points, contrôle compris : { $points }**
kingdoms_result_line = { $faction } ({ $value }) : { $player ->
    [none] aucun contrôle
   *[other] { $player }
} ({ $counts })
kingdoms_result_tie = Égalité de points. Les figurines restantes décident : **{ $supply }**

kingdoms_refused_no_turn = Ce n’est le tour de personne.
kingdoms_refused_place_expected = Pose d’abord une carte.
kingdoms_refused_power_expected = Décide d’abord du pouvoir du { faction_one } : utilise-le ou passe.
kingdoms_refused_keep_expected = Choisis d’abord les deux cartes à garder.
kingdoms_refused_draw_expected = Pioche d’abord une carte.
kingdoms_refused_not_held = Tu n’as pas de { faction_one } en main.
kingdoms_refused_taken = Il y a déjà une carte en { $space }.
kingdoms_refused_touches_nothing = { $space } ne touche aucune carte visible, côté contre côté.
kingdoms_refused_another_power = Le pouvoir du { faction_one } ne permet pas ça.
kingdoms_refused_line = { $line ->
    [row] Il y a plus d’un Troll dans cette ligne.
   *[column] Il y a plus d’un Troll dans cette colonne.
}
kingdoms_refused_not_adjacent = Il n’y a pas de carte voisine de la tienne en { $space }.
kingdoms_refused_face_down = La carte en { $space } est face cachée.
kingdoms_refused_own_figure = Tu as déjà une figurine en { $space }.
kingdoms_refused_no_figure = Ton adversaire n’a pas de figurine en { $space }.
kingdoms_refused_supply = Tu n’as plus de figurines.
kingdoms_refused_copy = Le pouvoir de la carte en { $space } n’aurait aucun effet ici.
kingdoms_refused_keep = Tu ne peux pas choisir ces deux cartes.
kingdoms_refused_draw = Il n’y a pas de carte à piocher là.

kingdoms_rules_goal = Ajoute des cartes à un royaume commun et mets-y tes figurines. Les pouvoirs des cartes rapportent des points tout de suite ; à la fin, les factions que tu contrôles en rapportent aussi. **Le plus de points gagne.**
kingdoms_rules_turn_heading = Ton tour
kingdoms_rules_turn = 1. Tu as deux cartes en main et 15 figurines. Pose une carte à côté d’une carte visible, côté contre côté, et mets dessus une de tes figurines. Les cases portent le nom de leur colonne et de leur ligne : M13 est la carte de départ.
    2. Utilise son pouvoir ou passe. Un pouvoir qui ne fait que rapporter des points s’utilise tout seul, sauf s’il y a un choix.
    3. Pioche une carte : une des trois de l’offre, ou celle du dessus de la pioche, face cachée. Si les trois de l’offre sont pareilles, deux sont remélangées et remplacées.
kingdoms_rules_powers_heading = Pouvoirs
kingdoms_rules_more_powers_heading = Autres pouvoirs
kingdoms_rules_end_heading = Fin de la partie
kingdoms_rules_end = La partie finit quand vous avez joué le même nombre de tours et que l’un de vous n’a plus de figurines, quand toutes les cartes sont posées, ou quand plus aucune ne peut l’être. Le joueur qui a le plus de figurines sur une faction la contrôle et en reçoit les points (entre parenthèses). Le plus de points gagne ; à égalité, le plus de figurines restantes.
kingdoms_faction = Sept cartes. Le contrôle vaut { $value } points à la fin.

    { $power }
kingdoms_power = { $faction ->
    [goblin] 1 point pour chaque Gobelin qui porte une de tes figurines.
    [knight] Renvoie une ou deux figurines adverses des cartes voisines.
    [undead] Échange la figurine que tu viens de poser avec une figurine adverse, sur une carte qui n’en porte aucune à toi.
    [dwarf] 1 point pour chaque Nain de sa ligne et de sa colonne. Les trous et les cartes cachées les coupent.
    [doppelganger] Utilise le pouvoir d’une carte voisine, mais pas celui d’un autre Doppelgänger. Il ne compte pas comme cette faction.
    [gnome] 1 point ; tu peux aussi mettre une deuxième figurine sur une carte voisine qui n’en porte aucune à toi.
    [giant] Retourne une carte voisine face cachée : elle est hors du jeu, et ses figurines reviennent.
    [troll] Choisis la ligne ou la colonne : 1 point par faction différente, sauf s’il y a plus d’un Troll. Les trous et les cartes cachées la coupent.
    [dragon] 1 point pour chaque carte visible sur les huit cases autour.
   *[seer] Au lieu de piocher, regarde jusqu’à trois cartes de la pioche. Parmi elles et ta carte en main, gardes-en deux.
}

# Descriptions of the kingdom’s picture: no markdown. The first player is A.
kingdoms_alt_title = Royaume. { kingdoms_coordinates } A : { $first }, B : { $second }
kingdoms_alt_control = Figurines A – B : { $item }
kingdoms_alt_figures = { $faction } { $counts }
kingdoms_alt_free = Libres : { $space }
