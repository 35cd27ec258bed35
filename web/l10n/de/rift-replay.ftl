### Pläne von Centauri Rift in Hinweisen und Analysen.

rift-plan-nothing = nichts tun
rift-plan-fly = nach { $to } fliegen
rift-plan-speed = auf Geschwindigkeit { $to } gehen
rift-plan-head = nach { $to } drehen
rift-plan-plane = in Ebene { $to } wechseln
rift-plan-warp = nach { $to } springen
rift-plan-shoot = { $times ->
        [one] einmal ({ $weapon }) auf { $to } feuern ({ $amount } Schaden)
       *[other] { $times }-mal ({ $weapon }) auf { $to } feuern ({ $amount } Schaden)
    }
rift-plan-mine-at = die Mine bei { $square }
rift-plan-bars = die Schildbalken umordnen
rift-plan-charge = { $amount } Energie speichern
rift-plan-ion = die Ionenkanone laden
rift-plan-mine = eine Mine ausklinken
