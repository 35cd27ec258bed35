//! A seat of any game: who plays it, and how it is drawn.

use engine::bots::Level;
use engine::game::Seat;
use protocol::online::Occupant;
use std::rc::Rc;
use store::{PlayerKind, SaveRecord};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::seat::SeatStyle as SeatArt;
use yew::prelude::*;

/// Returns whether a person at this screen plays a seat. A record from outside may name too few
/// players: the others are people.
#[must_use]
pub fn is_human(player_kinds: &[PlayerKind], seat: Seat) -> bool {
    player_kinds
        .get(seat.index())
        .is_none_or(|player_kind| matches!(player_kind, PlayerKind::Human))
}

/// Returns the icon data of a seat.
#[must_use]
pub const fn seat_art(seat: Seat) -> SeatArt {
    SeatArt::new(seat.0)
}

/// Who plays the seats of an online table, in seat order; empty for other matches. A table provides
/// it to all its components.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Occupants(pub Rc<[Occupant]>);

/// Renders content whose components can say who plays each seat of a match.
pub fn with_occupants(record: &SaveRecord, content: Html) -> Html {
    let occupants = Occupants(record.occupants().into());
    html! { <ContextProvider<Occupants> context={occupants}>{ content }</ContextProvider<Occupants>> }
}

/// Says who plays each seat.
#[derive(Clone, PartialEq)]
pub struct PlayerTexts {
    phrases: Phrases,
    occupants: Occupants,
}

impl PlayerTexts {
    /// Returns who plays a seat: a person here, a bot with its level, a person by name, or somebody
    /// elsewhere.
    #[must_use]
    pub fn text(&self, player_kinds: &[PlayerKind], seat: Seat) -> String {
        match player_kinds.get(seat.index()) {
            Some(PlayerKind::Bot(level)) => self.phrases.text(&format!("level-{}", level.term())),
            Some(PlayerKind::Remote) => remote_player_text(&self.phrases, &self.occupants.0, seat),
            Some(PlayerKind::Human) | None => self.phrases.text("sitter-human"),
        }
    }
}

/// Returns the name of a bot.
#[must_use]
pub fn bot_name(phrases: &Phrases, level: Level) -> String {
    let level = phrases.text(&format!("level-{}", level.term()));
    phrases.say("sitter-bot", &[("level", level.into())])
}

/// Returns who plays a seat on another screen: the name that the table server knows, or that the
/// player is elsewhere.
#[must_use]
pub fn remote_player_text(phrases: &Phrases, occupants: &[Occupant], seat: Seat) -> String {
    match occupants.get(seat.index()) {
        Some(Occupant::Player(player)) => player.name.clone(),
        Some(Occupant::Bot { level }) => bot_name(phrases, *level),
        Some(Occupant::Open) | None => phrases.text("sitter-away"),
    }
}

/// Returns what says who plays each seat of the table around.
#[hook]
pub fn use_player_texts() -> PlayerTexts {
    PlayerTexts {
        phrases: use_phrases(),
        occupants: use_context().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::online::PlayerInfo;
    use ui::l10n::Language;

    #[test]
    fn players_on_other_screens_have_the_names_that_the_server_knows() {
        let phrases = Phrases::built_in(Language::English);
        let player = PlayerInfo {
            id: "a".to_owned(),
            name: "Ann".to_owned(),
        };
        let bot = Occupant::Bot {
            level: Level::Captain,
        };
        let occupants = [Occupant::Player(player), bot, Occupant::Open];
        let texts = PlayerTexts {
            phrases,
            occupants: Occupants(occupants.into()),
        };
        let kinds = [PlayerKind::Remote; 4];
        let text = |seat: u8| texts.text(&kinds, Seat(seat));
        assert_eq!(
            [0, 1, 2, 3].map(text),
            ["Ann", "Bot: Captain", "Elsewhere", "Elsewhere"]
        );
        // Who plays here is known without a server.
        assert_eq!(texts.text(&[PlayerKind::Human], Seat(0)), "Player");
    }
}
