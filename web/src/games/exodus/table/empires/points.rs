//! The breakdown of a score: every line as an exact fraction, and below each what makes it.

use super::super::Watch;
use super::super::signs::{Glyph, Pic};
use super::{Realm, known_score};
use engine::exodus::cards::{AbilityId, CardSet, PoliticalId, ResistanceId};
use engine::exodus::event::Line;
use engine::exodus::figures::Window;
use engine::exodus::play::score::POINT;
use engine::exodus::star::HexId;
use engine::game::Seat;
use yew::prelude::*;

/// What a part of a line is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A planet, alone or shared.
    Planet(HexId),
    /// A hex with ships.
    Ships(HexId),
    /// The share of the High Council.
    Council,
    /// A Resistance card.
    Trophy(ResistanceId),
    /// Points marked on the track.
    Track,
    /// A title.
    Title,
    /// A law or resolution.
    Law(PoliticalId),
    /// An ability.
    Ability(AbilityId),
}

/// A part of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// What it is for.
    pub cause: Cause,
    /// So many sixtieths.
    pub sixtieths: u32,
}

/// The parts of a line, as far as these eyes know them; together they are the line.
#[must_use]
pub fn shares(watch: &Watch, seat: Seat, line: Line) -> Vec<Share> {
    let (table, public) = (watch.table(), watch.public());
    let score = known_score(watch, seat);
    let of = |cause: Cause, sixtieths: u32| Share { cause, sixtieths };
    let all: Vec<Share> = match line {
        Line::Planets => {
            let each = table.hexes();
            each.map(|hex| of(Cause::Planet(hex), table.planet_score(public, hex, seat)))
                .collect()
        }
        Line::Domination => {
            let hexes = table.hexes_with_ships(public, seat);
            let one = POINT * u32::from(table.frame().domination.0);
            hexes.iter().map(|hex| of(Cause::Ships(hex), one)).collect()
        }
        Line::Council => vec![of(Cause::Council, score.line(line))],
        Line::Resistance => {
            let kept = public.mat(seat).trophies.iter().map(ResistanceId);
            let points = |card| table.resistance(card).map_or(0, |card| card.vp);
            kept.map(|card| of(Cause::Trophy(card), POINT * u32::from(points(card))))
                .collect()
        }
        Line::Battles => vec![of(Cause::Track, score.line(line))],
        Line::Titles => vec![of(Cause::Title, score.line(line))],
        Line::Laws => {
            let cards = public.laws.iter().chain(public.resolution.iter());
            let points = |card: &PoliticalId| {
                let effects = table.political(*card).map_or(&[][..], |card| &card.main);
                let each = effects
                    .iter()
                    .map(|effect| table.points_of(public, seat, effect));
                of(Cause::Law(*card), each.sum())
            };
            cards.map(points).collect()
        }
        Line::Abilities => {
            let held = watch
                .private(seat)
                .map_or(CardSet::NONE, |own| own.abilities);
            let cards = public.mat(seat).spent.or(held);
            let points = |card: u8| {
                let figures = table.ability(AbilityId(card));
                let figures = figures.filter(|card| card.window == Window::End);
                let effects = figures.map_or(&[][..], |card| &card.effects);
                let each = effects
                    .iter()
                    .map(|effect| table.points_of(public, seat, effect));
                of(Cause::Ability(AbilityId(card)), each.sum())
            };
            cards.iter().map(points).collect()
        }
    };
    all.into_iter()
        .filter(|share| share.sixtieths > 0)
        .collect()
}

impl Realm<'_> {
    /// The score as it would be now, line by line.
    pub(super) fn points(&self) -> Html {
        let score = known_score(self.watch, self.seat);
        let line = |line: Line| self.line(line, score.line(line));
        let track = self.watch.public().mat(self.seat).track;
        let marked = [("points", self.narrator.points(track).into())];
        let total = self.narrator.points(score.total());
        let spoken = [("points", total.clone().into())];
        let own = self.watch.seat() == self.seat;
        html! {
            <details class="exo-points" open={own}>
                <summary class="exo-mat-vp"><Pic glyph={Glyph::Vp} />
                    <b class="number" aria-hidden="true">{ total }</b>
                    <span class="visually-hidden">{ self.phrases.say("exodus-empires-points", &spoken) }</span>
                    <small>{ self.text("exodus-empires-score") }{ " · " }{ self.phrases.say("exodus-empires-marked", &marked) }</small>
                </summary>
                <ul class="exo-lines">{ for Line::ALL.map(line) }</ul>
            </details>
        }
    }

    fn line(&self, line: Line, sixtieths: u32) -> Html {
        let name = self.narrator.score_line(line);
        let points = self.narrator.points(sixtieths);
        let row = html! { <><span>{ name }</span><b class="number">{ points }</b></> };
        let parts = shares(self.watch, self.seat, line);
        let part = |(number, share): (usize, &Share)| {
            html! { <li key={number}><span>{ self.cause(share.cause) }</span><span class="number">{ self.narrator.points(share.sixtieths) }</span></li> }
        };
        if parts.is_empty() {
            return html! { <li key={line.key()} class="exo-line none">{ row }</li> };
        }
        html! {
            <li key={line.key()}><details class="exo-line-details">
                <summary class="exo-line">{ row }</summary>
                <ul class="exo-shares">{ for parts.iter().enumerate().map(part) }</ul>
            </details></li>
        }
    }

    /// What a part of a line is for, in words.
    fn cause(&self, cause: Cause) -> String {
        let public = self.watch.public();
        match cause {
            Cause::Planet(hex) => {
                let cubes = public.sector(hex).cubes;
                let most = cubes.iter().max().copied().unwrap_or(0);
                let sharers = cubes.iter().filter(|count| **count == most).count();
                let words = [
                    ("planet", self.narrator.hex(hex).into()),
                    ("seats", sharers.into()),
                ];
                self.phrases.say("exodus-empires-share", &words)
            }
            Cause::Ships(hex) => self.narrator.hex(hex),
            Cause::Council => self.text("exodus-empires-council"),
            Cause::Trophy(card) => self.narrator.resistance(card),
            Cause::Track => self.text("exodus-empires-track"),
            Cause::Title => self.narrator.title(public, self.seat).unwrap_or_default(),
            Cause::Law(card) => self.narrator.political(card),
            Cause::Ability(card) => self.narrator.ability(card),
        }
    }
}
