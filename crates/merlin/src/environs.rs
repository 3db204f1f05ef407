//! The environs: terrain tiles and who has built on them (section 11).

use crate::sites::{Site, SiteSet};
use crate::vocab::{Terrain, TerrainTile};

/// The tiles laid out so far, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Environs {
    terrains: [SiteSet; 3],
    towers: SiteSet,
}

impl Environs {
    /// How many tiles lie there.
    pub fn laid(&self) -> u8 {
        self.terrains.iter().map(|tiles| tiles.len()).sum()
    }

    /// The tile at a position, if one lies there.
    pub fn tile(&self, site: Site) -> Option<TerrainTile> {
        let terrain =
            Terrain::ALL.into_iter().find(|terrain| self.terrains[terrain.index()].contains(site))?;
        Some(TerrainTile { terrain, tower: self.towers.contains(site) })
    }

    /// All tiles of a terrain.
    pub const fn of(&self, terrain: Terrain) -> SiteSet {
        self.terrains[terrain.index()]
    }

    /// All tiles with a tower.
    pub const fn towers(&self) -> SiteSet {
        self.towers
    }

    /// How many tiles of a kind lie there.
    pub const fn count(&self, tile: TerrainTile) -> u8 {
        let all = self.of(tile.terrain);
        let with = all.intersection(self.towers);
        if tile.tower { with.len() } else { all.len() - with.len() }
    }

    /// The territories, terrain by terrain (MER-11.21).
    pub fn territories(&self, rows: u8) -> impl Iterator<Item = (Terrain, SiteSet)> {
        let terrains = self.terrains;
        Terrain::ALL.into_iter().flat_map(move |terrain| {
            terrains[terrain.index()].connected(rows).map(move |sites| (terrain, sites))
        })
    }

    /// Lays the next tile (MER-2.8).
    pub(crate) fn lay(&mut self, tile: TerrainTile) -> Site {
        let site = Site::nth(self.laid());
        self.terrains[tile.terrain.index()].insert(site);
        if tile.tower {
            self.towers.insert(site);
        }
        site
    }
}
