//! A person's form: how well they decided in the matches that were analysed last.

use claim_ai::analysis::{Accuracy, Analysis, MistakeKind, Strength};
use claim_rules::GameKind;
use claim_rules::cards::Seat;

use crate::ids::MatchId;

/// How many matches a form is about at most.
pub const MAX_MATCHES: u32 = 30;

/// How many matches the newest part of a form is about, which is compared with the others.
pub const NEWEST: usize = 10;

/// How many matches the older part must have to be compared with.
const MIN_OLDER: usize = 5;

/// How many matches it takes to compare a person with bots.
const MIN_COMPARED: usize = 10;

/// How many mistakes of a kind it takes to call it typical.
const MIN_TYPICAL: usize = 3;

/// A share of a win is stored as so many parts.
const PARTS: f32 = 1000.0;

/// How a person decided in an analysed match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedMatch {
    /// The match.
    pub table: MatchId,
    /// What their estimated decisions lost of the winning chances, in thousandths of a win.
    pub lost: u32,
    /// What these could have lost at most, in thousandths of a win.
    pub at_stake: u32,
    /// The decisions with exact values in which a mistake was possible.
    pub critical: u32,
    /// Those of them that were not mistakes.
    pub correct: u32,
    /// The kinds of their mistakes, in order.
    pub mistakes: Vec<MistakeKind>,
}

impl JudgedMatch {
    /// How the player of a seat decided; `None` if nothing depended on them.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a few wins at most"
    )]
    pub fn of(table: MatchId, analysis: &Analysis, seat: Seat) -> Option<Self> {
        let judgement = analysis.judgement(seat);
        let Accuracy { decisions, correct } = analysis.accuracy(seat);
        let parts = |share: f32| (share * PARTS).round() as u32;
        let count = |it: usize| u32::try_from(it).unwrap_or(u32::MAX);
        let mistakes = analysis.decisions_of(seat).filter(|it| it.is_mistake());
        let judged = Self {
            table,
            lost: parts(judgement.total_loss.min(judgement.total_stake)),
            at_stake: parts(judgement.total_stake),
            critical: count(decisions),
            correct: count(correct),
            mistakes: mistakes.map(MistakeKind::of).collect(),
        };
        (judged.at_stake > 0 || judged.critical > 0).then_some(judged)
    }
}

/// How well a person decided in their last analysed matches of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Form {
    /// How many matches that were.
    pub matches: usize,
    /// The share of the winning chances at stake that was kept, from 0 to 1; `None` if none was estimated.
    pub kept: Option<f32>,
    /// The same in the [`NEWEST`] matches and in the older ones; `None` if there are too few.
    pub trend: Option<(f32, f32)>,
    /// Where the person stands among the bots; `None` after too few matches.
    pub strength: Option<Strength>,
    /// The decisions with exact values in which a mistake was possible, and those of them that were not mistakes.
    pub critical: (u32, u32),
    /// The share of those in the [`NEWEST`] matches and in the older ones; `None` if there are too few.
    pub critical_trend: Option<(f32, f32)>,
    /// The kind of mistake that was made most often, if it was made several times.
    pub typical: Option<MistakeKind>,
}

impl Form {
    /// The form in matches of a game, the newest first; `None` without any.
    #[must_use]
    pub fn of(game: GameKind, matches: &[JudgedMatch]) -> Option<Self> {
        if matches.is_empty() {
            return None;
        }
        let kept = kept_of(matches);
        let newest = matches.len().min(NEWEST);
        let (new, old) = matches.split_at(newest);
        let trend_of = |share: fn(&[JudgedMatch]) -> Option<f32>| {
            let is_enough = old.len() >= MIN_OLDER;
            is_enough.then(|| share(new).zip(share(old))).flatten()
        };
        let is_enough = matches.len() >= MIN_COMPARED;
        let count = |kind| {
            let kinds = matches.iter().flat_map(|it| &it.mistakes);
            kinds.filter(|&&it| it == kind).count()
        };
        // Of kinds that are equally frequent, the first.
        let kinds = MistakeKind::ALL.iter().rev().copied();
        let typical = kinds.max_by_key(|&kind| count(kind));
        Some(Self {
            matches: matches.len(),
            kept,
            trend: trend_of(kept_of),
            strength: kept
                .filter(|_| is_enough)
                .map(|kept| Strength::of(game, 1.0 - kept)),
            critical: critical_of(matches),
            critical_trend: trend_of(correct_of),
            typical: typical.filter(|&kind| count(kind) >= MIN_TYPICAL),
        })
    }
}

/// Which share of the winning chances at stake was kept.
#[expect(clippy::cast_precision_loss, reason = "some thousand")]
fn kept_of(matches: &[JudgedMatch]) -> Option<f32> {
    let sum = |part: fn(&JudgedMatch) -> u32| matches.iter().map(part).sum::<u32>() as f32;
    let (lost, at_stake) = (sum(|it| it.lost), sum(|it| it.at_stake));
    (at_stake > 0.0).then(|| 1.0 - lost / at_stake)
}

/// The decisions with exact values in which a mistake was possible, and those of them that were not mistakes.
fn critical_of(matches: &[JudgedMatch]) -> (u32, u32) {
    let add =
        |(critical, correct), it: &JudgedMatch| (critical + it.critical, correct + it.correct);
    matches.iter().fold((0, 0), add)
}

/// Which share of these was correct.
#[expect(clippy::cast_precision_loss, reason = "some thousand")]
fn correct_of(matches: &[JudgedMatch]) -> Option<f32> {
    let (critical, correct) = critical_of(matches);
    (critical > 0).then(|| correct as f32 / critical as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Matches in which this share of one win was lost, the newest first.
    fn matches(lost: impl IntoIterator<Item = u32>) -> Vec<JudgedMatch> {
        let judged = lost.into_iter().map(|lost| JudgedMatch {
            table: MatchId::NONE,
            lost,
            at_stake: 1000,
            critical: 4,
            correct: 3,
            mistakes: vec![MistakeKind::LeadOne],
        });
        judged.collect()
    }

    fn form(matches: &[JudgedMatch]) -> Form {
        Form::of(GameKind::Claim, matches).expect("there are matches")
    }

    #[test]
    fn form_sums_up_all_matches() {
        assert_eq!(Form::of(GameKind::Claim, &[]), None);
        let form = form(&matches([100, 300]));
        assert_eq!((form.matches, form.critical), (2, (8, 6)));
        assert_eq!(form.kept, Some(0.8));
        // Two matches tell little.
        assert_eq!(
            (form.trend, form.strength, form.typical),
            (None, None, None)
        );
    }

    #[test]
    fn trend_compares_the_newest_matches_with_the_others() {
        let newest = [100; NEWEST].into_iter();
        let few = matches(newest.clone().chain([300; MIN_OLDER - 1]));
        assert_eq!(form(&few).trend, None);
        let enough = matches(newest.chain([300; MIN_OLDER]));
        let (new, old) = form(&enough).trend.expect("enough matches");
        assert!((new - 0.9).abs() < 1e-6 && (old - 0.7).abs() < 1e-6);
        assert_eq!(form(&few).critical_trend, None);
        let mut better = enough;
        for it in &mut better[..NEWEST] {
            it.correct = it.critical;
        }
        assert_eq!(form(&better).critical_trend, Some((1.0, 0.75)));
    }

    #[test]
    fn person_is_compared_with_bots_after_some_matches() {
        let good = matches([5; MIN_COMPARED]);
        assert_eq!(form(&good[1..]).strength, None);
        assert_eq!(form(&good).strength, Some(Strength::AboveHard));
        let bad = matches([900; MIN_COMPARED]);
        assert_eq!(form(&bad).strength, Some(Strength::BelowEasy));
    }

    #[test]
    fn typical_mistake_is_the_most_frequent_one() {
        let mut judged = matches([100; MIN_TYPICAL]);
        assert_eq!(form(&judged).typical, Some(MistakeKind::LeadOne));
        for it in &mut judged {
            it.mistakes.extend([MistakeKind::FollowTwo; 2]);
        }
        assert_eq!(form(&judged).typical, Some(MistakeKind::FollowTwo));
    }

    #[test]
    fn matches_that_estimate_nothing_have_no_share() {
        let mut judged = matches([0; MIN_COMPARED]);
        for it in &mut judged {
            it.at_stake = 0;
        }
        let form = form(&judged);
        assert_eq!((form.kept, form.trend, form.strength), (None, None, None));
        let sum = |part: fn(&JudgedMatch) -> u32| judged.iter().map(part).sum::<u32>();
        let critical = (sum(|it| it.critical), sum(|it| it.correct));
        assert_eq!(form.critical, critical);
    }
}
