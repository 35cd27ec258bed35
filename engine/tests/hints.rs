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

/// The maximum drop of the chance between two hints to one seat, in permille. For the second hint
/// the bot plans again and looks one action further ahead.
const TOLERANCE: u16 = 100;

/// Statistics of the hints in some matches.
#[derive(Default, Debug)]
struct Hints {
    count: u32,
    /// Hints with a chance of victory.
    with_chance: u32,
    /// Hints that can be compared with the next one: the same seat was asked again, without dice or
    /// cards between the two hints.
    followed: u32,
    /// Largest drop of the chance from one hint to the next.
    largest_drop: u16,
    longest: Duration,
    taken: Duration,
}

/// Returns the hint of the Admiral level and the time that it took. As on the page, the seed is
/// that of the match.
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

/// Requests `each` hints in each of `matches` new matches, and follows them one action at a time.
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
            hints.count += 1;
            hints.with_chance += u32::from(advice.has_searched);
            hints.taken += taken;
            hints.longest = hints.longest.max(taken);
            if let Some((_, earlier)) = again.filter(|_| advice.has_searched) {
                hints.followed += 1;
                hints.largest_drop = hints.largest_drop.max(earlier.saturating_sub(figure));
            }
            // Only the first action is played, because usually the same seat has to choose again.
            let line = &advice.line[..advice.line.len().min(1)];
            let mut recorder = Recorder::new(&mut chance);
            let count = play_line(&game, &mut state, seat, line, &mut recorder, &mut NullSink);
            assert!(count > 0, "{}: {line:?}", setting.board);
            let is_certain = recorder.draws.is_empty();
            before = (is_certain && advice.has_searched).then_some((seat, figure));
        }
    }
    hints
}

/// Checks that a hint advises the line that the bot would play: estimating the chance costs
/// playouts but changes no choice.
fn check_advice_is_played<G: ArenaSetup>(steps: u64) {
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
fn check_hints(name: &str, hints: &Hints) {
    println!("{name}: {hints:?}");
    assert!(hints.followed > 0, "{name}: {hints:?}");
    assert!(hints.largest_drop <= TOLERANCE, "{name}: {hints:?}");
    assert!(
        10 * hints.with_chance >= 8 * hints.count,
        "{name}: {hints:?}"
    );
}

#[test]
fn a_hint_advises_what_the_bot_plays() {
    check_advice_is_played::<Rift>(2);
    check_advice_is_played::<SpaceRift>(4);
    check_advice_is_played::<Exodus>(12);
    check_advice_is_played::<Saga>(4);
}

#[test]
fn following_hints_of_rift_keeps_the_reported_chance() {
    let (matches, each) = hint_counts(3, 4);
    check_hints("rift", &hints::<Rift>(matches, each));
}

#[test]
fn following_hints_of_space_rift_keeps_the_reported_chance() {
    let (matches, each) = hint_counts(2, 4);
    check_hints("space-rift", &hints::<SpaceRift>(matches, each));
}

#[test]
fn following_hints_of_exodus_keeps_the_reported_chance() {
    let (matches, each) = hint_counts(2, 16);
    check_hints("exodus", &hints::<Exodus>(matches, each));
}

#[test]
fn following_hints_of_saga_keeps_the_reported_chance() {
    let (matches, each) = hint_counts(2, 4);
    check_hints("saga", &hints::<Saga>(matches, each));
}
