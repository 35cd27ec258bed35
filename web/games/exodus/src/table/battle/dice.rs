//! The dice of each round with the hits highlighted, and the results of rounds and fights.

use super::super::glyphs::{Die, Glyph, GlyphIcon};
use super::record::RoundRecord;
use super::{BattleContext, DiceRoll, FightEnd, FightRecord};
use play::seats::seat_art;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

impl BattleContext<'_> {
    /// Renders the rounds of a fight with the last one expanded, and how it ended.
    pub(super) fn fight(&self, fight: &FightRecord, is_current: bool) -> Html {
        let Some((last, before)) = fight.rounds.split_last() else {
            return Html::default();
        };
        let earlier = [("count", before.len().into())];
        html! {
            <div class="exo-rounds">
                if !is_current {
                    { self.result(fight) }
                }
                { self.round(last) }
                if !before.is_empty() {
                    <details class="exo-earlier">
                        <summary>{ self.phrases.say("exodus-battle-earlier", &earlier) }</summary>
                        { for before.iter().rev().map(|round| self.round(round)) }
                    </details>
                }
            </div>
        }
    }

    fn round(&self, round: &RoundRecord) -> Html {
        let args = [("round", round.number.into())];
        // A new key for each round makes the dice tumble again.
        html! {
            <div key={round.number} class="exo-round">
                <p class="exo-round-name">{ self.phrases.say("exodus-battle-round", &args) }</p>
                { for round.throws.iter().map(|throw| self.throw(throw)) }
                { self.losses(round) }
            </div>
        }
    }

    fn throw(&self, throw: &DiceRoll) -> Html {
        let hits = throw.hits();
        let faces = self.narrator.list(throw.faces.iter().map(u8::to_string));
        let args = [
            ("seat", self.narrator.seat(throw.seat).into()),
            ("faces", faces.into()),
            ("hits", hits.into()),
        ];
        let key = if throw.is_guard {
            "exodus-battle-threw-guard"
        } else {
            "exodus-battle-threw"
        };
        let die = |(number, face): (usize, &u8)| html! { <Die key={number} face={*face} is_lit={*face >= throw.min_hit_face} /> };
        let count = [("hits", hits.into())];
        html! {
            <div class={classes!("exo-throw", seat_art(throw.seat).class())}>
                if throw.is_guard {
                    <GlyphIcon glyph={Glyph::Guard} />
                } else {
                    <SeatIcon seat={seat_art(throw.seat)} />
                }
                <span class="exo-dice" role="img" aria-label={self.phrases.say(key, &args)}>{ for throw.faces.iter().enumerate().map(die) }</span>
                <b class="exo-throw-hits" aria-hidden="true">{ self.phrases.say("exodus-battle-hits", &count) }</b>
            </div>
        }
    }

    /// Renders the ships and cubes that were lost.
    fn losses(&self, round: &RoundRecord) -> Html {
        if round.lost.is_empty() {
            return Html::default();
        }
        let ships = round.lost.iter().map(|ship| self.narrator.ship(*ship));
        let cubes: u16 = round.cargo.iter().map(|(_, count)| u16::from(*count)).sum();
        let args = [
            ("ships", self.narrator.list(ships).into()),
            ("cubes", cubes.into()),
        ];
        html! { <p class="exo-losses"><GlyphIcon glyph={Glyph::Damage} /><span>{ self.phrases.say("exodus-battle-lost", &args) }</span></p> }
    }

    /// Renders how a fight ended.
    fn result(&self, fight: &FightRecord) -> Html {
        let Some(end) = fight.end else {
            return Html::default();
        };
        let hex = self.narrator.hex(fight.hex);
        let text = match end {
            FightEnd::Battle(Some(seat), sixtieths) => {
                let args = [
                    ("hex", hex.into()),
                    ("seat", self.narrator.seat(seat).into()),
                    ("points", self.narrator.points(sixtieths).into()),
                ];
                self.phrases.say("exodus-battle-won", &args)
            }
            FightEnd::Battle(None, _) => self
                .phrases
                .say("exodus-battle-drawn", &[("hex", hex.into())]),
            FightEnd::Guard(true, Some(card)) => {
                let args = [
                    ("hex", hex.into()),
                    ("card", self.narrator.resistance(card).into()),
                ];
                self.phrases.say("exodus-battle-guard-kept", &args)
            }
            FightEnd::Guard(true, None) => self
                .phrases
                .say("exodus-battle-guard-gone", &[("hex", hex.into())]),
            FightEnd::Guard(false, _) => self
                .phrases
                .say("exodus-battle-guard-stays", &[("hex", hex.into())]),
        };
        html! { <p class="exo-result"><GlyphIcon glyph={Glyph::End} /><span>{ text }</span></p> }
    }

    /// Renders the finished fights of this stage, one line each.
    pub(super) fn results(&self, fights: &[FightRecord]) -> Html {
        if fights.is_empty() {
            return Html::default();
        }
        let row = |(number, fight): (usize, &FightRecord)| html! { <li key={number}>{ self.result(fight) }</li> };
        html! { <ol class="exo-results" aria-label={self.text("exodus-battle-before")}>{ for fights.iter().enumerate().map(row) }</ol> }
    }
}
