//! What the command line tells of itself.

use crate::Trouble;

const USAGE: &str = "\
centauri COMMAND [WORDS]

  games                    the games and their scenarios, as JSON
  new GAME [WORDS]         begins a game and prints its save
  legal FILE               what the seat that is waited for may do, an action on each line
  act FILE ACTION...       carries out actions and prints the save
  bot FILE                 what a bot would do, an action on each line
  show FILE                the position as a picture of letters
  status FILE              whom the game waits for, or how it ended, as JSON
  position FILE            the whole state as JSON; `new` can begin in it
  replay FILE              everything that happened, an entry on each line
  share FILE               the share code
  verify FILE...           plays saves again and says whether they are sound
  arena [WORDS]            bots against bots: win rates with intervals
  session                  plays by lines of JSON on standard input and output
  help [COMMAND]           more about a command

FILE is a save or a share code; `-` reads it from standard input. A game that was begun with a
content pack is read with `--pack FILE` as well. Seats and entries count from 0.
Exit codes: 0 done; 1 refused by the rules or the loader; 2 the words are not understood;
3 a file cannot be read or written.
";

/// More about each command.
const COMMANDS: [(&str, &str); 8] = [
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
  --deal JSON          the outcomes of the deal: pairs of how many there could be and which came
  --seed S             up to 16 hexadecimal digits; drawn anew if left out
",
    ),
    (
        "legal",
        "\
centauri legal FILE [--seat N] [--all]

  --all                what it may not do as well, with the code, the rule and the reason
",
    ),
    (
        "act",
        "\
centauri act FILE [--seat N] [--draws JSON] [--write] ACTION...

  ACTION               JSON as `legal` prints it; a single word needs no quotation marks
  --draws JSON         the outcomes of chance of the action, in the place of those of the seed
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

  --seat               through whose eyes
  --at N               the position after so many entries
",
    ),
    (
        "replay",
        "\
centauri replay FILE [--seat N|spectator|historian] [--since N]
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
  status legal asides prompt question act view picture position options
  events undo redo save share bot advice remark branch
with the values of the JavaScript package of the same names. `table` names one of several games;
`id` comes back as it is. The answer holds `ok` with the result, or `error` with code, rule, key,
args, place and sentence; after an error the game is as it was. The end of the input ends it.
",
    ),
    ("arena", arena::order::USAGE),
];

/// The help for a command, or for all.
///
/// # Errors
/// When there is no such command.
pub fn help(command: Option<&str>) -> Result<String, Trouble> {
    let Some(command) = command else {
        return Ok(USAGE.to_owned());
    };
    let found = COMMANDS.iter().find(|(name, _)| *name == command);
    let mut listed = USAGE.lines().filter_map(|line| line.strip_prefix("  "));
    let listed = listed.any(|line| line.split(' ').next() == Some(command));
    match found {
        // The arena has another name in the house that it comes from.
        Some((_, text)) => Ok(text.replace("cargo xtask", "centauri")),
        None if listed => Ok(USAGE.to_owned()),
        None => Err(Trouble::Usage(format!("there is no command `{command}`"))),
    }
}
