//! Words that many messages share: games, factions, cards, lists, durations.

keys! {
    game(game);
    bot(name);
    described_bot(name, level, temperament);
    bots_of_level(level, names);
    titled(game, what);
    faction_one(faction);
    faction_many(faction);
    faction_led(faction);
    card(faction, value);
    and(first, last);
    or(first, last);
    comma(first, rest);
    versus(first, rest);
    date(year, month, day);
    seconds(count);
    minutes(count);
    hours(count);
    days(count);
    time_unlimited();
    time_per_turn(limit);
    time_reserve(initial, increment);
    chapter_trick(phase, number);
    chapter_turn(number);
}
