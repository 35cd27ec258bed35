//! The closed vocabulary of effects for cards and scenarios. `content/script.rs` parses it, and one
//! interpreter (`play/effects.rs`) runs it; no card has separate code.

mod params;

use super::ids::{BadgeId, CounterId, DeckId, EffectListId, EntityId};
pub use params::{
    Amount, Anchor, Filter, FoeStat, GameEnd, Good, Landing, Loss, OperationLocation, PROHIBITIONS,
    Placement, PricedItem, Prohibition, Quantity, ReportTarget, SpawnPlace, Stat, Sum, Term,
    ThresholdScope, XpmTransfer,
};
use serde::{Deserialize, Serialize};

/// One effect. Nested effect lists are ids into the game's effect table. The *subject* is the
/// armada that the card or ability belongs to or was played on; in [`Effect::Each`] it is each
/// armada in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// `gain(res,n)`: the subject's owner gains `n` of a good.
    Gain(Good, u8),
    /// `lose(res,n,else=[..])`: loses `n`; if nothing at all can be lost, runs `else`.
    Lose(Loss, u8, EffectListId),
    /// `swap(x,y,n)`: exchanges up to `n` of the first good for as many of the second.
    Swap(Good, Good, u8),
    /// `draw_action(deck,n)`: draws `n` action cards.
    DrawAction(DeckId, u8),
    /// `repair(n)`: raises Hull, up to the maximum.
    Repair(Amount),
    /// `damage(n)`: deals one packet of damage `[SAGA-GEN.13]`.
    Damage(Amount),
    /// `refresh(n)`: takes Activation Tokens off the subject's other cards.
    Refresh(Amount),
    /// `add_dice(n)`: adds dice to the roll about to be made.
    AddDice(u8),
    /// `reroll(n)`: rerolls chosen dice of the roll just made, once.
    Reroll(Amount),
    /// `auto(n)`: adds automatic successes to the roll just made.
    Auto(u8),
    /// `threshold(t,scope)`: dice succeed on `t` or more.
    Threshold(u8, ThresholdScope),
    /// `soften(n)`: reduces the damage packet about to be applied.
    Soften(Amount),
    /// `strike(n)`: the enemy being fought loses Hull.
    Strike(u8),
    /// `mp(n)`: adds Movement Points in the current movement turn.
    Mp(u8),
    /// `step(n)`: moves up to `n` sectors without Movement Points.
    Step(u8),
    /// `jump(filter)`: moves to any sector that fits.
    Jump(Landing),
    /// `evade_discount(n)`: reduces evade costs until the end of this movement turn.
    EvadeDiscount(Amount),
    /// `scout(n)`: looks at the top tiles of the sector pile.
    Scout(u8),
    /// `place_xpm(within=d)`: places an XPM on a sector within `d`.
    PlaceXpm(u8),
    /// `spawn(l,n,where)`: spawns `n` Raiders of level `l`.
    Spawn(u8, u8, SpawnPlace),
    /// `advance(filter,n)`: Raiders move toward the attractor.
    Advance(Filter, u8),
    /// `shove(filter,n)`: a Raider moves in any direction.
    Shove(Filter, u8),
    /// `promote(filter,n)`: `n` different Raiders rise by a level.
    Promote(Filter, u8),
    /// `destroy(filter,n)`: removes `n` Raiders without a reward.
    Destroy(Filter, u8),
    /// `enemy_mod(stat,n,filter)`: constant; changes a stat of enemies.
    EnemyMod(FoeStat, i8, Filter),
    /// `draw_event(n)`: puts `n` events into play.
    DrawEvent(u8),
    /// `cancel_event(n)`: discards `n` events.
    CancelEvent(u8),
    /// `forbid(key)`: constant; an action is not available.
    Forbid(Prohibition),
    /// `mod(mp,n,min=k)`: constant; changes Movement Points by `n`, but not below `k`.
    ModMp(i8, u8),
    /// `cost_mod(key,n,round)`: changes the cost of the next Starbase or level this round.
    CostMod(PricedItem, i8),
    /// `check(stat,n,pass=[..],fail=[..])`; `None` as stat is the subject's choice.
    Check(Option<Stat>, u8, EffectListId, EffectListId),
    /// `each(effect)`: applies to every armada, in the First Player's order.
    Each(EffectListId),
    /// `each_within(anchor,d,[..])`: applies to every armada within `d` of the anchor.
    EachWithin(Anchor, u8, EffectListId),
    /// `choose([..],[..])`: the subject's owner picks one list.
    Choose(EffectListId, EffectListId),
    /// `ravager(n)`: the Ravager moves `n` steps toward the Jumpgate `[SAGA-OPC.5]`.
    Ravager(u8),
    /// `none()`: does nothing.
    None,

    // Operations of scenarios.
    /// `spawn_boss(placement)`: brings a Boss into play.
    SpawnBoss(Placement),
    /// `report(place=..)`: draws and resolves an Intelligence Report `[SAGA-LST.4]`.
    Report(ReportTarget),
    /// `place_tile(hex,filter,face)`: places a tile from the pile; the flag is whether it is face
    /// up.
    PlaceTile(OperationLocation, bool),
    /// `place_entity(id,hex)`: puts an entity on the board.
    PlaceEntity(EntityId, OperationLocation),
    /// `move_entity(id,steps,toward)`: moves an entity to the sector that the player chose, or a
    /// number of steps toward the Jumpgate.
    MoveEntity(EntityId, u8, OperationLocation),
    /// `entity_hull(id,±n)`: changes an entity's Hull.
    EntityHull(EntityId, i8),
    /// `entity_hull(id,-level)`: reduces an entity's Hull by the level of the Raider that arrived.
    EntityHit(EntityId),
    /// `entity_xpm(id,..)`: moves an XPM onto or off an entity.
    EntityXpm(EntityId, XpmTransfer),
    /// `counter(id,expr)`: changes a counter by a sum.
    Counter(CounterId, Sum),
    /// `install_xpm`: moves the carried XPM to the scenario card. In the Arena it is delivered: it
    /// goes to the supply for Victory Points that depend on where the armada is `[SAGA-ARN.14]`.
    InstallXpm,
    /// `remove_installed_xpm(n)`: removes XPMs from the scenario card.
    RemoveInstalledXpm(u8),
    /// `ravager_spawn(distance)`: brings the Ravager into play `[SAGA-OPC.4]`.
    RavagerSpawn(u8),
    /// `ravager_away(n)`: moves the Ravager away from the Jumpgate `[SAGA-OPC.13]`.
    RavagerAway(u8),
    /// `retaliation_card(deck)`: resolves a card whose line depends on whether the Ravager is on
    /// the board.
    RetaliationCard(DeckId),
    /// `draw_card(deck)`: draws and resolves a card of a scenario deck.
    DrawCard(DeckId),
    /// `astartium_on(locations,n)`: puts Astartium on every sector that the Scanning Report names
    /// `[SAGA-SPA.6]`.
    AstartiumOn(u8),
    /// `salvage()`: moves one Astartium from the subject's sector to its Cargo `[SAGA-SPA.12]`.
    Salvage,
    /// `clear_astartium(hex)`: discards all Astartium of a sector.
    ClearAstartium(OperationLocation),
    /// `destroy_starbase(hex)`: destroys the Starbase of a sector.
    DestroyStarbase(OperationLocation),
    /// `activate_starbase(hex)`: makes the Starbase of a sector active.
    ActivateStarbase(OperationLocation),
    /// `wormhole(hard)`: places a new sector, moves the armada there and resolves an Exploration
    /// card at once `[SAGA-OPC.12]`.
    Wormhole,
    /// `log(text)`: adds a log line of the scenario, by its number in the file.
    Log(u8),
    /// `end(win|lose,reason)`: ends the game.
    End(GameEnd),
    /// `when(condition,[..])`: runs the list if the condition holds; the condition is an index into
    /// the game's conditions.
    When(u8, EffectListId),
    /// `badge(id)`: runs the operations of a badge.
    Badge(BadgeId),
}

/// The module of `play` that runs an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectModule {
    /// Goods, cards, Hull, events in play and prices.
    Goods,
    /// Rolls, combat, damage and Activation Tokens.
    Dice,
    /// Pieces and sectors on the board.
    Board,
    /// Control flow: effects for others or under a condition.
    Flow,
    /// Applies while its event is in play; running it does nothing.
    Constant,
    /// Operations of scenarios.
    Scenario,
}

impl Effect {
    /// Returns the module of `play` that runs the effect.
    #[must_use]
    pub const fn module(self) -> EffectModule {
        match self {
            Self::Gain(..)
            | Self::Lose(..)
            | Self::Swap(..)
            | Self::DrawAction(..)
            | Self::Repair(_)
            | Self::DrawEvent(_)
            | Self::CancelEvent(_)
            | Self::CostMod(..) => EffectModule::Goods,
            Self::Damage(_)
            | Self::Refresh(_)
            | Self::AddDice(_)
            | Self::Reroll(_)
            | Self::Auto(_)
            | Self::Threshold(..)
            | Self::Soften(_)
            | Self::Strike(_) => EffectModule::Dice,
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
            | Self::Ravager(_) => EffectModule::Board,
            Self::Check(..) | Self::Each(_) | Self::EachWithin(..) | Self::Choose(..) => {
                EffectModule::Flow
            }
            Self::EnemyMod(..) | Self::Forbid(_) | Self::ModMp(..) | Self::None => {
                EffectModule::Constant
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
            | Self::Salvage => EffectModule::Scenario,
        }
    }
}

/// The time at which an ability or an Instant may be used `[SAGA-GEN.12]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str, prefix = "timing-")]
pub enum Timing {
    /// At any time, as a free play `[SAGA-GEN.11]`.
    #[default]
    Any,
    /// In the owner's Upkeep.
    Upkeep,
    /// In the owner's movement turn.
    Movement,
    /// Before a check is rolled.
    BeforeCheck,
    /// Before a Combat roll against an enemy.
    BeforeAttack,
    /// Before a Shield roll against an attack.
    BeforeDefend,
    /// After any roll, before successes are used.
    Roll,
    /// After an attack roll.
    AfterAttack,
    /// After a check is rolled.
    AfterCheck,
    /// Before damage is applied.
    Damage,
    /// When a combat starts.
    CombatStart,
    /// When a combat is won.
    CombatWon,
}

impl Timing {
    /// Returns whether this is a reaction window, which opens at a roll, at damage or at a combat.
    #[must_use]
    pub const fn is_window(self) -> bool {
        !matches!(self, Self::Any | Self::Upkeep | Self::Movement)
    }
}

/// Number of timings.
pub const TIMINGS: usize = Timing::CombatWon as usize + 1;
