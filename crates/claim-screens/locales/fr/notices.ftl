# Short private answers.

turn_mention = { $mention }, à toi de jouer – appuie sur « { $button } ».
asked_mention = { $mention }, on attend ta réponse :
turn_mention_link = { $mention }, à toi de jouer : { $link }
# The direct message in games that are played at the table.
turn_notice = **À toi de jouer.**
# On a phone’s lock screen.
told_turn = À toi de jouer : { $title }
turn_notice_other = La partie se joue à la table. Tu recevras un message quand ce sera ton tour.

not_your_turn = Ce n’est pas ton tour.
outdated_button = Ce bouton n’est plus à jour. Prends un message plus récent.
outdated_button_of_match = Ce bouton n’est plus à jour. Voici où en est la partie :
match_over = Cette partie est terminée.
match_paused = Cette partie est en pause. Chaque joueur peut la reprendre avec « Pendule ».
match_not_paused = Cette partie n’est pas en pause.
no_pause_in_event = Les tournois n’ont pas de pause : la ronde suivante attend tout le monde.
no_clock = Aucune pendule ne tourne dans cette partie.
own_clock = Seul un adversaire peut te donner du temps.
enough_time = Cette personne a encore bien assez de temps. Tu pourras en donner quand elle en aura utilisé.
pause_already_asked = Tu as déjà demandé une pause. La pause commence quand tout le monde est d’accord.
no_pause_asked = Cette demande de pause n’est plus ouverte.
not_in_match = Tu ne joues pas dans cette partie. Lance la tienne avec `/claim commencer`.
has_left = Tu as quitté cette partie. Un bot continue à ta place.
cannot_call_off = La partie ne peut plus être annulée.
unknown_button = Je ne connais pas ce bouton. Prends un message plus récent.
unreadable_command = Je n’ai pas pu lire cette commande. Tape-la de nouveau et choisis dans les listes qui s’ouvrent.
unknown_action = Je ne connais pas ce coup. Choisis-en un dans la liste qui s’ouvre quand tu tapes.
unknown_game = Je ne connais pas ce jeu. Choisis-en un dans la liste qui s’ouvre quand tu tapes.
wrong_player_count = { $game } se joue à { $numbers }. Choisis un autre nombre, ou un autre jeu.
option_unavailable = { $game } n’a pas de { $option ->
    [factions] factions
   *[variant] variantes
} au choix. Laisse cette option de côté.
option_conflict = { $option ->
    [factions] Dans { $game }, { $misfits } ne vont pas avec les autres factions
   *[variant] « { $misfits } » n’existe pas dans { $game }
}{ $players ->
    [these] { " " }à ce nombre de joueurs
   *[any] { "" }
}. Choisis dans la liste qui s’ouvre quand tu tapes, ou laisse l’option vide.
faction_missing = Dans { $game }, il faut au moins une de ces factions : { $factions }. Choisis dans la liste qui s’ouvre quand tu tapes, ou laisse l’option vide.
several_variants = Choisis une seule variante.
options_conflict = Ces options ne vont pas ensemble. Choisis dans les listes qui s’ouvrent quand tu tapes, ou laisse des options vides.
unknown_choice = Je ne connais pas « { $typed } ». Choisis dans la liste qui s’ouvre quand tu tapes, ou laisse l’option vide.
unknown_faction = Je ne connais pas cette faction. Choisis-en une dans la liste qui s’ouvre quand tu tapes.
table_full = Toutes les places de cette table sont prises. Ouvre la tienne avec `/claim commencer`.
table_not_full = Il reste des places libres. La partie peut commencer quand elles sont toutes prises.
table_closed = Cette table est fermée.
already_started = Cette partie a déjà commencé. Ouvre une nouvelle table avec `/claim commencer`.
already_seated = Tu as déjà une place à cette table.
not_seated = Tu n’as pas de place à cette table. Appuie sur « Rejoindre » pour en prendre une.
other_not_seated = Cette personne n’est plus à cette table.
other_not_invited = Cette invitation n’est plus ouverte.
only_seated_start = Seules les personnes à cette table peuvent démarrer la partie.
only_host_cancels = Seul l’hôte de cette table peut la fermer.
opponent_is_yourself = Tu ne peux pas jouer contre toi-même. Choisis une autre personne.
opponent_is_bot = Les autres bots ne peuvent pas être invités. Choisis une personne.
opponent_is_this_bot = Moi, je n’ai pas besoin d’invitation. Pour jouer contre des bots, prends le menu « { menu_bots } ».
already_invited = Toutes les personnes choisies ont déjà une place ou une invitation.
seats_reserved = { $count ->
    [one] La place libre est réservée
   *[other] Les places libres sont réservées
} à { $names }.
no_longer_in_server = Tu n’es plus sur le serveur où cette partie a été jouée.
opponent_not_here = Cette personne n’est pas sur ce serveur, je ne peux donc pas l’inviter.
removed_from_table = L’hôte t’a fait quitter cette table. Tu peux ouvrir la tienne avec `/claim commencer`.
rated_changed = Cette partie vient de devenir classée, ou de ne plus l’être : regarde la table, et appuie encore une fois si tu veux toujours jouer.
terms_changed = L’hôte vient de changer le jeu ou le temps. Regarde la table, et appuie sur « Rejoindre » si tu veux toujours jouer.
no_invitation = Tu n’as pas d’invitation ouverte à cette table.
seat_taken = Cette place est déjà prise.
host_only = Seul l’hôte de cette table peut faire ça.
others_joined = D’autres ont pris place, le jeu ne peut donc plus changer. Ferme la table et ouvres-en une autre.
too_few_seats = Tu as invité plus de gens qu’il n’y a de places. Choisis un nombre de joueurs plus grand, ou invite moins de monde.
no_seats_for_bots = Il ne reste pas de place pour des bots. Enlève `bots`, ou choisis un jeu pour plus de joueurs.
invited_other = { $count ->
    [one] Cette place est réservée à { $names }
   *[other] Les places libres sont réservées à { $names }
}. Ouvre ta propre table avec `/claim commencer`.
match_not_found = Je ne trouve pas cette partie. `/claim parties` montre tes parties en cours.
match_unreadable = Je ne peux pas lire les données de cette partie ; elle ne continuera qu’une fois le problème réglé. Rien n’a été supprimé et toutes les pendules sont arrêtées. Préviens, s’il te plaît, les gens qui gèrent ce bot.
own_match_unreadable = Je ne peux pas lire les données d’une de tes parties ; elle ne continuera qu’une fois le problème réglé. Rien n’a été supprimé et toutes les pendules sont arrêtées. Préviens, s’il te plaît, les gens qui gèrent ce bot.
match_still_running = Cette partie est encore en cours. Réessaie quand elle sera finie.
match_hidden = D’autres jouent encore cette donne. Tu pourras regarder la partie à la fin de la ronde.
no_finished_match = Tu n’as pas encore de partie terminée.
nothing_to_analyse = Cette partie s’est arrêtée avant le premier coup : il n’y a rien à analyser.
no_running_match = Tu n’as aucune partie en cours.
missing_permissions = Dans ce salon, il me manque : { $permissions }. Un admin du serveur peut me l’accorder.
missing_thread_permissions = Je ne peux pas encore ouvrir de fils dans ce salon. Permissions manquantes : { $permissions }. Donne-les à mon rôle ; d’ici là, les parties se jouent dans le salon même.
thread_refused = Je n’ai pas pu ouvrir de fil pour une partie dans <#{ $channel }>. Mon rôle y a besoin de ces permissions : { $permissions }. Sans elles, les parties se jouent dans le salon même. Si tu ne veux pas de fils, désactive-les avec `/claim paramètres`.
limit_own_tables = Tu as déjà { $count ->
    [one] une table ouverte
   *[other] { $count } tables ouvertes
}. Démarre une partie ou ferme une table avant d’en ouvrir une autre.
limit_player_tables = { $player } a déjà { $count ->
    [one] une table ouverte. Tu pourras lui céder celle-ci quand la partie de l’autre aura commencé, ou que l’autre sera fermée.
   *[other] { $count } tables ouvertes. Tu pourras lui céder celle-ci quand une partie aura commencé à l’une d’elles, ou que l’une sera fermée.
}
limit_server_tables = Ce serveur a déjà { $count ->
    [one] une table ouverte
   *[other] { $count } tables ouvertes
}. Prends-y place avec `/claim tables`, ou réessaie plus tard.
limit_own_matches = { $count ->
    [one] Tu joues déjà une partie. Finis-la d’abord.
   *[other] Tu joues déjà { $count } parties à la fois. Finis-en d’abord une.
}
limit_player_matches = { $player } joue déjà { $count ->
    [one] une partie. Celle-ci pourra commencer quand l’autre sera finie.
   *[other] { $count } parties à la fois. Celle-ci pourra commencer quand l’une d’elles sera finie.
}
limit_server_matches = { $count ->
    [one] Une partie est déjà en cours sur ce serveur. Réessaie quand elle sera finie.
   *[other] { $count } parties sont déjà en cours sur ce serveur. Réessaie quand l’une d’elles sera finie.
}
limit_vacation_days = Il ne te reste pas assez de jours de vacances ({ $count } par an). Choisis moins de jours.
limit_analyses = { $count ->
    [one] Je travaille encore à ta dernière demande. Attends qu’elle soit prête.
   *[other] Je travaille encore à { $count } de tes demandes. Attends que l’une d’elles soit prête.
}
limit_all_analyses = { $count ->
    [one] J’analyse encore une autre partie.
   *[other] { $count } autres parties attendent leur analyse.
} Réessaie dans une minute.
servers_only = Cela ne marche que sur un serveur où je suis.
cannot_write_here = Tu ne peux pas partager ça ici, car tu ne peux pas écrire dans ce salon. Essaie dans un autre.
not_shared = Je n’ai pas pu publier ça ici. Réessaie.
watch_elsewhere = Tu peux regarder cette partie dans { $channel }.
stop_elsewhere = Tu ne peux arrêter cette partie que dans { $channel }.
only_bots_here = Ici, tu ne peux jouer que contre des bots. Pour jouer contre des gens, utilise `/claim commencer` sur un serveur où je suis.
no_series_here = Une série ne se joue que sur un serveur. Ici, tu peux jouer des parties seules : `/claim commencer` sans `série`.
match_started_in_direct_messages = Ta partie a commencé dans nos messages privés. `/claim main` la montre aussi ici. À la table : { $bots }.
match_started_against_bots = Ta partie a commencé. À la table : { $bots }.
internal_error = Quelque chose s’est mal passé de mon côté. Réessaie dans un instant. Tout ce que j’ai confirmé est enregistré.
shutting_down = Je redémarre. Réessaie dans une minute. Tes parties sont en sécurité.

# Choices that /claim play offers when there is nothing to play: no markdown, at most 100 characters.
play_no_match = Aucune partie ne t’attend. Lances-en une avec /claim commencer
play_not_your_turn = Ce n’est pas ton tour : on attend { $player }

# A choice that /claim play offers when there are more moves than fit.
play_more = encore { $count } – tape pour les voir

joined_table = Tu es à la table.
table_elsewhere = La table est dans { $channel }.
table_not_posted = Je n’arrive pas à afficher la table dans { $channel } pour l’instant. Je continue d’essayer. Si elle n’apparaît pas, demande à la modération de m’y donner « Voir le salon » et « Envoyer des messages ».
bots_joined = À la table maintenant : { $bots }.
invitation_declined = Tu as refusé. Les autres le voient à la table.
people_invited = Toutes les personnes choisies sont invitées.
seats_changed = Les places ont changé.
player_removed = C’est fait. La place est libre.
invitation_withdrawn = L’invitation est retirée.
table_handed_over = La table est cédée.
bot_removed = Le bot a quitté la table.
no_bot = Il n’y a pas de bot à cette table.
left_table = Tu as quitté la table.
table_cancelled = La table a été fermée.
resigned = Tu as abandonné.
resigned_to_bot = Tu as abandonné. Un bot continue à ta place.
called_off = Tu as annulé la partie. Elle ne compte pas.

# As Discord calls them.
permission_view_channel = Voir le salon
permission_connect = Se connecter
permission_send_messages = Envoyer des messages
permission_create_public_threads = Créer des fils publics
permission_send_messages_in_threads = Envoyer des messages dans les fils
permission_attach_files = Joindre des fichiers
permission_read_message_history = Voir les anciens messages

# Why the rules refuse a move.
refused_no_turn = Ce n’est le tour de personne.
refused_not_held = Tu n’as pas { $card } en main.
refused_revoke = Tu dois fournir { faction_led }.
refused_revoke_doppelganger = Tu dois fournir { faction_led } (ou jouer un Doppelgänger).
refused_play_expected = Joue une carte maintenant.
refused_take_expected = Prends d’abord une carte.
refused_remove_expected = Choisis d’abord à qui le Géant retire un Gnome.
refused_nothing_there = Tu ne peux pas prendre cette carte.
refused_no_victim = Cette personne n’a pas ce Gnome.

# Matches in lists.
match_your_turn = À toi · { $title }
match_ended_ago = il y a { $unit ->
    [minute] { $count } min
    [hour] { $count } h
   *[day] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
} · { $title }
match_ended_exactly_ago = il y a { $days ->
    [0] {""}
    [one] { $days } jour{" "}
   *[other] { $days } jours{" "}
}{ $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min · { $title }

# Tables that were opened, and matches that have begun.
table_opened = Ta table est ouverte. Quand toutes les places sont prises, chacun à la table peut démarrer la partie.
table_opened_for_guest = Ta table est ouverte. La partie commence dès que la personne invitée prend place.
table_opened_with_bots = Ta table est ouverte et les bots sont assis. Quand toutes les personnes invitées sont là, tu peux démarrer la partie. Les parties avec des bots ne sont pas classées.
table_opened_with_bots_for_guest = Ta table est ouverte et les bots sont assis. La partie commence dès que la personne invitée prend place. Les parties avec des bots ne sont pas classées.
match_started_with_bots = La partie a commencé. À la table : { $bots }. Elle n’est pas classée et son équité n’est pas vérifiable (voir « Équité »).
match_started = La partie a commencé.
rematch_opened = La table de la revanche est ouverte. Les autres peuvent venir avec « Rejoindre » ou « Revanche ».
rematch_missed = La revanche a commencé sans toi. Pour rejouer, ouvre une table avec `/claim commencer`.
other_table_open = Tu as une autre table ouverte : [Aller à la table]({ $url }). Tu peux la fermer avec « Options de table ».
hand_elsewhere = La suite est dans tes messages privés : [Ta main]({ $url })
hand_moved = Ta main se trouve dans un message plus récent.
hand_not_delivered = Tes cartes sont ici parce que Discord ne les a pas livrées par message privé. Pour les recevoir là-bas, autorise les messages privés dans les paramètres de confidentialité du serveur.
series_running = La série a commencé : joueurs et places ne changent plus.

# To the person who runs the bot, by direct message.
operator_notice = **Le bot a besoin de toi.** { $kind ->
    [backup] La dernière sauvegarde de la base de données a échoué.
    [disk] Le disque de la base de données est presque plein.
    [quarantine] Des parties sont illisibles et mises de côté.
   *[clock] L’horloge de sa machine est fausse.
} `{ $details }`
