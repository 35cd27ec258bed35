//! Every rule is cited and covered by a test, every worked example and ruling is covered by a test,
//! and no undefined rule is cited.

use std::fs;
use xtask::{trace::trace_all, workspace::root};

/// Returns the beginnings of the numbered items in a list of rules.
fn numbered_items(rules: &str) -> Vec<String> {
    let bold = rules.lines().filter_map(|line| line.strip_prefix("- **"));
    let bold = bold.filter_map(|rest| rest.split([' ', '*']).next());
    let with_number = bold.filter(|word| word.contains('-') && word.ends_with(char::is_numeric));
    with_number.map(str::to_owned).collect()
}

#[test]
fn rules_code_and_tests_agree() {
    let traces = trace_all().expect("the files can be read");
    assert!(
        traces.iter().any(|trace| trace.game == "rift"),
        "there is a game"
    );
    let line_count: usize = traces.iter().map(|trace| trace.lines.len()).sum();
    assert!(
        line_count > 1300,
        "the RULES.md of all games were understood: {line_count}"
    );
    for trace in &traces {
        let file = root().join("engine/src").join(&trace.game).join("RULES.md");
        let items = numbered_items(&fs::read_to_string(file).expect("the rules"));
        let ids: Vec<&str> = trace.lines.iter().map(|line| line.id.as_str()).collect();
        for item in &items {
            assert!(ids.contains(&item.as_str()), "{}: {item}", trace.game);
        }
        assert!(!items.is_empty(), "{} has rules", trace.game);
        let problems = trace.problems();
        assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
    }
}
