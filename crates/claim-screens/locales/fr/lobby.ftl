# A table before its match.

invitation = { $mentions }, { $host } { $count ->
    [one] t’invite
   *[other] vous invite
} à une partie de { $game } !
opened = { $host } a envie de jouer à { $game }. Qui joue ?
call_full = { $mentions }, tout le monde est là : « Démarrer » lance la partie.
call_host_left = { $mentions }, la table est à toi maintenant : l’hôte est parti.
series_next = { $mentions }, la partie suivante de la série est prête : « Démarrer » la lance.
lobby_title = { $game } : table ouverte
lobby_host = Table de { $host }
lobby_seat = Place { $number } : { $player ->
    [none] libre
   *[other] { $player }
}
lobby_seat_reserved = Place { $number } : réservée à { $player }
lobby_declined = ✉️ { $players } { $count ->
    [one] a refusé
   *[other] ont refusé
}.
lobby_team = Équipe { $number } – { $members }
series_first = Au meilleur des { $matches }
series_match = Au meilleur des { $matches }, partie { $number }. Série pour l’instant : { $score }
series_continues = Au meilleur des { $matches } : { $score }. La partie suivante s’ouvre dans le même salon.
series_ended = La série s’arrête ici : { $score }
series_won = { $count ->
    [one] 🏆 { $players } remporte la série
   *[other] 🏆 { $players } remportent la série
} : { $score }
series_drawn = 🤝 La série finit à égalité : { $score }
lobby_option = { $option ->
    [factions] Factions
   *[variant] Variante
} : { $names }
lobby_time = ⏳ Temps par tour : { $limit }
lobby_time_reserve = ⏳ Temps par personne : { $initial }, plus { $increment } par tour
lobby_time_unlimited = ⏳ Sans limite de temps
lobby_unrated = ⚖️ Cette partie ne sera pas classée : { $players ->
    [2] ces deux personnes
   *[other] deux de ces personnes
} ont terminé { $matches } parties classées ensemble ces dernières 24 heures.
# What happens at a deadline.
out_of_time = { $players ->
    [2] Qui dépasse son temps perd. Tant que vous n’avez pas joué tous les deux, la partie est en général seulement annulée.
   *[other] Qui dépasse son temps perd. Si les autres peuvent continuer, un bot prend la place ; sinon, la partie s’arrête.
}
lobby_wait = Appuie sur « Rejoindre » pour prendre une place. La partie peut commencer quand toutes les places sont prises.
lobby_wait_invited = { $count ->
    [one] { $players }, appuie sur « Rejoindre » pour prendre ta place. Quand tout le monde est là, la partie peut commencer.
   *[other] { $players }, appuyez sur « Rejoindre » pour prendre vos places. Quand tout le monde est là, la partie peut commencer.
}
lobby_starts_with_invited = { $player }, appuie sur « Rejoindre » et la partie commence aussitôt.
lobby_full = Tout le monde est là : appuie sur « Démarrer ». Ta main arrive alors par message privé. Le bouton « Ma main » la montre aussi.
lobby_full_without_hands = Tout le monde est là : appuie sur « Démarrer ». La partie se joue ici même.
lobby_cancelled = La table de { $host } a été fermée.
lobby_expired = La partie n’a pas commencé à temps. Cette table est fermée.
lobby_fingerprint = Empreinte du secret (SHA-256) : { $commitment }
fingerprint_message = Empreinte du secret : `{ $commitment }`

fairness_title = Équité vérifiable
fairness_title_unproven = Équité
fairness_text = Je ne décide pas seul des cartes et des dés, et vous pouvez le vérifier après coup.
    1. À l’ouverture d’une table, je tire un secret au hasard. J’en publie l’empreinte dans un message à part avant que quelqu’un puisse rejoindre la table. Ce message ne change jamais ; sinon, Discord le marquerait comme modifié.
    2. Chaque donne et chaque lancer découle de ce secret et de vos clics sur « Rejoindre » et « Démarrer ». Vous devez seulement croire que j’utilise chaque clic tel que Discord me le transmet.
    3. Après la partie, je révèle le secret. S’il correspond à l’empreinte, il n’a pas été remplacé.
fairness_unproven = Cette partie a commencé tout de suite : aucune empreinte n’a été montrée avant, aucun clic n’y est entré, et son équité ne peut donc pas être prouvée. Pour une preuve, ouvre une table sur un serveur, ajoute des bots avec « { button_options } » et appuie sur « { button_start } ».
fairness_fingerprint_heading = Empreinte (SHA-256 du secret)
fairness_fingerprint = `{ $commitment }`
fairness_secret_heading = Secret
fairness_secret = `{ $secret }`
    L’empreinte et le secret sont aussi dans le journal (« Journal », sous le résultat). Avec eux, `claim-bot check` vérifie chaque carte et chaque lancer.
fairness_secret_later = Il est révélé après la partie.

button_join = Rejoindre
button_leave = Quitter la table
button_decline = Refuser
button_options = Options de table
button_start = Démarrer
button_cancel = Fermer la table

# What can be changed at the table, privately.
options_title = Options de table
options_host = C’est ta table. Les parties avec des bots ne sont pas classées.
options_host_alone = C’est ta table. Tant que personne n’a pris place, tu peux encore changer de jeu. Les parties avec des bots ne sont pas classées.
options_guest = Table de { $host }. { $can_change ->
    [true] Tu peux changer de place et ajouter des bots. Les parties avec des bots ne sont pas classées.
   *[false] Aucune place n’est libre.
}
options_game = **{ $game }** à { $players } joueurs
menu_bots = Ajouter ou retirer des bots
menu_seat = Changer de place
menu_invite = Inviter des gens
menu_players = Retirer des joueurs ou céder la table
menu_game = Changer de jeu
menu_count = Changer le nombre de joueurs
menu_variant = Changer de variante
menu_time = Changer le temps
option_fill_with_bots = Remplir les places libres de bots : { $level ->
    [easy] faciles
    [medium] moyens
   *[hard] forts
}
option_add_bot = Ajouter un bot : { $level ->
    [easy] facile
    [medium] moyen
   *[hard] fort
}
option_remove_bot = Retirer un bot
option_seat = Prendre la place { $number }
option_seat_with = Prendre la place { $number }, en équipe avec { $player }
option_swap_seat = Échanger avec { $player } (place { $number })
option_partner = Faire équipe avec { $player }
option_hand_over = Céder la table à { $player }
option_remove = Retirer { $player } de la table
option_withdraw = Retirer l’invitation à { $player }
option_players_count = { $count } joueurs
button_change_game = Changer le jeu ou le temps
button_other_factions = Tirer d’autres factions
button_table_options = Retour

# Where the bot is not a member.
bot_match_offer = Ici, je ne suis pas membre et je ne peux pas ouvrir de table. Tu peux jouer contre des bots dans nos messages privés. Pour jouer contre des gens, va sur un serveur où je suis.
button_bot_match = Jouer contre des bots
