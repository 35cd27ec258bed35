//! Describes hexes and ships in words: their contents, and the effect of the Enter key.

use super::Narrator;
use engine::exodus::figures::Tile;
use engine::exodus::hex::HexId;
use engine::exodus::part::Rocket;
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::state::Public;
use engine::game::Seat;

impl Narrator<'_> {
    /// Returns the label of the map for screen readers.
    #[must_use]
    pub fn board_label(&self) -> String {
        let hexes = self.game.map_hexes().len();
        self.say("exodus-board-label", &[("hexes", hexes.into())])
    }

    /// Returns the spoken name of a hex: its name, its contents, and the effect of the Enter key,
    /// if any.
    #[must_use]
    pub fn cell(&self, public: &Public, hex: HexId, todo: &str) -> String {
        self.cell_name(self.place(public, hex), self.contents(public, hex), todo)
    }

    /// Names a hex by its planet and its short name.
    #[must_use]
    pub fn place(&self, public: &Public, hex: HexId) -> String {
        self.place_name(self.with_map(public).hex(hex), self.hex_code(hex))
    }

    /// Returns the contents of a hex: its planet with tokens, cubes and rockets, its guard, its
    /// ships.
    #[must_use]
    pub fn contents(&self, public: &Public, hex: HexId) -> Vec<String> {
        let sector = public.sector(hex);
        let mut parts = self.ground(public, hex);
        parts.extend(self.population(public, hex));
        let rockets = Rocket::ALL.into_iter().zip(sector.rockets);
        parts.extend(
            rockets
                .filter(|(_, count)| *count > 0)
                .map(|(rocket, count)| {
                    let args = [
                        ("rocket", self.rocket(rocket).into()),
                        ("count", count.into()),
                    ];
                    self.say("exodus-cell-rockets", &args)
                }),
        );
        parts.extend((sector.guard > 0).then(|| self.guard(sector.guard)));
        let ships = public.ships_at(hex);
        parts.extend(ships.iter().map(|ship| self.piece_status(public, ship)));
        parts
    }

    /// Describes the planet and its tokens, or the content of a hex without a planet.
    #[must_use]
    pub fn ground(&self, public: &Public, hex: HexId) -> Vec<String> {
        let sector = public.sector(hex);
        if sector.is_destroyed {
            return vec![self.text("exodus-cell-ruin")];
        }
        if hex == HexId::COUNCIL {
            let vp = self.game.frame().domination.1;
            return vec![self.say("exodus-cell-council", &[("vp", vp.into())])];
        }
        let Some(tile) = self.game.planet(sector) else {
            return Vec::new();
        };
        let tokens = [
            ("what", self.token_resource_name(public, hex).into()),
            ("count", sector.tokens.into()),
            ("most", tile.tokens.into()),
        ];
        vec![
            self.tile_text(tile),
            self.say("exodus-cell-tokens", &tokens),
        ]
    }

    /// Describes a planet by its kind and its victory points.
    #[must_use]
    pub fn tile_text(&self, tile: &Tile) -> String {
        let args = [
            ("kind", self.planet_kind(tile.kind).into()),
            ("vp", tile.vp.into()),
        ];
        self.say("exodus-cell-planet", &args)
    }

    /// Returns the cubes on a planet, and who controls it.
    fn population(&self, public: &Public, hex: HexId) -> Vec<String> {
        let cubes = public.sector(hex).cubes;
        let present = (0u8..).map(Seat).zip(cubes).filter(|(_, count)| *count > 0);
        let mut parts: Vec<String> = present
            .map(|(seat, count)| {
                let args = [("seat", self.seat(seat).into()), ("count", count.into())];
                self.say("exodus-cell-cubes", &args)
            })
            .collect();
        if parts.len() > 1 {
            parts.push(match public.controller(hex) {
                Some(seat) => self.say("exodus-cell-held", &[("seat", self.seat(seat).into())]),
                None => self.text("exodus-cell-contested"),
            });
        }
        parts
    }

    /// Returns a ship with its conditions.
    #[must_use]
    pub fn piece_status(&self, public: &Public, ship: ShipId) -> String {
        let mut parts = vec![self.ship(ship)];
        parts.extend(self.conditions(public, ship));
        parts.join(", ")
    }

    /// Returns damage, cargo, cloak and tokens of a ship.
    #[must_use]
    pub fn conditions(&self, public: &Public, ship: ShipId) -> Vec<String> {
        let ship_state = public.ship(ship);
        if ship_state.hex.is_none() {
            return vec![self.text("exodus-ship-stash")];
        }
        let mut parts = Vec::new();
        if ship_state.damage > 0 {
            let args = [
                ("damage", ship_state.damage.into()),
                ("strength", self.game.strength_of(public, ship).into()),
            ];
            parts.push(self.say("exodus-ship-state", &args));
        }
        let counted =
            |key: &str, count: u8| (count > 0).then(|| self.say(key, &[("count", count.into())]));
        parts.extend(counted("exodus-ship-cargo", ship_state.cargo));
        let tokens = public.tokens.get(ship.seat().index());
        let tokens = tokens.and_then(|fleet| fleet.get(ship.fleet_index()));
        parts.extend(counted("exodus-ship-tokens", tokens.copied().unwrap_or(0)));
        let hidden =
            self.game.starts_cloaked(public, ship.seat()) && !public.visible.contains(ship);
        parts.extend(hidden.then(|| self.text("exodus-ship-cloaked")));
        parts
    }

    /// Returns the totals of a blueprint: speed, dice, strength.
    #[must_use]
    pub fn blueprint(&self, public: &Public, seat: Seat, kind: ShipType) -> String {
        let parts = public.mat(seat).blueprints.get(kind.index());
        let parts = parts.copied().unwrap_or_default();
        let args = [
            ("speed", self.game.speed(public, seat, kind, false).into()),
            ("dice", self.game.dice(&parts).into()),
            ("strength", self.game.strength(&parts).into()),
        ];
        self.say("exodus-blueprint", &args)
    }
}
