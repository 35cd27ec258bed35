//! A card for newcomers: how a turn works, in a few sentences. It stays until it is put away, and
//! the menu brings it back.

use super::actions::Actions;
use crate::icon::{Icon, Sign};
use crate::l10n::use_phrases;
use crate::store::settings::{Settings, SettingsHandle, use_settings};
use yew::prelude::*;

/// What the card says, each with its sign.
const STEPS: [(Icon, &str); 5] = [
    (Icon::Charge, "rift-primer-energy"),
    (Icon::Step, "rift-primer-move"),
    (Icon::Laser, "rift-primer-fire"),
    (Icon::Shield, "rift-primer-shields"),
    (Icon::EndTurn, "rift-primer-end"),
];

/// Opens the card or puts it away, at every table.
pub fn show(settings: &SettingsHandle, primer: bool) {
    settings.set.emit(Settings {
        primer,
        ..settings.now.clone()
    });
}

/// Properties of the card.
#[derive(Properties, PartialEq)]
pub struct PrimerProps {
    /// How the rules are opened.
    pub actions: Actions,
}

/// The card, as long as it is not put away.
#[component]
pub fn Primer(props: &PrimerProps) -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    if !settings.now.primer {
        return Html::default();
    }
    let rules = props.actions.open_rules().reform(|_: MouseEvent| ());
    let close = Callback::from(move |_: MouseEvent| show(&settings, false));
    html! {
        <section class="primer panel" aria-labelledby="primer-title">
            <h2 id="primer-title" class="card-title">{ phrases.text("rift-primer") }</h2>
            // On a small screen it is a strip, which keys must be able to move.
            <ul tabindex="0" aria-labelledby="primer-title">
                for (icon, key) in STEPS {
                    <li><Sign {icon} /><span>{ phrases.text(key) }</span></li>
                }
            </ul>
            <div class="primer-tools">
                <button type="button" class="button primary" onclick={close}>{ phrases.text("rift-primer-done") }</button>
                <button type="button" class="button quiet" onclick={rules}>{ phrases.text("nav-rules") }</button>
            </div>
        </section>
    }
}
