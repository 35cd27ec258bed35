//! The descriptions of all events.

use super::{Description, Term};
use crate::exodus::cards::{LetterSet, ResistanceId};
use crate::exodus::effect::Resource;
use crate::exodus::event::{Event, Faces, ResourceReason, RollPurpose};
use crate::exodus::state::Bid;
use crate::exodus::step::Round;
use crate::game::Seat;

impl Event {
    /// Describes the event.
    #[must_use]
    pub fn description(&self) -> Description {
        let line = Description::new(self.into());
        match *self {
            Self::TurnStarted { turn, is_last } => {
                let key = if is_last { "turn-last" } else { "turn-started" };
                Description::new(key).with("turn", turn)
            }
            Self::Committed { seat }
            | Self::Reopened { seat }
            | Self::PartsFitted { seat }
            | Self::Conceded { seat } => line.with("seat", seat),
            Self::StartTech { seat, tech } => line.with("seat", seat).with("tech", tech),
            Self::Changed {
                seat,
                what: resource,
                delta,
                reason,
            } => describe_change(seat, resource, delta, reason),
            Self::Cubes {
                seat,
                hex,
                delta,
                reason,
            } => Description::new(reason.into())
                .with("seat", seat)
                .with("count", delta.unsigned_abs())
                .with_hex(hex),
            Self::Tokens { hex, delta } => Description::new(if delta < 0 {
                "tokens-fewer"
            } else {
                "tokens-more"
            })
            .with_hex(hex)
            .with("count", delta.unsigned_abs()),
            Self::Taken { seat, hex, count } => {
                line.with("seat", seat).with_hex(hex).with("count", count)
            }
            Self::Mined { seat, hex } => line.with("seat", seat).with_hex(hex),
            Self::Repaired { ship, damage } => line.with_ship(ship).with("count", damage),
            Self::ResolutionLeft { card } | Self::Adopted { card } | Self::Dropped { card } => {
                line.with("card", card)
            }
            Self::Revealed { letter, card } => line.with("letter", letter).with("card", card),
            Self::VoteShown {
                seat,
                bid,
                is_valid,
            } => describe_vote(seat, bid, is_valid),
            Self::Total { letter, total } => line.with("letter", letter).with("count", total),
            Self::VoteTied { letters } => line.with("letters", letters),
            Self::Favored { seat, letter } => line.with("seat", seat).with("letter", letter),
            Self::Repealed { seat, card } => line.with("seat", seat).with("card", card),
            Self::Offered { seat, card }
            | Self::Picked {
                seat,
                card: Some(card),
            } => line.with("seat", seat).with("card", card),
            Self::Picked { seat, card: None } => Description::new("picked-none").with("seat", seat),
            Self::BidShown { seat, bid } => {
                Description::new(if bid.extra > 0 { "bid-more" } else { "bid" })
                    .with("seat", seat)
                    .with("cp", bid.cp)
                    .with("extra", bid.extra)
            }
            Self::Ranked { by, seat } => line.with("seat", seat).with("by", by),
            Self::Elected { ref order, .. } => {
                let seat_at = |position| order.get(position).copied().into_iter().collect();
                line.with("seat", Term::Seats(seat_at(0)))
                    .with("vice", Term::Seats(seat_at(1)))
                    .with("order", Term::Seats(order.to_vec()))
            }
            Self::CardShown { seat, card, round } => Description::new(match round {
                Round::First => "card-first",
                Round::Second => "card-second",
                Round::Third => "card-third",
            })
            .with("seat", seat)
            .with("card", card),
            Self::Reacted { seat, card, cost } => line
                .with("seat", seat)
                .with("deed", Term::Reaction(card))
                .with("cost", Term::Cubes(cost)),
            Self::TookBack { seat, card } => line.with("seat", seat).with("card", card),
            Self::ActionBegan { seat, kind, origin } => line
                .with("seat", seat)
                .with("deed", kind)
                .with("origin", Term::Origin(origin)),
            Self::Declined { seat, kind } => line.with("seat", seat).with("deed", kind),
            Self::Rolled { seat, dice, faces } => describe_roll(seat, dice, faces),
            Self::Learned { seat, tech, price } => line
                .with("seat", seat)
                .with("tech", tech)
                .with("cost", price_of(price, 0, 0)),
            Self::Built { ship, price: None } => Description::new("built-gift").with_ship(ship),
            Self::Built {
                ship,
                price: Some((cp, ax)),
            } => line.with_ship(ship).with("cost", price_of(cp, ax, 0)),
            Self::Bought { seat, item, cp, ph } => line
                .with("seat", seat)
                .with("item", item)
                .with("cost", price_of(cp, 0, ph)),
            Self::Given { seat, item } => line.with("seat", seat).with("item", item),
            Self::Refitted { seat, kind } => line.with("seat", seat).with("type", kind),
            Self::Returned { seat, item, count } => line
                .with("seat", seat)
                .with("item", item)
                .with("count", count),
            Self::Armed { seat, rocket, hex } => {
                line.with("seat", seat).with_hex(hex).with("rocket", rocket)
            }
            Self::Disarmed { hex, rocket, count } => line
                .with_hex(hex)
                .with("rocket", rocket)
                .with("count", count),
            Self::MarketOpened {
                seat,
                space,
                remaining_exchanges,
            } => line
                .with("seat", seat)
                .with("space", i64::from(space) + 1)
                .with("count", remaining_exchanges),
            Self::Exchanged { seat, exchange, cp } => Description::new(if exchange.sells() {
                "sold"
            } else {
                "purchased"
            })
            .with("seat", seat)
            .with("what", exchange.resource())
            .with("cp", cp.unsigned_abs()),
            Self::Discarded { seat, card } => line
                .with("seat", seat)
                .with("card", card)
                .with("text", Term::ResistanceText(card)),
            Self::Invoked { seat, card } => line
                .with("seat", seat)
                .with("card", card)
                .with("text", Term::AbilityText(card)),
            Self::Targeted {
                seat,
                rocket,
                from,
                to,
            } => line
                .with("seat", seat)
                .with_hex(to)
                .with("rocket", rocket)
                .with("from", from),
            Self::Flew {
                rocket,
                from,
                to,
                die,
                arrives,
                ..
            } => Description::new(if arrives { "flew" } else { "fell-short" })
                .with_hex(to)
                .with("rocket", rocket)
                .with("from", from)
                .with("die", die),
            Self::Ruined { hex } => line.with_hex(hex),
            Self::StageBegan {
                conquest_stage,
                of,
                has_radar,
                ..
            } => Description::new(if has_radar {
                "stage-radar"
            } else {
                "stage-began"
            })
            .with("pass", conquest_stage)
            .with("of", of),
            Self::Mounted { ship, hex } | Self::Destroyed { ship, hex } => {
                line.with_ship(ship).with_hex(hex)
            }
            Self::Ferried { seat, from, to } => {
                line.with("seat", seat).with_hex(to).with("from", from)
            }
            Self::Stacked { ship, tokens } => line.with_ship(ship).with("count", tokens),
            Self::OrderShown { ship, tokens } => {
                line.with_ship(ship).with("tokens", Term::Tokens(tokens))
            }
            Self::Stepped { ship, to, .. } => line.with_ship(ship).with_hex(to),
            Self::Flown { ship, ref path } => {
                let (from, to) = (path.first().copied(), path.last().copied());
                Description::new(if from == to { "stayed" } else { "flown" })
                    .with_ship(ship)
                    .with("from", from.unwrap_or_default())
                    .with_hex(to.unwrap_or_default())
            }
            Self::Uncloaked {
                seat,
                hex,
                uncloaks: is_accepted,
            } => Description::new(if is_accepted {
                "uncloaked"
            } else {
                "stays-cloaked"
            })
            .with("seat", seat)
            .with_hex(hex),
            Self::BattleBegan { hex, seats } => line.with_hex(hex).with("seats", seats),
            Self::RoundBegan { hex, round } => line.with("round", round).at(hex),
            Self::GuardShown {
                hex,
                seat,
                level,
                card,
            } => describe_guard(level, card).with("seat", seat).with_hex(hex),
            Self::Hit { by: None, ship } => Description::new("hit-by-guard").with_ship(ship),
            Self::Hit { by: Some(by), ship } => line.with("seat", by).with_ship(ship),
            Self::GuardHit { by, hits } => line.with("seat", by).with("count", hits),
            Self::BattleEnded {
                hex, winner: None, ..
            } => Description::new("battle-drawn").with_hex(hex),
            Self::BattleEnded {
                hex,
                winner: Some(seat),
                sixtieths,
            } => Description::new("battle-won")
                .with("seat", seat)
                .with_hex(hex)
                .with("points", Term::Points(sixtieths)),
            Self::GuardEnded {
                hex,
                seat,
                is_beaten,
                kept,
            } => match (is_beaten, kept) {
                (true, Some(card)) => Description::new("guard-beaten")
                    .with("seat", seat)
                    .with("card", card),
                (true, None) => Description::new("guard-gone"),
                (false, _) => Description::new("guard-stays"),
            }
            .with_hex(hex),
            Self::Landed { ship, hex, lands } => {
                Description::new(if lands { "landed" } else { "landing-failed" })
                    .with_ship(ship)
                    .with_hex(hex)
            }
            Self::Scored {
                seat,
                line: scored,
                sixtieths,
            } => line
                .with("seat", seat)
                .with("line", scored)
                .with("points", Term::Points(sixtieths)),
            Self::TimeCalled => line,
            Self::Ended { winners } => match winners.iter().next() {
                Some(seat) => Description::new("won").with("seat", seat),
                None => line,
            },
        }
    }
}

fn describe_change(
    seat: Seat,
    resource: Resource,
    delta: i16,
    reason: ResourceReason,
) -> Description {
    let is_loss = matches!(
        reason,
        ResourceReason::Card | ResourceReason::Penalty | ResourceReason::Cap
    );
    let key = match (delta < 0, is_loss) {
        (false, _) => "gained",
        (true, true) => "lost",
        (true, false) => "paid",
    };
    Description::new(key)
        .with("seat", seat)
        .with("count", delta.unsigned_abs())
        .with("what", resource)
        .with("why", Term::Word("why", reason.into()))
}

fn describe_vote(seat: Seat, bid: Bid, is_valid: bool) -> Description {
    let key = match (is_valid, bid.letters == LetterSet::default(), bid.extra) {
        (true, _, 0) => "vote",
        (true, _, 1..) => "vote-more",
        (false, false, _) => "vote-invalid",
        (false, true, _) => "vote-none",
    };
    Description::new(key)
        .with("seat", seat)
        .with("letters", bid.letters)
        .with("cp", bid.cp)
        .with("extra", bid.extra)
}

fn describe_roll(seat: Seat, dice: RollPurpose, faces: Faces) -> Description {
    let line = Description::new(dice.into()).with("faces", Term::Faces(faces));
    match dice {
        RollPurpose::Guard => line,
        RollPurpose::Distance(rocket) | RollPurpose::Damage(rocket) => {
            line.with("seat", seat).with("rocket", rocket)
        }
        RollPurpose::Bank
        | RollPurpose::Trade
        | RollPurpose::Mine
        | RollPurpose::Battle
        | RollPurpose::Deploy => line.with("seat", seat),
    }
}

fn describe_guard(level: u8, card: Option<ResistanceId>) -> Description {
    let line = match card {
        None => Description::new("guard-bare"),
        Some(card) => Description::new("guard-shown")
            .with("card", card)
            .with("dice", Term::GuardDice(card))
            .with("strength", Term::GuardStrength(card)),
    };
    line.with("level", Term::Level(level))
}

const fn price_of(cp: u8, ax: u8, ph: u8) -> Term {
    Term::Price { cp, ax, ph }
}
