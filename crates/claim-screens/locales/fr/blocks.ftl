# Blocking invitations by a person.

button_block = Bloquer ses invitations
person_blocked = 🔕 { $player } ne peut plus t’inviter.
person_unblocked = { $player } peut de nouveau t’inviter.
blocked_in_settings = Tu peux changer ça à tout moment avec `/claim paramètres`.
button_undo_block = Défaire
button_blocked = Personnes bloquées
blocked_title = Personnes bloquées
blocked_text = { $count ->
    [0] Tu n’as bloqué personne. Cela se fait avec « { button_block } » sous une invitation.
    [one] Cette personne ne peut pas t’inviter. Choisis-la pour le lui permettre de nouveau.
   *[other] Ces { $count } personnes ne peuvent pas t’inviter. Choisis-en une pour le lui permettre de nouveau.
}
choose_to_unblock = Accepter de nouveau les invitations de…
only_invited_block = Seules les personnes invitées à cette table peuvent bloquer les invitations de son hôte.
too_many_blocked = Tu as bloqué { $max } personnes, c’est le maximum. Débloques-en d’abord une : `/claim paramètres`
takes_no_invitations = { $player } n’accepte pas d’invitations de ta part en ce moment.
