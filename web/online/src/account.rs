//! The player at a table server, as this browser knows them: the name, and the key that proves it.

use net::server_api::{RequestError, ServerApi};
use protocol::online::{ApiFailure, NewPlayer, PlayerInfo};
use serde::{Deserialize, Serialize};
use store::local_values::{self, Lifetime};
use ui::fetch::table_server;
use yew::prelude::*;

/// The key in the browser's storage.
const KEY: &str = "centauri.online";
/// The key of an account that the server did not know, for the case that it was at fault.
const REFUSED_KEY: &str = "centauri.online-refused";

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

impl OnlineAccount {
    fn load(server: &str) -> Option<Self> {
        let account: Self = local_values::read(Lifetime::Browser, KEY)?;
        (account.server == server).then_some(account)
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
            local_values::remove(Lifetime::Browser, KEY);
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
        local_values::write(Lifetime::Browser, KEY, &account);
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
            local_values::write(Lifetime::Browser, REFUSED_KEY, refused);
            local_values::remove(Lifetime::Browser, KEY);
            self.change.emit(None);
        } else {
            self.change.emit(stored);
        }
    }
}

/// Returns the server of this page with the player's account; `None` if the page names no server.
#[hook]
pub fn use_account() -> Option<AccountHandle> {
    let server = (*use_memo((), |()| table_server())).clone();
    let account = use_state_eq(|| server.as_deref().and_then(OnlineAccount::load));
    let change = use_callback(account.setter(), |next, account| account.set(next));
    server.map(|server| AccountHandle {
        server,
        account: (*account).clone(),
        change,
    })
}
