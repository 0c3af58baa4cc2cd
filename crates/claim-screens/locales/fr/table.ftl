# A match as everyone sees it. A person is a name in bold, or 'you' for the reader.

button_my_hand = Ma main
# In games without a hand of cards.
button_play_privately = Jouer en privé
button_details = Détails
button_board = { $game ->
    [kingdoms] Royaume
   *[other] Plateau
}
button_rules = Règles
button_fairness = Équité
button_watch = Regarder
button_more = Plus
button_resign = Abandonner
bot_restarts = 🔧 Je redémarre, je reviens tout de suite. Si c’est plus long, tout le monde récupère le temps perdu.
hidden_deal = 🙈 D’autres tables ont la même donne. Les cartes et le résultat s’affichent à la fin de la ronde.
hidden_finished = Terminé. Le résultat s’affiche à la fin de la ronde.
hidden_hand = 🙈 D’autres tables ont la même donne : n’en parle à personne avant la fin de la ronde.
hidden_end = 🙈 D’autres jouent encore cette donne. Ne dis à personne comment ça s’est passé avant la fin de la ronde.

# Above the buttons that a match’s other screens leave out.
more = Ce que tu peux encore voir et faire dans cette partie :
board_title = { $game ->
    [kingdoms] Royaume
   *[other] Plateau
} · { $title }
details_title = Détails · { $title }

phase_dealing = Distribution des cartes…
# No-break spaces keep the number of the trick on one line.
phase_recruit = Pli { $number } sur { $tricks } · phase 1
phase_gather = Pli { $number } sur { $tricks } · phase 2
phase_over = Tous les plis sont joués.
# What each side has so far.
votes_now = Voix actuelles : { $counts }
undead_now = Morts-vivants marqués : { $counts }

factions_in_play = Factions : { $factions }

middle = Au milieu : { $cards }
trick_led = { $player ->
    [you] Tu as entamé
   *[other] { $player } a entamé
} avec { $card }
trick_played = { $player ->
    [you] Tu as joué
   *[other] { $player } a joué
} { $card }

# Headlines: no full stop.
turn_lead = { $player ->
    [you] À toi – entame avec la carte de ton choix
   *[other] { $player } entame
}
turn_play = { $player ->
    [you] À toi – joue une carte
   *[other] À { $player } de jouer
}
turn_take = { $player ->
    [you] À toi – choisis une carte à prendre
   *[other] { $player } choisit une carte
}
turn_remove = { $player ->
    [you] À toi – choisis à qui le Géant retire { $gnome }
   *[other] { $player } choisit à qui le Géant retire { $gnome }
}
bot_thinks = { $player } réfléchit
turn_deadline = ⏳ Échéance : { $when }

face_down = Face cachée
draw_pile = Pioche : { $count }
follower_count = { $player ->
    [you] Tes partisans
   *[other] Partisans de { $player }
} : { $count }

this_trick = Ce pli
last_trick = Dernier pli

trick_play = { $player ->
    [you] Toi
   *[other] { $player }
} : { $card }
trick_story = { $plays }. { $story }
trick_winner = { $winner ->
    [you] Tu gagnes
   *[other] { $winner } gagne
}
won_beats = { trick_winner } : { $card } bat { $beaten }.
won_doppelganger = { trick_winner } : { $card } compte comme { faction_led } et bat { $beaten }.
won_first = { trick_winner } : { $card } et { $equal } sont à égalité, la carte jouée en premier l’emporte.
won_unfollowed = { trick_winner } avec { $card } : personne d’autre ne pouvait fournir.
won_not_followed_by = { trick_winner } avec { $card } : { $other } ne fournit pas.

takes = { $player ->
    [you] Tu prends
   *[other] { $player } prend
} { $cards }.
takes_top = { $player ->
    [you] Tu prends la carte du dessus, que ton Voyant a vue.
   *[other] { $player } prend la carte du dessus, que le Voyant a vue.
}
draws = { $player ->
    [you] Tu pioches face cachée.
   *[other] { $player } pioche face cachée.
}
you_draw = Tu pioches { $card } – personne d’autre ne le voit.
you_take_top = Tu prends { $card } – personne d’autre ne le voit.
scores = { $player ->
    [you] Tu mets { $cards } dans ta pile de score.
   *[other] { $player } met { $cards } dans sa pile de score.
}
scores_lowest = { $player ->
    [you] Tu as joué la plus petite valeur et tu mets { $cards } dans ta pile de score.
   *[other] { $player } a joué la plus petite valeur et met { $cards } dans sa pile de score.
}
adds_gnomes = { $player ->
    [you] Tu ajoutes { $cards } à ta rangée de Gnomes.
   *[other] { $player } ajoute { $cards } à sa rangée de Gnomes.
}
loses_gnome = { $player ->
    [you] Un Géant te retire { $gnome }.
   *[other] Un Géant retire { $gnome } à { $player }.
}
leads_by_dragon = { $player ->
    [you] Tu as joué le dernier Dragon : à toi d’entamer.
   *[other] { $player } a joué le dernier Dragon et entame.
}

score_piles = { $rows ->
    [with] Piles de score et rangées de Gnomes
   *[none] Piles de score
}
score_line = { $faction } : { $counts }
nothing_scored = Rien pour l’instant.
pile_cards = { $count ->
    [0] 0
   *[other] { $count } ({ $values })
}
on_the_table = Sur la table
gnome_row = { $player } : { $cards }
waiting_trolls = En attente au milieu : { $cards }
removed_gnomes = Hors du jeu : { $cards }

# In the thread of a match: its tricks or turns, line by line.
moves_title = La partie jusqu’ici
no_moves_yet = Chaque pli ou tour s’affiche ici dès qu’il est terminé.
