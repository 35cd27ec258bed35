//! placeholder: sr-setup
mod opening;
mod report;

pub use opening::{HANDED, hand_over, handed};
pub use report::refusal_words;

use crate::l10n::Phrases;
use crate::route::Route;
use yew::prelude::*;
#[derive(Properties, PartialEq)]
pub struct P {
    #[prop_or_default]
    pub board: Option<String>,
}
#[component]
pub fn Editor(_: &P) -> Html {
    Html::default()
}
#[derive(Properties, PartialEq)]
pub struct Q {
    pub code: String,
}
#[component]
pub fn SharedBoard(_: &Q) -> Html {
    Html::default()
}
pub fn board_in_file(_: &Phrases, _: &str, _: &str) -> Result<Route, String> {
    Err(String::new())
}
