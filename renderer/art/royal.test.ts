import type { BufferGeometry } from 'three';
import { expect, test } from 'vitest';
import { acidBoard } from '../testing/acid.ts';
import { deicideBoard } from '../testing/deicide.ts';
import { fourchanBoard } from '../testing/fourchan.ts';
import { acidArt } from '../variants/acid/art.ts';
import { chesimalsArt } from '../variants/chesimals/art.ts';
import { colourIds, liveryColours } from '../variants/chesimals/liveries.ts';
import { deicideArt } from '../variants/deicide/art.ts';
import { fourchanArt } from '../variants/fourchan/art.ts';

/** In how many of twelve directions something lit lies farther than `far` from the axis and lower than `high`. */
function litRound(figure: BufferGeometry, far = 0.405, high = 0.07): number {
  const { position, slot } = figure.attributes;
  const found = new Set<number>();
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    if (slot.getX(i) === 2 && y < high && Math.hypot(x, z) > far)
      found.add(Math.floor(((Math.atan2(z, x) / Math.PI + 1) * 6) % 12));
  }
  return found.size;
}

test.each([
  ['acid', acidArt, acidBoard],
  ['deicide', deicideArt, deicideBoard],
] as const)('of %s exactly the royal kinds have a ring of light round the foot', (_, art, board) => {
  const marked = Object.keys(art.figures).filter((kind) => litRound(art.figures[kind]()) === 12);
  expect(marked).toEqual(board.kinds.filter(({ royal }) => royal).map(({ id }) => id));
});

test('of Chesimals exactly the royal Chiefs have one', () => {
  const marked = Object.keys(chesimalsArt.figures).filter((figure) => litRound(chesimalsArt.figures[figure]()) === 12);
  expect(new Set(marked)).toEqual(
    new Set(colourIds.filter((id) => liveryColours[id].royal).map((id) => `chief-${id}`)),
  );
});

test('of 4chan chess exactly the Admin has a tile with a border of light, but for promoted pieces', () => {
  const faces = Object.keys(fourchanArt.figures).filter((kind) => !kind.startsWith('+'));
  expect(faces.filter((kind) => litRound(fourchanArt.figures[kind](), 0.29, 0.2) >= 5)).toEqual(
    fourchanBoard.kinds.filter(({ royal }) => royal).map(({ id }) => id),
  );
});
