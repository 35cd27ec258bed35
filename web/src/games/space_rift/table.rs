//! The table of a running match of Space Rift: battlefield, hand, dice, console, log.

mod actions;
mod aim;
pub mod banner;
mod battle;
pub mod board;
mod cards;
mod console;
mod dice;
mod fleet;
mod hand;
mod handled;
mod hosted;
mod keys;
mod offers;
mod orders;
mod prompt;
mod rift;
mod stands;
#[cfg(test)]
mod tests;
mod worded;

pub use aim::{Aim, Tool};
pub use banner::Banner;
pub use battle::forecast_words;
pub use board::TableBoard;
pub use console::Console;
pub use hand::Hand;
pub use offers::{Card, Offers};
pub use orders::OrderBar;

use super::text::account;
use crate::l10n::{Phrases, use_phrases};
use crate::play::hands::{Keyed, PromptLine, Sitting, hint_words, use_sitting, use_table_keys};
use crate::play::table::{Scene, Staging, use_elsewhere, use_hint_key, use_scene};
use crate::play::{TableProps, hands};
use crate::store::SaveRecord;
use crate::text::{Source, use_reading};
use engine::space_rift::SpaceRift;
use engine::space_rift::state::Public;
use std::rc::Rc;
use yew::prelude::*;

/// An opened match.
pub type Opened = crate::play::Opened<SpaceRift>;
/// A running match and where it is kept.
pub type SpaceTableProps = TableProps<SpaceRift>;

/// Everything that the parts of the table read. The match itself holds every secret: what is drawn comes
/// from the view.
pub type Watch = hands::Watch<SpaceRift>;
/// The hands of the person at the table.
pub type Actions = hands::Hands<SpaceRift>;

impl Watch {
    /// What lies on the table, which everybody sees.
    #[must_use]
    pub fn public(&self) -> &Public {
        &self.view.public
    }
}

/// The table.
#[component]
pub fn SpaceTable(props: &SpaceTableProps) -> Html {
    let phrases = use_phrases();
    let Sitting {
        chair,
        watch,
        actions,
    } = use_sitting(props, Staging::Board);
    let (run, record, score) = (&chair.run, &chair.record, &chair.score);
    let sitters = &record.sitters;
    let still = watch.unlooked();
    use_table_keys(&actions, &still);
    use_hint_key(&chair.hint, chair.is_helped() && run.seat.is_some());
    let reading = use_reading(
        &source(&still, &actions, record, run.thinking, &phrases),
        SpaceRift::CLAIMED,
        &[SpaceRift::keys()],
    );
    let elsewhere = use_elsewhere(&still.stand, record, &chair.direct);
    let told = chair.hint.told.as_ref();
    let orders = chair.curtain(&phrases).unwrap_or_else(|| html! {<>
        <OrderBar watch={still.clone()} actions={actions.clone()} sitters={sitters.clone()} watched={run.watched}
            away={elsewhere.card} />
        <Hand watch={still.clone()} actions={actions.clone()} />
    </>});
    let scene = Scene {
        prompt: html! {
            <PromptLine<SpaceRift> watch={watch.clone()} actions={actions.clone()} thinking={run.thinking} record={record.clone()}
                on_sit={chair.on_sit.clone()} hint={chair.ask_hint()} />
        },
        board: html! {
            <TableBoard watch={watch.clone()} actions={actions.clone()} score={score.clone()} on_key={reading.on_key} />
        },
        orders: html! {
            <section class="table-actions panel battle-actions" aria-label={phrases.text("table-orders")}>{ orders }</section>
        },
        console: html! {
            <Console watch={watch.clone()} actions={actions.clone()} sitters={sitters.clone()} />
        },
        seats: Html::default(),
        over: html! {<>
            <Banner stand={watch.stand.clone()} record={record.clone()} score={score.clone()} />
            { elsewhere.dialog.unwrap_or_default() }
            { reading.dialogs }
        </>},
    };
    let hint = told.map(|told| hint_words(&watch, &phrases, told));
    use_scene(&chair, still.stand, hint, scene)
}

/// The match in words, for the keys that read it.
pub fn source(
    watch: &Watch,
    actions: &Actions,
    record: &SaveRecord,
    thinking: bool,
    phrases: &Phrases,
) -> Source {
    let (watch, actions, phrases) = (watch.clone(), actions.clone(), phrases.clone());
    let sitters = record.sitters.clone();
    Source(Rc::new(move || {
        account(&watch, &actions, &sitters, thinking, &phrases)
    }))
}
