//! What cards and scenarios do: the closed vocabulary that content is written in and one
//! interpreter carries out (`play/effects.rs`). No card has code of its own. Nouns only; the words
//! are read by `content/script.rs`.

mod params;

use super::ids::{BadgeId, CounterId, DeckId, EffectListId, EntityId};
pub use params::{
    Amount, Anchor, Filter, FoeStat, GameEnd, Good, Landing, Loss, OperationLocation, PROHIBITIONS,
    Placement, PricedItem, Prohibition, Quantity, ReportTarget, SpawnPlace, Stat, Sum, Term,
    ThresholdScope, XpmTransfer,
};
use serde::{Deserialize, Serialize};

/// One effect. Nested sequences are codes of the table's book. The *subject* is the armada that the
/// card or ability belongs to or was played on; in [`Effect::Each`] every armada in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// `gain(res,n)`: the subject's owner gains so many.
    Gain(Good, u8),
    /// `lose(res,n,else=[..])`: loses so many; where nothing at all can be lost, the code is run.
    Lose(Loss, u8, EffectListId),
    /// `swap(x,y,n)`: up to so many of the first for as many of the second.
    Swap(Good, Good, u8),
    /// `draw_action(deck,n)`.
    DrawAction(DeckId, u8),
    /// `repair(n)`: Hull rises.
    Repair(Amount),
    /// `damage(n)`: one packet `[SAGA-GEN.13]`.
    Damage(Amount),
    /// `refresh(n)`: Activation Tokens come off the subject's other cards.
    Refresh(Amount),
    /// `add_dice(n)`: for the roll about to be made.
    AddDice(u8),
    /// `reroll(n)`: dice of the roll just made are rolled again once.
    Reroll(Amount),
    /// `auto(n)`: automatic successes for the roll just made.
    Auto(u8),
    /// `threshold(t,scope)`: dice succeed on so much or more.
    Threshold(u8, ThresholdScope),
    /// `soften(n)`: reduces the packet about to be applied.
    Soften(Amount),
    /// `strike(n)`: the enemy being fought loses Hull.
    Strike(u8),
    /// `mp(n)`: Movement Points in the current movement turn.
    Mp(u8),
    /// `step(n)`: moves up to so many sectors.
    Step(u8),
    /// `jump(filter)`: to a sector that fits.
    Jump(Landing),
    /// `evade_discount(n)`: until the end of this movement turn.
    EvadeDiscount(Amount),
    /// `scout(n)`: looks at the top of the sector pile.
    Scout(u8),
    /// `place_xpm(within=d)`.
    PlaceXpm(u8),
    /// `spawn(l,n,where)`: so many Raiders of a level.
    Spawn(u8, u8, SpawnPlace),
    /// `advance(filter,n)`: Raiders move toward the attractor.
    Advance(Filter, u8),
    /// `shove(filter,n)`: a Raider moves in any direction.
    Shove(Filter, u8),
    /// `promote(filter,n)`: so many different Raiders rise a level.
    Promote(Filter, u8),
    /// `destroy(filter,n)`: so many Raiders leave, without a reward.
    Destroy(Filter, u8),
    /// `enemy_mod(stat,n,filter)`: constant.
    EnemyMod(FoeStat, i8, Filter),
    /// `draw_event(n)`.
    DrawEvent(u8),
    /// `cancel_event(n)`.
    CancelEvent(u8),
    /// `forbid(key)`: constant.
    Forbid(Prohibition),
    /// `mod(mp,n,min=k)`: constant; the change and the least that is left.
    ModMp(i8, u8),
    /// `cost_mod(key,n,round)`.
    CostMod(PricedItem, i8),
    /// `check(stat,n,pass=[..],fail=[..])`; no stat is the subject's choice.
    Check(Option<Stat>, u8, EffectListId, EffectListId),
    /// `each(effect)`: every armada, the First Player orders them.
    Each(EffectListId),
    /// `each_within(anchor,d,[..])`.
    EachWithin(Anchor, u8, EffectListId),
    /// `choose([..],[..])`: the subject's owner picks one.
    Choose(EffectListId, EffectListId),
    /// `ravager(n)`: steps toward the Jumpgate `[SAGA-OPC.5]`.
    Ravager(u8),
    /// `none()`.
    None,

    // Operations of scenarios.
    /// `spawn_boss(placement)`.
    SpawnBoss(Placement),
    /// `report(place=..)`: an Intelligence Report `[SAGA-LST.4]`.
    Report(ReportTarget),
    /// `place_tile(hex,filter,face)`: a tile from the pile; whether face up.
    PlaceTile(OperationLocation, bool),
    /// `place_entity(id,hex)`.
    PlaceEntity(EntityId, OperationLocation),
    /// `move_entity(id,steps,toward)`: to the sector that the player names, or so many steps toward
    /// the Jumpgate.
    MoveEntity(EntityId, u8, OperationLocation),
    /// `entity_hull(id,±n)`.
    EntityHull(EntityId, i8),
    /// `entity_hull(id,-level)`: by the level of the Raider that arrived.
    EntityHit(EntityId),
    /// `entity_xpm(id,..)`.
    EntityXpm(EntityId, XpmTransfer),
    /// `counter(id,expr)`: changes by a sum.
    Counter(CounterId, Sum),
    /// `install_xpm`: the carried XPM goes onto the scenario card. In the Arena it is delivered: it
    /// goes to the supply, for points by where the armada is `[SAGA-ARN.14]`.
    InstallXpm,
    /// `remove_installed_xpm(n)`.
    RemoveInstalledXpm(u8),
    /// `ravager_spawn(distance)` `[SAGA-OPC.4]`.
    RavagerSpawn(u8),
    /// `ravager_away(n)` `[SAGA-OPC.13]`.
    RavagerAway(u8),
    /// `retaliation_card(deck)`: the line depends on whether the Ravager is on the board.
    RetaliationCard(DeckId),
    /// `draw_card(deck)`: draws and resolves a card of a deck of the scenario.
    DrawCard(DeckId),
    /// `astartium_on(locations,n)`: on every sector that the Scanning Report names
    /// `[SAGA-SPA.6]`.
    AstartiumOn(u8),
    /// `salvage()`: one Astartium of the subject's sector goes to its Cargo `[SAGA-SPA.12]`.
    Salvage,
    /// `clear_astartium(hex)`.
    ClearAstartium(OperationLocation),
    /// `destroy_starbase(hex)`.
    DestroyStarbase(OperationLocation),
    /// `activate_starbase(hex)`.
    ActivateStarbase(OperationLocation),
    /// `wormhole(hard)`: a new sector, the armada on it, and an Exploration card at once
    /// `[SAGA-OPC.12]`.
    Wormhole,
    /// `log(text)`: a line of the scenario's own, by its number in the file.
    Log(u8),
    /// `end(win|lose,reason)`.
    End(GameEnd),
    /// `when(condition,[..])`: only if it holds; the condition by its place in the table.
    When(u8, EffectListId),
    /// `badge(id)`: runs what hangs on a badge.
    Badge(BadgeId),
}

/// Which chapter carries an effect out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectChapter {
    /// What is owned: goods, cards, Hull, events in play, prices.
    Purse,
    /// Rolls, combat, damage and Activation Tokens.
    Dice,
    /// What stands on the board.
    Board,
    /// Other effects, for somebody or under a condition of the dice.
    Flow,
    /// It holds while its event is in play; running it does nothing.
    Constant,
    /// The scenario.
    Scenario,
}

impl Effect {
    /// Which chapter carries it out.
    #[must_use]
    pub const fn realm(self) -> EffectChapter {
        match self {
            Self::Gain(..)
            | Self::Lose(..)
            | Self::Swap(..)
            | Self::DrawAction(..)
            | Self::Repair(_)
            | Self::DrawEvent(_)
            | Self::CancelEvent(_)
            | Self::CostMod(..) => EffectChapter::Purse,
            Self::Damage(_)
            | Self::Refresh(_)
            | Self::AddDice(_)
            | Self::Reroll(_)
            | Self::Auto(_)
            | Self::Threshold(..)
            | Self::Soften(_)
            | Self::Strike(_) => EffectChapter::Dice,
            Self::Mp(_)
            | Self::Step(_)
            | Self::Jump(_)
            | Self::EvadeDiscount(_)
            | Self::Scout(_)
            | Self::PlaceXpm(_)
            | Self::Spawn(..)
            | Self::Advance(..)
            | Self::Shove(..)
            | Self::Promote(..)
            | Self::Destroy(..)
            | Self::Ravager(_) => EffectChapter::Board,
            Self::Check(..) | Self::Each(_) | Self::EachWithin(..) | Self::Choose(..) => {
                EffectChapter::Flow
            }
            Self::EnemyMod(..) | Self::Forbid(_) | Self::ModMp(..) | Self::None => {
                EffectChapter::Constant
            }
            Self::SpawnBoss(_)
            | Self::Report(_)
            | Self::PlaceTile(..)
            | Self::PlaceEntity(..)
            | Self::MoveEntity(..)
            | Self::EntityHull(..)
            | Self::EntityHit(_)
            | Self::EntityXpm(..)
            | Self::Counter(..)
            | Self::InstallXpm
            | Self::RemoveInstalledXpm(_)
            | Self::RavagerSpawn(_)
            | Self::RavagerAway(_)
            | Self::RetaliationCard(_)
            | Self::DrawCard(_)
            | Self::AstartiumOn(_)
            | Self::ClearAstartium(_)
            | Self::DestroyStarbase(_)
            | Self::ActivateStarbase(_)
            | Self::Wormhole
            | Self::Log(_)
            | Self::End(_)
            | Self::When(..)
            | Self::Badge(_)
            | Self::Salvage => EffectChapter::Scenario,
        }
    }
}

/// When an ability or an Instant may be used `[SAGA-GEN.12]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// A free play `[SAGA-GEN.11]`.
    #[default]
    Any,
    /// In the own Upkeep.
    Upkeep,
    /// In the own movement turn.
    Movement,
    /// Before a check.
    BeforeCheck,
    /// Before a Combat roll against an enemy.
    BeforeAttack,
    /// Before a Shield roll against an attack.
    BeforeDefend,
    /// After any roll, before successes are used.
    Roll,
    /// After an attack was rolled.
    AfterAttack,
    /// After a check was rolled.
    AfterCheck,
    /// Before damage is applied.
    Damage,
    /// As a combat begins.
    CombatStart,
    /// As a combat is won.
    CombatWon,
}

impl Timing {
    /// Whether it is a window, which opens as something happens.
    #[must_use]
    pub const fn is_window(self) -> bool {
        !matches!(self, Self::Any | Self::Upkeep | Self::Movement)
    }
}

/// How many timings there are.
pub const TIMINGS: usize = Timing::CombatWon as usize + 1;
