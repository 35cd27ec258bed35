//! Saves that the page around this one keeps: it is asked, and answers when it likes.

use super::StoreError;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

/// What the host is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostStoreRequest {
    /// The text under a key.
    Get(String),
    /// Keeps a text under a key.
    Set(String, String),
    /// Every key.
    List,
    /// Forgets a key.
    Delete(String),
}

/// What it answers: a text or none; keys; nothing to tell.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HostStoreResponse {
    /// The text that was asked for.
    pub text: Option<String>,
    /// The keys that were asked for.
    pub keys: Vec<String>,
}

type HostFuture = Pin<Box<dyn Future<Output = Result<HostStoreResponse, StoreError>>>>;

/// The host's store.
#[derive(Clone)]
pub struct HostStore(Rc<dyn Fn(HostStoreRequest) -> HostFuture>);

impl PartialEq for HostStore {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl HostStore {
    /// A store behind a way to ask.
    pub fn new(ask: impl Fn(HostStoreRequest) -> HostFuture + 'static) -> Self {
        Self(Rc::new(ask))
    }

    pub(super) async fn put(&self, id: &str, text: String) -> Result<(), StoreError> {
        (self.0)(HostStoreRequest::Set(id.to_owned(), text))
            .await
            .map(drop)
    }

    /// Keeps all of them, or none: what was there before is put back where one is refused.
    pub(super) async fn put_all(&self, texts: Vec<(String, String)>) -> Result<(), StoreError> {
        let mut before = Vec::new();
        for (id, text) in texts {
            before.push((id.clone(), self.get(&id).await?));
            if let Err(error) = self.put(&id, text).await {
                for (id, text) in before {
                    // The first refusal is the one that is told.
                    let _ = match text {
                        Some(text) => self.put(&id, text).await,
                        None => self.delete(&id).await,
                    };
                }
                return Err(error);
            }
        }
        Ok(())
    }

    pub(super) async fn get(&self, id: &str) -> Result<Option<String>, StoreError> {
        Ok((self.0)(HostStoreRequest::Get(id.to_owned())).await?.text)
    }

    pub(super) async fn delete(&self, id: &str) -> Result<(), StoreError> {
        (self.0)(HostStoreRequest::Delete(id.to_owned()))
            .await
            .map(drop)
    }

    pub(super) async fn all(&self) -> Result<Vec<String>, StoreError> {
        let mut texts = Vec::new();
        for key in (self.0)(HostStoreRequest::List).await?.keys {
            texts.extend(self.get(&key).await?);
        }
        Ok(texts)
    }
}
