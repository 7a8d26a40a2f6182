/** Drives the match machine event by event; the host's answers are written by hand. */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { ActionView, View } from '../../../electron/contract/view.ts';
import { cell, description as plain, view } from './match.fixture.ts';
import type { Answered, Ask, MatchEvent, MatchState, Utterance } from './match.ts';
import { step } from './match-machine.ts';
import { openMatch } from './match-views.ts';

/** A match in progress: sends events, records requests and announcements, answers by hand. */
export class Driver {
  state: MatchState;
  asks: Ask[] = [];
  says: Utterance[] = [];
  constructor(v: View = view(), settings = { warnLosing: true, followTurn: true }, d: VariantDescription = plain) {
    const first = openMatch(d, v, settings);
    this.state = first.state;
    this.asks.push(...first.asks);
    this.answer('match.history', { nodes: [], node: v.node });
    this.asks = [];
  }
  send(event: MatchEvent): this {
    const next = step(this.state, event);
    this.state = next.state;
    this.asks.push(...next.asks);
    this.says.push(...next.says);
    return this;
  }
  /** answers the latest request of that name */
  answer(name: Ask['name'], value: unknown, id = this.asks.findLast((a) => a.name === name)?.id): this {
    if (id === undefined) throw new Error(`${name} was not asked`);
    return this.send({ on: 'answered', answered: { id, name, answer: { ok: true, value } } as Answered });
  }
  refuse(name: Ask['name'], error: object): this {
    const id = this.asks.findLast((a) => a.name === name)?.id;
    return this.send({ on: 'answered', answered: { id, name, answer: { ok: false, error } } as Answered });
  }
  pick(name: string): this {
    return this.send({ on: 'pick', target: { piece: null, cell: cell(name) } });
  }
  lift(name: string, actions: readonly ActionView[]): this {
    return this.pick(name).answer('match.actions', actions);
  }
  get last(): Ask | undefined {
    return this.asks.at(-1);
  }
}
