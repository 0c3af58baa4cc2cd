# The rules in short, in our own words: they should be readable at a glance on a phone.

rules_title = Règles de { $game }
rules_goal = Gagne les voix de plus de factions que les autres. Les partisans que tu recrutes en phase 1 sont ta main en phase 2, et ce que tu gagnes alors compte.
rules_cards = { $cards } cartes, 2 × { $tricks } plis.
rules_cards_by_players = { $players } joueurs : { $cards } cartes, 2 × { $tricks } plis.

rules_phase_one_heading = Phase 1 : recruter des partisans
rules_phase_one = Chaque pli se joue pour la carte visible au milieu. Une personne entame, l’autre joue une carte. Le gagnant prend la carte visible ; le perdant pioche celle du dessus, face cachée. Chacun met sa nouvelle carte face cachée sur sa pile de partisans et peut la regarder. Les cartes jouées sont défaussées. Le gagnant entame le pli suivant.
rules_phase_one_more = À 3 ou 4, deux cartes sont visibles : le gagnant en choisit une, le deuxième prend l’autre, les autres piochent face cachée. Ordre : Chevaliers sur un Gobelin entamé, puis faction demandée et Doppelgängers, puis le reste, chaque fois par valeur. À 4, on joue en deux équipes : les partenaires se font face, et leurs piles de score comptent ensemble.

rules_following_heading = Fournir
rules_following = Si tu as une carte de la faction demandée, tu dois en jouer une. Sinon, joue ce que tu veux. La plus haute carte de la faction demandée gagne ; à valeur égale, celle jouée en premier.

rules_example = **Exemple :** { $story }
rules_example_heading = Exemples de plis
example_followed = **Fournir :** Anna entame avec { $led }. Ben a { faction_led }, il doit donc fournir : { $answer } gagne.
example_not_followed = **Ne pas pouvoir fournir :** Anna entame avec { $led }. Ben n’a pas de { faction_many } et joue { $answer } : Anna gagne.
example_knight = **Le Chevalier bat le Gobelin :** Anna entame avec { $led }. Ben n’a pas de { faction_many } et joue { $answer } : Ben gagne.
example_tie = **Égalité :** Anna entame avec { $led }, Ben joue { $answer } : Anna gagne, sa carte était la première.

rules_phase_two_heading = Phase 2 : gagner des voix
rules_phase_two = Tes partisans sont maintenant ta main. Le gagnant d’un pli en met les cartes dans sa pile de score et entame le suivant.

rules_powers_heading = Factions
rules_power = { $faction } : { $power }

rules_scoring_heading = Décompte et égalités
rules_scoring = Le joueur qui a le plus de cartes d’une faction gagne sa voix ; à égalité, la plus haute carte décide, puis la suivante. Si tout est égal, personne n’a la voix. Le plus de voix gagne la partie. À égalité de voix, la somme des valeurs des cartes dans les factions gagnées décide ; si elle est égale aussi, la partie est nulle.

rules_faction_cards = { $count } cartes : { $values }
rules_choose = Une faction en détail…
rules_games = Les règles d’un autre jeu…
rules_whole = Tout le jeu

power_goblin = le plus de cartes, pas de pouvoir.
power_knight = battent les Gobelins si un Gobelin a été entamé.
power_undead = joués en phase 1, ils vont dans la pile de score du gagnant du pli.
power_dwarf = en phase 2, ils vont au perdant du pli.
power_dwarf_mix = en phase 2, ils vont au perdant du pli ; à 3 ou 4, au joueur de la plus petite valeur, même s’il gagne.
power_doppelganger = toujours jouables ; dans le pli, ils comptent comme la faction demandée.
power_gnome = en phase 2, ils restent visibles jusqu’à la fin, puis comptent.
power_giant = en phase 2, ils retirent un Gnome adverse visible de même valeur.
power_giant_mix = en phase 2, ils retirent un Gnome adverse visible de même valeur ; à 3, le gagnant choisit à qui, ou renonce.
power_troll = en phase 2, un seul par pli compte ; les autres attendent.
power_dragon = le joueur du dernier Dragon d’un pli entame le suivant.
power_seer = si tu gagnes un pli de la phase 1 avec un Voyant, tu peux regarder la carte du dessus et la prendre.

about_goblin = Pas de pouvoir, mais le plus de cartes – dont cinq de valeur 0. Attention quand tu en entames un : n’importe quel Chevalier le bat.
about_knight = Si un Gobelin a été entamé, un Chevalier le bat, quelle que soit sa valeur. Tu dois quand même fournir : tant que tu as un Gobelin, tu ne peux pas jouer de Chevalier sur un Gobelin. Si un Chevalier est entamé, les Chevaliers sont des cartes ordinaires.
about_undead = En phase 1, les Morts-vivants joués ne sont pas défaussés : ils vont, visibles, dans la pile de score du gagnant du pli et comptent à la fin. Un Mort-vivant pris au milieu devient un partisan comme une autre carte. En phase 2, les Morts-vivants sont des cartes ordinaires.
about_dwarf = En phase 2, les Nains d’un pli vont dans la pile de score du perdant ; l’autre carte va au gagnant. À 3 ou 4, ils vont au joueur de la plus petite valeur (à égalité, à celui qui a joué en dernier), même s’il a gagné le pli. En phase 1, les Nains sont des cartes ordinaires.
about_doppelganger = Tu peux en jouer un même si tu peux fournir ; il compte alors comme une carte de la faction demandée, avec sa propre valeur. Il ne prend jamais de pouvoir et compte à la fin comme Doppelgänger. S’il est entamé, il faut fournir des Doppelgängers.
about_gnome = En phase 2, les Gnomes d’un pli restent visibles devant le gagnant. À la fin, ceux qui y sont encore vont dans sa pile de score. D’ici là, les Géants peuvent les retirer.
about_giant = En phase 2, pour chaque Géant dans un pli, le gagnant retire un Gnome de même valeur, visible devant un adversaire. Ce Gnome est hors du jeu. À 3, le gagnant choisit à qui le retirer, ou n’en retire pas. Les Géants comptent comme d’habitude.
about_troll = En phase 2, les Trolls s’amassent au milieu : le gagnant d’un pli n’y prend que le plus haut, même si aucun Troll n’a été joué. Les autres attendent les plis suivants ; le gagnant du dernier pli les prend tous.
about_dragon = Dans les deux phases, le joueur du dernier Dragon d’un pli entame le suivant, peu importe qui a gagné. Cela vaut aussi de la phase 1 à la phase 2.
about_seer = Si tu gagnes un pli de la phase 1 avec un Voyant, tu regardes d’abord la carte du dessus de la pioche : prends-la, ou prends une carte du milieu. Les autres reçoivent ce que tu laisses. En phase 2, les Voyants sont des cartes ordinaires.
