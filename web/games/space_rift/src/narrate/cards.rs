//! Cards in words: their titles, and texts that are generated from their effects. So a text always
//! matches the rules, including for cards of a content pack.
//!
//! A phrase `space-rift-command-ID.text` or `space-rift-combat-ID.text` of a content pack replaces
//! the generated text.

use super::Narrator;
use super::names::type_name;
use engine::space_rift::battlefield::Sector;
use engine::space_rift::cards::{CombatId, CommandId};
use engine::space_rift::content::cards::{Condition, Window};
use engine::space_rift::dice::MAX_DICE;
use engine::space_rift::effect::{
    Effect, EffectCount, OrderArea, Range, Repair, Restriction, Scope, TypeCode, UnitFilter,
};
use engine::space_rift::unit::Class;
use ui::l10n::{PhraseArg, Phrases};

/// Returns the title of a command card without its section; the id if the card has no phrase.
#[must_use]
pub fn command_name(phrases: &Phrases, id: &str) -> String {
    let named = phrases.find(&format!("space-rift-command-{id}"), &[]);
    named.unwrap_or_else(|| id.to_owned())
}

/// Returns the title of a combat card; the id if the card has no phrase.
#[must_use]
pub fn combat_name(phrases: &Phrases, id: &str) -> String {
    let named = phrases.find(&format!("space-rift-combat-{id}"), &[]);
    named.unwrap_or_else(|| id.to_owned())
}

/// A card that removes at least this number of red alerts removes all of them.
const ALL_UNITS: u8 = 16;

/// The data besides its effects that the text of a card depends on.
#[derive(Clone, Copy)]
struct CardContext {
    /// The section printed on the card.
    sector: Option<Sector>,
    /// The command rating of the card's side, if known.
    rating: Option<u8>,
}

impl Narrator<'_> {
    /// Returns the title of a command card with its section: `Sweep, left`.
    #[must_use]
    pub fn command_title(&self, id: CommandId) -> String {
        let Some(card) = self.game.command(id) else {
            return String::new();
        };
        let name = command_name(self.phrases, &card.id);
        match card.sector {
            None => name,
            Some(sector) => {
                let words = [
                    ("card", name.into()),
                    ("sector", self.term(sector.into_str()).into()),
                ];
                self.say("space-rift-command-printed", &words)
            }
        }
    }

    /// Returns the text of a command card at the given command rating.
    #[must_use]
    pub fn command_text_at(&self, id: CommandId, rating: u8) -> String {
        let Some(card) = self.game.command(id) else {
            return String::new();
        };
        let own_key = format!("space-rift-command-{}.text", card.id);
        if let Some(text) = self.phrases.find(&own_key, &[]) {
            return text;
        }
        let printed = CardContext {
            sector: card.sector,
            rating: Some(rating),
        };
        let mut parts = vec![self.effects(&card.effects, printed)];
        if let Some(answer) = &card.reaction {
            let words = [
                (
                    "when",
                    self.play_condition(answer.window, &answer.when).into(),
                ),
                ("effects", self.effects(&answer.effects, printed).into()),
            ];
            parts.push(self.say("space-rift-effect-reaction", &words));
        }
        parts.join(" ")
    }

    #[must_use]
    pub fn combat_title(&self, id: CombatId) -> String {
        let card = self.game.combat(id);
        card.map_or_else(String::new, |card| combat_name(self.phrases, &card.id))
    }

    #[must_use]
    pub fn combat_text(&self, id: CombatId) -> String {
        let Some(card) = self.game.combat(id) else {
            return String::new();
        };
        let own_key = format!("space-rift-combat-{}.text", card.id);
        self.phrases.find(&own_key, &[]).unwrap_or_else(|| {
            let printed = CardContext {
                sector: None,
                rating: None,
            };
            self.effects(&card.effects, printed)
        })
    }

    /// Returns the text that tells when a combat card can be played.
    #[must_use]
    pub fn combat_window(&self, id: CombatId) -> String {
        let card = self.game.combat(id);
        card.map_or_else(String::new, |card| {
            self.play_condition(card.window, &card.when)
        })
    }

    fn play_condition(&self, window: Window, condition: &Condition) -> String {
        let window_words = self.term(window.into_str());
        let mut conditions = Vec::new();
        match condition.range {
            Some(range @ (Range::Close | Range::Ranged)) => {
                conditions.push(self.term(range.into_str()))
            }
            Some(Range::Any) | None => {}
        }
        let classes = condition
            .classes
            .iter()
            .map(|class| self.term(class.into_str()));
        let classes: Vec<String> = classes.collect();
        if !classes.is_empty() {
            conditions.push(classes.join(" / "));
        }
        if condition.attack {
            conditions.push(self.text("space-rift-only-attack"));
        }
        if condition.eliminated {
            conditions.push(self.text("space-rift-only-eliminated"));
        }
        if conditions.is_empty() {
            return window_words;
        }
        let words = [
            ("window", window_words.into()),
            ("only", conditions.join(", ").into()),
        ];
        self.say("space-rift-window-only", &words)
    }

    /// Returns the sentences of effects; orders to the same kind of units are merged.
    fn effects(&self, effects: &[Effect], printed: CardContext) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut slots: Vec<String> = Vec::new();
        let mut kind = UnitFilter::None;
        for effect in effects {
            if let Effect::Order { count, at, only } = *effect {
                if only != kind {
                    parts.extend(self.orders(kind, &mut slots));
                }
                kind = only;
                slots.push(self.slot(count, at, printed));
            } else {
                parts.extend(self.orders(kind, &mut slots));
                parts.extend(self.effect(effect, printed));
            }
        }
        parts.extend(self.orders(kind, &mut slots));
        parts.join(" ")
    }

    /// Returns the sentence of the collected orders; `None` if there are none.
    fn orders(&self, kind: UnitFilter, slots: &mut Vec<String>) -> Option<String> {
        let slots = std::mem::take(slots);
        let words = [
            ("units", self.filter_text(kind).into()),
            ("slots", self.phrases.list(&slots).into()),
        ];
        (!slots.is_empty()).then(|| self.say("space-rift-effect-order", &words))
    }

    fn filter_text(&self, filter: UnitFilter) -> String {
        match filter {
            UnitFilter::None => self.text("space-rift-units-all"),
            UnitFilter::Class(Class::Fighter) => self.text("space-rift-units-fighter"),
            UnitFilter::Class(Class::Strike) => self.text("space-rift-units-strike"),
            UnitFilter::Class(Class::Capital) => self.text("space-rift-units-capital"),
            UnitFilter::NearFlag(hexes) => {
                self.say("space-rift-units-near-flag", &[("hexes", hexes.into())])
            }
        }
    }

    fn slot(&self, count: EffectCount, at: OrderArea, printed: CardContext) -> String {
        let key = match at.sector(printed.sector) {
            None => "space-rift-slot-any",
            Some(Sector::Left) => "space-rift-slot-left",
            Some(Sector::Center) => "space-rift-slot-center",
            Some(Sector::Right) => "space-rift-slot-right",
        };
        self.say(key, &[("count", self.count(count, printed.rating))])
    }

    /// Returns a number on a card, or a text if the number depends on an unknown command rating.
    fn count(&self, count: EffectCount, rating: Option<u8>) -> PhraseArg {
        match (count, rating) {
            (EffectCount::Fixed(count), _) => count.into(),
            (EffectCount::Rating { .. }, Some(rating)) => count.at(rating).into(),
            (EffectCount::Rating { rating: 0 }, None) => {
                self.text("space-rift-count-rating").into()
            }
            (EffectCount::Rating { rating: more }, None) => self
                .say("space-rift-count-rating-more", &[("more", more.into())])
                .into(),
        }
    }

    /// Returns the sentence of one effect other than an order, or two if it has two parts.
    fn effect(&self, effect: &Effect, printed: CardContext) -> Vec<String> {
        let counted = |key: &str, count: u8| self.say(key, &[("count", count.into())]);
        let sentence = match *effect {
            Effect::Order { .. } => return Vec::new(),
            #[rustfmt::skip]
            Effect::Dice { delta, range, scope } => self.dice(delta, range, scope),
            Effect::Boost(hexes) => counted("space-rift-effect-boost", hexes),
            Effect::Forbid(Restriction::Move) => self.text("space-rift-effect-forbid-move"),
            Effect::Forbid(Restriction::Close) => self.text("space-rift-effect-forbid-close"),
            Effect::MoveAfter(hexes) => counted("space-rift-effect-move-after", hexes),
            #[rustfmt::skip]
            Effect::DrawKeep { draw_count, keep_count } => {
                let words = [("draw", draw_count.into()), ("keep", keep_count.into())];
                self.say("space-rift-effect-draw-keep", &words)
            }
            Effect::Stars(count) => counted("space-rift-effect-stars", count),
            Effect::ClearMarkers(ALL_UNITS..) => self.text("space-rift-effect-clear-all"),
            Effect::ClearMarkers(count) => counted("space-rift-effect-clear", count),
            Effect::Restore {
                units,
                mode,
                clears_alert: clear,
            } => {
                return self.restore(units, mode, clear, printed);
            }
            Effect::Reroll(MAX_DICE..) => self.text("space-rift-effect-reroll-any"),
            Effect::Reroll(count) => counted("space-rift-effect-reroll", count),
            Effect::Convert(face) => self.say(
                "space-rift-effect-convert",
                &[("face", self.term(face.into_str()).into())],
            ),
            Effect::ShieldsOff => self.text("space-rift-effect-shields-off"),
            Effect::NoTerrain => self.text("space-rift-effect-no-terrain"),
            Effect::Prevent(count) => counted("space-rift-effect-prevent", count),
            Effect::IgnoreAlerts => self.text("space-rift-effect-ignore-alerts"),
            Effect::FreePursuit => self.text("space-rift-effect-free-pursuit"),
            Effect::StrikeFirst(more) => counted("space-rift-effect-strike-first", more),
            Effect::Evade(hexes) => counted("space-rift-effect-evade", hexes),
            Effect::TakeShip {
                own,
                class,
                ships,
                dice,
                ..
            } => self.take_ship(own, class, ships, dice),
            Effect::Discard(count) => counted("space-rift-effect-discard", count),
            Effect::Copy(count) => counted("space-rift-effect-copy", count),
        };
        vec![sentence]
    }

    fn take_ship(&self, own: TypeCode, class: Class, ship_count: u8, dice_count: u8) -> String {
        let words = [
            ("unit", type_name(self.phrases, own).into()),
            ("class", self.term(class.into_str()).into()),
            ("ships", ship_count.into()),
            ("dice", dice_count.into()),
        ];
        self.say("space-rift-effect-take-ship", &words)
    }

    fn dice(&self, delta: i8, range: Range, scope: Scope) -> String {
        let key = match (scope, delta < 0) {
            (Scope::This, false) => "space-rift-effect-dice-more",
            (Scope::This, true) => "space-rift-effect-dice-fewer",
            (Scope::Ordered, false) => "space-rift-effect-ordered-more",
            (Scope::Ordered, true) => "space-rift-effect-ordered-fewer",
        };
        let words = [
            ("count", delta.unsigned_abs().into()),
            ("range", self.term(range.into_str()).into()),
        ];
        self.say(key, &words)
    }

    fn restore(
        &self,
        units: EffectCount,
        mode: Repair,
        clears_damage: bool,
        printed: CardContext,
    ) -> Vec<String> {
        let key = match mode {
            Repair::Sure => "space-rift-effect-restore",
            Repair::Rolled => "space-rift-effect-restore-rolled",
        };
        let count = [("count", self.count(units, printed.rating))];
        let mut parts = vec![self.say(key, &count)];
        if clears_damage {
            parts.push(self.text("space-rift-effect-restore-clear"));
        }
        parts
    }
}
