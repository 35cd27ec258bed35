//! The items of `impl Game` that are the same in every game.

/// Implements the items of [`Game`](crate::game::Game) in which games do not differ. Its types have
/// the names of the trait's types, its implementor has fields `options`, `pack` and `content`, and
/// inherent methods implement the other items: `position_of`, `check_state`, `status_of`,
/// `question_of`, `list_legal_actions`, `list_out_of_turn_actions`, `check` and `prompt_of`.
macro_rules! common_game_items {
    () => {
        const CONCEDE: Action = Action::Concede;

        type Options = Options;
        type ContentSet = ContentSet;
        type State = State;
        type Action = Action;
        type Event = Event;
        type Position = Position;
        type Refusal = Refusal;

        fn pack_of(content: &ContentSet) -> Option<&$crate::pack::PackName> {
            content.pack()
        }

        fn pack(&self) -> Option<&$crate::pack::PackName> {
            self.pack.as_ref()
        }

        fn options(&self) -> &Options {
            &self.options
        }

        fn content_fingerprint(&self) -> u64 {
            self.content
        }

        fn to_position(&self, state: &State) -> Position {
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
        ) -> Option<$crate::game::QuestionId> {
            self.question_of(state, seat)
        }

        fn legal_actions(&self, state: &State, seat: $crate::game::Seat, list: &mut Vec<Action>) {
            self.list_legal_actions(state, seat, list);
        }

        fn out_of_turn_actions(
            &self,
            state: &State,
            seat: $crate::game::Seat,
            list: &mut Vec<Action>,
        ) {
            self.list_out_of_turn_actions(state, seat, list);
        }

        fn check_action(
            &self,
            state: &State,
            seat: $crate::game::Seat,
            action: Action,
        ) -> Result<(), Refusal> {
            self.check(state, seat, action)
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
pub(crate) use common_game_items;
