//! Who is to be told after a change of a match.

use crate::store::Notice;
use engine::game::{Game, Seat, Status};
use engine::session::Session;
use protocol::online::NotificationKind;

/// A person with a seat who is not connected to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AbsentPlayer {
    /// The seat.
    pub seat: Seat,
    /// The id of the player.
    pub player: String,
}

/// Returns what absent people are to be told after a change: that they are asked something new, that the
/// match is over, or, where there was no match before, that it has begun.
pub fn notices<G: Game>(
    before: Option<&Session<G>>,
    after: &Session<G>,
    absent: Vec<AbsentPlayer>,
) -> Vec<Notice> {
    let is_over = matches!(after.status(), Status::Over(_));
    let told = |AbsentPlayer { seat, player }: AbsentPlayer| {
        let question = after.question(seat);
        let (kind, question) = match question {
            _ if is_over => (NotificationKind::Over, "over".to_owned()),
            Some(question) if before.and_then(|before| before.question(seat)) != Some(question) => {
                (NotificationKind::Turn, question.to_string())
            }
            None if before.is_none() => (NotificationKind::Begin, "begin".to_owned()),
            Some(_) | None => return None,
        };
        Some(Notice {
            player,
            kind,
            question,
        })
    };
    absent.into_iter().filter_map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::chance::Seed;
    use engine::rift::Rift;
    use engine::rift::options::Options;

    fn absent() -> Vec<AbsentPlayer> {
        let player = |seat: u8, name: &str| AbsentPlayer {
            seat: Seat(seat),
            player: name.to_owned(),
        };
        vec![player(0, "ann"), player(1, "ben")]
    }

    fn kinds(notices: &[Notice]) -> Vec<(&str, NotificationKind)> {
        notices
            .iter()
            .map(|notice| (notice.player.as_str(), notice.kind))
            .collect()
    }

    #[test]
    fn the_deal_tells_everybody_and_a_change_only_who_is_asked_something_new() {
        let game = Rift::new(Options::duel("standard-2", "rhino", "screech")).expect("a duel");
        let session = Session::new(game, Seed::from(7));
        let asked = session
            .status()
            .waiting_seats()
            .iter()
            .next()
            .expect("somebody acts");
        let dealt = notices(None, &session, absent());
        let kind = |seat: u8| {
            if Seat(seat) == asked {
                NotificationKind::Turn
            } else {
                NotificationKind::Begin
            }
        };
        assert_eq!(kinds(&dealt), [("ann", kind(0)), ("ben", kind(1))]);
        assert_eq!(notices(Some(&session), &session, absent()), []);
        let mut next = session.clone();
        while next.question(asked) == session.question(asked) {
            let legal = next.sorted_legal_actions(asked);
            next.act(asked, legal[legal.len() - 1]).expect("legal");
        }
        for notice in notices(Some(&session), &next, absent()) {
            assert_eq!(notice.kind, NotificationKind::Turn);
        }
    }
}
