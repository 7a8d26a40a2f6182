/**
 * How the match machine handles the computer: its moves arrive without having been requested, are shown one after
 * another, and may be paused, skipped and shown again. Must stay true: what has arrived waits until nothing else moves
 * and no request is pending, and none of it is lost; the table ends with the newest position.
 */
import type { Played, View } from '../../../electron/contract/view.ts';
import type { MatchState, Step, TurnSoFar, Utterance } from './match.ts';
import { isHidden, pieceOf } from './match-derived.ts';
import { afterChange } from './match-moves.ts';
import { isFree, isWaiting } from './match-queue.ts';
import { andThen, asking, calm, type EventHandlers, here, idle, same, saying } from './match-step.ts';
import { threw } from './match-tosses.ts';
import { arriving, askAround, askHistory, takePlayed } from './match-views.ts';

/** The newest revision that has arrived, shown or not. */
const newest = (s: MatchState): number => s.held.at(-1)?.revision ?? s.view.revision;

/** Something was noted in the match, such as a hint that was taken, a toss, a comment or a drawing, and nothing has moved. */
const isNote = (before: View, { revision, effects, view, history }: Played): boolean =>
  revision > before.revision &&
  effects.length === 0 &&
  view.node === before.node &&
  (history?.comments !== undefined || noted(view) !== noted(before));
const noted = ({ aids, notes, strokes, tosses }: View): string =>
  JSON.stringify([aids, notes, strokes, tosses?.length]);
const takeNote = (s: MatchState, { view, history }: Played): Step => {
  const nodes = history ? afterChange(s.nodes, history) : null;
  const taken = nodes || !history ? same({ ...s, view, ...(nodes && { nodes }) }) : askHistory({ ...s, view });
  return andThen(taken, (t) => threw(t, s.view));
};

/** A move of the computer has arrived, or (of the newest revision) it does something else now. Older ones are known. */
const hear = (s: MatchState, match: string, played: Played): Step => {
  if (match !== s.view.match || played.revision < newest(s)) return same(s);
  if (s.held.length === 0 && isNote(s.view, played)) return takeNote(s, played);
  return played.revision === newest(s) ? takeSame(s, played.view) : same({ ...s, held: [...s.held, played] });
};

/** A view from before what has arrived already: the computer has moved since it was sent. */
export const isOlder = (s: MatchState, view: View): boolean => view.match === s.view.match && view.revision < newest(s);

/** Are moves of the computer still to be shown, or is one of them being played? */
export const isShowing = (s: MatchState): boolean =>
  s.holding || s.held.length > 0 || (s.mode.is === 'playing' && s.turnSoFar !== null);

const mayShow = (s: MatchState): boolean =>
  s.held.length > 0 && !isWaiting(s) && s.mode.is !== 'playing' && s.mode.is !== 'sent' && !isHidden(s) && !s.replay;

/** Shows the next held move as soon as nothing else moves. */
export const showHeld = (s: MatchState): Step => (mayShow(s) && !s.holding ? take(s) : same(s));
/** Shows the next one although the playback is paused. */
const showOne = (s: MatchState): Step => (mayShow(s) ? take(s) : same(s));

const take = (before: MatchState): Step => {
  const [played, ...held] = before.held;
  if (!played) return same(before);
  const s: MatchState = { ...before, held };
  // a request has brought a newer position meanwhile
  if (played.revision <= s.view.revision) return same(s);
  if (isNote(s.view, played)) return andThen(takeNote(s, played), showHeld);
  const { step, turnSoFar } = told(s, played);
  // whoever looks at an earlier position goes on looking at it
  const taken = s.look ? behind(s, played) : takePlayed(s, played, 'play', 'stays');
  const state = { ...taken.state, inspected: s.inspected, turnSoFar };
  return { state, asks: taken.asks, says: [...taken.says.filter((said) => said.say !== 'effects'), ...step] };
};

/** The present position changes while another one is shown. */
const behind = (s: MatchState, played: Played): Step => {
  const nodes = played.history ? afterChange(s.nodes, played.history) : null;
  const told = { effects: played.effects, how: 'play' as const };
  const state: MatchState = { ...s, view: played.view, told, previews: {}, ...(nodes && { nodes }) };
  return nodes ? same(state) : askHistory(state);
};

/** What is announced about a move: in games with groups the whole turn at its end, unless it is shown one by one. */
const told = (
  s: MatchState,
  { effects, view }: Played,
): { readonly step: readonly Utterance[]; readonly turnSoFar: TurnSoFar | null } => {
  const { last } = view;
  const why = view.computerMove?.why ?? null;
  const ends = last === null || view.turn !== last.side || view.outcome !== null;
  const engine = last && view.players[last.side].computer?.engine;
  const because: readonly Utterance[] = [
    ...(ends && why !== null ? [{ say: 'because' as const, why }] : []),
    ...(engine && view.computerMove?.offersDraw ? [{ say: 'draw offered' as const, by: engine.name }] : []),
  ];
  const plain: Utterance = { say: 'effects', effects, before: s.view, after: view, how: 'play' };
  const group =
    view.group ?? s.view.group ?? (last?.piece == null ? null : (pieceOf(s.view, last.piece)?.group ?? null));
  if (!s.description.groups || group === null || last === null || s.holding)
    return { step: [plain, ...because], turnSoFar: null };
  const sofar = s.turnSoFar ?? { group, moves: [] };
  const turn: TurnSoFar = { group: sofar.group, moves: last.piece === null ? sofar.moves : [...sofar.moves, last] };
  return ends
    ? { step: [{ say: 'turn', turn, effects, after: view }, ...because], turnSoFar: null }
    : { step: [], turnSoFar: turn };
};

/** Everything that has arrived is shown at once, the last of it without playback. */
export const showAll = (s: MatchState): Step => {
  const last = s.held.at(-1);
  const released: MatchState = { ...s, holding: false };
  if (!last || isWaiting(s) || isHidden(s) || s.replay) return same(released);
  let state: MatchState = { ...released, mode: idle };
  const says: Utterance[] = [];
  let known: MatchState['nodes'] | null = s.nodes;
  for (const played of s.held) {
    if (played.revision <= state.view.revision) continue;
    const { step, turnSoFar } = told(state, played);
    says.push(...step);
    known = known && played.history ? afterChange(known, played.history) : null;
    state = { ...state, view: played.view, turnSoFar };
  }
  const shown: MatchState = {
    ...calm(state),
    ...{ held: [], look: s.look, nodes: known ?? s.nodes, told: { effects: last.effects, how: 'play' } },
    ...{ previews: {}, serial: s.serial + 1, inspected: s.inspected },
  };
  const cut = s.look ? shown : { ...shown, arrival: arriving(shown, 'cut', []) };
  return andThen({ state: cut, asks: [], says }, known ? same : askAround);
};

/** The nodes of the last turn on the way to this position, in order. */
export const lastTurn = (nodes: MatchState['nodes'], at: number): readonly number[] => {
  const turn: number[] = [];
  let node = nodes.find((n) => n.id === at);
  const side = node?.side;
  const turnNumber = node?.turnNumber;
  while (node && node.kind === 'action' && node.side === side && node.turnNumber === turnNumber) {
    turn.unshift(node.id);
    const { parent } = node;
    node = nodes.find((n) => n.id === parent);
  }
  return turn;
};

/** Shows the position before the last turn, and then its moves one after another. */
const replay = (s: MatchState): Step => {
  const turn = lastTurn(s.nodes, s.view.node);
  const first = s.nodes.find((n) => n.id === turn[0]);
  if (first?.parent == null) return same(s);
  return asking({ ...s, replay: turn, sought: first.parent }, 'look', 'match.look', { ...here(s), node: first.parent });
};
/** A position of the replay has been shown: the next one, or back to the present one, which is already on the table. */
export const replayOn = (s: MatchState): Step => {
  const [next, ...rest] = s.replay ?? [];
  if (next === undefined) {
    const now = { ...s, mode: idle, look: null, replay: null, serial: s.serial + 1 };
    return same({ ...now, arrival: arriving(now, 'cut', []) });
  }
  return asking({ ...s, mode: idle, replay: rest, sought: next }, 'look', 'match.look', { ...here(s), node: next });
};

/** The position of a view, without playback: nothing of what was held is newer. */
const cutTo = (s: MatchState, view: View): MatchState => {
  const state: MatchState = { ...calm(s), view, held: [], previews: {}, turnSoFar: null, serial: s.serial + 1 };
  return s.look ? state : { ...state, arrival: arriving(state, 'cut', []) };
};

/** Shows the host's present position, if its way there was missed, and what the computer does in it. */
const catchUp = (s: MatchState, view: View): Step =>
  view.match !== s.view.match || view.revision < newest(s) || isWaiting(s) ? same(s) : takeSame(s, view);

/** The same position with another state of the computer; its moves up to there may still be held. */
export const takeSame = (s: MatchState, view: View): Step => {
  if (view.revision === s.view.revision) return same({ ...s, view });
  if (view.revision > newest(s)) return askAround(cutTo(s, view));
  const held = s.held.map((played) => (played.revision === view.revision ? { ...played, view } : played));
  return same({ ...s, held });
};

/** Somebody else sits at a side: nothing on the board changes by it. */
export const takeSeated = (s: MatchState, { view }: Played): Step => {
  const side = ([0, 1] as const).find(
    (n) => JSON.stringify(view.players[n].computer) !== JSON.stringify(s.view.players[n].computer),
  );
  const state = s.held.length > 0 ? cutTo(s, view) : { ...calm(s), view, previews: {} };
  const said: readonly Utterance[] =
    side === undefined ? [] : [{ say: 'seated', side, computer: view.players[side].computer ?? null }];
  return andThen(saying({ ...state, holding: false }, ...said), askAround);
};

export const computerEvents: EventHandlers<
  'played' | 'present' | 'hold' | 'show-next' | 'show-all' | 'replay' | 'let-move' | 'pause' | 'change-seat'
> = {
  played: (s, { match, played }) => hear(s, match, played),
  present: (s, { view }) => catchUp(s, view),
  hold: (s, { holding }) => same({ ...s, holding }),
  'show-next': (s) => (s.holding ? showOne(s) : same(s)),
  'show-all': showAll,
  replay: (s) => (isFree(s) ? replay(calm(s)) : same(s)),
  'let-move': (s) => (isFree(s) && s.view.computer ? asking(s, 'change', 'computer.go', here(s)) : same(s)),
  pause: (s, { paused }) => (isFree(s) ? asking(s, 'change', 'computer.pause', { ...here(s), paused }) : same(s)),
  'change-seat': (s, { side, computer }) =>
    isFree(s) ? asking(s, 'change', 'computer.seat', { ...here(s), side, computer }) : same(s),
};
