//! What the operator of a server decides: from the command line, or from environment variables.

mod command_line;

#[cfg(feature = "cluster")]
pub use command_line::CLUSTER_HELP;
pub use command_line::{Command, HELP};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// What the operator decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The SQLite file; with the feature `cluster` the address of PostgreSQL.
    pub database: PathBuf,
    /// The address of NATS, over which several servers with one database speak to each other.
    #[cfg(feature = "cluster")]
    pub nats: Option<String>,
    /// The folder of the built page, if the server serves it.
    pub page: Option<PathBuf>,
    /// The name that players see.
    pub name: String,
    /// The number of threads in which bots think.
    pub bot_threads: usize,
    /// Whether a proxy before the server names the addresses of clients.
    pub trusts_proxy: bool,
    /// Whether requests are limited by address.
    pub has_limits: bool,
    /// Whether tables can be opened with a chat.
    pub has_chat: bool,
    /// Who may create tournaments.
    pub tournaments: TournamentAccess,
    /// Origins of other sites whose pages may open sockets.
    pub origins: Vec<String>,
    /// Origins of other sites whose pages may embed the player, besides those of publishers; `*` stands
    /// for all sites.
    pub embed_origins: Vec<String>,
    /// The address of the page for players, with a slash at its end.
    pub public_address: Option<String>,
    /// The time after which a player who is away is told that a match waits.
    pub notify_delay: Duration,
    /// The time in which people may return after a start of the server, before time is over that
    /// ended while it was down.
    pub return_time: Duration,
    /// By how much spectators of a rated match see it later than its players.
    pub spectator_delay: Duration,
    /// The pauses before further attempts to send a notification.
    pub retry_pauses: Vec<Duration>,
    /// Where notifications may go.
    pub outbound: OutboundRules,
    /// How mails are sent, if they are.
    pub mail: Option<MailConfig>,
}

/// Who may create tournaments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TournamentAccess {
    /// All players.
    #[default]
    Players,
    /// Players whom the operator has chosen.
    Organizers,
    /// Nobody; there are no tournaments.
    Off,
}

/// How mails are sent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MailConfig {
    /// The SMTP server, with name and password.
    pub smtp: String,
    /// The address that mails come from.
    pub from: String,
}

/// Where notifications may go: to public addresses, over TLS.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OutboundRules {
    /// Whether private addresses, all ports and connections without TLS are allowed.
    pub allows_private: bool,
    /// Ports that are allowed besides 443.
    pub ports: Vec<u16>,
}

impl Config {
    /// Returns by how much spectators see a match late, in milliseconds; `None` if they see it at once.
    #[must_use]
    pub fn spectator_delay_of(&self, is_rated: bool, is_running: bool) -> Option<u64> {
        let delay = u64::try_from(self.spectator_delay.as_millis()).ok()?;
        (is_rated && is_running && delay > 0).then_some(delay)
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: PathBuf::from("centauri.db"),
            #[cfg(feature = "cluster")]
            nats: None,
            page: None,
            name: "Centauri".to_owned(),
            bot_threads: 1,
            trusts_proxy: false,
            has_limits: true,
            has_chat: false,
            tournaments: TournamentAccess::default(),
            origins: Vec::new(),
            embed_origins: Vec::new(),
            public_address: None,
            notify_delay: Duration::from_secs(10),
            return_time: Duration::from_secs(30),
            spectator_delay: Duration::from_secs(600),
            retry_pauses: [2, 8].map(Duration::from_secs).into(),
            outbound: OutboundRules::default(),
            mail: None,
        }
    }
}
