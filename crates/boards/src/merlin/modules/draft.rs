//! The draft of the allies, over the board: both stacks, who chooses now, and whose each ally is (KRT-1.5 to KRT-1.9).

use super::knights::{device, in_play};
use crate::merlin::Scene;
use crate::merlin::figures::disc;
use crate::merlin::stage::{Spot, Stage};
use maud::{Markup, html};
use merlin::Frame;
use merlin::modules::SetupStep as ModuleStep;
use merlin::modules::knights::{Ally, SetupStep, Stack};
use words::merlin as said;

/// Whether the allies are being chosen or dealt.
pub(in crate::merlin) fn is_on(scene: &Scene<'_>) -> bool {
    let step = merlin::SetupStep::Module(ModuleStep::Knights(SetupStep::Allies));
    in_play(scene) && scene.view.open.top() == Frame::Setup(step)
}

/// Who chooses from which stack, as the reader's task.
pub(in crate::merlin) fn headline(scene: &Scene<'_>) -> String {
    let Some((seat, stack)) = scene.view.open.drafting() else { return String::new() };
    let stack = said::ally_stack(scene.words, stack);
    if scene.me == Some(seat) {
        return scene.say_with("boards-merlin-draft-choose", &[("stack", stack.into())]);
    }
    let values = [("name", scene.name(seat).into()), ("stack", stack.into())];
    scene.say_with("boards-merlin-draft-waits", &values)
}

/// Both stacks; the allies that can be chosen glow.
pub(in crate::merlin) fn draft(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    if !is_on(scene) {
        return Markup::default();
    }
    let open = scene.view.open;
    // The stack that is chosen from comes first: on a phone only one of them is in sight.
    let mut stacks = Stack::ALL;
    stacks.sort_by_key(|&stack| open.drafting().is_none_or(|(_, due)| due != stack));
    html! {
        section id="merlin-draft" class=(if stage.is_some() { "merlin-draft asks" } else { "merlin-draft" }) tabindex="-1" aria-label=(scene.say("boards-merlin-allies")) {
            h2 { (headline(scene)) }
            p class="why" { (scene.say("boards-merlin-draft-why")) }
            @for stack in stacks {
                h3 { (said::ally_stack(scene.words, stack)) }
                ul class="allies" {
                    @for ally in Ally::ALL.into_iter().filter(|&ally| open.stack_of(ally) == stack) {
                        li { (card(scene, stage, ally)) }
                    }
                }
            }
        }
    }
}

fn card(scene: &Scene<'_>, stage: Option<&Stage<'_>>, ally: Ally) -> Markup {
    let owner = scene.view.open.modules.knights.owner(ally);
    let inside = html! {
        svg class="glyph device" viewBox="0 0 34 34" aria-hidden="true" { (device(ally, 1.0, 1.0, 32.0)) }
        span class="named" {
            b {
                (said::ally(scene.words, ally))
                @if let Some(seat) = owner {
                    svg class="glyph" viewBox="0 0 16 16" aria-hidden="true" { (disc(seat, 0.0, 0.0, 16.0)) } (scene.name(seat))
                }
            }
            small { (said::ally_does(scene.words, ally)) }
        }
    };
    html! {
        @match stage.and_then(|stage| stage.target(Spot::Ally(ally))) {
            Some(target) => {
                button type="button" class=(if target.chosen { "ally option chosen" } else { "ally option" }) data-pick=(target.tap)
                    aria-pressed=(target.chosen) aria-description=(target.label) { (inside) }
            }
            None => div class=(if owner.is_some() { "ally owned" } else { "ally rests" }) { (inside) },
        }
    }
}
