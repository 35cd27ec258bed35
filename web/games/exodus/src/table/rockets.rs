//! Rockets: those that are assigned, seat by seat in turn order, each with its target, its distance,
//! the die that it needs and the worst that it can do; those that wait for a target; what they came
//! to; and cubes that die.

mod outlook;
mod record;

pub use outlook::{Outlook, outlook};
pub use record::{Shot, shots};

use super::aim::Tool;
use super::signs::{Die, Glyph, Pic};
use super::{Actions, Watch};
use crate::narrate::Narrator;
use crate::pieces::rocket;
use crate::table::actions;
use engine::exodus::action::Action;
use engine::exodus::part::Rocket;
use engine::exodus::stage::Stage;
use engine::exodus::star::HexId;
use engine::exodus::state::Salvo;
use engine::exodus::step::Step;
use engine::game::Seat;
use play::seats::art;
use ui::console::seat::SeatSign;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Properties of the panel.
#[derive(Properties, PartialEq)]
pub struct RocketPanelProps {
    /// What is read.
    pub watch: Watch,
    /// What can be done.
    pub actions: Actions,
}

/// What the parts of the panel read.
struct Range<'a> {
    watch: &'a Watch,
    actions: &'a Actions,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

/// The panel; nothing where no rocket is about to fly or has just flown.
#[component]
pub fn RocketPanel(props: &RocketPanelProps) -> Html {
    let phrases = use_phrases();
    let RocketPanelProps { watch, actions } = props;
    let public = &watch.view.public;
    let told = use_memo(watch.stand.edition, |_| shots(watch));
    let range = Range {
        watch,
        actions,
        phrases: &phrases,
        narrator: Narrator::new(&phrases, watch.table()).on(public),
    };
    let stage = Stage::of(public.step) == Stage::Wmd;
    let waiting = range.waiting();
    let after = matches!(public.step, Step::Mount(_)) && public.pass <= 1;
    let fired = !told.is_empty() && (stage || after);
    if !fired && public.salvos.is_empty() && waiting.is_empty() {
        return Html::default();
    }
    html! {
        <section class="exo-rockets" aria-label={phrases.text("exodus-rockets")}>
            <h3 class="exo-fray-title"><Pic glyph={Glyph::Target} /><span>{ phrases.text("exodus-rockets") }</span></h3>
            { range.kills() }
            { range.magazine(&waiting) }
            if fired {
                <ol class="exo-salvos">{ for told.iter().enumerate().map(|(number, shot)| range.shot(number, shot)) }</ol>
            } else {
                <ol class="exo-salvos">{ for public.salvos.iter().enumerate().map(|(number, salvo)| range.salvo(number, salvo)) }</ol>
            }
        </section>
    }
}

impl Range<'_> {
    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }

    /// Rockets of the seat that is asked which have no target yet, by kind and planet.
    fn waiting(&self) -> Vec<(Rocket, HexId)> {
        let mut waiting: Vec<(Rocket, HexId)> = Vec::new();
        for action in self.watch.offers.legal() {
            if let Action::Target(rocket, from, _) = action
                && !waiting.contains(&(rocket, from))
            {
                waiting.push((rocket, from));
            }
        }
        waiting
    }

    /// Rockets that wait for a target: one is taken in hand, and a planet is picked on the map.
    fn magazine(&self, waiting: &[(Rocket, HexId)]) -> Html {
        if waiting.is_empty() {
            return Html::default();
        }
        let tool = self.watch.aim.tool;
        let one = |(kind, from): &(Rocket, HexId)| {
            let aim = Tool::Salvo(*kind, *from);
            let dice = self.watch.table().item(kind.item()).value;
            let words = [
                ("rocket", self.narrator.rocket(*kind).into()),
                ("planet", self.narrator.hex(*from).into()),
                ("dice", dice.into()),
            ];
            html! {
                <li key={format!("{}-{}", kind.index(), from.0)}>
                    <button type="button" class="button exo-rocket" aria-pressed={(tool == aim).to_string()} onclick={actions::aim_on_map(self.actions, aim)}>
                        { rocket::icon(*kind, None) }<span>{ self.phrases.say("exodus-rockets-waits", &words) }</span>
                    </button>
                </li>
            }
        };
        html! {<>
            <p class="exo-note">{ self.text("exodus-rockets-choose") }</p>
            <ul class="exo-magazine">{ for waiting.iter().map(one) }</ul>
        </>}
    }

    /// From where to where, by whom.
    fn path(&self, seat: Seat, kind: Rocket, from: HexId, to: HexId) -> Html {
        let words = [
            ("from", self.narrator.hex(from).into()),
            ("to", self.narrator.hex(to).into()),
        ];
        html! {
            <span class={classes!("exo-salvo-path", art(seat).class())}>
                <SeatSign seat={art(seat)} /><span class="visually-hidden">{ self.narrator.seat(seat) }</span>
                { rocket::icon(kind, None) }<b>{ self.narrator.rocket(kind) }</b><span>{ self.phrases.say("exodus-rockets-path", &words) }</span>
            </span>
        }
    }

    /// A rocket with a target, before it flies.
    fn salvo(&self, number: usize, salvo: &Salvo) -> Html {
        let view = outlook(self.watch.table(), &self.watch.view.public, salvo);
        let needs = [
            ("distance", view.distance.into()),
            ("needed", view.needed.into()),
            ("percent", view.arrives.into()),
        ];
        let key = if view.needed > 6 {
            "exodus-rockets-too-far"
        } else {
            "exodus-rockets-needs"
        };
        let dice = [("dice", view.dice.into()), ("face", view.face.into())];
        html! {
            <li key={number} class="exo-salvo">
                { self.path(salvo.seat, salvo.rocket, salvo.from, salvo.to) }
                <small>{ self.phrases.say(key, &needs) }</small>
                <small>{ self.phrases.say("exodus-rockets-damage", &dice) }</small>
                <small class="exo-worst">{ self.worst(salvo, &view) }</small>
            </li>
        }
    }

    /// The worst that a rocket can do.
    fn worst(&self, salvo: &Salvo, view: &Outlook) -> String {
        let words = [("count", view.worst.into()), ("percent", view.hits.into())];
        let key = match salvo.rocket {
            Rocket::Hypersonic => "exodus-rockets-worst-hypersonic",
            Rocket::Biochemical => "exodus-rockets-worst-biochemical",
            Rocket::Graviton => "exodus-rockets-worst-graviton",
        };
        self.phrases.say(key, &words)
    }

    /// A rocket that has flown.
    fn shot(&self, number: usize, shot: &Shot) -> Html {
        let table = self.watch.table();
        let needed = shot.needed;
        let faces: Vec<String> = shot.faces.iter().map(u8::to_string).collect();
        let words = [
            ("faces", self.phrases.list(&faces).into()),
            ("hits", shot.hits(table, &self.watch.view.public).into()),
        ];
        let face = table.hit_face(&self.watch.view.public, engine::exodus::effect::Fight::Wmd);
        let flight = [("die", shot.die.into()), ("needed", needed.into())];
        let key = if shot.arrives {
            "exodus-rockets-arrives"
        } else {
            "exodus-rockets-misses"
        };
        html! {
            <li key={number} class={classes!("exo-salvo", (!shot.arrives).then_some("missed"))}>
                { self.path(shot.seat, shot.rocket, shot.from, shot.to) }
                <span class="exo-flight"><Die face={shot.die} lit={shot.arrives} /><small>{ self.phrases.say(key, &flight) }</small></span>
                if shot.arrives {
                    <span class="exo-flight"><span class="exo-dice" role="img" aria-label={self.phrases.say("exodus-rockets-threw", &words)}>
                        { for shot.faces.iter().enumerate().map(|(place, shown)| html! { <Die key={place} face={*shown} lit={*shown >= face} /> }) }
                    </span></span>
                }
            </li>
        }
    }

    /// Whose cubes die, where that is asked.
    fn kills(&self) -> Html {
        let public = &self.watch.view.public;
        let mut victims = self.watch.offers.legal().filter_map(|action| {
            if let Action::Kill(seat) = action {
                Some(seat)
            } else {
                None
            }
        });
        let first = victims.next();
        let salvo = public
            .salvos
            .iter()
            .find(|salvo| salvo.rocket == Rocket::Biochemical && salvo.hits > 0);
        let (Some(first), Some(salvo)) = (first, salvo) else {
            return Html::default();
        };
        let words = [
            ("count", salvo.hits.into()),
            ("planet", self.narrator.hex(salvo.to).into()),
        ];
        let victim = |seat: Seat| {
            let count = public.cubes(salvo.to, seat);
            html! {
                <button key={seat.0} type="button" class={classes!("button", art(seat).class())} data-order="kill" onclick={self.actions.give(Action::Kill(seat))}>
                    <SeatSign seat={art(seat)} /><span>{ self.narrator.seat(seat) }</span>
                    <span class="exo-amount"><Pic glyph={Glyph::Cube} /><span class="number">{ count }</span></span>
                </button>
            }
        };
        html! {
            <div class="exo-kills" role="group" aria-label={self.text("exodus-rockets-kill")}>
                <p class="exo-note telling">{ self.phrases.say("exodus-rockets-kills", &words) }</p>
                { for std::iter::once(first).chain(victims).map(victim) }
            </div>
        }
    }
}
