//! Computes victory points, in sixtieths so that every share is exact `[EXO-16]` `[EXO-1.9]`. The
//! score of the current position is available at any time.

use crate::exodus::cards::{AbilityId, CardSet, ResistanceId};
use crate::exodus::effect::{Effect, ScoreCriterion};
use crate::exodus::event::{LINES, ScoreLine};
use crate::exodus::figures::{PlanetKind, Tile, Window};
use crate::exodus::game::Exodus;
use crate::exodus::hex::{HexId, HexSet};
use crate::exodus::ship::ShipType;
use crate::exodus::state::{Private, Public, SEATS, State};
use crate::exodus::tech::{Field, Tech, TechSet};
use crate::exodus::view::View;
use crate::game::Seat;

/// One victory point in sixtieths.
pub const POINT: u32 = 60;
/// Number of technologies that count as one unit of [`ScoreCriterion::Techs10`].
pub const TECHS_PER_UNIT: u8 = 10;

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
    /// Returns the current score of a seat with all its scoring abilities, including hidden ones.
    #[must_use]
    pub fn score(&self, state: &State, seat: Seat) -> Score {
        self.score_with(&state.public, seat, state.private(seat).abilities)
    }

    /// Returns the score of a seat with the abilities that a viewer knows.
    #[must_use]
    pub fn score_in(&self, view: &View, seat: Seat) -> Score {
        let private = view.private(seat);
        let held = private.map_or(CardSet::NONE, |private| private.abilities);
        self.score_with(&view.public, seat, held)
    }

    /// Returns the score of a seat with its revealed abilities and the abilities in `held`. Cubes
    /// aboard ships, technologies, resources and CP score nothing `[EXO-16.9]`.
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
            // Battle points are scored when the battle is won [EXO-16.5].
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
    pub fn ranking_of(&self, public: &Public, private: &[Private; SEATS]) -> Vec<Seat> {
        let score = |seat: Seat| {
            let held = private[seat.index() % SEATS].abilities;
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
    pub fn winner_of(&self, public: &Public, private: &[Private; SEATS]) -> Option<Seat> {
        let able = self.active_seats(public);
        let mut ranking = self.ranking_of(public, private).into_iter();
        ranking.find(|&seat| able.contains(seat))
    }

    /// Returns the points of a seat for a planet: all points for the most cubes, an exact share in
    /// a tie; Homes of other seats count too `[EXO-16.1]` `(AMB-59)`.
    #[must_use]
    pub fn planet_score(&self, public: &Public, hex: HexId, seat: Seat) -> u32 {
        let Some(tile) = self.planet_at(public, hex) else {
            return 0;
        };
        let cubes = public.sector(hex).cubes;
        let max_cubes = cubes.into_iter().max().unwrap_or(0);
        let leaders = cubes
            .into_iter()
            .filter(|&count| count == max_cubes)
            .count();
        if max_cubes == 0 || public.cubes(hex, seat) < max_cubes {
            return 0;
        }
        POINT * u32::from(tile.vp) / leaders as u32
    }

    fn planets_score(&self, public: &Public, seat: Seat) -> u32 {
        let each = self.hexes().map(|hex| self.planet_score(public, hex, seat));
        each.sum()
    }

    /// Returns the hexes with a ship of a seat, with or without a planet and ships of other seats
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
        let has_ships = |seat: &Seat| {
            self.hexes_with_ships(public, *seat)
                .contains(HexId::COUNCIL)
        };
        let seat_count = self.all_seats().iter().filter(has_ships).count() as u32;
        if !has_ships(&seat) || seat_count == 0 {
            return 0;
        }
        POINT * u32::from(self.frame().domination.1) / seat_count
    }

    /// Returns the points of the kept Resistance cards `[EXO-16.4]`.
    fn trophies_score(&self, public: &Public, seat: Seat) -> u32 {
        let kept = public.mat(seat).trophies.iter().map(ResistanceId);
        let each = kept.filter_map(|card| self.resistance(card));
        each.map(|card| POINT * u32::from(card.vp)).sum()
    }

    /// Returns the points for the titles `[EXO-16.6]`; the house rule raises them `[EXO-17.23]`.
    fn titles_score(&self, public: &Public, seat: Seat) -> u32 {
        let frame = self.frame();
        let (first, second) = if self.options.rules.has_titles_5_3 {
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
        if let Effect::Score(source, points, max_units) = effect {
            let units = self.unit_count(public, seat, *source).min(*max_units);
            POINT * u32::from(*points) * u32::from(units)
        } else {
            0
        }
    }

    fn unit_count(&self, public: &Public, seat: Seat, source: ScoreCriterion) -> u8 {
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
            ScoreCriterion::TechTriple => self.tech_set_count(mat.techs),
            ScoreCriterion::Techs10 => u8::from(mat.techs.len() >= TECHS_PER_UNIT),
            ScoreCriterion::ShipHexRing1 => {
                let hexes = self.hexes_with_ships(public, seat);
                let is_adjacent = |hex: &HexId| self.distance(HexId::COUNCIL, *hex) == 1;
                hexes.iter().filter(is_adjacent).count() as u8
            }
        }
    }

    /// Returns the number of sets of a Military, a Civilian and a Transport technology; Basic
    /// Research, which counts as all three types, may replace one technology.
    fn tech_set_count(&self, techs: TechSet) -> u8 {
        let count_of = |field: Field| {
            let of_field = |tech: &Tech| self.tech(*tech).field == field;
            techs.iter().filter(of_field).count() as u8
        };
        let fields = [Field::Military, Field::Civilian, Field::Transport].map(count_of);
        let spare = count_of(Field::General);
        let complete = |count: &u8| {
            let missing = fields.map(|have| count.saturating_sub(have));
            missing.iter().sum::<u8>() <= spare
        };
        (1..=techs.len()).take_while(complete).count() as u8
    }
}
