//! The tables in memory. A table is loaded when somebody asks for it, and leaves memory when nobody
//! has been connected for a while.

use super::connection::TableRequest;
use super::task;
use crate::App;
use engine::game::Seat;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// Requests that wait for a table.
const MAX_INBOX: usize = 64;
/// How long a table may take to answer a question.
const ANSWER_TIME: Duration = Duration::from_secs(10);
/// How long the server waits for its tables when it ends.
const STOP_TIME: Duration = Duration::from_secs(10);

/// The tables in memory.
#[derive(Debug, Default)]
pub struct RunningTables(Mutex<TableSenders>);

/// The ways to the tables in memory, by id.
#[derive(Debug, Default)]
struct TableSenders {
    senders: BTreeMap<String, mpsc::Sender<TableRequest>>,
    /// Whether the server ends, so that no table is loaded any more.
    is_stopped: bool,
}

impl RunningTables {
    fn lock(&self) -> MutexGuard<'_, TableSenders> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the way to a table, which is loaded if necessary. If it cannot be loaded, requests to
    /// it are not answered.
    pub fn load(&self, app: &App, id: &str) -> mpsc::Sender<TableRequest> {
        let mut tables = self.lock();
        if let Some(sender) = tables.senders.get(id).filter(|sender| !sender.is_closed()) {
            return sender.clone();
        }
        let (sender, inbox) = mpsc::channel(MAX_INBOX);
        if !tables.is_stopped {
            tables.senders.insert(id.to_owned(), sender.clone());
            let (app, id) = (app.clone(), id.to_owned());
            let own = sender.downgrade();
            tokio::spawn(async move {
                let running = tokio::spawn(task::run_table(app.clone(), id.clone(), inbox));
                if let Err(error) = running.await {
                    app.metrics.failed_tables.add(1);
                    tracing::error!(table = %id, %error, "table failed");
                }
                app.tables.remove_ended(&id, &own);
            });
        }
        sender
    }

    /// Returns the way to a table that is in memory.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<mpsc::Sender<TableRequest>> {
        let tables = self.lock();
        let sender = tables.senders.get(id);
        sender.filter(|sender| !sender.is_closed()).cloned()
    }

    /// Returns the way to a table that is in memory, here or at another node.
    pub async fn reach(&self, app: &App, id: &str) -> Option<mpsc::Sender<TableRequest>> {
        let known = self.find(id);
        #[cfg(feature = "cluster")]
        if known.is_none() {
            let elsewhere = app.store.is_owned_elsewhere(id, &app.node.id).await;
            // If the database does not answer, nobody is there.
            return elsewhere.unwrap_or(false).then(|| self.load(app, id));
        }
        #[cfg(not(feature = "cluster"))]
        let _ = app;
        known
    }

    /// Loads a table again, because somebody else plays one of its seats. Its connections are closed,
    /// and open again.
    pub async fn reload(&self, app: &App, id: &str) {
        let sender = self.load(app, id);
        if sender.send(TableRequest::Reload).await.is_ok() {
            sender.closed().await;
        }
        drop(self.load(app, id));
    }

    /// Returns whether the player of a seat is connected and looks at the table.
    pub async fn is_present(&self, app: &App, id: &str, seat: Seat) -> bool {
        let Some(sender) = self.reach(app, id).await else {
            return false;
        };
        let (reply, answer) = oneshot::channel();
        let asked = async {
            let request = TableRequest::IsPresent(seat, reply);
            sender.send(request).await.ok()?;
            answer.await.ok()
        };
        match timeout(ANSWER_TIME, asked).await {
            Ok(answer) => answer == Some(true),
            // A busy table has people.
            Err(_) => true,
        }
    }

    /// Lets a bot play a seat for a player who is late. Returns whether the table grants that.
    pub async fn replace(&self, app: &App, id: &str, seat: Seat) -> bool {
        let sender = self.load(app, id);
        let (reply, answer) = oneshot::channel();
        let asked = async {
            let request = TableRequest::Replace(seat, reply);
            sender.send(request).await.ok()?;
            answer.await.ok()
        };
        matches!(timeout(ANSWER_TIME, asked).await, Ok(Some(true)))
    }

    /// Removes a table whose task wants to end. Returns `false` if somebody has just found it.
    pub(super) fn remove_if_idle(&self, id: &str, inbox: &mpsc::Receiver<TableRequest>) -> bool {
        let mut tables = self.lock();
        // The registry itself has one sender; every other one belongs to somebody who may send.
        let is_idle = inbox.is_empty() && inbox.sender_strong_count() <= 1;
        if is_idle {
            tables.senders.remove(id);
        }
        is_idle
    }

    /// Removes a table whose task has ended, unless it was loaded again meanwhile.
    fn remove_ended(&self, id: &str, own: &mpsc::WeakSender<TableRequest>) {
        let mut tables = self.lock();
        // If nobody has a sender of it any more, what is stored belongs to another task.
        let is_own = |sender: &mpsc::Sender<TableRequest>| {
            own.upgrade().is_some_and(|own| own.same_channel(sender))
        };
        if tables.senders.get(id).is_some_and(is_own) {
            tables.senders.remove(id);
        }
    }

    /// Ends all tables, which closes their sockets. What was acknowledged is stored already.
    pub async fn stop(&self) {
        let senders = {
            let mut tables = self.lock();
            tables.is_stopped = true;
            std::mem::take(&mut tables.senders)
        };
        let ending = async {
            for sender in senders.values() {
                // A table that has ended does not receive it.
                let _ = sender.send(TableRequest::Stop).await;
            }
            for sender in senders.values() {
                sender.closed().await;
            }
        };
        if timeout(STOP_TIME, ending).await.is_err() {
            tracing::warn!("tables did not end in time");
        }
    }

    /// Ends all tables, because other nodes may play them now.
    #[cfg(feature = "cluster")]
    pub fn end_all(&self) {
        let senders = std::mem::take(&mut self.lock().senders);
        for sender in senders.into_values() {
            // A table that is busy ends at its next change, which the database refuses.
            let _ = sender.try_send(TableRequest::Stop);
        }
    }

    /// Returns the ids of the tables in memory.
    #[must_use]
    pub fn ids(&self) -> Vec<String> {
        self.lock().senders.keys().cloned().collect()
    }

    /// Returns the number of tables in memory.
    #[must_use]
    pub fn count(&self) -> usize {
        self.lock().senders.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_task_removes_only_its_own_table() {
        let tables = RunningTables::default();
        let insert = || {
            let (sender, inbox) = mpsc::channel(1);
            let own = sender.downgrade();
            tables.lock().senders.insert("a1".to_owned(), sender);
            (inbox, own)
        };
        let (first_inbox, first) = insert();
        // It leaves memory, and is loaded again before its task has ended.
        assert!(tables.remove_if_idle("a1", &first_inbox));
        let (_inbox, second) = insert();
        tables.remove_ended("a1", &first);
        assert_eq!(tables.count(), 1);
        tables.remove_ended("a1", &second);
        assert_eq!(tables.count(), 0);
    }
}
