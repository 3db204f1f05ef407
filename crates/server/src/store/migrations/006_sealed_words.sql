-- A word for the dice that was sealed before any was shown: its commitment, and its salt once the word is shown.
ALTER TABLE seat ADD COLUMN commitment TEXT;
ALTER TABLE seat ADD COLUMN salt TEXT;
