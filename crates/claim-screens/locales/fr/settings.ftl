# A person’s settings.

settings_title = Tes paramètres
settings_text = Ils ne valent que pour toi, sur tous les serveurs. La table que tout le monde voit ne change pas.

setting_name = { $setting ->
    [text-only] Texte seul
    [forced-plays] Coups automatiques
    [high-contrast] Contraste élevé
    [hand-in-channel] Main dans le salon, pas par message
    [fewer-notifications] Moins de notifications
   *[no-event-mentions] Pas de mentions de tournois
}
setting_state = { setting_name } : { $state ->
    [on] oui
   *[off] non
}
setting_meaning = { $setting ->
    [text-only] Pour les lecteurs d’écran : ce qui n’est que pour toi vient sans images ni emojis dessinés, et les boutons donnent le nom complet des cartes.
    [forced-plays] Si tu n’as pas le choix, je joue aussitôt pour toi. Les autres peuvent le remarquer.
    [high-contrast] Des contrastes plus forts dans les images qui ne sont que pour toi.
    [hand-in-channel] Sur les serveurs, tu ne reçois pas de messages privés : « Ma main » dans le salon montre tes cartes, et personne d’autre ne les voit. À ton tour, une mention t’y appelle.
    [fewer-notifications] À ton tour : pas de son, pas de mention. Avec « Main dans le salon, pas par message » : aucun message. Les offres, les demandes, les rappels et les résultats te sont toujours annoncés.
   *[no-event-mentions] Les pointages et les rondes des tournois ne te mentionnent pas. Ta main arrive quand même à ton tour.
}

# A button beside the name of a setting.
button_setting = { $state ->
    [on] Activer
   *[off] Désactiver
}

# This language in its own words, as in a menu of languages.
language_own_name = Français
# The language is the one that Discord tells.
language_auto = comme dans Discord
language_state = Langue : { $language }
language_meaning = Pour tous les messages qui ne sont que pour toi.
choose_language = Choisir une langue
button_server_settings = Paramètres du serveur
button_my_settings = Mes paramètres
button_my_data = Mes données

# The settings of a server.

server_title = Paramètres du serveur
server_text = Ils valent ici pour tout le monde, tout de suite. Seules les personnes qui ont la permission *Gérer le serveur* peuvent les changer.
server_language = Langue des messages publics : **{ $language }**
server_game = Jeu par défaut : **{ $game }**
server_time = Temps par défaut : **{ $time }**
server_channels = Tables autorisées dans : { $channels }
server_all_channels = Tables autorisées dans : **tous les salons**
server_tables = Tables ouvertes : au plus **{ $count }**
server_matches = Parties en cours : au plus **{ $count }**
server_rated = Parties classées : **{ $state ->
    [on] oui
   *[off] non
}**
server_threads = Un fil pour chaque partie entre personnes : **{ $state ->
    [on] oui
   *[off] non
}**
server_events = Tournois : **{ $who ->
    [all] tout le monde peut en ouvrir
   *[managers] seulement qui peut gérer les évènements
}**
server_post = Message du jour : dans { $channel }
server_no_post = Message du jour : **non**
server_extras = Message du jour et succès : **{ $state ->
    [on] permis
   *[off] désactivés
}**
server_choose_language = Changer la langue des messages publics
server_choose_game = Changer le jeu par défaut
server_choose_time = Changer le temps par défaut
server_choose_limit = Changer les limites
server_limit_tables = Tables ouvertes : au plus { $count }
server_limit_matches = Parties en cours : au plus { $count }
server_no_limit_tables = Tables ouvertes : jusqu’à la limite du bot ({ $count })
server_no_limit_matches = Parties en cours : jusqu’à la limite du bot ({ $count })
button_rated = { $state ->
    [on] Classer les parties
   *[off] Ne plus les classer
}
button_threads = { $state ->
    [on] Activer les fils
   *[off] Désactiver les fils
}
button_server_events = { $who ->
    [all] Tournois ouverts par tous
   *[managers] Tournois par gestionnaires seuls
}
button_daily_post = Message du jour
button_extras = { $state ->
    [on] Permettre message et succès
   *[off] Désactiver message et succès
}
button_tables_here = { $which ->
    [only] Tables seulement ici
    [too] Tables ici aussi
   *[not] Pas de tables ici
}
button_tables_everywhere = Tables partout
not_manager = Pour cela, il te faut la permission *Gérer le serveur*.
no_tables_here = Sur ce serveur, les tables ne s’ouvrent que dans { $channels }.

# What is stored of a person.

data_title = Tes données
data_text =
    Ici, tu peux télécharger tout ce que je garde sur toi, ou le faire supprimer.
    { help_privacy }
button_export_data = Télécharger
button_ask_delete_data = Supprimer mes données…
data_file = Tout ce que je garde sur toi, sauf ce qui est encore caché dans les parties en cours.
data_file_without_records = Avec les journaux de tes parties, le fichier serait trop gros. Chacun se trouve sous le résultat de sa partie (« Journal »).
delete_data_title = Supprimer tes données ?
delete_data_text =
    Tu quittes toutes les tables et toutes les parties en cours. Ces parties comptent comme des défaites ; une partie à peine commencée est en général annulée.
    Dans tes parties, un pseudonyme au hasard prend ta place, pour que les autres gardent leurs résultats. Tu disparais des classements. Tes paramètres sont supprimés.
    C’est définitif. Mes messages dans Discord restent ; ceux de nos messages privés, tu peux les supprimer toi-même.
button_delete_data = Tout supprimer maintenant
data_deleted = Tes données sont supprimées.

# About the bot.

about_title = À propos de ce bot
about_version = Version : { $version }
about_since = En marche depuis : <t:{ $time }:f>
about_matches = Parties en cours : { $matches } · tables ouvertes : { $tables }
about_latency = Latence vers Discord : { $milliseconds } ms
about_privacy = Vie privée : `/claim données télécharger` montre ce qui est gardé sur toi, `/claim données supprimer` le supprime.
about_docs = Règles : `/claim règles`. Comment marche ce bot : `/claim aide`.
about_fan_project = Un projet de fans indépendant, sans lien avec Discord ni avec les auteurs et éditeurs des jeux.
