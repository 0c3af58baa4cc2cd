//! Words that many sentences need: games, factions, cards, people, lengths of time.

keys! {
    game(game);
    bot(number, level);
    titled(game, what);
    faction_one(faction);
    faction_many(faction);
    faction_accusative(faction);
    card(faction, value);
    and(first, last);
    or(first, last);
    comma(first, rest);
    versus(first, rest);
    date(year, month, day);
    minutes(count);
    hours(count);
    days(count);
}
