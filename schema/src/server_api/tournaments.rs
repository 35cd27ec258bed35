//! The requests to a server about tournaments.

use super::operations::{Access, Answer, Operation, of};
use protocol::online::{NewTournament, TournamentEntrant, TournamentInfo, TournamentList};

const TOURNAMENT: &[Answer] = &[(200, "The tournament.", Some(of::<TournamentInfo>))];

/// The requests about tournaments.
pub const TOURNAMENTS: &[Operation] = &[
    Operation::new(
        "get",
        "/tournaments",
        "Tournaments: those that are open or played, then the last ones that have ended.",
        &[(200, "The tournaments.", Some(of::<TournamentList>))],
    )
    .by(Access::AnybodyOrPlayer),
    Operation::new(
        "post",
        "/tournaments",
        "Create a tournament, where the operator allows it.",
        &[(201, "The tournament.", Some(of::<TournamentInfo>))],
    )
    .with_body(of::<NewTournament>),
    Operation::new(
        "get",
        "/tournaments/{id}",
        "A tournament with its standings and pairings.",
        TOURNAMENT,
    )
    .by(Access::AnybodyOrPlayer),
    Operation::new(
        "post",
        "/tournaments/{id}/join",
        "Take part in a tournament that has not started.",
        TOURNAMENT,
    ),
    Operation::new(
        "post",
        "/tournaments/{id}/withdraw",
        "Withdraw. After the start, the player's open matches are lost.",
        TOURNAMENT,
    ),
    Operation::new(
        "post",
        "/tournaments/{id}/remove",
        "Remove a player, as the organizer.",
        TOURNAMENT,
    )
    .with_body(of::<TournamentEntrant>),
    Operation::new(
        "post",
        "/tournaments/{id}/start",
        "Start the tournament, as the organizer.",
        TOURNAMENT,
    ),
    Operation::new(
        "post",
        "/tournaments/{id}/cancel",
        "Cancel the tournament before it starts, as the organizer.",
        TOURNAMENT,
    ),
];
