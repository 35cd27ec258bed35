//! Hints in fresh matches: what they tell of the chances does not contradict what they advise.
//!
//! The whole measurement, with times: `HINT_MATCHES=50 cargo test -p engine --test hints -- --nocapture`.

use engine::bots::{Advice, Counsel, Level, Ring, give};
use engine::chance::Seeded;
use engine::exodus::Exodus;
use engine::game::{Seat, Silent, Status, Viewer};
use engine::rift::Rift;
use engine::saga::Saga;
use engine::space_rift::SpaceRift;
use std::task::Poll;
use std::time::{Duration, Instant};

/// Hints of some matches.
#[derive(Default, Debug)]
struct Hints {
    given: u32,
    /// Those with a figure.
    told: u32,
    /// Those whose figure is lower with the plan than before it.
    fell: u32,
    /// Those whose figure is lower than how the position looks without the search.
    below_looks: u32,
    longest: Duration,
    taken: Duration,
}

/// What the Admiral advises, and how long it thinks.
fn ask<G: Ring>(game: &G, view: &G::View, seat: Seat, seed: u64) -> (Advice<G::Action>, Duration) {
    let begun = Instant::now();
    let bot = game.pilot(view, seat, Level::Admiral, Seeded::new(seed, 1));
    let mut counsel = Counsel::new(game, view, seat, bot, Seeded::new(seed, 2));
    loop {
        if let Poll::Ready(advice) = counsel.think(game, 1000) {
            return (advice, begun.elapsed());
        }
    }
}

/// Asks for so many hints in each of so many fresh matches, and follows them.
fn hints<G: Ring>(matches: u64, each: u64) -> Hints {
    let settings = G::settings();
    let mut hints = Hints::default();
    for number in 0..matches {
        let setting = &settings[number as usize % settings.len()];
        let game = G::new(setting.options.clone()).unwrap();
        let mut chance = Seeded::new(number, 0);
        let mut state = game.deal(&mut chance);
        for step in 0..each {
            let Status::WaitingFor(seats) = game.status(&state) else {
                break;
            };
            let seat = seats.iter().next().unwrap();
            let view = game.view(&state, Viewer::Seat(seat));
            let (advice, taken) = ask(&game, &view, seat, number * 1000 + step);
            let looks = game.chances(&game.guess(&view, &mut Seeded::new(number, 3)));
            let [looks, now, best] = [&looks, &advice.now, &advice.best].map(|it| it.of(seat));
            hints.given += 1;
            hints.told += u32::from(advice.reckoned);
            hints.fell += u32::from(best < now);
            hints.below_looks += u32::from(best < looks);
            hints.taken += taken;
            hints.longest = hints.longest.max(taken);
            let line = &advice.line;
            let given = give(&game, &mut state, seat, line, &mut chance, &mut Silent);
            assert!(given > 0, "{}: {line:?}", setting.board);
        }
    }
    hints
}

/// How many matches, and hints of each: those, unless the environment asks for a whole measurement.
fn asked(matches: u64, each: u64) -> (u64, u64) {
    let asked = std::env::var("HINT_MATCHES").ok();
    let asked = asked.and_then(|text| text.parse().ok());
    asked.map_or((matches, each), |asked| (asked, 6))
}

/// A figure for nearly every hint, and none that the advice lowers.
fn check(name: &str, hints: &Hints) {
    println!("{name}: {hints:?}");
    assert!(hints.given > 0, "{name}");
    assert_eq!(hints.fell, 0, "{name}: {hints:?}");
    assert!(10 * hints.told >= 8 * hints.given, "{name}: {hints:?}");
}

#[test]
fn hints_of_rift_tell_chances_that_their_plan_does_not_lower() {
    let (matches, each) = asked(3, 2);
    check("rift", &hints::<Rift>(matches, each));
}

#[test]
fn hints_of_space_rift_tell_chances_that_their_plan_does_not_lower() {
    let (matches, each) = asked(2, 4);
    check("space-rift", &hints::<SpaceRift>(matches, each));
}

#[test]
fn hints_of_exodus_tell_chances_that_their_plan_does_not_lower() {
    let (matches, each) = asked(2, 4);
    check("exodus", &hints::<Exodus>(matches, each));
}

#[test]
fn hints_of_saga_tell_chances_that_their_plan_does_not_lower() {
    let (matches, each) = asked(2, 4);
    check("saga", &hints::<Saga>(matches, each));
}
