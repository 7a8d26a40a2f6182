/** The list of moves shows the side effects of moves: as a symbol, and in words for screen readers. */
import { expect, test } from 'vitest';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import type { Draft } from '../../contract/description.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startGame } from '../application.fixture.ts';

const of = (kind: string, side: string, name: string) => ({ kind, side, at: name });

test('a landing that captures and gives check is listed with its move', async () => {
  const app = await openTestApp(temporaryFolder());
  const start: Draft = {
    turn: 'white',
    pieces: [
      ...[of('king', 'white', 'i1'), of('king', 'black', 'i16'), of('rook', 'white', 'a8')],
      ...[of('knight', 'black', 'd9'), of('pawn', 'black', 'a13')],
    ],
    flights: [{ kind: 'time-machine', side: 'white', to: 'd9', left: 1 }],
  };
  const view = await startGame(app, deicide, { start, actions: ['Ra8-i8', 'Ki16-h16'] });
  const { nodes } = await app.get('match.history', atView(view));
  expect(nodes.map(({ also }) => also)).toEqual([
    undefined,
    [
      { sign: '» d9×N', says: 'Time Machine lands on d9, capturing Black Knight' },
      { sign: '+', says: 'Black is in check' },
    ],
    undefined,
  ]);
});
