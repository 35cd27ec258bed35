//! The requests to a table server about notifications.

use super::server_api::{RequestError, ServerApi};
use protocol::online::{
    MailAddress, MailCode, NewPushSubscription, NotificationChange, NotificationSettings,
    NotificationTest, QuietHours, SubscriptionInfo, WebhookAddress,
};

/// Where the settings of the player are.
const PATH: &str = "me/notifications";

impl ServerApi {
    /// Returns how the player is told that a match waits.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn notifications(&self) -> Result<NotificationSettings, RequestError> {
        self.get(PATH).await
    }

    /// Changes when the player is not told anything.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn set_quiet_hours(
        &self,
        quiet_hours: Option<QuietHours>,
    ) -> Result<NotificationSettings, RequestError> {
        let change = NotificationChange { quiet_hours };
        self.send("PUT", PATH, Some(&change)).await
    }

    /// Adds a browser that is told; returns how the server lists it.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn add_subscription(
        &self,
        new: &NewPushSubscription,
    ) -> Result<SubscriptionInfo, RequestError> {
        self.send("POST", &format!("{PATH}/push"), Some(new)).await
    }

    /// Removes a browser that is told.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn remove_subscription(
        &self,
        id: &str,
    ) -> Result<NotificationSettings, RequestError> {
        let path = format!("{PATH}/push/{id}");
        self.send::<(), _>("DELETE", &path, None).await
    }

    /// Changes the address of the webhook that is told.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn set_webhook(&self, address: String) -> Result<NotificationSettings, RequestError> {
        let webhook = WebhookAddress { address };
        self.send("PUT", &format!("{PATH}/webhook"), Some(&webhook))
            .await
    }

    /// Removes the webhook.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn remove_webhook(&self) -> Result<NotificationSettings, RequestError> {
        self.send::<(), _>("DELETE", &format!("{PATH}/webhook"), None)
            .await
    }

    /// Sends a test to everything that is told.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn test_notifications(&self) -> Result<NotificationTest, RequestError> {
        self.send::<(), _>("POST", &format!("{PATH}/test"), None)
            .await
    }

    /// Names a mail address, to which the server sends a code; `language` is the code of the page's.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn set_mail(
        &self,
        address: String,
        language: &str,
    ) -> Result<NotificationSettings, RequestError> {
        let request = MailAddress {
            address,
            language: language.to_owned(),
        };
        self.send("PUT", &format!("{PATH}/mail"), Some(&request))
            .await
    }

    /// Confirms the mail address with the code.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn confirm_mail(&self, code: String) -> Result<NotificationSettings, RequestError> {
        let path = format!("{PATH}/mail/confirm");
        self.send("POST", &path, Some(&MailCode { code })).await
    }

    /// Removes the mail address.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn remove_mail(&self) -> Result<NotificationSettings, RequestError> {
        self.send::<(), _>("DELETE", &format!("{PATH}/mail"), None)
            .await
    }

    /// Turns the notifications of a table off, or on again.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn set_muted(
        &self,
        table: &str,
        is_muted: bool,
    ) -> Result<NotificationSettings, RequestError> {
        let method = if is_muted { "PUT" } else { "DELETE" };
        let path = format!("tables/{table}/mute");
        self.send::<(), _>(method, &path, None).await
    }
}
