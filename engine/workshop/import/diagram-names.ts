/** The moves that an Interactive Diagram gives by itself to kinds of these names. */
const MOVES: Readonly<Record<string, string>> = {
  pawn: 'ifmnDfmWfceF',
  knight: 'N',
  bishop: 'B',
  rook: 'R',
  queen: 'Q',
  cardinal: 'BN',
  archbishop: 'BN',
  chancellor: 'RN',
  marshall: 'RN',
  amazon: 'QN',
  lion: 'KNADcaKcabKmabK',
  mao: 'mafsW',
  horse: 'mafsW',
  elephant: 'mafF',
  cannon: 'mRcpR',
  pao: 'mRcpR',
  advisor: 'F',
  lance: 'fR',
  copper: 'vWfF',
  silver: 'FfW',
  silvergeneral: 'FfW',
  gold: 'WfF',
  goldgeneral: 'WfF',
  man: 'K',
  commoner: 'K',
  ferz: 'F',
  camel: 'C',
  zebra: 'Z',
  nightrider: 'N0',
  grasshopper: 'gQ',
  griffon: 'yafsF',
  gryphon: 'yafsF',
  wizard: 'FC',
  champion: 'WAD',
  falcon: 'mafmafsKmafsmafKmaflmafrKmafrmaflK',
};

/** In any case of its letters; null where the name means nothing. `files`: a King castles further on a wider board. */
export function movesOfName(name: string, files: number): string | null {
  const key = name.toLowerCase();
  if (key === 'king') return files > 8 ? 'KisO3' : 'KisO2';
  return Object.hasOwn(MOVES, key) ? MOVES[key] : null;
}
