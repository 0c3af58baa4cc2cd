# The daily puzzle and its ranking. The reader plays one of the two hands.

puzzle_title = 🧩 Énigme du { date } · { $game }
puzzle_question = **Une seule carte gagne,** quoi que fasse l’adversaire. Laquelle ?
puzzle_you = Toi
puzzle_opponent = Adversaire
puzzle_opponent_hand = Main de l’adversaire ({ $count })
puzzle_piles = { score_piles }
puzzle_pile_line = { $faction } : toi { $own }, adversaire { $opponent }
puzzle_pile_cards = { $count ->
    [0] **0**
   *[other] **{ $count }** ({ $values })
}
puzzle_open_hands = Encore { $tricks } plis. Les deux mains sont visibles : en phase 2, qui se souvient de la phase 1 les connaît de toute façon.

puzzle_right = ✅ **Bien vu !** { $card } gagne, quoi que fasse l’adversaire.
puzzle_wrong = ❌ **Pas cette fois.** Après { $card }, { $value ->
    [draw] c’est au mieux la nulle.
   *[loss] l’adversaire peut gagner.
} La bonne carte : { $solution }
puzzle_stats = { $streak ->
    [0] Total résolu : { $solved } sur { $answered }{ puzzle_best }
    [one] 🔥 Série : **{ $streak } jour** (record : { $best }) · total résolu : { $solved } sur { $answered }
   *[other] 🔥 Série : **{ $streak } jours** (record : { $best }) · total résolu : { $solved } sur { $answered }
}
puzzle_best = { $best ->
    [0] { "" }
   *[other] { " " }· meilleure série : { $best }
}
puzzle_next = Prochaine énigme : { $when }
puzzle_counts = Ta première réponse compte.
puzzle_practice = *Pour l’entraînement : cette énigme est finie, ta réponse ne compte pas.*
puzzle_why = Pourquoi
puzzle_why_line = { $card } { $value ->
    [win] **gagne**
    [draw] fait nulle
   *[loss] perd
} : { $plays }
puzzle_end = { " " }→ voix **{ $votes }**{ $decided_by ->
    [sums] { " " }(valeurs des cartes { $sums })
   *[votes] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }· pour toi : { $factions }
}
puzzle_play = { $who ->
    [you] toi
   *[opponent] l’adversaire
} { $card }

rated_question = **Un coup est nettement meilleur que tous les autres.** Lequel ?
rated_placeholder = Choisir…
rated_right = ✅ **Bien vu !** Le meilleur coup : **{ $choice }** (gagne dans { $chance } % des cas)
rated_wrong = ❌ **Pas cette fois.** Ton coup : { $choice } (gagne dans { $chance } % des cas). Le meilleur coup : { $solution } ({ $best } %)
rated_why = { $choice } : **{ $chance } %**
rated_why_then = { $choice } : **{ $chance } %**. Puis : { $plays }
rated_play = { $who ->
    [you] toi
   *[opponent] l’adversaire
} : { $action }
puzzle_more = { $count ->
    [one] Non montré : { $count } coup moins bon.
   *[other] Non montrés : { $count } coups moins bons.
}
rated_margin = Chances de gagner, estimées d’après ce que tu sais, ± { $margin } points de pourcentage.
rated_exact = Chances exactes de gagner.

button_puzzle = Énigme du jour
button_puzzle_ranking = Classement
button_earlier_puzzles = Énigmes passées
button_practise = Jouer
button_puzzle_again = Réessayer

earlier_puzzles_title = 🧩 Énigmes passées
earlier_puzzles_text = Pour l’entraînement : tes réponses ne comptent pas.
earlier_puzzle = **{ date }** · { $game }

puzzle_ranking_title = 🏅 Classement des énigmes de ce serveur
puzzle_ranking_empty = Personne n’a encore répondu à une énigme ici. Ouvre le bal : `/claim énigme`
puzzle_ranking_row = `{ $rank }.` { $today ->
    [solved] ✅
    [missed] ❌
   *[open] ▫️
} { $name } · série **{ $streak }**, record { $best } · résolu { $solved } sur { $answered }
puzzle_ranking_own = ➤ { puzzle_ranking_row } ← toi
puzzle_ranking_symbols = Aujourd’hui : ✅ réussi · ❌ manqué · ▫️ pas encore de réponse

puzzle_over = Cette énigme est finie. Voici celle d’aujourd’hui :
puzzle_unknown_play = Tu ne peux pas jouer cette carte dans l’énigme du jour. La voici :
puzzle_is_answered = Tu as déjà répondu à l’énigme du jour : ta première réponse compte.
puzzle_too_old = Les énigmes aussi anciennes ne se jouent plus. Voici celle d’aujourd’hui :

puzzle_solved_by = 🟩 { $player } a résolu cette énigme
