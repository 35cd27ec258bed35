//! Tests that every event and every action has a description.

use super::*;
use crate::chance::{Chance, SeededRng};
use crate::game::Game;
use crate::saga::Saga;
use crate::saga::action::Action;
use crate::saga::content::ContentSet;
use crate::saga::event::Event;
use crate::saga::metadata::SCENARIOS;
use crate::saga::options::Options;
use std::collections::BTreeSet;
use strum::VariantNames;

/// Number of decisions of one game.
const STEPS: usize = 2000;

/// Names of the events and actions that occurred.
type Seen = BTreeSet<&'static str>;

fn check(description: &Description, variant: &'static str, seen: &mut Seen) {
    seen.insert(variant);
    assert!(!description.key.is_empty(), "{variant}");
    let names: BTreeSet<&str> = description.args.iter().map(|(name, _)| *name).collect();
    assert_eq!(names.len(), description.args.len(), "{variant}");
    let words = description.args.iter().filter_map(|(_, arg)| match arg {
        Term::Word(family, name) => Some([family, name]),
        _other => None,
    });
    assert!(words.flatten().all(|part| !part.is_empty()), "{variant}");
}

fn play(options: Options, seed: u64, events: &mut Seen, actions: &mut Seen) {
    let game = Saga::with_content(options, &ContentSet::default()).expect("a scenario of the box");
    let mut chance = SeededRng::new(seed, 0);
    let mut state = game.deal(&mut chance);
    for _ in 0..STEPS {
        let Some(seat) = game.status(&state).waiting_seats().iter().next() else {
            break;
        };
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        for action in &legal {
            check(&action.description(seat), action.into(), actions);
        }
        let action = legal[chance.pick(legal.len() as u32) as usize];
        let mut happened = Vec::new();
        game.act(&mut state, seat, action, &mut chance, &mut happened)
            .expect("a legal action");
        for event in &happened {
            for public in [None, Some(&state.public)] {
                check(&event.description(&game, public), event.into(), events);
            }
        }
    }
}

/// Returns events that rarely occur in random games.
fn rare_events() -> [Event; 18] {
    let (armada, other, seat) = (ArmadaId(0), ArmadaId(1), Seat(0));
    let (hex, fate) = (HexId(3), RemovalReason::Removed);
    [
        Event::XpmMoved {
            armada,
            entity: EntityId(0),
            is_loaded: true,
        },
        Event::NoFigure { level: 2 },
        Event::BossLeft {
            boss: BossId(0),
            hex,
            fate,
        },
        Event::EntityRevealed {
            entity: EntityId(0),
            hull: 4,
        },
        Event::Salvaged { armada, hex },
        Event::Stats { seat },
        Event::Claimed {
            armada,
            foe: Target::Raider(RaiderId(0)),
        },
        Event::Contributed {
            seat,
            has_agreed: true,
        },
        Event::Built {
            armada,
            hex,
            color: Color::Red,
        },
        Event::Reactivated { hex },
        Event::StarbaseLost { hex, fate },
        Event::Duel {
            by: armada,
            against: other,
            first: armada,
        },
        Event::Strike {
            from: armada,
            to: other,
            damage: 2,
        },
        Event::DuelOver {
            winner: Some(armada),
        },
        Event::Looted {
            winner: seat,
            loser: Seat(1),
            item: CargoItem::Xpm,
        },
        Event::Siege {
            armada,
            hex,
            is_won: true,
        },
        Event::Line { line: 0 },
        Event::Conceded { seat },
    ]
}

/// Returns actions that rarely occur in random games.
fn rare_actions() -> [Action; 12] {
    let (armada, hex, seat) = (ArmadaId(1), HexId(3), Seat(1));
    [
        Action::FromCargo(seat),
        Action::PickEvent(CardId(0)),
        Action::Free(AbilitySource::Commander),
        Action::Tow(hex, CargoItem::Xpm),
        Action::Lead(armada),
        Action::Duel(armada),
        Action::Siege,
        Action::Build,
        Action::Share(seat, 1, 0),
        Action::Hauler(seat),
        Action::Agree(true),
        Action::Concede,
    ]
}

#[test]
fn every_event_and_every_action_has_a_description() {
    let (mut events, mut actions) = (Seen::new(), Seen::new());
    for (seed, id) in (1..).zip(SCENARIOS) {
        for seats in [2, 3] {
            play(
                Options::standard(id, seats),
                seed,
                &mut events,
                &mut actions,
            );
        }
    }
    let options = Options::standard(SCENARIOS[0], 2);
    let game = Saga::with_content(options, &ContentSet::default()).expect("a scenario of the box");
    for event in &rare_events() {
        check(&event.description(&game, None), event.into(), &mut events);
    }
    for action in rare_actions() {
        check(&action.description(Seat(0)), action.into(), &mut actions);
    }
    let missing = |all: &[&'static str], seen: &Seen| -> Vec<&'static str> {
        all.iter()
            .copied()
            .filter(|name| !seen.contains(name))
            .collect()
    };
    assert_eq!(missing(Event::VARIANTS, &events), [""; 0]);
    assert_eq!(missing(Action::VARIANTS, &actions), [""; 0]);
}
