//! placeholder: sr-words
#![allow(missing_docs)]
use crate::l10n::Phrases;
use crate::live::{Told, Weight};
use engine::game::Args;
use engine::space_rift::{SpaceRift, event::Event, refusal::Refusal, state::State};
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    phrases: &'a Phrases,
    table: &'a SpaceRift,
}
impl<'a> Narrator<'a> {
    pub const fn new(phrases: &'a Phrases, table: &'a SpaceRift) -> Self {
        Self { phrases, table }
    }
    pub const fn phrases(&self) -> &'a Phrases {
        self.phrases
    }
    pub fn event(&self, event: &Event) -> String {
        format!("{event:?}")
    }
    pub fn told(&self, event: &Event) -> Told {
        let _ = self.table;
        (Weight::Plain, self.event(event))
    }
    pub fn refusal(&self, refusal: &Refusal) -> String {
        format!("{refusal:?}")
    }
    pub fn request(&self, _: &State, phrase: &str, _: &Args) -> String {
        phrase.to_owned()
    }
}
