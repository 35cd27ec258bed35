//! Explains technologies, parts, rockets and types of ships in a sentence or two.

use super::Narrator;
use engine::exodus::part::{Item, ItemKind, Rocket};
use engine::exodus::ship::ShipType;
use engine::exodus::tech::Tech;

impl Narrator<'_> {
    #[must_use]
    pub fn tech_text(&self, tech: Tech) -> String {
        if let Some(item) = self.item_of(tech) {
            return self.license(item);
        }
        let frame = self.game.frame();
        let count = match tech {
            Tech::AdvPhasium | Tech::AdvAxinium | Tech::AdvCp => frame.extract.1,
            Tech::ExpertPolitics => frame.expert,
            Tech::ExpertCloning => frame.growth.1,
            Tech::Radar => frame.radar,
            Tech::AdvTrading
            | Tech::AdvBanking
            | Tech::BasicPolitics
            | Tech::AdvPolitics
            | Tech::MasterPolitics
            | Tech::Hypersonic
            | Tech::Biochemical
            | Tech::Graviton
            | Tech::EmShield
            | Tech::MgShield
            | Tech::QgpShield
            | Tech::Plasma
            | Tech::Ssl
            | Tech::Antimatter
            | Tech::AdvManeuver
            | Tech::BasicRepairs
            | Tech::CivilianShips
            | Tech::AdvMining
            | Tech::Cloaking
            | Tech::Fusion
            | Tech::Antigravity
            | Tech::BasicResearch => 0,
        };
        let key = format!("exodus-lore-{}", tech.key());
        self.say(&key, &[("count", count.into())])
    }

    /// Returns the item that a technology unlocks, if any.
    #[must_use]
    pub fn item_of(&self, tech: Tech) -> Option<Item> {
        let needs = |item: &Item| self.game.item(*item).needs == Some(tech);
        Item::ALL.into_iter().find(needs)
    }

    fn license(&self, item: Item) -> String {
        let args = [("text", self.item_text(item).into())];
        match item.kind() {
            ItemKind::Rocket => self.say("exodus-lore-rocket", &args),
            ItemKind::Drive | ItemKind::Cannon | ItemKind::Shield => {
                self.say("exodus-lore-part", &args)
            }
        }
    }

    /// Returns a sentence that explains a part or rocket.
    #[must_use]
    pub fn item_text(&self, item: Item) -> String {
        let key = match (item.kind(), item.rocket()) {
            (ItemKind::Drive, _) => "exodus-does-drive",
            (ItemKind::Cannon, _) => "exodus-does-cannon",
            (ItemKind::Shield, _) => "exodus-does-shield",
            (ItemKind::Rocket, Some(Rocket::Hypersonic) | None) => "exodus-does-hypersonic",
            (ItemKind::Rocket, Some(Rocket::Biochemical)) => "exodus-does-biochemical",
            (ItemKind::Rocket, Some(Rocket::Graviton)) => "exodus-does-graviton",
        };
        let value = self.game.item(item).value;
        self.say(key, &[("count", value.into())])
    }

    /// Returns a sentence that explains a type of ship.
    #[must_use]
    pub fn ship_text(&self, kind: ShipType) -> String {
        let cells = self.game.grids().of(kind).cells.count_ones();
        let args = [
            ("cells", i64::from(cells).into()),
            ("cubes", self.game.ship(kind).transport.into()),
        ];
        self.say(&format!("exodus-type-{}.text", kind.key()), &args)
    }
}
