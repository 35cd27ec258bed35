//! Hints in new matches: the reported chance of victory must not contradict the advised action.
//!
//! The full measurement, with times: `HINT_MATCHES=50 cargo test -p engine --test hints --
//! --nocapture`.

use engine::arena_setup::ArenaSetup;
use engine::bots::{Advice, AdviceRequest, Bot, Level, play_line};
use engine::chance::{Recorder, SeededRng};
use engine::exodus::Exodus;
use engine::game::{NullSink, Seat, Status, Viewer};
use engine::rift::Rift;
use engine::saga::Saga;
use engine::space_rift::SpaceRift;
use std::task::Poll;
use std::time::{Duration, Instant};

/// By how much the chance may drop when the seat is asked again, in thousandths of a victory. The
/// bot then plans again and looks further ahead by the first action.
const TOLERANCE: u16 = 100;

/// Statistics of the hints in some matches.
#[derive(Default, Debug)]
struct Hints {
    given: u32,
    /// Hints with a chance of victory.
    with_chance: u32,
    /// Hints that can be compared with the next one: the same seat was asked again, with no dice or
    /// cards in between.
    followed: u32,
    /// Largest drop of the chance from one hint to the next.
    largest_drop: u16,
    longest: Duration,
    taken: Duration,
}

/// Returns the Admiral's hint and the time that it took. The seed is that of the match, as on the
/// page.
fn ask<G: ArenaSetup>(
    game: &G,
    view: &G::View,
    seat: Seat,
    seed: u64,
) -> (Advice<G::Action>, Duration) {
    let start = Instant::now();
    let bot = game.new_policy(view, seat, Level::Admiral, SeededRng::new(seed, 1));
    let mut request = AdviceRequest::for_hint(game, view, seat, bot, SeededRng::new(seed, 2));
    loop {
        if let Poll::Ready(advice) = request.think(game, 1000) {
            return (advice, start.elapsed());
        }
    }
}

/// Asks for `each` hints in each of `matches` new matches, and follows them one action at a time.
fn hints<G: ArenaSetup>(matches: u64, each: u64) -> Hints {
    let settings = G::arena_configs();
    let mut hints = Hints::default();
    for number in 0..matches {
        let setting = &settings[number as usize % settings.len()];
        let game = G::new(setting.options.clone()).unwrap();
        let mut chance = SeededRng::new(number, 0);
        let mut state = game.deal(&mut chance);
        let mut before: Option<(Seat, u16)> = None;
        for _ in 0..each {
            let Status::WaitingFor(seats) = game.status(&state) else {
                break;
            };
            let again = before.filter(|(seat, _)| seats.contains(*seat));
            let seat = again.map_or_else(|| seats.iter().next().unwrap(), |(seat, _)| seat);
            let view = game.view(&state, Viewer::Seat(seat));
            let (advice, taken) = ask(&game, &view, seat, number);
            // The value shown for the position is that of the advised line.
            assert_eq!(advice.now, advice.best, "{}", setting.board);
            let figure = advice.now.share(seat);
            hints.given += 1;
            hints.with_chance += u32::from(advice.searched);
            hints.taken += taken;
            hints.longest = hints.longest.max(taken);
            if let Some((_, earlier)) = again.filter(|_| advice.searched) {
                hints.followed += 1;
                hints.largest_drop = hints.largest_drop.max(earlier.saturating_sub(figure));
            }
            // Only the first action: mostly the same seat is asked for the next.
            let line = &advice.line[..advice.line.len().min(1)];
            let mut recorder = Recorder::new(&mut chance);
            let given = play_line(&game, &mut state, seat, line, &mut recorder, &mut NullSink);
            assert!(given > 0, "{}: {line:?}", setting.board);
            let certain = recorder.draws.is_empty();
            before = (certain && advice.searched).then_some((seat, figure));
        }
    }
    hints
}

/// A hint advises what the bot would play: estimating its chance costs playouts but changes no
/// choice.
fn advises_what_it_plays<G: ArenaSetup>(steps: u64) {
    let game = G::new(G::arena_configs()[0].options.clone()).unwrap();
    let mut chance = SeededRng::new(3, 0);
    let mut state = game.deal(&mut chance);
    for step in 0..steps {
        let seat = game.status(&state).waiting_seats().iter().next().unwrap();
        let view = game.view(&state, Viewer::Seat(seat));
        let mut bot = game.new_policy(&view, seat, Level::Admiral, SeededRng::new(step, 1));
        let line = bot.decide(&game);
        let (advice, _) = ask(&game, &view, seat, step);
        assert!(!advice.line.is_empty() && line.starts_with(&advice.line));
        play_line(&game, &mut state, seat, &line, &mut chance, &mut NullSink);
    }
}

/// Returns the number of matches and of hints in each: the arguments, unless the environment asks
/// for a full measurement.
fn hint_counts(matches: u64, each: u64) -> (u64, u64) {
    let number = |name: &str| -> Option<u64> { std::env::var(name).ok()?.parse().ok() };
    let all = number("HINT_MATCHES").map(|matches| (matches, number("HINT_EACH").unwrap_or(6)));
    all.unwrap_or((matches, each))
}

/// Checks that nearly every hint has a chance, and that following the hint does not lower it much.
fn check(name: &str, hints: &Hints) {
    println!("{name}: {hints:?}");
    assert!(hints.followed > 0, "{name}: {hints:?}");
    assert!(hints.largest_drop <= TOLERANCE, "{name}: {hints:?}");
    assert!(
        10 * hints.with_chance >= 8 * hints.given,
        "{name}: {hints:?}"
    );
}

#[test]
fn a_hint_advises_what_the_bot_plays() {
    advises_what_it_plays::<Rift>(2);
    advises_what_it_plays::<SpaceRift>(4);
    advises_what_it_plays::<Exodus>(12);
    advises_what_it_plays::<Saga>(4);
}

#[test]
fn following_hints_of_rift_keeps_the_reported_chance() {
    let (matches, each) = hint_counts(3, 4);
    check("rift", &hints::<Rift>(matches, each));
}

#[test]
fn following_hints_of_space_rift_keeps_the_reported_chance() {
    let (matches, each) = hint_counts(2, 4);
    check("space-rift", &hints::<SpaceRift>(matches, each));
}

#[test]
fn following_hints_of_exodus_keeps_the_reported_chance() {
    let (matches, each) = hint_counts(2, 16);
    check("exodus", &hints::<Exodus>(matches, each));
}

#[test]
fn following_hints_of_saga_keeps_the_reported_chance() {
    let (matches, each) = hint_counts(2, 4);
    check("saga", &hints::<Saga>(matches, each));
}
