# The rules in short, in our own words: they should be readable at a glance on a phone.

rules_title = Regras de { $game }
rules_goal = Ganhe os votos de mais facções que os outros. Os seguidores que você recruta na fase 1 são sua mão na fase 2, e o que você ganha lá conta.
rules_cards = { $cards } cartas, 2 × { $tricks } vazas.
rules_cards_by_players = { $players } jogadores: { $cards } cartas, 2 × { $tricks } vazas.

rules_phase_one_heading = Fase 1: recrutar seguidores
rules_phase_one = Cada vaza vale a carta aberta no meio. Uma pessoa abre, a outra joga uma carta. Quem vence pega a carta aberta; quem perde compra a carta de cima do monte, fechada. Cada um põe a sua fechada na própria pilha de seguidores e pode olhá-la. As cartas jogadas são descartadas. Quem vence abre a próxima vaza.
rules_phase_one_more = Com 3 ou 4 jogadores, duas cartas ficam abertas: quem vence escolhe uma, o segundo pega a outra, os demais compram fechada. Ordem: Cavaleiros sobre um Goblin que abriu, depois a facção pedida e Doppelgängers, depois o resto, sempre por valor. Com 4, são duas equipes: parceiros sentam frente a frente, e suas pilhas de pontos contam juntas.

rules_following_heading = Acompanhar
rules_following = Se você tem uma carta da facção pedida, precisa jogar uma. Senão, jogue o que quiser. A carta mais alta da facção pedida vence; com valores iguais, a jogada primeiro.

rules_example = **Exemplo:** { $story }
rules_example_heading = Vazas de exemplo
example_followed = **Acompanhar:** Anna abre com { $led }. Ben tem { faction_led }, então precisa acompanhar: { $answer } vence.
example_not_followed = **Sem poder acompanhar:** Anna abre com { $led }. Ben não tem { faction_many } e joga { $answer }: Anna vence.
example_knight = **Cavaleiro bate Goblin:** Anna abre com { $led }. Ben não tem { faction_many } e joga { $answer }: Ben vence.
example_tie = **Empate:** Anna abre com { $led }, Ben joga { $answer }: Anna vence, porque a carta dela veio primeiro.

rules_phase_two_heading = Fase 2: ganhar votos
rules_phase_two = Seus seguidores agora são sua mão. Quem vence uma vaza põe as cartas na própria pilha de pontos e abre a próxima.

rules_powers_heading = Facções
rules_power = { $faction }: { $power }

rules_scoring_heading = Contagem e empates
rules_scoring = Quem tem mais cartas de uma facção ganha o voto dela; no empate, decide a carta mais alta, depois a seguinte. Se tudo for igual, ninguém leva o voto. Quem tem mais votos vence a partida. Com votos empatados, decide a soma dos valores das cartas nas facções vencidas; se ela também empatar, a partida fica empatada.

rules_faction_cards = { $count } cartas: { $values }
rules_choose = Leia sobre uma facção…
rules_games = Regras de outro jogo…
rules_whole = O jogo inteiro

power_goblin = mais cartas que os outros, nenhum poder.
power_knight = batem Goblins, se um Goblin abriu a vaza.
power_undead = jogados na fase 1, vão para a pilha de pontos de quem vence a vaza.
power_dwarf = na fase 2, vão para quem perde a vaza.
power_dwarf_mix = na fase 2, vão para quem perde a vaza; com 3 ou 4 jogadores, para quem jogou o menor valor, mesmo que tenha vencido.
power_doppelganger = sempre podem ser jogados; na vaza, contam como a facção pedida.
power_gnome = na fase 2, ficam abertos até o fim, e então contam.
power_giant = na fase 2, removem um Gnomo aberto do adversário com o mesmo valor.
power_giant_mix = na fase 2, removem um Gnomo aberto de um adversário com o mesmo valor; com 3 jogadores, quem vence escolhe de quem, ou nenhum.
power_troll = na fase 2, só um por vaza conta; os outros esperam.
power_dragon = quem joga o último Dragão de uma vaza abre a próxima.
power_seer = se você vence uma vaza da fase 1 com um Profeta, pode olhar a carta de cima e pegá-la.

about_goblin = Nenhum poder, mas o maior número de cartas – cinco delas com valor 0. Cuidado ao abrir com um: qualquer Cavaleiro o bate.
about_knight = Se um Goblin abriu a vaza, um Cavaleiro o bate, seja qual for o valor. Você ainda precisa acompanhar: enquanto tiver um Goblin, não pode jogar um Cavaleiro sobre um Goblin. Quando um Cavaleiro abre, Cavaleiros são cartas comuns.
about_undead = Na fase 1, os Mortos-Vivos jogados não são descartados: vão abertos para a pilha de pontos de quem vence a vaza e contam no fim. Um Morto-Vivo pego do meio vira seguidor como qualquer outra carta. Na fase 2, Mortos-Vivos são cartas comuns.
about_dwarf = Na fase 2, os Anões de uma vaza vão para a pilha de pontos de quem perde; a outra carta vai para quem vence. Com 3 ou 4 jogadores, vão para quem jogou o menor valor (no empate, para quem jogou por último), mesmo que essa pessoa tenha vencido a vaza. Na fase 1, Anões são cartas comuns.
about_doppelganger = Você pode jogar um mesmo que possa acompanhar; ele conta então como carta da facção pedida, com o próprio valor. Nunca assume um poder, e no fim conta como Doppelgänger. Quando um abre a vaza, é preciso acompanhar com Doppelgängers.
about_gnome = Na fase 2, os Gnomos de uma vaza ficam abertos na frente de quem venceu. No fim, os que ainda estão lá vão para a pilha de pontos dessa pessoa. Até lá, Gigantes podem removê-los.
about_giant = Na fase 2, para cada Gigante em uma vaza, quem vence remove um Gnomo do mesmo valor que está aberto na frente de um adversário. Esse Gnomo sai do jogo. Com 3 jogadores, quem vence escolhe de quem é o Gnomo, ou não remove nenhum. Os Gigantes contam normalmente.
about_troll = Na fase 2, os Trolls se juntam no meio: quem vence uma vaza leva só o mais alto que está lá, mesmo que nenhum Troll tenha sido jogado. Os outros esperam as próximas vazas; quem vence a última leva todos.
about_dragon = Nas duas fases, quem joga o último Dragão de uma vaza abre a próxima, não importa quem venceu. Isso vale também da fase 1 para a fase 2.
about_seer = Se você vence uma vaza da fase 1 com um Profeta, primeiro olha a carta de cima do monte: pegue-a, ou pegue uma carta do meio. Os outros recebem o que você deixar. Na fase 2, Profetas são cartas comuns.
