//! The line in the log of a match that was dealt more than once.

use store::RemoteRecord;
use ui::l10n::Phrases;

/// Returns a line that says how often a match was dealt, each time with the consent of all players;
/// `None` if it was dealt once. The line appears before the first log entry.
#[must_use]
pub fn redeal_notice(phrases: &Phrases, direct: Option<&RemoteRecord>) -> Option<String> {
    let deal_count = direct?.commitment_record.as_ref()?.round;
    let args = [("n", i64::from(deal_count).into())];
    (deal_count > 1).then(|| phrases.say("direct-deals", &args))
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Bytes32, CommitmentRecord};
    use ui::l10n::Language;

    #[test]
    fn the_notice_appears_only_after_a_redeal() {
        let phrases = Phrases::built_in(Language::English);
        let of = |round| {
            let mut commitment_record = CommitmentRecord::new(Bytes32([1; 32]));
            commitment_record.round = round;
            RemoteRecord {
                commitment_record: Some(Box::new(commitment_record)),
                ..RemoteRecord::default()
            }
        };
        let notice = |direct: Option<&RemoteRecord>| redeal_notice(&phrases, direct);
        assert_eq!(notice(None), None);
        assert_eq!(notice(Some(&RemoteRecord::default())), None);
        assert_eq!(notice(Some(&of(1))), None);
        let line = "This match was dealt 3 times. Everyone agreed each time.";
        assert_eq!(notice(Some(&of(3))).as_deref(), Some(line));
    }
}
