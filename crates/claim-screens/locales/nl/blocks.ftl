# Blocking invitations by a person.

button_block = Uitnodigingen blokkeren
person_blocked = 🔕 { $player } kan je niet meer uitnodigen.
person_unblocked = { $player } kan je weer uitnodigen.
blocked_in_settings = Dat kun je altijd veranderen met `/claim instellingen`.
button_undo_block = Terugdraaien
button_blocked = Geblokkeerde mensen
blocked_title = Geblokkeerde mensen
blocked_text = { $count ->
    [0] Je hebt niemand geblokkeerd. Dat doe je met “{ button_block }” onder een uitnodiging.
    [one] Deze persoon kan je niet uitnodigen. Kies die om het weer toe te staan.
   *[other] Deze { $count } mensen kunnen je niet uitnodigen. Kies er een om het weer toe te staan.
}
choose_to_unblock = Weer uitnodigingen toestaan van…
only_invited_block = Alleen wie aan deze tafel is uitgenodigd, kan uitnodigingen van de host blokkeren.
too_many_blocked = Je hebt { $max } mensen geblokkeerd, dat is het maximum. Deblokkeer er eerst een: `/claim instellingen`
takes_no_invitations = { $player } neemt op dit moment geen uitnodigingen van je aan.
