/** Drawing on the table over the requests: kept with the game, at any revision, and not over hidden things. */

import { describe, expect, it } from 'vitest';
import { MOST_POINTS } from '../../../engine/shared/drawing.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startGame } from '../application.fixture.ts';
import { kingsNoting } from './secret-player.fixture.ts';

describe('a stroke', () => {
  it('is in every view until it is erased, comes back, and is there when the game is opened again', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startGame(app, acid, { actions: ['Dc2-c3'] });
    const { match } = view;
    expect(view.strokes).toBeUndefined();
    const stroke = { pen: 'red' as const, points: [0, 0, 250, 300] };
    const drawn = await app.get('match.draw', { match, ...stroke });
    expect(drawn.view.strokes).toEqual([{ id: 0, ...stroke }]);
    expect({ ...drawn.view, strokes: undefined, revision: view.revision }).toEqual({ ...view, strokes: undefined });
    const erased = await app.get('match.erase', { match, strokes: [0] });
    expect(erased.view.strokes).toBeUndefined();
    const back = await app.get('match.erase', { match, strokes: [0], back: true });
    await app.get('match.leave', atView(back.view));
    const again = await app.get('match.open', { save: back.view.name });
    expect(again.strokes).toEqual([{ id: 0, ...stroke }]);
  });
  it('is refused off the table, for another game, of too many points, and where it is not', async () => {
    const app = await openTestApp(temporaryFolder());
    const { match } = await startGame(app, acid);
    const draw = (points: number[], of = match) => app.code('match.draw', { match: of, pen: 'red', points });
    expect(await draw([0, 0, 9000, 0])).toBe('off-table');
    expect(await draw([0, 0, 1, 1], 'other')).toBe('no-match');
    expect(await draw(Array.from({ length: 2 * MOST_POINTS + 2 }, () => 1))).toBe('invalid-input');
    expect(await app.code('match.erase', { match, strokes: [0] })).toBe('no-such-stroke');
  });
  it('is refused while a player sees hidden things, and while the screen is handed over', async () => {
    const app = await openTestApp(temporaryFolder());
    const open = await startGame(app, deicide, { options: { terrain: 'on' }, start: kingsNoting });
    const line = { match: open.match, pen: 'red' as const, points: [0, 0, 100, 100] };
    expect(await app.code('match.draw', line)).toBe('hidden');
    await app.get('match.reveal', atView(open));
    expect(await app.code('match.draw', line)).toBe('secret-drawing');
  });
});
