//! Centauri Rift from several screens: nobody has secrets.

use crate::remote::Remote;
use engine::rift::Rift;

impl Remote for Rift {
    const OPEN: bool = true;

    fn stock() -> Self::Stock {
        crate::pack::stocks().rift()
    }
}
