//! What the games came to: shares of victories by pairing, board, seat and kind of piece.

use crate::args::ArenaPlayer;
use crate::evaluation_fit::EvaluationFit;
use crate::finished_game::{FinishedGame, ThinkTimes};
use crate::paired_deals::PairedDeals;
use crate::round_stats::RoundStats;
use std::collections::BTreeMap;

/// One game that was played.
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// Who played.
    pub players: [ArenaPlayer; 2],
    /// Where.
    pub board: String,
    /// With which pieces.
    pub preset: String,
    /// The number of its deal; each is played twice, with the players changed.
    pub deal: u64,
    /// The sides with what they play with, in seat order.
    pub sides: Vec<(u8, Option<String>)>,
    /// Which of the players had each of them.
    pub places: Vec<usize>,
    /// How it went.
    pub bout: FinishedGame,
}

/// Victories out of games; a draw is shared by all who took part.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct WinShare {
    /// Games.
    pub games: f64,
    /// Victories.
    pub won: f64,
    /// Draws.
    pub drawn: f64,
    /// Victories that chance alone would give.
    pub fair: f64,
}

impl WinShare {
    fn add(&mut self, won: f64, drawn: bool, fair: f64) {
        self.games += 1.0;
        self.won += won;
        self.drawn += f64::from(u8::from(drawn));
        self.fair += fair;
    }
}

/// A pairing on a board.
#[derive(Clone, Debug, Default)]
pub struct PairingRow {
    /// The first player's victories.
    pub share: WinShare,
    /// Decisions of every game.
    pub decisions: Vec<u64>,
    /// Thinking times of both players.
    pub times: [ThinkTimes; 2],
}

/// The sums.
#[derive(Clone, Debug, Default)]
pub struct ArenaReport {
    /// By pairing, board and preset.
    pub rows: BTreeMap<([ArenaPlayer; 2], String, String), PairingRow>,
    /// The side that was asked first, by pairing and board.
    pub first: BTreeMap<([ArenaPlayer; 2], String), WinShare>,
    /// By board and side, in the order of seats.
    pub sides: BTreeMap<([ArenaPlayer; 2], String, usize), WinShare>,
    /// One kind against another, where two sides had different ones, by board.
    pub kinds: BTreeMap<([ArenaPlayer; 2], String, String, String), WinShare>,
    /// Deals between two sides that both players had, by board.
    pub pairs: BTreeMap<([ArenaPlayer; 2], String), PairedDeals>,
    /// The judgements of games between two sides.
    pub fit: EvaluationFit,
    /// What winners and others had, by pairing, board and preset.
    pub rounds: BTreeMap<([ArenaPlayer; 2], String, String), RoundStats>,
}

impl ArenaReport {
    /// Counts a game.
    pub fn add(&mut self, entry: GameRecord) {
        let GameRecord {
            players,
            board,
            preset,
            deal,
            sides,
            places,
            bout,
        } = entry;
        let drawn = bout.winners.is_empty();
        let sharing = if drawn {
            sides.len()
        } else {
            bout.winners.len()
        };
        let part = |side: u8| {
            let wins = drawn || bout.winners.contains(&side);
            f64::from(u8::from(wins)) / sharing as f64
        };
        let fair = 1.0 / sides.len() as f64;
        let parts: Vec<f64> = sides.iter().map(|(side, _)| part(*side)).collect();
        let of_first = |values: &dyn Fn(usize) -> f64| -> f64 {
            let own = (0..sides.len()).filter(|n| places[*n] == 0);
            own.map(values).sum()
        };
        if sides.len() == 2 && players[0] != players[1] {
            let pairs = self.pairs.entry((players, board.clone())).or_default();
            pairs.add(&preset, deal, of_first(&|n| parts[n]));
        }
        let place = (players, board.clone(), preset);
        let rounds = self.rounds.entry(place.clone()).or_default();
        rounds.add(&bout.timeline, &bout.winners);
        let row = self.rows.entry(place).or_default();
        row.share
            .add(of_first(&|n| parts[n]), drawn, of_first(&|_| fair));
        row.decisions.push(bout.decisions);
        for (sum, times) in row.times.iter_mut().zip(&bout.times) {
            sum.add(times);
        }
        if sides.len() == 2 {
            for (side, worth) in &bout.evaluations {
                self.fit.add(*worth, part(*side));
            }
        }
        let first = self.first.entry((players, board.clone())).or_default();
        first.add(part(bout.first), drawn, fair);
        for (n, won) in parts.iter().enumerate() {
            let side = self.sides.entry((players, board.clone(), n)).or_default();
            side.add(*won, drawn, fair);
        }
        self.add_kinds(players, &board, &sides, &parts, drawn);
    }

    /// Counts a game of one kind of piece against another.
    fn add_kinds(
        &mut self,
        players: [ArenaPlayer; 2],
        board: &str,
        sides: &[(u8, Option<String>)],
        parts: &[f64],
        drawn: bool,
    ) {
        let [(_, Some(one)), (_, Some(other))] = sides else {
            return;
        };
        if one == other {
            return;
        }
        let (a, b, won) = if one < other {
            (one, other, parts[0])
        } else {
            (other, one, parts[1])
        };
        for board in [board, "all"] {
            let kind = (players, board.to_owned(), a.clone(), b.clone());
            self.kinds.entry(kind).or_default().add(won, drawn, 0.5);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_timeline::GameTimeline;
    use engine::bots::Level;

    const PAIR: [ArenaPlayer; 2] = [ArenaPlayer::Bot(Level::Admiral), ArenaPlayer::Random];

    fn entry(kinds: &[&str], places: &[usize], winners: &[u8]) -> GameRecord {
        GameRecord {
            players: PAIR,
            board: "b".to_owned(),
            preset: "p".to_owned(),
            deal: 0,
            sides: (0..)
                .zip(kinds.iter().map(|kind| Some((*kind).to_owned())))
                .collect(),
            places: places.to_vec(),
            bout: FinishedGame {
                winners: winners.to_vec(),
                first: 0,
                decisions: 9,
                times: [ThinkTimes::default(); 2],
                evaluations: Vec::new(),
                timeline: GameTimeline::default(),
            },
        }
    }

    fn row(score: &ArenaReport) -> WinShare {
        score.rows[&(PAIR, "b".to_owned(), "p".to_owned())].share
    }

    #[test]
    fn a_victory_counts_for_the_player_who_had_the_side() {
        let mut score = ArenaReport::default();
        score.add(entry(&["x", "y"], &[0, 1], &[0]));
        score.add(entry(&["x", "y"], &[1, 0], &[0]));
        score.add(entry(&["x", "y"], &[1, 0], &[]));
        let share = row(&score);
        assert_eq!(
            (share.games, share.won, share.drawn, share.fair),
            (3.0, 1.5, 1.0, 1.5)
        );
        let first = score.first[&(PAIR, "b".to_owned())];
        assert_eq!((first.won, first.games), (2.5, 3.0));
        let kinds = (PAIR, "all".to_owned(), "x".to_owned(), "y".to_owned());
        assert_eq!(score.kinds[&kinds].won, 2.5);
    }

    #[test]
    fn with_more_than_two_sides_the_fair_share_follows_the_sides() {
        let mut score = ArenaReport::default();
        score.add(entry(&["x", "x", "x"], &[0, 1, 0], &[1]));
        score.add(entry(&["x", "x", "x"], &[1, 0, 1], &[]));
        let share = row(&score);
        assert!((share.won - 1.0 / 3.0).abs() < 1e-9);
        assert!((share.fair - 1.0).abs() < 1e-9);
        assert!(score.kinds.is_empty());
    }
}
