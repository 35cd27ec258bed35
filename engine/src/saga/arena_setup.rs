//! Saga in the bot arena: every base scenario with each possible number of players.

use super::Saga;
use super::content::ContentSet;
use super::metadata;
use super::options::Options;
use super::view::View;
use crate::arena_setup::{ArenaConfig, ArenaSetup, SeatResource};
use crate::game::Seat;

impl ArenaSetup for Saga {
    fn arena_configs() -> Vec<ArenaConfig<Options>> {
        let all = metadata::scenario_entries(&ContentSet::default());
        let of = |entry: &metadata::ScenarioEntry| {
            let id = entry.id.clone();
            let setting = move |seats: u8| ArenaConfig {
                board: id.clone(),
                preset: format!("{seats}-seats"),
                options: Options::standard(&id, seats),
            };
            (entry.players.min..=entry.players.max).map(setting)
        };
        all.iter().flat_map(of).collect()
    }

    /// Returns points, Hull, Astartium and track levels of a seat, for the comparison of bots.
    fn seat_resources(&self, view: &View, seat: Seat) -> Vec<SeatResource> {
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
            .map(|(name, value)| SeatResource::new(name, value))
            .to_vec()
    }
}
