//! The line on top: whom everybody waits for, what an order would do, and the round.

/// The phrase for those who wait while another seat is asked.
#[must_use]
pub fn wait_phrase(
    phrase: &'static str,
    args: engine::args::Args,
) -> (&'static str, engine::args::Args) {
    let waiting = match phrase {
        "activate" => "wait-activate",
        "orders" | "orders-owed" => "wait-orders",
        "blast" => "wait-blast",
        "return" => "wait-return",
        "interval" => "wait-interval",
        other => other,
    };
    (waiting, args)
}
