//! The breakdown of a score: every line as an exact fraction, with its shares.

use super::super::glyphs::{Glyph, GlyphIcon};
use super::{EmpireContext, known_score, status_of};
use crate::table;
use engine::exodus::Exodus;
use engine::exodus::cards::{AbilityId, CardSet, PoliticalId, ResistanceId};
use engine::exodus::effect::Effect;
use engine::exodus::event::ScoreLine;
use engine::exodus::figures::{Ability, Political, Window};
use engine::exodus::hex::HexId;
use engine::exodus::play::score::POINT;
use engine::exodus::state::Public;
use engine::game::Seat;
use yew::prelude::*;

/// The source of a share of a score line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreCause {
    /// A planet, alone or shared.
    Planet(HexId),
    Ships(HexId),
    /// The share of the High Council.
    Council,
    Trophy(ResistanceId),
    /// Points marked on the track.
    Track,
    Title,
    /// A law or resolution.
    Law(PoliticalId),
    Ability(AbilityId),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreShare {
    pub cause: ScoreCause,
    pub sixtieths: u32,
}

/// Returns the shares of a line for a seat that has these `abilities`; together they make up
/// the line.
#[must_use]
pub fn score_shares(
    game: &Exodus,
    public: &Public,
    seat: Seat,
    abilities: CardSet,
    line: ScoreLine,
) -> Vec<ScoreShare> {
    let score_share = |cause: ScoreCause, sixtieths: u32| ScoreShare { cause, sixtieths };
    let points = || game.score_with(public, seat, abilities).line(line);
    let single_share = |cause: ScoreCause| vec![score_share(cause, points())];
    let all: Vec<ScoreShare> = match line {
        ScoreLine::Planets => {
            let score = |hex| game.planet_score(public, hex, seat);
            let points = |hex| score_share(ScoreCause::Planet(hex), score(hex));
            game.hexes().map(points).collect()
        }
        ScoreLine::Domination => {
            let hexes = game.hexes_with_ships(public, seat);
            let ship_points = POINT * u32::from(game.frame().domination.0);
            let ships = |hex| score_share(ScoreCause::Ships(hex), ship_points);
            hexes.iter().map(ships).collect()
        }
        ScoreLine::Council => single_share(ScoreCause::Council),
        ScoreLine::Resistance => {
            let trophies = public.mat(seat).trophies.iter().map(ResistanceId);
            let points = |card| game.resistance(card).map_or(0, |card| u32::from(card.vp));
            let trophy = |card| score_share(ScoreCause::Trophy(card), POINT * points(card));
            trophies.map(trophy).collect()
        }
        ScoreLine::Battles => single_share(ScoreCause::Track),
        ScoreLine::Titles => single_share(ScoreCause::Title),
        ScoreLine::Laws => law_shares(game, public, seat),
        ScoreLine::Abilities => ability_shares(game, public, seat, abilities),
    };
    all.into_iter()
        .filter(|share| share.sixtieths > 0)
        .collect()
}

/// Returns the points of laws and the resolution.
fn law_shares(game: &Exodus, public: &Public, seat: Seat) -> Vec<ScoreShare> {
    let cards = public.laws.iter().chain(public.resolution.iter());
    let known = cards.filter_map(|id| Some((*id, game.political(*id)?)));
    let share = |(id, card): (_, &Political)| ScoreShare {
        cause: ScoreCause::Law(id),
        sixtieths: score_of(game, public, seat, &card.main),
    };
    known.map(share).collect()
}

/// Returns the points of abilities that score at the end: used ones, and the given ones.
fn ability_shares(
    game: &Exodus,
    public: &Public,
    seat: Seat,
    abilities: CardSet,
) -> Vec<ScoreShare> {
    let cards = public
        .mat(seat)
        .spent
        .union(abilities)
        .iter()
        .map(AbilityId);
    let known = cards.filter_map(|id| Some((id, game.ability(id)?)));
    let at_end = known.filter(|(_, card)| card.window == Window::End);
    let share = |(id, card): (_, &Ability)| ScoreShare {
        cause: ScoreCause::Ability(id),
        sixtieths: score_of(game, public, seat, &card.effects),
    };
    at_end.map(share).collect()
}

/// Returns the points that effects currently score for a seat, in sixtieths.
fn score_of(game: &Exodus, public: &Public, seat: Seat, effects: &[Effect]) -> u32 {
    let each = effects.iter();
    each.map(|effect| game.points_of(public, seat, effect))
        .sum()
}

impl EmpireContext<'_> {
    /// Renders the current score, line by line.
    pub(super) fn points(&self) -> Html {
        let score = known_score(self.context, self.seat);
        let line = |line: ScoreLine| self.line(line, score.line(line));
        let track = self.context.view.public.mat(self.seat).track;
        let marked = [("points", self.narrator.points(track).into())];
        let total = self.narrator.points(score.total());
        let spoken = [("points", total.clone().into())];
        let is_viewer = table::shown_seat(self.context) == self.seat;
        html! {
            <details class="exo-points" open={is_viewer}>
                <summary class="exo-mat-vp" data-status={status_of(self.context, self.seat, "vp")}><GlyphIcon glyph={Glyph::Vp} />
                    <b class="number" aria-hidden="true">{ total }</b>
                    <span class="visually-hidden">{ self.phrases.say("exodus-empires-points", &spoken) }</span>
                    <small>{ self.text("exodus-empires-score") }{ " · " }{ self.phrases.say("exodus-empires-marked", &marked) }</small>
                </summary>
                <ul class="exo-lines">{ for ScoreLine::ALL.map(line) }</ul>
            </details>
        }
    }

    fn line(&self, line: ScoreLine, sixtieths: u32) -> Html {
        let name = self.narrator.score_line(line);
        let points = self.narrator.points(sixtieths);
        let row = html! { <><span>{ name }</span><b class="number">{ points }</b></> };
        let (game, public) = (self.context.game(), &self.context.view.public);
        let private = table::private(self.context, self.seat);
        let abilities = private.map_or(CardSet::NONE, |private| private.abilities);
        let parts = score_shares(game, public, self.seat, abilities, line);
        let part = |(number, share): (usize, &ScoreShare)| {
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

    /// Names the source of a share.
    fn cause(&self, cause: ScoreCause) -> String {
        let public = &self.context.view.public;
        match cause {
            ScoreCause::Planet(hex) => {
                let cubes = public.sector(hex).cubes;
                let max_count = cubes.iter().max().copied().unwrap_or(0);
                let leader_count = cubes.iter().filter(|count| **count == max_count).count();
                let args = [
                    ("planet", self.narrator.hex(hex).into()),
                    ("seats", leader_count.into()),
                ];
                self.phrases.say("exodus-empires-share", &args)
            }
            ScoreCause::Ships(hex) => self.narrator.hex(hex),
            ScoreCause::Council => self.text("exodus-empires-council"),
            ScoreCause::Trophy(card) => self.narrator.resistance(card),
            ScoreCause::Track => self.text("exodus-empires-track"),
            ScoreCause::Title => self.narrator.title(public, self.seat).unwrap_or_default(),
            ScoreCause::Law(card) => self.narrator.political(card),
            ScoreCause::Ability(card) => self.narrator.ability(card),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::chance::SeededRng;
    use engine::exodus::options::Options;
    use engine::game::Game;

    #[test]
    fn the_shares_of_every_score_line_add_up_to_it() {
        let mut options = Options::standard(4);
        options.uses_generals = true;
        let game = Exodus::new(options).expect("a game of the box");
        let mut state = game.deal(&mut SeededRng::new(11, 0));
        let public = &mut state.public;
        // A shared planet, ships of two seats at the Council, a law that scores, a kept card.
        let planet = game.home(public, Seat(1));
        public.sector_mut(planet).cubes = [3, 3, 3, 0, 0, 0];
        for seat in [Seat(0), Seat(1)] {
            public.mat_mut(seat).ships[0].hex = Some(HexId::COUNCIL);
            public.mat_mut(seat).trophies.insert(9);
            public.mat_mut(seat).track = 90;
        }
        let law = game.political_named("pol-g01").expect("a card of the box");
        public.laws.push(law).expect("room for a law");
        let abilities = CardSet::first_of(16);
        for seat in game.seats().iter() {
            let score = game.score_with(&state.public, seat, abilities);
            for line in ScoreLine::ALL {
                let parts = score_shares(&game, &state.public, seat, abilities, line);
                let sum: u32 = parts.iter().map(|part| part.sixtieths).sum();
                assert_eq!(sum, score.line(line), "{line:?} of {seat:?}");
            }
        }
    }
}
