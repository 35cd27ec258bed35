//! Line icons for buttons, drawn on a grid of 24 × 24 units. They are decorative: the accessible
//! name of the button says what it does.

use yew::prelude::*;

/// An icon, named after its use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    Undo,
    Redo,
    /// Opens a menu.
    Menu,
    Close,
    /// Raises or lowers a bottom sheet.
    Sheet,
    Rules,
    Log,
    Settings,
    Help,
    Hint,
    Home,
    /// Starts or resumes.
    Play,
    Pause,
    /// Saves to a file or to the device: an arrow down, as browsers draw a download.
    Export,
    /// Loads from a file: an arrow up, out of the tray.
    Import,
    /// Deletes.
    Trash,
    Sound,
    /// Sound off.
    Mute,
    Person,
    Bot,
    Clock,
    /// A warning.
    Alert,
    /// A check mark for a completed step.
    Check,
    /// A lock: not available now, with a reason.
    WhyNot,
    /// Moves one square forward.
    Step,
    Faster,
    Slower,
    /// Rotates left.
    TurnLeft,
    /// Rotates right.
    TurnRight,
    /// Moves one plane up.
    Rise,
    /// Moves one plane down.
    Dive,
    /// Fires lasers.
    Laser,
    /// Launches a torpedo.
    Torpedo,
    /// Fires the ion cannon.
    Ion,
    /// Charges a component.
    Charge,
    /// Stored energy.
    Battery,
    /// A hand of cards.
    Cards,
    /// The score.
    Flag,
    Star,
    /// Lays a mine.
    Mine,
    /// Jumps.
    Warp,
    /// Moves shield points.
    Shield,
    EndTurn,
    /// Goes to the start of a replay.
    First,
    /// Goes one step back.
    Back,
    /// Goes one step forward.
    On,
    /// Goes to the end of a replay.
    Last,
    /// Restarts a replay.
    Replay,
    /// Inspects without a tool.
    Pointer,
    /// Paints.
    Brush,
    /// Erases.
    Eraser,
    /// Draws a straight line.
    Line,
    Rectangle,
    /// Fills an area.
    Fill,
    Ship,
    /// A hexagon with a spiral.
    Rift,
    /// Swaps two pieces.
    Swap,
    /// A board of four by four cells.
    Mat,
    /// Pans the view.
    Hand,
    Save,
    Share,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::Undo => "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-4",
            Self::Redo => "M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h4",
            Self::Menu => "M4 7h16M4 12h16M4 17h16",
            Self::Close => "M6 6l12 12M18 6L6 18",
            Self::Sheet => "M7 10l5-5 5 5M7 14l5 5 5-5",
            Self::Rules => "M12 7C9 4 5 4 3 5v13c2-1 6-1 9 2 3-3 7-3 9-2V5c-2-1-6-1-9 2zM12 7v13",
            Self::Log => "M5 6h.01M9 6h11M5 12h.01M9 12h11M5 18h.01M9 18h7",
            Self::Settings => "M4 8h9M19 8h1M4 16h1M11 16h9M16 5v6M8 13v6",
            Self::Help => "M9 9a3 3 0 1 1 4.5 2.6C12.5 12.2 12 13 12 14M12 18h.01",
            Self::Hint => {
                "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z"
            }
            Self::Home => "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
            Self::Play => "M7 5l12 7-12 7z",
            Self::Pause => "M8 5v14M16 5v14",
            Self::Export => "M12 4v11M8 11l4 4 4-4M4 14v6h16v-6",
            Self::Import => "M12 15V4M8 8l4-4 4 4M4 14v6h16v-6",
            Self::Trash => "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
            Self::Sound => "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6a8 8 0 0 1 0 12",
            Self::Mute => "M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6",
            Self::Person => "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0",
            Self::Bot => "M5 9h14v10H5zM12 9V4M9 13v2M15 13v2M2 13v3M22 13v3",
            Self::Clock => "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2",
            Self::Alert => "M12 4L2 20h20zM12 10v5M12 17.5h.01",
            Self::Check => "M4 12l5 6L20 6",
            Self::WhyNot => "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM6 6l12 12",
            Self::Step => "M4 4h16v16H4zM12 16V8M8.5 11L12 8l3.5 3",
            Self::Faster => "M6 18l6-6 6 6M6 11l6-6 6 6",
            Self::Slower => "M6 6l6 6 6-6M6 13l6 6 6-6",
            Self::TurnLeft => "M5 4v5h5M5 9a8 8 0 1 1-1 5",
            Self::TurnRight => "M19 4v5h-5M19 9a8 8 0 1 0 1 5",
            Self::Rise => "M4 20h16M12 16V4M7 9l5-5 5 5",
            Self::Dive => "M4 4h16M12 8v12M7 15l5 5 5-5",
            Self::Laser => "M5 19L19 5M14 5h5v5M4 14v6h6",
            Self::Torpedo => "M12 3c3 3 3 6 3 11H9c0-5 0-8 3-11zM9 14l-3 4h3M15 14l3 4h-3M12 17v4",
            Self::Ion => "M6 12V5l3-2v6h6V3l3 2v7M12 9v12M8 16l4-3 4 3",
            Self::Charge => "M13 3L5 14h6l-1 7 8-11h-6z",
            Self::Battery => "M4 8h14v8H4zM21 11v2M7.5 11v2M11 11v2",
            Self::Cards => "M9 3h11v14H9zM9 6H4v15h11v-4",
            Self::Flag => "M5 21V4h14l-3 4.5 3 4.5H5",
            Self::Star => "M12 3l2.8 6 6.2.7-4.6 4.4 1.3 6.4L12 17.3 6.3 20.5l1.3-6.4L3 9.7 9.2 9z",
            Self::Mine => {
                "M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM12 2v5M12 17v5M2 12h5M17 12h5M5 5l3.5 3.5M15.5 15.5L19 19M19 5l-3.5 3.5M8.5 15.5L5 19"
            }
            Self::Warp => "M3 12h4M9 12h3M14 12h.01M13 6l7 6-7 6M20 5v14",
            Self::Shield => "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z",
            Self::EndTurn => "M5 5l8 7-8 7zM18 5v14",
            Self::First => "M6 5v14M18 5l-9 7 9 7z",
            Self::Back => "M15 5l-8 7 8 7",
            Self::On => "M9 5l8 7-8 7",
            Self::Last => "M18 5v14M6 5l9 7-9 7z",
            Self::Replay => "M4 4v5h5M4.5 9a8 8 0 1 1-.5 5M12 8v4l3 2",
            Self::Pointer => "M6 3l12 10-6 1 3 6-3 1-3-6-4 4z",
            Self::Brush => "M20 4L10 13M9 13c-3 0-3 3-6 6 4 1 9 0 9-4z",
            Self::Eraser => "M4 15l9-10 7 6-8 9H8zM8.5 10l7 6M12 20h8",
            Self::Line => "M5 19L19 5M3 17h4v4H3zM17 3h4v4h-4z",
            Self::Rectangle => "M4 6h16v12H4z",
            Self::Fill => {
                "M11 4l8 8-7 7-8-8 7-7M11 4L9 2M4 12h15M20 15c1 2 2 3 2 4a2 2 0 0 1-4 0c0-1 1-2 2-4"
            }
            Self::Ship => "M12 3l3 8 5 7-8-2-8 2 5-7z",
            Self::Rift => {
                "M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12a2 2 0 1 1 2 2 3.6 3.6 0 1 1-5-4 4.6 4.6 0 0 1 6-1"
            }
            Self::Swap => "M7 4L3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7",
            Self::Mat => "M4 4h16v16H4zM4 9.3h16M4 14.6h16M9.3 4v16M14.6 4v16",
            Self::Hand => {
                "M12 3v18M3 12h18M12 3L9.5 5.5M12 3l2.5 2.5M12 21l-2.5-2.5M12 21l2.5-2.5M3 12l2.5-2.5M3 12l2.5 2.5M21 12l-2.5-2.5M21 12l-2.5 2.5"
            }
            Self::Save => "M5 4h11l4 4v12H4V5zM8 4v5h7V4M8 20v-6h8v6",
            Self::Share => {
                "M17 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM17 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8.7 10.6l5.6-4M8.7 13.4l5.6 4"
            }
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct IconViewProps {
    pub icon: Icon,
}

/// Draws an icon, inside a button or next to a word.
#[component]
pub fn IconView(props: &IconViewProps) -> Html {
    html! {
        <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d={props.icon.path()} /></svg>
    }
}
