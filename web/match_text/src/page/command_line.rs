//! The command line: a field, examples to press, and a transcript of commands, answers and later
//! events. Answers are also announced to screen readers.

use super::{SharedTextModel, clock, focus};
use crate::interpreter::ReplyEffect;
use crate::{ReferencePoint, TextModel, Verb, interpreter};
use std::rc::Rc;
use ui::event::target;
use ui::icon::{Icon, IconView};
use ui::l10n::{Phrases, use_phrases};
use ui::live_region::{Announcer, use_announcer};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// Number of transcript lines that are kept.
const MAX_LINES: usize = 160;

/// Commands that are offered as buttons.
const EXAMPLES: [Verb; 5] = [
    Verb::Status,
    Verb::Actions,
    Verb::Where,
    Verb::Read,
    Verb::Help,
];

#[derive(Properties, PartialEq)]
pub struct CommandLineProps {
    pub model: SharedTextModel,
    /// Counter that rises with every command.
    pub edition: u32,
    /// The point from which distances are measured.
    pub reference: Option<ReferencePoint>,
    /// Seconds left, in a timed match.
    pub seconds: Option<u16>,
    /// Changes the point from which distances are measured.
    pub set_reference: Callback<ReferencePoint>,
}

/// The source of a transcript line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LineSource {
    /// Typed by the player.
    Typed,
    /// The answer to a command.
    Answer,
    /// An event of the match.
    News,
}

/// The lines of the transcript, each with a unique number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Transcript {
    lines: Vec<(u32, LineSource, String)>,
    next: u32,
}

impl Reducible for Transcript {
    type Action = Vec<(LineSource, String)>;

    fn reduce(self: Rc<Self>, lines: Self::Action) -> Rc<Self> {
        let mut transcript = (*self).clone();
        for (source, line) in lines {
            transcript.lines.push((transcript.next, source, line));
            transcript.next = transcript.next.wrapping_add(1);
        }
        let over = transcript.lines.len().saturating_sub(MAX_LINES);
        transcript.lines.drain(..over);
        Rc::new(transcript)
    }
}

/// The command line with its transcript.
#[component]
pub fn CommandLine(props: &CommandLineProps) -> Html {
    let phrases = use_phrases();
    let announcer = use_announcer();
    let transcript = use_reducer(Transcript::default);
    let (field, list) = (use_node_ref(), use_node_ref());
    let history = use_mut_ref(History::default);
    use_match_events(&props.model, props.edition, &transcript);
    use_scroll_to_end(&list, transcript.next);
    let send = {
        let runner = CommandRunner {
            model: props.model.0.clone(),
            phrases: phrases.clone(),
            announcer,
            reference: props.reference,
            seconds: props.seconds,
            set_reference: props.set_reference.clone(),
            transcript: transcript.dispatcher(),
        };
        let history = history.clone();
        Callback::from(move |line: String| {
            history.borrow_mut().push(&line);
            runner.run(&line);
        })
    };
    let onsubmit = {
        let (field, send) = (field.clone(), send.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(input) = field.cast::<HtmlInputElement>() {
                let line = input.value();
                input.set_value("");
                send.emit(line);
            }
        })
    };
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        let (key, input) = (event.key(), target::<HtmlInputElement>(&event));
        let step = match key.as_str() {
            "ArrowUp" => history.borrow_mut().older_line(),
            "ArrowDown" => history.borrow_mut().newer_line(),
            _ => None,
        };
        if let (Some(line), Some(input)) = (step, input) {
            event.prevent_default();
            input.set_value(&line);
        }
    });
    let example = |verb: Verb| {
        let word = first_word(&phrases, verb);
        let onclick = {
            let (send, line, field) = (send.clone(), word.clone(), field.clone());
            Callback::from(move |_: MouseEvent| {
                send.emit(line.clone());
                focus(&field);
            })
        };
        html! { <button type="button" class="chip" {onclick}>{ word }</button> }
    };
    let line = |(key, source, text): &(u32, LineSource, String)| {
        let (class, text) = match source {
            LineSource::Typed => (
                "typed",
                html! { <><span class="visually-hidden">{ phrases.say("text-typed", &[("line", "".into())]) }</span>{ text }</> },
            ),
            LineSource::Answer => ("answer", html! { text }),
            LineSource::News => ("news", html! { text }),
        };
        html! { <li key={*key} {class}>{ text }</li> }
    };
    html! {
        <section class="panel text-console" aria-labelledby="text-console">
            <h2 id="text-console">{ phrases.text("text-command-line") }</h2>
            <ol ref={list.clone()} class="text-transcript" tabindex="0" aria-label={phrases.text("text-transcript")}>
                { for transcript.lines.iter().map(line) }
                if transcript.lines.is_empty() {
                    <li class="answer">{ phrases.text("text-command-lead") }</li>
                }
            </ol>
            <form class="text-line" {onsubmit}>
                <label class="visually-hidden" for="text-field">{ phrases.text("text-command-label") }</label>
                <input ref={field.clone()} id="text-field" type="text" autocomplete="off" autocapitalize="none" spellcheck="false"
                    enterkeyhint="send" {onkeydown} />
                <button class="button primary"><IconView icon={Icon::Play} />{ phrases.text("text-send") }</button>
            </form>
            <div class="text-examples" role="group" aria-label={phrases.text("text-suggest")}>{ for EXAMPLES.map(example) }</div>
        </section>
    }
}

/// Returns the word of a command that the help shows.
fn first_word(phrases: &Phrases, verb: Verb) -> String {
    let words = phrases.text(verb.phrase());
    words
        .split(',')
        .next()
        .unwrap_or_default()
        .trim()
        .to_owned()
}

/// The part of the command line that runs commands and writes the answers to the transcript.
struct CommandRunner {
    model: Rc<TextModel>,
    phrases: Phrases,
    announcer: Announcer,
    reference: Option<ReferencePoint>,
    seconds: Option<u16>,
    set_reference: Callback<ReferencePoint>,
    transcript: UseReducerDispatcher<Transcript>,
}

impl CommandRunner {
    fn run(&self, line: &str) {
        let mut model = (*self.model).clone();
        model.status.extend(self.seconds.map(|seconds| {
            let args = [("time", clock(seconds).into())];
            self.phrases.say("text-time", &args)
        }));
        let reply = interpreter::interpret(&model, self.reference, &self.phrases, line);
        let typed = std::iter::once((LineSource::Typed, line.trim().to_owned()));
        let answer = reply
            .lines
            .iter()
            .map(|line| (LineSource::Answer, line.clone()));
        self.transcript.dispatch(typed.chain(answer).collect());
        match reply.effect {
            ReplyEffect::Nothing => self.announcer.announce(vec![reply.lines.join(" ")]),
            // The table announces the result.
            ReplyEffect::Do(callback) => callback.emit(()),
            ReplyEffect::SetReference(reference) => {
                self.announcer.announce(vec![reply.lines.join(" ")]);
                self.set_reference.emit(reference);
            }
        }
    }
}

/// Lines typed before, for the up and down keys.
#[derive(Default)]
struct History {
    lines: Vec<String>,
    at: usize,
}

impl History {
    fn push(&mut self, line: &str) {
        if !line.trim().is_empty() && self.lines.last().is_none_or(|last| last != line) {
            self.lines.push(line.to_owned());
        }
        self.at = self.lines.len();
    }

    fn older_line(&mut self) -> Option<String> {
        self.at = self.at.checked_sub(1)?;
        self.lines.get(self.at).cloned()
    }

    fn newer_line(&mut self) -> Option<String> {
        self.at = (self.at + 1).min(self.lines.len());
        Some(self.lines.get(self.at).cloned().unwrap_or_default())
    }
}

/// Writes the events of the match, and then the prompt, into the transcript.
#[hook]
fn use_match_events(
    model: &SharedTextModel,
    edition: u32,
    transcript: &UseReducerHandle<Transcript>,
) {
    let last_seen = use_mut_ref(|| None::<(usize, String)>);
    let (model, transcript) = (model.0.clone(), transcript.dispatcher());
    use_effect_with(edition, move |_| {
        let newest = model.log.last().map_or(0, |entry| entry.number + 1);
        let before = last_seen.replace(Some((newest, model.prompt.clone())));
        let Some((from, prompt)) = before else { return };
        let new_entries = model
            .log
            .iter()
            .filter(|entry| entry.number >= from && !entry.content.is_empty());
        let mut lines: Vec<(LineSource, String)> = new_entries
            .map(|entry| (LineSource::News, entry.content.clone()))
            .collect();
        if prompt != model.prompt {
            lines.push((LineSource::Answer, model.prompt.clone()));
        }
        if !lines.is_empty() {
            transcript.dispatch(lines);
        }
    });
}

/// Keeps the end of the transcript scrolled into view.
#[hook]
fn use_scroll_to_end(list: &NodeRef, line_count: u32) {
    let list = list.clone();
    use_effect_with(line_count, move |_| {
        if let Some(list) = list.cast::<Element>() {
            list.set_scroll_top(list.scroll_height());
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_history_recalls_typed_lines() {
        let mut history = History::default();
        for line in ["where", "where", "status", " "] {
            history.push(line);
        }
        let text = |line: &str| Some(line.to_owned());
        assert_eq!(history.older_line(), text("status"));
        assert_eq!(history.older_line(), text("where"));
        assert_eq!(history.older_line(), None);
        assert_eq!(history.newer_line(), text("status"));
        assert_eq!(history.newer_line(), text(""));
    }

    #[test]
    fn the_transcript_drops_its_oldest_lines() {
        let line = |n: usize| vec![(LineSource::Answer, n.to_string())];
        let full = (0..MAX_LINES + 5).map(line);
        let transcript = full.fold(Rc::<Transcript>::default(), Transcript::reduce);
        assert_eq!(transcript.lines.len(), MAX_LINES);
        assert_eq!(transcript.lines[0].2, "5");
    }
}
