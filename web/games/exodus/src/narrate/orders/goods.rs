//! Names of actions with tokens, votes, cards, prices and parts.

use super::super::Narrator;
use super::super::prompt::market_space;
use engine::exodus::action::Exchange;
use engine::exodus::blueprint::CellSet;
use engine::exodus::cards::{ActionCard, Letter, LetterSet};
use engine::exodus::effect::{BidKind, Effect, ExtraDiceRoll};
use engine::exodus::figures::Window;
use engine::exodus::hex::HexId;
use engine::exodus::part::{Item, Rocket};
use engine::exodus::play::ActionContext;
use engine::exodus::ship::ShipType;
use engine::exodus::state::Public;
use engine::exodus::step::{Step, Task};
use engine::exodus::tech::Tech;
use engine::exodus::view::View;
use engine::game::{Game, Seat};
use ui::l10n::PhraseArgs;

impl Narrator<'_> {
    /// Returns the changes of prices and dice by the current task.
    fn action_context(public: &Public) -> ActionContext {
        public.task().map(Task::context).unwrap_or_default()
    }

    pub(super) fn of_take(&self, public: &Public, seat: Seat, hex: HexId) -> PhraseArgs {
        vec![
            ("what", self.yield_of(public, hex).into()),
            ("at", self.hex(hex).into()),
            ("tax", self.table.tax(public, seat).into()),
        ]
    }

    /// Names the resource of a planet's tokens.
    pub(in super::super) fn yield_of(&self, public: &Public, hex: HexId) -> String {
        let what = self.table.token_resource(public, hex);
        what.map_or_else(String::new, |what| self.resource(what))
    }

    pub(super) fn of_put(&self, public: &Public, hex: HexId) -> PhraseArgs {
        let what = self.yield_of(public, hex);
        vec![("what", what.into()), ("at", self.hex(hex).into())]
    }

    pub(super) fn of_letters(
        &self,
        public: &Public,
        letters: LetterSet,
    ) -> (&'static str, PhraseArgs) {
        match self.table.vote_target(public, letters) {
            Some(letter) => ("", self.of_letter(public, letter)),
            None if letters == LetterSet::default() => ("-none", PhraseArgs::new()),
            None => ("-invalid", vec![("letters", self.letters(letters).into())]),
        }
    }

    pub(super) fn of_letter(&self, public: &Public, letter: Letter) -> PhraseArgs {
        let card = public.agenda[letter.index()];
        let card = card.map_or_else(String::new, |card| self.political(card));
        vec![
            ("letter", self.letter(letter).into()),
            ("card", card.into()),
        ]
    }

    /// Names a bid, with what an ability adds to it.
    pub(super) fn of_bid(
        &self,
        view: &View,
        seat: Option<Seat>,
        cp: u8,
    ) -> (&'static str, PhraseArgs) {
        let (window, kind) = if view.public.step == Step::Election {
            (Window::Order, BidKind::Order)
        } else {
            (Window::Vote, BidKind::Vote)
        };
        let mut words: PhraseArgs = vec![("cp", cp.into())];
        let card = seat.and_then(|seat| view.private(seat));
        let card = card.and_then(|own| self.table.ability_for_window(own.abilities, window));
        let Some(card) = card else {
            return ("-any", words);
        };
        let effects = self
            .table
            .ability(card)
            .map_or(&[][..], |card| &card.effects);
        let added = effects.iter().map(|effect| {
            if let Effect::Bid(of, count) = effect
                && *of == kind
            {
                *count
            } else {
                0
            }
        });
        let extra: u8 = added.sum();
        words.push(("extra", extra.into()));
        words.push(("card", self.ability(card).into()));
        ("-more", words)
    }

    pub(super) fn of_reaction(&self, public: &Public, seat: Seat, card: ActionCard) -> PhraseArgs {
        let cost = if let Step::React(round, _) = public.step {
            self.table.reaction_price(public, seat, round, card)
        } else {
            None
        };
        vec![
            ("deed", self.reaction(card).into()),
            ("cost", self.cubes(cost.unwrap_or(0)).into()),
        ]
    }

    pub(super) fn of_first_card(&self, public: &Public, seat: Seat) -> PhraseArgs {
        let card = public.mat(seat).played.first().copied().flatten();
        let card = card.map_or_else(String::new, |card| self.action_card(card));
        vec![("card", card.into())]
    }

    pub(super) fn of_learning(&self, public: &Public, seat: Seat, tech: Tech) -> PhraseArgs {
        let cost = match public.task() {
            Some(Task::Learn { .. }) => 0,
            Some(_) | None => {
                let action_context = Self::action_context(public);
                self.table.price_of_tech(public, seat, tech, action_context)
            }
        };
        vec![
            ("tech", self.tech(tech).into()),
            ("cost", self.cost(cost).into()),
        ]
    }

    pub(super) fn dice(&self, public: &Public, seat: Seat, roll: ExtraDiceRoll) -> u8 {
        self.table
            .dice_for(public, seat, roll, Self::action_context(public))
    }

    pub(super) fn of_bank(&self, public: &Public, seat: Seat) -> (&'static str, PhraseArgs) {
        if !self.table.options().rules.fixed_bank {
            let dice = self.dice(public, seat, ExtraDiceRoll::Bank);
            return ("", vec![("dice", dice.into())]);
        }
        let (plain, more) = self.table.frame().house_bank;
        let cp = match public.mat(seat).techs.has(Tech::AdvBanking) {
            true => more,
            false => plain,
        };
        ("-fixed", vec![("cp", cp.into())])
    }

    pub(super) fn of_ship(&self, public: &Public, kind: ShipType) -> PhraseArgs {
        let cost = self
            .table
            .price_of_ship(public, kind, Self::action_context(public));
        vec![
            ("type", self.ship_type(kind).into()),
            ("cost", self.ship_cost(cost).into()),
        ]
    }

    pub(super) fn of_item(&self, public: &Public, item: Item) -> PhraseArgs {
        let cost = self
            .table
            .price_of_item(public, item, Self::action_context(public));
        vec![
            ("item", self.item(item).into()),
            ("cost", self.item_cost(cost).into()),
        ]
    }

    /// Names the placement of a rocket, with its price unless it was granted.
    pub(super) fn of_arming(&self, public: &Public, rocket: Rocket, hex: HexId) -> PhraseArgs {
        let given = match public.task() {
            Some(Task::Refit {
                given: Some((item, count)),
                ..
            }) => *item == rocket.item() && *count > 0,
            Some(_) | None => false,
        };
        let cost = match given {
            true => (0, 0),
            false => {
                let action_context = Self::action_context(public);
                self.table
                    .price_of_item(public, rocket.item(), action_context)
            }
        };
        vec![
            ("rocket", self.rocket(rocket).into()),
            ("at", self.hex(hex).into()),
            ("cost", self.item_cost(cost).into()),
        ]
    }

    pub(super) fn of_lift(
        &self,
        view: &View,
        seat: Option<Seat>,
        kind: ShipType,
        place: u8,
    ) -> (&'static str, PhraseArgs) {
        let public = &view.public;
        let blueprints = seat.and_then(|seat| {
            if public.step == Step::StartParts {
                Some(&view.private(seat)?.plan.blueprints)
            } else {
                Some(&public.mat(seat).blueprints)
            }
        });
        let parts = blueprints.and_then(|all| all.get(kind.index()));
        match parts.and_then(|parts| parts.get(usize::from(place))) {
            Some(part) => {
                let cells = self.table.grids().cells(kind, *part);
                ("", self.of_part(kind, part.item, cells))
            }
            None => ("-any", vec![("type", self.ship_type(kind).into())]),
        }
    }

    pub(super) fn of_part(&self, kind: ShipType, item: Item, cells: Option<CellSet>) -> PhraseArgs {
        let grid = self.table.grids().of(kind);
        vec![
            ("item", self.item(item).into()),
            ("type", self.ship_type(kind).into()),
            ("cells", self.cells(grid, cells.unwrap_or(0)).into()),
        ]
    }

    pub(super) fn of_trade(&self, public: &Public, seat: Seat) -> (&'static str, PhraseArgs) {
        let space = ("space", market_space(public).into());
        match self.table.options().rules.fixed_trade {
            true => {
                let count = self.table.frame().house_trade;
                ("-fixed", vec![space, ("count", count.into())])
            }
            false => {
                let dice = self.dice(public, seat, ExtraDiceRoll::Trade);
                ("", vec![space, ("dice", dice.into())])
            }
        }
    }

    pub(super) fn of_exchange(
        &self,
        public: &Public,
        seat: Seat,
        exchange: Exchange,
    ) -> (&'static str, PhraseArgs) {
        let Some(Task::Trade { space, .. }) = public.task() else {
            return ("", PhraseArgs::new());
        };
        let (sell, buy, _) = self
            .table
            .rates(public, seat, *space, Self::action_context(public));
        let what = ("what", self.resource(exchange.resource()).into());
        match exchange.sells() {
            true => ("-sell", vec![what, ("cp", sell.into())]),
            false => ("-buy", vec![what, ("cp", buy.into())]),
        }
    }
}
