//! placeholder: sr-words
#![allow(missing_docs)]
use super::table::{Actions, Watch};
use crate::l10n::Phrases;
use crate::store::Sitter;
use crate::text::{Account, Lay};
use yew::prelude::*;
#[component] pub fn SpaceText(_: &crate::play::TableProps<engine::space_rift::SpaceRift>) -> Html { Html::default() }
pub fn account(_: &Watch, _: &Actions, _: &[Sitter], _: bool, _: &Phrases) -> Account {
    Account { lay: Lay::Squares, prompt: String::new(), status: vec![], pieces: vec![], reference: None, places: vec![], groups: vec![], question: None, log: vec![], undo: None, redo: None }
}
