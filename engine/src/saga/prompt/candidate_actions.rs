//! Candidate actions that a player may want but that may be illegal, so that the page can show why:
//! levels too expensive, hexes too far, Bosses behind force fields, cards out of their phase.

use crate::game::Seat;
use crate::saga::action::{AbilitySource, Action, Regroup, Track};
use crate::saga::armada::Target;
use crate::saga::game::Saga;
use crate::saga::hex::HexId;
use crate::saga::ids::{ArmadaId, CardId, CommanderId};
use crate::saga::mission::ProjectKind;
use crate::saga::state::{Public, State};
use crate::saga::step::{Phase, Step};

impl Saga {
    /// Returns the candidates for the deciding seat.
    pub(super) fn candidate_actions(&self, state: &State, seat: Seat) -> Vec<Action> {
        let public = &state.public;
        let mut list = Vec::new();
        if !self.seats_to_act(&state.public).contains(seat) {
            return list;
        }
        self.candidate_free_plays(state, seat, &mut list);
        if public.task().is_some() {
            return list;
        }
        if public.step == Step::Choose {
            let color = public.mats.iter().filter_map(|mat| mat.color).next();
            let taken = self
                .all_seats()
                .iter()
                .filter_map(|other| public.mat(other).commander);
            list.extend(
                taken.map(|commander| Action::Choose(commander, color.unwrap_or_default())),
            );
            let offered = public.offered.iter().map(CommanderId).take(1);
            list.extend(
                offered.filter_map(|commander| color.map(|color| Action::Choose(commander, color))),
            );
        }
        if let (Step::Turns(phase), Some(armada)) = (public.step, public.acting) {
            match phase {
                Phase::Events => {}
                Phase::Upkeep => list.extend(Track::ALL.map(Action::Level)),
                Phase::Movement => self.candidate_moves(public, armada, &mut list),
                Phase::Encounter => self.candidate_encounters(public, armada, &mut list),
                Phase::Expand => {
                    list.push(Action::Build);
                    let projects = 0..self.mission.expand.len() as u8;
                    list.extend(projects.map(|index| Action::Project(index, 1)));
                }
            }
        }
        list
    }

    /// Appends cards in hand, abilities, repair and events as candidates, for the armada whose turn
    /// it is or the first one.
    fn candidate_free_plays(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        let public = &state.public;
        let mut armadas = self.fleet(seat);
        let acting = public.acting.filter(|armada| self.owner(*armada) == seat);
        let Some(armada) = acting.or_else(|| armadas.next()) else {
            return;
        };
        let mat = public.mat(seat);
        let cards = state.hand(seat).iter().map(CardId);
        list.extend(cards.map(|card| Action::Play(card, armada)));
        let gear = mat.slots().map(|slot| AbilitySource::Gear(slot.gear));
        let sources = mat.commander.map(|_| AbilitySource::Commander).into_iter();
        list.extend(
            sources
                .chain(gear)
                .map(|gear_card| Action::Activate(gear_card, armada)),
        );
        list.push(Action::Repair);
        list.extend(public.events.iter().map(|event| Action::Quell(event.card)));
    }

    fn candidate_moves(&self, public: &Public, armada: ArmadaId, list: &mut Vec<Action>) {
        let Some(current) = public.armada(armada).sector else {
            return;
        };
        let adjacent = self
            .board
            .neighbors(public.sector(current).hex.0)
            .map(HexId);
        list.extend(adjacent.map(|hex| match public.at(hex) {
            Some(sector) if public.sector(sector).is_face_up => Action::Move(hex),
            Some(_) | None => Action::Explore(hex),
        }));
        list.push(Action::PickUp);
        for (index, project) in (0u8..).zip(&self.mission.movement) {
            match project.kind {
                ProjectKind::Run | ProjectKind::Tow(_) | ProjectKind::Fill(..) => {
                    list.push(Action::Maneuver(index, None));
                }
                ProjectKind::Fly(entity) => {
                    let entity_state = public.entities.get(entity.index());
                    let Some(from) = entity_state.and_then(|entity_state| entity_state.sector)
                    else {
                        continue;
                    };
                    let adjacent = self
                        .adjacent_sectors(public, public.sector(from).hex)
                        .iter();
                    let hexes = adjacent.map(|sector| public.sector(sector).hex);
                    list.extend(hexes.map(|hex| Action::Maneuver(index, Some(hex))));
                }
            }
        }
    }

    fn candidate_encounters(&self, public: &Public, armada: ArmadaId, list: &mut Vec<Action>) {
        if let Some(sector) = public.armada(armada).sector {
            let raiders = public
                .raiders_in(sector)
                .map(|(raider, _)| Target::Raider(raider));
            let foes = raiders.chain(public.bosses_in(sector).map(Target::Boss));
            list.extend(foes.map(Action::Fight));
            if self.mission.flags.allows_duels {
                let others = public.armadas_in(sector).iter().map(ArmadaId);
                list.extend(others.filter(|&other| other != armada).map(Action::Duel));
            }
        }
        let all = [
            Regroup::Draw,
            Regroup::Repair,
            Regroup::Exploration,
            Regroup::Combat,
        ];
        list.extend(all.map(Action::Regroup));
        let encounters = 0..self.mission.encounters.len() as u8;
        list.extend(encounters.map(Action::Encounter));
        if self.mission.flags.allows_sieges {
            list.push(Action::Siege);
        }
    }
}
