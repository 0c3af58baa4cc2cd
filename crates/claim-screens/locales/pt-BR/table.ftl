# A match as everyone sees it. A person is a name in bold, or 'you' for the reader.

button_my_hand = Minha mão
# In games without a hand of cards.
button_play_privately = Jogar no privado
button_details = Detalhes
button_board = { $game ->
    [kingdoms] Reino
   *[other] Tabuleiro
}
button_rules = Regras
button_fairness = Jogo limpo
button_watch = Assistir
button_more = Mais
button_resign = Desistir
bot_restarts = 🔧 Estou reiniciando e já volto. Se demorar mais, todo mundo recebe o tempo perdido de volta.
hidden_deal = 🙈 Outras mesas têm as mesmas cartas. As cartas e o resultado aparecem quando a rodada acabar.
hidden_finished = Terminada. O resultado aparece quando a rodada acabar.
hidden_hand = 🙈 Outras mesas têm as mesmas cartas: não conte nada antes de a rodada acabar.
hidden_end = 🙈 Outros ainda jogam com as mesmas cartas. Não conte como foi antes de a rodada acabar.

# Above the buttons that a match’s other screens leave out.
more = O que mais dá para ver e fazer nesta partida:
board_title = { $game ->
    [kingdoms] Reino
   *[other] Tabuleiro
} · { $title }
details_title = Detalhes · { $title }

phase_dealing = Dando as cartas…
# No-break spaces keep the number of the trick on one line.
phase_recruit = Vaza { $number } de { $tricks } · fase 1
phase_gather = Vaza { $number } de { $tricks } · fase 2
phase_over = Todas as vazas foram jogadas.
# What each side has so far.
votes_now = Votos agora: { $counts }
undead_now = Mortos-Vivos pontuados: { $counts }

factions_in_play = Facções: { $factions }

middle = No meio: { $cards }
trick_led = { $player ->
    [you] Você abriu
   *[other] { $player } abriu
} com { $card }
trick_played = { $player ->
    [you] Você jogou
   *[other] { $player } jogou
} { $card }

# Headlines: no full stop.
turn_lead = { $player ->
    [you] Sua vez – abra com qualquer carta
   *[other] { $player } abre
}
turn_play = { $player ->
    [you] Sua vez – jogue uma carta
   *[other] Vez de { $player }
}
turn_take = { $player ->
    [you] Sua vez – escolha uma carta para pegar
   *[other] { $player } escolhe uma carta
}
turn_remove = { $player ->
    [you] Sua vez – escolha de quem o Gigante remove { $gnome }
   *[other] { $player } escolhe de quem o Gigante remove { $gnome }
}
bot_thinks = { $player } está pensando
turn_deadline = ⏳ Prazo: { $when }

face_down = Cartas fechadas
draw_pile = Monte: { $count }
follower_count = { $player ->
    [you] Seus seguidores
   *[other] Seguidores de { $player }
}: { $count }

this_trick = Esta vaza
last_trick = Última vaza

trick_play = { $player ->
    [you] Você
   *[other] { $player }
}: { $card }
trick_story = { $plays }. { $story }
trick_winner = { $winner ->
    [you] Você vence
   *[other] { $winner } vence
}
won_beats = { trick_winner }: { $card } bate { $beaten }.
won_doppelganger = { trick_winner }: { $card } conta como { faction_led } e bate { $beaten }.
won_first = { trick_winner }: { $card } e { $equal } empatam; vale a carta jogada primeiro.
won_unfollowed = { trick_winner } com { $card }: ninguém mais podia acompanhar.
won_not_followed_by = { trick_winner } com { $card }: { $other } não acompanha.

takes = { $player ->
    [you] Você pega
   *[other] { $player } pega
} { $cards }.
takes_top = { $player ->
    [you] Você pega a carta de cima, que seu Profeta viu.
   *[other] { $player } pega a carta de cima, que o Profeta viu.
}
draws = { $player ->
    [you] Você compra uma carta fechada.
   *[other] { $player } compra uma carta fechada.
}
you_draw = Você compra { $card } – só você vê.
you_take_top = Você pega { $card } – só você vê.
scores = { $player ->
    [you] Você põe
   *[other] { $player } põe
} { $cards } na pilha de pontos.
scores_lowest = { $player ->
    [you] Você jogou o menor valor e põe
   *[other] { $player } jogou o menor valor e põe
} { $cards } na pilha de pontos.
adds_gnomes = { $player ->
    [you] Você põe { $cards } na sua fileira de Gnomos.
   *[other] { $player } põe { $cards } na fileira de Gnomos.
}
loses_gnome = { $player ->
    [you] Um Gigante remove seu { $gnome }.
   *[other] Um Gigante remove { $gnome } de { $player }.
}
leads_by_dragon = { $player ->
    [you] Você jogou o último Dragão e abre.
   *[other] { $player } jogou o último Dragão e abre.
}

score_piles = { $rows ->
    [with] Pilhas de pontos e fileiras de Gnomos
   *[none] Pilhas de pontos
}
score_line = { $faction }: { $counts }
nothing_scored = Nada ainda.
pile_cards = { $count ->
    [0] 0
   *[other] { $count } ({ $values })
}
on_the_table = Na mesa
gnome_row = { $player }: { $cards }
waiting_trolls = Esperando no meio: { $cards }
removed_gnomes = Fora do jogo: { $cards }

# In the thread of a match: its tricks or turns, line by line.
moves_title = A partida até aqui
no_moves_yet = Cada vaza ou turno aparece aqui quando termina.
