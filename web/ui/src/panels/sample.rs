//! A piece of a board in the player's own looks, with a little to see and to hear on request. What is drawn
//! is the game's.

use crate::l10n::use_phrases;
use crate::motion::{AnimationSchedule, AnimationStep, tempo, use_animation};
use yew::prelude::*;

/// What stands around a sample.
pub struct SampleFrame {
    /// Whose night is behind it; nothing for the page's own.
    pub game: Option<&'static str>,
    /// The id of its heading.
    pub id: &'static str,
    /// The phrases of its heading, of what the board is called, and of the button.
    pub phrases: [&'static str; 3],
    /// What more the board is to the style sheet.
    pub class: Option<&'static str>,
    /// The piece of the board that is seen.
    pub view: &'static str,
    /// The longest chain of motion in milliseconds.
    pub limit: u32,
}

/// The sample: what lies on the board, and what happens there when it is asked for.
#[hook]
pub fn use_sample(frame: &SampleFrame, pieces: Html, play: fn() -> Vec<AnimationStep>) -> Html {
    let phrases = use_phrases();
    let stage = use_node_ref();
    let shots = use_state_eq(|| 0_u32);
    let score = use_memo(*shots, |&shots| {
        let beats = if shots > 0 { play() } else { Vec::new() };
        AnimationSchedule::with_limit(shots, beats, tempo(), frame.limit)
    });
    use_animation(&stage, &score);
    let onclick = Callback::from(move |_: MouseEvent| shots.set(*shots + 1));
    let [heading, label, button] = frame.phrases.map(|key| phrases.text(key));
    html! {
        <section ref={stage} class="panel settings-group sample" data-game={frame.game} aria-labelledby={frame.id}>
            <h2 id={frame.id}>{ heading }</h2>
            <svg class={classes!("sample-board", frame.class)} viewBox={frame.view} role="img" aria-label={label}>
                { pieces }
                <g class="layer effects">{ (*score.drawings).clone() }</g>
            </svg>
            <div class="buttons">
                <button type="button" class="button" {onclick}>{ button }</button>
            </div>
        </section>
    }
}
