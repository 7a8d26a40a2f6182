/** A player of a test about secrets, who keeps everything that is answered, and looks around. */

import * as v from 'valibot';
import type { Draft } from '../../contract/description.ts';
import type { RequestName } from '../../contract/requests.ts';
import type { View } from '../../contract/view.ts';
import type { TestApp } from '../application.fixture.ts';

const piece = (kind: string, side: string, at: string) => ({ kind, side, at });
/** Kings alone: White is to note its mines. */
export const kingsNoting: Draft = {
  turn: 'white',
  phase: 'noting-white',
  pieces: [piece('king', 'white', 'i1'), piece('king', 'black', 'i16')],
};
/** White is to note its mines, with terrain on the board. */
export const noting: Draft = {
  turn: 'white',
  phase: 'noting-white',
  pieces: [
    ...[piece('king', 'white', 'i1'), piece('rook', 'white', 'a1'), piece('knight', 'white', 'f4')],
    ...[piece('king', 'black', 'i16'), piece('rook', 'black', 'p16'), piece('pawn', 'black', 'n13')],
  ],
  terrain: [
    { feature: 'ziggurat', at: 'b6' },
    { feature: 'glue', at: 'o11' },
  ],
};

export const minesOf = (view: View) => view.features.filter(({ id }) => id === 'mine').map(({ cell }) => cell);

/** By what a player asks and is answered, whatever machine it sits at. */
export class SecretPlayer {
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
export function withoutCopying(text: string): readonly string[] {
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
