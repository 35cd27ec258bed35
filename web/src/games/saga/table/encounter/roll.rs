//! The roll at hand: what its dice are made of, what they show, which are rolled again.

use super::super::signs::{Die, Glyph, Pic};
use super::Scene;
use engine::saga::action::Action;
use engine::saga::step::{RollStage, Task};
use yew::prelude::*;

impl Scene<'_> {
    /// The dice of a roll.
    pub(super) fn roll(&self, task: &Task) -> Html {
        let Task::Roll {
            armada,
            stat,
            stage,
            extra,
            auto,
            aim,
            faces,
            ..
        } = *task
        else {
            return Html::default();
        };
        let (table, public) = (self.watch.table(), self.watch.public());
        let frame = table.frame();
        let aim = if aim == 0 { frame.success } else { aim };
        let own = table.stat(public, table.owner(armada), stat);
        let cover = u8::from(table.has_cover(public, armada));
        let dice = own
            .saturating_add(cover)
            .saturating_add(extra)
            .min(frame.stat_max);
        let hits = faces.iter().filter(|face| **face >= aim).count() + usize::from(auto);
        let pool = [
            ("stat", self.narrator.stat(stat).into()),
            ("own", own.into()),
            ("cover", cover.into()),
            ("extra", extra.into()),
            ("dice", dice.into()),
        ];
        let words = [
            ("count", hits.into()),
            ("auto", auto.into()),
            ("aim", aim.into()),
        ];
        let rolled = stage != RollStage::Begun && !faces.is_empty();
        html! {
            <section class="saga-roll" aria-label={self.text("saga-roll")}>
                <h3><Pic glyph={Glyph::of_stat(stat)} />{ self.narrator.armada(armada) }</h3>
                <p class="saga-note">{ self.phrases.say("saga-roll-pool", &pool) }</p>
                if rolled {
                    { self.dice(faces.iter().copied().collect(), aim) }
                    <p><b>{ self.phrases.say("saga-roll-result", &words) }</b></p>
                } else {
                    <p class="saga-note">{ self.phrases.say("saga-roll-aim", &[("aim", aim.into())]) }</p>
                }
            </section>
        }
    }

    /// The dice, each a switch while it is chosen which ones are rolled again.
    fn dice(&self, faces: Vec<u8>, aim: u8) -> Html {
        let chosen = match self.watch.public().task() {
            Some(Task::Reroll { chosen, .. }) => Some(*chosen),
            _ => None,
        };
        let spoken: Vec<String> = faces.iter().map(u8::to_string).collect();
        let Some(chosen) = chosen else {
            let die = |(place, face): (usize, &u8)| html! { <Die key={place} face={*face} lit={*face >= aim} /> };
            return html! {
                <span class="saga-dice" role="img" aria-label={self.phrases.list(&spoken)}>{ for faces.iter().enumerate().map(die) }</span>
            };
        };
        let switch = |(place, face): (u8, &u8)| {
            let again = Action::Reroll(place);
            let words = [("place", (place + 1).into()), ("face", (*face).into())];
            html! {
                <button key={place} type="button" class="saga-die-switch" aria-pressed={chosen.has(place).to_string()}
                    disabled={!self.watch.offers.is_legal(again)} onclick={self.actions.give(again)}
                    aria-label={self.phrases.say("saga-roll-again", &words)}><Die face={*face} lit={*face >= aim} /></button>
            }
        };
        html! {
            <div class="saga-dice" role="group" aria-label={self.text("saga-roll-choose")}>{ for (0u8..).zip(&faces).map(switch) }</div>
        }
    }
}
