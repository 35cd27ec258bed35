//! What every game of the house answers to the contract in the same words.

/// The part of `impl Game` in which no game differs: its types are called as in the contract, its table
/// knows its options, its pack and the sum of its content, and its chapters answer by `position_of`,
/// `check_state`, `status_of`, `question_of`, `list`, `list_asides`, `may` and `prompt_of`.
macro_rules! usual_answers {
    () => {
        type Options = Options;
        type Stock = Stock;
        type State = State;
        type Action = Action;
        type Event = Event;
        type Position = Position;
        type Refusal = Refusal;

        fn pack_of(stock: &Stock) -> Option<&$crate::pack::PackName> {
            stock.pack()
        }

        fn pack(&self) -> Option<&$crate::pack::PackName> {
            self.pack.as_ref()
        }

        fn options(&self) -> &Options {
            &self.options
        }

        fn content(&self) -> u64 {
            self.content
        }

        fn position(&self, state: &State) -> Position {
            self.position_of(state)
        }

        fn validate(&self, state: &State) -> Result<(), $crate::error::LoadError> {
            self.check_state(state)
        }

        fn status(&self, state: &State) -> $crate::game::Status {
            self.status_of(state)
        }

        fn question(
            &self,
            state: &State,
            seat: $crate::game::Seat,
        ) -> Option<$crate::game::Question> {
            self.question_of(state, seat)
        }

        fn legal(&self, state: &State, seat: $crate::game::Seat, list: &mut Vec<Action>) {
            self.list(state, seat, list);
        }

        fn asides(&self, state: &State, seat: $crate::game::Seat, list: &mut Vec<Action>) {
            self.list_asides(state, seat, list);
        }

        fn check(
            &self,
            state: &State,
            seat: $crate::game::Seat,
            action: Action,
        ) -> Result<(), Refusal> {
            self.may(state, seat, action)
        }

        fn prompt(
            &self,
            state: &State,
            seat: $crate::game::Seat,
        ) -> $crate::game::Prompt<Action, Refusal> {
            self.prompt_of(state, seat)
        }
    };
}
pub(crate) use usual_answers;
