//! The text version of a match of any game: the page around its text model.

use super::table_handle::{TableHandle, rules_drawer};
use super::{HintCard, TableMenu, awaited_names, online_card, seat_names, use_hint_key};
use crate::direct::{DirectBar, DirectQuestion, ReactionAnswer, TalkButton, redeal_notice};
use crate::game_ui::{GameUi, TableSnapshot};
use crate::share::{AwayCard, SharedMatch};
use engine::game::Game;
use match_text::{KeySection, SharedTextModel, TextModelSource, TextTable, use_board_reader};
use std::rc::Rc;
use store::color::attribute;
use ui::l10n::use_phrases;
use ui::route::Route;
use yew::prelude::*;

/// The parts of the text version that a game provides.
pub struct TextVersion {
    /// Builds the current text model.
    pub source: TextModelSource,
    /// The keys of the table, for the list of keys.
    pub keys: KeySection,
    /// Letters that the table uses.
    pub claimed: Vec<&'static str>,
    /// The content shown when the match is over.
    pub end: Html,
    /// The text of the hint, if one was requested.
    pub hint: Option<String>,
}

/// Renders the text version. The text model is built again when `context` changes, the data that
/// the game reads of the match.
#[hook]
pub fn use_text_version<G: GameUi, W: PartialEq + 'static>(
    handle: &TableHandle<G>,
    snapshot: TableSnapshot<G>,
    context: W,
    text_version: TextVersion,
) -> Html {
    let phrases = use_phrases();
    let shows_menu = use_state_eq(|| false);
    let TableHandle {
        running: run,
        record,
        on_player_change,
        rules,
        direct,
        ..
    } = handle;
    let session = &snapshot.session;
    let is_live = direct.is_live() || session.is_partial() || direct.is_online();
    let again = redeal_notice(&phrases, record.direct.as_ref());
    let can_hint = handle.allows_hints() && run.seat.is_some();
    let source = {
        let (source, again) = (text_version.source, again.clone());
        let hint = Some(handle.hint.press.clone()).filter(|_| can_hint);
        TextModelSource(Rc::new(move || {
            let model = (source.0)().with_first_line(again.clone());
            model.with_hint(hint.clone())
        }))
    };
    use_hint_key(&handle.hint, can_hint);
    let reading = use_board_reader(&source, &[], &[]);
    let player_kinds = record.player_kinds.clone();
    // The next hint depends on what the last one has shown.
    let hinted = (can_hint, handle.hint.clone());
    let needs = (
        context,
        player_kinds,
        run.is_thinking,
        phrases.clone(),
        again,
        hinted,
    );
    let model = use_memo(needs, |_| SharedTextModel(Rc::new((source.0)())));
    let set_menu = shows_menu.setter();
    let on_menu = Callback::from(move |()| set_menu.set(true));
    let set_menu = shows_menu.setter();
    let on_close = Callback::from(move |()| set_menu.set(false));
    let on_rule = rules.setter();
    let on_rule = Callback::from(move |rule: String| on_rule.set(Some(Some(rule))));
    let on_rules = handle.open_rules().reform(|()| None);
    let board = Route::OnBoard {
        id: record.id.clone(),
    };
    handle.with_online_table(html! {
        <div class="text-page" data-game={<G::Game>::NAME} data-colors={attribute(&record.colors)}>
            { handle.handover_screen(&phrases).unwrap_or_default() }
            <TextTable title={record.title.clone()} model={(*model).clone()} edition={snapshot.edition}
                seconds={run.seconds} {board} {on_menu} {on_rule} />
            if let Some(text) = text_version.hint {
                <HintCard<G::Game> {text} dispatcher={snapshot.dispatcher.clone()} hint={handle.hint.clone()} />
            }
            <DirectQuestion<G::Game> room={direct.clone()} names={seat_names::<G>(session, &phrases)} />
            <ReactionAnswer<G::Game> room={direct.clone()} />
            <DirectBar<G::Game> room={direct.clone()} names={seat_names::<G>(session, &phrases)} />
            <TalkButton />
            if let Some(awaited) = awaited_names(&snapshot, record, &phrases) {
                if direct.is_online() {
                    { online_card::<G>(&snapshot, direct, &awaited, &phrases) }
                } else {
                    <AwayCard who={awaited} is_connected={is_live} pack={SharedMatch::provider(session, record)} />
                }
            }
            if *shows_menu {
                <TableMenu<G> snapshot={snapshot.clone()} record={record.clone()} {on_rules} on_player_change={on_player_change.clone()} room={direct.clone()} {on_close}
                    keys={text_version.keys} claimed={text_version.claimed} />
            }
            { rules_drawer::<G>(rules) }
            { text_version.end }
            { reading.dialogs }
        </div>
    })
}
