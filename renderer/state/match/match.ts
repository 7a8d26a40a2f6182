/**
 * The state of one match on the page, and every event that can change it. The state is plain data: only the machine in
 * `match-machine.ts` makes a new one, out of an old one and an event. It must never contain a rule: which actions there
 * are, what they do and why not is always the host's answer.
 */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Input, Output } from '../../../electron/contract/requests.ts';
import type { Answer } from '../../../electron/contract/result.ts';
import type { ComputerChoice } from '../../../electron/contract/settings.ts';
import type { TossView } from '../../../electron/contract/tosses.ts';
import type {
  ActionView,
  Attacker,
  CheckView,
  EffectView,
  HistoryNode,
  LastAction,
  MoveComment,
  Played,
  Preview,
  Reason,
  SeatView,
  Side,
  Together,
  View,
} from '../../../electron/contract/view.ts';
import type { OtherSides } from '../../../engine/shared/dice.ts';
import type { Arrival, Target } from '../../board/props.ts';

/** The requests this machine makes; dialogs and menus that change nothing here send their own. */
const asked = [
  'match.actions',
  'match.preview',
  'match.why',
  'match.layReady',
  'match.play',
  'match.together',
  'match.playTogether',
  'match.undo',
  'match.redo',
  'match.goto',
  'match.resign',
  'match.agree',
  'match.claim',
  'match.toss',
  'match.look',
  'match.history',
  'match.attackers',
  'match.reveal',
  'match.hide',
  'computer.go',
  'computer.pause',
  'computer.seat',
  'clock.give',
  'clock.off',
  'clock.claim',
] as const;
export type Asked = (typeof asked)[number];
/** Requests of one slot replace each other: an answer that is no longer awaited is dropped. */
export type Slot = 'actions' | 'none' | 'preview' | 'why' | 'change' | 'look' | 'history' | 'attackers';
export type Ask = { readonly [K in Asked]: { readonly id: number; readonly name: K; readonly input: Input<K> } }[Asked];
export type Answered = {
  readonly [K in Asked]: { readonly id: number; readonly name: K; readonly answer: Answer<Output<K>> };
}[Asked];

export type Mode =
  | { readonly is: 'idle' }
  /** `actions` is null until they have arrived; a cell chosen before that is kept in `wanted` */
  | {
      readonly is: 'lifted';
      readonly piece: number;
      readonly actions: readonly ActionView[] | null;
      readonly wanted: number | null;
    }
  /** a feature is selected in the pool: the cells where it can be placed */
  | { readonly is: 'laying'; readonly feature: string; readonly actions: readonly ActionView[] }
  /** `piece` is null for actions of no piece, `cell` for those of no cell either */
  | {
      readonly is: 'choosing';
      readonly piece: number | null;
      readonly actions: readonly ActionView[];
      readonly cell: number | null;
      readonly choices: readonly ActionView[];
      /** the choice under the pointer, whose preview is drawn */
      readonly at: number;
      /** the choice concerns a piece that has already been picked up */
      readonly held?: Held;
    }
  /** the lifted piece has picked up another one: where it can be put down */
  | {
      readonly is: 'dropping';
      readonly piece: number;
      readonly actions: readonly ActionView[];
      readonly held: Held;
    }
  /**
   * several units of a group will go the same way. `from`: the one that is dragged; `wanted`: the way that was asked about,
   * and whether it was chosen already, or was chosen and held back because units would be cut off; `plan`: who can go that way,
   * null until it has arrived
   */
  | {
      readonly is: 'selection';
      readonly pieces: readonly number[];
      readonly from: number | null;
      readonly wanted: {
        readonly offset: SelectionOffset;
        readonly isChosen: boolean;
        readonly isHeldBack?: true;
      } | null;
      readonly plan: Together | null;
    }
  /** the end of the turn was requested; the action for it has not arrived yet */
  | { readonly is: 'ending' }
  /** a player wants to look at their secrets: the hand-over screen is shown */
  | { readonly is: 'revealing' }
  /** going back past something that was revealed: both players are asked, on the hand-over screen */
  | { readonly is: 'agreeing'; readonly wish: Wish; readonly agreed?: boolean }
  | { readonly is: 'warned'; readonly piece: number | null; readonly action: ActionView }
  | { readonly is: 'sent'; readonly piece: number | null }
  /** playback is running; `before` is the previous position, which is described until it ends */
  | { readonly is: 'playing'; readonly key: string; readonly before: Before };

/** So many files to the right and ranks up, as the first side sees the board. */
export interface SelectionOffset {
  readonly files: number;
  readonly ranks: number;
}

/** What an action would do, or several that are played together. */
export interface Foreseen extends Preview {
  /** in their order; absent: it is one */
  readonly together?: readonly ActionView[];
}

/** A piece that was picked up, where it stood, and the actions that put it down, each asking for its destination. */
export interface Held {
  readonly piece: number;
  readonly cell: number;
  readonly drops: readonly ActionView[];
}

/** The parts of the state that describe a position. */
export type Before = Pick<MatchState, 'view' | 'look' | 'nodes'>;

/** A request to go back that may need the consent of both players. */
export type Wish =
  | { readonly do: 'undo'; readonly unit: 'action' | 'turn' }
  | { readonly do: 'goto'; readonly node: number };

export interface MatchLook {
  readonly node: number;
  readonly view: View;
  readonly effects: readonly EffectView[];
  /** a line is played out from `node`; absent: the position at that node */
  readonly ahead?: Ahead;
}

/** How far a line is played out: `at` of its `of` actions. */
interface Ahead {
  /** its rank in the analysis; null: the better line of a review */
  readonly line: number | null;
  readonly at: number;
  readonly of: number;
}

/**
 * A piece and a cell it cannot reach; (cell null) a piece that cannot move at all; or a feature that cannot be placed
 * there.
 */
export interface WhyNotView {
  readonly piece: number | null;
  readonly places?: string;
  readonly cell: number | null;
  readonly reason: Reason | null;
  /** requested by a resting pointer: it is dropped when the pointer moves on */
  readonly passing?: boolean;
}

/** Which pieces may capture on a cell; null until the answer has arrived. */
export interface Attacked {
  readonly cell: number;
  readonly by: readonly Attacker[] | null;
}

/** What the step bar shows as the last event, and the rule behind it. */
export interface Told {
  readonly effects: readonly EffectView[];
  readonly how: 'play' | 'undo' | 'redo' | 'goto' | 'over';
  /** a sentence that replaces all of it: the game was set back */
  readonly says?: string;
}

export interface MatchState {
  readonly description: VariantDescription;
  readonly warnLosing: boolean;
  readonly followTurn: boolean;
  /** the present position of the game */
  readonly view: View;
  /** the position shown instead while looking back, if any */
  readonly look: MatchLook | null;
  /** the node of the latest look request: until its answer arrives, steps through the game continue from there */
  readonly sought: number | null;
  readonly arrival: Arrival;
  readonly mode: Mode;
  /** the cell under the pointer or cursor while a piece is lifted */
  readonly aim: number | null;
  readonly preview: Foreseen | null;
  readonly why: WhyNotView | null;
  readonly told: Told | null;
  /** the actions of no piece, where the game may need one: placing, passing; null until they have arrived */
  readonly ofNone: readonly ActionView[] | null;
  readonly attacked: Attacked | null;
  /** check will be called with the next action, where the players announce it */
  readonly calling: boolean;
  /** which of the view's checks is highlighted, if any */
  readonly shownCheck: number | null;
  /** the request to go back that is pending, in case both players must agree */
  readonly wish: Wish | null;
  /** the piece whose card is open */
  readonly inspected: number | null;
  /** the piece under the pointer; its attackers and guards are shown */
  readonly hovered: number | null;
  /** the cell under the pointer, if a feature on it leads to another: its other end is shown */
  readonly gate: number | null;
  readonly cursor: number;
  readonly seat: Side;
  readonly nodes: readonly HistoryNode[];
  readonly serial: number;
  readonly waiting: { readonly [S in Slot]?: number };
  /** commands given while an answer was awaited, in order */
  readonly queue: readonly Queued[];
  /** previews that have arrived for this revision, by action text */
  readonly previews: { readonly [text: string]: Preview };
  /** moves of the computer that have arrived and are not shown yet, in order */
  readonly held: readonly Played[];
  /** the player has paused the playback of the computer's turn: each of its moves is shown when asked for */
  readonly holding: boolean;
  /** the computer's turn so far, in games where a turn is announced as a whole; null: nothing to announce */
  readonly turnSoFar: TurnSoFar | null;
  /** the nodes of the last turn that are still to be shown again; null: nothing is being replayed */
  readonly replay: readonly number[] | null;
  /** which of the view's tosses lies on the table; null: none, or it was taken away */
  readonly thrown: number | null;
}

/** The unit moves of a turn, in order. */
export interface TurnSoFar {
  readonly group: string;
  readonly moves: readonly Pick<LastAction, 'label' | 'spoken'>[];
}

export type ByHand = 'take-off' | 'lay-down' | 'turn';
export type MatchEvent =
  | { readonly on: 'pick'; readonly target: Target }
  | { readonly on: 'aim'; readonly target: Target | null }
  /** `to`: the cell where it goes, if it can */
  | { readonly on: 'lift'; readonly piece: number; readonly to?: number }
  /** these units move together; one more, or one less; all that can move, of the group of the turn or of that unit */
  | { readonly on: 'select-units'; readonly pieces: readonly number[] }
  | { readonly on: 'toggle-unit'; readonly piece: number }
  | { readonly on: 'select-all'; readonly piece: number | null }
  /** the selected units go that way */
  | { readonly on: 'move-selection'; readonly offset: SelectionOffset }
  | { readonly on: 'drop'; readonly piece: number; readonly target: Target }
  | { readonly on: 'choose'; readonly index: number }
  | { readonly on: 'point-choice'; readonly index: number }
  | { readonly on: 'confirm' }
  | { readonly on: 'escape' }
  | { readonly on: 'why'; readonly cell: number }
  /** the pointer has rested on this cell for a moment */
  | { readonly on: 'dwell'; readonly cell: number }
  | { readonly on: 'inspect'; readonly piece: number | null }
  /** a hint is asked for (null) or has come: the bar and the card are about its piece, no longer about another one */
  | { readonly on: 'hinted'; readonly piece: number | null }
  | { readonly on: 'cursor'; readonly cell: number }
  | { readonly on: 'seat'; readonly side: Side }
  | { readonly on: 'settled'; readonly key: string | number }
  | { readonly on: 'undo'; readonly unit: 'action' | 'turn' }
  | { readonly on: 'redo'; readonly unit: 'action' | 'turn' }
  | { readonly on: 'resign' }
  | { readonly on: 'agree' }
  | { readonly on: 'call' }
  | { readonly on: 'claim' }
  | { readonly on: 'end-turn' }
  | { readonly on: 'pass' }
  | { readonly on: 'lay'; readonly feature: string }
  /** places all prepared features at once */
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
  /** a position of a line that is played out has arrived */
  | { readonly on: 'ahead'; readonly look: MatchLook; readonly forward: boolean }
  /** plays an action of the present position by its text: a hint, a line */
  | { readonly on: 'play'; readonly action: string }
  /** plays an action that was typed, after the warning if it loses at once */
  | { readonly on: 'submit'; readonly action: ActionView }
  | { readonly on: 'play-on' }
  | { readonly on: 'opened'; readonly view: View }
  /** the computer has moved */
  | { readonly on: 'played'; readonly match: string; readonly played: Played }
  /** the host's present view: the computer may have moved before anybody listened */
  | { readonly on: 'present'; readonly view: View }
  /** pauses the playback of the computer's turn, or goes on */
  | { readonly on: 'hold'; readonly holding: boolean }
  /** shows the next of the computer's moves while their playback is paused */
  | { readonly on: 'show-next' }
  /** shows all of the computer's moves that have arrived, without playback */
  | { readonly on: 'show-all' }
  /** shows the last turn again */
  | { readonly on: 'replay' }
  /** the computer waits, is paused or has failed: it thinks now */
  | { readonly on: 'let-move' }
  | { readonly on: 'pause'; readonly paused: boolean }
  | { readonly on: 'change-seat'; readonly side: Side; readonly computer: ComputerChoice | null }
  /** by agreement of both players: more time for a side, or no clocks any more */
  | { readonly on: 'give-time'; readonly side: Side; readonly seconds: number }
  | { readonly on: 'play-untimed' }
  | { readonly on: 'claim-time' }
  /** `dice`: how many, with so many sides; null: the coin */
  | { readonly on: 'toss'; readonly dice: number | null; readonly sides?: OtherSides }
  /** while the referee is off: with the piece in the hand or at the cursor (`free-hand.ts`) */
  | { readonly on: 'by-hand'; readonly does: ByHand }
  | { readonly on: 'settings'; readonly warnLosing: boolean; readonly followTurn: boolean }
  | { readonly on: 'answered'; readonly answered: Answered };

export type Queueable = Extract<MatchEvent, { on: 'undo' | 'redo' | 'end-turn' }>;
/** An end of turn is queued only for one's own turn, so it remembers the turn in which it was given. */
export interface Queued {
  readonly event: Queueable;
  readonly turn: Pick<View, 'turn' | 'turnNumber'>;
}

/** Announcements, which are also written in the log; the texts are chosen in `narration/announcements.ts`. */
export type Utterance =
  | {
      readonly say: 'effects';
      readonly effects: readonly EffectView[];
      readonly before: View;
      readonly after: View;
      readonly how: Told['how'];
      /** where several entries were done again: each in its order */
      readonly passed?: Played['passed'];
      /** what was undone, in the order in which it had been played */
      readonly undone?: readonly string[];
    }
  | { readonly say: 'lifted'; readonly piece: number; readonly actions: readonly ActionView[] }
  | { readonly say: 'put-back'; readonly piece: number }
  | { readonly say: 'selected'; readonly pieces: readonly number[] }
  | { readonly say: 'deselected' }
  /** who would go, and who cannot */
  | { readonly say: 'selection-plan'; readonly plan: Together; readonly isHeldBack?: true }
  | { readonly say: 'picked-up'; readonly held: Held }
  /** what the action under the pointer would do; only what is unexpected is announced */
  | { readonly say: 'preview'; readonly preview: Preview }
  | { readonly say: 'why'; readonly why: WhyNotView }
  /** why-not was asked about something that can be done */
  | { readonly say: 'possible'; readonly actions: readonly ActionView[] }
  | {
      readonly say: 'choices';
      readonly cell: number | null;
      readonly choices: readonly ActionView[];
      /** everything that was offered when these were requested */
      readonly actions: readonly ActionView[];
    }
  | { readonly say: 'looking'; readonly look: MatchLook; readonly comment?: MoveComment }
  | { readonly say: 'now' }
  | { readonly say: 'laying'; readonly feature: string; readonly actions: readonly ActionView[] }
  | { readonly say: 'laid-back'; readonly feature: string }
  | { readonly say: 'ready-laid' }
  | { readonly say: 'attackers'; readonly attacked: Attacked }
  | { readonly say: 'check'; readonly check: CheckView }
  | { readonly say: 'calling'; readonly calling: boolean }
  | { readonly say: 'rewound'; readonly says: string }
  /** a whole turn of the computer's */
  | { readonly say: 'turn'; readonly turn: TurnSoFar; readonly effects: readonly EffectView[]; readonly after: View }
  /** why the computer made its last move */
  | { readonly say: 'because'; readonly why: string }
  /** another engine, by its name, offers a draw with its move */
  | { readonly say: 'draw offered'; readonly by: string }
  /** who plays that side has changed */
  | { readonly say: 'seated'; readonly side: Side; readonly computer: NonNullable<SeatView['computer']> | null }
  /** what was announced before is secret: from now on only this is on the page */
  | { readonly say: 'hidden' }
  | { readonly say: 'revealed'; readonly view: View }
  | { readonly say: 'tossed'; readonly toss: TossView }
  | { readonly say: 'refused'; readonly message: string }
  /** the other player of a table answers */
  | { readonly say: 'asked'; readonly message: string };

export interface Step {
  readonly state: MatchState;
  readonly asks: readonly Ask[];
  readonly says: readonly Utterance[];
}
