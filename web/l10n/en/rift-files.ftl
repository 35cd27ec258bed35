### Errors in a file of Centauri Rift that cannot be opened.

rift-load-format = Only the format “{ $format }” can be read.
rift-load-id = An id contains only lowercase letters, digits, and hyphens, at most { $most }.
rift-load-side = A side has { $least } to { $most } squares, not { $side }.
rift-load-rows = The board has { $rows } rows, but its height is { $height }.
rift-load-row = The row has { $squares } squares, but the width is { $width }.
rift-load-symbol = “{ $symbol }” is not a terrain symbol. Use one of these: { $known }
rift-load-own-mode = The mode belongs next to the options, under “{ $key }”.
rift-load-no-board = The base game has no board “{ $board }”.
rift-load-two-marked = This team already has a marked ship.
