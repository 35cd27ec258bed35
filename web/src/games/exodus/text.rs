//! The text version of a match of Exodus: its account, and the page that tells it. What the page looks
//! like, and what a command means, is the business of `web/src/text`.

mod account;
mod empires;
mod hexes;
mod orders;
mod ships;

pub use account::account;

use super::table::{
    Actions, Banner, ExodusTableProps, Sitting, Staging, Watch, keys, prompt, use_sitting,
};
use crate::direct::DirectBar;
use crate::games::GameName;
use crate::l10n::{Phrases, use_phrases};
use crate::pages::RulesDrawer;
use crate::play::table::{Curtain, Menu, Worded, away, names};
use crate::route::Route;
use crate::share::{AwayCard, Outgoing};
use crate::store::SaveRecord;
use crate::store::color::attribute;
use crate::text::{Shared, Source, TextTable, use_reading};
use engine::exodus::Exodus;
use std::rc::Rc;
use yew::prelude::*;

/// What the keys that read the map ask for an account.
#[must_use]
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

/// The text version of a running match.
#[component]
pub fn ExodusText(props: &ExodusTableProps) -> Html {
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
    let live = direct.is_live() || watch.stand.session.is_hearsay();
    let still = watch.unlooked();
    let stand = &still.stand;
    let source = source(&still, &actions, &record, run.thinking, &phrases);
    let reading = use_reading(&source, &[], &[]);
    let account = {
        let deps = (
            still.clone(),
            record.sitters.clone(),
            run.thinking,
            phrases.clone(),
        );
        let actions = actions.clone();
        use_memo(deps, move |(watch, sitters, thinking, phrases)| {
            Shared(Rc::new(account(
                watch, &actions, sitters, *thinking, phrases,
            )))
        })
    };
    let set_menu = menu.setter();
    let on_menu = Callback::from(move |()| set_menu.set(true));
    let set_menu = menu.setter();
    let on_close = Callback::from(move |()| set_menu.set(false));
    let on_rule = rules.setter();
    let on_rule = Callback::from(move |rule: String| on_rule.set(Some(Some(rule))));
    let board = Route::OnBoard {
        id: record.id.clone(),
    };
    let curtain = run.eyes.veiled.map(|seat| {
        let name = still.table().seat_name(&phrases, seat);
        let text = prompt::asked(&stand.session, &phrases, seat);
        html! { <Curtain {seat} {name} {text} lift={run.lift.clone()} /> }
    });
    html! {
        <div class="text-page" data-game="exodus" data-colors={attribute(&record.colors)}>
            { curtain.unwrap_or_default() }
            <TextTable title={record.title.clone()} account={(*account).clone()} edition={stand.edition}
                seconds={run.seconds} {board} {on_menu} {on_rule} />
            <DirectBar<Exodus> room={direct} names={names(&stand.session, &phrases)} />
            if let Some(who) = away(stand, &record, &phrases) {
                <AwayCard {who} {live} pack={Outgoing::later(&stand.session, &record)} />
            }
            if *menu {
                <Menu<Exodus> stand={stand.clone()} record={record.clone()} on_rules={actions.open_rules()} {on_sit} {on_close}
                    keys={keys::section()} claimed={keys::CLAIMED.to_vec()} />
            }
            if let Some(anchor) = (*rules).clone() {
                <RulesDrawer game={GameName::Exodus} {anchor} onclose={move |()| rules.set(None)} />
            }
            <Banner stand={watch.stand.clone()} {record} {score} />
            { reading.dialogs }
        </div>
    }
}
