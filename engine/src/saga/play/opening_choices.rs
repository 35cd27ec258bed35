//! Setup from the first decision on: Commanders and colors, starting hexes, operations of the
//! scenario `[SAGA-SET]`. `initial_state.rs` creates the state before it.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::{Action, Track};
use crate::saga::event::{Event, MoveKind};
use crate::saga::figures::Color;
use crate::saga::game::Saga;
use crate::saga::hex::{HexId, SectorId};
use crate::saga::ids::{ArmadaId, CommanderId, DeckId, IdSet};
use crate::saga::mission::{StartPlaces, Trigger};
use crate::saga::refusal::{FrameRefusal, Refusal};
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, Step};

impl Saga {
    /// Returns the seat that must decide in setup; `None` if play continues without a decision.
    pub(super) fn start_seat_to_act(&self, public: &Public, step: Step) -> Option<Seat> {
        match step {
            Step::Choose => self.next_chooser(public),
            Step::Place => {
                let armada = self.next_starter(public)?;
                self.start_choice(public).map(|()| self.owner(armada))
            }
            _ => None,
        }
    }

    /// Returns the seat that chooses a Commander next: in turn order, in a draft in reverse
    /// `[SAGA-SET.2]` `[SAGA-ARN.4]`.
    fn next_chooser(&self, public: &Public) -> Option<Seat> {
        let last = self.seat_count().saturating_sub(1);
        let mut seats = (0..=last).map(|position| {
            let position = if self.mission.flags.has_draft {
                last - position
            } else {
                position
            };
            self.seat_at(public.first, position)
        });
        seats.find(|&seat| public.mat(seat).commander.is_none())
    }

    /// Returns the armada that is placed next, in turn order `[SAGA-SPA.3]`.
    fn next_starter(&self, public: &Public) -> Option<ArmadaId> {
        let mut armadas = self.armadas_from(public.first);
        armadas.find(|&armada| public.armada(armada).sector.is_none())
    }

    /// Returns `Some` if there is more than one starting hex to choose from.
    fn start_choice(&self, public: &Public) -> Option<()> {
        self.start_hexes(public).nth(1).map(|_| ())
    }

    /// Returns the hexes where the next armada may start `[SAGA-SPA.3]`.
    fn start_hexes<'a>(
        &'a self,
        public: &'a Public,
    ) -> impl Iterator<Item = (HexId, SectorId)> + 'a {
        let (hexes, is_distinct): (&[HexId], bool) = match &self.mission.armadas {
            StartPlaces::At(hex) => (std::slice::from_ref(hex), false),
            StartPlaces::Each(hexes) => (hexes, false),
            StartPlaces::Choose { hexes, is_distinct } => (hexes, *is_distinct),
        };
        let sectors = hexes.iter().filter_map(|&hex| Some((hex, public.at(hex)?)));
        sectors.filter(move |&(_, sector)| !is_distinct || public.armadas_in(sector).is_empty())
    }

    /// Checks whether a color may be chosen: in solo play only blue `[SAGA-SOL.1]`.
    fn check_choose_color(&self, public: &Public, color: Color) -> Result<(), Refusal> {
        if self.is_solo() && color != Color::Blue {
            return Err(FrameRefusal::SoloColor.into());
        }
        let mut seats = self.all_seats().iter();
        if seats.any(|seat| public.mat(seat).color == Some(color)) {
            return Err(FrameRefusal::ColorTaken.into());
        }
        Ok(())
    }

    /// Checks whether an action is legal in setup.
    pub(super) fn check_start(
        &self,
        state: &State,
        step: Step,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        match (step, action) {
            (Step::Choose, Action::Choose(commander, color)) => {
                let mut seats = self.all_seats().iter();
                if seats.any(|seat| public.mat(seat).commander == Some(commander)) {
                    return Err(FrameRefusal::CommanderTaken.into());
                }
                Refusal::NOT_OFFERED.unless(public.offered.contains(commander.0))?;
                self.check_choose_color(public, color)
            }
            (Step::Place, Action::At(hex)) => {
                if self.start_hexes(public).any(|(other, _)| other == hex) {
                    Ok(())
                } else {
                    Err(FrameRefusal::NoStart.into())
                }
            }
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Appends the legal actions in setup.
    pub(super) fn list_start(
        &self,
        state: &State,
        step: Step,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let public = &state.public;
        if step == Step::Place {
            list.extend(self.start_hexes(public).map(|(hex, _)| Action::At(hex)));
            return;
        }
        for commander in public.offered.iter().map(CommanderId) {
            let colors = Color::ALL.into_iter();
            let free = colors.filter(|&color| self.check_choose_color(public, color).is_ok());
            list.extend(free.map(|color| Action::Choose(commander, color)));
        }
    }

    /// Returns the Armada cards of a color `[SAGA-SET.2]`.
    pub(in crate::saga) fn armada_deck(&self, color: Color) -> IdSet {
        IdSet::positions(&self.gear, |gear| {
            gear.color.is_none_or(|other| other == color)
        })
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Advances setup until a seat must decide.
    pub fn advance_start(&mut self, step: Step) -> PlayFlow {
        match step {
            Step::Choose if self.game.next_chooser(&self.state.public).is_some() => PlayFlow::Wait,
            Step::Choose => {
                for seat in self.game.all_seats().iter() {
                    self.place_home(seat);
                }
                self.go_to_step(Step::Place)
            }
            Step::Place => self.place_next(),
            Step::Setup if self.state.public.stage == 0 => {
                self.public_mut().stage = 1;
                self.fire_trigger(Trigger::Setup, None, 0);
                PlayFlow::Continue
            }
            Step::Setup => {
                self.deal_start();
                self.go_to_step(Step::Doom)
            }
            Step::Doom
            | Step::Effects
            | Step::Scan
            | Step::Turns(_)
            | Step::End(_)
            | Step::RoundEnd
            | Step::Over => PlayFlow::Continue,
        }
    }

    /// Places the next armada if there is no choice.
    fn place_next(&mut self) -> PlayFlow {
        let public = &self.state.public;
        let Some(armada) = self.game.next_starter(public) else {
            return self.go_to_step(Step::Setup);
        };
        if self.game.start_choice(public).is_some() {
            return PlayFlow::Wait;
        }
        let only = self.game.start_hexes(public).next();
        let sector = only.map(|(_, sector)| sector);
        let gate = public.at(HexId::GATE).unwrap_or_default();
        self.move_armada(armada, sector.unwrap_or(gate), MoveKind::Effect);
        PlayFlow::Continue
    }

    /// Deals the action cards and events that a game starts with `[SAGA-SET.10]`.
    fn deal_start(&mut self) {
        let [.., common, special] = self.game.mission.start;
        let decks = [(DeckId::COMMON, common), (DeckId::SPECIAL, special)];
        for position in 0..self.game.seat_count() {
            let seat = self.game.seat_at(self.state.public.first, position);
            for (deck, count) in decks {
                self.draw_cards(seat, deck, count.max(0) as u8);
            }
        }
        for _ in 0..self.game.mission.events {
            self.draw_event(Cause::Scenario);
        }
    }

    /// Applies a legal action in setup.
    pub fn do_start(&mut self, _step: Step, seat: Seat, action: Action) {
        match action {
            Action::Choose(commander, color) => self.choose_commander(seat, commander, color),
            Action::At(hex) => {
                let public = &self.state.public;
                let start_sector = public.at(hex);
                if let (Some(armada), Some(sector)) = (self.game.next_starter(public), start_sector)
                {
                    self.move_armada(armada, sector, MoveKind::Effect);
                }
            }
            _ => {}
        }
    }

    /// Gives a seat its Commander and color, with the Commander's bonus `[SAGA-SET.2]`
    /// `[SAGA-SET.5]`.
    fn choose_commander(&mut self, seat: Seat, commander: CommanderId, color: Color) {
        let game = self.game;
        self.emit(Event::Chosen {
            seat,
            commander,
            color,
        });
        let bonus = game.commander(commander).map(|commander| commander.bonus);
        let bonus = bonus.unwrap_or_default();
        let public = self.public_mut();
        public.offered.remove(commander.0);
        let mat = public.mat_mut(seat);
        mat.commander = Some(commander);
        mat.color = Some(color);
        mat.deck = game.armada_deck(color);
        let more = [bonus.combat, bonus.shield, bonus.speed];
        for (stat, more) in mat.stats.iter_mut().zip(more) {
            *stat = stat.saturating_add(more);
        }
        let tracks = [(Track::Starport, bonus.starport), (Track::Lab, bonus.lab)];
        for (track, levels) in tracks {
            for _ in 0..levels {
                self.gain_level(seat, track, Cause::Commander(seat, commander));
            }
        }
    }
}
