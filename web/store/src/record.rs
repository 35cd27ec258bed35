//! The record of a saved match: the engine's text, and the data that a list of saves shows.

use super::{SeatColor, StoreError};
use engine::bots::Level;
use engine::game::Seat;
use protocol::online::Occupant;
use protocol::{CommitmentRecord, MatchSignatures, SeedCommitment};
use serde::{Deserialize, Deserializer, Serialize};
use ui::bidi::without_bidi_controls;

/// The kind of player of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PlayerKind {
    /// A person at this screen.
    Human,
    Bot(Level),
    /// A person on another screen.
    #[serde(rename = "away")]
    Remote,
}

/// A saved match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SaveRecord {
    /// Unique id: lower-case letters, digits, hyphens.
    pub id: String,
    /// Short name of the game.
    pub game: String,
    /// Name of the match in lists, which the player can change.
    #[serde(deserialize_with = "plain_title")]
    pub title: String,
    /// Time of the last save, in milliseconds since 1970.
    pub updated: u64,
    /// Who plays each seat, in seat order.
    #[serde(rename = "sitters")]
    pub player_kinds: Vec<PlayerKind>,
    /// Color of each seat, in seat order; a seat that is left out has its default color.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colors: Vec<SeatColor>,
    /// Side of each seat, in seat order: seats of one side win together. Empty in records of older
    /// pages.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<u8>,
    /// Id of the board.
    #[serde(default)]
    pub board: String,
    /// Current round.
    #[serde(default)]
    pub round: u16,
    /// Whether the match has ended.
    #[serde(default, rename = "over")]
    pub is_over: bool,
    /// Data for players on other screens; absent for matches at one screen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direct: Option<RemoteRecord>,
    /// The match in the engine's save format.
    pub text: String,
}

/// Reads a title without bidirectional control characters, which could reorder the words around it.
fn plain_title<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    String::deserialize(from).map(|title| without_bidi_controls(&title))
}

/// Data for players on other screens who are connected directly.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RemoteRecord {
    /// Tokens that give a seat back to its player: the host's record has all of them, a guest's
    /// record only the guest's token.
    #[serde(default)]
    pub tokens: Vec<(Seat, String)>,
    /// Seed commitment of the match, if all players created the seed together.
    #[serde(default)]
    #[serde(rename = "oath")]
    pub commitment: Option<SeedCommitment>,
    /// Record of how the seed was created.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "vow")]
    pub commitment_record: Option<Box<CommitmentRecord>>,
    /// Keys and signatures of a match that is over, if its actions are signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signatures: Option<Box<MatchSignatures>>,
    /// Id of the online table, if the match is played on a table server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub online: Option<String>,
    /// Who plays the seats of the online table, in seat order, as the server said last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub occupants: Vec<Occupant>,
    /// Code of the invitation with which the online table is watched, if it is not public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}

impl RemoteRecord {
    /// Returns whether the match of an online table is only watched: there is no seat of our own.
    #[must_use]
    pub const fn is_watched(&self) -> bool {
        self.online.is_some() && self.tokens.is_empty()
    }
}

impl SaveRecord {
    /// Returns a new id, unique by its time in milliseconds and a random salt.
    #[must_use]
    pub fn fresh_id(now: u64, salt: u32) -> String {
        format!("t{now:x}-{salt:x}")
    }

    /// Returns whether the match is one of others that was only watched.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.direct.as_ref().is_some_and(RemoteRecord::is_watched)
    }

    /// Returns the id of the online table, if the match is played on a table server.
    #[must_use]
    pub fn online_table(&self) -> Option<&str> {
        self.direct.as_ref()?.online.as_deref()
    }

    /// Returns who plays the seats of the online table, in seat order; empty for other matches.
    #[must_use]
    pub fn occupants(&self) -> &[Occupant] {
        self.direct.as_ref().map_or(&[], |direct| &direct.occupants)
    }

    pub(super) fn encode(&self) -> Result<String, StoreError> {
        serde_json::to_string(self).map_err(|error| StoreError::Damaged(error.to_string()))
    }

    pub(super) fn decode(text: &str) -> Result<Self, StoreError> {
        serde_json::from_str(text).map_err(|error| StoreError::Damaged(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> SaveRecord {
        SaveRecord {
            id: SaveRecord::fresh_id(7, 255),
            game: "rift".to_owned(),
            title: "Evening".to_owned(),
            updated: 7,
            player_kinds: vec![PlayerKind::Human, PlayerKind::Bot(Level::Admiral)],
            colors: vec![SeatColor::Green, SeatColor::Orange],
            sides: vec![0, 1],
            board: "cold-open".to_owned(),
            round: 3,
            is_over: false,
            direct: None,
            text: "{}".to_owned(),
        }
    }

    #[test]
    fn a_record_survives_a_round_trip() {
        let text = record().encode().expect("plain fields");
        assert_eq!(SaveRecord::decode(&text), Ok(record()));
    }

    #[test]
    fn a_record_without_colors_has_an_empty_color_list() {
        let text = record().encode().expect("plain fields");
        let old = text.replace(r#""colors":["green","orange"],"#, "");
        assert_ne!(old, text);
        let colors = SaveRecord::decode(&old).map(|record| record.colors);
        assert_eq!(colors, Ok(Vec::new()));
    }

    #[test]
    fn old_names_of_bot_levels_are_still_read() {
        let text = record().encode().expect("plain fields");
        for (level, old) in Level::ALL.into_iter().zip(["easy", "normal", "hard"]) {
            let text = text.replace("admiral", old);
            let player_kinds = SaveRecord::decode(&text).map(|record| record.player_kinds);
            assert_eq!(
                player_kinds,
                Ok(vec![PlayerKind::Human, PlayerKind::Bot(level)])
            );
        }
    }

    #[test]
    fn direction_controls_are_removed_from_a_title() {
        let turned = SaveRecord {
            title: "\u{202e}Evening\u{2069}".to_owned(),
            ..record()
        };
        let text = turned.encode().expect("plain fields");
        assert_eq!(SaveRecord::decode(&text), Ok(record()));
    }

    #[test]
    fn a_truncated_record_is_reported_as_damaged() {
        let text = record().encode().expect("plain fields");
        let truncated = &text[..text.len() / 2];
        assert!(matches!(
            SaveRecord::decode(truncated),
            Err(StoreError::Damaged(_))
        ));
    }
}
