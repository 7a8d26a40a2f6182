/** Games of people's own on two machines: the guest is sent the rules, tries them, and answers its own page about them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Variant } from '../../../engine/core/variant.ts';
import { LONGEST_RULES } from '../../../engine/shared/limits.ts';
import { shelf } from '../../../engine/testing/workshop/shelf.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { ownVariants } from '../../../engine/variants/registry.ts';
import { smallGame, withLine } from '../../../engine/workshop/file/small-game.fixture.ts';
import { TABLE_PROTOCOL, type TableHello } from '../../contract/table.ts';
import type { View } from '../../contract/view.ts';
import { readOwnGame } from '../../games/own-games.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, type TestApp } from '../application.fixture.ts';
import { TestThinking } from '../computer/thinking.fixture.ts';
import { honestHello, opposite, sayTo } from './lying-host.fixture.ts';
import { sitAt, sitDownAt, statesOf, type TestWire } from './table.fixture.ts';

const MESSAGES = Number(process.env.HOSTILE_MESSAGES ?? 300);

function gameOf(text: string): Variant {
  const game = readOwnGame(text);
  if (!game.ok) throw new Error(game.problems[0].says);
  return game.variant;
}
const minishogi = gameOf(shelf.get('minishogi')!);
const small = gameOf(smallGame);

describe('a guest of a game of people’s own', () => {
  test('tries its rules first, plays, and looks things up at its own machine', async () => {
    const trying = new TestThinking();
    // those of the shelf are known to be playable
    const text = shelf.get('minishogi')!.replace('Minishogi', 'My shogi');
    const minishogi = gameOf(text);
    const { host, guest, view, joined } = await sitDownAt(minishogi, { guest: { trying } });
    expect(trying.jobs).toEqual([{ do: 'try-game', text }]);
    expect(joined).toMatchObject({ variant: minishogi.id, viewer: 1 });
    const { variants, open } = await guest.get('app.hello', {});
    expect(open).toMatchObject({ variant: minishogi.id });
    expect(variants.find(({ id }) => id === minishogi.id)).toMatchObject({ title: 'My shogi', own: true });
    const { sections } = await guest.get('rules.book', { variant: minishogi.id });
    const { spec } = sections.flatMap(({ diagrams }) => diagrams)[0];
    expect((await guest.get('rules.diagram', { variant: minishogi.id, spec })).marks.length).toBeGreaterThan(0);
    // the position is the host's
    const [action] = await host.get('match.actions', { ...atView(view), piece: view.movable[0] });
    await host.get('match.play', { ...atView(view), action: action.text });
    const now = (await guest.next('played')).view;
    const [mover] = now.movable;
    const [answer] = await guest.get('match.actions', { ...atView(now), piece: mover });
    const preview = await guest.get('match.preview', { ...atView(now), action: answer.text });
    expect(preview.effects.length).toBeGreaterThan(0);
    const king = now.pieces.find(({ kind, side }) => kind === 'king' && side === 1)!;
    expect(await guest.ask('match.why', { ...atView(now), piece: king.id, cell: 0 })).toMatchObject({ ok: true });
    await guest.get('match.play', { ...atView(now), action: answer.text });
    expect((await host.next('played')).view.last?.text).toBe(answer.text);
  });

  test('that only watches gets the rules, too', async () => {
    const { host, guest } = await sitDownAt(minishogi);
    const watching = await sitAt(host, null, temporaryFolder(), { person: 'watcher' });
    expect(watching.joined).toMatchObject({ variant: minishogi.id, viewer: null });
    expect(await watching.guest.get('rules.book', { variant: minishogi.id })).toMatchObject({ variant: minishogi.id });
    expect(guest.app.online.remote?.table?.people).toHaveLength(3);
  });

  test('comes back to it, and begins it again with the sides changed', async () => {
    const table = await sitDownAt(small);
    const { host, guest, joined, wires, view } = table;
    wires[0].cut();
    await guest.until('connection', ({ state }) => state === 'back');
    await guest.get('match.resign', atView(await guest.get('match.view', { match: joined.match })));
    const over = await host.get('match.view', { match: view.match });
    expect(await host.code('match.rematch', atView(over))).toBe('asked');
    const next = await guest.get('match.rematch', atView(await guest.get('match.view', { match: joined.match })));
    expect(next).toMatchObject({ variant: small.id, viewer: 0 });
    expect(statesOf(table.told)).toEqual(['lost', 'back']);
  });
});

const opened = ({ told }: TestApp): unknown[] =>
  told.filter(({ event }) => ['opened', 'played', 'table', 'said'].includes(event));

describe('a host that is not trusted', () => {
  test.each<[string, (hello: TableHello) => object, string]>([
    [
      'sends rules of another game',
      () => ({ rules: withLine('repetition = 3', 'repetition = 3\nno progress = 43') }),
      'not-a-table',
    ],
    ['sends rules that cannot be played', () => ({ rules: withLine('moves = K', 'moves = Kx') }), 'bad-game'],
    ['sends no rules', () => ({ rules: undefined, view: { variant: 'own:unheard-of' } }), 'not-a-table'],
    ['sends rules of a size that no game has', () => ({ rules: 'x'.repeat(LONGEST_RULES + 1) }), 'not-a-table'],
    ['sends rules that are no text', () => ({ rules: { length: 1 } }), 'not-a-table'],
    ['says that they are those of a game of the program', () => ({ view: { variant: 'acid' } }), 'not-a-table'],
    ['calls its version by a long text', () => ({ version: '1'.repeat(1000) }), 'not-a-table'],
    ['speaks as before there were such games', ({ protocol }) => ({ protocol: protocol - 1 }), 'other-version'],
  ])('%s: nothing of it is shown', async (_, change, code) => {
    const { hello } = await honestHello(small);
    const changed = change(hello) as { readonly view?: object };
    const bent = { ...hello, ...changed, view: { ...hello.view, ...changed.view } };
    const { guest, join } = await opposite(sayTo({ hello: bent }));
    expect(await join()).toMatchObject({ code });
    expect(opened(guest)).toEqual([]);
    expect((await guest.get('app.hello', {})).open).toBe(null);
  });

  test('sends rules that take for ever: they are given up, and nobody reads them', async () => {
    const text = withLine('repetition = 3', 'repetition = 3\nno progress = 44');
    const trying = new TestThinking();
    const { hello } = await honestHello(small);
    const before = ownVariants().map(({ id }) => id);
    trying.isHeld = true;
    trying.answers = () => {
      throw new Error('ended');
    };
    const { guest, join } = await opposite(sayTo({ hello: { ...hello, rules: text } }), { trying, tryingDeadline: 0 });
    expect(await join()).toMatchObject({ code: 'slow-game', message: expect.stringMatching(/Ask the host/) });
    expect(ownVariants().map(({ id }) => id)).toEqual(before);
    expect(opened(guest)).toEqual([]);
  });

  test('shows another game later: the guest leaves', async () => {
    const hello = await honestHello(small);
    const other = await honestHello(acid);
    const { guest, join, say: later } = await opposite(sayTo(hello));
    expect(await join()).toBe('ok');
    later({ event: 'opened', what: other.hello.view });
    await guest.until('connection', ({ state }) => state === 'lost' || state === 'ended');
    expect(opened(guest).some((one) => JSON.stringify(one).includes('"acid"'))).toBe(false);
    expect((await guest.get('app.hello', {})).open).toMatchObject({ variant: small.id });
  });

  test('shows a game before it has said hello: nobody looks at it', async () => {
    const hello = await honestHello(small);
    const { view } = hello.hello;
    const { guest, join } = await opposite((wire) => {
      sayTo({ event: 'opened', what: { ...view, name: 'Not yet' } })(wire);
      sayTo({ event: 'said', what: { person: 'host', side: 0, text: 'Not yet' } })(wire);
      sayTo(hello)(wire);
    });
    expect(await join()).toBe('ok');
    expect(JSON.stringify(opened(guest))).not.toContain('Not yet');
  });

  test('goes on while its rules are tried: everything comes in its order', async () => {
    const hello = await honestHello(small);
    const trying = new TestThinking();
    trying.isHeld = true;
    const { guest, join, say: later } = await opposite(sayTo(hello), { trying });
    const joining = join();
    while (!trying.isBusy) await new Promise((resolve) => setImmediate(resolve));
    const lines = ['one', 'two', 'three'];
    for (const text of lines) later({ event: 'said', what: { person: 'host', side: 0, text } });
    later(hello);
    await new Promise((resolve) => setImmediate(resolve));
    expect(opened(guest)).toEqual([]);
    trying.answer();
    expect(await joining).toBe('ok');
    await guest.until('said', ({ text }) => text === 'three');
    const said = guest.told.filter(({ event }) => event === 'said').map(({ what }) => (what as { text: string }).text);
    expect(said).toEqual(lines);
  });

  test('is cut off in the middle of its hello: the next one is read from its beginning', async () => {
    const text = JSON.stringify(await honestHello(small));
    const parts = (at: number) => [
      { part: 0, of: 2, text: text.slice(0, at) },
      { part: 1, of: 2, text: text.slice(at) },
    ];
    let connections = 0;
    const { guest, join, wire } = await opposite(
      (line, n) => {
        connections = n;
        // the second one breaks off
        const said = n === 2 ? [parts(50)[0], 'nonsense'] : parts(100);
        for (const one of said) sayTo(one)(line);
      },
      { online: { wait: () => Promise.resolve() } },
    );
    expect(await join()).toBe('ok');
    wire().cut();
    await guest.until('connection', ({ state }) => state === 'back');
    expect(connections).toBe(3);
    guest.app.online.leave();
  });

  test('says hello when the guest has left: the guest does not sit down again', async () => {
    const hello = await honestHello(small);
    let connected: (wire: TestWire) => void = () => {};
    const again = new Promise<TestWire>((resolve) => {
      connected = resolve;
    });
    const { guest, join, wire } = await opposite((line, n) => (n === 1 ? sayTo(hello)(line) : connected(line)), {
      online: { wait: () => Promise.resolve() },
    });
    expect(await join()).toBe('ok');
    const { remote } = guest.app.online;
    wire().cut();
    const second = await again;
    sayTo({ event: 'something new', what: null })(second);
    await expect.poll(() => second.delivered[1]).toHaveLength(1);
    guest.app.online.leave();
    const closed = new Promise((resolve) => {
      second.ends[0].closed = resolve;
    });
    sayTo(hello)(second);
    await closed;
    expect(remote?.isConnected).toBe(false);
    expect(guest.told.filter(({ event }) => event === 'opened')).toEqual([]);
  });

  test(
    `says ${MESSAGES} things that a table does not say: each is refused, and the page sees nothing of another game`,
    async () => {
      const { hello } = await honestHello(small);
      const nasty = fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom('__proto__', 'own:', 'acid', smallGame, 'x'.repeat(3000), -1, null),
      );
      const bentRules = fc
        .tuple(fc.nat(smallGame.length - 1), fc.string({ unit: 'binary', maxLength: 3 }))
        .map(([n, put]) => ({ ...hello, rules: smallGame.slice(0, n) + put + smallGame.slice(n + 1) }));
      const bentHello = fc
        .tuple(fc.constantFrom(...Object.keys(hello), 'rules', 'more'), nasty)
        .map(([field, put]) => ({ ...hello, [field]: put }));
      const bentView = fc
        .tuple(fc.constantFrom(...(Object.keys(hello.view) as (keyof View)[])), nasty)
        .map(([field, put]) => ({ ...hello, view: { ...hello.view, [field]: put } }));
      const said = fc.oneof(nasty, bentRules, bentHello, bentView);
      const messages = fc.sample(said, { numRuns: MESSAGES, seed: 20261126 });
      let next: unknown = null;
      const { guest, join } = await opposite((wire) => sayTo({ hello: next })(wire));
      const codes = new Set<string>();
      for (const message of messages) {
        next = message;
        const answer = await join();
        codes.add(answer === 'ok' ? answer : answer.code);
        const { open } = await guest.get('app.hello', {});
        expect([undefined, small.id]).toContain(open?.variant);
      }
      expect([...codes].sort()).toEqual(['bad-game', 'not-a-table', 'ok', 'other-version']);
      expect(guest.log.join('\n')).not.toContain('internal');
      expect(TABLE_PROTOCOL).toBe(hello.protocol);
    },
    60_000 + MESSAGES * 200,
  );
});
