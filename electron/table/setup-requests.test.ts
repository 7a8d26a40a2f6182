import { describe, expect, test } from 'vitest';
import { acid } from '../../engine/variants/acid/index.ts';
import { deicide } from '../../engine/variants/deicide/index.ts';
import type { Draft } from '../contract/description.ts';
import type { PieceView } from '../contract/view.ts';
import { temporaryFolder } from '../saves/faulty-disk.fixture.ts';
import { at, openTestApp, startAcid } from './application.fixture.ts';

const options = {};
const king = (side: string, cell: string) => ({ kind: 'king', side, at: cell });
const kings = {
  turn: 'white',
  pieces: [king('white', 'i1'), king('black', 'i16'), { kind: 'rook', side: 'white', at: 'a1' }],
};

/** Who stands where: those in hand have other numbers in a position that was set up. */
const standing = (pieces: readonly PieceView[]): string[] =>
  pieces.map(({ kind, side, place, at }) => `${kind} ${side} ${place} ${at}`).sort();

describe('a position that is set up', () => {
  test.each([acid, deicide])('of $id begins with the usual array, which can be played', async (variant) => {
    const app = await openTestApp(temporaryFolder());
    const usual = await app.get('setup.check', { variant: variant.id, options });
    const start = await app.get('match.start', { variant: variant.id, options, players: ['', ''] });
    expect(usual.problems).toEqual([]);
    expect(standing(usual.pieces)).toEqual(standing(start.pieces));
    expect(await app.get('setup.read', { variant: variant.id, options, text: usual.text })).toEqual(usual);
    const again = await app.get('match.start', { variant: variant.id, options, players: ['', ''], start: usual.draft });
    expect(standing(again.pieces)).toEqual(standing(start.pieces));
    expect(again.movable).toHaveLength(start.movable.length);
  });

  test('is shown with all that is wrong with it, each thing at its cell', async () => {
    const app = await openTestApp(temporaryFolder());
    const draft: Draft = {
      turn: 'white',
      pieces: [...kings.pieces, king('white', 'c3'), { kind: 'dragon', side: 'white', at: 'e5' }, king('black', 'z9')],
      terrain: [
        { feature: 'glue', at: 'e7' },
        { feature: 'wall', at: 'a1' },
        { feature: 'mine', at: 'f8', side: 'black' },
      ],
      flights: [{ kind: 'time-machine', side: 'white', to: 'd9', left: 2 }],
    };
    const checked = await app.get('setup.check', { variant: 'deicide', options, draft });
    const cell = (name: string) => deicide.topology.parse(name);
    const at = checked.problems.map((problem) => problem.cell);
    expect(at).toContain(cell('e5'));
    expect(at).toContain(cell('a1'));
    for (const problem of checked.problems) expect(problem.says, problem.code).toMatch(/^[A-Z“].*\.$/);
    // it is shown as far as it says something
    expect(checked.pieces.map((piece) => piece.kind)).toEqual(['king', 'king', 'rook', 'king']);
    expect(checked.features).toMatchObject([
      { id: 'glue', hidden: false },
      { id: 'wall', hidden: false },
      { id: 'mine', side: 1, hidden: true },
    ]);
    expect(checked.flights).toMatchObject([{ kind: 'time-machine', side: 0, to: cell('d9'), left: 2 }]);
    const refused = await app.ask('match.start', { variant: 'deicide', options, players: ['', ''], start: draft });
    expect(refused).toMatchObject({ ok: false, error: { code: checked.problems[0].code } });
    expect((await app.get('library.list', {})).saves).toEqual([]);
  });

  test('has its own problems where its shape is right: two Kings of one side', async () => {
    const app = await openTestApp(temporaryFolder());
    const draft = { ...kings, pieces: [...kings.pieces, king('white', 'c3')] };
    const { problems, pieces } = await app.get('setup.check', { variant: 'deicide', options, draft });
    expect(problems.length).toBeGreaterThan(0);
    expect(pieces).toHaveLength(4);
    expect(await app.code('match.start', { variant: 'deicide', options, players: ['', ''], start: draft })).toBe(
      problems[0].code,
    );
  });

  test('is played, saved and opened again as it was set up', async () => {
    const app = await openTestApp(temporaryFolder());
    const start = { ...kings, terrain: [{ feature: 'mine', at: 'a7', side: 'black' }], lastKind: { black: 'knight' } };
    const on = { terrain: 'on' };
    const view = await app.get('match.start', { variant: 'deicide', options: on, players: ['', ''], start });
    expect(view).toMatchObject({ phase: null, handOver: null, features: [], can: { uncover: true } });
    const rook = (await app.get('match.actions', { ...at(view), piece: view.movable[1] })).find((a) => a.to === 128);
    const played = await app.get('match.play', { ...at(view), action: rook?.text ?? '' });
    expect(played.effects.map((effect) => effect.do)).toContain('burst');
    await app.get('match.leave', at(played.view));
    const opened = await app.get('match.open', { save: view.name });
    expect(opened.pieces).toEqual(played.view.pieces);
    expect(opened.node).toBe(1);
  });

  test('is taken from the table, in the middle of a game', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startAcid(app, ['Dc2-c3', 'Dc8-c7', 'Dd2-d3']);
    const checked = await app.get('setup.fromTable', at(view));
    expect(checked.problems).toEqual([]);
    expect(checked.draft.turn).toBe('line');
    expect(await app.code('setup.fromTable', { ...at(view), revision: 0 })).toBe('stale');
    const again = await app.get('match.start', { variant: 'acid', options, players: ['', ''], start: checked.draft });
    expect(again.turn).toBe(1);
    expect(standing(again.pieces)).toEqual(standing(view.pieces));
  });

  test('is refused with a sentence when its text is none', async () => {
    const app = await openTestApp(temporaryFolder());
    expect(await app.ask('setup.read', { variant: 'deicide', options, text: 'K@i1 k@z99' })).toMatchObject({
      ok: false,
      error: { code: 'bad-text', message: expect.stringContaining('k@z99') },
    });
    expect(await app.code('setup.read', { variant: 'checkers', options, text: 'K@i1' })).toBe('no-such-variant');
  });
});
