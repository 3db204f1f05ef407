//! Puts many mutants into the code at once: each function that has some asks at its start which mutant is
//! chosen, and goes on as that one or as itself. So a package is built once for all of them, which takes
//! longer than most tests.

use super::list::{Mutant, Place};
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;

/// The variable that chooses a mutant by its number; 0 is the code as it is.
pub(crate) const CHOSEN: &str = "TAFELRUNDE_MUTANT";

/// What is added to the package: asks which mutant is chosen.
const ASKS: &str = "
#[allow(missing_docs, clippy::all)]
pub(crate) fn mutant_is(number: u32) -> bool {
    static CHOSEN: std::sync::LazyLock<u32> = std::sync::LazyLock::new(|| {
        std::env::var(\"TAFELRUNDE_MUTANT\").map_or(0, |number| number.parse().expect(\"a number\"))
    });
    *CHOSEN == number
}
";

/// The files as they were; they are written back when this is dropped.
pub(crate) struct Restore(Vec<(String, String)>);

impl Drop for Restore {
    fn drop(&mut self) {
        for (file, text) in &self.0 {
            if let Err(error) = std::fs::write(file, text) {
                eprintln!("xtask: {file} could not be written back, `git restore {file}` does it: {error}");
            }
        }
    }
}

/// Where the mutants are in the files with switches.
pub(crate) struct Switched {
    /// File, lines of the mutant, its number.
    mutants: Vec<(String, Range<usize>, usize)>,
    /// File, lines of the function, the numbers of all its mutants.
    functions: Vec<(String, Range<usize>, Vec<usize>)>,
    pub(crate) restore: Restore,
}

impl Switched {
    /// The mutants that a fault at this place is about: the one that is there, or all of the function around it.
    pub(crate) fn at(&self, file: &str, line: usize) -> Vec<usize> {
        let here = |lines: &Range<usize>, name: &str| name == file && lines.contains(&line);
        if let Some((_, _, number)) = self.mutants.iter().find(|(name, lines, _)| here(lines, name)) {
            return vec![*number];
        }
        let around = self.functions.iter().find(|(name, lines, _)| here(lines, name));
        around.map(|(_, _, numbers)| numbers.clone()).unwrap_or_default()
    }
}

/// Writes the mutants into the files; `mutants` with their numbers.
pub(crate) fn write(package: &str, mutants: &[(usize, Mutant)]) -> Result<Switched, String> {
    let mut switched = Switched { mutants: Vec::new(), functions: Vec::new(), restore: Restore(Vec::new()) };
    let root = format!("crates/{package}/src/lib.rs");
    let mut files = BTreeMap::from([(root.clone(), BTreeMap::new())]);
    for (number, mutant) in mutants {
        let functions: &mut BTreeMap<_, Vec<_>> = files.entry(mutant.file.clone()).or_default();
        if let Some(function) = mutant.function {
            functions.entry(function).or_default().push((*number, mutant));
        }
    }
    for (file, functions) in files {
        let before = std::fs::read_to_string(Path::new(&file)).map_err(|error| format!("{file}: {error}"))?;
        let mut text = String::new();
        let mut written = 0;
        for ((from, to), mutants) in functions {
            let function = offset(&before, from)..offset(&before, to);
            let open =
                body(&before, function.clone()).ok_or_else(|| format!("{file}: no body at {from:?}"))?;
            // A constant function cannot ask; if a constant needs it, the compiler says so.
            text.push_str(&before[written..function.start]);
            text.push_str(&before[function.start..open].replace("const fn", "fn"));
            let begin = lines(&text);
            text.push_str("{ ");
            for (number, mutant) in &mutants {
                let (start, end) = (offset(&before, mutant.span.0), offset(&before, mutant.span.1));
                let first = lines(&text);
                text.push_str(&format!("if crate::mutant_is({number}) {}", &before[open..start]));
                text.push_str(&format!("{}{} else\n", mutant.replacement, &before[end..function.end]));
                switched.mutants.push((file.clone(), first..lines(&text), *number));
            }
            text.push_str(&format!("{} }}", &before[open..function.end]));
            let numbers = mutants.iter().map(|(number, _)| *number).collect();
            switched.functions.push((file.clone(), begin..lines(&text) + 1, numbers));
            written = function.end;
        }
        text.push_str(&before[written..]);
        if file == root {
            text.push_str(ASKS);
        }
        std::fs::write(&file, text).map_err(|error| format!("{file}: {error}"))?;
        switched.restore.0.push((file, before));
    }
    Ok(switched)
}

/// The number of the last line.
fn lines(text: &str) -> usize {
    text.matches('\n').count() + 1
}

/// Where a place is in a text.
fn offset(text: &str, place: Place) -> usize {
    let line: usize = text.split_inclusive('\n').take(place.line - 1).map(str::len).sum();
    let columns = text[line..].chars().take(place.column - 1).map(char::len_utf8).sum::<usize>();
    line + columns
}

/// Where the body of a function begins: its first brace that is not in its documentation or an attribute.
fn body(text: &str, function: Range<usize>) -> Option<usize> {
    let mut at = function.start;
    for line in text[function].split_inclusive('\n') {
        let is_code = !matches!(line.trim_start().get(..1), Some("/" | "#"));
        if let Some(brace) = line.find('{').filter(|_| is_code) {
            return Some(at + brace);
        }
        at += line.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{Place, body, offset};

    #[test]
    fn a_place_is_counted_in_characters() {
        assert_eq!(offset("ab\nä{}", Place { line: 2, column: 2 }), 5);
    }

    #[test]
    fn a_body_begins_after_documentation_and_attributes() {
        let text = "/// A {link}.\n#[cfg(any())]\nfn twice(of: u8) -> u8 {\n    of * 2\n}";
        assert_eq!(body(text, 0..text.len()), text.find("{\n"));
    }
}
