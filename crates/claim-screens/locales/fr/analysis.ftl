# The analysis of a finished match. Moves and cards are inserted as ready-made text.

analysis_title = Analyse · { $title }
analysis_progress = Analyse en cours : { $done } sur { $total } { $total ->
    [one] coup
   *[other] coups
}…
analysis_first_look = Ceci est un premier aperçu ; il deviendra plus précis.

summary_estimated = Tous les chiffres sont des estimations.
summary_partly_exact = Les chiffres du dernier tour sont exacts, les autres sont des estimations.
summary_winning = { $player } avait une position gagnante au début de la phase 2.
summary_even = La position était égale au début de la phase 2.
summary_unclear = Qui gagnait au début de la phase 2 n’a pas pu être calculé à temps.
summary_unchanged = C’est resté ainsi.
summary_winning_from = Après cela, { $player } était en train de gagner.
summary_even_from = Après cela, la position était égale.
summary_earlier = { $count ->
    [one] Une erreur antérieure est dans le fichier.
   *[other] { $count } erreurs antérieures sont dans le fichier.
}

chart_heading = Chances de gagner au fil de la partie
chart_caption = Chances de gagner en %, coup par coup.
chart_line = À droite de la ligne verticale, elles sont exactes.
chart_legend = ▁ perdu · ▅ égal · █ gagné · ? inconnu
chart_legend_for_many = ▁ 0 % · ▅ 50 % · █ 100 % · ? inconnu
chart_exact = Les valeurs après le trou sont exactes, celles d’avant sont estimées.

accuracy_heading = Précision
accuracy_exact = { $player } : { $right } sur { $count } { $count ->
    [one] coup décisif juste
   *[other] coups décisifs justes
} en phase 2 ({ $percent } %).
accuracy_estimated = { $player } : { $percent } % des chances de gagner conservées (estimation ; { $count ->
    [one] { $count } coup qui comptait
   *[other] { $count } coups qui comptaient
} : { $labels })
balance_heading = Décisions et chance, en points de pourcentage (une victoire vaut +{ $win })
# The part of the luck that was dealt, and the rest: draws, and what others had.
luck_of_hand = { $luck } (première main { $hand }, cartes suivantes { $later })
balance = { $player } { $result } : décisions { $decisions }, { $kind ->
    [dice] dés
   *[cards] chance
} { $luck }
label = { $label ->
    [best] meilleur coup
    [fine] bon
    [inaccuracy] imprécision
    [mistake] erreur
    [blunder] gaffe
    [unclear] pas clair
    [equal] sans importance
   *[only] seul coup
}
label_count = { $label ->
    [best] { $count ->
        [one] { $count } meilleur coup
       *[other] { $count } meilleurs coups
    }
    [fine] { $count ->
        [one] { $count } bon
       *[other] { $count } bons
    }
    [inaccuracy] { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
    [mistake] { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
   *[blunder] { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }
}

mistakes_heading = { $kind ->
    [inaccuracies] Imprécisions
   *[mistakes] { $order ->
        [own] Erreurs, les tiennes d’abord
       *[size] Plus grosses erreurs
    }
}
mistake_exact = { $player } a laissé filer { $what ->
    [win] la victoire
   *[draw] la nulle
} avec { $action } (gaffe). { $better } suffisait.
mistake_estimated = { $player } – { $action } ({ $chosen }) : { $label ->
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
} ({ $loss }). Mieux : { $better } ({ $best }).
mistake_heading = { $label ->
    [inaccuracy] 🟨 Imprécision
    [mistake] 🟧 Erreur
   *[blunder] 🟥 Gaffe
} · { $player } · { $chapter }
mistake_actions = { $action } ({ $chosen }) au lieu de { $better } ({ $best })
best_play_heading = Meilleur jeu après { $played }
best_play_then = Meilleur jeu après cette erreur : { $plays }
likely_play_heading = Suite probable : { $played }, puis…
likely_play_then = Suite probable : { $plays }
play_of = { $player } : { $action }
lost_anyway = Face au meilleur jeu, { $player } ne pouvait plus gagner ; le plus dur à contrer était { $answer }.
at_chapter = { $chapter } : { $text }
jump_placeholder = { $kind ->
    [inaccuracies] Revoir à partir d’une imprécision…
   *[mistakes] Revoir à partir d’une erreur…
}
jump_choice = { $chapter }, { $player } : { $action }
# Where two choices would otherwise be the same.
jump_choice_at = coup { $number }
win_chance = { $percent } %
win_chance_within = { $percent } % ± { $error }
points_lost = { $points } ± { $error } points de pourcentage perdus
points_lost_clearly = { $points } points de pourcentage perdus
label_and_loss = { $label }, { $loss }
# Why a move lost chances, from what the player saw. Added to the loss.
loss_and_reason = { $loss } : { $reason }
reason_lower_card = une carte plus petite { $result ->
    [wins] gagne ce pli aussi
    [loses] perd ce pli aussi
   *[alike] est tout aussi difficile à battre
}
reason_trick = { $result ->
    [wins] ce pli pouvait être gagné
    [loses] mieux valait perdre ce pli
    [leads] les cartes sur la table pouvaient être battues
   *[trails] mieux valait ne pas battre les cartes sur la table
}
reason_beaten_by = les autres peuvent avoir { $cards } { $cards ->
    [one] carte qui bat
   *[other] cartes qui battent
} celle-ci, et { $better } qui { $better ->
    [one] bat
   *[other] battent
} l’autre
reason_value = la valeur de cette carte est { $value }, celle de l’autre { $better }
reason_points = cela rapporte { $scored ->
    [0] 0 point
    [one] { $scored } point
   *[other] { $scored } points
} tout de suite, et { $possible } { $possible ->
    [one] était possible
   *[other] étaient possibles
}
reason_lead = { $change ->
    [taken] la majorité sur les { $factions } était à prendre
    [kept] cela cède la majorité sur les { $factions }
    [broken] la majorité adverse sur les { $factions } pouvait être brisée
   *[given] cela donne à l’adversaire la majorité sur les { $factions }
}
reason_figures = les figurines sur les { $factions } pouvaient être mieux placées
reason_power = { $better ->
    [used] le pouvoir valait la peine
   *[declined] mieux valait renoncer au pouvoir
}
reason_draw = { $card ->
    [drawn] une carte de l’offre
   *[kept] une carte non gardée
} pouvait rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
} au tour suivant
reason_next_lead = { $card ->
    [drawn] une carte de l’offre
   *[kept] une carte non gardée
} pouvait donner la majorité sur les { $factions } au tour suivant
reason_left_space = cela laisse une case qui vaut { $points } points pour un { $card }

list_heading = Tous les coups
list_legend = Exact : le résultat avec le meilleur jeu, avant → après. Estimé : la chance de gagner, avec sa marge. À partir de 5 points de pourcentage perdus une imprécision, de 10 une erreur, de 20 une gaffe. Les chances sont celles de la personne qui joue.
list_exact = { $chapter }, { $player } : { $action } – { analysis_before } → { analysis_after } ({ $label }). Le mieux : { $best }
list_only = { $chapter }, { $player } : { $action } – { analysis_before } (seul coup)
list_unclear = { $chapter }, { $player } : { $action } – { analysis_before } → { analysis_after }
list_lost = { $chapter }, { $player } : { $action } – perdu face au meilleur jeu
list_lost_answer = { $chapter }, { $player } : { $action } – perdu face au meilleur jeu. Le plus dur à contrer : { $answer }
list_estimate = { $chapter }, { $player } : { $action } – { $chosen } ({ $label })
list_unknown = { $chapter }, { $player } : { $action } – pas pu être calculé à temps
list_estimate_better = { $chapter }, { $player } : { $action } – { $chosen } ({ $label }). Mieux : { $better }, { $best }
analysis_before = { $before ->
    [win] gagné
    [draw] nulle
    [loss] perdu
   *[unknown] inconnu
}
analysis_after = { $after ->
    [win] gagné
    [draw] nulle
    [loss] perdu
   *[unknown] inconnu
}

analysis_file = Chaque coup est dans le fichier.
button_analysis = Analyser

button_try_again = Réessayer
button_try_another = Autre essai
button_back_to_replay = Retour à la partie
try_title = Réessayer · { $title }
try_question = Tu es { $player }. Que jouerais-tu ?
try_not_possible = Il n’y a rien à choisir à ce point de la partie.
button_play_on = Jouer la suite
play_on_title = Jouer la suite · { $title }
play_on_plays = Joué : { $plays }
play_on_result = Résultat
play_on_does_not_count = Tu joues pour { $player } ; des bots jouent pour les autres. Cela ne compte pas, et personne d’autre ne le voit.
play_on_too_long = Ici, tu ne peux pas jouer plus loin. Retourne à la partie et pars d’une position plus tardive.

try_best = 🎯 **C’est le meilleur coup !**
