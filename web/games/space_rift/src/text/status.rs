//! The state of the battle, line by line: the turn, both sides, the card in play, the rift, and the
//! visible hands.

use super::super::match_standing::match_standing;
use super::text_model::TextModelBuilder;
use crate::Ui;
use play::game_ui::GameUi;

use engine::space_rift::battlefield::Side;
use engine::space_rift::cards::{CombatId, CommandId};
use engine::space_rift::state::Private;

impl TextModelBuilder<'_> {
    pub(super) fn status(&self, is_thinking: bool) -> Vec<String> {
        let mut lines = vec![format!("{}.", Ui::turn_text(self.context, self.phrases))];
        lines.extend(is_thinking.then(|| self.phrases.text("table-thinking")));
        lines.extend(self.refusal_text());
        lines.extend(Side::ALL.map(|side| self.side_line(side)));
        let (game, public) = (self.context.game(), &self.context.view.public);
        lines.extend(match_standing(game, public, self.phrases, self.side).lines(self.phrases));
        lines.extend(self.active_command());
        lines.extend(self.dial());
        lines.extend(self.hands());
        lines
    }

    fn side_line(&self, side: Side) -> String {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let own = public.side_state(side);
        let counts = self.context.view.held[side.index()];
        let words = [
            ("side", self.narrator.side(side).into()),
            ("score", game.score_of(public, side).into()),
            ("wins", game.side_setup(side).victory.into()),
            ("stars", own.stars.into()),
            ("rating", own.rating.into()),
            ("commands", (counts.command + counts.drawn).into()),
            ("combats", counts.combat.into()),
        ];
        self.phrases.say("space-rift-text-stand", &words)
    }

    /// Returns the command card in play, and the number of orders left.
    fn active_command(&self) -> Option<String> {
        let active_command = self.context.view.public.active_command;
        let card = active_command.acts_as.or(active_command.card)?;
        let remaining_orders = active_command
            .remaining_orders
            .iter()
            .fold(0_u8, |sum, n| sum.saturating_add(*n));
        let words = [
            ("card", self.narrator.command_title(card).into()),
            ("left", remaining_orders.into()),
        ];
        Some(self.phrases.say("space-rift-text-plan", &words))
    }

    /// Returns the direction of the rift for each number.
    fn dial(&self) -> Option<String> {
        let rift = self.context.view.public.rift.as_ref()?;
        let direction_text = |number: u8| {
            let direction = self.narrator.term(rift.direction(number).into_str());
            self.label_value(&number.to_string(), &direction)
        };
        let directions: Vec<String> = (1..=6).map(direction_text).collect();
        let words = [("ways", directions.join(", ").into())];
        Some(self.phrases.say("space-rift-text-dial", &words))
    }

    /// Returns the visible hands: that of one side, or both if all hands are open.
    fn hands(&self) -> Vec<String> {
        let view = &self.context.view;
        let open = view
            .open
            .iter()
            .flat_map(|both| Side::ALL.into_iter().zip(both));
        let own = view.own.iter().map(|(side, own)| (*side, own));
        let hands = open.chain(own.filter(|_| view.open.is_none()));
        hands.flat_map(|(side, own)| self.hand(side, own)).collect()
    }

    fn hand(&self, side: Side, own: &Private) -> Vec<String> {
        let rating = self.context.view.public.side_state(side).rating;
        let command = own.command.plus(own.drawn);
        let commands = command.kinds().map(CommandId).map(|id| {
            let words = [
                ("side", self.narrator.side(side).into()),
                ("count", command.count(id.0).into()),
                ("card", self.narrator.command_title(id).into()),
                ("text", self.narrator.command_text_at(id, rating).into()),
            ];
            self.phrases.say("space-rift-text-card", &words)
        });
        let combats = own.combat.kinds().map(CombatId).map(|id| {
            let cost = self.context.game().combat(id).map_or(0, |card| card.cost);
            let words = [
                ("side", self.narrator.side(side).into()),
                ("count", own.combat.count(id.0).into()),
                ("card", self.narrator.combat_title(id).into()),
                ("cost", self.narrator.cost(cost).into()),
                ("when", self.narrator.combat_window(id).into()),
                ("text", self.narrator.combat_text(id).into()),
            ];
            self.phrases.say("space-rift-text-combat-card", &words)
        });
        commands.chain(combats).collect()
    }
}
