//! placeholder: sr-setup
use crate::games::Facts;
use crate::l10n::Phrases;
use crate::store::{SaveRecord, Sitter};
use engine::session::Session;
use engine::space_rift::SpaceRift;
pub fn facts(_: &Session<SpaceRift>, _: &Phrases) -> Facts {
    unimplemented!()
}
pub fn record_of(_: &Session<SpaceRift>, _: String, _: Vec<Sitter>) -> SaveRecord {
    unimplemented!()
}
