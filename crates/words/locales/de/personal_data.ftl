# Persönliche Daten: alles herunterladen, das Konto löschen.

personal-data-title = Deine Daten
personal-data-export = Mitnehmen
personal-data-export-hint = Eine Datei (JSON) mit allem, was das Haus über dich weiß: deine Geräte und Token, deine Tische, was du gesagt hast, und die Aufzeichnungen deiner beendeten Partien. Laufende Partien kommen ohne Aufzeichnung, denn sie verriete, was die anderen auf der Hand haben.
personal-data-export-button = Meine Daten herunterladen
personal-data-export-busy = Gerade bekommt jemand anders seine Daten. Bitte gleich noch einmal versuchen.
personal-data-delete = Konto löschen
personal-data-delete-hint = Dein Konto, deine Geräte, Token und Links sind dann für immer weg, ebenso Tische, an denen außer dir nur Bots saßen, und alles, was du gesagt hast. In Partien mit anderen steht dein Platz als gelöscht da; die Züge bleiben, denn die Partien gehören auch ihnen. Den Namen deines Kontos kann danach jemand anders nehmen. Das lässt sich nicht rückgängig machen: Lade vorher deine Daten herunter.
personal-data-delete-button = { $account } für immer löschen
personal-data-wrong-password = Das ist nicht dein Passwort. Es wurde nichts gelöscht.
personal-data-deleted = gelöscht
