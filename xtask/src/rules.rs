//! `cargo xtask rules`: the table of rule ids with the code that cites them and the tests that
//! prove them.

use crate::trace::{RuleCoverage, RuleTrace, trace_all};
use anyhow::Result;
use std::collections::BTreeSet;

/// Prints the table of every game, each followed by a line of totals.
///
/// # Errors
/// Returns an error if a file cannot be read.
pub fn rules() -> Result<()> {
    for trace in trace_all()? {
        println!("\n{:<12} {:<34} tests", trace.game, "cited in");
        for line in &trace.lines {
            println!("{}", row(line));
        }
        println!("\n{}", totals(&trace));
        for (id, file) in &trace.unknown {
            println!("unknown: {id} in {file}");
        }
    }
    Ok(())
}

fn row(line: &RuleCoverage) -> String {
    let cited = if line.is_rule {
        summarize(&line.cited, 2, '/')
    } else {
        "·".to_owned()
    };
    let tests = summarize(&line.tests, 3, ':');
    format!("{:<12} {cited:<34} {tests}", line.id)
}

/// Returns the number of mentions, and the last parts of the first few.
fn summarize(mentions: &BTreeSet<String>, max_names: usize, divider: char) -> String {
    if mentions.is_empty() {
        return "-".to_owned();
    }
    let ends = mentions
        .iter()
        .take(max_names)
        .map(|mention| mention.rsplit(divider).next().unwrap_or(mention));
    let named = ends.collect::<Vec<_>>().join(", ");
    let more = if mentions.len() > max_names {
        ", …"
    } else {
        ""
    };
    format!("{} {named}{more}", mentions.len())
}

fn totals(trace: &RuleTrace) -> String {
    let count = |is_rule: bool, test: fn(&RuleCoverage) -> bool| {
        trace
            .lines
            .iter()
            .filter(|line| line.is_rule == is_rule && test(line))
            .count()
    };
    let proven = |line: &RuleCoverage| !line.tests.is_empty();
    format!(
        "{}: {} rules, {} cited, {} tested; {} examples and rulings, {} tested; {} unknown",
        trace.game,
        count(true, |_| true),
        count(true, |line| !line.cited.is_empty()),
        count(true, proven),
        count(false, |_| true),
        count(false, proven),
        trace.unknown.len()
    )
}
