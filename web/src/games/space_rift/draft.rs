//! placeholder: sr-setup
use crate::games::{Misfit, Wish};
use crate::l10n::Phrases;
use crate::store::SaveRecord;
use engine::session::Session;
use engine::space_rift::SpaceRift;
pub fn begin_wished(_: &Phrases, _: &Wish) -> Result<SaveRecord, Misfit> {
    Err(Misfit::Scenario(String::new()))
}
pub fn adopted(_: &Session<SpaceRift>, _: String, _: u64, _: u32) -> SaveRecord {
    unimplemented!()
}
