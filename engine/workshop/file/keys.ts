/** The sections of a file and the keys of each, in the order in which they are written. */
import { NUMBERS, spelled, WORDS } from '../rule-values.ts';

export const KEYS = {
  game: ['title', 'tagline', 'by', 'about', 'without', 'wall name', 'board', 'raised', 'first', 'castling', 'shuffle'],
  looks: ['set', 'board', 'of', 'place', 'labels', 'river', 'diagonals', 'dots', 'crosses'],
  zones: [],
  piece: [
    ...['letter', 'figure', 'tint', 'glyph', 'stand', 'value', 'royal', 'moves', 'stays in'],
    ...['first moves from', 'first move lost to', 'promotes', 'promotes white', 'promotes black'],
    ...['promotes instead', 'form of', 'counts as', 'not over', 'not taking'],
    ...['guards', 'freezes', 'bursts', 'pushes', 'shoots', 'swaps', 'lifts', 'recruits', 'carries'],
    ...['moves also like', 'safe from', 'blast'],
  ],
  array: [],
  features: ['wall', 'mine', 'portal'],
  hands: ['white', 'black'],
  rules: [
    ...Object.keys(WORDS).map(spelled),
    ...Object.keys(NUMBERS).map(spelled),
    'progress by',
    'at most',
    'in passing on',
    'gating from',
    'walls on',
  ],
  drops: [
    ...['where', 'one to a file', 'two to a file', 'mate by', 'giving check', 'must', 'promoted'],
    ...['onto', 'first onto'],
  ],
  endings: ['goal', 'in a row', 'in a square', 'connects', 'extinct', 'declares', 'points', 'draw after'],
  lesson: ['goal', 'turns', 'position', 'words', 'hint'],
  problem: ['goal', 'position', 'words'],
  case: ['position', 'piece', 'move', 'not to', 'words'],
  pictures: [],
  models: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type SectionKind = keyof typeof KEYS;

export const isSectionKind = (word: string): word is SectionKind => Object.hasOwn(KEYS, word);
/** sections whose keys are names that the file gives */
export const FREE_KEYS: readonly SectionKind[] = ['zones', 'pictures', 'models'];
/** sections of which there may be several, each with a name */
export const NAMED: readonly SectionKind[] = ['piece', 'lesson', 'problem', 'case'];
/** keys that may stand in a section several times */
export const REPEATABLE: readonly string[] = [
  ...['moves', 'castling', 'shuffle', 'promotes', 'promotes white', 'promotes black', 'portal', 'without'],
];
