//! Tests of profiles, rankings and rated tables.

use super::{player, running, table};
use crate::profile::Profile;
use crate::rankings::{RankingTable, known_rankings};
use crate::table_requests::TableRequests;
use crate::waiting_table::WaitingTable;
use engine::game::{Seat, SeatSet};
use engine::registry::GameId;
use protocol::online::{
    CampaignScore, DELETED_NAME, PlayerInfo, PlayerProfile, PlayerRating, RankedPlayer,
    RankingSize, SeatPlan, TableInfo, TablePhase, TableResult, can_be_rated,
};
use serde_json::json;
use std::rc::Rc;
use ui::l10n::Phrases;
use ui::test_render::render_to_string;
use yew::prelude::*;

const DAY_MS: u64 = 86_400_000;

fn rating(game: &str, seats: u8, value: i32) -> PlayerRating {
    PlayerRating {
        game: game.to_owned(),
        seats,
        value,
        deviation: 120,
        matches: 7,
        wins: 4,
    }
}

fn person(name: &str) -> PlayerInfo {
    PlayerInfo {
        id: name.to_lowercase(),
        name: name.to_owned(),
    }
}

/// Ada's profile: she has lost to Ben at a public table, beside a player who was deleted.
fn profile() -> PlayerProfile {
    let mut over = TableInfo {
        phase: TablePhase::Over,
        own_seat: None,
        is_rated: true,
        result: Some(TableResult {
            winners: SeatSet::singleton(Seat(1)),
            reason: "last".to_owned(),
            is_timeout: false,
        }),
        updated: 8 * DAY_MS,
        ..table()
    };
    over.seats[2].occupant = player(DELETED_NAME);
    PlayerProfile {
        player: person("Ada"),
        since: 0,
        ratings: vec![rating("rift", 2, 612)],
        campaigns: vec![CampaignScore {
            game: "saga".to_owned(),
            played: 3,
            won: 1,
        }],
        matches: vec![over],
    }
}

#[test]
fn a_profile_shows_ratings_campaigns_and_the_way_to_matches_and_players() {
    let phrases = Phrases::load("en");
    let profile = Rc::new(profile());
    let markup = render_to_string(&phrases, html! { <Profile {profile} time={10 * DAY_MS} /> });
    for expected in [
        "Playing here for 10 days",
        "612 ± 120",
        "4 of 7",
        "#/online/rankings/rift/2",
        "Centauri Saga: 3 rated campaigns, 1 won",
        "#/online/replay/a1",
        "Lost · 2 days ago",
        "#/online/player/ben",
        ">Rated<",
    ] {
        assert!(markup.contains(expected), "{expected}: {markup}");
    }
    // The card names the others, and nobody finds the page of a player who is gone.
    assert!(!markup.contains("#/online/player/ada"), "{markup}");
    assert!(!markup.contains("#/online/player/—"), "{markup}");
}

#[test]
fn an_empty_profile_says_so() {
    let phrases = Phrases::load("de");
    let empty = PlayerProfile {
        player: person("Ada"),
        since: 0,
        ratings: Vec::new(),
        campaigns: Vec::new(),
        matches: Vec::new(),
    };
    let markup = render_to_string(
        &phrases,
        html! { <Profile profile={Rc::new(empty)} time={0} /> },
    );
    assert!(
        markup.contains("Noch keine gewerteten Partien."),
        "{markup}"
    );
    assert!(!markup.contains("<table"), "{markup}");
}

#[test]
fn a_ranking_has_a_line_for_every_player_and_marks_the_own_one() {
    let phrases = Phrases::load("en");
    let ranked = |name: &str, value| RankedPlayer {
        player: person(name),
        rating: rating("rift", 2, value),
    };
    let players: Rc<[RankedPlayer]> = [ranked("Ben", 700), ranked("Ada", 600)].into();
    let own = Some("ada".to_owned());
    let markup = render_to_string(&phrases, html! { <RankingTable {players} {own} /> });
    let (ben, ada) = (
        markup.find("#/online/player/ben"),
        markup.find("#/online/player/ada"),
    );
    assert!(ben.is_some() && ben < ada, "{markup}");
    assert_eq!(markup.matches(r#"class="own""#).count(), 1, "{markup}");
}

#[test]
fn rankings_are_listed_in_the_order_of_the_page() {
    let size = |game: &str, seats| RankingSize {
        game: game.to_owned(),
        seats,
        players: 1,
    };
    let sizes = [
        size("exodus", 4),
        size("chess", 2),
        size("rift", 2),
        size("rift", 6),
    ];
    let expected = [(GameId::Rift, 2), (GameId::Rift, 6), (GameId::Exodus, 4)];
    assert_eq!(known_rankings(&sizes), expected);
}

#[test]
fn a_rated_table_says_so_and_does_not_begin_with_bots() {
    let requests = TableRequests {
        run: Callback::noop(),
        is_running: false,
        error: None,
    };
    for language in ["en", "de"] {
        let phrases = Phrases::load(language);
        let markup = |is_rated| {
            let (requests, table) = (
                requests.clone(),
                TableInfo {
                    is_rated,
                    ..table()
                },
            );
            render_to_string(&phrases, html! { <WaitingTable {table} {requests} /> })
        };
        let (rated, unrated) = (markup(true), markup(false));
        let has = |markup: &str, key: &str| markup.contains(&format!(">{}<", phrases.text(key)));
        assert!(has(&rated, "online-rated") && !has(&rated, "online-start"));
        assert!(!has(&unrated, "online-rated") && has(&unrated, "online-start"));
        assert!(rated.contains("#/online/player/ben"), "{rated}");
    }
    assert!(!running(0).is_rated);
}

#[test]
fn only_people_on_a_board_of_the_game_can_be_rated() {
    let people = [SeatPlan::Me, SeatPlan::Open];
    let shipped = json!({"board": {"shipped": "cold-open"}, "teams": [0, 1]});
    assert!(can_be_rated(&shipped, &people));
    assert!(!can_be_rated(&shipped, &people[..1]));
    let custom = json!({"scenario": {"custom": {}}});
    assert!(!can_be_rated(&custom, &people));
    let level = engine::bots::Level::Captain;
    let with_bot = [SeatPlan::Me, SeatPlan::Open, SeatPlan::Bot { level }];
    assert!(!can_be_rated(&shipped, &with_bot));
}
