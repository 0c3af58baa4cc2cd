# Tutorials: short sentences for people who know nothing yet. A lesson has at most 300 characters.

tutorial_heading = 🎓 Tutoriel
tutorial_lesson = 🎓 **Tutoriel :** { $text }
tutorial_next = Maintenant, tu connais le jeu. Dans une vraie partie, il n’y a pas de conseils, et { $with ->
    [hand] tes cartes arrivent
   *[board] le plateau arrive
} par message privé. Joues-en une contre le bot, ou avec des amis : `/claim commencer`.
tutorial_ended = Le tutoriel est terminé.
tutorial_offer = Tu connais le jeu maintenant : continue ici, ou commence une vraie partie.
tutorial_button_real_match = Jouer une vraie partie
tutorial_running = Tu es au milieu d’un tutoriel : { $game }.
tutorial_button_continue = Continuer
tutorial_button_again = Recommencer
tutorial_button_other = Passer à { $game }
tutorial_fairness = Ceci est un tutoriel : ses cartes ou ses dés sont préparés pour montrer des situations typiques. Dans les parties qui commencent à une table ouverte, tu peux vérifier chaque carte et chaque lancer : voir « Équité » là-bas.

# Claim. Facts, one per trick.
tutorial_claim_recruit = En phase 1, tu rassembles ta main pour la phase 2 : le gagnant de ce pli prend { $middle }, l’autre pioche face cachée.
tutorial_claim_followers = Les cartes prises sont tes partisans (voir « Détails »), ta main de la phase 2. Les cartes jouées sont parties.
tutorial_claim_undead = À part : les Morts-vivants joués vont aussitôt dans la pile de score du gagnant du pli.
tutorial_claim_votes = À la fin, chacune des cinq factions vote pour le joueur qui a le plus de ses cartes. Trois voix suffisent.
tutorial_claim_knights = Si un Gobelin est entamé, n’importe quel Chevalier le bat, quelle que soit sa valeur.
tutorial_claim_doppelgangers = Dans un pli, un Doppelgänger compte comme la faction demandée, et tu peux en jouer un même si tu peux fournir.
tutorial_claim_last_recruit = Dernier pli de la phase 1 : ensuite, tes partisans deviennent ta main.
tutorial_claim_gather = Phase 2 : tes partisans sont ta main, et les plis comptent. Le gagnant prend les deux cartes ; le joueur qui a le plus de cartes d’une faction gagne sa voix.
tutorial_claim_dwarves = Exception, les Nains : ils vont au perdant du pli.
tutorial_claim_standing = Voix actuelles : toi { $own }, adversaire { $other }.

# Claim. What to play, and why.
tutorial_claim_only = { $card } est la seule carte que tu peux jouer.
tutorial_claim_lead_high = Tu entames. { $middle } en vaut la peine, alors joue haut : { $card }.
tutorial_claim_lead_low = Tu entames. { $middle } est faible, alors garde tes bonnes cartes : joue { $card }.
tutorial_claim_lead = Tu entames : une carte haute comme { $card } a de bonnes chances de gagner.
tutorial_claim_lead_best = Tu entames : { $card } est ta plus haute carte qui peut te rapporter.
tutorial_claim_lead_dwarf = Tu n’as que des Nains, et ils vont au perdant : joue bas, { $card }.
tutorial_claim_follow = Tu as des { faction_many }, alors fournis : { $card } suffit pour battre { $lead }.
tutorial_claim_follow_low = Tu as des { faction_many }, alors fournis. Aucun ne bat { $lead } : joue ton plus petit, { $card }.
tutorial_claim_duck = Tu as des { faction_many }, alors fournis. { $middle } est faible : garde tes bonnes cartes et joue { $card }.
tutorial_claim_duck_stand_in = { $middle } est faible, alors garde tes bonnes cartes. Au lieu de fournir, tu peux jouer un Doppelgänger : { $card }.
tutorial_claim_lose_stand_in = Tu ne peux pas battre { $lead }. Au lieu de fournir, tu peux jouer un Doppelgänger, ta plus petite carte : { $card }.
tutorial_claim_low_stand_in = Tu pourrais fournir, mais un petit Doppelgänger suffit : { $card } bat { $lead }.
tutorial_claim_win_dwarf = Toutes tes cartes gagnent, donc l’adversaire reçoit les Nains. Joue ta plus petite : { $card }.
tutorial_claim_stand_in = Tes { faction_many } sont trop faibles, mais un Doppelgänger compte comme tel : { $card } bat { $lead }.
tutorial_claim_free_knight = Tu n’as pas de Gobelins : joue ce que tu veux. Un Chevalier bat tous les Gobelins : { $card }.
tutorial_claim_free_stand_in = Tu n’as pas de { faction_many } : joue ce que tu veux. Un Doppelgänger compte comme tel : { $card } bat { $lead }.
tutorial_claim_free_low = Tu n’as pas de { faction_many } : joue ce que tu veux, mais aucune carte ne gagnerait. Débarrasse-toi de { $card }.
tutorial_claim_free_duck = Tu n’as pas de { faction_many } : joue ce que tu veux. Ce pli ne vaut pas une bonne carte : joue { $card }.
tutorial_claim_free_dwarf = Tu n’as pas de { faction_many } : joue ce que tu veux. Si tu perds avec un Nain, il va dans ta pile de score : { $card }.
tutorial_claim_lose_dwarf = Le perdant reçoit les Nains de ce pli. Perds exprès : { $card }.
tutorial_claim_end = Factions gagnées : { $votes }. Chaque faction vote pour le joueur qui a le plus de ses cartes ; à égalité, pour celui qui a la plus haute.
tutorial_claim_end_tied = Égalité de voix, { $votes } : la somme des valeurs des cartes dans les factions gagnées décide.

# Claim Kingdoms.
tutorial_kingdoms_goal = Tu marques de deux façons : par les pouvoirs des cartes que tu poses et, à la fin, en contrôlant des factions.
tutorial_kingdoms_control = Chaque carte posée reçoit une de tes figurines. À la fin, le joueur qui a le plus de figurines sur une faction en marque la valeur, par exemple 9 pour les Chevaliers.
tutorial_kingdoms_figures = Il te reste { $supply } figurines : la partie finit peu après que quelqu’un a posé sa dernière.
tutorial_kingdoms_standing = Points actuels, contrôle compris : toi { $own }, adversaire { $other }.
tutorial_kingdoms_place = Essaie { $card } en { $space }.
tutorial_kingdoms_why_points = Son pouvoir : 1 point pour chaque { $faction ->
    [goblin] Gobelin qui porte une de tes figurines
    [dwarf] Nain de sa ligne et de sa colonne
    [troll] faction différente de sa ligne ou de sa colonne
   *[dragon] carte autour
}. Ici : { $points }.
tutorial_kingdoms_why_gnome = Son pouvoir : 1 point, et tu peux mettre une deuxième figurine sur une carte à côté.
tutorial_kingdoms_why_knight = Son pouvoir renvoie les figurines adverses des cartes à côté.
tutorial_kingdoms_why_control = Le contrôle des { $factions } vaut { $value } points à la fin.
tutorial_kingdoms_line = { $line ->
    [row] Marque la ligne : elle rapporte au moins autant de points que la colonne.
   *[column] Marque la colonne : elle rapporte au moins autant de points que la ligne.
}
tutorial_kingdoms_second_figure = 1 point est sûr. Mets la deuxième figurine sur { $card } ({ $space }) : cela t’aide à contrôler cette faction.
tutorial_kingdoms_swap = Échange ta figurine avec celle sur { $card } ({ $space }) : contrôler cette faction vaut plus que les Morts-vivants.
tutorial_kingdoms_remove = Renvoie des figurines : chacune que l’adversaire perd affaiblit son contrôle.
tutorial_kingdoms_use = Utilise le pouvoir : tu n’as rien à perdre.
tutorial_kingdoms_skip = N’utilise pas le pouvoir : il ne rapporte rien ici.
tutorial_kingdoms_drawing = À la fin de ton tour, tu pioches une carte : dans l’offre, ou face cachée de la pioche.
tutorial_kingdoms_draw = Pioche { $card } : posée ensuite, son pouvoir pourrait rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tutorial_kingdoms_draw_control = Pioche { $card } : le contrôle des { $factions } vaut { $value } points à la fin.
tutorial_kingdoms_draw_top = L’offre est vide : pioche face cachée.
tutorial_kingdoms_end = Les pouvoirs ont rapporté { $power } points, le contrôle des factions { $control }.

# Claim It.
tutorial_claim_it_goal = Le but : le plus grand groupe de cases reliées.
tutorial_claim_it_roll = Lance les trois dés. Sur un plateau vide, rien ne peut rater.
tutorial_claim_it_gold = Tu peux aussi mettre une pierre de propriété sur une de tes cases. Quand tu t’arrêtes, cette case devient de l’or, et aucun adversaire ne peut la prendre.
tutorial_claim_it_last_round = Dernier tour de table : le plus grand groupe gagne. À égalité, le plus d’or. Si tu es derrière, prends plus de risques.
tutorial_claim_it_end_nears = Le dernier tour de table commence quand quelqu’un a { $goal } cases d’or. Ensuite, le plus grand groupe gagne.
tutorial_claim_it_dice = Tu as fait { $one }, { $two } et { $three } : deux dés donnent la ligne et la colonne, le troisième le numéro de la pierre.
tutorial_claim_it_put_owner = Choisis { $space } : { $state ->
    [own] elle est à toi
   *[claimed] tu l’as revendiquée ce tour-ci
}, une pierre de propriété va donc dessus. Quand tu t’arrêtes, elle devient de l’or.
tutorial_claim_it_put_taken = Choisis { $space } : elle est à l’adversaire, et devient tienne quand tu t’arrêtes.
tutorial_claim_it_put_beside = Choisis { $space } : elle rejoint tes autres cases.
tutorial_claim_it_put_free = Choisis { $space } : une case libre pour un nouveau groupe.
tutorial_claim_it_bust = Rien n’est sûr avant que tu t’arrêtes. Un lancer qui ne convient à aucune case est raté : tu perds toutes les pierres de ce tour.
tutorial_claim_it_roll_again = Le risque de rater est de { $risk } %, alors relance.
tutorial_claim_it_stop = Le risque de rater est de { $risk } %, et tu perdrais { $stones ->
    [one] { $stones } case. Arrête-toi et garde-la.
   *[other] { $stones } cases. Arrête-toi et garde-les.
}
tutorial_claim_it_end = Les plus grands groupes ont décidé : { $groups }.
tutorial_claim_it_end_tied = Les plus grands groupes sont à égalité, { $groups } : l’or décide, puis les cases.
