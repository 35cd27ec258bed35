//! What a person does at the table: giving orders, looking at them, picking squares and ships.

use super::super::field::{Piece, pile, square_at};
use super::Watch;
use super::aim::Tool;
use super::offers::Offer;
use crate::play::Deed;
use crate::play::choice::{actor, redoer};
use crate::play::table::{Glance, rule_link};
use board::SquareGrid;
use engine::game::Seat;
use engine::grid::Square;
use engine::rift::action::Action;
use engine::rift::play::Warning;
use engine::rift::ship::{MountId, ShipId, Slot};
use engine::rift::state::Phase;
use engine::rule::RuleId;
use std::rc::Rc;
use ui::l10n::Phrases;
use yew::prelude::*;

/// The hands of the person at the table.
#[derive(Clone)]
pub struct Actions {
    watch: Rc<Watch>,
    looked: Glance<Option<Action>>,
    picked: UseStateSetter<Option<ShipId>>,
    rules: Callback<Option<String>>,
    cautious: bool,
    guard: Option<Callback<Action, bool>>,
}

impl PartialEq for Actions {
    fn eq(&self, other: &Self) -> bool {
        self.watch == other.watch && self.cautious == other.cautious
    }
}

impl Actions {
    /// Hands for what is watched; cautious ones ask before a turn ends.
    #[must_use]
    pub fn new(
        watch: &Watch,
        looked: UseStateSetter<Option<Action>>,
        picked: UseStateSetter<Option<ShipId>>,
        rules: Callback<Option<String>>,
        cautious: bool,
    ) -> Self {
        Self {
            watch: Rc::new(watch.clone()),
            looked: Glance(looked),
            picked,
            rules,
            cautious,
            guard: None,
        }
    }

    /// The same hands, which give only orders that `guard` lets pass.
    #[must_use]
    pub fn guarded(self, guard: Callback<Action, bool>) -> Self {
        Self {
            guard: Some(guard),
            ..self
        }
    }

    /// Gives an order, legal or not: the engine answers a refused one with its reason.
    pub fn order(&self, action: Action) {
        let Some(seat) = self.watch.giver(action) else {
            return;
        };
        if self.is_held_back(action) {
            return;
        }
        if self.needs_confirmation(action) && self.watch.aim.tool != Tool::Confirm(action) {
            self.watch
                .set_aim
                .set(self.watch.aim.with(Tool::Confirm(action)));
            return;
        }
        self.order_now(seat, action);
    }

    fn is_held_back(&self, action: Action) -> bool {
        self.guard.as_ref().is_some_and(|guard| !guard.emit(action))
    }

    fn order_now(&self, seat: Seat, action: Action) {
        if !self.is_held_back(action) {
            self.do_now(Deed::Act(seat, action));
        }
    }

    fn do_now(&self, deed: Deed<Action>) {
        self.looked.away();
        self.watch.set_aim.set(self.watch.aim.with(Tool::Free));
        self.watch.deeds.dispatch(deed);
    }

    /// Whether an order takes the shield unit while the shields are up, or ends the turn of a
    /// player who wants to be asked.
    fn needs_confirmation(&self, action: Action) -> bool {
        match self.warned_of(action) {
            Some(Warning::ShieldsDown) => true,
            Some(Warning::TurnEnds { .. }) => self.cautious,
            None => false,
        }
    }

    fn warned_of(&self, action: Action) -> Option<Warning> {
        let state = self.watch.session.state();
        let giver = self.watch.giver(action)?;
        self.watch.table().warning(state, giver, action)
    }

    /// What is said before an order that needs a second word.
    #[must_use]
    pub fn warning(&self, phrases: &Phrases, action: Action) -> String {
        match self.warned_of(action) {
            Some(Warning::TurnEnds { lost }) => {
                phrases.say("rift-warning-energy-lost", &[("units", lost.into())])
            }
            Some(Warning::ShieldsDown) => phrases.text("rift-preview-shields-down"),
            None => String::new(),
        }
    }

    /// A press that gives an offered order.
    #[must_use]
    pub fn give(&self, offer: &Offer) -> Callback<MouseEvent> {
        let (hands, action) = (self.clone(), offer.action);
        Callback::from(move |_| hands.order(action))
    }

    /// A press that gives an order without asking once more.
    #[must_use]
    pub fn give_now(&self, action: Action) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| {
            if let Some(seat) = hands.watch.giver(action) {
                hands.order_now(seat, action);
            }
        })
    }

    /// A press that narrows the orders.
    #[must_use]
    pub fn aim(&self, tool: Tool) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| hands.take(tool))
    }

    /// Takes a tool in hand, or puts it back when it is held already.
    pub fn take(&self, tool: Tool) {
        let tool = if self.watch.aim.tool == tool {
            Tool::Free
        } else {
            tool
        };
        self.looked.away();
        self.watch.set_aim.set(self.watch.aim.with(tool));
    }

    /// Gives the first order that fits; a refused one when no other does, so that the reason is told.
    pub fn order_first(&self, fits: fn(Action) -> bool) {
        if let Some(offer) = self.watch.offers.find(fits) {
            self.order(offer.action);
        }
    }

    /// What a digit asks for, from 0: the gun of that number, or of the answers to a question the one in that place.
    pub fn number(&self, n: u8) {
        if self.watch.session.state().phase == Phase::Orders {
            return self.fire(MountId(n));
        }
        let answer = self.watch.offers.legal(|_| true).nth(usize::from(n));
        if let Some(offer) = answer {
            self.order(offer.action);
        }
    }

    /// Takes back the last order of those who are asked here.
    pub fn take_back(&self) {
        let watch = &self.watch;
        if let Some(seat) = watch.seat {
            let seat = actor(&watch.session, watch.choosers, seat);
            watch.deeds.dispatch(Deed::Undo(seat));
        }
    }

    /// Gives again what one of those who are asked here took back.
    pub fn give_again(&self) {
        let watch = &self.watch;
        if let Some(seat) = watch.seat {
            let seat = redoer(&watch.session, watch.choosers).unwrap_or(seat);
            watch.deeds.dispatch(Deed::Redo(seat));
        }
    }

    /// Fires a mount, or asks which of two open sides.
    pub fn fire(&self, mount: MountId) {
        let fits = move |action| matches!(action, Action::Fire(m, _, _) if m == mount);
        if self.watch.offers.legal(fits).count() > 1 {
            self.take(Tool::Fire(mount));
        } else if let Some(offer) = self.watch.offers.find(fits) {
            self.order(offer.action);
        }
    }

    /// Pays prices from the auxiliary store first, or from the main reactor.
    pub fn pay(&self, aux: bool) {
        self.watch.set_aim.set(super::Aim {
            pay_aux: aux,
            ..self.watch.aim
        });
    }

    /// A press that changes from where prices are paid.
    #[must_use]
    pub fn pay_from(&self, aux: bool) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| hands.pay(aux))
    }

    /// The largest charge that keeps the shield unit, if the store has room `[RIFT-6.2]`.
    #[must_use]
    pub fn rest(&self) -> Option<Action> {
        let state = self.watch.session.state();
        let main = state.turn.ship.and_then(|id| state.ship(id))?.main;
        let fits = |action| matches!(action, Action::Charge(units) if units < main);
        self.watch
            .offers
            .legal(fits)
            .last()
            .map(|offer| offer.action)
    }

    /// Stores what would be lost and ends the turn.
    pub fn store_rest(&self) {
        let (Some(seat), Some(charge)) = (self.watch.seat, self.rest()) else {
            return;
        };
        let end = Action::EndTurn;
        if self.needs_confirmation(end) {
            self.order_now(seat, charge);
            self.order(end);
        } else if !self.is_held_back(charge) && !self.is_held_back(end) {
            self.do_now(Deed::give(
                self.watch.session.position(),
                seat,
                &[charge, end],
            ));
        }
    }

    /// A press that stores what would be lost and ends the turn.
    #[must_use]
    pub fn store_rest_and_end(&self) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| hands.store_rest())
    }

    /// Pointing at a button shows its order on the board; leaving it hides it again.
    #[must_use]
    pub fn look(&self, action: Action) -> (Callback<PointerEvent>, Callback<PointerEvent>) {
        self.looked.by_pointer(Some(action))
    }

    /// Focus that came by key shows the order of a button too.
    #[must_use]
    pub fn look_by_focus(&self, action: Action) -> (Callback<FocusEvent>, Callback<FocusEvent>) {
        self.looked.by_focus(Some(action))
    }

    /// Pointing at a square shows the order that picking it would give.
    pub fn look_at_square(&self, square: Option<Square>) {
        let action = square
            .and_then(|square| self.watch.offers.on_square(square).next())
            .map(|offer| offer.action);
        self.looked.0.set(action);
    }

    /// Picking a square: its only order is given, of several one is asked for; a square without
    /// orders shows the console of a ship there.
    #[must_use]
    pub fn on_square(&self, grid: SquareGrid) -> Callback<u16> {
        let hands = self.clone();
        Callback::from(move |index| {
            if let Some(square) = square_at(grid, index) {
                hands.pick(square);
            }
        })
    }

    fn pick(&self, square: Square) {
        let (table, state) = (self.watch.table(), self.watch.session.state());
        let ships: Vec<ShipId> = pile(table, state, square)
            .into_iter()
            .rev()
            .filter_map(|(_, piece)| match piece {
                Piece::Ship(ship) => Some(ship),
                Piece::Mine(_) | Piece::Asteroid => None,
            })
            .collect();
        let ready = |ship: &&ShipId| {
            let activate = Action::Activate(**ship);
            let mut offers = self.watch.offers.legal(|action| action == activate);
            offers.next().is_some()
        };
        let mut ready = ships.iter().filter(ready);
        match (ready.next(), ready.next()) {
            (Some(ship), None) => return self.order(Action::Activate(*ship)),
            // Which of two ships is meant is told by its button.
            (Some(_), Some(_)) => return self.show_next(&ships),
            (None, _) => {}
        }
        let mut offers = self.watch.offers.on_square(square);
        match (offers.next(), offers.next()) {
            (Some(offer), None) => self.order(offer.action),
            (Some(_), Some(_)) => self.take(Tool::Square(square)),
            (None, _) => self.show_next(&ships),
        }
    }

    /// Opens the console of one of the ships, the next of them when one is open already.
    fn show_next(&self, ships: &[ShipId]) {
        let at = ships
            .iter()
            .position(|&ship| ship == self.watch.shown)
            .map_or(0, |at| at + 1);
        if let Some(&ship) = ships.get(at).or(ships.first()) {
            self.picked.set(Some(ship));
        }
    }

    /// Opens the console of a ship.
    #[must_use]
    pub fn show(&self, ship: ShipId) -> Callback<MouseEvent> {
        let picked = self.picked.clone();
        Callback::from(move |_| picked.set(Some(ship)))
    }

    /// A shield bar was pressed: it is picked up, put down, or put where it is pressed.
    pub fn press_bar(&self, slot: Slot) {
        match self.watch.aim.tool {
            Tool::Bar(from) if from == slot => self.take(Tool::Free),
            Tool::Bar(from) => self.move_bar(from, slot),
            Tool::Free
            | Tool::Warp
            | Tool::Fire(_)
            | Tool::Square(_)
            | Tool::Charge
            | Tool::Confirm(_)
            | Tool::WhyNot => self.take(Tool::Bar(slot)),
        }
    }

    /// Moves a bar to a slot, or exchanges it with the bar there.
    pub fn move_bar(&self, from: Slot, to: Slot) {
        let order = self
            .watch
            .offers
            .goals(from)
            .into_iter()
            .find(|(slot, _)| *slot == to);
        match order {
            Some((_, action)) => self.order(action),
            None => self.take(Tool::Bar(to)),
        }
    }

    /// A way to a rule: the rules open beside the table.
    pub fn rule_link(&self, rule: RuleId) -> Html {
        rule_link(&self.rules, rule)
    }

    /// Opens the rules beside the table, at a place of them.
    #[must_use]
    pub fn rules(&self) -> Callback<Option<String>> {
        self.rules.clone()
    }

    /// Opens the rules beside the table.
    #[must_use]
    pub fn open_rules(&self) -> Callback<()> {
        self.rules.reform(|()| None)
    }
}
