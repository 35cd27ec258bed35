//! Compact connection data of one browser: extracted from an SDP session description and expanded
//! back into one. It is about a quarter as long, and contains only checked values.

use std::fmt::Write;

/// Maximum number of candidates kept of one browser.
const MAX_CANDIDATES: usize = 12;

/// One UDP transport address at which a browser may be reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IceCandidate {
    priority: u32,
    host: String,
    port: u16,
    /// Whether the address is a local one (`host`); otherwise it is the address that a STUN server
    /// saw (`srflx`).
    is_host: bool,
}

/// ICE credentials, certificate fingerprint and candidates of one browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompactSdp {
    user: String,
    password: String,
    /// SHA-256 fingerprint of the DTLS certificate.
    fingerprint: [u8; 32],
    addresses: Vec<IceCandidate>,
}

impl CompactSdp {
    /// Extracts the connection data from an SDP text; `None` if a required part is missing or not
    /// valid.
    #[must_use]
    pub fn from_sdp(description: &str) -> Option<Self> {
        let value = |name: &str| {
            let mut lines = description.lines();
            lines.find_map(|line| line.trim().strip_prefix(name))
        };
        let addresses = description.lines().filter_map(|line| {
            IceCandidate::from_sdp_line(line.trim().strip_prefix("a=candidate:")?)
        });
        let print: String = value("a=fingerprint:sha-256 ")?
            .chars()
            .filter(|character| *character != ':')
            .collect();
        Self {
            user: value("a=ice-ufrag:")?.to_owned(),
            password: value("a=ice-pwd:")?.to_owned(),
            fingerprint: decode_hex(&print)?,
            addresses: addresses.take(MAX_CANDIDATES).collect(),
        }
        .validate()
    }

    /// Returns `self` if every text in it contains only characters that are safe in an SDP line.
    fn validate(self) -> Option<Self> {
        let word = |text: &str, min_length: usize| {
            (min_length..=256).contains(&text.len())
                && text
                    .chars()
                    .all(|c| c.is_ascii_alphanumeric() || "+/".contains(c))
        };
        let fine = word(&self.user, 4)
            && word(&self.password, 22)
            && self.addresses.len() <= MAX_CANDIDATES;
        fine.then_some(self)
    }

    /// Returns whether there is at least one candidate.
    #[must_use]
    pub const fn has_candidates(&self) -> bool {
        !self.addresses.is_empty()
    }

    /// Writes an SDP offer, or an SDP answer if `is_answer` is true.
    #[must_use]
    pub fn to_sdp(&self, is_answer: bool) -> String {
        let print: Vec<String> = self
            .fingerprint
            .iter()
            .map(|byte| format!("{byte:02X}"))
            .collect();
        let setup = if is_answer { "active" } else { "actpass" };
        let mut text = String::from(
            "v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
             m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n",
        );
        for (number, address) in self.addresses.iter().enumerate() {
            let IceCandidate {
                priority,
                host,
                port,
                is_host: itself,
            } = address;
            let kind = if *itself {
                "host"
            } else {
                "srflx raddr 0.0.0.0 rport 0"
            };
            let _ = write!(
                text,
                "a=candidate:{} 1 udp {priority} {host} {port} typ {kind}\r\n",
                number + 1
            );
        }
        let _ = write!(
            text,
            "a=ice-ufrag:{}\r\na=ice-pwd:{}\r\na=fingerprint:sha-256 {}\r\na=setup:{setup}\r\n\
             a=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n",
            self.user,
            self.password,
            print.join(":")
        );
        text
    }

    /// Returns the lines that represent this value in an invitation code.
    #[must_use]
    pub fn to_lines(&self) -> Vec<String> {
        let print: String = self
            .fingerprint
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        let mut lines = vec![self.user.clone(), self.password.clone(), print];
        lines.extend(self.addresses.iter().map(IceCandidate::to_line));
        lines
    }

    /// Reads the lines written by [`to_lines`](Self::to_lines); `None` if one is not valid.
    #[must_use]
    pub fn from_lines(lines: &[&str]) -> Option<Self> {
        let [user, password, print, addresses @ ..] = lines else {
            return None;
        };
        let addresses: Option<Vec<IceCandidate>> = addresses
            .iter()
            .map(|line| IceCandidate::from_line(line))
            .collect();
        Self {
            user: (*user).to_owned(),
            password: (*password).to_owned(),
            fingerprint: decode_hex(print)?,
            addresses: addresses?,
        }
        .validate()
    }
}

impl IceCandidate {
    /// Reads an `a=candidate:` line; `None` for candidates that are not used, such as TCP and relay
    /// candidates.
    fn from_sdp_line(line: &str) -> Option<Self> {
        let tokens: Vec<&str> = line.split(' ').collect();
        let [_, "1", transport, priority, host, port, "typ", kind, ..] = tokens.as_slice() else {
            return None;
        };
        if !transport.eq_ignore_ascii_case("udp") || !["host", "srflx"].contains(kind) {
            return None;
        }
        Self::validate(priority, host, port, *kind == "host")
    }

    fn validate(priority: &str, host: &str, port: &str, is_host: bool) -> Option<Self> {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || ".:-".contains(c);
        if host.is_empty() || host.len() > 64 || !host.chars().all(is_plain) {
            return None;
        }
        Some(Self {
            priority: priority.parse().ok()?,
            host: host.to_owned(),
            port: port.parse().ok()?,
            is_host,
        })
    }

    fn to_line(&self) -> String {
        let kind = if self.is_host { "h" } else { "s" };
        format!("{kind} {} {} {}", self.priority, self.host, self.port)
    }

    fn from_line(line: &str) -> Option<Self> {
        let tokens: Vec<&str> = line.split(' ').collect();
        match tokens.as_slice() {
            [kind @ ("h" | "s"), priority, host, port] => {
                Self::validate(priority, host, port, *kind == "h")
            }
            [..] => None,
        }
    }
}

fn decode_hex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (index, byte) in bytes.iter_mut().enumerate() {
        let digits = text.get(index * 2..index * 2 + 2)?;
        *byte = u8::from_str_radix(digits, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OFFER: &str = "v=0\r\no=- 8 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
        a=extmap-allow-mixed\r\na=msid-semantic: WMS\r\n\
        m=application 46154 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n\
        a=candidate:1467250027 1 udp 2122260223 0b8c6a2e-45f8-4a8a-9a14-8f8d4a1f5a11.local 46154 typ host generation 0 network-id 1\r\n\
        a=candidate:842163049 1 udp 1677729535 203.0.113.7 46154 typ srflx raddr 0.0.0.0 rport 0 generation 0\r\n\
        a=candidate:435653019 1 tcp 1518280447 192.0.2.3 9 typ host tcptype active generation 0\r\n\
        a=ice-ufrag:Ab+/\r\na=ice-pwd:0123456789abcdefghijklmn\r\na=ice-options:trickle\r\n\
        a=fingerprint:sha-256 00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF\r\n\
        a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

    #[test]
    fn sdp_survives_a_round_trip_through_sdp_text_and_lines() {
        let sdp = CompactSdp::from_sdp(OFFER).expect("a whole offer");
        assert_eq!(sdp.addresses.len(), 2);
        assert_eq!(
            CompactSdp::from_sdp(&sdp.to_sdp(false)).as_ref(),
            Some(&sdp)
        );
        assert!(sdp.to_sdp(true).contains("a=setup:active"));
        let lines = sdp.to_lines();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        assert_eq!(CompactSdp::from_lines(&lines), Some(sdp));
    }

    #[test]
    fn invalid_sdp_fields_are_rejected() {
        for (good, bad) in [
            ("a=ice-ufrag:Ab+/", "a=ice-ufrag:Ab c"),
            ("a=ice-pwd:0123456789abcdefghijklmn", "a=ice-pwd:short"),
            ("sha-256 00:11", "sha-256 zz:11"),
            ("a=fingerprint", "a=nothing"),
        ] {
            assert_eq!(
                CompactSdp::from_sdp(&OFFER.replace(good, bad)),
                None,
                "{bad}"
            );
        }
        let evil = OFFER.replace("203.0.113.7", "203.0.113.7\u{7}x");
        assert_eq!(
            CompactSdp::from_sdp(&evil).map(|sdp| sdp.addresses.len()),
            Some(1)
        );
        assert_eq!(CompactSdp::from_lines(&["user", "password"]), None);
    }
}
