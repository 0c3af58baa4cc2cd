# Blocking invitations by a person.

button_block = Bloquear convites
person_blocked = 🔕 { $player } não pode mais convidar você.
person_unblocked = { $player } pode convidar você de novo.
blocked_in_settings = Você pode mudar isso a qualquer hora em `/claim configurações`.
button_undo_block = Desfazer
button_blocked = Pessoas bloqueadas
blocked_title = Pessoas bloqueadas
blocked_text = { $count ->
    [0] Você não bloqueou ninguém. Isso se faz com “{ button_block }”, embaixo de um convite.
    [one] Esta pessoa não pode convidar você. Escolha-a para permitir de novo.
   *[other] Estas { $count } pessoas não podem convidar você. Escolha uma para permitir de novo.
}
choose_to_unblock = Permitir de novo convites de…
only_invited_block = Só quem foi convidado para esta mesa pode bloquear os convites do dono dela.
too_many_blocked = Você bloqueou { $max } pessoas, que é o máximo. Desbloqueie alguém primeiro: `/claim configurações`
takes_no_invitations = { $player } não aceita convites seus no momento.
