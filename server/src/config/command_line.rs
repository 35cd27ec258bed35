//! The options of the command line and of environment variables, and what they ask for.

use super::{Config, TournamentAccess};
use crate::admin::AdminCommand;
use crate::error::ConfigError;
use crate::origin::is_origin;
use lettre::message::Mailbox;
use lettre::{AsyncSmtpTransport, Tokio1Executor};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// The text of `--help`.
pub const HELP: &str = "\
centauri-server: online tables for the Centauri games

Usage: centauri-server [OPTIONS]
       centauri-server backup FILE [OPTIONS]    copy the database while the server runs
       centauri-server admin COMMAND [--database FILE]    also while the server runs

Commands of admin:
  tables [--phase PHASE]       list tables; PHASE is waiting, running, over or closed
  table ID                     show a table
  close ID                     close a table, or end its match without a result
  players [--name TEXT]        list players; their names contain TEXT
  ban PLAYER [--reason TEXT]   bots play on; the player learns the reason
  unban PLAYER                 let the player play again
  announce TEXT                tell all players something on the page; --clear ends it
  publisher add NAME --origin ORIGIN [--webhook URL]
                               let a site bring its own users; shows its secrets once
  publisher list               list publishers
  publisher remove PUBLISHER   end the sessions of its users; bots play on
  publisher rotate PUBLISHER   give it new secrets
  tournament list              list tournaments
  tournament cancel ID         cancel a tournament; its matches are played to their end
  tournament allow PLAYER      let a player create tournaments, with --tournaments organizers
  tournament forbid PLAYER     take that back
  reports                      list what players have reported
  report ID                    show a report with the last messages of its table
  resolve ID                   mark a report as resolved
  rename PLAYER NAME           give a player another name
  key                          create a key for the page #/online/admin
  keys                         list the keys, without the keys themselves
  revoke ID                    revoke a key

Options (or environment variables):
  --listen ADDRESS    CENTAURI_LISTEN    where to listen (127.0.0.1:8080; port 0 picks one)
  --database FILE     CENTAURI_DATABASE  the SQLite file, created if missing (centauri.db)
  --page FOLDER       CENTAURI_PAGE      the built page to serve, or none
  --name TEXT         CENTAURI_NAME      the name that players see (Centauri)
  --bot-threads N     CENTAURI_BOT_THREADS  threads in which bots think (1)
  --origin ORIGIN     CENTAURI_ORIGINS   another site whose pages may connect; may be repeated,
                                         or separated by spaces
  --embed-origin ORIGIN  CENTAURI_EMBED_ORIGINS  another site whose pages may embed the player; may
                                         be repeated, * stands for all sites
  --trust-proxy       CENTAURI_TRUST_PROXY=1  believe the address in a header of the proxy before
                                         the server; without a proxy everybody could forge it
  --chat              CENTAURI_CHAT=1  let players open tables with a chat; without it they have
                                         a list of phrases
  --no-limits         CENTAURI_NO_LIMITS=1  do not limit requests by address, for measurements
  --public-address URL  CENTAURI_PUBLIC_ADDRESS  where players find the page, for links in
                                         notifications
  --notify-delay N    CENTAURI_NOTIFY_DELAY  seconds until a player who is away is told (10)
  --tournaments WHO   CENTAURI_TOURNAMENTS  who may create tournaments: players, organizers (whom
                                         you allow), or off for nobody (players)
  --spectator-delay N  CENTAURI_SPECTATOR_DELAY  minutes by which spectators see a rated match
                                         later than its players (10)
  --notify-ports N    CENTAURI_NOTIFY_PORTS  ports besides 443 to which notifications may go,
                                         separated by spaces
  --notify-private    CENTAURI_NOTIFY_PRIVATE=1  let notifications go to private addresses, and
                                         without TLS; players may then reach your network
  --smtp URL          CENTAURI_SMTP      send mails over this server, such as
                                         smtps://user:password@mail.example; needs the public
                                         address. The variable keeps the password from others
  --mail-from ADDRESS  CENTAURI_MAIL_FROM  where mails come from
  --help              this text

Log lines are JSON; RUST_LOG sets what is logged (info).
";

/// What `--help` adds for several servers with one database.
#[cfg(feature = "cluster")]
pub const CLUSTER_HELP: &str = "
Several servers with one database:
  --database URL      CENTAURI_DATABASE  the address of PostgreSQL, such as
                                         postgres://user:password@host/centauri
  --nats URL          CENTAURI_NATS      the address of NATS, such as nats://host:4222
";

/// What the command line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Run the server.
    Serve(Config),
    /// Copy the database to a file.
    Backup(Config, PathBuf),
    /// Look at the database, or decide about tables and players.
    Admin(Config, AdminCommand),
    /// Print [`HELP`].
    Help,
}

/// An option: its flag and its environment variable.
type OptionNames = (&'static str, &'static str);

/// All options that take a value.
const OPTIONS: &[OptionNames] = &[
    ("listen", "CENTAURI_LISTEN"),
    #[cfg(feature = "cluster")]
    ("nats", "CENTAURI_NATS"),
    ("database", "CENTAURI_DATABASE"),
    ("page", "CENTAURI_PAGE"),
    ("name", "CENTAURI_NAME"),
    ("bot-threads", "CENTAURI_BOT_THREADS"),
    ("origin", "CENTAURI_ORIGINS"),
    ("embed-origin", "CENTAURI_EMBED_ORIGINS"),
    ("public-address", "CENTAURI_PUBLIC_ADDRESS"),
    ("notify-delay", "CENTAURI_NOTIFY_DELAY"),
    ("notify-ports", "CENTAURI_NOTIFY_PORTS"),
    ("tournaments", "CENTAURI_TOURNAMENTS"),
    ("spectator-delay", "CENTAURI_SPECTATOR_DELAY"),
    ("smtp", "CENTAURI_SMTP"),
    ("mail-from", "CENTAURI_MAIL_FROM"),
];

impl Command {
    /// Reads the configuration. Arguments replace variables, except that origins of both are allowed.
    ///
    /// # Errors
    /// Returns an error that names the option.
    pub fn read(
        arguments: impl IntoIterator<Item = OsString>,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, ConfigError> {
        let mut config = Config::default();
        for &(flag, name) in OPTIONS {
            if let Some(value) = variable(name) {
                config.set(flag, &value)?;
            }
        }
        let is_set = |name: &str| variable(name).is_some_and(|value| value == "1");
        config.has_limits = !is_set("CENTAURI_NO_LIMITS");
        config.trusts_proxy = is_set("CENTAURI_TRUST_PROXY");
        config.has_chat = is_set("CENTAURI_CHAT");
        config.outbound.allows_private = is_set("CENTAURI_NOTIFY_PRIVATE");
        let mut parser = lexopt::Parser::from_args(arguments);
        let mut words: Vec<OsString> = Vec::new();
        while let Some(argument) = parser.next()? {
            if matches!(
                argument,
                lexopt::Arg::Long("help") | lexopt::Arg::Short('h')
            ) {
                return Ok(Self::Help);
            }
            if argument == lexopt::Arg::Long("trust-proxy") {
                config.trusts_proxy = true;
                continue;
            }
            if argument == lexopt::Arg::Long("chat") {
                config.has_chat = true;
                continue;
            }
            if argument == lexopt::Arg::Long("no-limits") {
                config.has_limits = false;
                continue;
            }
            if argument == lexopt::Arg::Long("notify-private") {
                config.outbound.allows_private = true;
                continue;
            }
            if let lexopt::Arg::Value(word) = argument {
                if words.is_empty() && word == "admin" {
                    let set = |file: &str| config.set("database", file);
                    let command = AdminCommand::read(&mut parser, set)?;
                    return Ok(command.map_or(Self::Help, |command| Self::Admin(config, command)));
                }
                words.push(word);
                continue;
            }
            let known = |(flag, _): &&OptionNames| argument == lexopt::Arg::Long(flag);
            let Some(flag) = OPTIONS.iter().find(known).map(|(flag, _)| *flag) else {
                return Err(argument.unexpected().into());
            };
            let value = parser.value()?;
            config.set(flag, &value.to_string_lossy())?;
        }
        match words.as_slice() {
            [] => config.complete().map(Self::Serve),
            [command, file] if command == "backup" => Ok(Self::Backup(config, file.into())),
            [command, ..] => Err(lexopt::Error::UnexpectedArgument(command.clone()).into()),
        }
    }
}

impl Config {
    /// Checks options that need each other.
    fn complete(self) -> Result<Self, ConfigError> {
        let wrong = |option, reason: &str| {
            let reason = reason.to_owned();
            Err(ConfigError::Value { option, reason })
        };
        match &self.mail {
            Some(mail) if mail.smtp.is_empty() => wrong("mail-from", "needs --smtp"),
            Some(mail) if mail.from.is_empty() => wrong("smtp", "needs --mail-from"),
            Some(_) if self.public_address.is_none() => {
                wrong("smtp", "needs --public-address, for links in mails")
            }
            Some(_) | None => Ok(self),
        }
    }

    fn set(&mut self, option: &'static str, value: &str) -> Result<(), ConfigError> {
        let wrong = |reason: String| ConfigError::Value { option, reason };
        match option {
            "listen" => {
                self.listen = value
                    .parse()
                    .map_err(|_| wrong(format!("{value} is no address with a port")))?;
            }
            "database" => self.database = PathBuf::from(value),
            #[cfg(feature = "cluster")]
            "nats" => self.nats = Some(value.to_owned()),
            "page" => self.page = Some(PathBuf::from(value)),
            "name" => value.clone_into(&mut self.name),
            "bot-threads" => {
                let threads = value
                    .parse()
                    .ok()
                    .filter(|threads| (1..=64).contains(threads));
                self.bot_threads =
                    threads.ok_or_else(|| wrong(format!("{value} is not between 1 and 64")))?;
            }
            "public-address" => {
                let is_address = value.starts_with("https://") || value.starts_with("http://");
                if !is_address {
                    return Err(wrong(format!("{value} does not begin with https://")));
                }
                self.public_address = Some(format!("{}/", value.trim_end_matches('/')));
            }
            "embed-origin" => {
                let words = value.split_whitespace();
                let bad = words.clone().find(|word| *word != "*" && !is_origin(word));
                if let Some(bad) = bad {
                    return Err(wrong(format!("{bad} is not like https://a.example")));
                }
                self.embed_origins.extend(words.map(str::to_owned));
            }
            "notify-delay" => {
                let seconds = value.parse().ok().filter(|seconds| *seconds <= 3600);
                let seconds =
                    seconds.ok_or_else(|| wrong(format!("{value} is not between 0 and 3600")))?;
                self.notify_delay = Duration::from_secs(seconds);
            }
            "spectator-delay" => {
                let minutes = value.parse().ok().filter(|minutes| *minutes <= 1440);
                let minutes: u64 =
                    minutes.ok_or_else(|| wrong(format!("{value} is not between 0 and 1440")))?;
                self.spectator_delay = Duration::from_secs(minutes * 60);
            }
            "tournaments" => {
                self.tournaments = match value {
                    "players" => TournamentAccess::Players,
                    "organizers" => TournamentAccess::Organizers,
                    "off" => TournamentAccess::Off,
                    _ => return Err(wrong(format!("{value} is not players, organizers or off"))),
                };
            }
            "notify-ports" => {
                let port = |word: &str| {
                    let port = word.parse();
                    port.map_err(|_| wrong(format!("{word} is no port")))
                };
                self.outbound.ports = value
                    .split_whitespace()
                    .map(port)
                    .collect::<Result<_, _>>()?;
            }
            "smtp" => {
                let read = AsyncSmtpTransport::<Tokio1Executor>::from_url(value);
                read.map_err(|error| wrong(error.to_string()))?;
                value.clone_into(&mut self.mail.get_or_insert_default().smtp);
            }
            "mail-from" => {
                let address = value.parse::<Mailbox>();
                address.map_err(|error| wrong(format!("{value}: {error}")))?;
                value.clone_into(&mut self.mail.get_or_insert_default().from);
            }
            _ => self
                .origins
                .extend(value.split_whitespace().map(str::to_owned)),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::SocketAddr;

    fn read(arguments: &[&str], variables: &[(&str, &str)]) -> Result<Command, ConfigError> {
        let variable = |name: &str| {
            let found = variables.iter().find(|(other, _)| *other == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        Command::read(arguments.iter().map(OsString::from), variable)
    }

    #[test]
    fn arguments_replace_variables_and_defaults() {
        let variables = [("CENTAURI_NAME", "Club"), ("CENTAURI_DATABASE", "a.db")];
        let command = read(&["--database", "b.db", "--listen=[::1]:0"], &variables);
        let expected = Config {
            listen: SocketAddr::from(([0, 0, 0, 0, 0, 0, 0, 1], 0)),
            database: PathBuf::from("b.db"),
            name: "Club".to_owned(),
            ..Config::default()
        };
        assert_eq!(command.expect("valid"), Command::Serve(expected));
    }

    #[test]
    fn the_operator_decides_who_creates_tournaments() {
        for (value, expected) in [
            ("players", TournamentAccess::Players),
            ("organizers", TournamentAccess::Organizers),
            ("off", TournamentAccess::Off),
        ] {
            let Ok(Command::Serve(config)) = read(&["--tournaments", value], &[]) else {
                panic!("it serves");
            };
            assert_eq!(config.tournaments, expected);
        }
        assert!(read(&["--tournaments", "on"], &[]).is_err());
    }

    #[test]
    fn origins_are_collected() {
        let variables = [("CENTAURI_ORIGINS", "https://a.example https://b.example")];
        let command = read(&["--origin", "https://c.example"], &variables).expect("valid");
        let Command::Serve(config) = command else {
            panic!("it serves");
        };
        let expected = [
            "https://a.example",
            "https://b.example",
            "https://c.example",
        ];
        assert_eq!(config.origins, expected);
    }

    #[test]
    fn mails_need_a_server_a_sender_and_links() {
        let address = ["--public-address", "https://play.example"];
        let smtp = ["--smtp", "smtps://ann:secret@mail.example"];
        let from = ["--mail-from", "Club <play@mail.example>"];
        let read = |options: &[[&str; 2]]| read(&options.concat(), &[]);
        let Ok(Command::Serve(config)) = read(&[address, smtp, from]) else {
            panic!("it serves");
        };
        assert_eq!(config.mail.expect("mails").from, from[1]);
        for (options, option) in [
            (vec![address, smtp], "smtp"),
            (vec![address, from], "mail-from"),
            (vec![smtp, from], "smtp"),
            (vec![address, from, ["--smtp", "mail.example"]], "smtp"),
            (vec![address, smtp, ["--mail-from", "Club"]], "mail-from"),
        ] {
            let error = read(&options).expect_err(option).to_string();
            assert!(error.starts_with(&format!("{option}: ")), "{error}");
            assert!(!error.contains("secret"), "{error}");
        }
    }

    #[test]
    fn sites_that_may_embed_are_origins() {
        let embedding = |value: &str| match read(&["--embed-origin", value], &[]) {
            Ok(Command::Serve(config)) => Some(config.embed_origins),
            _ => None,
        };
        for origin in [
            "https://a.example",
            "http://127.0.0.1:8000",
            "http://[::1]:1",
            "*",
        ] {
            assert_eq!(embedding(origin), Some(vec![origin.to_owned()]));
        }
        for wrong in [
            "a.example",
            "https://",
            "https://a.example/",
            "https://a;b",
            "https://*.example",
        ] {
            assert_eq!(embedding(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn limits_hold_unless_switched_off() {
        let limits =
            |arguments: &[&str], variables: &[(&str, &str)]| match read(arguments, variables) {
                Ok(Command::Serve(config)) => config.has_limits,
                other => panic!("{other:?}"),
            };
        assert!(limits(&[], &[]));
        assert!(!limits(&["--no-limits"], &[]));
        assert!(!limits(&[], &[("CENTAURI_NO_LIMITS", "1")]));
    }

    #[test]
    fn a_chat_is_possible_only_where_the_operator_allows_it() {
        let has_chat =
            |arguments: &[&str], variables: &[(&str, &str)]| match read(arguments, variables) {
                Ok(Command::Serve(config)) => config.has_chat,
                other => panic!("{other:?}"),
            };
        assert!(!has_chat(&[], &[("CENTAURI_CHAT", "0")]));
        assert!(has_chat(&["--chat"], &[]));
        assert!(has_chat(&[], &[("CENTAURI_CHAT", "1")]));
    }

    #[test]
    fn a_proxy_is_trusted_only_when_asked() {
        let trusts =
            |arguments: &[&str], variables: &[(&str, &str)]| match read(arguments, variables) {
                Ok(Command::Serve(config)) => config.trusts_proxy,
                other => panic!("{other:?}"),
            };
        assert!(!trusts(&[], &[("CENTAURI_TRUST_PROXY", "0")]));
        assert!(trusts(&["--trust-proxy"], &[]));
        assert!(trusts(&[], &[("CENTAURI_TRUST_PROXY", "1")]));
    }

    #[test]
    fn notifications_go_where_the_operator_allows_it() {
        let config = |arguments: &[&str]| match read(arguments, &[]) {
            Ok(Command::Serve(config)) => config,
            other => panic!("{other:?}"),
        };
        assert!(!config(&[]).outbound.allows_private);
        let options = [
            "--notify-private",
            "--notify-ports",
            "8443 9443",
            "--notify-delay",
            "0",
        ];
        let changed = config(&options);
        assert!(changed.outbound.allows_private);
        assert_eq!(changed.outbound.ports, [8443, 9443]);
        let both = read(&options, &[("CENTAURI_NOTIFY_PORTS", "1234")]);
        let Ok(Command::Serve(both)) = both else {
            panic!("valid options");
        };
        assert_eq!(both.outbound.ports, [8443, 9443]);
        assert_eq!(changed.notify_delay, Duration::ZERO);
        let named = config(&["--public-address", "https://play.example/games"]);
        assert_eq!(
            named.public_address.as_deref(),
            Some("https://play.example/games/")
        );
        for wrong in [
            ["--public-address", "play.example"],
            ["--notify-ports", "web"],
        ] {
            assert!(read(&wrong, &[]).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_backup_names_its_file() {
        let command = read(&["backup", "copy.db", "--database", "b.db"], &[]).expect("valid");
        let Command::Backup(config, file) = command else {
            panic!("it copies");
        };
        assert_eq!(config.database, PathBuf::from("b.db"));
        assert_eq!(file, PathBuf::from("copy.db"));
        for wrong in [&["backup"][..], &["backup", "a", "b"], &["restore", "a"]] {
            assert!(read(wrong, &[]).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn help_is_asked_for() {
        assert_eq!(read(&["--help"], &[]).expect("valid"), Command::Help);
        let help = HELP.to_owned();
        #[cfg(feature = "cluster")]
        let help = help + CLUSTER_HELP;
        for (flag, variable) in OPTIONS {
            assert!(help.contains(&format!("--{flag} ")), "{flag}");
            assert!(help.contains(variable), "{variable}");
        }
    }

    #[test]
    fn errors_name_the_option() {
        let error = |arguments: &[&str]| read(arguments, &[]).expect_err("invalid").to_string();
        assert_eq!(
            error(&["--listen", "here"]),
            "listen: here is no address with a port"
        );
        assert_eq!(
            error(&["--bot-threads", "0"]),
            "bot-threads: 0 is not between 1 and 64"
        );
        assert_eq!(
            error(&["--spectator-delay", "-1"]),
            "spectator-delay: -1 is not between 0 and 1440"
        );
        assert!(error(&["--prot", "1"]).contains("--prot"));
        assert!(error(&["--name"]).contains("--name"));
    }
}
