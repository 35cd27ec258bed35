//! Checks the turn and the step of a position: a step that exists, valid seats, hexes and parts in
//! battles and plans, and at least one seat with a choice.

use super::{StateCheck, ensure};
use crate::error::LoadError;
use crate::exodus::cards::CardSet;
use crate::exodus::hex::{HexId, HexSet};
use crate::exodus::part::ItemKind;
use crate::exodus::ship::{FLEET, ShipSet};
use crate::exodus::state::Plan;
use crate::exodus::step::Step;
use crate::game::SeatSet;

impl StateCheck<'_> {
    /// Checks the turn, the step, and the state that they need.
    pub(super) fn check_turn_point(&self) -> Result<(), LoadError> {
        let public = self.public;
        let is_turn_valid = (1..=self.game.turns()).contains(&public.turn);
        ensure(is_turn_valid, "public.turn", "beyond the last turn")?;
        let fits = public
            .step
            .turn_position()
            .is_none_or(|position| position < self.game.seat_count());
        ensure(fits, "public.step", "no such place in the order")?;
        self.check_seats()?;
        self.check_hexes()?;
        self.check_choices()?;
        for (n, private) in self.state.private.iter().enumerate() {
            let path = format!("private[{n}].plan");
            ensure(self.is_plan(&private.plan), path, "nothing of this game")?;
        }
        let is_someone_asked =
            public.step == Step::Over || !self.game.seats_to_act(public).is_empty();
        ensure(is_someone_asked, "public.step", "nobody has a choice")
    }

    fn are_seats(&self, seats: SeatSet) -> bool {
        seats
            .iter()
            .all(|seat| self.game.all_seats().contains(seat))
    }

    /// Checks that sets and lists of seats contain only playing seats, and sets of ships only their
    /// ships.
    fn check_seats(&self) -> Result<(), LoadError> {
        let public = &self.public;
        let sets = [
            ("ready", public.ready),
            ("hurried", public.hurried),
            ("landing", public.landing),
            ("resigned", public.resigned),
            ("elected", public.elected.iter().copied().collect()),
            ("market", public.market.iter().flatten().copied().collect()),
            (
                "armed",
                self.public
                    .rocket_controllers
                    .iter()
                    .flatten()
                    .copied()
                    .collect(),
            ),
            (
                "salvos",
                self.public
                    .rocket_attacks
                    .iter()
                    .map(|attack| attack.seat)
                    .collect(),
            ),
        ];
        for (key, seats) in sets {
            let fits = self.are_seats(seats);
            ensure(fits, format!("public.{key}"), "there is no such seat")?;
        }
        for (key, cards) in [
            ("ranged", public.rocket_abilities),
            ("prospecting", public.income_abilities),
        ] {
            let fits = cards.difference(self.game.card_pool.abilities).is_empty();
            ensure(fits, format!("public.{key}"), "no such ability")?;
        }
        let are_ships_valid = self.are_ships(public.visible);
        ensure(are_ships_valid, "public.visible", "no ship of this game")?;
        let Some(battle) = &public.battle else {
            return Ok(());
        };
        let seats = [battle.seats, battle.window];
        let fits = seats.into_iter().all(|seats| self.are_seats(seats));
        ensure(fits, "public.battle.seats", "there is no such seat")?;
        let fits = self.are_ships(battle.ships) && self.are_ships(battle.lost);
        ensure(fits, "public.battle.ships", "no ship of this game")
    }

    fn are_ships(&self, ships: ShipSet) -> bool {
        ships
            .iter()
            .all(|ship| self.game.all_seats().contains(ship.seat()))
    }

    /// Checks that the hexes of sets, battles and rockets are on the map.
    fn check_hexes(&self) -> Result<(), LoadError> {
        let map: HexSet = self.game.hexes().collect();
        let sets = [
            ("ferry", self.public.ferry),
            ("veiled", self.public.uncloak_hexes),
            ("contested", self.public.contested),
            ("guarded", self.public.guarded),
        ];
        for (key, hexes) in sets {
            let fits = hexes.difference(map).is_empty();
            ensure(fits, format!("public.{key}"), "no hex of the map")?;
        }
        let is_on_map = |hex: HexId| map.contains(hex);
        let is_battle_valid = self
            .public
            .battle
            .as_ref()
            .is_none_or(|battle| is_on_map(battle.hex));
        ensure(is_battle_valid, "public.battle.hex", "no hex of the map")?;
        let mut rocket_attacks = self.public.rocket_attacks.iter();
        let are_rocket_attacks_valid =
            rocket_attacks.all(|attack| is_on_map(attack.from) && is_on_map(attack.to));
        ensure(
            are_rocket_attacks_valid,
            "public.salvos",
            "no hex of the map",
        )?;
        let are_rocket_controllers_valid =
            self.public.rocket_controllers.len() <= self.game.map_hexes.len();
        ensure(
            are_rocket_controllers_valid,
            "public.armed",
            "the hexes of the map at most",
        )
    }

    /// Checks played cards, letters and the open refit.
    fn check_choices(&self) -> Result<(), LoadError> {
        let mut played = self.public.mats.iter().flat_map(|mat| mat.played).flatten();
        let has_played = played.all(|card| self.game.action(card).is_some());
        ensure(has_played, "public.mats", "no Action card")?;
        let all = CardSet::first_of(self.game.figures.bonus.len() as u8);
        let is_offered = self.public.offered.difference(all).is_empty();
        ensure(is_offered, "public.offered", "no Bonus card")?;
        let is_bonus = self
            .public
            .bonus
            .is_none_or(|card| self.game.bonus(card).is_some());
        ensure(is_bonus, "public.bonus", "no Bonus card")?;
        let letters = self.public.tied.is_valid()
            && self.public.bids.iter().all(|bid| bid.letters.is_valid());
        ensure(letters, "public.tied", "no letters")?;
        match &self.public.refit {
            Some(refit) => self.check_blueprints("public.refit.before", &refit.before),
            None => Ok(()),
        }
    }

    /// Returns whether a plan names letters, cards, parts and indices that exist.
    fn is_plan(&self, plan: &Plan) -> bool {
        let letters = plan.bid.letters.is_valid() && plan.letters.is_none_or(|set| set.is_valid());
        let is_card_valid = plan
            .card
            .is_none_or(|card| self.game.action(card).is_some());
        let leads = plan.leads.iter().all(|lead| usize::from(*lead) <= FLEET);
        let are_orders_valid = plan.orders.iter().all(|stack| stack.is_well_formed());
        let mut fitted = plan
            .blueprints
            .iter()
            .flat_map(|blueprint| blueprint.iter());
        let are_parts_valid = fitted.all(|part| part.item.kind() != ItemKind::Rocket);
        letters && is_card_valid && leads && are_orders_valid && are_parts_valid
    }
}

impl Step {
    /// Returns the position in the turn order that a step names.
    const fn turn_position(self) -> Option<u8> {
        match self {
            Self::Growth(at)
            | Self::Income(at)
            | Self::Perform(_, at)
            | Self::React(_, at)
            | Self::TakeBack(at)
            | Self::Bonus(at)
            | Self::Target(at)
            | Self::Mount(at)
            | Self::Open(at)
            | Self::Uncloak(at)
            | Self::Deploy(at) => Some(at),
            _ => None,
        }
    }
}
