//! Announcements for screen readers: two live regions and their queues.
//!
//! Polite texts wait for a pause; assertive texts, such as refusals and the player's turn, are
//! announced at once. The caller provides the sentences; the player's settings limit how many of
//! one action are announced.

use crate::l10n::use_phrases;
use crate::settings::{Verbosity, use_settings};
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// Milliseconds that a screen reader needs to notice a text before the next one replaces it.
const PAUSE_MS: u32 = 700;

/// How important a sentence is. If not all sentences of an action are announced, the most important
/// ones are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum AnnouncementPriority {
    /// Announced only at the highest verbosity.
    Detail,
    /// An ordinary event.
    Plain,
    /// A decisive event.
    Key,
}

pub type PrioritizedSentence = (AnnouncementPriority, String);

/// A handle for announcing sentences.
#[derive(Clone, PartialEq)]
pub struct Announcer {
    polite: Callback<Vec<PrioritizedSentence>>,
    assertive: Callback<String>,
}

impl Announcer {
    /// Announces sentences at the next pause.
    pub fn announce(&self, sentences: Vec<String>) {
        let key = |sentence| (AnnouncementPriority::Key, sentence);
        self.announce_prioritized(sentences.into_iter().map(key).collect());
    }

    /// Announces the sentences of one action at the next pause, limited to the most important ones
    /// if the player does not want all.
    pub fn announce_prioritized(&self, sentences: Vec<PrioritizedSentence>) {
        self.polite.emit(sentences);
    }

    /// Announces a sentence at once.
    pub fn alert(&self, sentence: String) {
        self.assertive.emit(sentence);
    }
}

/// Returns the announcer of the page.
#[hook]
pub fn use_announcer() -> Announcer {
    use_context::<Announcer>().unwrap_or_else(|| Announcer {
        polite: Callback::noop(),
        assertive: Callback::noop(),
    })
}

/// The queued texts, and the text that is in the region now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Queue {
    shown: String,
    waiting: Vec<String>,
    is_busy: bool,
    turn: u32,
}

enum QueueAction {
    Say(String),
    Next,
}

impl Reducible for Queue {
    type Action = QueueAction;

    fn reduce(self: Rc<Self>, turn: QueueAction) -> Rc<Self> {
        let mut queue = (*self).clone();
        match turn {
            QueueAction::Say(text) if queue.is_busy => queue.waiting.push(text),
            QueueAction::Say(text) => queue.show(&text),
            QueueAction::Next if queue.waiting.is_empty() => queue.is_busy = false,
            QueueAction::Next => {
                let text = queue.waiting.join(" ");
                queue.waiting.clear();
                queue.show(&text);
            }
        }
        Rc::new(queue)
    }
}

impl Queue {
    fn show(&mut self, text: &str) {
        // Screen readers skip a text that equals the last one, so every second text ends with a
        // space.
        let end = if self.turn.is_multiple_of(2) {
            ""
        } else {
            "\u{a0}"
        };
        self.shown = format!("{text}{end}");
        self.turn = self.turn.wrapping_add(1);
        self.is_busy = true;
    }
}

/// Selects the most important sentences, in their original order, and counts those that are left
/// out. Details are left out without being counted, except at the highest verbosity.
fn shorten(mut sentences: Vec<PrioritizedSentence>, verbosity: Verbosity) -> (String, usize) {
    if verbosity != Verbosity::Full {
        sentences.retain(|(weight, _)| *weight > AnnouncementPriority::Detail);
    }
    let mut weights: Vec<AnnouncementPriority> =
        sentences.iter().map(|(weight, _)| *weight).collect();
    weights.sort_unstable_by(|a, b| b.cmp(a));
    weights.truncate(verbosity.sentences());
    let rest = sentences.len() - weights.len();
    let mut sentences_said = Vec::new();
    for (weight, sentence) in sentences {
        if let Some(index) = weights.iter().position(|open| *open == weight) {
            weights.remove(index);
            sentences_said.push(sentence);
        }
    }
    (sentences_said.join(" "), rest)
}

#[hook]
fn use_queue() -> UseReducerHandle<Queue> {
    let queue = use_reducer(Queue::default);
    let next = queue.dispatcher();
    use_effect_with((queue.turn, queue.is_busy), move |&(_, busy)| {
        let timer = busy.then(|| Timeout::new(PAUSE_MS, move || next.dispatch(QueueAction::Next)));
        move || drop(timer)
    });
    queue
}

#[derive(Properties, PartialEq)]
pub struct LiveRegionProviderProps {
    pub children: Html,
}

/// Renders the live regions and provides the announcer to its children.
#[component]
pub fn LiveRegionProvider(props: &LiveRegionProviderProps) -> Html {
    let (polite, assertive) = (use_queue(), use_queue());
    let (phrases, settings) = (use_phrases(), use_settings());
    let verbosity = settings.current.verbosity;
    let announcer = {
        let polite = use_callback(
            (polite.dispatcher(), phrases, verbosity),
            |sentences: Vec<PrioritizedSentence>, (queue, phrases, verbosity)| {
                let (mut text, rest) = shorten(sentences, *verbosity);
                if rest > 0 {
                    text.push(' ');
                    text += &phrases.say("live-more", &[("count", rest.into())]);
                }
                if !text.is_empty() {
                    queue.dispatch(QueueAction::Say(text));
                }
            },
        );
        let assertive = use_callback(assertive.dispatcher(), |text: String, queue| {
            queue.dispatch(QueueAction::Say(text));
        });
        Announcer { polite, assertive }
    };
    html! {
        <ContextProvider<Announcer> context={announcer}>
            { props.children.clone() }
            <div class="visually-hidden" translate="no" role="status" aria-live="polite">{ &polite.shown }</div>
            <div class="visually-hidden" translate="no" role="alert" aria-live="assertive">{ &assertive.shown }</div>
        </ContextProvider<Announcer>>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn say(queue: Rc<Queue>, text: &str) -> Rc<Queue> {
        queue.reduce(QueueAction::Say(text.to_owned()))
    }

    #[test]
    fn sentences_queued_in_a_burst_are_announced_together() {
        let queue = ["One.", "Two.", "Three."]
            .into_iter()
            .fold(Rc::default(), say);
        assert_eq!(queue.shown, "One.");
        let queue = queue.reduce(QueueAction::Next);
        assert_eq!(queue.shown.trim_end_matches('\u{a0}'), "Two. Three.");
        let queue = queue.reduce(QueueAction::Next);
        assert!(!queue.is_busy);
    }

    #[test]
    fn a_repeated_text_still_changes_the_live_region() {
        let first = say(Rc::default(), "Hit.");
        let second = say(first.clone().reduce(QueueAction::Next), "Hit.");
        assert_ne!(first.shown, second.shown);
    }

    fn announced(weights: &[AnnouncementPriority]) -> Vec<PrioritizedSentence> {
        let named = |(n, weight): (usize, &AnnouncementPriority)| (*weight, format!("{n}."));
        weights.iter().enumerate().map(named).collect()
    }

    #[test]
    fn sentences_beyond_the_limit_are_counted() {
        let sentences = announced(&[AnnouncementPriority::Plain; 5]);
        let result = |verbosity| shorten(sentences.clone(), verbosity);
        assert_eq!(result(Verbosity::Brief), ("0.".to_owned(), 4));
        assert_eq!(result(Verbosity::Normal), ("0. 1. 2.".to_owned(), 2));
        assert_eq!(result(Verbosity::Full).1, 0);
    }

    #[test]
    fn important_sentences_are_kept_before_ordinary_ones() {
        use AnnouncementPriority::{Detail, Key, Plain};
        let sentences = announced(&[Detail, Plain, Plain, Key, Plain, Key]);
        let result = |verbosity| shorten(sentences.clone(), verbosity);
        assert_eq!(result(Verbosity::Brief), ("3.".to_owned(), 4));
        assert_eq!(result(Verbosity::Normal), ("1. 3. 5.".to_owned(), 2));
        assert_eq!(result(Verbosity::Full), ("0. 1. 2. 3. 4. 5.".to_owned(), 0));
    }
}
