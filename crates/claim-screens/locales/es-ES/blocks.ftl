# Blocking invitations by a person.

button_block = Bloquear invitaciones
person_blocked = 🔕 { $player } ya no puede invitarte.
person_unblocked = { $player } puede invitarte de nuevo.
blocked_in_settings = Puedes cambiarlo cuando quieras con `/claim ajustes`.
button_undo_block = Deshacer
button_blocked = Personas bloqueadas
blocked_title = Personas bloqueadas
blocked_text = { $count ->
    [0] No has bloqueado a nadie. Se hace con «{ button_block }», bajo una invitación.
    [one] Esta persona no puede invitarte. Elígela para volver a permitirlo.
   *[other] Estas { $count } personas no pueden invitarte. Elige una para volver a permitirlo.
}
choose_to_unblock = Permitir invitaciones de…
only_invited_block = Solo quien está invitado a esta mesa puede bloquear las invitaciones de quien la abrió.
too_many_blocked = Has bloqueado a { $max } personas, que es el máximo. Desbloquea antes a alguien: `/claim ajustes`
takes_no_invitations = { $player } no acepta ahora invitaciones tuyas.
