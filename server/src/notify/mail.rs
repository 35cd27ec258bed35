//! Mails to players, over the SMTP server of the operator.

use super::mail_texts::MailTexts;
use super::{Notifier, Outcome};
use crate::config::MailConfig;
use crate::store::StoredMail;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use protocol::online::{NotificationKind, NotificationMessage};
use std::time::Duration;
use tokio::time::timeout;

/// The time for one command of SMTP.
const COMMAND_TIME: Duration = Duration::from_secs(10);
/// The time to send a mail.
const SEND_TIME: Duration = Duration::from_secs(30);

/// Sends mails.
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// The name of the server.
    server: String,
    /// The address of the page, with a slash at its end.
    page: String,
}

/// Returns whether a text is a mail address as SMTP accepts it: no name, no second address.
#[must_use]
pub fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<Address>().is_ok()
}

impl Mailer {
    /// Makes a mailer. The configuration was checked when it was read.
    #[must_use]
    pub fn new(config: &MailConfig, server: &str, page: &str) -> Option<Self> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&config.smtp).ok()?;
        Some(Self {
            transport: transport.timeout(Some(COMMAND_TIME)).build(),
            from: config.from.parse().ok()?,
            server: server.to_owned(),
            page: page.to_owned(),
        })
    }

    /// Sends the code that confirms an address. Returns whether the SMTP server has accepted it.
    pub async fn send_code(&self, address: &str, language: &str, code: &str) -> bool {
        let mail = self.code_mail(address, language, code);
        self.send(mail).await == Outcome::Delivered
    }

    fn code_mail(&self, address: &str, language: &str, code: &str) -> Option<Message> {
        let texts = MailTexts::new(language);
        let args = [("server", self.server.as_str()), ("code", code)];
        let subject = texts.text("mail-code", &args);
        let page = format!("{}#/online", self.page);
        let body = [
            subject.clone(),
            texts.text("mail-code-body", &args),
            texts.text("mail-page", &[("address", &page)]),
        ];
        self.message(address, &subject, &body, None)
    }

    /// Sends a notification to the confirmed address of a player.
    pub(super) async fn notify(
        &self,
        player: &str,
        to: &StoredMail,
        message: &NotificationMessage,
        game: &str,
    ) -> Outcome {
        let mail = self.notification(player, to, message, game);
        self.send(mail).await
    }

    fn notification(
        &self,
        player: &str,
        to: &StoredMail,
        message: &NotificationMessage,
        game: &str,
    ) -> Option<Message> {
        let texts = MailTexts::new(&to.language);
        let page = &self.page;
        let args = [("server", self.server.as_str()), ("game", game)];
        let table = format!("{page}#/online/{}", message.table);
        let (key, link) = match message.kind {
            NotificationKind::Turn => ("mail-turn", Some(table)),
            NotificationKind::Begin => ("mail-begin", Some(table)),
            NotificationKind::Over => ("mail-over", Some(table)),
            NotificationKind::Replaced => ("mail-replaced", Some(table)),
            NotificationKind::Test => ("mail-test", None),
        };
        let subject = texts.text(key, &args);
        let token = &to.stop_token;
        let stop = format!("{page}api/v1/mail/stop?player={player}&token={token}");
        let mut body = vec![subject.clone()];
        body.extend(link.map(|address| texts.text("mail-open", &[("address", &address)])));
        body.push(texts.text("mail-stop", &[("address", &stop)]));
        self.message(&to.address, &subject, &body, Some(&stop))
    }

    /// Writes a mail. `stop` is the link that ends mails, also for the button of mail programs (RFC
    /// 8058).
    fn message(
        &self,
        to: &str,
        subject: &str,
        paragraphs: &[String],
        stop: Option<&str>,
    ) -> Option<Message> {
        let to = Mailbox::new(None, to.parse().ok()?);
        let mail = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(subject)
            .header(ContentType::TEXT_PLAIN);
        let mut mail = mail.body(format!("{}\n", paragraphs.join("\n\n"))).ok()?;
        let mut add = |name: &'static str, value: String| {
            let name = HeaderName::new_from_ascii_str(name);
            mail.headers_mut().insert_raw(HeaderValue::new(name, value));
        };
        add("Auto-Submitted", "auto-generated".to_owned());
        if let Some(stop) = stop {
            add("List-Unsubscribe", format!("<{stop}>"));
            add(
                "List-Unsubscribe-Post",
                "List-Unsubscribe=One-Click".to_owned(),
            );
        }
        Some(mail)
    }

    async fn send(&self, mail: Option<Message>) -> Outcome {
        let Some(mail) = mail else {
            return Outcome::Refused;
        };
        match timeout(SEND_TIME, self.transport.send(mail)).await {
            Ok(Ok(_)) => Outcome::Delivered,
            Ok(Err(error)) if error.is_permanent() => Outcome::Refused,
            // The error has no address of the player, but what the other server said, which may.
            Ok(Err(_)) | Err(_) => Outcome::Unanswered,
        }
    }
}

impl Notifier {
    /// Returns what sends mails, if the operator has named an SMTP server.
    #[must_use]
    pub const fn mailer(&self) -> Option<&Mailer> {
        self.mailer.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_address_and_nothing_else() {
        assert!(is_address("ann@mail.example"));
        let long = format!("{}@mail.example", "a".repeat(250));
        for bad in [
            "",
            "ann",
            "Ann <ann@mail.example>",
            "ann@mail.example, ben@mail.example",
            "ann@mail.example\r\nBcc: ben@mail.example",
            &long,
        ] {
            assert!(!is_address(bad), "{bad:?}");
        }
    }
}
