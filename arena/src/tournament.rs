//! Plays all games of a run, several in parallel. The result does not depend on the order in which
//! they finish.

use crate::arena_report::{ArenaReport, GameRecord};
use crate::args::{ArenaArgs, ArenaPlayer};
use crate::finished_game::play_game;
use crate::text_tables;
use anyhow::{Result, anyhow, ensure};
use engine::arena_setup::{ArenaConfig, ArenaSetup};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

/// One game that a thread will play.
struct Job<'a, O> {
    players: [ArenaPlayer; 2],
    setting: &'a ArenaConfig<O>,
    number: u64,
}

/// Plays all requested games of one game type and returns the tables.
///
/// # Errors
/// Returns an error if no board or preset matches, or a bot or a game fails.
pub fn play_tournament<G: ArenaSetup>(args: &ArenaArgs) -> Result<String> {
    let mut settings = G::arena_configs();
    for board in &args.boards {
        let is_known = settings.iter().any(|setting| setting.board == *board);
        ensure!(is_known, "unknown board `{board}`");
    }
    for preset in &args.presets {
        let is_known = settings.iter().any(|setting| setting.preset == *preset);
        ensure!(is_known, "unknown preset `{preset}`");
    }
    let allows = |list: &[String], name: &str| list.is_empty() || list.iter().any(|n| n == name);
    settings.retain(|setting| {
        allows(&args.boards, &setting.board) && allows(&args.presets, &setting.preset)
    });
    ensure!(
        !settings.is_empty(),
        "none of these boards has any of these presets"
    );
    check_stat_names::<G>(&settings, &args.figures)?;
    let mut jobs = Vec::new();
    // Each pass queues one game of every setup, so that all are played equally often when time
    // runs out.
    for number in 0..args.games {
        for &players in &args.pairings {
            jobs.extend(settings.iter().map(|setting| Job {
                players,
                setting,
                number,
            }));
        }
    }
    let start = Instant::now();
    let on_time = || start.elapsed().as_secs() < args.seconds;
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..args.threads {
            scope.spawn(|| {
                while on_time()
                    && let Some((n, job)) = next_job(&next, &jobs)
                {
                    let entry = run_job::<G>(job, args.seed);
                    if let Ok(mut found) = found.lock() {
                        found.push((n, entry));
                    }
                }
            });
        }
    });
    let mut found = found.into_inner().map_err(|_| anyhow!("a game panicked"))?;
    found.sort_by_key(|(n, _)| *n);
    let mut score = ArenaReport::default();
    for (_, entry) in found {
        score.add(entry?);
    }
    Ok(text_tables::format_report(&score, &args.figures))
}

/// Checks that the game has the requested statistics on at least one of the boards.
fn check_stat_names<G: ArenaSetup>(
    settings: &[ArenaConfig<G::Options>],
    figures: &[String],
) -> Result<()> {
    let followed = |setting: &ArenaConfig<G::Options>| {
        let game = G::new(setting.options.clone()).ok();
        game.map_or_else(Vec::new, |game| game.tracked_stats())
    };
    if figures.is_empty() {
        return Ok(());
    }
    let all: Vec<_> = settings.iter().flat_map(followed).collect();
    for figure in figures {
        let is_known = all.iter().any(|followed| followed.kind == figure);
        ensure!(is_known, "unknown figure `{figure}`");
    }
    Ok(())
}

fn next_job<'a, T>(next: &AtomicUsize, jobs: &'a [T]) -> Option<(usize, &'a T)> {
    let n = next.fetch_add(1, Ordering::Relaxed);
    jobs.get(n).map(|job| (n, job))
}

fn run_job<G: ArenaSetup>(job: &Job<'_, G::Options>, seed: u64) -> Result<GameRecord> {
    let game = G::new(job.setting.options.clone()).map_err(|error| anyhow!("{error}"))?;
    // Every deal is played twice, the second time with the players swapped; once if they are the
    // same.
    let (deal, swap) = if job.players[0] == job.players[1] {
        (job.number, 0)
    } else {
        (job.number / 2, job.number % 2)
    };
    let player_index = |side: u8| usize::from(side + swap as u8) % 2;
    let finished = play_game(&game, job.players, player_index, seed.wrapping_add(deal))
        .map_err(|error| error.context(format!("{} {}", job.setting.board, job.setting.preset)))?;
    let mut sides: Vec<(u8, Option<String>)> = Vec::new();
    for seat in game.seats().iter() {
        let (side, kind) = (game.side(seat), game.piece_kind(seat));
        match sides.iter_mut().find(|(known, _)| *known == side) {
            Some((_, known)) if *known != kind => *known = None,
            Some(_) => {}
            None => sides.push((side, kind)),
        }
    }
    Ok(GameRecord {
        players: job.players,
        board: job.setting.board.clone(),
        preset: job.setting.preset.clone(),
        deal,
        player_indices: sides.iter().map(|(side, _)| player_index(*side)).collect(),
        sides,
        finished,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dispatch::play;

    fn args(line: &str) -> ArenaArgs {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        ArenaArgs::read(&words).unwrap()
    }

    #[test]
    fn the_stronger_bot_wins_a_tournament() {
        let text = play(&args(
            "--levels random,captain --boards cold-open --presets hammer --games 4 --threads 2",
        ))
        .unwrap();
        let all = text.lines().find(|line| line.contains("ALL")).unwrap();
        assert!(
            all.contains("captain-random") && all.contains("100.0 %"),
            "{all}"
        );
    }

    #[test]
    fn the_largest_seed_is_accepted() {
        let line = "--levels random --boards cold-open --presets rhino --games 2 --threads 1";
        let text = play(&args(&format!("{line} --seed {}", u64::MAX))).unwrap();
        assert!(text.contains("random-random cold-open rhino"), "{text}");
    }

    #[test]
    fn round_statistics_are_printed_only_for_requested_figures() {
        let line = "--game exodus --levels random --boards 2-seats --presets short --games 1";
        let text = play(&args(&format!("{line} --figures score,ships"))).unwrap();
        for expected in ["round 2", "end", "tech radar", "points from planets"] {
            assert!(text.contains(expected), "{expected}: {text}");
        }
        assert!(!play(&args(line)).unwrap().contains("round 2"));
    }

    #[test]
    fn in_a_cooperative_game_each_player_has_its_own_victories() {
        let line = "--game saga --levels captain,random --boards ftj --presets 1-seats --games 6";
        let text = play(&args(line)).unwrap();
        for expected in [
            "captain-captain ftj",
            "random-random ftj",
            "captain-random ALL",
        ] {
            assert!(text.contains(expected), "{expected}: {text}");
        }
        assert!(!text.contains("Sides, in seat order"), "{text}");
    }

    #[test]
    fn an_unknown_board_preset_or_figure_is_named_in_the_error() {
        for (line, named) in [
            ("--boards cold-open,nowhere", "nowhere"),
            ("--presets rhino,sloop", "sloop"),
            ("--figures hull,luck", "luck"),
        ] {
            let error = play(&args(line)).unwrap_err().to_string();
            assert!(error.contains(named), "{error}");
        }
    }
}
