//! Space Rift from several screens. A guest holds the whole match and is shown what its seat may see;
//! who reads its memory sees the other hand.

use crate::remote::Remote;
use engine::space_rift::SpaceRift;

impl Remote for SpaceRift {
    const OPEN: bool = true;

    fn stock() -> Self::Stock {
        crate::pack::stocks().space_rift()
    }
}
