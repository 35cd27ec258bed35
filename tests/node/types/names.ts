// Every type that the package has exported. A program may name any of them, so none may go. Only the type checker reads
// this file.
import type {
  Actor, Draw, ErrorCode, Exodus, Fault, GameInfo, GameName, Games, Level, Outcome, Pack, Rift, Saga,
  ScenarioInfo, Seat, SpaceRift, Value, Viewer,
} from "centauri-games";

/** The types of all games. */
export type Shared = [
  Seat, Actor, Viewer, Level, Draw, Value, ErrorCode, Fault, Games, GameName, Pack, Outcome, ScenarioInfo,
  GameInfo,
];

/** The types of Centauri Rift. */
export type OfRift = [
  Rift.Pay, Rift.Sense, Rift.Side, Rift.Slot, Rift.Square, Rift.Plane, Rift.Space, Rift.Heading,
  Rift.HeadingNumber, Rift.Ship, Rift.Mount, Rift.Weapon, Rift.Ion, Rift.Ending, Rift.Action, Rift.MineAt,
  Rift.Event, Rift.Handicap, Rift.ShipChoice, Rift.Options, Rift.Bars, Rift.SideBars, Rift.ShipAt, Rift.WinGoal,
  Rift.Limit, Rift.Progress, Rift.Goal, Rift.PointSources, Rift.Score, Rift.Strength, Rift.TeamStrength,
  Rift.Standing, Rift.Position, Rift.TurnSoFar, Rift.WaveSoFar, Rift.Verdict, Rift.Start, Rift.Console,
  Rift.StartMine, Rift.Asteroids, Rift.Puzzle, Rift.Scenario, Rift.View, Rift.Mode, Rift.Rules, Rift.Gun,
  Rift.Barrels, Rift.Model, Rift.Figures, Rift.BoxLimits, Rift.ShipBuild, Rift.Content,
];

/** The types of Space Rift. */
export type OfSpaceRift = [
  SpaceRift.Side, SpaceRift.Sector, SpaceRift.Hex, SpaceRift.Unit, SpaceRift.CommandCard, SpaceRift.CombatCard,
  SpaceRift.Tile, SpaceRift.Direction, SpaceRift.Face, SpaceRift.Faces, SpaceRift.DriftChoice, SpaceRift.Action,
  SpaceRift.Trade, SpaceRift.Motion, SpaceRift.Cause, SpaceRift.Deck, SpaceRift.Ending, SpaceRift.RiftEvent,
  SpaceRift.Event, SpaceRift.Both<string>, SpaceRift.Extra, SpaceRift.HouseRules, SpaceRift.Rules,
  SpaceRift.Options, SpaceRift.UnitAt, SpaceRift.SideFile, SpaceRift.Objective, SpaceRift.Terrain,
  SpaceRift.RiftSite, SpaceRift.Scenario, SpaceRift.Phase, SpaceRift.Task, SpaceRift.Stage, SpaceRift.Exchange,
  SpaceRift.Stand, SpaceRift.UnitState, SpaceRift.RiftState, SpaceRift.DriftState, SpaceRift.Slide,
  SpaceRift.Plan, SpaceRift.Verdict, SpaceRift.Public, SpaceRift.Private, SpaceRift.Held, SpaceRift.Hand,
  SpaceRift.View, SpaceRift.WinGoal, SpaceRift.Progress, SpaceRift.Goal, SpaceRift.ScoreSources, SpaceRift.Score,
  SpaceRift.Standing, SpaceRift.Position, SpaceRift.Class, SpaceRift.Body, SpaceRift.Abilities,
  SpaceRift.UnitType, SpaceRift.Shelter, SpaceRift.MeteorKind, SpaceRift.Stars, SpaceRift.Shelters,
  SpaceRift.Figures, SpaceRift.UnitBuild, SpaceRift.Count, SpaceRift.Where, SpaceRift.Filter, SpaceRift.Range,
  SpaceRift.Effect, SpaceRift.Window, SpaceRift.Condition, SpaceRift.Reaction, SpaceRift.Command,
  SpaceRift.Combat, SpaceRift.Meteor, SpaceRift.Sectors, SpaceRift.Content,
];

/** The types of Exodus. */
export type OfExodus = [
  Exodus.Seat, Exodus.Hex, Exodus.Ship, Exodus.PoliticalCard, Exodus.ResistanceCard, Exodus.AbilityCard,
  Exodus.ActionCard, Exodus.BonusCard, Exodus.Direction, Exodus.Letters, Exodus.Letter, Exodus.Resource,
  Exodus.Deed, Exodus.ShipType, Exodus.Rocket, Exodus.Part, Exodus.Item, Exodus.Tech, Exodus.Round, Exodus.Token,
  Exodus.Exchange, Exodus.Way, Exodus.Action, Exodus.Reason, Exodus.Passage, Exodus.Dice, Exodus.Line,
  Exodus.Origin, Exodus.Bid, Exodus.Event, Exodus.Mode, Exodus.HouseRules, Exodus.Terms, Exodus.Rules,
  Exodus.Options, Exodus.Axial, Exodus.Scenario, Exodus.Step, Exodus.Task, Exodus.Fitted, Exodus.Blueprint,
  Exodus.Blueprints, Exodus.Yard, Exodus.Sector, Exodus.ShipState, Exodus.Mat, Exodus.GuardShip, Exodus.Decks,
  Exodus.Refit, Exodus.Salvo, Exodus.Battle, Exodus.Public, Exodus.Plan, Exodus.Private, Exodus.HexView,
  Exodus.CardNames, Exodus.View, Exodus.Goal, Exodus.ScoreSources, Exodus.Score, Exodus.Standing, Exodus.Position,
  Exodus.ModeFigures, Exodus.Frame, Exodus.Field, Exodus.TechFigures, Exodus.ShipFigures, Exodus.ItemFigures,
  Exodus.Space, Exodus.ActionFigures, Exodus.BonusFigures, Exodus.Figures, Exodus.PlanetKind, Exodus.Tile,
  Exodus.Who, Exodus.Metric, Exodus.Planets, Exodus.Amount, Exodus.Goods, Exodus.Effect, Exodus.Source,
  Exodus.Political, Exodus.Resistance, Exodus.Window, Exodus.Ability, Exodus.Boxed, Exodus.Site, Exodus.Cell,
  Exodus.Content,
];

/** The types of Saga. */
export type OfSaga = [
  Saga.Seat, Saga.Armada, Saga.Hex, Saga.Sector, Saga.Raider, Saga.Boss, Saga.Tile, Saga.Commander, Saga.Gear,
  Saga.Card, Saga.Deck, Saga.Entity, Saga.Counter, Saga.Badge, Saga.Code, Saga.Axial, Saga.Kind, Saga.Color,
  Saga.GearKind, Saga.Quality, Saga.Good, Saga.Stat, Saga.Where, Saga.Landing, Saga.Placement, Saga.Find,
  Saga.FoeStat, Saga.Timing, Saga.Target, Saga.Track, Saga.Regroup, Saga.Next, Saga.Source, Saga.Item,
  Saga.Action, Saga.Phase, Saga.Step, Saga.Cause, Saga.Purpose, Saga.RollStage, Saga.Bout, Saga.Site, Saga.Shift,
  Saga.Works, Saga.Fate, Saga.Travel, Saga.Ending, Saga.Event, Saga.Filter, Saga.Task, Saga.Slot, Saga.Mat,
  Saga.ArmadaState, Saga.Starbase, Saga.SectorState, Saga.RaiderState, Saga.EntityState, Saga.DeckState,
  Saga.InPlay, Saga.Tally, Saga.Public, Saga.View, Saga.CardNames, Saga.ScenarioNames, Saga.DeckNames,
  Saga.WinGoal, Saga.Progress, Saga.Goal, Saga.PointSources, Saga.Score, Saga.Standing, Saga.Position, Saga.State,
  Saga.Difficulty, Saga.HouseRules, Saga.Terms, Saga.Rules, Saga.Options, Saga.Script, Saga.Condition, Saga.Face,
  Saga.Barrier, Saga.Reveal, Saga.XpmLoss, Saga.ForceField, Saga.ScanMode, Saga.ScanBar, Saga.Contributors,
  Saga.Flag, Saga.Shown, Saga.Players, Saga.StartGoods, Saga.FixedSector, Saga.SectorMap, Saga.Pile,
  Saga.StartChoice, Saga.Supply, Saga.Thing, Saga.GateRule, Saga.BossPreset, Saga.BossRule, Saga.ScanRule,
  Saga.ExploreRule, Saga.Encounter, Saga.Cost, Saga.Fill, Saga.Project, Saga.CounterRule, Saga.Decks,
  Saga.Ravager, Saga.Joined, Saga.Points, Saga.EventCard, Saga.Test, Saga.Foe, Saga.ExplorationSide,
  Saga.ExplorationCard, Saga.ExtraCard, Saga.BossCard, Saga.ReportRaider, Saga.Location, Saga.Report,
  Saga.ScanCard, Saga.Variant, Saga.Scenario, Saga.Bonus, Saga.TileCard, Saga.CommanderCard, Saga.GearCard,
  Saga.ActionCard, Saga.LevelReward, Saga.Level, Saga.RaiderLevel, Saga.Frame, Saga.Figures, Saga.DeckCards,
  Saga.Content,
];
