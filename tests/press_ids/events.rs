//! The ids of presses about events.

use claim_rules::GameKind;
use claim_rules::cards::Seat;
use claim_screens::{
    ChosenOptions, EventDeals, EventDraft, EventManagement, EventPress, Press, RulingReason,
};
use claim_table::event::{Award, Format};
use claim_table::ids::{EventId, UserId};
use claim_table::time_control::TimeControl;

use super::row;

fn draft() -> EventDraft {
    EventDraft {
        format: Format::Swiss { rounds: 4 },
        game: GameKind::ClaimIt,
        chosen: ChosenOptions {
            factions: Vec::new(),
            variant: Some("recycle".to_owned()),
        },
        time: TimeControl::CHOICES[6],
        starts_in: 30,
        most: 0,
        check_in: true,
        deals: EventDeals::Own,
        name: "Friday: #3".to_owned(),
    }
}

pub(super) fn rows() -> Vec<(Press, &'static str)> {
    let id: EventId = "abcdef".parse().expect("an id");
    let knockout = EventDraft {
        format: Format::Knockout { best_of: 3 },
        check_in: false,
        deals: EventDeals::Board,
        most: 16,
        ..draft()
    };
    let round_robin = EventDraft {
        format: Format::RoundRobin,
        ..draft()
    };
    let duplicate = EventDraft {
        deals: EventDeals::Duplicate,
        ..draft()
    };
    vec![
        row(EventPress::List, "events:"),
        row(
            EventPress::Form(draft()),
            "event-form:s4:claim-it:5m+10s:30:0:on:own::recycle:Friday: ¤3",
        ),
        row(
            EventPress::Open(knockout),
            "open-event:k3:claim-it:5m+10s:30:16:off:board::recycle:Friday: ¤3",
        ),
        row(
            EventPress::Open(round_robin),
            "open-event:rr:claim-it:5m+10s:30:0:on:own::recycle:Friday: ¤3",
        ),
        row(
            EventPress::Open(duplicate),
            "open-event:s4:claim-it:5m+10s:30:0:on:duplicate::recycle:Friday: ¤3",
        ),
        row(EventPress::Show(id), "event:abcdef"),
        row(EventPress::Join(id), "join-event:abcdef"),
        row(EventPress::CheckIn(id), "check-in:abcdef"),
        row(EventPress::AskLeave(id), "ask-leave-event:abcdef"),
        row(EventPress::Leave(id), "leave-event:abcdef"),
        row(EventPress::Standings(id), "standings:abcdef"),
        row(EventPress::Rules(id), "event-rules:abcdef"),
        row(EventPress::Compare(id, 3, 1, 2), "compare:abcdef:3:1:2"),
        row(EventPress::Record(id), "event-record:abcdef"),
        row(EventManagement::Show(id), "manage-event:abcdef"),
        row(EventManagement::StartNow(id), "start-event:abcdef"),
        row(
            EventManagement::Postpone(id, 60),
            "postpone-event:abcdef:60",
        ),
        row(
            EventManagement::SignUp(id, false),
            "event-sign-up:abcdef:off",
        ),
        row(EventManagement::Pause(id, true), "pause-event:abcdef:on"),
        row(EventManagement::Players(id, 1), "event-players:abcdef:1"),
        row(EventManagement::Add(id), "add-to-event:abcdef"),
        row(
            EventManagement::Remove(id, UserId(7)),
            "remove-from-event:abcdef:7",
        ),
        row(
            EventManagement::Rulings(id, 2, 0),
            "event-tables:abcdef:2:0",
        ),
        row(
            EventManagement::AskRuling(id, 2, 16),
            "ask-ruling:abcdef:2:16",
        ),
        row(
            EventManagement::Rule(id, 2, 16, Award::Win(Seat::Second), RulingReason::Agreed),
            "ruling:abcdef:2:16:1:agreed",
        ),
        row(
            EventManagement::Rule(id, 2, 16, Award::Void, RulingReason::Trouble),
            "ruling:abcdef:2:16:void:trouble",
        ),
        row(EventManagement::AskEnd(id), "ask-end-event:abcdef"),
        row(EventManagement::End(id), "end-event:abcdef"),
    ]
}
