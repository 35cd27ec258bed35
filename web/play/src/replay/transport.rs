//! The buttons of a replay: back, forward, play, step size, speed.

use super::{ReplayCommand, ReplayCursor, ReplaySpeed, StepSize};
use ui::form::{Radio, Select};
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TransportProps {
    /// State of the replay.
    pub player: ReplayCursor,
    /// Called with the command of a pressed button.
    pub on_command: Callback<ReplayCommand>,
}

#[component]
pub fn Transport(props: &TransportProps) -> Html {
    let phrases = use_phrases();
    let TransportProps { player, on_command } = props;
    let (is_first, is_last) = (player.at == 0, player.at == player.stops.end);
    let button = |key: &str, icon: Icon, command: ReplayCommand, is_disabled: bool| {
        let onclick = on_command.reform(move |_: MouseEvent| command);
        let name = phrases.text(key);
        html! {
            <button type="button" class="icon-button" title={name.clone()} aria-label={name}
                aria-disabled={is_disabled.then_some("true")} {onclick}>
                <IconView {icon} />
            </button>
        }
    };
    let (run, run_icon) = if player.is_running {
        ("replay-pause", Icon::Pause)
    } else {
        ("replay-play", Icon::Play)
    };
    let step_size = |step_size: StepSize| {
        let onclick = on_command.reform(move |_: MouseEvent| ReplayCommand::SetStepSize(step_size));
        html! {
            <button type="button" class="chip" aria-pressed={(player.step_size == step_size).to_string()} {onclick}>
                { phrases.text(&format!("replay-stride-{}", step_size.slug())) }
            </button>
        }
    };
    let speeds = ReplaySpeed::ALL.map(|speed| {
        let name = phrases.text(&format!("replay-speed-{}", speed.slug()));
        Radio::new(speed.slug(), name)
    });
    let onchange = on_command.reform(|slug: AttrValue| {
        let chosen = ReplaySpeed::ALL
            .into_iter()
            .find(|speed| speed.slug() == slug);
        ReplayCommand::Speed(chosen.unwrap_or_default())
    });
    html! {
        <div class="transport" role="group" aria-label={phrases.text("replay-transport")}>
            <div class="transport-go">
                { button("replay-first", Icon::First, ReplayCommand::Seek(0), is_first) }
                { button("replay-back", Icon::Back, ReplayCommand::Back(player.step_size), is_first) }
                { button(run, run_icon, ReplayCommand::Toggle, player.stops.end == 0) }
                { button("replay-on", Icon::On, ReplayCommand::Forward(player.step_size), is_last) }
                { button("replay-last", Icon::Last, ReplayCommand::Seek(usize::MAX), is_last) }
            </div>
            <div class="transport-stride" role="group" aria-label={phrases.text("replay-stride")}>
                { for player.stops.step_sizes().into_iter().map(step_size) }
            </div>
            <Select label={phrases.text("replay-speed")} hides_label=true radios={speeds.to_vec()}
                value={player.speed.slug()} {onchange} />
        </div>
    }
}
