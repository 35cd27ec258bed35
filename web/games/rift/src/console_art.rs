//! The instruments of a ship's console: schematic, shield bars, gauges, speed track. They take
//! plain numbers and texts, and report picked parts; they use no engine types.

pub mod gauge;
pub mod schematic;
pub mod shield_bars;
pub mod side_view;
pub mod speed_track;

pub use gauge::{Gauge, GaugeKind};
pub use schematic::{MountLook, Schematic, WeaponKind};
pub use shield_bars::{Bar, ShieldBars};
pub use side_view::{LineEnd, SideColumn, SideShip, SideView};
pub use speed_track::SpeedTrack;
