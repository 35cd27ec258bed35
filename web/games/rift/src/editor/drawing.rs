//! Draws a board draft: terrain, starting ships, mines, and faults.

use super::edits::grid_of;
use crate::board_view::center;
use crate::narrate::{heading_name, model_name, signed};
use crate::pieces::heading::Heading as Bow;
use crate::pieces::{self as art, Fan, Hull, SeatStyle, ShipLook, Stack, draw_keyed, mine, ship};
use engine::grid::{Plane, Square};
use engine::rift::board_file::{ANY_MODEL, Start};
use engine::rift::content::content_error::BoardObject;
use engine::rift::draft::MapDraft;
use engine::rift::ship::Side;
use ui::l10n::Phrases;
use yew::prelude::*;

/// Values of the two bars of a side at full strength, for the drawing of starting ships.
const FULL_BARS: [u8; 2] = [art::shields::BAR_CELLS; 2];

/// Draws the starting ships and mines, the lowest planes first.
pub fn objects(draft: &MapDraft, chosen: Option<BoardObject>) -> Html {
    let starts = draft.file().starts.iter().enumerate();
    let mines = draft.file().mines.iter().enumerate();
    let mut drawn: Vec<(Plane, Html)> = starts
        .map(|(n, start)| (start.plane, draw_start(draft, n, start, chosen)))
        .collect();
    drawn.extend(mines.map(|(n, mine)| {
        let owner_style = owner_style(draft, mine.owner);
        let body = mine::mine(
            plane_of(mine.plane),
            owner_style,
            stack(draft, mine.at, BoardObject::Mine(n)),
        );
        let at = center(grid_of(draft), mine.at);
        (mine.plane, draw_keyed(format!("mine-{n}"), at, body))
    }));
    drawn.sort_by_key(|(plane, _)| *plane);
    drawn.into_iter().map(|(_, body)| body).collect()
}

fn draw_start(draft: &MapDraft, n: usize, start: &Start, chosen: Option<BoardObject>) -> Html {
    let console = &start.console;
    let mut shields = [FULL_BARS; 4];
    for (side, pair) in console.bars.iter().flat_map(|bars| bars.replaced_sides()) {
        shields[Side::index(side)] = pair.map(|bar| bar.min(art::shields::BAR_CELLS));
    }
    let look = ShipLook {
        hull: Hull::from_model(&start.model).unwrap_or(Hull::Rhino),
        seat: seat_of_team(start.team),
        number: u8::try_from(n + 1).unwrap_or(0),
        heading: Bow::new(start.facing.number()),
        relative: 0,
        plane: plane_of(start.plane),
        speed: start.speed,
        owed: 0,
        shields,
        are_shields_down: false,
        is_selected: chosen == Some(BoardObject::Start(n)),
        is_ready: true,
        mine_waits: false,
        stack: stack(draft, start.at, BoardObject::Start(n)),
    };
    let body = html! { <>
        { ship(&look) }
        if start.model == ANY_MODEL {
            <text class="any-model" y="7" transform={look.stack.transform()}>{ "?" }</text>
        }
        if start.is_marked {
            <path class="marked" d="M-8 40V24L8 29-8 34" transform={look.stack.transform()} />
        }
    </> };
    draw_keyed(format!("start-{n}"), center(grid_of(draft), start.at), body)
}

/// Returns the seat style of a team: team 1 looks like the first seat, with the letter A.
#[must_use]
pub const fn seat_of_team(team: u8) -> SeatStyle {
    SeatStyle::new(team.saturating_sub(1))
}

/// Returns the seat style of a mine's owner; `None` for a neutral mine.
fn owner_style(draft: &MapDraft, owner: u8) -> Option<SeatStyle> {
    let start = draft
        .file()
        .starts
        .get(usize::from(owner).checked_sub(1)?)?;
    Some(seat_of_team(start.team))
}

const fn plane_of(plane: Plane) -> art::Plane {
    art::Plane::from_level(plane.level())
}

/// Returns the position of an object in the pile of its square, asteroids included.
fn stack(draft: &MapDraft, at: Square, object: BoardObject) -> Stack {
    let terrain = draft.terrain(at);
    let mut pile: Vec<(Plane, Option<BoardObject>)> = Plane::ALL
        .into_iter()
        .filter(|plane| terrain.has_asteroid(*plane))
        .map(|plane| (plane, None))
        .collect();
    for other in draft.objects_at(at) {
        let plane = draft
            .space(other)
            .map_or(Plane::MIDDLE, |space| space.plane());
        pile.push((plane, Some(other)));
    }
    pile.sort_by_key(|(plane, _)| *plane);
    let place = pile.iter().position(|(_, other)| *other == Some(object));
    Stack {
        index: u8::try_from(place.unwrap_or(0)).unwrap_or(0),
        count: u8::try_from(pile.len()).unwrap_or(1),
        fan: Fan::Closed,
    }
}

/// Returns the names of the terrain and objects in a square, terrain first.
#[must_use]
pub fn contents(phrases: &Phrases, draft: &MapDraft, square: Square) -> Vec<String> {
    let terrain = draft.terrain(square);
    let mut parts: Vec<String> = [
        (terrain.has_planet, "rift-cell-planet"),
        (terrain.has_star, "rift-cell-star"),
        (terrain.has_nebula, "rift-cell-nebula"),
        (terrain.is_goal, "rift-cell-goal"),
    ]
    .into_iter()
    .filter(|(is_present, _)| *is_present)
    .map(|(_, key)| phrases.text(key))
    .collect();
    for plane in Plane::ALL
        .into_iter()
        .filter(|plane| terrain.has_asteroid(*plane))
    {
        let args = [("plane", plane.to_string().into())];
        parts.push(phrases.say("rift-cell-asteroid", &args));
    }
    let objects = draft.objects_at(square).into_iter();
    parts.extend(objects.map(|object| object_text(phrases, draft, object)));
    parts
}

/// Describes a starting ship or a mine in words.
#[must_use]
pub fn object_text(phrases: &Phrases, draft: &MapDraft, object: BoardObject) -> String {
    match object {
        BoardObject::Start(n) => {
            let Some(start) = draft.file().starts.get(n) else {
                return String::new();
            };
            let args = [
                ("number", (n + 1).into()),
                ("model", model_name(phrases, &start.model).into()),
                ("team", start.team.into()),
                ("plane", start.plane.to_string().into()),
                ("heading", heading_name(phrases, start.facing).into()),
                ("speed", signed(start.speed).into()),
            ];
            phrases.say("rift-editor-start", &args)
        }
        BoardObject::Mine(n) => {
            let Some(mine) = draft.file().mines.get(n) else {
                return String::new();
            };
            let args = [
                ("plane", mine.plane.to_string().into()),
                ("owner", mine.owner.into()),
            ];
            phrases.say("rift-editor-mine", &args)
        }
    }
}
