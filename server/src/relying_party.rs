//! What this server is to passkeys: a relying party, with a domain of its own.

use crate::config::Config;
use webauthn_rs::prelude::{Url, Webauthn, WebauthnBuilder};

/// Returns the relying party of a server; `None` if its public address is not known, or has no
/// domain: passkeys belong to one.
#[must_use]
pub fn relying_party(config: &Config) -> Option<Webauthn> {
    let address = Url::parse(config.public_address.as_deref()?).ok()?;
    // The page is at one origin, whatever folder it is in.
    let origin = Url::parse(&address.origin().ascii_serialization()).ok()?;
    let builder = WebauthnBuilder::new(origin.domain()?, &origin).ok()?;
    builder.rp_name(&config.name).build().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_need_a_domain() {
        let origin = |address: &str| {
            let config = Config {
                public_address: Some(address.to_owned()),
                ..Config::default()
            };
            let party = relying_party(&config)?;
            Some(party.get_allowed_origins()[0].to_string())
        };
        assert_eq!(
            origin("https://play.example/games/").as_deref(),
            Some("https://play.example/")
        );
        assert!(origin("http://localhost:8080/").is_some());
        assert_eq!(origin("https://192.0.2.1/"), None);
        assert_eq!(relying_party(&Config::default()).map(drop), None);
    }
}
