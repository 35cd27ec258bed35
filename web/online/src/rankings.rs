//! The rankings: the best players of a game with a number of seats.

use super::account::AccountHandle;
use super::polling::{PendingAnswer, Polled, use_polled};
use super::profile::{rating_text, record_text, seats_text};
use super::server_page::{RequestNotice, ServerPage};
use super::table_card::PlayerLink;
use super::table_text::game_title;
use engine::registry::GameId;
use net::server_api::ServerApi;
use protocol::online::{MIN_RANKED_MATCHES, RankedPlayer, RankingSize};
use std::rc::Rc;
use ui::l10n::{Phrases, use_phrases};
use ui::route::{Link, Route};
use yew::prelude::*;

/// Milliseconds between two requests.
const POLL_PAUSE_MS: i32 = 60_000;

/// A game and a number of seats.
type RankingId = (GameId, u8);

#[derive(Properties, PartialEq)]
pub struct RankingsPageProps {
    /// The ranking to show; the first one that has players if it is not given.
    pub ranking: Option<RankingId>,
}

/// The page of rankings.
#[component]
pub fn RankingsPage(props: &RankingsPageProps) -> Html {
    let phrases = use_phrases();
    let ranking = props.ranking;
    let body =
        Callback::from(move |handle: AccountHandle| html! { <Rankings {handle} {ranking} /> });
    let lead = phrases.say(
        "online-rankings-lead",
        &[("count", i64::from(MIN_RANKED_MATCHES).into())],
    );
    html! { <ServerPage title={phrases.text("online-rankings")} {lead} {body} needs_player=false /> }
}

#[derive(Properties, PartialEq)]
struct RankingsProps {
    handle: AccountHandle,
    ranking: Option<RankingId>,
}

fn load_sizes(api: ServerApi) -> PendingAnswer<Vec<RankingSize>> {
    Box::pin(async move { api.rankings().await })
}

/// The choice of rankings, and the one that was chosen.
#[component]
fn Rankings(props: &RankingsProps) -> Html {
    let phrases = use_phrases();
    let polled = use_polled(POLL_PAUSE_MS, props.handle.api(), load_sizes);
    let known = polled.value.as_deref().map(|sizes| known_rankings(sizes));
    let shown = props.ranking.or_else(|| known.as_ref()?.first().copied());
    html! { <>
        <RequestNotice error={polled.error} />
        if let Some(known) = known {
            if known.len() > 1 {
                { choice(&phrases, &known, shown) }
            }
            if shown.is_none() {
                <section class="panel"><p>{ phrases.text("online-rankings-none") }</p></section>
            }
        } else if polled.error.is_none() && shown.is_none() {
            <p class="loading" role="status"><span class="spinner" />{ phrases.text("online-loading") }</p>
        }
        if let Some(ranking) = shown {
            <LoadedRanking handle={props.handle.clone()} {ranking} />
        }
        <div class="buttons"><Link to={Route::Online} class="button">{ phrases.text("online-title") }</Link></div>
    </> }
}

/// Returns the rankings of games that this page has, in the order of the page.
pub fn known_rankings(sizes: &[RankingSize]) -> Vec<RankingId> {
    let of_game = |game: GameId| {
        let sizes = sizes.iter().filter(move |size| size.game == game.name());
        sizes.map(move |size| (game, size.seats))
    };
    GameId::ALL.into_iter().flat_map(of_game).collect()
}

/// Renders a link to every ranking.
fn choice(phrases: &Phrases, known: &[RankingId], shown: Option<RankingId>) -> Html {
    let link = |&(game, seats): &RankingId| {
        let to = Route::OnlineRankings {
            ranking: Some((game, seats)),
        };
        html! {
            <li key={to.href()}>
                <Link {to} class="button" is_current={shown == Some((game, seats))}>{ ranking_title(phrases, (game, seats)) }</Link>
            </li>
        }
    };
    html! {
        <nav aria-label={phrases.text("online-rankings")}>
            <ul class="online-choice">{ for known.iter().map(link) }</ul>
        </nav>
    }
}

fn ranking_title(phrases: &Phrases, (game, seats): RankingId) -> String {
    let args = [
        ("game", game_title(phrases, game.name()).into()),
        ("seats", seats_text(phrases, seats).into()),
    ];
    phrases.say("online-ranking", &args)
}

#[derive(Properties, PartialEq)]
struct LoadedRankingProps {
    handle: AccountHandle,
    ranking: RankingId,
}

fn load((api, (game, seats)): (ServerApi, RankingId)) -> PendingAnswer<RankedList> {
    Box::pin(async move {
        let players = api.ranking(game.name(), seats).await?;
        Ok(RankedList {
            ranking: (game, seats),
            players,
        })
    })
}

/// A ranking as the server has sent it, which may be that of an earlier choice.
#[derive(PartialEq)]
struct RankedList {
    ranking: RankingId,
    players: Vec<RankedPlayer>,
}

/// A ranking once the server has sent it.
#[component]
fn LoadedRanking(props: &LoadedRankingProps) -> Html {
    let phrases = use_phrases();
    let key = (props.handle.api(), props.ranking);
    let Polled { value, error, .. } = use_polled(POLL_PAUSE_MS, key, load);
    let list = value.filter(|list| list.ranking == props.ranking);
    let own = props.handle.account.as_ref();
    let own = own.map(|account| account.player.id.clone());
    html! {
        <section class="panel" aria-labelledby="online-ranking">
            <h2 id="online-ranking">{ ranking_title(&phrases, props.ranking) }</h2>
            if let Some(list) = list {
                <RankingTable players={Rc::from(list.players.clone())} {own} />
            } else if error.is_some() {
                <RequestNotice {error} />
            } else {
                <p class="loading" role="status"><span class="spinner" />{ phrases.text("online-loading") }</p>
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
pub struct RankingTableProps {
    /// The players, the best one first.
    pub players: Rc<[RankedPlayer]>,
    /// The id of the player here.
    #[prop_or_default]
    pub own: Option<String>,
}

/// The lines of a ranking.
#[component]
pub fn RankingTable(props: &RankingTableProps) -> Html {
    let phrases = use_phrases();
    if props.players.is_empty() {
        return html! { <p>{ phrases.text("online-rankings-none") }</p> };
    }
    let row = |(rank, ranked): (usize, &RankedPlayer)| {
        let is_own = props.own.as_ref() == Some(&ranked.player.id);
        html! {
            <tr key={ranked.player.id.clone()} class={is_own.then_some("own")}>
                <td>{ rank }</td>
                <th scope="row"><PlayerLink player={ranked.player.clone()} /></th>
                <td>{ rating_text(&phrases, &ranked.rating) }</td>
                <td>{ record_text(&phrases, &ranked.rating) }</td>
            </tr>
        }
    };
    html! {
        <table class="online-ranking ranked">
            <thead><tr>
                <th scope="col">{ phrases.text("online-column-rank") }</th>
                <th scope="col">{ phrases.text("online-player") }</th>
                <th scope="col">{ phrases.text("online-column-rating") }</th>
                <th scope="col">{ phrases.text("online-column-wins") }</th>
            </tr></thead>
            <tbody>{ for (1..).zip(props.players.iter()).map(row) }</tbody>
        </table>
    }
}
