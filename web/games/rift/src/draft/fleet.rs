//! The fleet draft in the setup: picks, their undo and redo, and the picks of bots. The engine
//! decides which picks are allowed.

use super::SetupDraft;
use engine::game::Seat;
use engine::rift::fleet::FleetDraft;
use store::PlayerKind;
use store::pack::current_content;

/// The picks of a fleet draft in order, as the ids of models.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Picks {
    pub made: Vec<String>,
    /// The picks that were undone; the last one is the next to redo.
    pub undone: Vec<String>,
}

impl SetupDraft {
    /// Returns the fleet draft with the picks so far, or `None` if the match has none.
    #[must_use]
    pub fn fleet_draft(&self) -> Option<FleetDraft> {
        let is_drafted = self.options.rules.has_fleet_draft && !self.is_puzzle();
        let picks = self.picks.made.iter().map(String::as_str);
        // The board has been read before, so an error is not expected here.
        let fleet = is_drafted
            .then(|| FleetDraft::with_picks(&self.options, &current_content().rift(), picks))?;
        fleet.ok().filter(|fleet| fleet.pick_count() > 0)
    }

    /// Returns whether ships remain to be picked.
    #[must_use]
    pub fn is_drafting(&self) -> bool {
        self.fleet_draft()
            .is_some_and(|fleet| fleet.seat().is_some())
    }

    /// Returns the draft after a pick of the seat to move and the picks of the bots that follow;
    /// unchanged if the pick is not allowed.
    #[must_use]
    pub fn with_pick(&self, model: &str) -> Self {
        let mut draft = self.clone();
        draft.picks.made.push(model.to_owned());
        draft.picks.undone.clear();
        draft.normalized()
    }

    /// Returns the draft before the last pick of a person.
    #[must_use]
    pub fn with_pick_undone(&self) -> Self {
        let mut draft = self.clone();
        for seat in self.picking_seats().into_iter().rev() {
            draft.picks.undone.extend(draft.picks.made.pop());
            if !self.is_bot(seat) {
                break;
            }
        }
        draft.normalized()
    }

    /// Returns whether a person has picked, so that there is a pick to undo.
    #[must_use]
    pub fn can_undo_pick(&self) -> bool {
        self.picking_seats()
            .into_iter()
            .any(|seat| !self.is_bot(seat))
    }

    /// Returns the draft with the last undone pick redone, and the picks of the bots that followed
    /// it.
    #[must_use]
    pub fn with_pick_redone(&self) -> Self {
        let mut draft = self.clone();
        while let Some(model) = draft.picks.undone.pop() {
            draft.picks.made.push(model);
            let next = draft.fleet_draft().and_then(|fleet| fleet.seat());
            if next.is_none_or(|seat| !draft.is_bot(seat)) {
                break;
            }
        }
        draft.normalized()
    }

    /// Returns the draft with valid picks: removes those that do not fit, adds the picks of bots,
    /// and sets the models of the ships. A ship without a pick gets a model that fits the others,
    /// for the preview only.
    #[must_use]
    pub fn normalized(mut self) -> Self {
        let Some(mut fleet) = self.fleet_draft() else {
            self.picks = Picks::default();
            return self;
        };
        if fleet.picks().count() < self.picks.made.len() {
            self.picks.undone.clear();
        }
        while fleet.seat().is_some_and(|seat| self.is_bot(seat)) {
            if !pick_advised(&mut fleet) {
                break;
            }
            self.picks.undone.clear();
        }
        self.picks.made = fleet
            .picks()
            .map(|(_, _, model)| model.to_owned())
            .collect();
        while pick_advised(&mut fleet) {}
        self.options.ships.clone_from(&fleet.options().ships);
        self
    }

    fn picking_seats(&self) -> Vec<Seat> {
        let fleet = self.fleet_draft();
        fleet.map_or_else(Vec::new, |fleet| {
            fleet.picks().map(|(seat, _, _)| seat).collect()
        })
    }

    fn is_bot(&self, seat: Seat) -> bool {
        let player_kind = self.player_kinds.get(seat.index());
        matches!(player_kind, Some(PlayerKind::Bot(_)))
    }
}

/// Picks the model that the engine advises; returns whether a pick was possible.
fn pick_advised(fleet: &mut FleetDraft) -> bool {
    let model = fleet.recommended_pick().map(str::to_owned);
    model.is_some_and(|model| fleet.pick(&model).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::seed_text;
    use engine::bots::Level;

    /// Returns a draft with three ships each on a wide board, the second seat a bot or a person.
    fn drafting(second: PlayerKind) -> SetupDraft {
        let draft = SetupDraft::from_id("twin-furnace", seed_text(7)).expect("a board of the box");
        let mut draft = draft.with_ships(6).expect("room for six");
        draft.player_kinds[1] = second;
        draft
            .with_rules(|rules| rules.has_fleet_draft = true)
            .normalized()
    }

    fn models(draft: &SetupDraft) -> Vec<&str> {
        draft.picks.made.iter().map(String::as_str).collect()
    }

    #[test]
    fn a_bot_picks_when_it_is_its_turn() {
        let draft = drafting(PlayerKind::Bot(Level::Captain));
        assert!(draft.is_drafting());
        assert_eq!(models(&draft), [""; 0]);
        let draft = draft.with_pick("hammer");
        assert_eq!(draft.picks.made.len(), 2, "the bot has answered");
        let draft = draft.with_pick("hammer").with_pick("rhino");
        assert!(!draft.is_drafting());
        assert_eq!(draft.error(), None);
        let own = draft.options.ships.iter().filter(|ship| ship.seat == 0);
        let own: Vec<_> = own.map(|ship| ship.model.as_str()).collect();
        assert_eq!(own, ["hammer", "hammer", "rhino"]);
    }

    #[test]
    fn a_pick_that_is_not_allowed_changes_nothing() {
        let draft = drafting(PlayerKind::Human)
            .with_pick("rhino")
            .with_pick("rhino");
        let draft = draft.with_pick("rhino").with_pick("screech");
        assert_eq!(models(&draft.with_pick("rhino")), models(&draft));
    }

    #[test]
    fn picks_can_be_undone_and_redone() {
        let first = drafting(PlayerKind::Bot(Level::Captain));
        let second = first.with_pick("screech");
        let third = second.with_pick("rhino");
        assert_eq!(third.with_pick_undone().picks.made, second.picks.made);
        let back = third.with_pick_undone().with_pick_undone();
        assert_eq!(back.picks.made, first.picks.made);
        assert!(!back.can_undo_pick() && third.can_undo_pick());
        assert_eq!(back.with_pick_redone().picks.made, second.picks.made);
        let redone = back.with_pick_redone().with_pick_redone();
        assert_eq!(redone, third);
        // Another pick clears the undone ones.
        let other = back.with_pick("hammer");
        assert_eq!(other.with_pick_redone(), other);
    }

    #[test]
    fn picks_of_two_people_are_undone_one_by_one() {
        let draft = drafting(PlayerKind::Human)
            .with_pick("hammer")
            .with_pick("rhino");
        assert_eq!(models(&draft.with_pick_undone()), ["hammer"]);
    }

    #[test]
    fn changed_options_keep_the_picks_that_still_fit() {
        let draft = drafting(PlayerKind::Human)
            .with_pick("hammer")
            .with_pick("rhino");
        let fewer = draft.with_ships(2).expect("room for two").normalized();
        assert_eq!(models(&fewer), ["hammer", "rhino"]);
        assert!(!fewer.is_drafting());
        let without_draft = draft
            .with_rules(|rules| rules.has_fleet_draft = false)
            .normalized();
        assert_eq!(without_draft.picks, Picks::default());
    }
}
