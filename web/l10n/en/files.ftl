### What is wrong in a file that was not opened. First the words of any file, then those of Centauri Rift.

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

rift-load-format = Only the format “{ $format }” can be read.
rift-load-id = An id has lower-case letters, digits and hyphens, at most { $most }.
rift-load-side = A side has { $least } to { $most } squares, not { $side }.
rift-load-rows = The number of rows is { $rows }, the height { $height }.
rift-load-row = The number of squares is { $squares }, the width { $width }.
rift-load-symbol = “{ $symbol }” is no terrain. What there is: { $known }
rift-load-own-mode = The way to win stands beside the options, under “{ $key }”.
rift-load-no-board = The box has no board “{ $board }”.
rift-load-two-marked = Another ship of this team is marked already.
