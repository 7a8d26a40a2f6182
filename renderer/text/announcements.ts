/**
 * What the table says aloud: announcements of what happened, and the answers of the listening keys. What a rule says
 * comes with the effect, the reason or the action itself and is never written here.
 */
import { count, englishList } from '../../engine/shared/english.ts';
import { withArticle } from './special-rules.ts';

/** More moves than this are not read out one by one. */
const MOST_UNDONE = 3;

/** Announcements: one sentence an effect, in the order of the effects. */
export const announcementText = {
  moved: (side: string, piece: string, from: string, to: string) => `${side}${piece} ${from} to ${to}.`,
  takes: (side: string, piece: string, from: string, to: string, taken: string) =>
    `${side}${piece} ${from} captures ${taken} on ${to}.`,
  chain: (side: string, piece: string, n: number, taken: readonly string[], to: string) =>
    `${side}${piece} captures ${n}: ${taken.join(', ')}. Ends on ${to}.`,
  jumps: (side: string, piece: string, from: string, taken: string, on: string, to: string) =>
    `${side}${piece} ${from} captures ${taken} on ${on}. Ends on ${to}.`,
  stays: (side: string, piece: string, from: string, taken: string) =>
    `${side}${piece} on ${from} captures ${taken} without moving.`,
  onCell: (piece: string, at: string) => `${piece} on ${at}`,
  falls: (side: string, piece: string, from: string, taken: readonly string[], n: number) =>
    `${side}${piece} on ${from} captures ${englishList(taken)} and is lost with ${n === 1 ? 'it' : 'them'}.`,
  swap: (side: string, piece: string, a: string, other: string, b: string) =>
    `${side}${piece} ${a} and ${other} ${b} swap places.`,
  pushes: (side: string, piece: string, from: string, to: string, pushed: string, at: string) =>
    `${side}${piece} ${from} to ${to} pushes ${pushed} to ${at}.`,
  pushesInto: (side: string, piece: string, from: string, to: string, pushed: string, zone: string, at: string) =>
    `${side}${piece} ${from} to ${to} pushes ${pushed} into ${zone}, ${at}.`,
  ofNoPiece: (side: string, label: string) => `${side}: ${label}${label.endsWith('.') ? '' : '.'}`,
  pushed: (pushed: string, at: string) => `${pushed} is pushed to ${at}.`,
  gone: (piece: string, at: string) => `${piece} on ${at} is gone for good.`,
  lost: (piece: string, at: string) => `${piece} on ${at} is lost.`,
  drops: (side: string, piece: string, at: string) => `${side} drops ${piece} on ${at}.`,
  rages: (side: string, piece: string, from: string, taken: readonly string[], to: string) =>
    `${side}${piece} ${from} rages and captures ${englishList(taken)}. Ends on ${to}.`,
  own: (piece: string) => `its own ${piece}`,
  boards: (side: string, piece: string, from: string, mount: string, to: string) =>
    `${side}${piece} ${from} boards ${mount} on ${to}.`,
  getsOff: (side: string, piece: string, mount: string, from: string, to: string) =>
    `${side}${piece} gets off ${mount} ${from} and goes to ${to}.`,
  carries: (side: string, piece: string, from: string, to: string, riders: readonly string[]) =>
    `${side}${piece} ${from} to ${to}, carrying ${englishList(riders)}.`,
  lifts: (side: string, piece: string, at: string, lifted: string, from: string, to: string) =>
    `${side}${piece} on ${at} lifts ${lifted} from ${from} and puts it down on ${to}.`,
  putsBack: (side: string, piece: string, at: string, lifted: string, from: string) =>
    `${side}${piece} on ${at} lifts ${lifted} and puts it back on ${from}, which passes the turn.`,
  liftedTo: (piece: string, from: string, to: string) => `${piece} is lifted from ${from} to ${to}.`,
  blocked: (piece: string, at: string) => `The other end is occupied. ${piece} is lost on ${at}.`,
  inDanger: (piece: string, at: string, by: string) => `${piece} on ${at} can be captured, by ${by}.`,
  pickedUp: (piece: string, from: string, n: number, back: boolean) =>
    `${piece} lifted from ${from}. ${
      n === 0 ? 'No other square is free for it.' : `${count(n, 'square', 'squares')} to put it down on.`
    }${back ? ` Putting it back on ${from} passes the turn.` : ''}`,
  canLift: (n: number) => (n === 1 ? 'One can be lifted.' : `${n} can be lifted.`),
  gained: (piece: string, says: string) => `${piece}: ${says}`,
  converts: (piece: string, group: string, at: string) => `${piece} becomes ${group} and stands on ${at}.`,
  turned: (piece: string, group: string, at: string) => `${piece} on ${at} becomes ${group}.`,
  changesSides: (piece: string, side: string, at: string) => `${piece} on ${at} now belongs to ${side}.`,
  turns: (side: string, piece: string, from: string, whom: string, at: string, group: string) =>
    `${side}${piece} ${from} turns ${whom} on ${at} ${group}.`,
  recruits: (piece: string, side: string) => `${piece} goes to ${side}’s hand.`,
  dropsOn: (side: string, piece: string, at: string, lost: string) => `${side} drops ${piece} on ${at}. Lost: ${lost}.`,
  becomes: (piece: string, at: string, kind: string) => `${piece} on ${at} becomes ${withArticle(kind)}.`,
  stateOn: (piece: string, at: string, state: string, by: readonly string[]) =>
    by.length === 0 ? `${piece} ${at} is ${state}.` : `${piece} ${at} is ${state} by ${englishList(by)}.`,
  stateOff: (piece: string, at: string, ends: string) => `${piece} ${at} ${ends}.`,
  noLonger: (state: string) => `is no longer ${state}`,
  departs: (side: string, piece: string, from: string, to: string, turns: number) =>
    `${side}${piece} leaves ${from}. Lands on ${to} in ${count(turns, 'turn', 'turns')}.`,
  ticks: (to: string, left: number) => `Landing on ${to} in ${count(left, 'turn', 'turns')}.`,
  lands: (piece: string, to: string, taken: readonly string[]) =>
    `${piece} lands on ${to}${taken.length > 0 ? `, capturing ${englishList(taken)}` : ''}.`,
  explodes: (cause: string, on: string, lost: readonly string[]) =>
    `${cause} on ${on}.${lost.length > 0 ? ` Lost: ${lost.join(', ')}.` : ' Nothing is lost.'}`,
  explosion: 'Explosion',
  pushesOff: (side: string, piece: string, from: string, to: string, pushed: string) =>
    `${side}${piece} ${from} to ${to} pushes ${pushed} off the board.`,
  through: (piece: string, a: string, b: string, taken: readonly string[] = []) =>
    `${piece} goes in at ${a}, out at ${b}${taken.length > 0 ? `, capturing ${englishList(taken)}` : ''}.`,
  retracted: (p: string, to: string, at = '') => `${p} can’t stay on ${to} and is ${at ? `back on ${at}` : 'away'}.`,
  lays: (side: string, feature: string, on: string) => `${side} places ${withArticle(feature)} on ${on}.`,
  featureOn: (feature: string, on: string) => `${feature} on ${on}.`,
  featureOff: (feature: string, on: string) => `${feature} on ${on} is gone.`,
  check: (side: string, at: string, by: string) => `${side} is in check on ${at}, by ${by}.`,
  checkBy: (side: string, at: string, says: string) => `${side} is in check on ${at}. ${says}`,
  lifting: (feature: string, n: number) =>
    `${feature} to place. ${n === 0 ? 'There is no square for it.' : `${count(n, 'square', 'squares')}.`}`,
  laidBack: (feature: string) => `${feature} back in the pool.`,
  becomesWhat: (cell: string, n: number) => `On ${cell} it becomes one of ${n}. Type a name, or use the arrow keys.`,
  ofNone: (n: number) => `${n} choices.`,
  turn: (side: string, n: number) => `${side} to move. Turn ${n}.`,
  wins: (_side: string, ending: string, says: string) => `${ending}. ${says}`,
  draw: (ending: string, says: string) => `${ending}. ${says}`,
  undone: (labels: readonly string[]) => {
    const [first, ...rest] = labels;
    if (first === undefined) return 'The last change was undone.';
    return rest.length < MOST_UNDONE
      ? `Undone: ${labels.join(', ')}`
      : `Undone: ${labels.length} moves, from ${first} to ${rest.at(-1)}`;
  },
  branched: 'The game continues from here.',
  lifted: (piece: string, at: string, n: number, takes: number, swaps: number, costs = 0) =>
    `${piece} picked up from ${at}. ${n === 0 ? 'No moves.' : `${count(n, 'possible move', 'possible moves')}.`}${
      takes > 0 ? ` ${takes === 1 ? 'One captures' : `${takes} capture`}.` : ''
    }${swaps > 0 ? ` ${swaps === 1 ? 'One swaps' : `${swaps} swap`}.` : ''}${
      costs > 0 ? ` ${costs === 1 ? 'One costs' : `${costs} cost`} a piece of your own.` : ''
    }`,
  hand: 'the hand',
  putBack: (piece: string, at: string) => `${piece} back on ${at}.`,
  putBackHand: (piece: string) => `${piece} back in the hand.`,
  cannot: (piece: string, verb: string, cell: string, reason: string) => `${piece} can’t ${verb} ${cell}. ${reason}`,
  theirs: (piece: string, at: string) => `${piece} on ${at}.`,
  theirsInHand: (piece: string) => `${piece} in hand.`,
  outOfGame: { lost: 'It has been captured.', depths: 'It is in the depths, and does not come back.' },
  nobodys: 'It belongs to nobody: it never moves, and both sides can capture it.',
  notTheirTurn: (side: string) => `It is ${side}’s turn.`,
  cannotMove: (piece: string, reason: string) => `${piece} can’t move now.${reason ? ` ${reason}` : ''}`,
  possible: (what: readonly string[]) => `Possible: ${englishList(what)}.`,
  goTo: 'go to',
  take: 'capture on',
  choices: (cell: string, n: number) => (n === 1 ? `On ${cell}.` : `${n} ways on ${cell}.`),
  choice: (n: number, differs: string) => `${n}: ${differs}`,
  looking: (what: string) => `Viewing ${what}.`,
  now: 'Back to the current position.',
  edge: 'Edge of the board.',
  nothingThatWay: 'It can’t go anywhere on that side.',
  empty: 'empty',
  nothingFits: 'No piece with that letter.',
  destinations: (piece: string, cells: readonly string[]) => `${piece} can go to ${englishList(cells)}.`,
  noDestinations: (piece: string) => `${piece} has no moves now.`,
  liftFirst: 'Pick up a piece first.',
  situation: {
    turn: (side: string, n: number) => `${side} to move. Turn ${n}.`,
    movable: (n: number) => (n === 1 ? 'One piece can move.' : `${n} pieces can move.`),
    hand: (side: string, what: readonly string[]) =>
      what.length === 0 ? `${side} has nothing in hand.` : `${side} has ${englishList(what)} in hand.`,
    noted: (what: readonly string[]) => `Note: ${what.join(', ')}.`,
    looking: (n: number) => `Viewing an earlier position. The game is at turn ${n}.`,
    flights: (what: readonly string[]) => `In flight: ${what.join(', ')}.`,
    tally: (side: string, says: string) => `${side}: ${says}`,
    pool: (side: string, what: readonly string[]) =>
      what.length === 0 ? `${side} has nothing left to place.` : `${side} can place ${englishList(what)}.`,
  },
  noLast: 'No move yet.',
  panelShown: 'Side panel shown.',
  panelHidden: 'Side panel hidden.',
} as const;
