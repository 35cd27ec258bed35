//! Which network addresses are public, so that the server may connect to them for a player.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Networks of IPv4 that are not public (IANA's special-purpose registry), with the bits of their
/// prefixes.
const SPECIAL_V4: [(Ipv4Addr, u32); 15] = [
    // This network.
    (Ipv4Addr::new(0, 0, 0, 0), 8),
    // Private, and shared with the customers of a provider.
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    // This machine, and this link, where clouds have their metadata.
    (Ipv4Addr::new(127, 0, 0, 0), 8),
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    // Protocols, and relays of 6to4.
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    // Measurements.
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    // Documentation.
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    // Groups, and what is reserved, with the broadcast address.
    (Ipv4Addr::new(224, 0, 0, 0), 4),
    (Ipv4Addr::new(240, 0, 0, 0), 4),
];

/// The network of IPv6 that public addresses are in. It leaves out this machine, private and local
/// addresses, groups, and all forms that contain an address of IPv4.
const GLOBAL_V6: (Ipv6Addr, u32) = (Ipv6Addr::new(0x2000, 0, 0, 0, 0, 0, 0, 0), 3);

/// Networks within it that are not public.
const SPECIAL_V6: [(Ipv6Addr, u32); 4] = [
    // Protocols, with Teredo, which contains an address of IPv4.
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23),
    // 6to4, which does so, too.
    (Ipv6Addr::new(0x2002, 0, 0, 0, 0, 0, 0, 0), 16),
    // Documentation.
    (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0), 32),
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20),
];

/// Returns whether an address is one of a server on the public network.
#[must_use]
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            let mut special = SPECIAL_V4.iter();
            !special.any(|(network, bits)| {
                u32::from(address) >> (32 - bits) == u32::from(*network) >> (32 - bits)
            })
        }
        IpAddr::V6(address) => {
            let is_in = |(network, bits): &(Ipv6Addr, u32)| {
                u128::from(address) >> (128 - bits) == u128::from(*network) >> (128 - bits)
            };
            is_in(&GLOBAL_V6) && !SPECIAL_V6.iter().any(is_in)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_public(addresses: &[&str], expected: bool) {
        for text in addresses {
            let address = text.parse().expect("an address");
            assert_eq!(is_public(address), expected, "{text}");
        }
    }

    #[test]
    fn servers_of_the_public_network_are_public() {
        assert_public(
            &[
                "1.1.1.1",
                "9.255.255.255",
                "11.0.0.0",
                "100.63.255.255",
                "100.128.0.0",
            ],
            true,
        );
        assert_public(
            &[
                "126.255.255.255",
                "128.0.0.0",
                "169.253.255.255",
                "172.15.255.255",
            ],
            true,
        );
        assert_public(
            &[
                "172.32.0.0",
                "192.0.1.0",
                "192.167.255.255",
                "198.17.255.255",
                "223.255.255.255",
            ],
            true,
        );
        assert_public(
            &[
                "2606:4700:4700::1111",
                "2001:4860:4860::8888",
                "2a00::1",
                "3ffe::1",
            ],
            true,
        );
    }

    #[test]
    fn this_machine_and_this_network_are_not() {
        assert_public(
            &[
                "127.0.0.1",
                "127.255.255.254",
                "0.0.0.0",
                "0.1.2.3",
                "::1",
                "::",
            ],
            false,
        );
        assert_public(
            &[
                "10.0.0.1",
                "10.255.255.255",
                "172.16.0.1",
                "172.31.255.255",
                "192.168.1.1",
            ],
            false,
        );
        assert_public(&["fc00::1", "fd12:3456::1", "fec0::1"], false);
    }

    #[test]
    fn links_and_the_networks_of_providers_are_not() {
        assert_public(
            &["169.254.169.254", "169.254.0.0", "fe80::1", "febf::1"],
            false,
        );
        assert_public(&["100.64.0.1", "100.127.255.255"], false);
    }

    #[test]
    fn groups_and_reserved_addresses_are_not() {
        assert_public(
            &["224.0.0.1", "239.255.255.255", "ff02::1", "ff0e::1"],
            false,
        );
        assert_public(
            &[
                "240.0.0.1",
                "255.255.255.255",
                "192.0.0.8",
                "192.88.99.1",
                "5f00::1",
                "100::1",
            ],
            false,
        );
    }

    #[test]
    fn documentation_and_measurements_are_not() {
        assert_public(
            &[
                "192.0.2.1",
                "198.51.100.1",
                "203.0.113.255",
                "233.252.0.1",
                "198.18.0.1",
                "198.19.255.255",
            ],
            false,
        );
        assert_public(
            &["2001:db8::1", "3fff::1", "3fff:fff::1", "2001:2::1"],
            false,
        );
    }

    #[test]
    fn addresses_that_contain_one_of_ipv4_are_not() {
        assert_public(
            &[
                "::ffff:1.1.1.1",
                "::ffff:127.0.0.1",
                "::ffff:0:127.0.0.1",
                "::127.0.0.1",
            ],
            false,
        );
        assert_public(
            &["64:ff9b::7f00:1", "64:ff9b::101:101", "64:ff9b:1::a00:1"],
            false,
        );
        assert_public(
            &[
                "2002:7f00:1::",
                "2002:101:101::1",
                "2001::1",
                "2001:0:4136:e378::1",
            ],
            false,
        );
    }
}
