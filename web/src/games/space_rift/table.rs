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
mod hint;
mod hosted;
pub mod keys;
mod offers;
mod orders;
pub mod prompt;
mod rift;
mod sitting;
mod stands;
#[cfg(test)]
mod tests;
mod worded;

pub use actions::{Actions, Look};
pub use aim::{Aim, Tool};
pub use banner::Banner;
pub use battle::forecast_words;
pub use board::TableBoard;
pub use console::Console;
pub use hand::Hand;
pub use hint::steps;
pub use offers::{Card, Offers};
pub use orders::OrderBar;
pub use prompt::PromptLine;
pub use sitting::{Sitting, Staging, use_gaze, use_sitting, use_watch};

use super::text::account;
use crate::direct::DirectBar;
use crate::games::GameName;
use crate::ground::use_ground;
use crate::l10n::{Phrases, use_phrases};
use crate::pages::RulesDrawer;
use crate::play::TableProps;
use crate::play::table::{
    Curtain, HintCard, Log, Primer, Sheet, Stand, TableFrame, Worded, names, use_elsewhere,
    use_hint_key,
};
use crate::route::{Link, Route};
use crate::store::SaveRecord;
use crate::store::color::attribute;
use crate::text::{Source, use_reading};
use engine::space_rift::SpaceRift;
use engine::space_rift::field::Hex;
use engine::space_rift::state::Public;
use engine::space_rift::view::View;
use std::rc::Rc;
use yew::prelude::*;

/// An opened match.
pub type Opened = crate::play::Opened<SpaceRift>;
/// A running match and where it is kept.
pub type SpaceTableProps = TableProps<SpaceRift>;

/// Everything that the parts of the table read, as it stood when they were drawn. The match itself
/// holds both hands: what is drawn comes from the view.
#[derive(Clone)]
pub struct Watch {
    /// The match.
    pub stand: Stand<SpaceRift>,
    /// What the eyes at this screen may see of it.
    pub view: Rc<View>,
    /// Everything that the seat can order, legal or not.
    pub offers: Rc<Offers>,
    /// What is in hand.
    pub aim: Aim,
    /// Takes something else in hand.
    pub set_aim: UseStateSetter<Aim>,
    /// What is looked at.
    pub look: Look,
    /// The hex whose unit is shown.
    pub shown: Option<Hex>,
}

impl PartialEq for Watch {
    fn eq(&self, other: &Self) -> bool {
        self.stand == other.stand
            && self.aim == other.aim
            && self.look == other.look
            && self.shown == other.shown
    }
}

impl Watch {
    /// The same without what is looked at: for parts that are not drawn anew when a pointer passes.
    #[must_use]
    pub fn unlooked(&self) -> Self {
        Self {
            look: Look::default(),
            ..self.clone()
        }
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &SpaceRift {
        self.stand.session.game()
    }

    /// What lies on the table, which everybody sees.
    #[must_use]
    pub fn public(&self) -> &Public {
        &self.view.public
    }
}

/// The table.
#[component]
pub fn SpaceTable(props: &SpaceTableProps) -> Html {
    let (phrases, ground) = (use_phrases(), use_ground());
    let Sitting {
        watch,
        actions,
        run,
        score,
        record,
        on_sit,
        rules,
        hint: advice,
        direct,
    } = use_sitting(props, Staging::Board);
    let seat = run.seat;
    let still = watch.unlooked();
    let table = watch.table();
    keys::use_table_keys(&actions, &still);
    // Who plays with people elsewhere is on their own, like them.
    let helped = !direct.is_shared();
    use_hint_key(&advice, helped && seat.is_some());
    let reading = use_reading(
        &source(&still, &actions, &record, run.thinking, &phrases),
        &keys::CLAIMED,
        &[keys::section()],
    );
    let text = Route::Text {
        id: record.id.clone(),
    };
    let elsewhere = use_elsewhere(&still.stand, &record, &direct);
    let line = (!direct.away.is_empty() && ground.may_connect()).then(|| !direct.waits());
    let curtain = run.eyes.veiled.map(|seat| {
        let name = table.seat_name(&phrases, seat);
        let text = prompt::asked(&watch.stand.session, &phrases, seat);
        html! { <Curtain {seat} {name} {text} lift={run.lift.clone()} /> }
    });
    html! {<>
        <Link to={text} class="skip-link">{ phrases.text("text-open") }</Link>
        <TableFrame game="space-rift" asks={seat.is_some()} pace={run.haste.slug()} colors={attribute(&record.colors)}>
            <PromptLine watch={watch.clone()} actions={actions.clone()} thinking={run.thinking}
                record={record.clone()} {on_sit} hint={helped.then(|| advice.press.reform(|_: MouseEvent| ()))} />
            if let Some(told) = &advice.told {
                <HintCard<SpaceRift> text={hint::words(&watch, &phrases, told)} deeds={watch.stand.deeds.clone()} hint={advice.clone()} />
            } else if !run.watched {
                <Primer<SpaceRift> on_rules={actions.open_rules()} />
            }
            <TableBoard watch={watch.clone()} actions={actions.clone()} score={score.clone()} on_key={reading.on_key} />
            <section class="table-actions panel battle-actions" aria-label={phrases.text("table-orders")}>
                if let Some(curtain) = curtain {
                    { curtain }
                } else {
                    <OrderBar watch={still.clone()} actions={actions.clone()} sitters={record.sitters.clone()}
                        watched={run.watched} away={elsewhere.card} />
                    <Hand watch={still.clone()} actions={actions.clone()} />
                }
            </section>
            <Sheet {line}>
                <Console watch={watch.clone()} actions={actions.clone()} sitters={record.sitters.clone()} />
                <section class="table-log panel" aria-label={phrases.text("table-log")}>
                    <DirectBar<SpaceRift> room={direct} names={names(&still.stand.session, &phrases)} />
                    <Log<SpaceRift> stand={still.stand} />
                </section>
            </Sheet>
            if let Some(anchor) = (*rules).clone() {
                <RulesDrawer game={GameName::SpaceRift} {anchor} onclose={move |()| rules.set(None)} />
            }
            <Banner stand={watch.stand} {record} {score} />
            { elsewhere.dialog.unwrap_or_default() }
            { reading.dialogs }
        </TableFrame>
    </>}
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
