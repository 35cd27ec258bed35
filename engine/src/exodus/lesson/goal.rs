//! What a step of a lesson can ask for. Hexes, ships and cards are named by their numbers, as in
//! actions.

use super::super::Exodus;
use super::super::cards::{ActionCard, BonusCard, Letter, PoliticalId, ResistanceId};
use super::super::effect::Resource;
use super::super::event::{Event, RollPurpose, ScoreLine};
use super::super::hex::HexId;
use super::super::part::Item;
use super::super::play::score::POINT;
use super::super::ship::{ShipId, ShipType};
use super::super::state::Public;
use super::super::step::Step;
use super::super::tech::Tech;
use crate::game::Seat;
use crate::lesson::LessonContext;
use serde::Deserialize;

/// A condition. What is said of cards, ships and hexes is about the learner's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Tokens were taken from this planet in this step.
    Taken(HexId),
    /// There is at least so much of this.
    Holds(Resource, u16),
    /// The valid vote that was revealed in this step was for this letter, with so many CP.
    Voted(Letter, u8),
    /// At least so many CP were bid for the turn order in this step.
    Bid(u8),
    /// This Political card was adopted in this step.
    Adopted(PoliticalId),
    /// This Bonus card was picked in this step.
    Bonus(BonusCard),
    /// An election in this step gave this Turn Order card, from 1.
    Elected(u8),
    /// This Action card was revealed in this step.
    Played(ActionCard),
    /// This card was activated for a reaction in this step.
    Reacted(ActionCard),
    /// A roll for money was made in this step.
    Banked,
    /// A mined token was placed on this planet in this step.
    Mined(HexId),
    /// This technology is known.
    Known(Tech),
    /// This technology was learned in this step for this price.
    LearnedFor(Tech, u8),
    /// A ship of this type was built in this step.
    Built(ShipType),
    /// This item was bought in this step.
    Bought(Item),
    /// So many parts of this kind are on the blueprint of this type.
    Fitted(ShipType, Item, u8),
    /// Ships of this type have at least this speed.
    Speed(ShipType, u8),
    /// Ships of this type have at least so many dice.
    Dice(ShipType, u8),
    /// Ships of this type have at least this strength.
    Strength(ShipType, u8),
    /// Nothing that was begun is still to be ended.
    Closed,
    /// This ship is here.
    At(ShipId, HexId),
    /// At least so many cubes are aboard this ship.
    Aboard(ShipId, u8),
    /// All movement orders were revealed in this step.
    Revealed,
    /// Ships in this hex uncloaked in this step.
    Uncloaked(HexId),
    /// This ship is in the stash.
    Gone(ShipId),
    /// A battle in this hex was won in this step.
    Won(HexId),
    /// The guard of this hex was beaten in this step.
    Beaten(HexId),
    /// This Resistance card was discarded for its bonus in this step.
    Discarded(ResistanceId),
    /// A cube landed on this planet in this step.
    Landed(HexId),
    /// This planet is controlled.
    Control(HexId),
    /// A line of the score is worth at least so many victory points now.
    Score(ScoreLine, u8),
    /// This step of the turn is reached: others have done what is theirs.
    Reached(TurnPoint),
    /// The game is over, and won.
    Victory,
}

/// A place in the turn, as far as lessons wait for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnPoint {
    /// Stage II and later.
    Council,
    /// Stage III and later.
    Actions,
    /// Stage IV and later.
    Rockets,
    /// A Conquest stage.
    Conquest,
    /// Its movement orders and later.
    Orders,
    /// Its open movement and later.
    Flight,
    /// Its battles and later.
    Battle,
    /// Its deployment and later.
    Landing,
    /// The game is over.
    Over,
}

impl Goal {
    /// Whether the condition is met.
    #[must_use]
    pub fn is_reached(&self, table: &Exodus, deeds: &LessonContext<'_, Exodus>) -> bool {
        let (own, public) = (deeds.seat, &deeds.state.public);
        let mat = public.mat(own);
        let blueprint = |kind: ShipType| &mat.blueprints[kind.index()];
        match *self {
            Self::Holds(what, least) => mat.owned(what) >= least,
            Self::Known(tech) => mat.techs.has(tech),
            Self::Fitted(kind, item, count) => {
                let parts = blueprint(kind).iter().filter(|part| part.item == item);
                parts.count() >= usize::from(count)
            }
            Self::Speed(kind, least) => table.drive(blueprint(kind)) >= least,
            Self::Dice(kind, least) => table.dice(blueprint(kind)) >= least,
            Self::Strength(kind, least) => table.strength(blueprint(kind)) >= least,
            Self::Closed => public.task().and_then(|task| task.seat()) != Some(own),
            Self::At(ship, hex) => public.ship(ship).hex == Some(hex),
            Self::Aboard(ship, count) => public.ship(ship).cargo >= count,
            Self::Gone(ship) => public.ship(ship).hex.is_none(),
            Self::Control(hex) => public.controller(hex) == Some(own),
            Self::Score(line, least) => {
                let held = deeds.state.private(own).abilities;
                let score = table.score_with(public, own, held);
                score.line(line) >= u32::from(least) * POINT
            }
            Self::Reached(point) => is_at_or_after(public, point),
            Self::Taken(_)
            | Self::Voted(..)
            | Self::Bid(_)
            | Self::Adopted(_)
            | Self::Bonus(_)
            | Self::Elected(_)
            | Self::Played(_)
            | Self::Reacted(_)
            | Self::Banked
            | Self::Mined(_)
            | Self::LearnedFor(..)
            | Self::Built(_)
            | Self::Bought(_)
            | Self::Revealed
            | Self::Uncloaked(_)
            | Self::Won(_)
            | Self::Beaten(_)
            | Self::Discarded(_)
            | Self::Landed(_)
            | Self::Victory => deeds.events.iter().any(|event| self.is_met_by(*event, own)),
        }
    }

    /// Whether an event meets a condition on what has happened.
    fn is_met_by(&self, event: Event, own: Seat) -> bool {
        match *self {
            Self::Taken(at) => {
                matches!(event, Event::Taken { seat, hex, .. } if seat == own && hex == at)
            }
            Self::Voted(letter, cp) => matches!(event, Event::VoteShown { seat, bid, valid: true }
                if seat == own && bid.letters.has(letter) && bid.cp == cp),
            Self::Bid(least) => {
                matches!(event, Event::BidShown { seat, bid } if seat == own && bid.cp >= least)
            }
            Self::Adopted(wanted) => matches!(event, Event::Adopted { card } if card == wanted),
            Self::Bonus(wanted) => {
                matches!(event, Event::Picked { card: Some(card), .. } if card == wanted)
            }
            Self::Elected(place) => matches!(event, Event::Elected { order, .. }
                if order.get(usize::from(place).wrapping_sub(1)) == Some(&own)),
            Self::Played(wanted) => {
                matches!(event, Event::CardShown { seat, card, .. } if seat == own && card == wanted)
            }
            Self::Reacted(wanted) => {
                matches!(event, Event::Reacted { seat, card, .. } if seat == own && card == wanted)
            }
            Self::Banked => {
                matches!(event, Event::Rolled { seat, dice: RollPurpose::Bank, .. } if seat == own)
            }
            Self::Mined(at) => {
                matches!(event, Event::Mined { seat, hex } if seat == own && hex == at)
            }
            Self::LearnedFor(wanted, most) => matches!(event, Event::Learned { seat, tech, price }
                if seat == own && tech == wanted && price == most),
            Self::Built(kind) => {
                matches!(event, Event::Built { ship, .. } if ship.seat() == own && ship.kind() == kind)
            }
            Self::Bought(wanted) => {
                matches!(event, Event::Bought { seat, item, .. } if seat == own && item == wanted)
            }
            Self::Revealed => matches!(event, Event::OrderShown { ship, .. } if ship.seat() == own),
            Self::Uncloaked(at) => {
                matches!(event, Event::Uncloaked { seat, hex, yes: true } if seat == own && hex == at)
            }
            Self::Won(at) => {
                matches!(event, Event::BattleEnded { hex, winner: Some(seat), .. } if seat == own && hex == at)
            }
            Self::Beaten(at) => {
                matches!(event, Event::GuardEnded { hex, seat, beaten: true, .. } if seat == own && hex == at)
            }
            Self::Discarded(wanted) => {
                matches!(event, Event::Discarded { seat, card } if seat == own && card == wanted)
            }
            Self::Landed(at) => {
                matches!(event, Event::Landed { ship, hex, lands: true } if ship.seat() == own && hex == at)
            }
            Self::Victory => matches!(event, Event::Ended { winners } if winners.has(own)),
            _ => false,
        }
    }

    /// The hex that a condition is about.
    #[must_use]
    pub const fn hex(&self) -> Option<HexId> {
        match *self {
            Self::Taken(hex)
            | Self::Mined(hex)
            | Self::At(_, hex)
            | Self::Uncloaked(hex)
            | Self::Won(hex)
            | Self::Beaten(hex)
            | Self::Landed(hex)
            | Self::Control(hex) => Some(hex),
            _ => None,
        }
    }
}

/// Whether a place in the turn is reached.
fn is_at_or_after(public: &Public, point: TurnPoint) -> bool {
    let stage = match public.step {
        Step::StartTechs
        | Step::StartParts
        | Step::Upkeep
        | Step::Growth(_)
        | Step::Income(_)
        | Step::Repair => None,
        Step::Council
        | Step::Vote
        | Step::Favor
        | Step::Adopt
        | Step::Offer
        | Step::Pick
        | Step::Election
        | Step::Rank => Some(TurnPoint::Council),
        Step::Card(_)
        | Step::Perform(..)
        | Step::React(..)
        | Step::TakeBack(_)
        | Step::Bonus(_) => Some(TurnPoint::Actions),
        Step::Target(_) | Step::Fire | Step::Kill => Some(TurnPoint::Rockets),
        Step::Conquest | Step::Mount(_) => Some(TurnPoint::Conquest),
        Step::Orders => Some(TurnPoint::Orders),
        Step::Open(_) | Step::Reveal | Step::Uncloak(_) => Some(TurnPoint::Flight),
        Step::Battle => Some(TurnPoint::Battle),
        Step::Deploy(_) | Step::End => Some(TurnPoint::Landing),
        Step::Over => Some(TurnPoint::Over),
    };
    stage.is_some_and(|stage| stage as u8 >= point as u8)
}
