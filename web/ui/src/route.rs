//! Routes: typed pages of the application, kept in the hash of the URL.
//!
//! This works from any folder and any file server, because the server never sees the hash. In
//! a host page's document, routes are kept in memory instead: see [`Navigator`].

mod navigator;

pub use navigator::{MemoryHistory, Navigator, use_navigator, use_route};

mod game_of_route;
mod hash_repair;
mod link;
mod online_routes;
mod shared_routes;

pub use link::Link;

use crate::address::query_parameter;
use crate::settings::MatchView;
use engine::registry::GameId;
use hash_repair::repair_hash;

/// A page of the application, with its parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The start page with all games.
    Home,
    /// Setting up a match.
    Setup {
        game: GameId,
        /// The id of the board that is preselected.
        board: Option<String>,
    },
    /// The board editor.
    Editor {
        game: GameId,
        /// The id of the board to start from, or `None` for the board that was edited last.
        board: Option<String>,
    },
    /// A board opened by a link.
    Board {
        game: GameId,
        /// The share code of the board, as received.
        code: String,
    },
    /// A match opened by a link.
    Match {
        /// The share code of the match, as received.
        code: String,
        /// The position to show, as an index.
        at: Option<usize>,
    },
    /// A turn sent by a link, for the next player of a match by mail.
    Turn {
        /// The share code of the match, as received.
        code: String,
        /// Who plays each seat, one letter per seat.
        seats: String,
    },
    /// An invitation to a match between browsers.
    Join {
        /// The code of the invitation, as received.
        code: String,
    },
    /// Online tables: the player's own, and those that wait for players.
    Online,
    /// The last step before an online table is opened.
    NewOnlineTable,
    /// An online table.
    OnlineTable {
        /// The id of the table.
        id: String,
        /// The code of the invitation, for tables that are not public.
        invitation: Option<String>,
    },
    /// A link with the key of a player of online tables, for another device.
    OnlineKey { key: String },
    /// The rematch of an online table, by the id of the table whose match is over.
    OnlineRematch { id: String },
    /// The next match that waits for the player, by the id of the table that the player comes from.
    OnlineNext { after: String },
    /// Watching the match of an online table that is over, by the id of the table.
    OnlineReplay { id: String },
    /// The profile of a player of online tables, by the id of the player.
    OnlinePlayer { id: String },
    /// Reporting a player of online tables, by the ids of the player and of the table where it happened.
    OnlineReport {
        player: String,
        table: Option<String>,
    },
    /// The page of the operator of online tables.
    OnlineAdmin,
    /// The tournaments of a table server.
    OnlineTournaments,
    /// The form of a new tournament.
    NewTournament,
    /// A tournament.
    OnlineTournament {
        /// The id of the tournament.
        id: String,
    },
    /// The rankings of online tables.
    OnlineRankings {
        /// The game and the number of seats, or `None` for the first ranking that has players.
        ranking: Option<(GameId, u8)>,
    },
    /// The answer to an invitation.
    Answer {
        /// The code of the answer, as received.
        code: String,
    },
    /// A quick match against a bot, which starts at once.
    Play {
        /// The game to play.
        game: GameId,
    },
    /// A running match, in the player's preferred view.
    Table {
        /// The id of the save.
        id: String,
    },
    /// The replay of a match.
    Replay {
        /// The id of the save.
        id: String,
        /// The position to start at, as an index. Without it, a running match starts at its end.
        at: Option<usize>,
    },
    /// A running match on its board, whatever view the player prefers.
    OnBoard {
        /// The id of the save.
        id: String,
    },
    /// A running match as text.
    Text {
        /// The id of the save.
        id: String,
    },
    /// The rules of a game.
    Rules {
        game: GameId,
        /// The rule or heading to show, such as `RIFT-5.3`.
        anchor: Option<String>,
    },
    /// The lessons of a game, or one of them.
    Learn {
        game: GameId,
        /// The id of a lesson.
        lesson: Option<String>,
    },
    /// The puzzles of a game, or one of them.
    Puzzles {
        game: GameId,
        /// The id of a puzzle of the collection, or the date of a daily puzzle.
        puzzle: Option<String>,
    },
    /// The list of saved matches.
    Saves,
    /// Opening a file.
    Open,
    /// The match that was played last.
    Continue,
    /// The settings for all games.
    Settings,
    /// All drawings side by side, for artists.
    Gallery,
    /// A URL without a page.
    NotFound,
}

impl Route {
    /// Parses the hash of a URL and repairs what other programs may have done to it. The query
    /// after `?` selects no page, except that `view=text` and `view=board` choose the view of a
    /// match.
    #[must_use]
    pub fn parse(hash: &str) -> Self {
        let hash = &repair_hash(hash);
        let path = hash.split(['?', '&']).next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let with_game = |slug: &str, to_route: fn(GameId) -> Self| {
            GameId::from_name(slug).map_or(Self::NotFound, to_route)
        };
        match parts.as_slice() {
            [] => Self::Home,
            ["new", game, rest @ ..] => {
                with_board(game, rest, |game, board| Self::Setup { game, board })
            }
            ["editor", game, rest @ ..] => {
                with_board(game, rest, |game, board| Self::Editor { game, board })
            }
            ["board" | "match" | "turn" | "join" | "answer", ..] => Self::parse_shared(&parts),
            ["play", game] => with_game(game, |game| Self::Play { game }),
            ["table", id] if is_valid_segment(id) => Self::of_match(hash, (*id).to_owned()),
            ["replay", id] if is_valid_segment(id) => Self::Replay {
                id: (*id).to_owned(),
                at: None,
            },
            ["replay", id, at] if is_valid_segment(id) => match at.parse() {
                Ok(at) => Self::Replay {
                    id: (*id).to_owned(),
                    at: Some(at),
                },
                Err(_) => Self::NotFound,
            },
            ["rules", game] => with_game(game, |game| Self::Rules { game, anchor: None }),
            ["rules", game, anchor] if is_valid_segment(anchor) => match GameId::from_name(game) {
                Some(game) => Self::Rules {
                    game,
                    anchor: Some((*anchor).to_owned()),
                },
                None => Self::NotFound,
            },
            [section @ ("learn" | "puzzles"), game, rest @ ..] => {
                Self::parse_learning(section, game, rest)
            }
            ["online", rest @ ..] => Self::parse_online(hash, rest),
            ["saves"] => Self::Saves,
            ["open"] => Self::Open,
            ["continue"] => Self::Continue,
            ["settings"] => Self::Settings,
            ["gallery", ..] => Self::Gallery,
            [..] => Self::NotFound,
        }
    }

    /// Returns the route of a match in the view that the query asks for.
    fn of_match(hash: &str, id: String) -> Self {
        let view = query_parameter(&format!("#{hash}"), "view");
        match view.as_deref().and_then(MatchView::from_slug) {
            None => Self::Table { id },
            Some(MatchView::Board) => Self::OnBoard { id },
            Some(MatchView::Text) => Self::Text { id },
        }
    }

    /// Returns the route of the lessons or puzzles of a game, or of one of them.
    fn parse_learning(section: &str, game: &str, rest: &[&str]) -> Self {
        let id = match rest {
            [] => None,
            [id] if is_valid_segment(id) => Some((*id).to_owned()),
            [..] => return Self::NotFound,
        };
        match GameId::from_name(game) {
            Some(game) if section == "learn" => Self::Learn { game, lesson: id },
            Some(game) if section == "puzzles" && game.has_puzzles() => {
                Self::Puzzles { game, puzzle: id }
            }
            Some(_) | None => Self::NotFound,
        }
    }

    /// Returns the hash of the route, including the `#`.
    #[must_use]
    pub fn href(&self) -> String {
        match self {
            Self::Home | Self::NotFound => "#/".to_owned(),
            Self::Play { game } => format!("#/play/{}", game.name()),
            Self::Setup { game, board } => with_id("new", *game, board.as_deref()),
            Self::Editor { game, board } => with_id("editor", *game, board.as_deref()),
            Self::Board { game, code } => format!("#/board/{}/{code}", game.name()),
            Self::Match { code, at: None } => format!("#/match/{code}"),
            Self::Match { code, at: Some(at) } => format!("#/match/{code}/{at}"),
            Self::Join { code } => format!("#/join/{code}"),
            Self::Answer { code } => format!("#/answer/{code}"),
            Self::Turn { code, seats } => format!("#/turn/{code}/{seats}"),
            Self::Table { id } => format!("#/table/{id}"),
            Self::Replay { id, at: None } => format!("#/replay/{id}"),
            Self::Replay { id, at: Some(at) } => format!("#/replay/{id}/{at}"),
            Self::OnBoard { id } => format!("#/table/{id}?view={}", MatchView::Board.slug()),
            Self::Text { id } => format!("#/table/{id}?view={}", MatchView::Text.slug()),
            Self::Rules { game, anchor: None } => format!("#/rules/{}", game.name()),
            Self::Rules {
                game,
                anchor: Some(anchor),
            } => format!("#/rules/{}/{anchor}", game.name()),
            Self::Learn { game, lesson: None } => format!("#/learn/{}", game.name()),
            Self::Learn {
                game,
                lesson: Some(lesson),
            } => format!("#/learn/{}/{lesson}", game.name()),
            Self::Puzzles { game, puzzle: None } => format!("#/puzzles/{}", game.name()),
            Self::Puzzles {
                game,
                puzzle: Some(puzzle),
            } => format!("#/puzzles/{}/{puzzle}", game.name()),
            Self::Online
            | Self::NewOnlineTable
            | Self::OnlineKey { .. }
            | Self::OnlineRematch { .. }
            | Self::OnlineNext { .. }
            | Self::OnlineReplay { .. }
            | Self::OnlinePlayer { .. }
            | Self::OnlineRankings { .. }
            | Self::OnlineReport { .. }
            | Self::OnlineAdmin
            | Self::OnlineTournaments
            | Self::NewTournament
            | Self::OnlineTournament { .. }
            | Self::OnlineTable { .. } => self.online_href().unwrap_or_default(),
            Self::Saves => "#/saves".to_owned(),
            Self::Open => "#/open".to_owned(),
            Self::Continue => "#/continue".to_owned(),
            Self::Settings => "#/settings".to_owned(),
            Self::Gallery => "#/gallery".to_owned(),
        }
    }

    /// Returns the route without parameters that can change while the same page stays open.
    #[must_use]
    pub fn page(&self) -> Self {
        match self {
            Self::Rules { game, .. } => Self::Rules {
                game: *game,
                anchor: None,
            },
            Self::Setup { game, .. } => Self::Setup {
                game: *game,
                board: None,
            },
            Self::Editor { game, .. } => Self::Editor {
                game: *game,
                board: None,
            },
            _ => self.clone(),
        }
    }

    /// Returns the route of a match in the given view.
    #[must_use]
    pub fn with_view(self, view: MatchView) -> Self {
        match (self, view) {
            (Self::Table { id }, MatchView::Text) => Self::Text { id },
            (Self::OnBoard { id }, MatchView::Board | MatchView::Text) => Self::Table { id },
            (other, MatchView::Board | MatchView::Text) => other,
        }
    }

    /// Navigates to the route.
    pub fn go(&self) {
        if let Some(window) = crate::browser::window() {
            // Only a browser that is closing the page refuses this.
            let _ = window.location().set_hash(&self.href());
        }
    }

    /// Navigates to the route and replaces `from` in the history. Does nothing if the user has left
    /// `from` meanwhile.
    pub fn replace(&self, from: &Self) {
        let window = crate::browser::window().filter(|_| Self::current().page() == from.page());
        if let Some(window) = window {
            let _ = window.location().replace(&self.href());
        }
    }

    /// Returns the route of the current URL.
    #[must_use]
    pub fn current() -> Self {
        let hash = crate::browser::window().and_then(|window| window.location().hash().ok());
        Self::parse(&hash.unwrap_or_default())
    }
}

/// Parses a route of a game that may name a board by its id.
fn with_board(slug: &str, rest: &[&str], to_route: fn(GameId, Option<String>) -> Route) -> Route {
    match (GameId::from_name(slug), rest) {
        (Some(game), []) => to_route(game, None),
        (Some(game), [board]) if is_valid_segment(board) => {
            to_route(game, Some((*board).to_owned()))
        }
        (Some(_) | None, _) => Route::NotFound,
    }
}

/// Returns the hash of a game's route, with the id of a board if there is one.
fn with_id(section: &str, game: GameId, board: Option<&str>) -> String {
    match board {
        Some(board) => format!("#/{section}/{}/{board}", game.name()),
        None => format!("#/{section}/{}", game.name()),
    }
}

/// Returns whether a part of a route is short and has only characters that no program changes.
fn is_valid_segment(part: &str) -> bool {
    part.len() <= 80
        && part
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "-._".contains(c))
}

#[cfg(test)]
mod tests;
