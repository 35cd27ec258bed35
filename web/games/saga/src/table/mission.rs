//! The scenario: conditions of victory and defeat with their current state, the Doom Counter with
//! its badges, counters, entities, supply; in the Arena the points of all seats.

mod doom;
mod goals;
mod supply;

use super::glyphs::{Glyph, GlyphIcon};
use super::{TableActions, TableContext};
use crate::match_standing::{goal_line, goal_text, match_standing};
use crate::narrate::Narrator;
use crate::table;
use engine::game::Seat;
use engine::rule::RuleId;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::goals::GoalPanel;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MissionPanelProps {
    pub context: TableContext,
    pub actions: TableActions,
}

/// The data from which every part of the mission tab is rendered.
struct MissionContext<'a> {
    context: &'a TableContext,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

impl<'a> MissionContext<'a> {
    fn new(context: &'a TableContext, phrases: &'a Phrases) -> Self {
        Self {
            context,
            phrases,
            narrator: table::narrator(context, phrases),
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
    let MissionPanelProps { context, actions } = props;
    let panel = MissionContext::new(context, &phrases);
    let players = [("count", context.game().seat_count().into())];
    html! {
        <div class="saga-mission">
            <header>
                <h3>{ panel.narrator.scenario() }<small>{ phrases.say("saga-mission-players", &players) }</small></h3>
                <p>{ goal_text(context.game(), &panel.narrator) }{ " " }{ actions.rule_link(RuleId::new("SAGA-END.1")) }</p>
            </header>
            <section><h4><GlyphIcon glyph={Glyph::Doom} />{ phrases.text("saga-mission-doom") }</h4>{ panel.doom() }</section>
            { panel.points() }
            { panel.goals() }
            { panel.counters() }
            { panel.entities() }
            { panel.supply() }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct GoalsProps {
    pub context: TableContext,
    /// The seat that the text addresses.
    pub reader: Option<Seat>,
}

/// The conditions of victory and defeat, and points by their sources.
#[component]
pub fn Goals(props: &GoalsProps) -> Html {
    let phrases = use_phrases();
    let context = &props.context;
    // The sources of points are only in the log.
    let session = &context.snapshot.session;
    let standing = use_memo(
        (
            context.snapshot.edition,
            context.snapshot.perspective,
            props.reader,
            phrases.clone(),
        ),
        |_| {
            let entries = (0..session.entry_count()).map(|at| session.events_at(at));
            let (game, public) = (context.game(), &context.view.public);
            let headline = props
                .reader
                .map(|seat| goal_line(game, public, &phrases, seat))
                .filter(|line| !line.is_empty());
            match_standing(game, public, &phrases, entries).with_headline(headline)
        },
    );
    html! { <GoalPanel standing={(*standing).clone()} /> }
}
