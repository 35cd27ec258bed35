//! The status line: the current question, and the seats that must answer it.

use super::Narrator;
use engine::args::Args;
use engine::game::SeatSet;
use engine::space_rift::dice::Face;
use engine::space_rift::drift::DriftQuestion;
use engine::space_rift::state::{Public, Task};
use ui::l10n::{PhraseArg, PhraseArgs};

impl Narrator<'_> {
    /// Returns the question with the seats that must answer it, from the phrase and arguments of a
    /// prompt.
    #[must_use]
    pub fn request(&self, public: &Public, asked: SeatSet, phrase: &str, args: &Args) -> String {
        let key = match (phrase, public.result) {
            ("over", Some(result)) if result.winner.is_some() => {
                "space-rift-prompt-over-win".to_owned()
            }
            ("over", _) => "space-rift-prompt-over-draw".to_owned(),
            (phrase, _) => format!("space-rift-prompt-{phrase}"),
        };
        let mut words: PhraseArgs = args
            .iter()
            .map(|(name, arg)| (*name, PhraseArg::from_arg("space-rift", arg)))
            .collect();
        words.push((
            "seat",
            self.seats(self.addressed_seats(public, asked)).into(),
        ));
        words.extend(self.roll_args(public));
        words.extend(self.task_args(public));
        words.extend(self.drift_args(public));
        self.say(&key, &words)
    }

    /// Returns the sentence for players who wait: the seats that must act, and the phase.
    #[must_use]
    pub fn waiting(&self, public: &Public, asked: SeatSet) -> String {
        if public.result.is_some() {
            return self.request(public, asked, "over", &Args::new());
        }
        let words = [
            (
                "seat",
                self.seats(self.addressed_seats(public, asked)).into(),
            ),
            ("phase", self.phase(public).into()),
        ];
        self.say("space-rift-prompt-wait", &words)
    }

    /// Returns the seats that must act, or those of the winner when the battle is over.
    fn addressed_seats(&self, public: &Public, asked: SeatSet) -> SeatSet {
        let winner = public.result.and_then(|result| result.winner);
        winner.map_or(asked, |side| self.game.seats_of(side))
    }

    fn roll_args(&self, public: &Public) -> PhraseArgs {
        let Some(roll) = public.innermost_roll() else {
            return PhraseArgs::new();
        };
        let roller = roll.roller.map_or_else(
            || self.text("space-rift-cell-meteor"),
            |unit| self.unit(unit),
        );
        let alerts = roll.faces.of(Face::Alert);
        vec![
            ("unit", roller.into()),
            ("target", self.unit(roll.target).into()),
            ("faces", self.faces(&roll.faces).into()),
            ("alerts", alerts.into()),
        ]
    }

    fn task_args(&self, public: &Public) -> PhraseArgs {
        let count_arg = |count: u8| vec![("left", count.into())];
        match public.task {
            Some(Task::Clear(count) | Task::Order(count) | Task::Keep(count)) => count_arg(count),
            Some(Task::Restore {
                remaining_units: count,
                ..
            }) => count_arg(count),
            Some(Task::Again(unit)) => vec![("unit", self.unit(unit).into())],
            Some(Task::Signal | Task::Grapple) | None => PhraseArgs::new(),
        }
    }

    fn drift_args(&self, public: &Public) -> PhraseArgs {
        let (Some(rift), Some(drift)) = (&public.rift, &public.drift) else {
            return PhraseArgs::new();
        };
        match drift.pending_question(rift) {
            Some(DriftQuestion::Place(tile)) => vec![("tile", tile.number().into())],
            Some(DriftQuestion::Settle(unit)) => vec![("unit", self.unit(unit).into())],
            Some(DriftQuestion::Close) | None => PhraseArgs::new(),
        }
    }

    /// Returns the name of the current phase of the turn.
    #[must_use]
    pub fn phase(&self, public: &Public) -> String {
        self.term(public.phase.term())
    }
}
