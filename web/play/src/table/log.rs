//! The log: sentences about the events, by turns, the newest at the end.

use super::frame::{LINES, use_sheet};
use crate::game_ui::{GameUi, TableSnapshot};
use crate::seats::{is_human, seat_art};
use derive_where::derive_where;
use engine::game::{Game, MAX_SEATS, Viewer};
use engine::session::Session;
use std::rc::Rc;
use store::PlayerKind;
use ui::l10n::{Phrases, use_phrases};
use web_sys::Element;
use yew::prelude::*;

/// Number of log entries shown; the rest is in the save.
const MAX_ENTRIES: usize = 60;

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct LogProps<G: GameUi> {
    pub snapshot: TableSnapshot<G>,
    /// Who plays each seat: bots explain their actions.
    pub player_kinds: Vec<PlayerKind>,
    /// The notice about a new deal, before all entries.
    pub again: Option<String>,
}

/// The log of a match.
#[component]
pub fn Log<G: GameUi>(props: &LogProps<G>) -> Html {
    let phrases = use_phrases();
    let list = use_node_ref();
    let session = &props.snapshot.session;
    let sheet = use_sheet();
    {
        let list = list.clone();
        // A hidden list cannot be scrolled, so this runs again whenever the sheet changes.
        use_effect_with((session.entry_count(), sheet), move |(_, sheet)| {
            let begins = sheet.is_some_and(|(_, tab)| tab == LINES);
            let list = list.cast::<Element>();
            let frame = list.as_ref().and_then(|list| list.parent_element());
            // On small screens the frame scrolls instead of the list.
            for element in list.into_iter().chain(frame) {
                let end = element.scroll_height();
                element.set_scroll_top(if begins { 0 } else { end });
            }
        });
    }
    let viewer = props.snapshot.perspective.viewer;
    let from = session.entry_count().saturating_sub(MAX_ENTRIES);
    let again = props.again.as_ref();
    let again = again.map(|line| html! { <li key="deals" class="log-entry">{ line }</li> });
    let mut rows: Vec<Html> = again.into_iter().collect();
    for entry in from..session.entry_count() {
        let seat = session.actor(entry);
        let class = seat.filter(|seat| seat.index() < MAX_SEATS);
        let class = class.map(|seat| seat_art(seat).class());
        let is_bot = seat.is_some_and(|seat| !is_human(&props.player_kinds, seat));
        let followed = entry + 1 < session.entry_count();
        let mut bot_reason = is_bot.then_some((entry, followed));
        for (n, passage) in log_sections::<G>(session, &phrases, entry, viewer)
            .into_iter()
            .enumerate()
        {
            if let Some(text) = passage.heading {
                rows.push(
                    html! { <li key={format!("r{entry}-{n}")} class="log-round">{ text }</li> },
                );
            }
            let events: Vec<G::Event> = passage.content.into_iter().cloned().collect();
            if !events.is_empty() {
                let (class, session) = (class.clone(), MatchRef(session.clone()));
                rows.push(
                    html! { <LogRow<G> key={format!("e{entry}-{n}")} {events} {class} {session} bot_reason={bot_reason.take()} /> },
                );
            }
        }
    }
    html! { <ol ref={list} class="log" tabindex="0" aria-label={phrases.text("table-log")}>{ for rows }</ol> }
}

/// A part of the events of one action.
pub struct LogSection<'a, E> {
    /// Heading above it, where a turn begins.
    pub heading: Option<String>,
    /// The events to describe.
    pub content: Vec<&'a E>,
}

/// Splits the visible events of an entry into passages. One action may end a turn and begin the
/// next one, so the heading is placed where the turn begins.
pub fn log_sections<'a, G: GameUi>(
    session: &'a Session<G::Game>,
    phrases: &Phrases,
    entry: usize,
    viewer: Viewer,
) -> Vec<LogSection<'a, G::Event>> {
    let events: Vec<&G::Event> = session.visible_events_at(entry, viewer).collect();
    let mut log_sections = vec![LogSection {
        heading: None,
        content: Vec::new(),
    }];
    for &event in &events {
        if let Some(heading) = G::turn_heading(session.game(), phrases, event) {
            log_sections.push(LogSection {
                heading: Some(heading),
                content: Vec::new(),
            });
        }
        if let Some(passage) = log_sections.last_mut()
            && G::is_logged(event)
            && !G::is_redundant(event, &events)
        {
            passage.content.push(event);
        }
    }
    log_sections.retain(|passage| passage.heading.is_some() || !passage.content.is_empty());
    log_sections
}

/// The session of a row. All values are equal, because names in the sentences do not change during
/// a match.
#[derive_where(Clone)]
struct MatchRef<G: Game>(Rc<Session<G>>);

impl<G: Game> PartialEq for MatchRef<G> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(Properties)]
struct LogRowProps<G: GameUi> {
    events: Vec<G::Event>,
    class: Option<String>,
    session: MatchRef<G::Game>,
    /// The entry of a bot that explains it, and whether another entry follows.
    bot_reason: Option<(usize, bool)>,
}

impl<G: GameUi> PartialEq for LogRowProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.events == other.events
            && self.class == other.class
            && self.bot_reason == other.bot_reason
    }
}

/// The events of one action, put into words once.
#[component]
fn LogRow<G: GameUi>(props: &LogRowProps<G>) -> Html {
    let phrases = use_phrases();
    let (game, view) = (
        props.session.0.game(),
        props.session.0.view(Viewer::Spectator),
    );
    let events = props.events.iter();
    let texts = events.map(|event| G::event_sentence(game, &phrases, &view, event).1);
    let sentences: Vec<String> = texts.collect();
    let bot_reason = props.bot_reason;
    let why = bot_reason.and_then(|(entry, _)| G::bot_reason(&props.session.0, &phrases, entry));
    html! {
        <li class={classes!("log-entry", props.class.clone())}>
            { sentences.join(" ") }
            { for why.map(|why| html! { <small class="log-why">{ why }</small> }) }
        </li>
    }
}
