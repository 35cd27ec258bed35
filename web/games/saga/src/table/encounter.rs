//! The current encounter: its card with both sides, the fighters, dice and rerolls, damage. What is
//! decided now comes first, so that a phone shows it without scrolling. Without an encounter it shows
//! the possible encounters and the last rolls.

mod cards;
mod fighters;
pub mod odds;
mod record;
mod roll;

use super::glyphs::{Glyph, GlyphIcon};
use super::{TableActions, TableContext, is_out_of_turn};
use crate::narrate::Narrator;
use crate::table;
use engine::saga::action::Action;
use engine::saga::ids::ArmadaId;
use engine::saga::step::{Phase, Step, Task};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct EncounterPanelProps {
    pub context: TableContext,
    pub actions: TableActions,
}

/// The data from which every part of the encounter tab is rendered.
struct EncounterContext<'a> {
    context: &'a TableContext,
    actions: &'a TableActions,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

#[component]
pub fn EncounterPanel(props: &EncounterPanelProps) -> Html {
    let phrases = use_phrases();
    let EncounterPanelProps { context, actions } = props;
    let rolls = use_memo(context.snapshot.edition, |_| record::recent_rolls(context));
    let encounter_context = EncounterContext {
        context,
        actions,
        phrases: &phrases,
        narrator: table::narrator(context, &phrases),
    };
    let tasks = context.view.public.tasks;
    // The last task is the one to decide.
    let mut parts: Vec<Html> = tasks
        .iter()
        .filter_map(|task| encounter_context.part(task))
        .collect();
    let current = parts.pop();
    let is_idle = current.is_none();
    html! {
        <div class="saga-encounter">
            { current.unwrap_or_default() }
            { encounter_context.reactions() }
            { for parts.into_iter().rev() }
            if is_idle { { encounter_context.prospects() } }
            { encounter_context.rolls(&rolls) }
        </div>
    }
}

impl EncounterContext<'_> {
    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }

    /// Renders a task; `None` if it has nothing to show.
    fn part(&self, task: &Task) -> Option<Html> {
        match *task {
            Task::Exploration {
                armada,
                card,
                is_hard: hard,
                hits,
            } => Some(self.exploration(armada, card, hard, hits)),
            Task::Trial {
                armada,
                encounter,
                card,
                ..
            } => Some(self.scenario_encounter(armada, encounter, card)),
            Task::Fight {
                armada, foe, hull, ..
            } => Some(self.fight(armada, foe, hull)),
            Task::Duel {
                sides,
                exchanges,
                dealt,
                ..
            } => Some(self.duel(sides, exchanges, dealt)),
            Task::Check {
                armada,
                stat,
                required_successes,
                by,
                ..
            } => Some(self.check(armada, stat, required_successes, by)),
            Task::Roll { .. } => Some(self.roll(task)),
            Task::Claim { .. } | Task::BossFight { .. } | Task::Damage { .. } => self.warning(task),
            _ => None,
        }
    }

    /// Renders a warning of the effect that follows.
    fn warning(&self, task: &Task) -> Option<Html> {
        match *task {
            Task::Claim { armada, foe, .. } => {
                let args = [
                    ("armada", self.narrator.armada(armada).into()),
                    ("foe", self.narrator.target(foe).into()),
                ];
                Some(self.notice("saga-encounter-claim", &args))
            }
            Task::BossFight { armada, boss } => {
                let hull = self
                    .context
                    .game()
                    .boss(boss)
                    .map_or(0, |boss| boss.foe.hull);
                Some(self.fight(armada, engine::saga::armada::Target::Boss(boss), hull))
            }
            Task::Damage {
                armada,
                remaining_damage,
                by,
                ..
            } => {
                let seat = self.context.game().owner(armada);
                let args = [
                    ("armada", self.narrator.armada(armada).into()),
                    ("count", remaining_damage.into()),
                    ("hull", self.context.view.public.mat(seat).hull.into()),
                    ("cause", self.narrator.cause(by).unwrap_or_default().into()),
                ];
                Some(self.notice("saga-encounter-damage", &args))
            }
            _ => None,
        }
    }

    fn notice(&self, key: &str, args: &[(&'static str, ui::l10n::PhraseArg)]) -> Html {
        html! { <p class="saga-notice" role="status"><GlyphIcon glyph={Glyph::Event} /><span>{ self.phrases.say(key, args) }</span></p> }
    }

    /// Renders the cards, abilities and repairs that can be played in the current window, which the
    /// orders bar ends.
    fn reactions(&self) -> Html {
        let Some(Task::Window { at, .. }) = self.context.view.public.task() else {
            return Html::default();
        };
        let public = &self.context.view.public;
        let free = self
            .context
            .offers
            .choices()
            .filter(|action| is_out_of_turn(*action));
        let row = |action: Action| {
            let text = self.effect_text(action);
            html! {
                <li key={format!("{action:?}")}>
                    <button type="button" class="saga-react" data-order={action.term()} onclick={self.actions.on_order(action)}>
                        <b>{ self.narrator.order(public, action) }</b>
                        if let Some(text) = text { <span>{ text }</span> }
                    </button>
                </li>
            }
        };
        let rows: Vec<Html> = free.map(row).collect();
        if rows.is_empty() {
            return Html::default();
        }
        let args = [("moment", self.narrator.timing(*at).into())];
        html! {
            <section class="saga-window" aria-label={self.text("saga-encounter-window")}>
                <h3>{ self.phrases.say("saga-encounter-window-at", &args) }</h3>
                <ul>{ for rows }</ul>
            </section>
        }
    }

    /// Returns the text of the effect of a card or an ability.
    fn effect_text(&self, action: Action) -> Option<String> {
        use engine::saga::action::AbilitySource;
        match action {
            Action::Play(card, _) => Some(self.narrator.action_text(card)),
            Action::Activate(AbilitySource::Gear(gear), _) => {
                Some(self.narrator.gear_ability(gear))
            }
            Action::Activate(AbilitySource::Commander, armada) => {
                let seat = self.context.game().owner(armada);
                let commander = self.context.view.public.mat(seat).commander?;
                Some(self.narrator.commander_ability(commander))
            }
            Action::Quell(card) => Some(self.narrator.event_text(card)),
            _ => None,
        }
    }

    /// Renders the encounters that the acting armada can have in its sector.
    fn prospects(&self) -> Html {
        let public = &self.context.view.public;
        let (Step::Turns(Phase::Encounter), Some(armada)) = (public.step, public.acting) else {
            return html! { <p class="saga-none">{ self.text("saga-encounter-none") }</p> };
        };
        let args = [("armada", self.narrator.armada(armada).into())];
        html! {
            <section class="saga-prospects">
                <h3>{ self.phrases.say("saga-encounter-of", &args) }</h3>
                { self.enemies_here(armada) }
                { self.other_encounters() }
            </section>
        }
    }

    /// Renders the enemies in an armada's sector, each with its values and the odds.
    fn enemies_here(&self, armada: ArmadaId) -> Html {
        use engine::saga::armada::Target;
        let public = &self.context.view.public;
        let Some(sector) = public.armada(armada).sector else {
            return Html::default();
        };
        let raiders = public.raiders_in(sector).map(|(id, _)| Target::Raider(id));
        let foes = raiders.chain(public.bosses_in(sector).map(Target::Boss));
        let card = |foe: Target| {
            let fight = Action::Fight(foe);
            let is_legal = self.context.offers.is_legal(fight);
            let why = self.context.offers.refusal(fight);
            html! {
                <li>{ self.foe_card(armada, foe) }
                    if is_legal {
                        <button type="button" class="button primary" onclick={self.actions.on_order(fight)}>{ self.text("saga-encounter-fight") }</button>
                    }
                    if let Some(why) = why {
                        <small>{ self.narrator.refusal(&why) }{ " " }{ self.actions.rule_link(engine::error::RuleRefusal::rule(&why)) }</small>
                    }
                </li>
            }
        };
        let cards: Vec<Html> = foes.map(card).collect();
        if cards.is_empty() {
            return html! { <p class="saga-none">{ self.text("saga-encounter-clear") }</p> };
        }
        html! { <ul class="saga-foes">{ for cards }</ul> }
    }

    /// Renders Regroup and the encounters of the scenario as buttons.
    fn other_encounters(&self) -> Html {
        let public = &self.context.view.public;
        let other = |action: &Action| {
            matches!(
                action,
                Action::Regroup(_) | Action::Encounter(_) | Action::Duel(_) | Action::Siege
            )
        };
        let orders = self.context.offers.choices().filter(other);
        let button = |action: Action| {
            html! { <button key={format!("{action:?}")} type="button" class="button" onclick={self.actions.on_order(action)}>{ self.narrator.order(public, action) }</button> }
        };
        html! { <div class="saga-choices" role="group">{ for orders.map(button) }</div> }
    }
}
