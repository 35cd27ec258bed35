//! Arena setups: the standard game with 2 to 6 seats, and the other modes with two seats.

use super::Exodus;
use super::event::ScoreLine;
use super::options::{Mode, Options};
use super::play::score::POINT;
use super::tech::Tech;
use super::view::View;
use crate::arena_setup::{ArenaConfig, ArenaSetup, SeatResource};
use crate::game::Seat;

/// Seat counts of the arena tables in the standard mode.
const SEATS: [u8; 5] = [2, 3, 4, 5, 6];
/// Modes besides the standard one, with the name of their preset.
const MODES: [(Mode, &str); 3] = [
    (Mode::Long, "long"),
    (Mode::Combat, "combat"),
    (Mode::Short, "short"),
];

fn arena_config(seats: u8, mode: Mode, preset: &str, uses_generals: bool) -> ArenaConfig<Options> {
    ArenaConfig {
        board: format!("{seats}-seats"),
        preset: preset.to_owned(),
        options: Options {
            mode,
            uses_generals,
            ..Options::standard(seats)
        },
    }
}

impl ArenaSetup for Exodus {
    fn arena_configs() -> Vec<ArenaConfig<Options>> {
        let standard = |seats| arena_config(seats, Mode::Standard, "standard", false);
        let others = MODES.map(|(mode, preset)| arena_config(2, mode, preset, false));
        let generals = [arena_config(2, Mode::Standard, "generals", true)];
        let all = SEATS.into_iter().map(standard);
        all.chain(others).chain(generals).collect()
    }

    /// Returns every score line in points, every known technology, and the CP of a seat.
    fn seat_resources(&self, view: &View, seat: Seat) -> Vec<SeatResource> {
        let open = view.open.as_ref();
        let held = open.and_then(|open| open.get(seat.index()));
        let held = held.map(|private| private.abilities).unwrap_or_default();
        let score = self.score_with(&view.public, seat, held);
        let lines = ScoreLine::ALL.map(|line| SeatResource {
            name: format!("points from {}", line.key()),
            parts: score.line(line),
            whole: POINT,
        });
        let mat = view.public.mat(seat);
        let techs = Tech::ALL.map(|tech| {
            SeatResource::new(format!("tech {}", tech.key()), mat.techs.contains(tech))
        });
        let money = [SeatResource::new("money", mat.cp)];
        lines.into_iter().chain(techs).chain(money).collect()
    }
}
