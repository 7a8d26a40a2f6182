/** Figures for the games that people make: borrowed by name, or chosen, and never the same for two kinds. */
import { describe, expect, test } from 'vitest';
import { descriptionOf } from '../../electron/app/describing.ts';
import { ownGame } from '../../engine/workshop/own-game.ts';
import { borrowedFigures, COUNTER } from './borrowed-figures.ts';
import { deicide } from './deicide/drawing.ts';
import { artOf, glyphsOf } from './registry.ts';

const files = import.meta.glob<string>('../../engine/workshop/shelf/*.fairygame', {
  ...{ query: '?raw', import: 'default', eager: true },
});
const shelf = new Map(Object.entries(files).map(([file, text]) => [file.replace(/.*\/|\.fairygame$/g, ''), text]));
const described = (name: string) => {
  const game = ownGame(shelf.get(name)!, () => name);
  if (!game.ok) throw new Error(name);
  return descriptionOf(game.variant);
};
const kinds = (...ids: string[]) => ids.map((id) => ({ id }));

describe('A kind', () => {
  test('is shown by the figure that is called like it', () => {
    expect([...borrowedFigures(kinds('king', 'cardinal', 'marshal'))]).toEqual([
      ['king', 'king'],
      ['cardinal', 'archbishop'],
      ['marshal', 'chancellor'],
    ]);
  });
  test('is shown by the figure that it names, which no other kind gets then', () => {
    const chosen = [{ id: 'king' }, { id: 'jester', figure: 'king' }, { id: 'rook', figure: COUNTER }];
    expect([...borrowedFigures(chosen)]).toEqual([['jester', 'king']]);
    expect(borrowedFigures([{ id: 'x', figure: 'constructor' }]).size).toBe(0);
  });
  test('is a counter in a game where most are', () => {
    expect(borrowedFigures(kinds('king', 'rook', 'gold', 'silver')).size).toBe(0);
    expect(borrowedFigures(kinds('king', 'rook', 'hawk')).size).toBe(2);
  });
});

test('Capablanca chess has figures flat and in space, Xiangqi has counters', async () => {
  const capablanca = described('capablanca');
  const art = await artOf(capablanca);
  const figures = (await deicide.art()).figures;
  for (const { id } of capablanca.kinds) {
    expect(glyphsOf(capablanca)[id], id).toBe(deicide.glyphs[id]);
    expect(art.figures[id], id).toBe(figures[id]);
  }
  const xiangqi = described('xiangqi');
  for (const { id, letter } of xiangqi.kinds) expect(glyphsOf(xiangqi)[id]).toContain(`>${letter}</text>`);
});

test.each([...shelf.keys()])('no two kinds of %s look the same', (name) => {
  const glyphs = glyphsOf(described(name));
  expect(new Set(Object.values(glyphs)).size).toBe(described(name).kinds.length);
});
