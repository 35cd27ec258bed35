### The table of Exodus: leaves, console, cards, keys.

## council

exodus-council-leaf = The High Council
exodus-council-deck = { $count ->
        [0] No Political card left
        [one] { $count } Political card left
       *[other] { $count } Political cards left
    }
exodus-council-decision = Political decision
exodus-council-bonus = Bonus Action
exodus-council-election = Election
exodus-council-in-force = In force
exodus-council-laws = Laws
exodus-council-resolution = Resolution, until the next Council
exodus-council-no-law = No law is in play.
exodus-council-repeal = Choose a law: it leaves the game.
exodus-council-ahead = The Council meets after Upkeep. Its cards are not revealed yet.
exodus-council-none = No Political card was left to reveal. There is no vote this turn.
exodus-council-no-card = No card
exodus-council-now = At once:
exodus-council-letter = Letter { $letter }
exodus-council-total = Total: { $total }
exodus-council-adopted = Adopted
exodus-council-favored = Adopted by the Chancellor
exodus-council-tied = Tied
exodus-council-tie = A tie between { $letters }.
exodus-council-favor = The Chancellor favored { $letter }.

exodus-council-bid = Your sealed bid
exodus-council-tokens = Vote tokens
exodus-council-choose = Press a card to vote for it.
exodus-council-amount = Bid in CP
exodus-council-less = Less
exodus-council-more = More
exodus-council-left = { $left } CP left
exodus-council-bid-cp = { $cp } CP
exodus-council-all-pay = Everybody pays their bid, whatever comes of it.
exodus-council-boost = Use { $card }: { $by } more, unpaid
exodus-council-extra = { $by } more
exodus-council-seal-vote = { $extra ->
        [0] Seal: { $letters } with { $cp } CP
       *[other] Seal: { $letters } with { $cp } CP and { $extra } more
    }
exodus-council-seal-order = { $extra ->
        [0] Seal: { $cp } CP for the turn order
       *[other] Seal: { $cp } CP and { $extra } more for the turn order
    }
exodus-council-seal-none = Seal a vote that does not count
exodus-council-invalid-sure = A vote counts only with one token, for a letter that has a card. You would pay { $cp } CP for nothing, and { $penalty } CP more as a penalty.
exodus-council-invalid-yes = Seal it all the same
exodus-council-invalid-no = Choose again
exodus-council-sealed-vote = { $extra ->
        [0] Sealed: { $letters } with { $cp } CP. Only you see this.
       *[other] Sealed: { $letters } with { $cp } CP and { $extra } more. Only you see this.
    }
exodus-council-sealed-order = { $extra ->
        [0] Sealed: { $cp } CP for the turn order. Only you see this.
       *[other] Sealed: { $cp } CP and { $extra } more for the turn order. Only you see this.
    }
exodus-council-sealed-none = Sealed: no token, { $cp } CP. Only you see this.
exodus-council-reopen = Open it again
exodus-council-other-tokens = Choose other tokens

exodus-council-ballots = Votes
exodus-council-who = Colony
exodus-council-counts = Counts
exodus-council-no-token = none
exodus-council-invalid = { $fine ->
        [0] does not count
       *[other] does not count, penalty { $fine } CP
    }

exodus-council-bonus-ahead = After the vote, the Vice-Chancellor ({ $vice }) offers cards to the Chancellor ({ $chancellor }).
exodus-council-bonus-offers = { $vice } offers cards. Still to choose: { $count }.
exodus-council-bonus-picks = { $chancellor } picks one of the offered cards, or none.
exodus-council-bonus-picked = Everybody may perform it after the third cards.
exodus-council-bonus-nothing = No Bonus Action this turn.
exodus-council-bonus-none = Pick none
exodus-council-bonus-band = Bonus
exodus-council-bonus-band-offered = Offered
exodus-council-bonus-band-picked = This turn

exodus-council-bids = Bids for the turn order
exodus-council-rung-tied = tied
exodus-council-order-now = Turn order
exodus-council-order-old = Old order
exodus-council-order-new = New order
exodus-council-ranking = Order of those who tie
exodus-council-ranks = { $chancellor } puts those who tie in order, and comes last among them.
exodus-council-rank = { $seat } gets card { $place }

## empires

exodus-empires-leaf = Empires
exodus-empires-jump = Go to an empire
exodus-empires-place = Turn order { $place }
exodus-empires-gone = gave up
exodus-empires-marked = { $points } marked for good
exodus-empires-points = { $points } VP if the game ended now
exodus-empires-asked = is asked now
exodus-empires-cubes = Cubes
exodus-empires-stash = Stash
exodus-empires-home = Home, for reactions
exodus-empires-planets = Planets
exodus-empires-aboard = Aboard
exodus-empires-techs = Technologies
exodus-empires-cards = On cards
exodus-empires-fleet = Fleet and technologies
exodus-empires-known = { $count ->
        [0] No technology
        [one] { $count } technology
       *[other] { $count } technologies
    }
exodus-empires-played = Action cards this turn
exodus-empires-round = Card { $round }
exodus-empires-next = Next Upkeep, as things stand
exodus-empires-nothing = No income
exodus-empires-tax = tax: { $tax } CP
exodus-empires-grown = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
exodus-empires-dry = Takes the last token: { $planets }
exodus-empires-kept = Resistance cards
exodus-empires-vp = { $points } VP
exodus-empires-discard = Discard for its bonus
exodus-empires-abilities = Abilities
exodus-empires-secret = Secret ability
exodus-empires-spent = used
exodus-empires-score = If the game ended now
exodus-empires-share = { $seats ->
        [one] { $planet }
       *[other] { $planet }, shared by { $seats }
    }
exodus-empires-council = Ships at the High Council
exodus-empires-track = Battles won

## hand

exodus-hand = Cards of { $seat }
exodus-hand-actions = Action cards
exodus-hand-action = Action
exodus-hand-lower = Reaction:
exodus-hand-sealed = sealed
exodus-hand-played = played, card { $round }
exodus-hand-reopen = Choose another
exodus-hand-take-back = Take it back
exodus-hand-table = On the table
exodus-hand-budget = { $count ->
        [one] You have { $count } cube on your Home.
       *[other] You have { $count } cubes on your Home.
    }
exodus-hand-owners = played by { $seats }
exodus-hand-abilities = Your abilities

## battle

exodus-battle = Battles
exodus-battle-at = Battle: { $hex }
exodus-battle-guard-at = Fight with a guard: { $hex }
exodus-battle-round = Round { $round }
exodus-battle-hits-left = { $count ->
        [one] { $count } hit to put: press a ship, or drag it there.
       *[other] { $count } hits to put: press a ship, or drag them there.
    }
exodus-battle-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
exodus-battle-chance = wins in { $percent } %
exodus-battle-ship = { $ship }: dice { $dice }, strength { $strength }, damage { $damage }, cubes aboard { $cargo }
exodus-battle-doomed = It is lost when the round ends.
exodus-battle-runs = run by { $seat }
exodus-battle-earlier = { $count ->
        [one] { $count } earlier round
       *[other] { $count } earlier rounds
    }
exodus-battle-threw = { $hits ->
        [0] { $seat } rolled { $faces }: no hit
        [one] { $seat } rolled { $faces }: { $hits } hit
       *[other] { $seat } rolled { $faces }: { $hits } hits
    }
exodus-battle-threw-guard = { $hits ->
        [0] { $seat } rolled for the guard, { $faces }: no hit
        [one] { $seat } rolled for the guard, { $faces }: { $hits } hit
       *[other] { $seat } rolled for the guard, { $faces }: { $hits } hits
    }
exodus-battle-hits = { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }
exodus-battle-lost = { $cubes ->
        [0] Lost: { $ships }
        [one] Lost: { $ships }, and { $cubes } cube aboard
       *[other] Lost: { $ships }, and { $cubes } cubes aboard
    }
exodus-battle-won = { $hex }: { $seat } wins and marks { $points } VP.
exodus-battle-drawn = { $hex }: nobody wins.
exodus-battle-guard-kept = { $hex }: the guard is beaten, and its card is kept ({ $card }).
exodus-battle-guard-gone = { $hex }: the guard is beaten, and nobody is left to keep its card.
exodus-battle-guard-stays = { $hex }: the guard stays.
exodus-battle-before = Fights of this stage
exodus-battle-ahead = Still to come

## rockets

exodus-rockets = Rockets
exodus-rockets-choose = Take a rocket in hand, then pick its target on the map. Or end your targets.
exodus-rockets-waits = { $rocket } ({ $planet }), { $dice ->
        [one] { $dice } damage die
       *[other] { $dice } damage dice
    }
exodus-rockets-path = { $from } → { $to }
exodus-rockets-needs = Distance { $distance }, arrives with { $needed } or more ({ $percent } %)
exodus-rockets-too-far = Distance { $distance }: no die is high enough
exodus-rockets-damage = { $dice ->
        [one] { $dice } die, hits with { $face } or more
       *[other] { $dice } dice, each hits with { $face } or more
    }
exodus-rockets-worst-hypersonic = { $count ->
        [0] Hits in { $percent } %; no token lies there
        [one] Hits in { $percent } %; at worst { $count } token is destroyed
       *[other] Hits in { $percent } %; at worst { $count } tokens are destroyed
    }
exodus-rockets-worst-biochemical = { $count ->
        [0] Hits in { $percent } %; no cube lies there
        [one] Hits in { $percent } %; at worst { $count } cube dies
       *[other] Hits in { $percent } %; at worst { $count } cubes die
    }
exodus-rockets-worst-graviton = Destroys the planet in { $percent } %
exodus-rockets-arrives = { $die }: it arrives ({ $needed } was enough)
exodus-rockets-misses = { $die }: it falls short ({ $needed } was needed)
exodus-rockets-threw = { $hits ->
        [0] Damage { $faces }: no hit
        [one] Damage { $faces }: { $hits } hit
       *[other] Damage { $faces }: { $hits } hits
    }
exodus-rockets-kill = Whose cube dies
exodus-rockets-kills = { $count ->
        [one] { $count } cube dies ({ $planet }). Choose whose.
       *[other] { $count } cubes die ({ $planet }). Choose whose, one by one.
    }

## course

exodus-course = Course of the game
exodus-course-turn = Turn { $turn } of { $turns }
exodus-course-last = the last
exodus-course-stages = Stages of the turn
exodus-course-steps = Steps of the stage
exodus-course-pass = Conquest stage { $pass }
exodus-course-lights = Who is waited for
exodus-course-light-asked = { $seat } is asked
exodus-course-light-ready = { $seat } has sealed a choice
exodus-course-light-idle = { $seat } is not asked now
exodus-course-stands = { $seat }: { $points } VP
