//! The text version of a match of any game: the page around its account.

use super::chair::{Chair, drawer};
use super::{HintCard, Menu, away, names, use_hint_key};
use crate::direct::{DirectAsk, DirectBar, dealt_again};
use crate::game_ui::{GameUi, Stand};
use crate::share::{AwayCard, Outgoing};
use crate::text::{KeySection, Shared, Source, TextTable, use_reading};
use engine::game::Game;
use std::rc::Rc;
use store::color::attribute;
use ui::l10n::use_phrases;
use ui::route::Route;
use yew::prelude::*;

/// What a game says in its text version.
pub struct Telling {
    /// The match in words, as it stands whenever it is asked.
    pub source: Source,
    /// The keys of its table, for the list of keys.
    pub keys: KeySection,
    /// Letters that its table has a use for.
    pub claimed: Vec<&'static str>,
    /// What is shown when the match is over.
    pub end: Html,
    /// What a hint says now, if it was asked for.
    pub hint: Option<String>,
}

/// Draws the text version. The account is made anew when `watch` is another, which is what the
/// game reads of the match.
#[hook]
pub fn use_telling<G: GameUi, W: PartialEq + 'static>(
    chair: &Chair<G>,
    stand: Stand<G>,
    watch: W,
    telling: Telling,
) -> Html {
    let phrases = use_phrases();
    let menu = use_state_eq(|| false);
    let Chair {
        run,
        record,
        on_sit,
        rules,
        direct,
        ..
    } = chair;
    let session = &stand.session;
    let live = direct.is_live() || session.is_hearsay();
    let again = dealt_again(&phrases, record.direct.as_ref());
    let helped = chair.is_helped() && run.seat.is_some();
    let source = {
        let (source, again) = (telling.source, again.clone());
        let hint = Some(chair.hint.press.clone()).filter(|_| helped);
        Source(Rc::new(move || {
            let account = (source.0)().begun_with(again.clone());
            account.helped_by(hint.clone())
        }))
    };
    use_hint_key(&chair.hint, helped);
    let reading = use_reading(&source, &[], &[]);
    let sitters = record.sitters.clone();
    // What a hint is asked for next hangs on what it has said.
    let hinted = (helped, chair.hint.clone());
    let needs = (watch, sitters, run.thinking, phrases.clone(), again, hinted);
    let account = use_memo(needs, |_| Shared(Rc::new((source.0)())));
    let set_menu = menu.setter();
    let on_menu = Callback::from(move |()| set_menu.set(true));
    let set_menu = menu.setter();
    let on_close = Callback::from(move |()| set_menu.set(false));
    let on_rule = rules.setter();
    let on_rule = Callback::from(move |rule: String| on_rule.set(Some(Some(rule))));
    let on_rules = chair.open_rules().reform(|()| None);
    let board = Route::OnBoard {
        id: record.id.clone(),
    };
    html! {
        <div class="text-page" data-game={<G::Game>::NAME} data-colors={attribute(&record.colors)}>
            { chair.curtain(&phrases).unwrap_or_default() }
            <TextTable title={record.title.clone()} account={(*account).clone()} edition={stand.edition}
                seconds={run.seconds} {board} {on_menu} {on_rule} />
            if let Some(text) = telling.hint {
                <HintCard<G::Game> {text} deeds={stand.deeds.clone()} hint={chair.hint.clone()} />
            }
            <DirectAsk<G::Game> room={direct.clone()} names={names::<G>(session, &phrases)} />
            <DirectBar<G::Game> room={direct.clone()} names={names::<G>(session, &phrases)} />
            if let Some(who) = away(&stand, record, &phrases) {
                <AwayCard {who} {live} pack={Outgoing::later(session, record)} />
            }
            if *menu {
                <Menu<G> stand={stand.clone()} record={record.clone()} {on_rules} on_sit={on_sit.clone()} {on_close}
                    keys={telling.keys} claimed={telling.claimed} />
            }
            { drawer::<G>(rules) }
            { telling.end }
            { reading.dialogs }
        </div>
    }
}
