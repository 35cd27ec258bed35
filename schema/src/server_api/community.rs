//! The requests to a server about other players, and those of the operator.

use super::operations::{Access, Answer, Operation, TABLES, of};
use protocol::online::{
    AdminPlayer, AdminReport, AdminTable, AdminText, BanInfo, NewReport, PlayerLists, PlayerName,
    SentReport, TournamentSummary,
};

const LISTS: &[Answer] = &[(
    200,
    "The players whom the player follows or has blocked.",
    Some(of::<PlayerLists>),
)];
const DONE: &[Answer] = &[(204, "It is done.", None)];

/// The requests about other players, and those of the operator.
pub const COMMUNITY: &[Operation] = &[
    Operation::new(
        "get",
        "/me/ban",
        "Why the player is banned; also for banned players.",
        &[(200, "The reason, or none.", Some(of::<BanInfo>))],
    ),
    Operation::new(
        "get",
        "/me/players",
        "The players whom the player follows or has blocked.",
        LISTS,
    ),
    Operation::new(
        "get",
        "/me/followed-tables",
        "Public tables of the players whom the player follows, those with open seats first.",
        TABLES,
    ),
    Operation::new("put", "/players/{id}/follow", "Follow a player.", LISTS),
    Operation::new(
        "delete",
        "/players/{id}/follow",
        "Follow a player no longer.",
        LISTS,
    ),
    Operation::new("put", "/players/{id}/block", "Block a player.", LISTS),
    Operation::new("delete", "/players/{id}/block", "Unblock a player.", LISTS),
    Operation::new(
        "post",
        "/players/{id}/reports",
        "Report a player to the operator.",
        &[(201, "The report was received.", Some(of::<SentReport>))],
    )
    .with_body(of::<NewReport>),
    Operation {
        query: &["phase"],
        ..Operation::new(
            "get",
            "/admin/tables",
            "Tables, the last changed first.",
            &[(200, "The tables.", Some(of::<Vec<AdminTable>>))],
        )
        .by(Access::Operator)
    },
    Operation::new(
        "post",
        "/admin/tables/{id}/close",
        "Close a table, or end its match without a result.",
        DONE,
    )
    .by(Access::Operator),
    Operation {
        query: &["name"],
        ..Operation::new(
            "get",
            "/admin/players",
            "Players, the newest first.",
            &[(200, "The players.", Some(of::<Vec<AdminPlayer>>))],
        )
        .by(Access::Operator)
    },
    Operation::new(
        "patch",
        "/admin/players/{id}",
        "Give a player another name.",
        DONE,
    )
    .with_body(of::<PlayerName>)
    .by(Access::Operator),
    Operation::new(
        "put",
        "/admin/players/{id}/ban",
        "Ban a player with a reason, which the player learns.",
        DONE,
    )
    .with_body(of::<AdminText>)
    .by(Access::Operator),
    Operation::new(
        "delete",
        "/admin/players/{id}/ban",
        "Let a player play again.",
        DONE,
    )
    .by(Access::Operator),
    Operation {
        query: &["all"],
        ..Operation::new(
            "get",
            "/admin/reports",
            "Open reports, the oldest first; with `all=true` also resolved ones.",
            &[(200, "The reports.", Some(of::<Vec<AdminReport>>))],
        )
        .by(Access::Operator)
    },
    Operation::new(
        "post",
        "/admin/reports/{id}/resolve",
        "Mark a report as resolved.",
        DONE,
    )
    .by(Access::Operator),
    Operation::new(
        "get",
        "/admin/tournaments",
        "Tournaments: open ones first, then running ones.",
        &[(200, "The tournaments.", Some(of::<Vec<TournamentSummary>>))],
    )
    .by(Access::Operator),
    Operation::new(
        "post",
        "/admin/tournaments/{id}/cancel",
        "Cancel a tournament, even if it is played.",
        DONE,
    )
    .by(Access::Operator),
    Operation::new(
        "put",
        "/admin/announcement",
        "Tell all players something; an empty text ends it.",
        DONE,
    )
    .with_body(of::<AdminText>)
    .by(Access::Operator),
];
