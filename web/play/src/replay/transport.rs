//! The buttons of a replay: back, on, run, how far at once, how quickly.

use super::{Cue, Player, Speed, Stride};
use ui::form::{Radio, Select};
use ui::icon::{Icon, Sign};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Properties of the buttons.
#[derive(Properties, PartialEq)]
pub struct TransportProps {
    /// Where one is.
    pub player: Player,
    /// Told what is pressed.
    pub on_cue: Callback<Cue>,
}

/// The buttons.
#[component]
pub fn Transport(props: &TransportProps) -> Html {
    let phrases = use_phrases();
    let TransportProps { player, on_cue } = props;
    let (first, last) = (player.at == 0, player.at == player.course.end);
    let button = |key: &str, icon: Icon, cue: Cue, off: bool| {
        let onclick = on_cue.reform(move |_: MouseEvent| cue);
        let name = phrases.text(key);
        html! {
            <button type="button" class="icon-button" title={name.clone()} aria-label={name}
                aria-disabled={off.then_some("true")} {onclick}>
                <Sign {icon} />
            </button>
        }
    };
    let (run, sign) = if player.running {
        ("replay-pause", Icon::Pause)
    } else {
        ("replay-play", Icon::Play)
    };
    let stride = |stride: Stride| {
        let onclick = on_cue.reform(move |_: MouseEvent| Cue::Stride(stride));
        html! {
            <button type="button" class="chip" aria-pressed={(player.stride == stride).to_string()} {onclick}>
                { phrases.text(&format!("replay-stride-{}", stride.slug())) }
            </button>
        }
    };
    let speeds = Speed::ALL.map(|speed| {
        let name = phrases.text(&format!("replay-speed-{}", speed.slug()));
        Radio::new(speed.slug(), name)
    });
    let onchange = on_cue.reform(|slug: AttrValue| {
        let chosen = Speed::ALL.into_iter().find(|speed| speed.slug() == slug);
        Cue::Speed(chosen.unwrap_or_default())
    });
    html! {
        <div class="transport" role="group" aria-label={phrases.text("replay-transport")}>
            <div class="transport-go">
                { button("replay-first", Icon::First, Cue::To(0), first) }
                { button("replay-back", Icon::Back, Cue::Back(player.stride), first) }
                { button(run, sign, Cue::Toggle, player.course.end == 0) }
                { button("replay-on", Icon::On, Cue::On(player.stride), last) }
                { button("replay-last", Icon::Last, Cue::To(usize::MAX), last) }
            </div>
            <div class="transport-stride" role="group" aria-label={phrases.text("replay-stride")}>
                { for player.course.strides().into_iter().map(stride) }
            </div>
            <Select label={phrases.text("replay-speed")} quiet=true radios={speeds.to_vec()}
                value={player.speed.slug()} {onchange} />
        </div>
    }
}
