/**
 * A player that never stops, as a process of its own to be killed: `node PLAYER HOME`. It continues the game that was
 * open last, and writes to standard output what it is about to do and what the page then showed. In some games the second
 * side is the computer, and the player waits for its moves.
 */
import { randomInt } from 'node:crypto';
import type { EventOf } from '../contract/requests.ts';
import type { View } from '../contract/view.ts';
import { openApplication } from './application.ts';
import { TestThinking } from './computer/thinking.fixture.ts';
import { at, got, hostOfProcess, runProcess, sayLine } from './process-host.fixture.ts';

/** What the page showed. */
export interface PlayerSeen {
  readonly name: string;
  readonly saved: boolean;
  /** a finished game is not offered as the one to continue */
  readonly isOver: boolean;
  /** is one side the computer? It moves while the player is still being told of the move before */
  readonly hasComputer: boolean;
  /** every move of the game, each with its parent */
  readonly moves: readonly string[];
  readonly node: number;
  readonly pieces: string;
}
export type PlayerSaid =
  | { readonly back: PlayerSeen | null; readonly notices: readonly string[] }
  | { readonly doing: string }
  | { readonly did: PlayerSeen };

/** long enough to be interrupted anywhere, short enough for several games */
const LONGEST = 40;

const [home = ''] = process.argv.slice(2);
// the moment of a kill is random anyway, so a seed would not make a failure reproducible
const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)];
const host = hostOfProcess((event, what) => {
  if (event === 'played') heard?.((what as EventOf<'played'>).view);
  return true;
});
/** waits for the next move of the computer */
let heard: ((view: View) => void) | null = null;
const nextMove = (): Promise<View> =>
  new Promise((resolve) => {
    heard = resolve;
  });
const say: (said: PlayerSaid) => void = sayLine;

async function main(): Promise<void> {
  const opened = await openApplication({ home, host, thinking: new TestThinking(), trying: new TestThinking() });
  if (!opened.ok) throw new Error(opened.error.message);
  const { handlers } = opened.value;
  const seen = async (view: View): Promise<PlayerSeen> => {
    const { nodes } = await got(handlers['match.history'](at(view)));
    const moves = nodes.map(({ parent, kind, text }) => `${parent} ${kind} ${text}`);
    return {
      name: view.name,
      saved: view.saved,
      isOver: view.outcome !== null,
      hasComputer: view.players.some(({ computer }) => computer !== undefined),
      moves,
      node: view.node,
      pieces: JSON.stringify(view.pieces),
    };
  };
  const start = (): Promise<View> => {
    const computer = { level: '1', seconds: 1 } as const;
    const second = randomInt(2) === 0 ? { name: 'Bo' } : { name: '', computer };
    return got(handlers['match.start']({ variant: 'acid', options: {}, players: [{ name: 'Ann' }, second] }));
  };
  const move = async (view: View): Promise<View> => {
    const answer = nextMove();
    const piece = pick(view.movable);
    const { text } = pick(await got(handlers['match.actions']({ ...at(view), piece })));
    const played = (await got(handlers['match.play']({ ...at(view), action: text }))).view;
    return played.computer === null ? played : answer;
  };
  const again = async (view: View): Promise<View> => {
    await got(handlers['match.leave'](at(view)));
    return got(handlers['match.open']({ save: view.name }));
  };

  const hello = await got(handlers['app.hello']({}));
  const answer = nextMove();
  let view = hello.unfinished && (await got(handlers['match.open']({ save: hello.unfinished.save })));
  say({ back: view && (await seen(view)), notices: hello.notices.map(({ code }) => code) });
  // it goes on thinking
  if (view?.computer) {
    say({ doing: 'move' });
    view = await answer;
    say({ did: await seen(view) });
  }
  for (;;) {
    const now: View | null = view;
    const isLong = now !== null && (now.outcome !== null || now.movable.length === 0 || now.node >= LONGEST);
    const one = randomInt(20);
    if (now === null || isLong) {
      say({ doing: 'start' });
      view = await start();
    } else if (one === 0 && now.can.undo && !now.can.undoNeedsBoth) {
      say({ doing: 'undo' });
      view = (await got(handlers['match.undo']({ ...at(now), unit: 'action' }))).view;
    } else if (one === 1 && now.node > 0) {
      const name = `Game ${randomInt(1e9)}`;
      say({ doing: `rename ${name}` });
      view = await got(handlers['match.rename']({ ...at(now), name }));
    } else if (one === 2 && now.node > 0) {
      say({ doing: 'again' });
      view = await again(now);
    } else {
      say({ doing: 'move' });
      view = await move(now);
    }
    say({ did: await seen(view) });
  }
}

runProcess(main);
