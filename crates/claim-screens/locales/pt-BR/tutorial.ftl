# Tutorials: short sentences for people who know nothing yet. A lesson has at most 300 characters.

tutorial_heading = 🎓 Tutorial
tutorial_lesson = 🎓 **Tutorial:** { $text }
tutorial_next = Agora você conhece o jogo. Em uma partida de verdade, não há conselhos, e { $with ->
    [hand] suas cartas chegam
   *[board] o tabuleiro chega
} por mensagem direta. Jogue uma contra o bot, ou com amigos: `/claim começar`.
tutorial_ended = O tutorial acabou.
tutorial_offer = Agora você conhece o jogo: continue aqui, ou comece uma partida de verdade.
tutorial_button_real_match = Partida de verdade
tutorial_running = Você está no meio de um tutorial: { $game }.
tutorial_button_continue = Continuar
tutorial_button_again = Recomeçar
tutorial_button_other = Mudar para { $game }
tutorial_fairness = Isto é um tutorial: as cartas ou os dados são preparados para mostrar situações típicas. Em partidas que começam em uma mesa aberta, você pode conferir cada carta e cada rolagem: veja “Jogo limpo” lá.

# Claim. Facts, one per trick.
tutorial_claim_recruit = Na fase 1, você junta sua mão para a fase 2: quem vence esta vaza pega { $middle }, o outro compra uma carta fechada.
tutorial_claim_followers = As cartas que você pega são seus seguidores (veja “Detalhes”), sua mão na fase 2. As cartas jogadas se vão.
tutorial_claim_undead = Especial: Mortos-Vivos jogados vão na hora para a pilha de pontos de quem vence a vaza.
tutorial_claim_votes = No fim, cada uma das cinco facções vota em quem tem mais cartas dela. Três votos vencem.
tutorial_claim_knights = Quando um Goblin abre a vaza, qualquer Cavaleiro o bate, seja qual for o valor.
tutorial_claim_doppelgangers = Na vaza, um Doppelgänger conta como a facção pedida, e você pode jogá-lo mesmo que possa acompanhar.
tutorial_claim_last_recruit = Última vaza da fase 1: depois, seus seguidores viram sua mão.
tutorial_claim_gather = Fase 2: seus seguidores são sua mão, e as vazas contam. Quem vence leva as duas cartas; quem tem mais cartas de uma facção ganha o voto dela.
tutorial_claim_dwarves = Com os Anões é diferente: eles vão para quem perde a vaza.
tutorial_claim_standing = Votos agora: você { $own }, adversário { $other }.

# Claim. What to play, and why.
tutorial_claim_only = { $card } é a única carta que você pode jogar.
tutorial_claim_lead_high = Você abre. { $middle } vale a pena, então jogue alto: { $card }.
tutorial_claim_lead_low = Você abre. { $middle } é fraco, então guarde suas cartas boas: jogue { $card }.
tutorial_claim_lead = Você abre: uma carta alta como { $card } deve vencer.
tutorial_claim_lead_best = Você abre: { $card } é a carta mais alta que pode render algo a você.
tutorial_claim_lead_dwarf = Você só tem Anões, que vão para quem perde, então jogue baixo: { $card }.
tutorial_claim_follow = Você tem { faction_many }, então acompanhe: { $card } basta para bater { $lead }.
tutorial_claim_follow_low = Você tem { faction_many }, então acompanhe. Nenhum deles bate { $lead }: jogue o menor, { $card }.
tutorial_claim_duck = Você tem { faction_many }, então acompanhe. { $middle } é fraco: guarde suas cartas boas e jogue { $card }.
tutorial_claim_duck_stand_in = { $middle } é fraco, então guarde suas cartas boas. Em vez de acompanhar, você pode jogar um Doppelgänger: { $card }.
tutorial_claim_lose_stand_in = Você não consegue bater { $lead }. Em vez de acompanhar, pode jogar um Doppelgänger, sua menor carta: { $card }.
tutorial_claim_low_stand_in = Você poderia acompanhar, mas um Doppelgänger baixo basta: { $card } bate { $lead }.
tutorial_claim_win_dwarf = Todas as suas cartas vencem, então o adversário fica com os Anões. Jogue a menor: { $card }.
tutorial_claim_stand_in = Seus { faction_many } são baixos demais, mas um Doppelgänger conta como um deles: { $card } bate { $lead }.
tutorial_claim_free_knight = Você não tem Goblins, então jogue o que quiser. Um Cavaleiro bate qualquer Goblin: { $card }.
tutorial_claim_free_stand_in = Você não tem { faction_many }, então jogue o que quiser. Um Doppelgänger conta como um deles: { $card } bate { $lead }.
tutorial_claim_free_low = Você não tem { faction_many }: jogue o que quiser, mas nenhuma carta venceria. Livre-se de { $card }.
tutorial_claim_free_duck = Você não tem { faction_many }, então jogue o que quiser. Esta vaza não vale uma carta boa: jogue { $card }.
tutorial_claim_free_dwarf = Você não tem { faction_many }, então jogue o que quiser. Se perder com um Anão, ele vai para a sua pilha de pontos: { $card }.
tutorial_claim_lose_dwarf = Quem perde fica com os Anões desta vaza. Perca de propósito: { $card }.
tutorial_claim_end = Facções vencidas: { $votes }. Cada facção vota em quem tem mais cartas dela; no empate, em quem tem a mais alta.
tutorial_claim_end_tied = Votos empatados, { $votes }: decide a soma dos valores das cartas nas facções vencidas.

# Claim Kingdoms.
tutorial_kingdoms_goal = Você pontua de dois jeitos: com os poderes das cartas que coloca e, no fim, controlando facções.
tutorial_kingdoms_control = Cada carta que você coloca recebe uma peça sua. No fim, quem tem mais peças em uma facção ganha o valor dela, por exemplo 9 pelos Cavaleiros.
tutorial_kingdoms_figures = Você tem mais { $supply } peças: a partida acaba logo depois que alguém põe a última.
tutorial_kingdoms_standing = Pontos agora, com controle: você { $own }, adversário { $other }.
tutorial_kingdoms_place = Tente { $card } em { $space }.
tutorial_kingdoms_why_points = O poder: 1 ponto por { $faction ->
    [goblin] Goblin com uma peça sua
    [dwarf] Anão na linha e na coluna
    [troll] facção diferente na linha ou na coluna
   *[dragon] carta em volta
}. Aqui: { $points }.
tutorial_kingdoms_why_gnome = O poder: 1 ponto, e você pode pôr uma segunda peça em uma carta ao lado.
tutorial_kingdoms_why_knight = O poder manda de volta as peças do adversário nas cartas ao lado.
tutorial_kingdoms_why_control = Controlar os { $factions } vale { $value } pontos no fim.
tutorial_kingdoms_line = { $line ->
    [row] Pontue a linha: ela rende pelo menos tantos pontos quanto a coluna.
   *[column] Pontue a coluna: ela rende pelo menos tantos pontos quanto a linha.
}
tutorial_kingdoms_second_figure = 1 ponto é certo. Ponha a segunda peça em { $card } ({ $space }): isso ajuda você a controlar essa facção.
tutorial_kingdoms_swap = Troque sua peça com a que está em { $card } ({ $space }): controlar essa facção vale mais que os Mortos-Vivos.
tutorial_kingdoms_remove = Mande peças de volta: cada peça que o adversário perde enfraquece o controle dele.
tutorial_kingdoms_use = Use o poder: não há nada a perder.
tutorial_kingdoms_skip = Não use o poder: ele não rende nada aqui.
tutorial_kingdoms_drawing = No fim do seu turno, você compra uma carta: da oferta, ou fechada do monte.
tutorial_kingdoms_draw = Compre { $card }: colocada em seguida, o poder pode render { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
tutorial_kingdoms_draw_control = Compre { $card }: controlar os { $factions } vale { $value } pontos no fim.
tutorial_kingdoms_draw_top = A oferta está vazia: compre fechada do monte.
tutorial_kingdoms_end = Os poderes renderam { $power } pontos, o controle das facções { $control }.

# Claim It.
tutorial_claim_it_goal = O objetivo: o maior grupo de casas ligadas.
tutorial_claim_it_roll = Role os três dados. Em um tabuleiro vazio, nada dá errado.
tutorial_claim_it_gold = Você também pode pôr uma pedra de posse em uma das suas casas. Quando você para, ela vira ouro, e nenhum adversário pode tomá-la.
tutorial_claim_it_last_round = Última rodada: o maior grupo vence. No empate, mais ouro vence. Se estiver atrás, arrisque mais.
tutorial_claim_it_end_nears = A última rodada começa quando alguém tem { $goal } casas de ouro. Aí vence o maior grupo.
tutorial_claim_it_dice = Você rolou { $one }, { $two } e { $three }: dois dados dão linha e coluna, o terceiro é o número da pedra.
tutorial_claim_it_put_owner = Escolha { $space }: { $state ->
    [own] é sua
   *[claimed] você a reivindicou neste turno
}, então uma pedra de posse vai nela. Quando você para, ela vira ouro.
tutorial_claim_it_put_taken = Escolha { $space }: é do adversário, e vira sua quando você para.
tutorial_claim_it_put_beside = Escolha { $space }: ela se junta às suas outras casas.
tutorial_claim_it_put_free = Escolha { $space }: uma casa livre para um novo grupo.
tutorial_claim_it_bust = Nada está garantido até você parar. Se uma rolagem não serve em nenhuma casa, você estoura: perde todas as pedras deste turno.
tutorial_claim_it_roll_again = O risco de estourar é de { $risk }%, então role de novo.
tutorial_claim_it_stop = O risco de estourar é de { $risk }%, e você perderia { $stones ->
    [one] { $stones } casa. Pare e fique com ela.
   *[other] { $stones } casas. Pare e fique com elas.
}
tutorial_claim_it_end = Os maiores grupos decidiram: { $groups }.
tutorial_claim_it_end_tied = Os maiores grupos empatam, { $groups }: decidem as casas de ouro, depois as casas.
