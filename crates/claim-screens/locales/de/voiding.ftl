# Eine beendete Partie annullieren, für alle, die den Server verwalten dürfen.

button_choose_void = Partie annullieren …
void_title = Partie annullieren
void_text = Eine annullierte Partie zählt nicht mehr. Welche meinst du? Das sind die letzten auf diesem Server. Für eine ältere nimm `/claim aufgeben` mit ihrer Kennung.
void_none = Auf diesem Server wurde noch keine Partie beendet.
void_choose = Partie auswählen …
void_question = Diese Partie annullieren? { $title }
void_effect = Sie zählt dann nicht mehr für Wertung, Bestenlisten, Profile und die Bilanz der Beteiligten. Alle Wertungen seither werden neu berechnet, was einen Moment dauern kann. Die Beteiligten erfahren, dass die Moderation sie annulliert hat.
void_effect_unrated = Sie wurde nicht gewertet, also ändert sich keine Wertung. Auch für Profile zählt sie dann nicht mehr. Die Beteiligten erfahren, dass die Moderation sie annulliert hat.
void_for_good = Ansehen und analysieren lässt sie sich weiterhin. Rückgängig machen kannst du das nicht.
button_void = Ja, annullieren
void_done = Die Partie ist annulliert, und die Beteiligten erfahren es.
void_elsewhere = Diese Partie wurde nicht auf diesem Server gespielt.
not_over = Annullieren kannst du nur eine beendete Partie.
already_voided = Diese Partie ist schon annulliert.
