//! The printed values of the module: the colours of the roofs, read from TOML and checked with all that is
//! fixed (CRL-6.1 to CRL-6.4).

use super::state::District;
use crate::components::{Note, Provenance, Reader};
use crate::vocab::{Colour, Vassal};
use serde::Deserialize;
use std::collections::BTreeMap;
use table::Fault;

/// The values that a components file can change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The district of each colour in the standard setup (CRL-1.3).
    pub districts: [District; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Places {
    lady: i64,
    simple: i64,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Districts {
    list: Vec<Entry>,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    /// The name on the German tile; what people read comes from the translations.
    #[expect(dead_code, reason = "a part of the format")]
    name_de: String,
    colour: String,
    stores: Vec<String>,
    amount: Option<BTreeMap<String, i64>>,
    trades: Option<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Variants {
    random_districts: bool,
    source: String,
    note: Note,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    schema: String,
    module: String,
    places: Places,
    districts: Districts,
    variants: Variants,
}

impl Components {
    /// The text of the components that come with the program.
    pub(crate) const PRINTED: &'static str = include_str!("../../../../../components/merlin/caerleon.toml");

    /// Reads and checks the file of the module; also where its values come from.
    pub(crate) fn read(reader: &Reader<'_, File>) -> Result<(Self, Vec<Provenance>), Fault> {
        let File { schema, module, places, districts, variants } = &reader.file;
        reader.fixed("MER-1.18", &["schema"], schema.as_str(), "merlin-components/1")?;
        reader.fixed("MER-1.18", &["module"], module.as_str(), "caerleon")?;
        reader.fixed("CRL-6.3", &["places", "lady"], places.lady, 1)?;
        reader.fixed("CRL-6.3", &["places", "simple"], places.simple, District::SIMPLE_PLACES as i64)?;
        let path = ["variants", "random_districts"];
        reader.fixed("CRL-1.4", &path, variants.random_districts, true)?;
        reader.fixed("CRL-6.1", &["districts", "list"], districts.list.len(), District::ALL.len())?;
        let (mut laid, mut entries) = ([None; 6], Vec::new());
        for (index, entry) in districts.list.iter().enumerate() {
            let number = (index + 1).to_string();
            let path = |field: &'static str| ["districts", "list", &number, field];
            let district = reader.named("CRL-6.1", &path("id"), &entry.id, &District::ALL)?;
            let colour = reader.named("CRL-6.1", &path("colour"), &entry.colour, &Colour::ALL)?;
            let twice = laid.contains(&Some(district));
            reader.demand(!twice, "CRL-6.1", &path("id"), format!("2 × {district}"), 1)?;
            let covered = laid[colour.index()].replace(district).is_some();
            reader.demand(!covered, "CRL-6.1", &path("colour"), format!("2 × {colour}"), 1)?;
            entries.push((district, entry, number));
        }
        for (district, entry, number) in entries {
            let stores: Vec<&str> = entry.stores.iter().map(String::as_str).collect();
            let path = ["districts", "list", &number, "stores"];
            reader.fixed("CRL-6.2", &path, stores.as_slice(), stored(district))?;
            amounts(reader, entry, district, &number)?;
        }
        let source = |what: &str, source: &str, note: &Note| Provenance {
            what: what.to_owned(),
            source: source.to_owned(),
            notes: note.by_language(),
        };
        let sources = vec![
            source("caerleon.places", &places.source, &places.note),
            source("caerleon.districts", &districts.source, &districts.note),
            source("caerleon.variants", &variants.source, &variants.note),
        ];
        let districts =
            laid.map(|district| district.expect("six districts have six colours, as checked above"));
        Ok((Self { districts }, sources))
    }
}

/// What a district stores (CRL-1.5, CRL-1.6).
const fn stored(district: District) -> &'static [&'static str] {
    match district {
        District::Mint => &["coin"],
        District::Trader => &[],
        District::Orchard => &["apple", "mistletoe"],
        District::Smith => &["shield"],
        District::Quarry => &["material"],
        District::Tailor => &["flag"],
    }
}

/// What the vassals take there, or how often they exchange (CRL-6.4).
fn amounts(reader: &Reader<'_, File>, entry: &Entry, district: District, number: &str) -> Result<(), Fault> {
    let path = |field: &'static str| ["districts", "list", number, field];
    let trades = (district == District::Trader).then_some(i64::from(District::TRADES));
    reader.fixed("CRL-6.4", &path("trades"), entry.trades, trades)?;
    let simple = Vassal::ALL.into_iter().filter_map(|vassal| {
        let amount = district.amount(vassal)?;
        Some((vassal.id().to_owned(), i64::from(amount)))
    });
    let amounts: Option<BTreeMap<String, i64>> = (district != District::Trader).then(|| simple.collect());
    reader.fixed("CRL-6.4", &path("amount"), entry.amount.as_ref(), amounts.as_ref())
}
