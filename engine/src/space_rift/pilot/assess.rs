//! What a position is worth to a side: points, fleets, what both could do to each other next,
//! objectives, tokens and cards.

use super::super::SpaceRift;
use super::super::field::{HexSet, Side};
use super::super::scenario::Aim;
use super::super::state::{Phase, Public, State};
use super::outlook::Outlook;
use super::skill::{IMAGINED, Skill};
use super::stakes::{ALERT, LOOMING, VICTORY, cards, stars, state_of, strength};
use super::stance::Stance;

/// How a side looks at its places when it acts next, and when the enemy does.
const FIRST: Skill = Skill {
    heed: 64,
    ..IMAGINED
};
const SECOND: Skill = IMAGINED;

/// Worth of a command card in the hand.
const COMMAND: i32 = 10;
/// Part of the points that objectives bring next turn that counts now, in 256ths.
const PENDING: i32 = 170;

/// What a position is worth to a side.
pub fn assess(game: &SpaceRift, state: &State, side: Side) -> i32 {
    let public = &state.public;
    if let Some(verdict) = public.verdict {
        return match verdict.winner {
            Some(winner) if winner == side => VICTORY,
            Some(_) => -VICTORY,
            None => 0,
        };
    }
    let outlook = Outlook::weighed(game, public, LOOMING);
    side_worth(&outlook, state, side) - side_worth(&outlook, state, side.other())
}

fn side_worth(outlook: &Outlook<'_>, state: &State, side: Side) -> i32 {
    let public = &state.public;
    let stand = public.stand(side);
    let own = state.own(side);
    let point = outlook.stakes.point;
    let score = i32::from(outlook.game.score_of(public, side));
    let mut worth = score * point[side.index()] + stars(stand.stars) + cards(own.combat.len());
    worth += COMMAND * i32::from(own.command.len() + own.drawn.len()) + to_come(public, side);
    worth += pending(outlook, side) * point[side.index()] * PENDING / 256;
    let peril = outlook.peril(side);
    let stance = Stance {
        outlook,
        peril: &peril,
        skill: if acts_next(public, side) {
            &FIRST
        } else {
            &SECOND
        },
    };
    for (unit, hex) in outlook.scene.units(side) {
        let build = outlook.game.build(unit);
        let by_state = outlook.stakes.by_state(unit);
        let now = by_state[state_of(build, public.unit(unit).ships)];
        let whole = state_of(build, build.ships);
        worth += now - outlook.stakes.by_state(unit)[whole] + strength(build);
        worth += stance.of(unit, hex);
        worth -= ALERT * i32::from(public.alert.has(unit));
    }
    worth
}

/// Whether a side has its orders yet before the other one has.
fn acts_next(public: &Public, side: Side) -> bool {
    let acted = !matches!(
        public.phase,
        Phase::Start
            | Phase::Meteors
            | Phase::Shower(_)
            | Phase::Drift
            | Phase::Opening
            | Phase::Command
            | Phase::Orders
            | Phase::Ordered
            | Phase::Movement
    );
    (public.active == side) != acted
}

/// What the end of its turn brings a side, so that nobody hurries to it.
fn to_come(public: &Public, side: Side) -> i32 {
    if public.active != side {
        return 0;
    }
    match public.phase {
        Phase::Sale | Phase::Over => 0,
        Phase::Reward => 30,
        Phase::Start
        | Phase::Meteors
        | Phase::Shower(_)
        | Phase::Drift
        | Phase::Opening
        | Phase::Command
        | Phase::Orders
        | Phase::Ordered
        | Phase::Movement
        | Phase::Moved
        | Phase::MovedOther
        | Phase::Combat
        | Phase::Ending
        | Phase::Drawing => {
            let drawn = if public.plan.card.is_some() {
                COMMAND
            } else {
                0
            };
            30 + drawn + 4 * i32::from(public.ordered.len())
        }
    }
}

/// Markers that objectives would bring a side at the beginning of its next turn.
fn pending(outlook: &Outlook<'_>, side: Side) -> i32 {
    let game = outlook.game;
    let mut markers = 0;
    let sectors = game.objectives.iter();
    let sectors = sectors
        .filter(|objective| objective.aim == Aim::ClearSector && objective.side.is(side))
        .filter_map(|objective| objective.sector);
    let enemies = outlook.scene.enemies(side);
    for sector in sectors {
        let left = sector.section(side).proper().and(enemies).len();
        // A sector that is almost clear is worth something too.
        markers += i32::from(left == 0);
    }
    if game.aims(side, Aim::PlanetControl) {
        for (unit, hex) in outlook.scene.units(side) {
            let group: HexSet = game.terrain().group(hex).and(outlook.planet);
            if outlook.planet.has(hex) && !hex.around().and(group).meets(enemies) {
                markers += 1 + i32::from(game.build(unit).abilities.markers);
            }
        }
    }
    markers
}
