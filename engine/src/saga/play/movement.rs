//! Phase 3: armadas move, explore and pick up XPMs `[SAGA-MOV]`.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::effect::Prohibition;
use crate::saga::event::{Event, MoveKind};
use crate::saga::game::Saga;
use crate::saga::hex::{HexId, HexSet, SectorId};
use crate::saga::ids::ArmadaId;
use crate::saga::refusal::{BoardRefusal, Refusal};
use crate::saga::state::{Public, State};
use crate::saga::step::Cause;

/// Cost in Movement Points of exploring, and of picking up an XPM `[SAGA-MOV.4]` `[SAGA-MOV.6]`.
const ACTION_COST: u8 = 1;

impl Saga {
    /// Checks whether an action is legal in a movement turn.
    pub(super) fn check_movement(
        &self,
        state: &State,
        armada: ArmadaId,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        match action {
            Action::Move(hex) => self.check_move(public, armada, hex),
            Action::Explore(hex) => self.check_explore_at(public, armada, hex),
            Action::PickUp => self.check_pick_up(public, armada),
            Action::Maneuver(index, hex) => self.check_maneuver(state, armada, index, hex),
            Action::Done => Ok(()),
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Checks whether an armada may move to a sector `[SAGA-MOV.2]` `[SAGA-MOV.3]`.
    fn check_move(&self, public: &Public, armada: ArmadaId, hex: HexId) -> Result<(), Refusal> {
        let sector = public.at(hex).ok_or(BoardRefusal::NoSector)?;
        self.ensure_adjacent(public, armada, hex)?;
        self.check_move_adjacent(public, armada, sector, self.evade_cost(public, armada))
    }

    /// Checks whether an armada may move to an adjacent sector, given its evade cost.
    fn check_move_adjacent(
        &self,
        public: &Public,
        armada: ArmadaId,
        sector: SectorId,
        evade_cost: u8,
    ) -> Result<(), Refusal> {
        self.check_enter(public, armada, sector)?;
        let entering = self.entry_cost(public, armada, sector);
        ensure_points(public, armada, evade_cost.saturating_add(entering))
    }

    /// Checks whether a Move of an armada may enter a sector, regardless of its position and cost
    /// `[SAGA-MOV.2]`.
    pub(super) fn check_enter(
        &self,
        public: &Public,
        armada: ArmadaId,
        sector: SectorId,
    ) -> Result<(), Refusal> {
        if !public.sector(sector).is_face_up {
            return Err(BoardRefusal::FaceDown.into());
        }
        if self.is_closed(public, sector) {
            return Err(BoardRefusal::CannotEnter.into());
        }
        if self.is_rival_home(public, self.owner(armada), sector) {
            return Err(BoardRefusal::RivalHome.into());
        }
        Ok(())
    }

    /// Checks whether an armada may explore a vacant hex or a face-down sector `[SAGA-MOV.4]`
    /// `[SAGA-MOV.5]`.
    fn check_explore_at(
        &self,
        public: &Public,
        armada: ArmadaId,
        hex: HexId,
    ) -> Result<(), Refusal> {
        self.ensure_adjacent(public, armada, hex)?;
        let leaving = self.evade_cost(public, armada);
        match public.at(hex) {
            Some(sector) if public.sector(sector).is_face_up => Err(BoardRefusal::Explored.into()),
            Some(_) => self.check_start_exploring(public, armada, leaving),
            None => {
                self.check_start_exploring(public, armada, leaving)?;
                self.check_place_adjacent(public, armada, hex)
            }
        }
    }

    /// Checks whether an armada may explore at all, given its evade cost: the scenario and events
    /// allow it, and it can pay `[SAGA-MOV.4]`.
    fn check_start_exploring(
        &self,
        public: &Public,
        armada: ArmadaId,
        evade_cost: u8,
    ) -> Result<(), Refusal> {
        if !self.mission.allows_exploring {
            return Err(BoardRefusal::NoExploring.into());
        }
        ensure_points(public, armada, evade_cost.saturating_add(ACTION_COST))?;
        if self.is_forbidden(public, Prohibition::Explore) {
            return Err(BoardRefusal::ExploringBarred.into());
        }
        Ok(())
    }

    /// Checks whether a new sector may be placed next to an armada `[SAGA-SEC.8]` `[SAGA-SEC.10]`.
    fn check_place_adjacent(
        &self,
        public: &Public,
        armada: ArmadaId,
        hex: HexId,
    ) -> Result<(), Refusal> {
        if self.pile_left(public) == 0 {
            return Err(BoardRefusal::NoTile.into());
        }
        let from = public.armada(armada).sector;
        let from = from.map(|sector| public.sector(sector).hex);
        if self.legal_hexes(public, from).contains(hex) {
            return Ok(());
        }
        let (max_distance, min_neighbors) = (self.mission.max_distance, self.mission.min_neighbors);
        Err(BoardRefusal::NoSite {
            max_distance,
            min_neighbors,
        }
        .into())
    }

    /// Checks whether a hex is adjacent to an armada.
    fn ensure_adjacent(
        &self,
        public: &Public,
        armada: ArmadaId,
        hex: HexId,
    ) -> Result<(), Refusal> {
        let from = public.armada(armada).sector;
        let next = from.is_some_and(|from| self.distance(public.sector(from).hex, hex) == 1);
        if next {
            Ok(())
        } else {
            Err(BoardRefusal::NotAdjacent.into())
        }
    }

    /// Checks whether an armada may pick up an XPM `[SAGA-MOV.6]` `[SAGA-TOK.5]`.
    fn check_pick_up(&self, public: &Public, armada: ArmadaId) -> Result<(), Refusal> {
        let sector = public.armada(armada).sector;
        if !sector.is_some_and(|sector| public.sector(sector).has_xpm) {
            return Err(BoardRefusal::NoXpm.into());
        }
        if public.mat(self.owner(armada)).has_xpm {
            return Err(BoardRefusal::CargoFull.into());
        }
        ensure_points(public, armada, ACTION_COST)
    }

    /// Appends the legal actions in a movement turn. Requirements that do not depend on the hex
    /// are checked once.
    pub(super) fn list_movement(
        &self,
        state: &State,
        armada: ArmadaId,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let public = &state.public;
        let from = public.armada(armada).sector;
        let from = from.map(|sector| public.sector(sector).hex);
        if let Some(from) = from {
            let leaving = self.evade_cost(public, armada);
            let explores = self.check_start_exploring(public, armada, leaving).is_ok();
            let vacant = if explores && self.pile_left(public) > 0 {
                self.legal_hexes(public, Some(from))
            } else {
                HexSet::NONE
            };
            for hex in self.board.neighbors(from.0).map(HexId) {
                let Some(sector) = public.at(hex) else {
                    list.extend(vacant.contains(hex).then_some(Action::Explore(hex)));
                    continue;
                };
                if explores && !public.sector(sector).is_face_up {
                    list.push(Action::Explore(hex));
                } else if self
                    .check_move_adjacent(public, armada, sector, leaving)
                    .is_ok()
                {
                    list.push(Action::Move(hex));
                }
            }
        }
        let can_pick_up = self.check_pick_up(public, armada).is_ok();
        list.extend(can_pick_up.then_some(Action::PickUp));
        self.list_maneuvers(state, armada, list);
        list.push(Action::Done);
    }
}

/// Checks whether an armada has enough Movement Points `[SAGA-MOV.1]`.
fn ensure_points(public: &Public, armada: ArmadaId, required_points: u8) -> Result<(), Refusal> {
    let remaining_points = public.armada(armada).mp;
    if required_points <= remaining_points {
        Ok(())
    } else {
        Err(BoardRefusal::NoPoints {
            required_points,
            remaining_points,
        }
        .into())
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Gives every armada its Movement Points at the start of Phase 3 `[SAGA-MOV.1]`.
    pub fn deal_movement(&mut self) {
        for armada in self.game.armadas() {
            let mp = self.game.movement_points(&self.state.public, armada);
            let piece = self.public_mut().armada_mut(armada);
            piece.mp = mp;
            piece.evade_discount = 0;
        }
    }

    /// Applies a legal action in a movement turn.
    pub fn do_movement(&mut self, armada: ArmadaId, _seat: Seat, action: Action) {
        match action {
            Action::Move(hex) => {
                if let Some(sector) = self.state.public.at(hex) {
                    let cost = self.game.move_cost(&self.state.public, armada, sector);
                    self.pay_points(armada, cost);
                    self.move_armada(armada, sector, MoveKind::Move);
                }
            }
            Action::Explore(hex) => self.explore_at(armada, hex),
            Action::PickUp => {
                self.pay_points(armada, ACTION_COST);
                self.pick_up(armada);
            }
            Action::Maneuver(index, hex) => self.do_maneuver(armada, index, hex),
            _ => {
                self.end_movement(armada);
            }
        }
    }

    pub fn pay_points(&mut self, armada: ArmadaId, count: u8) {
        let mp = &mut self.public_mut().armada_mut(armada).mp;
        *mp = mp.saturating_sub(count);
    }

    /// Explores a hex: the armada's movement ends and its encounter is an Exploration
    /// `[SAGA-MOV.4]` `[SAGA-MOV.5]`.
    fn explore_at(&mut self, armada: ArmadaId, hex: HexId) {
        let cost = self.game.evade_cost(&self.state.public, armada);
        self.pay_points(armada, cost.saturating_add(ACTION_COST));
        let sector = match self.state.public.at(hex) {
            Some(sector) => Some((sector, true)),
            None => {
                let sector = self.put_sector(hex, None, true, Cause::Rule);
                sector.map(|sector| (sector, false))
            }
        };
        self.end_movement(armada);
        let end_counts = &mut self.public_mut().end_counts;
        end_counts.explored = end_counts.explored.saturating_add(1);
        if let Some((sector, is_hidden)) = sector {
            self.move_armada(armada, sector, MoveKind::Explore);
            if is_hidden {
                self.reveal(sector);
            }
        }
    }

    /// Moves the XPM of the sector into the Cargo `[SAGA-MOV.6]`.
    fn pick_up(&mut self, armada: ArmadaId) {
        let Some(sector) = self.state.public.armada(armada).sector else {
            return;
        };
        let seat = self.game.owner(armada);
        self.public_mut().sector_mut(sector).has_xpm = false;
        self.public_mut().mat_mut(seat).has_xpm = true;
        let hex = self.hex_of(sector);
        self.emit(Event::XpmTaken { armada, hex });
    }

    /// Ends the movement turn of an armada; unspent Movement Points are lost `[SAGA-MOV.1]`.
    /// `turns.rs` continues from there.
    fn end_movement(&mut self, armada: ArmadaId) {
        let piece = self.public_mut().armada_mut(armada);
        piece.mp = 0;
        piece.evade_discount = 0;
        piece.is_done = true;
    }
}
