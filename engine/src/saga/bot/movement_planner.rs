//! Plans a whole movement turn: a search applies an armada's moves with the game rules and keeps
//! the final position with the highest value.

use super::goals::BotContext;
use super::marginal_values::MarginalValues;
use super::position_value::{open_position_value, position_value};
use crate::chance::SeededRng;
use crate::game::{Game, NullSink, Seat};
use crate::saga::Saga;
use crate::saga::action::Action;
use crate::saga::armada::Sector;
use crate::saga::hex::{HexId, SectorId};
use crate::saga::ids::{ArmadaId, TileId};
use crate::saga::state::{Public, State};
use crate::saga::step::{Phase, Step};

/// Maximum number of actions in a movement turn.
const MAX_TURN_ACTIONS: usize = 12;

/// A movement turn that the planner found, with its value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MovementPlan {
    /// Actions of the turn, in order.
    pub line: Vec<Action>,
    /// Value of the position after the turn.
    pub total_value: i32,
}

/// A state of the search with the actions that lead to it.
struct Node {
    state: State,
    line: Vec<Action>,
}

/// The key of a search state, by which duplicates are skipped.
type Key = [u16; 10];

/// A planner for the movement turn of one armada.
pub struct MovementPlanner<'a> {
    pub game: &'a Saga,
    /// The scenario's goals and cached fight results.
    pub context: &'a BotContext,
    pub seat: Seat,
    pub armada: ArmadaId,
    /// Maximum number of positions that the search visits.
    pub paths: u16,
    /// Marginal values in the position at the start.
    pub marginal_values: MarginalValues,
}

impl MovementPlanner<'_> {
    /// Returns the best movement turn from a state; `noise` returns the evaluation noise of a final
    /// position, by its number.
    #[must_use]
    pub fn plan(&self, state: &State, noise: impl Fn(u32) -> i32) -> Option<MovementPlan> {
        self.plans(state, noise).into_iter().next()
    }

    /// Returns movement turns from a state, best first.
    #[must_use]
    pub fn plans(&self, state: &State, noise: impl Fn(u32) -> i32) -> Vec<MovementPlan> {
        let mut frontier = vec![Node {
            state: state.clone(),
            line: Vec::new(),
        }];
        let mut known: Vec<Key> = vec![self.key(&state.public)];
        let mut best: Vec<MovementPlan> = Vec::new();
        let mut left = self.paths;
        let mut index = 0;
        while index < frontier.len() && left > 0 {
            let node = Node {
                state: frontier[index].state.clone(),
                line: frontier[index].line.clone(),
            };
            index += 1;
            self.add_plan_ending_here(&node, &noise, &mut best);
            left -= 1;
            let mut legal = Vec::new();
            self.game
                .list_legal_actions(&node.state, self.seat, &mut legal);
            for action in legal {
                if let Action::Explore(hex) = action {
                    self.explore(&node, hex, &noise, &mut best);
                    continue;
                }
                if node.line.len() >= MAX_TURN_ACTIONS || !is_move(action, &node.state.public) {
                    continue;
                }
                let Some(next) = self.state_after(&node.state, action) else {
                    continue;
                };
                let mut line = node.line.clone();
                line.push(action);
                let key = self.key(&next.public);
                if !self.continues(&next) {
                    // The action ended the turn or the game.
                    insert_plan(&mut best, line, self.value(&next));
                } else if !known.contains(&key) {
                    known.push(key);
                    frontier.push(Node { state: next, line });
                }
            }
        }
        // The sort is stable: of equal plans the shorter one, found first, stays ahead.
        best.sort_by_key(|plan| std::cmp::Reverse(plan.total_value));
        best
    }

    /// Returns the state after an action of this turn; `None` if the action is illegal.
    fn state_after(&self, state: &State, action: Action) -> Option<State> {
        let mut next = state.clone();
        let mut rng = SeededRng::new(7, 7);
        let done = self
            .game
            .act(&mut next, self.seat, action, &mut rng, &mut NullSink);
        done.is_ok().then_some(next)
    }

    fn continues(&self, state: &State) -> bool {
        state.public.step == Step::Turns(Phase::Movement)
            && state.public.acting == Some(self.armada)
            && self.game.seats_to_act(&state.public).contains(self.seat)
    }

    /// Returns the value of a state to the seat.
    fn value(&self, state: &State) -> i32 {
        position_value(
            self.game,
            state,
            self.seat,
            self.context,
            self.marginal_values,
        )
    }

    /// Adds the plan that ends the turn in this node.
    fn add_plan_ending_here(
        &self,
        node: &Node,
        noise: &impl Fn(u32) -> i32,
        best: &mut Vec<MovementPlan>,
    ) {
        if node.state.public.task().is_some() {
            return;
        }
        let mut public = node.state.public.clone();
        let piece = public.armada_mut(self.armada);
        (piece.mp, piece.evade_discount, piece.is_done) = (0, 0, true);
        let sector = piece.sector.map_or(0, |sector| u32::from(sector.0));
        let total_value = self.value_of(&public) + noise(sector);
        let mut line = node.line.clone();
        line.push(Action::Done);
        insert_plan(best, line, total_value);
    }

    /// Returns the value of a position to the seat.
    fn value_of(&self, public: &Public) -> i32 {
        open_position_value(
            self.game,
            public,
            self.seat,
            self.context,
            self.marginal_values,
        )
    }

    /// Adds the plan that ends the turn with an Exploration, and assumes that it finds an ordinary
    /// tile.
    fn explore(
        &self,
        node: &Node,
        hex: HexId,
        noise: &impl Fn(u32) -> i32,
        best: &mut Vec<MovementPlan>,
    ) {
        let mut public = node.state.public.clone();
        let Some(sector) = self.place_sector(&mut public, hex) else {
            return;
        };
        let piece = public.armada_mut(self.armada);
        (piece.mp, piece.evade_discount, piece.is_done) = (0, 0, true);
        (piece.must_explore, piece.sector) = (true, Some(sector));
        let total_value = self.value_of(&public) + noise(100 + u32::from(hex.0));
        let mut line = node.line.clone();
        line.push(Action::Explore(hex));
        insert_plan(best, line, total_value);
    }

    /// Places or flips the sector at a hex.
    fn place_sector(&self, public: &mut Public, hex: HexId) -> Option<SectorId> {
        if let Some(sector) = public.at(hex) {
            let tile = self.ordinary_tile(public);
            let opened = public.sectors.get_mut(sector.index())?;
            opened.is_face_up = true;
            opened.tile = opened.tile.or(tile);
            for (entity_state, definition) in public
                .entities
                .iter_mut()
                .zip(&self.game.mission().entities)
            {
                if entity_state.sector == Some(sector)
                    && definition.is_hidden
                    && !entity_state.is_revealed
                {
                    (entity_state.is_revealed, entity_state.hull) = (true, definition.hull);
                }
            }
            return Some(sector);
        }
        let tile = self.ordinary_tile(public);
        let placed = Sector {
            hex,
            tile,
            is_face_up: true,
            ..Sector::default()
        };
        public.sectors.push(placed).ok()?;
        public.at(hex)
    }

    /// Returns a tile of the pile that costs one Movement Point, or any tile if no such tile is
    /// left.
    fn ordinary_tile(&self, public: &Public) -> Option<TileId> {
        let pile = public.deck(crate::saga::ids::DeckId::PILE);
        let tiles = || pile.unseen.iter().map(TileId);
        let cheap = |tile: &TileId| self.game.tile(*tile).is_some_and(|tile| tile.cost == 1);
        tiles().find(cheap).or_else(|| tiles().next())
    }

    fn key(&self, public: &Public) -> Key {
        let piece = public.armada(self.armada);
        let mat = public.mat(self.seat);
        let entity_keys = public.entities.iter().take(2).map(|entity_state| {
            let sector_number = entity_state.sector.map_or(99, |sector| u16::from(sector.0));
            sector_number << 8 | u16::from(entity_state.hull) << 1 | u16::from(entity_state.has_xpm)
        });
        let mut key = [0; 10];
        let own = [
            piece.sector.map_or(99, |sector| u16::from(sector.0)),
            u16::from(piece.mp),
            u16::from(piece.evade_discount),
            u16::from(mat.has_xpm),
            u16::from(mat.astartium),
            u16::from(mat.exploration_tokens),
            u16::from(mat.combat_tokens),
            public.tasks.len() as u16,
        ];
        for (slot, value) in key.iter_mut().zip(own.into_iter().chain(entity_keys)) {
            *slot = value;
        }
        key
    }
}

/// Returns whether an action belongs to a movement plan.
fn is_move(action: Action, public: &Public) -> bool {
    match action {
        Action::Move(_) | Action::PickUp | Action::Maneuver(..) | Action::Tow(..) => true,
        Action::Done => public.task().is_some(),
        _ => false,
    }
}

fn insert_plan(plans: &mut Vec<MovementPlan>, line: Vec<Action>, total_value: i32) {
    plans.push(MovementPlan { line, total_value });
}
