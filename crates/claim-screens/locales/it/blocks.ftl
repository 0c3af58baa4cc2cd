# Blocking invitations by a person.

button_block = Blocca gli inviti
person_blocked = 🔕 { $player } non può più invitarti.
person_unblocked = { $player } può invitarti di nuovo.
blocked_in_settings = Puoi cambiarlo quando vuoi con `/claim impostazioni`.
button_undo_block = Annulla
button_blocked = Persone bloccate
blocked_title = Persone bloccate
blocked_text = { $count ->
    [0] Non hai bloccato nessuno. Si fa con “{ button_block }” sotto un invito.
    [one] Questa persona non può invitarti. Sceglila per permetterglielo di nuovo.
   *[other] Queste { $count } persone non possono invitarti. Scegline una per permetterglielo di nuovo.
}
choose_to_unblock = Permetti inviti da…
only_invited_block = Solo chi è invitato a questo tavolo può bloccare gli inviti di chi lo ha aperto.
too_many_blocked = Hai bloccato { $max } persone, che è il massimo. Sbloccane prima una: `/claim impostazioni`
takes_no_invitations = { $player } per ora non accetta inviti da te.
