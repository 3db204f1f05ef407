# Tipps: was ein Großmeister an jemandes Stelle täte.

# Auf einer Schaltfläche.
hint-ask = Tipp
hint-hide = Tipps ausblenden
hint-thinking = Ein Großmeister denkt nach …
hint-hints = Tipps
hint-points = Was die Aussicht bedeutet
hint-about = Die besten Züge eines Großmeisters, der aussichtsreichste zuerst. Die Aussicht sagt, wie viele Punkte du bis zum Spielende voraussichtlich gegenüber den anderen gewinnst; sie kann negativ sein. Das ist nicht, was der Zug sofort bringt. Der Prozentwert ist deine Gewinnchance danach. Beides sind Schätzungen und können einander widersprechen.
# Was zu hören ist, wenn Tipps da sind.
hint-told = Tipps: { $hints }.
# Ein Tipp in einer Zeile, wie „Ritterkarte 3–6, Ritter auf Stuhl 22: 4 vorwärts, Aussicht +4,5, Gewinnchance 62 %“.
hint-line = { $move }, { $points }
hint-line-chance = { $move }, { $points }, Gewinnchance { $chance }

# Warum ein Tipp ein guter Zug ist; was er bewirkt, steht davor.
# Woher die Punkte der nächsten Züge kommen, etwa „Ritter +6, Ringe −2“.
hint-sources = In deinen nächsten Zügen: { $sources }.
hint-source = { $source } { $points }
hint-pays-now = Das bringt sofort { $points }.
hint-costs-now = { $points ->
    [one] Das kostet jetzt einen Punkt und zahlt sich später aus.
   *[other] Das kostet jetzt { $points } Punkte und zahlt sich später aus.
}
hint-pays-later = Das zahlt sich später aus.
# Wo die Aussicht negativ ist.
hint-costs-little = { $points ->
    [one] Das kostet jetzt einen Punkt, die meisten anderen Züge verlieren aber mehr.
   *[other] Das kostet jetzt { $points } Punkte, die meisten anderen Züge verlieren aber mehr.
}
hint-loses-little = Die meisten anderen Züge verlieren mehr.

## An einem neuen Tisch

hint-setting = Tipps
hint-setting-on = wer am Zug ist, darf sich einen geben lassen
hint-setting-off = keine
# Steht bei den Optionen eines Tisches.
hint-none = ohne Tipps

## Was schiefgehen kann

hint-off = Dieser Tisch wurde ohne Tipps eröffnet.
hint-no-seat = Tipps gibt es nur für die Spieler an diesem Tisch. Sieh weiter zu; die Züge werden es zeigen.
hint-not-your-turn = Tipps gibt es nur für die, die am Zug sind. Frag wieder, wenn du am Zug bist.
hint-nothing-to-choose = Hier gibt es nichts zu wählen: Es gibt nur einen Zug.
hint-too-many = Du hast in kurzer Zeit nach vielen Tipps gefragt. Denk bitte eine Minute selbst nach und frag dann wieder.
hint-busy = Gerade warten zu viele auf einen Tipp. Bitte frag gleich noch einmal.
