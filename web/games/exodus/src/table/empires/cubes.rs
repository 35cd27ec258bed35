//! The distribution of a seat's cubes: a bar, and each place with its number.

use super::super::glyphs::{Glyph, GlyphIcon};
use super::EmpireContext;
use engine::exodus::Exodus;
use engine::exodus::state::Public;
use engine::game::Seat;
use yew::prelude::*;

/// The name of a place, and the number of cubes there.
pub type CubePlace = (&'static str, u8);

/// Returns the number of a seat's cubes in each place.
#[must_use]
pub fn cube_places(game: &Exodus, public: &Public, seat: Seat) -> [CubePlace; 7] {
    let mat = public.mat(seat);
    let home = game.home(public, seat);
    let present = game.present(public, seat);
    let away = present.iter().filter(|hex| *hex != home);
    [
        ("stash", mat.stash),
        ("home", public.cubes(home, seat)),
        ("planets", away.map(|hex| public.cubes(hex, seat)).sum()),
        ("aboard", mat.ships.iter().map(|ship| ship.cargo).sum()),
        ("techs", mat.techs.len()),
        ("cards", mat.on_cards),
        ("market", game.cubes_on_market(public, seat)),
    ]
}

impl EmpireContext<'_> {
    /// Renders the bar and the places.
    pub(super) fn cubes(&self) -> Html {
        let places = cube_places(self.context.game(), &self.context.view.public, self.seat);
        let fact = |(name, count): CubePlace| {
            html! {
                <div key={name} class={classes!("exo-cube-fact", format!("exo-cubes-{name}"))}>
                    <dt>{ self.text(&format!("exodus-empires-{name}")) }</dt><dd class="number">{ count }</dd>
                </div>
            }
        };
        // Stash and Home are shown even if they are empty.
        let shown = places
            .into_iter()
            .filter(|(name, count)| *count > 0 || matches!(*name, "stash" | "home"));
        html! {
            <section class="exo-mat-part">
                <h4><GlyphIcon glyph={Glyph::Cube} />{ self.text("exodus-empires-cubes") }</h4>
                { bar(&places) }
                <dl class="exo-cube-facts">{ for shown.map(fact) }</dl>
            </section>
        }
    }
}

/// Renders the bar: a segment per place, proportional to its cubes.
fn bar(places: &[CubePlace]) -> Html {
    const CUBE_WIDTH: u16 = 10;
    let mut from = 0;
    let part = |(name, count): &CubePlace| {
        let (x, width) = (from, u16::from(*count) * CUBE_WIDTH);
        from += width;
        html! { <rect key={*name} class={format!("exo-cubes-{name}")} x={x.to_string()} width={width.to_string()} y="0" height="14" /> }
    };
    let parts: Vec<Html> = places.iter().map(part).collect();
    let view = format!("0 0 {} 14", from.max(1));
    html! {
        <svg class="exo-cubes" viewBox={view} preserveAspectRatio="none" aria-hidden="true">{ for parts }</svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::chance::SeededRng;
    use engine::exodus::options::Options;
    use engine::game::Game;

    #[test]
    fn the_places_account_for_every_cube_of_a_seat() {
        let game = Exodus::new(Options::standard(3)).expect("a game of the box");
        let state = game.deal(&mut SeededRng::new(5, 0));
        for seat in game.seats().iter() {
            let places = cube_places(&game, &state.public, seat);
            let total: u8 = places.iter().map(|(_, count)| count).sum();
            assert_eq!(total, game.frame().cubes);
        }
    }
}
