//! Runs the programs of `examples/` from the command line, also with wrong arguments.
#![cfg(not(target_arch = "wasm32"))]

macro_rules! examples {
    ($($name:ident: $path:literal;)+) => {
        $(
            #[path = $path]
            #[allow(dead_code, reason = "its `main` only prints what `run` returns")]
            mod $name;
        )+
    };
}
examples! {
    bot: "../examples/bot.rs";
    random_game: "../examples/random_game.rs";
    replay: "../examples/replay.rs";
}

use engine::registry::GameId;

fn args<const N: usize>(words: [&str; N]) -> impl Iterator<Item = String> {
    words.map(str::to_owned).into_iter()
}

#[test]
fn random_games_end_the_same_for_the_same_seed() {
    for game in GameId::ALL {
        let play = || random_game::run(args([game.name(), "7"])).expect("a game");
        let output = play();
        assert!(
            output.starts_with(&format!("{}, seed 7: ", game.name())),
            "{output}"
        );
        assert_eq!(play(), output);
    }
    for wrong in [["chess", "1"], ["rift", "seven"]] {
        assert!(random_game::run(args(wrong)).is_err(), "{wrong:?}");
    }
}

#[test]
fn the_example_bot_plays_against_a_shipped_bot() {
    let output = bot::run(args(["2"])).expect("two games");
    assert!(output.contains("of 2 games"), "{output}");
    assert!(bot::run(args(["many"])).is_err());
}

#[test]
fn the_sample_save_replays_and_a_damaged_one_does_not() {
    let output = replay::run(args([])).expect("the sample of the repository");
    assert!(
        output.starts_with("space-rift: ") && output.contains("seats that win: 0, 2"),
        "{output}"
    );
    assert!(replay::run(args(["no such file"])).is_err());
    let this = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    assert!(replay::run(args([this])).is_err());
}
