//! The page of online tables: the player, the player's matches, the open tables, and a new table.

use super::account::AccountHandle;
use super::my_tables::MyTables;
use super::name_form::NameForm;
use super::open_tables::OpenTables;
use super::server_page::ServerPage;
use super::table_text::game_title;
use engine::registry::GameId;
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use yew::prelude::*;

/// The page of online tables.
#[component]
pub fn LobbyPage() -> Html {
    let phrases = use_phrases();
    let body = Callback::from(|handle: AccountHandle| {
        html! { <>
            <PlayerPanel handle={handle.clone()} />
            <MyTables handle={handle.clone()} />
            <OpenTables {handle} />
            <NewTableLinks />
        </> }
    });
    html! { <ServerPage title={phrases.text("online-title")} lead={phrases.text("online-lead")} {body} /> }
}

#[derive(Properties, PartialEq)]
struct PlayerPanelProps {
    handle: AccountHandle,
}

/// The player's name, with a button to change it.
#[component]
fn PlayerPanel(props: &PlayerPanelProps) -> Html {
    let phrases = use_phrases();
    let is_changing = use_state_eq(|| false);
    let account = props.handle.account.as_ref();
    let name = account.map(|account| account.player.name.as_str());
    let on_change = {
        let is_changing = is_changing.setter();
        Callback::from(move |_: MouseEvent| is_changing.set(true))
    };
    let on_done = {
        let is_changing = is_changing.setter();
        Callback::from(move |()| is_changing.set(false))
    };
    html! {
        <section class="online-player" aria-label={phrases.text("online-player")}>
            if *is_changing {
                <NameForm handle={props.handle.clone()} {on_done} />
            } else {
                <p>{ phrases.say("online-player-name", &[("name", name.unwrap_or_default().into())]) }</p>
                <button type="button" class="button quiet" onclick={on_change}>{ phrases.text("online-name-change") }</button>
            }
        </section>
    }
}

/// The games of which a new table can be opened: each leads to its set-up.
#[component]
fn NewTableLinks() -> Html {
    let phrases = use_phrases();
    html! {
        <section class="panel" aria-labelledby="online-new">
            <h2 id="online-new">{ phrases.text("online-new") }</h2>
            <p>{ phrases.text("online-new-lead") }</p>
            <div class="buttons">
                for game in GameId::ALL {
                    <Link to={Route::Setup { game, board: None }} class="button large">
                        { game_title(&phrases, game.name()) }
                    </Link>
                }
            </div>
        </section>
    }
}
