# The daily post of a server, and its settings.

post_title = 🃏 Donne du jour : { $game }
post_day = { date } · les mêmes cartes pour tout le monde
post_deal = { $count ->
    [one] Donne d’hier · { $count } résultat
   *[other] Donne d’hier · { $count } résultats
}
post_deal_row = { $medal } { $name } · { daily_score }
post_puzzle = Énigme d’hier
post_solved = { $solved ->
    [one] { $solved } personne sur { $answered } l’a résolue.
   *[other] { $solved } personnes sur { $answered } l’ont résolue.
}
post_solvers = En premier : { $names }
post_longest_streaks = Plus longues séries
post_streaks = 🔥 { $of ->
    [deals] Donne du jour :
   *[puzzles] Énigme :
} { $streaks }
post_streak = { $name } { $days } jours
post_event = 🏆 { $name } : { $when }
post_tables = 🪑 { $count ->
    [one] **{ $count }** table attend des joueurs.
   *[other] **{ $count }** tables attendent des joueurs.
}
post_month = 🏆 Podium du mois dernier
post_most_played = Le plus de parties : { $name } ({ $count })
post_newcomer = Révélation du mois : { $name } ({ $rating })
button_post_deal = Jouer la donne du jour
button_post_tables = Tables ouvertes

post_settings_title = 📅 Message du jour
post_settings_text = Un message silencieux par jour : la donne et l’énigme du jour, les meilleurs d’hier, les tables ouvertes et les tournois, et en début de mois le podium du mois passé. S’il n’y a rien à dire et que personne n’a joué depuis une semaine, il n’y en a pas.
post_is_on = Il arrive dans { $channel }.
post_is_off = Il est **désactivé**. Choisis l’heure et le fuseau, puis active-le dans le salon où il doit arriver.
post_time = Heure : **{ $hour }** ({ $zone })
post_next = Prochain message : { $when }
choose_post_hour = Changer l’heure
button_post_here = { $which ->
    [move] Plutôt ici
   *[start] Activer ici
}
button_post_off = Désactiver
button_post_zone = Fuseau horaire
post_failed = ⚠️ { $why ->
    [channel-lost] Le dernier message du jour n’est pas arrivé : son salon n’existe plus. Active-le dans un autre.
    [forbidden] Le dernier message du jour n’est pas arrivé : je ne peux pas écrire dans son salon. Il m’y faut *Voir le salon* et *Envoyer des messages*.
   *[refused] Le dernier message du jour n’est pas arrivé : Discord ne l’a pas accepté.
}
zones_title = 🕘 Fuseau du message du jour
zones_text = Choisi : **{ $zone }**. À côté de chaque fuseau figure son décalage avec UTC aujourd’hui.
choose_zone_region = Choisir une région
zone_region = { $region ->
    [africa] Afrique
    [america] Amérique
    [antarctica] Antarctique
    [asia] Asie
    [atlantic] Atlantique
    [australia] Australie
    [europe] Europe
    [indian] Océan Indien
   *[pacific] Pacifique
}
