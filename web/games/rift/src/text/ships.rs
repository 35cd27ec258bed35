//! Ships as pieces of the text model: owner, place, and console values in words.

use super::super::board_view::{art_seat, grid_of, index_of};
use super::super::narrate::{level, signed};
use super::text_model::TextModelBuilder;
use engine::rift::action::Action;
use engine::rift::ship::{Build, Ship, ShipId, Slot};
use match_text::{Allegiance as Whose, PieceFact, PlaceId, TextPiece};

/// Returns all ships in setup order.
pub(super) fn pieces(builder: &TextModelBuilder<'_>) -> Vec<TextPiece> {
    let ships = (0..builder.context.game().builds().len() as u8).map(ShipId);
    ships.filter_map(|id| piece(builder, id)).collect()
}

fn piece(builder: &TextModelBuilder<'_>, id: ShipId) -> Option<TextPiece> {
    let (game, view) = (builder.context.game(), &builder.context.view);
    let ship = view.ship(id)?;
    let grid = grid_of(game);
    let acts = |action: Action| view.turn.ship == Some(id) || action == Action::Activate(id);
    let mut orders = builder
        .context
        .offers
        .legal()
        .filter(|action| acts(*action));
    let owner = game.owner(id);
    let facts = if ship.is_alive() {
        ShipReadout {
            builder,
            id,
            ship,
            build: game.build(id),
        }
        .facts()
    } else {
        Vec::new()
    };
    Some(TextPiece {
        name: builder.narrator.ship(id),
        side: side_of(builder, id),
        at: ship
            .is_alive()
            .then(|| PlaceId(index_of(grid, ship.square()))),
        state: state_of(builder, id, ship),
        is_ready: ship.is_alive() && orders.next().is_some(),
        class: art_seat(owner).class(),
        facts,
    })
}

fn side_of(builder: &TextModelBuilder<'_>, id: ShipId) -> Whose {
    let game = builder.context.game();
    let owner = game.owner(id);
    let allied = |reader| {
        game.teams()
            .iter()
            .any(|team| team.contains(owner) && team.contains(reader))
    };
    if builder.reader == Some(owner) {
        Whose::Own
    } else if builder.reader.is_some_and(allied) {
        Whose::Friend
    } else {
        Whose::Foe
    }
}

fn token(builder: &TextModelBuilder<'_>, id: ShipId, ship: &Ship) -> &'static str {
    let view = &builder.context.view;
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
fn state_of(builder: &TextModelBuilder<'_>, id: ShipId, ship: &Ship) -> String {
    let token = format!("rift-console-{}", token(builder, id, ship));
    let token = builder.phrases.text(&token);
    match builder.narrator.role(id) {
        Some(mark) => format!("{mark}, {token}"),
        None => token,
    }
}

/// The console of a ship in words.
struct ShipReadout<'a> {
    builder: &'a TextModelBuilder<'a>,
    id: ShipId,
    ship: &'a Ship,
    build: &'a Build,
}

impl ShipReadout<'_> {
    fn facts(&self) -> Vec<PieceFact> {
        let ship = self.ship;
        let (out_of, say) = (
            |value, max| self.out_of(value, max),
            |key: &str, value| self.fact(key, value),
        );
        let mut facts = vec![
            say("hull", out_of(ship.hull, self.build.hull)),
            say("plane", level(ship.plane())),
            say("heading", self.builder.narrator.heading(ship.heading)),
            say("speed", self.speed()),
            say("main", out_of(ship.main, self.build.main)),
            say("aux", out_of(ship.aux, self.build.aux)),
            say("shields", self.shields()),
            say("weapons", self.weapons()),
        ];
        if self.build.torpedoes > 0 {
            facts.push(say(
                "torpedoes",
                out_of(ship.torpedoes, self.build.torpedoes),
            ));
        }
        if self.build.mines > 0 {
            facts.push(say("mines", out_of(ship.mines, self.build.mines)));
        }
        if self.build.has_ion() {
            let charge = self.builder.narrator.term(ship.ion.into_str());
            facts.push(say("ion", charge));
        }
        facts
    }

    fn fact(&self, key: &str, value: String) -> PieceFact {
        PieceFact {
            name: self.builder.phrases.text(&format!("rift-console-{key}")),
            value,
        }
    }

    fn out_of(&self, value: u8, max: u8) -> String {
        let args = [("value", value.into()), ("most", max.max(value).into())];
        self.builder.phrases.say("rift-console-of", &args)
    }

    /// Returns the speed and, for the active ship, the number of squares moved.
    fn speed(&self) -> String {
        let view = &self.builder.context.view;
        let speed = signed(self.ship.speed);
        if view.turn.ship != Some(self.id) {
            return speed;
        }
        let args = [
            ("moved", view.turn.moved.into()),
            ("owed", self.ship.speed.unsigned_abs().into()),
        ];
        format!(
            "{speed}, {}",
            self.builder.phrases.say("rift-console-owed", &args)
        )
    }

    /// Returns a text that tells whether the shields are up, with the value of every remaining bar.
    fn shields(&self) -> String {
        let (view, game) = (&self.builder.context.view, self.builder.context.game());
        let key = if view.are_shields_up(self.ship, game.board()) {
            "shields-up"
        } else if self.ship.main == 0 {
            "shields-down-reactor"
        } else {
            "shields-down-nebula"
        };
        let up = self.builder.phrases.text(&format!("rift-console-{key}"));
        let bar = |slot: &Slot| {
            let strength = self.ship.bars.get(*slot);
            let bar_text = format!("{} {strength}", self.builder.narrator.slot(*slot));
            (strength > 0).then_some(bar_text)
        };
        let bars: Vec<String> = Slot::ALL.iter().filter_map(bar).collect();
        std::iter::once(up)
            .chain(bars)
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// Returns the list of mounts, each with the barrels that have not fired.
    fn weapons(&self) -> String {
        let view = &self.builder.context.view;
        let is_active = view.turn.ship == Some(self.id);
        let mount = |(n, mount): (u8, &engine::rift::ship::Mount)| {
            let fired = if is_active { view.turn.shots(n) } else { 0 };
            let args = [
                (
                    "weapon",
                    self.builder.narrator.term(mount.weapon.into_str()).into(),
                ),
                (
                    "side",
                    self.builder.narrator.term(mount.side.into_str()).into(),
                ),
                ("ready", mount.barrels.saturating_sub(fired).into()),
                ("barrels", mount.barrels.into()),
            ];
            self.builder.phrases.say("rift-console-mount", &args)
        };
        let mounts = (0u8..).zip(self.build.mounts.iter()).map(mount);
        mounts.collect::<Vec<_>>().join("; ")
    }
}
