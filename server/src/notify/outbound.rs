//! Requests to addresses that players have chosen.
//!
//! A player may name any address, also one that only this server can reach. So the address that a
//! name leads to is checked when the connection is made, which a second answer of the name's server
//! cannot change; redirects are not followed, and nothing of the body of a response is read.

use super::address::is_public;
use crate::config::OutboundRules;
use axum::body::Bytes;
use axum::http::header::{CONTENT_LENGTH, HOST, USER_AGENT};
use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode, Uri};
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// The time limit of a request, from the look-up of the name to the status.
const REQUEST_TIME: Duration = Duration::from_secs(10);
/// Requests at once.
const MAX_REQUESTS: usize = 32;
/// The maximum length of an address.
const MAX_ADDRESS: usize = 1024;
/// Addresses of one name that are tried.
const MAX_TRIED: usize = 4;
/// The largest head of a response, in bytes; the least that the library has.
const MAX_HEAD: usize = 8192;

/// Why nothing was sent, or no status came back. No variant names the address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OutboundError {
    /// It is no address of a web server, or has a scheme or port that is not allowed.
    #[error("the address is not allowed")]
    Address,
    /// The name leads to no public network address.
    #[error("the name leads to no public address")]
    NotPublic,
    /// No connection, or no answer, or none in time.
    #[error("the other server does not answer")]
    Unanswered,
}

/// An address that may be asked, as far as its text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Destination {
    is_secure: bool,
    /// Name or address, without the brackets of IPv6.
    host: String,
    port: u16,
    /// Host and port as they stand in the address.
    authority: String,
    /// Path and query.
    path: String,
}

impl Destination {
    /// Reads an address.
    ///
    /// # Errors
    /// Returns an error if the scheme or port is not allowed, if the address has a name and password, or is too
    /// long, or names a network address that is not public.
    pub fn parse(text: &str, rules: &OutboundRules) -> Result<Self, OutboundError> {
        let refused = OutboundError::Address;
        let is_plain =
            text.len() <= MAX_ADDRESS && text.bytes().all(|byte| byte.is_ascii_graphic());
        let uri: Uri = text.parse().map_err(|_| refused)?;
        let authority = uri.authority().filter(|_| is_plain).ok_or(refused)?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") if rules.allows_private => false,
            _ => return Err(refused),
        };
        let default_port = if is_secure { 443 } else { 80 };
        // A name and password before the host make this no port.
        let rest = authority.as_str().strip_prefix(authority.host());
        let port = match rest.ok_or(refused)? {
            "" => default_port,
            rest => {
                let port = rest.strip_prefix(':').ok_or(refused)?;
                port.parse().map_err(|_| refused)?
            }
        };
        let has_port = port == 443 || rules.allows_private || rules.ports.contains(&port);
        let host = authority
            .host()
            .trim_start_matches('[')
            .trim_end_matches(']');
        if !has_port || host.is_empty() {
            return Err(refused);
        }
        let literal: Option<IpAddr> = host.parse().ok();
        if literal.is_some_and(|address| !rules.allows(address)) {
            return Err(OutboundError::NotPublic);
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        if !path.starts_with('/') {
            return Err(refused);
        }
        Ok(Self {
            is_secure,
            host: host.to_ascii_lowercase(),
            port,
            authority: authority.as_str().to_owned(),
            path: path.to_owned(),
        })
    }

    /// Returns scheme, host and port, without anything that is secret.
    #[must_use]
    pub fn origin(&self) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        format!("{scheme}://{}", self.authority)
    }
}

impl OutboundRules {
    fn allows(&self, address: IpAddr) -> bool {
        self.allows_private || is_public(address)
    }

    /// Returns the network addresses of a host that may be connected to.
    async fn resolve(&self, to: &Destination) -> Result<Vec<SocketAddr>, OutboundError> {
        let found = lookup_host((to.host.as_str(), to.port)).await;
        let found = found.map_err(|_| OutboundError::Unanswered)?;
        let allowed: Vec<SocketAddr> = found
            .filter(|one| self.allows(one.ip()))
            .take(MAX_TRIED)
            .collect();
        if allowed.is_empty() {
            return Err(OutboundError::NotPublic);
        }
        Ok(allowed)
    }
}

/// Sends requests to addresses of players.
pub struct OutboundClient {
    rules: OutboundRules,
    tls: TlsConnector,
    permits: Semaphore,
}

impl OutboundClient {
    /// Makes a client with the certificate authorities that browsers trust.
    #[must_use]
    pub fn new(rules: OutboundRules) -> Self {
        let roots = RootCertStore {
            roots: webpki_roots::TLS_SERVER_ROOTS.to_vec(),
        };
        let config = ClientConfig::builder()
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self {
            rules,
            tls: TlsConnector::from(Arc::new(config)),
            permits: Semaphore::new(MAX_REQUESTS),
        }
    }

    /// Returns what is allowed.
    #[must_use]
    pub const fn rules(&self) -> &OutboundRules {
        &self.rules
    }

    /// Posts a body and returns the status of the answer, within a time limit.
    ///
    /// # Errors
    /// Returns an error if the address is not allowed or does not answer.
    pub async fn post(
        &self,
        to: &Destination,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<StatusCode, OutboundError> {
        let _permit = self
            .permits
            .acquire()
            .await
            .map_err(|_| OutboundError::Unanswered)?;
        let posting = timeout(REQUEST_TIME, self.post_now(to, headers, body));
        posting.await.map_err(|_| OutboundError::Unanswered)?
    }

    async fn post_now(
        &self,
        to: &Destination,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<StatusCode, OutboundError> {
        let request = request(to, headers, body)?;
        let stream = self.connect(to).await?;
        if !to.is_secure {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(to.host.clone()).map_err(|_| OutboundError::Address)?;
        let stream = self.tls.connect(name, stream).await;
        exchange(stream.map_err(|_| OutboundError::Unanswered)?, request).await
    }

    /// Connects to the first address of a host that answers. What is connected to is what was
    /// checked, since the name is looked up once.
    async fn connect(&self, to: &Destination) -> Result<TcpStream, OutboundError> {
        for address in self.rules.resolve(to).await? {
            if let Ok(stream) = TcpStream::connect(address).await {
                return Ok(stream);
            }
        }
        Err(OutboundError::Unanswered)
    }
}

fn request(
    to: &Destination,
    headers: HeaderMap,
    body: Vec<u8>,
) -> Result<Request<Full<Bytes>>, OutboundError> {
    let refused = |_| OutboundError::Address;
    let host = HeaderValue::from_str(&to.authority).map_err(|_| OutboundError::Address)?;
    let length = HeaderValue::from(body.len());
    let mut request = Request::builder()
        .method(Method::POST)
        .uri(&to.path)
        .body(Full::new(Bytes::from(body)))
        .map_err(refused)?;
    *request.headers_mut() = headers;
    request.headers_mut().insert(HOST, host);
    request.headers_mut().insert(CONTENT_LENGTH, length);
    let agent = HeaderValue::from_static("centauri-server");
    request.headers_mut().insert(USER_AGENT, agent);
    Ok(request)
}

/// Sends a request over a connection and returns the status. The connection ends with it.
async fn exchange<S>(stream: S, request: Request<Full<Bytes>>) -> Result<StatusCode, OutboundError>
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let unanswered = |_| OutboundError::Unanswered;
    let mut builder = http1::Builder::new();
    builder.max_buf_size(MAX_HEAD);
    let (mut sender, connection) = builder
        .handshake(TokioIo::new(stream))
        .await
        .map_err(unanswered)?;
    // Dropping the set ends the connection.
    let mut driving = JoinSet::new();
    driving.spawn(async move {
        // The request fails with the connection.
        let _ = connection.await;
    });
    let response = sender.send_request(request).await.map_err(unanswered)?;
    Ok(response.status())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str, allows_private: bool) -> Result<Destination, OutboundError> {
        let rules = OutboundRules {
            allows_private,
            ports: vec![8443],
        };
        Destination::parse(text, &rules)
    }

    #[test]
    fn an_address_is_secure_and_at_an_allowed_port() {
        let hook = parse("https://Hooks.example/a/b?c=d#e", false).expect("allowed");
        assert_eq!(hook.origin(), "https://Hooks.example");
        assert_eq!(
            (hook.host.as_str(), hook.port, hook.path.as_str()),
            ("hooks.example", 443, "/a/b?c=d")
        );
        assert!(parse("https://hooks.example:8443/", false).is_ok());
        for refused in [
            "http://hooks.example/",
            "https://hooks.example:22/",
            "https://hooks.example:99999/",
            "https://ann:secret@hooks.example/",
            "https://hooks.example@hooks.example/",
            "https://hooks.example-secret@hooks.example/",
            "https://hooks.example?a",
            "ftp://hooks.example/",
            "file:///etc/passwd",
            "/hooks",
            "https://",
            "https://hooks.example/a b",
            "",
        ] {
            assert_eq!(
                parse(refused, false),
                Err(OutboundError::Address),
                "{refused}"
            );
        }
        let long = format!("https://hooks.example/{}", "a".repeat(MAX_ADDRESS));
        assert_eq!(parse(&long, false), Err(OutboundError::Address));
    }

    #[test]
    fn a_private_address_is_refused_where_it_is_written() {
        for private in [
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://169.254.169.254/latest",
        ] {
            assert_eq!(
                parse(private, false),
                Err(OutboundError::NotPublic),
                "{private}"
            );
            assert!(parse(private, true).is_ok());
        }
        let local = parse("http://[::1]:8080", true).expect("allowed");
        assert_eq!(
            (local.host.as_str(), local.port, local.path.as_str()),
            ("::1", 8080, "/")
        );
    }

    #[tokio::test]
    async fn a_name_of_a_private_address_is_refused_when_the_connection_is_made() {
        let client = OutboundClient::new(OutboundRules::default());
        // Also the forms of an address that only the look-up understands.
        for own in [
            "https://localhost/",
            "https://127.1/",
            "https://2130706433/",
            "https://0x7f000001/",
        ] {
            let to = Destination::parse(own, client.rules()).expect("a name");
            let sent = client.post(&to, HeaderMap::new(), Vec::new()).await;
            assert_eq!(sent, Err(OutboundError::NotPublic), "{own}");
        }
    }
}
