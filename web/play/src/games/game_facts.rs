//! What is said about a game before its code is loaded, in numbers: how many play, how long, how
//! much there is to learn, and whether the players win together.

/// How much there is to learn and to plan in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameWeight {
    Light,
    Medium,
    Heavy,
}

impl GameWeight {
    pub const ALL: [Self; 3] = [Self::Light, Self::Medium, Self::Heavy];

    /// Returns the phrase key of the word.
    #[must_use]
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Light => "home-weight-light",
            Self::Medium => "home-weight-medium",
            Self::Heavy => "home-weight-heavy",
        }
    }
}

/// Whether the players of a game win together or against each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayStyle {
    Versus,
    Cooperative,
    /// Some scenarios are cooperative, others are not.
    Both,
}

impl PlayStyle {
    /// Returns the phrase key of the word.
    #[must_use]
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Versus => "home-style-versus",
            Self::Cooperative => "home-style-cooperative",
            Self::Both => "home-style-both",
        }
    }
}

/// The facts on the tile of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameFacts {
    /// The smallest and the largest number of players.
    pub players: (u8, u8),
    /// The usual length of the shortest and the longest match, in minutes.
    pub minutes: (u8, u8),
    pub weight: GameWeight,
    pub style: PlayStyle,
}

impl GameFacts {
    /// Returns whether both ranges are in order and nothing is zero.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        let (players, minutes) = (self.players, self.minutes);
        players.0 > 0 && players.0 <= players.1 && minutes.0 > 0 && minutes.0 <= minutes.1
    }
}
