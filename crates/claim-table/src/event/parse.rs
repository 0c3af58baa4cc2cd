//! Reading a line of an event record, strictly: anything EVENT.md does not name is an error.

use claim_rules::record::{LineError, Member, Object, Secret, excerpt};

use super::line::{
    Award, Changes, Entrant, EventEnd, EventLine, MatchResult, Scores, Standing, TimedEventLine,
    WithdrawReason,
};
use super::settings::time_of;

/// The keys by which the kinds of lines are told apart. A match also has a round, and comes first.
const KINDS: [(&str, ReadLine); 9] = [
    ("joins", joins),
    ("checks", checks),
    ("sets", sets),
    ("withdraws", withdraws),
    ("returns", returns),
    ("match", match_line),
    ("round", round),
    ("ruling", ruling),
    ("over", over),
];

/// Reads what is in a line of one kind.
type ReadLine = fn(&mut Object<'_>) -> Result<EventLine, LineError>;

impl TimedEventLine {
    /// Reads a line that is not a header.
    ///
    /// # Errors
    ///
    /// If the text is not exactly a line as EVENT.md has them.
    pub fn parse(text: &str) -> Result<Self, LineError> {
        let mut object = Object::parse(text)?;
        let at = time_of(object.require("at")?)?;
        let has = |key: &str| object.keys().any(|it| it == key);
        let read = KINDS.iter().find(|(key, _)| has(key));
        let (_, read) = read.ok_or_else(|| LineError::new("a line of an unknown kind"))?;
        let line = read(&mut object)?;
        object.expect_empty()?;
        Ok(Self { at, line })
    }
}

fn joins(object: &mut Object<'_>) -> Result<EventLine, LineError> {
    let seed = object.require("seed")?.unless_null();
    let seed = seed.map(|member| {
        let wrong = member.must_be("a rating, or null");
        u32::try_from(member.number()?).map_err(|_| wrong)
    });
    Ok(EventLine::Joins {
        player: player(object.require("joins")?)?,
        seed: seed.transpose()?,
    })
}

fn checks(object: &mut Object<'_>) -> Result<EventLine, LineError> {
    player(object.require("checks")?).map(EventLine::Checks)
}

fn sets(object: &mut Object<'_>) -> Result<EventLine, LineError> {
    let mut members = object.require("sets")?.members()?;
    let changes = Changes {
        start: members.take("start").map(time_of).transpose()?,
        check_in: members.take("check_in").map(Member::flag).transpose()?,
        sign_up: members.take("sign_up").map(Member::flag).transpose()?,
        paused: members.take("paused").map(Member::flag).transpose()?,
    };
    members.expect_empty()?;
    if changes == Changes::default() {
        return Err(LineError::new("`sets` must set at least one thing"));
    }
    Ok(EventLine::Sets(changes))
}

fn withdraws(object: &mut Object<'_>) -> Result<EventLine, LineError> {
    let why = object.require("why")?;
    let wrong = why.must_be("\"left\", \"no-show\", \"removed\" or \"forfeits\"");
    Ok(EventLine::Withdraws {
        player: player(object.require("withdraws")?)?,
        why: WithdrawReason::from_id(&why.text()?).ok_or(wrong)?,
    })
}

fn returns(object: &mut Object<'_>) -> Result<EventLine, LineError> {
    player(object.require("returns")?).map(EventLine::Returns)
}

fn round(object: &mut Object<'_>) -> Result<EventLine, LineError> {
    let pairs = object.require("pairs")?.items()?.into_iter();
    let pairs = pairs.map(|pair| {
        let wrong = pair.must_be("a list of pairs of players");
        let players = pair.items()?.into_iter().map(player);
        let players: Vec<_> = players.collect::<Result<_, _>>()?;
        players.try_into().map_err(|_| wrong)
    });
    let byes = object.require("byes")?.items()?.into_iter().map(player);
    Ok(EventLine::Round {
        number: number(object.require("round")?)?,
        pairs: pairs.collect::<Result<_, _>>()?,
        byes: byes.collect::<Result<_, _>>()?,
    })
}

fn match_line(object: &mut Object<'_>) -> Result<EventLine, LineError> {
    let result = object.require("result")?;
    let wrong = result.must_be("\"0\", \"1\", \"draw\", \"forfeit-0\", \"forfeit-1\" or \"void\"");
    let leg = object.take("leg");
    let first_leg = || LineError::new("the first match of a pair has no `leg`");
    let leg = match leg.map(number).transpose()? {
        None => 1,
        Some(1) => return Err(first_leg()),
        Some(leg) => leg,
    };
    let scores = match (object.take("score"), object.take("extra")) {
        (None, None) => None,
        (Some(score), Some(extra)) => Some(Scores {
            score: per_seat(score)?,
            extra: per_seat(extra)?,
        }),
        _ => return Err(LineError::new("`score` and `extra` belong together")),
    };
    Ok(EventLine::Match {
        id: object.require("match")?.text()?.into(),
        round: number(object.require("round")?)?,
        table: number(object.require("table")?)?,
        leg,
        result: MatchResult::from_id(&result.text()?).ok_or(wrong)?,
        scores,
    })
}

fn ruling(object: &mut Object<'_>) -> Result<EventLine, LineError> {
    let mut members = object.require("ruling")?.members()?;
    let result = members.require("result")?;
    let wrong = result.must_be("\"0\", \"1\", \"draw\" or \"void\"");
    let ruling = EventLine::Ruling {
        round: number(members.require("round")?)?,
        table: number(members.require("table")?)?,
        award: Award::from_id(&result.text()?).ok_or(wrong)?,
        why: object.require("why")?.text()?.into(),
    };
    members.expect_empty()?;
    Ok(ruling)
}

fn over(object: &mut Object<'_>) -> Result<EventLine, LineError> {
    let how = object.require("over")?;
    let wrong = how.must_be("\"played\", \"ended\" or \"cancelled\"");
    let standings = object.require("standings")?.items()?.into_iter();
    let secret = Secret::from_hex(&object.require("secret")?.text()?);
    Ok(EventLine::Over {
        how: EventEnd::from_id(&how.text()?).ok_or(wrong)?,
        standings: standings.map(standing).collect::<Result<_, _>>()?,
        secret: secret.map_err(|error| LineError::new(format!("`secret` is {error}")))?,
    })
}

fn standing(member: Member<'_>) -> Result<Standing, LineError> {
    let wrong = || LineError::new("`standings` must be lists of a player and three numbers");
    let items: [_; 4] = member.items()?.try_into().map_err(|_| wrong())?;
    let [player_item, place, points, second] = items;
    Ok(Standing {
        player: player(player_item)?,
        place: place.number()?.try_into().map_err(|_| wrong())?,
        points: points.integer()?,
        second: second.integer()?,
    })
}

fn player(member: Member<'_>) -> Result<Entrant, LineError> {
    let text = member.text()?;
    let wrong = |error| LineError::new(format!("\"{}\" is {error}", excerpt(&text)));
    text.parse().map_err(wrong)
}

fn number(member: Member<'_>) -> Result<u8, LineError> {
    member.number_in(&(1..=u8::MAX))
}

fn per_seat(member: Member<'_>) -> Result<[u32; 2], LineError> {
    let wrong = member.must_be("a list of two whole numbers");
    let items = member.items()?.into_iter();
    let numbers = items.map(|item| u32::try_from(item.number().ok()?).ok());
    let numbers: Option<Vec<_>> = numbers.collect();
    numbers.and_then(|it| it.try_into().ok()).ok_or(wrong)
}
