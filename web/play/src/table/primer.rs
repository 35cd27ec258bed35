//! A card that explains a turn to newcomers in a few sentences. It stays until it is closed; the
//! menu opens it again.

use super::help_tip::ShownTip;
use super::notes::TipView;
use crate::game_ui::GameUi;
use engine::game::Game;
use std::marker::PhantomData;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::settings::{SettingsHandle, use_settings};
use yew::prelude::*;

/// Opens or closes the card at every table.
pub fn show_primer(settings: &SettingsHandle, shows_primer: bool) {
    settings.update(move |now| now.shows_primer = shows_primer);
}

#[derive(Properties)]
pub struct PrimerProps<G: GameUi> {
    /// Opens the rules.
    pub on_rules: Callback<()>,
    /// How this match is won, and how far it is, if the game says so.
    pub goal: Option<String>,
    /// The help tip that is shown.
    pub tip: Option<ShownTip>,
    /// Opens the rules at an anchor.
    pub on_rule: Callback<Option<String>>,
    /// The step that the match is in, where the game says so.
    pub step: Option<usize>,
    /// The game whose primer is shown.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G: GameUi> PartialEq for PrimerProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.on_rules == other.on_rules
            && self.goal == other.goal
            && self.tip == other.tip
            && self.step == other.step
    }
}

/// The card for newcomers, until it is closed.
#[component]
pub fn Primer<G: GameUi>(props: &PrimerProps<G>) -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    if !settings.current.shows_primer {
        return Html::default();
    }
    let rules = props.on_rules.reform(|_: MouseEvent| ());
    let close = Callback::from(move |_: MouseEvent| show_primer(&settings, false));
    html! {
        <section class="primer panel" aria-labelledby="primer-title">
            <h2 id="primer-title" class="card-title">{ phrases.text(&format!("{}-primer", <G::Game>::NAME)) }</h2>
            // Focusable, because on a small screen it is a strip that keys must be able to scroll.
            <ul tabindex="0" class={classes!(props.step.is_some().then_some("stepwise"))} aria-labelledby="primer-title">
                if let Some(tip) = &props.tip {
                    <li class="primer-tip"><TipView tip={tip.clone()} open_rules={props.on_rule.clone()} /></li>
                }
                if let Some(goal) = &props.goal {
                    <li class="primer-goal"><IconView icon={Icon::Flag} /><span>{ goal }</span></li>
                }
                for (index, (icon, key)) in G::PRIMER.iter().copied().enumerate() {
                    <li aria-current={(props.step == Some(index)).then_some("step")}><IconView {icon} /><span>{ phrases.text(key) }</span></li>
                }
            </ul>
            <div class="primer-tools">
                <button type="button" class="button primary" onclick={close}>{ phrases.text("table-primer-done") }</button>
                <button type="button" class="button quiet" onclick={rules}>{ phrases.text("nav-rules") }</button>
            </div>
        </section>
    }
}
