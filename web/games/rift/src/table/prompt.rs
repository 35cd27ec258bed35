//! The status line: the players who must act, the forecast of an action, and the round.

/// Returns the phrase for players who wait while another seat must act.
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
