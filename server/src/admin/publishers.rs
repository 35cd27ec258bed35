//! The commands about publishers.

use crate::error::{ConfigError, ServerError};
use crate::origin::is_origin;
use crate::store::{Publisher, Store, token_secret_text, webhook_secret_text};
use axum::http::Uri;
use protocol::online::plain_name;

/// The maximum length of the name of a publisher, in characters.
const MAX_PUBLISHER_CHARS: usize = 60;

/// What the operator asks for about publishers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PublisherCommand {
    /// Add one, and show its secrets once.
    Add {
        /// The name, for the operator and for the users' data.
        name: String,
        /// The origins of its pages.
        origins: Vec<String>,
        /// The address that is told results.
        webhook: Option<String>,
    },
    /// List all.
    List,
    /// Remove one; its users cannot play any more.
    Remove(String),
    /// Give one new secrets, and show them once.
    Rotate(String),
}

impl PublisherCommand {
    /// Reads the words after `publisher`, with the values of `--origin` and `--webhook`; `None` if they are
    /// no command.
    ///
    /// # Errors
    /// Returns an error that names the option.
    pub fn read(
        words: &[&str],
        origins: Vec<String>,
        webhook: Option<String>,
    ) -> Result<Option<Self>, ConfigError> {
        let has_options = !origins.is_empty() || webhook.is_some();
        Ok(match words {
            ["add", name] => Some(Self::Add {
                name: checked_name(name)?,
                origins: checked_origins(origins)?,
                webhook: webhook.map(checked_webhook).transpose()?,
            }),
            _ if has_options => None,
            ["list"] => Some(Self::List),
            ["remove", id] => Some(Self::Remove((*id).to_owned())),
            ["rotate", id] => Some(Self::Rotate((*id).to_owned())),
            _ => None,
        })
    }

    /// Carries out the command and returns the text to print.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read or written, or there is no such publisher.
    pub(super) async fn run(self, store: &Store) -> Result<String, ServerError> {
        match self {
            Self::Add {
                name,
                origins,
                webhook,
            } => {
                let added = store.add_publisher(&name, &origins, webhook.as_deref());
                secrets_text(store, &added.await?).await
            }
            Self::List => {
                let publishers = store.publishers(None).await?;
                Ok(publishers.iter().map(publisher_line).collect())
            }
            Self::Remove(id) => {
                store.remove_publisher(&id).await?;
                Ok(format!(
                    "{id} is removed; bots play on for its users within some seconds\n"
                ))
            }
            Self::Rotate(id) => {
                let rotated = store.rotate_publisher(&id).await?;
                secrets_text(store, &rotated).await
            }
        }
    }
}

fn wrong(option: &'static str, reason: impl Into<String>) -> ConfigError {
    let reason = reason.into();
    ConfigError::Value { option, reason }
}

fn checked_name(name: &str) -> Result<String, ConfigError> {
    let plain = plain_name(name);
    if plain.is_empty() || plain.chars().count() > MAX_PUBLISHER_CHARS {
        let reason = format!("the name has 1 to {MAX_PUBLISHER_CHARS} characters");
        return Err(wrong("publisher", reason));
    }
    Ok(plain)
}

fn checked_origins(origins: Vec<String>) -> Result<Vec<String>, ConfigError> {
    if origins.is_empty() {
        return Err(wrong("origin", "a publisher has at least one"));
    }
    match origins.iter().find(|origin| !is_origin(origin)) {
        Some(bad) => Err(wrong(
            "origin",
            format!("{bad} is not like https://a.example"),
        )),
        None => Ok(origins),
    }
}

/// Checks the form of an address. Where it may lead is checked by the server that sends to it.
fn checked_webhook(address: String) -> Result<String, ConfigError> {
    let uri: Option<Uri> = address.parse().ok();
    let has_host = uri.is_some_and(|uri| uri.host().is_some());
    let is_web = address.starts_with("https://") || address.starts_with("http://");
    if is_web && has_host {
        return Ok(address);
    }
    Err(wrong("webhook", "it does not begin with https://"))
}

async fn secrets_text(store: &Store, publisher: &Publisher) -> Result<String, ServerError> {
    let lines = [
        ("publisher", publisher.id.clone()),
        ("audience", store.audience().await?),
        ("token secret", token_secret_text(&publisher.token_secret)),
        (
            "webhook secret",
            webhook_secret_text(&publisher.webhook_secret),
        ),
    ];
    let lines = lines.map(|(name, value)| format!("{name:<15} {value}\n"));
    Ok(format!(
        "{}The secrets are shown only now. They belong on the publisher's server, never in a page.\n",
        lines.concat()
    ))
}

/// Returns one line of the list. The path of a webhook may be secret, so only its host is shown.
fn publisher_line(publisher: &Publisher) -> String {
    let Publisher {
        id,
        name,
        origins,
        webhook,
        users,
        ..
    } = publisher;
    let uri = webhook
        .as_ref()
        .and_then(|address| address.parse::<Uri>().ok());
    let host = uri.as_ref().and_then(Uri::host).unwrap_or("none");
    let origins = origins.join(" ");
    format!("{id}  {users:>5} users  {origins}  webhook: {host}  {name}\n")
}
