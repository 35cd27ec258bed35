//! What the players of a running match are told besides the match itself.

use super::{MAX_NAME_CHARS, Occupant, PlayerInfo, is_false, is_zero, plain_name};
use engine::game::Seat;
use serde::{Deserialize, Serialize};

/// The maximum number of seats of a notice that a page reads.
const MAX_SEATS: usize = 16;

/// Who plays, who is connected, how much time is left, and whether a rematch is offered.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableNotice {
    /// All seats, in seat order.
    pub seats: Vec<SeatNotice>,
    /// How many people watch.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub spectators: u16,
    /// By how much spectators see the match later than its players, in milliseconds; `None` if they
    /// see it at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectator_delay: Option<u64>,
    /// Whether the match is rated, so that undo is off.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_rated: bool,
    /// The table of the rematch, once a player has asked for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<RematchOffer>,
    /// Whether the match ended because the time of a player was over.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_timeout: bool,
}

/// A seat of a running match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatNotice {
    /// The seat.
    pub seat: Seat,
    /// Who plays it.
    pub occupant: Occupant,
    /// Whether its player is connected.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_connected: bool,
    /// The time left for its decision, in milliseconds; `None` if it has none to make, or
    /// no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_left: Option<u64>,
    /// The time on the match clock of a seat that has no decision to make, in milliseconds: its
    /// clock stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped_time: Option<u64>,
    /// When the vacation of its player ends, in milliseconds since 1970, if the player is on
    /// vacation and the match is not live.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vacation_until: Option<u64>,
    /// Whether the other players may let a bot play it from now on.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_replaceable: bool,
}

/// Where a rematch waits for its players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RematchOffer {
    /// The id of the table.
    pub table: String,
    /// The code of its invitation.
    pub invitation: String,
}

impl TableNotice {
    /// Returns what spectators may know of it. The invitation to a rematch is for those who played,
    /// and clocks would tell spectators who are late what happens now.
    #[must_use]
    pub fn for_spectators(self) -> Self {
        let is_late = self.spectator_delay.is_some();
        let without_clocks = |seat: SeatNotice| SeatNotice {
            time_left: None,
            stopped_time: None,
            ..seat
        };
        let seats = self.seats.into_iter();
        let seats = match is_late {
            true => seats.map(without_clocks).collect(),
            false => seats.collect(),
        };
        Self {
            seats,
            rematch: None,
            ..self
        }
    }

    /// Returns the notice with names that hide nothing, whatever the server has sent; `None` if it
    /// names more seats than a match can have.
    #[must_use]
    pub fn checked(self) -> Option<Self> {
        if self.seats.len() > MAX_SEATS {
            return None;
        }
        let checked = |seat: SeatNotice| SeatNotice {
            occupant: match seat.occupant {
                Occupant::Player(PlayerInfo { id, name }) => {
                    let name = plain_name(&name).chars().take(MAX_NAME_CHARS).collect();
                    Occupant::Player(PlayerInfo { id, name })
                }
                other @ (Occupant::Open | Occupant::Bot { .. }) => other,
            },
            ..seat
        };
        Some(Self {
            seats: self.seats.into_iter().map(checked).collect(),
            ..self
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8, name: &str) -> SeatNotice {
        SeatNotice {
            seat: Seat(number),
            occupant: Occupant::Player(PlayerInfo {
                id: "p".to_owned(),
                name: name.to_owned(),
            }),
            is_connected: true,
            time_left: None,
            stopped_time: None,
            vacation_until: None,
            is_replaceable: false,
        }
    }

    #[test]
    fn a_notice_is_read_with_plain_names_and_not_with_too_many_seats() {
        let long = "x".repeat(MAX_NAME_CHARS + 1);
        let notice = TableNotice {
            seats: vec![seat(0, "Ann\u{202e}"), seat(1, &long)],
            ..TableNotice::default()
        };
        let checked = notice.checked().expect("two seats");
        let expected = [seat(0, "Ann"), seat(1, &long[1..])];
        assert_eq!(checked.seats, expected);
        let notice = TableNotice {
            seats: vec![seat(0, "Ann"); MAX_SEATS + 1],
            ..TableNotice::default()
        };
        assert_eq!(notice.checked(), None);
    }
}
