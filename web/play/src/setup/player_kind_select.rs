//! The selection of a person or a bot for a seat.

use engine::bots::Level;
use store::PlayerKind;
use ui::form::{Radio, Select};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

const HUMAN: &str = "human";
const AWAY: &str = "away";

#[derive(Properties, PartialEq)]
pub struct PlayerKindSelectProps {
    /// Label of the selection.
    pub label: String,
    /// Whether the label is for screen readers only.
    #[prop_or_default]
    pub hides_label: bool,
    /// The current player of the seat.
    pub player_kind: PlayerKind,
    /// Called with another player.
    pub onchange: Callback<PlayerKind>,
}

/// The selection: a person here, one elsewhere, or a bot of one of the levels.
#[component]
pub fn PlayerKindSelect(props: &PlayerKindSelectProps) -> Html {
    let phrases = use_phrases();
    let onchange = props.onchange.reform(|slug: AttrValue| from_slug(&slug));
    html! {
        <Select label={props.label.clone()} hides_label={props.hides_label} radios={choices(&phrases)}
            value={slug(props.player_kind)} {onchange} />
    }
}

fn choices(phrases: &Phrases) -> Vec<Radio> {
    let bot = |level: Level| {
        let name = phrases.text(&format!("level-{}", level.term()));
        Radio::new(
            level.term(),
            phrases.say("sitter-bot", &[("level", name.into())]),
        )
    };
    let human = Radio::new(HUMAN, phrases.text("sitter-human"));
    let away = Radio::new(AWAY, phrases.text("sitter-away"));
    std::iter::once(human)
        .chain(Level::ALL.map(bot))
        .chain([away])
        .collect()
}

const fn slug(player_kind: PlayerKind) -> &'static str {
    match player_kind {
        PlayerKind::Human => HUMAN,
        PlayerKind::Bot(level) => level.term(),
        PlayerKind::Remote => AWAY,
    }
}

fn from_slug(slug: &str) -> PlayerKind {
    if slug == AWAY {
        return PlayerKind::Remote;
    }
    let level = Level::ALL.into_iter().find(|level| level.term() == slug);
    level.map_or(PlayerKind::Human, PlayerKind::Bot)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_kind_round_trips_through_its_slug() {
        let bots = Level::ALL.map(PlayerKind::Bot);
        for player_kind in [PlayerKind::Human, PlayerKind::Remote]
            .into_iter()
            .chain(bots)
        {
            assert_eq!(from_slug(slug(player_kind)), player_kind);
        }
        let phrases = Phrases::load("en");
        assert_eq!(choices(&phrases).len(), 2 + Level::ALL.len());
    }
}
