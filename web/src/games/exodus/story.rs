//! What happens, as it is seen and heard on the star map.
