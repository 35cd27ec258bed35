### What is wrong in a file that was not opened, of any game.

load-at = At { $place }: { $reason }
load-at-line = Line { $line }, column { $column }: { $reason }
load-syntax = This is not written as JSON.
load-cut-short = The text ends too early.
load-key-missing = The key “{ $key }” is missing.
load-key-unknown = There is no key “{ $key }”.
load-key-twice = The key “{ $key }” stands here twice.
load-value-unfit = “{ $value }” does not fit here.
load-unfit = What stands here does not fit.
load-makers = The page itself has a fault here.
