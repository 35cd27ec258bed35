# Das Schlachtfeld von Space Rift, wo es gezeigt und nicht gespielt wird.

space-rift-sample = So sehen Flotten aus
space-rift-sample-label = Einheiten beider Seiten, Asteroiden, Trümmer, ein Planet und ein Teil des Risses, so wie du es gewählt hast
space-rift-sample-play = Eine Salve zeigen
