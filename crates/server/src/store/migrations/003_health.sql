-- One row that is written to find out whether the store can be written.
CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), probes INTEGER NOT NULL) STRICT;
