-- Rows of the seventeenth version: a match in which a draw was offered.

INSERT INTO matches (id, guild_id, channel_id, locale, game, players, options, host_id, turn_limit_ms, rematch_of, secret, stage, revision, deadline_ms, opened_ms, ended_ms, offer)
VALUES ('26papjng2p', 1, 1, 'en-US', 'claim', 2, '{}', 16878, 86400000, NULL, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a', 'running', 4, NULL, 1750000000000, NULL, 'draw 3 4 - 1');

INSERT INTO seats (match_id, seat, has_left, user_id, name, locale, entropy)
VALUES ('26papjng2p', 0, 0, 16878, 'player 16878', 'en-US', '16878');

INSERT INTO seats (match_id, seat, has_left, user_id, name, locale, entropy)
VALUES ('26papjng2p', 1, 0, 16879, 'player 16879', 'en-US', '16879');

INSERT INTO lines (match_id, number, text)
VALUES ('26papjng2p', 0, '{"record":1,"game":"claim","players":2,"options":{},"match":"26papjng2p","names":["player 16878","player 16879"],"commitment":"40665dc5a04be30c769d238dc444d5a7dd081f78f0c08deb932348e449f73764","entropy":["16878","16879"]}');

INSERT INTO lines (match_id, number, text)
VALUES ('26papjng2p', 1, '{"chance":"first 1","at":1750000000000}');

INSERT INTO lines (match_id, number, text)
VALUES ('26papjng2p', 2, '{"chance":"deck goblin-0 undead-1 undead-6 doppelganger-3 knight-6 doppelganger-8 dwarf-7 dwarf-8 dwarf-0 goblin-0 doppelganger-6 undead-3 undead-9 dwarf-4 dwarf-5 knight-3 goblin-3 goblin-1 knight-9 dwarf-9 knight-2 goblin-9 goblin-4 goblin-8 goblin-2 dwarf-2 goblin-0 undead-8 knight-5 doppelganger-5 dwarf-1 knight-4 goblin-0 doppelganger-9 doppelganger-2 undead-2 doppelganger-0 undead-4 doppelganger-1 undead-0 dwarf-3 dwarf-6 goblin-5 goblin-0 doppelganger-4 goblin-7 goblin-6 undead-7 knight-8 knight-7 undead-5 doppelganger-7","at":1750000001000}');
