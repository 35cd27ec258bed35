//! Several servers with one database. Each is a node with a lease, which it renews while it lives. A
//! table belongs to the node that has loaded it, and nodes pass on what their players send to tables
//! elsewhere: see the remote side of [`crate::table`].
//!
//! One of the nodes leads: it looks for what is due, such as deadlines and notifications. If a node
//! dies, its lease ends after [`LEASE`], and the others take its tables.

use crate::App;
use crate::error::ServerError;
use crate::random;
use crate::store::Store;
use async_nats::{Client, ConnectOptions, Event};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

/// The time after which a node that does not renew its lease counts as dead.
pub const LEASE: Duration = Duration::from_secs(2);
/// The time between two renewals.
const RENEWAL: Duration = Duration::from_millis(500);
/// A lease with less time left counts as lost for the node itself: the others may be ahead.
const MARGIN: Duration = Duration::from_millis(400);
/// How long NATS may take to connect.
const CONNECT_TIME: Duration = Duration::from_secs(10);
/// The lease of the node that looks for what is due.
const LEADER: &str = "leader";

/// This server among the others.
#[derive(Debug)]
pub struct Node {
    /// The id, drawn at every start.
    pub id: String,
    /// The way to other nodes; a server without one plays alone.
    pub nats: Option<Client>,
    owned: Mutex<BTreeMap<String, i64>>,
    leads_until: Mutex<Option<Instant>>,
    live: watch::Sender<BTreeSet<String>>,
    /// Whether the node has given back what it had.
    has_left: AtomicBool,
    faults: Mutex<Option<mpsc::Receiver<()>>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Node {
    /// Takes a lease for a new node, and connects it to the others.
    ///
    /// # Errors
    /// Returns an error if the database or NATS does not answer.
    pub async fn join(store: &Store, nats: Option<&str>) -> Result<Self, sqlx::Error> {
        let unusable = |error: ServerError| sqlx::Error::Io(std::io::Error::other(error));
        let id = random::id().map_err(|error| unusable(error.into()))?;
        let (sender, faults) = mpsc::channel(1);
        let nats = match nats {
            Some(address) => Some(connect(address, &id, sender).await?),
            None => None,
        };
        store.take_lease(&id, &id, LEASE).await.map_err(unusable)?;
        let live = BTreeSet::from([id.clone()]);
        Ok(Self {
            id,
            nats,
            owned: Mutex::default(),
            leads_until: Mutex::default(),
            live: watch::Sender::new(live),
            has_left: AtomicBool::new(false),
            faults: Mutex::new(Some(faults)),
        })
    }

    /// Returns whether this node looks for what is due.
    #[must_use]
    pub fn leads(&self) -> bool {
        lock(&self.leads_until).is_some_and(|end| Instant::now() < end)
    }

    /// Returns whether the way to the other nodes is open.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        let is_open =
            |client: &Client| client.connection_state() == async_nats::connection::State::Connected;
        self.nats.as_ref().is_none_or(is_open)
    }

    /// Returns which nodes live, and when that changes.
    #[must_use]
    pub fn live(&self) -> watch::Receiver<BTreeSet<String>> {
        self.live.subscribe()
    }

    /// Returns what tells that messages between nodes may be lost, once.
    pub fn take_faults(&self) -> Option<mpsc::Receiver<()>> {
        lock(&self.faults).take()
    }

    /// Notes that this node owns a table, for the time of a number.
    pub fn note_owned(&self, table: &str, epoch: i64) {
        lock(&self.owned).insert(table.to_owned(), epoch);
    }

    /// Notes that this node owns a table no longer.
    pub fn note_released(&self, table: &str, epoch: i64) {
        let mut owned = lock(&self.owned);
        if owned.get(table) == Some(&epoch) {
            owned.remove(table);
        }
    }

    /// Returns whether this node owns a table.
    #[must_use]
    pub fn owns(&self, table: &str) -> bool {
        lock(&self.owned).contains_key(table)
    }

    /// Returns the number of tables that this node owns.
    #[must_use]
    pub fn owned_count(&self) -> usize {
        lock(&self.owned).len()
    }
}

/// Connects to NATS. `faults` is told whenever messages may be lost.
async fn connect(address: &str, id: &str, faults: mpsc::Sender<()>) -> Result<Client, sqlx::Error> {
    let options = ConnectOptions::new()
        .name(format!("centauri-{id}"))
        .connection_timeout(CONNECT_TIME)
        .ping_interval(LEASE)
        .event_callback(move |event| {
            let faults = faults.clone();
            async move {
                if matches!(event, Event::Disconnected | Event::SlowConsumer(_)) {
                    tracing::error!(%event, "messages between nodes may be lost");
                    // One that waits already is enough.
                    let _ = faults.try_send(());
                }
            }
        });
    let connecting = options.connect(address);
    let unusable = |error| sqlx::Error::Io(std::io::Error::other(error));
    connecting.await.map_err(unusable)
}

/// Starts the task that keeps the lease of this node, and takes the tables of nodes that have died.
pub fn start(app: App) {
    tokio::spawn(async move {
        let mut ticks = interval(RENEWAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut valid_until = Instant::now() + LEASE;
        loop {
            ticks.tick().await;
            if app.node.has_left.load(Ordering::Relaxed) {
                return;
            }
            let begun = Instant::now();
            match timeout(LEASE, renew(&app)).await {
                Ok(Ok(())) => valid_until = begun + LEASE,
                Ok(Err(error)) => tracing::error!(%error, "the lease cannot be renewed"),
                Err(_) => tracing::error!("the database does not answer in time"),
            }
            if Instant::now() + MARGIN > valid_until {
                lose(&app);
            }
        }
    });
}

/// Renews what this node has, and looks which others live.
async fn renew(app: &App) -> Result<(), ServerError> {
    let (node, store) = (&app.node, &app.store);
    if !store.renew_node(&node.id, LEASE, MARGIN).await? {
        lose(app);
        store.take_lease(&node.id, &node.id, LEASE).await?;
    }
    let begun = Instant::now();
    let leads = store.take_lease(LEADER, &node.id, LEASE).await?;
    *lock(&node.leads_until) = leads.then(|| begun + LEASE - MARGIN);
    let live = store.live_nodes().await?;
    node.live.send_if_modified(|known| {
        let is_new = *known != live;
        *known = live;
        is_new
    });
    if leads {
        // Deadlines and people load the others.
        for table in store.release_orphans().await? {
            drop(app.tables.load(app, &table));
        }
    }
    Ok(())
}

/// Ends the tables of this node, since others may play them now.
fn lose(app: &App) {
    app.metrics.leases_lost.add(1);
    tracing::error!("the lease of this node is lost");
    *lock(&app.node.leads_until) = None;
    app.tables.end_all();
}

/// Gives back what this node has, so that the others go on at once.
pub async fn leave(app: &App) {
    app.node.has_left.store(true, Ordering::Relaxed);
    *lock(&app.node.leads_until) = None;
    // A renewal that has begun is over.
    tokio::time::sleep(MARGIN).await;
    if let Err(error) = app.store.end_leases(&app.node.id).await {
        tracing::error!(%error, "the lease cannot be given back");
    }
}
