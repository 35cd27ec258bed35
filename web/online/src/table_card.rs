//! A table in a list: a card that leads to it, with the names of players, which lead to their
//! profiles.

use super::table_text::{game_title, occupant_name};
use protocol::online::{DELETED_NAME, Occupant, PlayerInfo, TableInfo};
use ui::l10n::use_phrases;
use ui::route::{Link, Route, use_navigator};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TableCardProps {
    pub table: TableInfo,
    /// Where the card leads.
    pub to: Route,
    /// The players to name.
    pub people: Vec<Occupant>,
    /// What the table waits for, or how its match ended.
    pub state: String,
    /// Whether the match waits for the player.
    #[prop_or_default]
    pub is_turn: bool,
}

/// A table in a list. The whole card is a link; names are links of their own above it.
#[component]
pub fn TableCard(props: &TableCardProps) -> Html {
    let phrases = use_phrases();
    let TableCardProps {
        table,
        to,
        people,
        state,
        is_turn,
    } = props;
    let names = people
        .iter()
        .map(|occupant| occupant_name(&phrases, occupant));
    let names = phrases.list(&names.collect::<Vec<_>>());
    let is_rated = table.is_rated;
    html! {
        <div class={classes!("online-table", is_turn.then_some("waiting"))}>
            <span class="online-game">
                <Link to={to.clone()}>
                    <strong>{ game_title(&phrases, &table.game) }</strong>
                    <span class="visually-hidden">{ format!(" {names} {state}") }</span>
                </Link>
                if is_rated {
                    { " " }<small class="online-rated">{ phrases.text("online-rated") }</small>
                }
            </span>
            <span class="online-opponents">
                for (nth, occupant) in people.iter().enumerate() {
                    if nth > 0 {
                        { ", " }
                    }
                    <OccupantName occupant={occupant.clone()} />
                }
            </span>
            // The link says it, too.
            <span class="online-state" aria-hidden="true">{ state }</span>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct OccupantNameProps {
    pub occupant: Occupant,
}

/// Who plays a seat; the name of a person leads to the profile.
#[component]
pub fn OccupantName(props: &OccupantNameProps) -> Html {
    let phrases = use_phrases();
    match &props.occupant {
        Occupant::Player(player) => html! { <PlayerLink player={player.clone()} /> },
        other @ (Occupant::Open | Occupant::Bot { .. }) => {
            html! { { occupant_name(&phrases, other) } }
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct PlayerLinkProps {
    pub player: PlayerInfo,
}

/// The name of a player as a link to the profile, unless the player was deleted or this page has no
/// profiles.
#[component]
pub fn PlayerLink(props: &PlayerLinkProps) -> Html {
    let navigator = use_navigator();
    let PlayerInfo { id, name } = props.player.clone();
    if name == DELETED_NAME {
        return html! { { name } };
    }
    let to = Route::OnlinePlayer { id };
    if !navigator.can_reach(&to) {
        return html! { <bdi>{ name }</bdi> };
    }
    html! { <Link {to} class="online-name-link"><bdi>{ name }</bdi></Link> }
}
