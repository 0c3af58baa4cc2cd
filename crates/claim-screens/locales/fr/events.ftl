# Les tournois.

event_button_new = Nouveau tournoi
event_button_open = Ouvrir le tournoi
event_button_show = Voir
event_button_join = Participer
event_button_leave = Quitter
event_button_standings = Classement
event_button_compare = Comparer
event_button_first_difference = Première différence
event_button_leg = Partie { $leg }
event_button_rules = Règles
event_button_record = Journal
event_button_manage = Gérer
event_button_here = Je suis là
event_button_back = Retour
event_button_previous = Précédent
event_button_next = Suivant
event_button_check_in = { $to ->
    [on] Avec pointage
   *[off] Sans pointage
}
event_button_start_now = Commencer maintenant
event_button_postpone = { $minutes ->
    [60] Retarder d’une heure
    [1440] Retarder d’un jour
   *[other] Retarder de { $minutes } minutes
}
event_button_sign_up = { $to ->
    [on] Ouvrir les inscriptions
   *[off] Fermer les inscriptions
}
event_button_pause = { $to ->
    [on] Suspendre
   *[off] Reprendre
}
event_button_players = Participants
event_button_rulings = Arbitrer une table
event_button_round = Ronde { $round }
event_button_end = Terminer le tournoi
event_button_end_now = Oui, terminer
event_button_leave_now = Oui, quitter

event_title = 🏆 { $name }
event_default_name = Tournoi de { $game }
event_list_title = Tournois de ce serveur
event_list_empty = Il n’y en a aucun pour l’instant.
event_form_title = 🏆 Nouveau tournoi : { $name }
event_form_text = Ouvre-le ainsi, ou change-le d’abord. Tout le monde dans ce salon peut participer.
event_swiss = Système suisse, { $rounds } rondes
event_round_robin = Toutes rondes : chacun affronte tous les autres
event_knockout = Élimination directe
event_knockout_best_of = Élimination directe, au meilleur des { $matches }
event_choose_format = Changer la formule
event_choose_game = Changer le jeu
event_choose_time = Changer le temps
event_choose_deals = Changer ce qui compte
event_choose_start = Changer le début
event_choose_most = Changer le nombre de participants
event_starts_in = Début dans { $duration }
event_most = { $count ->
    [0] Nombre de participants illimité
   *[other] { $count } participants au plus
}
event_check_in_hint = { $state ->
    [on] Pointage : dans les dix minutes avant le début, les joueurs signalent qu’ils sont là
   *[off] Sans pointage
}
event_deals = { $deals ->
    [own] Les victoires comptent ; chaque table a sa propre donne
    [board] Les victoires comptent ; toutes les tables d’une ronde ont la même donne
   *[duplicate] Duplicate : même donne à toutes les tables, et on te compare aux autres à la même place
}
event_outline_deals = { $deals ->
    [board] même donne à toutes les tables
   *[duplicate] duplicate
}

event_organised_by = Organisé par { $person }
event_start = Début : { $when }
event_join_until = Inscris-toi d’ici là !
event_sign_up_closed = Les inscriptions sont fermées.
event_check_in_open = Le pointage est ouvert : appuie sur « Je suis là » avant le début.
event_paused = Suspendu : aucune ronde ne commence avant la reprise.
event_round_running = Ronde { $round } sur { $rounds } : { $left ->
    [one] une table joue encore.
   *[other] { $left } tables jouent encore.
}
event_round_over = La ronde { $round } sur { $rounds } est finie.
event_next_begins = Prochaine ronde : { $when }
event_over_played = C’est fini. Merci d’avoir joué !
event_over_ended = L’organisation y a mis fin.
event_over_cancelled = Il a été annulé.
event_players = { $count ->
    [0] Pas encore de participants.
    [one] **1 participant**
   *[other] **{ $count } participants**
}
event_more = … et { $count } de plus
event_standings_heading = **Classement** – points (écarts)
event_standings_heading_duplicate = **Classement** – moyenne par ronde (points des victoires)
event_no_standings = Aucune ronde n’est encore terminée.
event_call_check_in = **{ $name }** va commencer. Vous êtes là ?
event_check_in_text = Appuyez sur le bouton avant le début. Sinon, vous ne participerez pas.
event_round_title = 🏆 { $name } · Ronde { $round }
event_round_call = **{ $name }** : la ronde { $round } commence !
event_tables = Tables : { $links }
event_first_action = Votre table vous attend : qui ne joue pas dans les cinq minutes perd par forfait.
event_hidden_round = Toutes les tables ont la même donne : cartes et résultats restent cachés jusqu’à la fin de la ronde. N’en dites rien !
event_bye = Exempt : { $names }
event_result_forfeit = { $name } n’était pas là
event_result_ruled = décision de l’organisation
event_result_void = annulée
event_result_hidden = terminée
event_compare_title = 🏆 { $name } · Ronde { $round } · Comparaison
event_compare_text = Même donne à toutes les tables : A est le premier nom, B le second. Les numéros sont ceux des tables.
event_compare_first = Première différence : **{ $chapter }**
event_compare_alike = Toutes les tables ont joué pareil.
event_compare_all = Toutes
event_won = { $count ->
    [one] 🏆 { $winners } remporte **{ $name }** !
   *[other] 🏆 { $winners } remportent ensemble **{ $name }** !
}
event_cancelled = **{ $name }** n’aura pas lieu.

event_rules_swiss = Système suisse : à chaque ronde, tu rencontres quelqu’un qui a à peu près autant de points, et jamais deux fois la même personne tant que c’est possible.
event_rules_round_robin = Toutes rondes : chacun affronte une fois tous les autres.
event_rules_knockout = Élimination directe : qui perd est éliminé. À égalité, la meilleure tête de série passe.
event_rules_points = Une victoire vaut 1 point, une nulle ½, une exemption 1. À égalité de points, la somme des écarts décide, puis la rencontre directe.
event_rules_duplicate_points = À chaque ronde, tu obtiens le pourcentage des autres à la même place qui ont fait moins bien que toi avec les mêmes cartes ; une égalité compte pour moitié. Une exemption vaut 60 %. La moyenne décide, puis les points des victoires.
event_rules_knockout_points = Le classement suit le nombre de rondes passées. Les têtes de série suivent la cote.
event_rules_board = Toutes les tables d’une ronde ont la même donne. Cartes et résultats restent cachés jusqu’à la fin de la ronde ; ensuite, *Comparer* montre ce que chaque table en a fait.
event_rules_live = Joue ton premier coup dans les cinq minutes, sinon tu perds par forfait. Au deuxième forfait, c’est l’élimination. Il n’y a pas de pause.
event_rules_days = Joue chaque coup dans ton temps par tour ; sans aucun coup, tu perds par forfait. Au deuxième forfait, c’est l’élimination. Une partie finit après 14 jours.
event_rules_leave = Si tu quittes le tournoi, tu perds la partie en cours, et tes résultats précédents restent.
event_rules_proof = Appariements et donnes découlent d’un secret qui a cette empreinte et qui est publié à la fin : { $commitment }

event_manage_title = Gérer { $name }
event_manage_help = Il continue sans toi : les rondes commencent d’elles-mêmes, et deux forfaits éliminent. Une décision met fin à la partie de sa table ; la tienne, tu ne peux pas la décider. Une pause arrête tout au bout d’une semaine.
event_not_posted = Je n’arrive pas à écrire dans { $channel } : rien de nouveau n’y apparaît. Donne-moi « Voir le salon » et « Envoyer des messages », ou mets fin au tournoi.
event_players_text = Ajoute des gens, ou retire un joueur. Un joueur retiré ne peut pas revenir.
event_choose_added = Ajouter des gens…
event_choose_removed = Retirer un joueur…
event_rulings_text = Choisis une table pour accorder une victoire ou annuler son résultat. Pour ta propre table, d’autres décident.
event_choose_table = Choisir une table…
event_ruling_text = Ta décision remplace ce qui a été joué, et met fin à une partie en cours. Le motif figure dans le journal.
event_choose_ruling = Choisir un résultat et un motif…
event_award_win = { $name } gagne
event_award_draw = Nulle
event_award_void = Annuler la partie : compte comme nulle
event_reason = { $reason ->
    [agreed] Les joueurs sont d’accord
    [absent] Un joueur n’était pas là
    [conduct] Jeu déloyal
   *[trouble] Problème technique
}
event_end_question = Terminer **{ $name }** maintenant ? Les parties en cours s’arrêtent, et la ronde inachevée ne compte pour personne.
event_leave_question = Quitter **{ $name }** ? Tu perds la partie en cours.

event_joined =
    Tu participes à { $name }.
    Début : { $when }
event_checked_in = C’est noté. À tout de suite !
event_left = Tu as quitté le tournoi.
event_opened = Le tournoi est ouvert.
event_done = C’est fait.
event_added = { $count ->
    [one] 1 joueur a été ajouté.
   *[other] { $count } joueurs ont été ajoutés.
}
event_none_added = Aucun ajout : ces gens participent déjà, ou ne peuvent plus participer.
event_no_bots = Les bots ne peuvent pas participer aux tournois.
event_not_found = Ce tournoi n’existe pas.
event_not_organiser = Seules l’organisation et les personnes qui peuvent gérer les évènements peuvent faire cela.
event_may_not_create = Ici, seules les personnes qui ont la permission *Gérer les évènements* ou *Gérer le serveur* peuvent ouvrir des tournois. Dans les paramètres du serveur, on peut le permettre à tout le monde.
event_refused = { $why ->
    [over] Le tournoi est fini.
    [already-in] Tu participes déjà.
    [not-in] Tu ne participes pas à ce tournoi.
    [removed] L’organisation a mis fin à ta participation.
    [sign-up-closed] Les inscriptions sont fermées.
    [too-late] C’est trop tard : le tournoi a commencé.
    [full] Toutes les places sont prises.
    [no-check-in] Il n’y a pas de pointage en ce moment.
    [already-checked-in] Tu as déjà pointé.
    [eliminated] Tu es déjà hors course.
    [begun] Le tournoi a commencé.
    [too-few-players] Moins de trois joueurs sont inscrits.
    [in-past] Cette heure est passée.
    [unchanged] C’est déjà ainsi.
    [no-such-table] Cette table n’existe pas.
    [own-match] Tu joues à cette table. Laisse d’autres décider.
    [needs-winner] L’un des deux doit passer.
    [next-round-begun] La ronde suivante a commencé : ce résultat reste.
   *[not-running] Cette partie n’est plus en cours.
}
event_limit = { $count ->
    [one] Ce serveur ne peut avoir qu’un tournoi à la fois.
   *[other] Ce serveur peut avoir au plus { $count } tournois à la fois.
}
