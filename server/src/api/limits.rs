//! Limits of requests by network address, so that nobody can fill the database or guess codes.

use crate::App;
use crate::error::ServerError;
use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response};
use axum::response::IntoResponse;
use protocol::online::ApiFailure;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;
use tower_governor::GovernorLayer;
use tower_governor::errors::GovernorError;
use tower_governor::governor::GovernorConfigBuilder;
use tower_governor::key_extractor::{KeyExtractor, PeerIpKeyExtractor, SmartIpKeyExtractor};

/// How many requests an address may send at once, and how soon the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// Requests at once.
    pub burst: u32,
    /// The time after which one more is allowed.
    pub interval: Duration,
}

/// The limit of all requests: a page asks every three seconds, and a club may share an address.
pub const REQUESTS: Limit = Limit {
    burst: 240,
    interval: Duration::from_millis(50),
};
/// The limit of what stores something new: players and tables.
pub const ADDITIONS: Limit = Limit {
    burst: 30,
    interval: Duration::from_secs(5),
};

/// The limit of the operator's page, so that nobody tries keys.
pub const ADMINISTRATION: Limit = Limit {
    burst: 60,
    interval: Duration::from_secs(1),
};

/// The time after which addresses that are quiet are forgotten.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60);

/// Reads the address of whoever sends a request. The header of a proxy is believed only if the
/// operator says that there is one, since everybody can send it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ClientAddress {
    trusts_proxy: bool,
}

impl KeyExtractor for ClientAddress {
    type Key = IpAddr;

    fn extract<T>(&self, request: &Request<T>) -> Result<IpAddr, GovernorError> {
        let address = if self.trusts_proxy {
            SmartIpKeyExtractor.extract(request)
        } else {
            PeerIpKeyExtractor.extract(request)
        };
        address.map(network)
    }
}

/// Returns the network that one client has: with IPv6 everybody has at least 2^64 addresses.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

/// Limits the requests of a router.
pub fn limit(router: Router<App>, limit: Limit, trusts_proxy: bool) -> Router<App> {
    let mut builder = GovernorConfigBuilder::default();
    let mut builder = builder.key_extractor(ClientAddress { trusts_proxy });
    let config = builder
        .period(limit.interval)
        .burst_size(limit.burst)
        .finish();
    match config {
        Some(config) => {
            let limiter = Arc::downgrade(config.limiter());
            tokio::spawn(async move {
                // Addresses that are quiet again are forgotten.
                while let Some(limiter) = limiter.upgrade() {
                    limiter.retain_recent();
                    drop(limiter);
                    sleep(CLEANUP_INTERVAL).await;
                }
            });
            router.layer(GovernorLayer::new(config).error_handler(refuse))
        }
        // Only a limit of zero has no configuration.
        None => router,
    }
}

fn refuse(error: GovernorError) -> Response<Body> {
    let message = match error {
        GovernorError::TooManyRequests { wait_time, .. } => {
            format!("too many requests; try again in {wait_time} seconds")
        }
        GovernorError::UnableToExtractKey | GovernorError::Other { .. } => {
            "the address of the request is unknown".to_owned()
        }
    };
    ServerError::request(ApiFailure::TooMany, message).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_network_has_one_limit() {
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let v4 = address("192.0.2.7");
        assert_eq!(network(v4), v4);
        let one = network(address("2001:db8:1:2:3:4:5:6"));
        assert_eq!(one, network(address("2001:db8:1:2:ffff::1")));
        assert_ne!(one, network(address("2001:db8:1:3:3:4:5:6")));
    }
}
