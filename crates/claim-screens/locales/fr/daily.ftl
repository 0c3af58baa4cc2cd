# La donne du jour : la même pour tout le monde, une fois par jour.

daily_button_deal = Donne du jour
daily_button_play = Jouer
daily_button_continue = Continuer
daily_button_compare = Comparer avec les autres
daily_button_ranking = Classement
daily_button_practise = Rejouer pour s’entraîner
daily_button_earlier = Donnes passées
daily_button_proof = Équité
daily_button_records = Journaux
daily_button_show_day = Voir

daily_title = 🃏 Donne du jour · { date } · { $game }
daily_text = Une donne par jour, la même pour tout le monde, contre { $bot }. Tu as **un seul essai**, sans pendule. Ensuite, tu vois ce que les autres ont fait avec les mêmes cartes.
daily_running = Tu es en pleine partie. Pour qu’elle compte, termine-la à temps. Échéance : { $when }
daily_missed = Tu n’as pas joué cette donne. Tu pourras t’y entraîner quand sa journée sera close, le surlendemain.
daily_closed = Cette journée est close : tu peux jouer sa donne pour t’entraîner.
daily_not_counted = Cet essai ne compte pas : il n’a pas été joué jusqu’au bout à temps.
daily_practice = *Pour l’entraînement : cette partie ne compte pas.*
daily_place = { $scope ->
    [here] Sur ce serveur : **{ $place } sur { $all }**, mieux que { $better } %
   *[everywhere] Partout : **{ $place } sur { $all }**, mieux que { $better } %
}
daily_first = { $scope ->
    [here] Sur ce serveur : ton résultat est le premier
   *[everywhere] Partout : ton résultat est le premier
}
daily_streak = { $current ->
    [0] Meilleure série : { $best } { $best ->
        [one] jour
       *[other] jours
    }
    [one] 🔥 Série : **{ $current } jour** (record : { $best })
   *[other] 🔥 Série : **{ $current } jours** (record : { $best })
}
daily_chart_heading = { $count ->
    [one] { $count } résultat pour l’instant
   *[other] { $count } résultats pour l’instant
}
daily_chart = { $outcome ->
    [won] victoires
    [drawn] nulles
   *[lost] défaites
} **{ $count }** { $bar }
daily_moment_heading = Le moment le plus important
daily_ranking_empty = Pas encore de résultats.
daily_ranking_row = **{ $place }.** { $name } · { daily_score }
daily_ranking_own = **{ $place }.** ➤ { $name } · { daily_score }
daily_score = { $outcome ->
    [won] victoire { $own } – { $other }
    [drawn] nulle { $own } – { $other }
   *[lost] défaite { $own } – { $other }
}
# Au-dessus d’un résultat partagé.
daily_shared_by = { $name } a joué la donne du jour :
share_day = Donne de Claim du { date } ({ $game })
share_outcome = { daily_score }
share_better = mieux que { $better } %

earlier_title = 🃏 Donnes du jour passées
earlier_text = Une donne que tu as terminée se rejoue tout de suite, les autres quand leur journée est close.
earlier_day = **{ date }** · { $game }
earlier_none = pas jouée
earlier_unfinished = sans résultat
earlier_result = { daily_score }

proof_title = 🔒 Des donnes du jour équitables
proof_text = Les cartes de chaque jour viennent d’un secret tiré quand la veille commence. Son empreinte, le SHA-256 du secret, est visible dès lors ; le secret suit quand la journée est close. Aucune donne ne peut donc être changée après avoir été vue.
proof_later = Le secret est publié quand la journée est close, le surlendemain.
proof_day = { date } · { $game }
proof_fingerprint = Empreinte : `{ $commitment }`
proof_secret = Secret : `{ $secret }`
records_text = Toutes les parties du jour, sans noms, avec le secret dont vient la donne. Chacune commence par son en-tête.

resign_daily = Abandonner ? Ton seul essai de cette donne est alors utilisé, sans résultat.
