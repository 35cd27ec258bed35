//! The help texts of the command line.

use crate::CliError;

const USAGE: &str = "\
centauri COMMAND [WORDS]

  games                    the games and their scenarios, as JSON
  new GAME [WORDS]         begins a game and prints its save
  legal FILE               what the seat that is waited for may do, an action on each line
  asides FILE              what a seat may do out of turn, such as giving up
  act FILE ACTION...       carries out actions and prints the save
  bot FILE                 what a bot would do, an action on each line
  show FILE                the position as a picture of letters
  view FILE                what a viewer may know, as JSON
  standing FILE            goals, how far they are, and what scores are made of, as JSON
  status FILE              whom the game waits for, or how it ended, as JSON
  content FILE             what is played with: board, pieces, cards, figures, goals, as JSON
  options FILE             what was chosen before the game, as JSON
  position FILE            the whole state as JSON; `new` can begin in it
  replay FILE              everything that happened, an entry on each line
  share FILE               the share code
  verify FILE...           plays saves again and says whether they are sound
  arena [WORDS]            bots against bots: win rates with intervals
  session                  plays by lines of JSON on standard input and output
  version                  the version of the program
  help [COMMAND]           more about a command

FILE is a save or a share code in a file, in UTF-8 or UTF-16; `-` reads it from standard input; a
share code, or a link that holds one, may stand in its place. A game that was begun with a content
pack is read with `--pack FILE` as well. Seats, pieces and entries count from 0, everywhere.
Exit codes: 0 done; 1 refused by the rules or the loader; 2 the words are not understood;
3 a file, or what is printed, cannot be read or written.
";

/// The commands with their detailed help.
const COMMANDS: [(&str, &str); 19] = [
    (
        "games",
        "\
centauri games

Each game has its name, the version of its rules, and its scenarios: their ids, between how many seats
they are for, and how many pieces are chosen for them.
",
    ),
    (
        "new",
        "\
centauri new GAME [WORDS]

  --scenario ID|FILE   a scenario of the game, or a file with one of your own
  --seats N            how many seats
  --pieces A,B         the kinds of the pieces in their order; the last goes on for the rest
  --rules JSON         rules that differ from those of the scenario
  --options FILE       the whole options as JSON, in the place of the four above
  --position FILE      begin in this position instead of a deal
  --pack FILE          play with a content pack in the place of the box
  --deal JSON          the outcomes of the deal, or the first of them: pairs of how many there could
                       be and which came
  --seed S             up to 16 hexadecimal digits, or 64; drawn anew if left out
",
    ),
    (
        "legal",
        "\
centauri legal FILE [--seat N] [--all]

  --seat N             of this seat, in the place of the first that is waited for
  --all                what it may not do as well, with the code, the rule and the reason
",
    ),
    (
        "asides",
        "\
centauri asides FILE [--seat N|table]

What a seat may do beside the course of play, whether it is waited for or not, an action on each line:
giving up, offering or answering a draw. `act --seat N` carries them out.

  --seat N             of this seat, in the place of the first that is waited for
  --seat table         what the table itself does, such as ending a turn whose time has run out
",
    ),
    (
        "act",
        "\
centauri act FILE [--seat N] [--draws JSON] [--write] ACTION...

  ACTION               JSON as `legal` prints it; a single word needs no quotation marks
  --seat N|table       who does it, in the place of the first seat that is waited for
  --draws JSON         the outcomes of chance of a single action, or the first of them: pairs of how
                       many there could be and which came; the seed has the rest
  --write              write the save to FILE instead of printing it
",
    ),
    (
        "bot",
        "\
centauri bot FILE [--seat N] [--level ensign|captain|admiral] [--advice]

What it prints answers what the seat is asked now, and ends with it; all of it can be given with
`act`, one action after the other.

  --advice             how good the position is as well, as JSON
",
    ),
    (
        "show",
        "\
centauri show FILE [--seat N|spectator|historian] [--at N]

  --seat               through whose eyes: a seat sees its own hand and plans as well, a historian those
                       of all; a spectator, which is the usual, sees what lies on the table. Where
                       nothing is hidden all see the same
  --at N               the position after so many entries
",
    ),
    (
        "view",
        "\
centauri view FILE [--seat N|spectator|historian] [--at N]

As `show`, but as JSON, in the form that the JavaScript package has for the game.
",
    ),
    (
        "standing",
        "\
centauri standing FILE [--seat N|spectator|historian] [--at N]

What every seat plays for and how far it is, and every score with its sources, as far as the viewer
knows. The forms are those of `standing()` in the JavaScript package.
",
    ),
    (
        "status",
        "\
centauri status FILE

The seats, whom the game waits for, whether it is over and how it ended, how many entries it has, who
may take the last one back, and a fingerprint that equal states have in common.
",
    ),
    (
        "content",
        "\
centauri content FILE

Whatever stays the same as long as the game is played and everybody may know: the scenario with its
board and its goals, figures, pieces, cards by their numbers. Positions and views name all that by
numbers only. The forms are those of `content()` in the JavaScript package.
",
    ),
    (
        "options",
        "\
centauri options FILE

Everything that was chosen before the game; `new --options` begins another with it.
",
    ),
    (
        "position",
        "\
centauri position FILE [--at N]

Everything that changes in play, with all hands and plans. `new --position` begins a game in it, with the
scenario and the rules of this one.

  --at N               the position after so many entries
",
    ),
    (
        "replay",
        "\
centauri replay FILE [--seat N|spectator|historian] [--since N]

  --seat               through whose eyes, as in `show`
  --since N            from this entry on
",
    ),
    (
        "share",
        "\
centauri share FILE

A code that holds the whole game with its secrets and fits into a link. Every command takes it in the
place of FILE.
",
    ),
    (
        "verify",
        "\
centauri verify FILE... [--pack FILE]

Plays every save again, action for action. The exit code is that of the last one that is not sound.
",
    ),
    (
        "session",
        "\
centauri session

Each line of standard input is an object and is answered by a line of standard output:

  {\"id\": 1, \"do\": \"create\", \"game\": \"NAME\", \"seed\": 7}
  {\"id\": 2, \"do\": \"act\", \"seat\": 0, \"action\": {\"activate\": 0}}

`do` is create, load (with `text`, and `pack` if it was played with one), drop, games, or one of
  status legal asides prompt question act view standing picture position options
  content events undo redo save share bot advice remark branch
with the values of the JavaScript package of the same names. `table` names one of several games;
`id` comes back as it is. The answer holds `ok` with the result, or `error` with code, rule, key,
args, place and sentence; after an error the game is as it was. The end of the input ends it.
",
    ),
    ("version", "centauri version\n\nThe name and the version of the program.\n"),
    (
        "help",
        "\
centauri help [COMMAND]

More about a command; so does `centauri COMMAND --help`. Without a command, all of them in a line each.
",
    ),
];

/// Returns the help for a command, or the overview.
///
/// # Errors
/// If there is no such command.
pub fn help(command: Option<&str>) -> Result<String, CliError> {
    let Some(command) = command else {
        return Ok(USAGE.to_owned());
    };
    if command == "arena" {
        // The help is written for `cargo xtask`, where the command has another name.
        return Ok(arena::args::USAGE.replace("cargo xtask", "centauri"));
    }
    let found = COMMANDS.iter().find(|(name, _)| *name == command);
    let missing = || CliError::Usage(format!("there is no command `{command}`"));
    found
        .map(|(_, text)| (*text).to_owned())
        .ok_or_else(missing)
}
