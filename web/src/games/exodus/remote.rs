//! Exodus from several screens. A guest is sent what its seat may see, and the whole match when it is
//! over. The host's browser plays the match and holds every sealed choice.

use crate::remote::Remote;
use engine::exodus::Exodus;

impl Remote for Exodus {
    const OPEN: bool = false;

    fn stock() -> Self::Stock {
        crate::pack::stocks().exodus()
    }
}
