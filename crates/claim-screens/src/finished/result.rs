//! The screens of a finished match.

use std::cmp::Reverse;

use claim_rules::cards::Seat;
use claim_rules::record::LeaveReason;
use claim_rules::{Day, PublicView};
use claim_table::career::Achievement;
use claim_table::ids::MatchId;
use claim_table::locale::Locale;
use claim_table::rating::MAX_RATED_PER_PAIR;

use crate::games::contract::{self, ResultTexts};
use crate::games::tutorial;
use crate::i18n::keys::{analysis, daily, finish as keys, lists, tutorial as tutorial_keys};
use crate::i18n::{Message, Translate};
use crate::lists::achievements;
use crate::lobby::series::SeriesInfo;
use crate::press::{DailyPress, FinishedPress, Shareable};
use crate::running::leaving;
use crate::running::match_info::MatchInfo;
use crate::screen::model::{Button, ButtonStyle, Paragraph, Screen, Tone};
use crate::screen::{info_buttons, picture};
use crate::text::narrator::Narrator;
use crate::text::words;

/// The outcome of a match as screens show it.
#[derive(Clone, Debug, PartialEq)]
pub struct Finish {
    /// How it ended.
    pub how: Ending,
    /// Whether any seat acted before the match ended.
    pub was_played: bool,
    /// The seats that won: all tied seats in a draw, none if the match was aborted. Without teams, these are the best
    /// of those whose players stayed.
    pub winners: Vec<Seat>,
    /// Whether others would have won if the bots of players who left counted.
    pub is_among_those_who_stayed: bool,
    /// The final public view.
    pub view: PublicView,
    /// What the match did to ratings, in the order of seats; empty if it was not rated.
    pub ratings: Vec<ShownRatingChange>,
    /// Why it does not count although it has a result; `None` if it counts, or belongs to no ladder anyway.
    pub unrated: Option<WhyUnrated>,
    /// The series with this match, if it belongs to one.
    pub series: Option<SeriesInfo>,
    /// What players have earned by it, in the order of seats.
    pub achievements: Vec<(Seat, Achievement)>,
}

/// Why a match that has a result does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyUnrated {
    /// Two of the players had just finished several rated matches together.
    FrequentPair,
    /// A moderator has voided it.
    Voided,
}

/// A player's rating before and after a match, as it is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShownRatingChange {
    /// The player's seat.
    pub seat: Seat,
    /// The number before the match, not rounded: that of all time in the server and game of the match.
    pub before: f64,
    /// The number after the match on the same ladder, not rounded.
    pub after: f64,
    /// Whether the number after the match is still very uncertain.
    pub is_provisional: bool,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The match was played to its end.
    Played,
    /// The player in this seat left, and the match ended for that reason.
    Left(Seat, LeaveReason),
    /// The match was called off because the player in this seat left before both had played.
    CalledOff(Seat, LeaveReason),
    /// The players agreed on a draw.
    Drawn,
    /// The players agreed to call the match off.
    Aborted,
    /// A moderator stopped the match.
    Stopped,
    /// The organiser of its tournament decided the table, or ended the tournament.
    StoppedByOrganiser,
}

/// Who has won, and how the match ended if it was not played out.
pub(crate) fn end_lines(narrator: Narrator, finish: &Finish) -> Vec<String> {
    let mut lines = vec![narrator.say(&outcome(narrator, finish))];
    lines.extend(how(narrator, finish.how));
    lines
}

/// The public message of a finished match.
#[must_use]
pub fn finished(locale: Locale, info: &MatchInfo, finish: &Finish) -> Screen {
    with_outcome(locale, info, finish, &[])
}

/// The result of a match as a new message in its channel: others can play, too.
#[must_use]
pub fn result(locale: Locale, info: &MatchInfo, finish: &Finish) -> Screen {
    let play_too = Button {
        emoji: Some("🪑"),
        ..Button::labelled(
            locale.say(&keys::button_play_too()),
            FinishedPress::PlayToo(info.id),
        )
    };
    with_outcome(locale, info, finish, &[play_too])
}

/// The public message of a finished match whose result is a new message, at `url`.
#[must_use]
pub fn ended_table(locale: Locale, info: &MatchInfo, url: &str) -> Screen {
    Screen::titled(&info.title(locale)).line(&locale.say(&keys::result_below(url)))
}

/// The result for everyone, with `others` after its usual buttons.
fn with_outcome(locale: Locale, info: &MatchInfo, finish: &Finish, others: &[Button]) -> Screen {
    let narrator = Narrator {
        locale,
        info,
        reader: None,
    };
    let outcome = locale.say(&outcome(narrator, finish));
    let is_played = finish.how == Ending::Played;
    let last = is_played.then(|| contract::table(narrator, &finish.view).last);
    end(narrator, finish, &outcome, &info.title(locale))
        .paragraphs(&ratings(narrator, finish))
        .paragraphs(&achievements::earned_by_match(
            narrator,
            &finish.achievements,
        ))
        .buttons(&[&buttons(locale, info, finish), others].concat())
        .with_last(
            &last.unwrap_or_default(),
            &[info_buttons::more(locale, info.id)],
        )
}

/// A player's private screen of a finished match.
#[must_use]
pub fn finished_hand(locale: Locale, info: &MatchInfo, finish: &Finish, seat: Seat) -> Screen {
    let narrator = Narrator {
        locale,
        info,
        reader: Some(seat),
    };
    let buttons = if info.is_tutorial {
        tutorial::next_buttons(locale, info)
    } else if let Some(daily) = info.daily {
        vec![deal_button(locale, daily.day)]
    } else {
        own_buttons(locale, info, finish)
    };
    let outcome = own_outcome(narrator, finish, seat);
    end(narrator, finish, &outcome, &info.which(locale))
        .lines(own_rating_lines(narrator, finish, seat))
        .paragraphs(&achievements::earned_by_match(
            narrator,
            &finish.achievements,
        ))
        .buttons(&buttons)
}

/// The end of a match for the player of a seat, without buttons.
pub(crate) fn private_end(locale: Locale, info: &MatchInfo, finish: &Finish, seat: Seat) -> Screen {
    let narrator = Narrator {
        locale,
        info,
        reader: Some(seat),
    };
    let outcome = own_outcome(narrator, finish, seat);
    end(narrator, finish, &outcome, &info.which(locale))
}

/// Leads from the end of a match of a daily deal to how others played it.
fn deal_button(locale: Locale, day: Day) -> Button {
    Button {
        emoji: Some("🃏"),
        style: ButtonStyle::Primary,
        ..Button::labelled(
            locale.say(&daily::daily_button_compare()),
            DailyPress::ShowDay(day),
        )
    }
}

/// How a match ended, for the narrator’s reader or for everyone. `which` is the small print that says which match.
fn end(narrator: Narrator, finish: &Finish, outcome: &str, which: &str) -> Screen {
    let result = played_out(narrator, finish);
    let headline = match &result {
        Some(result) => with_score(narrator, outcome, result, narrator.reader),
        None => outcome.to_owned(),
    };
    // A tutorial that was left has not been lost.
    let how = how(narrator, finish.how).filter(|_| !narrator.info.is_tutorial);
    let voided = voided(narrator, finish);
    let told = voided.iter().chain([&headline]).cloned().chain(how.clone());
    let told = told.chain([narrator.info.title(narrator.locale)]);
    let who_won = narrator.say(&self::outcome(narrator, finish));
    let public = Narrator {
        reader: None,
        ..narrator
    };
    let picture = result.as_ref().zip(played_out(public, finish));
    let picture =
        picture.map(|(own, everyone)| picture::result(narrator, own, &who_won, &everyone));
    Screen::headed(&headline)
        .lines(voided.clone())
        .lines(how)
        .lines(leavers(narrator, finish))
        .lines(series(narrator, finish))
        .lines(unrated(narrator, finish))
        .lines(result.iter().flat_map(|result| &result.why))
        .small(which)
        .picture(picture)
        .paragraphs(&closing(narrator, result.as_ref()))
        .with_tone(tone(finish))
        .telling(told.collect::<Vec<_>>())
}

/// The result, if the match was played to its end.
fn played_out(narrator: Narrator, finish: &Finish) -> Option<ResultTexts> {
    let winners = finish.winners.iter().copied().collect();
    let is_played = finish.how == Ending::Played;
    is_played.then(|| contract::result(narrator, &finish.view, winners))
}

/// What an outcome says, and how close it was: the score of the reader’s side first, or else from the best.
pub(crate) fn with_score(
    narrator: Narrator,
    outcome: &str,
    result: &ResultTexts,
    reader: Option<Seat>,
) -> String {
    let setup = &narrator.info.setup;
    let own = reader.map(|seat| setup.side(seat));
    let mut scores: Vec<_> = setup.sides().zip(&result.score).collect();
    scores.sort_by_key(|&(side, score)| (Some(side) != own, Reverse(score)));
    let scores: Vec<_> = scores
        .into_iter()
        .map(|(_, score)| score.to_string())
        .collect();
    format!("{outcome} {}", scores.join(" : "))
}

/// How the match ended for a player.
fn own_outcome(narrator: Narrator, finish: &Finish, seat: Seat) -> String {
    let info = narrator.info;
    let has_won = finish.winners.contains(&seat);
    narrator.say(&match finish.how {
        how if info.is_tutorial && how != Ending::Played => tutorial_keys::tutorial_ended(),
        how if !how.counts() => keys::match_aborted(),
        _ if let Some(reason) = info.leave_reason(seat) => {
            let why = leaving::sentence(narrator, seat, reason);
            keys::you_lost_by_leaving(why)
        }
        _ if has_won && is_drawn(info, finish) => keys::you_drew(),
        _ if has_won => keys::you_won(),
        _ => keys::you_lost(),
    })
}

const fn tone(finish: &Finish) -> Tone {
    if finish.how.counts() {
        Tone::End
    } else {
        Tone::Neutral
    }
}

/// The end of a tutorial.
fn closing(narrator: Narrator, result: Option<&ResultTexts>) -> Option<Paragraph> {
    let is_tutorial = narrator.info.is_tutorial;
    is_tutorial.then(|| tutorial::closing_paragraph(narrator, result))
}

/// The score of the series. A match that was called off ends the series as it is.
fn series(narrator: Narrator, finish: &Finish) -> Option<String> {
    let series = finish.series.as_ref()?;
    let (locale, info) = (narrator.locale, narrator.info);
    let line = if finish.how.counts() {
        series.after_match(locale, &info.setup, &info.players)
    } else {
        series.ended_early(locale, &info.setup, &info.players)
    };
    Some(narrator.say(&line))
}

/// The reason why the match ended early, if it did.
fn how(narrator: Narrator, how: Ending) -> Option<String> {
    let message = match how {
        Ending::Left(seat, reason) | Ending::CalledOff(seat, reason) => {
            return Some(leaving::sentence(narrator, seat, reason));
        }
        Ending::Drawn => keys::ended_drawn(),
        Ending::Aborted => keys::ended_agreed(),
        Ending::Stopped => keys::ended_stopped(),
        Ending::StoppedByOrganiser => keys::ended_stopped_by_organiser(),
        Ending::Played => return None,
    };
    Some(narrator.say(&message))
}

impl Ending {
    /// Whether the match has a result.
    const fn counts(self) -> bool {
        !matches!(
            self,
            Self::CalledOff(..) | Self::Aborted | Self::Stopped | Self::StoppedByOrganiser
        )
    }
}

/// The lines about players who left, and whether they would have won.
fn leavers(narrator: Narrator, finish: &Finish) -> Vec<String> {
    let mut lines = leaving::lines(narrator);
    if finish.is_among_those_who_stayed {
        lines.push(narrator.say(&keys::best_who_stayed()));
    }
    lines
}

/// The sentence that names the winners.
fn outcome(narrator: Narrator, finish: &Finish) -> Message {
    if !finish.how.counts() {
        return keys::match_aborted();
    }
    let shares = is_drawn(narrator.info, finish);
    who_won(narrator, &finish.winners, shares)
}

/// Names the winners. `shares` tells whether they share the win.
fn who_won(narrator: Narrator, winners: &[Seat], shares: bool) -> Message {
    if winners.len() == narrator.info.players.len() {
        return keys::match_drawn();
    }
    let names = winners.iter().map(|&seat| narrator.info.name(seat));
    let names = words::list(narrator.locale, names);
    if shares {
        return keys::match_shared(names);
    }
    keys::match_won(winners.len(), names)
}

/// The sentence that names the winners of a match that was played out.
pub(crate) fn winners_line(narrator: Narrator, winners: &[Seat]) -> String {
    narrator.say(&who_won(
        narrator,
        winners,
        on_several_sides(narrator.info, winners),
    ))
}

pub(crate) fn on_several_sides(info: &MatchInfo, winners: &[Seat]) -> bool {
    let mut sides = winners.iter().map(|&seat| info.setup.side(seat));
    let first = sides.next();
    sides.any(|side| Some(side) != first)
}

/// That the match was voided, if it was.
fn voided(narrator: Narrator, finish: &Finish) -> Option<String> {
    let is_voided = finish.unrated == Some(WhyUnrated::Voided);
    is_voided.then(|| narrator.say(&keys::match_voided()))
}

/// Why a match that has a result was not rated, if two of its players had played too many rated ones together.
fn unrated(narrator: Narrator, finish: &Finish) -> Option<String> {
    let is_unrated = finish.unrated == Some(WhyUnrated::FrequentPair) && finish.how.counts();
    let players = narrator.info.setup.players();
    is_unrated.then(|| narrator.say(&keys::unrated_pair(MAX_RATED_PER_PAIR, players)))
}

/// Whether winners are on more than one side, after the match was played out or ended in an agreed
/// draw.
fn is_drawn(info: &MatchInfo, finish: &Finish) -> bool {
    matches!(finish.how, Ending::Played | Ending::Drawn) && on_several_sides(info, &finish.winners)
}

fn ratings(narrator: Narrator, finish: &Finish) -> Option<Paragraph> {
    let locale = narrator.locale;
    if finish.ratings.is_empty() {
        return None;
    }
    let lines = finish.ratings.iter().map(|it| rating_line(narrator, it));
    let mut lines: Vec<_> = lines.collect();
    if finish.ratings.iter().any(|it| it.is_provisional) {
        lines.push(locale.say(&lists::rating_provisional()));
    }
    Some(Paragraph {
        heading: locale.say(&keys::ratings_heading()),
        text: lines.join("\n"),
    })
}

/// What the match did to the rating of a player.
fn rating_line(narrator: Narrator, it: &ShownRatingChange) -> String {
    let change = format!("{:+.0}", it.after.round() - it.before.round()).replace('-', "−");
    narrator.say(&keys::rating_change(
        words::rating(it.after, it.is_provisional),
        format!("{:.0}", it.before),
        change,
        narrator.info.person_name(it.seat),
    ))
}

/// As [`rating_line`], for a seat, with the meaning of its question mark; empty if the match was not rated.
fn own_rating_lines(narrator: Narrator, finish: &Finish, seat: Seat) -> Vec<String> {
    let own = finish.ratings.iter().find(|it| it.seat == seat);
    let legend = own.filter(|it| it.is_provisional);
    let legend = legend.map(|_| narrator.say(&lists::rating_provisional()));
    own.map(|it| rating_line(narrator, it))
        .into_iter()
        .chain(legend)
        .collect()
}

fn buttons(locale: Locale, info: &MatchInfo, finish: &Finish) -> Vec<Button> {
    let replay = Shareable::Replay {
        table: info.id,
        actions: 0,
    };
    let rematch = if info.is_tutorial {
        tutorial::real_match_button(locale, info.id)
    } else {
        rematch_button(locale, info.id)
    };
    let again = (!series_continues(finish)).then_some(rematch);
    // Without any action, there is nothing to replay.
    let replay = finish.was_played.then(|| Button {
        emoji: Some("🎞️"),
        ..Button::labelled(locale.say(&keys::button_replay()), replay)
    });
    again
        .into_iter()
        .chain(replay)
        .chain(analysis_button(locale, info, finish))
        .collect()
}

/// What the buttons of a finished match leave out: its record, and the proof of its deal.
#[must_use]
pub fn finished_more(locale: Locale, info: &MatchInfo) -> Screen {
    let record = Button {
        emoji: Some("📄"),
        ..Button::labelled(
            locale.say(&keys::button_record()),
            FinishedPress::Record(info.id),
        )
    };
    let buttons = [
        record,
        info_buttons::fairness(locale, info.id),
        info_buttons::rules(locale, info.setup.kind()),
    ];
    Screen::titled(&info.title(locale))
        .line(&locale.say(&keys::finished_more()))
        .small(&info.link_line(locale).unwrap_or_default())
        .buttons(&buttons)
}

/// Whether the next match of a series opens by itself.
fn series_continues(finish: &Finish) -> bool {
    finish
        .series
        .as_ref()
        .is_some_and(|series| series.continues)
}

/// What each player is offered besides the public message: a rematch and the analysis.
fn own_buttons(locale: Locale, info: &MatchInfo, finish: &Finish) -> Vec<Button> {
    let again = (!series_continues(finish)).then(|| rematch_button(locale, info.id));
    again
        .into_iter()
        .chain(analysis_button(locale, info, finish))
        .collect()
}

/// Opens a table for the players of a match, to play again.
pub(crate) fn rematch_button(locale: Locale, id: MatchId) -> Button {
    Button {
        emoji: Some("🔁"),
        style: ButtonStyle::Primary,
        ..Button::labelled(
            locale.say(&keys::button_rematch()),
            FinishedPress::Rematch(id),
        )
    }
}

/// Opens the analysis. Of a match that ended at its beginning there is nothing to analyse.
fn analysis_button(locale: Locale, info: &MatchInfo, finish: &Finish) -> Option<Button> {
    let has_begun = finish.was_played && !matches!(finish.how, Ending::CalledOff(..));
    has_begun.then(|| Button {
        emoji: Some("🔎"),
        ..Button::labelled(
            locale.say(&analysis::button_analysis()),
            Shareable::Analysis(info.id),
        )
    })
}

/// Tells the result to a player of `seat` who gets no direct messages: mentions them in the channel.
#[must_use]
pub fn result_mention(locale: Locale, info: &MatchInfo, finish: &Finish, seat: Seat) -> Screen {
    let narrator = Narrator {
        locale,
        info,
        reader: None,
    };
    let player = info.players.get(seat.index());
    let mention = player.and_then(|player| player.user).map(words::mention);
    let mention = mention.map(|mention| locale.say(&keys::result_mention(mention)));
    let outcome = locale.say(&outcome(narrator, finish));
    let voided = voided(narrator, finish);
    let mut lines: Vec<_> = voided.iter().chain([&outcome]).cloned().collect();
    lines.extend(how(narrator, finish.how));
    lines.extend(leavers(narrator, finish));
    lines.extend(series(narrator, finish));
    lines.extend(unrated(narrator, finish));
    lines.extend(own_rating_lines(narrator, finish, seat));
    Screen::titled(&info.title(locale))
        .lines(lines)
        .lines(info.link_line(locale))
        .buttons(&own_buttons(locale, info, finish))
        .with_tone(Tone::End)
        .with_sentence(mention.unwrap_or_default())
        .telling(voided.into_iter().chain([outcome, info.title(locale)]))
}
