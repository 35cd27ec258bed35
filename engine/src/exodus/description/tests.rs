//! Tests that every event and every action has a description.

use super::*;
use crate::chance::{Chance, SeededRng};
use crate::exodus::Exodus;
use crate::exodus::action::Action;
use crate::exodus::content::ContentSet;
use crate::exodus::event::Event;
use crate::exodus::options::{Mode, Options};
use crate::game::Game;
use std::collections::BTreeSet;
use strum::VariantNames;

/// Number of decisions of one game.
const STEPS: usize = 3000;

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
    let game = Exodus::with_content(options, &ContentSet::default()).expect("a layout of the box");
    let mut chance = SeededRng::new(seed, 0);
    let mut state = game.deal(&mut chance);
    for _ in 0..STEPS {
        let Some(seat) = game.status(&state).waiting_seats().iter().next() else {
            break;
        };
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        for action in &legal {
            check(&action.description(), action.into(), actions);
        }
        let action = legal[chance.pick(legal.len() as u32) as usize];
        let mut happened = Vec::new();
        game.act(&mut state, seat, action, &mut chance, &mut happened)
            .expect("a legal action");
        for event in &happened {
            check(&event.description(), event.into(), events);
        }
    }
}

/// Events that rarely occur in random games.
fn rare_events() -> [Event; 12] {
    let (seat, rocket) = (Seat(1), Rocket::Graviton);
    let (hex, from, to) = (HexId(5), HexId(5), HexId(6));
    [
        Event::Reopened { seat },
        Event::Repaired {
            ship: ShipId(3),
            damage: 1,
        },
        Event::Given {
            seat,
            item: Item::Plasma,
        },
        Event::Armed { seat, rocket, hex },
        Event::Disarmed {
            hex,
            rocket,
            count: 2,
        },
        Event::Targeted {
            seat,
            rocket,
            from,
            to,
        },
        Event::Flew {
            seat,
            rocket,
            from,
            to,
            die: 4,
            arrives: true,
        },
        Event::Ruined { hex },
        Event::Ferried { seat, from, to },
        Event::Uncloaked {
            seat,
            hex,
            uncloaks: false,
        },
        Event::TimeCalled,
        Event::Conceded { seat },
    ]
}

/// Actions that rarely occur in random games.
fn rare_actions() -> [Action; 10] {
    let (rocket, from, to) = (Rocket::Graviton, HexId(5), HexId(6));
    [
        Action::Repeal(PoliticalId(0)),
        Action::Arm(rocket, from),
        Action::Target(rocket, from, to),
        Action::Kill(Seat(1)),
        Action::Ferry(from, to),
        Action::Uncloak(false),
        Action::Refit,
        Action::Reopen,
        Action::Concede,
        Action::CallTime,
    ]
}

#[test]
fn every_event_and_every_action_is_described() {
    let (mut events, mut actions) = (Seen::new(), Seen::new());
    for (seed, mode) in (1..).zip([Mode::Standard, Mode::Combat, Mode::Short, Mode::Long]) {
        let mut options = Options::standard(4);
        (options.mode, options.uses_generals) = (mode, true);
        play(options, seed, &mut events, &mut actions);
    }
    for event in &rare_events() {
        check(&event.description(), event.into(), &mut events);
    }
    for action in rare_actions() {
        check(&action.description(), action.into(), &mut actions);
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
