/** A guest that comments, draws and takes back as often as it may: the save of the host stays small, and the game goes on. */

import { expect, test } from 'vitest';
import { LONGEST_COMMENT } from '../../../engine/shared/limits.ts';
import { err, ok } from '../../../engine/shared/result.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { chesimals } from '../../../engine/variants/chesimals/index.ts';
import { tableMessages } from '../../contract/direct-messages.ts';
import { everythingIn, temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, type TestApp } from '../application.fixture.ts';
import { MOST_OF_GAME, MOST_OF_GUEST, NoteLimits } from './note-limits.ts';
import { sitAt, sitDownAt } from './table.fixture.ts';

const text = 'x'.repeat(LONGEST_COMMENT);
/** Writes comments of that length until that is refused; how many there were. */
async function flood(guest: TestApp, match: string, length = LONGEST_COMMENT): Promise<number> {
  for (let n = 0; ; n++) {
    const answer = await guest.ask('match.comment', {
      match,
      node: 0,
      mark: null,
      text: `${n % 10}${text}`.slice(0, length),
    });
    if (answer.ok) continue;
    expect(answer.error).toMatchObject({ code: 'many-notes', message: tableMessages.manyNotes });
    return n;
  }
}

test('guests write so much in a game and no more, each of them and all together', async () => {
  const home = temporaryFolder();
  const { host, guest, joined, view } = await sitDownAt(acid, { homes: [home, temporaryFolder()] });
  const { match } = joined;
  const most = (bytes: number) => Math.floor(bytes / LONGEST_COMMENT);
  expect(await flood(guest, match)).toBeLessThanOrEqual(most(MOST_OF_GUEST.bytes));
  const counts: number[] = [];
  for (const person of ['second', 'third', 'fourth'])
    counts.push(await flood((await sitAt(host, 1, temporaryFolder(), { person })).guest, match));
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts.at(-1)).toBe(0);
  await host.get('match.comment', { match, node: 0, mark: null, text: 'The host may.' });
  await host.get('match.play', {
    ...atView(view),
    revision: (await host.get('match.view', { match })).revision,
    action: 'Dc2-c3',
  });
  await host.app.close({ force: false });
  const sizes = Object.entries(everythingIn(home))
    .filter(([name]) => name.endsWith('.fairytable'))
    .map(([, file]) => file.length);
  expect(Math.max(...sizes)).toBeLessThan(1.2 * MOST_OF_GAME.bytes);
});

test('taking back in one’s own turn counts as well, and the game goes on', async () => {
  const { host, guest, joined } = await sitDownAt(chesimals, { guestSide: 0 });
  const { match } = joined;
  for (const length of [LONGEST_COMMENT, 100, 1]) await flood(guest, match, length);
  let view = await guest.get('match.view', { match });
  for (let undone = 0; ; undone++) {
    const [action] = await guest.get('match.actions', { ...atView(view), piece: view.movable[0] });
    view = (await guest.get('match.play', { ...atView(view), action: action.text })).view;
    const answer = await guest.ask('match.undo', { ...atView(view), unit: 'action' });
    if (!answer.ok) {
      expect(answer.error.code).toBe('many-notes');
      break;
    }
    view = answer.value.view;
    // what is left for less than the shortest comment
    expect(undone).toBeLessThan(4);
  }
  expect((await host.get('match.view', { match })).last?.text).toBe(view.last?.text);
});

test('many small things are bounded by their number', async () => {
  const limits = new NoteLimits();
  const add = (person: string) => limits.within(person, 1, async () => ok({}));
  const until = async (person: string) => {
    let count = 0;
    while ((await add(person)).ok) count++;
    return count;
  };
  expect(await until('one')).toBe(MOST_OF_GUEST.count);
  // it has left and come back
  limits.forget('one');
  expect(await until('one')).toBe(MOST_OF_GAME.count - MOST_OF_GUEST.count);
  expect(await until('two')).toBe(0);
  limits.begin();
  expect((await limits.within('two', 1, async () => err('no', 'No.'))).ok).toBe(false);
  expect(await until('two')).toBe(MOST_OF_GUEST.count);
});
