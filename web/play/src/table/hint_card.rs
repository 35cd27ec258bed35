//! The card of a hint at the table: a nudge, then the whole plan in a sentence. The game provides
//! the text.

use crate::hint::{HintHandle, HintStage};
use crate::session_store::SessionStore;
use engine::error::RuleRefusal;
use engine::game::Game;
use ui::keyboard::{is_within, key_of, use_keys};
use ui::l10n::use_phrases;
use ui::live_region::use_announcer;
use web_sys::KeyboardEvent;
use yew::prelude::*;

/// Listens for the key H, which requests a hint wherever the other keys of the table work.
#[hook]
pub fn use_hint_key<A: PartialEq + Clone + 'static>(hint: &HintHandle<A>, is_asked: bool) {
    let press = hint.press.clone();
    let listen = Callback::from(move |event: KeyboardEvent| {
        let has_no_modifier = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        let away = is_within(&event, "input, select, textarea, dialog, .drawer");
        if has_no_modifier && !away && key_of(&event).eq_ignore_ascii_case("h") {
            event.prevent_default();
            press.emit(());
        }
    });
    use_keys(is_asked.then_some(listen));
}

#[derive(Properties)]
pub struct HintCardProps<G: Game<Refusal: RuleRefusal> + 'static> {
    pub hint: HintHandle<G::Action>,
    /// The text shown now.
    pub text: AttrValue,
    /// Dispatches the plan's commands.
    pub dispatcher: UseReducerDispatcher<SessionStore<G>>,
}

impl<G: Game<Refusal: RuleRefusal> + 'static> PartialEq for HintCardProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.hint == other.hint && self.text == other.text
    }
}

/// The card of a hint, once one was requested.
#[component]
pub fn HintCard<G: Game<Refusal: RuleRefusal> + 'static>(props: &HintCardProps<G>) -> Html {
    let (phrases, announcer) = (use_phrases(), use_announcer());
    let hint = &props.hint;
    use_effect_with(props.text.clone(), move |text| {
        announcer.alert(text.to_string());
    });
    let Some(hint_shown) = &hint.shown else {
        return Html::default();
    };
    let close = hint.close.reform(|_: MouseEvent| ());
    let more = hint.press.reform(|_: MouseEvent| ());
    let play = {
        let (dispatcher, hint_shown) = (props.dispatcher.clone(), hint_shown.clone());
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(hint_shown.command()))
    };
    // A single figure: a position is worth as much as its best plan, so there is no separate value
    // before it.
    let chances = hint_shown
        .best
        .as_ref()
        .filter(|_| hint_shown.stage == HintStage::Whole);
    let chances = chances.map(|best| i64::from((best.share(hint_shown.seat) + 5) / 10));
    html! {
        <section class="guide-card hint panel" translate="no" aria-labelledby="hint-title">
            <h2 id="hint-title" class="card-title">{ phrases.text("hint-title") }</h2>
            <div class="guide-card-text">
                <p class="hint-text">{ props.text.clone() }</p>
                if let Some(percent) = chances {
                    <p class="guide-card-note">{ phrases.say("hint-chances", &[("percent", percent.into())]) }</p>
                }
            </div>
            <div class="guide-card-buttons">
                if hint_shown.stage == HintStage::Nudge {
                    <button type="button" class="button primary" onclick={more}>{ phrases.text("hint-more") }</button>
                }
                if hint_shown.stage == HintStage::Whole {
                    <button type="button" class="button primary" onclick={play}>{ phrases.text("hint-play") }</button>
                }
                <button type="button" class="button quiet" onclick={close}>
                    { phrases.text(if hint_shown.stage == HintStage::Thinking { "cancel" } else { "close" }) }
                </button>
            </div>
        </section>
    }
}
