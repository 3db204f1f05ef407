//! Switches that need no script: what is shown follows from what is checked, and a page that is redrawn leaves them as
//! they are.

use maud::PreEscaped;

/// The kinds of switches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Switch {
    /// One of a group.
    Radio,
    /// Puts an overlay aside.
    Dismissed,
    /// Brings something forth.
    Opened,
}

/// A switch; closed by itself, so that the page can be read as XML as well.
pub(crate) fn switch(kind: Switch, class: &str, id: &str, group: &str, checked: bool) -> PreEscaped<String> {
    let kind = match kind {
        Switch::Radio => r#"type="radio""#,
        Switch::Dismissed => r#"type="checkbox" data-dismissed="yes""#,
        Switch::Opened => r#"type="checkbox""#,
    };
    let checked = if checked { r#" checked="checked""# } else { "" };
    PreEscaped(format!(r#"<input {kind} class="{class}" id="{id}" name="{group}"{checked}/>"#))
}
