//! The choice of how quickly bots play once no human at this screen is left in the match. It is
//! stored in the settings.

use crate::l10n::use_phrases;
use crate::settings::{Pace, use_settings};
use yew::prelude::*;

/// A button for each pace.
#[component]
pub fn PaceBar() -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    let button = |pace: Pace| {
        let settings = settings.clone();
        let is_chosen = settings.current.pace == pace;
        let (name, spoken) = pace.times().map_or_else(
            || (phrases.text("table-pace-skip"), None),
            |times| {
                let args = [("times", i64::from(times).into())];
                let spoken = phrases.say("table-pace-spoken", &args);
                (phrases.say("table-pace-times", &args), Some(spoken))
            },
        );
        let onclick = Callback::from(move |_: MouseEvent| {
            settings.update(move |now| now.pace = pace);
        });
        html! {
            <button key={pace.slug()} type="button" class="chip" data-pace={pace.slug()}
                aria-pressed={is_chosen.to_string()} aria-label={spoken} {onclick}>{ name }</button>
        }
    };
    html! {
        <div class="pace-bar" role="group" aria-label={phrases.text("table-pace")}>
            <span aria-hidden="true">{ phrases.text("table-pace") }</span>
            { for Pace::ALL.map(button) }
        </div>
    }
}
