//! The last step before a table is opened: who plays, how much time there is, who may join.

use super::account::AccountHandle;
use super::embedding::EmbeddedTables;
use super::server_info::use_server_info;
use super::server_page::{RequestNotice, ServerPage};
use super::table_requests::{TableRequest, use_table_requests};
use super::table_text::{delay_text, game_title, time_control_text};
use engine::registry::GameId;
use play::seats::bot_name;
use play::setup::TableDraft;
use protocol::Bytes32;
use protocol::online::{
    NewTable, SeatPlan, TableInfo, TimeControl, TimeoutPolicy, Visibility, can_be_rated,
};
use ui::form::{Check, Radio, Radios, Select};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use ui::route::{Link, Route, use_navigator};
use yew::prelude::*;

/// The time controls to choose from.
pub const TIME_CONTROLS: [TimeControl; 10] = [
    TimeControl::Unlimited,
    match_clock(5, 5),
    match_clock(15, 10),
    match_clock(45, 20),
    TimeControl::Live { seconds: 60 },
    TimeControl::Live { seconds: 180 },
    TimeControl::Live { seconds: 600 },
    TimeControl::Correspondence { hours: 24 },
    TimeControl::Correspondence { hours: 72 },
    TimeControl::Correspondence { hours: 168 },
];
/// The delays of reactions to choose from, in seconds.
pub const REACTION_DELAYS: [u16; 4] = [0, 5, 10, 30];
/// What can happen when time is over, with the values in the form.
const POLICIES: [(&str, TimeoutPolicy); 3] = [
    ("bot", TimeoutPolicy::Bot),
    ("concede", TimeoutPolicy::Concede),
    ("wait", TimeoutPolicy::Wait),
];
/// The values of the two kinds of visibility in the form.
const PUBLIC: &str = "public";
const INVITED: &str = "invited";

/// The page that opens a table for the match that was set up last.
#[component]
pub fn NewTablePage() -> Html {
    let phrases = use_phrases();
    let body = Callback::from(|handle: AccountHandle| html! { <NewTableForm {handle} /> });
    html! { <ServerPage title={phrases.text("online-new")} {body} /> }
}

#[derive(Properties, PartialEq)]
struct NewTableFormProps {
    handle: AccountHandle,
}

/// The form, or the way back if nothing was set up in this tab.
#[component]
fn NewTableForm(props: &NewTableFormProps) -> Html {
    let (phrases, navigator) = (use_phrases(), use_navigator());
    let draft = use_memo((), |()| TableDraft::load());
    let time_control = use_state_eq(|| 0_usize);
    let visibility = use_state_eq(|| AttrValue::from(PUBLIC));
    let is_rated = use_state_eq(|| false);
    let has_chat = use_state_eq(|| false);
    let delay = use_state_eq(|| 0_u16);
    let server = use_server_info();
    let policy = use_state_eq(|| TimeoutPolicy::Bot);
    let chosen_time = TIME_CONTROLS
        .get(*time_control)
        .copied()
        .unwrap_or_default();
    let chosen_policy = allowed(*policy, *is_rated);
    let opening = navigator.clone();
    let on_opened = Callback::from(move |table: TableInfo| {
        TableDraft::clear();
        let id = table.id;
        let invitation = None;
        let table = Route::OnlineTable { id, invitation };
        opening.replace(&Route::NewOnlineTable, &table);
    });
    let requests = use_table_requests(&props.handle, on_opened);
    let embedded = use_context::<EmbeddedTables>();
    let set_up = embedded.and_then(|embedded| embedded.set_up);
    let set_up = set_up.filter(|_| draft.is_none());
    use_effect_with(set_up.clone(), move |set_up| {
        // The user of a publisher signs in before the set-up, since the token expires.
        if let Some(set_up) = set_up {
            navigator.replace(&Route::NewOnlineTable, set_up);
        }
    });
    if set_up.is_some() {
        return Html::default();
    }
    let Some(draft) = &*draft else {
        return html! {
            <section class="panel">
                <p>{ phrases.text("online-new-none") }</p>
                <div class="buttons"><Link to={Route::Online} class="button primary">{ phrases.text("online-title") }</Link></div>
            </section>
        };
    };
    let open = {
        let (run, draft) = (requests.run.clone(), draft.clone());
        let visibility = visibility.clone();
        let (is_rated, has_chat, reaction_delay) = (*is_rated, *has_chat, *delay);
        Callback::from(move |_: MouseEvent| {
            let visibility = visibility_of(&visibility);
            let table = NewTable {
                is_rated,
                has_chat,
                reaction_delay,
                timeout_policy: chosen_policy,
                ..new_table(&draft, chosen_time, visibility)
            };
            run.emit(TableRequest::Open(Box::new(table)));
        })
    };
    let on_time_control = {
        let time_control = time_control.setter();
        Callback::from(move |value: AttrValue| time_control.set(value.parse().unwrap_or_default()))
    };
    let on_policy = {
        let policy = policy.setter();
        Callback::from(move |value: AttrValue| policy.set(policy_of(&value)))
    };
    let on_visibility = {
        let visibility = visibility.setter();
        Callback::from(move |value: AttrValue| visibility.set(value))
    };
    let on_rated = {
        let is_rated = is_rated.setter();
        Callback::from(move |value: bool| is_rated.set(value))
    };
    let on_chat = {
        let has_chat = has_chat.setter();
        Callback::from(move |value: bool| has_chat.set(value))
    };
    let on_delay = {
        let delay = delay.setter();
        Callback::from(move |value: AttrValue| delay.set(value.parse().unwrap_or_default()))
    };
    let has_reactions = GameId::from_name(&draft.game).is_some_and(GameId::has_reactions);
    let is_busy = requests.is_running;
    let has_open_seat = draft.seats.contains(&SeatPlan::Open);
    let has_tournaments = server.as_ref().is_some_and(|server| server.has_tournaments);
    html! {
        <section class="panel online-new" data-game={draft.game.clone()} aria-labelledby="online-draft">
            <h2 id="online-draft">{ game_title(&phrases, &draft.game) }</h2>
            <p>{ &draft.title }</p>
            <ol class="online-seats">{ for draft.seats.iter().map(|seat| html! { <li>{ plan_text(&phrases, seat) }</li> }) }</ol>
            <Select label={phrases.text("online-time-control")} radios={time_control_choices(&phrases)} value={time_control.to_string()} onchange={on_time_control} />
            if chosen_time != TimeControl::Unlimited {
                <Radios name="online-timeout" legend={phrases.text("online-timeout")} radios={policy_choices(&phrases, *is_rated)}
                    value={policy_value(chosen_policy)} onchange={on_policy} />
            }
            if has_reactions {
                <Select label={phrases.text("online-delay")} radios={delay_choices(&phrases)} value={delay.to_string()} onchange={on_delay} />
            }
            if has_open_seat {
                <Radios name="online-visibility" legend={phrases.text("online-visibility")} radios={visibility_choices(&phrases)}
                    value={(*visibility).clone()} onchange={on_visibility} />
            }
            if can_be_rated(&draft.options, &draft.seats) {
                <Check label={phrases.text("online-rated-match")} hint={phrases.text("online-rated-hint")}
                    is_checked={*is_rated} onchange={on_rated} />
            } else {
                <p class="online-unrated">{ phrases.text("online-rated-no") }</p>
            }
            if has_open_seat && server.is_some_and(|server| server.has_chat) {
                <Check label={phrases.text("online-chat")} hint={phrases.text("online-chat-hint")}
                    is_checked={*has_chat} onchange={on_chat} />
            }
            <RequestNotice error={requests.error} />
            <div class="buttons">
                <button type="button" class="button primary large" onclick={unless_disabled(is_busy, open)} aria-disabled={aria_disabled(is_busy)}>
                    { phrases.text(if has_open_seat { "online-open-table" } else { "setup-begin" }) }
                </button>
                if draft.seats.len() == 2 && has_tournaments {
                    <Link to={Route::NewTournament} class="button large">{ phrases.text("tournament-from-set-up") }</Link>
                }
                if let Some(game) = GameId::from_name(&draft.game) {
                    <Link to={Route::Setup { game, board: None }} class="button large">{ phrases.text("online-change") }</Link>
                }
            </div>
        </section>
    }
}

/// Returns the request to open the table of a draft, unrated, without the offer and the share of the seed.
pub fn new_table(
    draft: &TableDraft,
    time_control: TimeControl,
    visibility: Visibility,
) -> NewTable {
    NewTable {
        game: draft.game.clone(),
        options: draft.options.clone(),
        seats: draft.seats.clone(),
        visibility,
        time_control,
        timeout_policy: TimeoutPolicy::Bot,
        is_rated: false,
        has_chat: false,
        reaction_delay: 0,
        seed_offer: Bytes32([0; 32]),
        seed_share: Bytes32([0; 32]),
        signing_key: None,
    }
}

fn visibility_of(value: &str) -> Visibility {
    if value == INVITED {
        Visibility::Invited
    } else {
        Visibility::Public
    }
}

fn plan_text(phrases: &Phrases, plan: &SeatPlan) -> String {
    match plan {
        SeatPlan::Me => phrases.text("online-seat-me"),
        SeatPlan::Open => phrases.text("online-seat-open"),
        SeatPlan::Bot { level } => bot_name(phrases, *level),
    }
}

fn time_control_choices(phrases: &Phrases) -> Vec<Radio> {
    let choice = |(nth, time_control): (usize, &TimeControl)| {
        Radio::new(nth.to_string(), time_control_text(phrases, *time_control))
    };
    TIME_CONTROLS.iter().enumerate().map(choice).collect()
}

fn delay_choices(phrases: &Phrases) -> Vec<Radio> {
    let choice = |seconds: &u16| Radio::new(seconds.to_string(), delay_text(phrases, *seconds));
    REACTION_DELAYS.iter().map(choice).collect()
}

const fn match_clock(minutes: u16, increment: u16) -> TimeControl {
    TimeControl::MatchClock { minutes, increment }
}

/// Returns what happens when time is over: a rated match does not wait.
const fn allowed(policy: TimeoutPolicy, is_rated: bool) -> TimeoutPolicy {
    match policy {
        TimeoutPolicy::Wait if is_rated => TimeoutPolicy::Bot,
        policy => policy,
    }
}

fn policy_of(value: &str) -> TimeoutPolicy {
    let mut known = POLICIES.iter().filter(|(name, _)| *name == value);
    known
        .next()
        .map_or_else(TimeoutPolicy::default, |(_, policy)| *policy)
}

fn policy_value(of: TimeoutPolicy) -> &'static str {
    let mut known = POLICIES.iter().filter(|(_, policy)| *policy == of);
    known.next().map_or("", |(name, _)| name)
}

/// Returns the policies to choose from.
fn policy_choices(phrases: &Phrases, is_rated: bool) -> Vec<Radio> {
    let choice = |(value, policy): &(&'static str, TimeoutPolicy)| {
        let (label, hint) = match policy {
            TimeoutPolicy::Bot => ("online-timeout-bot", "online-timeout-bot-hint"),
            TimeoutPolicy::Concede => ("online-timeout-concede", "online-timeout-concede-hint"),
            TimeoutPolicy::Wait => ("online-timeout-wait", "online-timeout-wait-hint"),
        };
        Radio::new(*value, phrases.text(label)).with_hint(phrases.text(hint))
    };
    let policies = POLICIES.iter();
    let offered = policies.filter(|(_, policy)| allowed(*policy, is_rated) == *policy);
    offered.map(choice).collect()
}

fn visibility_choices(phrases: &Phrases) -> Vec<Radio> {
    let choice = |value: &'static str, label: &str, hint: &str| {
        Radio::new(value, phrases.text(label)).with_hint(phrases.text(hint))
    };
    vec![
        choice(PUBLIC, "online-public", "online-public-hint"),
        choice(INVITED, "online-invited", "online-invited-hint"),
    ]
}
