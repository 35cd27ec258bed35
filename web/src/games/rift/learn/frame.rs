//! The table around a lesson or a puzzle: that of every match without menu, clock and saving.

use super::super::table::actions::Actions;
use super::super::table::{Watch, console, orders, prompt, seats};
use crate::games::GameName;
use crate::l10n::Phrases;
use crate::pages::RulesDrawer;
use crate::play::table::{Log, Sheet, TableFrame};
use crate::store::SaveRecord;
use crate::store::settings::Pace;
use engine::rift::Rift;
use yew::prelude::*;

/// What stands on such a table.
pub(super) struct Table {
    /// What is seen, with what is looked at.
    pub watch: Watch,
    /// How orders are given.
    pub actions: Actions,
    /// Who sits there.
    pub record: SaveRecord,
    /// Whether the learner is asked for something.
    pub asks: bool,
    /// Whether a bot is thinking.
    pub thinking: bool,
    /// The rules beside the table, at a place of theirs, when they are open.
    pub rules: UseStateHandle<Option<Option<String>>>,
}

impl Table {
    /// Draws the table with a panel of its own and its board.
    pub(super) fn draw(self, phrases: &Phrases, panel: Html, board: Html) -> Html {
        let Self {
            watch,
            actions,
            record,
            asks,
            thinking,
            rules,
        } = self;
        let still = watch.unlooked();
        let sitters = record.sitters.clone();
        let anchor = (*rules).clone();
        html! {
            <TableFrame game={GameName::Rift.slug()} {asks} pace={Pace::Usual.slug()} colors={None::<AttrValue>}>
                <prompt::PromptLine watch={watch.clone()} seconds={None::<u16>} actions={actions.clone()}
                    {thinking} {record} with_menu={false} />
                { panel }
                { board }
                <orders::OrderBar watch={still.clone()} actions={actions.clone()} sitters={sitters.clone()} watched={false} />
                <Sheet>
                    <console::ShipConsole {watch} actions={actions.clone()} />
                    <section class="table-log panel" aria-label={phrases.text("table-log")}>
                        <seats::SeatList watch={still.clone()} {sitters} {actions} />
                        <Log<Rift> stand={still.stand()} />
                    </section>
                </Sheet>
                if let Some(anchor) = anchor {
                    <RulesDrawer game={GameName::Rift} {anchor} onclose={move |()| rules.set(None)} />
                }
            </TableFrame>
        }
    }
}
