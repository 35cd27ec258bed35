//! The order of the keys of each definition in the form, and the labels of keys with more than one
//! meaning.

/// Definitions of custom cards, whose keys have separate labels.
pub const OWN_CARDS: [&str; 11] = [
    "BossFile",
    "CardCheck",
    "EventFile",
    "ExplorationFile",
    "ExtraFile",
    "Foe",
    "Location",
    "ReportFile",
    "ReportRaider",
    "ScanCard",
    "SideFile",
];

/// Phrase keys of labels by path, for labels that are not named after the key.
const LABELS: [(&str, &str); 27] = [
    ("CostFile/A", "a-cost"),
    ("CostFile/activation", "activation-on"),
    ("CostFile/xpm", "xpm-cost"),
    ("CounterFile/start", "from"),
    ("DecksFile/events", "event-deck"),
    ("EntityFile/start", "at"),
    ("ExtraFile/lines/0", "card-line-first"),
    ("ExtraFile/lines/1", "card-line-second"),
    ("Hex/0", "q"),
    ("Hex/1", "r"),
    ("PointsFile/boss", "boss-vp"),
    ("PointsFile/center/*/0", "vp-level"),
    ("PointsFile/center/*/1", "vp-points"),
    ("PointsFile/center/0", "vp-first"),
    ("PointsFile/center/1", "vp-second"),
    ("PointsFile/deliver/0", "vp-gate"),
    ("PointsFile/deliver/1", "vp-home"),
    ("PointsFile/duel/0", "vp-leader"),
    ("PointsFile/duel/1", "vp-equal"),
    ("PointsFile/duel/2", "vp-weaker"),
    ("PointsFile/raider/0", "vp-one"),
    ("PointsFile/raider/1", "vp-two"),
    ("PointsFile/raider/2", "vp-three"),
    ("ReportFile/raiders", "card-report-raiders"),
    ("ScanCard/xpm/0", "card-first-place"),
    ("ScanCard/xpm/1", "card-second-place"),
    ("ScanRule/xpm", "scan-xpm"),
];

pub fn label_key(path: &str) -> Option<&'static str> {
    let label = LABELS
        .iter()
        .find(|(labeled_path, _)| *labeled_path == path);
    label.map(|(_, key)| *key)
}

/// Returns the keys of a definition in the order of the form; empty if that is the order of the
/// schema.
pub fn keys(definition: &str) -> &'static [&'static str] {
    match definition {
        "BossFile" => &["id", "foe", "effect", "reward"],
        "BossRule" => &["placement", "force_field", "preset", "event_on_spawn"],
        "CardCheck" => &["stat", "need"],
        "CostFile" => &["mp", "E", "C", "A", "xpm", "activation"],
        "CounterFile" => &["id", "min", "max", "start", "shown_as"],
        "DecksFile" => &["events", "exploration", "scanning", "bosses", "extra"],
        "EncounterFile" => &["id", "where", "needs", "resolve", "pass", "fail"],
        "EntityFile" => &[
            "id",
            "kind",
            "start",
            "hull",
            "hull_max",
            "cargo_xpm",
            "fuel_is_hull",
            "blocked_by",
            "reveal",
        ],
        "EventFile" => &["id", "recurring", "effect"],
        "ExplorationFile" => &["id", "easy", "hard"],
        "ExtraFile" => &["id", "check", "enemy", "lines", "start", "fail", "reward"],
        "FillFile" => &["entity", "with", "most"],
        "GateFile" => &["xpm_loss", "effects"],
        "Location" => &["kind", "color"],
        "MapFile" => &["max_distance", "min_neighbors"],
        "PileFile" => &["types", "exclude"],
        "PointsFile" => &[
            "raider", "boss", "hard", "deliver", "duel", "siege", "standing", "center",
        ],
        "ProjectFile" => &[
            "id",
            "where",
            "needs",
            "cost",
            "contributors",
            "fly",
            "tow",
            "fill",
            "effect",
            "per_round",
        ],
        "RavagerFile" => &["enabled", "spawn_badge", "distance"],
        "ReportFile" => &["id", "hexes", "raiders", "x"],
        "ReportRaider" => &["level", "hex"],
        "ScanCard" => &["id", "xpm", "raiders"],
        "ScanRule" => &["xpm", "expand_on_fail", "forbid_on"],
        "SideFile" => &["test", "reward"],
        "StartChoice" => &["hexes", "filter", "beside", "distinct"],
        "StartFile" => &[
            "astartium",
            "activation",
            "hull",
            "common_actions",
            "special_actions",
            "events",
        ],
        "SupplyFile" => &["xpm", "raiders", "starbases"],
        _ => &[],
    }
}
