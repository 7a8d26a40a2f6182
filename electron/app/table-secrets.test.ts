/**
 * Everything that goes over the line to the other machine, byte for byte, in the same game with other hidden mines: it
 * must be the same, whoever hides them. So the size and the number of the texts tell nothing either.
 */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deicide } from '../../engine/variants/deicide/index.ts';
import type { Draft } from '../contract/description.ts';
import type { RequestName } from '../contract/requests.ts';
import type { View } from '../contract/view.ts';
import type { TestApp } from './application.fixture.ts';
import { sitDown } from './table.fixture.ts';

const white = (kind: string, cell: string) => ({ kind, side: 'white', at: cell });
const black = (kind: string, cell: string) => ({ kind, side: 'black', at: cell });
const start: Draft = {
  turn: 'white',
  phase: 'noting-white',
  pieces: [
    ...[white('king', 'i1'), white('rook', 'a1'), white('knight', 'f4')],
    ...[black('king', 'i16'), black('rook', 'p16'), black('pawn', 'n13')],
  ],
  terrain: [
    { feature: 'ziggurat', at: 'b6' },
    { feature: 'glue', at: 'o11' },
  ],
};
const minesOf = (view: View) => view.features.filter(({ id }) => id === 'mine').map(({ cell }) => cell);

/** By what a player asks and is answered, whatever machine it sits at. */
class Player {
  readonly app: TestApp;
  readonly heard: unknown[] = [];
  private readonly match: string;
  constructor(app: TestApp, { match }: View) {
    this.app = app;
    this.match = match;
  }
  async view(): Promise<View> {
    return this.app.get('match.view', { match: this.match });
  }
  /** asks at whatever is shown now */
  async ask(request: RequestName, more: object = {}): Promise<unknown> {
    const { match, revision } = await this.view();
    const answer = await this.app.ask(request, { match, revision, ...more } as never);
    this.heard.push([request, answer]);
    return answer;
  }
  play(action: string): Promise<unknown> {
    return this.ask('match.play', { action });
  }
  /** whatever can be asked about the present position */
  async lookAround(): Promise<void> {
    const view = await this.view();
    this.heard.push(view);
    await this.ask('match.history');
    await this.ask('match.text');
    for (const piece of view.pieces.filter(({ place }) => place === 'board').slice(0, 4)) {
      await this.ask('match.actions', { piece: piece.id });
      await this.ask('match.reach', { piece: piece.id });
      await this.ask('match.why', { piece: piece.id, cell: 20 });
    }
    for (const cell of [6 * 16, 100, 150]) {
      await this.ask('match.onto', { cell });
      await this.ask('match.attackers', { cell });
    }
    await this.ask('match.find', { text: 'mine' });
    await this.ask('match.preview', { action: 'Ra1-a9' });
    await this.ask('match.look', { node: view.node });
    await this.ask('match.look', { node: 1 });
  }
}

/**
 * A guest asks for the moves by itself, when it writes its copy of the game: how these requests mix with those of the player
 * is its own doing, so their answers and the numbers of requests are left out. What the player asks for is compared as heard.
 */
function withoutCopying(text: string): readonly string[] {
  const message: unknown = JSON.parse(text);
  const { id: _, ...rest } = v.parse(v.looseObject({}), message) as { id?: number };
  return v.is(CopyAnswer, message) ? [] : [JSON.stringify(rest)];
}
const CopyAnswer = v.object({
  answer: v.union([
    v.object({ value: v.strictObject({ nodes: v.array(v.unknown()), node: v.number() }) }),
    v.object({ error: v.looseObject({ code: v.literal('stale') }) }),
  ]),
});

/** What the machine of the other side was sent while the host (0) or the guest (1) notes these mines. */
async function sentToOther(hider: 0 | 1, mines: readonly string[]): Promise<{ sent: string[]; ownMines: number }> {
  const { host, guest, joined, wires, view } = await sitDown(deicide, { options: { terrain: 'on' }, start });
  const players = [new Player(host, view), new Player(guest, joined)] as const;
  const other = players[hider === 0 ? 1 : 0];
  const own = players[hider];
  for (const side of [0, 1] as const) {
    const noting = players[side];
    const hidden = side === hider;
    for (const mine of hidden ? mines : ['b9', 'd10']) await noting.play(`mine@${mine}`);
    if (hidden && mines.length > 1) {
      await own.ask('match.undo', { unit: 'action' });
      await own.play(`mine@${mines.at(-1)}`);
    }
    if (hidden) await other.lookAround();
    // what the other side tries meanwhile
    if (hidden) {
      await other.play('mine@e7');
      await other.ask('match.undo', { unit: 'action' });
    }
    await noting.play('end');
    await other.lookAround();
  }
  const ownMines = minesOf(await own.view()).length;
  expect(minesOf(await other.view()), 'the other side sees its own mines only').toHaveLength(2);
  await players[0].play('Ki1-j1');
  await other.lookAround();
  await players[1].play('Ki16-h16');
  await other.lookAround();
  // a take-back by agreement
  await players[0].ask('match.undo', { unit: 'turn' });
  await guest.app.online.remote?.ask('table.say', { text: 'No, let us play on.' });
  await players[0].play('Kj1-j2');
  await other.lookAround();
  const heard = other.heard.map((one) => JSON.stringify(one));
  const texts =
    hider === 0
      ? [...wires[0].delivered[1].flatMap(withoutCopying), ...heard]
      : [...heard, ...host.told.map((one) => JSON.stringify(one))];
  const { match } = joined;
  return { sent: texts.map((text) => text.replaceAll(match, 'MATCH')), ownMines };
}

describe.each([
  [0, 'host', 'guest'],
  [1, 'guest', 'host'],
] as const)('side %i hides mines', (hider, who, other) => {
  test(`the ${other} is sent the same bytes, whatever the ${who} hides`, async () => {
    const cells = hider === 0 ? ['a7', 'e7', 'f7', 'c8'] : ['a9', 'e10', 'f9', 'c11'];
    const none = await sentToOther(hider, []);
    expect(none.sent.length).toBeGreaterThan(40);
    for (let count = 1; count <= cells.length; count++) {
      const some = await sentToOther(hider, cells.slice(0, count));
      expect(some.ownMines).toBeGreaterThan(none.ownMines);
      expect(some.sent).toEqual(none.sent);
    }
  });
});
