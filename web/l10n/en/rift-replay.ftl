### Plans of Centauri Rift, as a review tells them.

rift-plan-nothing = stay as it is
rift-plan-fly = fly to { $to }
rift-plan-speed = change to speed { $to }
rift-plan-head = turn to the { $to }
rift-plan-plane = go to plane { $to }
rift-plan-warp = jump to { $to }
rift-plan-shoot = { $times ->
        [one] fire the { $weapon } at { $to } for { $amount }
       *[other] fire { $times } { $weapon } shots at { $to } for { $amount }
    }
rift-plan-mine-at = the mine at { $square }
rift-plan-bars = rearrange the shields
rift-plan-charge = store { $amount } of energy
rift-plan-ion = charge the ion canon
rift-plan-mine = leave a mine
