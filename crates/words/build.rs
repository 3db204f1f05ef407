//! A new language is a new folder: the folders are looked at again when something in them changes.

fn main() {
    println!("cargo:rerun-if-changed=locales");
    println!("cargo:rerun-if-changed=../../docs/rules");
}
