//! Generates the recorded games of Saga: every scenario with every number of players, won and lost.

use super::{PlayStyle, find_game};
use crate::support::golden::Recording;
use crate::support::play::any_answer;
use engine::bots::{Bot, Level};
use engine::chance::{Chance, SeededRng};
use engine::game::{Seat, Viewer};
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::bot::BotDecision;
use engine::saga::options::Options;
use engine::session::Session;

/// Records a game with the scenario, seats and ending in `name`, such as `ftj-3-won`.
pub fn record(name: &str) -> Recording {
    let mut parts = name.splitn(3, '-');
    let mut part = || parts.next().expect("scenario, seats and ending");
    let (id, seats, ending) = (part(), part(), part());
    let seats: u8 = seats.parse().expect("a number of seats");
    let style: PlayStyle<Saga> = match ending {
        "won" | "won-points" | "lost-boss" => heuristic_style,
        "given-up" | "won-given-up" => conceding_style,
        _ => any_answer::<Saga>,
    };
    let options = Options::standard(id, seats);
    find_game::<Saga>(&options, ending, 10..=2500, style)
}

/// Chooses actions by the heuristics of the bot.
fn heuristic_style(session: &Session<Saga>, chance: &mut SeededRng) -> Option<(Seat, Action)> {
    let seat = session.status().waiting_seats().iter().next()?;
    let legal = session.legal_actions(seat);
    if let [only] = legal[..] {
        return Some((seat, only));
    }
    let view = session.view(Viewer::Seat(seat));
    let rng = SeededRng::new(u64::from(chance.pick(u32::MAX)), 1);
    let line =
        BotDecision::new(session.game(), &view, seat, Level::Captain, rng).decide(session.game());
    let first = line
        .first()
        .copied()
        .filter(|action| legal.contains(action));
    Some((seat, first.unwrap_or(legal[0])))
}

/// Concedes now and then.
fn conceding_style(session: &Session<Saga>, chance: &mut SeededRng) -> Option<(Seat, Action)> {
    let (seat, action) = any_answer(session, chance)?;
    let is_legal = session.out_of_turn_actions(seat).contains(&Action::Concede);
    let yields = is_legal && chance.pick(100) == 0;
    Some((seat, if yields { Action::Concede } else { action }))
}
