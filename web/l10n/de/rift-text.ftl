### Die Textfassung einer Partie von Centauri Rift.

## Befehle von Centauri Rift, wo sie für sich stehen

rift-text-relocate = Balken { $from } verlegen nach { $to }
rift-text-swap = Balken { $from } tauschen mit { $to }
rift-text-fire = Feuern: { $gun }
rift-text-pay-aux = Zuerst aus dem Hilfsspeicher zahlen
rift-text-pay-main = Zuerst aus dem Hauptreaktor zahlen
rift-key-number = Eine Waffe feuern oder eine Antwort wählen, mit ihrer Nummer
rift-keys = Tasten des Schiffs
