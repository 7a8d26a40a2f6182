/**
 * One side of a table as a process of its own, to be killed: `node PLAYER host SEED HOME VARIANT`, which continues its game
 * or begins one and invites a guest, or `node PLAYER guest SEED HOME [CODE]`, which comes back without a code. It plays
 * whenever it may, and writes to standard output what was answered, and how long the clocks had run. The same seed chooses
 * alike.
 */

import type { TimeControl } from '../../../engine/shared/time-control.ts';
import { Dice } from '../../../engine/testing/dice.ts';
import type { EventOf } from '../../contract/requests.ts';
import type { View } from '../../contract/view.ts';
import { openApplication } from '../application.ts';
import { TestThinking } from '../computer/thinking.fixture.ts';
import { at, got, hostOfProcess, momentNow, runProcess, sayLine } from '../process-host.fixture.ts';

/** Milliseconds: what both clocks have used, and a moment just before that, by the clock of `momentNow`. */
export interface Used {
  readonly used: number;
  readonly now: number;
}
export type TableSaid =
  | { readonly code: string }
  /** the texts of all moves, as it sees them when it begins */
  | ({ readonly back: readonly string[] } & Used)
  /** the same of a game that had ended; another one begins */
  | { readonly ended: readonly string[] }
  | ({ readonly did: string } & Used)
  | { readonly over: true };
/** seconds of each side: nobody runs out of them */
const MAIN = 3600;
const timeControl: TimeControl = {
  ...{ kind: 'sudden-death', flag: 'loses' },
  times: [
    { main: MAIN, bonus: 0, periods: 0 },
    { main: MAIN, bonus: 0, periods: 0 },
  ],
};
const usedIn = ({ clock }: View, now: number): Used => {
  const left = (clock?.sides ?? []).reduce((sum, side) => sum + side.left, 0);
  return { used: 2 * MAIN * 1000 - left, now };
};

const [role = '', seed = '', home = '', third = ''] = process.argv.slice(2);
const dice = new Dice(Number(seed));
const say: (said: TableSaid) => void = sayLine;
let wake = (): void => {};
let shown: View | null = null;
const host = hostOfProcess((event, what) => {
  if (event === 'played') shown = (what as EventOf<'played'>).view;
  if (event === 'opened') shown = what as View;
  if (event === 'played' || event === 'opened') wake();
  return true;
});

async function main(): Promise<void> {
  const opened = await openApplication({
    home,
    host,
    thinking: new TestThinking(),
    trying: new TestThinking(),
    online: { addresses: () => ['127.0.0.1'] },
  });
  if (!opened.ok) throw new Error(opened.error.message);
  const { handlers, online } = opened.value;
  const movesOf = async (view: View) => (await got(handlers['match.history'](at(view)))).nodes.map(({ text }) => text);
  if (role === 'host') {
    await got(handlers['app.hello']({}));
    const [last] = (await got(handlers['library.list']({}))).recent;
    shown = last === undefined ? null : await got(handlers['match.open']({ save: last }));
    if (shown?.outcome) {
      // the kill came after the last move, and before anybody could say so
      say({ ended: await movesOf(shown) });
      shown = null;
    }
    shown ??= await got(
      handlers['match.start']({
        ...{ variant: third, options: {}, timeControl },
        players: [{ name: 'Ann' }, { name: 'Bo' }],
      }),
    );
    const { code } = await got(online.invite(1));
    shown = await got(handlers['match.view']({ match: shown.match }));
    say({ code });
  } else shown = await got(third === '' ? online.rejoin() : online.join(third));
  say({ back: await movesOf(shown), ...usedIn(shown, momentNow()) });
  const side = role === 'host' ? 0 : 1;
  for (;;) {
    const view: View = shown;
    const next = new Promise<void>((resolve) => {
      wake = resolve;
    });
    if (view.outcome) {
      say({ over: true });
      await next;
    } else if (view.turn !== side) await next;
    else {
      // without a piece: what is placed, and the end of a turn
      const pieces = view.can.endTurn || view.movable.length === 0 ? [...view.movable, null] : view.movable;
      const actions = await handlers['match.actions']({ ...at(view), piece: dice.pick(pieces) });
      if (actions.ok && actions.value.length === 0) continue;
      if (!actions.ok) {
        await next;
        continue;
      }
      const now = momentNow();
      const answer = await handlers['match.play']({ ...at(view), action: dice.pick(actions.value).text });
      if (answer.ok) {
        shown = answer.value.view;
        say({ did: shown.last?.text ?? '', ...usedIn(shown, now) });
      } else if (shown === view) await next;
    }
  }
}

runProcess(main);
