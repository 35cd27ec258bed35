//! The results of all games: win shares by pairing, board, seat and kind of piece.

use crate::args::ArenaPlayer;
use crate::common_deals::CommonDeals;
use crate::evaluation_fit::EvaluationFit;
use crate::finished_game::{FinishedGame, ThinkTimes};
use crate::paired_deals::PairedDeals;
use crate::round_stats::RoundStats;
use std::collections::BTreeMap;

/// A finished game with its players and setup.
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// The two players of the pairing.
    pub players: [ArenaPlayer; 2],
    pub board: String,
    /// The name of the preset of pieces.
    pub preset: String,
    /// The number of the deal. Each deal is played twice, with the players swapped.
    pub deal: u64,
    /// The sides and the pieces of each, in seat order.
    pub sides: Vec<(u8, Option<String>)>,
    /// For each side, the index of its player in the pairing.
    pub player_indices: Vec<usize>,
    pub finished: FinishedGame,
}

/// Wins out of games; a draw is shared by all participants.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct WinShare {
    /// Games from which the share is computed.
    pub games: f64,
    /// The wins, with shares of draws.
    pub won: f64,
    /// Games that ended without a winner.
    pub drawn: f64,
    /// The wins that chance alone would give.
    pub fair: f64,
}

impl WinShare {
    fn add(&mut self, won: f64, is_draw: bool, fair: f64) {
        self.games += 1.0;
        self.won += won;
        self.drawn += f64::from(u8::from(is_draw));
        self.fair += fair;
    }
}

/// The results of a pairing on one board with one preset.
#[derive(Clone, Debug, Default)]
pub struct PairingRow {
    /// The wins of the first player.
    pub share: WinShare,
    /// The number of decisions of each game.
    pub decisions: Vec<u64>,
    /// The thinking times of both players.
    pub times: [ThinkTimes; 2],
}

/// The totals of all games of a run.
#[derive(Clone, Debug, Default)]
pub struct ArenaReport {
    /// The results of each pairing, by pairing, board and preset; in co-operative games those of
    /// each player, as a pairing with itself.
    pub rows: BTreeMap<([ArenaPlayer; 2], String, String), PairingRow>,
    /// The wins of the side that moves first, by pairing and board.
    pub first: BTreeMap<([ArenaPlayer; 2], String), WinShare>,
    /// The wins of each side, by pairing, board and side.
    pub sides: BTreeMap<([ArenaPlayer; 2], String, usize), WinShare>,
    /// The wins of one kind of piece against another, in games between two sides with different
    /// kinds, by pairing and board.
    pub kinds: BTreeMap<([ArenaPlayer; 2], String, String, String), WinShare>,
    /// The deals between two sides, each played twice with the sides swapped, by pairing and board.
    pub pairs: BTreeMap<([ArenaPlayer; 2], String), PairedDeals>,
    /// The deals of co-operative games that both players were given, by pairing, board and preset.
    pub common: BTreeMap<([ArenaPlayer; 2], String, String), CommonDeals>,
    /// How well evaluations predict results, in games between two sides.
    pub fit: EvaluationFit,
    /// The values of winners and others from round to round, by pairing, board and preset.
    pub rounds: BTreeMap<([ArenaPlayer; 2], String, String), RoundStats>,
}

impl ArenaReport {
    /// Counts a finished game in every statistic of the report.
    pub fn add(&mut self, entry: GameRecord) {
        let GameRecord {
            players,
            board,
            preset,
            deal,
            sides,
            player_indices,
            finished,
        } = entry;
        if sides.len() == 1 {
            self.add_cooperative(players, board, preset, deal, player_indices[0], &finished);
            return;
        }
        let is_drawn = finished.winners.is_empty();
        let sharing_sides = if is_drawn {
            sides.len()
        } else {
            finished.winners.len()
        };
        let part = |side: u8| {
            let wins = is_drawn || finished.winners.contains(&side);
            f64::from(u8::from(wins)) / sharing_sides as f64
        };
        let fair = 1.0 / sides.len() as f64;
        let parts: Vec<f64> = sides.iter().map(|(side, _)| part(*side)).collect();
        let first_player_sum = |values: &dyn Fn(usize) -> f64| -> f64 {
            let first_player_sides = (0..sides.len()).filter(|n| player_indices[*n] == 0);
            first_player_sides.map(values).sum()
        };
        if sides.len() == 2 && players[0] != players[1] {
            let pairs = self.pairs.entry((players, board.clone())).or_default();
            pairs.add(&preset, deal, first_player_sum(&|n| parts[n]));
        }
        let row_key = (players, board.clone(), preset);
        let rounds = self.rounds.entry(row_key.clone()).or_default();
        rounds.add(&finished.timeline, &finished.winners);
        let row = self.rows.entry(row_key).or_default();
        row.share.add(
            first_player_sum(&|n| parts[n]),
            is_drawn,
            first_player_sum(&|_| fair),
        );
        row.decisions.push(finished.decisions);
        for (sum, times) in row.times.iter_mut().zip(&finished.times) {
            sum.add(times);
        }
        if sides.len() == 2 {
            for (side, value) in &finished.evaluations {
                self.fit.add(*value, part(*side));
            }
        }
        let first = self.first.entry((players, board.clone())).or_default();
        first.add(part(finished.first), is_drawn, fair);
        for (n, won) in parts.iter().enumerate() {
            let side = self.sides.entry((players, board.clone(), n)).or_default();
            side.add(*won, is_drawn, fair);
        }
        self.add_kinds(players, &board, &sides, &parts, is_drawn);
    }

    /// Adds a game that one player played alone in all seats, against the game.
    fn add_cooperative(
        &mut self,
        players: [ArenaPlayer; 2],
        board: String,
        preset: String,
        deal: u64,
        player_index: usize,
        finished: &FinishedGame,
    ) {
        let is_won = !finished.winners.is_empty();
        if players[0] != players[1] {
            let key = (players, board.clone(), preset.clone());
            let common = self.common.entry(key).or_default();
            common.add(deal, player_index, is_won);
        }
        let row_key = ([players[player_index]; 2], board, preset);
        let rounds = self.rounds.entry(row_key.clone()).or_default();
        rounds.add(&finished.timeline, &finished.winners);
        let row = self.rows.entry(row_key).or_default();
        row.share.add(f64::from(u8::from(is_won)), false, 0.0);
        row.decisions.push(finished.decisions);
        // A player alone has the first column of times.
        row.times[0].add(&finished.times[player_index]);
    }

    /// Adds a game of one kind of piece against another.
    fn add_kinds(
        &mut self,
        players: [ArenaPlayer; 2],
        board: &str,
        sides: &[(u8, Option<String>)],
        parts: &[f64],
        is_draw: bool,
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
            self.kinds.entry(kind).or_default().add(won, is_draw, 0.5);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_timeline::GameTimeline;
    use engine::bots::Level;

    const PAIR: [ArenaPlayer; 2] = [ArenaPlayer::Bot(Level::Admiral, 1), ArenaPlayer::Random];

    fn entry(kinds: &[&str], player_indices: &[usize], winners: &[u8]) -> GameRecord {
        GameRecord {
            players: PAIR,
            board: "b".to_owned(),
            preset: "p".to_owned(),
            deal: 0,
            sides: (0..)
                .zip(kinds.iter().map(|kind| Some((*kind).to_owned())))
                .collect(),
            player_indices: player_indices.to_vec(),
            finished: FinishedGame {
                winners: winners.to_vec(),
                first: 0,
                decisions: 9,
                times: [ThinkTimes::default(); 2],
                evaluations: Vec::new(),
                timeline: GameTimeline::default(),
            },
        }
    }

    #[test]
    fn a_victory_over_the_game_counts_for_the_player_who_played_alone() {
        let mut score = ArenaReport::default();
        for (player, winners) in [(0, &[0][..]), (1, &[])] {
            score.add(entry(&["x"], &[player], winners));
        }
        let share = |player| {
            let key = ([player; 2], "b".to_owned(), "p".to_owned());
            let share = score.rows[&key].share;
            (share.games, share.won, share.drawn)
        };
        assert_eq!(share(PAIR[0]), (1.0, 1.0, 0.0));
        assert_eq!(share(PAIR[1]), (1.0, 0.0, 0.0));
        let common = &score.common[&(PAIR, "b".to_owned(), "p".to_owned())];
        assert_eq!(common.only, [1, 0]);
        assert!(score.first.is_empty() && score.sides.is_empty());
    }

    fn row(score: &ArenaReport) -> WinShare {
        score.rows[&(PAIR, "b".to_owned(), "p".to_owned())].share
    }

    #[test]
    fn a_win_counts_for_the_player_of_the_winning_side() {
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
    fn a_draw_of_three_sides_splits_the_win_between_the_sides() {
        let mut score = ArenaReport::default();
        score.add(entry(&["x", "x", "x"], &[0, 1, 0], &[1]));
        score.add(entry(&["x", "x", "x"], &[1, 0, 1], &[]));
        let share = row(&score);
        assert!((share.won - 1.0 / 3.0).abs() < 1e-9);
        assert!((share.fair - 1.0).abs() < 1e-9);
        assert!(score.kinds.is_empty());
    }
}
