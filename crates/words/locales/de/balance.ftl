### Wer unter gleich Starken gewinnt.

balance-heading = { $game }, { $options }{ $players } Spieler: { $games } Partien gleich starker Spieler ({ $player }), Startwert { $seed }. Gerecht wären { $fair }.
balance-every-option = alle Einstellungen gemischt
balance-place = { $number }. in der Reihenfolge
balance-seat = Platz { $number }
balance-column-who = wer
balance-column-setting = Einstellung
balance-column-games = Partien
balance-column-win-share = Siege
balance-column-ci95 = 95-%-Intervall
balance-column-points = Punkte

## Was sich nicht spielen lässt

balance-error-nothing-to-play = Ohne Partien gibt es nichts zu zählen: --games und --threads müssen mindestens 1 sein.
balance-error-level = Einen Spieler „{ $level }“ gibt es nicht. Möglich sind: { $levels }.
balance-error-no-network = Für { $game } mit diesen Einstellungen hat das Programm kein Netz. Wähle ein anderes --level: { $levels }.

## Hilfe

cli-help-balance = Sagen, wer unter gleich starken Bots gewinnt: nach Reihenfolge, Platz, Held und Einstellung
cli-help-balance-every = Die Einstellungen jeder Partie auslosen und die Anteile für jede nennen
cli-help-balance-level = Wer auf allen Plätzen spielt: eine Stufe wie casual oder network, das Netz des Programms ohne Suche; sonst casual
cli-help-balance-games = Wie viele Partien (10000)
cli-help-balance-seed = Startwert (1): der gleiche ergibt die gleichen Zahlen, mit beliebig vielen Threads
cli-help-balance-threads = Wie viele Threads; sonst einer je Kern
