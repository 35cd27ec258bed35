//! Every rule is cited and proven, every worked example and ruling is proven, and nobody cites a rule that is none.

use xtask::trace::trace_all;

#[test]
fn rules_code_and_tests_agree() {
    let traces = trace_all().expect("the files can be read");
    assert!(
        traces.iter().any(|trace| trace.game == "rift"),
        "there is a game"
    );
    for trace in &traces {
        assert!(
            trace.lines.len() > 100,
            "RULES.md of {} was understood",
            trace.game
        );
        let faults = trace.faults();
        assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
    }
}
