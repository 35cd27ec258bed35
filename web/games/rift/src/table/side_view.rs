//! The side view of the console: chooses the side of the ship to look along, and collects what is
//! on the line of fire in all planes.

use super::super::board_view::{ActionPreview, art_plane, art_seat, hull_of};
use super::super::console_art::{LineEnd, SideColumn, SideShip, SideView};
use super::super::narrate::Narrator;
use engine::grid::{Plane, Space, Square};
use engine::rift::action::Action;
use engine::rift::play::{ShipContext, Sight};
use engine::rift::refusal::Refusal;
use engine::rift::ship::{Mount, MountId, ShipId, Side};
use yew::prelude::*;

/// Renders the line of fire of a ship from the side; empty if the ship has no weapon.
pub fn side_view(
    context: &ShipContext<'_>,
    preview: Option<&ActionPreview>,
    narrator: Narrator<'_>,
) -> Html {
    let Some((id, mount)) = shown_mount(context, preview) else {
        return Html::default();
    };
    let line: Vec<Space> = context.line(mount).collect();
    let own = std::iter::once(context.ship.space);
    let columns: Vec<SideColumn> = own
        .chain(line.iter().copied())
        .map(|space| column(context, mount.side, space.square()))
        .collect();
    let (reach, end) = match context.sight(mount) {
        Sight::Nothing => (line.len(), LineEnd::Open),
        Sight::Ship(ship, at) if context.is_target(ship) => (usize::from(at), LineEnd::Target),
        Sight::Mine(_, at) => (usize::from(at), LineEnd::Target),
        Sight::Ship(_, at) | Sight::Blocked(_, at) | Sight::Boundary(at) => {
            (usize::from(at), LineEnd::Blocked)
        }
    };
    let caption = caption(context, (id, mount), &line, narrator);
    html! {
        <SideView plane={art_plane(context.ship.plane())} {columns} {reach} {end} {caption} />
    }
}

/// Returns the mount whose line is shown: that of the previewed shot, else of the side with the
/// nearest other ship in any plane, else of the first armed side. Of several mounts of a side, the
/// one with the longest range is shown.
fn shown_mount(
    context: &ShipContext<'_>,
    preview: Option<&ActionPreview>,
) -> Option<(MountId, Mount)> {
    if let Some(Action::Fire(id, ..)) = preview.map(|preview| preview.action)
        && let Ok(mount) = context.mount(id)
    {
        return Some((id, mount));
    }
    let longest = |side: Side| {
        let ids = (0..).map(MountId);
        let mounts = ids.zip(context.build.mounts.iter().copied());
        let on_side = mounts.filter(|(_, mount)| mount.side == side);
        on_side.max_by_key(|(_, mount)| context.game.figures().gun(mount.weapon).range)
    };
    let mounts: Vec<(MountId, Mount)> = Side::ALL.into_iter().filter_map(longest).collect();
    let distance = |(_, mount): (MountId, Mount)| {
        context
            .line(mount)
            .position(|space| ships_on(context, space.square()).next().is_some())
    };
    let nearest = mounts
        .iter()
        .filter_map(|&entry| Some((distance(entry)?, entry)))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, entry)| entry);
    nearest.or_else(|| mounts.first().copied())
}

/// Iterates over the living ships on a square, in all planes.
fn ships_on<'a>(
    context: &ShipContext<'a>,
    square: Square,
) -> impl Iterator<Item = (ShipId, Plane)> + use<'a> {
    let living = context.state.living();
    living
        .filter(move |(_, ship)| ship.square() == square)
        .map(|(id, ship)| (id, ship.plane()))
}

fn column(context: &ShipContext<'_>, side: Side, square: Square) -> SideColumn {
    let (game, state) = (context.game, context.state);
    let terrain = game.board().terrain(square);
    let facing = i32::from(side.facing(context.ship.heading).number());
    let ships = state
        .living()
        .filter(|(_, ship)| ship.square() == square)
        .map(|(id, ship)| SideShip {
            hull: hull_of(game, id),
            seat: art_seat(game.owner(id)),
            plane: art_plane(ship.plane()),
            turn: (i32::from(ship.heading.number()) - facing) * 45,
        });
    let mines = state
        .mines
        .iter()
        .filter(|mine| mine.space().square() == square);
    SideColumn {
        is_nebula: game.board().is_nebula(square),
        has_body: terrain.is_body(),
        asteroids: Plane::ALL
            .into_iter()
            .filter(|plane| terrain.has_asteroid(*plane))
            .map(art_plane)
            .collect(),
        mines: mines.map(|mine| art_plane(mine.space().plane())).collect(),
        ships: ships.collect(),
    }
}

/// Says what the line meets, or which target is above or below it `[RIFT-11.4]` `[RIFT-11.5]`.
fn caption(
    context: &ShipContext<'_>,
    (id, mount): (MountId, Mount),
    line: &[Space],
    narrator: Narrator<'_>,
) -> String {
    let side = narrator.term(mount.side.into_str());
    let say = |key: &str, ship: Option<ShipId>, squares: usize| {
        let ship = ship.map(|ship| narrator.ship(ship)).unwrap_or_default();
        let args = [
            ("side", side.clone().into()),
            ("ship", ship.into()),
            ("squares", squares.into()),
        ];
        narrator.phrases.say(&format!("rift-line-{key}"), &args)
    };
    let own = context.ship.plane().level();
    let off_plane = match context.target_in_other_plane(id) {
        Some(Refusal::TargetAbove { planes, at }) => Some(("above", own + planes as i8, at)),
        Some(Refusal::TargetBelow { planes, at }) => Some(("below", own - planes as i8, at)),
        _ => None,
    };
    let off_plane = off_plane.and_then(|(key, level, at)| {
        let space = line.get(usize::from(at).checked_sub(1)?)?;
        let mut ships = ships_on(context, space.square());
        let (ship, _) = ships.find(|(_, plane)| plane.level() == level)?;
        Some((key, ship, usize::from(at)))
    });
    match (context.sight(mount), off_plane) {
        (Sight::Ship(ship, at), _) if context.is_target(ship) => {
            say("target", Some(ship), usize::from(at))
        }
        (Sight::Mine(_, at), _) => say("mine", None, usize::from(at)),
        (_, Some((key, ship, at))) => say(key, Some(ship), at),
        (Sight::Ship(ship, at), None) => say("ally", Some(ship), usize::from(at)),
        (Sight::Blocked(_, at), None) => say("blocked", None, usize::from(at)),
        (Sight::Boundary(at), None) => say("nebula", None, usize::from(at)),
        (Sight::Nothing, None) => say("clear", None, line.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::Game;
    use engine::grid::Heading;
    use engine::rift::Rift;
    use engine::rift::options::{BoardChoice, Options};
    use engine::rift::state::State;
    use engine::session::Session;
    use ui::l10n::Phrases;
    use ui::test_render::render_to_string;

    const SHOOTER: ShipId = ShipId(0);
    const OTHER: ShipId = ShipId(1);

    /// Returns a duel in which the second ship is `squares` ahead of the first and `planes` higher.
    fn duel(squares: u8, planes: i8) -> (Rift, State) {
        let game = Rift::new(Options::duel("cold-open", "rhino", "screech")).expect("a duel");
        let session = Session::new(game, 5);
        let mut state = session.view(engine::game::Viewer::Omniscient);
        let game = session.game().clone();
        let space = {
            let context = ShipContext::of(&game, &state, SHOOTER).expect("it lives");
            let (_, mount) = shown_mount(&context, None).expect("it is armed");
            let line: Vec<Space> = context.line(mount).collect();
            line[usize::from(squares) - 1].offset_plane(planes)
        };
        state.ships[usize::from(OTHER.0)].space = space.expect("a plane of the board");
        (game, state)
    }

    fn markup(game: &Rift, state: &State, language: &str) -> String {
        let phrases = Phrases::load(language);
        let context = ShipContext::of(game, state, SHOOTER).expect("it lives");
        render_to_string(
            &phrases,
            side_view(&context, None, Narrator::new(&phrases, game)),
        )
    }

    #[test]
    fn rift_11_4_only_a_ship_of_the_same_plane_is_in_the_line_of_fire() {
        for (planes, beam, caption) in [
            (0, "side-beam target", "in the line of fire, 2 squares away"),
            (1, "side-beam open", "in a higher plane"),
            (-1, "side-beam open", "in a lower plane"),
        ] {
            let (game, state) = duel(2, planes);
            let markup = markup(&game, &state, "en");
            assert!(markup.contains(beam), "{planes}: {markup}");
            assert!(markup.contains(caption), "{planes}: {markup}");
            let off_count = markup.matches("side-drop").count();
            assert_eq!(off_count, usize::from(planes != 0), "{markup}");
        }
    }

    /// The end of the captions that tell the player to change the plane.
    const ADVICE: &str = "Change the plane first.";

    /// Returns the space `squares` ahead of the shooter, in another plane if `planes` is not 0.
    fn ahead(game: &Rift, state: &State, squares: usize, planes: i8) -> Space {
        let context = ShipContext::of(game, state, SHOOTER).expect("it lives");
        let (_, mount) = shown_mount(&context, None).expect("it is armed");
        let space = context
            .line(mount)
            .nth(squares - 1)
            .expect("it is in range");
        space.offset_plane(planes).expect("a plane of the board")
    }

    #[test]
    fn rift_11_7_no_change_of_plane_is_advised_for_an_ally() {
        let board = BoardChoice::Shipped("standard-4-pairs".to_owned());
        let options = Options::for_board(board, 4, 4).expect("a match of pairs");
        let session = Session::new(Rift::new(options).expect("a match"), 5);
        let (game, start) = (
            session.game(),
            session.view(engine::game::Viewer::Omniscient),
        );
        let others = start.living().map(|(id, _)| id).filter(|id| *id != SHOOTER);
        let (allies, enemies): (Vec<ShipId>, Vec<ShipId>) =
            others.partition(|id| game.team_of_ship(*id) == game.team_of_ship(SHOOTER));
        let above = ahead(game, &start, 2, 1);
        for (ship, is_advised) in [(allies[0], false), (enemies[0], true)] {
            let mut state = start.clone();
            state.ships[usize::from(ship.0)].space = above;
            let markup = markup(game, &state, "en");
            assert_eq!(markup.contains(ADVICE), is_advised, "{markup}");
        }
        let mut state = start.clone();
        state.ships[usize::from(allies[0].0)].space = ahead(game, &start, 2, 0);
        let markup = markup(game, &state, "en");
        assert!(markup.contains("your ally"), "{markup}");
    }

    #[test]
    fn rift_11_5_no_change_of_plane_is_advised_for_a_ship_behind_a_planet() {
        // A planet is between the ships in one of the rows, and nothing in the other.
        for (row, is_advised) in [(2, false), (1, true)] {
            let options = Options::duel("corner-pocket", "rhino", "screech");
            let game = Rift::new(options).expect("a duel");
            let session = Session::new(game, 5);
            let game = session.game();
            let mut state = session.view(engine::game::Viewer::Omniscient);
            let square = Square::new(1, row).expect("a square");
            let shooter = &mut state.ships[usize::from(SHOOTER.0)];
            (shooter.space, shooter.heading) = (Space::new(square, Plane::MIDDLE), Heading::E);
            state.ships[usize::from(OTHER.0)].space = ahead(game, &state, 2, 1);
            let markup = markup(game, &state, "en");
            assert_eq!(markup.contains("side-body"), !is_advised, "{markup}");
            assert_eq!(markup.contains(ADVICE), is_advised, "{markup}");
        }
    }

    #[test]
    fn the_view_has_a_column_for_every_square_in_range_and_all_planes() {
        let (game, state) = duel(1, 0);
        let context = ShipContext::of(&game, &state, SHOOTER).expect("it lives");
        let (_, mount) = shown_mount(&context, None).expect("it is armed");
        let squares = context.line(mount).count();
        let markup = markup(&game, &state, "de");
        let width = 62 + 40 * (i32::try_from(squares).expect("few") + 1) - 20;
        assert!(markup.contains(&format!("0 0 {width} ")), "{markup}");
        for sign in ["−1", "0", "+1"] {
            assert!(
                markup.contains(&format!(">{sign}</text>")),
                "{sign}: {markup}"
            );
        }
        assert!(markup.contains("in der Schusslinie"), "{markup}");
    }
}
