import { expect, test } from 'vitest';
import { OFF } from '../../engine/core/ids.ts';
import { begin } from '../../engine/match/fixtures/begin.fixture.ts';
import { acid } from '../../engine/variants/acid/index.ts';
import { thumbnailOf } from './thumbnail.ts';

test('a thumbnail has the pieces on the board, and those in hand beside them', () => {
  const match = begin(acid);
  const thumbnail = thumbnailOf(acid, match.position.census());
  expect(thumbnail?.pieces).toHaveLength(match.position.pieces().filter(({ at }) => at !== OFF).length);
  const hands = thumbnail?.hands?.map(({ kind, side }) => `${kind} ${side}`).sort();
  expect(hands).toEqual(['mass 0', 'mass 1', 'worm 0', 'worm 1']);
});

test('what is not a census of the game has none, and empty hands are left out', () => {
  expect(thumbnailOf(acid, 'X@a1')).toBeNull();
  expect(thumbnailOf(acid, 'K@a1 k@i9')).toEqual({
    variant: 'acid',
    pieces: [expect.objectContaining({ kind: 'king', side: 0 }), expect.objectContaining({ kind: 'king', side: 1 })],
    features: [],
  });
});
