/**
 * What the two players of a game by a broker say and point out to each other while both are connected. It is sent live and
 * sealed like everything else, never stored, and shown as at a table on the network.
 */

import * as v from 'valibot';
import { other, type Side } from '../../../engine/core/ids.ts';
import { parsedJson } from '../../../engine/shared/parsed-json.ts';
import { err, ok } from '../../../engine/shared/result.ts';
import { tableMessages } from '../../contract/direct-messages.ts';
import { brokerGameMessages } from '../../contract/mailbox-messages.ts';
import { errorMessages } from '../../contract/messages.ts';
import {
  type Offer,
  type TableEvent,
  type TableEventOf,
  type TableInput,
  type TableRequest,
  type TableView,
  tableRequests,
} from '../../contract/online.ts';
import type { Answer } from '../../contract/result.ts';
import { now } from '../../saves/clock.ts';

/** the number of the other player's question for another game, as the page answers it */
export const REMATCH_OFFER = 1;
const YOU = 'you';
const Spoken = v.variant('is', [
  v.strictObject({ is: v.literal('table.say'), ...tableRequests['table.say'].input.entries }),
  v.strictObject({ is: v.literal('table.point'), ...tableRequests['table.point'].input.entries }),
  v.strictObject({ is: v.literal('table.arrows'), ...tableRequests['table.arrows'].input.entries }),
]);
type Spoken = v.InferOutput<typeof Spoken>;

/** The match on the table, if a broker carries it. */
export interface TalkedOver {
  readonly match: string;
  /** the side that plays here */
  readonly side: Side;
  /** how many cells its board has */
  readonly cells: number;
  /** what the other player is called here, in all games of these two that follow one another */
  readonly friend: string;
  /** does the other player ask for another game? */
  readonly asksRematch: boolean;
}
export interface TalkPlan {
  readonly open: () => TalkedOver | null;
  /** false: the friend is not connected */
  readonly say: (text: string) => boolean;
  readonly tell: <K extends TableEvent>(event: K, what: TableEventOf<K>) => void;
}

export class BrokerTalk {
  private readonly plan: TalkPlan;
  /** the match of which the friend was here at least once since it is open */
  private match: string | null = null;
  /** null: is here */
  private goneAt: number | null = null;
  /** the match of which the page was told who is here */
  private told: string | null = null;

  constructor(plan: TalkPlan) {
    this.plan = plan;
  }

  /** Is the friend of the open match connected? */
  presence(isHere: boolean): void {
    const { open } = this;
    if (!open) return;
    const wasHere = this.match === open.match && this.goneAt === null;
    if (isHere === wasHere || (!isHere && this.match !== open.match)) return;
    this.match = open.match;
    this.goneAt = isHere ? null : now();
    this.show();
  }
  /** For a page that has just shown the table. */
  show(): void {
    const view = this.view();
    if (!view) return;
    this.told = view.match;
    this.plan.tell('table', view);
  }
  /** null: the friend was not here yet, and asks nothing */
  view(): TableView | null {
    const { open, goneAt } = this;
    if (!open || (![this.match, this.told].includes(open.match) && !open.asksRematch)) return null;
    const away = goneAt === null ? null : Math.max(0, now() - goneAt);
    const awayFor = this.match === open.match ? away : 0;
    const by = other(open.side);
    const rematch: Offer = { id: REMATCH_OFFER, by, what: 'rematch', reveals: false };
    return {
      ...{ match: open.match, you: YOU, offers: open.asksRematch ? [rematch] : [] },
      people: [
        { person: YOU, isHost: false, side: open.side, awayFor: null },
        { person: open.friend, isHost: false, side: by, awayFor },
      ],
    };
  }
  /** A request of the page. */
  said<K extends TableRequest>(is: K, input: TableInput<K>): Answer<Record<string, never>> {
    const { open } = this;
    const spoken = v.safeParse(Spoken, { is, ...input });
    if (!open || !this.view() || !spoken.success) return err('no-table', tableMessages.noTable);
    if (!isOnBoard(spoken.output, open)) return err('no-such-cell', errorMessages.noSuchCell);
    if (!this.plan.say(JSON.stringify(spoken.output))) return err('not-here', brokerGameMessages.notHere);
    this.tell(spoken.output, YOU, open.side);
    return ok({});
  }
  /** From the other machine. False: it is nothing that this version knows, and counts for nothing. */
  heard(text: string): boolean {
    const { open } = this;
    const spoken = v.safeParse(Spoken, parsedJson(text));
    if (!open || !spoken.success || !isOnBoard(spoken.output, open)) return false;
    this.tell(spoken.output, open.friend, other(open.side));
    return true;
  }

  private get open(): TalkedOver | null {
    return this.plan.open();
  }
  private tell(spoken: Spoken, person: string, side: Side): void {
    switch (spoken.is) {
      case 'table.say':
        this.plan.tell('said', { person, side, text: spoken.text });
        break;
      case 'table.point':
        this.plan.tell('pointed', { person, side, cell: spoken.cell });
        break;
      case 'table.arrows':
        this.plan.tell('arrows', { person, side, arrows: spoken.arrows });
    }
  }
}
function isOnBoard(spoken: Spoken, { cells }: TalkedOver): boolean {
  switch (spoken.is) {
    case 'table.say':
      return true;
    case 'table.point':
      return spoken.cell < cells;
    case 'table.arrows':
      return spoken.arrows.every(({ from, to }) => from < cells && to < cells);
  }
}
