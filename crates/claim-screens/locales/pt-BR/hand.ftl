# A player's private screen of a running match.

link_to_table = [Ir para a mesa]({ $url })
your_hand = Sua mão ({ $count })
your_followers = Seus seguidores ({ $count })
cards_line = { $faction }: **{ $values }**
no_cards = Nenhuma carta.
missing_factions = Fora da mão: { $factions }
# Headlines: no full stop.
# Ask a native speaker: “acompanhar com” for following, and “abrir” for leading.
turn_follow = Sua vez – acompanhe com { faction_led }
turn_any_card = Sua vez – jogue qualquer carta
turn_seer = Sua vez – seu Profeta venceu: pegue uma carta
paused = ⏸️ Em pausa
# Below these headlines.
turn_or_doppelganger = Ou jogue um Doppelgänger.
turn_cannot_follow = Você não tem { faction_many }.
numbers_on_board = Os números são os da imagem.
peeked_card = Seu Profeta mostra a carta de cima: { $card }
# On a phone’s lock screen: only what everyone knows.
told_follow = { $player } abriu com { $card }. Acompanhe com { faction_led }{ $doppelganger ->
    [yes] { " " }ou jogue um Doppelgänger
   *[no] { "" }
}.
told_lead = { $player ->
    [none] A partida começa.
    [you] Você venceu a vaza.
   *[other] { $player } venceu a vaza.
} Abra com qualquer carta.

# Descriptions of pictures: no markdown.
alt_hand = Sua mão: { $cards }
alt_playable = Dá para jogar: { $cards }
known_draws = Você sabe o que { $player } comprou: { $cards }.

# Button labels: no markdown, short.
take_revealed = Pegar { $card }
take_top = Pegar { $card } (de cima)
remove_gnome = Remover { $gnome } de { $name }
remove_none = Não remover Gnomo
only_choice = { $label } – única jogada
last_card = { $label } – última carta

# A headline: no full stop.
chosen_steps = { $steps } – { $next ->
    [place] escolha uma casa
   *[choice] escolha o que vem depois
}
only_steps = Única jogada: **{ $steps }**
choice_range = Opções: { $first } … { $last }
button_step_back = Voltar

resign_question_title = Desistir? · { $title }
resign_taken_over = Se você desistir, um bot assume seu lugar e os outros continuam. Para você, a partida conta como derrota.
resign_called_off = Vocês ainda não jogaram os dois: se você desistir, a partida é cancelada e não é ranqueada. { $more ->
    [0] Esta é a última que você pode cancelar por enquanto (duas em 24 horas); depois, desistir tão cedo conta como derrota.
   *[other] Você ainda pode cancelar mais { $more } em 24 horas; depois, desistir tão cedo conta como derrota.
}
resign_called_off_unrated = A partida mal começou: se você desistir, ela é cancelada. Partidas com bots não são ranqueadas.
resign_called_off_too_often = Você já cancelou duas partidas nas últimas 24 horas. Se desistir, esta partida acaba agora e conta como derrota.
resign_lost = Se você desistir, a partida acaba agora e conta como derrota.
resign_tutorial = Se você desistir, o tutorial acaba agora.
resign_ends_series = Isso também encerra a série.
resign_question_ignore = Para continuar jogando, ignore esta mensagem.
button_resign_now = Sim, desistir
button_call_off_now = Sim, cancelar
# For those who may delete other people’s messages.
stop_question = Você modera aqui e pode parar esta partida. Ela não vai contar.
button_stop_now = Sim, parar
cancel_question = Você modera aqui e pode fechar esta mesa.
button_cancel_now = Sim, fechar
