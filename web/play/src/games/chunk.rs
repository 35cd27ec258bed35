//! A room of a game: its share of what the page asks, fetched with it.

/// What a room of a game hands out.
pub trait ChunkFor<G>: Sized + 'static {
    /// It.
    const CONTENT: Self;
}

/// Declares a room: what it hands out, by name, with the function of a game that does it.
macro_rules! chunk_functions {
    ($(#[$doc:meta])* $room:ident {
        $($(#[$note:meta])* $name:ident: $kind:ty = $give:expr,)+
    }) => {
        $(#[$doc])*
        pub struct $room {
            $($(#[$note])* pub $name: $kind,)+
        }

        impl LazyChunk for $room {
            const GAME_CHUNK: GameChunk = GameChunk::$room;
        }

        impl<G: GameScreens> ChunkFor<G> for $room {
            const CONTENT: Self = Self { $($name: $give,)+ };
        }
    };
}

pub(crate) use chunk_functions;
