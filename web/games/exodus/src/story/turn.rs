//! What happens around the map: turns, the Council, cards, purchases, the end.

use super::super::field::board;
use super::super::pieces::effects::{self, Tone};
use super::cast::fleet;
use super::{Teller, ring};
use board::grid::Grid;
use engine::exodus::event::Event;
use engine::exodus::star::HexId;
use engine::game::Seats;
use ui::motion::{Beat, Effect, pop};
use ui::sound::Cue;

impl Teller<'_> {
    #[rustfmt::skip]
    pub(super) fn turn(&mut self, event: &Event) {
        match *event {
            Event::TurnStarted { .. } => self.light_up(Cue::Round),
            Event::StageBegan { radar, .. } => self.stage(radar),
            Event::Ended { winners } => self.finale(winners),
            Event::Revealed { .. } | Event::CardShown { .. } | Event::VoteShown { .. }
            | Event::BidShown { .. } => self.quiet(130, Cue::Lift),
            Event::Adopted { .. } => self.council(Cue::Charge),
            Event::Elected { .. } => self.council(Cue::Round),
            Event::Reacted { .. } | Event::Picked { .. } | Event::Discarded { .. }
            | Event::Invoked { .. } => self.quiet(150, Cue::Warp),
            Event::Learned { .. } | Event::StartTech { .. } => self.quiet(170, Cue::Charge),
            Event::MarketOpened { .. } | Event::Exchanged { .. } | Event::Bought { .. }
            | Event::Given { .. } | Event::Refitted { .. } | Event::Returned { .. }
            | Event::PartsFitted { .. } => self.quiet(90, Cue::Tick),
            Event::VoteTied { .. } | Event::TimeCalled => self.quiet(160, Cue::Alert),
            Event::Favored { .. } | Event::Ranked { .. } | Event::Offered { .. } | Event::TookBack { .. }
            | Event::Repealed { .. } | Event::Conceded { .. } => self.quiet(110, Cue::Tick),
            // Sums are told with what made them; the rest is read beside the map.
            Event::Committed { .. } | Event::Reopened { .. } | Event::Changed { .. } | Event::Total { .. }
            | Event::Dropped { .. } | Event::ResolutionLeft { .. } | Event::DeedBegan { .. }
            | Event::Declined { .. } | Event::Scored { .. } => {}
            // Told elsewhere.
            _ => {}
        }
    }

    /// A light around the whole map.
    fn light(&self) -> Effect {
        let all = board(self.chapter.table).extent();
        let frame = effects::frame(all.x, all.y, all.width, all.height);
        Effect::new(String::new(), frame).seen(&[0.0, 0.9, 0.0])
    }

    fn light_up(&mut self, cue: Cue) {
        let light = self.light();
        self.push(Beat::new(220, Some(cue)).showing(light));
    }

    /// A Conquest stage; in the last of all everybody finds everything.
    fn stage(&mut self, radar: bool) {
        let mut beat = Beat::new(240, Some(Cue::Round)).showing(self.light());
        if radar {
            let sweep = self.sweep(self.at(HexId::COUNCIL));
            beat = beat.showing(sweep.seen(&[0.0, 1.0, 1.0, 0.0]));
        }
        self.push(beat);
    }

    /// The station of the High Council lights up.
    fn council(&mut self, cue: Cue) {
        let light = ring(self.at(HexId::COUNCIL), Tone::Gold, 60, pop(0.5, 1.3));
        self.push(Beat::new(220, Some(cue)).showing(light));
    }

    /// The winners' Homes and ships light up.
    fn finale(&mut self, winners: Seats) {
        let people = self.chapter.people;
        let ours = people.is_empty() || winners.iter().any(|seat| people.has(seat));
        let cue = if ours { Cue::Win } else { Cue::Lose };
        let mut beat = Beat::new(320, Some(cue)).showing(self.light());
        for seat in winners.iter() {
            beat = beat.showing(ring(self.home(seat), Tone::Gold, 80, pop(0.6, 1.15)));
        }
        for ship in fleet().filter(|ship| winners.has(ship.seat())) {
            if let Some(at) = self.cast.place(ship) {
                beat = beat.showing(ring(at, Tone::Gold, 26, pop(0.6, 1.2)));
            }
        }
        self.push(beat);
    }
}
