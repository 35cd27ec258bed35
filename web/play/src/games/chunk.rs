//! Chunks of a game's functions, each loaded when it is first needed.

/// A chunk that game `G` fills with its functions.
pub trait ChunkFor<G>: Sized + 'static {
    /// The functions of the chunk for this game.
    const CONTENT: Self;
}

/// Declares a chunk as a struct of function pointers, with the function of a game for each field.
macro_rules! chunk_functions {
    ($(#[$doc:meta])* $functions:ident {
        $($(#[$note:meta])* $name:ident: $kind:ty = $give:expr,)+
    }) => {
        $(#[$doc])*
        pub struct $functions {
            $($(#[$note])* pub $name: $kind,)+
        }

        impl LazyChunk for $functions {
            const GAME_CHUNK: GameChunk = GameChunk::$functions;
        }

        impl<G: GameScreens> ChunkFor<G> for $functions {
            const CONTENT: Self = Self { $($name: $give,)+ };
        }
    };
}

pub(crate) use chunk_functions;
