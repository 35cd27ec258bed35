//! Telling players who are away that a match waits for them, has begun, or is over: by Web Push, by
//! webhook, and by mail.
//!
//! A table notes with each change who is to be told and when ([`notices`]); the note is stored in the
//! same write as the change. A task of its own looks for notes that are due, and sends them, so that
//! no table waits for anybody else's server. A player who has connected to the table or acted
//! meanwhile is not told.

mod address;
mod delivery;
mod mail;
mod mail_texts;
mod notice;
mod outbound;
mod schedule;
mod vapid;
mod web_push;

pub use delivery::test_targets;
pub use mail::{Mailer, is_address as is_mail_address};
pub use mail_texts::{mail_language, stop_page};
pub use notice::{AbsentPlayer, notices};
pub use outbound::{Destination, OutboundError};
pub use schedule::{deliver_due, start};
pub use vapid::VapidKey;
pub use web_push::BrowserKeys;

use crate::clock::ServerClock;
use crate::config::Config;
use crate::store::Arrival;
use axum::http::{HeaderMap, StatusCode};
use delivery::Outcome;
use engine::registry::GameId;
use outbound::OutboundClient;
use protocol::online::{NotificationKind, NotificationMessage};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use words::EnglishPhrases;

/// Arrivals that are remembered between two looks; more are forgotten, whereupon a player may be told what
/// is known already.
const MAX_ARRIVALS: usize = 20_000;
/// Whom push services may ask about this server, if the operator names no address.
const NO_CONTACT: &str = "mailto:nobody@example.com";

/// The reason why a message cannot be encrypted or signed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a key cannot be used")]
pub struct PushError;

impl From<ring::error::Unspecified> for PushError {
    fn from(_: ring::error::Unspecified) -> Self {
        Self
    }
}

/// What notifications are sent with.
pub struct Notifier {
    client: OutboundClient,
    key: VapidKey,
    /// Whom push services may ask about this server.
    contact: String,
    /// The address of the page, with a slash at its end.
    page: Option<String>,
    /// The pauses before the second and each further attempt.
    retry_pauses: Vec<Duration>,
    clock: ServerClock,
    /// The English titles of all games.
    titles: BTreeMap<&'static str, String>,
    /// Sends mails, if the operator has named an SMTP server.
    mailer: Option<Mailer>,
    arrivals: Mutex<Vec<Arrival>>,
}

impl Notifier {
    /// Makes a notifier with the key of this server.
    #[must_use]
    pub fn new(config: &Config, key: VapidKey, clock: ServerClock) -> Self {
        let phrases = EnglishPhrases::new();
        let title = |game: GameId| {
            let key = format!("{}-title", game.name());
            let title = phrases.format(&key, &serde_json::Map::new());
            (game.name(), title.unwrap_or_else(|| game.name().to_owned()))
        };
        let page = config.public_address.clone();
        let mail = config.mail.as_ref().zip(page.as_deref());
        let mailer = mail.and_then(|(mail, page)| Mailer::new(mail, &config.name, page));
        let contact = page.clone().filter(|page| page.starts_with("https:"));
        Self {
            client: OutboundClient::new(config.outbound.clone()),
            key,
            clock,
            contact: contact.unwrap_or_else(|| NO_CONTACT.to_owned()),
            page,
            retry_pauses: config.retry_pauses.clone(),
            titles: GameId::ALL.map(title).into(),
            mailer,
            arrivals: Mutex::default(),
        }
    }

    /// Returns the public key of the server.
    #[must_use]
    pub fn public_key(&self) -> String {
        self.key.public_key()
    }

    /// Reads an address that a player has chosen.
    ///
    /// # Errors
    /// Returns an error if it is not allowed.
    pub fn destination(&self, address: &str) -> Result<Destination, OutboundError> {
        Destination::parse(address, self.client.rules())
    }

    /// Posts a body to an address, and returns the status of the answer.
    ///
    /// # Errors
    /// Returns an error if the address is not allowed or does not answer.
    pub async fn post(
        &self,
        to: &Destination,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<StatusCode, OutboundError> {
        self.client.post(to, headers, body).await
    }

    /// Notes that a player has connected to a table, and so need not be told.
    pub fn arrived(&self, arrival: Arrival) {
        let mut arrivals = self.arrivals.lock().unwrap_or_else(PoisonError::into_inner);
        if arrivals.len() < MAX_ARRIVALS {
            arrivals.push(arrival);
        }
    }

    fn take_arrivals(&self) -> Vec<Arrival> {
        let mut arrivals = self.arrivals.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *arrivals)
    }

    /// Returns the address of a table, if the operator has named that of the page.
    fn table_address(&self, table: &str) -> Option<String> {
        let page = self.page.as_ref()?;
        Some(format!("{page}#/online/{table}"))
    }

    /// Returns the title of a game.
    fn title<'a>(&'a self, game: &'a str) -> &'a str {
        self.titles.get(game).map_or(game, String::as_str)
    }

    /// Says in English what has happened.
    fn sentence(&self, message: &NotificationMessage) -> String {
        let title = self.title(&message.game);
        match message.kind {
            NotificationKind::Turn => format!("{title}: it is your turn."),
            NotificationKind::Begin => format!("{title}: the match has begun."),
            NotificationKind::Over if message.is_timeout => {
                format!("{title}: the match is over, because time ran out.")
            }
            NotificationKind::Over => format!("{title}: the match is over."),
            NotificationKind::Replaced => format!("{title}: a bot plays your seat now."),
            NotificationKind::Test => "Centauri: notifications arrive here.".to_owned(),
        }
    }
}
