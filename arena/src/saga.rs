//! Saga in the arena: every scenario of the box for each number of players.

use crate::ring::{Ring, Setting};
use engine::bots::{Bot, Level};
use engine::chance::Seeded;
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::content::Stock;
use engine::saga::meta;
use engine::saga::options::Options;
use engine::saga::pilot::Pilot;
use engine::saga::view::View;

impl Ring for Saga {
    fn settings() -> Vec<Setting<Options>> {
        let all = meta::entries(&Stock::default());
        let of = |entry: &meta::Entry| {
            let id = entry.id.clone();
            let setting = move |seats: u8| Setting {
                board: id.clone(),
                preset: format!("{seats}-seats"),
                options: Options::standard(&id, seats),
            };
            (entry.players.min..=entry.players.max).map(setting)
        };
        all.iter().flat_map(of).collect()
    }

    fn bot(&self, view: &View, seat: Seat, level: Level, chance: Seeded) -> impl Bot<Self> {
        Pilot::new(self, view, seat, level, chance)
    }

    /// Everybody begins alike.
    fn kind(&self, _: Seat) -> Option<String> {
        None
    }

    /// What a seat has come to.
    fn ledger(&self, view: &View, seat: Seat) -> Vec<(String, f64)> {
        let mat = view.public.mat(seat);
        let figures = [
            ("points", mat.points),
            ("hull", mat.hull),
            ("astartium", mat.astartium),
            ("starport", mat.levels[0]),
            ("lab", mat.levels[1]),
            ("center", mat.levels[2]),
        ];
        let named = |(name, value): (&str, u8)| (name.to_owned(), f64::from(value));
        figures.map(named).to_vec()
    }
}
