/**
 * Everything that a host says, changed at random: squares, pieces, kinds, sides, numbers, lengths, texts. Whatever cannot be
 * in the game is refused with a sentence, the guest's game stays as it was, and the page gets nothing of it. LIES=2000 sets
 * the number of changes for each game.
 */
import { describe, expect, test } from 'vitest';
import type { Variant } from '../../../engine/core/variant.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { chesimals } from '../../../engine/variants/chesimals/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import type { VariantDescription } from '../../contract/description.ts';
import { tableMessages } from '../../contract/direct-messages.ts';
import type { RequestName } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import type { TableHello } from '../../contract/table.ts';
import type { View } from '../../contract/view.ts';
import { atView, type Begun } from '../application.fixture.ts';
import { anything, chance } from '../chance.fixture.ts';
import { descriptionOf } from '../describing.ts';
import { honestHello, opposite, sayTo } from './lying-host.fixture.ts';
import { sitDownAt } from './table.fixture.ts';

const LIES = Number(process.env.LIES ?? 60);

type Below = (n: number) => number;
type Json = Record<string, unknown> | unknown[];
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const CELLS = ['cell', 'at', 'to', 'from', 'leadsTo', 'cells', 'via', 'line', 'route', 'focus'];
/** rules, and games and positions as text */
const MAY_BE_LONG = ['rules', 'game', 'position'];
const NAMED = {
  promotion: 'kinds',
  places: 'features',
  leaves: 'features',
  feature: 'features',
  group: 'groups',
} as const;
/** What the page could not show, told by the names of fields alone, so that it does not depend on the schemas. */
function faultsIn(value: unknown, game: VariantDescription, name = ''): readonly string[] {
  const { length } = game.topology.cells;
  if (Array.isArray(value)) return value.flatMap((one) => faultsIn(one, game, name));
  if (isJson(value)) {
    const isPiece = 'place' in value && !game.kinds.some(({ id }) => id === value.kind);
    const isFeature = 'leadsTo' in value && !game.features.some(({ id }) => id === value.id);
    const inner = Object.entries(value).flatMap(([field, one]) => faultsIn(one, game, field));
    return [...(isPiece ? [`kind ${value.kind}`] : []), ...(isFeature ? [`feature ${value.id}`] : []), ...inner];
  }
  if (CELLS.includes(name) && typeof value === 'number')
    return Number.isInteger(value) && value >= 0 && value < length ? [] : [`${name} ${value}`];
  const named = Object.entries(NAMED).find(([field]) => field === name)?.[1];
  if (named && typeof value === 'string')
    return (game[named] ?? []).some(({ id }) => id === value) ? [] : [`${name} ${value}`];
  if (name === 'side' && ![0, 1, null].includes(value as number)) return [`side ${value}`];
  if (typeof value === 'number' && Math.abs(value) > 1e12) return [`${name} ${value}`];
  return typeof value === 'string' && value.length > 10_000 && !MAY_BE_LONG.includes(name)
    ? [`${name} is long`]
    : typeof value === 'string' && /[\u202e\u2066]/.test(value) && name !== 'rules'
      ? [`${name} runs backwards`]
      : [];
}

/** The same with one value at random replaced by another. */
function lie(honest: unknown, below: Below): unknown {
  const told = structuredClone(honest);
  const places: (readonly [Json, string])[] = [];
  const collect = (value: unknown): void => {
    if (!isJson(value)) return;
    for (const [field, inner] of Object.entries(value)) {
      places.push([value, field]);
      collect(inner);
    }
  };
  collect(told);
  const [within, field] = places[below(places.length)];
  const holder = within as Record<string, unknown>;
  const was = holder[field];
  const numbers = [-1, 2, 0.5, 400, 1e6, 1e300, Number(was) + 1, Number(was) + 97];
  const texts = ['', 'queen of nothing', '__proto__', 'x'.repeat(20_000), `${was}x`, `${was}\u202e\u2066`];
  const other = [null, undefined, [], {}, 'text', 7, true];
  const lists = Array.isArray(was)
    ? [[...was, ...was], [...was].slice(1), [...was, null], Array(3000).fill(was[0])]
    : [];
  const fitting = typeof was === 'number' ? numbers : typeof was === 'string' ? texts : lists;
  const choice = fitting.length > 0 && below(4) > 0 ? fitting : other;
  holder[field] = choice[below(choice.length)];
  return told;
}

const games: readonly (readonly [string, Variant, Begun])[] = [
  ['acid', acid, {}],
  ['deicide', deicide, { start: 'K@i2 T@d1 t@e9~2 P@c4 Q@b1 k@p16 q@o1' }],
  ['chesimals', chesimals, {}],
];

/** What an honest host has sent: the hello, events, and the answers with their requests. */
async function honestTalk(variant: Variant, begun: Begun) {
  const below = chance(20261127);
  const { host, guest, joined, wires } = await sitDownAt(variant, begun);
  const { match } = joined;
  const asked: { readonly request: RequestName; readonly input: unknown; readonly answer: Answer<unknown> }[] = [];
  const ask = async (request: RequestName, input: object): Promise<void> => {
    const answer = await guest.ask(request, input as never);
    if (answer.ok) asked.push({ request, input, answer });
  };
  for (let step = 0; step < 12; step++) {
    const [hosts, guests] = [await host.get('match.view', { match }), await guest.get('match.view', { match })];
    if (hosts.outcome) break;
    const isGuests = guests.turn === 1;
    const view = isGuests ? guests : hosts;
    const action = await anything(isGuests ? guest : host, view, below);
    if (action === null) break;
    if (isGuests) {
      const here = atView(guests);
      const piece = guests.movable[0] ?? null;
      await ask('match.actions', { ...here, piece });
      await ask('match.preview', { ...here, action });
      await ask('match.onto', { ...here, cell: below(30) });
      await ask('match.attackers', { ...here, cell: below(30) });
      if (piece !== null) await ask('match.reach', { ...here, piece });
      await ask('match.find', { ...here, text: action.slice(0, 2) });
      await ask('match.text', here);
      await ask('match.history', here);
      await ask('match.look', { ...here, node: 0 });
      await ask('match.play', { ...here, action });
    } else await host.get('match.play', { ...atView(hosts), action });
  }
  await host.ask('table.say', { text: 'Your move.' });
  await host.ask('table.point', { cell: 3 });
  await host.ask('table.arrows', { arrows: [{ from: 1, to: 2 }] });
  const { view: last } = { view: await guest.get('match.view', { match }) };
  const said = wires[0].delivered[1].map((text): unknown => JSON.parse(text)).filter(isJson);
  const told = said.filter((one) => 'event' in one);
  guest.app.online.leave();
  return { asked, told, hello: { ...(said[0] as { hello: TableHello }).hello, view: last } };
}

describe.each(games)('%s: a host that lies', (_, variant, begun) => {
  const game = descriptionOf(variant);

  test('in its hello: the table is not opened, or all of it can be shown', async () => {
    const below = chance(1);
    const { hello } = await honestTalk(variant, begun);
    let next: unknown = null;
    const { guest, join } = await opposite((wire) => sayTo({ hello: next })(wire));
    const codes: string[] = [];
    for (let n = 0; n < LIES; n++) {
      next = lie(hello, below);
      const before = guest.told.length;
      const answer = await join();
      codes.push(answer === 'ok' ? answer : answer.code);
      expect(faultsIn((await guest.get('app.hello', {})).open, game)).toEqual([]);
      expect(guest.told.slice(before).flatMap(({ what }) => faultsIn(what, game))).toEqual([]);
      guest.app.online.leave();
    }
    expect(codes.filter((code) => code === 'impossible').length).toBeGreaterThan(LIES / 20);
    expect(codes.filter((code) => code === 'not-a-table').length).toBeGreaterThan(LIES / 20);
    expect(guest.log.join('\n')).not.toContain('internal');
  }, 60_000);

  test('in an event: the guest leaves and keeps the last position, or all of it can be shown', async () => {
    const below = chance(2);
    const { hello, told } = await honestTalk(variant, begun);
    const { guest, join, wire, say: later } = await opposite((one) => sayTo({ hello })(one));
    let refused = 0;
    for (let n = 0; n < LIES; n++) {
      expect(await join()).toBe('ok');
      const before = guest.told.length;
      const gone = new Promise<'gone'>((resolve) => {
        wire().ends[0].closed = () => resolve('gone');
      });
      const { event, what } = told[below(told.length)] as { readonly event: string; readonly what: unknown };
      later({ event, what: lie(what, below) });
      later({ event: 'said', what: { person: 'host', side: 0, text: `mark ${n}` } });
      const heard = guest.until('said', ({ text }) => text === `mark ${n}`);
      const end = await Promise.race([gone, heard]);
      const news = guest.told.slice(before);
      expect(news.flatMap(({ what: shown }) => faultsIn(shown, game))).toEqual([]);
      if (end === 'gone') {
        refused++;
        expect(news).toEqual([{ event: 'connection', what: { state: 'ended', says: tableMessages.impossible } }]);
        expect((await guest.get('app.hello', {})).open).toEqual(hello.view);
      }
      guest.app.online.leave();
    }
    expect(refused).toBeGreaterThan(LIES / 4);
    expect(guest.log.join('\n')).not.toContain('internal');
  }, 60_000);

  test('in an answer: it is refused with a sentence, or all of it can be shown', async () => {
    const below = chance(3);
    const { hello, asked } = await honestTalk(variant, begun);
    let answer: unknown = null;
    const { guest, join } = await opposite((wire) => {
      sayTo({ hello })(wire);
      wire.ends[0].heard = (text) => {
        const { id, input } = JSON.parse(text) as { readonly id: number; readonly input: { readonly lie?: true } };
        if (answer !== null && input) sayTo({ id, answer })(wire);
      };
    });
    expect(await join()).toBe('ok');
    const codes = new Set<string>();
    for (let n = 0; n < LIES; n++) {
      const one = asked[below(asked.length)];
      answer = lie(one.answer, below);
      const { remote } = guest.app.online;
      const given = await remote!.ask(one.request, one.input);
      codes.add(given.ok ? 'ok' : given.error.code);
      expect(faultsIn(given, game)).toEqual([]);
      expect(faultsIn(remote!.view, game)).toEqual([]);
      if (!given.ok) expect(given.error.message.length).toBeGreaterThan(20);
    }
    expect(codes.has('impossible') && codes.has('not-a-table')).toBe(true);
  }, 60_000);
});

const deicideGame = descriptionOf(deicide);

describe('a host', () => {
  const fromHello = async (change: (view: View) => object, variant: Variant = acid) => {
    const { hello } = await honestHello(variant);
    const { guest, join } = await opposite(
      sayTo({ hello: { ...hello, view: { ...hello.view, ...change(hello.view) } } }),
    );
    const answer = await join();
    expect((await guest.get('app.hello', {})).open).toBe(null);
    return answer;
  };
  const withPiece = (change: object) => (view: View) => ({
    pieces: view.pieces.map((piece, i) => (i === 0 ? { ...piece, ...change } : piece)),
  });

  test.each<[string, (view: View) => object]>([
    ['a piece on square 400', withPiece({ at: 400 })],
    ['a piece of no kind', withPiece({ kind: 'emperor' })],
    ['a piece of a group', withPiece({ group: 'red' })],
    ['two pieces on one square', ({ pieces }) => ({ pieces: [pieces[0], { ...pieces[1], at: pieces[0].at }] })],
    ['one piece twice', ({ pieces }) => ({ pieces: [...pieces, pieces[0]] })],
    ['a piece on the board that is nowhere', withPiece({ at: null })],
    ['a rider on nothing', withPiece({ rides: true })],
    ['a move of a piece that is not there', () => ({ movable: [77_777] })],
    ['a house rule that there is not', () => ({ options: { gravity: 'off' } })],
    ['the seat of the other side', ({ viewer }) => ({ seat: viewer === 0 ? 1 : 0 })],
    [
      'a flight, which this game does not have',
      ({ pieces }) => ({
        flights: [{ piece: pieces[0].id, side: 0, kind: pieces[0].kind, to: 1, left: 1, says: '' }],
      }),
    ],
    ['a screen to be handed over', () => ({ handOver: { to: 0, says: 'Hand over.' } })],
    ['a line drawn far beside the board', () => ({ strokes: [{ id: 1, pen: 'red', points: [0, 0, 90_000, 0] }] })],
    ['a text of a million letters', () => ({ name: 'x'.repeat(1_000_000) })],
  ])('shows %s: its table is not opened', async (_, change) => {
    expect(await fromHello(change)).toMatchObject({ code: 'impossible', message: tableMessages.impossibleHello });
  });

  test.each([
    ['opens a dialog with a refusal', { problem: { code: 'damaged', happened: 'x', safe: 'x', todo: 'x' } }, 'stale'],
    ['refuses with a page of text', { message: 'x'.repeat(5000) }, 'not-a-table'],
  ])('that %s: the page gets one sentence', async (_, more, code) => {
    const { hello } = await honestHello(acid);
    const { guest, join } = await opposite((wire) => {
      sayTo({ hello })(wire);
      wire.ends[0].heard = (text) => {
        const { id } = JSON.parse(text) as { readonly id: number };
        sayTo({ id, answer: { ok: false, error: { code: 'stale', message: 'Not now.', ...more } } })(wire);
      };
    });
    expect(await join()).toBe('ok');
    const answer = await guest.ask('match.resign', atView(hello.view));
    expect(answer).toMatchObject({ ok: false, error: { code } });
    expect(answer).not.toHaveProperty('error.problem');
  });

  test.each<[string, readonly object[]]>([
    ['two features of a kind on one square', [{}, {}]],
    ['a secret of a kind that has none', [{ hidden: true }]],
    ['a feature beside the board', [{ cell: 256 }]],
  ])('of Deicide Chess shows %s: its table is not opened', async (_, changes) => {
    const { id } = deicideGame.features.find(({ hidden }) => !hidden)!;
    const features = changes.map((change) => ({ id, cell: 3, side: null, hidden: false, says: '', ...change }));
    expect(await fromHello(() => ({ features }), deicide)).toMatchObject({ code: 'impossible' });
  });
});
