### What is wrong in a file of Centauri Rift that was not opened.

rift-load-format = Only the format “{ $format }” can be read.
rift-load-id = An id has lower-case letters, digits and hyphens, at most { $most }.
rift-load-side = A side has { $least } to { $most } squares, not { $side }.
rift-load-rows = The number of rows is { $rows }, the height { $height }.
rift-load-row = The number of squares is { $squares }, the width { $width }.
rift-load-symbol = “{ $symbol }” is no terrain. What there is: { $known }
rift-load-own-mode = The way to win stands beside the options, under “{ $key }”.
rift-load-no-board = The box has no board “{ $board }”.
rift-load-two-marked = Another ship of this team is marked already.
