//! Where each chair stands on the screen: 28 places on an ellipse, with chair 0 at the top.

use artus::Chair;

/// The size of the smallest ring.
pub(crate) const SMALLEST: (u16, u16) = (47, 17);

/// The ring of chairs, laid out.
#[derive(Clone, Debug)]
pub(crate) struct Ring {
    /// Its size in columns and rows.
    pub(crate) size: (u16, u16),
    places: [Place; Chair::COUNT as usize],
}

/// Where a chair stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Place {
    /// The column and row of the figure.
    pub(crate) figure: (u16, u16),
    /// On which side of the figure its plate lies.
    pub(crate) plate: Inward,
    /// How far to the right of the figure a plate below or above it lies.
    lean: i16,
}

/// The way to the middle of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Inward {
    #[default]
    Down,
    Left,
    Up,
    Right,
}

/// One quarter of the ring in the smallest size, from the top chair to the rightmost: columns right of the middle and
/// rows below the top. A true ellipse of that size would lay plates over each other.
const QUARTER: [(f64, f64); 8] =
    [(0.0, 0.0), (5.0, 0.0), (10.0, 0.0), (15.0, 1.0), (15.0, 3.0), (16.0, 4.0), (17.0, 6.0), (17.0, 7.0)];

/// Chairs nearer to the top or the bottom than this have their plates below or above them.
const STACKED: usize = 3;
/// How far the plate of the last of them leans towards the middle.
const LEAN: i16 = 2;

impl Ring {
    /// The largest ring that fits, if there is room for one.
    pub(crate) fn within(columns: u16, rows: u16) -> Option<Self> {
        if columns < SMALLEST.0 || rows < SMALLEST.1 {
            return None;
        }
        // An odd number of each, so that there is a middle; no wider than looks round.
        let rows = (rows - 1) / 2 * 2 + 1;
        let columns = (columns - 1) / 2 * 2 + 1;
        let columns = columns.min(rows * 5 / 2 / 2 * 2 + 1).max(SMALLEST.0);
        let ellipse = |eighth: usize, across: f64, down: f64| {
            let angle = std::f64::consts::TAU * eighth as f64 / f64::from(Chair::COUNT);
            (across * angle.sin(), down * (1.0 - angle.cos()))
        };
        let stretched = |eighth: usize, across: f64, down: f64| {
            let (widest, lowest) = QUARTER[7];
            (QUARTER[eighth].0 / widest * across, QUARTER[eighth].1 / lowest * down)
        };
        let candidates = [
            Self::laid(columns, rows, ellipse),
            Self::laid(columns, rows, stretched),
            Self::laid(SMALLEST.0, SMALLEST.1, stretched),
        ];
        candidates.into_iter().find(Self::is_clear)
    }

    fn laid(columns: u16, rows: u16, quarter: impl Fn(usize, f64, f64) -> (f64, f64)) -> Self {
        let (middle, half) = (i32::from(columns / 2), i32::from(rows / 2));
        // Right of the rightmost figure: its ring, a bracket and four columns of its number.
        let (across, down) = (f64::from(middle - 6), f64::from(half - 1));
        let place = |chair: Chair| {
            let number = usize::from(chair.number());
            let (eighth, below) = match number {
                0..=7 => (number, false),
                8..=14 => (14 - number, true),
                15..=21 => (number - 14, true),
                _ => (28 - number, false),
            };
            let (x, y) = quarter(eighth, across, down);
            let (x, y) = (x.round() as i32, y.round() as i32 + 1);
            // A figure and its ring are two columns wide: the left half mirrors that.
            let column = if number > 14 { middle - x - i32::from(eighth > STACKED) } else { middle + x };
            let row = if below { i32::from(rows) - 1 - y } else { y };
            let plate = match (eighth <= STACKED, below) {
                (true, false) => Inward::Down,
                (true, true) => Inward::Up,
                (false, _) if number < 14 => Inward::Left,
                (false, _) => Inward::Right,
            };
            // Where the ring bends, a plate lies towards the middle.
            let bend = if eighth == STACKED { LEAN } else { 0 };
            let lean = if number > 14 { bend } else { -bend };
            let on_screen = |place: i32| u16::try_from(place).unwrap_or_default();
            Place { figure: (on_screen(column), on_screen(row)), plate, lean }
        };
        let mut places = [Place::default(); Chair::COUNT as usize];
        Chair::all().for_each(|chair| places[usize::from(chair.number())] = place(chair));
        Self { size: (columns, rows), places }
    }

    /// Where a chair stands.
    pub(crate) const fn place(&self, chair: Chair) -> Place {
        self.places[chair.number() as usize]
    }

    /// The free room in the middle: first column, first row, columns, rows.
    pub(crate) fn middle(&self) -> (u16, u16, u16, u16) {
        let (columns, rows) = self.size;
        let top = self.places[STACKED + 1].figure.1 + 1;
        let (plate, _, _) = self.places[STACKED + 2].slots()[2];
        let width = plate.saturating_sub(columns / 2 + 2) * 2 + 1;
        ((columns - width) / 2, top, width, rows - 2 * top)
    }

    /// The top of the table: for each row its first column and the one after its last.
    pub(crate) fn table_top(&self) -> Vec<Option<(u16, u16)>> {
        let mut extents: Vec<Option<(u16, u16)>> = vec![None; usize::from(self.size.1)];
        for (column, row, width) in self.places.iter().map(|place| place.slots()[2]) {
            let extent = &mut extents[usize::from(row)];
            let (first, end) = extent.unwrap_or((column, column + width));
            *extent = Some((first.min(column), end.max(column + width)));
        }
        let plates: Vec<usize> = (0..extents.len()).filter(|&row| extents[row].is_some()).collect();
        for pair in plates.windows(2) {
            // Rows without a plate lie between two with one.
            if let ([above, below], Some(upper), Some(lower)) = (pair, extents[pair[0]], extents[pair[1]]) {
                for (row, extent) in extents.iter_mut().enumerate().take(*below).skip(above + 1) {
                    *extent = Some(if row - above <= below - row { upper } else { lower });
                }
            }
        }
        extents
    }

    /// Whether no chair, number or plate lies on another or outside.
    fn is_clear(&self) -> bool {
        let mut taken = std::collections::BTreeSet::new();
        self.places.iter().flat_map(Place::slots).all(|(column, row, width)| {
            let inside = column + width <= self.size.0 && row < self.size.1;
            inside && (column..column + width).all(|column| taken.insert((column, row)))
        })
    }
}

impl Place {
    /// Columns and rows of the number, the figure and the plate, each with its width.
    pub(crate) const fn slots(&self) -> [(u16, u16, u16); 3] {
        let (column, row) = self.figure;
        let figure = (column.saturating_sub(1), row, 4);
        let leaning = column.saturating_add_signed(self.lean - 1);
        match self.plate {
            Inward::Down => [(column.saturating_sub(2), row - 1, 4), figure, (leaning, row + 1, 3)],
            Inward::Up => [(column.saturating_sub(2), row + 1, 4), figure, (leaning, row - 1, 3)],
            Inward::Left => [(column + 3, row, 4), figure, (column.saturating_sub(5), row, 3)],
            Inward::Right => [(column.saturating_sub(5), row, 4), figure, (column + 4, row, 3)],
        }
    }
}
