# A finished match: its result, its replay, its record.

match_won = { $count ->
    [one] 🏆 { $players } gagne !
   *[other] 🏆 { $players } gagnent !
}
match_drawn = 🤝 La partie est nulle.
match_shared = 🤝 { $players } se partagent la première place.
match_aborted = La partie a été annulée et ne compte pas.
ended_resigned = { $player ->
    [you] Tu as abandonné.
   *[other] { $player } a abandonné.
}
ended_timeout = { $player ->
    [you] Tu as dépassé ton temps.
   *[other] { $player } a dépassé son temps.
}
ended_left = { $player ->
    [you] Tu as quitté le serveur.
   *[other] { $player } a quitté le serveur.
}
ended_drawn = Tout le monde s’est mis d’accord sur la nulle.
ended_agreed = Tout le monde s’est mis d’accord pour annuler.
ended_stopped = La modération a arrêté la partie.
ended_stopped_by_organiser = L’organisation du tournoi a mis fin à cette partie.
match_voided = 🚫 La modération du serveur a invalidé cette partie : elle ne compte pas.
unrated_pair = ⚖️ Pas classée : quand cette partie a commencé, { $players ->
    [2] ces deux personnes
   *[other] deux des joueurs
} avaient terminé { $matches } parties classées ensemble en 24 heures.
# After one of the three sentences about a player who has left.
taken_over = { $sentence } Un bot a pris la relève.
best_who_stayed = Un joueur parti ne peut pas gagner : le meilleur des autres l’emporte.
you_are_replaced = Un bot continue à ta place. Pour toi, la partie compte comme une défaite.
you_lost_by_leaving = { $sentence } Tu perds cette partie.

result_heading = **Le vote des factions : { $votes }**
vote_won = { $faction } : { $side } ({ $counts })
vote_tie_broken = { $faction } : { $side } ({ $counts } ; carte haute : { $high } bat { $low })
vote_tie = { $faction } : égalité ({ $counts })
vote_no_cards = { $faction } : aucune carte
votes_tied = Égalité de voix. { $outcome ->
    [tied] La somme des valeurs des cartes dans les factions gagnées est égale aussi :
   *[decided] La somme des valeurs des cartes dans les factions gagnées décide :
} **{ $sums }**

# How close it was.
close_card = { $owner ->
    [you] Avec ta carte { $card }
   *[other] Avec la carte { $card } de { $owner }
}, { $player ->
    [you] tu aurais gagné
   *[other] { $player } aurait gagné
}.
close_votes = { $player ->
    [you] Il t’a manqué
   *[other] Il a manqué
} { $count } voix{ $player ->
    [you] { "" }
   *[other] { " " }à { $player }
}.

# The message in the channel for a player who gets no direct messages.
result_mention = { $mention }, ta partie est terminée.

ratings_heading = Cotes
rating_change = { $player } : { $before } → { $after } ({ $change })

# Headlines; the score follows.
you_won = 🏆 Tu as gagné !
you_lost = Tu as perdu.
you_drew = 🤝 Partie nulle.

# Above the buttons that a result leaves out.
finished_more = Le journal de cette partie, et comment vérifier sa donne :

# The table’s message, when its result is a new message below.
result_below = Cette partie est terminée : [voir le résultat]({ $url })

button_rematch = Revanche
button_play_too = Jouer aussi
button_replay = Revoir
button_record = Journal

replay_title = Revoir · { $title }
replay_position = Coup { $actions } sur { $total }
replay_no_mistake_after = { $kind ->
    [inaccuracies] Plus d’imprécision après ce point, et aucune erreur dans la partie.
   *[mistakes] Plus d’erreur après ce point.
}
replay_no_mistake_before = { $kind ->
    [inaccuracies] Pas d’imprécision avant ce point, et aucune erreur dans la partie.
   *[mistakes] Pas d’erreur avant ce point.
}
hand_of = Main de { $player } ({ $count })
followers_of = Partisans de { $player } ({ $count })
button_first = Début
button_back = Reculer
button_forward = Avancer
button_last = Fin
# Short, so that both buttons of a pair fit beside each other on a phone.
button_previous_trick = Pli préc.
button_next_trick = Pli suiv.
button_previous_turn = Tour préc.
button_next_turn = Tour suiv.
button_previous_mistake = Erreur préc.
button_next_mistake = Erreur suiv.

record_title = Journal · { $title }
record_text = Chaque donne, lancer et coup de la partie, un par ligne, avec l’empreinte et le secret de la donne. Pour vérifier, lance le programme de ce bot : `claim-bot check FICHIER`

decided_by_last_trick = La partie s’est jouée au tout dernier pli.
decided_after_trick = Après le pli { $trick } sur { $tricks } de la phase 2, { $player ->
    [you] tu ne pouvais
   *[other] { $player } ne pouvait
} plus perdre.
