/**
 * The message broker that carries the turns of a game with a friend elsewhere: how the open game stands with it, as the host
 * process tells, and what was entered for a new game. The page itself connects to nothing, and keeps no password.
 */
import { create } from 'zustand';
import type { BrokerView } from '../../electron/contract/correspondence.ts';
import type { PublicBroker } from '../../electron/contract/public-brokers.ts';
import type { Bridge } from '../../electron/contract/requests.ts';
import type { View } from '../../electron/contract/view.ts';
import { uiText } from '../text/index.ts';
import { useApp } from './app.ts';

export interface BrokerDraft {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** goes the login with the invitation? */
  readonly shares: boolean;
}
const nothing: BrokerDraft = { url: '', user: '', password: '', shares: false };

interface Brokers {
  /** of the open game; null: none carries its turns, or the host has not told yet */
  readonly view: BrokerView | null;
  attach(on: Bridge['on']): void;
  /** asks how that game stands with its broker */
  load(match: string): Promise<void>;
}
export const useBroker = create<Brokers>()((set) => ({
  view: null,
  attach: (on) => void on.broker((view) => set({ view })),
  async load(match) {
    const answer = await useApp.getState().ask['correspondence.broker']({ match });
    if (answer.ok) set({ view: answer.value });
  },
}));
/** That of a game; null: its turns go by mail or chat. */
export const brokerOf = ({ match, byText }: Pick<View, 'match' | 'byText'>): BrokerView | null => {
  const { view } = useBroker.getState();
  return byText && view?.match === match ? view : null;
};

/** Has the player agreed to connect to it, or named it? */
export const isAllowed = ({ state }: Pick<BrokerView, 'state'>): boolean => state !== 'asks' && state !== 'declined';

/** Do the turns go over without being copied? Not before the invitation was. */
export const goesByItself = (broker: BrokerView | null): boolean =>
  broker?.invited === true && broker.state !== 'stopped' && isAllowed(broker);

/** The next step of a game by text: a turn that goes over by itself need not be sent. */
export const awaitedByText = ({ byText }: Pick<View, 'byText'>, broker: BrokerView | null) =>
  byText?.awaits === 'send' && goesByItself(broker) ? 'theirs' : byText?.awaits;

/** At once, and in place of a copy of the game on another computer. */
export const connectNow = (match: string): void => void useApp.getState().tryTo('correspondence.connectNow', { match });

/** Of the new game: null while the turns go by mail or chat. */
export const useNewBroker = create<{
  readonly draft: BrokerDraft | null;
  choose(isBroker: boolean): void;
  change(change: Partial<BrokerDraft>): void;
}>()((set, get) => ({
  draft: null,
  choose: (isBroker) => set({ draft: isBroker ? (get().draft ?? nothing) : null }),
  change: (change) => set({ draft: { ...(get().draft ?? nothing), ...change } }),
}));

const check = ({ url, user, password }: BrokerDraft, connect: boolean) =>
  useApp.getState().ask['correspondence.checkBroker']({ url, user, password, connect });
/** Is it an address? The sentence that says why not, or null. */
export async function brokerRefusal(draft: BrokerDraft): Promise<string | null> {
  const answer = await check(draft, false);
  return answer.ok ? null : answer.error.message;
}
/** Does it do all that a game needs? What to say of it. */
export async function tryBroker(draft: BrokerDraft): Promise<{ readonly isFine: boolean; readonly says: string }> {
  const answer = await check(draft, true);
  if (!answer.ok) return { isFine: false, says: answer.error.message };
  const { keptFor } = answer.value;
  const { fine, keptFor: short } = uiText.broker.fields;
  return { isFine: true, says: keptFor === undefined ? fine : `${fine} ${short(keptFor)}` };
}
/** One that anybody may use: it is told no user name and no password. */
export const publicDraft = ({ url }: PublicBroker): BrokerDraft => ({ ...nothing, url });
/** From now on it carries the turns of that game; the sentence that says why not, or null. */
export async function setBroker(match: string, draft: BrokerDraft): Promise<string | null> {
  const answer = await useApp.getState().ask['correspondence.setBroker']({ match, ...draft });
  if (!answer.ok) return answer.error.message;
  useBroker.setState({ view: answer.value });
  return null;
}
/** The player's answer whether this machine may connect to the broker of that game; a refusal is shown. */
export async function allowBroker(match: string, allow: boolean): Promise<void> {
  const view = await useApp.getState().tryTo('correspondence.allowBroker', { match, allow });
  if (view) useBroker.setState({ view });
}
/** The broker that was chosen for a new game carries it, if a friend elsewhere plays in it. */
export async function carryNewGame({ match, byText }: Pick<View, 'match' | 'byText'>): Promise<void> {
  const { draft } = useNewBroker.getState();
  if (!byText || !draft) return;
  const why = await setBroker(match, draft);
  if (why !== null) useApp.getState().toastFailure(why);
  useNewBroker.setState({ draft: null });
}

/** A draw goes, or goes not, with the next turn from here. */
export async function offerDraw({ match, revision }: Pick<View, 'match' | 'revision'>, offer: boolean): Promise<void> {
  const { tryTo, openTable, toast } = useApp.getState();
  const view = await tryTo('correspondence.offerDraw', { match, revision, offer });
  if (!view) return;
  openTable(view);
  toast(offer ? uiText.broker.draw.will : uiText.broker.draw.not);
}
