# Die Befehlszeile.

cli-you = Spieler 1
cli-seat = Platz { $seat }
cli-score = { $name }: { $points }
cli-save = { $name }: { $game } ({ $seats }), { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
cli-no-saves = Es gibt noch keine Spielstände.
cli-warning = { $file }: angenommen, aber ungewöhnlich. { $fault }
cli-shard-played = { $file } enthält das Ergebnis dieses Teils schon. Es wurde nicht noch einmal gespielt.

## Was schiefgehen kann

cli-error-file = { $file }: { $error }. Bitte Pfad und Rechte prüfen.
cli-error-result-exists = { $file } gibt es schon, und darin steht etwas anderes als das Ergebnis dieses Teils; es wurde nichts gespielt. Lösche die Datei, um den Teil zu spielen, oder nenne mit --results einen anderen Ordner.
cli-error-exists = { $file } gibt es schon und bleibt, wie es ist. Bitte einen anderen Namen wählen oder mit --force überschreiben.
cli-error-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $games }.
cli-error-language = Eine Sprache „{ $lang }“ gibt es nicht. Zur Wahl stehen: { $languages }.
cli-error-clause = Eine Regel „{ $clause }“ gibt es nicht. Eine Regel heißt zum Beispiel ART-9.2, ein Abschnitt ART-9.
cli-error-save = Einen Spielstand „{ $save }“ gibt es nicht. `tafelrunde record list` zeigt die vorhandenen.
cli-error-no-home = Für Spielstände ist kein Ordner zu finden. Bitte TAFELRUNDE_HOME auf einen setzen.
cli-error-shard = „{ $shard }“ ist kein Teil der Arbeit. Richtig wäre --shard 3/16, der dritte von sechzehn; --shard auto, wo Slurm ein lückenloses Array rechnet, --shard auto/16, wo es einzelne Aufgaben noch einmal rechnet, und in einem Indexed Job von Kubernetes.
cli-error-no-results = Dort liegen keine Ergebnisse. `simulate`, `arena` und `balance` schreiben sie mit --shard K/N --results ORDNER.
cli-error-no-result = { $file } ist kein Ergebnis von `simulate --shard`, `arena --shard` oder `balance --shard`, das diese Fassung lesen kann.
cli-error-other-task = { $file } gehört zu anderen Partien als { $other }: Spiel, Optionen, Bots, Anzahlen, Startwert und Zahl der Teile müssen gleich sein.
cli-error-shard-twice = Der Teil { $shard } ist doppelt da.
cli-error-shards-missing = { $count ->
    [one] Es fehlt ein Teil: { $shards }.
   *[other] Es fehlen { $count } Teile: { $shards }.
}
cli-error-no-report-of-simulation = Einen Bericht gibt es nur von der Arena; das hier sind Ergebnisse von `simulate` oder `balance`.
cli-error-results = Die Ergebnisse sind nicht lesbar: Sie wurden verändert, oder eine neuere Fassung hat sie geschrieben.
cli-error-nothing-to-simulate = Es gibt nichts zu simulieren: --games und --threads müssen mindestens 1 sein.
cli-error-bench-seconds = --seconds muss größer als 0 und höchstens 600 sein.
cli-error-bench-tables = Ohne Tisch kann niemand spielen: --tables muss mindestens 1 sein.
cli-error-bench-players = An jedem Tisch, der gemessen wird, spielen vier: Ihre Zahl lässt sich nicht einstellen.
cli-error-bench-rate = --rate muss größer als 0 sein: Züge pro Sekunde an allen Tischen zusammen.
cli-error-bench-files = { $needed } Verbindungen und Dateien müssen zugleich offen sein, dieser Prozess darf aber nur { $allowed } öffnen. Hebe die Grenze an (`ulimit -n { $needed }`), oder miss mit --idle und --tables weniger.
cli-error-bench-url = „{ $url }“ ist keine Adresse eines Hauses, das sich messen lässt. Richtig wäre etwa http://127.0.0.1:7777.
cli-error-play-what = Welches Spiel soll es sein? Zum Beispiel: tafelrunde play artus …
cli-error-terminal = Zum Spielen braucht es ein Terminal, auf dem gezeichnet und getippt werden kann. Für Skripte gibt es `tafelrunde simulate`, `position` und `replay`.
cli-error-seats = { $named } Plätze sind benannt, das Spiel hat aber { $seats }. Bitte weniger benennen oder --players erhöhen.

cli-error-too-large = { $file } ist zu groß für eine unserer Dateien; sie haben höchstens einige Megabyte.
cli-error-not-text = { $file } ist kein Text in UTF-8. Aufzeichnungen, Stellungen und Spielmaterial sind reine Texte; bitte als UTF-8 speichern.
cli-error-no-such-seat = Einen Platz { $seat } gibt es nicht: Diese Stellung hat die Plätze 1 bis { $players }.
cli-lines-no-question = Diese Zeile ist kein JSON-Objekt. Eine Frage sieht so aus: {"{"}"position": "…", "moves": ["…"], "seat": 1{"}"}; moves und seat dürfen fehlen.
cli-lines-too-long = Diese Zeile ist länger als { $bytes } Bytes; frag mit einer kürzeren.
cli-error-bot = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $bots }; oder ein Name für einen Menschen.
cli-error-seat-name = Ein Name am Tisch braucht mindestens einen Buchstaben und keine Steuerzeichen.

cli-usage-unknown-argument = „{ $argument }“ gehört nicht zu diesem Befehl.
cli-usage-unknown-command = Einen Befehl „{ $command }“ gibt es nicht.
cli-usage-invalid-value = „{ $value }“ ist kein Wert für { $argument }.
cli-usage-missing = Es fehlt etwas: { $argument }.
cli-usage-missing-command = Es fehlt ein Befehl.
cli-usage-conflict = { $argument } verträgt sich nicht mit { $other }.
cli-usage-number-of-values = { $argument } hat zu viele oder zu wenige Werte.
cli-usage-other = Die Befehlszeile ist nicht zu verstehen.
cli-usage-suggestion = Gemeint war vielleicht „{ $suggestion }“?
cli-usage-help = `tafelrunde --help` und `tafelrunde BEFEHL --help` zeigen, was es gibt.

## Was Befehle antworten

cli-position-valid = { $file } ist eine gültige Stellung von { $game }.
cli-position-refused = „{ $move }“ ist nicht erlaubt. { $reason } { $clause ->
    [none] { "" }
   *[other] [{ $clause }]
}
cli-replay-too-far = Die Aufzeichnung hat { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}; bis Zug { $to } reicht sie nicht.
cli-record-imported = Gespeichert als „{ $name }“, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}. Weiter geht es mit: tafelrunde play --resume { $name }
cli-record-imported-over = Gespeichert als „{ $name }“, eine beendete Partie mit { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}.
cli-simulate-summary =
    { $games ->
        [one] { $games-told } Partie
       *[other] { $games-told } Partien
    } in { $seconds } s mit { $threads ->
        [one] einem Thread
       *[other] { $threads } Threads
    }: { $gps ->
        [one] { $gps-told } Partie
       *[other] { $gps-told } Partien
    } und { $dps ->
        [one] { $dps-told } Entscheidung
       *[other] { $dps-told } Entscheidungen
    } je Sekunde.
    Entscheidungen einer Partie: { $min } bis { $max }, im Mittel { $mean }.
cli-simulate-seat = Platz { $seat }: im Mittel { $mean } Punkte ({ $min } bis { $max }), gewinnt { $share } %.
cli-components-turntable = Teller im Uhrzeigersinn ab dem König
cli-components-carpet = Teppich
cli-components-crowns = Stühle mit Krone, groß / klein
cli-components-merlin = Merlin-Plättchen
cli-components-grail = Gralsplättchen
cli-components-heroes = Helden
cli-components-deck = Kartensatz jeder Farbe
cli-components-rondel = Felder des Rondells
cli-components-flags = Sonderaktionen der Flaggen
cli-components-missions = Auftragskarten
cli-components-frames = Zackenseiten der Rahmen, oben und unten
cli-components-sources = Woher die Werte stammen
cli-source-rulebook = Spielregel
cli-source-public = öffentliche Quellen
cli-source-derived = abgeleitet
cli-source-reconstructed = rekonstruiert
cli-bench-release = Zufallspartien auf einem Kern dieses Rechners:
cli-bench-debug = Zufallspartien auf einem Kern dieses Rechners. Dies ist ein Debug-Build: echte Zahlen liefert `cargo run --release -- bench`.
cli-bench-options = Spiel und Variante
cli-bench-decisions = Entscheidungen/s
cli-bench-games = Partien/s
cli-bench-copies = Kopien/s
cli-bench-replay = Partie nachspielen
cli-bench-bytes = Bytes je Spielstand
cli-bench-server-release = Ein Haus und seine Last auf demselben Rechner. Jeder Platz hält den Stream seiner Seite offen und zieht über HTTP; ein Zug wird geprüft, gesichert, für alle vier Plätze gezeichnet und ihnen zugestellt.
cli-bench-server-debug = Ein Haus und seine Last auf demselben Rechner. Dies ist ein Debug-Build: echte Zahlen liefert `cargo run --release -- bench server`.
cli-bench-server-what = was
cli-bench-server-figure = Zahl
cli-bench-server-unknown = dem System unbekannt
cli-bench-server-game = Spiel
cli-bench-server-store = Daten des Hauses liegen auf
cli-bench-server-rate = verlangte Züge/s
cli-bench-server-load = Last des Rechners davor
cli-bench-server-tables = Tische × Plätze
cli-bench-server-moves = Züge/s
cli-bench-server-confirmed-median = vom Klick bis zur Bestätigung, Median
cli-bench-server-confirmed = vom Klick bis zur Bestätigung, 99 %
cli-bench-server-shown-median = vom Klick bis zum Bild an einem anderen Platz, Median
cli-bench-server-shown = vom Klick bis zum Bild an einem anderen Platz, 99 %
cli-bench-server-pushed = Bytes je Zustellung
cli-bench-server-memory = Speicher des Hauses
cli-bench-server-house-cores = vom Haus beschäftigte Kerne
cli-bench-server-load-cores = von der Last beschäftigte Kerne
cli-bench-server-house-work = Rechenzeit des Hauses je Zug
cli-bench-server-load-work = Rechenzeit der Last je Zug
cli-bench-server-page = Bytes der ersten Seite, komprimiert
cli-bench-server-tap = vom Antippen bis zur Vorschau, 95 %
cli-bench-server-tap-bytes = Bytes der Antwort auf ein Antippen, komprimiert
cli-bench-server-streams = ruhende Streams
cli-bench-server-idle-memory = Speicher des Hauses damit
cli-bench-server-io = Das Haus ließ sich nicht messen: { $error }. Ist es noch offen?
cli-bench-server-not-open = Das Haus hat für die Messung nicht geöffnet. Es sagte: „{ $said }“
cli-bench-server-answer = Das Haus hat auf { $asked } mit { $status } geantwortet. Gemessen wurde nichts.
cli-bench-server-too-fast = So oft lässt dieses Haus niemanden etwas ändern. Öffne es mit einem höheren changes_per_minute in seinen Einstellungen, oder miss ohne --url.

## Hilfe

cli-help = Brettspiele um König Artus, im Browser oder am Terminal. Ohne Befehl: ein Haus zum Spielen eröffnen.
cli-help-usage = Aufruf:
cli-help-command = BEFEHL
cli-help-commands = Befehle
cli-help-options = Optionen
cli-help-arguments = Angaben
cli-help-after =
    Rückgabewerte: 0 erledigt, 1 die Antwort ist nein, 2 eine Angabe ist unbrauchbar.
    Spielstände liegen im Datenordner dieses Rechners oder in TAFELRUNDE_HOME.
cli-help-any-lang = Sprache: de oder en; sonst die der Umgebung
cli-help-any-help = Diese Hilfe zeigen
cli-help-any-version = Die Version zeigen
cli-help-any-json = Als JSON antworten
cli-help-any-components = Eine Datei mit Spielmaterial statt der eingebauten
cli-help-any-game = Welches Spiel: artus, camelot, merlin
cli-help-any-players = Anzahl der Mitspieler (4)
cli-help-any-set = Eine Einstellung des Spiels, etwa mode=advanced; kann mehrmals stehen
cli-help-any-advanced = Das Spiel für Fortgeschrittene; sonst das für Einsteiger
cli-help-any-shard = Nur Teil K von N rechnen und nichts ausgeben: 3/16, oder auto in einer Aufgabe von Slurm oder Kubernetes; `merge` fügt die Teile zusammen
cli-help-any-results = Der Ordner für die Datei mit den Ergebnissen eines Teils

cli-help-play = Am Terminal spielen, mit anderen oder gegen Bots
cli-help-play-game = Welches Spiel: artus, camelot, merlin; ohne Angabe fragt das Programm
cli-help-play-seats = Wer wo sitzt, im Uhrzeigersinn: ein Name oder bot:random; kann mehrmals stehen. Wer nicht benannt ist, ist ein Bot
cli-help-play-resume = Einen Spielstand fortsetzen: sein Name, ohne Angabe der zuletzt gespielte
cli-help-simulate = Zufallspartien spielen; zeigt Tempo, Punkte und Siege
cli-help-simulate-games = Wie viele Partien (10000)
cli-help-simulate-seed = Startwert (1): der gleiche ergibt die gleichen Partien
cli-help-simulate-threads = Wie viele Threads; sonst einer je Kern
cli-help-merge = Die Ergebnisse aller Teile einer Simulation, eines Wettkampfs oder von `balance` zusammenfügen und ausgeben, als hätte ein Rechner gespielt
cli-help-merge-files = Dateien mit Ergebnissen oder Ordner davon
cli-help-merge-report = Den Bericht eines Wettkampfs als Webseite schreiben
cli-help-position = Eine Stellung aus einer Datei ansehen, prüfen und weiterspielen
cli-help-position-check = Sagt, ob die Stellung gültig ist, und wenn nicht, gegen welche Regel sie verstößt
cli-help-position-check-file = Die Stellung (TOML, siehe docs/positions.md); - liest sie von der Standardeingabe
cli-help-position-show = Die Stellung zeichnen
cli-help-position-show-file = Die Stellung (TOML, siehe docs/positions.md); - liest sie von der Standardeingabe
cli-help-position-show-seat = Zeigen, was dieser Platz wissen darf: 1, 2, …
cli-help-position-moves = Die erlaubten Züge auflisten
cli-help-position-moves-file = Die Stellung (TOML, siehe docs/positions.md); - liest sie von der Standardeingabe
cli-help-position-play = Züge nacheinander machen und zeigen, was geschieht
cli-help-position-play-file = Die Stellung (TOML, siehe docs/positions.md); - liest sie von der Standardeingabe
cli-help-position-play-moves = Züge wie "play knight_3_6 22+4"; vor einem Doppelpunkt kann stehen, wer zieht: ein Platz oder * für den Zufall
cli-help-position-lines = Für Programme: je Zeile eine Frage als JSON herein ({"{"}"position": "…", "moves": ["…"]{"}"}), je Zeile eine Antwort heraus
cli-help-record = Spielstände als Dateien weitergeben und übernehmen
cli-help-record-list = Die Spielstände auflisten
cli-help-record-export = Einen Spielstand in eine Datei oder auf den Schirm schreiben
cli-help-record-export-save = Name des Spielstands oder last
cli-help-record-export-output = Wohin; sonst auf den Schirm
cli-help-record-export-force = Eine vorhandene Datei überschreiben
cli-help-record-import = Eine Aufzeichnung prüfen und zu den Spielständen legen
cli-help-record-import-file = Die Aufzeichnung
cli-help-record-import-name = Name des Spielstands; sonst der der Datei
cli-help-record-import-edited = Die Aufzeichnung wurde absichtlich geändert: ihre Prüfsumme nicht prüfen, aber jeden Zug
cli-help-replay = Eine aufgezeichnete Partie noch einmal erzählen, Zug um Zug
cli-help-replay-record = Die Aufzeichnung
cli-help-replay-to = Nach so vielen Zügen anhalten
cli-help-replay-position = Stattdessen die erreichte Stellung schreiben
cli-help-perft = Den Zugbaum auszählen
cli-help-perft-depth = Wie viele Züge tief (4)
cli-help-perft-position = Von dieser Stellung aus
cli-help-rules = Zeigen, was eine Regel sagt
cli-help-rules-clause = Eine Regel wie ART-9.2, ein Abschnitt wie ART-9 oder ART für alle
cli-help-components = Die gedruckten Werte eines Spiels zeigen und woher sie stammen
cli-help-components-toml = Die Datei selbst, zum Kopieren und Ändern
cli-help-bench = Messen, wie schnell die Spiele auf diesem Rechner rechnen
cli-help-bench-seconds = Sekunden je Variante (2)
cli-help-bench-server = Messen, wie viel ein Haus im Netz aushält
cli-help-bench-server-game = Das Spiel, das gespielt wird: artus (Standard), camelot oder merlin
cli-help-bench-server-rate = Züge pro Sekunde an allen Tischen zusammen, zu festen Zeiten, ob das Haus mitkommt oder nicht; sonst so schnell, wie das Haus antwortet
cli-help-bench-server-folder = Wo die Daten des Hauses während der Messung liegen (im Ordner für temporäre Dateien); es sollte eine echte Festplatte sein
cli-help-bench-server-seconds = Sekunden, die gespielt wird (10)
cli-help-bench-server-tables = Tische, an denen zu viert über HTTP gespielt wird (50)
cli-help-bench-server-idle = Streams, die danach ohne Bewegung offen sind (10000); 0 für keine
cli-help-bench-server-url = Ein Haus, das schon offen ist (mehrmals, wenn mehrere Prozesse es führen; NAME=ADRESSE, um ohne Umweg zum Prozess des Tisches zu gehen); sonst wird eines für die Messung eröffnet

## Das Haus im Netz

cli-serve-open =
    Die Tafelrunde ist eröffnet: { $url }
    Partien liegen in { $data }. Strg-C schließt; verloren geht nichts. Lieber hier im Terminal spielen: tafelrunde play
cli-serve-address-in-use = Unter { $address } läuft schon ein anderes Programm, vielleicht ein anderes Haus. Beende es, oder wähle mit { $setting } eine andere Adresse.
cli-serve-address-elsewhere = Diese Adresse hat der Rechner nicht: { $address }. Wähle mit { $setting } eine eigene, etwa 127.0.0.1:8080, oder 0.0.0.0:8080 für alle.
cli-serve-address-forbidden = Das System lässt diesen Benutzer nicht unter { $address } lauschen: Ports unter 1024 brauchen besondere Rechte. Wähle mit { $setting } einen höheren Port und stelle einen Proxy davor.
cli-serve-address-other = Das Haus kann unter { $address } ({ $setting }) nicht öffnen: { $error }.
cli-serve-folder-forbidden = Dieser Benutzer darf im Ordner des Hauses, { $data }, nicht schreiben ({ $error }). Gib ihm den Ordner (`chown -R`), hänge ihn beschreibbar ein, oder nenne mit --data einen anderen.
cli-serve-folder-is-a-file = Das Haus braucht einen Ordner, { $data } ist aber eine Datei oder liegt in einer ({ $error }). Einen Ordner nennt --data.
cli-serve-folder-other = Der Ordner des Hauses, { $data }, lässt sich nicht benutzen: { $error }. Einen anderen nennt --data.
cli-serve-disk-full = Der Datenträger mit { $data } ist voll. Schaffe dort Platz und starte dann neu; was bestätigt war, ist nicht verloren.
cli-serve-store-busy = Der Speicher in { $data } ist von einem anderen Programm belegt ({ $error }). Ist es ein anderes Haus, beende es zuerst; hat ihn ein Werkzeug offen, schließe es.
cli-serve-store-newer = Der Speicher in { $data } gehört zu einem neueren Programm: Sein Schema hat die Nummer { $found }, dieses Programm kennt { $known }. Nimm wieder das neuere Programm, oder stelle eine Sicherung von vor dem Wechsel wieder her.
cli-serve-store-damaged = Der Speicher in { $data } ist nicht lesbar ({ $error }). Hebe die Datei auf und spiele die letzte Sicherung zurück.
cli-serve-store-other = Der Speicher in { $data } lässt sich nicht öffnen: { $error }.
cli-serve-database = Das Haus kann die Datenbank { $data } nicht benutzen: { $error }.
cli-serve-replaced = Dieser Prozess konnte seinen Anspruch auf das Haus in { $data } nicht rechtzeitig erneuern; andere haben seine Tische vielleicht schon übernommen. Bestätigtes ging nicht verloren. Starte ihn neu, dann macht er wieder mit.
cli-serve-few-files = Dieser Prozess darf nur { $allowed } Dateien und Verbindungen öffnen, für alle, die zusehen dürfen, braucht es aber { $needed }. Hebe die Grenze an (`ulimit -n`, LimitNOFILE), oder senke most_streams.
cli-error-bind = „{ $bind }“ ist keine Adresse, unter der das Haus erreichbar sein kann. Richtig wäre 127.0.0.1:7777 oder 0.0.0.0:7777 für alle im Netz.
cli-error-public-url = „{ $url }“ ist keine Adresse, die sich öffnen lässt. Sie beginnt mit http:// oder https:// und hat keinen Pfad, etwa https://play.example.org.
cli-error-process-name = Ein Prozess kann nicht „{ $name }“ heißen. Richtig sind bis zu 32 Buchstaben ohne Umlaute, Ziffern, - und _, etwa node-1.
cli-error-header = „{ $header }“ ist kein Name eines Headers. Richtig wäre { $right }.
cli-error-store-address = Der Speicher ist keine Adresse einer Datenbank. Sie beginnt mit postgres://, etwa postgres://haus@127.0.0.1/tafelrunde. Einen Ordner nennt --data.
cli-error-log-level = „{ $found }“ ist keine Stufe des Protokolls. Es gibt: { $levels }.
cli-error-config = { $place }: { $error }. Die Schlüssel sind { $keys }.
cli-error-stand-in = „{ $found }“ ist kein Bot, der einspringen kann. Es gibt: { $levels }.
cli-check-none = Es gibt nichts zu prüfen: { $file } existiert nicht. Den Ordner des Hauses nennt --data.
cli-check-failed = { $file } lässt sich nicht prüfen: { $error }
cli-check-fault = Datei beschädigt: { $fault }
cli-check-set-aside = Tisch { $table } lässt sich nicht öffnen: { $reason }
cli-check-counts = { $people ->
    [one] Eine Person
   *[other] { $people } Personen
}, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $moves ->
    [one] ein Zug.
   *[other] { $moves } Züge.
}
cli-check-unopened = { $count ->
    [one] Ein weiterer Tisch lässt sich nicht öffnen und ist nicht mitgezählt.
   *[other] { $count } weitere Tische lassen sich nicht öffnen und sind nicht mitgezählt.
}
cli-check-sound = Alles lässt sich lesen, alle Partien lassen sich nachspielen.
cli-check-unsound = { $count ->
    [one] Ein Fehler. Geändert wurde nichts.
   *[other] { $count } Fehler. Geändert wurde nichts.
}
cli-check-damaged = Die Datei ist dort beschädigt, wo er liegt.
cli-check-unreadable = { $part ->
    [seats] Seine Plätze sind nicht lesbar.
    [moves] Seine Züge sind nicht lesbar.
    [talk] Sein Chat ist nicht lesbar.
   *[row] Seine Angaben sind nicht lesbar.
}
cli-check-gap = Zug { $number } fehlt.
cli-check-no-game = Das Spiel „{ $game }“ gibt es hier nicht.
cli-check-options = Mit diesen Einstellungen lässt es sich nicht spielen: { $fault }
cli-check-seats = Er hat { $found } statt { $expected } Plätze.
cli-check-move = Zug { $number } lässt sich nicht nachspielen.
cli-check-panic = Beim Nachspielen stürzen die Regeln ab: ein Fehler des Programms.
cli-check-end = Die Partie gilt als beendet, aber ihre letzten Züge fehlen.
cli-check-rules = Er wurde mit Fassung { $begun } der Regeln begonnen, dieses Programm spielt Fassung { $known }.
cli-check-components = Er wurde mit dem Spielmaterial { $sum } begonnen, das es hier nicht gibt.
cli-verify-fair = { $count ->
    [one] Der Zufall war ehrlich: Der eine Zug des Zufalls folgt aus dem Geheimnis und den Wörtern.
   *[other] Der Zufall war ehrlich: Alle { $count } Züge des Zufalls folgen aus dem Geheimnis und den Wörtern.
}
cli-verify-no-proof = Die Aufzeichnung trägt keinen Beweis für ihre Würfel. Den haben nur Partien aus einem Haus im Netz.
cli-verify-no-secret = Das Geheimnis ist noch nicht offengelegt; es steht in der Aufzeichnung, sobald die Partie zu Ende ist.
cli-verify-other-secret = Das Geheimnis ist nicht das, dessen Prüfsumme veröffentlicht war: Seine Summe ist { $found }.
cli-verify-other-move = Zug { $number } des Zufalls ist „{ $found }“, die Würfel ergeben aber „{ $expected }“.
cli-verify-no-chance = Es gibt nichts zu prüfen: In dieser Partie kam der Zufall nie zum Zug.
cli-verify-not-over = Die Aufzeichnung legt das Geheimnis offen, obwohl die Partie nicht zu Ende ist. Das tut kein Haus: Das Ende wurde abgeschnitten.
cli-verify-word-count = Die Aufzeichnung hat { $found } Wörter für { $players } Plätze. Jeder Platz hat genau eines.
cli-verify-other-word = Das Wort von Platz { $seat } ist nicht das, was er versiegelt hatte, bevor die Wörter gezeigt wurden.
cli-verify-withheld-word = Platz { $seat } hat ein Wort ohne das Salz, das zeigt, dass es versiegelt war. Für ein zurückgehaltenes Wort steht ein Strich.
cli-verify-same-commitment = Platz { $seat } hat dieselbe Prüfsumme wie ein anderer Platz: Sie ist abgeschrieben.
cli-verify-too-many-given = { $given ->
    [one] Ein Zug soll aus einer anderen Partie stammen, die Aufzeichnung hat aber { $moves }. Mindestens einer muss ihr eigener sein.
   *[other] { $given } Züge sollen aus einer anderen Partie stammen, die Aufzeichnung hat aber { $moves }. Mindestens einer muss ihr eigener sein.
}
cli-verify-nothing-checked = { $given ->
    [one] Es ließ sich nichts prüfen: Der Zufall machte nur den einen Zug, der aus einer anderen Partie stammt. Prüfe deren Aufzeichnung.
   *[other] Es ließ sich nichts prüfen: Der Zufall kam nur in den { $given } Zügen vor, die aus einer anderen Partie stammen. Prüfe deren Aufzeichnung.
}
cli-verify-withheld = Das Wort von { $names } war versiegelt, wurde aber nie gezeigt; daher wurde ohne dieses Wort gewürfelt. { $names } oder das Haus konnte sich also aussuchen, ob das Wort die Würfel mitbestimmt.
cli-verify-bad-sum = „{ $found }“ ist keine Prüfsumme. Sie hat 64 Hexadezimalziffern, so wie der Tisch sie vor der Partie zeigt.
cli-verify-published-all = Die veröffentlichte Prüfsumme stimmt: Geheimnis und Wörter standen fest, als sie gezeigt wurde.
cli-verify-published-secret = Die veröffentlichte Prüfsumme ist die des Geheimnisses.
cli-verify-published-secret-only = Die veröffentlichte Prüfsumme ist die des Geheimnisses. Ob auch die Wörter feststanden, prüfst du mit der Prüfsumme von allem, die der Tisch zeigt, sobald alle sitzen.
cli-verify-other-published = Die veröffentlichte Prüfsumme gehört nicht zu dieser Aufzeichnung. Die Summe ihres Geheimnisses ist { $secret }, die von allem { $all }.
cli-verify-unpublished = Die Prüfsumme des Geheimnisses ist { $secret }. Ob sie vor der Partie veröffentlicht war, kannst nur du wissen: --published SUMME vergleicht sie.
cli-verify-given = { $count ->
    [one] Der eine Zug des Zufalls nach Zug { $given } folgt
   *[other] Die { $count } Züge des Zufalls nach Zug { $given } folgen
} aus dem Geheimnis und den Wörtern. { $given ->
    [one] Der erste Zug stammt aber aus einer anderen Partie, und nichts hier beweist ihn.
   *[other] Die ersten { $given } Züge stammen aber aus einer anderen Partie, und nichts hier beweist sie.
} Nenne die Aufzeichnung jener Partie mit --from AUFZEICHNUNG, oder die Prüfsumme von allem, die der Tisch vor der Partie zeigte, mit --published SUMME.
cli-verify-from = { $given ->
    [one] Der erste Zug ist der
   *[other] Die ersten { $given } Züge sind die
} aus { $file }, deren eigene Würfel ebenfalls geprüft sind. Die Prüfsumme ihres Geheimnisses ist { $secret }.
cli-verify-source = { $file } beweist die Züge nicht, die daraus übernommen wurden: { $why }
cli-verify-given-source = { $given ->
    [one] Der erste Zug von { $file } stammt aus noch einer anderen Partie, und nichts hier beweist ihn.
   *[other] Die ersten { $given } Züge von { $file } stammen aus noch einer anderen Partie, und nichts hier beweist sie.
} Nenne deren Aufzeichnung mit einem weiteren --from AUFZEICHNUNG.
cli-verify-other-from = { $given ->
    [one] Der erste Zug ist nicht der aus { $file }.
   *[other] Die ersten { $given } Züge sind nicht die aus { $file }: Sie unterscheiden sich bei Zug { $number }.
}
cli-verify-other-options = { $file } ist eine Partie mit anderen Optionen ({ $found }) als diese Aufzeichnung ({ $expected }).
cli-verify-not-given = Kein Zug dieser Aufzeichnung stammt aus einer anderen Partie; für --from gibt es nichts zu vergleichen.
cli-help-serve = Ein Haus im Netz eröffnen, in dem gespielt wird
cli-help-serve-bind = Adresse (127.0.0.1:7777); 0.0.0.0:7777 für alle im Netz
cli-help-serve-data = Der Ordner, in dem die Partien liegen
cli-help-serve-store = Eine PostgreSQL-Datenbank, in der die Partien stattdessen liegen: postgres://BENUTZER@RECHNER/DATENBANK. Mehrere Prozesse können sie teilen; Grenzen pro Minute gelten dann je Prozess
cli-help-serve-public-url = Die Adresse, unter der das Haus zu erreichen ist, etwa https://play.example.org
cli-help-serve-client-header = Der Header, in den ein Proxy die Adresse seines Gegenübers schreibt, etwa x-forwarded-for
cli-help-serve-name = Der Name dieses Prozesses für einen Proxy, der die Prozesse eines Hauses kennt, etwa one
cli-help-serve-metrics = Wo Prometheus die Messwerte liest, etwa 127.0.0.1:9100; ohne Angabe nirgends
cli-help-serve-config = Eine Datei mit diesen Einstellungen (TOML)
cli-help-serve-log-level = Wie viel das Protokoll sagt: error, warn, info, debug oder trace (info)
cli-help-serve-access-log = Für jede Antwort eine Zeile ins Protokoll schreiben
cli-help-serve-request-id-header = Der Header, in dem ein Proxy Anfragen ihre Kennung gibt, etwa x-request-id
cli-help-serve-log-json = Das Protokoll als JSON schreiben, je eine Zeile
cli-help-check = Den Speicher eines Hauses lesen und jede Partie nachspielen, ohne etwas zu ändern
cli-help-check-file = Die Datei oder eine Kopie; ohne Angabe die des Hauses
cli-help-check-data = Der Ordner des Hauses
cli-help-verify = Die Würfel einer beendeten Partie prüfen
cli-help-verify-record = Die Aufzeichnung
cli-help-verify-published = Die Prüfsumme, die vor der Partie zu sehen war, zum Vergleichen
cli-help-verify-from = Die Aufzeichnung der Partie, von der aus diese weitergespielt wurde; für jene das nächste --from, und so fort
cli-health-well = Das Haus unter { $address } ist in Ordnung.
cli-health-unwell = Das Haus unter { $address } ist nicht in Ordnung: { $why }.
cli-health-silent = Unter { $address } antwortet kein Haus: { $error }.
cli-help-health = Prüfen, ob ein Haus auf diesem Rechner in Ordnung ist: Rückgabewert 0, wenn ja, sonst 1
cli-help-health-bind = Wo das Haus lauscht (127.0.0.1:7777)
cli-help-health-ready = Fragen, ob das Haus bereit ist, Leute aufzunehmen
cli-admin-no-house = Hier ist kein Haus: { $file } existiert nicht. Den Ordner nennt --data.
cli-admin-nobody = In diesem Haus hat niemand ein Konto „{ $name }“.
cli-admin-none = Noch führt niemand dieses Haus: `tafelrunde admin grant NAME` ändert das.
cli-admin-not-possible = Das geht bei { $name } nicht: gesperrt oder nicht mehr da.
cli-admin-granted = { $name } führt von nun an das Haus.
cli-admin-revoked = { $name } führt das Haus nicht mehr.
cli-admin-banned = { $name } ist gesperrt. Alle Geräte und Token gelten nicht mehr, in einem offenen Haus binnen zwei Sekunden.
cli-admin-unbanned = { $name } darf wieder herein.
cli-admin-reset-link = Für { $name }, ein einziges Mal und 24 Stunden gültig: { $link }
cli-admin-reset-path = Für { $name }, ein einziges Mal und 24 Stunden gültig, unter der Adresse deines Hauses: { $link }
cli-admin-failed = Geändert wurde nichts: { $error }.
cli-admin-is-granted = { $name } führt das Haus schon; geändert wurde nichts.
cli-admin-is-revoked = { $name } führt das Haus gar nicht; geändert wurde nichts.
cli-admin-is-banned = { $name } ist schon gesperrt; geändert wurde nichts.
cli-admin-is-unbanned = { $name } ist nicht gesperrt; geändert wurde nichts.
cli-admin-last = Außer { $name } führt niemand dieses Haus; geändert wurde nichts. Lass es zuerst jemand anderen führen (`tafelrunde admin grant NAME`), oder benutze --force.
cli-help-admin = Ein Haus führen: wer es führt, wer gesperrt ist, neue Passwörter
cli-help-admin-data = Der Ordner des Hauses
cli-help-admin-store = Die PostgreSQL-Datenbank des Hauses, falls die Partien dort liegen
cli-help-admin-list = Nennen, wer das Haus führt
cli-help-admin-grant = Jemanden das Haus führen lassen
cli-help-admin-grant-name = Der Name des Kontos
cli-help-admin-revoke = Jemanden das Haus nicht mehr führen lassen
cli-help-admin-revoke-name = Der Name des Kontos
cli-help-admin-revoke-force = Auch wenn sonst niemand das Haus führt
cli-help-admin-ban = Ein Konto sperren: Alle seine Geräte und Token gelten nicht mehr
cli-help-admin-ban-name = Der Name des Kontos
cli-help-admin-ban-force = Auch wenn sonst niemand das Haus führt
cli-help-admin-unban = Eine Sperre aufheben
cli-help-admin-unban-name = Der Name des Kontos
cli-help-admin-reset-link = Einen Link erstellen, mit dem sich ein neues Passwort setzen lässt
cli-help-admin-reset-link-name = Der Name des Kontos
cli-help-admin-reset-link-url = Die Adresse, unter der das Haus zu erreichen ist
