//! The style sheet and the scripts as they are sent: without comments and without the whitespace that only people need.

/// Letters beside which a style sheet needs no space. A space before a colon matters in a selector, one beside `+`, `-`
/// or `(` in `calc()` and in `@media`, so those stay.
const NEEDS_NO_SPACE_BEFORE: &str = "{};,>~)!";
const NEEDS_NO_SPACE_AFTER: &str = "{};,>~(:";

/// A style sheet without comments and without spaces that mean nothing. Texts between quotes and addresses in `url()`
/// stay as they are.
pub(super) fn packed(sheet: &str) -> String {
    let mut packed = String::with_capacity(sheet.len());
    let mut rest = sheet;
    let mut is_spaced = false;
    while let Some(letter) = rest.chars().next() {
        let length = if let Some(comment) = rest.strip_prefix("/*") {
            is_spaced = true;
            comment.find("*/").map_or(rest.len(), |end| end + 4)
        } else if letter.is_whitespace() {
            is_spaced = true;
            letter.len_utf8()
        } else if is_zero_of_fraction(rest) && (is_spaced || !ends_with_name(&packed)) {
            // `0.5` is sent as `.5`.
            push(&mut packed, ".", is_spaced);
            is_spaced = false;
            "0.".len()
        } else {
            let length = verbatim(rest).unwrap_or(letter.len_utf8());
            push(&mut packed, &rest[..length], is_spaced);
            is_spaced = false;
            length
        };
        rest = &rest[length..];
    }
    packed
}

/// Scripts without lines that are comments, and without indentation. No text of theirs goes over several lines
/// (`crates/tidy/tests/scripts.rs`), so what stands at the beginning of a line is never part of one.
pub(super) fn packed_script(script: &str) -> String {
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// How much is to be left as it is: a text between quotes, or an address.
fn verbatim(rest: &str) -> Option<usize> {
    let quote = rest.chars().next().filter(|letter| ['"', '\''].contains(letter));
    if let Some(quote) = quote {
        let mut is_escaped = false;
        let end = rest[1..].find(|letter: char| {
            let ends = letter == quote && !is_escaped;
            is_escaped = letter == '\\' && !is_escaped;
            ends
        });
        return Some(end.map_or(rest.len(), |end| end + 2));
    }
    // An address between quotes is one of the texts above.
    let address = rest.strip_prefix("url(").filter(|address| !address.trim_start().starts_with(['"', '\'']));
    address.map(|address| address.find(')').map_or(rest.len(), |end| "url()".len() + end))
}

fn is_zero_of_fraction(rest: &str) -> bool {
    rest.strip_prefix("0.")
        .is_some_and(|fraction| fraction.starts_with(|letter: char| letter.is_ascii_digit()))
}

/// Whether what follows would continue a name or a number, as after `.a`, `1` and `.a-`, but not after `: -`.
fn ends_with_name(packed: &str) -> bool {
    let text = packed.trim_end_matches('-');
    text.ends_with(|letter: char| letter.is_alphanumeric() || letter == '_')
}

/// Adds a letter or a text, with a space before it if one was there that means something.
fn push(packed: &mut String, text: &str, is_spaced: bool) {
    let ends_with = |letters: &str| packed.ends_with(|last| letters.contains(last));
    let begins_with = |letters: &str| text.starts_with(|first| letters.contains(first));
    if is_spaced
        && !packed.is_empty()
        && !ends_with(NEEDS_NO_SPACE_AFTER)
        && !begins_with(NEEDS_NO_SPACE_BEFORE)
    {
        packed.push(' ');
    }
    if text == "}" && packed.ends_with(';') {
        packed.pop();
    }
    packed.push_str(text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_packed_line_by_line() {
        let script = "// Why.\n'use strict';\n\nfunction a() {\n  // How.\n  return 'b // c'; // d\n}\n";
        assert_eq!(packed_script(script), "'use strict';\nfunction a() {\nreturn 'b // c'; // d\n}\n");
    }

    #[test]
    fn a_style_sheet_is_packed_without_a_change_of_its_meaning() {
        for (sheet, expected) in [
            ("a {\n  color: red;\n  margin: 0 auto;\n}\n\nb {\n}\n", "a{color:red;margin:0 auto}b{}"),
            ("/* why */ a > b,\nc ~ d + e { /* x */ top: 1px; }", "a>b,c~d + e{top:1px}"),
            // Spaces that mean something.
            ("a :hover, a:not(.b) .c, a :is(b, c) { x: y }", "a :hover,a:not(.b) .c,a :is(b,c){x:y}"),
            ("a { width: calc(100% - 2rem + (1px * 2)) }", "a{width:calc(100% - 2rem + (1px * 2))}"),
            ("a { font: 600 1rem / 1.2 var( --serif ) }", "a{font:600 1rem / 1.2 var(--serif)}"),
            (
                "@media (max-width: 720px) and (not (hover: none)), print { a { b: c; } }",
                "@media (max-width:720px) and (not (hover:none)),print{a{b:c}}",
            ),
            ("@container table (width > 600px) { a { b: c } }", "@container table (width>600px){a{b:c}}"),
            ("a { color: red !important; --x: 1px  2px }", "a{color:red!important;--x:1px 2px}"),
            ("a[href^='x y'] b { c: d }", "a[href^='x y'] b{c:d}"),
            // Texts and addresses stay as they are.
            ("a::after { content: \" · { } /* */ \" }", "a::after{content:\" · { } /* */ \"}"),
            (r#"a { content: "\"  ;  }"; b: 'it''  s' }"#, r#"a{content:"\"  ;  }";b:'it''  s'}"#),
            (
                "a { b: url(data:image/png;base64,AA//BB  ) 0 0; c: url( \"x  y\" ) }",
                "a{b:url(data:image/png;base64,AA//BB  ) 0 0;c:url(\"x  y\")}",
            ),
            // Numbers below one.
            ("a { b: 0.5 -0.25 10.5 rgb(0 0 0 / 0.4), 0.1s; }", "a{b:.5 -.25 10.5 rgb(0 0 0 / .4),.1s}"),
            (".a0.b, .c-0.d { e: 0 }", ".a0.b,.c-0.d{e:0}"),
            ("a { b: c", "a{b:c"),
            ("", ""),
        ] {
            assert_eq!(packed(sheet), expected);
            assert_eq!(packed(expected), expected, "what is packed stays");
        }
    }
}
