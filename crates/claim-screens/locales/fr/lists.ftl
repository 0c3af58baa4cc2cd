# Leaderboards, profiles, and a player's own matches.

leaderboard_title = 🏆 Classement
leaderboard_empty = Ce classement est encore vide. Pour y figurer, termine une partie classée contre des gens sur un serveur : `/claim commencer`
leaderboard_row = `{ $rank }.` { $name } · **{ $rating }** · { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} : victoires { $won }, nulles { $drawn }, défaites { $lost }
leaderboard_own = ➤ { leaderboard_row } ← toi
this_server = Ce serveur
all_servers = Tous les serveurs
all_games = Tous les jeux
this_month = Ce mois-ci
all_time = Depuis toujours
month_starts_anew = Chaque mois, ces cotes repartent de zéro.
button_my_profile = Mon profil
button_leaderboard = Classement
profile_own = 📈 Ton profil
profile_of = 📈 Profil de { $name }
profile_unnamed = 📈 Profil
rating_record = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} : victoires { $won }, nulles { $drawn }, défaites { $lost }
rating_now = **{ $rating }** · rang { $rank } · { $record }
rating_none = Tu n’as pas encore terminé de partie classée ici. Les parties entre personnes sur un serveur sont classées : `/claim commencer`
rating_none_other = { $player } n’a pas encore terminé de partie classée ici.
rating_none_of_game = Tu n’as pas encore terminé de partie classée de { $game } ici.
rating_none_of_game_other = { $player } n’a pas encore terminé de partie classée de { $game } ici.
rating_provisional = ? provisoire : encore peu de parties classées
profile_streaks = Victoires de suite : { $streak } · plus longue série : { $best }
profile_favourite = Faction préférée : { $faction } (gagnée { $won } fois)
profile_games = Cotes par jeu
profile_game = { $game } : **{ $rating }** · rang { $rank } · { $record }
profile_bots = Contre des bots (non classées ; toutes tes parties, sur tous les serveurs)
profile_bot = { $level ->
    [easy] Facile
    [medium] Moyen
   *[hard] Fort
} ({ $names }) : victoires { $won }, nulles { $drawn }, défaites { $lost }
profile_forms = Tes coups (parties analysées, tous serveurs confondus)
form_kept = **{ $game } :** { $percent } % des chances de gagner conservées { $count ->
    [1] en une partie
   *[other] sur tes { $count } dernières parties
}.
form_exact_only = **{ $game } :** { $count ->
    [1] une partie
   *[other] tes { $count } dernières parties
}.
form_strength = { $strength ->
    [above-hard] Mieux que les bots forts.
    [below-easy] En dessous des bots faciles.
    [above-easy] Entre les bots faciles et moyens.
   *[above-medium] Entre les bots moyens et forts.
}
form_trend = Les { $count } dernières : { $new } % ; avant, { $old } %.
form_critical = { $right } sur { $count } { $count ->
    [one] coup décisif juste
   *[other] coups décisifs justes
} en phase 2.
form_typical = Erreur la plus fréquente : { $kind ->
    [lead-one] la carte que tu entames en phase 1
    [follow-one] la carte que tu fournis en phase 1
    [lead-two] la carte que tu entames en phase 2
    [follow-two] la carte que tu fournis en phase 2
    [choice] la carte que tu prends
    [roll] relancer au lieu de t’arrêter
    [stop] t’arrêter au lieu de relancer
    [space] la case que tu choisis
    [place] où tu poses quelle carte
    [power] ta façon d’utiliser les pouvoirs
   *[draw] la carte que tu pioches
}.
profile_events = Tournois
profile_event = { $event } : place **{ $place }** sur { $players }
profile_opponents = Adversaires les plus fréquents
profile_opponent = { $name } : victoires { $won }, nulles { $drawn }, défaites { $lost }
profile_against_you_heading = Face à face
profile_against_you = Toi : victoires { $won }, nulles { $drawn }, défaites { $lost }
rating_history = { $count ->
    [one] La seule partie classée
   *[other] Les { $count } dernières parties classées
}
page = Page { $number } sur { $pages }
button_previous = Reculer
button_next = Avancer

matches_title = Tes parties en cours
matches_empty = Tu n’as aucune partie en cours.
matches_line = En attente des autres : { $title }
matches_line_paused = ⏸️ En pause : { $title }
matches_line_your_turn = **À toi :** { $title }
# Beside a match: whether it waits for the reader.
button_go_on = Continuer
button_show = Voir
matches_tables = Tes tables ouvertes et tes invitations
link_to_hand = [Ta main]({ $url })

finished_matches_title = Tes parties terminées
finished_matches_empty = Tu n’as pas encore de partie terminée.
button_finished_matches = Parties terminées

which_match_title = Quelle partie ?
which_match_menu = Choisir une partie

tables_title = Tables ouvertes sur ce serveur
tables_empty = Aucune table n’est ouverte.
tables_line = **{ $game }** · { $players } · { $free ->
    [0] toutes les places sont prises
    [one] { $free } place libre sur { $total }
   *[other] { $free } places libres sur { $total }
}
tables_line_reserved = **{ $game }** · { $players } · réservée à { $names }
tables_label = Table ouverte · { $game } : { $players }

button_share = Partager dans le salon
button_open_shared = Ouvrir
button_refresh = Actualiser
watching = Tu regardes la partie : les nouveaux coups s’affichent ici. Sinon, appuie sur « { $refresh } ».
watching_ended = Cet affichage ne suit plus la partie. « { $watch } » la montre de nouveau.
tables_running = En cours dans ce salon
shared = Partagé dans le salon.
shared_by = Partagé par { $player }
