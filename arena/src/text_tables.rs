//! Formats the totals as text tables.

use crate::arena_report::{ArenaReport, PairingRow, WinShare};
use crate::args::ArenaPlayer;
use crate::common_deals::CommonDeals;
use crate::interval::wilson_interval;
use crate::paired_deals::PairedDeals;
use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::time::Duration;

/// Formats all tables; the statistics by round are printed only for `figures`.
#[must_use]
pub fn format_report(score: &ArenaReport, figures: &[String]) -> String {
    let mut text = String::new();
    // Writing to a string never fails.
    let _ = write_all(&mut text, score);
    if !figures.is_empty() {
        let _ = write_rounds(&mut text, score, figures);
    }
    text
}

fn write_rounds(text: &mut String, score: &ArenaReport, figures: &[String]) -> fmt::Result {
    writeln!(
        text,
        "\nMeans of winners / others at the start of each round"
    )?;
    for (([one, other], board, preset), rounds) in &score.rounds {
        rounds.write(text, &format!("{one}-{other} {board} {preset}"), figures)?;
    }
    Ok(())
}

fn write_all(text: &mut String, score: &ArenaReport) -> fmt::Result {
    let mut all: BTreeMap<[ArenaPlayer; 2], PairingRow> = BTreeMap::new();
    writeln!(
        text,
        "{:44} {:>5} {:>5}  {:<7} {:<13} {:>9}  {:>7} {:>6} / {:>7} {:>6}  {:>6} / {:>6}",
        "pairing, board, preset",
        "games",
        "drawn",
        "share",
        "95 %",
        "decisions",
        "max ms",
        "mean",
        "max ms",
        "mean",
        "slice",
        "slice"
    )?;
    for ((players, board, preset), row) in &score.rows {
        write_row(text, *players, &format!("{board} {preset}"), row)?;
        let sum = all.entry(*players).or_default();
        sum.share.games += row.share.games;
        sum.share.won += row.share.won;
        sum.share.drawn += row.share.drawn;
        sum.share.fair += row.share.fair;
        sum.decisions.extend(&row.decisions);
        for (sum, times) in sum.times.iter_mut().zip(&row.times) {
            sum.add(times);
        }
    }
    for (players, row) in &all {
        write_row(text, *players, "ALL", row)?;
    }
    write_shares(text, score)?;
    if let Some(step) = score.fit.odds_doubling_lead() {
        let bits = score.fit.mean_log_loss(step);
        writeln!(
            text,
            "\nEvaluation: a lead of {step} doubles the odds of winning (log loss {bits:.3} bits)"
        )?;
    }
    Ok(())
}

/// Writes the tables by side, by deal and by piece.
fn write_shares(text: &mut String, score: &ArenaReport) -> fmt::Result {
    if !score.first.is_empty() {
        writeln!(text, "\nSide that moves first")?;
    }
    for ((players, board), share) in &score.first {
        write_share(text, *players, board, share)?;
    }
    if !score.sides.is_empty() {
        writeln!(text, "\nSides, in seat order")?;
    }
    for ((players, board, side), share) in &score.sides {
        write_share(text, *players, &format!("{board} side {}", side + 1), share)?;
    }
    if !score.pairs.is_empty() {
        writeln!(
            text,
            "\nDeals played twice with sides swapped: won both, one, neither; share from equal sides"
        )?;
    }
    for ((players, board), pairs) in &score.pairs {
        write_pairs(text, *players, board, pairs)?;
    }
    write_common(text, score)?;
    if !score.kinds.is_empty() {
        writeln!(text, "\nPieces against pieces")?;
    }
    for ((players, board, one, other), share) in &score.kinds {
        write_share(text, *players, &format!("{board} {one} - {other}"), share)?;
    }
    Ok(())
}

fn write_row(
    text: &mut String,
    players: [ArenaPlayer; 2],
    label: &str,
    row: &PairingRow,
) -> fmt::Result {
    let mut decisions = row.decisions.clone();
    decisions.sort_unstable();
    let median = decisions.get(decisions.len() / 2).copied().unwrap_or(0);
    let [one, other] = row.times;
    let mean = |sum: Duration, count: u64| millis(sum) / (count.max(1) as f64);
    write!(text, "{}", cells(players, label, &row.share))?;
    writeln!(
        text,
        " {median:>9}  {:7.1} {:6.2} / {:7.1} {:6.2}  {:6.1} / {:6.1}",
        millis(one.longest),
        mean(one.sum, one.decisions),
        millis(other.longest),
        mean(other.sum, other.decisions),
        millis(one.slice),
        millis(other.slice),
    )
}

fn write_share(
    text: &mut String,
    players: [ArenaPlayer; 2],
    label: &str,
    share: &WinShare,
) -> fmt::Result {
    let [low, high] = wilson_interval(share.won, share.games).map(|part| 100.0 * part);
    let fair = 100.0 * share.fair / share.games.max(1.0);
    // A star marks a significant share: the interval does not contain the fair share.
    let mark = if low > fair || high < fair { " *" } else { "" };
    writeln!(
        text,
        "{} (fair {fair:.0}){mark}",
        cells(players, label, share)
    )
}

fn write_pairs(
    text: &mut String,
    players: [ArenaPlayer; 2],
    board: &str,
    pairs: &PairedDeals,
) -> fmt::Result {
    let PairedDeals {
        both,
        split,
        neither,
        ..
    } = *pairs;
    let name = format!("{}-{} {board}", players[0], players[1]);
    write!(text, "{name:44} {both:>5} {split:>5} {neither:>5}")?;
    if let Some([share, low, high]) = pairs
        .balanced_share()
        .map(|even| even.map(|part| 100.0 * part))
    {
        write!(text, "  {share:>5.1} % [{low:4.1}, {high:5.1}]")?;
    }
    writeln!(text)
}

/// Writes how often each player of a pairing won the same deals of a co-operative game.
fn write_common(text: &mut String, score: &ArenaReport) -> fmt::Result {
    if score.common.is_empty() {
        return Ok(());
    }
    writeln!(
        text,
        "\nDeals that both players were given: won by both, the first only, the second only, neither; the first player's additional victories"
    )?;
    let mut all: BTreeMap<[ArenaPlayer; 2], CommonDeals> = BTreeMap::new();
    for ((players, board, preset), deals) in &score.common {
        write_deals(text, *players, &format!("{board} {preset}"), deals)?;
        all.entry(*players).or_default().add_counts(deals);
    }
    for (players, deals) in &all {
        write_deals(text, *players, "ALL", deals)?;
    }
    Ok(())
}

fn write_deals(
    text: &mut String,
    players: [ArenaPlayer; 2],
    label: &str,
    deals: &CommonDeals,
) -> fmt::Result {
    let name = format!("{}-{} {label}", players[0], players[1]);
    let [first, second] = deals.only;
    write!(
        text,
        "{name:44} {:>5} {first:>5} {second:>5} {:>5}",
        deals.both, deals.neither
    )?;
    if let Some([gain, low, high]) = deals.gain().map(|gain| gain.map(|part| 100.0 * part)) {
        write!(text, "  {gain:>+5.1} points [{low:+5.1}, {high:+5.1}]")?;
    }
    writeln!(text)
}

fn cells(players: [ArenaPlayer; 2], label: &str, share: &WinShare) -> String {
    let [low, high] = wilson_interval(share.won, share.games).map(|part| 100.0 * part);
    let name = format!("{}-{} {label}", players[0], players[1]);
    format!(
        "{name:44} {:>5.0} {:>5.0}  {:>5.1} % [{low:4.1}, {high:5.1}]",
        share.games,
        share.drawn,
        100.0 * share.won / share.games.max(1.0),
    )
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
