//! Squares, prompts and actions in words.

use super::{Narrator, signed};
use crate::draft::board_name;
use engine::game::{Game, Seat};
use engine::grid::Plane;
use engine::rift::action::Action;
use engine::rift::ship::{MountId, ShipId};
use engine::rift::state::Mine;
use engine::rift::view::View;

impl Narrator<'_> {
    /// Returns a word for the content of a square, such as `empty` or `planet`.
    #[must_use]
    pub fn cell(&self, key: &str) -> String {
        self.phrases.text(&format!("rift-cell-{key}"))
    }

    #[must_use]
    pub fn asteroid(&self, plane: Plane) -> String {
        self.phrases
            .say("rift-cell-asteroid", &[("plane", plane.to_string().into())])
    }

    /// Names a live mine in a plane, with its owner if it has one.
    #[must_use]
    pub fn mine(&self, mine: Option<Mine>, plane: Plane) -> String {
        let plane = ("plane", plane.to_string().into());
        match mine.and_then(Mine::owner) {
            Some(seat) => self.phrases.say(
                "rift-cell-mine",
                &[plane, ("owner", self.seat(seat).into())],
            ),
            None => self.phrases.say("rift-cell-mine-nobody", &[plane]),
        }
    }

    /// Describes a ship in a square; ships of `seat` are named as the reader's.
    #[must_use]
    pub fn ship_in_cell(&self, view: &View, id: ShipId, seat: Option<Seat>) -> String {
        let Some(ship) = view.ship(id) else {
            return self.ship(id);
        };
        let is_own = seat == Some(self.game.owner(id));
        let args = [
            ("ship", self.ship(id).into()),
            ("plane", ship.plane().to_string().into()),
            ("heading", self.heading(ship.heading).into()),
            ("speed", signed(ship.speed).into()),
            ("hull", ship.hull.into()),
        ];
        let key = if is_own {
            "rift-cell-own-ship"
        } else {
            "rift-cell-ship"
        };
        let mut text = self.phrases.say(key, &args);
        if let Some(mark) = self.role(id) {
            text = format!("{text}, {mark}");
        }
        if view.turn.ship == Some(id) {
            text = format!("{text}, {}", self.cell("active"));
        }
        text
    }

    /// Names a weapon mount, such as `Laser, front`.
    #[must_use]
    pub fn mount(&self, id: ShipId, mount: MountId) -> String {
        self.game
            .build(id)
            .mount(mount)
            .map_or_else(String::new, |mount| {
                let args = [
                    ("weapon", self.term(mount.weapon.into_str()).into()),
                    ("side", self.term(mount.side.into_str()).into()),
                ];
                self.phrases.say("rift-order-fire", &args)
            })
    }

    /// Returns the name of an action on its button or square.
    #[must_use]
    pub fn order(&self, view: &View, action: Action) -> String {
        let name = || self.line_text("order", &self.message(&action.description()));
        match action {
            Action::Activate(ship) => format!("{}: {}", name(), self.ship(ship)),
            Action::Fire(mount, side, _) => {
                let mount = self.mount(view.turn.ship.unwrap_or(ShipId(0)), mount);
                match side {
                    Some(_) => format!("{mount}: {}", name()),
                    None => mount,
                }
            }
            Action::ChooseCorner(_, corner) => self.return_place(view, corner),
            _other => name(),
        }
    }

    /// Names the space of a corner where a ship can return.
    fn return_place(&self, view: &View, corner: u8) -> String {
        let places = self.game.return_places(view);
        let space = places
            .into_iter()
            .find(|(n, _, _)| *n == corner)
            .map(|(_, space, _)| space.to_string());
        self.phrases.say(
            "rift-order-choose-corner",
            &[("corner", space.unwrap_or_default().into())],
        )
    }

    #[must_use]
    pub fn board(&self) -> String {
        let choice = &self.game.options().board;
        store::pack::current_content()
            .rift()
            .board_file(choice)
            .map_or_else(
                |_| self.phrases.text("rift-title"),
                |file| board_name(self.phrases, choice, &file),
            )
    }
}
