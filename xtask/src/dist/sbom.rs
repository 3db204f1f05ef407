//! The bill of materials: CycloneDX 1.6 as JSON, with what is linked into the program, its licences and sums.
//!
//! Written here because the file says exactly what cargo linked for this target; the tools that exist
//! describe the workspace.

use super::parts::Part;
use super::programs::Program;
use super::{Outcome, Release, sums, tools};
use serde_json::{Value, json};
use std::path::PathBuf;

/// Writes it.
pub(crate) fn write(release: &Release, program: &Program, parts: &[Part]) -> Outcome<PathBuf> {
    let content = bill(release, program, parts)?;
    // A number that is the same for the same bill, in the form of a UUID (RFC 9562, version 8).
    let sum = sums::of(content.to_string().as_bytes());
    let serial =
        format!("{}-{}-8{}-8{}-{}", &sum[..8], &sum[8..12], &sum[13..16], &sum[17..20], &sum[20..32]);
    let mut bill = json!({ "bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1 });
    bill["serialNumber"] = json!(format!("urn:uuid:{serial}"));
    for (key, value) in content.as_object().into_iter().flatten() {
        bill[key] = value.clone();
    }
    let file = release.packages().join(format!("tafelrunde-{}-{}.cdx.json", release.version, program.target));
    tools::write(&file, format!("{bill:#}\n"), 0o644)?;
    Ok(file)
}

fn bill(release: &Release, program: &Program, parts: &[Part]) -> Outcome<Value> {
    let (own, others): (Vec<&Part>, Vec<&Part>) =
        parts.iter().partition(|part| part.name == "cli" && part.is_ours);
    let own = own.first().ok_or("cargo does not know the program")?;
    let sum = sums::of(&tools::read(&program.path)?);
    let mut components: Vec<Value> = others.iter().map(|part| component(part)).collect();
    let mut dependencies: Vec<Value> = Vec::new();
    let purl = |id: &String| parts.iter().find(|part| &part.id == id).map(Part::purl);
    for part in parts {
        let mut needs: Vec<String> = part.needs.iter().filter_map(purl).collect();
        if let Some(inside) = inside(part)? {
            needs.push(inside["bom-ref"].as_str().unwrap_or_default().to_owned());
            components.push(inside);
        }
        needs.sort();
        dependencies.push(json!({ "ref": part.purl(), "dependsOn": needs }));
    }
    components.extend(beneath(program)?);
    Ok(json!({
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own.purl(),
                "name": "tafelrunde",
                "version": release.version,
                "licenses": [{ "expression": own.licence }],
                "hashes": [{ "alg": "SHA-256", "content": sum }],
                "properties": [
                    { "name": "tafelrunde:commit", "value": release.commit.as_deref().unwrap_or("unknown") },
                    { "name": "tafelrunde:target", "value": program.target },
                ],
            },
        },
        "components": components,
        "dependencies": dependencies,
    }))
}

fn component(part: &Part) -> Value {
    let mut component = json!({
        "type": "library",
        "bom-ref": part.purl(),
        "name": part.name,
        "version": part.version,
    });
    if !part.is_ours {
        component["purl"] = json!(part.purl());
    }
    if let Some(licence) = &part.licence {
        // Some old crates write a slash where SPDX wants OR.
        component["licenses"] = json!([{ "expression": licence.replace('/', " OR ") }]);
    }
    if let Some(sum) = &part.sum {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
    }
    if let Some(repository) = &part.repository {
        component["externalReferences"] = json!([{ "type": "vcs", "url": repository }]);
    }
    component
}

/// What every program of Rust is linked with. Which version of musl it is, Rust does not tell.
fn beneath(program: &Program) -> Outcome<Vec<Value>> {
    let said = tools::said(&mut tools::command("rustc", &["--version"]))?;
    let version = said.split_whitespace().nth(1).ok_or("rustc does not tell its version")?;
    let mut found = vec![json!({
        "type": "library",
        "bom-ref": "rust-std",
        "name": "rust-std",
        "version": version,
        "purl": format!("pkg:generic/rust-std@{version}"),
        "licenses": [{ "expression": "MIT OR Apache-2.0" }],
    })];
    if program.is_static {
        let licences = json!([{ "license": { "id": "MIT" } }]);
        found.push(json!({ "type": "library", "bom-ref": "musl", "name": "musl", "licenses": licences }));
    }
    Ok(found)
}

/// A library in C that a crate brings along, with the version its header tells.
fn inside(part: &Part) -> Outcome<Option<Value>> {
    let (name, header, define, licence) = match part.name.as_str() {
        "libsqlite3-sys" => ("sqlite", "sqlite3/sqlite3.h", "SQLITE_VERSION", "blessing"),
        "libmimalloc-sys" => ("mimalloc", "c_src/mimalloc/v3/include/mimalloc.h", "MI_MALLOC_VERSION", "MIT"),
        _ => return Ok(None),
    };
    let file = part.folder.join(header);
    let text = tools::text(&file)?;
    let version =
        defined(&text, define).ok_or_else(|| format!("{} does not tell {define}", file.display()))?;
    let version = with_points(version);
    let purl = format!("pkg:generic/{name}@{version}");
    Ok(Some(json!({
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "licenses": [{ "license": { "id": licence } }],
    })))
}

/// What `#define NAME VALUE` says.
fn defined(text: &str, name: &str) -> Option<String> {
    text.lines().find_map(|line| {
        let mut words = line.strip_prefix("#define")?.split_whitespace();
        (words.next()? == name).then(|| words.next().map(|value| value.trim_matches('"').to_owned()))?
    })
}

/// A version that is one number, with two digits each for its second and third part, as people write it.
fn with_points(version: String) -> String {
    match version.parse::<u32>() {
        Ok(number) => format!("{}.{}.{}", number / 10_000, number / 100 % 100, number % 100),
        Err(_) => version,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_read_from_a_header() {
        let text =
            "/* a */\n#define SQLITE_VERSION        \"3.50.4\"\n#define SQLITE_VERSION_NUMBER 3050004\n";
        assert_eq!(defined(text, "SQLITE_VERSION").as_deref(), Some("3.50.4"));
        assert_eq!(defined(text, "SQLITE"), None);
        assert_eq!(with_points("3.50.4".to_owned()), "3.50.4");
        assert_eq!(with_points("30302".to_owned()), "3.3.2");
    }
}
