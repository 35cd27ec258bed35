//! What happens around the map: rounds, events, cards, what is gained, the end.

use super::super::field::{armada_name, board, center};
use super::super::pieces::effects::{self, Tone};
use super::{Teller, figure, flash, ring};
use board::grid::Grid;
use engine::game::{Seat, Seats};
use engine::saga::event::Event;
use engine::saga::hex::{HexId, HexSet};
use ui::motion::{Beat, Effect, pop};
use ui::sound::Cue;

impl Teller<'_> {
    #[rustfmt::skip]
    pub(super) fn turn(&mut self, event: &Event) {
        match *event {
            Event::Round { .. } => self.light_up(Cue::Round),
            Event::Over { .. } => self.finale(),
            Event::Gained { seat, count, .. } => self.gained(seat, count),
            Event::EventCame { .. } => self.light_up(Cue::Alert),
            Event::Badge { .. } | Event::NoFigure { .. } => self.quiet(180, Cue::Alert),
            Event::Drawn { .. } | Event::Exploring { .. } | Event::Trial { .. } => self.quiet(150, Cue::Lift),
            Event::EventLeft { .. } | Event::Quelled { .. } => self.quiet(140, Cue::ShieldsUp),
            Event::Played { .. } | Event::Activated { .. } => self.quiet(160, Cue::Warp),
            Event::Level { .. } | Event::Center { .. } | Event::Equipped { .. } | Event::Tokens { .. } => self.quiet(150, Cue::Charge),
            Event::Acts { .. } | Event::Chosen { .. } | Event::DrewCards { .. } | Event::Regrouped { .. }
            | Event::Swapped { .. } | Event::Scouted { .. } | Event::Project { .. } | Event::Looted { .. }
            | Event::Conceded { .. } | Event::Counted { .. } => self.quiet(100, Cue::Tick),
            // Told with what made them, or read beside the map.
            Event::Phase { .. } | Event::Turn { .. } | Event::Lost { .. } | Event::Refreshed { .. } | Event::Freed { .. }
            | Event::Stats { .. } | Event::Threatened { .. } | Event::Declined { .. } | Event::DrewCard { .. }
            | Event::Check { .. } | Event::Result { .. } | Event::Side { .. } | Event::Passed { .. }
            | Event::Contributed { .. } | Event::Seen { .. } | Event::Sunk { .. } | Event::SunkOne { .. }
            | Event::Line { .. } => {}
            // Told elsewhere.
            _ => {}
        }
    }

    /// A light around the whole map.
    fn light(&self) -> Effect {
        let all = board(self.chapter.table, self.chapter.after, HexSet::NONE).extent();
        let frame = effects::frame(all.x, all.y, all.width, all.height);
        Effect::new(String::new(), frame).seen(&[0.0, 0.9, 0.0])
    }

    fn light_up(&mut self, cue: Cue) {
        let light = self.light();
        self.push(Beat::new(220, Some(cue)).showing(light));
    }

    /// What a seat gains rises from its armada.
    fn gained(&mut self, seat: Seat, count: u8) {
        let armada = self.chapter.table.fleet(seat).next();
        let at = armada.and_then(|armada| self.cast.place(&armada_name(armada)));
        let beat = Beat::new(150, Some(Cue::Lift));
        self.push(match at {
            Some(at) => beat.showing(figure(at, Tone::Good, count.into())),
            None => beat,
        });
    }

    /// Those who have won; all of them in a campaign, nobody where it is lost.
    fn winners(&self) -> Seats {
        let outcome = self.chapter.table.outcome_of(self.chapter.after);
        outcome.map_or(Seats::NONE, |outcome| outcome.winners)
    }

    /// The Jumpgate and the winners' armadas light up, or the Jumpgate goes dark.
    fn finale(&mut self) {
        let (winners, people) = (self.winners(), self.chapter.people);
        let ours = if people.is_empty() {
            !winners.is_empty()
        } else {
            winners.iter().any(|seat| people.has(seat))
        };
        let (cue, tone) = if ours {
            (Cue::Win, Tone::Gold)
        } else {
            (Cue::Lose, Tone::Danger)
        };
        let mut beat = Beat::new(420, Some(cue))
            .showing(self.light())
            .showing(flash(HexId::GATE, tone))
            .showing(ring(center(HexId::GATE), tone, 80, pop(0.6, 1.3)));
        for seat in winners.iter() {
            for armada in self.chapter.table.fleet(seat) {
                if let Some(at) = self.cast.place(&armada_name(armada)) {
                    beat = beat.showing(ring(at, Tone::Gold, 32, pop(0.6, 1.2)));
                }
            }
        }
        self.push(beat);
    }
}
