### Plans of Centauri Rift in hints and reviews.

rift-plan-nothing = do nothing
rift-plan-fly = move to { $to }
rift-plan-speed = change speed to { $to }
rift-plan-head = turn to face { $to }
rift-plan-plane = go to plane { $to }
rift-plan-warp = warp to { $to }
rift-plan-shoot = { $times ->
        [one] fire the { $weapon } at { $to } ({ $amount } damage)
       *[other] fire { $times } { $weapon } shots at { $to } ({ $amount } damage)
    }
rift-plan-mine-at = the mine at { $square }
rift-plan-bars = rearrange the shield bars
rift-plan-charge = store { $amount } energy
rift-plan-ion = charge the ion cannon
rift-plan-mine = release a mine
