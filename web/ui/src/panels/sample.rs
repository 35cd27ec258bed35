//! A sample of a board in the player's own theme, with a short animation on request. The game
//! provides the drawing.

use crate::l10n::use_phrases;
use crate::motion::{AnimationSchedule, AnimationStep, tempo, use_animation};
use yew::prelude::*;

/// The frame around a sample.
pub struct SampleFrame {
    /// The game whose background is behind the sample, or `None` for that of the page.
    pub game: Option<&'static str>,
    /// The id of its heading.
    pub id: &'static str,
    /// The phrase keys of the heading, the board's name, and the button.
    pub phrases: [&'static str; 3],
    /// An additional CSS class of the board.
    pub class: Option<&'static str>,
    /// The `viewBox` of the visible part of the board.
    pub view: &'static str,
    /// Maximum duration of the animation, in milliseconds.
    pub max_animation_ms: u32,
}

impl SampleFrame {
    /// Renders the drawings as a still picture, which is decorative.
    pub fn picture(&self, pieces: Html) -> Html {
        html! {
            <svg class={classes!("door-scene", "sample-board", self.class)} viewBox={self.view}
                preserveAspectRatio="xMidYMid slice" aria-hidden="true">{ pieces }</svg>
        }
    }
}

/// Renders a sample: the drawings on the board, and the animation that `play` returns on request.
#[hook]
pub fn use_sample(frame: &SampleFrame, pieces: Html, play: fn() -> Vec<AnimationStep>) -> Html {
    let phrases = use_phrases();
    let stage = use_node_ref();
    let play_count = use_state_eq(|| 0_u32);
    let schedule = use_memo(*play_count, |&play_count| {
        let steps = if play_count > 0 { play() } else { Vec::new() };
        AnimationSchedule::with_limit(play_count, steps, tempo(), frame.max_animation_ms)
    });
    use_animation(&stage, &schedule);
    let onclick = Callback::from(move |_: MouseEvent| play_count.set(*play_count + 1));
    let [heading, label, button] = frame.phrases.map(|key| phrases.text(key));
    html! {
        <section ref={stage} class="panel settings-group sample" data-game={frame.game} aria-labelledby={frame.id}>
            <h2 id={frame.id}>{ heading }</h2>
            <svg class={classes!("sample-board", frame.class)} viewBox={frame.view} role="img" aria-label={label}>
                { pieces }
                <g class="layer effects">{ (*schedule.drawings).clone() }</g>
            </svg>
            <div class="buttons">
                <button type="button" class="button" {onclick}>{ button }</button>
            </div>
        </section>
    }
}
