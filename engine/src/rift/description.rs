//! Descriptions of events and actions: phrase, arguments, space and ship.

use super::action::Action;
use super::event::{Event, ShieldCause, Target};
use super::ship::{Ion, ShipId, Slot};
use super::state::Ending;
use crate::game::{Seat, SeatSet};
use crate::grid::{Heading, Plane, Space};

/// A typed argument of a phrase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// A number without a sign, such as an amount of damage.
    Number(i64),
    /// A number that has a sign, such as a speed.
    Signed(i8),
    Seat(Seat),
    Seats(SeatSet),
    Ship(ShipId),
    Space(Space),
    Plane(Plane),
    Heading(Heading),
    Slot(Slot),
    /// A word by its phrase key, without the prefix of the game.
    Word(&'static str),
    /// The sentence that says why a game or match ended.
    Ending(Ending),
}

impl From<u8> for Term {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

/// A description of an event or action of Centauri Rift.
pub type Description = crate::description::Description<Term, Space, ShipId>;

/// Creates the description of an event or action that concerns one ship.
fn of_ship(key: &'static str, ship: ShipId) -> Description {
    Description::new(key)
        .with("ship", Term::Ship(ship))
        .of(ship)
}

fn of_seat(key: &'static str, seat: Seat) -> Description {
    Description::new(key).with("seat", Term::Seat(seat))
}

impl Event {
    /// Returns the description of the event for the log.
    #[must_use]
    #[rustfmt::skip]
    pub fn description(&self) -> Description {
        match *self {
            Self::TurnStarted { ship, .. } => of_ship("turn-started", ship),
            Self::IonReady { ship } => of_ship("ion-ready", ship),
            Self::Stepped { ship, to, .. } => of_ship("stepped", ship).with("to", Term::Space(to)).at(to),
            Self::SpeedChanged { ship, from, to } => of_ship("speed-changed", ship).with("from", Term::Signed(from)).with("to", Term::Signed(to)),
            Self::Rotated { ship, to, .. } => of_ship("rotated", ship).with("to", Term::Heading(to)),
            Self::PlaneChanged { ship, to, .. } => of_ship("plane-changed", ship).with("to", Term::Plane(to.plane())).at(to),
            Self::Warped { ship, to, squares, .. } => of_ship("warped", ship).with("squares", squares).with("to", Term::Space(to)).at(to),
            Self::ShotFired { ship, weapon, is_charged: charged, target, to, damage, .. } => shot(ship, charged, target).with("weapon", Term::Word(weapon.into_str())).with("damage", damage).at(to),
            Self::BarDamaged { ship, slot, damage, remaining_strength } => describe_bar_damage(ship, slot, remaining_strength).with("by", damage).with("left", remaining_strength),
            Self::HullDamaged { ship, damage, remaining_hull } => of_ship("hull-damaged", ship).with("by", damage).with("left", remaining_hull),
            Self::ShieldsDown { ship, cause: ShieldCause::Reactor } => of_ship("shields-down-reactor", ship),
            Self::ShieldsDown { ship, cause: ShieldCause::Nebula } => of_ship("shields-down-nebula", ship),
            Self::ShieldsUp { ship } => of_ship("shields-up", ship),
            Self::BarMoved { ship, from, to } => of_ship("bar-moved", ship).with("from", Term::Slot(from)).with("to", Term::Slot(to)),
            Self::BarsSwapped { ship, a, b } => of_ship("bars-swapped", ship).with("a", Term::Slot(a)).with("b", Term::Slot(b)),
            Self::AuxCharged { ship, units } => of_ship("aux-charged", ship).with("units", units),
            Self::IonChanged { ship, to: Ion::Uncharged } => of_ship("ion-changed-uncharged", ship),
            Self::IonChanged { ship, to: Ion::Charging } => of_ship("ion-changed-charging", ship),
            Self::IonChanged { ship, to: Ion::Charged } => of_ship("ion-changed-charged", ship),
            Self::MineReleased { ship } => of_ship("mine-released", ship),
            Self::MineLeft { ship, mine } => of_ship("mine-left", ship).with("at", Term::Space(mine.space())).at(mine.space()),
            Self::MineDetonated { mine } => Description::new("mine-detonated").with("at", Term::Space(mine.space())).at(mine.space()),
            Self::BlastHit { ship, side, damage, .. } => of_ship("blast-hit", ship).with("side", Term::Word(side.into_str())).with("damage", damage),
            Self::BlastBlocked { ship, .. } => of_ship("blast-blocked", ship),
            Self::SideChosen { ship, side, is_automatic } => of_ship(if is_automatic { "side-chosen-automatic" } else { "side-chosen" }, ship).with("side", Term::Word(side.into_str())),
            Self::ShipDestroyed { ship } => of_ship("ship-destroyed", ship),
            Self::ShipLeft { ship } => of_ship("ship-left", ship),
            Self::EmergencyStop { ship } => of_ship("emergency-stop", ship),
            Self::MineLost { ship } => of_ship("mine-lost", ship),
            Self::ShipReplaced { ship, space, heading, is_automatic } => of_ship(if is_automatic { "ship-replaced-automatic" } else { "ship-replaced" }, ship).with("at", Term::Space(space)).with("heading", Term::Heading(heading)).at(space),
            Self::ScoreChanged { seat, delta, score } => of_seat("score-changed", seat).with("by", Term::Signed(delta)).with("score", Term::Number(score.into())),
            Self::TurnEnded { ship } => of_ship("turn-ended", ship),
            Self::RoundEnded { round } => Description::new("round-ended").with("round", Term::Number(round.into())),
            Self::TimeRanOut { ship: Some(ship) } => of_ship("time-ran-out-ship", ship),
            Self::TimeRanOut { ship: None } => Description::new("time-ran-out"),
            Self::Conceded { seat } => of_seat("conceded", seat),
            Self::DrawOffered { seat } => of_seat("draw-offered", seat),
            Self::DrawAnswered { seat, is_accepted } => of_seat(if is_accepted { "draw-accepted" } else { "draw-refused" }, seat),
            Self::DrawLapsed => Description::new("draw-lapsed"),
            Self::GameEnded { winners, ending, game } => describe_ending(["game-won", "game-drawn"], winners, ending).with("game", game),
            Self::GameStarted { game } => Description::new("game-started").with("game", game),
            Self::MatchEnded { winners, ending } => describe_ending(["match-won", "match-drawn"], winners, ending),
        }
    }
}

fn shot(ship: ShipId, is_charged: bool, target: Target) -> Description {
    match target {
        Target::Ship(target, side) => {
            let key = if is_charged {
                "charged-shot-at-ship"
            } else {
                "shot-at-ship"
            };
            of_ship(key, ship)
                .with("target", Term::Ship(target))
                .with("side", Term::Word(side.into_str()))
        }
        Target::Mine(space) => of_ship("shot-at-mine", ship).with("at", Term::Space(space)),
    }
}

fn describe_bar_damage(ship: ShipId, slot: Slot, remaining_strength: u8) -> Description {
    let key = if remaining_strength == 0 {
        "bar-dissolved"
    } else {
        "bar-damaged"
    };
    of_ship(key, ship)
        .with("side", Term::Word(slot.side.into_str()))
        .with("layer", Term::Word(slot.layer.into_str()))
}

fn describe_ending(
    [won, drawn]: [&'static str; 2],
    winners: SeatSet,
    ending: Ending,
) -> Description {
    Description::new(if winners.is_empty() { drawn } else { won })
        .with("winners", Term::Seats(winners))
        .with("count", Term::Number(winners.len().into()))
        .with("reason", Term::Ending(ending))
}

impl Action {
    /// Returns the name of the action on its button or square. A user interface may add details,
    /// such as the weapon of a mount.
    #[must_use]
    pub fn description(self) -> Description {
        match self {
            Self::Activate(ship) => of_ship(self.term(), ship),
            Self::Warp(squares, _) => Description::new("warp-by").with("squares", squares),
            Self::Fire(mount, None, _) => Description::new(self.term()).with("mount", mount.0),
            Self::Fire(mount, Some(side), _) => Description::new("fire-side")
                .with("mount", mount.0)
                .with("side", Term::Word(side.into_str())),
            Self::Relocate(from, to, _) | Self::Swap(from, to, _) => Description::new(self.term())
                .with("from", Term::Slot(from))
                .with("to", Term::Slot(to)),
            Self::Charge(units) => Description::new("charge-units").with("units", units),
            Self::ChooseSide(ship, side) => Description::new(self.term())
                .with("side", Term::Word(side.into_str()))
                .of(ship),
            Self::ChooseCorner(ship, index) => {
                Description::new(self.term()).with("place", index).of(ship)
            }
            Self::Step
            | Self::Accelerate(..)
            | Self::Rotate(..)
            | Self::ChangePlane(..)
            | Self::ChargeIon(_)
            | Self::ReleaseMine
            | Self::EndTurn
            | Self::NextGame
            | Self::Concede
            | Self::OfferDraw
            | Self::AnswerDraw(_)
            | Self::TimeOut => Description::new(self.term()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::description::checks::are_complete;
    use crate::grid::Square;
    use crate::rift::action::{Pay, PlusMinus};
    use crate::rift::ship::{Layer, MountId, Side, Weapon};
    use crate::rift::state::Mine;
    use strum::VariantNames;

    const SHIP: ShipId = ShipId(0);
    const SEAT: Seat = Seat(1);
    const BAR: Slot = Slot {
        side: Side::Front,
        layer: Layer::Outer,
    };
    const PAY: Pay = Pay { main: 1, aux: 0 };

    #[rustfmt::skip]
    fn events() -> Vec<Event> {
        let (ship, seat, damage) = (SHIP, SEAT, 1);
        let (remaining_strength, remaining_hull) = (1, 1);
        let from = Space::new(Square::from_cell(3), Plane::HIGH);
        let (to, mine) = (from, Mine::new(from, Some(SEAT)));
        let (winners, ending, is_automatic) = (SeatSet::singleton(SEAT), Ending::LastTeam, false);
        let shot = |target| Event::ShotFired { ship, weapon: Weapon::Ion, is_charged: true, from, to, target, damage };
        vec![
            Event::TurnStarted { ship, round: 2 }, Event::IonReady { ship }, Event::Stepped { ship, from, to },
            Event::SpeedChanged { ship, from: 1, to: 2 }, Event::Rotated { ship, from: Heading::N, to: Heading::NE },
            Event::PlaneChanged { ship, from, to }, Event::Warped { ship, from, to, squares: 2 },
            shot(Target::Ship(SHIP, Side::Back)), shot(Target::Mine(to)),
            Event::BarDamaged { ship, slot: BAR, damage, remaining_strength }, Event::BarDamaged { ship, slot: BAR, damage, remaining_strength: 0 },
            Event::HullDamaged { ship, damage, remaining_hull }, Event::ShieldsDown { ship, cause: ShieldCause::Nebula },
            Event::ShieldsUp { ship }, Event::BarMoved { ship, from: BAR, to: BAR }, Event::BarsSwapped { ship, a: BAR, b: BAR },
            Event::AuxCharged { ship, units: 2 }, Event::IonChanged { ship, to: Ion::Charging },
            Event::MineReleased { ship }, Event::MineLeft { ship, mine }, Event::MineDetonated { mine },
            Event::BlastHit { ship, mine, side: Side::Left, damage }, Event::BlastBlocked { ship, mine },
            Event::SideChosen { ship, side: Side::Left, is_automatic }, Event::ShipDestroyed { ship }, Event::ShipLeft { ship },
            Event::EmergencyStop { ship }, Event::MineLost { ship },
            Event::ShipReplaced { ship, space: to, heading: Heading::N, is_automatic }, Event::ScoreChanged { seat, delta: 1, score: 2 },
            Event::TurnEnded { ship }, Event::RoundEnded { round: 2 }, Event::TimeRanOut { ship: Some(ship) },
            Event::TimeRanOut { ship: None }, Event::Conceded { seat }, Event::DrawOffered { seat },
            Event::DrawAnswered { seat, is_accepted: true }, Event::DrawLapsed, Event::GameEnded { winners, ending, game: 2 },
            Event::GameStarted { game: 2 }, Event::MatchEnded { winners, ending },
        ]
    }

    #[rustfmt::skip]
    fn actions() -> Vec<Action> {
        vec![
            Action::Activate(SHIP), Action::Step, Action::Accelerate(PlusMinus::Plus, PAY), Action::Rotate(PlusMinus::Plus, PAY),
            Action::ChangePlane(PlusMinus::Plus, PAY), Action::Warp(2, PAY), Action::Fire(MountId(0), None, PAY),
            Action::Fire(MountId(0), Some(Side::Left), PAY), Action::Relocate(BAR, BAR, PAY), Action::Swap(BAR, BAR, PAY),
            Action::Charge(1), Action::ChargeIon(PAY), Action::ReleaseMine, Action::EndTurn,
            Action::ChooseSide(SHIP, Side::Left), Action::ChooseCorner(SHIP, 2), Action::NextGame, Action::Concede,
            Action::OfferDraw, Action::AnswerDraw(true), Action::TimeOut,
        ]
    }

    #[test]
    fn every_event_and_action_is_described() {
        are_complete(Event::VARIANTS, &events(), Event::description);
        are_complete(Action::VARIANTS, &actions(), |action| action.description());
    }

    #[test]
    fn a_move_is_described_at_its_destination() {
        let moved = events()
            .into_iter()
            .find(|event| matches!(event, Event::Stepped { .. }));
        let moved = moved.map(|event| event.description()).expect("a sample");
        assert_eq!((moved.key, moved.piece), ("stepped", Some(SHIP)));
        let at = moved.cell.expect("a place");
        assert_eq!(
            moved.args,
            [("ship", Term::Ship(SHIP)), ("to", Term::Space(at))]
        );
    }
}
