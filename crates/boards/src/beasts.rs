//! The faces of bots: five beasts of the tales about Arthur, one for each seat, so that no two at a table are alike.

use crate::drawing::Short;
use maud::{Markup, PreEscaped, html};
use table::Seat;

/// The beast of a bot in this seat, as a picture in a line of text.
pub fn beast(seat: Seat) -> Markup {
    html! {
        svg class="glyph beast" viewBox="0 0 48 48" aria-hidden="true" {
            circle cx="24" cy="24" r="22.5" fill="var(--disc)" stroke="var(--gold)" stroke-width="2" {}
            (PreEscaped(face(seat)))
        }
    }
}

/// The same inside of a drawing, in a square at this place.
pub(crate) fn beast_at(seat: Seat, x: f64, y: f64, size: f64) -> Markup {
    html! {
        svg x=(Short(x)) y=(Short(y)) width=(Short(size)) height=(Short(size)) viewBox="0 0 48 48" aria-hidden="true" {
            circle cx="24" cy="24" r="22.5" fill="var(--disc)" stroke="var(--gold)" stroke-width="2" {}
            (PreEscaped(face(seat)))
        }
    }
}

/// The face within the ring.
const fn face(seat: Seat) -> &'static str {
    match seat.index() {
        0 => HOUND,
        1 => CAT,
        2 => BOAR,
        3 => OWL,
        _ => STAG,
    }
}

/// Cabal, the hound of Arthur.
const HOUND: &str = "<path d='M15 14Q24 8 33 14L32 30Q29 39 24 39Q19 39 16 30Z' fill='var(--inlay)' stroke='var(--figline)' stroke-width='1.5'/>\
<path d='M15 13Q8 14 8 24Q9 31 13 31Q16 25 17 16ZM33 13Q40 14 40 24Q39 31 35 31Q32 25 31 16Z' fill='var(--wood-d)' stroke='var(--figline)' stroke-width='1.5'/>\
<path d='M24 12V24M19.5 32Q24 28 28.5 32' fill='none' stroke='var(--trim)' stroke-width='2.4' stroke-linecap='round'/>\
<circle cx='20' cy='22' r='1.9' fill='var(--slit)'/><circle cx='28' cy='22' r='1.9' fill='var(--slit)'/>\
<path d='M20.5 28.5Q24 26.5 27.5 28.5Q26.5 32 24 32Q21.5 32 20.5 28.5Z' fill='var(--slit)'/>";

/// Palug, the cat that came out of the sea.
const CAT: &str = "<path d='M11 10L19 15Q24 13.5 29 15L37 10L37 25Q36 38 24 38Q12 38 11 25Z' fill='var(--p-black)' stroke='var(--figline)' stroke-width='1.5' stroke-linejoin='round'/>\
<path d='M13.5 14L17.5 16.5L14 20ZM34.5 14L30.5 16.5L34 20Z' fill='var(--bronze)'/>\
<ellipse cx='18.5' cy='24' rx='3.4' ry='3' fill='var(--glow)'/><ellipse cx='29.5' cy='24' rx='3.4' ry='3' fill='var(--glow)'/>\
<path d='M18.5 21.2V26.8M29.5 21.2V26.8' stroke='var(--slit)' stroke-width='1.7'/>\
<path d='M22.5 29H25.5L24 31Z' fill='var(--bronze)'/>\
<path d='M24 31V33M8 28L15 30M8 33L15 32M40 28L33 30M40 33L33 32' stroke='var(--trim)' stroke-width='1.1' stroke-linecap='round'/>";

/// Twrch Trwyth, the boar with the comb between its ears.
const BOAR: &str = "<path d='M12 11L18 15Q24 12 30 15L36 11L35 20Q36 29 31 36Q24 40 17 36Q12 29 13 20Z' fill='var(--bronze-d)' stroke='var(--figline)' stroke-width='1.5' stroke-linejoin='round'/>\
<path d='M19 15L20.5 9L22.5 13.5L24 7.5L25.5 13.5L27.5 9L29 15Z' fill='var(--wood-d)' stroke='var(--figline)' stroke-width='1'/>\
<circle cx='18.5' cy='22' r='1.7' fill='var(--glow)'/><circle cx='29.5' cy='22' r='1.7' fill='var(--glow)'/>\
<ellipse cx='24' cy='31.5' rx='6.5' ry='5' fill='var(--bronze)' stroke='var(--figline)' stroke-width='1.2'/>\
<ellipse cx='21.8' cy='31.5' rx='1.2' ry='1.8' fill='var(--slit)'/><ellipse cx='26.2' cy='31.5' rx='1.2' ry='1.8' fill='var(--slit)'/>\
<path d='M16 36Q12 32 14 25Q15.5 30 18.5 33ZM32 36Q36 32 34 25Q32.5 30 29.5 33Z' fill='var(--trim)' stroke='var(--figline)' stroke-width='1' stroke-linejoin='round'/>";

/// The owl of Cwm Cawlwyd, one of the oldest animals of the world.
const OWL: &str = "<path d='M12 9Q16 13 24 13Q32 13 36 9Q39 19 37 28Q34 39 24 39Q14 39 11 28Q9 19 12 9Z' fill='var(--wood-l)' stroke='var(--figline)' stroke-width='1.5' stroke-linejoin='round'/>\
<path d='M17 33L19.5 35.5L22 33L24 35.5L26 33L28.5 35.5L31 33' fill='none' stroke='var(--trim)' stroke-width='1.3'/>\
<circle cx='18' cy='22' r='6' fill='var(--trim)' stroke='var(--wood-d)' stroke-width='1.3'/><circle cx='30' cy='22' r='6' fill='var(--trim)' stroke='var(--wood-d)' stroke-width='1.3'/>\
<circle cx='18.6' cy='22' r='3.2' fill='var(--crown)'/><circle cx='29.4' cy='22' r='3.2' fill='var(--crown)'/>\
<circle cx='18.6' cy='22' r='1.7' fill='var(--slit)'/><circle cx='29.4' cy='22' r='1.7' fill='var(--slit)'/>\
<path d='M21.8 25.5H26.2L24 30.5Z' fill='var(--bronze)' stroke='var(--figline)' stroke-width='1' stroke-linejoin='round'/>";

/// The stag of Rhedynfre, another of them.
const STAG: &str = "<path d='M19 17Q14 15 13 6M14 13Q10 12 9 8M29 17Q34 15 35 6M34 13Q38 12 39 8' fill='none' stroke='var(--gold)' stroke-width='2.4' stroke-linecap='round'/>\
<path d='M18 20L9 18Q11 24 18 24ZM30 20L39 18Q37 24 30 24Z' fill='var(--bronze-d)' stroke='var(--figline)' stroke-width='1.3' stroke-linejoin='round'/>\
<path d='M17 17Q24 13 31 17Q31 27 28.5 35Q26.5 40 24 40Q21.5 40 19.5 35Q17 27 17 17Z' fill='var(--bronze)' stroke='var(--figline)' stroke-width='1.5'/>\
<path d='M24 17V27' stroke='var(--trim)' stroke-width='2.4' stroke-linecap='round'/>\
<circle cx='20.3' cy='23.5' r='1.7' fill='var(--slit)'/><circle cx='27.7' cy='23.5' r='1.7' fill='var(--slit)'/>\
<path d='M21 35.5Q24 33.5 27 35.5Q26.5 38.5 24 38.5Q21.5 38.5 21 35.5Z' fill='var(--slit)'/>";

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_seat_has_a_face_of_its_own_and_it_can_be_drawn() {
        let faces = Seat::all(Seat::MOST).map(|seat| beast(seat).into_string());
        let standing_alone =
            |face: String| face.replacen("<svg", "<svg xmlns='http://www.w3.org/2000/svg'", 1);
        let faces: BTreeSet<String> = faces.map(standing_alone).collect();
        assert_eq!(faces.len(), Seat::MOST);
        for face in faces {
            let painted = crate::png(&crate::tokens::in_light(&face));
            assert!(painted.is_ok(), "{face}");
            assert!(!crate::tokens::in_light(&face).contains("none\""), "every token is declared: {face}");
        }
    }
}
