# Die Regeln: kurz und bebildert, darunter im Wortlaut.

rules-short = In drei Minuten
rules-contents = Inhalt
rules-exact = Genaue Regel
rules-modules = Module
rules-modules-about = Jedes in einer Minute. Beginne mit einem oder zweien.
rules-at-table = Module an diesem Tisch
rules-in-short = In Kürze
rules-clauses = Alle Regeln im Wortlaut
rules-clauses-about = Jeder Regelpunkt mit der Nummer, die am Tisch genannt wird.
rules-search = Regeln durchsuchen
rules-find = Suchen
rules-found = Gefunden:
rules-none = Nichts gefunden. Versuch es mit einem anderen Wort.
rules-others = Andere Spiele
rules-try = Lieber ausprobieren?
rules-try-about = Eine geführte Partie am echten Tisch, du machst jeden Zug selbst.
rules-context = Im Zusammenhang lesen
