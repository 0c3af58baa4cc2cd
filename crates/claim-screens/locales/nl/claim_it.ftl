# Claim It. A person is a name in bold, or 'you' for the reader.

# Ask a native speaker: “goudclaim”, “claimsteen” and “bezitssteen”. No Dutch edition was seen.
claim_it_goal = **De grootste groep wint.** De laatste ronde begint zodra een speler { $gold } goudclaims heeft.
# The board in sentences, one row each.
claim_it_row = Rij { $row }: { $stones }
claim_it_column = kolom { $column } { $stone }
claim_it_stone_owner = { $player } (bezitssteen van deze beurt)
claim_it_no_stones = Nog geen stenen.
claim_it_placed_claim = claimsteen { $number } op { $space }
claim_it_placed_owner = bezitssteen op { $space }
claim_it_placed = **Deze beurt gezet:** { $stones }
claim_it_space = rij { $row }, kolom { $column }
# On buttons: how far to the right, and how far up.
claim_it_space_short = →{ $column } ↑{ $row }
claim_it_space_gold = { $space } (goud)
claim_it_space_of = { $space } (steen: { $owner })
claim_it_standing = { $player }: groep **{ $group }** · goud { $gold }{ $stage ->
    [reached] {""}
   *[open] {" "}van { $goal }
} · velden { $spaces }
claim_it_now = Grootste groep nu: { $counts }
claim_it_last_round = **Laatste ronde:** { $player ->
    [you] jij hebt de laatste beurt.
   *[other] { $player } heeft de laatste beurt.
}
claim_it_dice = Worp: **{ $dice }**
# Headlines: no full stop.
claim_it_turn_roll = { $player ->
    [you] Jouw beurt – gooi de dobbelstenen
   *[other] { $player } gooit
}
claim_it_turn_use = { $player ->
    [you] Jouw beurt – kies een veld
   *[other] { $player } kiest een veld
}
claim_it_turn_choice = { $player ->
    [you] Jouw beurt – gooi nog eens, of stop en houd je velden
   *[other] { $player } gooit nog eens of stopt
}
claim_it_use_claim = Claimsteen { $number }: { $spaces }
claim_it_use_owner = Bezitssteen: { $spaces }
claim_it_if_stopped = Nu stoppen: { claim_it_gain }
# What a turn brings; part of other messages.
claim_it_gain = { $stones ->
    [0] geen nieuwe stenen
    [one] 1 nieuwe steen
   *[other] { $stones } nieuwe stenen
}, { $gold ->
    [0] geen goud
    [one] 1 goudclaim
   *[other] { $gold } goudclaims
}
claim_it_stones = Stenen
claim_it_supply = Bezitsstenen over: { $owner } · claimstenen over: { $count ->
    [0] geen
   *[other] { $claims }
}

claim_it_this_turn = Deze beurt
claim_it_last_turn = Vorige beurt
claim_it_used_claim = { $player ->
    [you] Jij gooide { $dice } en zette
   *[other] { $player } gooide { $dice } en zette
} claimsteen { $number } op { $space }.
claim_it_used_owner = { $player ->
    [you] Jij gooide { $dice } en zette
   *[other] { $player } gooide { $dice } en zette
} een bezitssteen op { $space }. Bij stoppen wordt het veld goud.
claim_it_turn_placed = { $player ->
    [you] Jij nam:
   *[other] { $player } nam:
} { $spaces }.
claim_it_bust = { $player ->
    [you] Jij gooide
   *[other] { $player } gooide
} { $dice }: geen veld past. Pech! De stenen van deze beurt zijn weg: { $spaces }.
claim_it_bust_at_once = { $player ->
    [you] Jij gooide
   *[other] { $player } gooide
} { $dice }: geen veld past. Pech, meteen bij de eerste worp!
# On a phone’s lock screen.
claim_it_told_bust = { $player ->
    [you] Jij had pech.
   *[other] { $player } had pech.
}
claim_it_stopped = { $player ->
    [you] Jij stopte
   *[other] { $player } stopte
}: { claim_it_gain }.
claim_it_lost_spaces = { $player ->
    [you] Jij verliest:
   *[other] { $player } verliest:
} { $spaces }.

# Button labels: no markdown, short.
claim_it_roll = Gooien
claim_it_roll_again = Nog eens gooien
claim_it_stop = Stoppen
claim_it_put_claim = Rij { $row }, kolom { $column }: claimsteen { $number }
claim_it_put_owner = Rij { $row }, kolom { $column }: bezitssteen

# How close it was.
claim_it_close = { $player ->
    [you] Jij kwam
   *[other] { $player } kwam
} { $count ->
    [one] 1 { $what ->
        [gold] goudclaim
       *[other] veld
    }
   *[other] { $count } { $what ->
        [gold] goudclaims
       *[other] velden
    }
} tekort{ $what ->
    [group] { " " }in de grootste groep
    [gold] , bij gelijke groepen
   *[spaces] , bij gelijke groepen en evenveel goud
}.
claim_it_result = **De grootste groep wint**; bij gelijkspel tellen goudclaims, dan velden.

claim_it_refused_no_turn = Er is nu niemand aan de beurt.
claim_it_refused_roll_first = Gooi eerst de dobbelstenen.
claim_it_refused_nothing_to_stop = Je kunt pas stoppen als je een steen hebt gezet.
claim_it_refused_use_expected = Kies eerst een veld voor je worp.
claim_it_refused_dice = Geen twee van je dobbelstenen geven { $space }.
claim_it_refused_gold = Het veld op { $space } is goud en kan niet meer bezet worden.
claim_it_refused_owner = Op { $space } ligt al een bezitssteen.
claim_it_refused_claim = Claimsteen { $number } ligt al op het speelbord.
claim_it_refused_no_stones = Je hebt geen steen meer om een claimsteen te vervangen.
claim_it_refused_no_owners = Er zijn geen bezitsstenen meer.

claim_it_rules_goal = Gooi met drie dobbelstenen zo vaak je durft en claim velden op een speelbord van 6 × 6. De grootste aaneengesloten groep velden wint; diagonaal telt niet.
claim_it_rules_turn_heading = Jouw beurt
claim_it_rules_turn = Gooi drie dobbelstenen: één geeft de rij, één de kolom (met 2 en 5: rij 2, kolom 5 of rij 5, kolom 2), de derde de claimsteen. Zet een steen op dat veld, en gooi dan nog eens of stop.
claim_it_rules_stones_heading = Welke steen
claim_it_rules_stones = Leeg veld of steen van een ander: de claimsteen met het getal van de derde dobbelsteen, tenzij die al op het speelbord ligt.
    Je eigen steen of een claimsteen: een bezitssteen; de derde dobbelsteen doet er niet toe.
    Bezitssteen of goud: geblokkeerd.
    De stenen zijn beperkt: 24 per speler, plus 30 bezitsstenen samen. Voor een claimsteen heb je een eigen steen nodig die hem vervangt.
claim_it_rules_stop_heading = Stoppen of pech
claim_it_rules_stop = Als je stopt, worden de velden met bezitsstenen van deze beurt goudclaims, voorgoed van jou. Jouw stenen vervangen de claimstenen; stenen van anderen daar gaan naar hen terug. Past je worp op geen veld, dan heb je pech: alle stenen van deze beurt gaan van het speelbord.
claim_it_rules_end_heading = Einde van het potje
claim_it_rules_end = De laatste ronde begint als een speler een beurt eindigt met genoeg goudclaims: 13 met 2 spelers, 9 met 3, 7 met 4, 6 met 5. Iedereen krijgt nog één beurt; wie de laatste ronde inluidde, is als laatste. Bij gelijke groepen: meer goudclaims, dan meer velden.
claim_it_rules_variant_heading = Variant: claimstenen keren terug
claim_it_rules_variant = Als je een bezitssteen op een claimsteen zet, gaat de claimsteen terug naar de voorraad, en je kunt hem in dezelfde beurt opnieuw gebruiken. Niet met 5 spelers.

# Descriptions of the board’s picture: no markdown. Players have letters; * and + are explained.
claim_it_alt_title = Speelbord van Claim It
claim_it_alt_player = { $letter }: { $name }
claim_it_alt_act = { $letter } is aan de beurt
claim_it_alt_dice = worp { $dice }
claim_it_alt_signs = * goudclaim, + bezitssteen van deze beurt
claim_it_alt_row = Rij { $row }: kolom { $first }
claim_it_alt_claim = claimsteen { $number }
claim_it_alt_claim_on = claimsteen { $number } op { $letter }
claim_it_alt_uses = Mogelijk: { $first }
claim_it_alt_use_claim = rij { $row } kolom { $column } (claimsteen { $number })
claim_it_alt_use_owner = rij { $row } kolom { $column } (bezitssteen)
claim_it_alt_standing = { $letter }: grootste groep { $group }, goud { $gold }{ $stage ->
    [reached] {""}
   *[open] {" "}van { $goal }
}
