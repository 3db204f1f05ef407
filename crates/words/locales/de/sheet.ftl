## Ein Tisch in Zeilen, für das Terminal und für alle, die zuhören

sheet-counted = { $count } × { $name }
sheet-round = Runde { $round } von { $rounds }
sheet-hand = Hand: { $list }

## Artus

sheet-artus-round = Runde { $round } von { $rounds }
sheet-artus-placement = Platzierungsrunde { $round } von { $rounds }
sheet-artus-card = Karte { $card } von { $cards }
sheet-artus-draw = Nachziehen { $card } von { $cards }
sheet-artus-royal = { $figure } auf Stuhl { $chair } ({ $value }), Ringe { $rings }
sheet-artus-supply = Ringe im Vorrat: { $count }
sheet-artus-knights = Ritter auf { $list }
sheet-artus-cards = { $kind ->
    [knight] Ritterkarten
    [king] Königskarten
   *[scoring] Wertungskarten
}: { $held } auf der Hand, { $pile } im Stapel
sheet-artus-unplayed = Noch nicht gespielt: { $list }
sheet-artus-tokens = Plättchen zu 50 Punkten: { $count }

## Die Zukunft von Camelot

sheet-camelot-display = In der Auslage: { $list }
sheet-camelot-deck = { $deck } ({ $count }): { $list }
sheet-camelot-tiles-left = Übrig: Gral { $grail }, Merlin { $merlin } von { $all }
sheet-camelot-colour = { $colour }, Punkte { $points }: Ritter hinter dem Sichtschirm { $screen }, ausgesandt { $sent }, im Hinterland { $hinterland }; Gralsplättchen { $grail }, Merlin-Plättchen { $merlin }
sheet-camelot-rooms = Figuren: { $list }
sheet-camelot-hero = { $hero }, Seite { $side }
sheet-camelot-fist = Faust { $count }
sheet-camelot-merlin = Merlin { $tiles }
sheet-camelot-grail = Gral: { $parts } ({ $points })

## Merlin

sheet-merlin-figure = { $figure } auf { $space }
sheet-merlin-on-board = auf dem Spielplan
sheet-merlin-relic = { $relic }: { $owner }
sheet-merlin-principality = { $colour }: Flaggen { $flags }, Schilde { $shields }, Baumaterial { $materials }
sheet-merlin-apples = Äpfel im Vorrat: { $count }
sheet-merlin-display = Auslage (Nachziehstapel { $deck }, abgelegt { $discard }):
sheet-merlin-items = Gegenstände: { $list }
sheet-merlin-castle = Äpfel { $apples }, Stäbe { $staffs }, Einflussmarker { $markers }, Rittergüter { $manors }, Karten { $cards }
sheet-merlin-traitors = Verräter: { $list }
sheet-merlin-dice = Unbenutzte Würfel: { $list }
sheet-merlin-knight = Ritter auf { $list }
sheet-merlin-vassals = Gefolgsleute: { $list }
sheet-merlin-influence = Einfluss: { $list }
sheet-merlin-manors = Rittergüter: { $list }
sheet-merlin-seen = Von der Hand bekannt: { $list }
sheet-merlin-met = { $mission }: erfüllt
sheet-merlin-missing = { $mission }, es fehlt: { $missing }

sheet-arthur = Offene Pikten: { $list }
sheet-arthur-ring = Der Siegelring liegt auf dem Spielplan
sheet-knights = Der Marschall steht { $list }
sheet-knights-defence = Verteidigungs-Plättchen auf Sir Gareth: { $list }
sheet-knights-performed = Plättchen auf Sir Geraint: { $list }
sheet-knights-influence = Sir Kays Plättchen auf dem Spielplan: { $list }
sheet-knights-castles = Burgen unter Rittergütern: { $list }
sheet-gold = Im Vorrat: Goldmünzen { $coins }, Misteln { $mistletoe }
sheet-market = Auf dem Markt: { $list }
sheet-market-used = In dieser Runde benutzte Tagelöhner: { $list }
sheet-market-under = Plusmarker unter Einflussmarkern: { $list }
sheet-caerleon = Stadtviertel: { $list }
sheet-treasures = Schätze: { $list }
sheet-treasures-staffs = Neutrale Stäbe übrig: { $count }
sheet-decree = Erlasse in den Stapeln: { $list }
sheet-decree-known = Erlasse, die du kennst, { $colour }: { $list }
sheet-decree-looked = Angesehene Stapel mit Erlassen: { $list }
sheet-decree-gone = Erlasse aus dem Spiel: { $list }
sheet-decree-owned = Ausliegende Erlasse: { $list }
sheet-morgana-stands = Morgana steht { $list }
sheet-morgana-dice = Morgana-Würfel: { $list }
sheet-morgana-cauldrons = { $list }
sheet-morgana-placed = Abgelegte Morgana-Würfel: { $list }
# Wessen Würfel es ist, was er zeigt und wo er liegt.
sheet-morgana-placed-die = { $name }: { $pips } ({ $place })
sheet-morgana-left = Im Vorrat: vergiftete Äpfel { $apples }, Hexenhäuser { $huts }, Morgana-Marker { $markers }
sheet-morgana-pentagrams = Sternmarker genommen: { $list }
sheet-morgana-alone = Morgana-Marker, die allein stehen: { $list }
sheet-morgana-carried = Morgana-Marker auf Einflussmarkern: { $list }
sheet-morgana-carried-on-plus = Morgana-Marker auf Einflussmarkern mit Plusmarker: { $list }
sheet-morgana-huts = Hexenhäuser auf Rittergütern: { $list }
