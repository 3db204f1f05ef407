//! A lesson or a guide that is added or changed is part of the next build.

fn main() {
    println!("cargo:rerun-if-changed=../../lessons");
    println!("cargo:rerun-if-changed=../../guides");
}
