//! Generates the recorded games of Exodus: every number of seats with every mode and layout.

use super::{PlayStyle, find_game};
use crate::support::golden::Recording;
use crate::support::play::any_answer;
use engine::chance::{Chance, SeededRng};
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::options::{LayoutChoice, Mode, Options};
use engine::game::Seat;
use engine::session::Session;

/// Records a game with these seats, mode, layout and ending; `name` is for example
/// `2-combat-standard-points`.
pub fn record(name: &str) -> Recording {
    let parts: Vec<&str> = name.split('-').collect();
    let [seats, mode, map, ending] = parts[..] else {
        panic!("no such recording: {name}");
    };
    let seats: u8 = seats.parse().expect("a number of seats");
    let mode = match mode {
        "standard" => Mode::Standard,
        "long" => Mode::Long,
        "combat" => Mode::Combat,
        "short" => Mode::Short,
        other => panic!("no such mode: {other}"),
    };
    let options = Options {
        mode,
        layout: LayoutChoice::Shipped(map.to_owned()),
        uses_generals: seats.is_multiple_of(2),
        // Games of two seats have all turns, other games enough turns for every stage to occur more
        // than once.
        turns: (seats > 2).then_some(3),
        ..Options::standard(seats)
    };
    let style: PlayStyle<Exodus> = match ending {
        "alone" => conceding_style,
        _ => eager_style,
    };
    find_game::<Exodus>(&options, ending, 100..=9000, style)
}

/// Chooses any legal action, and acts whenever it can.
fn eager_style(session: &Session<Exodus>, chance: &mut SeededRng) -> Option<(Seat, Action)> {
    let (seat, answer) = any_answer(session, chance)?;
    if answer != Action::Done || chance.pick(3) == 0 {
        return Some((seat, answer));
    }
    let legal = session.legal_actions(seat);
    let index = chance.pick(legal.len() as u32) as usize;
    Some((seat, legal[index]))
}

/// Concedes now and then; otherwise acts like the eager style.
fn conceding_style(session: &Session<Exodus>, chance: &mut SeededRng) -> Option<(Seat, Action)> {
    let (seat, action) = eager_style(session, chance)?;
    let is_legal = session.out_of_turn_actions(seat).contains(&Action::Concede);
    let yields = is_legal && chance.pick(200) == 0;
    Some((seat, if yields { Action::Concede } else { action }))
}
