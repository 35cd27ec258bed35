//! A room of a game: its share of what the page asks, fetched with it.

/// What a room of a game hands out.
pub trait Of<G>: Sized + 'static {
    /// It.
    const IT: Self;
}

/// Declares a room: what it hands out, by name, with the function of a game that does it.
macro_rules! room {
    ($(#[$doc:meta])* $room:ident {
        $($(#[$note:meta])* $name:ident: $kind:ty = $give:expr,)+
    }) => {
        $(#[$doc])*
        pub struct $room {
            $($(#[$note])* pub $name: $kind,)+
        }

        impl Face for $room {
            const ROOM: Room = Room::$room;
        }

        impl<G: House> Of<G> for $room {
            const IT: Self = Self { $($name: $give,)+ };
        }
    };
}

pub(crate) use room;
