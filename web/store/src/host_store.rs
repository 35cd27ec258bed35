//! A store in the embedding page, which answers requests asynchronously.

use super::StoreError;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

/// A request to the embedding page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostStoreRequest {
    /// Returns the text under a key.
    Get(String),
    /// Stores a text under a key.
    Set(String, String),
    /// Returns every key.
    List,
    /// Deletes a key and its text.
    Delete(String),
}

/// The answer of the embedding page; its fields are empty where the request does not ask for them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HostStoreResponse {
    /// The text for [`HostStoreRequest::Get`]; `None` if there is none.
    pub text: Option<String>,
    /// The keys for [`HostStoreRequest::List`].
    pub keys: Vec<String>,
}

type HostFuture = Pin<Box<dyn Future<Output = Result<HostStoreResponse, StoreError>>>>;

/// A store in the embedding page, behind a function that sends requests to it.
#[derive(Clone)]
pub struct HostStore(Rc<dyn Fn(HostStoreRequest) -> HostFuture>);

impl PartialEq for HostStore {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl HostStore {
    /// Creates a store from the function that sends a request.
    pub fn new(send: impl Fn(HostStoreRequest) -> HostFuture + 'static) -> Self {
        Self(Rc::new(send))
    }

    pub(super) async fn put(&self, id: &str, text: String) -> Result<(), StoreError> {
        (self.0)(HostStoreRequest::Set(id.to_owned(), text))
            .await
            .map(drop)
    }

    /// Stores all texts, or none: if one is refused, the earlier contents are restored.
    pub(super) async fn put_all(&self, texts: Vec<(String, String)>) -> Result<(), StoreError> {
        let mut before = Vec::new();
        for (id, text) in texts {
            before.push((id.clone(), self.get(&id).await?));
            if let Err(error) = self.put(&id, text).await {
                for (id, text) in before {
                    // The caller gets the first refusal, so errors of the rollback are ignored.
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
