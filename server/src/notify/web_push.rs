//! Web Push: the payload is encrypted for one browser (RFC 8291, with the coding of RFC 8188), so
//! that the push service cannot read it.

use super::PushError;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// The length of a point of P-256 that is not compressed.
pub const PUBLIC_KEY_BYTES: usize = 65;
/// The length of the secret of a subscription.
pub const AUTH_BYTES: usize = 16;
const SALT_BYTES: usize = 16;
/// The size of a record. Payloads are far smaller, so there is one.
const RECORD_SIZE: u32 = 4096;
/// What ends the last record.
const LAST_RECORD: u8 = 2;

/// The keys that the messages for a browser are encrypted with.
#[derive(Clone, PartialEq, Eq)]
pub struct BrowserKeys {
    /// The public key of the browser.
    pub public_key: [u8; PUBLIC_KEY_BYTES],
    /// What only the browser and this server know.
    pub auth_secret: [u8; AUTH_BYTES],
}

impl BrowserKeys {
    /// Makes keys from their bytes; `None` if these are none.
    #[must_use]
    pub fn from_bytes(public_key: &[u8], auth_secret: &[u8]) -> Option<Self> {
        let keys = Self {
            public_key: public_key.try_into().ok()?,
            auth_secret: auth_secret.try_into().ok()?,
        };
        // What begins the coordinates of a point that is not compressed.
        (keys.public_key.first() == Some(&4)).then_some(keys)
    }

    /// Encrypts a payload with a key of its own.
    ///
    /// # Errors
    /// Returns an error if the browser's key is no point of the curve.
    pub fn encrypt(&self, payload: &[u8]) -> Result<Vec<u8>, PushError> {
        let random = SystemRandom::new();
        let own_key = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
        let own_public = own_key.compute_public_key()?;
        let mut salt = [0; SALT_BYTES];
        random.fill(&mut salt)?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, self.public_key);
        agree_ephemeral(own_key, &theirs, |shared| {
            self.seal(shared, own_public.as_ref(), salt, payload)
        })?
    }

    /// Encrypts a payload with the secret that both keys share.
    fn seal(
        &self,
        shared: &[u8],
        own_public: &[u8],
        salt: [u8; SALT_BYTES],
        payload: &[u8],
    ) -> Result<Vec<u8>, PushError> {
        let mut input = [0; 32];
        Salt::new(HKDF_SHA256, &self.auth_secret)
            .extract(shared)
            .expand(
                &[b"WebPush: info\0", &self.public_key, own_public],
                HKDF_SHA256,
            )?
            .fill(&mut input)?;
        let key = Salt::new(HKDF_SHA256, &salt).extract(&input);
        let content_key = key.expand(&[b"Content-Encoding: aes128gcm\0"], &AES_128_GCM)?;
        let content_key = LessSafeKey::new(UnboundKey::from(content_key));
        let mut nonce = [0; NONCE_LEN];
        key.expand(&[b"Content-Encoding: nonce\0"], Length(NONCE_LEN))?
            .fill(&mut nonce)?;
        let mut record = [payload, &[LAST_RECORD]].concat();
        let nonce = Nonce::assume_unique_for_key(nonce);
        content_key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record)?;
        let id_length = [PUBLIC_KEY_BYTES as u8];
        let size = RECORD_SIZE.to_be_bytes();
        Ok([salt.as_slice(), &size, &id_length, own_public, &record].concat())
    }
}

/// A number of derived bytes.
#[derive(Clone, Copy)]
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64url")
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn a_payload_is_encrypted_as_the_standard_shows() {
        let keys = BrowserKeys::from_bytes(
            &bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        );
        let sealed = keys.expect("keys").seal(
            &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            &bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"),
            bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("a salt"),
            b"When I grow up, I want to be a watermelon",
        );
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(
            BASE64_URL_SAFE_NO_PAD.encode(sealed.expect("sealed")),
            expected
        );
    }

    #[test]
    fn keys_have_their_lengths_and_a_point_of_the_curve() {
        let point = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        assert!(BrowserKeys::from_bytes(&point, &[0; 15]).is_none());
        assert!(BrowserKeys::from_bytes(&point[..64], &[0; 16]).is_none());
        assert!(BrowserKeys::from_bytes(&[2; 65], &[0; 16]).is_none());
        let outside = BrowserKeys::from_bytes(&[4; 65], &[0; 16]).expect("of this form");
        assert!(outside.encrypt(b"text").is_err());
        let keys = BrowserKeys::from_bytes(&point, &[0; 16]).expect("keys");
        let first = keys.encrypt(b"text").expect("encrypted");
        assert_ne!(
            first,
            keys.encrypt(b"text").expect("encrypted"),
            "each message has its own key"
        );
    }
}
