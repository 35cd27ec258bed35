//! Space Rift from several screens: hands are hidden, so a guest is sent what its seat may see.

use crate::remote::Remote;
use engine::space_rift::SpaceRift;

impl Remote for SpaceRift {
    const OPEN: bool = false;

    fn stock() -> Self::Stock {
        crate::pack::stocks().space_rift()
    }
}
