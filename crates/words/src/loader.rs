//! Which languages there are, and looking a key up in one of them.

use crate::{Words, message_cache};
use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader, static_loader};
use std::collections::HashMap;
use std::mem::discriminant;
use std::sync::LazyLock;

static_loader! {
    static LOCALES = {
        locales: "locales",
        fallback_language: "en",
        // Isolation marks protect mixed scripts; in a terminal they are seen as garbage.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// A language of the house.
pub(crate) struct Language {
    id: LanguageIdentifier,
    name: String,
}

/// One language for each folder of `locales`, sorted.
static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let of = |id: &LanguageIdentifier| Language { id: id.clone(), name: id.to_string() };
    let mut languages: Vec<Language> = LOCALES.locales().map(of).collect();
    languages.sort_by(|a, b| a.name.cmp(&b.name));
    languages
});

/// What fills a gap in a sentence.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// A number, shown in plain digits; it also decides between singular and plural.
    Number(i64),
    /// A text, or a word by which a sentence chooses its variant.
    Text(String),
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}

numbers!(i64, i32, i16, i8, u32, u16, u8);

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl Words {
    /// The languages there are, sorted: one for each folder of `locales`.
    pub fn languages() -> Vec<&'static str> {
        LANGUAGES.iter().map(|language| language.name.as_str()).collect()
    }

    /// The language with exactly this id, such as `de`.
    pub fn new(lang: &str) -> Option<Self> {
        LANGUAGES
            .iter()
            .find(|language| language.name == lang)
            .map(|language| Self { language, districts: false })
    }

    /// The first language of a list of wishes that there is, and English if there is none of them.
    ///
    /// A wish may be what the environment or a browser says: `de_AT.UTF-8`, `de-AT`, `de;q=0.9`.
    pub fn best<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Self {
        let found = wanted.into_iter().find_map(|wish| {
            let tag = wish.split(['.', '@', ';']).next().unwrap_or_default().trim().replace('_', "-");
            let wish: LanguageIdentifier = tag.parse().ok()?;
            let exact = LANGUAGES.iter().find(|language| language.id == wish);
            exact.or_else(|| LANGUAGES.iter().find(|language| language.id.language == wish.language))
        });
        let english = || {
            let fallback = LANGUAGES.iter().find(|language| language.id == *LOCALES.fallback());
            fallback.expect("the loader does not compile without its fallback language")
        };
        Self { language: found.unwrap_or_else(english), districts: false }
    }

    /// The id of this language, such as `de`.
    pub fn lang(&self) -> &'static str {
        &self.language.name
    }

    /// What a key says in this language.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// What a key says in this language, its gaps filled.
    ///
    /// A key that this language lacks is said in English; one that English lacks too is shown in brackets.
    /// Every sentence can choose by `$districts`, too.
    pub fn say_with(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        message_cache::cached((self.lang(), self.districts), key, args, || self.put_together(key, args))
    }

    fn put_together(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        let districts = ("districts", FluentValue::from(if self.districts { "yes" } else { "no" }));
        let args = args.iter().map(|(name, value)| match value {
            Value::Number(number) => (*name, FluentValue::from(*number)),
            Value::Text(text) => (*name, FluentValue::from(text.as_str())),
        });
        let args: HashMap<&str, FluentValue<'_>> = args.chain([districts]).collect();
        let look_up = |id| LOCALES.lookup_single_language(id, key, Some(&args));
        look_up(&self.language.id)
            .or_else(|_| look_up(LOCALES.fallback()))
            .unwrap_or_else(|_| format!("⟦{key}⟧"))
    }

    /// Whether this language itself has a key.
    pub fn has(&self, key: &str) -> bool {
        // The loader does not export its error type; what it answers for a missing key is known from one.
        let error = |key| LOCALES.lookup_single_language::<&str>(&self.language.id, key, None).err();
        let missing = error("").map(|error| discriminant(&error));
        error(key).is_none_or(|error| Some(discriminant(&error)) != missing)
    }
}
