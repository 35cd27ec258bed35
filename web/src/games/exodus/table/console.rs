//! The console: where the turn is, all empires in short, the battle or the rockets at hand, and the hex
//! that is looked at.

use super::battle::BattlePanel;
use super::course::Course;
use super::empires::Empires;
use super::hex_card::HexCard;
use super::rockets::RocketPanel;
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
        <section class="table-console panel exo-console" aria-label={label} tabindex="0">
            <div class="exo-console-state">
                <Course watch={still.clone()} actions={actions.clone()} />
                <BattlePanel watch={watch.clone()} actions={actions.clone()} />
                <RocketPanel watch={watch.clone()} actions={actions.clone()} />
                <Empires watch={still} actions={actions.clone()} sitters={sitters.clone()} />
            </div>
            <div class="exo-console-spot"><HexCard watch={watch.clone()} actions={actions.clone()} /></div>
        </section>
    }
}
