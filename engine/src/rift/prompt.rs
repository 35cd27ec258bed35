//! The prompt of the screen: the request to a seat, and every action with its cost or its refusal.

use super::Rift;
use super::action::{Action, Pay, PlusMinus};
use super::play::{ShipContext, Sight};
use super::refusal::Refusal;
use super::ship::{Mount, MountId, ShipId, Slot};
use super::state::{Phase, State};
use crate::args::{Arg, Args};
use crate::game::{Prompt, PromptChoice, Seat, UiTarget};
use crate::grid::Space;

type PromptChoices = Vec<PromptChoice<Action, Refusal>>;

impl Rift {
    /// Returns the request to `seat` and all choices, legal or not.
    pub(super) fn prompt_of(&self, state: &State, seat: Seat) -> Prompt<Action, Refusal> {
        let must_act = self.seats_to_act(state).contains(seat);
        let (phrase, args) = self.request(state, must_act);
        let mut choices = Vec::new();
        match state.phase {
            Phase::Activation => self.offer_ships(state, seat, &mut choices),
            Phase::Orders => {
                if let Some(context) = ShipContext::active(self, state) {
                    PromptBuilder {
                        context,
                        seat,
                        choices: &mut choices,
                    }
                    .offer_orders();
                }
            }
            Phase::Blast | Phase::Return | Phase::Interval | Phase::Over => {
                self.offer_answers(state, seat, &mut choices);
            }
        }
        Prompt {
            phrase,
            args,
            choices,
        }
    }

    fn request(&self, state: &State, must_act: bool) -> (&'static str, Args) {
        let ship = |id: Option<ShipId>| -> Args {
            id.map(|id| ("ship", Arg::Number(i64::from(id.0))))
                .into_iter()
                .collect()
        };
        match (state.phase, must_act) {
            (Phase::Activation, true) => ("activate", Args::new()),
            (Phase::Activation, false) => ("wait-activate", Args::new()),
            (Phase::Orders, true) => {
                let owed =
                    ShipContext::active(self, state).map_or(0, |context| context.owed_squares());
                let mut args = ship(state.turn.ship);
                args.push(("squares", Arg::Number(i64::from(owed))));
                (if owed > 0 { "orders-owed" } else { "orders" }, args)
            }
            (Phase::Orders, false) => ("wait-orders", ship(state.turn.ship)),
            (Phase::Blast, _) => {
                let question = self.pending_side_choice(state);
                let mut args = ship(question.map(|q| q.ship));
                if let Some(question) = question {
                    args.push(("at", Arg::Label(question.mine.space().to_string())));
                    args.push(("damage", Arg::Number(i64::from(question.damage))));
                }
                (if must_act { "blast" } else { "wait-blast" }, args)
            }
            (Phase::Return, _) => (
                if must_act { "return" } else { "wait-return" },
                ship(self.returning_ship(state)),
            ),
            (Phase::Interval, true) => ("interval", Args::new()),
            (Phase::Interval, false) => ("wait-interval", Args::new()),
            (Phase::Over, _) => {
                let is_drawn = state.result.is_none_or(|result| result.winners.is_empty());
                (if is_drawn { "over-draw" } else { "over-win" }, Args::new())
            }
        }
    }

    fn offer_ships(&self, state: &State, seat: Seat, choices: &mut PromptChoices) {
        for id in (0..state.ships.len() as u8)
            .map(ShipId)
            .filter(|&id| self.owner(id) == seat)
        {
            let action = Action::Activate(id);
            choices.push(PromptChoice {
                target: UiTarget::Piece(id.0),
                action,
                refusal: self.check(state, seat, action).err(),
            });
        }
    }

    fn offer_answers(&self, state: &State, seat: Seat, choices: &mut PromptChoices) {
        let mut answers = Vec::new();
        self.list_legal_actions(state, seat, &mut answers);
        for action in answers {
            let target = match action {
                Action::ChooseSide(_, side) => UiTarget::Button(side.into_str()),
                Action::ChooseCorner(_, number) => {
                    let space = self
                        .return_places(state)
                        .into_iter()
                        .find(|(n, _, _)| *n == number);
                    space.map_or(UiTarget::Button("place"), |(_, space, _)| {
                        UiTarget::Cell(space.square().cell())
                    })
                }
                Action::NextGame => UiTarget::Button("next-game"),
                other => UiTarget::Button(other.term()),
            };
            choices.push(PromptChoice {
                target,
                action,
                refusal: None,
            });
        }
    }
}

/// A builder that collects the actions of one ship.
struct PromptBuilder<'a> {
    context: ShipContext<'a>,
    seat: Seat,
    choices: &'a mut PromptChoices,
}

impl PromptBuilder<'_> {
    fn offer(&mut self, target: UiTarget, action: Action) {
        let refusal = self
            .context
            .game
            .check(self.context.state, self.seat, action)
            .err();
        self.choices.push(PromptChoice {
            target,
            action,
            refusal,
        });
    }

    /// Returns the payment shown with an action: the default one, or else one that includes the
    /// shield unit `[RIFT-6.8]`.
    fn pay(&self, price: u8) -> Pay {
        let ship = self.context.ship;
        ship.default_payment(price).unwrap_or_else(|| {
            let aux = price.min(ship.aux);
            Pay {
                main: price - aux,
                aux,
            }
        })
    }

    fn offer_orders(&mut self) {
        let step = self
            .context
            .next_space()
            .map_or(UiTarget::Button("step"), |to| {
                UiTarget::Cell(to.square().cell())
            });
        self.offer(step, Action::Step);
        let pay = self.pay(self.context.build.move_cost);
        for sign in PlusMinus::BOTH {
            for action in [
                Action::Accelerate(sign, pay),
                Action::Rotate(sign, pay),
                Action::ChangePlane(sign, pay),
            ] {
                self.offer(UiTarget::Button(action.term()), action);
            }
        }
        self.offer_shots();
        self.offer_warps();
        self.offer_shield_moves();
        self.offer_store_actions();
        self.offer(UiTarget::Button("end-turn"), Action::EndTurn);
    }

    fn offer_shots(&mut self) {
        for n in 0..self.context.build.mounts.len() as u8 {
            let id = MountId(n);
            let Ok(mount) = self.context.mount(id) else {
                continue;
            };
            let pay = self.pay(self.context.game.figures.gun(mount.weapon).cost);
            let sight = self.context.sight(mount);
            let target = self.ui_target(mount, sight);
            match self
                .context
                .open_sides(sight)
                .filter(|open| open.single().is_none())
            {
                Some(open) => {
                    for side in open.iter() {
                        self.offer(target, Action::Fire(id, Some(side), pay));
                    }
                }
                None => self.offer(target, Action::Fire(id, None, pay)),
            }
        }
    }

    fn ui_target(&self, mount: Mount, sight: Sight) -> UiTarget {
        let state = self.context.state;
        let cell = |space: Space| UiTarget::Cell(space.square().cell());
        let target = match sight {
            Sight::Ship(ship, _) => state.ship(ship).map(|ship| cell(ship.space)),
            Sight::Mine(mine, _) => state.mines.get(mine).map(|mine| cell(mine.space())),
            Sight::Nothing | Sight::Blocked(..) | Sight::Boundary(_) => None,
        };
        target.unwrap_or(UiTarget::Button(mount.weapon.into_str()))
    }

    fn offer_warps(&mut self) {
        let figures = &self.context.game.figures;
        let (pay, range) = (self.pay(figures.warp_cost), figures.warp_range);
        let step = self.context.ship.heading.offset();
        let mut space = Some(self.context.ship.space);
        for squares in 1..=range {
            space = space.and_then(|space| self.context.game.board.neighbor(space, step));
            let Some(to) = space else {
                if squares == 1 {
                    self.offer(UiTarget::Button("warp"), Action::Warp(1, pay));
                }
                return;
            };
            self.offer(
                UiTarget::Cell(to.square().cell()),
                Action::Warp(squares, pay),
            );
        }
    }

    fn offer_shield_moves(&mut self) {
        let figures = &self.context.game.figures;
        let (relocate, swap) = (self.pay(figures.relocate_cost), self.pay(figures.swap_cost));
        for a in Slot::ALL {
            for b in Slot::ALL {
                self.offer(
                    UiTarget::Button("relocate"),
                    Action::Relocate(a, b, relocate),
                );
                if a.index() < b.index() {
                    self.offer(UiTarget::Button("swap"), Action::Swap(a, b, swap));
                }
            }
        }
    }

    fn offer_store_actions(&mut self) {
        let room = self.context.build.aux.saturating_sub(self.context.ship.aux);
        let max_units = self.context.ship.main.min(room).max(1);
        for units in 1..=max_units {
            self.offer(UiTarget::Button("charge"), Action::Charge(units));
        }
        if self.context.build.has_ion() {
            let pay = self.pay(self.context.game.figures.charge_cost);
            self.offer(UiTarget::Button("charge-ion"), Action::ChargeIon(pay));
        }
        if self.context.build.mines > 0 {
            self.offer(UiTarget::Button("release-mine"), Action::ReleaseMine);
        }
    }
}
