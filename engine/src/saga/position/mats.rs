//! Mats of a position: figures within bounds, cards that fit and lie in one place.

use super::board::MANY;
use super::ensure;
use crate::error::LoadError;
use crate::game::Seat;
use crate::saga::armada::{Mat, Slot};
use crate::saga::figures::GearKind;
use crate::saga::ids::{ARMADAS, ArmadaId};
use crate::saga::state::{SEATS, State};
use crate::saga::table::Saga;

impl Saga {
    /// What every seat has; nothing for one that does not play.
    pub(super) fn check_mats(&self, state: &State) -> Result<(), LoadError> {
        for seat in (0..SEATS as u8).map(Seat) {
            let at = format!("state.public.mats[{}]", seat.0);
            let mat = state.public.mat(seat);
            if !self.all().has(seat) {
                let none = *mat == Mat::default() && state.hand(seat).is_empty();
                ensure(none, at, "nobody sits there")?;
                continue;
            }
            self.check_numbers(&at, mat)?;
            self.check_tokens(&at, seat, mat)?;
            self.check_gear(&at, mat)?;
            let counted = mat.hand == state.hand(seat).len();
            ensure(counted, format!("{at}.hand"), "not what is in hand")?;
            let other = |other: Seat| other != seat && mat.commander.is_some();
            let mut others = self.all().iter().filter(|seat| other(*seat));
            let alone = !others.any(|other| {
                let other = state.public.mat(other);
                other.commander == mat.commander || other.color == mat.color
            });
            ensure(alone, format!("{at}.commander"), "somebody else's")?;
        }
        Ok(())
    }

    fn check_numbers(&self, at: &str, mat: &Mat) -> Result<(), LoadError> {
        let known = mat
            .commander
            .is_none_or(|commander| commander.index() < self.commanders.len());
        ensure(known, format!("{at}.commander"), "no Commander")?;
        let chosen = mat.commander.is_some() == mat.color.is_some();
        ensure(chosen, format!("{at}.color"), "with a Commander, only then")?;
        let hull = mat.hull <= self.frame().hull_max;
        ensure(hull, format!("{at}.hull"), "more than it can be")?;
        let figures = self.figures();
        let tracks = [
            figures.starport.len(),
            figures.lab.len(),
            figures.center.len(),
        ];
        let levels = mat.levels.iter().zip(tracks);
        let fits = levels
            .into_iter()
            .all(|(level, most)| usize::from(*level) <= most);
        ensure(fits, format!("{at}.levels"), "beyond the last level")?;
        let numbers = [
            mat.astartium,
            mat.exploration,
            mat.combat,
            mat.points,
            mat.delivered,
            mat.shaken,
        ];
        let all = numbers.into_iter().chain(mat.stats);
        let all = all.chain(mat.tokens).chain(mat.adrift);
        ensure(all.max() <= Some(MANY), at, "too many of something")
    }

    fn check_tokens(&self, at: &str, seat: Seat, mat: &Mat) -> Result<(), LoadError> {
        let own = |armada: ArmadaId| self.is_armada(armada) && self.owner(armada) == seat;
        let slots = mat.slots().map(|slot| slot.token);
        let mut lying = slots.chain([mat.commander_token]).flatten();
        ensure(lying.all(own), at, "a token of somebody else")?;
        let armadas = (0..ARMADAS as u8).map(ArmadaId);
        let mut counts = armadas.zip(mat.tokens.iter().zip(mat.adrift));
        let fits = counts.all(|(armada, (free, adrift))| own(armada) || *free == 0 && adrift == 0);
        ensure(fits, format!("{at}.tokens"), "tokens of no armada")
    }

    fn check_gear(&self, at: &str, mat: &Mat) -> Result<(), LoadError> {
        let mut met = mat.deck;
        let there = met.iter().all(|gear| usize::from(gear) < self.gear.len());
        ensure(there, format!("{at}.deck"), "no such card")?;
        let rows: [(&str, GearKind, &[Slot]); 2] = [
            ("units", GearKind::Unit, &mat.units),
            ("powers", GearKind::PowerUp, &mat.powers),
        ];
        for (name, kind, row) in rows {
            let place = format!("{at}.{name}");
            let fits = row.len() <= usize::from(self.frame().slots);
            ensure(fits, place.as_str(), "more than a row holds")?;
            for slot in row {
                let fits = self.gear(slot.gear).is_some_and(|gear| gear.kind == kind);
                let free = fits && !met.has(slot.gear.0);
                ensure(free, place.as_str(), "no card of the row, or twice")?;
                met.insert(slot.gear.0);
            }
        }
        let colors = mat.color.map(|color| self.armada_deck(color));
        let colors = colors.unwrap_or_default();
        let own = met.0 & !colors.0 == 0;
        ensure(own, format!("{at}.deck"), "a card of another color")
    }
}
