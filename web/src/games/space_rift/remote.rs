//! Space Rift from several screens. A guest is sent what its seat may see, and the whole match when it
//! is over. The host's browser plays the match and holds both hands.

use crate::remote::Remote;
use engine::space_rift::SpaceRift;

impl Remote for SpaceRift {
    const OPEN: bool = false;

    fn stock() -> Self::Stock {
        crate::pack::stocks().space_rift()
    }
}
