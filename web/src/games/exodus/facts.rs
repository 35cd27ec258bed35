//! What a game of Exodus is, for those who have not opened it yet. Tells what everybody may see.
