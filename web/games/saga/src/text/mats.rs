//! The mats of all seats, line by line: stats and Cargo, Commander, equipped cards, hand.

use super::text_model::TextModelBuilder;
use crate::table;
use engine::game::Seat;
use engine::saga::armada::Slot;
use engine::saga::effect::{Good, Stat};
use engine::saga::ids::{CardId, CommanderId};

impl TextModelBuilder<'_> {
    /// Returns all mats, the reader's first.
    pub(super) fn mats(&self) -> Vec<String> {
        let all = self.context.game().all_seats();
        let own_seat = self.seat.filter(|seat| all.contains(*seat));
        let others = all.iter().filter(|seat| Some(*seat) != own_seat);
        let seats = own_seat.into_iter().chain(others);
        seats.flat_map(|seat| self.mat(seat)).collect()
    }

    fn mat(&self, seat: Seat) -> Vec<String> {
        let mut lines = vec![self.figures(seat)];
        let mat = self.context.view.public.mat(seat);
        let name = ("seat", self.narrator.seat(seat).into());
        if self.context.game().is_competitive() {
            let points = self.narrator.goods(Good::Points, mat.points);
            let args = [name.clone(), ("what", points.into())];
            lines.push(self.phrases.say("saga-text-points", &args));
        }
        lines.extend(
            mat.has_xpm
                .then(|| self.phrases.say("saga-text-carries", &[name])),
        );
        lines.extend(mat.commander.map(|card| self.commander_line(seat, card)));
        lines.extend(mat.slots().map(|slot| self.slot(seat, *slot)));
        lines.extend(self.hand(seat));
        lines
    }

    fn figures(&self, seat: Seat) -> String {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let mat = public.mat(seat);
        let [starport, lab, center] = mat.levels;
        let stat = |stat| game.stat(public, seat, stat).into();
        let tokens = mat.tokens.iter().fold(0u8, |sum, n| sum.saturating_add(*n));
        let args = [
            ("seat", self.narrator.seat(seat).into()),
            ("hull", mat.hull.into()),
            ("most", game.frame().hull_max.into()),
            ("combat", stat(Stat::Combat)),
            ("shield", stat(Stat::Shield)),
            ("speed", stat(Stat::Speed)),
            ("starport", starport.into()),
            ("lab", lab.into()),
            ("center", center.into()),
            ("purse", self.narrator.funds(public, seat).into()),
            ("tokens", self.narrator.activation(tokens).into()),
        ];
        self.phrases.say("saga-text-mat", &args)
    }

    fn commander_line(&self, seat: Seat, card: CommanderId) -> String {
        let found = self.context.game().commander(card);
        let when = found.map(|card| self.narrator.timing(card.ability.timing));
        let mat = self.context.view.public.mat(seat);
        let args = [
            ("seat", self.narrator.seat(seat).into()),
            (
                "card",
                self.with_token_note(self.narrator.commander(card), mat.commander_token.is_some())
                    .into(),
            ),
            ("when", when.unwrap_or_default().into()),
            ("text", self.narrator.commander_ability(card).into()),
        ];
        self.phrases.say("saga-text-commander", &args)
    }

    fn slot(&self, seat: Seat, slot: Slot) -> String {
        let card = self.with_token_note(self.narrator.gear(slot.gear), slot.token.is_some());
        let args = [
            ("seat", self.narrator.seat(seat).into()),
            ("card", card.into()),
            ("text", self.narrator.gear_text(slot.gear).into()),
        ];
        self.phrases.say("saga-text-equipped", &args)
    }

    /// Returns the name of a card, with a note if an Activation Token is on it.
    fn with_token_note(&self, card: String, has_token: bool) -> String {
        if has_token {
            return format!("{card} {}", self.phrases.text("saga-text-spent"));
        }
        card
    }

    /// Returns the action cards in a hand: by name if the perspective may see them, otherwise their
    /// number.
    fn hand(&self, seat: Seat) -> Option<String> {
        let name = ("seat", self.narrator.seat(seat).into());
        let count = self.context.view.public.mat(seat).hand;
        if count == 0 {
            return None;
        }
        let Some(cards) = table::cards(self.context, seat) else {
            let args = [name, ("count", count.into())];
            return Some(self.phrases.say("saga-text-hand-count", &args));
        };
        let cards = cards.iter().map(CardId);
        let cards: Vec<String> = cards.map(|card| self.narrator.action_card(card)).collect();
        let args = [name, ("cards", self.phrases.list(&cards).into())];
        Some(self.phrases.say("saga-text-hand", &args))
    }
}
