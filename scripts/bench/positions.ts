/** The fullest positions of the games, as files: what a frame may cost is measured on them. */
import type { SavedGame } from '../../e2e/harness/games.ts';

const FILES = [...'abcdefghijklmnop'];
/** Deicide's usual array, rank by rank from White's side; Black's is its mirror image. */
const ARRAY = ['RNBOVHAQKCHVOBNR', 'UMWEXIFTSZYLEWMU', 'JDJDJDJDDJDJDJDJ', 'PPPPPPPPPPPPPPPP'];

/** All 128 men and 32 features; with a letter, every pawn has become that kind, and no Wall stops a Sorceress. */
function fullest(name: string, promoted?: string): SavedGame {
  const men = ARRAY.flatMap((row, r) =>
    [...row].flatMap((letter, f) => {
      const now = promoted !== undefined && 'PJD'.includes(letter) ? promoted : letter;
      return [`${now}@${FILES[f]}${r + 1}`, `${now.toLowerCase()}@${FILES[f]}${16 - r}`];
    }),
  );
  const counts = { portal: 2, ziggurat: 6, mine: 8, glue: 8, cathedral: 4, ...(promoted ? {} : { wall: 4 }) };
  const features = Object.entries(counts).flatMap(([id, count]) => Array<string>(count).fill(id));
  while (features.length < 32) features.push('cathedral');
  // every fourth cell of the middle ranks, so that each has its own and none is hidden
  const lying = features.map((id, i) => `${id}@${FILES[(i % 8) * 2]}${5 + Math.floor(i / 8) * 2}`);
  return { name, variant: 'deicide', options: { terrain: 'on' }, pieces: [...men, ...lying].join(' ') };
}

/** The usual array of 4chan chess, rank by rank from White's side; Black's is its mirror image. */
const FOURCHAN = ['..DR.VPS..', 'NBMKATKMBN', 'OOOOOOOOOO'];

/**
 * All 52 men of 4chan chess and four gates. Each /x/ stands among the enemy, so that there is ice; `promoted` are the
 * sides whose men all show their other face: with one of them every kind there is stands on the table.
 */
function fullestFourchan(name: string, promoted: string): SavedGame {
  const face = (letter: string): string =>
    letter.toUpperCase() !== 'A' && promoted.includes(letter.toLowerCase() === letter ? 'b' : 'w')
      ? `+${letter}`
      : letter;
  const men = FOURCHAN.flatMap((row, r) =>
    [...row].flatMap((letter, f) => {
      if (letter === '.') return [];
      const [white, black] = [face(letter), face(letter.toLowerCase())];
      return [`${white}@${FILES[f]}${r + 1}`, `${black}@${FILES[f]}${10 - r}`];
    }),
  );
  const among = [`${face('X')}@b10`, `${face('x')}@b1`];
  const gates = ['#w@c5', '#w@h6', '#b@c6', '#b@h5'];
  return { name, variant: 'fourchan', pieces: [...men, ...among, ...gates].join(' ') };
}

export interface BenchScene {
  readonly what: string;
  readonly id: 'acid' | 'deicide' | 'fourchan' | 'chesimals';
  readonly game: SavedGame;
  /** whether the Sorceress is lifted, so that every cell she may go to is lit */
  readonly lit: boolean;
}

export const scenes: readonly BenchScene[] = [
  { what: 'acid, all pieces', id: 'acid', game: { name: 'all of acid' }, lit: false },
  { what: 'Deicide, 128 men and 32 features', id: 'deicide', game: fullest('full'), lit: false },
  {
    what: '4chan, 52 men, all promoted, 4 gates, ice',
    id: 'fourchan',
    game: fullestFourchan('both', 'wb'),
    lit: false,
  },
  { what: '4chan, every kind and face, 4 gates, ice', id: 'fourchan', game: fullestFourchan('one', 'w'), lit: false },
  {
    what: 'Chesimals, all 64 units',
    id: 'chesimals',
    game: { name: 'all of Chesimals', variant: 'chesimals' },
    lit: false,
  },
  // the kind with the most triangles, and the one that throws the largest shadow
  ...[
    ['Snails', 'Z'],
    ['Cannons', 'O'],
  ].map(([kinds, letter]) => ({
    what: `Deicide, every pawn one of 64 ${kinds}, 128 cells lit`,
    id: 'deicide' as const,
    game: fullest(`all ${kinds}`, letter),
    lit: true,
  })),
];
