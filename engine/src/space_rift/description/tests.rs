//! Tests that every event and every action is described.

use super::*;
use crate::description::checks::are_complete;
use crate::space_rift::action::Action;
use crate::space_rift::battlefield::Direction;
use crate::space_rift::content::ContentSet;
use crate::space_rift::dice::Face;
use crate::space_rift::drift::{DriftChoice, RiftEvent, ShiftCause, Tile};
use crate::space_rift::event::{DeckKind, TokenReason};
use crate::space_rift::options::Options;
use strum::VariantNames;

const UNIT: UnitId = UnitId(1);
const OTHER: UnitId = UnitId(12);

fn game() -> SpaceRift {
    SpaceRift::from_options(Options::duel("srr-05"), &ContentSet::default()).expect("a scenario")
}

fn hex() -> Hex {
    Hex::at(5, 6).expect("a hex")
}

#[rustfmt::skip]
fn rift_events() -> Vec<RiftEvent> {
    let (unit, tile, hex, is_forced) = (UNIT, Tile::CENTRAL, hex(), false);
    let (cause, from, to) = (ShiftCause::Pushed, hex, hex);
    let flung = |to| RiftEvent::Flung { unit, from, row_dice: [1, 2], column_dice: [3, 4], counted: hex, to };
    vec![
        RiftEvent::Rolled { mover: Side::South, dice: [1, 2, 3] },
        RiftEvent::Stirred { number: 1, direction: Direction::East, steps: 2 },
        RiftEvent::Shifted { tile, cause, from: None, to: Some(hex), step: 1 },
        RiftEvent::Shifted { tile, cause, from: Some(hex), to: None, step: 1 },
        RiftEvent::SetAside { tile, rider: None }, RiftEvent::SetAside { tile, rider: Some(unit) },
        RiftEvent::Placed { tile, hex, is_forced }, RiftEvent::Parted { away: TileSet::NONE },
        RiftEvent::Closed { tile, from, to, is_forced }, RiftEvent::Carried { unit, tile, to },
        RiftEvent::Caught { unit, tile, hex }, RiftEvent::LeftBehind { unit, tile, hex },
        RiftEvent::Lifted { unit, stays: OTHER, tile }, RiftEvent::Settled { unit, tile: Some(tile), hex, is_forced },
        RiftEvent::Settled { unit, tile: None, hex, is_forced }, RiftEvent::Folded { tile, unit: None },
        RiftEvent::Folded { tile, unit: Some(unit) }, flung(Some(hex)), flung(None),
    ]
}

#[rustfmt::skip]
fn events() -> Vec<Event> {
    let (side, unit, target, at, faces, count) = (Side::North, UNIT, OTHER, hex(), Faces::NONE, 1);
    let (from, to, points, meteor, ships) = (at, at, 2, 0, 2);
    let (command, combat, ending) = (CommandId(0), CombatId(0), Ending::Victory);
    let mut events = vec![
        Event::TurnStarted { side, turn: 3 }, Event::StarsChanged { side, delta: -1, stars: 2, why: TokenReason::Sale },
        Event::MarkersPlaced { side, at, count }, Event::SectorCleared { side }, Event::MeteorsRolled { faces },
        Event::MeteorRow { dice: [1, 2], at }, Event::MeteorMoved { meteor, from, to }, Event::MeteorEntered { meteor, at },
        Event::MeteorGone { meteor, at }, Event::MeteorStruck { meteor, unit, at },
        Event::CommandPlayed { side, card: command, acts_as: Some(CommandId(1)) }, Event::CommandPlayed { side, card: command, acts_as: None },
        Event::Ordered { unit }, Event::AlertPlaced { unit }, Event::AlertCleared { unit },
        Event::RepairRolled { unit, face: Face::Star }, Event::Restored { unit, ships },
        Event::UnitMoved { unit, from, to, how: MoveKind::Jump }, Event::Exited { unit, from, points },
        Event::Declared { unit, target, cause: RollCause::Attack, range: 1, dice: 2 }, Event::Launched { unit, at },
        Event::CombatPlayed { side, card: combat }, Event::Reacted { side, card: command },
        Event::Rolled { unit: Some(unit), target, faces }, Event::Rolled { unit: None, target, faces },
        Event::Rerolled { unit, faces }, Event::Hit { unit, hits: 1 }, Event::ShipsLost { unit, lost_ships: 1, ships },
        Event::Confirmed { unit, faces, is_destroyed: true }, Event::Eliminated { unit, at, points }, Event::WreckLeft { at },
        Event::RatingFell { side, rating: 4 }, Event::AlertsIgnored { unit, count }, Event::Spent { unit },
        Event::Grappled { unit, target, own: faces, enemy: faces }, Event::CardsDrawn { side, deck: DeckKind::Combat, count },
        Event::CommandDrawn { side, card: command }, Event::CommandOffered { side, card: command },
        Event::CommandKept { side, card: command }, Event::CombatDrawn { side, card: combat },
        Event::CommandDiscarded { side, card: command }, Event::CombatDiscarded { side, card: combat },
        Event::Reshuffled { deck: DeckKind::Command }, Event::TurnEnded { side }, Event::Conceded { side },
        Event::DrawOffered { side }, Event::DrawAnswered { side, is_accepted: true }, Event::DrawLapsed,
        Event::Ended { winner: Some(side), ending }, Event::Ended { winner: None, ending },
    ];
    events.extend(rift_events().into_iter().map(Event::Drift));
    events
}

#[rustfmt::skip]
fn actions() -> Vec<Action> {
    let (tile, to, command, combat) = (Tile::CENTRAL, hex(), CommandId(0), CombatId(0));
    vec![
        Action::Begin, Action::Drift(DriftChoice::Place(tile, to)), Action::Drift(DriftChoice::Close(tile, to)),
        Action::Drift(DriftChoice::Settle(UNIT, to)), Action::Command(command), Action::Signal(UNIT), Action::Order(UNIT, 0),
        Action::Clear(UNIT), Action::Restore(UNIT), Action::Move(UNIT, to, true), Action::Exit(UNIT, false),
        Action::Attack(UNIT, OTHER), Action::Sortie(UNIT, OTHER), Action::Play(combat), Action::PlayFor(combat, UNIT),
        Action::React(command), Action::Reroll(Face::Star), Action::Grapple(UNIT, OTHER), Action::Ignore(1), Action::Retire(to),
        Action::BattleBack, Action::Pursue, Action::Keep(command), Action::TakeStars, Action::TakeCard, Action::Sell(combat),
        Action::Done, Action::Concede, Action::OfferDraw, Action::AnswerDraw(true),
    ]
}

#[test]
fn every_event_and_action_has_a_description() {
    let game = game();
    are_complete(Event::VARIANTS, &events(), |event| event.description(&game));
    are_complete(RiftEvent::VARIANTS, &rift_events(), RiftEvent::description);
    are_complete(Action::VARIANTS, &actions(), |action| {
        action.description(&game)
    });
}

#[test]
fn a_move_is_located_at_its_destination() {
    let moved = Event::UnitMoved {
        unit: UNIT,
        from: Hex::at(6, 5).expect("a hex"),
        to: hex(),
        how: MoveKind::Move,
    };
    let moved = moved.description(&game());
    assert_eq!(
        (moved.key, moved.cell, moved.piece),
        ("moved", Some(hex()), Some(UNIT))
    );
}
