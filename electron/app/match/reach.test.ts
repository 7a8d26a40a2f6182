/** What the card of a piece shows: its reach in its present state, for either side, also at earlier nodes. */
import { expect, test } from 'vitest';
import { variantNamed } from '../../../engine/variants/registry.ts';
import type { View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startGame, type TestApp } from '../application.fixture.ts';

interface Asked {
  readonly variant: string;
  /** absent: the usual array */
  readonly census?: string;
  readonly actions?: readonly string[];
}
async function table({ variant, census, actions = [] }: Asked): Promise<{ app: TestApp; view: View }> {
  const app = await openTestApp(temporaryFolder());
  const view = await startGame(app, variantNamed(variant)!, { start: census, actions });
  return { app, view };
}
/** The cells that the piece on a cell could reach, by name; with `x` if it would capture. */
async function reach({ app, view }: { app: TestApp; view: View }, cell: string, node?: number): Promise<string[]> {
  const { topology } = variantNamed(view.variant)!;
  const shown = node === undefined ? view : (await app.get('match.look', { ...atView(view), node })).view;
  const piece = shown.pieces.find((p) => p.at === topology.parse(cell))!;
  const found = await app.get('match.reach', {
    ...atView(view),
    piece: piece.id,
    ...(node !== undefined && { node }),
  });
  const names = found.map(({ to, losses }) => {
    const name = to === null ? '-' : topology.name(topology.cells[to]!);
    return losses.length > 0 ? `x${name}` : name;
  });
  return [...new Set(names)].sort();
}

test('a Holepunch at the start reaches its real destinations, not those of its diagram (acid)', async () => {
  const start = await table({ variant: 'acid' });
  expect(await reach(start, 'f1')).toEqual(['a4', 'b3', 'i6']);
  // also for the side that is not to move
  expect(await reach(start, 'd9')).toEqual(['a4', 'h7', 'i6'].sort());
  expect(await reach(start, 'e8')).toContain('e7');
});

test('a frozen Angel cannot move, whoever is to move (acid)', async () => {
  const thawed = { variant: 'acid', census: 'A@e4 d@f6 D@g4 K@a1 k@i9' };
  expect((await reach(await table(thawed), 'e4')).length).toBeGreaterThan(5);
  const frozen = await table({ ...thawed, actions: ['Dg4-g5', 'df6-f5'] });
  expect(await reach(frozen, 'e4')).toEqual([]);
  expect(await reach(await table({ ...thawed, actions: ['Dg4-g5', 'df6-f5', 'Ka1-a2'] }), 'e4')).toEqual([]);
});

test('at an earlier node it is the reach at that node', async () => {
  const now = await table({ variant: 'acid', actions: ['De2-e3', 'De8-e7'] });
  const { nodes } = await now.app.get('match.history', atView(now.view));
  expect(await reach(now, 'e3')).toEqual(['e4']);
  expect(await reach(now, 'e2', nodes[0]!.id)).toContain('e3');
});

test('a pinned piece shows no move that check forbids, also out of turn (Deicide)', async () => {
  const pinned = 'K@e1 B@e3 r@e9 k@p16';
  expect(await reach(await table({ variant: 'deicide', census: pinned }), 'e3')).toEqual([]);
  const later = await table({ variant: 'deicide', census: pinned, actions: ['Ke1-d1'] });
  expect((await reach(later, 'e3')).length).toBeGreaterThan(3);
});

test('a colour of the other side is free again while one of this side moves (Chesimals)', async () => {
  const game = { variant: 'chesimals', census: 'Cw@e4 Gw@e5 Cs@h4 Cb@e13 Gb@e12 Cr@h13', actions: ['Ge5-e6'] };
  const begun = await table(game);
  expect(begun.view.group).toBe('white');
  expect((await reach(begun, 'e12')).length).toBeGreaterThan(2);
  expect(await reach(begun, 'e6')).toEqual([]);
});

test('the request changes nothing', async () => {
  const { app, view } = await table({ variant: 'deicide' });
  const { topology } = variantNamed('deicide')!;
  const knight = view.pieces.find((p) => p.at === topology.parse('o15'))!;
  await app.get('match.reach', { ...atView(view), piece: knight.id });
  const { view: after } = await app.get('match.look', { ...atView(view), node: view.node });
  expect(after).toEqual(view);
});
