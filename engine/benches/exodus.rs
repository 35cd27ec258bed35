//! `cargo bench -p engine --bench exodus`: the native speed of random play of Exodus, with random
//! chess in the same run for comparison, and the size of its state.

mod workload;

use std::time::Instant;
use workload::exodus::{NATIVE, tables};
use workload::table;

fn main() {
    let start = Instant::now();
    let now = || start.elapsed().as_secs_f64();
    println!("Exodus, natively");
    let tables = tables();
    table::bench_steps(&now, &tables, None, NATIVE, &|text| println!("{text}"));
    println!();
    table::bench_copies(&tables[tables.len() - 1].1, 4096.0, 120.0);
}
