//! Counts the results that test runners report, for the final sum.

use crate::step::command_line;
use anyhow::{Context, Result, ensure};
use std::{
    io::{BufRead, BufReader},
    ops::AddAssign,
    process::{Command, Stdio},
};

/// Numbers of passed and failed tests.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct TestCounts {
    pub passed: u32,
    pub failed: u32,
}

impl AddAssign for TestCounts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Runs a test command, shows its output, and counts the results that it reports.
///
/// A command that fails without a failed test, for example because it does not compile, counts as
/// one failure.
///
/// # Errors
/// Returns an error if the command cannot start, or succeeds without having run a test.
pub fn run_and_count(command: &mut Command) -> Result<TestCounts> {
    let line = command_line(command);
    eprintln!("   $ {line}");
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{line}`"))?;
    let output = child
        .stdout
        .take()
        .context("the command has no standard output")?;
    let mut tally = TestCounts::default();
    for line in BufReader::new(output).lines() {
        let line = line?;
        println!("{line}");
        tally += parse_line(&line);
    }
    let status = child.wait()?;
    if !status.success() && tally.failed == 0 {
        eprintln!("   `{line}` failed ({status})");
        tally.failed = 1;
    }
    ensure!(tally != TestCounts::default(), "`{line}` ran no tests");
    Ok(tally)
}

/// Returns the results in one line of output: cargo's `test result:` or a line of Node's summary.
fn parse_line(line: &str) -> TestCounts {
    let words: Vec<&str> = line.split_whitespace().collect();
    let number = |word: Option<&&str>| word.and_then(|word| word.parse().ok()).unwrap_or(0);
    match words.as_slice() {
        ["test", "result:", ..] => {
            let before = |name: &str| {
                let index = words.iter().position(|word| *word == name);
                number(index.and_then(|index| words.get(index.checked_sub(1)?)))
            };
            TestCounts {
                passed: before("passed;"),
                failed: before("failed;"),
            }
        }
        ["ℹ" | "#", "pass", passed] => TestCounts {
            passed: number(Some(passed)),
            failed: 0,
        },
        ["ℹ" | "#", "fail" | "cancelled", failed] => TestCounts {
            passed: 0,
            failed: number(Some(failed)),
        },
        _ => TestCounts::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_cargo_are_counted() {
        let line =
            "test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured; finished in 0.10s";
        assert_eq!(
            parse_line(line),
            TestCounts {
                passed: 12,
                failed: 3
            }
        );
    }

    #[test]
    fn results_of_node_are_counted() {
        let mut tally = TestCounts::default();
        for line in [
            "ℹ tests 9",
            "ℹ pass 7",
            "ℹ fail 1",
            "# cancelled 1",
            "  ✔ pass 5 of 6",
        ] {
            tally += parse_line(line);
        }
        assert_eq!(
            tally,
            TestCounts {
                passed: 7,
                failed: 2
            }
        );
    }
}
