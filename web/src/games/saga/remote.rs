//! Saga from several screens. A guest is sent what its seat may see, and the whole match when it is
//! over: the Arena has hidden hands, and tiles of the pile are looked at by one seat alone.

use crate::remote::Remote;
use engine::saga::Saga;

impl Remote for Saga {
    const OPEN: bool = false;

    fn stock() -> Self::Stock {
        crate::pack::stocks().saga()
    }
}
