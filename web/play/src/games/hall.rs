//! Opening matches, and what is said of one before it is on a table.

use super::records::{adopted as adopted_at, record_of};
use super::{Facts, House, Misfit, Of, Wish, is_file, room};
use engine::game::{Seats, Status};
use engine::save::code::{self, Code};
use engine::save::{SaveError, Saved, encode};
use engine::session::{Kin, Session};
use engine::suite::{AnySession, Resident};
use store::pack::stocks;
use store::{SaveRecord, Sitter};
use ui::clock::{now, random};
use ui::l10n::Phrases;
use ui::part::{Face, Room};

room!(
    /// Opening matches, and what is said of one before it is on a table.
    Hall {
        /// Reads a save file or a share code.
        read: fn(&str) -> Result<AnySession, SaveError> = read::<G>,
        /// What a match is.
        facts: fn(&AnySession, &Phrases) -> Option<Facts> =
            |any, phrases| Some(G::facts(<G::Game>::own(any)?, phrases)),
        /// A new save of a match, with these sitters.
        record_of: fn(&AnySession, String, Vec<Sitter>) -> Option<SaveRecord> =
            |any, title, sitters| Some(record_of::<G>(<G::Game>::own(any)?, title, sitters)),
        /// A new save of a save file or a share code, after the engine has played it again.
        adopt: fn(&str, String) -> Result<SaveRecord, SaveError> = adopt::<G>,
        /// Deals a match as somebody outside describes it.
        begin: fn(&Phrases, &Wish) -> Result<SaveRecord, Misfit> = G::begin,
        /// How a match stands.
        standing: fn(&AnySession) -> Option<Standing> = standing::<G::Game>,
        /// The share code of a match, if it has one.
        share: fn(&AnySession) -> Option<String> = |any| code::encode(<G::Game>::own(any)?),
        /// How a match stands to a save.
        kin: fn(&AnySession, &str) -> Option<Kin> =
            kin::<G::Game>,
    }
);

/// Reads a save file or a share code.
fn read<G: House>(text: &str) -> Result<AnySession, SaveError> {
    session::<G>(text).map(<G::Game>::among)
}

fn session<G: House>(text: &str) -> Result<Session<G::Game>, SaveError> {
    if is_file(text) {
        Saved::read(text)?.open_with(&stocks().of::<G::Game>())
    } else {
        Code::read(text)?.open_with(&stocks().of::<G::Game>())
    }
}

fn adopt<G: House>(text: &str, title: String) -> Result<SaveRecord, SaveError> {
    Ok(adopted_at::<G>(
        &session::<G>(text)?,
        title,
        now(),
        random(),
    ))
}

/// How a match stands, whichever game it is of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The seats at its table.
    pub seats: Seats,
    /// Those it waits for.
    pub waiting: Seats,
    /// Whether it has ended.
    pub over: bool,
    /// How many actions were carried out.
    pub actions: usize,
    /// The text of its save file.
    pub text: String,
}

/// How a match of a game stands, if it is one.
pub(crate) fn standing<G: Resident>(any: &AnySession) -> Option<Standing> {
    let session = G::own(any)?;
    let status = session.status();
    Some(Standing {
        seats: session.game().seats(),
        waiting: status.waiting(),
        over: matches!(status, Status::Over(_)),
        actions: session.log().len(),
        text: encode(session),
    })
}

/// How a match of a game stands to a save, if both are of it.
pub(crate) fn kin<G: Resident>(any: &AnySession, text: &str) -> Option<Kin> {
    let saved = Saved::read(text)
        .ok()?
        .open_with(&stocks().of::<G>())
        .ok()?;
    Some(G::own(any)?.kin(&saved))
}
