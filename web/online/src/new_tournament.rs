//! The form that creates a tournament.

use super::account::AccountHandle;
use super::new_table::TIME_CONTROLS;
use super::server_page::{RequestNotice, ServerPage};
use super::table_text::{game_title, time_control_text};
use super::tournament_requests::{TournamentRequest, use_tournament_requests};
use engine::registry::GameId;
use play::setup::TableDraft;
use protocol::online::{
    MAX_SWISS_ROUNDS, MAX_TOURNAMENT_NAME_CHARS, MAX_TOURNAMENT_PLAYERS, NewTournament,
    TimeControl, TournamentFormat, TournamentInfo, can_be_rated,
};
use serde_json::Value;
use ui::clock::now;
use ui::form::{Check, Number, Radio, Radios, Select};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use ui::route::{Link, Route, use_navigator};
use ui::time_left::HOUR_MS;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The value of the match that was set up last.
const SET_UP: &str = "set-up";
/// The formats, with their values in the form.
const FORMATS: [(&str, &str, &str); 4] = [
    (
        "swiss",
        "tournament-format-swiss",
        "tournament-format-swiss-hint",
    ),
    (
        "round",
        "tournament-format-round",
        "tournament-format-round-hint",
    ),
    (
        "double",
        "tournament-format-double",
        "tournament-format-double-hint",
    ),
    (
        "elimination",
        "tournament-format-elimination",
        "tournament-format-elimination-hint",
    ),
];
/// After how many hours a tournament can start.
const START_HOURS: [u16; 5] = [1, 4, 24, 72, 168];

/// The page that creates a tournament.
#[component]
pub fn NewTournamentPage() -> Html {
    let phrases = use_phrases();
    let body = Callback::from(|handle: AccountHandle| html! { <NewTournamentForm {handle} /> });
    html! {
        <ServerPage title={phrases.text("tournament-new")} lead={phrases.text("tournament-new-lead")} {body} />
    }
}

/// What is chosen in the form besides the name.
#[derive(Clone, PartialEq)]
pub struct TournamentDraft {
    /// The short name of a game, or [`SET_UP`].
    pub game: AttrValue,
    pub format: AttrValue,
    pub rounds: i64,
    /// The place in [`TIME_CONTROLS`].
    pub time_control: usize,
    pub is_rated: bool,
    pub min: i64,
    pub max: i64,
    /// After how many hours it starts; 0 if the organizer starts it.
    pub start: u16,
}

impl TournamentDraft {
    /// Returns the request at a time in milliseconds since 1970.
    pub fn request(&self, name: String, set_up: Option<&TableDraft>, time: u64) -> NewTournament {
        let set_up = set_up.filter(|_| self.game.as_str() == SET_UP);
        let players = |count: i64| u8::try_from(count).unwrap_or(MAX_TOURNAMENT_PLAYERS);
        let options = set_up.map_or(Value::Null, |draft| draft.options.clone());
        NewTournament {
            name,
            game: set_up.map_or_else(|| self.game.to_string(), |draft| draft.game.clone()),
            format: match self.format.as_str() {
                "round" => TournamentFormat::RoundRobin { is_double: false },
                "double" => TournamentFormat::RoundRobin { is_double: true },
                "elimination" => TournamentFormat::Elimination,
                _ => TournamentFormat::Swiss {
                    rounds: u16::try_from(self.rounds).unwrap_or(1),
                },
            },
            time_control: TIME_CONTROLS
                .get(self.time_control)
                .copied()
                .unwrap_or_default(),
            is_rated: self.is_rated
                && set_up.is_none_or(|draft| can_be_rated(&draft.options, &draft.seats)),
            options,
            min_players: players(self.min),
            max_players: players(self.max.max(self.min)),
            starts: (self.start > 0).then(|| time + u64::from(self.start) * HOUR_MS),
        }
    }
}

#[derive(Properties, PartialEq)]
struct NewTournamentFormProps {
    handle: AccountHandle,
}

/// The form.
#[component]
fn NewTournamentForm(props: &NewTournamentFormProps) -> Html {
    let (phrases, navigator) = (use_phrases(), use_navigator());
    let set_up = use_memo((), |()| {
        TableDraft::load().filter(|draft| draft.seats.len() == 2)
    });
    let name = use_node_ref();
    let is_nameless = use_state_eq(|| false);
    let draft = use_state_eq(|| first_draft(set_up.is_some()));
    let on_created = Callback::from(move |tournament: TournamentInfo| {
        let id = tournament.summary.id;
        navigator.replace(&Route::NewTournament, &Route::OnlineTournament { id });
    });
    let requests = use_tournament_requests(&props.handle, on_created);
    let create = {
        let (run, name, draft) = (requests.run.clone(), name.clone(), draft.clone());
        let (set_up, is_nameless) = (set_up.clone(), is_nameless.setter());
        Callback::from(move |_: MouseEvent| {
            let input = name.cast::<HtmlInputElement>();
            let title = input
                .map(|input| input.value().trim().to_owned())
                .unwrap_or_default();
            is_nameless.set(title.is_empty());
            if !title.is_empty() {
                let new = draft.request(title, set_up.as_ref().as_ref(), now());
                run.emit(TournamentRequest::Create(Box::new(new)));
            }
        })
    };
    let is_busy = requests.is_running;
    html! {
        <section class="panel online-new" aria-label={phrases.text("tournament-new")}>
            <label class="field">
                { phrases.text("tournament-name") }
                <input type="text" ref={name} maxlength={MAX_TOURNAMENT_NAME_CHARS.to_string()} autocomplete="off" required=true />
            </label>
            <TournamentFields draft={(*draft).clone()} set_up={set_up.as_ref().as_ref().map(|draft| draft.title.clone())} onchange={let draft = draft.setter(); move |next| draft.set(next)} />
            <div role="status">
                if *is_nameless {
                    <p class="notice alert">{ phrases.text("tournament-name-missing") }</p>
                }
            </div>
            <RequestNotice error={requests.error} />
            <div class="buttons">
                <button type="button" class="button primary large" onclick={unless_disabled(is_busy, create)} aria-disabled={aria_disabled(is_busy)}>{ phrases.text("tournament-create") }</button>
                <Link to={Route::OnlineTournaments} class="button large">{ phrases.text("tournaments-back") }</Link>
            </div>
        </section>
    }
}

fn first_draft(has_set_up: bool) -> TournamentDraft {
    let game = GameId::ALL.first().map_or("", |game| game.name());
    let is_daily = |time: &TimeControl| *time == TimeControl::Correspondence { hours: 24 };
    TournamentDraft {
        game: if has_set_up {
            SET_UP.into()
        } else {
            game.into()
        },
        format: FORMATS[0].0.into(),
        rounds: 5,
        time_control: TIME_CONTROLS.iter().position(is_daily).unwrap_or_default(),
        is_rated: false,
        min: 4,
        max: 16,
        start: 0,
    }
}

#[derive(Properties, PartialEq)]
pub struct TournamentFieldsProps {
    pub draft: TournamentDraft,
    /// The name of the match that was set up last.
    pub set_up: Option<String>,
    pub onchange: Callback<TournamentDraft>,
}

/// What is chosen in the form besides the name.
#[component]
pub fn TournamentFields(props: &TournamentFieldsProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let text = |set: fn(&mut TournamentDraft, AttrValue)| {
        let (draft, onchange) = (draft.clone(), props.onchange.clone());
        Callback::from(move |value: AttrValue| {
            let mut next = draft.clone();
            set(&mut next, value);
            onchange.emit(next);
        })
    };
    let number = |set: fn(&mut TournamentDraft, i64)| {
        let (draft, onchange) = (draft.clone(), props.onchange.clone());
        Callback::from(move |value: i64| {
            let mut next = draft.clone();
            set(&mut next, value);
            onchange.emit(next);
        })
    };
    let on_rated = {
        let (draft, onchange) = (draft.clone(), props.onchange.clone());
        Callback::from(move |is_rated: bool| {
            onchange.emit(TournamentDraft {
                is_rated,
                ..draft.clone()
            });
        })
    };
    let most = i64::from(MAX_TOURNAMENT_PLAYERS);
    html! { <>
        <Select label={phrases.text("tournament-game")} radios={game_choices(&phrases, props.set_up.as_deref())}
            value={draft.game.clone()} onchange={text(|draft, value| draft.game = value)} />
        <p><small>{ phrases.text("tournament-game-hint") }</small></p>
        <Radios name="tournament-format" legend={phrases.text("tournament-format")} radios={format_choices(&phrases)}
            value={draft.format.clone()} onchange={text(|draft, value| draft.format = value)} />
        if draft.format.as_str() == FORMATS[0].0 {
            <Number label={phrases.text("tournament-rounds")} value={draft.rounds} min={1} max={i64::from(MAX_SWISS_ROUNDS)}
                onchange={number(|draft, value| draft.rounds = value)} />
        }
        <Select label={phrases.text("online-time-control")} radios={time_choices(&phrases)} value={draft.time_control.to_string()}
            onchange={text(|draft, value| draft.time_control = value.parse().unwrap_or(draft.time_control))} />
        <Check label={phrases.text("online-rated-match")} hint={phrases.text("online-rated-hint")} is_checked={draft.is_rated} onchange={on_rated} />
        <Number label={phrases.text("tournament-min")} value={draft.min} min={2} max={most} onchange={number(|draft, value| draft.min = value)} />
        <Number label={phrases.text("tournament-max")} value={draft.max} min={2} max={most} onchange={number(|draft, value| draft.max = value)} />
        <Select label={phrases.text("tournament-start")} radios={start_choices(&phrases)} value={draft.start.to_string()}
            onchange={text(|draft, value| draft.start = value.parse().unwrap_or_default())} />
    </> }
}

fn game_choices(phrases: &Phrases, set_up: Option<&str>) -> Vec<Radio> {
    let of_set_up = set_up.map(|title| {
        let text = phrases.say("tournament-game-set-up", &[("title", title.into())]);
        Radio::new(SET_UP, text)
    });
    let first = |game: GameId| {
        let title = game_title(phrases, game.name());
        let text = phrases.say("tournament-game-first", &[("game", title.into())]);
        Radio::new(game.name(), text)
    };
    of_set_up
        .into_iter()
        .chain(GameId::ALL.into_iter().map(first))
        .collect()
}

fn format_choices(phrases: &Phrases) -> Vec<Radio> {
    let choice = |(value, label, hint): (&'static str, &str, &str)| {
        Radio::new(value, phrases.text(label)).with_hint(phrases.text(hint))
    };
    FORMATS.into_iter().map(choice).collect()
}

/// Returns the time controls with a limit.
fn time_choices(phrases: &Phrases) -> Vec<Radio> {
    let limited = TIME_CONTROLS.iter().enumerate();
    let limited = limited.filter(|(_, time)| **time != TimeControl::Unlimited);
    let choice = |(nth, time): (usize, &TimeControl)| {
        Radio::new(nth.to_string(), time_control_text(phrases, *time))
    };
    limited.map(choice).collect()
}

fn start_choices(phrases: &Phrases) -> Vec<Radio> {
    let hours = |hours: u16| {
        let text = phrases.say(
            "tournament-start-hours",
            &[("hours", i64::from(hours).into())],
        );
        Radio::new(hours.to_string(), text)
    };
    let organizer = Radio::new("0", phrases.text("tournament-start-organizer"));
    std::iter::once(organizer)
        .chain(START_HOURS.into_iter().map(hours))
        .collect()
}
