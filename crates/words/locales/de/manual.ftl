### Die Handbuchseite und die Vervollständigung in Shells.

cli-help-completions = Ausgeben, was eine Shell braucht, um diese Befehle zu vervollständigen
cli-help-completions-shell = Welche Shell: bash, zsh, fish, elvish oder powershell
cli-help-man = Die Handbuchseite ausgeben

cli-man-about = Brettspiele um König Artus, im Browser oder am Terminal
cli-man-name = BEZEICHNUNG
cli-man-synopsis = ÜBERSICHT
cli-man-description = BESCHREIBUNG
cli-man-options = OPTIONEN
cli-man-commands = BEFEHLE
cli-man-notes = HINWEISE
cli-man-variable = { $text }. In der Umgebung: { $variable }
