//! A roll whose dice may still be changed, by rerolls and by cards, with these orders at the dice.

use super::{attacker_side, dice, is_open, needed, sources, unit_side};
use crate::Ui;
use crate::narrate::Narrator;
use crate::table::offers::card_of;
use crate::table::{InputMode, TableContext};
use engine::space_rift::action::Action;
use engine::space_rift::combat_roll::{CombatRoll, RollStage};
use engine::space_rift::dice::Face;
use play::game_ui::TablePartProps;
use ui::l10n::Phrases;
use ui::motion::{CombatDie, CombatScene, DiceGroup, OpenRoll};
use yew::prelude::*;

/// Returns the roll that the seat which has to act may change; `None` without one.
#[must_use]
pub fn open_roll(part: &TablePartProps<Ui>, phrases: &Phrases) -> Option<OpenRoll> {
    let context = &part.context;
    let (game, public) = (context.game(), &context.view.public);
    let roll = public.innermost_roll().filter(|roll| is_open(roll))?;
    if public.task.is_some() {
        return None;
    }
    let narrator = Narrator::new(phrases, game);
    let roller = roll.roller.map_or_else(
        || narrator.text("space-rift-cell-meteor"),
        |unit| narrator.unit(unit),
    );
    let args = [
        ("unit", roller.into()),
        ("target", narrator.unit(roll.target).into()),
    ];
    let groups = groups(context, roll);
    let buttons = |group: &OrderedDice| {
        let button = |action: &Action| {
            let name = narrator.order(public, *action);
            let actions = &part.actions;
            actions.order_button(*action, &name, Classes::new(), Html::default())
        };
        group.orders.iter().map(button).collect::<Html>()
    };
    let orders = groups.iter().map(buttons).collect();
    let sources = sources(&narrator, public, roll);
    let dice = |group: OrderedDice| DiceGroup {
        sources: match group.is_whole_roll {
            true => sources.clone(),
            false => Vec::new(),
        },
        dice: group.dice,
    };
    Some(OpenRoll {
        label: phrases.say("space-rift-table-roll", &args),
        orders,
        scene: CombatScene {
            sides: vec![
                attacker_side(&narrator, public, roll, &[]),
                unit_side(&narrator, public, roll.target, Some(&[])),
            ],
            dice: groups.into_iter().map(dice).collect(),
            facts: Vec::new(),
            needed: Some(needed(&narrator, roll)),
            result: result(&narrator, roll),
        },
    })
}

/// Dice, and the orders that change them.
struct OrderedDice {
    dice: Vec<CombatDie>,
    orders: Vec<Action>,
    is_whole_roll: bool,
}

/// Returns the dice with the orders that change them: for each face a reroll, or for the whole roll
/// the cards that can be played.
fn groups(context: &TableContext, roll: &CombatRoll) -> Vec<OrderedDice> {
    let game = context.game();
    let dice = dice(game, roll, game.hits(roll));
    if !matches!(roll.stage, RollStage::Reroll(_)) {
        return vec![OrderedDice {
            dice: dice.into_iter().map(|(_, die)| die).collect(),
            orders: cards(context),
            is_whole_roll: true,
        }];
    }
    let mut groups: Vec<(Face, OrderedDice)> = Vec::new();
    for (face, die) in dice {
        match groups.last_mut().filter(|(of, _)| *of == face) {
            Some((_, group)) => group.dice.push(die),
            None => {
                let reroll = Action::Reroll(face);
                let is_legal = context.offers.is_legal(reroll);
                let group = OrderedDice {
                    dice: vec![die],
                    orders: is_legal.then_some(reroll).into_iter().collect(),
                    is_whole_roll: false,
                };
                groups.push((face, group));
            }
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// Returns the orders of the cards that can be played now; the panel has that of the card which is
/// picked up.
fn cards(context: &TableContext) -> Vec<Action> {
    let picked_up = match context.input.tool {
        InputMode::Card(card) => Some(card),
        InputMode::Free | InputMode::Hex(_) | InputMode::Refusals => None,
    };
    let is_card = |action: &Action| match action {
        Action::Play(_) | Action::React(_) => card_of(*action) != picked_up,
        _ => false,
    };
    context.offers.legal().filter(is_card).collect()
}

/// Returns the faces of a roll, and its hits as it stands.
fn result(narrator: &Narrator<'_>, roll: &CombatRoll) -> String {
    let hits = [("hits", narrator.game.hits(roll).into())];
    let hits = narrator.say("space-rift-table-hits", &hits);
    let args = [
        ("faces", narrator.faces(&roll.faces).into()),
        ("hits", hits.into()),
    ];
    narrator.say("space-rift-combat-open", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bots::Level;
    use engine::game::{Game, Viewer};
    use engine::session::Session;
    use engine::space_rift::SpaceRift;
    use engine::space_rift::options::Options;
    use play::render_checks::table_markup;
    use store::PlayerKind;

    /// Plays a match in which cards and attacks are preferred, and calls `check` with every position
    /// in which South can change the dice.
    fn open_rolls(seed: u64, mut check: impl FnMut(&Session<SpaceRift>, &CombatRoll, &[Action])) {
        let game = SpaceRift::new(Options::duel("srb-03")).expect("a battle of the box");
        let south = engine::game::Seat(0);
        let mut session = Session::new(game, seed);
        for step in 0_usize..900 {
            let Some(seat) = session.status().waiting_seats().iter().next() else {
                return;
            };
            let legal = session.legal_actions(seat);
            let public = session.view(Viewer::Spectator).public;
            let roll = public.innermost_roll().filter(|roll| is_open(roll));
            if let Some(roll) = roll.filter(|_| seat == south) {
                check(&session, roll, &legal);
            }
            let is_preferred = |action: &&Action| {
                let is_reroll = matches!(action, Action::Reroll(_));
                let is_attack = matches!(action, Action::Attack(..));
                is_attack || is_reroll || (roll.is_some() && card_of(**action).is_some())
            };
            let best = legal.iter().find(is_preferred);
            let other = &legal[(step * 7) % legal.len()];
            session.act(seat, *best.unwrap_or(other)).expect("legal");
        }
    }

    #[test]
    fn orders_that_change_dice_are_offered_at_the_dice_and_nowhere_else() {
        let kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Ensign)];
        let (mut rerolls, mut cards) = (0, 0);
        for (seed, language) in (0..40).zip(["en", "de"].into_iter().cycle()) {
            let phrases = Phrases::load(language);
            open_rolls(seed, |session, roll, legal| {
                let is_dice_order = |action: &&Action| {
                    matches!(
                        action,
                        Action::Reroll(_) | Action::Play(_) | Action::React(_)
                    )
                };
                let expected = legal.iter().filter(is_dice_order).count();
                let markup = table_markup::<Ui>(&phrases, session, &kinds);
                let (before, stage) = markup
                    .split_once("combat-stage open")
                    .expect("an open roll stays on the stage");
                let orders = |markup: &str| {
                    let count =
                        |order: &str| markup.matches(&format!("data-order=\"{order}\"")).count();
                    count("reroll") + count("play") + count("react")
                };
                assert_eq!((orders(before), orders(stage)), (0, expected), "{roll:?}");
                let dice = stage.matches("combat-die").count();
                assert_eq!(dice, usize::from(roll.faces.len()), "{roll:?}");
                match roll.stage {
                    RollStage::Reroll(_) => rerolls += 1,
                    _ => cards += 1,
                }
            });
        }
        assert!(
            rerolls > 0 && cards > 3,
            "{rerolls} rerolls, {cards} windows"
        );
    }
}
