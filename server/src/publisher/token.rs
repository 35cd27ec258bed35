//! Tokens of publishers: JWT (RFC 7519) in compact form with HS256, and nothing else. The signature is
//! checked by a library; what is around it is small, and no other algorithm, key or header can be chosen by whoever
//! sends a token.

use crate::store::token_secret_text;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use protocol::online::{MAX_TOKEN_BYTES, MAX_USER_BYTES};
use ring::hmac;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// How far the clocks of publisher and server may differ, in seconds.
const CLOCK_SKEW: u64 = 60;
/// How far ahead a token may expire, in seconds.
const MAX_LIFETIME: u64 = 600;

/// The reason why a token is not accepted. No variant has a part of the token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TokenError {
    /// It is no JWT, is too long, or lacks a claim.
    #[error("the token cannot be read: it is a JWT with iss, sub, name, aud, exp and jti")]
    Unreadable,
    /// It names another algorithm than HS256, or asks for an extension.
    #[error("the token has another algorithm than HS256, or an extension")]
    Algorithm,
    /// There is no such publisher, or the signature is not that of the publisher.
    #[error("the publisher is unknown, or the signature is wrong")]
    Signature,
    /// It is for another server.
    #[error("the token is for another server: aud is wrong")]
    Audience,
    /// It has expired, or is not valid yet.
    #[error("the token has expired, or is not valid yet")]
    Time,
    /// It expires too far in the future.
    #[error("the token expires in more than ten minutes")]
    Lifetime,
}

/// What a token says, once it is checked.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct TokenClaims {
    /// The id of the publisher.
    #[serde(rename = "iss")]
    pub publisher: String,
    /// The publisher's id of the user.
    #[serde(rename = "sub")]
    pub user: String,
    /// The name of the user.
    pub name: String,
    /// The id of the token.
    #[serde(rename = "jti")]
    pub token: String,
    /// When the token expires, in seconds since 1970.
    #[serde(rename = "exp")]
    pub expires: u64,
    #[serde(rename = "aud")]
    audience: Audience,
    #[serde(rename = "nbf", default)]
    not_before: u64,
    #[serde(rename = "iat", default)]
    issued: u64,
}

impl TokenClaims {
    /// Returns until when the token has to be remembered, in milliseconds since 1970.
    #[must_use]
    pub const fn remembered_until(&self) -> u64 {
        (self.expires.saturating_add(CLOCK_SKEW)).saturating_mul(1000)
    }
}

/// The servers that a token is for.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
enum Audience {
    One(String),
    Several(Vec<String>),
}

impl Audience {
    fn contains(&self, audience: &str) -> bool {
        match self {
            Self::One(one) => one == audience,
            Self::Several(several) => several.iter().any(|one| one == audience),
        }
    }
}

/// The header of a token.
#[derive(Deserialize)]
struct Header {
    alg: String,
    #[serde(default)]
    crit: Option<serde_json::Value>,
}

fn part<T: DeserializeOwned>(text: &str) -> Result<T, TokenError> {
    let bytes = BASE64.decode(text).map_err(|_| TokenError::Unreadable)?;
    serde_json::from_slice(&bytes).map_err(|_| TokenError::Unreadable)
}

/// Returns header, claims and signature of a token as they stand in it.
fn split(token: &str) -> Result<[&str; 3], TokenError> {
    if token.len() > MAX_TOKEN_BYTES {
        return Err(TokenError::Unreadable);
    }
    let mut parts = token.split('.');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(header), Some(claims), Some(signature), None) => Ok([header, claims, signature]),
        _ => Err(TokenError::Unreadable),
    }
}

/// Returns the publisher that a token claims to be of, which is not checked yet.
///
/// # Errors
/// Returns an error if the token cannot be read.
pub fn claimed_publisher(token: &str) -> Result<String, TokenError> {
    let [_, claims, _] = split(token)?;
    part::<TokenClaims>(claims).map(|claims| claims.publisher)
}

/// Checks a token with the secret of the publisher that it claims to be of, at a time in seconds since 1970.
/// Whether it was used before is for the database.
///
/// # Errors
/// Returns an error if the token is not accepted.
pub fn verify_token(
    token: &str,
    secret: &[u8; 32],
    audience: &str,
    now: u64,
) -> Result<TokenClaims, TokenError> {
    let [header_text, claims_text, signature] = split(token)?;
    let header: Header = part(header_text)?;
    if header.alg != "HS256" || header.crit.is_some() {
        return Err(TokenError::Algorithm);
    }
    let signature = BASE64.decode(signature);
    let signature = signature.map_err(|_| TokenError::Signature)?;
    let signed_length = header_text.len() + 1 + claims_text.len();
    let signed = token.get(..signed_length).ok_or(TokenError::Unreadable)?;
    let key = hmac::Key::new(hmac::HMAC_SHA256, token_secret_text(secret).as_bytes());
    // This takes the same time for every wrong signature.
    hmac::verify(&key, signed.as_bytes(), &signature).map_err(|_| TokenError::Signature)?;
    let claims: TokenClaims = part(claims_text)?;
    let is_id = |text: &str| !text.is_empty() && text.len() <= MAX_USER_BYTES;
    if !is_id(&claims.user) || !is_id(&claims.token) {
        return Err(TokenError::Unreadable);
    }
    if !claims.audience.contains(audience) {
        return Err(TokenError::Audience);
    }
    let begins = claims.not_before.max(claims.issued);
    if claims.expires.saturating_add(CLOCK_SKEW) <= now || begins > now.saturating_add(CLOCK_SKEW) {
        return Err(TokenError::Time);
    }
    if claims.expires > now.saturating_add(MAX_LIFETIME + CLOCK_SKEW) {
        return Err(TokenError::Lifetime);
    }
    Ok(claims)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    const SECRET: [u8; 32] = [5; 32];
    const NOW: u64 = 1_800_000_000;

    fn claims() -> Value {
        json!({ "iss": "p1", "sub": "u1", "name": "Ann", "aud": "here", "exp": NOW + 60, "jti": "t1" })
    }

    fn signed(header: &Value, claims: &Value, secret: &[u8]) -> String {
        let text = |value: &Value| BASE64.encode(value.to_string());
        let signed = format!("{}.{}", text(header), text(claims));
        let key = hmac::Key::new(hmac::HMAC_SHA256, secret);
        let signature = hmac::sign(&key, signed.as_bytes());
        format!("{signed}.{}", BASE64.encode(signature))
    }

    fn verify(header: &Value, claims: &Value) -> Result<TokenClaims, TokenError> {
        let token = signed(header, claims, token_secret_text(&SECRET).as_bytes());
        verify_token(&token, &SECRET, "here", NOW)
    }

    fn with(name: &str, value: Value) -> Result<TokenClaims, TokenError> {
        let mut claims = claims();
        claims[name] = value;
        verify(&json!({ "alg": "HS256" }), &claims)
    }

    #[test]
    fn a_token_says_whose_user_it_is() {
        let header = json!({ "alg": "HS256", "typ": "JWT" });
        let read = verify(&header, &claims()).expect("a token");
        assert_eq!(
            (
                read.publisher.as_str(),
                read.user.as_str(),
                read.name.as_str()
            ),
            ("p1", "u1", "Ann")
        );
        assert_eq!(read.remembered_until(), (NOW + 120) * 1000);
        let token = signed(&header, &claims(), b"another");
        assert_eq!(claimed_publisher(&token), Ok("p1".to_owned()));
        assert!(with("aud", json!(["there", "here"])).is_ok());
    }

    #[test]
    fn only_the_signature_of_the_publisher_counts() {
        let wrong = |token: &str| verify_token(token, &SECRET, "here", NOW).expect_err("wrong");
        let header = json!({ "alg": "HS256" });
        let good = signed(&header, &claims(), token_secret_text(&SECRET).as_bytes());
        assert_eq!(
            wrong(&signed(&header, &claims(), b"x")),
            TokenError::Signature
        );
        assert_eq!(
            wrong(&signed(&header, &claims(), &SECRET)),
            TokenError::Signature
        );
        let (unsigned, _) = good.rsplit_once('.').expect("three parts");
        assert_eq!(wrong(&format!("{unsigned}.")), TokenError::Signature);
        for alg in ["none", "None", "HS512", "RS256", "hs256"] {
            let refused = verify(&json!({ "alg": alg }), &claims());
            assert_eq!(refused, Err(TokenError::Algorithm), "{alg}");
        }
        let extended = json!({ "alg": "HS256", "crit": ["b64"], "b64": false });
        assert_eq!(verify(&extended, &claims()), Err(TokenError::Algorithm));
        let long = format!("{good}{}", "A".repeat(MAX_TOKEN_BYTES));
        for unreadable in ["", "a", "a.b", "a.b.c", "a.b.c.d", unsigned, &long] {
            assert_eq!(
                wrong(unreadable),
                TokenError::Unreadable,
                "{unreadable:.40}"
            );
        }
    }

    #[test]
    fn a_token_is_for_this_server_and_for_minutes() {
        assert_eq!(with("aud", json!("there")), Err(TokenError::Audience));
        assert_eq!(with("aud", json!([])), Err(TokenError::Audience));
        assert_eq!(with("exp", json!(NOW - 61)), Err(TokenError::Time));
        assert!(with("exp", json!(NOW - 59)).is_ok());
        assert!(with("exp", json!(NOW + 660)).is_ok());
        assert_eq!(with("exp", json!(NOW + 661)), Err(TokenError::Lifetime));
        assert_eq!(with("nbf", json!(NOW + 61)), Err(TokenError::Time));
        assert_eq!(with("iat", json!(NOW + 61)), Err(TokenError::Time));
        assert!(with("iat", json!(NOW + 59)).is_ok());
    }

    #[test]
    fn claims_that_are_missing_or_too_long_are_refused() {
        for (name, value) in [
            ("sub", json!("")),
            ("sub", json!("u".repeat(MAX_USER_BYTES + 1))),
            ("jti", json!("")),
            ("jti", json!(null)),
            ("name", json!(7)),
            ("exp", json!("soon")),
            ("exp", json!(-1)),
            ("exp", json!(1.5)),
            ("iss", json!(null)),
        ] {
            assert_eq!(
                with(name, value.clone()),
                Err(TokenError::Unreadable),
                "{name} {value}"
            );
        }
    }
}
