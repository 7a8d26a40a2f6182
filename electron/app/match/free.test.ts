/** The free table over the requests: what the editor sends is a move of the game, and the referee answers with what is wrong. */
import { describe, expect, it } from 'vitest';
import { acid } from '../../../engine/variants/acid/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startGame } from '../application.fixture.ts';

describe('the referee', () => {
  it('is switched off by the first change, and on again in a position that can be played', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startGame(app, acid, { actions: ['Dc2-c3'] });
    const { draft } = await app.get('setup.fromTable', atView(view));
    const off = (await app.get('match.free', { ...atView(view), draft })).view;
    expect([off.free, off.movable, off.can.resign]).toEqual([true, [], false]);
    const pieces = draft.pieces.filter((piece) => piece.kind !== 'king' || piece.side !== 'magi');
    const without = (await app.get('match.free', { ...atView(off), draft: { ...draft, pieces } })).view;
    expect(without.pieces.filter(({ place }) => place !== 'lost').length).toBe(view.pieces.length - 1);
    expect(await app.code('match.referee', atView(without))).not.toBe('stale');
    expect(await app.code('match.play', { ...atView(without), action: 'dc8-c7' })).toBe('referee-off');
    // the editor is told the same
    const checked = await app.get('setup.fromTable', atView(without));
    expect(checked.problems.length).toBeGreaterThan(0);
    const back = (await app.get('match.undo', { ...atView(without), unit: 'action' })).view;
    expect([back.free, back.pieces.length]).toEqual([true, view.pieces.length]);
    const on = (await app.get('match.referee', atView(back))).view;
    expect([on.free, on.turn, on.movable.length > 0]).toEqual([undefined, view.turn, true]);
    const { nodes } = await app.get('match.history', atView(on));
    expect(nodes.filter(({ line }) => line !== 'branch').map(({ kind, label }) => [kind, label])).toEqual([
      ['start', ''],
      ['action', 'D c2–c3'],
      ['free', 'Referee off'],
      ['referee', 'Referee on'],
    ]);
  });
  it('is still off when the game is opened again, with what lay on the table', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startGame(app, acid);
    const { draft } = await app.get('setup.fromTable', atView(view));
    const [first, ...others] = draft.pieces;
    const moved = { ...draft, pieces: [...others, { ...first, at: 'e5' }] };
    const free = (await app.get('match.free', { ...atView(view), draft: moved })).view;
    await app.get('match.leave', atView(free));
    const again = await app.get('match.open', { save: free.name });
    expect(again.free).toBe(true);
    const found = (await app.get('setup.fromTable', atView(again))).draft.pieces;
    expect(found.some((piece) => piece.at === 'e5' && piece.kind === first.kind)).toBe(true);
  });
  it('stays on where something may be hidden, and refuses a table that cannot be kept', async () => {
    const app = await openTestApp(temporaryFolder());
    const hidden = await startGame(app, deicide, { options: { terrain: 'on' } });
    const laid = await app.get('setup.fromTable', atView(hidden));
    expect(await app.code('match.free', { ...atView(hidden), draft: laid.draft })).toBe('in-phase');
    const view = await startGame(app, acid);
    const { draft } = await app.get('setup.fromTable', atView(view));
    const [king] = draft.pieces;
    const heap = { ...draft, pieces: Array.from({ length: 20 }, () => king) };
    expect(await app.code('match.free', { ...atView(view), draft: heap })).toBe('bad-table');
    expect(await app.code('match.free', { match: view.match, revision: -1, draft })).toBe('stale');
  });
  it('goes on with the game: the turn, whoever was captured, and the whole of it as text', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startGame(app, acid, { actions: ['Dd2-d3', 'De8-e7', 'Dd3-d4', 'De7-e6', 'Dd4-d5', 'De6xd5'] });
    const lostOf = ({ pieces }: Pick<typeof view, 'pieces'>) =>
      pieces.filter(({ place }) => place === 'lost').map(({ kind, side, at: cell }) => [kind, side, cell]);
    expect([view.turnNumber, lostOf(view)]).toEqual([4, [['diskette', 0, null]]]);
    const { draft } = await app.get('setup.fromTable', atView(view));
    const off = (await app.get('match.free', { ...atView(view), draft })).view;
    expect(lostOf(off)).toEqual(lostOf(view));
    const pieces = draft.pieces.filter(({ at: cell }) => cell !== 'c2');
    const without = (await app.get('match.free', { ...atView(off), draft: { ...draft, pieces } })).view;
    const [captured] = lostOf(view);
    expect(lostOf(without)).toEqual([captured, captured]);
    const on = (await app.get('match.referee', atView(without))).view;
    expect([on.turnNumber, lostOf(on)]).toEqual([4, [captured, captured]]);
    expect(new Set(on.pieces.map(({ id }) => id)).size).toBe(on.pieces.length);
    const { game } = await app.get('match.text', atView(on));
    expect(game).toMatch(/\n4\. Referee off \{\[%free\]\}; \{\[%free\] c2 empty\}; Referee on\n$/);
    await app.get('match.leave', atView(on));
    const [summary] = (await app.get('library.list', {})).saves;
    expect(summary.turnNumber).toBe(4);
    const again = await app.get('match.open', { save: on.name });
    expect([again.turnNumber, lostOf(again)]).toEqual([4, [captured, captured]]);
  });
});
