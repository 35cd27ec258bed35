//! Belts of rocks, the scenes of asteroid sectors: each shipped tile has a distinct belt.

use super::{BoardPoint, pseudo_random};
use std::fmt::Write;
use yew::prelude::*;

/// Returns the path of a rock around a center; `lean` stretches it along one axis, in percent.
fn rock(seed: u32, (x, y): BoardPoint, radius: i32, corner_count: u32, lean: i32) -> String {
    let mut path = String::new();
    for n in 0..corner_count {
        let turn = (f64::from(n) + f64::from(pseudo_random(seed, n, 60)) / 100.0)
            / f64::from(corner_count);
        let (sin, cos) = (turn * std::f64::consts::TAU).sin_cos();
        let distance =
            f64::from(radius) * (0.72 + f64::from(pseudo_random(seed, n + 20, 50)) / 100.0);
        let point = (
            f64::from(x) + distance * cos * f64::from(lean) / 100.0,
            f64::from(y) + distance * sin * 100.0 / f64::from(lean),
        );
        let letter = if n == 0 { 'M' } else { 'L' };
        // Writing into a string cannot fail.
        write!(path, "{letter}{:.1} {:.1}", point.0, point.1).ok();
    }
    path.push('Z');
    path
}

/// The appearance of a belt's rocks.
#[derive(Clone, Copy)]
struct Belt {
    /// Direction of the belt in degrees.
    turn: i32,
    /// How far the belt bends, in board units.
    bend: i32,
    /// Number of corners of a rock.
    corner_count: u32,
    /// Length of the rocks in percent of their height.
    lean: i32,
    /// The largest rocks: offset from the center, and radius.
    large: &'static [(i32, i32, i32)],
    /// Path of further details.
    more: &'static str,
    class: &'static str,
}

const BELTS: [Belt; 10] = [
    Belt {
        turn: -24,
        bend: 26,
        corner_count: 7,
        lean: 110,
        large: &[(-44, 12, 17), (30, -8, 13), (58, 34, 15)],
        more: "M-66 44h.1M-20 58h.1M12 30h.1M44 60h.1M66 4h.1M-58-18h.1M-8-2h.1",
        class: "saga-ember",
    },
    Belt {
        turn: 12,
        bend: -22,
        corner_count: 11,
        lean: 100,
        large: &[(-8, 22, 34), (52, -14, 11), (-64, -6, 10)],
        more: "M-28 22a20 20 0 1 0 40 0a20 20 0 1 0-40 0M-20 22a12 12 0 1 0 24 0a12 12 0 1 0-24 0",
        class: "saga-crack",
    },
    Belt {
        turn: -52,
        bend: 8,
        corner_count: 5,
        lean: 190,
        large: &[
            (-40, 34, 15),
            (12, 2, 20),
            (48, -26, 12),
            (-8, 60, 11),
            (62, 26, 13),
        ],
        more: "M-70 60L-30 36M-10 22L40-8M20 66L66 40",
        class: "saga-streak",
    },
    Belt {
        turn: 60,
        bend: 18,
        corner_count: 6,
        lean: 92,
        large: &[(-30, -4, 15), (8, 36, 20), (54, 10, 12)],
        more: "M-62-40L-40-10M-24-26L-10 12M40-30L30 0M66-20L58 6M-40 40L-32 62M34 58L28 78",
        class: "saga-streak",
    },
    Belt {
        turn: -8,
        bend: 30,
        corner_count: 8,
        lean: 118,
        large: &[(-32, 18, 30), (34, 26, 27), (2, -24, 8), (-2, 66, 8)],
        more: "M-4-2L6 14-2 28 8 44 0 58",
        class: "saga-molten",
    },
    Belt {
        turn: 34,
        bend: -14,
        corner_count: 4,
        lean: 104,
        large: &[
            (-48, -2, 18),
            (-6, 30, 23),
            (42, 4, 17),
            (30, 58, 13),
            (-44, 54, 12),
        ],
        more: "M-22 22L10 38M-58-8L-38 4M32-4L52 12",
        class: "saga-crack",
    },
    Belt {
        turn: 0,
        bend: 40,
        corner_count: 7,
        lean: 100,
        large: &[
            (-56, 26, 9),
            (-22, 42, 11),
            (20, 42, 10),
            (56, 26, 9),
            (0, 2, 12),
        ],
        more: "M-66-2h.1M-50 6h.1M-34 12h.1M-17 18h.1M17 18h.1M34 12h.1M50 6h.1M66-2h.1M-44 60h.1M-22 68h.1M0 70h.1M22 68h.1M44 60h.1",
        class: "saga-gravel",
    },
    Belt {
        turn: -36,
        bend: 16,
        corner_count: 3,
        lean: 112,
        large: &[
            (-50, 30, 16),
            (-18, 4, 19),
            (18, 40, 21),
            (52, 4, 17),
            (60, 48, 11),
        ],
        more: "M-30 60h.1M34-16h.1M0 70h.1",
        class: "saga-gravel",
    },
    Belt {
        turn: 20,
        bend: -30,
        corner_count: 8,
        lean: 108,
        large: &[(-54, 34, 13), (52, 12, 15), (-38, -14, 9), (30, 58, 11)],
        more: "M-22 18a22 22 0 1 0 44 0a22 22 0 1 0-44 0",
        class: "saga-lantern",
    },
    Belt {
        turn: 48,
        bend: 12,
        corner_count: 6,
        lean: 96,
        large: &[(-48, 44, 13), (54, 40, 12)],
        more: "M-30 30L-22-14-12 30ZM-8 40L6-24 18 40ZM24 34L34 0 42 34ZM-50 10L-46-16-40 10ZM48 4L56-22 60 6Z",
        class: "saga-shards",
    },
];

/// Draws a belt of rocks; a higher cost adds more of them.
pub fn rocks(variant: u32, cost: u8) -> Html {
    let index = variant.wrapping_sub(1) as usize % BELTS.len();
    let Some(belt) = BELTS.get(index).copied() else {
        return Html::default();
    };
    let seed = variant.wrapping_mul(131) + 7;
    let point_along = |n: u32| -> BoardPoint {
        let x = pseudo_random(seed, n, 200) - 100;
        let y = belt.bend * (10_000 - x * x) / 10_000 + pseudo_random(seed, n + 50, 44) - 22;
        (x, y)
    };
    let far_rock = |n: u32| {
        rock(
            seed + n,
            point_along(n),
            2 + pseudo_random(seed, n + 90, 4),
            6,
            100,
        )
    };
    let near_rock = |n: u32| {
        rock(
            seed + n,
            point_along(n + 30),
            5 + pseudo_random(seed, n + 99, 5),
            belt.corner_count,
            belt.lean,
        )
    };
    let count = 5 + u32::from(cost) * 4;
    let large = |(n, rock): (u32, &(i32, i32, i32))| boulder(&belt, seed, n, *rock);
    let glow = (belt.class == "saga-lantern")
        .then(|| html! { <circle fill="url(#saga-light-sun)" cy="18" r="62" /> });
    html! { <>
        <g transform={format!("translate(0 14) rotate({})", belt.turn)}>
            <path class="saga-dust" d={format!("M-120 0Q0 {} 120 0", belt.bend * 2)} />
            <path class="saga-rock-far" d={(0..count * 2).map(far_rock).collect::<String>()} />
            <path class="saga-rock-near" d={(0..count).map(near_rock).collect::<String>()} />
        </g>
        { glow.unwrap_or_default() }
        { for (0u32..).zip(belt.large).map(large) }
        <path class={classes!("saga-more", belt.class)} d={belt.more} />
    </> }
}

/// Draws a large rock with a lit facet.
fn boulder(belt: &Belt, seed: u32, n: u32, (x, y, radius): (i32, i32, i32)) -> Html {
    let d = rock(
        seed + 200 + n,
        (0, 0),
        radius,
        belt.corner_count.max(5) + u32::from(radius > 24) * 3,
        belt.lean.min(140),
    );
    let facet = format!(
        "M{} {}L{} {}L{} {}",
        -radius / 2,
        -radius / 3,
        radius / 6,
        radius / 8,
        -radius / 8,
        radius * 2 / 3
    );
    html! {
        <g transform={format!("translate({x} {y}) rotate({})", pseudo_random(seed, n + 300, 90) - 45)}>
            <path class="saga-rock" fill="url(#saga-stone)" {d} /><path class="saga-facet" d={facet} />
        </g>
    }
}
