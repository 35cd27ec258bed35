//! Computes victory points, in sixtieths so that every share is exact `[EXO-16]` `[EXO-1.9]`. The
//! score of the current position is available at any time.

use crate::exodus::cards::{AbilityId, CardSet, ResistanceId};
use crate::exodus::effect::{Effect, ScoreCriterion};
use crate::exodus::event::{LINES, ScoreLine};
use crate::exodus::figures::{PlanetKind, Tile, Window};
use crate::exodus::hex::{HexId, HexSet};
use crate::exodus::ship::ShipType;
use crate::exodus::state::{Private, Public, SEATS, State};
use crate::exodus::table::Exodus;
use crate::exodus::tech::{Field, Tech, TechSet};
use crate::exodus::view::View;
use crate::game::Seat;

/// One victory point in sixtieths.
pub const POINT: u32 = 60;
/// Number of technologies that count as one unit of [`ScoreCriterion::Techs10`].
pub const MANY_TECHS: u8 = 10;

/// The score of a seat by line, in sixtieths of a victory point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score([u32; LINES]);

impl Score {
    /// Returns the points of one line.
    #[must_use]
    pub const fn line(&self, line: ScoreLine) -> u32 {
        self.0[line.index()]
    }

    /// Returns the sum of all lines.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().sum()
    }
}

impl Exodus {
    /// Returns the current score of a seat with all its scoring abilities, those not yet shown
    /// included.
    #[must_use]
    pub fn score(&self, state: &State, seat: Seat) -> Score {
        self.score_with(&state.public, seat, state.private(seat).abilities)
    }

    /// Returns the score of a seat as far as a viewer knows it.
    #[must_use]
    pub fn score_in(&self, view: &View, seat: Seat) -> Score {
        let own = view.private(seat);
        let held = own.map_or(CardSet::NONE, |own| own.abilities);
        self.score_with(&view.public, seat, held)
    }

    /// Returns the score of a seat with the abilities that it has shown and those in `held`. Cubes
    /// aboard ships, technologies, resources and CP are worth nothing `[EXO-16.9]`.
    #[must_use]
    pub fn score_with(&self, public: &Public, seat: Seat, held: CardSet) -> Score {
        Score(ScoreLine::ALL.map(|line| match line {
            ScoreLine::Planets => self.planets_score(public, seat),
            ScoreLine::Domination => {
                POINT * u32::from(self.hexes_with_ships(public, seat).len()) * {
                    u32::from(self.frame().domination.0)
                }
            }
            ScoreLine::Council => self.council_score(public, seat),
            ScoreLine::Resistance => self.trophies_score(public, seat),
            // Already scored when they were won [EXO-16.5].
            ScoreLine::Battles => public.mat(seat).track,
            ScoreLine::Titles => self.titles_score(public, seat),
            ScoreLine::Laws => self.effects_score(public, seat, self.active_effects(public)),
            ScoreLine::Abilities => {
                let cards = public.mat(seat).spent.union(held);
                let cards = cards
                    .iter()
                    .filter_map(|card| self.ability(AbilityId(card)));
                let at_end = cards.filter(|card| card.window == Window::End);
                self.effects_score(public, seat, at_end.flat_map(|card| &card.effects))
            }
        }))
    }

    /// Returns the seats by score; the Turn Order cards break ties at any rank `[EXO-16.8]`
    /// `(AMB-60)`.
    #[must_use]
    pub fn ranking(&self, state: &State) -> Vec<Seat> {
        self.ranking_of(&state.public, &state.private)
    }

    /// Returns the ranking from the public state and all private states.
    #[must_use]
    pub fn ranking_of(&self, public: &Public, own: &[Private; SEATS]) -> Vec<Seat> {
        let score = |seat: Seat| {
            let held = own[seat.index() % SEATS].abilities;
            self.score_with(public, seat, held).total()
        };
        let mut seats = public.order.to_vec();
        // The sort is stable, and the seats are already in turn order.
        seats.sort_by_key(|&seat| std::cmp::Reverse(score(seat)));
        seats
    }

    /// Returns the winner: the first seat of the ranking that has not conceded.
    #[must_use]
    pub fn winner(&self, state: &State) -> Option<Seat> {
        self.winner_of(&state.public, &state.private)
    }

    /// Returns the winner from the public state and all private states.
    #[must_use]
    pub fn winner_of(&self, public: &Public, own: &[Private; SEATS]) -> Option<Seat> {
        let able = self.active_seats(public);
        let mut ranking = self.ranking_of(public, own).into_iter();
        ranking.find(|&seat| able.contains(seat))
    }

    /// Returns the points that a planet is worth to a seat: all for the most cubes, an exact share
    /// in a tie; Homes of others count too `[EXO-16.1]` `(AMB-59)`.
    #[must_use]
    pub fn planet_score(&self, public: &Public, hex: HexId, seat: Seat) -> u32 {
        let Some(tile) = self.planet_at(public, hex) else {
            return 0;
        };
        let cubes = public.sector(hex).cubes;
        let most = cubes.into_iter().max().unwrap_or(0);
        let leaders = cubes.into_iter().filter(|&count| count == most).count();
        if most == 0 || public.cubes(hex, seat) < most {
            return 0;
        }
        POINT * u32::from(tile.vp) / leaders as u32
    }

    fn planets_score(&self, public: &Public, seat: Seat) -> u32 {
        let each = self.hexes().map(|hex| self.planet_score(public, hex, seat));
        each.sum()
    }

    /// Returns the hexes with a ship of a seat, with or without a planet and whoever else is there
    /// `[EXO-16.2]` `(AMB-58)`.
    #[must_use]
    pub fn hexes_with_ships(&self, public: &Public, seat: Seat) -> HexSet {
        let fleet = public.fleet(seat);
        fleet
            .iter()
            .filter_map(|ship| public.ship(ship).hex)
            .collect()
    }

    /// Returns the bonus for the High Council hex, shared by all seats with ships there
    /// `[EXO-16.3]` `(AMB-57)`.
    fn council_score(&self, public: &Public, seat: Seat) -> u32 {
        let there = |seat: &Seat| {
            self.hexes_with_ships(public, *seat)
                .contains(HexId::COUNCIL)
        };
        let seats = self.all_seats().iter().filter(there).count() as u32;
        if !there(&seat) || seats == 0 {
            return 0;
        }
        POINT * u32::from(self.frame().domination.1) / seats
    }

    /// Returns the points of the kept Resistance cards `[EXO-16.4]`.
    fn trophies_score(&self, public: &Public, seat: Seat) -> u32 {
        let kept = public.mat(seat).trophies.iter().map(ResistanceId);
        let each = kept.filter_map(|card| self.resistance(card));
        each.map(|card| POINT * u32::from(card.vp)).sum()
    }

    /// Returns the points of the titles `[EXO-16.6]`, higher by the house rule `[EXO-17.23]`.
    fn titles_score(&self, public: &Public, seat: Seat) -> u32 {
        let frame = self.frame();
        let (first, second) = if self.options.rules.titles_5_3 {
            frame.house_titles
        } else {
            frame.titles
        };
        match public.rank(seat) {
            Some(0) => POINT * u32::from(first),
            Some(1) => POINT * u32::from(second),
            Some(_) | None => 0,
        }
    }

    /// Returns the points of `SCORE` effects: an amount per unit, up to a maximum number of units
    /// `[EXO-16.7]`.
    fn effects_score<'a>(
        &self,
        public: &Public,
        seat: Seat,
        effects: impl Iterator<Item = &'a Effect>,
    ) -> u32 {
        effects
            .map(|effect| self.points_of(public, seat, effect))
            .sum()
    }

    /// Returns the points that one effect scores for a seat now; 0 for other effects.
    #[must_use]
    pub fn points_of(&self, public: &Public, seat: Seat, effect: &Effect) -> u32 {
        if let Effect::Score(source, points, most) = effect {
            let units = self.units(public, seat, *source).min(*most);
            POINT * u32::from(*points) * u32::from(units)
        } else {
            0
        }
    }

    fn units(&self, public: &Public, seat: Seat, source: ScoreCriterion) -> u8 {
        let mat = public.mat(seat);
        let controlled = |kinds: &[PlanetKind]| {
            let of_kind = |tile: &Tile| kinds.contains(&tile.kind);
            let controlled = self.hexes().filter(|&hex| {
                public.controller(hex) == Some(seat)
                    && self.planet_at(public, hex).is_some_and(of_kind)
            });
            controlled.count() as u8
        };
        match source {
            ScoreCriterion::ResistanceCard => mat.trophies.len(),
            ScoreCriterion::GreenPlanetLed => controlled(&[PlanetKind::Green]),
            ScoreCriterion::PlanetControlledNonhome => {
                controlled(&[PlanetKind::Blue, PlanetKind::Red, PlanetKind::Green])
            }
            ScoreCriterion::WarCruiser => {
                let cruisers = public.fleet(seat).iter();
                cruisers
                    .filter(|ship| ship.kind() == ShipType::Cruiser)
                    .count() as u8
            }
            ScoreCriterion::TechTriple => self.triples(mat.techs),
            ScoreCriterion::Techs10 => u8::from(mat.techs.len() >= MANY_TECHS),
            ScoreCriterion::ShipHexRing1 => {
                let hexes = self.hexes_with_ships(public, seat);
                let near = |hex: &HexId| self.distance(HexId::COUNCIL, *hex) == 1;
                hexes.iter().filter(near).count() as u8
            }
        }
    }

    /// Returns the number of sets of a Military, a Civilian and a Transport technology; one that
    /// counts as all three may stand in for one of them.
    fn triples(&self, techs: TechSet) -> u8 {
        let of = |field: Field| {
            let of_field = |tech: &Tech| self.tech(*tech).field == field;
            techs.iter().filter(of_field).count() as u8
        };
        let fields = [Field::Military, Field::Civilian, Field::Transport].map(of);
        let spare = of(Field::General);
        let complete = |count: &u8| {
            let missing = fields.map(|have| count.saturating_sub(have));
            missing.iter().sum::<u8>() <= spare
        };
        (1..=techs.len()).take_while(complete).count() as u8
    }
}
