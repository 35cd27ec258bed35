//! The console: where the round is, how the scenario stands, all seats in short, and the sector that
//! is looked at.

use super::course::Course;
use super::fleet::Seats;
use super::hex_card::HexCard;
use super::mission::Brief;
use super::{Actions, Watch};
use crate::l10n::use_phrases;
use crate::store::Sitter;
use yew::prelude::*;

/// Properties of the console.
#[derive(Properties, PartialEq)]
pub struct ConsoleProps {
    /// What is read.
    pub watch: Watch,
    /// What can be done.
    pub actions: Actions,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// What it is called, where something around it is called the console already.
    #[prop_or_default]
    pub label: Option<AttrValue>,
}

/// The console.
#[component]
pub fn Console(props: &ConsoleProps) -> Html {
    let phrases = use_phrases();
    let ConsoleProps {
        watch,
        actions,
        sitters,
        ..
    } = props;
    let still = watch.unlooked();
    let own = || phrases.text("table-console").into();
    let label = props.label.clone().unwrap_or_else(own);
    html! {
        <section class="table-console panel saga-console" aria-label={label} tabindex="0">
            <div class="saga-console-state">
                <Course watch={still.clone()} actions={actions.clone()} />
                <Brief watch={still.clone()} />
                <Seats watch={still} actions={actions.clone()} sitters={sitters.clone()} />
            </div>
            <div class="saga-console-spot"><HexCard watch={watch.clone()} actions={actions.clone()} /></div>
        </section>
    }
}
