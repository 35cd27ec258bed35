### What is wrong in a file that was not opened, of any game.

load-at = At { $place }: { $reason }
load-at-line = Line { $line }, column { $column }: { $reason }
load-syntax = This is not valid JSON.
load-cut-short = The text ends too early.
load-key-missing = The key “{ $key }” is missing.
load-key-unknown = The key “{ $key }” does not exist.
load-key-twice = The key “{ $key }” appears twice.
load-value-unfit = “{ $value }” is not allowed here.
load-unfit = This value is not allowed here.
load-makers = The page itself has an error here.
