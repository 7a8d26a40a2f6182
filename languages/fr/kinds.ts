/** The pieces and the terrain by their English names, with what French needs to put words before and after them. */
export interface Kind {
  readonly name: string;
  readonly gender: 'm' | 'f';
  /** `l’Archer` */
  readonly elides?: true;
}

export const kinds: Readonly<Record<string, Kind>> = {
  King: { name: 'Roi', gender: 'm' },
  Queen: { name: 'Dame', gender: 'f' },
  Rook: { name: 'Tour', gender: 'f' },
  Bishop: { name: 'Fou', gender: 'm' },
  Knight: { name: 'Cavalier', gender: 'm' },
  Pawn: { name: 'Pion', gender: 'm' },
  Archbishop: { name: 'Archevêque', gender: 'm', elides: true },
  Chancellor: { name: 'Chancelier', gender: 'm' },
  Cannon: { name: 'Canon', gender: 'm' },
  Archer: { name: 'Archer', gender: 'm', elides: true },
  Champion: { name: 'Champion', gender: 'm' },
  Wizard: { name: 'Sorcier', gender: 'm' },
  Kitsune: { name: 'Kitsune', gender: 'm' },
  Centaur: { name: 'Centaure', gender: 'm' },
  Fool: { name: 'Bouffon', gender: 'm' },
  'Sumo Wrestler': { name: 'Sumotori', gender: 'm' },
  Sorceress: { name: 'Enchanteresse', gender: 'f', elides: true },
  Rookie: { name: 'Rookie', gender: 'm' },
  Prince: { name: 'Prince', gender: 'm' },
  Princess: { name: 'Princesse', gender: 'f' },
  Bomber: { name: 'Bombardier', gender: 'm' },
  Snail: { name: 'Escargot', gender: 'm', elides: true },
  Cathedral: { name: 'Cathédrale', gender: 'f' },
  Portal: { name: 'Portail', gender: 'm' },
  Wall: { name: 'Mur', gender: 'm' },
  Landmine: { name: 'Mine', gender: 'f' },
  Ziggurat: { name: 'Ziggourat', gender: 'f' },
  Werewolf: { name: 'Loup-garou', gender: 'm' },
  'Drunk Pawn': { name: 'Pion ivre', gender: 'm' },
  'Time Machine': { name: 'Machine à remonter le temps', gender: 'f' },
  'Glue Trap': { name: 'Piège à colle', gender: 'm' },
};
