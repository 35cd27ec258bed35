//! The clocks of a table: for a turn, and for a choice within it `[RIFT-17]`.

use engine::rift::Rift;
use engine::rift::play::Clock;
use engine::rift::view::View;
use ui::countdown::Countdown;

/// Returns the running clock. The turn is identified by round, team, and the ships that are
/// activated.
pub fn countdown(game: &Rift, view: &View) -> Option<Countdown> {
    let active = view.turn.ship.map_or(0, |ship| 1u32 << ship.0);
    let turn = u64::from(view.ready | active) << 32
        | u64::from(view.round) << 8
        | u64::from(view.team | view.games << 4);
    let seconds = game.rules().turn_seconds;
    let choice = match game.clock(view)? {
        Clock::Turn { .. } => None,
        Clock::Choice { seat, seconds } => {
            let name = 1 + (u64::from(view.wave.chosen) << 8 | u64::from(seat.0));
            Some((name, seconds))
        }
    };
    Some(Countdown {
        turn,
        seconds,
        choice,
    })
}
