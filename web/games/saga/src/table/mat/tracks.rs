//! The three tracks of a mat: every level with its reward, the seat's level, the next price.

use super::super::glyphs::{Glyph, GlyphIcon};
use super::MatContext;
use engine::saga::action::{Action, Track};
use engine::saga::figures::{GearKind, Level};
use ui::panels::{aria_disabled, unless_disabled};
use yew::prelude::*;

impl MatContext<'_> {
    pub(super) fn tracks(&self) -> Html {
        let game = self.context.game();
        let [starport, lab, center] = self.mat.levels;
        let rewards = game.figures().center.iter();
        let levels: Vec<Level> = rewards
            .map(|reward| Level {
                reward: *reward,
                raises_center: false,
            })
            .collect();
        html! {
            <div class="saga-tracks">
                { self.track(Some(Track::Starport), starport, game.levels(Track::Starport)) }
                { self.track(Some(Track::Lab), lab, game.levels(Track::Lab)) }
                { self.track(None, center, &levels) }
            </div>
        }
    }

    fn track(&self, track: Option<Track>, level: u8, levels: &[Level]) -> Html {
        let (name, glyph) = match track {
            Some(Track::Starport) => (self.narrator.track(Track::Starport), Glyph::Unit),
            Some(Track::Lab) => (self.narrator.track(Track::Lab), Glyph::Power),
            None => (self.text("saga-track-center"), Glyph::Center),
        };
        let kind = track.map_or(GearKind::Unit, Track::kind);
        let step = |(number, step): (u8, &Level)| {
            let class = if number <= level {
                Some("past")
            } else {
                (number == level + 1).then_some("next")
            };
            let args = [("level", number.into())];
            html! {
                <li key={number} class={classes!("saga-level", class)} aria-current={(number == level).then_some("step")}>
                    <b class="number" aria-label={self.phrases.say("saga-level", &args)}>{ number }</b><span>{ self.narrator.level_reward(kind, step.reward) }</span>
                    if step.raises_center { <small class="saga-tag" title={self.text("saga-level-center")}>{ self.text("saga-level-cc") }</small> }
                </li>
            }
        };
        html! {
            <section class="saga-track"><h4><GlyphIcon {glyph} />{ &name }<small class="number">{ format!("{level}/{}", levels.len()) }</small></h4>
                <ol>{ for (1u8..).zip(levels).map(step) }</ol>
                { track.map(|track| self.buy(track, level, levels.len(), &name)).unwrap_or_default() }
            </section>
        }
    }

    /// Renders the button for the next level, with its price. Screen readers also say of what.
    fn buy(&self, track: Track, level: u8, level_count: usize, name: &str) -> Html {
        if usize::from(level) >= level_count {
            return html! { <small>{ self.text("saga-level-all") }</small> };
        }
        let order = Action::Level(track);
        let is_legal = self.is_asked() && self.context.offers.is_legal(order);
        let price = self
            .context
            .game()
            .level_price(&self.context.view.public, self.seat);
        html! {<>
            <button type="button" class={classes!("button", is_legal.then_some("primary"))} aria-disabled={aria_disabled(!is_legal)} onclick={unless_disabled(!is_legal, self.actions.on_order(order))}>
                { self.text("saga-level-buy") }<span class="visually-hidden">{ format!(" ({name})") }</span><span class="saga-tag"><GlyphIcon glyph={Glyph::Astartium} />{ price }</span>
            </button>
            { self.refusal_note(order) }
        </>}
    }
}
