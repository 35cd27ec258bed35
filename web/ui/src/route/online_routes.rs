//! The routes of the pages of online tables.

use super::{Route, is_valid_segment};
use crate::address::query_parameter;
use engine::registry::GameId;

impl Route {
    /// Parses the route of a page of online tables: the parts of its path after `online`.
    pub(super) fn parse_online(hash: &str, parts: &[&str]) -> Self {
        let id = |id: &str| id.to_owned();
        match parts {
            // A page with a key leaves `key` alone in the URL.
            [] | ["key"] => Self::Online,
            ["new"] => Self::NewOnlineTable,
            ["rankings"] => Self::OnlineRankings { ranking: None },
            ["rankings", game, seats] => match (GameId::from_name(game), seats.parse()) {
                (Some(game), Ok(seats)) => Self::OnlineRankings {
                    ranking: Some((game, seats)),
                },
                (Some(_) | None, _) => Self::NotFound,
            },
            ["key", key] if is_valid_segment(key) => Self::OnlineKey { key: id(key) },
            ["rematch", table] if is_valid_segment(table) => Self::OnlineRematch { id: id(table) },
            ["next", table] if is_valid_segment(table) => Self::OnlineNext { after: id(table) },
            ["replay", table] if is_valid_segment(table) => Self::OnlineReplay { id: id(table) },
            ["player", player] if is_valid_segment(player) => Self::OnlinePlayer { id: id(player) },
            ["report", player] if is_valid_segment(player) => Self::OnlineReport {
                player: id(player),
                table: query_parameter(&format!("#{hash}"), "table")
                    .filter(|table| !table.is_empty() && is_valid_segment(table)),
            },
            ["admin"] => Self::OnlineAdmin,
            ["tournaments"] => Self::OnlineTournaments,
            ["tournaments", "new"] => Self::NewTournament,
            ["tournament", id] if is_valid_segment(id) => Self::OnlineTournament {
                id: (*id).to_owned(),
            },
            // Nothing is named, and no table has such an id.
            ["rematch" | "next" | "replay" | "player" | "report" | "tournament"] => Self::NotFound,
            [table] if is_valid_segment(table) => Self::OnlineTable {
                id: id(table),
                invitation: query_parameter(&format!("#{hash}"), "invitation")
                    .filter(|code| !code.is_empty() && is_valid_segment(code)),
            },
            [..] => Self::NotFound,
        }
    }

    /// Returns the hash of the route of a page of online tables; `None` for other routes.
    pub(super) fn online_href(&self) -> Option<String> {
        Some(match self {
            Self::Online => "#/online".to_owned(),
            Self::NewOnlineTable => "#/online/new".to_owned(),
            Self::OnlineKey { key } => format!("#/online/key/{key}"),
            Self::OnlineRematch { id } => format!("#/online/rematch/{id}"),
            Self::OnlineNext { after } => format!("#/online/next/{after}"),
            Self::OnlineReplay { id } => format!("#/online/replay/{id}"),
            Self::OnlinePlayer { id } => format!("#/online/player/{id}"),
            Self::OnlineReport {
                player,
                table: None,
            } => format!("#/online/report/{player}"),
            Self::OnlineReport {
                player,
                table: Some(table),
            } => format!("#/online/report/{player}?table={table}"),
            Self::OnlineAdmin => "#/online/admin".to_owned(),
            Self::OnlineTournaments => "#/online/tournaments".to_owned(),
            Self::NewTournament => "#/online/tournaments/new".to_owned(),
            Self::OnlineTournament { id } => format!("#/online/tournament/{id}"),
            Self::OnlineRankings { ranking: None } => "#/online/rankings".to_owned(),
            Self::OnlineRankings {
                ranking: Some((game, seats)),
            } => format!("#/online/rankings/{}/{seats}", game.name()),
            Self::OnlineTable {
                id,
                invitation: None,
            } => format!("#/online/{id}"),
            Self::OnlineTable {
                id,
                invitation: Some(code),
            } => format!("#/online/{id}?invitation={code}"),
            _ => return None,
        })
    }
}
