//! Test helpers that perform a single action of a seat, independent of the rest of the turn.

use crate::scene::Scene;
use engine::exodus::action::{Action, Token};
use engine::exodus::cards::CardSet;
use engine::exodus::effect::ActionKind;
use engine::exodus::event::Event;
use engine::exodus::hex::{Direction, HexId};
use engine::exodus::part::Item;
use engine::exodus::play::ActionContext;
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::step::{Origin, Round, Step, Task};
use engine::exodus::tech::Tech;
use engine::game::Seat;

impl Scene {
    /// Lets a seat perform an action as its third card; no other card is performed after it.
    pub fn begin_action(&mut self, seat: Seat, kind: ActionKind) -> &mut Self {
        self.offer_action(seat, kind);
        self.run()
    }

    /// Lets a seat perform an action like [`Scene::begin_action`], even if it has no effect.
    pub fn offer_action(&mut self, seat: Seat, kind: ActionKind) -> &mut Self {
        let count = self.state.public.order.len() as u8;
        self.set_step(Step::Perform(Round::Third, count));
        let task = Task::Action {
            seat,
            kind,
            origin: Origin::Card(Round::Third),
            invoked: CardSet::NONE,
        };
        self.state.public.tasks.push(task).expect("room");
        self
    }

    /// Returns whether a seat is asked within an action.
    pub fn is_busy(&self) -> bool {
        self.state.public.task().is_some()
    }

    /// Returns the current price of a technology.
    pub fn tech_price(&self, seat: Seat, tech: Tech) -> u8 {
        let public = &self.state.public;
        self.game
            .price_of_tech(public, seat, tech, ActionContext::default())
    }

    /// Fits a loose part with its first possible placement.
    pub fn fit_on(&mut self, seat: Seat, kind: ShipType, item: Item) -> &mut Self {
        let action = self.first_fitting(seat, kind, item).expect("a way to lie");
        self.act(seat, action)
    }

    /// Returns the first possible placement of a loose part.
    pub fn first_fitting(&self, seat: Seat, kind: ShipType, item: Item) -> Option<Action> {
        let is_fit = |action: &Action| matches!(action, Action::Fit(on, part, _) if (*on, *part) == (kind, item));
        self.legal(seat).into_iter().find(is_fit)
    }

    /// Lifts a part off a blueprint.
    pub fn lift_part(&mut self, seat: Seat, kind: ShipType, item: Item) -> &mut Self {
        let blueprint = self.state.public.mat(seat).blueprints[kind.index()];
        let index = blueprint.iter().position(|part| part.item == item);
        let index = index.expect("the part") as u8;
        self.act(seat, Action::Lift(kind, index))
    }

    /// Fits loose parts on an empty blueprint, packed together.
    pub fn assemble(&mut self, seat: Seat, kind: ShipType, items: &[Item]) -> &mut Self {
        let blueprint = self.game.grids().pack(kind, items).expect("a packing");
        for part in blueprint.iter() {
            self.act(seat, Action::Fit(kind, part.item, part.way));
        }
        self
    }

    /// Returns the parts of a blueprint, in the order of [`Item`].
    pub fn parts(&self, seat: Seat, kind: ShipType) -> Vec<Item> {
        let blueprint = &self.state.public.mat(seat).blueprints[kind.index()];
        let mut parts: Vec<Item> = blueprint.iter().map(|part| part.item).collect();
        parts.sort_unstable();
        parts
    }

    /// Returns the number of copies of an item in the supply.
    pub fn supply(&self, item: Item) -> u8 {
        self.state.public.supply[item.index()]
    }

    /// Returns whether an event occurred.
    pub fn has_event(&self, is_wanted: impl Fn(&Event) -> bool) -> bool {
        self.log.iter().any(is_wanted)
    }

    /// Returns whether a ship may be ordered to move in any direction.
    pub fn may_move(&self, ship: ShipId) -> bool {
        let mut all = Direction::ALL.into_iter();
        all.any(|direction| self.is_legal(ship.seat(), Action::Order(ship, Token::Go(direction))))
    }

    /// Lets all seats take `Done` while the step is in `steps`.
    pub fn decline_while(&mut self, steps: impl Fn(Step) -> bool) -> &mut Self {
        while steps(self.step()) {
            let seat = self
                .asked_seats()
                .first()
                .copied()
                .expect("somebody is asked");
            self.act(seat, Action::Done);
        }
        self
    }

    /// Runs a Conquest stage without movement until its battles begin.
    pub fn run_to_battles(&mut self) -> &mut Self {
        self.go_to(Step::Conquest);
        self.decline_while(|step| matches!(step, Step::Mount(_) | Step::Orders | Step::Open(_)))
    }

    /// Returns the tokens on a planet.
    pub fn tokens(&mut self, hex: HexId) -> u8 {
        self.sector(hex).tokens
    }
}
