/** The page of notes over the requests: kept with the game, at any revision, and not while hidden things are seen. */

import { describe, expect, it } from 'vitest';
import { LONGEST_NOTES } from '../../../engine/shared/limits.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startGame } from '../application.fixture.ts';
import { kingsNoting } from './secret-player.fixture.ts';

describe('the notes', () => {
  it('are in every view until they are cleared, and there when the game is opened again', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startGame(app, acid, { actions: ['Dc2-c3'] });
    const { match } = view;
    expect(view.notes).toBeUndefined();
    const noted = await app.get('match.notes', { match, text: 'Watch the Zone.  \r\n' });
    expect(noted.view).toEqual({ ...view, notes: 'Watch the Zone.', revision: noted.revision });
    await app.get('match.leave', atView(noted.view));
    const again = await app.get('match.open', { save: noted.view.name });
    expect(again.notes).toBe('Watch the Zone.');
    expect((await app.get('match.notes', { match: again.match, text: ' ' })).view.notes).toBeUndefined();
  });
  it('are refused for another game and when they are too long', async () => {
    const app = await openTestApp(temporaryFolder());
    const { match } = await startGame(app, acid);
    expect(await app.code('match.notes', { match: 'other', text: 'x' })).toBe('no-match');
    expect(await app.code('match.notes', { match, text: 'x'.repeat(LONGEST_NOTES + 1) })).toBe('invalid-input');
  });
  it('are refused while a player sees hidden things, and while the screen is handed over', async () => {
    const app = await openTestApp(temporaryFolder());
    const open = await startGame(app, deicide, { options: { terrain: 'on' }, start: kingsNoting });
    const notes = { match: open.match, text: 'a mine on c3' };
    expect(await app.code('match.notes', notes)).toBe('hidden');
    await app.get('match.reveal', atView(open));
    expect(await app.code('match.notes', notes)).toBe('secret-notes');
  });
});
