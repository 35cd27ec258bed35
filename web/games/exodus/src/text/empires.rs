//! The state of the match, line by line: the turn, every colony, laws and market, current battles,
//! and the sealed choices that the viewer may see.

use super::super::match_standing::match_standing;
use super::text_model::TextModelBuilder;
use crate::{Ui, table};
use play::game_ui::GameUi;

use engine::exodus::cards::{AbilityId, CardSet, Letter, PoliticalId, ResistanceId};
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::state::Private;
use engine::game::Seat;

impl TextModelBuilder<'_> {
    pub(super) fn status(&self, is_thinking: bool) -> Vec<String> {
        let mut lines = vec![format!("{}.", Ui::turn_text(self.context, self.phrases))];
        lines.extend(is_thinking.then(|| self.phrases.text("table-thinking")));
        lines.extend(self.refusal_text());
        let (game, public) = (self.context.game(), &self.context.view.public);
        let abilities_of = |seat: Seat| {
            let private = table::private(self.context, seat);
            private.map_or(CardSet::NONE, |private| private.abilities)
        };
        lines.extend(match_standing(game, public, self.phrases, abilities_of).lines(self.phrases));
        lines.extend(self.council());
        lines.extend(self.battle_lines());
        for seat in public.order.iter().copied() {
            lines.extend(self.empire(seat));
        }
        lines.extend(self.market());
        lines
    }

    /// Returns a line with the resources of a colony, and lines for its technologies, cards and
    /// ships.
    fn empire(&self, seat: Seat) -> Vec<String> {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let mat = public.mat(seat);
        let abilities =
            table::private(self.context, seat).map_or(CardSet::NONE, |private| private.abilities);
        let points = game.score_with(public, seat, abilities).total();
        let home = public.cubes(game.home(public, seat), seat);
        let args = [
            ("seat", self.narrator.seat(seat).into()),
            ("place", self.rank(seat).into()),
            ("points", self.narrator.points(points).into()),
            ("cp", mat.cp.into()),
            ("ax", mat.ax.into()),
            ("ph", mat.ph.into()),
            ("home", home.into()),
            ("stash", mat.stash.into()),
        ];
        let mut lines = vec![self.phrases.say("exodus-text-empire", &args)];
        lines.extend(self.tech_line(seat));
        lines.extend(
            mat.trophies
                .iter()
                .map(|card| self.trophy(seat, ResistanceId(card))),
        );
        lines.extend(self.cards(seat));
        lines.extend(ShipType::ALL.map(|kind| self.blueprint(seat, kind)));
        if let Some(private) = table::private(self.context, seat) {
            lines.extend(self.secrets(seat, private));
        }
        lines
    }

    /// Returns the Turn Order card of a seat, and its title.
    fn rank(&self, seat: Seat) -> String {
        let public = &self.context.view.public;
        let number = public.rank(seat).map_or(0, |rank| rank + 1);
        match self.narrator.title(public, seat) {
            Some(title) => {
                let args = [("number", number.into()), ("title", title.into())];
                self.phrases.say("exodus-text-place-title", &args)
            }
            None => self
                .phrases
                .say("exodus-text-place", &[("number", number.into())]),
        }
    }

    fn tech_line(&self, seat: Seat) -> Option<String> {
        let techs = self.context.view.public.mat(seat).techs;
        let names: Vec<String> = techs.iter().map(|tech| self.narrator.tech(tech)).collect();
        let args = [
            ("seat", self.narrator.seat(seat).into()),
            ("techs", self.phrases.list(&names).into()),
        ];
        (!names.is_empty()).then(|| self.phrases.say("exodus-text-techs", &args))
    }

    fn trophy(&self, seat: Seat, card: ResistanceId) -> String {
        let vp = self
            .context
            .game()
            .resistance(card)
            .map_or(0, |card| card.vp);
        let args = [
            ("seat", self.narrator.seat(seat).into()),
            ("card", self.narrator.resistance(card).into()),
            ("vp", vp.into()),
            ("text", self.narrator.resistance_text(card).into()),
        ];
        self.phrases.say("exodus-text-trophy", &args)
    }

    /// Returns the Action cards on the table and in the hand, and the number of unused Ability
    /// cards.
    fn cards(&self, seat: Seat) -> Vec<String> {
        let mat = self.context.view.public.mat(seat);
        let name = ("seat", self.narrator.seat(seat).into());
        let card_list = |key: &str, names: Vec<String>| {
            let args = [name.clone(), ("cards", self.phrases.list(&names).into())];
            (!names.is_empty()).then(|| self.phrases.say(key, &args))
        };
        let played = mat.played.iter().flatten();
        let played = played
            .map(|card| self.narrator.action_card(*card))
            .collect();
        let hand = self.context.game().hand(mat);
        let hand = hand.map(|card| self.narrator.action_card(card)).collect();
        let count = [name.clone(), ("count", mat.abilities.into())];
        let sealed = (mat.abilities > 0).then(|| self.phrases.say("exodus-text-abilities", &count));
        let is_viewer = Some(seat) == self.seat;
        let hand = is_viewer
            .then(|| card_list("exodus-text-hand", hand))
            .flatten();
        let played = card_list("exodus-text-played", played);
        played.into_iter().chain(hand).chain(sealed).collect()
    }

    fn blueprint(&self, seat: Seat, kind: ShipType) -> String {
        let public = &self.context.view.public;
        let parts = public.mat(seat).blueprints.get(kind.index()).copied();
        let parts = parts.unwrap_or_default();
        let names: Vec<String> = parts
            .iter()
            .map(|part| self.narrator.item(part.item))
            .collect();
        let parts = if names.is_empty() {
            self.phrases.text("exodus-text-no-parts")
        } else {
            self.phrases.list(&names)
        };
        let args = [
            ("seat", self.narrator.seat(seat).into()),
            ("type", self.narrator.ship_type(kind).into()),
            ("parts", parts.into()),
            ("sums", self.narrator.blueprint(public, seat, kind).into()),
        ];
        self.phrases.say("exodus-text-blueprint", &args)
    }

    /// Returns abilities in the hand, the chosen card, and the given orders.
    fn secrets(&self, seat: Seat, private: &Private) -> Vec<String> {
        let mut lines: Vec<String> = private
            .abilities
            .iter()
            .map(|card| self.ability(seat, AbilityId(card)))
            .collect();
        let chosen = private.plan.card.map(|card| {
            let args = [("card", self.narrator.action_card(card).into())];
            self.phrases.say("exodus-text-chosen", &args)
        });
        lines.extend(chosen);
        for ship in self.context.view.public.fleet(seat).iter() {
            lines.extend(self.order_line(private, ship));
        }
        lines
    }

    fn ability(&self, seat: Seat, card: AbilityId) -> String {
        let window = self.context.game().ability(card).map(|card| card.window);
        let when = window.map_or_else(String::new, |window| self.narrator.window(window));
        let args = [
            ("seat", self.narrator.seat(seat).into()),
            ("card", self.narrator.ability(card).into()),
            ("when", when.into()),
            ("text", self.narrator.ability_text(card).into()),
        ];
        self.phrases.say("exodus-text-ability", &args)
    }

    fn order_line(&self, private: &Private, ship: ShipId) -> Option<String> {
        let stack = private.plan.orders.get(ship.fleet_index())?;
        let args = [
            ("ship", self.narrator.ship(ship).into()),
            ("tokens", self.narrator.tokens(stack.tokens()).into()),
        ];
        (stack.token_count() > 0).then(|| self.phrases.say("exodus-text-order", &args))
    }

    /// Returns the laws and the resolution in force, the cards to vote on, and the Bonus Action.
    fn council(&self) -> Vec<String> {
        let public = &self.context.view.public;
        let laws = public.laws.iter().copied().chain(public.resolution);
        let mut lines: Vec<String> = laws.map(|card| self.law(card)).collect();
        let agenda = Letter::ALL.into_iter().zip(public.agenda);
        let agenda = agenda.filter_map(|(letter, card)| Some((letter, card?)));
        lines.extend(agenda.map(|(letter, card)| {
            let args = [
                ("letter", self.narrator.letter(letter).into()),
                ("card", self.narrator.political(card).into()),
                ("kind", self.kind(card).into()),
                ("text", self.narrator.political_text(card).into()),
            ];
            self.phrases.say("exodus-text-agenda", &args)
        }));
        lines.extend(public.bonus.map(|card| {
            let args = [("card", self.narrator.bonus(card).into())];
            self.phrases.say("exodus-text-bonus", &args)
        }));
        lines
    }

    fn law(&self, card: PoliticalId) -> String {
        let args = [
            ("card", self.narrator.political(card).into()),
            ("kind", self.kind(card).into()),
            ("text", self.narrator.political_main(card).into()),
        ];
        self.phrases.say("exodus-text-law", &args)
    }

    fn kind(&self, card: PoliticalId) -> String {
        let card = self.context.game().political(card);
        card.map_or_else(String::new, |card| self.narrator.political_kind(card.kind))
    }

    /// Returns every space of the market, free or taken.
    fn market(&self) -> Vec<String> {
        let spaces = self.context.game().figures().market.iter();
        let markers = self.context.view.public.market.iter().copied();
        let markers = markers.chain(std::iter::repeat(None));
        let line = |(number, (space, seat)): (u8, (&_, Option<Seat>))| {
            let space: &engine::exodus::figures::MarketSpace = space;
            let name = ("space", number.into());
            match seat {
                Some(seat) => {
                    let args = [name, ("seat", self.narrator.seat(seat).into())];
                    self.phrases.say("exodus-text-space-taken", &args)
                }
                None => {
                    let args = [
                        name,
                        ("sell", space.sell.into()),
                        ("buy", space.buy.into()),
                        ("red-sell", space.red_sell.into()),
                        ("red-buy", space.red_buy.into()),
                    ];
                    self.phrases.say("exodus-text-space", &args)
                }
            }
        };
        (1..).zip(spaces.zip(markers)).map(line).collect()
    }

    /// Returns the assigned rockets, and the current battle.
    fn battle_lines(&self) -> Vec<String> {
        let public = &self.context.view.public;
        let rocket_attacks = public.rocket_attacks.iter().map(|attack| {
            let args = [
                ("seat", self.narrator.seat(attack.seat).into()),
                ("rocket", self.narrator.rocket(attack.rocket).into()),
                ("from", self.narrator.hex(attack.from).into()),
                ("at", self.narrator.hex(attack.to).into()),
            ];
            self.phrases.say("exodus-text-salvo", &args)
        });
        let mut lines: Vec<String> = rocket_attacks.collect();
        let Some(battle) = &public.battle else {
            return lines;
        };
        let ships = battle.ships.iter();
        let ships: Vec<String> = ships
            .map(|ship| self.narrator.piece_status(public, ship))
            .collect();
        let args = [
            ("at", self.narrator.hex(battle.hex).into()),
            ("round", battle.round.into()),
            ("ships", ships.join("; ").into()),
        ];
        lines.push(self.phrases.say("exodus-text-battle", &args));
        lines.extend(battle.guard.map(|guard| {
            let card = guard.card.map(|card| self.narrator.resistance(card));
            let level = || self.narrator.guard(public.sector(battle.hex).guard);
            let args = [
                ("card", card.unwrap_or_else(level).into()),
                ("dice", self.context.game().guard_dice(guard).into()),
                ("strength", self.context.game().guard_strength(guard).into()),
                ("damage", guard.damage.into()),
            ];
            self.phrases.say("exodus-text-guard", &args)
        }));
        lines
    }
}
