//! The screens of Claim It.

mod alt;
mod board;
mod narration;
mod rules;
mod space_name;
mod tutorial;

use claim_rules::GameKind;
use claim_rules::cards::{Faction, SeatSet};
use claim_rules::claim_it::{
    Action, Awaiting, IllegalAction, PublicView, Space, State, Stone, View,
};
use claim_table::locale::Locale;

use super::contract::{
    ActionTexts, GameScreens, HandTexts, OpenTable, ResultTexts, RulesTexts, Step, TableTexts,
};
use super::lesson::{Lesson, Prepared};
use crate::i18n::keys::{claim_it as keys, hand as hand_keys};
use crate::screen::model::{ButtonStyle, Paragraph, PictureContent, Screen};
use crate::text::narrator::Narrator;

impl GameScreens for State {
    const HAS_HANDS: bool = false;

    fn table(narrator: Narrator, view: &PublicView) -> TableTexts {
        let dice = narration::dice(narrator, view);
        let gain = narration::if_stopped(narrator, view);
        TableTexts {
            now: dice.into_iter().chain(gain).collect(),
            turn: narration::turn(narrator, view),
            small: narration::small(narrator, view),
            picture: picture(view, winners(view)),
            text: text(narrator, view),
            board: board::lines(narrator, view),
            alt: alt::sentences(narrator, view),
            last: narration::turns(narrator, view),
        }
    }

    /// All information is public.
    fn hand(narrator: Narrator, view: &View, _: Option<Action>) -> HandTexts {
        let table = Self::table(narrator, &view.public);
        let public = Narrator {
            reader: None,
            ..narrator
        };
        let headline = table.turn.unwrap_or_default();
        let told = narration::latest(narrator, &view.public).into_iter();
        HandTexts {
            told: told.chain([headline.clone()]).collect(),
            headline,
            why: table.now,
            small: table.small,
            picture: table.picture,
            text: table.text,
            // A turn begins with a roll.
            repeats_board: view.public.to_act() == Some(view.seat)
                && !matches!(view.public.awaiting, Awaiting::Roll { .. }),
            alt: alt::sentences(public, &view.public),
            cards: None,
            last: table.last,
        }
    }

    fn details(narrator: Narrator, view: &PublicView, _: Option<&View>) -> Vec<Paragraph> {
        vec![Paragraph {
            heading: narrator.say(&keys::claim_it_stones()),
            text: narration::supply(narrator, view),
        }]
    }

    fn completed(narrator: Narrator, view: &PublicView) -> Option<String> {
        narration::last_turn(narrator, view).map(|it| it.text)
    }

    fn open_table(_: Narrator, views: &[View], marked: Option<SeatSet>) -> Option<OpenTable> {
        let view = &views.first()?.public;
        Some(OpenTable {
            picture: picture(view, marked.unwrap_or_else(|| winners(view))),
            hands: Vec::new(),
            shows_hands: false,
        })
    }

    fn result(narrator: Narrator, view: &PublicView, winners: SeatSet) -> ResultTexts {
        let groups: Vec<u16> = view
            .setup
            .seats()
            .map(|seat| view.standing(seat).group.into())
            .collect();
        let most = groups.iter().max();
        let is_tied = groups.iter().filter(|&group| Some(group) == most).count() > 1;
        let mut text = vec![narrator.say(&keys::claim_it_result())];
        text.extend(board::standings(narrator, view));
        ResultTexts {
            score: groups,
            // More decides than the size of the groups.
            why: narration::close(narrator, view, winners)
                .into_iter()
                .chain(is_tied.then(|| narrator.say(&keys::claim_it_result())))
                .collect(),
            picture: picture(view, winners),
            text,
            board: board::lines(narrator, view),
            lesson: tutorial::closing_words(narrator, view),
        }
    }

    fn action(narrator: Narrator, view: &View, action: Action) -> ActionTexts {
        let label = label(narrator, view, action);
        ActionTexts {
            steps: vec![step(narrator, view, action, &label)],
            // A turn begins with a roll: that is no choice.
            only_label: match action {
                Action::Roll => label.clone(),
                Action::Use(_) | Action::Stop => narrator.say(&hand_keys::only_choice(&*label)),
            },
            inline_label: label.clone(),
            label,
        }
    }

    fn actor_view(view: &PublicView) -> Option<View> {
        let (seat, public) = (view.to_act()?, *view);
        Some(View { seat, public })
    }

    /// Reads the bare name of a space as the action that uses it.
    fn parse_action(_: Locale, text: &str) -> Option<Action> {
        space_name::parse_space(text).map(Action::Use)
    }

    fn refusal(locale: Locale, _: &PublicView, why: IllegalAction) -> String {
        narration::refusal(locale, why)
    }

    fn rules(locale: Locale, _: GameKind) -> RulesTexts {
        rules::texts(locale)
    }

    /// The game has no factions.
    fn faction_rules(_: Locale, _: GameKind, _: Faction) -> Screen {
        Screen::default()
    }

    fn tutorial(_: GameKind) -> Prepared {
        tutorial::prepared()
    }

    fn lesson(narrator: Narrator, view: &View, left: &[Action]) -> Option<Lesson<Action>> {
        tutorial::lesson(narrator, view, left)
    }
}

/// What the dice can be used for, the stones of this turn, and how the players stand.
fn text(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let mut lines = narration::uses(narrator, view);
    lines.extend(board::moment(narrator, view));
    lines.extend(board::standings(narrator, view));
    lines
}

/// A space is named by arrows: how far it is to the right and up.
fn step(narrator: Narrator, view: &View, action: Action, label: &str) -> Step {
    let (emoji, style) = match action {
        Action::Roll => ("🎲", ButtonStyle::Primary),
        Action::Stop => ("✋", ButtonStyle::Success),
        Action::Use(space) => match view.public.stone_for(space) {
            Some(Stone::Claim(number)) => (board::number(number), ButtonStyle::Primary),
            Some(Stone::Owner) | None => (board::OWNER_STONE, ButtonStyle::Primary),
        },
    };
    Step {
        key: action.to_string(),
        label: match action {
            Action::Use(Space { row, column }) => {
                narrator.say(&keys::claim_it_space_short(column.number(), row.number()))
            }
            Action::Roll | Action::Stop => label.to_owned(),
        },
        full_label: Some(label.to_owned()),
        emoji: Some(emoji),
        style,
        order: Vec::new(),
        is_place: false,
        row: None,
    }
}

fn label(narrator: Narrator, view: &View, action: Action) -> String {
    let may_stop = matches!(view.public.awaiting, Awaiting::Choice { .. });
    narrator.say(&match action {
        Action::Roll if may_stop => keys::claim_it_roll_again(),
        Action::Roll => keys::claim_it_roll(),
        Action::Stop => keys::claim_it_stop(),
        Action::Use(space) => {
            let (row, column) = (space.row.number(), space.column.number());
            match view.public.stone_for(space) {
                Some(Stone::Claim(number)) => {
                    keys::claim_it_put_claim(column, number.number(), row)
                }
                Some(Stone::Owner) | None => keys::claim_it_put_owner(column, row),
            }
        }
    })
}

/// The seats that are ahead at the end; none while the match runs.
fn winners(view: &PublicView) -> SeatSet {
    if view.awaiting != Awaiting::Over {
        return SeatSet::EMPTY;
    }
    let best = view.setup.seats().map(|seat| view.standing(seat)).max();
    let seats = view.setup.seats();
    seats
        .filter(|&seat| Some(view.standing(seat)) == best)
        .collect()
}

/// The board.
fn picture(view: &PublicView, winners: SeatSet) -> PictureContent {
    PictureContent::ClaimIt {
        view: Box::new(*view),
        winners,
    }
}
