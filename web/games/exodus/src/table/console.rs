//! The console: the turn track, all empires in short, the current battle or rockets, and the
//! inspected hex.

use super::super::match_standing::{goal_line, match_standing};
use super::battle::BattlePanel;
use super::empires::EmpireList;
use super::hex_card::HexCard;
use super::rockets::RocketPanel;
use super::turn_track::TurnTrack;
use crate::{Ui, table};
use engine::exodus::cards::CardSet;
use engine::game::Seat;
use play::game_ui::{TableConsoleProps, TablePartProps};
use ui::l10n::use_phrases;
use ui::panels::goals::GoalPanel;
use ui::panels::use_scroll_to_picked;
use yew::prelude::*;

#[component]
pub fn Console(props: &TableConsoleProps<Ui>) -> Html {
    let phrases = use_phrases();
    let TablePartProps {
        context,
        actions,
        player_kinds,
    } = &props.part;
    let still = context.without_hover();
    let label = props.name(&phrases);
    let panel = use_node_ref();
    use_scroll_to_picked(&panel, ".exo-console-spot", context.shown);
    let abilities_of = |seat: Seat| {
        let private = table::private(context, seat);
        private.map_or(CardSet::NONE, |private| private.abilities)
    };
    let (game, public) = (context.game(), &context.view.public);
    let reader = context.reader_seat(player_kinds);
    let headline = reader.map(|seat| goal_line(game, &context.view, &phrases, seat));
    let standing = match_standing(game, public, &phrases, abilities_of).with_headline(headline);
    html! {
        <section ref={panel} class="table-console panel exo-console" translate="no" aria-label={label} tabindex="0">
            <GoalPanel {standing} />
            <div class="exo-console-state">
                <TurnTrack context={still.clone()} actions={actions.clone()} />
                <BattlePanel context={context.clone()} actions={actions.clone()} />
                <RocketPanel context={context.clone()} actions={actions.clone()} />
                <EmpireList context={still} actions={actions.clone()} player_kinds={player_kinds.clone()} />
            </div>
            <div class="exo-console-spot"><HexCard context={context.clone()} actions={actions.clone()} /></div>
        </section>
    }
}
