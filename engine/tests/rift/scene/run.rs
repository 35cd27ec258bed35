//! A position in which orders are given; every invariant is checked after every order.

use super::invariants::{ShotHistory, check_invariants};
use super::words::Order;
use engine::chance::ZeroChance;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, SeatSet, Status, Undo};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::refusal::Refusal;
use engine::rift::ship::{ShipId, Side};
use engine::rift::state::{Ending, State};

/// A position in which orders are given, with the events since its beginning.
#[derive(Clone, Debug)]
pub struct Scene {
    pub game: Rift,
    pub state: State,
    pub log: Vec<Event>,
    shot_history: ShotHistory,
}

impl Scene {
    pub(super) fn new(game: Rift, state: State) -> Self {
        Self {
            game,
            state,
            log: Vec::new(),
            shot_history: ShotHistory::default(),
        }
    }

    /// Gives orders, separated by semicolons; each must be legal.
    #[track_caller]
    pub fn orders(&mut self, text: &str) -> &mut Self {
        for order in text.split(';') {
            for _ in 0..Order::read(order).times {
                if let Err(refusal) = self.order(order) {
                    panic!(
                        "`{}` is refused: {} {refusal:?}",
                        order.trim(),
                        refusal.rule()
                    );
                }
            }
        }
        self
    }

    /// Checks that `rule`, or one of several separated by `|`, refuses an order.
    #[track_caller]
    pub fn expect_refusal(&mut self, order: &str, rule: &str) -> &mut Self {
        match self.order(order) {
            Ok(_) => panic!("`{order}` is allowed"),
            Err(refusal) => {
                let cited = refusal.rule().as_str();
                let is_known = rule.split('|').any(|id| id == cited);
                assert!(is_known, "`{order}`: {cited} {refusal:?}, not {rule}");
            }
        }
        self
    }

    /// Gives one order and returns its effect on undo, or the refusal.
    #[track_caller]
    pub fn order(&mut self, text: &str) -> Result<Undo, Refusal> {
        let order = Order::read(text);
        let action = order.action(&self.game, &self.state);
        let seat = order
            .seat()
            .map_or_else(|| self.seat_of_action(action), Seat);
        self.act_as(seat, action)
    }

    /// Returns the seat that takes `action` in the normal course of play.
    fn seat_of_action(&self, action: Action) -> Seat {
        match action {
            Action::Activate(ship)
            | Action::ChooseSide(ship, _)
            | Action::ChooseCorner(ship, _) => self.game.owner(ship),
            Action::TimeOut => Seat::TABLE,
            _ => self.state.turn.ship.map_or_else(
                || self.waiting().iter().next().unwrap_or(Seat(0)),
                |ship| self.game.owner(ship),
            ),
        }
    }

    /// Takes `action` for `seat`, and checks that listing, checking and acting agree, that a
    /// refusal changes nothing, and that the invariants of the rules hold.
    #[track_caller]
    pub fn act_as(&mut self, seat: Seat, action: Action) -> Result<Undo, Refusal> {
        let before = self.state.clone();
        let checked = self.game.check_action(&self.state, seat, action);
        let is_listed = self.choices(seat).contains(&action);
        assert_eq!(
            is_listed,
            checked.is_ok(),
            "{action:?}: listed {is_listed}, {checked:?}"
        );
        let logged = self.log.len();
        let result = self.game.act(
            &mut self.state,
            seat,
            action,
            &mut ZeroChance,
            &mut self.log,
        );
        assert_eq!(result.err(), checked.err(), "{action:?}");
        if result.is_ok() {
            // Scenes may be unreachable in a match; but a reachable one must lead to reachable
            // ones.
            let valid = self.game.validate(&self.state);
            assert!(
                valid.is_ok() || self.game.validate(&before).is_err(),
                "{valid:?} after {action:?}"
            );
            self.shot_history.record(&before, action, &self.state);
            check_invariants(
                &self.game,
                &before,
                action,
                &self.state,
                &self.log[logged..],
            );
        } else {
            assert_eq!(
                self.state, before,
                "{action:?} was refused and changed the state"
            );
            assert_eq!(self.log.len(), logged, "{action:?} was refused and told of");
        }
        result
    }

    /// Returns all actions that `seat` may take.
    pub fn choices(&self, seat: Seat) -> Vec<Action> {
        let mut list = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut list);
        self.game.out_of_turn_actions(&self.state, seat, &mut list);
        list
    }

    /// Returns all answers of the waiting seats.
    pub fn answers(&self) -> Vec<Action> {
        let mut list = Vec::new();
        for seat in self.waiting().iter() {
            self.game.legal_actions(&self.state, seat, &mut list);
        }
        list
    }

    /// Returns the waiting seats.
    pub fn waiting(&self) -> SeatSet {
        self.game.status(&self.state).waiting_seats()
    }

    /// Returns the target sides among which the owner may choose for a shot of the active ship;
    /// empty if there is no target.
    pub fn open_sides(&self, order: &str) -> Vec<Option<Side>> {
        let Action::Fire(mount, _, pay) = Order::read(order).action(&self.game, &self.state) else {
            panic!("`{order}` is no shot")
        };
        let hits = self
            .answers()
            .into_iter()
            .filter_map(|action| match action {
                Action::Fire(other, side, paid) if (other, paid) == (mount, pay) => Some(side),
                _ => None,
            });
        hits.collect()
    }

    /// Returns the ship that must choose a side for a blast, and the possible sides.
    pub fn asked_sides(&self) -> Option<(u8, Vec<Side>)> {
        let asked: Vec<(ShipId, Side)> = self
            .answers()
            .into_iter()
            .filter_map(|action| match action {
                Action::ChooseSide(ship, side) => Some((ship, side)),
                _ => None,
            })
            .collect();
        let (ship, _) = *asked.first()?;
        assert!(asked.iter().all(|(other, _)| *other == ship));
        Some((ship.0, asked.into_iter().map(|(_, side)| side).collect()))
    }

    /// Returns the ships that may be activated now.
    pub fn eligible(&self) -> Vec<u8> {
        let mut ships: Vec<u8> = self
            .answers()
            .into_iter()
            .filter_map(|action| match action {
                Action::Activate(ship) => Some(ship.0),
                _ => None,
            })
            .collect();
        ships.sort_unstable();
        ships.dedup();
        ships
    }

    /// Checks that the match is over, with these winners.
    #[track_caller]
    pub fn expect_over(&self, winners: &[u8], ending: Ending) {
        let seats: SeatSet = winners.iter().map(|&seat| Seat(seat)).collect();
        match self.game.status(&self.state) {
            Status::Over(outcome) => assert_eq!(outcome.winners, seats),
            Status::WaitingFor(seats) => panic!("waits for {seats:?}"),
        }
        let result = self.state.result.expect("a verdict");
        assert_eq!((result.winners, result.ending), (seats, ending));
    }

    /// Checks that the match is not over.
    #[track_caller]
    pub fn expect_running(&self) {
        assert!(
            !self.waiting().is_empty(),
            "the match is over: {:?}",
            self.state.result
        );
    }

    /// Returns whether an event occurred that `test` matches.
    pub fn has_event(&self, test: impl Fn(&Event) -> bool) -> bool {
        self.log.iter().any(test)
    }
}
