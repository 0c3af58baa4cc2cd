# What the bot does and how to start.

help_title = Claim – jeux de cartes et de dés sur ton serveur
help_what = Je distribue, je lance les dés, je connais les règles, je compte les points et je garde chaque partie – à vous de jouer, c’est tout. Ta main n’est visible que pour toi ; tout le monde peut regarder la table.
help_begin_heading = Pour commencer
help_begin = **Première fois ?** `/claim tutoriel` explique un jeu pendant que tu y joues.
    Avec un lecteur d’écran, active « Texte seul » dans `/claim paramètres`.
    1. Tape `/claim commencer` dans un salon. Invite quelqu’un, choisis des bots, ou laisse la table ouverte à tous.
    2. Contre des bots seulement, la partie commence tout de suite. Avec une seule personne invitée, elle commence dès que celle-ci prend place. Sinon, appuie sur « Démarrer » quand toutes les places sont prises.
    3. Tes cartes arrivent par message privé. Le bouton « Ma main » à la table les montre aussi.
    4. À ton tour, appuie sur la carte ou le coup que tu veux jouer.
    Dans nos messages privés, `/claim commencer` lance une partie contre des bots.
help_hints_heading = Premiers conseils
help_hints = - **Claim :** En phase 1, joue haut si une carte de valeur 5 ou plus est au milieu, sinon bas. En phase 2, gagne avec la plus petite carte qui suffit. Si tu ne peux pas gagner, joue ta plus petite.
    - **Claim Kingdoms :** Pose la carte sur la case qui te donne maintenant le meilleur score ; le contrôle des factions compte aussi.
    - **Claim It :** Fais grandir ton plus grand groupe, et arrête-toi quand tu as posé trois pierres.
help_commands_heading = Commandes
help_more_commands_heading = Autres commandes
help_command = `/{ $group } { $command }` – { $description }
help_trust = Équité et vie privée
help_fair_heading = Équité vérifiable
help_fair = À une table ouverte, je montre l’empreinte d’un secret avant que quelqu’un prenne place. Chaque donne et chaque lancer découle de ce secret et de vos clics sur « Rejoindre » et « Démarrer ». À la fin, je révèle le secret : chacun peut vérifier chaque carte et chaque lancer. Les parties contre des bots qui commencent tout de suite et les tutoriels n’ont pas cette preuve.
help_privacy_heading = Vie privée
help_privacy = Je garde ton identifiant Discord, tes noms, tes paramètres, tes vacances, tes parties (coup par coup), tes cotes, tes réponses aux énigmes, tes donnes du jour, tes tournois et tes exercices. Je ne lis pas les messages du chat.
help_footer = Un projet de fans non officiel, sans lien avec les auteurs et éditeurs des jeux.
