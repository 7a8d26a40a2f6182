/** Matches of 4chan chess in which everything that a save has to store is in play from the first action on. */
import type { StartPosition } from '../core/vocabulary.ts';

const white = (kind: string, at: string, more: object = {}) => ({ kind, side: 'white', at, ...more });
const black = (kind: string, at: string, more: object = {}) => ({ kind, side: 'black', at, ...more });
const whites = (at: string) => ({ feature: 'teleporter-white', at });
const blacks = (at: string) => ({ feature: 'teleporter-black', at });

/** Stacks of both sides, full hands, open and half-open gates, promoted pieces, absorbed moves, last played kinds. */
export const everything: StartPosition = {
  turn: 'white',
  pieces: [
    ...[white('admin', 'b1', { hasMoved: true }), white('n', 'c3'), white('k', 'c3', { rides: true })],
    ...[white('n', 'h2', { promoted: true }), white('sci', 'f3'), white('tg', 'e5'), white('r9k', 'd2')],
    ...[white('vp', 'g4'), white('d', 'd5', { absorbed: ['n'] }), white('b', 'a4'), white('anon', 'j3')],
    ...[white('v', 'e3'), white('mlp', 'a6', { promoted: true })],
    ...[black('admin', 'i10', { hasMoved: true }), black('n', 'f8'), black('mlp', 'f8', { rides: true })],
    ...[black('x', 'b8'), black('k', 'g7', { promoted: true }), black('vp', 'd8'), black('sci', 'h9')],
    ...[black('tg', 'e7'), black('r9k', 'c9'), black('d', 'j7', { absorbed: [] }), black('b', 'a9')],
    ...[black('v', 'e9'), black('anon', 'f6', { hasMoved: true })],
  ],
  hands: { white: ['mlp', 'anon'], black: ['k', 'anon', 'n'] },
  teleporters: [...['e2', 'i5'].map(whites), blacks('c6')],
  lastPlayed: { white: ['k', 'n'], black: ['tg'] },
};
/** Few pieces, so that thousands of replays take seconds. */
export const little: StartPosition = {
  turn: 'white',
  pieces: [
    ...[white('admin', 'b1', { hasMoved: true }), white('n', 'c3'), white('k', 'c3', { rides: true })],
    ...[white('vp', 'g4'), white('sci', 'f3')],
    ...[black('admin', 'i10', { hasMoved: true }), black('n', 'f8'), black('mlp', 'f8', { rides: true })],
    ...[black('d', 'e5', { absorbed: ['r9k'] }), black('b', 'a9')],
  ],
  hands: { white: ['mlp'], black: ['k', 'anon'] },
  teleporters: [...['e2', 'i5'].map(whites), blacks('c6')],
  lastPlayed: { white: ['k'], black: null },
};
