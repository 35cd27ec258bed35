//! Tests of the prices of technologies, and of whether each can be learned.

use super::super::tests::game;
use super::super::{Offers, Tab};
use super::tech_model::{ResearchMode, TechAvailability, TechModel, discount_given, price_lines};
use crate::table::offers;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::options::{Mode, Options};
use engine::exodus::play::ActionContext;
use engine::exodus::refusal::{ActionRefusal, Refusal};
use engine::exodus::state::Public;
use engine::exodus::tech::{Origin, Tech, TechSet};
use engine::game::Seat;

const OWN_SEAT: Seat = Seat(0);
const OTHER_SEAT: Seat = Seat(1);

/// Builds a table, and a seat that has some technologies and money.
fn known(techs: &[Tech], cp: u16) -> (Exodus, Public) {
    let session = game(Options::standard(2));
    let mut public = session.state().public;
    let mat = public.mat_mut(OWN_SEAT);
    mat.techs = techs.iter().copied().collect();
    mat.cp = cp;
    (session.game().clone(), public)
}

fn tech_model<'a>(game: &'a Exodus, public: &'a Public) -> TechModel<'a> {
    TechModel {
        game,
        public,
        seat: OWN_SEAT,
        plan: None,
        offers: None,
    }
}

#[test]
fn a_discount_by_color_and_field_is_one_price_line() {
    let (game, public) = known(&[Tech::BasicResearch, Tech::Fusion, Tech::Plasma], 0);
    let breakdown =
        game.tech_price_breakdown(&public, OWN_SEAT, Tech::Ssl, ActionContext::default());
    let lines = price_lines(&breakdown);
    assert_eq!(lines.len(), 3);
    assert_eq!(lines.iter().filter(|line| line.counts_twice).count(), 1);
    let parts = [Tech::BasicResearch, Tech::Fusion, Tech::Plasma]
        .map(|tech| discount_given(&breakdown, tech));
    assert_eq!(parts, [-2, -1, -1]);
    assert_eq!(discount_given(&breakdown, Tech::Radar), 0);
    let sum: i16 = lines.iter().map(|line| line.delta).sum();
    assert_eq!(
        i16::from(breakdown.printed.0) + sum,
        i16::from(breakdown.price.0)
    );
}

#[test]
fn rows_list_the_technologies_of_a_color_by_price() {
    let (game, public) = known(&[], 0);
    let tech_model = tech_model(&game, &public);
    let mut all = TechSet::NONE;
    for color in [Origin::Brown, Origin::Grey, Origin::Purple, Origin::White] {
        let row = tech_model.row(color);
        let costs: Vec<u8> = row.iter().map(|entry| entry.breakdown.printed.0).collect();
        assert!(costs.is_sorted(), "{color:?}: {costs:?}");
        row.iter().for_each(|entry| all.insert(entry.tech));
    }
    assert_eq!(usize::from(all.len()), Tech::ALL.len());
}

#[test]
fn an_idle_technology_is_affordable_if_its_price_can_be_paid() {
    let (game, mut public) = known(&[Tech::Fusion], 10);
    let cost = |public: &Public| {
        let entry = tech_model(&game, public).entry(Tech::Ssl);
        (
            entry.breakdown.price.0,
            entry.availability,
            entry.is_affordable,
        )
    };
    assert_eq!(cost(&public), (10, TechAvailability::Idle, true));
    public.mat_mut(OWN_SEAT).cp = 9;
    assert!(!cost(&public).2);
    public.mat_mut(OWN_SEAT).cp = 10;
    public.mat_mut(OWN_SEAT).stash = 0;
    assert!(!cost(&public).2, "without a cube there is no research");
}

#[test]
fn an_entry_lists_the_other_seats_that_have_the_technology() {
    let (game, mut public) = known(&[Tech::Radar], 0);
    public.mat_mut(OTHER_SEAT).techs.insert(Tech::Radar);
    let entry = tech_model(&game, &public).entry(Tech::Radar);
    assert_eq!(entry.availability, TechAvailability::Known);
    assert!(entry.others.contains(OTHER_SEAT) && !entry.others.contains(OWN_SEAT));
}

#[test]
fn start_technologies_come_from_the_seats_own_plan() {
    let mut options = Options::standard(2);
    options.mode = Mode::Combat;
    let mut session = game(options);
    let first = Action::Start(Tech::BasicPolitics);
    session
        .act(OWN_SEAT, first)
        .expect("a technology to start with");
    let offers = Offers::new(&session, Some(OWN_SEAT));
    assert_eq!(offers::required_tab(&offers), Some(Tab::Technologies));
    let (game, state) = (session.game(), session.state());
    let mine = TechModel {
        game,
        public: &state.public,
        seat: OWN_SEAT,
        plan: Some(&state.private(OWN_SEAT).plan),
        offers: Some(&offers),
    };
    let (count, max_cost) = game.mode().techs;
    assert_eq!(mine.research_mode(), ResearchMode::Start(count, max_cost));
    assert_eq!(
        mine.entry(Tech::BasicPolitics).availability,
        TechAvailability::Chosen
    );
    assert_eq!(
        mine.chosen_cost(),
        u16::from(game.tech(Tech::BasicPolitics).cost)
    );
    let open = mine.entry(Tech::Radar).availability;
    assert_eq!(open, TechAvailability::Open(Action::Start(Tech::Radar)));
    let never = TechAvailability::Closed(Refusal::Action(ActionRefusal::NotForStart));
    assert_eq!(mine.entry(Tech::BasicResearch).availability, never);
    let theirs = tech_model(game, &state.public);
    assert_eq!(
        theirs.entry(Tech::BasicPolitics).availability,
        TechAvailability::Idle
    );
    assert_eq!(theirs.chosen_cost(), 0, "what is sealed is not told");
}
