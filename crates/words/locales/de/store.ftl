## Der Datenordner: Sperre, Sicherung, Wiederherstellung, Prüfung

store-held =
    Den Ordner { $folder } benutzt gerade { $kind ->
        [house] ein Haus, das unter { $bind } erreichbar ist
       *[command] ein anderer Befehl
    } (Prozess { $pid } auf { $host }, seit { $since }). Beende ihn zuerst oder nenne mit --data einen anderen Ordner.

cli-backup-done = Das Haus ist nach { $file } kopiert.
cli-backup-none = Es gibt nichts zu kopieren: { $file } existiert nicht. Den Ordner des Hauses nennt --data.
cli-backup-own = { $file } ist eine Datei, mit der ein Haus arbeitet. Wähle für die Kopie einen anderen Namen oder einen anderen Ordner.
cli-backup-failed = Das Haus konnte nicht kopiert werden: { $error }.
cli-help-backup = Den Speicher eines Hauses in eine Datei kopieren, auch im laufenden Betrieb
cli-help-backup-file = Die Kopie; ohne --force darf es sie noch nicht geben
cli-help-backup-data = Der Ordner des Hauses
cli-help-backup-force = Die Kopie ersetzen, falls es sie schon gibt

cli-restore-done = Das Haus in { $folder } ist jetzt das aus { $file }: { $tables } Tische, { $moves } Züge, { $people } Personen.
cli-restore-replaced = Was vorher da war, liegt in { $folder }. Lösche es, sobald du es nicht mehr brauchst.
cli-restore-unsound = { $file } wurde nicht wiederhergestellt und nichts verändert: Die Datei besteht die Prüfung nicht.
cli-restore-advice = Mit --force wird sie trotzdem eingesetzt: Tische, die sich nicht öffnen lassen, legt das Haus beiseite.
cli-restore-failed = { $file } konnte nicht wiederhergestellt werden: { $error }. Was da war, ist erhalten.
cli-help-restore = Die Kopie eines Hauses einsetzen; was da war, bleibt erhalten
cli-help-restore-file = Die Kopie, angelegt mit `tafelrunde backup`
cli-help-restore-data = Der Ordner des Hauses
cli-help-restore-force = Auch einsetzen, wenn mit Tischen in der Kopie etwas nicht stimmt

store-problem-at-table = Tisch { $table }: { $problem }
store-problem-no-store = Das ist nicht der Speicher eines Hauses.
store-problem-newer = Ein neueres Programm hat diese Datei geschrieben: Ihr Schema hat die Nummer { $found }, dieses Programm kennt { $known }. Nimm das neuere Programm.
store-problem-restore-interrupted = Eine Wiederherstellung wurde unterbrochen. Starte das Haus oder stelle noch einmal wieder her: Beides schließt sie ab.
store-problem-references =
    { $count ->
        [one] Eine Zeile von „{ $from }“ nennt eine Zeile von „{ $to }“, die es nicht gibt.
       *[other] { $count } Zeilen von „{ $from }“ nennen Zeilen von „{ $to }“, die es nicht gibt.
    }
store-problem-tokens =
    { $count ->
        [one] Ein Token hat die falsche Länge; daran wird niemand erkannt.
       *[other] { $count } Token haben die falsche Länge; daran wird niemand erkannt.
    }
store-problem-free-seats = Die Partie hat begonnen, obwohl Plätze frei sind.
store-problem-bot = Es gibt keinen Bot „{ $found }“.
store-problem-given = { $given } Züge stammen aus einer anderen Partie, aber nur { $found } sind da.
store-problem-not-begun = Es wurde gezogen, obwohl die Partie nicht begonnen hat.
store-problem-over = Die Partie ist vorbei, laut Speicher läuft sie noch.
