//! What the server counts, for the monitoring of its host.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// A number that only grows, or that goes up and down.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    /// Adds to the number.
    pub fn add(&self, amount: u64) {
        self.0.fetch_add(amount, Ordering::Relaxed);
    }

    /// Takes one away.
    pub fn subtract_one(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The numbers of a server since its start.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Open sockets.
    pub connections: Count,
    /// Records appended to logs: actions and undone ones.
    pub records: Count,
    /// Decisions of bots.
    pub bot_decisions: Count,
    /// Decisions that a bot took because the time of a person was over.
    pub timeouts: Count,
    /// Tables that ended because of a fault of the server.
    pub failed_tables: Count,
}

impl Metrics {
    /// Writes the numbers in the text format of Prometheus.
    #[must_use]
    pub fn write(&self, tables_in_memory: usize) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: u64| {
            // Writing to a string does not fail.
            let _ = write!(
                text,
                "# HELP centauri_{name} {help}\n# TYPE centauri_{name} {kind}\ncentauri_{name} {value}\n"
            );
        };
        let tables = tables_in_memory as u64;
        line("tables_in_memory", "gauge", "Tables in memory.", tables);
        let connections = self.connections.get();
        line("connections", "gauge", "Open sockets.", connections);
        let records = self.records.get();
        line(
            "records_total",
            "counter",
            "Records appended to logs.",
            records,
        );
        let bots = self.bot_decisions.get();
        line("bot_decisions_total", "counter", "Decisions of bots.", bots);
        let timeouts = self.timeouts.get();
        line(
            "timeouts_total",
            "counter",
            "Decisions out of time.",
            timeouts,
        );
        let failed = self.failed_tables.get();
        line(
            "failed_tables_total",
            "counter",
            "Tables ended by a fault.",
            failed,
        );
        text
    }
}
