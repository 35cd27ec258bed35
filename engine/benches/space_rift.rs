//! `cargo bench -p engine --bench space_rift`: the native speed of random play of Space Rift, with
//! random chess in the same run for comparison, and the size of its state.

mod workload;

use std::time::Instant;
use workload::space_rift::{NATIVE, tables};
use workload::table;

fn main() {
    let start = Instant::now();
    let now = || start.elapsed().as_secs_f64();
    println!("Space Rift, natively");
    let tables = tables();
    table::bench_steps(&now, &tables, None, NATIVE, &|text| println!("{text}"));
    println!();
    table::bench_copies(&tables[10].1, 512.0, 30.0);
}
