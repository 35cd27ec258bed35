//! The page of a player: ratings, campaigns, and the last finished matches.

use super::account::AccountHandle;
use super::polling::{PendingAnswer, use_polled};
use super::profile_actions::ProfileActions;
use super::server_page::{RequestNotice, ServerPage};
use super::table_card::TableCard;
use super::table_text::{game_title, since_text};
use engine::registry::GameId;
use net::server_api::{RequestError, ServerApi};
use protocol::online::{
    ApiFailure, CampaignScore, Occupant, PlayerProfile, PlayerRating, SeatInfo, TableInfo,
};
use std::rc::Rc;
use ui::clock::now;
use ui::l10n::{Phrases, use_phrases};
use ui::route::{Link, Route};
use yew::prelude::*;

/// Milliseconds between two requests.
const POLL_PAUSE_MS: i32 = 60_000;

#[derive(Properties, PartialEq)]
pub struct ProfilePageProps {
    /// The id of the player.
    pub id: String,
}

/// The page of a player.
#[component]
pub fn ProfilePage(props: &ProfilePageProps) -> Html {
    let phrases = use_phrases();
    let id = props.id.clone();
    let body = Callback::from(move |handle: AccountHandle| {
        html! { <LoadedProfile {handle} id={id.clone()} /> }
    });
    html! { <ServerPage title={phrases.text("online-player")} {body} needs_player=false /> }
}

#[derive(Properties, PartialEq)]
struct LoadedProfileProps {
    handle: AccountHandle,
    id: String,
}

fn load((api, id): (ServerApi, String)) -> PendingAnswer<PlayerProfile> {
    Box::pin(async move { api.profile(&id).await })
}

/// The profile once the server has sent it.
#[component]
fn LoadedProfile(props: &LoadedProfileProps) -> Html {
    let phrases = use_phrases();
    let key = (props.handle.api(), props.id.clone());
    let polled = use_polled(POLL_PAUSE_MS, key, load);
    let is_missing = polled.error == Some(RequestError::Refused(ApiFailure::NotFound));
    let body = match (polled.value, is_missing) {
        (_, true) => html! {
            <section class="panel"><p role="status">{ phrases.text("online-player-missing") }</p></section>
        },
        (Some(profile), false) => {
            let player = profile.player.clone();
            html! { <>
                <Profile {profile} time={now()} />
                <ProfileActions handle={props.handle.clone()} {player} />
            </> }
        }
        (None, false) if polled.error.is_some() => html! {
            <section class="panel"><RequestNotice error={polled.error} /></section>
        },
        (None, false) => html! {
            <p class="loading" role="status"><span class="spinner" />{ phrases.text("online-loading") }</p>
        },
    };
    html! { <>
        { body }
        <div class="buttons">
            <Link to={Route::OnlineRankings { ranking: None }} class="button">{ phrases.text("online-rankings") }</Link>
            <Link to={Route::Online} class="button">{ phrases.text("online-title") }</Link>
        </div>
    </> }
}

#[derive(Properties, PartialEq)]
pub struct ProfileProps {
    pub profile: Rc<PlayerProfile>,
    /// The time now, in milliseconds since 1970.
    pub time: u64,
}

/// What is known of a player.
#[component]
pub fn Profile(props: &ProfileProps) -> Html {
    let phrases = use_phrases();
    let ProfileProps { profile, time } = props;
    let since = since_text(&phrases, time.saturating_sub(profile.since));
    let row = |table: &TableInfo| {
        html! { <li key={table.id.clone()}>{ match_card(&phrases, table, &profile.player.id, *time) }</li> }
    };
    html! { <>
        <section class="panel online-profile" aria-labelledby="online-profile">
            <h2 id="online-profile"><bdi>{ &profile.player.name }</bdi></h2>
            <p>{ phrases.say("online-since", &[("since", since.into())]) }</p>
            { ratings(&phrases, &profile.ratings) }
            { campaigns(&phrases, &profile.campaigns) }
        </section>
        <section class="panel" aria-labelledby="online-matches">
            <h2 id="online-matches">{ phrases.text("online-matches") }</h2>
            if profile.matches.is_empty() {
                <p>{ phrases.text("online-matches-none") }</p>
            } else {
                <ul class="online-tables">{ for profile.matches.iter().map(row) }</ul>
            }
        </section>
    </> }
}

/// Renders the ratings, each with the way to its ranking.
fn ratings(phrases: &Phrases, ratings: &[PlayerRating]) -> Html {
    if ratings.is_empty() {
        return html! { <p>{ phrases.text("online-ratings-none") }</p> };
    }
    let row = |rating: &PlayerRating| {
        let title = game_title(phrases, &rating.game);
        let game = GameId::from_name(&rating.game);
        let title = match game.map(|game| (game, rating.seats)) {
            Some(ranking) => {
                let to = Route::OnlineRankings {
                    ranking: Some(ranking),
                };
                html! { <Link {to}>{ title }</Link> }
            }
            None => html! { { title } },
        };
        html! {
            <tr key={format!("{}-{}", rating.game, rating.seats)}>
                <th scope="row">{ title }<small>{ seats_text(phrases, rating.seats) }</small></th>
                <td>{ rating_text(phrases, rating) }</td>
                <td>{ record_text(phrases, rating) }</td>
            </tr>
        }
    };
    html! {
        <table class="online-ranking">
            <caption class="visually-hidden">{ phrases.text("online-ratings") }</caption>
            <thead><tr>
                <th scope="col">{ phrases.text("online-column-game") }</th>
                <th scope="col">{ phrases.text("online-column-rating") }</th>
                <th scope="col">{ phrases.text("online-column-wins") }</th>
            </tr></thead>
            <tbody>{ for ratings.iter().map(row) }</tbody>
        </table>
    }
}

/// Renders how many campaigns were played and won.
fn campaigns(phrases: &Phrases, campaigns: &[CampaignScore]) -> Html {
    let row = |score: &CampaignScore| {
        let args = [
            ("game", game_title(phrases, &score.game).into()),
            ("played", i64::from(score.played).into()),
            ("won", i64::from(score.won).into()),
        ];
        html! { <p>{ phrases.say("online-campaigns", &args) }</p> }
    };
    html! { { for campaigns.iter().map(row) } }
}

/// Renders a finished match, which leads to its replay.
fn match_card(phrases: &Phrases, table: &TableInfo, player: &str, time: u64) -> Html {
    let is_own =
        |seat: &SeatInfo| matches!(&seat.occupant, Occupant::Player(other) if other.id == player);
    let others = table.seats.iter().filter(|seat| !is_own(seat));
    let people: Vec<Occupant> = others.map(|seat| seat.occupant.clone()).collect();
    let own = table.seats.iter().find(|seat| is_own(seat));
    let winners = table.result.as_ref().map(|result| result.winners);
    let result = phrases.text(match (winners, own) {
        (Some(winners), _) if winners.is_empty() => "online-over-draw",
        (Some(winners), Some(own)) if winners.contains(own.seat) => "online-result-won",
        (Some(_), Some(_)) => "online-result-lost",
        (None, _) | (Some(_), None) => "online-over",
    });
    let since = since_text(phrases, time.saturating_sub(table.updated));
    let state = phrases.say(
        "online-result-since",
        &[("result", result.into()), ("since", since.into())],
    );
    let to = Route::OnlineReplay {
        id: table.id.clone(),
    };
    html! { <TableCard table={table.clone()} {to} {people} {state} /> }
}

/// Returns a rating with its uncertainty.
pub fn rating_text(phrases: &Phrases, rating: &PlayerRating) -> String {
    let args = [
        ("value", i64::from(rating.value).into()),
        ("deviation", i64::from(rating.deviation).into()),
    ];
    phrases.say("online-rating", &args)
}

/// Returns how many rated matches were won.
pub fn record_text(phrases: &Phrases, rating: &PlayerRating) -> String {
    let args = [
        ("wins", i64::from(rating.wins).into()),
        ("matches", i64::from(rating.matches).into()),
    ];
    phrases.say("online-record", &args)
}

/// Returns a number of seats in words.
pub fn seats_text(phrases: &Phrases, seats: u8) -> String {
    phrases.say("online-rating-seats", &[("count", seats.into())])
}
