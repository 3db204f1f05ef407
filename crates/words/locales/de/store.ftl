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
cli-help-store = Den Speicher eines Hauses umziehen
cli-help-store-copy = Ein ganzes Haus aus einem Ordner in eine PostgreSQL-Datenbank kopieren oder zurück, und beide anhand von Prüfsummen vergleichen
cli-help-store-copy-from = Der Ordner des Hauses oder postgres://BENUTZER@RECHNER/DATENBANK; dort darf kein Haus offen sein
cli-help-store-copy-to = Ebenso; dort darf es noch kein Haus geben
cli-store-row = { $table }: { $rows } Zeilen, Prüfsumme { $sum }
cli-store-copied = Das Haus ist nach { $to } kopiert. Jede Tabelle wurde dort noch einmal gelesen und hat dieselbe Prüfsumme.
cli-store-no-house = In { $from } gibt es kein Haus, das sich kopieren ließe.
cli-store-not-empty = In { $to } gibt es schon ein Haus. Wähle eine leere Datenbank oder einen leeren Ordner.
cli-store-held = Ein Prozess arbeitet mit diesem Speicher: { $holder }. Beende ihn zuerst.
cli-store-different = Die Kopie in { $to } stimmt nicht mit dem Gelesenen überein (Tabelle { $table }); deshalb wurde nichts geschrieben.
cli-store-failed = Das Haus konnte nicht kopiert werden, und es wurde nichts geschrieben: { $error }.

cli-restore-done = Das Haus in { $folder } ist jetzt das aus { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, { $people ->
    [one] eine Person
   *[other] { $people } Personen
}.
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
store-problem-given = { $given ->
    [one] Ein Zug stammt aus einer anderen Partie
   *[other] { $given } Züge stammen aus einer anderen Partie
}, aber { $found ->
    [0] keiner ist da.
    [one] nur einer ist da.
   *[other] nur { $found } sind da.
}
store-problem-not-begun = Es wurde gezogen, obwohl die Partie nicht begonnen hat.
store-problem-over = Die Partie ist zu Ende, laut Speicher läuft sie noch.

store-restore-interrupted = Eine Wiederherstellung dieses Ordners wurde unterbrochen: { $file } ist die Kopie, die an seine Stelle treten soll. Starte das Haus oder rufe `tafelrunde restore` noch einmal auf: Beides schließt sie ab.
store-why-newer = ein neueres Programm hat die Datei geschrieben (ihr Schema hat die Nummer { $found }, dieses Programm kennt { $known }); nimm wieder das neuere Programm, oder stelle eine Sicherung von vor dem Wechsel wieder her
store-why-older = das offene Haus läuft mit einem früheren Programm (sein Schema hat die Nummer { $found }, dieses Programm braucht { $known }); starte es zuerst mit diesem Programm neu
store-why-full = der Datenträger ist voll
store-why-no-access = dieser Benutzer darf die Datei oder ihren Ordner nicht lesen oder schreiben
store-why-busy = ein anderes Programm hält die Datei
store-why-damaged = die Datei ist beschädigt oder nicht der Speicher eines Hauses
