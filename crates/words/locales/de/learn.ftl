### Netze, die die Spiele lernen.

learn-rows = { $games } Partien, { $rows } Zeilen, { $seconds } s
learn-meet = { $game } zu { $players }, { $one } gegen { $other }: { $games } Partien, { $share } % gewonnen (gerecht: { $fair } %), { $margin } Punkte, { $seconds } s
learn-speed = { $inputs } Eingaben; sie zu lesen { $reading } µs, das Netz { $whole } µs, aus Unterschieden { $differences } µs
learn-column-called = genannte Chance
learn-column-said = im Mittel genannt
learn-column-won = gewonnen
learn-column-situations = Situationen

## Woraus sich nicht lernen lässt

learn-error-players = „{ $text }“ ist keine Spielerzahl für { $game }. Möglich sind: { $numbers }.
learn-error-players-needed = { $game } hat für jede Spielerzahl ein eigenes Netz. Nenne sie: --players mit einer von { $numbers }.
learn-error-any = Ein Netz für jede Spielerzahl gibt es bei { $game } nicht. Nenne die Zahl: --players mit einer von { $numbers }.
learn-error-percent = { $option } { $percent } ist kein Prozentsatz von 1 bis 100.
learn-error-lambda = --lambda { $lambda } ist kein Anteil. Möglich sind 0 bis 1; bei 1 zählt nur das Ende der Partie.
learn-error-search = --search { $search } ist nicht gültig. Möglich sind PROZENT, PROZENT:DURCHLÄUFE oder PROZENT:DURCHLÄUFE:ZÜGE, etwa 3:300:3, mit höchstens 100 Prozent.
learn-error-no-games = Hier gibt es nichts zu spielen: --games muss mindestens 1 sein.
learn-error-too-many-games = In eine Datei passen höchstens 4294967295 Partien. Schreibe mehrere, jede mit eigenem --seed.
learn-error-threads = Ohne Thread spielt niemand: --threads muss mindestens 1 sein.
learn-error-teacher = „{ $player }“ ist weder eine Stufe noch die Datei eines Netzes und kann keine Partien zum Lernen spielen. Das kann eine Stufe ({ $levels }) oder ein Netz: DATEI oder DATEI:BREITE.
learn-error-player = „{ $player }“ kann nicht mitspielen: Es ist weder eine Stufe noch die Datei eines Netzes. Mitspielen können Stufen ({ $levels }; mit Blick auf alles { $cheating }), STUFE oder STUFE:DURCHLÄUFE, und Dateien von Netzen: DATEI:BREITE:ZÜGE:VERSUCHE:WEITE oder DATEI:tree:ZÜGE:WELTEN:DURCHLÄUFE; Teile am Ende dürfen fehlen.
learn-error-network-head = { $file } ist kein Netz: Am Anfang fehlt eine Zeile wie „tafelrunde network 2 merlin 4 15 3934 44“.
learn-error-network-size = { $file } ist abgeschnitten oder beschädigt: { $is } Bytes Gewichte liegen vor, die erste Zeile verlangt { $wanted }.
learn-error-network-weights = { $file } hat so große Gewichte, dass sie sich nicht addieren lassen. Trainiere es neu, mit höherem --decay.
learn-error-network-game = { $file } hat „{ $is }“ gelernt, nicht { $game }. Nenne jenes Spiel oder ein anderes Netz.
learn-error-network-players = { $file } ist für { $is } Spieler; hier wird eines für { $wanted } gebraucht. Nenne ein anderes Netz oder das richtige --players.
learn-error-network-inputs = { $file } liest { $is } Eingaben und Größen, diese Fassung zeigt von { $game } aber { $wanted }. Trainiere es mit dieser Fassung.
learn-error-network-format = { $file } hat das Format 1. Weiter trainieren lassen sich nur Netze mit Format 2.
learn-error-seconds = In null Sekunden lernt niemand etwas: --seconds muss mindestens 1 sein.
learn-error-no-python = „{ $python }“ lässt sich nicht starten. Zum Trainieren braucht es Python mit PyTorch und NumPy; nenne es mit --python. Zeilen für ein eigenes Trainingsprogramm schreibt `tafelrunde learn rows`.
learn-error-no-torch = „{ $python }“ hat kein PyTorch oder kein NumPy. Installiere beides (python3 -m pip install torch numpy) oder nenne mit --python ein anderes Python.
learn-error-trainer = Das Training brach ab: { $error }.

## Hilfe

cli-help-learn = Netzen die Spiele beibringen: Partien zum Lernen, Begegnungen, Kalibrierung, Tempo, Training
cli-help-learn-rows = Bots gegen sich selbst spielen lassen und aufschreiben, was sich daraus lernen lässt
cli-help-learn-rows-out = Die Datei für die Zeilen
cli-help-learn-rows-players = Spielerzahl; any, wo ein Netz für alle Spielerzahlen gilt (dort die Vorgabe)
cli-help-learn-rows-games = Wie viele Partien (1000)
cli-help-learn-rows-seed = Startwert (1): der gleiche ergibt die gleiche Datei, mit beliebig vielen Threads
cli-help-learn-rows-percent = Wie viele von hundert Situationen aufgeschrieben werden (10)
cli-help-learn-rows-ends = Wie viele von hundert Situationen, in denen ein Zug der Person, die sie sieht, gerade zu Ende ist; nach diesen fragen Suchen (so viele wie von allen anderen)
cli-help-learn-rows-lambda = Wie viel das Ende der Partie zählt, von 0 bis 1 (1); der Rest ist, was das Netz nach den nächsten Zügen erwartet
cli-help-learn-rows-search = Wie viele von hundert Entscheidungen durchsucht werden, mit wie vielen Durchläufen (300) und über wie viele eigene Züge (3), um zu lernen, worin sich die Angebote unterscheiden (keine); nur bei Netzen
cli-help-learn-rows-teachers = Wer spielt (casual): eine Stufe oder ein Netz als DATEI oder DATEI:BREITE, wobei so viele Möglichkeiten bis zum Ende des Zuges verfolgt werden; mehrfach möglich, dann wird für jeden Platz ausgelost
cli-help-learn-rows-threads = Wie viele Threads; sonst einer je Kern
cli-help-learn-rows-force = Eine vorhandene Datei überschreiben
cli-help-learn-meet = Einen Spieler auf einen anderen treffen lassen, allein gegen so viele davon, wie Plätze bleiben; endet mit 1, wenn er weniger als seinen Anteil gewinnt
cli-help-learn-meet-one = Wer allein sitzt: STUFE[:DURCHLÄUFE], DATEI[:BREITE:ZÜGE:VERSUCHE:WEITE] oder DATEI:tree[:ZÜGE:WELTEN:DURCHLÄUFE]
cli-help-learn-meet-other = Wer auf allen anderen Plätzen sitzt, ebenso geschrieben
cli-help-learn-meet-every = Die Partien auf alle Einstellungen des Spiels verteilen, statt die übliche zu nehmen
cli-help-learn-meet-games = Wie viele Partien (200), aufgerundet auf ganze Sätze
cli-help-learn-meet-seed = Startwert (1): der gleiche ergibt die gleichen Partien
cli-help-learn-meet-threads = Wie viele Threads; sonst einer je Kern
cli-help-learn-check = Die Chancen, die ein Netz nennt, mit dem vergleichen, was daraus wurde, in Partien des Netzes gegen sich selbst
cli-help-learn-check-network = Die Datei des Netzes
cli-help-learn-check-players = Spielerzahl; any, wo ein Netz für alle Spielerzahlen gilt (dort die Vorgabe)
cli-help-learn-check-games = Wie viele Partien (1000)
cli-help-learn-check-seed = Startwert (1)
cli-help-learn-check-threads = Wie viele Threads; sonst einer je Kern
cli-help-learn-speed = Messen, wie lange ein Netz für eine Situation braucht, auf einem Kern
cli-help-learn-speed-network = Die Datei des Netzes
cli-help-learn-speed-players = Spielerzahl; nötig, wo jede Zahl ein eigenes Netz hat
cli-help-learn-train = Ein Netz durch Partien gegen sich selbst lernen lassen; braucht Python mit PyTorch und NumPy
cli-help-learn-train-out = Die Datei für das Netz
cli-help-learn-train-players = Spielerzahl; any, wo ein Netz für alle Spielerzahlen gilt (dort die Vorgabe)
cli-help-learn-train-seconds = Wie lange gespielt und trainiert wird
cli-help-learn-train-start = Ein Netz, mit dem begonnen wird; sonst von vorn
cli-help-learn-train-seed = Startwert (1)
cli-help-learn-train-python = Welches Python (python3)
cli-help-learn-train-force = Eine vorhandene Datei überschreiben
cli-help-learn-train-further = Weitere Optionen von training/train.py, nach --
