//! Simulates color blindness after Machado, Oliveira and Fernandes (2009) and measures how far
//! apart two colors are then, in CIELAB. For tests.

/// The matrix that maps a linear color to the perceived one.
pub type ColorVision = [[f64; 3]; 3];

pub const PLAIN: ColorVision = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
pub const PROTAN: ColorVision = [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
];
pub const DEUTAN: ColorVision = [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.011820, 0.042940, 0.968881],
];
pub const TRITAN: ColorVision = [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.303900],
];

/// Returns the distance of the two closest colors.
pub fn min_color_distance(colors: &[[f64; 3]], vision: &ColorVision) -> f64 {
    let perceived: Vec<_> = colors.iter().map(|color| to_lab(*color, vision)).collect();
    let mut min_distance = f64::MAX;
    for (n, a) in perceived.iter().enumerate() {
        for b in &perceived[..n] {
            let squares = a.iter().zip(b).map(|(x, y)| (x - y) * (x - y));
            min_distance = min_distance.min(squares.sum::<f64>().sqrt());
        }
    }
    min_distance
}

fn to_lab(color: [f64; 3], vision: &ColorVision) -> [f64; 3] {
    let linear = color.map(|part| {
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    let perceived = vision.map(|row| dot(row, linear).clamp(0.0, 1.0));
    let x = dot([0.4124564, 0.3575761, 0.1804375], perceived) / 0.95047;
    let y = dot([0.2126729, 0.7151522, 0.0721750], perceived);
    let z = dot([0.0193339, 0.1191920, 0.9503041], perceived) / 1.08883;
    let root = |t: f64| {
        if t > 0.008856 {
            t.cbrt()
        } else {
            7.787 * t + 16.0 / 116.0
        }
    };
    let [fx, fy, fz] = [x, y, z].map(root);
    [116.0 * fy - 16.0, 500.0 * (fx - fy), 200.0 * (fy - fz)]
}

fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

#[test]
fn deutan_vision_brings_red_and_green_closer() {
    let (red, green) = ([0.8, 0.3, 0.2], [0.5, 0.5, 0.1]);
    assert!(
        min_color_distance(&[red, green], &DEUTAN)
            < min_color_distance(&[red, green], &PLAIN) / 2.0
    );
}
