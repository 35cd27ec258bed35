//! The hexes that matter now, which a phone shows larger than the rest of the map.

use crate::board_view::{hex_at, index_of};
use board::PointyHexGrid;
use engine::saga::Saga;
use engine::saga::hex::{HexId, HexSet};
use engine::saga::state::Public;

/// Returns the hexes to choose from together with the one of the armada that acts and those of
/// `fights`; without a choice, the hexes around these. `grid` is the map. The set is empty if the
/// whole map matters, as when Raiders move.
#[must_use]
pub fn followed_hexes(
    game: &Saga,
    public: &Public,
    legal: HexSet,
    fights: &[HexId],
    grid: PointyHexGrid,
) -> HexSet {
    if public.ending.is_some() {
        return HexSet::NONE;
    }
    let acting = public
        .acting
        .and_then(|armada| public.armada(armada).sector);
    let acting = acting.map(|sector| public.sector(sector).hex);
    let scene: HexSet = acting.into_iter().chain(fights.iter().copied()).collect();
    let around = if legal.is_empty() {
        let map: HexSet = grid.all().filter_map(hex_at).collect();
        game.neighbors_of_any(scene).intersection(map)
    } else {
        legal
    };
    scene.union(around)
}

/// Returns the cells of hexes.
#[must_use]
pub fn cells_of(hexes: HexSet) -> Vec<u16> {
    hexes.iter().map(index_of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board_view::board;
    use crate::board_view::tests::dealt;
    use engine::saga::ids::ArmadaId;
    use engine::saga::state::Ending;

    #[test]
    fn the_map_follows_the_acting_armada_and_what_can_be_chosen() {
        let (game, mut state) = dealt("spa", 2);
        let public = &mut state.public;
        let [(home, _), .., (far, far_sector)] = public.all().collect::<Vec<_>>()[..] else {
            panic!("there are sectors");
        };
        let far = (far, far_sector.hex);
        public.acting = None;
        let grid = board(&game, public, HexSet::NONE);
        let follow = |public: &Public, legal, fights: &[HexId]| {
            followed_hexes(&game, public, legal, fights, grid)
        };
        assert!(follow(public, HexSet::NONE, &[]).is_empty());
        // The armada with the hexes around it that are on the map.
        public.acting = Some(ArmadaId(0));
        public.armadas[0].sector = Some(far.0);
        let around = follow(public, HexSet::NONE, &[]);
        assert!(around.contains(far.1) && (3..=7).contains(&around.len()));
        assert!(cells_of(around).into_iter().all(|cell| grid.shows(cell)));
        // A choice among other hexes.
        let goal = public.sector(home).hex;
        let legal: HexSet = [goal].into_iter().collect();
        assert_eq!(
            follow(public, legal, &[]),
            [goal, far.1].into_iter().collect()
        );
        assert!(follow(public, HexSet::NONE, &[goal]).contains(goal));
        public.ending = Some(Ending::Won(0));
        assert!(follow(public, legal, &[]).is_empty());
    }
}
