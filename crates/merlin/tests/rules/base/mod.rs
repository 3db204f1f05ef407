//! The rules of the base game as tests: one file for each section of `docs/rules/en/merlin/base.md`.

mod random;
mod section_01;
mod section_02;
mod section_03;
mod section_04;
mod section_05;
mod section_06;
mod section_07;
mod section_08;
mod section_09;
mod section_10;
mod section_11;
mod section_11_building;
mod section_12;
mod section_12_drawing;
mod section_13;
mod section_14;
mod section_15;
mod section_15_majorities;
mod section_16;
mod section_17;
mod section_20;
