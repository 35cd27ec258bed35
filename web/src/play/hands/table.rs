//! The table of a running match: its parts, put together.

use super::parts::{Lull, OrderBarProps, PartProps};
use super::text::source;
use super::{Banner, Furnished, PromptLine, Sitting, hint_words, use_sitting, use_table_keys};
use crate::play::TableProps;
use crate::play::table::{OrderPanel, Scene, Staging, use_elsewhere, use_hint_key, use_scene};
use crate::text::use_reading;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The table.
#[component]
pub fn HandTable<G: Furnished>(props: &TableProps<G>) -> Html {
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
        &source(&still, &actions, &chair, &phrases),
        G::CLAIMED,
        &[G::keys()],
    );
    let elsewhere = use_elsewhere(&still.stand, record, &chair.direct);
    let told = chair.hint.told.as_ref();
    let orders = chair.curtain(&phrases).unwrap_or_else(|| {
        orders(OrderBarProps {
            watch: still.clone(),
            actions: actions.clone(),
            sitters: sitters.clone(),
            lull: Lull {
                watched: run.watched,
                away: elsewhere.card,
            },
        })
    });
    let scene = Scene {
        prompt: html! {
            <PromptLine<G> watch={watch.clone()} actions={actions.clone()} thinking={run.thinking} record={record.clone()}
                on_sit={chair.on_sit.clone()} hint={chair.ask_hint()} />
        },
        board: html! {
            <G::Board watch={watch.clone()} actions={actions.clone()} sitters={sitters.clone()} score={score.clone()}
                on_key={reading.on_key} />
        },
        orders: html! {
            <OrderPanel class={G::ORDERS} question={still.question()} narrowed={format!("{:?}", still.aim)}>{ orders }</OrderPanel>
        },
        console: html! {
            <G::Console watch={watch.clone()} actions={actions.clone()} sitters={sitters.clone()} />
        },
        seats: Html::default(),
        over: html! {<>
            <Banner<G> stand={watch.stand.clone()} record={record.clone()} score={score.clone()} />
            { elsewhere.dialog.unwrap_or_default() }
            { reading.dialogs }
        </>},
    };
    let hint = told.map(|told| hint_words(&watch, &phrases, told));
    use_scene(&chair, still.stand, hint, scene)
}

/// What can be ordered, and what is held.
pub(super) fn orders<G: Furnished>(bar: OrderBarProps<G>) -> Html {
    let held = PartProps {
        watch: bar.watch.clone(),
        actions: bar.actions.clone(),
        sitters: bar.sitters.clone(),
    };
    html! {<>
        <G::OrderBar ..bar />
        <G::Hand ..held />
    </>}
}
