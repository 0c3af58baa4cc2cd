-- Rows of the eleventh version: a finished match whose record is one row, and a message that does not
-- show the end yet; a match that could not be read; who solves puzzles in a server.

INSERT INTO matches (id, guild_id, channel_id, locale, game, players, options, host_id, invited_id, invited_name, turn_limit_ms, rematch_of, secret, stage, revision, deadline_ms, opened_ms, ended_ms)
VALUES ('26papjng2k', 1, 1, 'en-US', 'claim', 2, '{}', 16878, NULL, NULL, 86400000, NULL, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a', 'over', 8, NULL, 1750000000000, 1750000700000);

INSERT INTO seats (match_id, seat, user_id, name, locale, entropy, rating_before, rating_after)
VALUES ('26papjng2k', 0, 16878, 'player 16878', 'en-US', '16878', 1523400, 1400000);

INSERT INTO seats (match_id, seat, user_id, name, locale, entropy, rating_before, rating_after)
VALUES ('26papjng2k', 1, 16879, 'player 16879', 'en-US', '16879', 1500000, 1623400);

INSERT INTO records (match_id, text)
VALUES ('26papjng2k', '{"record":1,"game":"claim","players":2,"options":{},"match":"26papjng2k","names":["player 16878","player 16879"],"commitment":"40665dc5a04be30c769d238dc444d5a7dd081f78f0c08deb932348e449f73764","entropy":["16878","16879"]}
{"chance":"first 1","at":1750000000000}
{"chance":"deck goblin-0 undead-1 undead-6 doppelganger-3 knight-6 doppelganger-8 dwarf-7 dwarf-8 dwarf-0 goblin-0 doppelganger-6 undead-3 undead-9 dwarf-4 dwarf-5 knight-3 goblin-3 goblin-1 knight-9 dwarf-9 knight-2 goblin-9 goblin-4 goblin-8 goblin-2 dwarf-2 goblin-0 undead-8 knight-5 doppelganger-5 dwarf-1 knight-4 goblin-0 doppelganger-9 doppelganger-2 undead-2 doppelganger-0 undead-4 doppelganger-1 undead-0 dwarf-3 dwarf-6 goblin-5 goblin-0 doppelganger-4 goblin-7 goblin-6 undead-7 knight-8 knight-7 undead-5 doppelganger-7","at":1750000001000}
{"seat":1,"do":"play goblin-4","at":1750000002000}
{"seat":0,"do":"play doppelganger-6","at":1750000003000}
{"seat":0,"do":"play knight-6","at":1750000004000}
{"seat":1,"do":"play knight-3","at":1750000005000}
{"result":{"ended":"resigned","seat":0,"winners":[1]},"secret":"e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a","at":1750000700000}
');

INSERT INTO messages (match_id, audience, channel_id, message_id, token, token_until_ms, revision, posted_lines)
VALUES ('26papjng2k', 0, 1, 1003, NULL, NULL, 7, 3);

INSERT INTO unpresented (match_id)
VALUES ('26papjng2k');

INSERT INTO matches (id, guild_id, channel_id, locale, game, players, options, host_id, invited_id, invited_name, turn_limit_ms, rematch_of, secret, stage, revision, deadline_ms, opened_ms, ended_ms)
VALUES ('26papjng2m', 1, 1, 'en-US', 'claim', 2, '{}', 16878, NULL, NULL, 86400000, NULL, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a', 'quarantined', 7, 1750086400000, 1750000000000, NULL);

INSERT INTO seats (match_id, seat, user_id, name, locale, entropy)
VALUES ('26papjng2m', 0, 16878, 'player 16878', 'en-US', '16878');

INSERT INTO seats (match_id, seat, user_id, name, locale, entropy)
VALUES ('26papjng2m', 1, 16879, 'player 16879', 'en-US', '16879');

INSERT INTO quarantine (match_id, stage, reason, since_ms)
VALUES ('26papjng2m', 'running', 'stage is running, but the record implies lobby', 1750000800000);

INSERT INTO guild_solvers (guild_id, user_id, name)
VALUES (1, 16879, 'player 16879');
