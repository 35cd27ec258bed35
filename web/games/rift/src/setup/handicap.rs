//! The handicap of a ship: how its figures differ from those of its model.

use crate::draft::SetupDraft;
use engine::rift::options::Handicap;
use ui::form::Number;
use ui::l10n::use_phrases;
use ui::update::{Update, transitions};
use yew::prelude::*;

/// A figure of a handicap: its phrase, its bounds, its getter and its setter.
type Field = (
    &'static str,
    i64,
    i64,
    fn(&Handicap) -> i64,
    fn(&mut Handicap, i64),
);

/// The bounds are those that the options accept; the engine checks them again.
const FIELDS: [Field; 4] = [
    (
        "rift-setup-handicap-main",
        -2,
        2,
        |handicap| handicap.main.into(),
        |handicap, value| handicap.main = narrow(value),
    ),
    (
        "rift-setup-handicap-aux",
        -3,
        3,
        |handicap| handicap.aux.into(),
        |handicap, value| handicap.aux = narrow(value),
    ),
    (
        "rift-setup-handicap-hull",
        -4,
        4,
        |handicap| handicap.hull.into(),
        |handicap, value| handicap.hull = narrow(value),
    ),
    (
        "rift-setup-handicap-bars",
        0,
        6,
        |handicap| handicap.bars.into(),
        |handicap, value| handicap.bars = narrow(value).unsigned_abs(),
    ),
];

fn narrow(value: i64) -> i8 {
    i8::try_from(value).unwrap_or_default()
}

#[derive(Properties, PartialEq)]
pub(super) struct HandicapFieldsProps {
    pub ship: usize,
    pub draft: SetupDraft,
    pub onchange: Callback<Update<SetupDraft>>,
}

/// Renders the fields of one ship's handicap, collapsed while it has none.
#[component]
pub(super) fn HandicapFields(props: &HandicapFieldsProps) -> Html {
    let phrases = use_phrases();
    let Some(choice) = props.draft.options.ships.get(props.ship) else {
        return Html::default();
    };
    let handicap = choice.handicap;
    let field = |(key, min, max, get, set): Field| {
        let ship = props.ship;
        let onchange = transitions(&props.onchange, move |draft: &SetupDraft, value: i64| {
            draft.with_ship(ship, |choice| set(&mut choice.handicap, value))
        });
        html! { <Number label={phrases.text(key)} value={get(&handicap)} {min} {max} {onchange} /> }
    };
    html! {
        <details class="handicap" open={handicap != Handicap::default()}>
            <summary>{ phrases.text("rift-setup-handicap") }</summary>
            <div class="setup-counts">{ for FIELDS.map(field) }</div>
        </details>
    }
}
