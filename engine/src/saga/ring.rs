//! Saga in the arena: every scenario of the box for each number of players.

use super::Saga;
use super::content::Stock;
use super::meta;
use super::options::Options;
use super::view::View;
use crate::game::Seat;
use crate::ring::{Holding, Ring, Setting};

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

    /// What a seat has come to.
    fn ledger(&self, view: &View, seat: Seat) -> Vec<Holding> {
        let mat = view.public.mat(seat);
        let figures = [
            ("points", mat.points),
            ("hull", mat.hull),
            ("astartium", mat.astartium),
            ("starport", mat.levels[0]),
            ("lab", mat.levels[1]),
            ("center", mat.levels[2]),
        ];
        figures
            .map(|(name, value)| Holding::new(name, value))
            .to_vec()
    }
}
