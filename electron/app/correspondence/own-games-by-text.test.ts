/** Games of people's own with a friend at another machine: the invitation brings their rules, which nobody trusts. */

import fs from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_PACKED_RULES } from '../../../engine/match/correspondence/invitation.ts';
import { writeLine } from '../../../engine/match/correspondence/turn-line.ts';
import { must } from '../../../engine/match/fixtures/begin.fixture.ts';
import { pastedLines } from '../../../engine/match/fixtures/received.fixture.ts';
import { LONGEST_RULES } from '../../../engine/shared/limits.ts';
import { shelf } from '../../../engine/testing/workshop/shelf.ts';
import { ownVariants } from '../../../engine/variants/registry.ts';
import { smallGame, withLine } from '../../../engine/workshop/file/small-game.fixture.ts';
import type { View } from '../../contract/view.ts';
import { everythingIn, temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, type TestApp, type TestSettings } from '../application.fixture.ts';
import { TestThinking } from '../computer/thinking.fixture.ts';

const MESSAGES = Number(process.env.HOSTILE_MESSAGES ?? 200);
const friend = { name: 'Grace', elsewhere: true as const };

interface Machine extends TestApp {
  readonly home: string;
  readonly trying: TestThinking;
}
async function machine(home = temporaryFolder(), settings: TestSettings = {}): Promise<Machine> {
  const trying = new TestThinking();
  const app = await openTestApp(home, { trying, ...settings });
  return { ...app, home, trying };
}
async function begin(app: TestApp, text: string): Promise<View> {
  const { variant } = await app.get('games.try', { text });
  return app.get('match.start', { variant, options: {}, players: [{ name: 'Ada' }, friend] });
}
async function move(app: TestApp): Promise<View> {
  const { open } = await app.get('app.hello', {});
  const [action] = await app.get('match.actions', { ...atView(open!), piece: open!.movable[0] });
  return (await app.get('match.play', { ...atView(open!), action: action.text })).view;
}
const copy = async (app: TestApp): Promise<string> => {
  const { open } = await app.get('app.hello', {});
  return (await app.get('correspondence.copy', { ...atView(open!), draw: false })).text;
};
const receive = (app: TestApp, text: string) => app.get('correspondence.receive', { text });
const censusOf = ({ pieces, turn, turnNumber }: View) => ({ pieces, turn, turnNumber });
const idsInUse = (): string[] => ownVariants().map(({ id }) => id);

type Change = readonly [how: string, where: number, letter: string];
/** The rules with a letter put in, left out or replaced, or with another move. */
function changed(rules: string, [how, where, letter]: Change): string {
  const n = where % rules.length;
  if (how === 'move') return rules.replace(/(moves\s*=) \S+/, `$1 ${letter}`);
  return rules.slice(0, n) + (how === 'cut' ? '' : letter) + rules.slice(how === 'put' ? n : n + 1);
}

let count = 0;
/** An invitation to that game, and what another program may make of it; each has another key, or they would be one game. */
async function inviting(app: TestApp, text = smallGame) {
  await begin(app, text);
  const [line] = must(pastedLines(await copy(app)));
  const head = line.head as { readonly key: string; readonly variant: { readonly id: string } };
  const forged = (bytes: Uint8Array | undefined, heads: object = {}): string => {
    const key = (++count).toString(16).padStart(32, '0');
    return writeLine({ ...head, key, ...heads }, line.body(head.key) as object, 512, key, bytes);
  };
  return { id: head.variant.id, forged, withRules: (rules: string) => forged(deflateRawSync(rules)) };
}

describe('A game of one’s own by text', () => {
  test('goes to and fro, and the rules that came with it are tried first and kept with the save', async () => {
    const [ada, grace] = [await machine(), await machine()];
    const text = withLine('title = Small', 'title = Sent # with a comment');
    await begin(ada, text);
    await move(ada);
    const first = await copy(ada);
    expect(first.length).toBeLessThan(2000);
    const invited = await receive(grace, `Your move.\n> ${first}`);
    expect(invited).toMatchObject({ what: 'turn', view: { turn: 1, byText: { side: 1, awaits: 'yours' } } });
    expect(grace.trying.jobs).toEqual([{ do: 'try-game', text }]);
    const answered = await move(grace);
    const second = await copy(grace);
    // the friend has the rules now
    expect(second).toMatch(/^fairytable:1:/);
    await receive(ada, second);
    expect(censusOf((await ada.get('app.hello', {})).open!)).toEqual(censusOf(answered));

    await grace.get('match.leave', atView((await grace.get('app.hello', {})).open!));
    const files = Object.entries(everythingIn(grace.home));
    const [save] = files.filter(([file]) => file.endsWith('.fairytable')).map(([, json]) => JSON.parse(json));
    expect(save.variant.game).toBe(text);
    expect(files.filter(([file]) => file.endsWith('.fairygame'))).toEqual([]);
    // from the library, in a process that has tried nothing
    const copied = temporaryFolder();
    fs.cpSync(grace.home, copied, { recursive: true, filter: (file) => !path.basename(file).includes('lock') });
    const again = await machine(copied);
    await move(ada);
    expect(await receive(again, await copy(ada))).toMatchObject({ what: 'turn', view: { turn: 1 } });
    expect(again.trying.jobs[0]).toEqual({ do: 'try-game', text });
  });

  test('is one game when its invitation is pasted twice at once', async () => {
    const [ada, grace] = [await machine(), await machine()];
    await begin(ada, withLine('title = Small', 'title = Twice'));
    const text = await copy(ada);
    await Promise.all([receive(grace, text), receive(grace, text)]);
    expect((await grace.get('library.list', {})).saves).toHaveLength(1);
  });

  test('is begun again by both with its rules in a new invitation', async () => {
    const [ada, grace] = [await machine(), await machine()];
    await begin(ada, withLine('title = Small', 'title = Again'));
    await receive(grace, await copy(ada));
    await ada.get('match.rematch', atView((await ada.get('app.hello', {})).open!));
    expect(await receive(grace, await copy(ada))).toMatchObject({ what: 'invitation', view: { byText: { side: 0 } } });
  });

  test('whose rules cannot be made short enough is not begun', async () => {
    const app = await machine();
    const comment = Array.from({ length: 60_000 }, (_, n) => String.fromCharCode(0x4e00 + ((n * 7919) % 20_000)));
    const { variant } = await app.get('games.try', { text: `${smallGame}# ${comment.join('')}\n` });
    const start = app.ask('match.start', { variant, options: {}, players: [{ name: 'Ada' }, friend] });
    expect(await start).toMatchObject({ error: { code: 'long-rules', message: expect.stringMatching(/comments/) } });
  });
});

describe('Rules in an invitation', () => {
  test('that are not those of its game, or none at all, are refused, and nothing is opened', async () => {
    const [ada, grace] = [await machine(), await machine()];
    const { id, forged, withRules } = await inviting(ada);
    const code = (text: string) => grace.code('correspondence.receive', { text });
    const before = idsInUse();
    expect(await code(withRules(withLine('repetition = 3', 'repetition = 3\nno progress = 41')))).toBe(
      'other-game-rules',
    );
    expect(await code(forged(deflateRawSync(smallGame), { variant: { id: 'acid', rules: 1 } }))).toBe(
      'other-game-rules',
    );
    expect(await code(forged(undefined))).toBe('no-rules');
    expect(await code(withRules(withLine('moves = K', 'moves = Kx')))).toBe('bad-game');
    expect(await code(withRules(`${smallGame}\n[wibble]\n`))).toBe('bad-game');
    expect(await code(withRules(''))).toBe('bad-game');
    expect(await code(withRules('x'.repeat(LONGEST_RULES + 1)))).toBe('damaged');
    expect(await code(withRules('\0'.repeat(40 << 20)))).toBe('damaged');
    expect(await code(forged(new Uint8Array(MOST_PACKED_RULES + 1)))).toBe('damaged');
    expect(await code(forged(Uint8Array.from([1, 2, 3])))).toBe('damaged');
    const bad = await grace.ask('correspondence.receive', { text: withRules(`${smallGame}\n[wibble]\n`) });
    expect(bad).toMatchObject({
      error: { message: expect.stringMatching(/cannot be played here\. Line 29, column \d+: .*same version/) },
    });
    expect((await grace.get('library.list', {})).saves).toEqual([]);
    expect((await grace.get('app.hello', {})).open).toBe(null);
    // but for the game that was a good one, of another name
    expect(idsInUse().filter((one) => !before.includes(one))).toHaveLength(1);
    expect(await receive(grace, withRules(smallGame))).toMatchObject({ what: 'invitation', view: { variant: id } });
  });

  test.each([
    ['program', 'no-program', /program of Fairytable is missing or damaged/],
    ['broken', 'rules-failed', /broke down/],
    ['memory', 'large-game', /too much memory.*Ask your friend/],
  ] as const)('that cannot be tried here (%s) are not blamed for it', async (trouble, code, message) => {
    const trying = new TestThinking();
    const [ada, grace] = [await machine(), await machine(temporaryFolder(), { trying })];
    const { withRules } = await inviting(ada);
    const text = withRules(withLine('repetition = 3', 'repetition = 3\nno progress = 43'));
    trying.isHeld = true;
    const received = grace.ask('correspondence.receive', { text });
    await expect.poll(() => trying.isBusy).toBe(true);
    trying.fail(trouble);
    const answer = await received;
    expect(answer).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(message) } });
    expect(JSON.stringify(answer)).not.toContain('same version');
  });

  test('that take for ever are given up, and nobody reads them', async () => {
    const trying = new TestThinking();
    const [ada, grace] = [await machine(), await machine(temporaryFolder(), { trying, tryingDeadline: 0 })];
    const { withRules } = await inviting(ada);
    const text = withRules(withLine('repetition = 3', 'repetition = 3\nno progress = 42'));
    trying.isHeld = true;
    trying.answers = () => {
      throw new Error('ended');
    };
    const before = idsInUse();
    expect(await grace.ask('correspondence.receive', { text })).toMatchObject({
      error: { code: 'slow-game', message: expect.stringMatching(/Ask your friend/) },
    });
    expect(idsInUse()).toEqual(before);
    expect((await grace.get('library.list', {})).saves).toEqual([]);
  });

  test('are not read again for a text of a game that is here', async () => {
    const [ada, grace] = [await machine(), await machine()];
    const { forged } = await inviting(ada, withLine('title = Small', 'title = Here'));
    const good = await copy(ada);
    await receive(grace, good);
    const before = (await grace.get('app.hello', {})).open;
    const jobs = grace.trying.jobs.length;
    expect(await receive(grace, good)).toMatchObject({ what: 'invitation', view: null });
    const key = JSON.parse(Buffer.from(good.split(':')[2], 'base64url').toString()).key as string;
    await grace.ask('correspondence.receive', { text: forged(deflateRawSync('no rules'), { key }) });
    expect(grace.trying.jobs).toHaveLength(jobs);
    expect((await grace.get('app.hello', {})).open).toEqual(before);
  });

  test(
    `${MESSAGES} changed invitations are refused with a code, or are the game that they say`,
    async () => {
      const [ada, grace] = [await machine(), await machine()];
      const texts = [smallGame, shelf.get('minishogi')!, shelf.get('crazyhouse')!];
      const invitations = [];
      for (const text of texts) invitations.push({ text, ...(await inviting(ada, text)) });
      const letters = [...'abcxyzKQRBNWFD0123456789 []=.,:;*#-+\n"\\\u0000é♞\u202e'];
      const change = fc.tuple(fc.constantFrom('put', 'cut', 'swap', 'move'), fc.nat(), fc.constantFrom(...letters));
      const some = fc.record({
        which: fc.nat(texts.length - 1),
        changes: fc.array(change, { maxLength: 3 }),
        // now and then the packed bytes instead
        flip: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat() }),
      });
      let opened = 0;
      const codes = new Set<string>();
      for (const { which, changes, flip } of fc.sample(some, { numRuns: MESSAGES, seed: 20261125 })) {
        const { text, id, forged } = invitations[which];
        const packed = Uint8Array.from(deflateRawSync(changes.reduce(changed, text)));
        if (flip !== null) packed[flip % packed.length] ^= 1 << (flip % 8);
        const answer = await grace.ask('correspondence.receive', { text: forged(packed) });
        if (answer.ok) {
          opened++;
          expect(answer.value.view?.variant).toBe(id);
        } else {
          codes.add(answer.error.code);
          expect(answer.error.message).toMatch(/[.?]$/);
        }
      }
      expect(opened).toBeGreaterThan(0);
      expect([...codes].sort()).toEqual(['bad-game', 'damaged', 'other-game-rules']);
    },
    60_000 + MESSAGES * 200,
  );
});
