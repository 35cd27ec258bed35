//! What the players of a table say to each other: phrases of a list, and texts where the server and
//! the table allow them.

use super::{MAX_NAME_CHARS, PlayerInfo, is_false, plain_name};
use engine::game::Seat;
use serde::{Deserialize, Serialize};

/// The maximum length of a text, in characters.
pub const MAX_TALK_CHARS: usize = 200;
/// How many messages of a table are kept.
pub const MAX_TALK_MESSAGES: usize = 200;
/// The maximum number of muted seats that a page reads.
const MAX_SEATS: usize = 16;

/// A phrase that every player reads in their own language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum CannedPhrase {
    /// A greeting.
    Hello,
    /// Before a match, or before dice.
    GoodLuck,
    /// Praise.
    WellPlayed,
    /// An answer to praise.
    ThankYou,
    /// A reminder that the match waits for the others.
    YourTurn,
    /// The player needs a moment.
    OneMoment,
    /// The player regrets something.
    Sorry,
    /// The player agrees.
    Yes,
    /// The player does not agree.
    No,
    /// The player leaves for a while.
    BackSoon,
    /// After a match.
    GoodGame,
}

impl CannedPhrase {
    /// All phrases, in the order in which a page offers them.
    pub const ALL: [Self; 11] = [
        Self::Hello,
        Self::GoodLuck,
        Self::WellPlayed,
        Self::ThankYou,
        Self::Yes,
        Self::No,
        Self::Sorry,
        Self::YourTurn,
        Self::OneMoment,
        Self::BackSoon,
        Self::GoodGame,
    ];

    /// Returns the key of the phrase in the language of the reader.
    #[must_use]
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Hello => "talk-hello",
            Self::GoodLuck => "talk-good-luck",
            Self::WellPlayed => "talk-well-played",
            Self::ThankYou => "talk-thank-you",
            Self::YourTurn => "talk-your-turn",
            Self::OneMoment => "talk-one-moment",
            Self::Sorry => "talk-sorry",
            Self::Yes => "talk-yes",
            Self::No => "talk-no",
            Self::BackSoon => "talk-back-soon",
            Self::GoodGame => "talk-good-game",
        }
    }
}

/// What a player says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Speech {
    /// A phrase of the list.
    Phrase(CannedPhrase),
    /// A text of at most [`MAX_TALK_CHARS`] characters, where the table has a chat.
    Text(String),
}

impl Speech {
    /// Returns the speech with a text that hides nothing, in one line; `None` for a text that is
    /// empty or too long.
    #[must_use]
    pub fn checked(self) -> Option<Self> {
        match self {
            Self::Phrase(_) => Some(self),
            Self::Text(text) => {
                let text = plain_text(&text);
                let is_allowed = !text.is_empty() && text.chars().count() <= MAX_TALK_CHARS;
                is_allowed.then_some(Self::Text(text))
            }
        }
    }
}

/// Returns a text in one line, without what cannot be seen in it; lines and wide gaps become single
/// spaces.
#[must_use]
pub fn plain_text(text: &str) -> String {
    let words = text.split_whitespace().map(plain_name);
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// Something that a player has said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TalkMessage {
    /// The number of the message at its table; later ones have larger numbers.
    pub number: u32,
    /// The seat of the player.
    pub seat: Seat,
    /// The player.
    pub player: PlayerInfo,
    /// What was said.
    pub speech: Speech,
    /// When it was said, in milliseconds since 1970.
    pub time: u64,
}

impl TalkMessage {
    /// Returns the message with a name and a text that hide nothing; `None` if it cannot be shown.
    #[must_use]
    pub fn checked(self) -> Option<Self> {
        let name = plain_name(&self.player.name);
        Some(Self {
            player: PlayerInfo {
                name: name.chars().take(MAX_NAME_CHARS).collect(),
                ..self.player
            },
            speech: self.speech.checked()?,
            ..self
        })
    }
}

/// What was said at a table, as one player may read it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableTalk {
    /// The last messages, oldest first.
    pub messages: Vec<TalkMessage>,
    /// The seats whose players the reader does not hear at this table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub muted: Vec<Seat>,
    /// Whether the reader may write texts.
    #[serde(default, skip_serializing_if = "is_false")]
    pub has_chat: bool,
}

impl TableTalk {
    /// Returns the talk with only what can be shown, whatever the server has sent.
    #[must_use]
    pub fn checked(mut self) -> Self {
        let surplus = self.messages.len().saturating_sub(MAX_TALK_MESSAGES);
        self.messages.drain(..surplus);
        self.muted.truncate(MAX_SEATS);
        let messages = std::mem::take(&mut self.messages).into_iter();
        self.messages = messages.filter_map(TalkMessage::checked).collect();
        self
    }

    /// Adds a message, unless it is there already; the oldest one is dropped if there are too many.
    pub fn add(&mut self, message: TalkMessage) {
        let is_new = |last: &TalkMessage| last.number < message.number;
        if self.messages.last().is_none_or(is_new) {
            self.messages.push(message);
        }
        if self.messages.len() > MAX_TALK_MESSAGES {
            self.messages.remove(0);
        }
    }
}

/// Why something was not said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TalkRefusal {
    /// The player has said too much in a short time.
    TooFast,
    /// Only phrases are allowed: the table has no chat, or a program speaks.
    NoChat,
    /// The text is empty or too long.
    Length,
    /// The server cannot store it now.
    Unavailable,
}

impl TalkRefusal {
    /// Returns the key of the phrase that explains it to the player.
    #[must_use]
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::TooFast => "talk-too-fast",
            Self::NoChat => "talk-no-chat",
            Self::Length => "talk-length",
            Self::Unavailable => "talk-unavailable",
        }
    }
}

/// A change of what a guest knows about the talk at its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TalkUpdate {
    /// All of it.
    All(TableTalk),
    /// Somebody has said something.
    Said(TalkMessage),
    /// What the guest wanted to say was not said.
    Refused(TalkRefusal),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Option<Speech> {
        Speech::Text(text.to_owned()).checked()
    }

    fn message(number: u32, speech: Speech) -> TalkMessage {
        TalkMessage {
            number,
            seat: Seat(1),
            player: PlayerInfo {
                id: "b".to_owned(),
                name: "Ben\u{202e}".to_owned(),
            },
            speech,
            time: 0,
        }
    }

    #[test]
    fn a_text_is_one_line_that_hides_nothing() {
        let plain = |text: &str| Some(Speech::Text(text.to_owned()));
        assert_eq!(
            text(" Well\n\n played,\u{202e} \u{200b} Ann\t"),
            plain("Well played, Ann")
        );
        assert_eq!(text("<b>漢字</b>"), plain("<b>漢字</b>"));
        assert_eq!(text(" \u{200b}\n"), None);
        let longest = "é".repeat(MAX_TALK_CHARS);
        assert_eq!(text(&longest), plain(&longest));
        assert_eq!(text(&format!("{longest}e")), None);
    }

    #[test]
    fn talk_is_bounded_whatever_a_server_sends() {
        let phrase = Speech::Phrase(CannedPhrase::Hello);
        let mut talk = TableTalk {
            messages: (0..250)
                .map(|number| message(number, phrase.clone()))
                .collect(),
            muted: vec![Seat(0); 40],
            has_chat: true,
        }
        .checked();
        assert_eq!(talk.messages.len(), MAX_TALK_MESSAGES);
        assert_eq!(talk.messages[0].number, 50);
        assert_eq!(talk.messages[0].player.name, "Ben");
        assert_eq!(talk.muted.len(), MAX_SEATS);
        // A repetition changes nothing.
        talk.add(message(249, phrase.clone()));
        assert_eq!(talk.messages[0].number, 50);
        talk.add(message(250, phrase));
        assert_eq!((talk.messages.len(), talk.messages[0].number), (200, 51));
        let long = message(1, Speech::Text("x".repeat(MAX_TALK_CHARS + 1)));
        let talk = TableTalk {
            messages: vec![long],
            ..TableTalk::default()
        };
        assert_eq!(talk.checked().messages, []);
    }

    #[test]
    fn all_phrases_are_listed_once_and_have_names_of_their_own() {
        let mut keys = CannedPhrase::ALL.map(CannedPhrase::phrase).to_vec();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), CannedPhrase::ALL.len());
        let written = serde_json::to_value(Speech::Phrase(CannedPhrase::WellPlayed));
        assert_eq!(
            written.expect("plain data"),
            serde_json::json!({"phrase": "well-played"})
        );
    }
}
