//! The players of a match: presets for all seats at once, and one level for all bots.

use super::{GameSetup, SetupDraft, SetupPartProps};
use crate::games::FIRST_LEVEL;
use engine::bots::Level;
use engine::game::Game;
use store::PlayerKind;
use ui::form::{Radio, Radios};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// A choice of players for all seats at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatingPreset {
    /// One person against bots.
    Bots,
    /// All players at one screen.
    HotSeat,
    /// One person here, the others on other screens.
    Remote,
    /// Bots among themselves.
    BotsOnly,
}

impl SeatingPreset {
    /// All presets in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Bots, Self::HotSeat, Self::Remote, Self::BotsOnly];

    /// Returns the name in phrase keys and inputs.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Bots => "bots",
            Self::HotSeat => "screen",
            Self::Remote => "far",
            Self::BotsOnly => "watch",
        }
    }

    /// Returns the preset with this name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|preset| preset.slug() == slug)
    }

    /// Returns the player of a seat.
    #[must_use]
    pub const fn player_kind(self, seat: usize, level: Level) -> PlayerKind {
        match (self, seat) {
            (Self::HotSeat, _) | (Self::Bots | Self::Remote, 0) => PlayerKind::Human,
            (Self::Bots, _) | (Self::BotsOnly, _) => PlayerKind::Bot(level),
            (Self::Remote, _) => PlayerKind::Remote,
        }
    }

    /// Returns the preset that the players match, if any.
    #[must_use]
    pub fn from_players(player_kinds: &[PlayerKind]) -> Option<Self> {
        let level = first_bot_level(player_kinds);
        let fits = |preset: &Self| {
            let mut all = player_kinds.iter().enumerate();
            all.all(|(seat, player_kind)| {
                is_same_kind(*player_kind, preset.player_kind(seat, level))
            })
        };
        Self::ALL.into_iter().find(fits)
    }

    /// Applies the preset; existing bots keep their levels.
    pub fn apply(self, player_kinds: &mut [PlayerKind]) {
        let level = first_bot_level(player_kinds);
        for (seat, player_kind) in player_kinds.iter_mut().enumerate() {
            let preset_kind = self.player_kind(seat, level);
            if !is_same_kind(*player_kind, preset_kind) {
                *player_kind = preset_kind;
            }
        }
    }

    /// Adjusts the players to another number of seats. New ones are like those of the current
    /// preset, otherwise bots.
    pub fn resize(player_kinds: &mut Vec<PlayerKind>, seat_count: u8) {
        let level = first_bot_level(player_kinds);
        let new_kind = match Self::from_players(player_kinds) {
            Some(preset) => preset.player_kind(1, level),
            None => PlayerKind::Bot(level),
        };
        player_kinds.resize(usize::from(seat_count), new_kind);
    }
}

/// Returns whether two players are the same to a preset: bots of all levels are.
fn is_same_kind(player_kind: PlayerKind, other: PlayerKind) -> bool {
    player_kind == other
        || matches!(
            (player_kind, other),
            (PlayerKind::Bot(_), PlayerKind::Bot(_))
        )
}

fn bots(player_kinds: &[PlayerKind]) -> impl Iterator<Item = Level> + '_ {
    player_kinds
        .iter()
        .filter_map(|player_kind| match player_kind {
            PlayerKind::Bot(level) => Some(*level),
            PlayerKind::Human | PlayerKind::Remote => None,
        })
}

/// Returns the level of the bots; that of the first one if they differ.
#[must_use]
pub fn first_bot_level(player_kinds: &[PlayerKind]) -> Level {
    bots(player_kinds).next().unwrap_or(FIRST_LEVEL)
}

/// Returns the level that all bots have, `Some(None)` if they differ; the outer `None` if there are
/// no bots.
#[must_use]
pub fn common_bot_level(player_kinds: &[PlayerKind]) -> Option<Option<Level>> {
    let first = bots(player_kinds).next()?;
    Some(
        bots(player_kinds)
            .all(|level| level == first)
            .then_some(first),
    )
}

pub fn set_bot_level(player_kinds: &mut [PlayerKind], level: Level) {
    for player_kind in player_kinds {
        if matches!(player_kind, PlayerKind::Bot(_)) {
            *player_kind = PlayerKind::Bot(level);
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct BotLevelsProps {
    /// Caption of the choice.
    pub legend: String,
    /// Who plays each seat.
    pub player_kinds: Vec<PlayerKind>,
    /// Called with another level.
    pub onlevel: Callback<Level>,
}

/// One level for all bots; empty if there are none.
#[component]
pub fn BotLevels(props: &BotLevelsProps) -> Html {
    let phrases = use_phrases();
    let Some(common) = common_bot_level(&props.player_kinds) else {
        return Html::default();
    };
    let radios = Level::ALL.map(|level| {
        let key = format!("level-{}", level.term());
        Radio::new(level.term(), phrases.text(&key)).with_hint(phrases.text(&format!("{key}.hint")))
    });
    let onlevel = props.onlevel.clone();
    let onchange = move |slug: AttrValue| {
        let mut all = Level::ALL.into_iter();
        if let Some(level) = all.find(|level| level.term() == slug.as_str()) {
            onlevel.emit(level);
        }
    };
    let value = common.map_or("", Level::term);
    html! {
        <div class="setup-tiles">
            <Radios name="level" legend={props.legend.clone()} radios={radios.to_vec()} {value} {onchange} />
        </div>
    }
}

/// The choice of a preset, and of one level for all bots.
#[component]
pub fn SeatingPresets<G: GameSetup>(props: &SetupPartProps<SetupDraft<G>>) -> Html {
    let phrases = use_phrases();
    let (draft, game) = (&props.draft, <G::Game>::NAME);
    let radios = SeatingPreset::ALL.map(|preset| {
        let key = format!("{game}-setup-company-{}", preset.slug());
        Radio::new(preset.slug(), phrases.text(&key))
            .with_hint(phrases.text(&format!("{key}.hint")))
    });
    let onchange = props.change(|draft: &SetupDraft<G>, slug: AttrValue| {
        let preset = SeatingPreset::from_slug(&slug);
        preset.map_or_else(|| draft.clone(), |preset| draft.with_seating_preset(preset))
    });
    let onlevel = props.change(|draft: &SetupDraft<G>, level| draft.clone().with_bot_level(level));
    html! { <>
        <div class="setup-tiles setup-pairs">
            <Radios name="company" legend={phrases.text(&format!("{game}-setup-company"))} radios={radios.to_vec()}
                value={draft.seating_preset().map_or("", SeatingPreset::slug)} {onchange} />
        </div>
        <BotLevels legend={phrases.text(&format!("{game}-setup-level"))} player_kinds={draft.player_kinds.clone()} {onlevel} />
    </> }
}
