//! Samples of everything that has a sentence, with variants of those that have several forms.

use engine::game::Seat;
use engine::saga::action::{AbilitySource, CargoItem, Regroup, Track};
use engine::saga::armada::Target;
use engine::saga::effect::{Good, Stat, Timing};
use engine::saga::event::{Event, MoveKind, RemovalReason};
use engine::saga::figures::Color;
use engine::saga::hex::HexId;
use engine::saga::ids::{
    ArmadaId, BadgeId, BossId, CardId, CommanderId, CounterId, DeckId, EntityId, GearId, RaiderId,
    TileId,
};
use engine::saga::mission::ActionPlace;
use engine::saga::pending_decision::PendingDecision;
use engine::saga::refusal::{BoardRefusal, FleetRefusal, FrameRefusal, Refusal};
use engine::saga::state::Ending;
use engine::saga::step::{Cause, Faces, Phase, RollPurpose, Step};
use play::exhaustive_samples;
use play::games::wording_checks::assert_all_variants;

exhaustive_samples!(frame_refusals: FrameRefusal {
    CommanderTaken, ColorTaken, SoloColor, NoStart, Acted, NoTurn, LastLevel, LevelBarred, NoEnemy,
    Shielded, NotClear, Beset, DrawBarred, NoCards, HullFull, NotEquipped, Used, NoSwap, NoToken, Unfound,
    NoXpm, CargoFull, NothingHere, NoRoom, Unladen, Laden, Towed, Whole, TooMuch, TooLittle, NotNext,
    Blocked, NoTow, NoRival, RivalHome, Dueled, NoSiege, Defended, NoBuilding, BuildBarred,
    BuildPlace, BuildTaken, BuildRaider, NoStarbase, BadShare, GaveUp, UnderWay,
}
    FrameRefusal::TooDear { price: 4, have: 1 } => FrameRefusal::TooDear { .. },
    FrameRefusal::NotHere { phase: Phase::Expand, place: ActionPlace::Starbase } => FrameRefusal::NotHere { .. },
    FrameRefusal::NoSuch { phase: Phase::Encounter } => FrameRefusal::NoSuch { .. },
    FrameRefusal::Spent { phase: Phase::Movement } => FrameRefusal::Spent { .. },
    FrameRefusal::CostTooDear { price: 4, have: 1, good_key: "xpm" } => FrameRefusal::CostTooDear { .. },
    FrameRefusal::NoFuel { price: 4, have: 1 } => FrameRefusal::NoFuel { .. },
    FrameRefusal::WorksTooDear { price: 4, have: 1 } => FrameRefusal::WorksTooDear { .. },
);

exhaustive_samples!(board_refusals: BoardRefusal {
    CannotEnter, NoSector, NotAdjacent, FaceDown, RivalHome, NoExploring, ExploringBarred, NoTile,
    Explored, NoXpm, CargoFull, NotSeen,
}
    BoardRefusal::NoPoints { required_points: 4, remaining_points: 1 } => BoardRefusal::NoPoints { .. },
    BoardRefusal::NoSite { max_distance: 3, min_neighbors: 2 } => BoardRefusal::NoSite { .. },
);

exhaustive_samples!(fleet_refusals: FleetRefusal {
    NoDie, DieChosen, NoToken, TokenThere, NotEquipped, NotYours, NoArmada, Fallen, NotInHand,
    NoEffect, OtherArmada, TurnOver, CommanderBarred, HelpBarred, NoAstartium,
    NoCombat, Due, NotInPlay, QuellLater, NotForReward, RowFree, NothingToTake, TooMuch,
}
    FleetRefusal::NoWindow { timing: Timing::Roll } => FleetRefusal::NoWindow { .. },
    FleetRefusal::OtherPhase { wanted: Phase::Upkeep } => FleetRefusal::OtherPhase { .. },
    FleetRefusal::OtherTurn { timing: Timing::Movement } => FleetRefusal::OtherTurn { .. },
    FleetRefusal::HullFull { most: 10 } => FleetRefusal::HullFull { .. },
    FleetRefusal::RowFull { slots: 3 } => FleetRefusal::RowFull { .. },
);

exhaustive_samples!(plain_refusals: Refusal { Over, NotAsked, NotAskedYet }
    Refusal::Phase { wanted: Phase::Expand, now: Step::Turns(Phase::Upkeep) } => Refusal::Phase { .. },
    Refusal::Busy { asked: &PendingDecision::NOTHING } => Refusal::Busy { .. },
    Refusal::NotOffered { asked: &PendingDecision::NOTHING } => Refusal::NotOffered { .. },
    Refusal::Frame(FrameRefusal::Acted) => Refusal::Frame(_),
    Refusal::Board(BoardRefusal::NoTile) => Refusal::Board(_),
    Refusal::Fleet(FleetRefusal::NoDie) => Refusal::Fleet(_),
);

pub fn refusals() -> Vec<Refusal> {
    let plain = plain_refusals().into_iter().take(6);
    plain
        .chain(frame_refusals().into_iter().map(Refusal::Frame))
        .chain(board_refusals().into_iter().map(Refusal::Board))
        .chain(fleet_refusals().into_iter().map(Refusal::Fleet))
        .collect()
}

/// Returns every event, and variants of those whose sentence has several forms.
pub fn events() -> Vec<Event> {
    let events: Vec<Event> = [
        frame(),
        xpms(),
        enemies(),
        entities(),
        mats(),
        rolls(),
        fights(),
        projects(),
        rivals(),
        ends(),
    ]
    .concat();
    assert_all_variants(&events, 71);
    events
}

pub fn causes() -> Vec<Cause> {
    vec![
        Cause::Rule,
        Cause::Scenario,
        Cause::Event(CARD),
        Cause::Boss(BossId(0)),
        Cause::Raider(2),
        Cause::Scan(CARD),
        Cause::Exploration(CARD, true),
        Cause::Extra(DeckId::EXTRA, CARD),
        Cause::Card(SEAT, CARD),
        Cause::Gear(SEAT, GearId(3)),
        Cause::Commander(SEAT, CommanderId(2)),
        Cause::Level(SEAT),
        Cause::Reward(SEAT),
        Cause::Ravager,
        Cause::Foe(Target::Raider(RaiderId(0))),
    ]
}

const REMOVAL_REASONS: [RemovalReason; 10] = [
    RemovalReason::Killed,
    RemovalReason::Removed,
    RemovalReason::Gate,
    RemovalReason::Rammed,
    RemovalReason::Surge,
    RemovalReason::Ravager,
    RemovalReason::Replaced,
    RemovalReason::Wreck,
    RemovalReason::Spent,
    RemovalReason::Delivered,
];

const SEAT: Seat = Seat(0);
const OTHER: Seat = Seat(1);
const ARMADA: ArmadaId = ArmadaId(0);
const RIVAL: ArmadaId = ArmadaId(1);
const HEX: HexId = HexId(1);
const NEXT: HexId = HexId(2);
const CARD: CardId = CardId(1);
const CAUSE: Cause = Cause::Event(CARD);
const FOE: Target = Target::Boss(BossId(1));

fn frame() -> Vec<Event> {
    let mut all = vec![
        Event::Chosen {
            seat: SEAT,
            commander: CommanderId(0),
            color: Color::Green,
        },
        Event::Round {
            round: 3,
            first: SEAT,
        },
        Event::Badge { badge: BadgeId(0) },
        Event::EventCame {
            card: CARD,
            by: CAUSE,
        },
        Event::EventLeft {
            card: CARD,
            by: CAUSE,
        },
        Event::Quelled {
            seat: SEAT,
            card: CARD,
            tokens: 1,
        },
        Event::Placed {
            hex: HEX,
            tile: Some(TileId(5)),
            by: CAUSE,
        },
        Event::Placed {
            hex: HEX,
            tile: None,
            by: Cause::Rule,
        },
        Event::Revealed {
            hex: HEX,
            tile: TileId(5),
        },
    ];
    all.extend(causes().into_iter().map(|by| Event::Acts { by }));
    for phase in Phase::ALL {
        all.push(Event::Phase { round: 2, phase });
        all.push(Event::Turn {
            phase,
            armada: ARMADA,
        });
        all.push(Event::Passed {
            armada: ARMADA,
            phase,
        });
    }
    let decks = (0..10).map(DeckId);
    all.extend(decks.map(|deck| Event::Drawn { deck, card: CARD }));
    all
}

fn xpms() -> Vec<Event> {
    let mut all = vec![
        Event::XpmPlaced {
            hex: HEX,
            by: CAUSE,
        },
        Event::XpmTaken {
            armada: ARMADA,
            hex: HEX,
        },
        Event::Installed {
            seat: Some(SEAT),
            installed: 2,
        },
        Event::Installed {
            seat: None,
            installed: 1,
        },
    ];
    for fate in REMOVAL_REASONS {
        for (hex, seat) in [(Some(HEX), None), (None, Some(SEAT)), (None, None)] {
            all.push(Event::XpmLost { hex, seat, fate });
        }
    }
    all.extend([true, false].map(|onto| Event::XpmMoved {
        armada: ARMADA,
        entity: EntityId(0),
        is_loaded: onto,
    }));
    all
}

fn enemies() -> Vec<Event> {
    let mut all = vec![
        Event::Spawned {
            raider: RaiderId(0),
            level: 1,
            hex: HEX,
            by: CAUSE,
        },
        Event::NoFigure { level: 2 },
        Event::Marched {
            raider: RaiderId(0),
            from: HEX,
            to: NEXT,
            by: CAUSE,
        },
        Event::Promoted {
            raider: RaiderId(0),
            level: 2,
            by: CAUSE,
        },
        Event::Surged { hex: HEX },
        Event::BossCame {
            boss: BossId(0),
            hex: HEX,
        },
        Event::RavagerCame { hex: HEX },
        Event::RavagerMoved {
            from: HEX,
            to: NEXT,
        },
    ];
    for fate in REMOVAL_REASONS {
        all.push(Event::RaiderLeft {
            raider: RaiderId(0),
            level: 3,
            hex: HEX,
            fate,
        });
        all.push(Event::BossLeft {
            boss: BossId(2),
            hex: HEX,
            fate,
        });
        all.push(Event::StarbaseLost { hex: HEX, fate });
    }
    all
}

fn entities() -> Vec<Event> {
    let entity = EntityId(0);
    let mut all = vec![
        Event::EntityRevealed { entity, hull: 3 },
        Event::EntityHull {
            entity,
            hull: 2,
            by: CAUSE,
        },
        Event::Counted {
            counter: CounterId(0),
            value: -1,
        },
        Event::Astartium { hex: HEX, count: 2 },
        Event::Astartium { hex: HEX, count: 0 },
        Event::Salvaged {
            armada: ARMADA,
            hex: HEX,
        },
    ];
    for (from, to) in [
        (None, Some(HEX)),
        (Some(HEX), Some(NEXT)),
        (Some(HEX), None),
    ] {
        all.push(Event::Entity { entity, from, to });
    }
    for travel in [
        MoveKind::Move,
        MoveKind::Explore,
        MoveKind::Effect,
        MoveKind::Return,
        MoveKind::Tow,
    ] {
        for from in [None, Some(HEX)] {
            all.push(Event::Moved {
                armada: ARMADA,
                from,
                to: NEXT,
                travel,
                mp: 1,
            });
        }
    }
    all
}

fn goods() -> Vec<Event> {
    let goods = [
        Good::Astartium,
        Good::Exploration,
        Good::Combat,
        Good::Points,
    ];
    let mut all = Vec::new();
    for (good, by) in goods.into_iter().cycle().zip(causes()) {
        all.push(Event::Gained {
            seat: SEAT,
            good,
            count: 1,
            by,
        });
        all.push(Event::Lost {
            seat: SEAT,
            good,
            count: 2,
            by,
        });
    }
    all
}

fn mats() -> Vec<Event> {
    let mut all = goods();
    all.extend([
        Event::Tokens {
            armada: ARMADA,
            count: 1,
        },
        Event::Refreshed { seat: SEAT },
        Event::Stats { seat: SEAT },
        Event::Repaired {
            seat: SEAT,
            hull: 7,
            by: CAUSE,
        },
        Event::Center {
            seat: SEAT,
            level: 1,
        },
        Event::Declined { seat: SEAT },
        Event::DrewCards {
            seat: SEAT,
            deck: DeckId::SPECIAL,
            count: 1,
        },
        Event::DrewCard {
            seat: SEAT,
            card: CARD,
        },
    ]);
    for armada in [ARMADA, RIVAL] {
        all.push(Event::Played {
            seat: SEAT,
            card: CARD,
            armada,
        });
    }
    for track in Track::ALL {
        all.push(Event::Level {
            seat: SEAT,
            track,
            level: 2,
        });
    }
    for out in [None, Some(GearId(1))] {
        all.push(Event::Equipped {
            seat: SEAT,
            gear: GearId(2),
            out,
        });
    }
    for source in [AbilitySource::Commander, AbilitySource::Gear(GearId(4))] {
        all.push(Event::Freed {
            armada: ARMADA,
            source,
        });
        all.push(Event::Activated {
            seat: SEAT,
            source,
            armada: ARMADA,
        });
    }
    all
}

fn rolls() -> Vec<Event> {
    let armada = ARMADA;
    let mut faces = Faces::default();
    let _ = faces.push(2);
    let _ = faces.push(6);
    let mut all = vec![Event::Rerolled {
        armada,
        place: 0,
        face: 5,
    }];
    let purposes = [RollPurpose::Check, RollPurpose::Attack, RollPurpose::Defend];
    for (purpose, stat) in purposes.into_iter().zip(Stat::ALL) {
        all.push(Event::Check {
            armada,
            stat,
            required_successes: 2,
            by: CAUSE,
        });
        for faces in [faces, Faces::default()] {
            all.push(Event::Rolled {
                armada,
                purpose,
                stat,
                faces,
                threshold: 4,
            });
        }
        all.push(Event::Result {
            armada,
            purpose,
            hits: 1,
        });
    }
    for is in [true, false] {
        all.push(Event::Checked {
            armada,
            is_passed: is,
        });
        all.push(Event::Side {
            armada,
            is_hard: is,
        });
        all.push(Event::TrialOver {
            armada,
            encounter: 0,
            is_passed: is,
        });
    }
    all.push(Event::Exploring { armada, card: CARD });
    all.push(Event::Trial {
        armada,
        encounter: 0,
        deck: DeckId::EXTRA,
        card: CARD,
    });
    all
}

fn fights() -> Vec<Event> {
    let armada = ARMADA;
    let mut all = vec![
        Event::Threatened {
            armada,
            damage: 2,
            by: CAUSE,
        },
        Event::Softened {
            armada,
            remaining_damage: 1,
        },
        Event::Damaged {
            armada,
            damage: 1,
            hull: 6,
            by: CAUSE,
        },
        Event::Destroyed { armada },
        Event::FoeHit {
            armada,
            foe: FOE,
            damage: 2,
            hull: 4,
        },
        Event::Claimed { armada, foe: FOE },
    ];
    let foes = [
        Target::Raider(RaiderId(0)),
        FOE,
        Target::Card(DeckId::EXTRA, CARD),
        Target::Entity(EntityId(0)),
        Target::Armada(RIVAL),
    ];
    all.extend(foes.map(|foe| Event::Fight {
        armada,
        foe,
        hull: 6,
    }));
    all.extend([true, false].map(|won| Event::FightOver {
        armada,
        foe: FOE,
        is_won: won,
    }));
    all
}

fn projects() -> Vec<Event> {
    let armada = ARMADA;
    let regroups = [
        Regroup::Draw,
        Regroup::Repair,
        Regroup::Exploration,
        Regroup::Combat,
    ];
    let mut all: Vec<Event> = regroups
        .into_iter()
        .map(|regroup| Event::Regrouped { armada, regroup })
        .collect();
    all.extend([
        Event::Swapped {
            armada,
            out: GearId(0),
            gear: GearId(1),
        },
        Event::Built {
            armada,
            hex: HEX,
            color: Color::Blue,
        },
        Event::Reactivated { hex: HEX },
        Event::StarbaseFound { hex: HEX },
        Event::Scouted {
            seat: SEAT,
            count: 2,
        },
        Event::Seen {
            seat: SEAT,
            tile: TileId(8),
        },
        Event::Sunk {
            seat: SEAT,
            tile: TileId(8),
        },
        Event::SunkOne { seat: SEAT },
        Event::Line { line: 0 },
    ]);
    for is in [true, false] {
        all.push(Event::Contributed {
            seat: SEAT,
            has_agreed: is,
        });
        all.push(Event::Project {
            armada,
            project: 0,
            is_expand: is,
        });
    }
    all
}

fn rivals() -> Vec<Event> {
    let mut all = vec![Event::Duel {
        by: ARMADA,
        against: RIVAL,
        first: RIVAL,
    }];
    all.extend([0, 2].map(|damage| Event::Strike {
        from: ARMADA,
        to: RIVAL,
        damage,
    }));
    all.extend([None, Some(RIVAL)].map(|winner| Event::DuelOver { winner }));
    for item in [
        CargoItem::Astartium,
        CargoItem::Exploration,
        CargoItem::Combat,
        CargoItem::Xpm,
    ] {
        all.push(Event::Looted {
            winner: SEAT,
            loser: OTHER,
            item,
        });
    }
    all.extend([true, false].map(|won| Event::Siege {
        armada: ARMADA,
        hex: HEX,
        is_won: won,
    }));
    all
}

fn ends() -> Vec<Event> {
    let endings = [
        Ending::Won(0),
        Ending::Lost(0),
        Ending::Called(true),
        Ending::Called(false),
        Ending::GivenUp,
        Ending::Points,
        Ending::Domination,
        Ending::Rounds,
    ];
    let mut all: Vec<Event> = endings
        .into_iter()
        .map(|ending| Event::Over { ending })
        .collect();
    all.push(Event::Conceded { seat: SEAT });
    all
}
