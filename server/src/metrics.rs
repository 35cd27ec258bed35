//! What the server counts, for the monitoring of its operator.

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
    /// How often the lease of this node was lost.
    #[cfg(feature = "cluster")]
    pub leases_lost: Count,
    /// Tables that ended because of a fault of the server.
    pub failed_tables: Count,
    /// Messages that a push service or a webhook has accepted.
    pub notifications_sent: Count,
    /// Messages that were not accepted.
    pub notifications_failed: Count,
    /// Notifications that were no longer needed, or of muted tables.
    pub notifications_dropped: Count,
    /// Sessions of users of publishers that were begun.
    pub publisher_sessions: Count,
    /// Tokens of publishers that were refused.
    pub publisher_tokens_refused: Count,
    /// Events that a publisher has accepted.
    pub publisher_events_sent: Count,
    /// Attempts to tell an event that were not accepted.
    pub publisher_events_failed: Count,
    /// Events that were given up, or no longer true.
    pub publisher_events_dropped: Count,
}

impl Metrics {
    /// Writes the numbers in the text format of Prometheus.
    #[must_use]
    pub fn write(&self, tables_in_memory: usize) -> String {
        let (gauge, counter) = ("gauge", "counter");
        let lines = [
            (
                "tables_in_memory",
                gauge,
                "Tables in memory.",
                tables_in_memory as u64,
            ),
            (
                "connections",
                gauge,
                "Open sockets.",
                self.connections.get(),
            ),
            (
                "records_total",
                counter,
                "Records appended to logs.",
                self.records.get(),
            ),
            (
                "bot_decisions_total",
                counter,
                "Decisions of bots.",
                self.bot_decisions.get(),
            ),
            (
                "timeouts_total",
                counter,
                "Decisions out of time.",
                self.timeouts.get(),
            ),
            (
                "failed_tables_total",
                counter,
                "Tables ended by a fault.",
                self.failed_tables.get(),
            ),
            (
                "notifications_sent_total",
                counter,
                "Notifications accepted by push services and webhooks.",
                self.notifications_sent.get(),
            ),
            (
                "notifications_failed_total",
                counter,
                "Notifications not accepted.",
                self.notifications_failed.get(),
            ),
            (
                "notifications_dropped_total",
                counter,
                "Notifications no longer needed.",
                self.notifications_dropped.get(),
            ),
            (
                "publisher_sessions_total",
                counter,
                "Sessions of users of publishers.",
                self.publisher_sessions.get(),
            ),
            (
                "publisher_tokens_refused_total",
                counter,
                "Tokens of publishers that were refused.",
                self.publisher_tokens_refused.get(),
            ),
            (
                "publisher_events_sent_total",
                counter,
                "Events accepted by publishers.",
                self.publisher_events_sent.get(),
            ),
            (
                "publisher_events_failed_total",
                counter,
                "Attempts to tell publishers an event that were not accepted.",
                self.publisher_events_failed.get(),
            ),
            (
                "publisher_events_dropped_total",
                counter,
                "Events of publishers that were given up or no longer true.",
                self.publisher_events_dropped.get(),
            ),
        ];
        let mut text = String::new();
        for (name, kind, help, value) in lines {
            // Writing to a string does not fail.
            let _ = write!(
                text,
                "# HELP centauri_{name} {help}\n# TYPE centauri_{name} {kind}\ncentauri_{name} {value}\n"
            );
        }
        text
    }

    /// Writes the numbers of this node among others: the tables that it owns, its links to other nodes,
    /// and whether it looks for what is due.
    #[cfg(feature = "cluster")]
    #[must_use]
    pub fn write_node(&self, owned: usize, links: usize, leads: bool) -> String {
        format!(
            "# TYPE centauri_tables_owned gauge\ncentauri_tables_owned {owned}\n\
             # TYPE centauri_node_links gauge\ncentauri_node_links {links}\n\
             # TYPE centauri_node_leads gauge\ncentauri_node_leads {}\n\
             # TYPE centauri_leases_lost_total counter\ncentauri_leases_lost_total {}\n",
            u8::from(leads),
            self.leases_lost.get()
        )
    }
}
