### The table of Exodus: leaves, console, cards, keys.

## Technologies, blueprints, market

exodus-techs = Technologies
exodus-techs-whose = Technologies by colony
exodus-techs-filter = Which technologies are shown
exodus-techs-affordable = Affordable
exodus-techs-known = { $known } of { $all }
exodus-techs-kind = { $color } · { $field }
exodus-techs-own = Known.
exodus-techs-chosen = Chosen. Nobody else sees it yet.
exodus-techs-others = Also known to: { $seats }
exodus-techs-free = free
exodus-techs-pick = Point at a technology, or tap it, to see what it does and what its price is made of.
exodus-techs-none = No technology is like this now.
exodus-techs-learn = Learn it
exodus-techs-take = Take it
exodus-techs-start = Start with it
exodus-techs-sealed = Start technologies are chosen face down.
exodus-techs-spent = Printed cost of what is chosen
exodus-techs-budget = Chosen: { $chosen } of { $count }. Printed cost so far: { $spent } of at most { $most }.
exodus-techs-granted = One technology is free: printed cost at most { $most }.
exodus-techs-bill-printed = Printed
exodus-techs-bill-color = { $name }: same color
exodus-techs-bill-field = { $name }: same type
exodus-techs-bill-both = { $name }: color and type
exodus-techs-bill-floor = Never below nothing
exodus-techs-bill-price = Price now

exodus-blueprints = Blueprints
exodus-blueprints-whose = Blueprints by colony
exodus-blueprints-sealed = Start parts are fitted face down.
exodus-blueprints-part = { $part } on { $cells }
exodus-blueprints-empty = Empty
exodus-blueprints-ship-at = { $ship }, { $hex }: damage { $damage }, strength { $strength }. Show it on the map.
exodus-blueprints-ship-unbuilt = { $ship }: not built
exodus-blueprints-speed = Speed
exodus-blueprints-speed-drive = Its drive alone gives { $drive }.
exodus-blueprints-dice = Dice in battle
exodus-blueprints-strength = Strength: damage that it holds
exodus-blueprints-transport = Transport: cubes that it carries
exodus-blueprints-bounty = Victory points for whoever destroys it
exodus-blueprints-price-printed = Printed price: { $price }
exodus-blueprints-build = Build
exodus-blueprints-workbench = Workbench
exodus-blueprints-loose = Loose parts
exodus-blueprints-loose-none = Nothing lies loose.
exodus-blueprints-loose-part = { $item }, loose: { $count }. Take it in hand.
exodus-blueprints-in-hand = In hand: { $item }
exodus-blueprints-turn = Turn
exodus-blueprints-put-down = Put down
exodus-blueprints-would-lie = { $item }, { $ship }: { $cells }
exodus-blueprints-fit-usual = Fit as usual
exodus-blueprints-restore = Put all back
exodus-blueprints-spent = Paid so far
exodus-blueprints-owned = You have
exodus-blueprints-lifts = Parts you may still take off
exodus-blueprints-supply = Supply
exodus-blueprints-supply-left = Left in the supply
exodus-blueprints-adds-speed = Speed { $value }
exodus-blueprints-adds-dice = { $value ->
        [one] { $value } die
       *[other] { $value } dice
    }
exodus-blueprints-adds-strength = Strength { $value }
exodus-blueprints-adds-damage = { $value ->
        [one] { $value } die of damage
       *[other] { $value } dice of damage
    }
exodus-blueprints-needs-nothing = Needs no technology.
exodus-blueprints-needs-known = Technology: { $tech } (known)
exodus-blueprints-needs-missing = Needs a technology: { $tech }
exodus-blueprints-buy = Buy
exodus-blueprints-buy-named = Buy: { $item }
exodus-blueprints-place = Place
exodus-blueprints-place-named = Choose a planet on the map: { $item }

exodus-market = Market
exodus-market-whose = Rates by colony
exodus-market-space = Space { $number }
exodus-market-black = Black
exodus-market-red = Red
exodus-market-sell = You sell for
exodus-market-buy = You buy for
exodus-market-free = free
exodus-market-open = Trade here
exodus-market-trade = The trade
exodus-market-at = { $seat } trades on space { $number }
exodus-market-left = { $count ->
        [one] { $count } exchange left
       *[other] { $count } exchanges left
    }
exodus-market-exchanges = Exchanges
exodus-market-sell-one = Sell: { $what }
exodus-market-buy-one = Buy: { $what }
exodus-market-prospect = What the rest can bring
exodus-market-sell-all = { $count ->
        [one] { $count } sale brings { $cp } CP.
       *[other] { $count } sales bring { $cp } CP.
    }
exodus-market-buy-all = { $count ->
        [one] { $count } purchase costs { $cp } CP.
       *[other] { $count } purchases cost { $cp } CP.
    }
exodus-market-pair = A purchase and a sale together bring { $cp } CP.
exodus-market-one-kind = At black rates you only sell or only buy in one trade.
exodus-market-full = All spaces are taken. Upkeep clears the market.
exodus-market-next = Space { $number } is next.
exodus-market-dice = { $dice ->
        [one] { $dice } die says how many exchanges you get.
       *[other] { $dice } dice say how many exchanges you get.
    }
exodus-market-dice-more = { $dice ->
        [one] { $dice } die says how many exchanges you get, and you get { $more } more.
       *[other] { $dice } dice say how many exchanges you get, and you get { $more } more.
    }
exodus-market-fixed = { $fixed ->
        [one] It allows { $fixed } exchange.
       *[other] It allows { $fixed } exchanges.
    }
