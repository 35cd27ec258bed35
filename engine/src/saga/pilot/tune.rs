//! Weights under trial.
use std::sync::OnceLock;
static W: OnceLock<Vec<(usize, i32)>> = OnceLock::new();
pub fn w(i: usize, default: i32) -> i32 {
    let all = W.get_or_init(|| {
        let text = std::env::var("TUNE").unwrap_or_default();
        text.split(',').filter_map(|p| { let (a, b) = p.split_once('=')?; Some((a.parse().ok()?, b.parse().ok()?)) }).collect()
    });
    all.iter().find(|(k, _)| *k == i).map_or(default, |(_, v)| *v)
}
