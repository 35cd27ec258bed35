//! A self-hosted server of online tables, for live and correspondence play.
//!
//! The server is the authority of every match: it deals, rolls, checks every action with the engine
//! and stores it before anybody learns of it. Each seat receives only what it may see. The page
//! plays over the messages of [`protocol`], as it does with a host in another browser.
//!
//! In reading order: [`config`] is what the operator decides, [`store`] the database, [`table`] a running
//! match, [`clock`] the time, [`vacation`] what moves deadlines, [`notify`] tells players who are away,
//! [`publisher`] lets other sites bring their users, [`rating`] is how results change ratings,
//! [`tournament`] who meets whom in a tournament, [`director`] starts its rounds, [`relying_party`] what passkeys know the server as, [`api`] has the requests, [`admin`] the commands of
//! the operator.

#![warn(missing_docs)]

pub mod admin;
pub mod api;
pub mod clock;
#[cfg(feature = "cluster")]
pub mod cluster;
pub mod config;
pub mod director;
pub mod error;
pub mod metrics;
pub mod notify;
pub mod origin;
pub mod publisher;
pub mod random;
pub mod rating;
pub mod relying_party;
pub mod store;
pub mod table;
pub mod tournament;
pub mod vacation;

use clock::ServerClock;
use config::Config;
use metrics::Metrics;
use notify::{Notifier, PushError, VapidKey};
use relying_party::relying_party;
use std::sync::Arc;
use store::Store;
use table::{BotPool, RunningTables};
use webauthn_rs::Webauthn;

/// What all requests share.
#[derive(Clone)]
pub struct App(Arc<AppParts>);

/// The parts of an [`App`].
pub struct AppParts {
    /// What the operator decided.
    pub config: Config,
    /// The time.
    pub clock: ServerClock,
    /// When the server was started, in milliseconds since 1970.
    pub started: u64,
    /// The database.
    pub store: Store,
    /// The tables in memory.
    pub tables: RunningTables,
    /// The threads in which bots think.
    pub bots: BotPool,
    /// What is counted.
    pub metrics: Metrics,
    /// What players who are away are told with.
    pub notifier: Notifier,
    /// This server among others with the same database.
    #[cfg(feature = "cluster")]
    pub node: cluster::Node,
    /// Its links to sockets and tables of the others.
    #[cfg(feature = "cluster")]
    pub links: table::RemoteLinks,
    /// What passkeys know this server as; `None` if there can be none.
    pub relying_party: Option<Webauthn>,
}

impl App {
    /// Opens the database and makes an application from it.
    ///
    /// # Errors
    /// Returns an error if the database cannot be opened or brought up to date.
    pub async fn open(config: Config) -> Result<Self, sqlx::Error> {
        Self::open_at(config, ServerClock::default()).await
    }

    /// Opens the database and makes an application from it that reads a clock.
    ///
    /// # Errors
    /// Returns an error if the database cannot be opened or brought up to date.
    pub async fn open_at(config: Config, clock: ServerClock) -> Result<Self, sqlx::Error> {
        let store = Store::open(&config.database, clock.clone()).await?;
        let unusable = |error: PushError| sqlx::Error::Decode(error.into());
        let fresh = VapidKey::generate().map_err(unusable)?;
        let key = store.vapid_key(&fresh).await?;
        let key = VapidKey::read(&key).map_err(unusable)?;
        let notifier = Notifier::new(&config, key, clock.clone());
        let relying_party = relying_party(&config);
        #[cfg(feature = "cluster")]
        let node = cluster::Node::join(&store, config.nats.as_deref()).await?;
        let bots = BotPool::new(config.bot_threads);
        let tables = RunningTables::default();
        Ok(Self(Arc::new(AppParts {
            config,
            started: clock.now(),
            clock,
            store,
            tables,
            bots,
            metrics: Metrics::default(),
            notifier,
            #[cfg(feature = "cluster")]
            node,
            #[cfg(feature = "cluster")]
            links: table::RemoteLinks::default(),
            relying_party,
        })))
    }
}

impl AppParts {
    /// Returns whether this server looks for what is due: of several ones, one does.
    #[must_use]
    pub fn leads(&self) -> bool {
        #[cfg(feature = "cluster")]
        return self.node.leads();
        #[cfg(not(feature = "cluster"))]
        true
    }

    /// Returns when people have had the time to return after a start of the server, in milliseconds
    /// since 1970.
    #[must_use]
    pub fn returned(&self) -> u64 {
        let time = u64::try_from(self.config.return_time.as_millis()).unwrap_or(u64::MAX);
        self.started.saturating_add(time)
    }
}

impl std::ops::Deref for App {
    type Target = AppParts;

    fn deref(&self) -> &AppParts {
        &self.0
    }
}
