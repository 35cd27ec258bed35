//! The choice of the map: thumbnails of the shipped maps for this number of seats, and of user-made
//! ones.

use crate::Ui;
use crate::draft::{SetupDraft, maps};
use engine::exodus::layout::LayoutFile;
use engine::exodus::options::LayoutChoice;
use engine::rule::RuleId;
use play::setup::{use_map_chooser, with_rule_link};
use std::rc::Rc;
use store::BoardList;
use ui::l10n::use_phrases;
use ui::update::Update;
use yew::prelude::*;

const MAP_RULE: RuleId = RuleId::new("EXO-17.10");

#[derive(Properties, PartialEq)]
pub(super) struct MapsProps {
    pub draft: SetupDraft,
    pub onchange: Callback<Update<SetupDraft>>,
    pub open_rules: Callback<Option<String>>,
    pub saved: BoardList,
}

/// The thumbnails of all maps for this number of seats; one is selected.
#[component]
pub(super) fn Maps(props: &MapsProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let shipped = use_memo(draft.options.seats, |seats| {
        let all = maps(*seats).into_iter();
        all.map(|(name, file)| (name, Rc::new(file)))
            .collect::<Vec<_>>()
    });
    let offer = use_map_chooser::<Ui>(draft, &props.onchange, &props.saved);
    let of_box = |(name, file): &(String, Rc<LayoutFile>)| {
        offer.card(&file.id, file, LayoutChoice::Shipped(name.clone()))
    };
    let any = html! { <p class="setup-why">{ phrases.text("exodus-setup-any-map") }</p> };
    html! {
        <section class="setup-part" aria-labelledby="setup-boards">
            <h2 id="setup-boards">{ phrases.text("exodus-setup-map") }</h2>
            <div class="scenarios">{ for shipped.iter().map(of_box) }</div>
            { offer.own(&phrases) }
            { with_rule_link(&props.open_rules, MAP_RULE, any) }
            { offer.files(Html::default()) }
        </section>
    }
}
