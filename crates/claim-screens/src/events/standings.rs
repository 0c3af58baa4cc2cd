//! The standings of an event, and how it ended.

use claim_table::event::{Decision, Entrant, Event, EventEnd, Format, Round, Scoring, Standing};
use claim_table::ids::UserId;
use claim_table::locale::Locale;

use super::{half_points, name, player, record_button, with_mentions};
use crate::i18n::Translate;
use crate::i18n::keys::events as keys;
use crate::screen::model::{
    PictureContent, PictureRequest, PodiumStep, RoundMark, Screen, StandingRow, Tone,
};
use crate::text::names::Name;
use crate::text::words;

/// The highest place on the podium.
const PODIUM: u16 = 3;

/// How many people the podium has room for.
const MAX_ON_PODIUM: usize = 3;

/// How many winners are named who have won together.
const MAX_WINNERS: usize = 5;

/// How many players the picture has room for.
pub(super) const MAX_DRAWN: usize = 12;

/// How many lines the standings have at most: a message has room for no more.
const MAX_LINES: usize = 44;

/// The standings after the rounds that are decided, for a person who may be one of the players.
#[must_use]
pub fn event_standings(locale: Locale, event: &Event, reader: UserId) -> Screen {
    let screen = Screen::titled(&locale.say(&keys::event_title(name(event))));
    let standings = event.progress().standings();
    if standings.is_empty() {
        return screen.line(&locale.say(&keys::event_no_standings()));
    }
    let screen = with_standings(screen, locale, event, MAX_LINES);
    let own = standings.iter().skip(MAX_LINES);
    let mut own = own.filter(|it| event.person(it.player).user == reader);
    screen.lines(own.next().map(|it| line(locale, event, it)))
}

/// Adds so many lines of the standings of an event that has some: the best as a picture, the others as text.
pub(super) fn with_standings(screen: Screen, locale: Locale, event: &Event, most: usize) -> Screen {
    let standings = event.progress().standings();
    let lines = standing_lines(locale, event, most);
    let drawn = 1 + standings.len().min(MAX_DRAWN);
    screen
        .picture(Some(picture(locale, event, &standings, &lines[..drawn])))
        .lines(&lines[drawn..])
}

/// The best as a picture; without it, their `lines`.
fn picture(
    locale: Locale,
    event: &Event,
    standings: &[Standing],
    lines: &[String],
) -> PictureRequest {
    let progress = event.progress();
    let best = &standings[..standings.len().min(MAX_DRAWN)];
    let row = |it: &Standing| StandingRow {
        place: u8::try_from(it.place).unwrap_or(u8::MAX),
        points: points(locale, event, it),
        rounds: (1..)
            .zip(progress.rounds())
            .map(|(number, round)| {
                let is_hidden = event.is_hidden(number);
                if is_hidden {
                    RoundMark::Open
                } else {
                    mark(round, it.player)
                }
            })
            .collect(),
    };
    let names = best
        .iter()
        .map(|it| Name::from(&event.person(it.player).name).alone());
    let content = PictureContent::Standings(best.iter().map(row).collect());
    PictureRequest::of_lines(content, names.collect(), lines)
}

/// How a player fared in a round.
fn mark(round: &Round, player: Entrant) -> RoundMark {
    if round.byes.contains(&player) {
        return RoundMark::Bye;
    }
    let Some((index, seat)) = round.table_of(player) else {
        return RoundMark::Open;
    };
    match round.tables[index].decision().map(Decision::winner) {
        None => RoundMark::Open,
        Some(None) => RoundMark::Drew,
        Some(Some(winner)) if winner == seat => RoundMark::Won,
        Some(Some(_)) => RoundMark::Lost,
    }
}

/// The best of the standings, with a heading.
fn standing_lines(locale: Locale, event: &Event, most: usize) -> Vec<String> {
    let standings = event.progress().standings();
    let heading = match event.progress().settings().scoring {
        Scoring::Wins => keys::event_standings_heading(),
        Scoring::Duplicate => keys::event_standings_heading_duplicate(),
    };
    let mut lines = vec![locale.say(&heading)];
    let best = standings.iter().take(most);
    lines.extend(best.map(|it| line(locale, event, it)));
    let left = standings.len().saturating_sub(most);
    if left > 0 {
        lines.push(locale.say(&keys::event_more(left)));
    }
    lines
}

fn line(locale: Locale, event: &Event, standing: &Standing) -> String {
    let (place, player) = (standing.place, player(event, standing.player));
    let worth = worth(locale, event, standing);
    format!("**{place}.** {player} · {worth}")
}

/// Points, and what decides between equal ones.
fn worth(locale: Locale, event: &Event, standing: &Standing) -> String {
    let points = points(locale, event, standing);
    match standing.second {
        second if event.progress().settings().scoring == Scoring::Duplicate => {
            format!("{points} ({})", half_points(second))
        }
        0 => points,
        more @ 1.. => format!("{points} (+{more})"),
        less => format!("{points} (−{})", less.unsigned_abs()),
    }
}

/// What a player is ranked by: points, or the average of duplicate scores.
fn points(locale: Locale, event: &Event, standing: &Standing) -> String {
    let progress = event.progress();
    let settings = progress.settings();
    match (settings.scoring, settings.format) {
        (Scoring::Duplicate, _) => {
            let rounds = i64::try_from(progress.decided_rounds().len()).unwrap_or(i64::MAX);
            let rounds = rounds.max(1);
            // Rounded half up.
            let mean = (2 * standing.points + rounds) / (2 * rounds);
            words::percent(locale, mean)
        }
        (Scoring::Wins, Format::Knockout { .. }) => standing.points.to_string(),
        (Scoring::Wins, Format::Swiss { .. } | Format::RoundRobin) => half_points(standing.points),
    }
}

/// How an event ended; `called` are those who are told if it does not take place.
#[must_use]
pub fn event_end(locale: Locale, event: &Event, called: &[UserId]) -> Screen {
    let title = name(event);
    let standings = event.progress().standings();
    if event.progress().over() == Some(EventEnd::Cancelled) || standings.is_empty() {
        let sentence = locale.say(&keys::event_cancelled(title));
        return Screen::default().with_sentence(with_mentions(sentence, called));
    }
    let winners = standings.iter().take_while(|it| it.place == 1);
    let winners: Vec<_> = winners
        .map(|it| Name::from(&event.person(it.player).name).bold())
        .collect();
    let count = winners.len();
    let left = count.saturating_sub(MAX_WINNERS);
    let mut winners = words::list(locale, winners.into_iter().take(MAX_WINNERS));
    if left > 0 {
        winners.push(' ');
        winners.push_str(&locale.say(&keys::event_more(left)));
    }
    let sentence = locale.say(&keys::event_won(count, title.clone(), winners));
    let lines = standing_lines(locale, event, MAX_LINES);
    let (best, others) = lines.split_at(1 + on_podium(&standings).len());
    Screen::titled(&locale.say(&keys::event_title(title)))
        .picture(podium(locale, event, &standings, best))
        .lines(others)
        .buttons(&[record_button(locale, event)])
        .with_tone(Tone::End)
        .with_sentence(sentence)
}

/// Those who stand on the podium.
fn on_podium(standings: &[Standing]) -> &[Standing] {
    let best = standings.iter().take_while(|it| it.place <= PODIUM).count();
    &standings[..best.min(MAX_ON_PODIUM)]
}

/// The best as a picture; without it, their `lines`.
fn podium(
    locale: Locale,
    event: &Event,
    standings: &[Standing],
    lines: &[String],
) -> Option<PictureRequest> {
    let best = on_podium(standings);
    let step = |it: &Standing| PodiumStep {
        rank: u8::try_from(it.place).unwrap_or(u8::MAX),
        rating: worth(locale, event, it),
    };
    let name = |it: &Standing| Name::from(&event.person(it.player).name).alone();
    (!best.is_empty()).then(|| {
        let content = PictureContent::Podium(best.iter().map(step).collect());
        PictureRequest::of_lines(content, best.iter().map(name).collect(), lines)
    })
}
