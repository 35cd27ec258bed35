//! Exodus in the arena: the standard game for each number of seats, and the other modes for two.

use crate::ring::{Ring, Setting};
use engine::bots::{Bot, Level};
use engine::chance::Seeded;
use engine::exodus::Exodus;
use engine::exodus::event::Line;
use engine::exodus::options::{Mode, Options};
use engine::exodus::pilot::Pilot;
use engine::exodus::play::score::POINT;
use engine::exodus::tech::Tech;
use engine::exodus::view::View;
use engine::game::Seat;

/// Seats of a table.
const SEATS: [u8; 5] = [2, 3, 4, 5, 6];
/// Modes besides the standard one.
const MODES: [(Mode, &str); 3] = [
    (Mode::Long, "long"),
    (Mode::Combat, "combat"),
    (Mode::Short, "short"),
];

fn setting(seats: u8, mode: Mode, preset: &str, generals: bool) -> Setting<Options> {
    Setting {
        board: format!("{seats}-seats"),
        preset: preset.to_owned(),
        options: Options {
            mode,
            generals,
            ..Options::standard(seats)
        },
    }
}

impl Ring for Exodus {
    fn settings() -> Vec<Setting<Options>> {
        let standard = |seats| setting(seats, Mode::Standard, "standard", false);
        let others = MODES.map(|(mode, preset)| setting(2, mode, preset, false));
        let generals = [setting(2, Mode::Standard, "generals", true)];
        let all = SEATS.into_iter().map(standard);
        all.chain(others).chain(generals).collect()
    }

    fn bot(&self, view: &View, seat: Seat, level: Level, chance: Seeded) -> impl Bot<Self> {
        Pilot::new(self, view, seat, level, chance)
    }

    /// Everybody begins alike.
    fn kind(&self, _: Seat) -> Option<String> {
        None
    }

    /// Every line of the score in points, every technology, and money.
    fn ledger(&self, view: &View, seat: Seat) -> Vec<(String, f64)> {
        let open = view.open.as_ref();
        let held = open.and_then(|open| open.get(seat.index()));
        let held = held.map(|own| own.abilities).unwrap_or_default();
        let score = self.score_with(&view.public, seat, held);
        let lines = Line::ALL.map(|line| {
            let points = f64::from(score.line(line)) / f64::from(POINT);
            (format!("points of {}", line.key()), points)
        });
        let mat = view.public.mat(seat);
        let techs = Tech::ALL.map(|tech| {
            let known = f64::from(u8::from(mat.techs.has(tech)));
            (format!("tech {}", tech.key()), known)
        });
        let money = [("money".to_owned(), f64::from(mat.cp))];
        lines.into_iter().chain(techs).chain(money).collect()
    }
}
