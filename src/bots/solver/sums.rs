//! The search where both seats can hold the votes even, so that the values of the cards in won
//! factions decide (RULES.md 1.6).

use super::deal::Deal;
use super::judge::Safe;
use super::lanes::{self, GUARDS, LANES, ONES, WIDE};
use super::memo::Key;
use super::node::{KINDS, Moment, Node, Sums};
use super::order::Worths;
use super::search::Search;
use super::set::each;

/// The least and the most by which the first seat can be ahead in values if the votes end even.
type Range = (i32, i32);

/// The same by the votes that the first seat is ahead, counted from -5 on.
type Ranges = [Option<Range>; 2 * LANES + 1];

impl Search<'_> {
    /// Whether the first seat wins by votes, or with even votes is ahead by at least `goal` in
    /// values. None if the budget does not suffice.
    pub(super) fn sums(&mut self, moment: &Moment, goal: i32) -> Option<bool> {
        let node = &moment.node;
        match moment.lead {
            Some(lead) => {
                let worths = self.deal.worths(node);
                self.answer_sums(node, moment.sums, lead, goal, &worths)
            }
            None => self.lead_sums(node, moment.sums, goal),
        }
    }

    fn lead_sums(&mut self, node: &Node, sums: Sums, goal: i32) -> Option<bool> {
        let deal = self.deal;
        let safe = [0, 1].map(|seat| deal.safe(node, seat));
        if let Some(seat) = (0..2).find(|&seat| safe[seat].lead() > 0) {
            return Some(seat == 0);
        }
        let votes = Votes::new(&safe);
        let settled = i16::try_from(settled(sums, &votes) - goal).ok()?;
        let key = deal.sums_key(node, sums, &votes);
        if let Some(known) = self.memo.find(&key, settled) {
            return Some(known);
        }
        if votes.decided != GUARDS {
            // Who can win by votes need not count values.
            for goal in [1, 0] {
                let votes = self.lead(node, goal)?.value;
                if votes != 0 {
                    return Some(votes > 0);
                }
            }
        }
        // Neither can, so who wants more values need not ask for votes.
        if let Some((least, most)) = deal.range(node, sums, &votes)
            && (least >= goal || most < goal)
        {
            return Some(least >= goal);
        }
        self.budget = self.budget.checked_sub(1)?;
        let seat = node.leader;
        let worths = deal.worths(node);
        let mut reaches = seat != 0;
        for card in deal.leads(node, &worths) {
            reaches = self.answer_sums(node, sums, card, goal, &worths)?;
            if reaches == (seat == 0) {
                break;
            }
        }
        self.memo.keep(&key, settled, reaches);
        Some(reaches)
    }

    fn answer_sums(
        &mut self,
        node: &Node,
        sums: Sums,
        lead: usize,
        goal: i32,
        worths: &Worths,
    ) -> Option<bool> {
        let deal = self.deal;
        let seat = 1 - node.leader;
        let mut reaches = seat != 0;
        for card in deal.replies(node, lead, worths) {
            let after = deal.after(node, lead, card);
            let sums = deal.sums_after(node, sums, [lead, card], &after);
            reaches = self.lead_sums(&after.node, sums, goal)?;
            if reaches == (seat == 0) {
                break;
            }
        }
        Some(reaches)
    }
}

/// How the votes of a node stand, as guard bits.
struct Votes {
    /// Those each seat wins.
    won: [u64; 2],
    /// Those each seat may yet win.
    winnable: [u64; 2],
    /// Those that end even.
    even: u64,
    /// Those of which that much is certain.
    decided: u64,
}

impl Votes {
    fn new([first, second]: &[Safe; 2]) -> Self {
        Self {
            won: [first.won, second.won],
            winnable: [GUARDS & !second.kept, GUARDS & !first.kept],
            even: first.kept & second.kept,
            decided: first.won | second.won | first.kept & second.kept,
        }
    }
}

impl Deal {
    /// What tells nodes apart that have the same settled values.
    fn sums_key(&self, node: &Node, sums: Sums, votes: &Votes) -> Key {
        let cards = u64::from(self.removable(node)) << 37
            | u64::from(node.waiting) << 27
            | (node.leader as u64) << 26
            | u64::from(node.left);
        // A decided lane has its guard bit set, and the winner's number plus one.
        let undecided = lanes::numbers(GUARDS & !votes.decided);
        let [first, second] = votes.won.map(lanes::numbers);
        let winners = ONES & first | ONES << 1 & second;
        let standing = node.standing & undecided | votes.decided | winners;
        [cards, standing, sums[0] & undecided, sums[1] & undecided]
    }

    /// None if the votes cannot end even.
    fn range(&self, node: &Node, sums: Sums, votes: &Votes) -> Option<Range> {
        let mut open = [0; LANES];
        for card in each(node.left) {
            open[self.facts[card].lane] += i32::from(self.facts[card].value);
        }
        for value in each(node.waiting.into()) {
            open[self.facts[self.trolls[value]].lane] += number(value as u64);
        }
        let mut ranges: Ranges = [None; 2 * LANES + 1];
        ranges[LANES] = Some((0, 0));
        for (lane, open) in open.into_iter().enumerate() {
            let is_in = |lanes: u64| lanes & lanes::guard(lane) != 0;
            let [first, second] = sums.map(|sum| number(lanes::get(sum, lane)));
            let lost = |seat: usize| {
                if lane == WIDE {
                    self.prey_values(node, seat)
                } else {
                    0
                }
            };
            let mut next: Ranges = [None; 2 * LANES + 1];
            if is_in(votes.winnable[0]) {
                add(&mut next, &ranges, 1, (first - lost(0), first + open));
            }
            if is_in(votes.winnable[1]) {
                add(&mut next, &ranges, -1, (-second - open, lost(1) - second));
            }
            if is_in(votes.even | self.may_tie & !votes.decided) {
                add(&mut next, &ranges, 0, (0, 0));
            }
            ranges = next;
        }
        ranges[LANES]
    }

    /// The values of the Gnomes that can still be removed from a seat's row.
    fn prey_values(&self, node: &Node, seat: usize) -> i32 {
        let value = |kind: usize| self.prey(node, seat, kind) * (2 * kind as u64 + 1);
        number((0..KINDS).map(value).sum())
    }
}

/// By how much the first seat is ahead in the values of decided votes.
fn settled(sums: Sums, votes: &Votes) -> i32 {
    let sum = |seat: usize| -> u64 {
        let won = (0..LANES).filter(|&lane| votes.won[seat] & lanes::guard(lane) != 0);
        won.map(|lane| lanes::get(sums[seat], lane)).sum()
    };
    number(sum(0)) - number(sum(1))
}

/// Adds to `next` what becomes of `ranges` with so many more votes and such values.
fn add(next: &mut Ranges, ranges: &Ranges, votes: isize, (least, most): Range) {
    for (place, range) in ranges.iter().enumerate() {
        let Some((low, high)) = *range else { continue };
        let (low, high) = (low + least, high + most);
        if let Some(place) = place
            .checked_add_signed(votes)
            .and_then(|it| next.get_mut(it))
        {
            let (least, most) = place.unwrap_or((low, high));
            *place = Some((low.min(least), high.max(most)));
        }
    }
}

/// A small number.
fn number(number: u64) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
