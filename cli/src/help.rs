//! The help texts of the command line.

use crate::CliError;

const USAGE: &str = "\
centauri COMMAND [OPTIONS]

Start and play
  games                 List the games and their scenarios as JSON
  new GAME [OPTIONS]    Start a match and print its save
  legal FILE            List the legal actions of a seat, one per line
  asides FILE           List the out-of-turn actions of a seat, such as conceding
  act FILE ACTION...    Play actions and print the save
  bot FILE              Print the actions that a bot would play, one per line
  arena [OPTIONS]       Let bots play each other and print win rates with 95 % intervals
  session               Answer JSON requests from standard input, one per line

Inspect a match
  show FILE             Draw the position as text
  view FILE             Print what a viewer can see, as JSON
  standing FILE         Print goals, progress and score breakdowns as JSON
  status FILE           Print the seats that must act, or the outcome, as JSON
  content FILE          Print the board, pieces, cards, stats and goals as JSON
  options FILE          Print the options of the match as JSON
  position FILE         Print the full position as JSON, for `new --position`
  replay FILE           Print the log as JSON, one entry per line

Share and verify
  share FILE            Print the share code
  verify FILE...        Replay saves and report whether they are valid

Help
  help [COMMAND]        Show help for a command
  version               Print the version

FILE is the path of a save or a share code, in UTF-8 or UTF-16; `-` reads standard input. You can also
pass the share code itself, or a link that contains one. Add `--pack FILE` if the match uses a content
pack. Seats, pieces and log entries are numbered from 0.

Exit codes: 0 success; 1 refused by the rules or the loader; 2 invalid arguments; 3 cannot read a file
or write the output.
";

/// The commands with their detailed help.
const COMMANDS: [(&str, &str); 19] = [
    (
        "games",
        "\
centauri games

List the games as JSON. Each has its name, the version of its rules, and its scenarios with their ids,
numbers of seats, and numbers of pieces to choose.
",
    ),
    (
        "new",
        "\
centauri new GAME [OPTIONS]

Start a match and print its save.

  --scenario ID|FILE   Scenario of the game, or a file with a custom one
  --seats N            Number of seats
  --pieces A,B         Kinds of the pieces, in order; the last one is repeated for the rest
  --rules JSON         Rules that differ from those of the scenario
  --options FILE       Complete options as JSON, instead of the four options above
  --position FILE      Start from this position instead of a deal
  --pack FILE          Use a content pack instead of the base content
  --deal JSON          Chance outcomes of the deal, or the first of them: pairs of the number of possible
                       outcomes and the outcome, from 0; the seed provides the rest
  --seed S             Up to 16 hexadecimal digits, or exactly 64; random by default
",
    ),
    (
        "legal",
        "\
centauri legal FILE [--seat N] [--all]

List the legal actions of a seat, one JSON value per line.

  --seat N             Seat; by default the first one that must act
  --all                Also list illegal actions, with code, rule and reason
",
    ),
    (
        "asides",
        "\
centauri asides FILE [--seat N|table]

List the actions that a seat can take even when it is not its turn, such as conceding, and offering or
answering a draw, one JSON value per line. Use `act --seat N` to take one.

  --seat N             Seat; by default the first one that must act
  --seat table         Actions of the table itself, such as ending a turn that ran out of time
",
    ),
    (
        "act",
        "\
centauri act FILE [--seat N|table] [--draws JSON] [--write] ACTION...

Play actions, in order, and print the save.

  ACTION               JSON as printed by `legal`; a single word needs no quotation marks
  --seat N|table       Seat that acts; by default the first one that must act
  --draws JSON         Chance outcomes of a single action, or the first of them: pairs of the number of
                       possible outcomes and the outcome, from 0; the seed provides the rest
  --write              Write the save to FILE instead of printing it
",
    ),
    (
        "bot",
        "\
centauri bot FILE [--seat N] [--level ensign|captain|admiral|legend] [--advice]

Print the actions with which a bot would answer the current question to the seat, one JSON value per
line. Pass all of them to one `act`, in the same order.

  --seat N             Seat; by default the first one that must act
  --level LEVEL        ensign, captain, admiral or legend (captain)
  --advice             Print the actions and each side's chances as one JSON object
",
    ),
    (
        "show",
        "\
centauri show FILE [--seat N|spectator|historian] [--at N]

Draw the position as text.

  --seat VIEWER        A seat also sees its own hand and plans; historian sees everything; spectator,
                       the default, sees only public information
  --at N               Position after N log entries; by default the last one
",
    ),
    (
        "view",
        "\
centauri view FILE [--seat N|spectator|historian] [--at N]

Print what a viewer can see, as JSON, in the format of `view()` in the JavaScript package. Options are
those of `show`.
",
    ),
    (
        "standing",
        "\
centauri standing FILE [--seat N|spectator|historian] [--at N]

Print the goals and progress of each seat, and the breakdown of each score, as far as the viewer can see
them. The format is that of `standing()` in the JavaScript package. Options are those of `show`.
",
    ),
    (
        "status",
        "\
centauri status FILE

Print the seats, the seats that must act, whether the match is over and its outcome, the number of log
entries, the seat that can undo the last one, and a fingerprint of the state. Equal states have equal
fingerprints.
",
    ),
    (
        "content",
        "\
centauri content FILE

Print the public data that does not change during a match: the scenario with its board and goals, stats,
pieces and cards. Positions and views refer to these by number. The format is that of `content()` in the
JavaScript package.
",
    ),
    (
        "options",
        "\
centauri options FILE

Print the options of the match. `new --options` starts another match with them.
",
    ),
    (
        "position",
        "\
centauri position FILE [--at N]

Print everything that changes during a match, including all hands and plans. `new --position` starts a
match from it, with the same scenario and rules.

  --at N               Position after N log entries; by default the last one
",
    ),
    (
        "replay",
        "\
centauri replay FILE [--seat N|spectator|historian] [--since N]

Print the log, one entry per line.

  --seat VIEWER        Viewer, as in `show`
  --since N            Skip the first N entries
",
    ),
    (
        "share",
        "\
centauri share FILE

Print a share code with the whole match, including its secrets, that fits in a link. Every command
accepts it instead of FILE.
",
    ),
    (
        "verify",
        "\
centauri verify FILE... [--pack FILE]

Replay every action of each save. The exit code is that of the last invalid save.
",
    ),
    (
        "session",
        "\
centauri session

Read one JSON request per line from standard input and write one response per line to standard output,
until the input ends:

  {\"id\": 1, \"do\": \"create\", \"game\": \"NAME\", \"seed\": 7}
  {\"id\": 2, \"do\": \"act\", \"seat\": 0, \"action\": {\"activate\": 0}}

`do` is create, load (with `text`, and `pack` if the match uses one), drop, games, or one of
  status legal asides prompt question act view standing picture position options
  content events undo redo save share bot advice remark branch
with the arguments of the same method of the JavaScript package. `table` names one of several matches.
The response repeats `id` and contains either `ok` with the result, or `error` with code, rule, key,
args, place and sentence. A request that fails does not change the match.
",
    ),
    ("version", "centauri version\n\nPrint the name and version of the program.\n"),
    (
        "help",
        "\
centauri help [COMMAND]

Show help for a command, like `centauri COMMAND --help`. Without a command, list all commands.
",
    ),
];

/// Returns the help for a command, or the overview.
///
/// # Errors
/// Returns an error if there is no such command.
pub fn help(command: Option<&str>) -> Result<String, CliError> {
    let Some(command) = command else {
        return Ok(USAGE.to_owned());
    };
    if command == "arena" {
        // The text is written for `cargo xtask arena`.
        return Ok(arena::args::USAGE.replace("cargo xtask", "centauri"));
    }
    let found = COMMANDS.iter().find(|(name, _)| *name == command);
    let missing = || CliError::Usage(format!("unknown command `{command}`"));
    found
        .map(|(_, text)| (*text).to_owned())
        .ok_or_else(missing)
}
