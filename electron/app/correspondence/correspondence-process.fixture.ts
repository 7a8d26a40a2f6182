/**
 * One home of a game by text as a process of its own, to be killed: `node PLAYER HOME SEED SIDE VARIANT [BROKER]`. It
 * goes on with its game; where there is none, side 0 begins one of that variant. It plays whenever it may, and takes texts
 * on standard input, one a line, as if a person pasted them. To standard output it writes what was answered, and each text
 * that a person sends. The same seed chooses alike.
 */
import readline from 'node:readline';
import { Dice } from '../../../engine/testing/dice.ts';
import type { BrokerView } from '../../contract/correspondence.ts';
import type { EventOf } from '../../contract/requests.ts';
import type { View } from '../../contract/view.ts';
import { openApplication } from '../application.ts';
import { TestThinking } from '../computer/thinking.fixture.ts';
import { at, got, hostOfProcess, runProcess, sayLine } from '../process-host.fixture.ts';

export type CorrespondenceSaid =
  /** the texts of all moves, as it finds them when it begins */
  | { readonly back: readonly string[] }
  /** a move was answered */
  | { readonly did: string }
  /** a text to be sent by hand */
  | { readonly text: string }
  /** the game is over, and nothing of it waits here for the other home */
  | { readonly over: readonly string[] };

const [home = '', seed = '', third = '', variant = '', broker = ''] = process.argv.slice(2);
const side = Number(third);
const dice = new Dice(Number(seed));
const say: (said: CorrespondenceSaid) => void = sayLine;
const pasted: string[] = [];
let shown: View | null = null;
let stands: BrokerView | null = null;
let wake = (): void => {};
const host = hostOfProcess((event, what) => {
  if (event === 'played') shown = (what as EventOf<'played'>).view;
  if (event === 'opened') shown = what as View;
  if (event === 'broker') stands = what as BrokerView;
  if (event === 'played' || event === 'opened' || event === 'broker') wake();
  return true;
});
/** a text that had come before */
const KNOWN: readonly string[] = ['played', 'older'];
/** before or in the middle of a turn, or a turn has come at the same moment */
const NOT_NOW: readonly string[] = ['nothing-to-send', 'unfinished', 'stale'];

async function main(): Promise<void> {
  const waits = { first: 5, most: 40, rare: 40, good: 10_000, again: 50, look: 200 };
  const thinking = { thinking: new TestThinking(), trying: new TestThinking() };
  const opened = await openApplication({ home, host, ...thinking, brokers: { waits } });
  if (!opened.ok) throw new Error(opened.error.message);
  const { handlers } = opened.value;
  const movesOf = async ({ match }: View): Promise<string[]> => {
    for (;;) {
      const history = await handlers['match.history'](at(await got(handlers['match.view']({ match }))));
      if (history.ok) return history.value.nodes.map(({ text }) => text);
      // a turn has come, or went, at the same moment
      if (history.error.code !== 'stale') throw new Error(history.error.message);
    }
  };

  /** As a person does that is shown what waits to be sent, or looks for what was sent last. */
  const copy = async ({ match }: View): Promise<void> => {
    const view = await got(handlers['match.view']({ match }));
    const copied = await handlers['correspondence.copy']({ ...at(view), draw: false });
    if (!copied.ok && !NOT_NOW.includes(copied.error.code)) throw new Error(copied.error.message);
    if (!copied.ok) return;
    shown = copied.value.view;
    say({ text: copied.value.text });
  };
  const carry = async ({ match }: View): Promise<void> => {
    stands = await got(handlers['correspondence.broker']({ match }));
    if (stands?.state === 'asks') stands = await got(handlers['correspondence.allowBroker']({ match, allow: true }));
    const login = { url: broker, user: '', password: '', shares: false };
    if (stands === null && side === 0) stands = await got(handlers['correspondence.setBroker']({ match, ...login }));
  };
  const paste = async (text: string): Promise<void> => {
    const received = await handlers['correspondence.receive']({ text });
    if (!received.ok && !KNOWN.includes(received.error.code)) throw new Error(received.error.message);
    if (received.ok && received.value.view) shown = received.value.view;
    if (received.ok && shown && broker !== '') await carry(shown);
  };
  const play = async (view: View): Promise<void> => {
    // without a piece: what is placed, and the end of a turn
    const pieces = view.can.endTurn || view.movable.length === 0 ? [...view.movable, null] : view.movable;
    const actions = await handlers['match.actions']({ ...at(view), piece: dice.pick(pieces) });
    if (!actions.ok || actions.value.length === 0) return;
    const played = await handlers['match.play']({ ...at(view), action: dice.pick(actions.value).text });
    if (!played.ok) return;
    shown = played.value.view;
    say({ did: shown.last?.text ?? '' });
  };
  await got(handlers['app.hello']({}));
  const [last] = (await got(handlers['library.list']({}))).recent;
  shown = last === undefined ? null : await got(handlers['match.open']({ save: last }));
  say({ back: shown ? await movesOf(shown) : [] });
  if (side === 0 && shown === null) {
    const players = [{ name: 'Ada' }, { name: 'Grace', elsewhere: true as const }] as const;
    shown = await got(handlers['match.start']({ variant, options: {}, players: [...players] }));
  }
  if (shown && broker !== '') await carry(shown);
  // a kill may have come before it was sent
  if (shown && (broker === '' || shown.byText?.invites) && (shown.byText?.invites || shown.byText?.awaits !== 'yours'))
    await copy(shown);
  for (let isOver = false; ; ) {
    const next = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const text = pasted.shift();
    if (text !== undefined) await paste(text);
    const view: View | null = shown;
    const { awaits } = view?.byText ?? {};
    if (view && awaits === 'yours') await play(view);
    else if (view && awaits === 'send' && broker === '') await copy(view);
    else if (view && awaits === 'over' && !isOver && (broker === '' || stands?.turn === 'fetched')) {
      isOver = true;
      say({ over: await movesOf(view) });
    } else if (text === undefined) await next;
  }
}

readline.createInterface(process.stdin).on('line', (line) => {
  pasted.push(JSON.parse(line) as string);
  wake();
});
runProcess(main);
