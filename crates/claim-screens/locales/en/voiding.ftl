# Voiding a finished match, for those who may manage the server.

button_choose_void = Void a match …
void_title = Void a match
void_text = A void match no longer counts. Which one do you mean? These are the last ones of this server. For an older one, use `/claim resign` with its id.
void_none = No match has been finished in this server yet.
void_choose = Choose a match …
void_question = Void this match? { $title }
void_effect = It will no longer count for ratings, leaderboards, profiles and results between its players. All ratings since then are computed again, which may take a moment. The players are told that a moderator voided it.
void_effect_unrated = It was not rated, so no rating changes. It will no longer count for profiles either. The players are told that a moderator voided it.
void_for_good = Replay and analysis stay. This can’t be undone.
button_void = Yes, void it
void_done = The match is void, and its players are told.
void_elsewhere = That match was not played in this server.
not_over = Only a finished match can be voided.
already_voided = This match is void already.
