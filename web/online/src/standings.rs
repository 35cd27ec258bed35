//! The standings and the pairings of a tournament.

use super::table_card::PlayerLink;
use super::tournament_requests::{TournamentRequest, TournamentRequests};
use super::tournament_text::{pairing_text, points_text, result_text};
use protocol::online::{
    PairingReason, PairingResult, TournamentFormat, TournamentInfo, TournamentPairing,
    TournamentPhase, TournamentStanding,
};
use std::rc::Rc;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use ui::route::{Link, Route};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct StandingsProps {
    pub tournament: Rc<TournamentInfo>,
    /// The id of the player here.
    pub own: String,
    pub requests: TournamentRequests,
}

/// The players: before the start a list, then the table of places.
#[component]
pub fn Standings(props: &StandingsProps) -> Html {
    let phrases = use_phrases();
    let tournament = &props.tournament;
    let is_started = tournament.summary.round > 0;
    let title = if is_started {
        "tournament-standings"
    } else {
        "tournament-players"
    };
    html! {
        <section class="panel" aria-labelledby="tournament-standings">
            <h2 id="tournament-standings">{ phrases.text(title) }</h2>
            if tournament.standings.is_empty() {
                <p>{ phrases.text("tournament-players-none") }</p>
            } else if is_started {
                { places(&phrases, tournament, &props.own) }
            } else {
                <ul class="online-seats">{ for tournament.standings.iter().map(|line| entrant(&phrases, props, line)) }</ul>
            }
        </section>
    }
}

/// Renders a player of a tournament that has not started.
fn entrant(phrases: &Phrases, props: &StandingsProps, line: &TournamentStanding) -> Html {
    let summary = &props.tournament.summary;
    let is_organizer = summary.organizer.id == props.own;
    let can_remove = is_organizer && summary.phase == TournamentPhase::Open;
    let player = line.player.id.clone();
    let remove = TournamentRequest::Remove(summary.id.clone(), player.clone());
    let is_busy = props.requests.is_running;
    let is_own = player == props.own;
    let onclick = unless_disabled(is_busy, props.requests.on_press(remove));
    let label = phrases.say(
        "tournament-remove-label",
        &[("name", line.player.name.as_str().into())],
    );
    html! {
        <li key={player} class={is_own.then_some("own")}>
            <span class="online-occupant"><PlayerLink player={line.player.clone()} /></span>
            if can_remove && !is_own {
                <button type="button" class="button quiet" {onclick} aria-label={label} aria-disabled={aria_disabled(is_busy)}>{ phrases.text("tournament-remove") }</button>
            }
        </li>
    }
}

/// Renders the table of places. It has few columns, so that it fits on a phone.
fn places(phrases: &Phrases, tournament: &TournamentInfo, own: &str) -> Html {
    let (points, tie_break) = match tournament.summary.format {
        TournamentFormat::RoundRobin { .. } => (
            "tournament-column-points",
            Some("tournament-column-sonneborn"),
        ),
        TournamentFormat::Swiss { .. } => (
            "tournament-column-points",
            Some("tournament-column-buchholz"),
        ),
        TournamentFormat::Elimination => ("tournament-column-rounds", None),
    };
    let row = |line: &TournamentStanding| {
        html! {
            <tr key={line.player.id.clone()} class={(line.player.id == own).then_some("own")}>
                <td>{ line.place }</td>
                <th scope="row">
                    <PlayerLink player={line.player.clone()} />
                    if line.has_left {
                        <small>{ phrases.text("tournament-left") }</small>
                    }
                </th>
                <td>{ points_text(line.points) }</td>
                if tie_break.is_some() {
                    <td>{ points_text(line.tie_break) }</td>
                }
            </tr>
        }
    };
    html! {
        <div class="tournament-places">
            <table class="online-ranking ranked">
                <thead><tr>
                    <th scope="col">{ phrases.text("online-column-rank") }</th>
                    <th scope="col">{ phrases.text("online-player") }</th>
                    <th scope="col">{ phrases.text(points) }</th>
                    if let Some(key) = tie_break {
                        <th scope="col">{ phrases.text(key) }</th>
                    }
                </tr></thead>
                <tbody>{ for tournament.standings.iter().map(row) }</tbody>
            </table>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct PairingsProps {
    pub tournament: Rc<TournamentInfo>,
    /// The id of the player here.
    pub own: String,
}

/// The pairings of all rounds, the last one first and open.
#[component]
pub fn Pairings(props: &PairingsProps) -> Html {
    let phrases = use_phrases();
    let pairings = &props.tournament.pairings;
    let last = pairings.last().map_or(0, |pairing| pairing.round);
    let row = |pairing: &TournamentPairing| {
        let second = pairing.second.as_ref();
        let is_own =
            pairing.first.id == props.own || second.is_some_and(|second| second.id == props.own);
        let key = format!("{}-{}", pairing.board, pairing.leg);
        html! { <li {key} class={is_own.then_some("own")}>{ board(&phrases, pairing) }</li> }
    };
    let round = |number: u16| {
        let of_round = pairings
            .iter()
            .filter(move |pairing| pairing.round == number);
        html! {
            <details key={number} class="tournament-round" open={number == last}>
                <summary>{ phrases.say("tournament-round", &[("round", i64::from(number).into())]) }</summary>
                <ul class="online-seats">{ for of_round.map(row) }</ul>
            </details>
        }
    };
    if pairings.is_empty() {
        return Html::default();
    }
    html! { <section class="panel">{ for (1..=last).rev().map(round) }</section> }
}

/// Renders a pairing: who, how it ended, and the way to its table or its replay.
fn board(phrases: &Phrases, pairing: &TournamentPairing) -> Html {
    let text = pairing_text(phrases, pairing);
    let result = result_text(phrases, pairing);
    let args = [("pairing", text.as_str().into())];
    let is_played = matches!(
        pairing.result,
        Some(PairingResult {
            reason: PairingReason::Played,
            ..
        })
    );
    let link = pairing.table.clone().and_then(|id| {
        let (to, key, label) = if is_played {
            let to = Route::OnlineReplay { id };
            (
                to,
                "tournament-watch-replay",
                "tournament-watch-replay-label",
            )
        } else if pairing.result.is_none() {
            let to = Route::OnlineTable {
                id,
                invitation: None,
            };
            (to, "tournament-open-table", "tournament-open-table-label")
        } else {
            return None;
        };
        Some(html! {
            <Link {to} class="button quiet">
                <span aria-hidden="true">{ phrases.text(key) }</span>
                <span class="visually-hidden">{ phrases.say(label, &args) }</span>
            </Link>
        })
    });
    html! { <>
        <span class="online-occupant">
            { &text }
            if let Some(result) = result {
                <small class="tournament-result">{ result }</small>
            }
        </span>
        { link }
    </> }
}
