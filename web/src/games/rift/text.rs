//! The text version of a match of Centauri Rift: its account, and the page that tells it. What the
//! page looks like, and what a command means, is the business of `web/src/text`.

mod account;
mod orders;
mod ships;
mod squares;

pub use account::account;

use super::table::banner::Banner;
use super::table::sitting::{Sitting, Staging, use_sitting};
use super::table::{RiftTableProps, keys, source};
use crate::direct::DirectBar;
use crate::games::GameName;
use crate::l10n::use_phrases;
use crate::pages::RulesDrawer;
use crate::play::table::{Menu, away, names};
use crate::route::Route;
use crate::share::{AwayCard, Outgoing};
use crate::store::color::attribute;
use crate::text::{Shared, TextTable, use_reading};
use engine::rift::Rift;
use std::rc::Rc;
use yew::prelude::*;

/// The text version of a running match.
#[component]
pub fn RiftText(props: &RiftTableProps) -> Html {
    let phrases = use_phrases();
    let menu = use_state_eq(|| false);
    let Sitting {
        watch,
        actions,
        run,
        score,
        record,
        on_sit,
        rules,
        direct,
        ..
    } = use_sitting(props, Staging::Words);
    let live = direct.is_live();
    let still = watch.unlooked();
    let source = source(&still, &actions, &record, run.thinking, &phrases);
    let reading = use_reading(&source, &[], &[]);
    let account = {
        let deps = (
            still.clone(),
            record.sitters.clone(),
            run.thinking,
            phrases.clone(),
        );
        use_memo(deps, |(watch, sitters, thinking, phrases)| {
            Shared(Rc::new(account(
                watch, &actions, sitters, *thinking, phrases,
            )))
        })
    };
    let on_menu = {
        let menu = menu.clone();
        Callback::from(move |()| menu.set(true))
    };
    let on_close = {
        let menu = menu.clone();
        Callback::from(move |()| menu.set(false))
    };
    let on_rule = {
        let rules = rules.clone();
        Callback::from(move |rule: String| rules.set(Some(Some(rule))))
    };
    let board = Route::OnBoard {
        id: record.id.clone(),
    };
    html! {
        <div class="text-page" data-game="rift" data-colors={attribute(&record.colors)}>
            <TextTable title={record.title.clone()} account={(*account).clone()} edition={watch.edition}
                seconds={run.seconds} {board} {on_menu} {on_rule} />
            <DirectBar<Rift> room={direct} names={names(&still.session, &phrases)} />
            if let Some(who) = away(&still.stand(), &record, &phrases) {
                <AwayCard {who} {live} pack={Outgoing::later(&still.session, &record)} />
            }
            if *menu {
                <Menu<Rift> stand={still.stand()} record={record.clone()} on_rules={actions.open_rules()} {on_sit} {on_close}
                    keys={keys::section()} claimed={keys::CLAIMED.to_vec()} />
            }
            if let Some(anchor) = (*rules).clone() {
                <RulesDrawer game={GameName::Rift} {anchor} onclose={move |()| rules.set(None)} />
            }
            <Banner {watch} {record} {score} />
            { reading.dialogs }
        </div>
    }
}
