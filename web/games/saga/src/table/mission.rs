//! The scenario: what wins and loses, as it stands now, the Doom Counter with its badges, counters and
//! things of the scenario, what is left in the supply; in the Arena the points of all.

mod doom;
mod goals;
mod supply;

use super::signs::{Glyph, Pic};
use super::{Actions, Watch};
use crate::narrate::Narrator;
use crate::standing::{goal_text, standing};
use crate::table;
use engine::rule::RuleId;
use ui::console::goals::GoalPanel;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Properties of the leaf.
#[derive(Properties, PartialEq)]
pub struct MissionLeafProps {
    /// What is read.
    pub watch: Watch,
    /// What can be done.
    pub actions: Actions,
}

/// What the parts of the leaf read.
struct Leaf<'a> {
    watch: &'a Watch,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

impl<'a> Leaf<'a> {
    fn new(watch: &'a Watch, phrases: &'a Phrases) -> Self {
        Self {
            watch,
            phrases,
            narrator: table::narrator(watch, phrases),
        }
    }

    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }

    /// A name and a figure.
    fn fact(&self, name: String, value: String) -> Html {
        html! { <div><dt>{ name }</dt><dd>{ value }</dd></div> }
    }
}

/// The leaf.
#[component]
pub fn MissionLeaf(props: &MissionLeafProps) -> Html {
    let phrases = use_phrases();
    let MissionLeafProps { watch, actions } = props;
    let leaf = Leaf::new(watch, &phrases);
    let players = [("count", watch.table().count().into())];
    html! {
        <div class="saga-mission">
            <header>
                <h3>{ leaf.narrator.scenario() }<small>{ phrases.say("saga-mission-players", &players) }</small></h3>
                <p>{ goal_text(watch.table(), &leaf.narrator) }{ " " }{ actions.rule_link(RuleId::new("SAGA-END.1")) }</p>
            </header>
            <section><h4><Pic glyph={Glyph::Doom} />{ phrases.text("saga-mission-doom") }</h4>{ leaf.doom() }</section>
            { leaf.points() }
            { leaf.goals() }
            { leaf.counters() }
            { leaf.things() }
            { leaf.supply() }
        </div>
    }
}

/// Properties of the goals.
#[derive(Properties, PartialEq)]
pub struct GoalsProps {
    /// What is read.
    pub watch: Watch,
}

/// What wins and loses the scenario, and points by their sources.
#[component]
pub fn Goals(props: &GoalsProps) -> Html {
    let phrases = use_phrases();
    let watch = &props.watch;
    // Where points come from is in the log alone.
    let session = &watch.stand.session;
    let told = use_memo(
        (watch.stand.edition, watch.stand.eyes, phrases.clone()),
        |_| {
            let entries = (0..session.entries()).map(|at| session.events_at(at));
            standing(watch.table(), &watch.view.public, &phrases, entries)
        },
    );
    html! { <GoalPanel standing={(*told).clone()} /> }
}
