/** Comments on moves over the requests: whoever moves meanwhile, they are on the disk, and they tell no secrets. */

import { describe, expect, it } from 'vitest';
import { LONGEST_COMMENT } from '../../../engine/shared/limits.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startGame } from '../application.fixture.ts';
import { kingsNoting } from './secret-player.fixture.ts';

describe('a comment', () => {
  it('comes with its move, changes nothing else, and is there when the game is opened again', async () => {
    const folder = temporaryFolder();
    const app = await openTestApp(folder);
    const view = await startGame(app, acid, { actions: ['Dc2-c3', 'Dc8-c7'] });
    const comment = { mark: '!?' as const, text: 'why not' };
    const played = await app.get('match.comment', { match: view.match, node: 1, ...comment });
    expect(played.history).toEqual({ before: 3, added: [], lines: [], comments: [{ id: 1, comment }] });
    expect(played.effects).toEqual([]);
    expect({ ...played.view, revision: view.revision }).toEqual(view);
    // at whatever revision: the page may not have seen the last move yet
    const gone = await app.get('match.comment', { match: view.match, node: 2, mark: null, text: '' });
    expect(gone.history?.comments).toEqual([{ id: 2, comment: null }]);
    const { nodes } = await app.get('match.history', atView(gone.view));
    expect(nodes.map((node) => node.comment)).toEqual([undefined, comment, undefined]);
    expect((await app.get('match.text', atView(gone.view))).game).toContain('1. D c2–c3 !? {why not} / ');
    await app.get('match.leave', atView(gone.view));
    const again = await app.get('match.open', { save: gone.view.name });
    expect((await app.get('match.history', atView(again))).nodes[1].comment).toEqual(comment);
  });
  it('is refused for another game, another node, a mark without a move, and when it is too long', async () => {
    const app = await openTestApp(temporaryFolder());
    const { match } = await startGame(app, acid, { actions: ['Dc2-c3'] });
    const code = (more: object): Promise<string> =>
      app.code('match.comment', { match, node: 1, mark: null, text: 'x', ...more });
    expect(await code({ match: 'other' })).toBe('no-match');
    expect(await code({ node: 7 })).toBe('no-such-node');
    expect(await code({ node: 0, mark: '!' })).toBe('no-move');
    expect(await code({ text: 'x'.repeat(LONGEST_COMMENT + 1) })).toBe('invalid-input');
    expect(await code({ mark: '!!!' })).toBe('invalid-input');
    expect(await code({ author: 'me' })).toBe('invalid-input');
  });
  it('does not wake the computer that waits because something was undone', async () => {
    const app = await openTestApp(temporaryFolder());
    const level = { level: '1', seconds: 1 } as const;
    const view = await startGame(app, acid, { actions: ['Dc2-c3', 'Dc8-c7'] });
    const undone = (await app.get('match.undo', { ...atView(view), unit: 'action' })).view;
    const seated = (await app.get('computer.seat', { ...atView(undone), side: undone.turn, computer: level })).view;
    expect(seated.computer?.state).toBe('waiting');
    const played = await app.get('match.comment', { match: view.match, node: 1, mark: '?', text: '' });
    expect(played.view.computer?.state).toBe('waiting');
  });
  it('is refused on a secret move, by its own player as by anybody else', async () => {
    const app = await openTestApp(temporaryFolder());
    const open = await startGame(app, deicide, { options: { terrain: 'on' }, start: kingsNoting });
    const own = await app.get('match.reveal', atView(open));
    const mine = await app.get('match.play', { ...atView(own), action: 'mine@e7' });
    const { nodes } = await app.get('match.history', atView(mine.view));
    const secret = nodes.find((node) => node.secret);
    if (!secret) throw new Error('nothing is secret');
    const on = (node: number) => ({ match: open.match, node, mark: null, text: 'on e7' });
    expect(await app.code('match.comment', on(secret.id))).toBe('secret-move');
    const end = await app.get('match.play', { ...atView(mine.view), action: 'end' });
    expect(await app.code('match.comment', on(secret.id))).toBe('hidden');
    const other = await app.get('match.reveal', atView(end.view));
    expect(await app.code('match.comment', on(secret.id))).toBe('no-such-node');
    expect((await app.get('match.comment', { ...on(0), text: 'the start' })).view.viewer).toBe(other.viewer);
  });
});
