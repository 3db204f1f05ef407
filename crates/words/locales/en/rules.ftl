# The rules: short and in pictures, and below them word for word.

rules-short = In three minutes
rules-contents = Contents
rules-exact = Exact rule
rules-modules = Modules
rules-modules-about = Each in a minute. Begin with one or two.
rules-at-table = Modules at this table
rules-in-short = In short
rules-clauses = All rules, word for word
rules-clauses-about = Each rule with the number that is cited at the table.
rules-search = Search the rules
rules-find = Search
rules-found = Found:
rules-none = Nothing found. Try another word.
rules-others = Other games
rules-try = Prefer to try it?
rules-try-about = A guided game at the real table: you make every move yourself.
rules-context = Read in context
