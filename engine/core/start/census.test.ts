/** Census lines, written and read: acid's own, and a variant whose tokens say more than letter and cell. */
import { describe, expect, test } from 'vitest';
import { Dice } from '../../testing/dice.ts';
import { started, startOfTokens } from '../../testing/started.ts';
import { acid } from '../../variants/acid/index.ts';
import { Layout } from '../board/layout.ts';
import { Topology } from '../board/topology.ts';
import { OFF } from '../ids.ts';
import type { CensusTokens, PieceType, Variant } from '../variant.ts';
import { readCensus, usualTokens } from './census.ts';

describe("acid's census", () => {
  test('leads back to the same position, all through a game', () => {
    const position = started(acid);
    const dice = new Dice(11);
    for (let n = 0; n < 120 && !position.outcome; n++) {
      const line = position.census();
      expect(started(acid, {}, startOfTokens(acid, line)).census()).toBe(line);
      position.play(dice.pick(position.actions()));
    }
    expect(position.ply).toBeGreaterThan(20);
  });
  test('is read in any order, with typed cells, and knows who is in hand', () => {
    const census = readCensus(acid, '  m@- K@e1\n g@j10 ');
    expect(census.ok && census.value.pieces.map(({ type, side, at }) => [type.id, side, at])).toEqual([
      ['mass', 1, OFF],
      ['king', 0, acid.topology.parse('e1')],
      ['ghost', 1, acid.topology.parse('δΛ')],
    ]);
    expect(readCensus(acid, '')).toEqual({ ok: true, value: { pieces: [], entries: [] } });
  });
  test.each(['+K@c3', 'K@a2^', 'Gw@d3', 'K@d9~2', '#w@e5', 'wall@e8', 'Q@e1', 'K@k9', 'K@', '@e1', 'K', 'K@e1@e2'])(
    'refuses what acid does not know: %s',
    (token) => {
      const census = readCensus(acid, `K@e1 ${token} k@e9`);
      expect(census).toMatchObject({ ok: false, error: { code: 'bad-census', at: token } });
      if (!census.ok) expect(census.error.message).toContain(`“${token}”`);
    },
  );
});

const board = new Topology({ width: 4, height: 4, files: [...'abcd'], ranks: [...'1234'] });
const layout = new Layout({ cells: 16, pieces: 6 });
const promoted = layout.perPiece('promoted');
const wall = layout.perCell('wall');
const kind = (id: string, letter: string): PieceType => ({ id, name: id, letter, value: 1, rules: [] });
const types = [kind('kay', 'K'), kind('niner', 'R9K')];

/** `+K@c3` is promoted, `wall@d4` is terrain, and everything else is as usual. */
const tokens: CensusTokens = {
  write: (game, p) => usualTokens.write(game, p)?.replace(/^/, game.get(promoted, p) ? '+' : '') ?? null,
  others: (game) => board.cells.filter((c) => game.get(wall, c)).map((c) => `wall@${board.name(c)}`),
  read(variant, token) {
    if (token.startsWith('wall@')) {
      const at = token.slice(5);
      return board.parse(at) === undefined ? null : { field: 'walls', entry: at };
    }
    const found = usualTokens.read(variant, token.replace(/^\+/, ''));
    return found && token.startsWith('+') ? { ...found, flags: { promoted: true } } : found;
  },
};
const richer: Variant = {
  ...{ ...acid, id: 'richer', topology: board, layout, types, options: [], turnRules: [], reactions: [] },
  ...{ turns: undefined, limits: undefined, explains: undefined, setup: () => {} },
  start: {
    census: tokens,
    pieceFlags: [{ id: 'promoted', name: 'Promoted', says: 'It is promoted.', as: 'yes-no' }],
    fields: [{ id: 'walls', name: 'Walls', says: 'Cells with a wall.', as: 'text' }],
    read(game, start) {
      for (const at of start.walls as string[]) game.set(wall, board.parse(at)!, 1);
      for (const p of start.pieces) if (p.promoted) game.set(promoted, game.pieceOn(board.parse(p.at)!), 1);
      return { ok: true, value: undefined };
    },
  },
  whenStuck: () => ({ winner: null, reason: 'stalemate' }),
};

describe("a variant's own tokens", () => {
  test('are written and read with the usual ones, letters of any length too', () => {
    const line = '+K@c3 K@a1 R9K@b2 r9k@b4 wall@d1 wall@d4';
    expect(started(richer, {}, startOfTokens(richer, line)).census()).toBe(line);
  });
  test.each(['wall@e8', '+wall@d1', '++K@c3', 'R9@b2', 'R9k@b2'])('refuse what they do not know: %s', (token) => {
    expect(readCensus(richer, token)).toMatchObject({ ok: false, error: { code: 'bad-census', at: token } });
  });
});
