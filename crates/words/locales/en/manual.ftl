### The manual page and the completions of shells.

cli-help-completions = Print what a shell needs to complete these commands
cli-help-completions-shell = Which shell: bash, zsh, fish, elvish or powershell
cli-help-man = Print the manual page

cli-man-about = board games around King Arthur, in the browser or at the terminal
cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-options = OPTIONS
cli-man-commands = COMMANDS
cli-man-notes = NOTES
cli-man-variable = { $text }. In the environment: { $variable }
