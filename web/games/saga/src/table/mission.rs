//! The scenario: conditions of victory and defeat with their current state, the Doom Counter with
//! its badges, counters, entities, supply; in the Arena the points of all seats.

mod doom;
mod goals;
mod supply;

use super::glyphs::{Glyph, GlyphIcon};
use super::{TableActions, TableContext};
use crate::match_standing::{goal_text, match_standing};
use crate::narrate::Narrator;
use crate::table;
use engine::rule::RuleId;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::goals::GoalPanel;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MissionPanelProps {
    pub watch: TableContext,
    pub actions: TableActions,
}

/// The input of the parts of the tab.
struct MissionContext<'a> {
    watch: &'a TableContext,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

impl<'a> MissionContext<'a> {
    fn new(watch: &'a TableContext, phrases: &'a Phrases) -> Self {
        Self {
            watch,
            phrases,
            narrator: table::narrator(watch, phrases),
        }
    }

    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }

    /// Renders a name and a value.
    fn fact(&self, name: String, value: String) -> Html {
        html! { <div><dt>{ name }</dt><dd>{ value }</dd></div> }
    }
}

#[component]
pub fn MissionPanel(props: &MissionPanelProps) -> Html {
    let phrases = use_phrases();
    let MissionPanelProps { watch, actions } = props;
    let leaf = MissionContext::new(watch, &phrases);
    let players = [("count", watch.table().seat_count().into())];
    html! {
        <div class="saga-mission">
            <header>
                <h3>{ leaf.narrator.scenario() }<small>{ phrases.say("saga-mission-players", &players) }</small></h3>
                <p>{ goal_text(watch.table(), &leaf.narrator) }{ " " }{ actions.rule_link(RuleId::new("SAGA-END.1")) }</p>
            </header>
            <section><h4><GlyphIcon glyph={Glyph::Doom} />{ phrases.text("saga-mission-doom") }</h4>{ leaf.doom() }</section>
            { leaf.points() }
            { leaf.goals() }
            { leaf.counters() }
            { leaf.things() }
            { leaf.supply() }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct GoalsProps {
    pub watch: TableContext,
}

/// The conditions of victory and defeat, and points by their sources.
#[component]
pub fn Goals(props: &GoalsProps) -> Html {
    let phrases = use_phrases();
    let watch = &props.watch;
    // The sources of points are only in the log.
    let session = &watch.stand.session;
    let told = use_memo(
        (watch.stand.edition, watch.stand.eyes, phrases.clone()),
        |_| {
            let entries = (0..session.entry_count()).map(|at| session.events_at(at));
            match_standing(watch.table(), &watch.view.public, &phrases, entries)
        },
    );
    html! { <GoalPanel standing={(*told).clone()} /> }
}
