//! The requests to a table server: who the player is, which tables there are, and what the player
//! does at them before a match is dealt. Every request has a time limit.

use protocol::online::{
    ApiFailure, JoinTable, NewPlayer, NewTable, NewVacation, OnlineError, PlayerInfo, PlayerName,
    PublisherToken, Rematch, ReplacePlayer, SeedOffer, ServerInfo, TableInfo, TakeOver,
    VacationStatus,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use ui::timing::await_promise;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Headers, Request, RequestInit, Response};

/// Milliseconds to wait until a server starts to answer.
const RESPONSE_TIMEOUT_MS: i32 = 15_000;
/// Milliseconds to wait until a whole answer has arrived.
const TEXT_TIMEOUT_MS: i32 = 15_000;

/// Why a request to a table server failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// The server refuses the request.
    Refused(ApiFailure),
    /// The server does not answer, or not in time.
    Unreachable,
    /// The answer cannot be read: the server has another version, or is not a table server.
    Unreadable,
    /// The browser has no random numbers for the share of the seed, so nothing was sent.
    NoRandomness,
}

impl RequestError {
    /// Returns the key of the phrase that explains the error to the player.
    #[must_use]
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Refused(ApiFailure::BadRequest) => "online-error-request",
            Self::Refused(ApiFailure::Unauthorized) => "online-error-key",
            Self::Refused(ApiFailure::Forbidden) => "online-error-forbidden",
            Self::Refused(ApiFailure::NotFound) => "online-error-table",
            Self::Refused(ApiFailure::Conflict) => "online-error-taken",
            Self::Refused(ApiFailure::BadOptions) => "online-error-options",
            Self::Refused(ApiFailure::TooMany) => "online-error-many",
            Self::Refused(ApiFailure::Unavailable) => "online-error-busy",
            Self::Unreachable => "online-error-unreachable",
            Self::Unreadable => "online-error-version",
            Self::NoRandomness => ui::clock::NO_RANDOMNESS,
        }
    }

    /// Returns whether the same request may succeed later, without a change by the player.
    #[must_use]
    pub const fn is_temporary(self) -> bool {
        matches!(
            self,
            Self::Unreachable | Self::Refused(ApiFailure::TooMany | ApiFailure::Unavailable)
        )
    }
}

/// A table server, as one player sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerApi {
    /// The base address, with a slash at its end.
    base: String,
    /// The key of the player, if this browser has one.
    key: Option<String>,
}

impl ServerApi {
    /// Creates the client of a server with this base address.
    #[must_use]
    pub const fn new(base: String, key: Option<String>) -> Self {
        Self { base, key }
    }

    /// Returns what the server says about itself.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn server(&self) -> Result<ServerInfo, RequestError> {
        self.get("server").await
    }

    /// Becomes a player with this name.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn create_player(&self, name: String) -> Result<NewPlayer, RequestError> {
        self.send("POST", "players", Some(&PlayerName { name }))
            .await
    }

    /// Becomes the player of the user of a publisher; the token is used up.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn publisher_session(&self, token: String) -> Result<NewPlayer, RequestError> {
        self.send("POST", "publisher-session", Some(&PublisherToken { token }))
            .await
    }

    /// Returns the player of the key.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn me(&self) -> Result<PlayerInfo, RequestError> {
        self.get("me").await
    }

    /// Changes the name of the player.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn rename(&self, name: String) -> Result<PlayerInfo, RequestError> {
        self.send("PATCH", "me", Some(&PlayerName { name })).await
    }

    /// Returns the public tables that wait for players.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn open_tables(&self) -> Result<Vec<TableInfo>, RequestError> {
        self.get("tables").await
    }

    /// Returns the public tables whose matches are played now.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn running_tables(&self) -> Result<Vec<TableInfo>, RequestError> {
        self.get("running-tables").await
    }

    /// Returns the tables of the player, those that wait for the player first.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn my_tables(&self) -> Result<Vec<TableInfo>, RequestError> {
        self.get("me/tables").await
    }

    /// Says whether the player is on vacation.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn vacation(&self) -> Result<VacationStatus, RequestError> {
        self.get("me/vacation").await
    }

    /// Goes on vacation for so many days, or ends the vacation without them.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn set_vacation(&self, days: Option<u8>) -> Result<VacationStatus, RequestError> {
        let method = if days.is_some() { "PUT" } else { "DELETE" };
        let body = days.map(|days| NewVacation { days });
        self.send(method, "me/vacation", body.as_ref()).await
    }

    /// Returns a commitment of the server to its share of the seed of a new table.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn seed_offer(&self) -> Result<SeedOffer, RequestError> {
        self.send("POST", "seed-offers", None::<&()>).await
    }

    /// Opens a table.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn open_table(&self, table: &NewTable) -> Result<TableInfo, RequestError> {
        self.send("POST", "tables", Some(table)).await
    }

    /// Returns a table; `invitation` is the code for a table that is not public.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn table(
        &self,
        id: &str,
        invitation: Option<&str>,
    ) -> Result<TableInfo, RequestError> {
        let path = match invitation {
            Some(code) => format!("tables/{id}?invitation={code}"),
            None => format!("tables/{id}"),
        };
        self.get(&path).await
    }

    /// Takes a seat of a table.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn join(&self, id: &str, request: &JoinTable) -> Result<TableInfo, RequestError> {
        let path = format!("tables/{id}/join");
        self.send("POST", &path, Some(request)).await
    }

    /// Gives the seat at a table back; the host closes the table.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn leave(&self, id: &str) -> Result<TableInfo, RequestError> {
        let path = format!("tables/{id}/leave");
        self.send::<(), _>("POST", &path, None).await
    }

    /// Starts a match at once: bots take the open seats.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn start(&self, id: &str) -> Result<TableInfo, RequestError> {
        let path = format!("tables/{id}/start");
        self.send::<(), _>("POST", &path, None).await
    }

    /// Lets a bot play for a player whom the match has waited for too long.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn replace(
        &self,
        id: &str,
        request: &ReplacePlayer,
    ) -> Result<TableInfo, RequestError> {
        let path = format!("tables/{id}/replace");
        self.send("POST", &path, Some(request)).await
    }

    /// Takes over a seat that a person has left to a bot.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn take_over(&self, id: &str, request: &TakeOver) -> Result<TableInfo, RequestError> {
        let path = format!("tables/{id}/take-over");
        self.send("POST", &path, Some(request)).await
    }

    /// Asks for a rematch of a match that is over. Returns the table that is there already if another
    /// player was faster.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn rematch(&self, id: &str, request: &Rematch) -> Result<TableInfo, RequestError> {
        let path = format!("tables/{id}/rematch");
        self.send("POST", &path, Some(request)).await
    }

    /// Returns everything that the server has stored of the player, as JSON.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn export(&self) -> Result<String, RequestError> {
        let (status, text) = self.answer("GET", "me/export", None).await?;
        // Only to find a refusal.
        read_answer::<serde::de::IgnoredAny>(status, &text)?;
        Ok(text)
    }

    /// Deletes the player for good.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn delete_player(&self) -> Result<(), RequestError> {
        self.send("DELETE", "me", None::<&()>).await
    }

    /// Returns the address of a table's WebSocket.
    #[must_use]
    pub fn socket_address(&self, id: &str) -> String {
        let address = self.address(&format!("tables/{id}/socket"));
        match address.strip_prefix("http") {
            Some(rest) => format!("ws{rest}"),
            None => address,
        }
    }

    /// Returns the address of the WebSocket over which a table is watched, with the code of the
    /// invitation if the table is not public.
    #[must_use]
    pub fn watch_address(&self, id: &str, invitation: Option<&str>) -> String {
        let code = invitation.map(|code| format!("&invitation={code}"));
        let address = self.socket_address(id);
        format!("{address}?watch=true{}", code.unwrap_or_default())
    }

    fn address(&self, path: &str) -> String {
        format!("{}api/v1/{path}", self.base)
    }

    pub(crate) async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, RequestError> {
        self.send::<(), _>("GET", path, None).await
    }

    pub(crate) async fn send<B: Serialize, T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        body: Option<&B>,
    ) -> Result<T, RequestError> {
        let body = match body {
            Some(body) => Some(serde_json::to_string(body).map_err(|_| RequestError::Unreadable)?),
            None => None,
        };
        let (status, text) = self.answer(method, path, body.as_deref()).await?;
        read_answer(status, &text)
    }

    /// Returns the status and the text of the answer to a request.
    async fn answer(
        &self,
        method: &str,
        path: &str,
        body: Option<&str>,
    ) -> Result<(u16, String), RequestError> {
        let request = self.request(method, path, body);
        let request = request.map_err(|_| RequestError::Unreachable)?;
        fetch(&request).await.map_err(|_| RequestError::Unreachable)
    }

    fn request(&self, method: &str, path: &str, body: Option<&str>) -> Result<Request, JsValue> {
        let headers = Headers::new()?;
        if let Some(key) = &self.key {
            headers.set("authorization", &format!("Bearer {key}"))?;
        }
        let options = RequestInit::new();
        options.set_method(method);
        if let Some(body) = body {
            headers.set("content-type", "application/json")?;
            options.set_body(&JsValue::from_str(body));
        }
        options.set_headers(&headers);
        Request::new_with_str_and_init(&self.address(path), &options)
    }
}

/// Sends a request; returns the status and the text of the answer.
async fn fetch(request: &Request) -> Result<(u16, String), JsValue> {
    let window = ui::browser::window().ok_or(JsValue::NULL)?;
    let answer = await_promise(RESPONSE_TIMEOUT_MS, window.fetch_with_request(request)).await?;
    let response: Response = answer.dyn_into()?;
    let text = await_promise(TEXT_TIMEOUT_MS, response.text()?).await?;
    Ok((response.status(), text.as_string().unwrap_or_default()))
}

/// Reads an answer by its status. A failure without a body of the server is judged by its status;
/// but only the server itself can say that it does not know a key, and no proxy before it.
fn read_answer<T: DeserializeOwned>(status: u16, text: &str) -> Result<T, RequestError> {
    if (200..300).contains(&status) {
        let text = if text.is_empty() { "null" } else { text };
        return serde_json::from_str(text).map_err(|_| RequestError::Unreadable);
    }
    let failure = match serde_json::from_str::<OnlineError>(text) {
        Ok(error) => error.failure,
        Err(_) => match status {
            403 => ApiFailure::Forbidden,
            404 => ApiFailure::NotFound,
            409 => ApiFailure::Conflict,
            429 => ApiFailure::TooMany,
            401 | 407 => ApiFailure::Unavailable,
            400..500 => ApiFailure::BadRequest,
            _ => ApiFailure::Unavailable,
        },
    };
    Err(RequestError::Refused(failure))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_relative_to_the_base_of_the_server() {
        let api = |base: &str| ServerApi::new(base.to_owned(), None);
        let local = api("http://127.0.0.1:8080/games/");
        assert_eq!(
            local.address("me/tables"),
            "http://127.0.0.1:8080/games/api/v1/me/tables"
        );
        assert_eq!(
            local.socket_address("a1"),
            "ws://127.0.0.1:8080/games/api/v1/tables/a1/socket"
        );
        let secure = api("https://a.b/");
        assert_eq!(
            secure.socket_address("a1"),
            "wss://a.b/api/v1/tables/a1/socket"
        );
    }

    #[test]
    fn an_answer_is_read_by_its_status() {
        let player = r#"{"id":"p1","name":"Ada"}"#;
        let expected = PlayerInfo {
            id: "p1".to_owned(),
            name: "Ada".to_owned(),
        };
        assert_eq!(read_answer(201, player), Ok(expected));
        assert_eq!(read_answer(204, ""), Ok(()));
        let read = |status, text| read_answer::<PlayerInfo>(status, text);
        assert_eq!(read(200, "<html>"), Err(RequestError::Unreadable));
        // What a proxy refuses says nothing about the key.
        let unknown = r#"{"failure":"unauthorized","message":"the key is unknown"}"#;
        assert_eq!(
            read(401, unknown),
            Err(RequestError::Refused(ApiFailure::Unauthorized))
        );
        let error = r#"{"failure":"bad-options","message":"no such board"}"#;
        assert_eq!(
            read(422, error),
            Err(RequestError::Refused(ApiFailure::BadOptions))
        );
        for (status, failure) in [
            (401, ApiFailure::Unavailable),
            (404, ApiFailure::NotFound),
            (418, ApiFailure::BadRequest),
            (429, ApiFailure::TooMany),
            (502, ApiFailure::Unavailable),
        ] {
            assert_eq!(
                read(status, "gateway"),
                Err(RequestError::Refused(failure)),
                "{status}"
            );
        }
    }

    #[test]
    fn only_errors_that_pass_are_tried_again() {
        assert!(RequestError::Unreachable.is_temporary());
        assert!(RequestError::Refused(ApiFailure::Unavailable).is_temporary());
        assert!(!RequestError::Refused(ApiFailure::NotFound).is_temporary());
        assert!(!RequestError::Unreadable.is_temporary());
    }
}
