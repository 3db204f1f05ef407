//! The image for containers: the static program, an empty folder for its data and its licences, nothing else.
//! It is written here, as an archive after the OCI's specification that podman, docker and skopeo read, so
//! that making it needs no container tool.

use super::programs::Program;
use super::{LARGEST_IMAGE, Outcome, Release, archive, sums, tools};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// The user of the program in a container; it has no name there.
pub(crate) const USER: &str = "65532:65532";

/// An image.
pub(crate) struct Image {
    /// The archive.
    pub(crate) file: PathBuf,
    /// Its only layer, uncompressed.
    pub(crate) layer: PathBuf,
    /// How many bytes that has.
    length: u64,
}

impl Image {
    /// Says how large it is, unpacked, and whether that is too large.
    pub(crate) fn tell(&self) -> Option<String> {
        eprintln!("xtask: {:>10} bytes  the image, unpacked", self.length);
        (self.length > LARGEST_IMAGE).then(|| format!("the image has more than {LARGEST_IMAGE} bytes"))
    }
}

/// Makes the image.
pub(crate) fn write(release: &Release, program: &Program) -> Outcome<Image> {
    let layer = layer(release, program)?;
    let length = std::fs::metadata(&layer).map_err(|error| format!("{}: {error}", layer.display()))?.len();
    let plain = sums::of(&tools::read(&layer)?);
    let packed = layer.with_extension("tar.gz");
    tools::run(&mut tools::command(
        "gzip",
        &["-9", "--no-name", "--keep", "--force", &layer.to_string_lossy()],
    ))?;

    let folder = release.empty("image")?;
    let architecture = match program.target.split('-').next() {
        Some("aarch64") => "arm64",
        _ => "amd64",
    };
    tools::write(&folder.join("oci-layout"), json!({ "imageLayoutVersion": "1.0.0" }).to_string(), 0o644)?;
    let config = blob(&folder, config(release, architecture, &plain).to_string().as_bytes())?;
    let layer_blob = blob(&folder, &tools::read(&packed)?)?;
    let manifest = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": described("application/vnd.oci.image.config.v1+json", &config),
        "layers": [described("application/vnd.oci.image.layer.v1.tar+gzip", &layer_blob)],
    });
    let manifest = blob(&folder, manifest.to_string().as_bytes())?;
    let mut entry = described("application/vnd.oci.image.manifest.v1+json", &manifest);
    entry["platform"] = json!({ "architecture": architecture, "os": "linux" });
    entry["annotations"] = json!({ "org.opencontainers.image.ref.name": release.version });
    let index = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": [entry],
    });
    tools::write(&folder.join("index.json"), index.to_string(), 0o644)?;
    let file = release.packages().join(format!("tafelrunde-{}-{architecture}-image.tar", release.version));
    archive::pack(release, &folder, &file, &["--owner=0", "--group=0", "--transform=s,^\\./,,"])?;
    Ok(Image { file, layer, length })
}

/// The files of the image, as an archive with their owners.
fn layer(release: &Release, program: &Program) -> Outcome<PathBuf> {
    let root = release.empty("layer/root")?;
    let stage = release.target.join("dist/stage/files");
    tools::copy(&program.path, &root.join("usr/bin/tafelrunde"), 0o755)?;
    for name in ["LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY-LICENSES.txt"] {
        tools::copy(&stage.join(name), &root.join("usr/share/doc/tafelrunde").join(name), 0o644)?;
    }
    let long = root.join("usr/share/doc/tafelrunde/THIRD-PARTY-LICENSES.txt");
    tools::run(tools::command("gzip", &["-9", "--no-name"]).arg(long))?;
    let tar = release.target.join("dist/stage/layer/layer.tar");
    let names = "--transform=s,^\\./,,";
    archive::pack(release, &root, &tar, &["--owner=0", "--group=0", names])?;
    // A new volume takes over the owner of the folder it is put over. The second folder is for SQLite's
    // temporary files.
    let data = release.empty("layer/data")?;
    tools::folder(&data.join("data"))?;
    let (user, group) = USER.split_once(':').unwrap_or((USER, USER));
    let owner = [format!("--owner={user}"), format!("--group={group}"), "--mode=0700".to_owned()];
    append(release, &data, &tar, "data", &owner)?;
    tools::folder(&data.join("tmp"))?;
    append(
        release,
        &data,
        &tar,
        "tmp",
        &["--owner=0".to_owned(), "--group=0".to_owned(), "--mode=1777".to_owned()],
    )?;
    Ok(tar)
}

/// Adds a folder to an archive.
fn append(release: &Release, folder: &Path, tar: &Path, name: &str, args: &[String]) -> Outcome {
    let time = format!("--mtime=@{}", release.time);
    let mut command = tools::command("tar", &["--append", "--format=gnu", "--numeric-owner", &time]);
    command.args(args).arg("--file").arg(tar).arg("--directory").arg(folder).arg(name);
    tools::run(&mut command)
}

/// How a container is run; the same as in `docs/hosting/Containerfile`.
fn config(release: &Release, architecture: &str, layer: &str) -> Value {
    let health = ["CMD", "/usr/bin/tafelrunde", "health"];
    json!({
        "architecture": architecture,
        "os": "linux",
        "config": {
            "User": USER,
            "ExposedPorts": { "7777/tcp": {} },
            "Env": ["TAFELRUNDE_DATA=/data", "TAFELRUNDE_BIND=0.0.0.0:7777", "TAFELRUNDE_LOG_JSON=true"],
            "Entrypoint": ["/usr/bin/tafelrunde"],
            "Cmd": ["serve"],
            "Volumes": { "/data": {} },
            "WorkingDir": "/",
            // Not of the OCI, but docker and podman read it. In nanoseconds.
            "Healthcheck": {
                "Test": health, "Interval": 30_000_000_000_u64, "Timeout": 5_000_000_000_u64,
                "StartPeriod": 30_000_000_000_u64, "Retries": 3,
            },
            "Labels": {
                "org.opencontainers.image.title": "tafelrunde",
                "org.opencontainers.image.version": release.version,
                "org.opencontainers.image.revision": release.commit.as_deref().unwrap_or("unknown"),
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{layer}")] },
        "history": [{ "created_by": "cargo xtask dist" }],
    })
}

/// A part of the image: its sum and its length.
struct Blob(String, usize);

/// Writes a part under its sum.
fn blob(folder: &Path, content: &[u8]) -> Outcome<Blob> {
    let sum = sums::of(content);
    tools::write(&folder.join("blobs/sha256").join(&sum), content, 0o644)?;
    Ok(Blob(sum, content.len()))
}

fn described(media_type: &str, Blob(sum, length): &Blob) -> Value {
    json!({ "mediaType": media_type, "digest": format!("sha256:{sum}"), "size": length })
}
