//! The search for the tiebreak: if both seats can win half of the votes, the values of the cards in
//! won factions decide (RULES.md 1.6).

use super::bound::Guarantee;
use super::endgame::Endgame;
use super::lanes::{self, GUARDS, LANES, ONES, WIDE};
use super::move_ordering::CardScores;
use super::node::{GNOME_KINDS, Node, SearchState, ValueSums};
use super::set::each;
use super::tiebreak_table::TiebreakKey;
use super::vote_search::Search;

/// The lowest and the highest margin in values that the first seat can end with.
type Range = (i32, i32);

/// The range for each difference in votes, from -5 to 5; `None` where that cannot be the result.
type Ranges = [Option<Range>; 2 * LANES + 1];

impl Search<'_> {
    /// Whether the first seat wins by votes, or ties them with a margin of at least `goal` in
    /// values. `None` if the nodes do not suffice.
    pub(super) fn reaches_margin(&mut self, state: &SearchState, goal: i32) -> Option<bool> {
        let node = &state.node;
        match state.lead {
            Some(lead) => {
                let scores = self.endgame.card_scores(node);
                self.reaches_margin_after_lead(node, state.sums, lead, goal, &scores)
            }
            None => self.reaches_margin_at(node, state.sums, goal),
        }
    }

    fn reaches_margin_at(&mut self, node: &Node, sums: ValueSums, goal: i32) -> Option<bool> {
        let endgame = self.endgame;
        let guarantees = [0, 1].map(|seat| endgame.guarantee(node, seat));
        if let Some(seat) = (0..2).find(|&seat| guarantees[seat].min_margin() > 0) {
            return Some(seat == 0);
        }
        let votes = VoteStatus::new(&guarantees);
        let decided = i16::try_from(decided_margin(sums, &votes) - goal).ok()?;
        let key = endgame.tiebreak_key(node, sums, &votes);
        if let Some(known) = self.tiebreak_table.probe(&key, decided) {
            return Some(known);
        }
        if votes.decided != GUARDS {
            // A seat that can win by votes does not need the tiebreak.
            for goal in [1, 0] {
                let value = self.bound(node, goal)?.value;
                if value != 0 {
                    return Some(value > 0);
                }
            }
        }
        // Neither seat can win by votes, so that a safe lead in the tiebreak decides.
        if let Some((least, most)) = endgame.tiebreak_range(node, sums, &votes)
            && (least >= goal || most < goal)
        {
            return Some(least >= goal);
        }
        self.remaining_nodes = self.remaining_nodes.checked_sub(1)?;
        let seat = node.leader;
        let scores = endgame.card_scores(node);
        let mut reaches = seat != 0;
        for card in endgame.ordered_leads(node, &scores) {
            reaches = self.reaches_margin_after_lead(node, sums, card, goal, &scores)?;
            if reaches == (seat == 0) {
                break;
            }
        }
        self.tiebreak_table.store(&key, decided, reaches);
        Some(reaches)
    }

    fn reaches_margin_after_lead(
        &mut self,
        node: &Node,
        sums: ValueSums,
        lead: usize,
        goal: i32,
        scores: &CardScores,
    ) -> Option<bool> {
        let endgame = self.endgame;
        let seat = 1 - node.leader;
        let mut reaches = seat != 0;
        for card in endgame.ordered_answers(node, lead, scores) {
            let trick = endgame.play_trick(node, lead, card);
            let sums = endgame.sums_after(node, sums, [lead, card], &trick);
            reaches = self.reaches_margin_at(&trick.node, sums, goal)?;
            if reaches == (seat == 0) {
                break;
            }
        }
        Some(reaches)
    }
}

/// What is known about the votes of a node, as guard bits.
struct VoteStatus {
    /// For each seat, the votes it is certain to win.
    won: [u64; 2],
    /// For each seat, the votes it may still win.
    winnable: [u64; 2],
    /// The votes that are certain to be tied.
    tied: u64,
    /// The votes whose result is certain.
    decided: u64,
}

impl VoteStatus {
    fn new([first, second]: &[Guarantee; 2]) -> Self {
        let tied = first.not_lost & second.not_lost;
        Self {
            won: [first.won, second.won],
            winnable: [GUARDS & !second.not_lost, GUARDS & !first.not_lost],
            tied,
            decided: first.won | second.won | tied,
        }
    }
}

impl Endgame {
    /// The key of a node for the tiebreak search.
    fn tiebreak_key(&self, node: &Node, sums: ValueSums, votes: &VoteStatus) -> TiebreakKey {
        let cards = u64::from(self.removable_rows(node)) << 37
            | u64::from(node.waiting) << 27
            | (node.leader as u64) << 26
            | u64::from(node.hands);
        // A decided lane holds its guard bit and the winner's index plus one instead of a standing.
        let undecided = lanes::mask(GUARDS & !votes.decided);
        let [first, second] = votes.won.map(lanes::mask);
        let winners = ONES & first | ONES << 1 & second;
        let standing = node.standing & undecided | votes.decided | winners;
        [cards, standing, sums[0] & undecided, sums[1] & undecided]
    }

    /// The range of the first seat's margin in values if the votes are tied; `None` if they cannot
    /// be. It is computed lane by lane over all possible differences in votes.
    fn tiebreak_range(&self, node: &Node, sums: ValueSums, votes: &VoteStatus) -> Option<Range> {
        let mut open = [0; LANES];
        for card in each(node.hands) {
            open[self.info[card].lane] += i32::from(self.info[card].value);
        }
        for value in each(node.waiting.into()) {
            open[self.info[self.trolls[value]].lane] += small(value as u64);
        }
        let mut ranges: Ranges = [None; 2 * LANES + 1];
        ranges[LANES] = Some((0, 0));
        for (lane, open) in open.into_iter().enumerate() {
            let is_in = |guards: u64| guards & lanes::guard(lane) != 0;
            let [first, second] = sums.map(|sum| small(lanes::get(sum, lane)));
            let removable = |seat: usize| {
                if lane == WIDE {
                    self.removable_values(node, seat)
                } else {
                    0
                }
            };
            let mut next: Ranges = [None; 2 * LANES + 1];
            if is_in(votes.winnable[0]) {
                extend(&mut next, &ranges, 1, (first - removable(0), first + open));
            }
            if is_in(votes.winnable[1]) {
                extend(
                    &mut next,
                    &ranges,
                    -1,
                    (-second - open, removable(1) - second),
                );
            }
            if is_in(votes.tied | self.can_tie & !votes.decided) {
                extend(&mut next, &ranges, 0, (0, 0));
            }
            ranges = next;
        }
        ranges[LANES]
    }

    /// The sum of the values of the Gnomes that can still be removed from a seat's row.
    fn removable_values(&self, node: &Node, seat: usize) -> i32 {
        let value = |kind: usize| self.removable_gnomes(node, seat, kind) * (2 * kind as u64 + 1);
        small((0..GNOME_KINDS).map(value).sum())
    }
}

/// The first seat's margin in the values of decided votes.
fn decided_margin(sums: ValueSums, votes: &VoteStatus) -> i32 {
    let sum = |seat: usize| -> u64 {
        let won = (0..LANES).filter(|&lane| votes.won[seat] & lanes::guard(lane) != 0);
        won.map(|lane| lanes::get(sums[seat], lane)).sum()
    };
    small(sum(0)) - small(sum(1))
}

/// Extends `next` by `ranges`, each shifted by this many votes and these values.
fn extend(next: &mut Ranges, ranges: &Ranges, votes: isize, (least, most): Range) {
    for (place, range) in ranges.iter().enumerate() {
        let Some((low, high)) = *range else { continue };
        let (low, high) = (low + least, high + most);
        if let Some(entry) = place
            .checked_add_signed(votes)
            .and_then(|it| next.get_mut(it))
        {
            let (least, most) = entry.unwrap_or((low, high));
            *entry = Some((low.min(least), high.max(most)));
        }
    }
}

/// Converts a number that is far below `i32::MAX`.
fn small(number: u64) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
