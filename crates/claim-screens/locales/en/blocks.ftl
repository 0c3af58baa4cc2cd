# Blocking invitations by a person.

button_block = Block invitations
person_blocked = 🔕 { $player } can no longer invite you.
person_unblocked = { $player } can invite you again.
blocked_in_settings = You can change that at any time with `/claim settings`.
button_undo_block = Undo
button_blocked = Blocked people
blocked_title = Blocked people
blocked_text = { $count ->
    [0] You have blocked no one. “{ button_block }” below an invitation does that.
    [one] This person can’t invite you. Choose them to allow it again.
   *[other] These { $count } people can’t invite you. Choose one to allow it again.
}
choose_to_unblock = Allow invitations from …
only_invited_block = Only those who are invited to this table can block its host’s invitations.
too_many_blocked = You have blocked { $max } people, which is the maximum. Unblock someone first: `/claim settings`
takes_no_invitations = { $player } doesn’t take invitations from you right now.
