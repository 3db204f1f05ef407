# Der Rückblick auf eine beendete Partie: wer wann wohl gewonnen hätte und wo sich das geändert hat.

# Eine Schaltfläche am Ende einer Partie.
review-review = Rückblick
review-chance = Gewinnchance
review-chances-about = Nach jedem Zug geschätzt vom Netz, mit dem die Großmeister spielen, aus dem, was jeder selbst damals wusste. Genau ist das nicht: Von Stellungen, denen es 70 % gibt, werden ungefähr 65 bis 75 % gewonnen.
# Für alle, die zuhören; $chances ist eine Liste wie „Anna 62 %, Ben 38 %“.
review-chart = Gewinnchance aller nach jedem Zug. Nach diesem: { $chances }.
review-of = { $name } { $chance }

review-turning-points = Wendepunkte
review-no-turning-points = Kein Zug hat jemandes Gewinnchance um 5 Prozentpunkte oder mehr geändert.
# Wofür ein Zeichen steht.
review-better = Ein Zug, der Chancen gebracht hat
review-worse = Ein Zug, der Chancen gekostet hat
review-luck = Glück
# Ein Buchstabe für Glück.
review-luck-sign = G

review-ask = Was täte ein Großmeister?
review-advice = Was ein Großmeister hier täte
# Neben dem Zug, der gemacht wurde.
review-played = gespielt
review-no-advice = Der Großmeister hat zu lange gebraucht. Frag ihn gleich noch einmal.
review-later = Der Rückblick ist noch nicht fertig: Gerade werden viele Partien ausgewertet. Öffne diese Seite gleich noch einmal.
