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
        let mut asked = self.table.seats_to_act(&view.public).iter();
        let only = asked.next().filter(|_| asked.next().is_none());
        self.with_map(&view.public).named(view, only, action)
    }

    /// Returns the name of an action of this seat.
    #[must_use]
    pub fn order_of(&self, view: &View, seat: Seat, action: Action) -> String {
        self.with_map(&view.public).named(view, Some(seat), action)
    }

    fn named(&self, view: &View, seat: Option<Seat>, action: Action) -> String {
        let public = &view.public;
        let asker = seat.unwrap_or_default();
        let description = action.description();
        let mut words = self.arguments(description.args);
        let (form, more) = match action {
            Action::Start(tech) => ("", vec![self.cost_word(self.table.tech(tech).cost)]),
            Action::Take(hex) => ("", self.of_take(public, asker, hex)),
            Action::Vote(letters) => self.of_letters(public, letters),
            Action::Bid(_, true) => self.of_bid(view, seat),
            Action::Favor(letter) => ("", self.of_letter(public, letter)),
            Action::Rank(_) => ("", vec![("place", (public.elected.len() + 1).into())]),
            Action::React(card) => ("", self.of_reaction(public, asker, card)),
            Action::TakeBack => ("", self.of_first_card(public, asker)),
            Action::Learn(tech) => ("", self.of_learning(public, asker, tech)),
            Action::Bank => self.of_bank(public, asker),
            Action::Build(kind) => ("", self.of_ship(public, kind)),
            Action::Buy(item) => ("", self.of_item(public, item)),
            Action::Arm(rocket, _) => ("", self.of_arming(public, rocket)),
            Action::Lift(kind, place) => self.of_lift(view, seat, kind, place),
            Action::OpenTrade => self.of_trade(public, asker),
            Action::Exchange(exchange) => self.of_exchange(public, asker, exchange),
            Action::Mine => {
                let dice = self.dice(public, asker, ExtraDiceRoll::Mine);
                ("", vec![("dice", dice.into())])
            }
            Action::Put(hex) => ("", vec![("what", self.yield_of(public, hex).into())]),
            Action::Target(_, from, to) => {
                let die = self.table.min_distance_roll(public, asker, from, to);
                ("", vec![("die", die.into())])
            }
            Action::Mount(ship) => ("", self.of_room(public, ship)),
            Action::Order(ship, token) => self.of_token(view, ship, token),
            Action::Step(ship, direction) => {
                let end = self.beyond(public.ship(ship).hex, direction);
                ("", vec![("at", end.into())])
            }
            Action::Uncloak(_) => ("", vec![("at", self.cloaked_ships(public).into())]),
            Action::Hit(ship) => ("", self.of_hit(public, ship)),
            Action::Deploy(ship) => self.of_landing(public, ship),
            Action::Done => (done_key(public), PhraseArgs::new()),
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
        words.extend(more);
        self.say(&format!("exodus-order-{}{form}", description.key), &words)
    }

    fn of_room(&self, public: &Public, ship: ShipId) -> PhraseArgs {
        vec![
            ("cargo", public.ship(ship).cargo.into()),
            ("room", self.table.ship(ship.kind()).transport.into()),
        ]
    }

    /// Names one more token, and where it leads.
    fn of_token(&self, view: &View, ship: ShipId, token: Token) -> (&'static str, PhraseArgs) {
        let Token::Go(direction) = token else {
            return ("-blank", PhraseArgs::new());
        };
        let stack = view.plan(ship.seat()).orders[ship.place()];
        let start = view.public.ship(ship).hex;
        let end = start.map(|hex| self.table.flight_end(hex, stack));
        let words = vec![
            ("token", self.token(token).into()),
            ("at", self.beyond(end, direction).into()),
        ];
        ("", words)
    }

    /// Names the neighbor of a hex in a direction, or only the direction at the border of the map.
    fn beyond(&self, hex: Option<HexId>, direction: Direction) -> String {
        let next = hex.and_then(|hex| self.table.next(hex, direction));
        next.map_or_else(|| self.direction(direction), |hex| self.hex(hex))
    }

    fn cloaked_ships(&self, public: &Public) -> String {
        let at = public.uncloak_hexes.first();
        at.map_or_else(String::new, |hex| self.hex(hex))
    }

    fn of_hit(&self, public: &Public, ship: ShipId) -> PhraseArgs {
        vec![
            ("damage", public.ship(ship).damage.into()),
            ("strength", self.table.strength_of(public, ship).into()),
        ]
    }

    /// Names a landing, with the die face that it needs, if any.
    fn of_landing(&self, public: &Public, ship: ShipId) -> (&'static str, PhraseArgs) {
        let hex = public.ship(ship).hex.unwrap_or_default();
        let face = self.table.landing_face(public, ship.seat(), hex);
        let words = vec![("at", self.hex(hex).into()), ("face", face.into())];
        match face {
            0 | 1 => ("", words),
            2.. => ("-roll", words),
        }
    }
}

/// Returns the phrase key for doing nothing, or nothing more.
fn done_key(public: &Public) -> &'static str {
    match public.task() {
        Some(task) => done_with_task(*task),
        None => done_with_step(public.step),
    }
}

const fn done_with_task(task: Task) -> &'static str {
    match task {
        Task::Deed { .. } | Task::Learn { .. } => "-decline",
        Task::Build { .. } => "-build",
        Task::Trade { .. } => "-trade",
        Task::Mine { .. } => "-mine",
        Task::Refit { .. } | Task::Repeal { .. } | Task::Program { .. } => "",
    }
}

const fn done_with_step(step: Step) -> &'static str {
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
