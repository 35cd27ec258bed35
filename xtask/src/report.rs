//! The report of a test run: the time and the counts of each part, and the final lines.

use crate::{step::step, test_counts::TestCounts};
use anyhow::Result;
use std::time::Instant;

/// The parts of a run, in the order in which they finished.
#[derive(Default)]
pub(crate) struct TestReport {
    parts: Vec<ReportPart>,
    /// Whether the parts run at the same time as those of another report.
    is_concurrent: bool,
}

struct ReportPart {
    name: String,
    seconds: f32,
    tally: TestCounts,
    broken: Option<String>,
    is_concurrent: bool,
}

impl TestReport {
    /// Creates a report whose parts run at the same time as those of another.
    pub(crate) fn concurrent() -> Self {
        Self {
            is_concurrent: true,
            ..Self::default()
        }
    }

    /// Runs a part that counts no tests.
    pub(crate) fn part<T>(&mut self, name: &str, work: impl FnOnce() -> Result<T>) -> Option<T> {
        self.run_part(name, || Ok((work()?, TestCounts::default())))
    }

    /// Runs a test suite.
    pub(crate) fn suite(&mut self, name: &str, work: impl FnOnce() -> Result<TestCounts>) {
        self.run_part(name, || work().map(|tally| ((), tally)));
    }

    fn run_part<T>(
        &mut self,
        name: &str,
        work: impl FnOnce() -> Result<(T, TestCounts)>,
    ) -> Option<T> {
        let start = Instant::now();
        let result = step(name, work);
        let mut part = ReportPart {
            name: name.to_owned(),
            seconds: start.elapsed().as_secs_f32(),
            tally: TestCounts::default(),
            broken: None,
            is_concurrent: self.is_concurrent,
        };
        let value = match result {
            Ok((value, tally)) => {
                part.tally = tally;
                Some(value)
            }
            Err(error) => {
                part.broken = Some(format!("{error:#}"));
                None
            }
        };
        self.parts.push(part);
        value
    }

    /// Adds the parts of a concurrent report.
    pub(crate) fn append(&mut self, mut other: Self) {
        self.parts.append(&mut other.parts);
    }

    /// Returns the numbers of passed and failed tests; a part that could not run counts as one
    /// failure.
    fn sum(&self) -> TestCounts {
        let mut sum = TestCounts::default();
        for part in &self.parts {
            sum += part.tally;
            sum.failed += u32::from(part.broken.is_some());
        }
        sum
    }

    /// Returns the table of the parts; `seconds` is the time of the whole run.
    fn table(&self, seconds: f32) -> String {
        let mut table = format!(
            "{:<36} {:>8} {:>7} {:>7}\n",
            "part", "seconds", "passed", "failed"
        );
        let mut row = |name: &str, seconds: f32, TestCounts { passed, failed }: TestCounts| {
            table += &format!("{name:<36} {seconds:>8.0} {passed:>7} {failed:>7}\n");
        };
        for part in &self.parts {
            let mark = if part.is_concurrent { " *" } else { "" };
            row(&format!("{}{mark}", part.name), part.seconds, part.tally);
        }
        row("all", seconds, self.sum());
        if self.parts.iter().any(|part| part.is_concurrent) {
            table += "* ran in parallel with the others\n";
        }
        table
    }

    /// Prints the table, the failures, and the sum as the last line. Ends the program if something
    /// failed.
    pub(crate) fn close(self, start: Instant) {
        println!("\n{}", self.table(start.elapsed().as_secs_f32()));
        for ReportPart { name, broken, .. } in &self.parts {
            if let Some(broken) = broken {
                println!("FAILED {name}: {broken}");
            }
        }
        let TestCounts { passed, failed } = self.sum();
        println!("{passed} passed, {failed} failed");
        if failed > 0 {
            std::process::exit(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_that_cannot_run_counts_as_one_failure() {
        let mut report = TestReport::default();
        report.suite("good", || {
            Ok(TestCounts {
                passed: 3,
                failed: 0,
            })
        });
        let none: Option<()> = report.part("bad", || anyhow::bail!("no such tool"));
        assert_eq!(none, None);
        let mut concurrent = TestReport::concurrent();
        concurrent.part("page", || Ok(()));
        report.append(concurrent);
        assert_eq!(
            report.sum(),
            TestCounts {
                passed: 3,
                failed: 1
            }
        );
        let table = report.table(4.0);
        let rows: Vec<Vec<&str>> = table
            .lines()
            .map(|row| row.split_whitespace().collect())
            .collect();
        assert_eq!(rows[1], ["good", "0", "3", "0"]);
        assert_eq!(rows[3], ["page", "*", "0", "0", "0"]);
        assert_eq!(rows[4], ["all", "4", "3", "1"]);
    }
}
