//! Samples of all events, refusals and other values with a sentence, with variants of those that
//! have several forms.

use engine::space_rift::battlefield::{Direction, Hex, Sector, Side};
use engine::space_rift::cards::{CombatId, CommandId};
use engine::space_rift::combat_roll::RollCause;
use engine::space_rift::content::cards::Window;
use engine::space_rift::dice::{Face, Faces};
use engine::space_rift::drift::{DriftRefusal, RiftEvent, ShiftCause, Tile, TileSet};
use engine::space_rift::effect::Range;
use engine::space_rift::event::{DeckKind, Event, MoveKind, TokenReason};
use engine::space_rift::pending_decision::PENDING_DECISION_KEYS;
use engine::space_rift::refusal::Refusal;
use engine::space_rift::state::{Ending, Phase};
use engine::space_rift::unit::{Class, UnitId};
use play::exhaustive_samples;
use play::games::wording_checks::assert_all_variants;

exhaustive_samples!(drift_refusals: DriftRefusal {
    PlaceFirst, CloseFirst, SettleFirst, Covered, NotBeside, Strands, Moved, NotOpen, TooFar,
    NoGain, DeadEnd, Taken, NoTile,
});

exhaustive_samples!(plain_refusals: Refusal {
    Over, NotAsked, Commander, OtherSector, NotYourUnit, NoCard, NotDrawn, NoReaction, NotHeld,
    HasOrders, NoOrders, NoMarker, NotOrdered, HasMoved, NoWay, WarpAlone, EdgeTooFar, PlainMove,
    Occupied, ImpulseNeeded, NoNeed, StaysPut, PlanetFromAfar, DeadStar, Meteor, OutOfOrbit,
    NoExit, HeldByRift, HasFought, Landed, PlatformMoved, NoTarget, OwnTarget, NotPursuer,
    NotBeside, EnemyAdjacent, NoSight, NoCloseQuarters, NoDice, NoCarrier, NoWing, CarrierMoved,
    NoLaunch, NoAnswer, NoPursuit, NotThere, ForUnit, ForNoUnit, OneCard, NoneEliminated,
    AttacksOnly, CardClass, NoUse, NoFace, NoFlagship, NoRepair, NoGrapple, NoCombatCards,
    OfferPending, NoOffer,
}
    Refusal::OtherPhase { wanted: Phase::Combat, current: Phase::Orders } => Refusal::OtherPhase { .. },
    Refusal::Busy { asked: "asked-ignore" } => Refusal::Busy { .. },
    Refusal::Unasked { answers: "asked-back" } => Refusal::Unasked { .. },
    Refusal::OutOfSection { sector: Sector::Left } => Refusal::OutOfSection { .. },
    Refusal::OtherClass { class: Class::Strike } => Refusal::OtherClass { .. },
    Refusal::FarFromFlag { hexes: 3 } => Refusal::FarFromFlag { .. },
    Refusal::TooFar { hexes: 1 } => Refusal::TooFar { .. },
    Refusal::NoWindow { window: Window::Ending } => Refusal::NoWindow { .. },
    Refusal::OtherRange { range: Range::Close } => Refusal::OtherRange { .. },
    Refusal::OutOfRange { range: 1 } => Refusal::OutOfRange { .. },
    Refusal::Allowance { max: 0 } => Refusal::Allowance { .. },
    Refusal::Stars { price: 2, available: 1 } => Refusal::Stars { .. },
    Refusal::Drift(DriftRefusal::Covered) => Refusal::Drift(_),
);

pub fn refusals() -> Vec<Refusal> {
    let drift = drift_refusals().into_iter().map(Refusal::Drift);
    let asked = PENDING_DECISION_KEYS.map(|asked| Refusal::Busy { asked });
    let unasked = PENDING_DECISION_KEYS.map(|answers| Refusal::Unasked { answers });
    plain_refusals()
        .into_iter()
        .chain(drift)
        .chain(asked)
        .chain(unasked)
        .collect()
}

/// Returns every event, and variants of those whose sentence has several forms.
pub fn events() -> Vec<Event> {
    let events: Vec<Event> = [
        turns(),
        stars(),
        meteors(),
        units(),
        combats(),
        cards(),
        rift().into_iter().map(Event::Drift).collect(),
    ]
    .concat();
    assert_all_variants(&events, 11);
    assert_all_variants(&rift(), 11);
    events
}

const UNIT: UnitId = UnitId(1);
const FLAG: UnitId = UnitId(10);
const OTHER: UnitId = UnitId(12);

fn hex() -> Hex {
    Hex::at(5, 6).expect("a hex")
}

fn other_hex() -> Hex {
    Hex::at(6, 5).expect("a hex")
}

fn faces() -> Faces {
    let mut faces = Faces::NONE;
    [Face::Blast, Face::Star, Face::Star]
        .into_iter()
        .for_each(|face| faces.add(face));
    faces
}

fn turns() -> Vec<Event> {
    let side = Side::North;
    let (yes, no) = (true, false);
    let ended = |winner, ending| Event::Ended { winner, ending };
    vec![
        Event::TurnStarted { side, turn: 3 },
        Event::TurnEnded { side },
        Event::MarkersPlaced {
            side,
            at: hex(),
            count: 2,
        },
        Event::SectorCleared { side },
        Event::RatingFell { side, rating: 4 },
        Event::Conceded { side },
        Event::DrawOffered { side },
        Event::DrawAnswered {
            side,
            is_accepted: yes,
        },
        Event::DrawAnswered {
            side,
            is_accepted: no,
        },
        Event::DrawLapsed,
        ended(Some(side), Ending::Victory),
        ended(Some(side), Ending::Destroyed),
        ended(Some(side), Ending::Conceded),
        ended(None, Ending::LastTurn),
        ended(None, Ending::Agreed),
        ended(Some(side), Ending::Departed),
    ]
}

fn stars() -> Vec<Event> {
    let reasons = [
        TokenReason::Roll,
        TokenReason::Income,
        TokenReason::Reward,
        TokenReason::Sale,
        TokenReason::Card,
        TokenReason::Impulse,
        TokenReason::Clear,
        TokenReason::BattleBack,
        TokenReason::Pursuit,
    ];
    let changed = |(delta, why)| Event::StarsChanged {
        side: Side::South,
        delta,
        stars: 3,
        why,
    };
    [-2, 1]
        .into_iter()
        .flat_map(|delta| reasons.map(|why| (delta, why)))
        .map(changed)
        .collect()
}

fn meteors() -> Vec<Event> {
    let (meteor, at) = (1, hex());
    vec![
        Event::MeteorsRolled { faces: faces() },
        Event::MeteorRow { dice: [2, 5], at },
        Event::MeteorMoved {
            meteor,
            from: at,
            to: other_hex(),
        },
        Event::MeteorEntered { meteor, at },
        Event::MeteorGone { meteor, at },
        Event::MeteorStruck {
            meteor,
            unit: UNIT,
            at,
        },
        Event::WreckLeft { at },
    ]
}

fn units() -> Vec<Event> {
    let unit = UNIT;
    let moved = |how| Event::UnitMoved {
        unit,
        from: hex(),
        to: other_hex(),
        how,
    };
    vec![
        Event::Ordered { unit },
        Event::AlertPlaced { unit },
        Event::AlertCleared { unit },
        Event::RepairRolled {
            unit,
            face: Face::Triangle,
        },
        Event::Restored { unit, ships: 3 },
        Event::Restored {
            unit: FLAG,
            ships: 1,
        },
        moved(MoveKind::Move),
        moved(MoveKind::Jump),
        moved(MoveKind::Retire),
        moved(MoveKind::Evade),
        moved(MoveKind::Pursuit),
        Event::Exited {
            unit,
            from: hex(),
            points: 1,
        },
        Event::ShipsLost {
            unit,
            lost_ships: 2,
            ships: 1,
        },
        Event::ShipsLost {
            unit: FLAG,
            lost_ships: 1,
            ships: 0,
        },
        Event::Eliminated {
            unit,
            at: hex(),
            points: 2,
        },
    ]
}

fn combats() -> Vec<Event> {
    let (unit, target) = (UNIT, OTHER);
    let declared = |cause, range| Event::Declared {
        unit,
        target,
        cause,
        range,
        dice: 3,
    };
    let confirmed = |destroyed| Event::Confirmed {
        unit: FLAG,
        faces: faces(),
        is_destroyed: destroyed,
    };
    vec![
        declared(RollCause::Attack, 1),
        declared(RollCause::Attack, 3),
        declared(RollCause::Bonus, 1),
        declared(RollCause::Sortie, 1),
        declared(RollCause::First, 1),
        declared(RollCause::Back, 1),
        Event::Launched { unit, at: hex() },
        Event::Rolled {
            unit: Some(unit),
            target,
            faces: faces(),
        },
        Event::Rolled {
            unit: None,
            target,
            faces: faces(),
        },
        Event::Rerolled {
            unit,
            faces: faces(),
        },
        Event::Hit { unit, hits: 0 },
        Event::Hit { unit, hits: 2 },
        confirmed(true),
        confirmed(false),
        Event::AlertsIgnored { unit, count: 1 },
        Event::Spent { unit },
        Event::Grappled {
            unit,
            target,
            own: faces(),
            enemy: Faces::NONE,
        },
    ]
}

fn cards() -> Vec<Event> {
    let side = Side::South;
    let (card, other) = (CommandId(1), CommandId(4));
    let played = |acts_as| Event::CommandPlayed {
        side,
        card,
        acts_as,
    };
    let drawn = |deck| Event::CardsDrawn {
        side,
        deck,
        count: 1,
    };
    let combat = CombatId(3);
    vec![
        played(None),
        played(Some(card)),
        played(Some(other)),
        Event::CombatPlayed { side, card: combat },
        Event::Reacted { side, card },
        drawn(DeckKind::Command),
        drawn(DeckKind::Combat),
        Event::CommandDrawn { side, card },
        Event::CommandOffered { side, card },
        Event::CommandKept { side, card },
        Event::CombatDrawn { side, card: combat },
        Event::CommandDiscarded { side, card },
        Event::CombatDiscarded { side, card: combat },
        Event::Reshuffled {
            deck: DeckKind::Command,
        },
    ]
}

fn rift() -> Vec<RiftEvent> {
    let (unit, tile, hex) = (UNIT, Tile::CENTRAL, hex());
    let to = other_hex();
    let is_forced = false;
    let shifted = |cause, to| RiftEvent::Shifted {
        tile,
        cause,
        from: Some(hex),
        to,
        step: 1,
    };
    let settled = |tile| RiftEvent::Settled {
        unit,
        tile,
        hex,
        is_forced,
    };
    let flung = |to| RiftEvent::Flung {
        unit,
        from: hex,
        row_dice: [1, 2],
        column_dice: [3, 4],
        counted: hex,
        to,
    };
    vec![
        RiftEvent::Rolled {
            mover: Side::South,
            dice: [2, 2, 5],
        },
        RiftEvent::Stirred {
            number: 2,
            direction: Direction::East,
            steps: 1,
        },
        shifted(ShiftCause::Central, Some(to)),
        shifted(ShiftCause::Pushed, Some(to)),
        shifted(ShiftCause::Pulled, Some(to)),
        shifted(ShiftCause::Pushed, None),
        RiftEvent::SetAside { tile, rider: None },
        RiftEvent::SetAside {
            tile,
            rider: Some(unit),
        },
        RiftEvent::Placed {
            tile,
            hex,
            is_forced,
        },
        RiftEvent::Parted { away: TileSet::ALL },
        RiftEvent::Closed {
            tile,
            from: hex,
            to,
            is_forced,
        },
        RiftEvent::Carried { unit, tile, to },
        RiftEvent::Caught { unit, tile, hex },
        RiftEvent::LeftBehind { unit, tile, hex },
        RiftEvent::Lifted {
            unit,
            stays: OTHER,
            tile,
        },
        settled(Some(tile)),
        settled(None),
        RiftEvent::Folded { tile, unit: None },
        RiftEvent::Folded {
            tile,
            unit: Some(unit),
        },
        flung(Some(to)),
        flung(None),
    ]
}
