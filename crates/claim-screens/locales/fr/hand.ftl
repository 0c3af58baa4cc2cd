# A player's private screen of a running match.

link_to_table = [Aller à la table]({ $url })
your_hand = Ta main ({ $count })
your_followers = Tes partisans ({ $count })
cards_line = { $faction } : **{ $values }**
no_cards = Aucune carte.
missing_factions = Pas en main : { $factions }
# Headlines: no full stop.
# Ask a native speaker: “fournir” without “couleur”, as the suits are factions.
turn_follow = À toi – fournis { faction_led }
turn_any_card = À toi – joue la carte de ton choix
turn_seer = À toi – ton Voyant a gagné : prends une carte
paused = ⏸️ En pause
# Below these headlines.
turn_or_doppelganger = Ou joue un Doppelgänger.
turn_cannot_follow = Tu n’as pas de { faction_many }.
numbers_on_board = Les numéros sont ceux de l’image.
peeked_card = Ton Voyant te montre la carte du dessus : { $card }
# On a phone’s lock screen: only what everyone knows.
told_follow = { $player } a entamé avec { $card }. Fournis { faction_led }{ $doppelganger ->
    [yes] { " " }ou joue un Doppelgänger
   *[no] { "" }
}.
told_lead = { $player ->
    [none] La partie commence.
    [you] Tu as gagné le pli.
   *[other] { $player } a gagné le pli.
} Entame avec la carte de ton choix.

# Descriptions of pictures: no markdown.
alt_hand = Ta main : { $cards }
alt_playable = Jouables : { $cards }
known_draws = Tu sais ce que { $player } a pioché : { $cards }.

# Button labels: no markdown, short.
take_revealed = Prendre { $card }
take_top = Prendre { $card } (dessus)
remove_gnome = Retirer { $gnome } à { $name }
remove_none = Ne retirer aucun Gnome
only_choice = { $label } – seul coup
last_card = { $label } – dernière carte

# A headline: no full stop.
chosen_steps = { $steps } – { $next ->
    [place] choisis une case
   *[choice] choisis la suite
}
only_steps = Seul coup : **{ $steps }**
choice_range = Choix : { $first } … { $last }
button_step_back = Retour

resign_question_title = Abandonner ? · { $title }
resign_taken_over = Si tu abandonnes, un bot prend ta place et les autres continuent. Pour toi, la partie compte comme une défaite.
resign_called_off = Vous n’avez pas encore joué tous les deux : abandonner annule la partie, qui ne sera pas classée. { $more ->
    [0] C’est la dernière partie que tu peux annuler pour l’instant (deux en 24 heures) ; ensuite, abandonner si tôt compte comme une défaite.
   *[other] Tu peux encore en annuler { $more } en 24 heures ; ensuite, abandonner si tôt compte comme une défaite.
}
resign_called_off_unrated = La partie vient de commencer : si tu abandonnes, elle est annulée. Les parties avec des bots ne sont pas classées.
resign_called_off_too_often = Tu as déjà annulé deux parties ces dernières 24 heures. Si tu abandonnes, cette partie s’arrête maintenant et compte comme une défaite.
resign_lost = Si tu abandonnes, la partie s’arrête maintenant et compte comme une défaite.
resign_tutorial = Si tu abandonnes, le tutoriel s’arrête maintenant.
resign_ends_series = Cela met aussi fin à la série.
resign_question_ignore = Pour continuer à jouer, ignore ce message.
button_resign_now = Oui, abandonner
button_call_off_now = Oui, annuler
# For those who may delete other people’s messages.
stop_question = Tu modères ici et tu peux arrêter cette partie. Elle ne comptera pas.
button_stop_now = Oui, arrêter
cancel_question = Tu modères ici et tu peux fermer cette table.
button_cancel_now = Oui, fermer
