//! Space Rift from several screens.

use crate::remote::Remote;
use engine::space_rift::SpaceRift;

impl Remote for SpaceRift {
    const OPEN: bool = true;

    fn stock() -> Self::Stock {
        crate::pack::stocks().space_rift()
    }
}
