/**
 * Whole games of Deicide Chess over each wire: at a table, by text and by a broker. Every game is played twice at once, with
 * other hidden mines of one side and with the same moves. What goes toward the other side, and what it is told, answered and
 * shown, must be the same in both, until a mine explodes that only one of them has.
 */
import { afterEach, expect, test } from 'vitest';
import { type Cell, other, type Side } from '../../../engine/core/ids.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import type { Draft } from '../../contract/description.ts';
import type { ActionView, Played, View } from '../../contract/view.ts';
import { TestBroker } from '../../online/mailbox/broker.fixture.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, draftFrom, openTestApp, type TestApp, type Told } from '../application.fixture.ts';
import { accept, Home, login } from '../broker/broker-home.fixture.ts';
import { chance } from '../chance.fixture.ts';
import { minesOf, SecretPlayer, withoutCopying } from '../match/secret-player.fixture.ts';
import { sitDownAt } from './table.fixture.ts';

/** games over each wire, and turns after which one is resigned */
const GAMES = Number(process.env.WIRE_GAMES ?? 1);
const TURNS = Number(process.env.WIRE_TURNS ?? 10);
const SEED = Number(process.env.WIRE_SEED ?? 20261128);

const ARRAY =
  'A@g1 B@c1 C@j1 D@b3 E@m2 F@g2 H@f1 I@f2 J@e3 K@i1 L@l2 N@b1 O@d1 P@d4 P@h4 P@l4 Q@h1 R@a1 R@p1 S@i2 T@h2 V@e1 W@c2 X@e2 Y@k2 ' +
  'a@g16 b@c16 c@j16 d@b14 e@m15 f@g15 h@f16 i@f15 j@e14 k@i16 l@l15 n@b16 o@d16 p@d13 p@h13 p@l13 q@h16 r@a16 r@p16 s@i15 t@h15 v@e16 w@c15 x@e15 y@k15';
const terrain = [
  { feature: 'ziggurat', at: 'b6' },
  { feature: 'glue', at: 'o11' },
];
const start: Draft = { ...draftFrom(deicide, ARRAY), phase: 'noting-white', terrain };
const options = { terrain: 'on' };

/** Two players of one game, each at their own machine. */
interface Sitting {
  readonly players: readonly [SecretPlayer, SecretPlayer];
  /** waits until the other machine knows what that side has done */
  readonly handOver: (from: Side) => Promise<void>;
  /** what has crossed the wire toward that side, and what its page was told */
  readonly crossed: (to: Side) => readonly Stream[];
}
/** Something that grows, and what counts of each of it. */
interface Stream {
  readonly all: readonly unknown[];
  readonly counts: (one: never) => readonly string[];
}
const whole = (one: unknown): readonly string[] => [JSON.stringify(one)];
type Wire = (hider: Side) => Promise<Sitting>;

/** What a page was told of the game itself: how it stands with the broker depends on the moment. */
const toldTo = ({ told }: TestApp): Stream => ({
  all: told,
  counts: (one: Told) => (['played', 'opened'].includes(one.event) ? whole(one) : []),
});

const atATable: Wire = async () => {
  const { host, guest, view, joined, wires } = await sitDownAt(deicide, { options, start });
  const players = [new SecretPlayer(host, view), new SecretPlayer(guest, joined)] as const;
  return {
    players,
    // what the host has sent before is here when the answer is
    handOver: async () => void (await guest.get('match.view', { match: joined.match })),
    crossed: (to) => [to === 0 ? toldTo(host) : { all: wires[0].delivered[1], counts: withoutCopying }],
  };
};

const names = [{ name: 'Ada' }, { name: 'Grace', elsewhere: true as const }] as const;
const begin = (app: TestApp): Promise<View> =>
  app.get('match.start', { variant: deicide.id, options, start, players: [...names] });
/** A sealed text tells by its length and its lines alone. */
const shapeOf = (text: string): string => JSON.stringify(text.split('\n').map(({ length }) => length));
const openIn = async (app: TestApp): Promise<View> => {
  const { open } = await app.get('app.hello', {});
  if (!open) throw new Error('no game is open');
  return open;
};
/** The last text of that player, which was sent or is sent now. */
const textOf = async ({ app }: SecretPlayer): Promise<string> =>
  (await app.get('correspondence.copy', { ...atView(await openIn(app)), draw: false })).text;

const byText: Wire = async () => {
  const [ada, grace] = [await openTestApp(temporaryFolder()), await openTestApp(temporaryFolder())];
  const white = new SecretPlayer(ada, await begin(ada));
  const { text } = await ada.get('correspondence.copy', { ...atView(await white.view()), draw: false });
  await grace.get('correspondence.receive', { text });
  const players = [white, new SecretPlayer(grace, await openIn(grace))] as const;
  const texts: [string[], string[]] = [[], []];
  return {
    players,
    handOver: async (from) => {
      const sent = await textOf(players[from]);
      texts[other(from)].push(shapeOf(sent));
      await players[other(from)].app.get('correspondence.receive', { text: sent });
    },
    crossed: (to) => [{ all: texts[to], counts: whole }, toldTo(players[to].app)],
  };
};

let broker: TestBroker | null = null;
afterEach(async () => {
  await broker?.stop();
  broker = null;
});
const byABroker: Wire = async () => {
  broker ??= await TestBroker.open();
  const homes = [await new Home().begin(), await new Home().begin()] as const;
  const [ada, grace] = homes;
  const white = new SecretPlayer(ada.app, await begin(ada.app));
  const { match } = await ada.view();
  await ada.app.get('correspondence.setBroker', { match, url: broker.url, ...login });
  await accept(grace, await textOf(white));
  const players = [white, new SecretPlayer(grace.app, await grace.view())] as const;
  const texts: [string[], string[]] = [[], []];
  return {
    players,
    handOver: async (from) => {
      const to = homes[other(from)];
      if ((await to.view()).byText?.awaits === 'theirs')
        await to.app.until('played', ({ view: { byText } }) => byText?.awaits !== 'theirs');
      await homes[from].stands(({ turn }) => turn !== 'kept');
      texts[other(from)].push(shapeOf(await textOf(players[from])));
    },
    crossed: (to) => [{ all: texts[to], counts: whole }, toldTo(players[to].app)],
  };
};

/** The same game twice, in which one side hides other mines. */
class Twins {
  readonly sittings: readonly [Sitting, Sitting];
  readonly hider: Side;
  /** of one of them and not of the other */
  readonly differing: ReadonlySet<number>;
  /** how much of each stream was compared */
  private readonly seen: readonly [number[], number[]] = [[], []];
  private compared = 0;

  constructor(sittings: readonly [Sitting, Sitting], hider: Side, differing: ReadonlySet<number>) {
    this.sittings = sittings;
    this.hider = hider;
    this.differing = differing;
  }
  /** What the other side could notice since it was last compared. */
  private news({ players, crossed }: Sitting, seen: number[]): readonly (readonly string[])[] {
    const to = other(this.hider);
    return [...crossed(to), { all: players[to].heard, counts: whole }].map(({ all, counts }, n) => {
      const news = all.slice(seen[n] ?? 0).flatMap((one) => counts(one as never));
      seen[n] = all.length;
      return news.map((text) => text.replaceAll(/\bm-[\w-]+/g, 'MATCH'));
    });
  }
  compare(when: string): void {
    const [one, two] = this.sittings.map((sitting, n) => this.news(sitting, this.seen[n === 0 ? 0 : 1]));
    expect(two, when).toEqual(one);
    this.compared += one.flat().length;
  }
  get size(): number {
    return this.compared;
  }
  async ask(side: Side, ...what: Parameters<SecretPlayer['ask']>): Promise<unknown[]> {
    return Promise.all(this.sittings.map(({ players }) => players[side].ask(...what)));
  }
  async views(side: Side): Promise<readonly [View, View]> {
    const [one, two] = this.sittings;
    return [await one.players[side].view(), await two.players[side].view()];
  }
  async handOver(from: Side): Promise<void> {
    for (const { handOver } of this.sittings) await handOver(from);
  }
}

const isPlayed = (answer: unknown): answer is { readonly value: Played } => (answer as { ok: boolean }).ok;
const cellsOf = ({ route, to, captures }: ActionView, view: View): readonly number[] => [
  ...route,
  ...(to === null ? [] : [to]),
  ...view.pieces.flatMap(({ id, at: cell }) => (captures.includes(id) && cell !== null ? [cell] : [])),
];

/** Plays what the one who is to move may do in both games, away from the mines if there is such a thing. Null: nothing. */
async function turn(twins: Twins, below: (n: number) => number): Promise<'played' | 'exploded' | 'over' | 'stuck'> {
  const [first] = twins.sittings;
  const mover = (await first.players[0].view()).turn;
  const [view, same] = await twins.views(mover);
  if (view.outcome || same.outcome) return 'over';
  /** what a page asks before it shows where a piece may go */
  const actionsOf = async (piece: number | null): Promise<readonly ActionView[]> => {
    const [all, others] = await Promise.all(
      twins.sittings.map(async ({ players }) => {
        const app = players[mover].app;
        return app.get('match.actions', { ...atView(await players[mover].view()), piece });
      }),
    );
    if (mover !== twins.hider) expect(others).toEqual(all);
    return all;
  };
  const from: (number | null)[] = [...view.movable, null];
  for (let tries = 0; tries < 60 && from.length > 0; tries++) {
    const piece = from[below(from.length)];
    const safe = (await actionsOf(piece)).filter(
      (one) => !cellsOf(one, view).some((cell) => twins.differing.has(cell)),
    );
    if (safe.length === 0) {
      from.splice(from.indexOf(piece), 1);
      continue;
    }
    const action = safe[below(safe.length)].text;
    const [one, two] = await twins.ask(mover, 'match.play', { action });
    // a King may not be left beside a mine that its own side knows of
    if (mover === twins.hider && !isPlayed(one) && !isPlayed(two)) continue;
    if (mover === twins.hider && isPlayed(one) !== isPlayed(two)) return 'exploded';
    if (!isPlayed(one) || !isPlayed(two)) throw new Error(`${action}: ${JSON.stringify([one, two]).slice(0, 500)}`);
    const bursts = [one, two].map(({ value: { effects } }) =>
      effects.flatMap((effect) => (effect.do === 'burst' && twins.differing.has(effect.cell) ? [effect.cell] : [])),
    );
    if (bursts.flat().length > 0) return 'exploded';
    if (one.value.view.turn !== mover || one.value.view.outcome) await twins.handOver(mover);
    return 'played';
  }
  return 'stuck';
}

const taken = terrain.map((feature) => feature.at);
const middle = deicide.topology.cells.filter((cell) => {
  const name = deicide.topology.name(cell);
  const rank = Number(name.slice(1));
  return rank >= 6 && rank <= 11 && !taken.includes(name);
});
/** Cells of the middle, in any order. */
const someCells = (below: (n: number) => number, count: number, not: readonly Cell[] = []): Cell[] => {
  const free = middle.filter((cell) => !not.includes(cell));
  return Array.from({ length: count }, () => free.splice(below(free.length), 1)[0]);
};

for (const [name, wire] of [
  ['at a table', atATable],
  ['by text', byText],
  ['by a broker', byABroker],
] as const)
  test.each(Array.from({ length: GAMES }, (_, game) => SEED + game * 7919))(`${name}: seed %i`, async (seed) => {
    const below = chance(seed);
    const hider: Side = seed % 2 === 0 ? 0 : 1;
    const hidden = [someCells(below, below(5)), someCells(below, 4)] as const;
    const open = someCells(below, 2, hidden.flat());
    const differing = new Set(hidden.flat().filter((cell) => !hidden.every((mines) => mines.includes(cell))));
    const twins = new Twins([await wire(hider), await wire(hider)], hider, differing);
    for (const side of [0, 1] as const) {
      for (const [n, { players }] of twins.sittings.entries()) {
        const cells = side === hider ? hidden[n as 0 | 1] : open;
        for (const cell of cells) {
          const answer = await players[side].play(`mine@${deicide.topology.name(cell)}`);
          expect(isPlayed(answer), JSON.stringify(answer).slice(0, 300)).toBe(true);
        }
        await players[side].play('end');
      }
      await twins.handOver(side);
    }
    for (const view of await twins.views(other(hider))) expect(minesOf(view)).toHaveLength(open.length);
    const ends = new Map<string, number>();
    let turns = 0;
    for (let end = 'played'; end === 'played' && turns < TURNS; turns++) {
      twins.compare(`before turn ${turns}`);
      if (turns % 10 === 0) for (const { players } of twins.sittings) await players[other(hider)].lookAround();
      end = await turn(twins, below);
      ends.set(end, turns);
    }
    if (!ends.has('exploded')) twins.compare('at the end');
    expect(twins.size).toBeGreaterThan(20);
    const [last] = [...ends.keys()].reverse();
    if (process.env.WIRE_GAMES !== undefined)
      console.log(`${name}, seed ${seed}: ${turns} turns, ${last}, ${twins.size} texts compared`);
  });
