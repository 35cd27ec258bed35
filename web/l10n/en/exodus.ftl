### Exodus: names, cards, events, orders, refusals.
