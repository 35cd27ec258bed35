//! Invitations and answers: the codes that two people exchange, as a link or a QR code, before
//! their browsers are connected.

use engine::game::Seat;
use engine::save::text_codec::{TextCodeError, TextCodec};
use net::compact_sdp::CompactSdp;
use sha2::{Digest, Sha256};
use ui::route::Route;

/// The text codec of invitations and answers.
const CODEC: TextCodec = TextCodec {
    name: "direct",
    dictionary: b"invite\nrift\n01234567\n1\n0123456789abcdef\n.local h 2113937151 -4\n",
    max_bytes: 2048,
};

/// The kind of a signaling message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SignalingKind {
    /// The host invites a player to a seat.
    Invite,
    /// The guest answers an invitation.
    Answer,
}

/// An invitation or an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignalingMessage {
    pub purpose: SignalingKind,
    /// Short name of the game.
    pub game: String,
    /// Random number of the invitation, repeated in its answer.
    pub number: u32,
    pub seat: Seat,
    /// Token that gives the seat to its holder.
    pub token: String,
    /// Connection data of the browser that wrote the message.
    pub sdp: CompactSdp,
}

impl SignalingMessage {
    /// Returns the message as a code; `None` if it is longer than a reader accepts.
    #[must_use]
    pub fn write(&self) -> Option<String> {
        let purpose = match self.purpose {
            SignalingKind::Invite => "invite",
            SignalingKind::Answer => "answer",
        };
        let number = format!("{:08x}", self.number);
        let seat = self.seat.0.to_string();
        let mut lines = vec![
            purpose.to_owned(),
            self.game.clone(),
            number,
            seat,
            self.token.clone(),
        ];
        lines.extend(self.sdp.to_lines());
        CODEC.encode(lines.join("\n").as_bytes())
    }

    /// Reads a code, or a link that ends with one.
    ///
    /// # Errors
    /// If the text contains no valid code.
    pub fn read(text: &str) -> Result<Self, TextCodeError> {
        let bytes = CODEC.decode(&code_in(text))?;
        let text = String::from_utf8(bytes).map_err(|_| TextCodeError::Damaged)?;
        Self::of(&text).ok_or(TextCodeError::Damaged)
    }

    fn of(text: &str) -> Option<Self> {
        let lines: Vec<&str> = text.split('\n').collect();
        let [purpose, game, number, seat, token, sdp @ ..] = lines.as_slice() else {
            return None;
        };
        let purpose = match *purpose {
            "invite" => SignalingKind::Invite,
            "answer" => SignalingKind::Answer,
            _ => return None,
        };
        Some(Self {
            purpose,
            game: (*game).to_owned(),
            number: u32::from_str_radix(number, 16).ok()?,
            seat: Seat(seat.parse().ok()?),
            token: (*token).to_owned(),
            sdp: CompactSdp::from_lines(sdp)?,
        })
    }
}

/// An invitation to a meeting, where the browsers exchange everything else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignalingInvite {
    /// Short name of the game.
    pub game: String,
    /// Name of the room, which nobody can guess.
    pub room: String,
}

impl SignalingInvite {
    /// Derives the room of a seat from its token.
    #[must_use]
    pub fn from_token(game: &str, token: &str) -> Self {
        let hash = Sha256::digest(format!("meeting {token}"));
        Self {
            game: game.to_owned(),
            room: hash
                .iter()
                .take(16)
                .map(|byte| format!("{byte:02x}"))
                .collect(),
        }
    }

    /// Returns the invitation as a code.
    #[must_use]
    pub fn write(&self) -> Option<String> {
        CODEC.encode(format!("meet\n{}\n{}", self.game, self.room).as_bytes())
    }

    /// Reads a code, or a link that ends with one.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = String::from_utf8(CODEC.decode(&code_in(text)).ok()?).ok()?;
        let lines: Vec<&str> = text.split('\n').collect();
        let ["meet", game, room] = lines.as_slice() else {
            return None;
        };
        let is_valid =
            room.len() == 32 && room.chars().all(|character| character.is_ascii_hexdigit());
        is_valid.then(|| Self {
            game: (*game).to_owned(),
            room: (*room).to_owned(),
        })
    }
}

/// Returns the code in a text: that of a link, or the last path segment of the text.
fn code_in(text: &str) -> String {
    let linked = text.split_once('#').map(|(_, hash)| Route::parse(hash));
    match linked {
        Some(Route::Join { code } | Route::Answer { code }) => code,
        Some(_) | None => {
            let last = text.trim().rsplit('/').next();
            last.unwrap_or_default().to_owned()
        }
    }
}

/// Returns the phrase key of the reason why a text is not a valid code.
pub const fn parse_error_key(error: TextCodeError) -> &'static str {
    match error {
        TextCodeError::Newer => "direct-refused-edition",
        TextCodeError::TooLong
        | TextCodeError::NoCode
        | TextCodeError::OtherKind
        | TextCodeError::Damaged => "direct-spoiled",
    }
}

/// Returns the short name of the game that an invitation names.
#[must_use]
pub fn game_of(code: &str) -> Option<String> {
    let meet = SignalingInvite::read(code).map(|meet| meet.game);
    meet.or_else(|| Some(SignalingMessage::read(code).ok()?.game))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample_message() -> SignalingMessage {
        let lines = [
            "Ab+/",
            "0123456789abcdefghijklmn",
            "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
            "h 2113937151 0b8c6a2e-45f8-4a8a-9a14-8f8d4a1f5a11.local 46154",
        ];
        SignalingMessage {
            purpose: SignalingKind::Invite,
            game: "rift".to_owned(),
            number: 7,
            seat: Seat(1),
            token: "00ff".to_owned(),
            sdp: CompactSdp::from_lines(&lines).expect("a sketch"),
        }
    }

    #[test]
    fn a_signaling_message_is_read_from_its_code_and_from_a_link() {
        let code = sample_message().write().expect("short");
        assert!(code.len() < 300, "{} letters", code.len());
        assert_eq!(SignalingMessage::read(&code), Ok(sample_message()));
        let link = format!(" https://a.b/#/join/{code}\n");
        assert_eq!(SignalingMessage::read(&link), Ok(sample_message()));
        for damaged in [
            format!("(https://a.b/#/join/{code})."),
            format!("https://a.b/#%2Fanswer%2F{code}"),
            format!("https://a.b/#/Join/{code}?utm_source=mail"),
            format!("{code}."),
        ] {
            assert_eq!(
                SignalingMessage::read(&damaged),
                Ok(sample_message()),
                "{damaged}"
            );
        }
    }

    #[test]
    fn a_meeting_invitation_is_short_and_depends_only_on_its_token() {
        let meet = SignalingInvite::from_token("rift", "00ff");
        assert_eq!(meet, SignalingInvite::from_token("rift", "00ff"));
        assert_ne!(meet, SignalingInvite::from_token("rift", "00fe"));
        let code = meet.write().expect("short");
        assert!(code.len() < 80, "{} letters", code.len());
        assert_eq!(
            SignalingInvite::read(&format!("https://a.b/#/join/{code}")),
            Some(meet)
        );
        assert_eq!(game_of(&code).as_deref(), Some("rift"));
        assert!(SignalingMessage::read(&code).is_err());
        assert_eq!(
            SignalingInvite::read(&sample_message().write().expect("short")),
            None
        );
        let open = CODEC.encode(b"meet\nrift\n../elsewhere").expect("short");
        assert_eq!(SignalingInvite::read(&open), None);
    }

    #[test]
    fn a_damaged_signaling_message_is_rejected() {
        let code = sample_message().write().expect("short");
        assert!(SignalingMessage::read(&code[1..]).is_err());
        assert!(SignalingMessage::read("hello").is_err());
        assert_eq!(SignalingMessage::of("invite\nrift\n7\n1\nff\nAb"), None);
        assert_eq!(SignalingMessage::of("sell\nrift"), None);
    }
}
