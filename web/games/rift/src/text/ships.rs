//! Ships as pieces of the text model: owner, place, and console values in words.

use super::super::board_view::{art_seat, grid_of, index_of};
use super::super::narrate::{level, signed};
use super::text_model::TextModelBuilder;
use engine::rift::action::Action;
use engine::rift::ship::{Build, Ion, Ship, ShipId, Slot};
use play::text::{Allegiance as Whose, PieceFact, PlaceId, TextPiece};

/// Returns all ships in set-up order.
pub(super) fn pieces(scribe: &TextModelBuilder<'_>) -> Vec<TextPiece> {
    let ships = (0..scribe.watch.table().builds().len() as u8).map(ShipId);
    ships.filter_map(|id| piece(scribe, id)).collect()
}

fn piece(scribe: &TextModelBuilder<'_>, id: ShipId) -> Option<TextPiece> {
    let (table, view) = (scribe.watch.table(), &scribe.watch.view);
    let ship = view.ship(id)?;
    let grid = grid_of(table);
    let acts = |action: Action| view.turn.ship == Some(id) || action == Action::Activate(id);
    let mut orders = scribe.watch.offers.legal().filter(|action| acts(*action));
    let owner = table.owner(id);
    let facts = if ship.is_alive() {
        ShipReadout {
            scribe,
            id,
            ship,
            build: table.build(id),
        }
        .facts()
    } else {
        Vec::new()
    };
    Some(TextPiece {
        name: scribe.narrator.ship(id),
        side: whose(scribe, id),
        at: ship
            .is_alive()
            .then(|| PlaceId(index_of(grid, ship.square()))),
        state: state_of(scribe, id, ship),
        ready: ship.is_alive() && orders.next().is_some(),
        class: art_seat(owner).class(),
        facts,
    })
}

fn whose(scribe: &TextModelBuilder<'_>, id: ShipId) -> Whose {
    let table = scribe.watch.table();
    let owner = table.owner(id);
    let allied = |reader| {
        table
            .teams()
            .iter()
            .any(|team| team.has(owner) && team.has(reader))
    };
    if scribe.reader == Some(owner) {
        Whose::Own
    } else if scribe.reader.is_some_and(allied) {
        Whose::Friend
    } else {
        Whose::Foe
    }
}

fn token(scribe: &TextModelBuilder<'_>, id: ShipId, ship: &Ship) -> &'static str {
    let view = &scribe.watch.view;
    if !ship.is_alive() {
        "destroyed"
    } else if view.turn.ship == Some(id) {
        "active"
    } else if view.is_ready(id) {
        "ready"
    } else {
        "activated"
    }
}

/// Returns the role of a marked ship, and whether the ship has had its turn.
fn state_of(scribe: &TextModelBuilder<'_>, id: ShipId, ship: &Ship) -> String {
    let token = format!("rift-console-{}", token(scribe, id, ship));
    let token = scribe.phrases.text(&token);
    match scribe.narrator.role(id) {
        Some(mark) => format!("{mark}, {token}"),
        None => token,
    }
}

/// The console of a ship in words.
struct ShipReadout<'a> {
    scribe: &'a TextModelBuilder<'a>,
    id: ShipId,
    ship: &'a Ship,
    build: &'a Build,
}

impl ShipReadout<'_> {
    fn facts(&self) -> Vec<PieceFact> {
        let ship = self.ship;
        let (of, say) = (
            |value, most| self.of(value, most),
            |key: &str, value| self.fact(key, value),
        );
        let mut facts = vec![
            say("hull", of(ship.hull, self.build.hull)),
            say("plane", level(ship.plane())),
            say("heading", self.scribe.narrator.heading(ship.heading)),
            say("speed", self.speed()),
            say("main", of(ship.main, self.build.main)),
            say("aux", of(ship.aux, self.build.aux)),
            say("shields", self.shields()),
            say("weapons", self.weapons()),
        ];
        if self.build.torpedoes > 0 {
            facts.push(say("torpedoes", of(ship.torpedoes, self.build.torpedoes)));
        }
        if self.build.mines > 0 {
            facts.push(say("mines", of(ship.mines, self.build.mines)));
        }
        if self.build.has_ion() {
            let charge = match ship.ion {
                Ion::Uncharged => "rift-ion-uncharged",
                Ion::Charging => "rift-ion-charging",
                Ion::Charged => "rift-ion-charged",
            };
            facts.push(say("ion", self.scribe.phrases.text(charge)));
        }
        facts
    }

    fn fact(&self, key: &str, value: String) -> PieceFact {
        PieceFact {
            name: self.scribe.phrases.text(&format!("rift-console-{key}")),
            value,
        }
    }

    fn of(&self, value: u8, most: u8) -> String {
        let words = [("value", value.into()), ("most", most.max(value).into())];
        self.scribe.phrases.say("rift-console-of", &words)
    }

    /// Returns the speed, and for the active ship how much of it has been moved.
    fn speed(&self) -> String {
        let view = &self.scribe.watch.view;
        let speed = signed(self.ship.speed);
        if view.turn.ship != Some(self.id) {
            return speed;
        }
        let words = [
            ("moved", view.turn.moved.into()),
            ("owed", self.ship.speed.unsigned_abs().into()),
        ];
        format!(
            "{speed}, {}",
            self.scribe.phrases.say("rift-console-owed", &words)
        )
    }

    /// Returns whether the shields are up, and the value of every bar that is left.
    fn shields(&self) -> String {
        let (view, table) = (&self.scribe.watch.view, self.scribe.watch.table());
        let key = if view.shields_up(self.ship, table.board()) {
            "shields-up"
        } else if self.ship.main == 0 {
            "shields-down-reactor"
        } else {
            "shields-down-nebula"
        };
        let up = self.scribe.phrases.text(&format!("rift-console-{key}"));
        let bar = |slot: &Slot| {
            let strength = self.ship.bars.get(*slot);
            let told = format!("{} {strength}", self.scribe.narrator.slot(*slot));
            (strength > 0).then_some(told)
        };
        let bars: Vec<String> = Slot::ALL.iter().filter_map(bar).collect();
        std::iter::once(up)
            .chain(bars)
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// Returns every mount with the barrels that have not fired.
    fn weapons(&self) -> String {
        let view = &self.scribe.watch.view;
        let active = view.turn.ship == Some(self.id);
        let mount = |(n, mount): (u8, &engine::rift::ship::Mount)| {
            let fired = if active { view.turn.shots(n) } else { 0 };
            let words = [
                (
                    "weapon",
                    self.scribe.narrator.term(mount.weapon.term()).into(),
                ),
                ("side", self.scribe.narrator.term(mount.side.term()).into()),
                ("ready", mount.barrels.saturating_sub(fired).into()),
                ("barrels", mount.barrels.into()),
            ];
            self.scribe.phrases.say("rift-console-mount", &words)
        };
        let mounts = (0u8..).zip(self.build.mounts.iter()).map(mount);
        mounts.collect::<Vec<_>>().join("; ")
    }
}
