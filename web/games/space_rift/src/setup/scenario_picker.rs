//! The choice of the scenario: thumbnails of the shipped scenarios, in groups, and of user-made
//! ones.

use crate::Ui;
use crate::draft::{SetupDraft, scenarios};
use engine::space_rift::options::ScenarioChoice;
use engine::space_rift::scenario::ScenarioFile;
use play::setup::use_map_chooser;
use std::rc::Rc;
use store::BoardList;
use ui::l10n::use_phrases;
use ui::update::Update;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct ScenarioPickerProps {
    pub draft: SetupDraft,
    pub onchange: Callback<Update<SetupDraft>>,
    pub saved: BoardList,
}

/// Renders the thumbnails of all scenarios, including the selected one.
#[component]
pub(super) fn ScenarioPicker(props: &ScenarioPickerProps) -> Html {
    let phrases = use_phrases();
    let all = use_memo((), |()| {
        let all = scenarios().into_iter().map(Rc::new);
        all.partition::<Vec<_>, _>(|file| file.rift.is_none())
    });
    let offer = use_map_chooser::<Ui>(&props.draft, &props.onchange, &props.saved);
    let shipped = |file: &Rc<ScenarioFile>| {
        offer.card(&file.id, file, ScenarioChoice::Shipped(file.id.clone()))
    };
    let group = |key: &str, files: &[Rc<ScenarioFile>]| {
        if files.is_empty() {
            return Html::default();
        }
        html! {
            <details class="scenario-group" open=true>
                <summary>{ phrases.text(key) }</summary>
                <div class="scenarios">{ for files.iter().map(shipped) }</div>
            </details>
        }
    };
    let (battles, rifts) = &*all;
    html! {
        <section class="setup-part" aria-labelledby="setup-boards">
            <h2 id="setup-boards">{ phrases.text("space-rift-setup-scenario") }</h2>
            { offer.own(&phrases) }
            { group("space-rift-setup-battles", battles) }
            { group("space-rift-setup-rifts", rifts) }
            { offer.files(Html::default()) }
        </section>
    }
}
