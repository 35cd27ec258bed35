//! Help in context: the first time that something is possible or happens, one sentence about it.

use super::recap::entries_since;
use crate::game_ui::{GameUi, HelpMoment, HelpTopic, TableContext};
use engine::game::{Seat, Viewer};
use engine::session::Session;
use std::collections::BTreeSet;
use ui::constructed_sheet::ConstructedSheet;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::mount::use_mount;
use ui::settings::use_settings;
use yew::prelude::*;

/// Number of actions of the reader after which a sentence disappears.
const MAX_AGE: usize = 3;

/// Number of actions of the reader before the first sentence. Until then the card of newcomers says
/// how the match is won; one of them may have been forced.
const MIN_ACTIONS: usize = 2;

/// The help tip that is shown.
#[derive(Clone, PartialEq)]
pub struct ShownTip {
    /// The phrase.
    pub key: &'static str,
    pub icon: Icon,
    /// Id of the rule that says more.
    pub rule: &'static str,
    pub hide: Callback<()>,
}

/// A topic that is of use, by its index, and the selector of what it is about on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UsefulTopic {
    pub index: usize,
    pub selector: Option<String>,
}

/// The topic that is shown, and the number of the reader's actions before it.
type Current = Option<(UsefulTopic, usize)>;

/// Returns the rules that mark on a table what a tip is about. The mark of a control is inside it,
/// that of a figure is around it, since nothing beside the figure can be pressed.
fn spot_rules(selector: &str) -> String {
    let line = "outline: 2px dashed var(--accent);";
    let cell = "stroke: var(--accent); stroke-width: 3px; stroke-dasharray: 7 5; vector-effect: non-scaling-stroke;";
    let motion = "animation: var(--help-spot-motion, none);";
    format!(
        ".table :is({selector}):not(.cell) {{ {line} outline-offset: 1px; {motion} }} \
         .table button:is({selector}):not(.cell) {{ outline-offset: -3px; }} \
         .table .cell:is({selector}) {{ {cell} {motion} }}"
    )
}

/// Marks on the table of this player what a tip is about, or nothing.
#[hook]
fn use_spot(selector: Option<String>) {
    let (mount, sheet) = (use_mount(), use_memo((), |()| ConstructedSheet::new()));
    use_effect_with((selector, mount), move |(selector, mount)| {
        if let Some(selector) = selector {
            sheet.set_rules(&spot_rules(selector));
            sheet.adopt(mount);
        }
        let mount = mount.clone();
        move || sheet.remove(&mount)
    });
}

/// Returns the first topic that is of use for the seat that has to act, and was not shown in this
/// browser yet.
#[must_use]
pub fn next_topic<G: GameUi>(
    session: &Session<G::Game>,
    viewer: Viewer,
    seat: Seat,
    seen: &BTreeSet<String>,
) -> Option<UsefulTopic> {
    let is_new = |topic: &HelpTopic<G>| !seen.contains(topic.key);
    if !G::HELP_TOPICS.iter().any(is_new) {
        return None;
    }
    let recent = entries_since(session, seat);
    let recent = recent.start.saturating_sub(1)..recent.end;
    let events: Vec<&G::Event> = recent
        .flat_map(|entry| session.visible_events_at(entry, viewer))
        .collect();
    let moment = HelpMoment {
        game: session.game(),
        view: &session.view(viewer),
        seat,
        actions: &session.legal_actions(seat),
        events: &events,
    };
    let mut topics = G::HELP_TOPICS.iter().enumerate();
    let (index, topic) = topics.find(|(_, topic)| is_new(topic) && (topic.applies)(&moment))?;
    Some(UsefulTopic {
        index,
        selector: topic.spot.as_ref().and_then(|spot| spot.selector(&moment)),
    })
}

/// Returns the help tip to show to the reader. It is hidden when the reader dismisses it, when
/// another tip applies, or after [`MAX_AGE`] actions of the reader.
#[hook]
pub fn use_help_tip<G: GameUi>(
    context: &TableContext<G>,
    reader: Option<Seat>,
) -> Option<ShownTip> {
    let settings = use_settings();
    let current = use_state_eq(|| None as Current);
    let deps = (context.snapshot.edition, reader);
    {
        let (snapshot, current) = (context.snapshot.clone(), current.clone());
        use_effect_with(deps, move |(_, reader)| {
            let Some(seat) = *reader else { return };
            let session = &snapshot.session;
            let entries = 0..session.entry_count();
            let own = entries.filter(|entry| session.actor(*entry) == Some(seat));
            let acted = own.count();
            let age = current
                .as_ref()
                .map(|(_, since)| acted.saturating_sub(*since));
            // A sentence is read before the next one replaces it.
            if acted < MIN_ACTIONS || age == Some(0) {
                return;
            }
            let viewer = snapshot.perspective.viewer;
            let seen = &settings.current.seen_help;
            let topic = next_topic::<G>(session, viewer, seat, seen);
            if let Some(topic) = topic {
                let key = G::HELP_TOPICS
                    .get(topic.index)
                    .map_or("", |topic| topic.key);
                settings.update(move |now| {
                    now.seen_help.insert(key.to_owned());
                });
                current.set(Some((topic, acted)));
            } else if age.is_some_and(|age| age >= MAX_AGE) {
                current.set(None);
            }
        });
    }
    let set = current.setter();
    let shown = current.as_ref().filter(|_| reader.is_some());
    let selector = shown.and_then(|(topic, _)| topic.selector.clone());
    use_spot(selector);
    let (topic, _) = shown?;
    let topic = G::HELP_TOPICS.get(topic.index)?;
    Some(ShownTip {
        key: topic.key,
        icon: topic.icon,
        rule: topic.rule,
        hide: Callback::from(move |()| set.set(None)),
    })
}

#[derive(Properties, PartialEq)]
pub struct HelpListProps {
    /// The topics, each as icon, phrase key and rule.
    pub topics: Vec<(Icon, &'static str, &'static str)>,
}

/// Returns the topics of a game for the list under Help.
#[must_use]
pub fn help_topics<G: GameUi>() -> Vec<(Icon, &'static str, &'static str)> {
    let topics = G::HELP_TOPICS.iter();
    topics
        .map(|topic| (topic.icon, topic.key, topic.rule))
        .collect()
}

/// The list of all topics, in the menu.
#[component]
pub fn HelpList(props: &HelpListProps) -> Html {
    let phrases = use_phrases();
    let row = |&(icon, key, rule): &(Icon, &'static str, &'static str)| {
        html! { <li key={key}><IconView {icon} /><span>{ phrases.text(key) }{ " " }<small>{ rule }</small></span></li> }
    };
    html! {
        <details class="menu-help">
            <summary>{ phrases.text("table-help") }</summary>
            <ul>{ for props.topics.iter().map(row) }</ul>
        </details>
    }
}
