### What the signatures of an online match prove.

signed-all = Signed: every action of a player has the signature of that player. Bots, and programs without a key, do not sign.
signed-not = { $who }: some actions have no signature, because a bot or the server took them.
signed-later = { $who }: some actions have the signature of a later key, from another device or from a player who took over the seat.
signed-wrong = Not verified: the signature of action { $number } ({ $who }) does not fit. This is not what the player did.
signed-other-keys = Not verified: the keys of the players differ from those at the start of the match.
signed-withheld = Not verified: the server has not sent the signatures of the actions.
signed-deal = Verified: the server and the players drew the random numbers of this match together.
signed-deal-wrong = Not verified: the dice or cards of this match do not come from the shared random numbers.
