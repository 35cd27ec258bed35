//! Emblems of cards by their ids: paths about 20 units wide around their center. Cards of content
//! packs get the emblem of their kind.

/// Returns the emblem of a card.
#[must_use]
pub fn emblem(id: &str) -> &'static str {
    let known = gear(id)
        .or_else(|| action(id))
        .or_else(|| exploration(id))
        .or_else(|| event(id))
        .or_else(|| extra(id));
    known.unwrap_or_else(|| kind(id))
}

/// Returns the emblem of a kind of cards, by the first letter of the id.
fn kind(id: &str) -> &'static str {
    match id.get(..1) {
        Some("U") => "M0-10L3-3 9 5 3 4 0 8-3 4-9 5-3-3Z",
        Some("W") => {
            "M-7-7H7V7H-7ZM-10-4H-7M-10 4H-7M7-4H10M7 4H10M-4-10V-7M4-10V-7M-4 7V10M4 7V10M-3-3H3V3H-3Z"
        }
        Some("C" | "S") => "M-7-9H7V9H-7ZM-3-4H3M-3 0H3M-3 4H1",
        _ => "M0-9A9 9 0 1 1-.01-9ZM-3-3C-3-6 3-6 3-3 3-1 0-1 0 2M0 5h.1",
    }
}

/// Emblems of Units and Power Ups.
fn gear(id: &str) -> Option<&'static str> {
    Some(match id {
        "U01" => "M0-10L2-3V4L6 8H-6L-2 4V-3ZM0-10V-4M-6 3L-9 8M6 3L9 8",
        "U02" => "M-9-4L0-9 9-4V3L0 9-9 3ZM-9-1H9M0-9V9",
        "U03" => "M0-9L3 0H-3ZM-7-2L-4 7H-10ZM7-2L10 7H4ZM0 3V9",
        "U04" => "M-3-10V-2L-7 4V9H7V4L3-2V-10M0-10V-5M-3 4H3",
        "U05" => "M-9 0H-3L0-6 3 0H9V7H-9ZM-2 3H2M0 1V5M0-6V-10",
        "U06" => "M0-9A5 5 0 0 1 5-4C5 0 0 2 0 6M0 6V9M-8-8L-5-5M8-8L5-5M-9 0H-5M9 0H5",
        "U07" => "M0-10L4-6V-1L9 3V7L4 6 2 9H-2L-4 6-9 7V3L-4-1V-6ZM0-6V4M-4 2L4 2",
        "U08" => "M0-10L9-6V1C9 6 4 9 0 10-4 9-9 6-9 1V-6ZM0-5L4 3H-4Z",
        "U09" => "M-8-9H4L8-5V9H-8ZM-5-5V6M0-5L3 0H-3ZM0 3V6",
        "U10B" => "M0-10L3-4 9-2 4 2 5 9 0 5-5 9-4 2-9-2-3-4Z",
        "U10Y" => "M0-9A4 4 0 1 1-.01-9ZM0-1V9M-8 3C-4-1 4-1 8 3M-9 8H9",
        "U10G" => "M-9 3H9L6 8H-6ZM0 3V-9M0-8C7-8 7 0 0 0M0-6C-6-6-6 0 0 0",
        "U10R" => "M-9-4C-3-4-2-9 0-10 2-9 3-4 9-4L4 1 6 9 0 5-6 9-4 1ZM0-4V1",
        "W01" => "M0-10V-5M0 5V10M-10 0H-5M5 0H10M-6 0A6 6 0 1 1 6 0 6 6 0 1 1-6 0M0-.1V.1",
        "W02" => "M0-9L8-5V4L0 9-8 4V-5ZM-8-5L8 4M8-5L-8 4M0-9V9",
        "W03" => "M-6-9V0M0-9V-2M6-9V0M-8 0H-4L-6 9ZM-2-2H2L0 9ZM4 0H8L6 9Z",
        "W04" => "M-8-3H8V8H-8ZM-8-3L-5-8H5L8-3M0 0V5M-3 3L0 6 3 3",
        "W05" => "M-7-7L7 7M7-7L-7 7M-9 0H9M0-9V9M-4-4H4V4H-4Z",
        "W06" => "M-9 0A9 9 0 0 1 9 0M-5 1A5 5 0 0 1 5 1M0 2L0 9M-4 9H4M0 0h.1",
        "W07" => "M-10-2H2V-6H6L10 0 6 6H2V2H-10ZM-7-2V2M-3-2V2",
        "W08" => "M0-9L8-5V0C8 5 4 8 0 9-4 8-8 5-8 0V-5ZM-4 0A4 4 0 0 1 4 0M0 0V5",
        "W09" => "M-9-6C-3-9-3 9 0 0 3-9 3 9 9 6M-9 0H-5M5 0H9",
        "W10B" => "M-7-7L7-7 0 7ZM-7-7h.1M7-7h.1M0 7h.1M0-7V7M-3.5 0H3.5",
        "W10Y" => "M0-10V9M0-8C8-6 9 2 2 6M0-8C-8-6-9 2-2 6M-6 9H6",
        "W10G" => {
            "M-8-8C-4-9-1-8 0-6 1-8 4-9 8-8V7C4 6 1 7 0 9-1 7-4 6-8 7ZM0-6V9M-5-3H-3M3-3H5M-5 1H-3M3 1H5"
        }
        "W10R" => "M3-10L-6 1H0L-3 10 6-2H0ZM-9-6A10 10 0 0 0-9 6M9-6A10 10 0 0 1 9 6",
        _ => return None,
    })
}

fn action(id: &str) -> Option<&'static str> {
    Some(match id {
        "CA01" => "M-9-5L5 9M-5-9L9 5M-9-5L-5-9M9 5L5 9M-2-2h.1M2 2h.1",
        "CA02" => "M-9 2H9L7 8H-7ZM-6 2L-3-4 0 2M0 2L3-7 7 2",
        "CA03" => "M-8 8L0 0 8 8M-8 1L0-7 8 1",
        "CA04" => "M-9 6C-8-8 8-8 9 4M5 1L9 5 10-1M-2 3a3 3 0 1 0 .1 0Z",
        "CA05" => "M0-8V-4M0 4V8M-8 0H-4M4 0H8M-5 0A5 5 0 1 1 5 0 5 5 0 1 1-5 0M0-.1V.1",
        "CA06" => "M-8-7L0-9 8-7V0C8 5 4 8 0 9-4 8-8 5-8 0ZM-4 0L-1 3 5-4",
        "CA07" => "M-9-4H2M-9 4H2M2-8L9 0 2 8",
        "CA08" => "M-8-3H6M2-7L6-3 2 1M8 4H-6M-2 0L-6 4-2 8",
        "CA09" => "M0-3L0 9M-6-8h.1M6-8h.1M0-9h.1M-8-1h.1M8-1h.1M-5 4h.1M5 4h.1M-3-5L3-5M0-5V-2",
        "CA10" => "M-7-2A7 7 0 0 1 6-4L8-6V0H2L4-2M7 2A7 7 0 0 1-6 4L-8 6V0H-2",
        "CA11" => "M-9-6H5M-9 0H9M-9 6H5M5-9V-3M9-3V3M5 3V9",
        "CA12" => "M-9 8L-2-2 4 3 9-8M9-8H4M9-8V-3",
        "CA13" => "M0-9L2.6-3 9-2.6 4 1.6 5.6 8 0 4.6-5.6 8-4 1.6-9-2.6-2.6-3Z",
        "SA01" => "M-10 3H-3L0-3 3 3H10L7 9H-7ZM-6 3V-6M6 3V-6M-8-6H-4M4-6H8",
        "SA02" => {
            "M0-9V-5M0 5V9M-9 0H-5M5 0H9M-6-6L-3-3M3 3L6 6M6-6L3-3M-3 3L-6 6M-3 0A3 3 0 1 1 3 0 3 3 0 1 1-3 0"
        }
        "SA03" => "M-9 0C-5-9 5-9 9 0 5 9-5 9-9 0ZM-4 0C-2-4 2-4 4 0 2 4-2 4-4 0Z",
        "SA04" => "M-7-9H7V9H-7ZM-4-4L4 4M4-4L-4 4",
        "SA05" => "M0-10V6M-4 2L0 10 4 2M-8-6H-4M4-6H8M-8-2H-5M5-2H8",
        "SA06" => "M0-9L8-4.5V4.5L0 9-8 4.5V-4.5ZM-4 0H4M0-4V4",
        "SA07" => "M-9-8L9 0M-9 8L9 0M-9 0H9M-9-8V-4M-9 4V8",
        "SA08" => "M-6 9V-3A6 6 0 0 1 6-3V9L3 6 0 9-3 6ZM-2-3h.1M2-3h.1",
        "SA09" => "M-8 0A8 8 0 0 1 6-5L8-8V-2H2M8 0A8 8 0 0 1-6 5L-8 8V2H-2M0-2V2",
        "SA10" => {
            "M0-2V9M-4 9H4M-4-6A6 6 0 0 0-4 2M4-6A6 6 0 0 1 4 2M-7-9A10 10 0 0 0-7 5M7-9A10 10 0 0 1 7 5M0-2h.1"
        }
        _ => return None,
    })
}

fn exploration(id: &str) -> Option<&'static str> {
    Some(match id {
        "EX01" => "M-9-3H5L9 0 5 4H-9ZM-6-3V4M-1-3V4M3-8L-4 9",
        "EX02" => "M0-9V9M-4 9H4M0-9h.1M-5-6A6 6 0 0 0-5 2M5-6A6 6 0 0 1 5 2",
        "EX03" => "M-9-2H9V8H-9ZM-9-2C-9-8 9-8 9-2M-2-2V3H2V-2",
        "EX04" => "M3-5a5 5 0 1 0 4 4M6-8L-9 9M2 4L-3 9M-4-1L-9 4",
        "EX05" => {
            "M0-5a5 5 0 1 0 .1 0ZM0-9V-5M0 5V9M-9 0H-5M5 0H9M-6-6L-4-4M4 4L6 6M6-6L4-4M-4 4L-6 6"
        }
        "EX06" => "M-10 2L-6-4H-2L0 2ZM1 7L3 1H7L10 7ZM-6-4V-8M5 1V-4M-8 6L-3 4",
        "EX07" => "M4-9A9 9 0 1 0 4 9 7 9 0 1 1 4-9ZM6-2V4M9-4V6",
        "EX08" => "M-8-9L8 8M8-9L-8 8M-9 4L-4 9M9 4L4 9M0-9h.1M0 9h.1",
        "EX09" => "M-9 0H-6L-4-6-1 7 2-8 4 4 6 0H9",
        "EX10" => "M-9 8L-3-6 2 1 5-4 9 8ZM-2 4L1 0 4 5",
        "EX11" => "M-8-3C-8-8 0-9 2-5 8-6 10 1 5 2H-6C-10 2-10-3-8-3ZM-2 3L-4 9M3 3L1 9",
        "EX12" => "M-9 9V-9M9 9V-9M-9-6H9M0-6V-2M-4-2H4V4H-4ZM-9 9H9",
        "EX13" => "M-9-9C-2-5-2 5-9 9M9-9C2-5 2 5 9 9M0 8V-8M-2-5L0-8 2-5",
        "EX14" => "M0-9L4-7V-2L0 0-4-2V-7ZM-5 0L-1 2V7L-5 9-9 7V2ZM5 0L9 2V7L5 9 1 7V2Z",
        "EX15" => "M-8-9L-2-5V5L-8 9ZM8-9L2-5V5L8 9ZM0-9V9",
        "EX16" => {
            "M0-9C5-9 7-4 7 2V6H-7V2C-7-4-5-9 0-9ZM-4 6L-6 10M4 6L6 10M0-4a2.6 2.6 0 1 0 .1 0Z"
        }
        "EX17" => "M-4 9L-3-7 0-10 3-7 4 9ZM-7 9H7M-1-4H1M-1 0H1M-1 4H1",
        "EX18" => "M-9-1A9 9 0 0 1 9-1ZM-7 3H7M-5 6H5M-2 9H2",
        _ => return None,
    })
}

fn event(id: &str) -> Option<&'static str> {
    Some(match id {
        "EV01" => "M-9-7C-3-9 3-2 9-7M-9 0C-3-2 3 5 9 0M-9 7C-3 5 3 12 9 7",
        "EV02" => "M-9-9L9 9M9-9L-9 9M0-9V-4M0 4V9M-9 0H-4M4 0H9",
        "EV03" => "M0-9C4-3 6 0 6 3A6 6 0 0 1-6 3C-6 0-4-3 0-9ZM-2 4A2.6 2.6 0 0 0 1 6",
        "EV04" => "M-9 8H9M-6 8V1H6V8M0 1V-3M-8-9L8 5M8-9L-8 5",
        "EV05" => "M-5-1V-4A5 5 0 0 1 5-4V-1M-8-1H8V9H-8ZM0 3V6",
        "EV06" => "M-9-6H-4M-1-6H4M7-6H9M-9 0H-7M-4 0H3M6 0H9M-9 6H-3M0 6H2M5 6H9",
        "EV07" => "M-9 0H5M1-5L6 0 1 5M9-8V8",
        "EV08" => "M-9 3C-6-7 6-7 9 3ZM-5 3L-7 9M0 3V9M5 3L7 9M-2-1h.1M3-1h.1",
        "EV09" => "M0-9C6-1 7 1 7 3A7 7 0 0 1-7 3C-7 1-6-1 0-9ZM-3 0L3 6M3 0L-3 6",
        "EV10" => "M0-9L8-5V3L0 9-8 3V-5ZM0-5L4-3V2L0 5-4 2V-3Z",
        "EV11" => "M-9-6H3V6H-9ZM-6-2H0M-6 2H-2M3 0H10M7-3L10 0 7 3",
        "EV12" => "M-9-3H-5L0-8V8L-5 3H-9ZM4-4L9 4M9-4L4 4",
        "EV13" => "M-8 9V5C-8 2-4 1 0 1S8 2 8 5V9M0-9a4.4 4.4 0 1 0 .1 0ZM-4 5L0 9 4 5",
        "EV14" => "M0-9V9M-5-4L0-9 5-4M-7 2L0-4 7 2M-9 8L0 1 9 8",
        _ => return None,
    })
}

/// Emblems of the cards of scenario decks.
fn extra(id: &str) -> Option<&'static str> {
    Some(match id {
        "JG1" => "M-6 9V-3A6 6 0 0 1 6-3V9L3 6 0 9-3 6ZM-2-3h.1M2-3h.1",
        "JG2" => "M-9 4C-7-6-2 8 1-2 3-8 9-7 8-2 7 1 4 0 4-3M6-4h.1",
        "JG3" => "M-6-7L-3-4-6-1-9-4ZM6-7L9-4 6-1 3-4ZM0 1L4 5 0 9-4 5Z",
        "JG4" => "M0-4a4 5 0 1 0 .1 0ZM-4-2L-9-7M4-2L9-7M-4 1H-9M4 1H9M-4 4L-8 9M4 4L8 9",
        "JG5" => "M-9 5L-5 5-3-9 1 8 3-3 5 5H9",
        "JG6" => "M0-9A9 9 0 1 1-.01-9ZM-3-5A6 6 0 1 1-5 3M0-9V-5M9 0H5",
        "JG7" => "M-9-5H-2V5H-9M9-5H2V5H9M-2-2H2M-2 2H2M-6-9V9M6-9V9",
        "JG8" => "M-9 0H-3M3 0H9M-3-4V4M3-4V4M-3-2H3M-3 2H3",
        "RR1" => "M0-9L4 0H-4ZM-6 0L-2 9H-10ZM6 0L10 9H2Z",
        "RR2" => "M-9-4H5L1-8M5-4L1 0M9 5H-2",
        "RR3" => "M-7-9V5M-2-9V9M3-9V3M8-9V7M-9 3L-7 6-5 3M-4 7L-2 10 0 7M1 1L3 4 5 1M6 5L8 8 10 5",
        "RR4" => "M-8 9V-9L4-6-8-2M0 9L4 2 8 9ZM-2 6V9",
        "RR5" => "M0-9C5-2 6 0 6 2A6 6 0 0 1-6 2C-6 0-5-2 0-9ZM-3 2H3M0-1V5",
        "RR6" => "M-9 0C-5-7 5-7 9 0 5 7-5 7-9 0ZM0-3V1M0 4h.1",
        "RR7" => "M-5-8V8M5-8V8M-9-8H-1M1-8H9",
        "RR8" => "M-9-3C-6-8 0-8 0-3S6 2 9-3M-9 5C-6 0 0 0 0 5S6 10 9 5",
        _ => return None,
    })
}
