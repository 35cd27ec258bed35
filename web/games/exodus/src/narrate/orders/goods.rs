//! Names of actions with tokens, votes, cards, prices and parts.

use super::super::Narrator;
use super::super::prompt::market_space;
use engine::exodus::action::Exchange;
use engine::exodus::cards::{ActionCard, Letter, LetterSet};
use engine::exodus::description::Term;
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
use ui::l10n::{PhraseArg, PhraseArgs};

impl Narrator<'_> {
    /// Returns the price and dice changes of the current task.
    fn action_context(public: &Public) -> ActionContext {
        public.task().map(Task::context).unwrap_or_default()
    }

    pub(super) fn take_args(&self, public: &Public, seat: Seat, hex: HexId) -> PhraseArgs {
        vec![
            ("what", self.token_resource_name(public, hex).into()),
            ("tax", self.game.tax(public, seat).into()),
        ]
    }

    /// Names the resource of a planet's tokens.
    pub(in super::super) fn token_resource_name(&self, public: &Public, hex: HexId) -> String {
        let resource = self.game.token_resource(public, hex);
        resource.map_or_else(String::new, |resource| self.resource(resource))
    }

    pub(super) fn vote_args(
        &self,
        public: &Public,
        letters: LetterSet,
    ) -> (&'static str, PhraseArgs) {
        match self.game.vote_target(public, letters) {
            Some(letter) => {
                let mut args = self.agenda_card_args(public, letter);
                args.push(("letter", self.letter(letter).into()));
                ("", args)
            }
            None if letters == LetterSet::default() => ("-none", PhraseArgs::new()),
            None => ("-invalid", PhraseArgs::new()),
        }
    }

    pub(super) fn agenda_card_args(&self, public: &Public, letter: Letter) -> PhraseArgs {
        let card = public.agenda[letter.index()];
        let card = card.map_or_else(String::new, |card| self.political(card));
        vec![("card", card.into())]
    }

    /// Returns the phrase suffix and arguments of the bonus of an ability to a bid.
    pub(super) fn bid_args(&self, view: &View, seat: Option<Seat>) -> (&'static str, PhraseArgs) {
        let (window, kind) = if view.public.step == Step::Election {
            (Window::Order, BidKind::Order)
        } else {
            (Window::Vote, BidKind::Vote)
        };
        let card = seat.and_then(|seat| view.private(seat));
        let card = card.and_then(|private| self.game.ability_for_window(private.abilities, window));
        let Some(card) = card else {
            return ("-any", PhraseArgs::new());
        };
        let effects = self
            .game
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
        let args = vec![("extra", extra.into()), ("card", self.ability(card).into())];
        ("-more", args)
    }

    pub(super) fn reaction_args(
        &self,
        public: &Public,
        seat: Seat,
        card: ActionCard,
    ) -> PhraseArgs {
        let cost = if let Step::React(round, _) = public.step {
            self.game.reaction_price(public, seat, round, card)
        } else {
            None
        };
        vec![("cost", self.cubes(cost.unwrap_or(0)).into())]
    }

    pub(super) fn first_card_args(&self, public: &Public, seat: Seat) -> PhraseArgs {
        let card = public.mat(seat).played.first().copied().flatten();
        let card = card.map_or_else(String::new, |card| self.action_card(card));
        vec![("card", card.into())]
    }

    pub(super) fn learning_args(&self, public: &Public, seat: Seat, tech: Tech) -> PhraseArgs {
        let cost = match public.task() {
            Some(Task::Learn { .. }) => 0,
            Some(_) | None => {
                let action_context = Self::action_context(public);
                self.game.price_of_tech(public, seat, tech, action_context)
            }
        };
        vec![self.cost_arg(cost)]
    }

    /// Returns the argument for a price in CP.
    pub(super) fn cost_arg(&self, cp: u8) -> (&'static str, PhraseArg) {
        ("cost", self.cost(cp).into())
    }

    pub(super) fn dice(&self, public: &Public, seat: Seat, roll: ExtraDiceRoll) -> u8 {
        self.game
            .dice_for(public, seat, roll, Self::action_context(public))
    }

    pub(super) fn bank_args(&self, public: &Public, seat: Seat) -> (&'static str, PhraseArgs) {
        if !self.game.options().rules.has_fixed_bank {
            let dice = self.dice(public, seat, ExtraDiceRoll::Bank);
            return ("", vec![("dice", dice.into())]);
        }
        let (plain, more) = self.game.frame().house_bank;
        let cp = match public.mat(seat).techs.contains(Tech::AdvBanking) {
            true => more,
            false => plain,
        };
        ("-fixed", vec![("cp", cp.into())])
    }

    pub(super) fn ship_price_args(&self, public: &Public, kind: ShipType) -> PhraseArgs {
        let cost = self
            .game
            .price_of_ship(public, kind, Self::action_context(public));
        vec![("cost", self.ship_cost(cost).into())]
    }

    pub(super) fn item_price_args(&self, public: &Public, item: Item) -> PhraseArgs {
        let cost = self
            .game
            .price_of_item(public, item, Self::action_context(public));
        vec![("cost", self.item_cost(cost).into())]
    }

    /// Returns the argument for the price of a rocket, which is 0 if the rocket was granted.
    pub(super) fn rocket_price_args(&self, public: &Public, rocket: Rocket) -> PhraseArgs {
        let is_granted = match public.task() {
            Some(Task::Refit {
                given: Some((item, count)),
                ..
            }) => *item == rocket.item() && *count > 0,
            Some(_) | None => false,
        };
        let cost = match is_granted {
            true => (0, 0),
            false => {
                let action_context = Self::action_context(public);
                self.game
                    .price_of_item(public, rocket.item(), action_context)
            }
        };
        vec![("cost", self.item_cost(cost).into())]
    }

    pub(super) fn lift_args(
        &self,
        view: &View,
        seat: Option<Seat>,
        kind: ShipType,
        index: u8,
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
        match parts.and_then(|parts| parts.get(usize::from(index))) {
            Some(part) => {
                let args = vec![
                    ("item", Term::from(part.item)),
                    ("cells", Term::Cells(kind, *part)),
                ];
                ("", self.arguments(args))
            }
            None => ("-any", PhraseArgs::new()),
        }
    }

    pub(super) fn trade_args(&self, public: &Public, seat: Seat) -> (&'static str, PhraseArgs) {
        let space = ("space", market_space(public).into());
        match self.game.options().rules.has_fixed_trade {
            true => {
                let count = self.game.frame().house_trade;
                ("-fixed", vec![space, ("count", count.into())])
            }
            false => {
                let dice = self.dice(public, seat, ExtraDiceRoll::Trade);
                ("", vec![space, ("dice", dice.into())])
            }
        }
    }

    pub(super) fn exchange_args(
        &self,
        public: &Public,
        seat: Seat,
        exchange: Exchange,
    ) -> (&'static str, PhraseArgs) {
        let Some(Task::Trade { space, .. }) = public.task() else {
            return ("", PhraseArgs::new());
        };
        let (sell, buy, _) = self
            .game
            .rates(public, seat, *space, Self::action_context(public));
        match exchange.sells() {
            true => ("-sell", vec![("cp", sell.into())]),
            false => ("-buy", vec![("cp", buy.into())]),
        }
    }
}
