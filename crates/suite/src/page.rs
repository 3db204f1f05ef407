//! A page as a browser reads it: its elements in order, each with its attributes and the text inside.

use html5gum::{Token, Tokenizer};
use std::collections::BTreeMap;

/// Elements without an end tag.
const VOID: [&str; 8] = ["br", "col", "hr", "img", "input", "link", "meta", "wbr"];

/// An element of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Element {
    /// The name of its tag.
    pub name: String,
    /// Its attributes.
    pub attributes: BTreeMap<String, String>,
    /// All text inside, that of inner elements included.
    pub text: String,
}

impl Element {
    /// The value of an attribute.
    pub fn get(&self, attribute: &str) -> Option<&str> {
        self.attributes.get(attribute).map(String::as_str)
    }

    /// Whether it has this class.
    pub fn has_class(&self, class: &str) -> bool {
        self.get("class").is_some_and(|all| all.split_ascii_whitespace().any(|one| one == class))
    }
}

/// A page, or a part of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// All elements, in the order of their start tags.
    pub elements: Vec<Element>,
    /// What a browser would have to guess: tags that do not match, attributes twice.
    pub problems: Vec<String>,
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

impl Page {
    /// Reads a page.
    pub fn read(html: &str) -> Self {
        let mut page = Self { elements: Vec::new(), problems: Vec::new() };
        let mut open: Vec<usize> = Vec::new();
        for Ok(token) in Tokenizer::new(html) {
            match token {
                Token::StartTag(tag) => {
                    let name = text(&tag.name);
                    let attributes =
                        tag.attributes.iter().map(|(name, value)| (text(name), text(value))).collect();
                    if !tag.self_closing && !VOID.contains(&name.as_str()) {
                        open.push(page.elements.len());
                    }
                    page.elements.push(Element { name, attributes, text: String::new() });
                }
                Token::EndTag(tag) => match open.pop() {
                    Some(at) if page.elements[at].name == text(&tag.name) => {}
                    Some(at) => {
                        let problem = format!("<{}> ended by </{}>", page.elements[at].name, text(&tag.name));
                        page.problems.push(problem);
                    }
                    None => page.problems.push(format!("</{}> without a beginning", text(&tag.name))),
                },
                Token::String(part) => {
                    let part = text(&part);
                    open.iter().for_each(|&at| page.elements[at].text.push_str(&part));
                }
                Token::Error(error) => page.problems.push(error.value.to_string()),
                Token::Comment(_) | Token::Doctype(_) => {}
            }
        }
        page.problems.extend(open.iter().map(|&at| format!("<{}> never ends", page.elements[at].name)));
        page
    }

    /// All elements with this tag.
    pub fn all(&self, name: &str) -> impl Iterator<Item = &Element> {
        self.elements.iter().filter(move |element| element.name == name)
    }

    /// The values of an attribute, in the order of the page.
    pub fn values(&self, attribute: &str) -> Vec<&str> {
        self.elements.iter().filter_map(|element| element.get(attribute)).collect()
    }

    /// The first value of an attribute.
    ///
    /// # Panics
    /// If no element has it.
    pub fn value(&self, attribute: &str) -> &str {
        let values = self.values(attribute);
        values.first().copied().unwrap_or_else(|| panic!("no element has {attribute}"))
    }

    /// The text of the first element of a class, with single spaces, if there is one.
    pub fn text_of(&self, class: &str) -> Option<String> {
        let found = self.elements.iter().find(|element| element.has_class(class))?;
        Some(found.text.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// What can be tapped now.
    pub fn taps(&self) -> Vec<&str> {
        let enabled = self.elements.iter().filter(|element| element.get("disabled").is_none());
        enabled.filter_map(|element| element.get("data-pick")).collect()
    }

    /// How many moves the table on this page has seen.
    pub fn seen(&self) -> usize {
        self.value("data-seen").parse().expect("data-seen is a number")
    }

    /// The language of the page.
    pub fn language(&self) -> &str {
        self.all("html").next().and_then(|html| html.get("lang")).expect("a page says its language")
    }
}
