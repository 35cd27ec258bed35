//! Names of actions on their button, card or hex.

mod goods;

use super::Narrator;
use engine::exodus::action::{Action, Token};
use engine::exodus::blueprint::FittedPart;
use engine::exodus::effect::ExtraDiceRoll;
use engine::exodus::hex::{Direction, HexId};
use engine::exodus::part::Rocket;
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
        let (form, words) = match action {
            Action::Start(tech) => {
                let cost = self.cost(self.table.tech(tech).cost);
                (
                    "",
                    vec![("tech", self.tech(tech).into()), ("cost", cost.into())],
                )
            }
            Action::Take(hex) => ("", self.of_take(public, asker, hex)),
            Action::Vote(letters) => self.of_letters(public, letters),
            Action::Bid(cp, false) => ("", vec![("cp", cp.into())]),
            Action::Bid(cp, true) => self.of_bid(view, seat, cp),
            Action::Favor(letter) => ("", self.of_letter(public, letter)),
            Action::Repeal(card) => ("", vec![("card", self.political(card).into())]),
            Action::Offer(card) | Action::Pick(card) => {
                ("", vec![("card", self.bonus(card).into())])
            }
            Action::Rank(other) => {
                let place = public.elected.len() + 1;
                (
                    "",
                    vec![("seat", self.seat(other).into()), ("place", place.into())],
                )
            }
            Action::Kill(other) => ("", vec![("seat", self.seat(other).into())]),
            Action::Play(card) => ("", vec![("card", self.action_card(card).into())]),
            Action::React(card) => ("", self.of_reaction(public, asker, card)),
            Action::TakeBack => ("", self.of_first_card(public, asker)),
            Action::Learn(tech) => ("", self.of_learning(public, asker, tech)),
            Action::Bank => self.of_bank(public, asker),
            Action::Build(kind) => ("", self.of_ship(public, kind)),
            Action::Buy(item) => ("", self.of_item(public, item)),
            Action::Arm(rocket, hex) => ("", self.of_arming(public, rocket, hex)),
            Action::Lift(kind, place) => self.of_lift(view, seat, kind, place),
            Action::Fit(kind, item, way) => {
                let cells = self.table.grids().cells(kind, FittedPart { item, way });
                ("", self.of_part(kind, item, cells))
            }
            Action::OpenTrade => self.of_trade(public, asker),
            Action::Exchange(exchange) => self.of_exchange(public, asker, exchange),
            Action::Mine => (
                "",
                vec![("dice", self.dice(public, asker, ExtraDiceRoll::Mine).into())],
            ),
            Action::Put(hex) => ("", self.of_put(public, hex)),
            Action::Target(rocket, from, to) => {
                ("", self.of_target(public, asker, rocket, from, to))
            }
            Action::Mount(ship) => ("", self.of_room(public, ship)),
            Action::Ferry(from, to) => (
                "",
                vec![("from", self.hex(from).into()), ("at", self.hex(to).into())],
            ),
            Action::Join(ship, other) => ("", self.of_group(ship, other)),
            Action::Order(ship, token) => self.of_token(view, ship, token),
            Action::Step(ship, direction) => ("", self.of_step_to(public, ship, direction)),
            Action::Uncloak(_) => ("", vec![("at", self.cloaked_ships(public).into())]),
            Action::Hit(ship) => ("", self.of_hit(public, ship)),
            Action::Deploy(ship) => self.of_landing(public, ship),
            Action::Discard(card) => ("", vec![("card", self.resistance(card).into())]),
            Action::Invoke(card) => ("", vec![("card", self.ability(card).into())]),
            Action::Done => (done_key(public), PhraseArgs::new()),
            Action::FitUsual
            | Action::TakeAll
            | Action::Restore
            | Action::Refit
            | Action::Reopen
            | Action::Concede
            | Action::CallTime => ("", PhraseArgs::new()),
        };
        self.say(&format!("exodus-order-{}{form}", action.term()), &words)
    }

    fn of_target(
        &self,
        public: &Public,
        seat: Seat,
        rocket: Rocket,
        from: HexId,
        to: HexId,
    ) -> PhraseArgs {
        vec![
            ("rocket", self.rocket(rocket).into()),
            ("from", self.hex(from).into()),
            ("at", self.hex(to).into()),
            (
                "die",
                self.table.min_distance_roll(public, seat, from, to).into(),
            ),
        ]
    }

    fn of_room(&self, public: &Public, ship: ShipId) -> PhraseArgs {
        vec![
            ("ship", self.ship_short(ship).into()),
            ("cargo", public.ship(ship).cargo.into()),
            ("room", self.table.ship(ship.kind()).transport.into()),
        ]
    }

    fn of_group(&self, ship: ShipId, other: ShipId) -> PhraseArgs {
        vec![
            ("ship", self.ship_short(ship).into()),
            ("other", self.ship_short(other).into()),
        ]
    }

    /// Names one more token for a ship, and where it leads.
    fn of_token(&self, view: &View, ship: ShipId, token: Token) -> (&'static str, PhraseArgs) {
        let mut words: PhraseArgs = vec![("ship", self.ship_short(ship).into())];
        let Token::Go(direction) = token else {
            return ("-blank", words);
        };
        let stack = view.plan(ship.seat()).orders[ship.place()];
        let start = view.public.ship(ship).hex;
        let end = start.map(|hex| self.table.flight_end(hex, stack));
        words.push(("token", self.token(token).into()));
        words.push(("at", self.beyond(end, direction).into()));
        ("", words)
    }

    /// Names the neighbor of a hex in a direction, or only the direction at the border of the map.
    fn beyond(&self, hex: Option<HexId>, direction: Direction) -> String {
        let next = hex.and_then(|hex| self.table.next(hex, direction));
        next.map_or_else(|| self.direction(direction), |hex| self.hex(hex))
    }

    fn of_step_to(&self, public: &Public, ship: ShipId, direction: Direction) -> PhraseArgs {
        vec![
            ("ship", self.ship_short(ship).into()),
            ("at", self.beyond(public.ship(ship).hex, direction).into()),
        ]
    }

    fn cloaked_ships(&self, public: &Public) -> String {
        let at = public.uncloak_hexes.first();
        at.map_or_else(String::new, |hex| self.hex(hex))
    }

    fn of_hit(&self, public: &Public, ship: ShipId) -> PhraseArgs {
        vec![
            ("ship", self.ship(ship).into()),
            ("damage", public.ship(ship).damage.into()),
            ("strength", self.table.strength_of(public, ship).into()),
        ]
    }

    /// Names a landing, with the die face that it needs, if any.
    fn of_landing(&self, public: &Public, ship: ShipId) -> (&'static str, PhraseArgs) {
        let hex = public.ship(ship).hex.unwrap_or_default();
        let face = self.table.landing_face(public, ship.seat(), hex);
        let words = vec![
            ("ship", self.ship_short(ship).into()),
            ("at", self.hex(hex).into()),
            ("face", face.into()),
        ];
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
