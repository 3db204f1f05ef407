## Die Arena: Bots gegeneinander

arena-heading = { $game }, { $options }{ $players } Spieler
arena-effort =
    { $sets ->
        [one] { $sets-told } Satz
       *[other] { $sets-told } Sätze
    }, { $games ->
        [one] { $games-told } Partie
       *[other] { $games-told } Partien
    }, Startwert { $seed }; { $seconds } s mit { $threads ->
        [one] einem Thread
       *[other] { $threads } Threads
    }
arena-column-bot = Bot
arena-column-alone = allein
arena-column-others = gegen
arena-column-games = Partien
arena-column-win-share = Siege
arena-column-ci95 = 95-%-Intervall
arena-column-rank = Rang
arena-column-margin = Abstand
arena-column-rating = Wertung
arena-fair = Ein Bot, der so gut ist wie seine Gegner, gewänne { $share }. Der Abstand ist der zum besten Gegner; die Intervalle sind nach Sätzen berechnet.
arena-verdict =
    { $verdict ->
        [accepted] Der Test hat entschieden: { $bot } gewinnt eher { $high } als { $low } der Partien
        [rejected] Der Test hat entschieden: { $bot } gewinnt eher { $low } als { $high } der Partien
       *[undecided] Der Test hat nicht entschieden, ob { $bot } { $low } oder { $high } der Partien gewinnt
    } ({ $sets ->
        [one] { $sets-told } Satz
       *[other] { $sets-told } Sätze
    }, logarithmierter Likelihood-Quotient { $llr }, Fehler von 5 %).

## Partien, die nicht zu Ende gespielt wurden

arena-forfeit = Aufgegeben in Satz { $set } von „{ $bot }“: { $why }
arena-forfeits-more =
    { $count ->
        [one] Eine weitere Partie wurde aufgegeben; --json nennt sie alle.
       *[other] { $count } weitere Partien wurden aufgegeben; --json nennt sie alle.
    }
arena-forfeit-not-started = Das Programm lässt sich nicht starten: { $found }.
arena-forfeit-silent = Keine Antwort in { $seconds } s. So lange, wie --time-limit sagt, darf eine Entscheidung dauern.
arena-forfeit-gone = Das Programm endete vor der Partie. Es soll enden, wenn seine Standardeingabe endet.
arena-forfeit-too-long = Eine Antwort von mehr als { $most } Bytes. Eine Antwort ist eine Zeile.
arena-forfeit-not-json = „{ $found }“ ist kein JSON. Eine Antwort ist eine Zeile wie {"{"}"move": "place 5"{"}"}.
arena-forfeit-not-an-answer = „{ $found }“ ist nicht, wonach gefragt war. Die erste Antwort ist {"{"}"protocol": 1{"}"}, jede weitere {"{"}"move": "…"{"}"}.
arena-forfeit-other-protocol = Das Programm spricht Fassung { $found } des Protokolls, diese Arena Fassung 1.
arena-forfeit-unreadable-move = „{ $found }“ ist kein Zug dieses Spiels. Die Antwort muss Zeichen für Zeichen einer aus „moves“ sein.
arena-forfeit-not-offered = Der Zug „{ $found }“ stand nicht zur Wahl. Die Antwort muss einer aus „moves“ sein.

## Was sich nicht spielen lässt

arena-error-nothing-to-play = Es gibt nichts zu spielen: --sets und --threads müssen mindestens 1 sein.
arena-error-bot = Einen Bot „{ $bot }“ gibt es nicht. Die Stufen sind { $levels }; ein Stil folgt nach einem Schrägstrich, etwa casual/daring; die Stile sind { $styles }; ein eigenes Programm ist exec:BEFEHL, etwa exec:python3 my_bot.py.
arena-error-one-bot = „{ $bots }“ ist nur ein Bot, ein Wettkampf braucht zwei oder mehr: --bots a,b. Die Stufen sind { $levels }; ein eigenes Programm ist exec:BEFEHL.
arena-error-program = Das Programm „{ $command }“ lässt sich nicht starten: { $error }. Richtig wäre exec:python3 my_bot.py; ein Befehl mit Komma muss in einer eigenen Datei stehen.
arena-error-sprt = „{ $text }“ sind nicht zwei Gewinnanteile zwischen 0 und 1. Richtig wäre --sprt 0.50,0.55.
arena-error-sprt-order = „{ $text }“ nennt den höheren Gewinnanteil zuerst. Der niedrigere kommt zuerst: --sprt 0.50,0.55.
arena-error-sprt-of-two = --sprt prüft den ersten von zwei Bots; hier sind es mehr. Bitte weglassen oder zwei Bots nennen.
arena-error-time-limit = „{ $seconds }“ ist keine Bedenkzeit. --time-limit nimmt Sekunden, mehr als 0 und höchstens 86400.

## Der Bericht

arena-report-title = Arena: { $heading }
arena-report-shares = Siege
arena-report-shares-about = Der Anteil jedes Bots an den Siegen, wenn er allein gegen die anderen sitzt, mit 95-%-Intervall. Die gestrichelte Linie ist ein fairer Anteil.
arena-report-margins = Abstände
arena-report-margins-about = Um wie viele Punkte ein Bot am Ende einer Partie vor seinem besten Gegner lag oder hinter ihm. Die Marke ist das Mittel.
arena-report-no-margins = Keine Partie wurde zu Ende gespielt; darum gibt es keine Abstände.
# Für wie viele Partien ein Balken steht, wie „+4 bis +7: 12 Partien“.
arena-report-bar =
    { $range }: { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
arena-report-points-axis = Punkte
arena-report-sets-axis = Sätze
arena-report-sprt = Sequenzieller Test
arena-report-sprt-about = Der logarithmierte Likelihood-Quotient nach jedem Satz. Jenseits einer der Linien ist es entschieden.
arena-report-accepted = { $share } angenommen
arena-report-rejected = stattdessen { $share }
arena-report-ratings = Wertungen
arena-report-ratings-about = Spielstärke nach dem Plackett-Luce-Modell, mit 95-%-Intervallen; 0 ist das Mittel aller. Ein Bot mit 400 Punkten Vorsprung ist zehnmal so stark.
arena-report-meetings = Begegnungen
arena-report-meetings-about = Siege des Bots der Zeile, allein gegen einen Tisch voller Bots der Spalte.
arena-report-forfeits = Aufgegebene Partien
arena-report-range = { $low } bis { $high }

## Hilfe

cli-help-arena = Bots gegeneinander antreten lassen: Gewinnanteile, Intervalle, ein sequenzieller Test, Wertungen, ein Bericht
cli-help-arena-bots = Wer antritt, zwei oder mehr mit Komma dazwischen: Stufen wie casual oder, mit einem Stil, casual/daring; oder Programme als exec:BEFEHL (docs/bot-protocol.md)
cli-help-arena-sets = Wie viele Sätze (100); alle Partien eines Satzes haben denselben Zufall, und jeder sitzt einmal auf jedem Platz
cli-help-arena-no-mirror = Bei mehr als zwei Spielern: nur der erste Bot jedes Paars sitzt allein, nicht auch der andere
cli-help-arena-sprt = Aufhören, sobald feststeht, welchen von zwei Gewinnanteilen der erste Bot hat, etwa 0.50,0.55
cli-help-arena-seed = Startwert (1): derselbe gibt denselben Wettkampf mit beliebig vielen Threads
cli-help-arena-budget = Wie viele Durchläufe Bots des Hauses über eine Entscheidung nachdenken dürfen; sonst die ihrer Stufe
cli-help-arena-time-limit = Sekunden, die ein Programm über eine Entscheidung nachdenken darf (10)
cli-help-arena-threads = Wie viele Threads; sonst einer je Kern
cli-help-arena-report = Einen Bericht mit Schaubildern dorthin schreiben (HTML, eine Datei)
