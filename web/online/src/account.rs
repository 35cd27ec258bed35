//! The player at a table server, as this browser knows them: the name, and the key that proves it.

use net::server_api::{RequestError, ServerApi};
use protocol::online::{ApiFailure, NewPlayer, PlayerInfo};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use store::local_values::{self, Lifetime};
use ui::fetch::table_server;
use yew::prelude::*;

/// The key in the browser's storage.
const KEY: &str = "centauri.online";
/// The key of an account that the server did not know, for the case that it was at fault.
const REFUSED_KEY: &str = "centauri.online-refused";

/// What the keys of sessions of publishers' users begin with.
const SESSION_KEY: &str = "centauri.publisher-session.";

/// A player's account at one server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OnlineAccount {
    /// The base address of the server.
    server: String,
    /// The key of the player. Whoever has it is the player.
    pub key: String,
    /// The player as others see them.
    pub player: PlayerInfo,
}

/// The session of the user of a publisher, in a player that is embedded. It never mixes with the player of
/// the browser: two users may play in two players of one page.
struct PublisherSession {
    /// The key in the storage of the tab, from which a player that is loaded again continues, since its
    /// token is used up.
    key: String,
    account: Option<OnlineAccount>,
}

thread_local! {
    /// The session of this player; `None` where no publisher has given a token.
    static SESSION: RefCell<Option<PublisherSession>> = const { RefCell::new(None) };
}

/// Plays as the user of a token from now on, in this player.
fn play_as_user(token: &str) {
    // The signature: it tells nothing to whoever finds it, and differs for every token.
    let signature = token.rsplit('.').next().unwrap_or_default();
    let key = format!("{SESSION_KEY}{signature}");
    SESSION.with_borrow_mut(|session| {
        if session.as_ref().is_none_or(|session| session.key != key) {
            let account = local_values::read(Lifetime::Tab, &key);
            *session = Some(PublisherSession { key, account });
        }
    });
}

/// Returns the id of the user of a publisher who plays here; `None` for a player of the browser.
#[must_use]
pub fn session_player() -> Option<String> {
    SESSION.with_borrow(|session| {
        let account = session.as_ref()?.account.as_ref()?;
        Some(account.player.id.clone())
    })
}

impl OnlineAccount {
    fn load(server: &str) -> Option<Self> {
        let of_session = SESSION.with_borrow(|session| {
            let session = session.as_ref()?;
            Some(session.account.clone())
        });
        let account = match of_session {
            Some(account) => account?,
            None => local_values::read(Lifetime::Browser, KEY)?,
        };
        (account.server == server).then_some(account)
    }

    /// Stores the account, or removes it.
    fn store(account: Option<&Self>) {
        let is_session = SESSION.with_borrow_mut(|session| {
            let Some(session) = session else { return false };
            session.account = account.cloned();
            match account {
                Some(account) => local_values::write(Lifetime::Tab, &session.key, account),
                None => local_values::remove(Lifetime::Tab, &session.key),
            }
            true
        });
        match account {
            _ if is_session => {}
            Some(account) => local_values::write(Lifetime::Browser, KEY, account),
            None => local_values::remove(Lifetime::Browser, KEY),
        }
    }
}

/// The server of this page, the player's account there, and how to change it.
#[derive(Clone, PartialEq)]
pub struct AccountHandle {
    /// The base address of the server.
    pub server: String,
    /// The account; `None` until the player has chosen a name.
    pub account: Option<OnlineAccount>,
    change: Callback<Option<OnlineAccount>>,
}

impl AccountHandle {
    /// Returns the client of the server.
    #[must_use]
    pub fn api(&self) -> ServerApi {
        let key = self.account.as_ref().map(|account| account.key.clone());
        ServerApi::new(self.server.clone(), key)
    }

    /// Becomes a new player.
    pub fn create(&self, new: NewPlayer) {
        self.set(OnlineAccount {
            server: self.server.clone(),
            key: new.key,
            player: new.player,
        });
    }

    /// Becomes the player of a key that came from another device.
    pub fn adopt(&self, key: String, player: PlayerInfo) {
        self.set(OnlineAccount {
            server: self.server.clone(),
            key,
            player,
        });
    }

    /// Forgets the player, whom the server has deleted. Another tab may have stored another one, who
    /// stays.
    pub fn forget(&self) {
        if self.is_stored() {
            OnlineAccount::store(None);
            self.change.emit(None);
        } else {
            self.change.emit(OnlineAccount::load(&self.server));
        }
    }

    /// Returns whether the browser keeps the key of this player, and not that of another one.
    fn is_stored(&self) -> bool {
        let stored = OnlineAccount::load(&self.server);
        stored.map(|stored| stored.key) == self.account.as_ref().map(|account| account.key.clone())
    }

    /// Changes the data of the player.
    pub fn rename(&self, player: PlayerInfo) {
        if !self.is_stored() {
            return self.change.emit(OnlineAccount::load(&self.server));
        }
        if let Some(account) = &self.account {
            let key = account.key.clone();
            self.set(OnlineAccount {
                server: self.server.clone(),
                key,
                player,
            });
        }
    }

    fn set(&self, account: OnlineAccount) {
        OnlineAccount::store(Some(&account));
        self.change.emit(Some(account));
    }

    /// Returns the account that another tab has stored meanwhile, and uses it.
    pub fn adopt_stored(&self) -> Option<Self> {
        let account = OnlineAccount::load(&self.server)?;
        self.change.emit(Some(account.clone()));
        Some(Self {
            account: Some(account),
            ..self.clone()
        })
    }

    /// Sets the account aside if the server does not know its key any more. Another tab may have
    /// stored a newer one, which stays.
    pub fn on_error(&self, error: RequestError) {
        let refused = self.account.as_ref();
        let Some(refused) =
            refused.filter(|_| error == RequestError::Refused(ApiFailure::Unauthorized))
        else {
            return;
        };
        let stored = OnlineAccount::load(&self.server);
        if stored
            .as_ref()
            .is_none_or(|stored| stored.key == refused.key)
        {
            if session_player().is_none() {
                local_values::write(Lifetime::Browser, REFUSED_KEY, refused);
            }
            OnlineAccount::store(None);
            self.change.emit(None);
        } else {
            self.change.emit(stored);
        }
    }
}

/// Returns the server of this page with the player's account; `None` if the page names no server. With the
/// token of a publisher the account is that of its user, and never that of the browser.
#[hook]
pub fn use_account(token: Option<&str>) -> Option<AccountHandle> {
    if let Some(token) = token {
        play_as_user(token);
    }
    let server = (*use_memo((), |()| table_server())).clone();
    let account = use_state_eq(|| server.as_deref().and_then(OnlineAccount::load));
    let change = use_callback(account.setter(), |next, account| account.set(next));
    server.map(|server| AccountHandle {
        server,
        account: (*account).clone(),
        change,
    })
}
