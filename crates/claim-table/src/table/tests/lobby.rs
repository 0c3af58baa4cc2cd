//! Before the match: who can join, leave, start and cancel.

use super::*;

#[test]
fn host_takes_the_first_seat() {
    let table = opened();
    assert_eq!(table.seating().seat_of(HOST), Some(Seat::First));
    assert_eq!(table.seating().occupants_if_full(), None);
    assert_eq!(table.deadline(), Some(NOW + LOBBY_TIMEOUT));
    assert!(!table.is_over());
    assert_eq!(table.line_count(), 0);
}

#[test]
fn free_seat_can_be_taken_and_left() {
    let table = full();
    assert_eq!(table.seating().seat_of(GUEST), Some(Seat::Second));
    let table = after(&table, Command::Leave(GUEST));
    assert_eq!(table.seating(), opened().seating());
    let table = after(&table, Command::Join(player(STRANGER), None));
    assert_eq!(table.seating().seat_of(STRANGER), Some(Seat::Second));
}

#[test]
fn joining_twice_or_a_full_table_is_refused() {
    refuses(
        &opened(),
        Command::Join(player(HOST), None),
        Refusal::AlreadySeated,
    );
    refuses(
        &full(),
        Command::Join(player(GUEST), None),
        Refusal::AlreadySeated,
    );
    refuses(
        &full(),
        Command::Join(player(STRANGER), None),
        Refusal::TableFull,
    );
}

#[test]
fn leaving_without_a_seat_is_refused() {
    refuses(&full(), Command::Leave(STRANGER), Refusal::NotSeated);
}

#[test]
fn table_passes_to_the_next_person_when_the_host_leaves() {
    let table = after(&full(), Command::Leave(HOST));
    assert!(matches!(table.stage(), Stage::Lobby));
    assert_eq!(table.settings().host, GUEST);
    assert_eq!(table.seating().seat_of(HOST), None);
    let empty = after(&table, Command::Leave(GUEST));
    assert!(matches!(empty.stage(), Stage::Cancelled));
}

#[test]
fn table_is_cancelled_when_its_last_person_leaves() {
    let table = after(&opened(), Command::Leave(HOST));
    assert!(matches!(table.stage(), Stage::Cancelled));
    assert!(table.is_over());
    assert_eq!(table.deadline(), None);
}

/// A table for three with these invited users.
fn for_three(invited: &[UserId]) -> Table {
    let setup = Setup::new(
        GameKind::ClaimIt,
        3,
        Options::default().with_chosen(Options::VARIANT, &["standard"]),
    );
    let invite = |&user| Invitation::open(user, format!("Player {user}").into());
    let settings = TableSettings {
        setup: setup.expect("Claim It is for three"),
        invitations: invited.iter().map(invite).collect(),
        ..settings(None)
    };
    Table::open(settings, player(HOST))
}

/// The reserved seats, with the users for whom they are reserved.
fn reserved(table: &Table) -> Vec<(Seat, UserId)> {
    let reserved = table.reserved_seats().into_iter();
    reserved.map(|(seat, it)| (seat, it.user)).collect()
}

#[test]
fn match_of_two_starts_when_the_invited_user_joins() {
    let table = Table::open(settings(Some(GUEST)), player(HOST));
    refuses(
        &table,
        Command::Join(player(STRANGER), None),
        Refusal::NotInvited,
    );
    let (table, lines) = accepted(&table, Command::Join(player(GUEST), None), NOW);
    assert!(table.running().is_some());
    let entropy = ["join 1", "join 2"].map(str::to_owned);
    assert_eq!(header(&lines).entropy, Some(entropy.to_vec()));
}

#[test]
fn match_waits_for_start_if_the_invited_user_has_not_seen_the_commitment() {
    let guest = Player {
        entropy: String::new(),
        ..player(GUEST)
    };
    let table = Table::open(settings(Some(GUEST)), player(HOST));
    let table = after(&table, Command::Join(guest, None));
    assert!(matches!(table.stage(), Stage::Lobby));
    let (_, lines) = accepted(&table, start_by(GUEST), NOW);
    let entropy = ["join 1", "start 2"].map(str::to_owned);
    assert_eq!(header(&lines).entropy, Some(entropy.to_vec()));
}

#[test]
fn match_of_three_people_waits_for_start() {
    let table = for_three(&[GUEST, STRANGER]);
    let table = after(&table, Command::Join(player(GUEST), None));
    let table = after(&table, Command::Join(player(STRANGER), None));
    assert!(matches!(table.stage(), Stage::Lobby));
    // With a bot, the match is between two people.
    let table = after(&for_three(&[GUEST]), Command::AddBot(HOST, Level::Easy));
    let table = after(&table, Command::Join(player(GUEST), None));
    assert!(table.running().is_some());
}

#[test]
fn last_free_seats_are_reserved_for_those_who_were_invited() {
    let table = for_three(&[GUEST]);
    assert_eq!(reserved(&table), [(Seat::Third, GUEST)]);
    let table = after(&table, Command::Join(player(STRANGER), None));
    refuses(
        &table,
        Command::Join(player(UserId(4)), None),
        Refusal::NotInvited,
    );
    let table = for_three(&[GUEST, STRANGER]);
    assert_eq!(
        reserved(&table),
        [(Seat::Second, GUEST), (Seat::Third, STRANGER)]
    );
    refuses(
        &table,
        Command::AddBot(HOST, Level::Easy),
        Refusal::NotInvited,
    );
    let table = after(&table, Command::Join(player(STRANGER), None));
    assert_eq!(table.seating().seat_of(STRANGER), Some(Seat::Third));
    assert_eq!(reserved(&table), [(Seat::Second, GUEST)]);
    let table = after(&table, Command::Leave(STRANGER));
    assert_eq!(table.open_seats(), 0, "reserved again");
}

#[test]
fn partners_stay_partners_in_a_rematch() {
    let bot = || Some(Occupant::Bot(Level::Easy));
    let person = |user| Some(Occupant::Person(player(user)));
    let old = Seating::from_seats(vec![bot(), person(HOST), bot(), person(GUEST)]);
    let settings = TableSettings {
        invitations: vec![Invitation::open(GUEST, "Guest".into())],
        ..settings_of(GameKind::ClaimMix, 4)
    };
    let table = Table::open_rematch(settings, player(HOST), &old).expect("the host had a seat");
    assert_eq!(table.seating().seat_of(HOST), Some(Seat::Second));
    assert_eq!(reserved(&table), [(Seat::Fourth, GUEST)]);
    let joined = after(&table, Command::Join(player(GUEST), None));
    let seats = [HOST, GUEST].map(|user| joined.seating().seat_of(user).expect("a seat"));
    let setup = &joined.settings().setup;
    assert_eq!(setup.side(seats[0]), setup.side(seats[1]));
}

#[test]
fn partners_stay_partners_whichever_players_do_not_come() {
    let people = [HOST, GUEST, STRANGER, UserId(4)];
    let person = |user| Some(Occupant::Person(player(user)));
    let old = Seating::from_seats(people.map(person).to_vec());
    let side =
        |setup: &Setup, seating: &Seating, user| setup.side(seating.seat_of(user).expect("a seat"));
    for absent in 0..8_u32 {
        let others = people[1..].iter().zip(0..);
        let comes = |user| {
            !others
                .clone()
                .any(|(&it, bit)| it == user && absent & (1 << bit) != 0)
        };
        let seating = old.with_absent_first(HOST, |player| comes(player.user));
        let invited = seating.players().map(|(_, player)| player.user);
        let invited: Vec<_> = invited.filter(|&it| it != HOST && comes(it)).collect();
        let invitations = invited.iter();
        let settings = TableSettings {
            invitations: invitations
                .map(|&it| Invitation::open(it, PersonName::default()))
                .collect(),
            ..settings_of(GameKind::ClaimMix, 4)
        };
        let setup = settings.setup.clone();
        let table = Table::open_rematch(settings, player(HOST), &seating);
        let mut table = table.expect("the host had a seat");
        for &user in invited.iter().rev() {
            table = after(&table, Command::Join(player(user), None));
        }
        for user in invited {
            let is_partner =
                |seating: &Seating| side(&setup, seating, user) == side(&setup, seating, HOST);
            assert_eq!(
                is_partner(table.seating()),
                is_partner(&old),
                "{user:?} {absent:b}"
            );
        }
    }
}

/// An open rematch between teams: the host, and three who are invited.
fn rematch_of_teams() -> (Table, [UserId; 3]) {
    let invited = [GUEST, STRANGER, UserId(4)];
    let people = [&[HOST], &invited[..]].concat().into_iter();
    let people = people.map(|user| Some(Occupant::Person(player(user))));
    let settings = TableSettings {
        invitations: invited
            .map(|user| Invitation::open(user, PersonName::default()))
            .to_vec(),
        ..settings_of(GameKind::ClaimMix, 4)
    };
    let old = Seating::from_seats(people.collect());
    let table = Table::open_rematch(settings, player(HOST), &old);
    (table.expect("the host had a seat"), invited)
}

#[test]
fn others_keep_their_seats_if_players_decline_before_they_have_joined() {
    for declining in 1..8_u32 {
        let (mut table, invited) = rematch_of_teams();
        let declines = |nth: usize| declining & (1 << nth) != 0;
        let mut substitutes = Vec::new();
        for (nth, &user) in invited.iter().enumerate() {
            if declines(nth) {
                table = after(&table, Command::Decline(user));
                substitutes.push(UserId(10 + nth as u64));
            }
        }
        assert_eq!(table.open_seats(), substitutes.len());
        for user in substitutes {
            table = after(&table, Command::Join(player(user), None));
        }
        let seats = Seat::ALL.into_iter().skip(1);
        for ((nth, user), seat) in invited.into_iter().enumerate().zip(seats) {
            if !declines(nth) {
                table = after(&table, Command::Join(player(user), None));
                assert_eq!(table.seating().seat_of(user), Some(seat), "{declining:b}");
            }
        }
    }
}

#[test]
fn player_who_has_declined_returns_to_the_same_seat() {
    let (table, [first, second, third]) = rematch_of_teams();
    let table = after(&table, Command::Decline(first));
    let table = after(&table, Command::Decline(second));
    let joined = after(&table, Command::Join(player(second), None));
    assert_eq!(joined.seating().seat_of(second), Some(Seat::Third));
    let again = Command::Invite {
        host: HOST,
        people: vec![(second, PersonName::default())],
    };
    let table = after(&table, again);
    assert_eq!(
        reserved(&table),
        [(Seat::Third, second), (Seat::Fourth, third)]
    );
}

#[test]
fn declined_seat_is_open_to_everyone() {
    let table = Table::open(settings(Some(GUEST)), player(HOST));
    refuses(&table, Command::Decline(STRANGER), Refusal::NoInvitation);
    refuses(&table, Command::Decline(HOST), Refusal::NoInvitation);
    let table = after(&table, Command::Decline(GUEST));
    refuses(&table, Command::Decline(GUEST), Refusal::NoInvitation);
    let declined: Vec<_> = table.declined().map(|it| it.user).collect();
    assert_eq!((declined, reserved(&table)), (vec![GUEST], vec![]));
    let joined = after(&table, Command::Join(player(STRANGER), None));
    assert!(matches!(joined.stage(), Stage::Lobby), "it waits for Start");
    let joined = after(&table, Command::Join(player(GUEST), None));
    assert!(
        joined.running().is_none() && joined.open_seats() == 0,
        "they can change their mind, like everyone else"
    );
    assert_eq!(joined.declined().count(), 0);
}

#[test]
fn host_removes_people_and_withdraws_invitations() {
    let table = after(&for_three(&[STRANGER]), Command::Join(player(GUEST), None));
    let remove = |host, user| Command::Remove { host, user };
    let withdraw = |host, user| Command::Withdraw { host, user };
    refuses(&table, withdraw(GUEST, STRANGER), Refusal::HostOnly);
    refuses(&table, withdraw(HOST, UserId(4)), Refusal::OtherNotInvited);
    // A guest who has joined meanwhile is not removed.
    refuses(&table, withdraw(HOST, GUEST), Refusal::Stale);
    refuses(&table, remove(GUEST, HOST), Refusal::HostOnly);
    refuses(&table, remove(HOST, HOST), Refusal::HostOnly);
    refuses(&table, remove(HOST, UserId(4)), Refusal::OtherNotSeated);
    let table = after(&table, remove(HOST, GUEST));
    assert_eq!(table.seating().seat_of(GUEST), None);
    refuses(&table, Command::Join(player(GUEST), None), Refusal::Removed);
    let table = after(&table, withdraw(HOST, STRANGER));
    assert_eq!(table.open_seats(), 2);
    let table = after(&table, Command::Join(player(STRANGER), None));
    assert_eq!(table.seating().seat_of(STRANGER), Some(Seat::Second));
}

#[test]
fn host_hands_the_table_over() {
    let hand_over = |host, to| Command::HandOver { host, to };
    refuses(&full(), hand_over(GUEST, GUEST), Refusal::HostOnly);
    refuses(&full(), hand_over(HOST, STRANGER), Refusal::OtherNotSeated);
    let table = after(&full(), hand_over(HOST, GUEST));
    refuses(&table, Command::Cancel(HOST), Refusal::OnlyHostCancels);
    let left = after(&table, Command::Leave(HOST));
    assert_eq!(left.settings().host, GUEST);
    let back = after(&table, Command::Leave(GUEST));
    assert_eq!(back.settings().host, HOST);
}

#[test]
fn players_change_seats_and_take_their_share_of_the_deal_with_them() {
    let table = after(&for_three(&[]), Command::Join(player(GUEST), None));
    for (user, one, other, why) in [
        (STRANGER, Seat::Second, Seat::Third, Refusal::NotSeated),
        (GUEST, Seat::Second, Seat::First, Refusal::SeatTaken),
        (GUEST, Seat::Third, Seat::Third, Refusal::HostOnly),
        (HOST, Seat::First, Seat::Fourth, Refusal::Stale),
    ] {
        refuses(&table, swap(&table, user, one, other), why);
    }
    // The guest has sat down in the free seat meanwhile.
    let take_free = swap(&for_three(&[]), HOST, Seat::First, Seat::Second);
    refuses(&table, take_free, Refusal::Stale);
    let change = swap(&table, GUEST, Seat::Second, Seat::Third);
    let table = after(&table, change);
    let change = swap(&table, HOST, Seat::First, Seat::Third);
    let before = swap(&table, HOST, Seat::First, Seat::Second);
    let table = after(&table, change);
    // The host has moved meanwhile.
    refuses(&table, before, Refusal::Stale);
    let table = after(&table, Command::FillWithBots(GUEST, Level::Hard));
    let (_, lines) = accepted(&table, start_by(HOST), NOW);
    let entropy = ["join 2", "", "join 1 start 1"].map(str::to_owned);
    assert_eq!(header(&lines).entropy, Some(entropy.to_vec()));
}

#[test]
fn choice_of_a_partner_is_outdated_once_the_host_has_moved() {
    let mut table = Table::open(settings_of(GameKind::ClaimMix, 4), player(HOST));
    for user in [GUEST, STRANGER] {
        table = after(&table, Command::Join(player(user), None));
    }
    // The host chooses the guest, in the second seat, as a partner, who is to sit in the third one.
    let choice = swap(&table, HOST, Seat::Third, Seat::Second);
    accepted(&table, choice.clone(), NOW);
    let moved = after(&table, swap(&table, HOST, Seat::First, Seat::Fourth));
    refuses(&moved, choice, Refusal::Stale);
}

#[test]
fn bots_fill_the_open_seats() {
    let table = after(
        &for_three(&[GUEST]),
        Command::FillWithBots(HOST, Level::Easy),
    );
    assert_eq!(table.seating().bot(Seat::Second), Some(Level::Easy));
    assert_eq!(reserved(&table), [(Seat::Third, GUEST)]);
    refuses(
        &table,
        Command::FillWithBots(HOST, Level::Easy),
        Refusal::NotInvited,
    );
    let table = after(&for_three(&[]), Command::FillWithBots(HOST, Level::Easy));
    assert_eq!(table.seating().bots().count(), 2);
    refuses(
        &table,
        Command::FillWithBots(HOST, Level::Easy),
        Refusal::TableFull,
    );
}

#[test]
fn options_can_be_changed_until_another_person_joins() {
    let table = for_three(&[GUEST]);
    let two = settings(None).setup;
    let change = |user| Command::ChangeSetup(user, two.clone());
    refuses(&table, change(GUEST), Refusal::HostOnly);
    let changed = after(&table, swap(&table, HOST, Seat::First, Seat::Third));
    let changed = after(&changed, Command::FillWithBots(HOST, Level::Easy));
    let changed = after(&changed, change(HOST));
    assert_eq!(changed.settings().setup, two);
    assert_eq!(changed.seating().seat_count(), 2);
    assert!(changed.seating().seat_of(HOST).is_some());
    assert_eq!(
        reserved(&changed).len(),
        1,
        "the bot makes way for the guest"
    );
    // People keep a seat, even if bots have all the others.
    let full = after(&for_three(&[]), Command::FillWithBots(HOST, Level::Easy));
    let full = after(&full, swap(&full, HOST, Seat::First, Seat::Third));
    let smaller = after(&full, change(HOST));
    assert!(smaller.seating().seat_of(HOST).is_some());
    assert_eq!(smaller.seating().bots().count(), 1);
    let control = TimeControl::Unlimited;
    let changed = after(&changed, Command::ChangeTimeControl(HOST, control));
    assert_eq!(changed.settings().time_control, control);
    let joined = after(&table, Command::Join(player(GUEST), None));
    refuses(&joined, change(HOST), Refusal::OthersJoined);
    let two_invited = for_three(&[GUEST, STRANGER]);
    refuses(&two_invited, change(HOST), Refusal::NotInvited);
}

#[test]
fn host_invites_people_to_an_open_table() {
    let invite = |host, user: UserId| Command::Invite {
        host,
        people: vec![(user, "Guest".into())],
    };
    let table = opened();
    refuses(&table, invite(STRANGER, GUEST), Refusal::HostOnly);
    let invited = after(&table, invite(HOST, GUEST));
    assert_eq!(invited.awaited().count(), 1);
    assert_eq!(invited.open_seats(), 0);
    // A second invitation changes nothing, and no second seat is reserved.
    assert_eq!(after(&invited, invite(HOST, GUEST)).awaited().count(), 1);
    refuses(&invited, invite(HOST, STRANGER), Refusal::NotInvited);
    let declined = after(&invited, Command::Decline(GUEST));
    assert_eq!(after(&declined, invite(HOST, GUEST)).awaited().count(), 1);
    let [third, fourth] = [3, 4].map(UserId);
    let declined = after(&for_three(&[third, fourth]), Command::Decline(third));
    let again = after(&declined, invite(HOST, third));
    let awaited = again.awaited().map(|it| it.user);
    assert_eq!(awaited.collect::<Vec<_>>(), [third, fourth]);
    let settings = TableSettings {
        series: Some(Series::new(3)),
        ..settings(None)
    };
    let table = Table::open(settings, player(HOST));
    assert_eq!(after(&table, invite(HOST, GUEST)).awaited().count(), 1);
}

#[test]
fn only_the_host_can_cancel_an_open_table() {
    refuses(&full(), Command::Cancel(GUEST), Refusal::OnlyHostCancels);
    let table = after(&full(), Command::Cancel(HOST));
    assert!(matches!(table.stage(), Stage::Cancelled));
}

#[test]
fn every_seated_player_can_start_a_full_table() {
    refuses(&opened(), start_by(HOST), Refusal::TableNotFull);
    refuses(&full(), start_by(STRANGER), Refusal::NotSeated);
    for starter in [HOST, GUEST] {
        let (table, lines) = accepted(&full(), start_by(starter), NOW);
        assert!(table.running().is_some());
        assert_eq!(table.deadline(), Some(NOW + TURN_LIMIT));
        let written = u32::try_from(lines.len());
        assert_eq!(written, Ok(table.line_count()));
    }
}

#[test]
fn deal_follows_from_secret_joins_and_start() {
    let (table, lines) = accepted(&full(), start_by(HOST), NOW);
    let commitment = header(&lines).commitment;
    assert_eq!(commitment, Some(settings(None).secret.commitment()));
    let other = Player {
        entropy: "another join".to_owned(),
        ..player(GUEST)
    };
    let otherwise_joined = after(&opened(), Command::Join(other, None));
    let otherwise_joined = after(&otherwise_joined, start_by(HOST));
    let otherwise_started = after(&full(), start_by(GUEST));
    let deal = |table: &Table| table.dealt().map(|dealt| dealt.state().clone());
    assert_ne!(deal(&table), deal(&otherwise_joined));
    assert_ne!(deal(&table), deal(&otherwise_started));
    assert_ne!(deal(&otherwise_joined), deal(&otherwise_started));
}

#[test]
fn start_press_is_added_to_the_entropy_of_its_player() {
    let cases = [
        (start_by(HOST), ["join 1 start 1", "join 2"]),
        (start_by(GUEST), ["join 1", "join 2 start 2"]),
        (
            Command::Start {
                user: HOST,
                entropy: None,
            },
            ["join 1", "join 2"],
        ),
    ];
    for (start, entropy) in cases {
        let (table, lines) = accepted(&full(), start, NOW);
        let expected = entropy.map(str::to_owned);
        assert_eq!(header(&lines).entropy, Some(expected.to_vec()));
        let players = table.seating().players();
        let stored: Vec<_> = players.map(|(_, player)| player.entropy.clone()).collect();
        assert_eq!(stored, expected);
    }
}

#[test]
fn start_press_is_the_only_entropy_of_a_host_who_joined_without_any() {
    let host = Player {
        entropy: String::new(),
        ..player(HOST)
    };
    let table = Table::open(settings(None), host);
    let table = after(&table, Command::Join(player(GUEST), None));
    let (_, lines) = accepted(&table, start_by(HOST), NOW);
    let expected = ["start 1", "join 2"].map(str::to_owned);
    assert_eq!(header(&lines).entropy, Some(expected.to_vec()));
}

#[test]
fn lobby_expires_at_its_deadline() {
    let deadline = NOW + LOBBY_TIMEOUT;
    let early = full().execute(Command::Flag, Timestamp(deadline.0 - 1));
    assert_eq!(early.err(), Some(Refusal::DeadlineNotReached));
    let (table, lines) = accepted(&full(), Command::Flag, deadline);
    assert!(matches!(table.stage(), Stage::Expired));
    assert!(table.is_over());
    assert_eq!((table.deadline(), lines), (None, Vec::new()));
}

#[test]
fn closed_table_refuses_everything() {
    let expired = accepted(&full(), Command::Flag, NOW + LOBBY_TIMEOUT).0;
    for table in [cancelled(), expired] {
        refuses(
            &table,
            Command::Join(player(STRANGER), None),
            Refusal::Closed,
        );
        refuses(&table, Command::Leave(HOST), Refusal::Closed);
        refuses(&table, start_by(HOST), Refusal::Closed);
        refuses(&table, Command::Cancel(HOST), Refusal::Closed);
        refuses(&table, Command::Resign(HOST), Refusal::Closed);
        refuses(&table, Command::Flag, Refusal::DeadlineNotReached);
    }
}

#[test]
fn those_for_whom_seats_are_reserved_decide_whether_a_match_is_rated() {
    let table = Table::open(settings(Some(GUEST)), player(HOST));
    assert_eq!(table.people_to_rate(), [HOST, GUEST]);
    let declined = after(&table, Command::Decline(GUEST));
    assert_eq!(declined.people_to_rate(), [HOST]);
    let told = after(&table, Command::RecordFrequentPair(true));
    assert!(told.settings().has_frequent_pair && told.revision() > table.revision());
}
