/**
 * What the page remembers of one match, and everything that can happen to it. The state is plain data: the machine in
 * `match-machine.ts` is the only thing that makes a new one, out of an old one and an event. What it must never hold
 * is a rule: which actions there are, what they do and why not is always the table's own answer.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { Input, Output } from '../../electron/contract/requests.ts';
import type { Answer } from '../../electron/contract/result.ts';
import type {
  ActionView,
  Attacker,
  CheckView,
  EffectView,
  HistoryNode,
  Preview,
  Reason,
  Side,
  View,
} from '../../electron/contract/view.ts';
import type { Arrival, Target } from '../board/props.ts';

/** The requests this machine makes; dialogs and menus that change nothing here ask the table themselves. */
export const asked = [
  'match.actions',
  'match.preview',
  'match.why',
  'match.layReady',
  'match.play',
  'match.undo',
  'match.redo',
  'match.goto',
  'match.resign',
  'match.agree',
  'match.claim',
  'match.look',
  'match.history',
  'match.attackers',
  'match.reveal',
  'match.hide',
] as const;
export type Asked = (typeof asked)[number];
/** Requests of one slot replace each other: an answer that is no longer waited for is dropped. */
export type Slot = 'actions' | 'none' | 'preview' | 'why' | 'change' | 'look' | 'history' | 'attackers';
export type Ask = { readonly [K in Asked]: { readonly id: number; readonly name: K; readonly input: Input<K> } }[Asked];
export type Answered = {
  readonly [K in Asked]: { readonly id: number; readonly name: K; readonly answer: Answer<Output<K>> };
}[Asked];

export type Mode =
  | { readonly is: 'idle' }
  /** `actions` is null until they have come; a cell that was chosen before is kept in `wanted` */
  | {
      readonly is: 'lifted';
      readonly piece: number;
      readonly actions: readonly ActionView[] | null;
      readonly wanted: number | null;
    }
  /** a feature was taken from the pool: where it can be laid */
  | { readonly is: 'laying'; readonly feature: string; readonly actions: readonly ActionView[] }
  /** `piece` is null for actions of no piece, `cell` for those of no cell either */
  | {
      readonly is: 'choosing';
      readonly piece: number | null;
      readonly actions: readonly ActionView[];
      readonly cell: number | null;
      readonly choices: readonly ActionView[];
      /** the one under the finger, whose preview is drawn */
      readonly at: number;
      /** the choice is about a piece that has been picked up already */
      readonly held?: Held;
    }
  /** the lifted piece has picked up another one by hand: where it may put that down */
  | {
      readonly is: 'dropping';
      readonly piece: number;
      readonly actions: readonly ActionView[];
      readonly held: Held;
    }
  /** the end of the turn was asked for; which action that is has not come yet */
  | { readonly is: 'ending' }
  /** somebody wants to look at what only they may know: the hand-over screen is up */
  | { readonly is: 'revealing' }
  /** going back past something that was shown: both players are asked, on the hand-over screen */
  | { readonly is: 'agreeing'; readonly wish: Wish; readonly agreed?: boolean }
  | { readonly is: 'warned'; readonly piece: number | null; readonly action: ActionView }
  | { readonly is: 'sent'; readonly piece: number | null }
  /** pieces are under way; `before` is what was there, which is told until they have arrived */
  | { readonly is: 'playing'; readonly key: string; readonly before: Before };

/** Somebody picked up where they stood, and the actions that put them down, each asking for the cell where it does. */
export interface Held {
  readonly piece: number;
  readonly cell: number;
  readonly drops: readonly ActionView[];
}

/** What a position is told from. */
export type Before = Pick<MatchState, 'view' | 'look' | 'nodes'>;

/** A way back that may need both players' word. */
export type Wish =
  | { readonly do: 'undo'; readonly unit: 'action' | 'turn' }
  | { readonly do: 'goto'; readonly node: number };

export interface Look {
  readonly node: number;
  readonly view: View;
  readonly effects: readonly EffectView[];
}

/** A piece and a cell it cannot reach, (cell null) a piece that cannot move at all, or a feature that cannot lie there. */
export interface WhyNot {
  readonly piece: number | null;
  readonly places?: string;
  readonly cell: number | null;
  readonly reason: Reason | null;
  /** asked by a pointer at rest: it goes when the pointer does */
  readonly passing?: boolean;
}

/** Who may capture on a cell; null until the answer has come. */
export interface Attacked {
  readonly cell: number;
  readonly by: readonly Attacker[] | null;
}

/** What the step bar says happened last, and by which rule. */
export interface Told {
  readonly effects: readonly EffectView[];
  readonly how: 'play' | 'undo' | 'redo' | 'goto' | 'over';
  /** a sentence that stands for all of it: the game was sent back */
  readonly says?: string;
}

export interface MatchState {
  readonly description: VariantDescription;
  readonly warnLosing: boolean;
  readonly followTurn: boolean;
  /** where the game stands */
  readonly view: View;
  /** the position looked at instead, if any */
  readonly look: Look | null;
  /** the node of the look that was asked for last: while its answer is awaited, steps through the game go on from there */
  readonly sought: number | null;
  readonly arrival: Arrival;
  readonly mode: Mode;
  /** the cell pointed at by pointer or cursor while a piece is lifted */
  readonly aim: number | null;
  readonly preview: Preview | null;
  readonly why: WhyNot | null;
  readonly told: Told | null;
  /** the actions of no piece, where the game may need one: laying, passing; null until they have come */
  readonly ofNone: readonly ActionView[] | null;
  readonly attacked: Attacked | null;
  /** check will be called with the next action, where the players announce it */
  readonly calling: boolean;
  /** which of the view's checks is lit, if any */
  readonly shownCheck: number | null;
  /** what is on its way back to, in case both players must agree */
  readonly wish: Wish | null;
  /** the piece whose card is open */
  readonly inspected: number | null;
  /** the piece under the pointer; its watchers are shown */
  readonly hovered: number | null;
  /** the cell pointed at, if what lies there leads somewhere: its other end is shown */
  readonly gate: number | null;
  readonly cursor: number;
  readonly seat: Side;
  readonly nodes: readonly HistoryNode[];
  readonly serial: number;
  readonly waiting: { readonly [S in Slot]?: number };
  /** asked for while an answer was awaited, in order */
  readonly queue: readonly Queued[];
  /** previews that have come for this revision, by action text */
  readonly previews: { readonly [text: string]: Preview };
}

export type MatchEvent =
  | { readonly on: 'pick'; readonly target: Target }
  | { readonly on: 'aim'; readonly target: Target | null }
  | { readonly on: 'lift'; readonly piece: number }
  | { readonly on: 'drop'; readonly piece: number; readonly target: Target }
  | { readonly on: 'choose'; readonly index: number }
  | { readonly on: 'point-choice'; readonly index: number }
  | { readonly on: 'confirm' }
  | { readonly on: 'escape' }
  | { readonly on: 'why'; readonly cell: number }
  /** the pointer has rested on this cell for a moment */
  | { readonly on: 'dwell'; readonly cell: number }
  | { readonly on: 'inspect'; readonly piece: number | null }
  | { readonly on: 'cursor'; readonly cell: number }
  | { readonly on: 'seat'; readonly side: Side }
  | { readonly on: 'settled'; readonly key: string | number }
  | { readonly on: 'undo' | 'redo'; readonly unit: 'action' | 'turn' }
  | { readonly on: 'resign' }
  | { readonly on: 'agree' }
  | { readonly on: 'call' }
  | { readonly on: 'claim' }
  | { readonly on: 'end-turn' }
  | { readonly on: 'pass' }
  | { readonly on: 'lay'; readonly feature: string }
  /** everything that is ready to be laid, at once */
  | { readonly on: 'lay-ready' }
  | { readonly on: 'attackers'; readonly cell: number | null }
  | { readonly on: 'show-check' }
  | { readonly on: 'ask-reveal' }
  | { readonly on: 'reveal' }
  | { readonly on: 'hide' }
  | { readonly on: 'agreed' }
  | { readonly on: 'stay-hidden' }
  | { readonly on: 'look'; readonly node: number }
  | { readonly on: 'now' }
  | { readonly on: 'play-on' }
  | { readonly on: 'opened'; readonly view: View }
  | { readonly on: 'settings'; readonly warnLosing: boolean; readonly followTurn: boolean }
  | { readonly on: 'answered'; readonly answered: Answered };

export type Queueable = Extract<MatchEvent, { on: 'undo' | 'redo' | 'end-turn' }>;
/** Nobody ends a turn in advance but their own: that one remembers whose turn it was asked in. */
export interface Queued {
  readonly event: Queueable;
  readonly turn: Pick<View, 'turn' | 'turnNumber'>;
}

/** Things to be said aloud and written in the log; the words are chosen in `ui/table/spoken.ts`. */
export type Utterance =
  | {
      readonly say: 'effects';
      readonly effects: readonly EffectView[];
      readonly before: View;
      readonly after: View;
      readonly how: Told['how'];
    }
  | { readonly say: 'lifted'; readonly piece: number; readonly actions: readonly ActionView[] }
  | { readonly say: 'put-back'; readonly piece: number }
  | { readonly say: 'picked-up'; readonly held: Held }
  /** what the action that is pointed at would do; only what nobody expects of it is said */
  | { readonly say: 'preview'; readonly preview: Preview }
  | { readonly say: 'why'; readonly why: WhyNot }
  /** why not was asked about something that can be done */
  | { readonly say: 'possible'; readonly actions: readonly ActionView[] }
  | {
      readonly say: 'choices';
      readonly cell: number | null;
      readonly choices: readonly ActionView[];
      /** everything that was offered when these were asked for */
      readonly actions: readonly ActionView[];
    }
  | { readonly say: 'looking'; readonly look: Look }
  | { readonly say: 'now' }
  | { readonly say: 'laying'; readonly feature: string; readonly actions: readonly ActionView[] }
  | { readonly say: 'laid-back'; readonly feature: string }
  | { readonly say: 'ready-laid' }
  | { readonly say: 'attackers'; readonly attacked: Attacked }
  | { readonly say: 'check'; readonly check: CheckView }
  | { readonly say: 'calling'; readonly calling: boolean }
  | { readonly say: 'rewound'; readonly says: string }
  /** what was said before is secret: only this is on the page now */
  | { readonly say: 'hidden' }
  | { readonly say: 'revealed'; readonly view: View }
  | { readonly say: 'refused'; readonly message: string };

export interface Step {
  readonly state: MatchState;
  readonly asks: readonly Ask[];
  readonly says: readonly Utterance[];
}
