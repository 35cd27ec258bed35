//! Names of actions on their button, card or hex.

mod goods;

use super::Narrator;
use engine::exodus::action::{Action, Token};
use engine::exodus::effect::ExtraDiceRoll;
use engine::exodus::hex::{Direction, HexId};
use engine::exodus::ship::ShipId;
use engine::exodus::state::Public;
use engine::exodus::step::{Step, Task};
use engine::exodus::view::View;
use engine::game::Seat;
use ui::l10n::PhraseArgs;

impl Narrator<'_> {
    /// Returns the name of an action without the acting seat; if several seats are asked, a name
    /// that fits all of them.
    #[must_use]
    pub fn order(&self, view: &View, action: Action) -> String {
        let mut asked = self.game.seats_to_act(&view.public).iter();
        let only = asked.next().filter(|_| asked.next().is_none());
        self.with_map(&view.public).action_name(view, only, action)
    }

    /// Returns the name of an action of this seat.
    #[must_use]
    pub fn order_of(&self, view: &View, seat: Seat, action: Action) -> String {
        self.with_map(&view.public)
            .action_name(view, Some(seat), action)
    }

    fn action_name(&self, view: &View, seat: Option<Seat>, action: Action) -> String {
        let public = &view.public;
        let asked_seat = seat.unwrap_or_default();
        let description = action.description();
        let mut args = self.arguments(description.args);
        let (suffix, more) = match action {
            Action::Start(tech) => ("", vec![self.cost_arg(self.game.tech(tech).cost)]),
            Action::Take(hex) => ("", self.take_args(public, asked_seat, hex)),
            Action::Vote(letters) => self.vote_args(public, letters),
            Action::Bid(_, true) => self.bid_args(view, seat),
            Action::Favor(letter) => ("", self.agenda_card_args(public, letter)),
            Action::Rank(_) => ("", vec![("place", (public.elected.len() + 1).into())]),
            Action::React(card) => ("", self.reaction_args(public, asked_seat, card)),
            Action::TakeBack => ("", self.first_card_args(public, asked_seat)),
            Action::Learn(tech) => ("", self.learning_args(public, asked_seat, tech)),
            Action::Bank => self.bank_args(public, asked_seat),
            Action::Build(kind) => ("", self.ship_price_args(public, kind)),
            Action::Buy(item) => ("", self.item_price_args(public, item)),
            Action::Arm(rocket, _) => ("", self.rocket_price_args(public, rocket)),
            Action::Lift(kind, index) => self.lift_args(view, seat, kind, index),
            Action::OpenTrade => self.trade_args(public, asked_seat),
            Action::Exchange(exchange) => self.exchange_args(public, asked_seat, exchange),
            Action::Mine => {
                let dice = self.dice(public, asked_seat, ExtraDiceRoll::Mine);
                ("", vec![("dice", dice.into())])
            }
            Action::Put(hex) => (
                "",
                vec![("what", self.token_resource_name(public, hex).into())],
            ),
            Action::Target(_, from, to) => {
                let die = self.game.min_distance_roll(public, asked_seat, from, to);
                ("", vec![("die", die.into())])
            }
            Action::Mount(ship) => ("", self.loading_args(public, ship)),
            Action::Order(ship, token) => self.token_args(view, ship, token),
            Action::Step(ship, direction) => {
                let end = self.neighbor_name(public.ship(ship).hex, direction);
                ("", vec![("at", end.into())])
            }
            Action::Uncloak(_) => ("", vec![("at", self.cloaked_ships(public).into())]),
            Action::Hit(ship) => ("", self.hit_args(public, ship)),
            Action::Deploy(ship) => self.landing_args(public, ship),
            Action::Done => (done_suffix(public), PhraseArgs::new()),
            Action::Bid(_, false)
            | Action::Repeal(_)
            | Action::Offer(_)
            | Action::Pick(_)
            | Action::Kill(_)
            | Action::Play(_)
            | Action::Fit(..)
            | Action::Ferry(..)
            | Action::Join(..)
            | Action::Discard(_)
            | Action::Invoke(_)
            | Action::FitUsual
            | Action::TakeAll
            | Action::Restore
            | Action::Refit
            | Action::Reopen
            | Action::Concede
            | Action::CallTime => ("", PhraseArgs::new()),
        };
        args.extend(more);
        self.say(&format!("exodus-order-{}{suffix}", description.key), &args)
    }

    fn loading_args(&self, public: &Public, ship: ShipId) -> PhraseArgs {
        vec![
            ("cargo", public.ship(ship).cargo.into()),
            ("room", self.game.ship(ship.kind()).transport.into()),
        ]
    }

    /// Returns the phrase suffix and arguments for one more token and the hex that it leads to.
    fn token_args(&self, view: &View, ship: ShipId, token: Token) -> (&'static str, PhraseArgs) {
        let Token::Go(direction) = token else {
            return ("-blank", PhraseArgs::new());
        };
        let stack = view.plan(ship.seat()).orders[ship.fleet_index()];
        let start = view.public.ship(ship).hex;
        let end = start.map(|hex| self.game.flight_end(hex, stack));
        let args = vec![
            ("token", self.token(token).into()),
            ("at", self.neighbor_name(end, direction).into()),
        ];
        ("", args)
    }

    /// Names the neighbor of a hex in a direction, or only the direction at the border of the map.
    fn neighbor_name(&self, hex: Option<HexId>, direction: Direction) -> String {
        let next = hex.and_then(|hex| self.game.next(hex, direction));
        next.map_or_else(|| self.direction(direction), |hex| self.hex(hex))
    }

    fn cloaked_ships(&self, public: &Public) -> String {
        let at = public.uncloak_hexes.first();
        at.map_or_else(String::new, |hex| self.hex(hex))
    }

    fn hit_args(&self, public: &Public, ship: ShipId) -> PhraseArgs {
        vec![
            ("damage", public.ship(ship).damage.into()),
            ("strength", self.game.strength_of(public, ship).into()),
        ]
    }

    /// Returns the phrase suffix and arguments for a landing: its hex, and the die face that it
    /// needs, if any.
    fn landing_args(&self, public: &Public, ship: ShipId) -> (&'static str, PhraseArgs) {
        let hex = public.ship(ship).hex.unwrap_or_default();
        let face = self.game.landing_face(public, ship.seat(), hex);
        let args = vec![("at", self.hex(hex).into()), ("face", face.into())];
        match face {
            0 | 1 => ("", args),
            2.. => ("-roll", args),
        }
    }
}

/// Returns the phrase suffix for doing nothing, or nothing more.
fn done_suffix(public: &Public) -> &'static str {
    match public.task() {
        Some(task) => task_done_suffix(*task),
        None => step_done_suffix(public.step),
    }
}

const fn task_done_suffix(task: Task) -> &'static str {
    match task {
        Task::Action { .. } | Task::Learn { .. } => "-decline",
        Task::Build { .. } => "-build",
        Task::Trade { .. } => "-trade",
        Task::Mine { .. } => "-mine",
        Task::Refit { .. } | Task::Repeal { .. } | Task::Program { .. } => "",
    }
}

const fn step_done_suffix(step: Step) -> &'static str {
    match step {
        Step::StartParts | Step::Orders => "-commit",
        Step::Growth(_) => "-grow",
        Step::Battle => "-no-ability",
        Step::Income(_) => "-income",
        Step::Pick => "-pick",
        Step::React(..) => "-pass",
        Step::TakeBack(_) => "-keep",
        Step::Target(_) => "-targets",
        Step::Mount(_) => "-mount",
        Step::Open(_) => "-moves",
        Step::Deploy(_) => "-deploy",
        _ => "",
    }
}
