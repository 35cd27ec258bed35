### The text version of a match of Centauri Rift.

## Orders of Centauri Rift where they stand alone

rift-text-relocate = Move the { $from } bar to { $to }
rift-text-swap = Swap the { $from } bar with { $to }
rift-text-fire = Fire { $gun }
rift-text-pay-aux = Pay from the auxiliary first
rift-text-pay-main = Pay from the main reactor first
rift-keys = Ship keys
rift-key-number = Fire a weapon or choose an answer by its number
