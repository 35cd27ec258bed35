//! How a match ended for the people at this screen, and the next stronger bots.

use crate::seats::is_human;
use engine::bots::Level;
use engine::game::{Seat, SeatSet};
use store::PlayerKind;

/// The result of a match for the people at this screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndResult {
    /// All of them won.
    Victory,
    /// None of them won.
    Defeat,
    /// Nobody won.
    Draw,
    /// Some of them won, or nobody here played: the sentence names the winners.
    Decided,
}

impl EndResult {
    /// Returns the result for the players of a record; without winners a game in which all win or
    /// lose together is lost (`is_team_game`).
    #[must_use]
    pub fn of(winners: SeatSet, player_kinds: &[PlayerKind], is_team_game: bool) -> Self {
        let seats = (0..player_kinds.len()).filter_map(|seat| u8::try_from(seat).ok().map(Seat));
        let human_seats: Vec<Seat> = seats.filter(|seat| is_human(player_kinds, *seat)).collect();
        if winners.is_empty() && !is_team_game {
            return Self::Draw;
        }
        let won = human_seats
            .iter()
            .filter(|seat| winners.contains(**seat))
            .count();
        match (won, human_seats.len()) {
            (_, 0) => Self::Decided,
            (0, _) => Self::Defeat,
            (won, human_count) if won == human_count => Self::Victory,
            _ => Self::Decided,
        }
    }

    /// Returns the phrase key of the headline, unless the sentence about the winners is the
    /// headline.
    #[must_use]
    pub const fn headline(self) -> Option<&'static str> {
        match self {
            Self::Victory => Some("end-victory"),
            Self::Defeat => Some("end-defeat"),
            Self::Draw => Some("end-draw"),
            Self::Decided => None,
        }
    }

    /// Returns the phrase key of the button that starts the same match again.
    #[must_use]
    pub const fn again(self) -> &'static str {
        match self {
            Self::Defeat => "end-try-again",
            Self::Victory | Self::Draw | Self::Decided => "table-again",
        }
    }
}

/// Returns the next stronger level; `None` above the strongest.
#[must_use]
pub fn next_level(level: Level) -> Option<Level> {
    Level::ALL.into_iter().find(|next| *next > level)
}

/// Returns the players with every bot one level stronger; `None` if no bot can be stronger.
#[must_use]
pub fn with_stronger_bots(player_kinds: &[PlayerKind]) -> Option<Vec<PlayerKind>> {
    let stronger = player_kinds.iter().map(|kind| match kind {
        PlayerKind::Bot(level) => PlayerKind::Bot(next_level(*level).unwrap_or(*level)),
        PlayerKind::Human | PlayerKind::Remote => *kind,
    });
    let stronger: Vec<PlayerKind> = stronger.collect();
    (stronger != player_kinds).then_some(stronger)
}

#[cfg(test)]
mod tests {
    use super::*;

    const YOU: PlayerKind = PlayerKind::Human;
    const BOT: PlayerKind = PlayerKind::Bot(Level::Ensign);

    fn result(winners: &[u8], kinds: &[PlayerKind], is_team_game: bool) -> EndResult {
        let winners: SeatSet = winners.iter().map(|seat| Seat(*seat)).collect();
        EndResult::of(winners, kinds, is_team_game)
    }

    #[test]
    fn the_result_is_that_of_the_people_at_this_screen() {
        assert_eq!(result(&[0], &[YOU, BOT], false), EndResult::Victory);
        assert_eq!(result(&[1], &[YOU, BOT], false), EndResult::Defeat);
        assert_eq!(result(&[], &[YOU, BOT], false), EndResult::Draw);
        assert_eq!(result(&[1], &[YOU, YOU], false), EndResult::Decided);
        assert_eq!(result(&[1], &[BOT, BOT], false), EndResult::Decided);
        assert_eq!(result(&[0, 1], &[YOU, BOT], true), EndResult::Victory);
        assert_eq!(result(&[], &[YOU, YOU], true), EndResult::Defeat);
        assert_eq!(
            result(&[1], &[PlayerKind::Remote, YOU], false),
            EndResult::Victory
        );
    }

    #[test]
    fn a_stronger_bot_has_the_next_level() {
        assert_eq!(next_level(Level::Ensign), Some(Level::Captain));
        assert_eq!(next_level(Level::Captain), Some(Level::Admiral));
        assert_eq!(next_level(Level::Admiral), Some(Level::Legend));
        assert_eq!(next_level(Level::Legend), None);
        let captain = PlayerKind::Bot(Level::Captain);
        assert_eq!(with_stronger_bots(&[YOU, BOT]), Some(vec![YOU, captain]));
        assert_eq!(
            with_stronger_bots(&[YOU, PlayerKind::Bot(Level::Legend)]),
            None
        );
        assert_eq!(with_stronger_bots(&[YOU, PlayerKind::Remote]), None);
    }
}
