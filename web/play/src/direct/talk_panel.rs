//! The button and the panel of the talk at an online table. The panel opens only by a press, so it
//! never covers the board by itself.

use super::online_seats::OnlineTable;
use super::talk::{TalkAction, TalkHandle};
use engine::game::Seat;
use protocol::online::{
    CannedPhrase, DELETED_NAME, MAX_TALK_CHARS, PlayerInfo, Speech, TalkMessage,
};
use std::collections::BTreeMap;
use store::local_values::{self, Lifetime};
use ui::l10n::{Phrases, use_phrases};
use ui::live_region::use_announcer;
use ui::panels::Dialog;
use ui::route::{Link, Route};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// The key of what was read, in the browser's storage.
const READ_KEY: &str = "centauri.talk-read";
/// Tables of which the browser remembers what was read.
const MAX_TABLES: usize = 100;
/// New messages that are announced one by one.
const MAX_ANNOUNCED: usize = 3;

/// Returns the number of the last message that was read at each table.
fn read_numbers() -> BTreeMap<String, u32> {
    local_values::read(Lifetime::Browser, READ_KEY).unwrap_or_default()
}

/// Remembers what was read at a table. The browser forgets other tables if there are too many.
fn store_read(table: &str, number: u32) {
    let mut numbers = read_numbers();
    numbers.insert(table.to_owned(), number);
    while numbers.len() > MAX_TABLES {
        let other = numbers.keys().find(|id| *id != table).cloned();
        let Some(other) = other else { break };
        numbers.remove(&other);
    }
    local_values::write(Lifetime::Browser, READ_KEY, &numbers);
}

/// The button that opens the talk of an online table, with the number of new messages; empty at
/// other tables and for spectators.
#[component]
pub fn TalkButton() -> Html {
    let table = use_context::<OnlineTable>();
    match table.and_then(|table| Some((table.id, table.talk?))) {
        Some((id, talk)) => {
            let key = id.to_string();
            html! { <Talk {key} {id} {talk} /> }
        }
        None => Html::default(),
    }
}

#[derive(Properties, PartialEq)]
pub struct TalkProps {
    /// The id of the table.
    pub id: AttrValue,
    pub talk: TalkHandle,
}

/// The button of the talk, and its panel while it is open.
#[component]
pub fn Talk(props: &TalkProps) -> Html {
    let (phrases, announcer) = (use_phrases(), use_announcer());
    let TalkProps { id, talk } = props;
    let is_open = use_state_eq(|| false);
    let read = {
        let id = id.clone();
        use_state_eq(move || read_numbers().get(id.as_str()).copied().unwrap_or_default())
    };
    let last = talk.last_number();
    {
        let (read, id) = (read.setter(), id.clone());
        use_effect_with((*is_open, last), move |(is_open, last)| {
            if *is_open {
                read.set(*last);
                store_read(&id, *last);
            }
        });
    }
    // What was there when the table opened is not announced, but counted.
    let announced = use_mut_ref(|| last);
    {
        let (talk, is_open, phrases) = (talk.clone(), *is_open, phrases.clone());
        use_effect_with(last, move |last| {
            let after = std::mem::replace(&mut *announced.borrow_mut(), *last);
            let news: Vec<String> = talk
                .news(after)
                .map(|message| message_text(&phrases, message))
                .collect();
            // The list of the open panel announces them itself.
            if !is_open && !news.is_empty() {
                let first = news.len().saturating_sub(MAX_ANNOUNCED);
                announcer.announce(news.into_iter().skip(first).collect());
            }
        });
    }
    let unread = if *is_open {
        0
    } else {
        talk.news(*read).count()
    };
    let label = match unread {
        0 => phrases.text("talk-open"),
        count => phrases.say("talk-open-new", &[("count", count.into())]),
    };
    let onclick = {
        let is_open = is_open.setter();
        Callback::from(move |_: MouseEvent| is_open.set(true))
    };
    let on_close = {
        let is_open = is_open.setter();
        Callback::from(move |()| is_open.set(false))
    };
    html! { <>
        <button type="button" class="icon-button tool-talk" title={label.clone()} aria-label={label} aria-haspopup="dialog" {onclick}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <path d="M4 5h16v11h-9l-4 4v-4H4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
            </svg>
            if unread > 0 {
                <span class="talk-count" aria-hidden="true">{ unread.min(99) }</span>
            }
        </button>
        if *is_open {
            <Dialog title={phrases.text("talk-title")} {on_close}>
                <TalkPanel id={id.clone()} talk={talk.clone()} />
            </Dialog>
        }
    </> }
}

/// The messages, what can be said, and whom the player does not want to hear.
#[component]
pub fn TalkPanel(props: &TalkProps) -> Html {
    let phrases = use_phrases();
    let TalkProps { id, talk } = props;
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with(talk.last_number(), move |_| {
            // The last message is in view.
            if let Some(list) = list.cast::<Element>() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    }
    let say = |speech: Speech| {
        talk.act
            .reform(move |_: MouseEvent| TalkAction::Say(speech.clone()))
    };
    let phrase = |phrase: CannedPhrase| {
        html! {
            <button key={phrase.phrase()} type="button" class="button" onclick={say(Speech::Phrase(phrase))}>
                { phrases.text(phrase.phrase()) }
            </button>
        }
    };
    html! {
        <div class="talk">
            <div ref={list} class="talk-log" role="log" tabindex="0" aria-label={phrases.text("talk-messages")}>
                <ol class="talk-messages">
                for message in &talk.talk.messages {
                    <Message key={message.number} message={message.clone()} is_own={message.seat == talk.own} table={id.clone()} />
                }
                </ol>
            </div>
            if talk.talk.messages.is_empty() {
                <p>{ phrases.text("talk-empty") }</p>
            }
            <div role="status">
                if let Some(reason) = talk.refusal {
                    <p class="notice alert">{ phrases.text(reason.phrase()) }</p>
                }
            </div>
            if talk.talk.has_chat {
                <ChatForm act={talk.act.clone()} />
            }
            <div class="talk-phrases" role="group" aria-label={phrases.text("talk-phrases")}>
                { for CannedPhrase::ALL.into_iter().map(phrase) }
            </div>
            if !talk.others.is_empty() {
                <ul class="talk-people" aria-label={phrases.text("talk-people")}>
                    { for talk.others.iter().map(|(seat, player)| mute_row(&phrases, talk, *seat, player)) }
                </ul>
            }
        </div>
    }
}

/// Renders another player with the switch that mutes them.
fn mute_row(phrases: &Phrases, talk: &TalkHandle, seat: Seat, player: &PlayerInfo) -> Html {
    let is_muted = talk.talk.muted.contains(&seat);
    let onclick = talk
        .act
        .reform(move |_: MouseEvent| TalkAction::Mute(seat, !is_muted));
    let label = phrases.say("talk-mute-player", &[("who", player.name.as_str().into())]);
    html! {
        <li key={seat.0}>
            <PersonLink player={player.clone()} />
            <button type="button" class="button quiet" aria-pressed={is_muted.to_string()} aria-label={label} {onclick}>
                { phrases.text(if is_muted { "talk-muted" } else { "talk-mute" }) }
            </button>
        </li>
    }
}

#[derive(Properties, PartialEq)]
struct MessageProps {
    message: TalkMessage,
    is_own: bool,
    /// The id of the table.
    table: AttrValue,
}

/// What somebody has said; a message of another player can be reported.
#[component]
fn Message(props: &MessageProps) -> Html {
    let phrases = use_phrases();
    let MessageProps {
        message,
        is_own,
        table,
    } = props;
    let report = Route::OnlineReport {
        player: message.player.id.clone(),
        table: Some(table.to_string()),
    };
    let speech = speech_text(&phrases, &message.speech);
    html! {
        <li class={classes!(is_own.then_some("own"))}>
            <PersonLink player={message.player.clone()} />
            <span class="talk-speech"><bdi>{ speech }</bdi></span>
            if !is_own {
                <Link to={report} class="talk-report">{ phrases.text("talk-report") }</Link>
            }
        </li>
    }
}

#[derive(Properties, PartialEq)]
struct ChatFormProps {
    act: Callback<TalkAction>,
}

/// The field for a text.
#[component]
fn ChatForm(props: &ChatFormProps) -> Html {
    let phrases = use_phrases();
    let field = use_node_ref();
    let onsubmit = {
        let (act, field) = (props.act.clone(), field.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let Some(input) = field.cast::<HtmlInputElement>() else {
                return;
            };
            if let Some(speech) = Speech::Text(input.value()).checked() {
                act.emit(TalkAction::Say(speech));
                input.set_value("");
            }
        })
    };
    html! {
        <form class="talk-form" {onsubmit}>
            <label class="field">
                { phrases.text("talk-text") }
                <input type="text" ref={field} maxlength={MAX_TALK_CHARS.to_string()} autocomplete="off" />
            </label>
            <button type="submit" class="button primary">{ phrases.text("talk-send") }</button>
        </form>
    }
}

#[derive(Properties, PartialEq)]
pub struct PersonLinkProps {
    pub player: PlayerInfo,
}

/// The name of a person as a link to the profile, unless the player was deleted.
#[component]
pub fn PersonLink(props: &PersonLinkProps) -> Html {
    let PlayerInfo { id, name } = props.player.clone();
    if name == DELETED_NAME {
        return html! { { name } };
    }
    html! { <Link to={Route::OnlinePlayer { id }} class="person-link"><bdi>{ name }</bdi></Link> }
}

/// Returns what somebody has said, in the language of the reader.
fn speech_text(phrases: &Phrases, speech: &Speech) -> String {
    match speech {
        Speech::Phrase(phrase) => phrases.text(phrase.phrase()),
        Speech::Text(text) => text.clone(),
    }
}

/// Returns a message with its speaker as a sentence.
fn message_text(phrases: &Phrases, message: &TalkMessage) -> String {
    let args = [
        ("who", message.player.name.as_str().into()),
        ("text", speech_text(phrases, &message.speech).into()),
    ];
    phrases.say("talk-said", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::online::{TableTalk, TalkRefusal};
    use std::rc::Rc;
    use ui::test_render::render_to_string;

    fn person(name: &str) -> PlayerInfo {
        PlayerInfo {
            id: name.to_lowercase(),
            name: name.to_owned(),
        }
    }

    fn message(number: u32, seat: u8, speech: Speech) -> TalkMessage {
        TalkMessage {
            number,
            seat: Seat(seat),
            player: person(["Ada", "Ben"][usize::from(seat)]),
            speech,
            time: 0,
        }
    }

    /// Ada has greeted, and Ben has answered twice.
    fn talk(has_chat: bool) -> TalkHandle {
        let messages = vec![
            message(1, 0, Speech::Phrase(CannedPhrase::Hello)),
            message(2, 1, Speech::Phrase(CannedPhrase::GoodLuck)),
            message(3, 1, Speech::Text("<b>now</b>".to_owned())),
        ];
        TalkHandle {
            talk: Rc::new(TableTalk {
                messages,
                muted: Vec::new(),
                has_chat,
            }),
            refusal: None,
            own: Seat(0),
            others: vec![(Seat(1), person("Ben"))],
            act: Callback::noop(),
        }
    }

    fn rendered(language: &str, talk: TalkHandle) -> String {
        let phrases = Phrases::load(language);
        render_to_string(&phrases, html! { <TalkPanel id="a1" {talk} /> })
    }

    #[test]
    fn the_button_counts_only_what_others_have_said() {
        let phrases = Phrases::load("en");
        let markup = render_to_string(&phrases, html! { <Talk id="a1" talk={talk(false)} /> });
        assert!(
            markup.contains(r#"aria-label="Talk: 2 new messages""#),
            "{markup}"
        );
        assert!(markup.contains(">2</span>"), "{markup}");
        assert!(!markup.contains("<dialog"), "it opens by a press only");
    }

    #[test]
    fn messages_are_shown_in_the_language_of_the_reader_and_as_plain_text() {
        let (english, german) = (rendered("en", talk(true)), rendered("de", talk(true)));
        assert!(english.contains("Good luck") && german.contains("Viel Glück"));
        assert!(english.contains("&lt;b&gt;now&lt;/b&gt;"), "{english}");
        // A message of another can be reported, and leads to the player.
        assert_eq!(english.matches("#/online/report/ben?table=a1").count(), 2);
        assert!(!english.contains("#/online/report/ada"), "{english}");
        assert!(english.contains("#/online/player/ben"), "{english}");
    }

    #[test]
    fn a_text_can_be_written_only_where_the_table_has_a_chat() {
        assert!(rendered("en", talk(true)).contains("<form"));
        let phrases_only = rendered("en", talk(false));
        assert!(!phrases_only.contains("<form"), "{phrases_only}");
        let count = phrases_only.matches(r#"type="button""#).count();
        assert_eq!(
            count,
            CannedPhrase::ALL.len() + 1,
            "and the switch that mutes Ben"
        );
    }

    #[test]
    fn a_muted_player_and_a_refusal_are_shown() {
        let mut muted = talk(false);
        Rc::make_mut(&mut muted.talk).muted = vec![Seat(1)];
        muted.refusal = Some(TalkRefusal::TooFast);
        let markup = rendered("en", muted);
        assert!(markup.contains(r#"aria-pressed="true""#), "{markup}");
        assert!(
            markup.contains("You said too much in a short time."),
            "{markup}"
        );
    }
}
