//! Weapons, line of sight and targets `[RIFT-11]`.

use super::super::action::Pay;
use super::super::event::{Event, Target};
use super::super::refusal::{Obstacle, Refusal};
use super::super::ship::{Mount, MountId, Ship, ShipId, Side, Weapon};
use super::super::sight_lines::SightBound;
use super::super::state::{AfterDetonation, MineSet};
use super::nearest_objects::NearestObjects;
use super::{Play, ShipContext};
use crate::game::EventSink;
use crate::grid::{Space, Square};

/// A set of ship sides, as four bits in the order of [`Side::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenSides(u8);

impl OpenSides {
    /// Returns whether the set contains `side`.
    #[must_use]
    pub const fn contains(self, side: Side) -> bool {
        self.0 >> side.index() & 1 == 1
    }

    /// Returns the side if there is exactly one.
    #[must_use]
    pub fn single(self) -> Option<Side> {
        let mut sides = self.iter();
        sides.next().filter(|_| sides.next().is_none())
    }

    /// Returns the two sides if there are exactly two.
    #[must_use]
    pub fn pair(self) -> Option<[Side; 2]> {
        let mut sides = self.iter();
        let pair = [sides.next()?, sides.next()?];
        sides.next().is_none().then_some(pair)
    }

    /// Iterates over the sides, clockwise from the front.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL
            .into_iter()
            .filter(move |&side| self.contains(side))
    }
}

/// Returns the sides of `ship` that face `from`: one, or two on a tie; all four if the ship is on
/// `from` itself `[RIFT-11.12]` `[RIFT-13.11]` `[A-22]`.
#[must_use]
pub const fn sides_facing(ship: &Ship, from: Square) -> OpenSides {
    let square = ship.square();
    let (vx, vy) = (
        from.x() as i8 - square.x() as i8,
        from.y() as i8 - square.y() as i8,
    );
    let (fx, fy) = ship.heading.offset();
    let (rx, ry) = ship.heading.rotated(2).offset();
    let (ahead, across) = (vx * fx + vy * fy, vx * rx + vy * ry);
    if ahead == 0 && across == 0 {
        return OpenSides(0b1111);
    }
    let mut open = 0;
    if ahead.abs() >= across.abs() {
        open |= if ahead > 0 { 0b0001 } else { 0b0100 };
    }
    if across.abs() >= ahead.abs() {
        open |= if across > 0 { 0b0010 } else { 0b1000 };
    }
    OpenSides(open)
}

/// The first object in the line of fire of a mount.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// There is no object within range `[RIFT-11.3]`.
    Nothing,
    /// Terrain or the edge, and the distance in squares `[RIFT-11.5]`.
    Blocked(Obstacle, u8),
    /// A nebula boundary, and the distance in squares `[RIFT-3.6]` `[A-02]`.
    Boundary(u8),
    /// A ship of any team, and the distance in squares `[RIFT-11.6]`.
    Ship(ShipId, u8),
    /// A live mine, by its index in the list, and the distance in squares `[RIFT-11.6]`.
    Mine(usize, u8),
}

impl Sight {
    /// Returns the same sight if the object is within `range`, else [`Sight::Nothing`]
    /// `[RIFT-11.3]`.
    #[must_use]
    pub const fn within(self, range: u8) -> Self {
        match self {
            Self::Nothing => self,
            Self::Blocked(_, at) | Self::Boundary(at) | Self::Ship(_, at) | Self::Mine(_, at) => {
                if at <= range {
                    self
                } else {
                    Self::Nothing
                }
            }
        }
    }
}

impl ShipContext<'_> {
    /// Returns the mount with this number.
    ///
    /// # Errors
    /// Returns a refusal if the ship has no such mount.
    pub fn mount(&self, id: MountId) -> Result<Mount, Refusal> {
        self.build.mount(id).ok_or(Refusal::NoMount)
    }

    /// Iterates over the spaces in the line of fire, nearest first, up to the mount's range and the
    /// edge `[RIFT-11.2]` `[RIFT-11.3]`.
    pub fn line(&self, mount: Mount) -> impl Iterator<Item = Space> {
        let step = mount.side.facing(self.ship.heading).offset();
        let board = &self.game.board;
        let next = move |&space: &Space| board.neighbor(space, step);
        let reach = self.game.figures.gun(mount.weapon).range;
        std::iter::successors(board.neighbor(self.ship.space, step), next).take(usize::from(reach))
    }

    /// Returns the first object in the line of a side, in the ship's own plane: a ship or a mine,
    /// up to the range of any weapon `[RIFT-11.4]` `[RIFT-11.5]` `[RIFT-11.6]` `[RIFT-11.8]`
    /// `[RIFT-11.18]` `[RIFT-13.16]`.
    #[must_use]
    pub fn sight_ahead(&self, side: Side) -> Sight {
        self.sight_ahead_among(&NearestObjects::ships_and_mines(self), side)
    }

    /// Returns the same as [`ShipContext::sight_ahead`] when the nearest ships and mines are known.
    pub(super) fn sight_ahead_among(&self, objects: &NearestObjects, side: Side) -> Sight {
        let max_range = self.game.figures.max_range();
        let heading = side.facing(self.ship.heading);
        let line = self.game.lines.line(self.ship.space, heading);
        let at = objects.distance(heading);
        if at < line.sight && at <= max_range {
            return objects.sight(heading);
        }
        let bound = match line.bound {
            SightBound::Solid(by) => Sight::Blocked(by, line.sight),
            SightBound::Nebula => Sight::Boundary(line.sight),
        };
        bound.within(max_range)
    }

    /// Returns the first object within the range of a mount `[RIFT-11.3]`.
    #[must_use]
    pub fn sight(&self, mount: Mount) -> Sight {
        let range = self.game.figures.gun(mount.weapon).range;
        self.sight_ahead(mount.side).within(range)
    }

    /// Returns the target that a barrel of the mount would hit now: a ship that is not allied, or a
    /// mine `[RIFT-11.7]` `[A-16]`.
    ///
    /// # Errors
    /// Returns a refusal for no barrel, torpedo or energy left, or no target.
    pub fn check_aim(&self, id: MountId) -> Result<Sight, Refusal> {
        let result = self.check_aim_along(id, |side| self.sight_ahead(side));
        result.map_err(|refusal| {
            let cannot_fire = matches!(
                refusal,
                Refusal::NoTarget { .. } | Refusal::LineBlocked { .. }
            );
            let better_refusal = cannot_fire
                .then(|| self.target_in_other_plane(id))
                .flatten();
            better_refusal.unwrap_or(refusal)
        })
    }

    /// Returns a refusal that names the nearest plane of the square from which the mount would have
    /// a target `[RIFT-11.4]`.
    #[must_use]
    pub fn target_in_other_plane(&self, id: MountId) -> Option<Refusal> {
        let mount = self.mount(id).ok()?;
        [-1, 1, -2, 2].into_iter().find_map(|levels: i8| {
            let space = self.ship.space.offset_plane(levels)?;
            let ship = Ship {
                space,
                ..*self.ship
            };
            let other_context = ShipContext {
                ship: &ship,
                ..*self
            };
            let at = match other_context.sight(mount) {
                Sight::Ship(target, at) if self.is_target(target) => at,
                Sight::Mine(_, at) => at,
                Sight::Ship(..) | Sight::Nothing | Sight::Blocked(..) | Sight::Boundary(_) => {
                    return None;
                }
            };
            let planes = levels.unsigned_abs();
            Some(if levels > 0 {
                Refusal::TargetAbove { planes, at }
            } else {
                Refusal::TargetBelow { planes, at }
            })
        })
    }

    /// Returns the same as [`ShipContext::check_aim`] when the surroundings of the ship are known;
    /// `first_object` returns the first object in the line of a side.
    ///
    /// # Errors
    /// Returns the refusals of [`ShipContext::check_aim`].
    pub(super) fn check_aim_along(
        &self,
        id: MountId,
        first_object: impl FnOnce(Side) -> Sight,
    ) -> Result<Sight, Refusal> {
        let mount = self.mount(id)?;
        let gun = self.game.figures.gun(mount.weapon);
        if self.state.turn.shots(id.0) >= mount.barrels {
            return Err(Refusal::Fired {
                barrels: mount.barrels,
            });
        }
        if mount.weapon == Weapon::Torpedo && self.ship.torpedoes == 0 {
            return Err(Refusal::NoTorpedo);
        }
        let sight = first_object(mount.side).within(gun.range);
        match sight {
            Sight::Nothing => {
                return Err(Refusal::NoTarget {
                    weapon: mount.weapon,
                    range: gun.range,
                });
            }
            Sight::Blocked(by, at) => return Err(Refusal::LineBlocked { by, at }),
            Sight::Boundary(at) => return Err(Refusal::NebulaBoundary { at }),
            Sight::Ship(ship, _) if !self.is_target(ship) => return Err(Refusal::AllyInLine),
            Sight::Ship(..) | Sight::Mine(..) => {}
        }
        self.check_afford(gun.cost)?;
        Ok(sight)
    }

    /// Returns whether `ship` may be shot at: one of another team, or any with friendly fire
    /// `[RIFT-11.7]`.
    #[must_use]
    pub fn is_target(&self, ship: ShipId) -> bool {
        let is_allied = self.game.team_of_ship(ship) == self.game.team_of_ship(self.id);
        ship != self.id && (!is_allied || self.game.rules.allows_friendly_fire)
    }

    /// Returns the sides of the target that are open to the shot; `None` for a mine `[RIFT-11.12]`
    /// `[RIFT-11.16]`.
    #[must_use]
    pub fn open_sides(&self, sight: Sight) -> Option<OpenSides> {
        match sight {
            Sight::Ship(target, _) => self
                .state
                .ship(target)
                .map(|target| sides_facing(target, self.ship.square())),
            Sight::Nothing | Sight::Blocked(..) | Sight::Boundary(_) | Sight::Mine(..) => None,
        }
    }

    /// Checks whether a barrel may fire at `side` with this payment. A side is named if and only if
    /// two are open `[RIFT-11.13]` `[RIFT-11.14]`.
    ///
    /// # Errors
    /// Returns the refusals of [`ShipContext::check_aim`], and one for a side that is missing or
    /// not open, or a wrong payment.
    pub fn check_fire(&self, id: MountId, side: Option<Side>, pay: Pay) -> Result<(), Refusal> {
        let sight = self.check_aim(id)?;
        self.check_named_side(side, self.open_sides(sight))?;
        let weapon = self.mount(id)?.weapon;
        self.check_pay(self.game.figures.gun(weapon).cost, pay)
    }
}

impl ShipContext<'_> {
    /// Checks whether the side, or its absence, fits the open sides `[RIFT-11.12]` `[RIFT-11.13]`.
    fn check_named_side(&self, side: Option<Side>, open: Option<OpenSides>) -> Result<(), Refusal> {
        let Some(open) = open else {
            return side.map_or(Ok(()), |_| Err(Refusal::NoSides));
        };
        match (side, open.pair()) {
            (None, None) => Ok(()),
            (None, Some([one, two])) => Err(Refusal::SideNeeded { one, two }),
            (Some(side), Some([one, two])) if side != one && side != two => {
                Err(Refusal::SideClosed { one, two })
            }
            (Some(_), Some(_)) => Ok(()),
            (Some(side), None) => Err(Refusal::OneSide {
                side: open.single().unwrap_or(side),
            }),
        }
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Fires one barrel. Every shot hits, and is resolved before the next `[RIFT-11.9]`
    /// `[RIFT-11.10]` `[RIFT-11.11]` `[RIFT-11.15]` `[RIFT-11.17]` `[A-17]`.
    pub fn do_fire(&mut self, id: MountId, side: Option<Side>, pay: Pay) {
        let Some(context) = ShipContext::active(self.game, self.state) else {
            return;
        };
        let Ok(mount) = context.mount(id) else { return };
        let (ship, sight, from) = (context.id, context.sight(mount), context.ship.space);
        let side = side.or_else(|| context.open_sides(sight).and_then(OpenSides::single));
        self.pay(pay);
        self.state.turn.count_shot(id.0);
        let is_charged = mount.weapon == Weapon::Ion && self.discharge(ship);
        if mount.weapon == Weapon::Torpedo {
            self.ship(ship, |ship| {
                ship.torpedoes = ship.torpedoes.saturating_sub(1)
            });
        }
        let figures = &self.game.figures;
        let damage = if is_charged {
            figures.charged_damage
        } else {
            figures.gun(mount.weapon).damage
        };
        let landing = match (sight, side) {
            (Sight::Ship(hit, _), Some(side)) => {
                let hit_ship = self.state.ship(hit);
                hit_ship.map(|ship| (ship.space, Target::Ship(hit, side)))
            }
            (Sight::Mine(mine, _), _) => {
                let mine = self.state.mines.get(mine);
                mine.map(|mine| (mine.space(), Target::Mine(mine.space())))
            }
            _ => None,
        };
        let Some((to, target)) = landing else { return };
        self.emit(Event::ShotFired {
            ship,
            weapon: mount.weapon,
            is_charged,
            from,
            to,
            target,
            damage,
        });
        self.apply_hit(target, damage);
    }

    /// Applies a shot to its target.
    fn apply_hit(&mut self, target: Target, damage: u8) {
        match target {
            Target::Ship(hit, side) => {
                self.deal_damage(hit, side, damage);
                self.after_shot(hit);
            }
            Target::Mine(space) => {
                if let Some(mine) = self.state.mine_at(space) {
                    self.detonate(MineSet::singleton(mine), None, AfterDetonation::Orders);
                }
            }
        }
    }
}
