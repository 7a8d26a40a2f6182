/**
 * How the match machine handles a new view: the first one, another player's, the one after a change, and the present
 * one after looking back. Must stay true: the secrets of one player are forgotten before another looks.
 */
import type { Played, Side, View } from '../../../electron/contract/view.ts';
import type { Arrival } from '../../board/props.ts';
import type { MatchLook, MatchState, Step, Told, Utterance, Wish } from './match.ts';
import { isWatchedGame, ownSeat } from './match-derived.ts';
import { afterChange } from './match-moves.ts';
import { andThen, asking, calm, here, idle, same, saying } from './match-step.ts';

export const arriving = (s: MatchState, how: Arrival['how'], effects: Arrival['effects']): Arrival => ({
  key: `${s.view.revision}.${s.serial}`,
  how,
  effects,
});

export const askHistory = (s: MatchState): Step => asking(s, 'history', 'match.history', here(s));

/**
 * From whose side the table is seen: the side to move where the camera follows the turn. It stays while both players
 * place public features, or it would turn around after every single one, and while only one person or nobody plays.
 */
export const seatFor = (s: Pick<MatchState, 'followTurn' | 'seat'>, view: View): Side => {
  // whoever has just invited somebody may have looked from the other side
  if (view.seat != null) return view.seat;
  if (ownSeat(view) !== null || isWatchedGame(view)) return s.seat;
  const isShared = view.phase !== null && view.viewer === null && view.handOver === null;
  return s.followTurn && view.outcome === null && !isShared ? view.turn : s.seat;
};

/** The initial cell of the cursor: the last move, else a piece that can move. It reveals nothing else. */
const cellToStart = (view: View): number => {
  const own = view.pieces.find((p) => p.side === view.turn && p.at !== null && view.movable.includes(p.id));
  return view.last?.cells.at(-1) ?? own?.at ?? 0;
};

/** The first state of an opened match, and its requests. */
export const openMatch = (
  description: MatchState['description'],
  view: View,
  settings: { readonly warnLosing: boolean; readonly followTurn: boolean },
): Step => {
  const state: MatchState = {
    description,
    ...settings,
    view,
    look: null,
    sought: null,
    arrival: { key: `${view.revision}.open`, how: 'cut', effects: [] },
    mode: idle,
    aim: null,
    preview: null,
    why: null,
    told: null,
    ofNone: null,
    attacked: null,
    calling: false,
    shownCheck: null,
    wish: null,
    inspected: null,
    hovered: null,
    gate: null,
    cursor: cellToStart(view),
    seat: ownSeat(view) ?? (settings.followTurn && !isWatchedGame(view) ? view.turn : 0),
    nodes: [],
    serial: 0,
    waiting: {},
    queue: [],
    previews: {},
    held: [],
    holding: false,
    turnSoFar: null,
    replay: null,
    thrown: null,
  };
  return askAround(state);
};

/** Where the game may need actions of no piece, they are requested in advance: buttons show what is available. */
const askNone = (s: MatchState): Step => {
  const { phase, movable, outcome, handOver } = s.view;
  const may = outcome === null && handOver === null && (phase !== null || movable.length === 0);
  const bare = { ...s, ofNone: null, waiting: { ...s.waiting, none: undefined } };
  return may ? asking(bare, 'none', 'match.actions', { ...here(s), piece: null }) : same(bare);
};

/** The requests for every new view: the move list, and the actions of no piece. */
export const askAround = (s: MatchState): Step => andThen(askHistory(s), askNone);

/**
 * Another viewer, or none: whatever the page still holds of the last viewer's secrets is forgotten, and where they last
 * pointed too.
 */
const forgetting = (s: MatchState, view: View): MatchState => ({
  ...calm(s),
  cursor: cellToStart(view),
  ...{
    look: null,
    previews: {},
    told: null,
    nodes: [],
    ofNone: null,
    calling: false,
    shownCheck: null,
    wish: null,
    hovered: null,
    gate: null,
    inspected: null,
    replay: null,
  },
});

/** Both players are asked; secrets of one of them are hidden before the other looks. */
export const askBoth = (s: MatchState, wish: Wish): Step => {
  const state: MatchState = { ...calm(s), look: null, mode: { is: 'agreeing', wish } };
  return s.view.viewer === null ? same(state) : asking(state, 'change', 'match.hide', here(s));
};

/** Going back, by undo or to a node; where both players must agree they are asked first. */
export const goBack = (s: MatchState, wish: Wish, agreed: boolean): Step => {
  if (wish.do === 'undo' && s.view.can.undoNeedsBoth && !agreed) return askBoth(s, wish);
  const sent: MatchState = { ...calm(s), wish, mode: { is: 'sent', piece: null } };
  const yes = agreed ? { agreed } : {};
  return wish.do === 'undo'
    ? asking(sent, 'change', 'match.undo', { ...here(s), unit: wish.unit, ...yes })
    : asking(sent, 'change', 'match.goto', { ...here(s), node: wish.node, ...yes });
};

/** Secrets were revealed or hidden: another view of the same position. */
export const takeSeat = (s: MatchState, view: View): Step => {
  // the question to both players stays open while the secrets of one of them are being hidden
  const mode = s.mode.is === 'agreeing' && view.viewer === null ? s.mode : idle;
  const base: MatchState = { ...forgetting(s, view), mode, view, serial: s.serial + 1 };
  const seat = seatFor(s, view);
  const state = { ...base, seat, arrival: arriving(base, 'cut', []) };
  const said: Utterance = view.viewer === null ? { say: 'hidden' } : { say: 'revealed', view };
  return andThen(andThen(saying(state, said), askAround), (t) =>
    mode.is === 'agreeing' && mode.agreed ? goBack(t, mode.wish, true) : same(t),
  );
};

export const backToNow = (s: MatchState): Step =>
  s.look
    ? saying(
        { ...calm(s), look: null, serial: s.serial + 1, arrival: arriving({ ...s, serial: s.serial + 1 }, 'back', []) },
        { say: 'now' },
      )
    : same(s);

/** A line is played out on the board: nothing of the game changes. */
export const lookAhead = (s: MatchState, look: MatchLook, forward: boolean): Step => {
  const base = { ...calm(s), look, serial: s.serial + 1 };
  const how = arriving(base, forward ? 'play' : 'back', forward ? look.effects : []);
  const arrival = { ...how, key: `ahead.${base.serial}` };
  const before = { view: s.view, look: s.look, nodes: s.nodes };
  return saying({ ...base, arrival, mode: { is: 'playing', key: arrival.key, before } }, { say: 'looking', look });
};

/** What leads from that node to the present one, in its order. */
const labelsBack = ({ nodes, view }: MatchState, to: number): readonly string[] => {
  const labels: string[] = [];
  let node = nodes.find(({ id }) => id === view.node);
  while (node && node.id !== to) {
    if (node.label !== '') labels.unshift(node.spoken ?? node.label);
    const { parent } = node;
    node = nodes.find(({ id }) => id === parent);
  }
  return node ? labels : [];
};

/** Adopts the view that came with a change: it is the present position, whatever was on the screen. */
export const takePlayed = (
  s: MatchState,
  played: Played,
  asked: Told['how'],
  cursor: 'follows' | 'stays' = 'follows',
): Step => {
  const { rewound } = played;
  const how = rewound === undefined ? asked : 'goto';
  const forward = how === 'play' || how === 'redo';
  if (played.view.handOver !== null) return takeSeat(s, played.view);
  // the same position for another viewer: the secrets of the last one must not stay
  const isSame = played.view.viewer === s.view.viewer;
  const known = isSame ? calm(s) : forgetting(s, played.view);
  const history = isSame && played.history ? afterChange(s.nodes, played.history) : null;
  const base: MatchState = {
    ...known,
    ...(history && { nodes: history, waiting: { ...known.waiting, history: undefined } }),
    ...{ view: played.view, look: null, previews: {}, calling: false, shownCheck: null, wish: null },
    told: { effects: played.effects, how, ...(rewound !== undefined && { says: rewound }) },
  };
  // the present viewer must not learn what others saw before
  const { view, look, nodes } = isSame ? s : base;
  const before = { view, look, nodes };
  const arrival = arriving(base, forward ? 'play' : how === 'over' ? 'cut' : 'back', played.effects);
  const state: MatchState = {
    ...base,
    arrival,
    mode: { is: 'playing', key: String(arrival.key), before },
    cursor: (forward && cursor === 'follows' ? played.view.last?.cells.at(-1) : undefined) ?? base.cursor,
  };
  return andThen(
    saying(
      state,
      rewound === undefined
        ? {
            ...{ say: 'effects', effects: played.effects, before: s.view, after: played.view, how },
            ...(played.passed && { passed: played.passed }),
            ...(how === 'undo' && { undone: labelsBack(s, played.view.node) }),
          }
        : { say: 'rewound', says: rewound },
    ),
    history ? askNone : askAround,
  );
};
