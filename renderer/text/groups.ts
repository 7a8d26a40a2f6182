/**
 * The words of games in which a side is made of groups, told apart by their colours, of which one moves in a turn: the
 * turn panel, the list of turns, previews and announcements. What a rule says comes with the view, the effect or the
 * reason and is never written here. A group's name stands as in the midst of a sentence.
 */
import { capitalised } from '../../engine/shared/capitalised.ts';
import { count, englishList } from '../../engine/shared/english.ts';

export const groupText = {
  /** `White’s grey Guard` */
  ofSide: (side: string, unit: string) => `${side}’s ${unit}`,
  turn: {
    title: 'This turn',
    choose: (side: string) => `${side} chooses a colour by moving a unit of it.`,
    mixed: (side: string) => `${side} moves units of any colour that are linked to one Chief.`,
    colours: (side: string) => `The colours of ${side}`,
    units: (n: number) => count(n, 'unit', 'units'),
    canMove: (n: number) => (n === 0 ? 'none can move' : `${n} can move`),
    royal: 'royal',
    leaderless: 'leaderless',
    gone: 'gone',
    goTo: (group: string, says: string) => `${capitalised(group)}, ${says}. Go to a unit that can move`,
    whyLeaderless: (group: string) => `The ${group} Chief was captured, so ${group} units can never move again.`,
    whyGone: (group: string) => `No ${group} unit is left.`,
    whyStuck: (group: string) => `No ${group} unit can move now.`,
    moved: 'Moved',
    movedLabel: 'Moves made in this turn, in order',
    ready: 'Can move',
    cutOff: 'Cut off',
    stuck: 'No moves',
    none: 'none',
    undo: 'Undo',
    last: 'last',
    undoLabel: 'Undo the last move',
    turn: 'turn',
    undoTurnLabel: 'Undo all moves of this turn',
    end: 'End turn',
    nothingLeft: 'No other unit can move.',
    /** over the units that belong to neither side */
    neutral: 'Neutral',
  },
  all: {
    title: 'Colours',
    /** `2 of 2`, of the leaders that must not be lost */
    chiefs: (leader: string, left: number, of: number) => `Royal ${leader}s ${left} of ${of}`,
    chiefsLabel: (leader: string, left: number, of: number) => `royal ${leader}s left: ${left} of ${of}`,
  },
  step: {
    choose: (groups: readonly string[]) => `Move any unit to choose its colour: ${englishList(groups, 'or')}.`,
    /** where units of several colours may move in one turn */
    any: 'Move any unit that is linked to a Chief of yours.',
    goOn: (n: number) =>
      `${n === 1 ? 'One more unit can move.' : `${n} more units can move, in any order.`} You can end the turn at any time.`,
    done: 'No other unit can move. End the turn, or undo moves.',
    nowhere: 'No moves.',
  },
  preview: {
    cutOff: (units: readonly string[]) => `${capitalised(englishList(units))} would be cut off.`,
    self: (unit: string) => `Your ${unit} would be cut off there.`,
    back: (units: readonly string[]) => `${capitalised(englishList(units))} would be linked again.`,
    leaderless: (group: string) => `${capitalised(group)} would be leaderless.`,
  },
  selection: {
    selected: (n: number, group: string) => `${count(n, `${group} unit`, `${group} units`)} selected.`,
    how: 'Choose a square, or Shift and an arrow, to move them together. Choose a unit to add it or to leave it out.',
    go: (units: readonly string[], of: number) => {
      if (units.length === 0) return 'None of them can move that way.';
      return units.length === of && of > 1
        ? `All ${of} move that way.`
        : `${units.length} of ${of} ${units.length === 1 ? 'moves' : 'move'} that way: ${englishList(units)}.`;
    },
    /** it was chosen, and is shown first */
    heldBack: 'Do the same again to play it.',
    capture: (units: readonly string[]) => `They capture ${englishList(units)}.`,
    stays: (unit: string, why: string) => `${capitalised(unit)} stays: ${why}`,
    moreStay: (n: number) => `${count(n, 'more unit stays', 'more units stay')}.`,
    all: 'All units',
    cleared: 'Selection cleared.',
  },
  moves: {
    turn: (group: string, n: number) => `${capitalised(group)}, ${count(n, 'move', 'moves')}`,
    unfold: (what: string) => `Show the moves of turn ${what}`,
    fold: (what: string) => `Hide the moves of turn ${what}`,
    of: (n: number, side: string) => `${n}, ${side}`,
    unfolded: (moves: readonly string[]) => `Moves shown: ${moves.join(', ')}.`,
    folded: 'Moves hidden.',
  },
  said: {
    chooses: (side: string, group: string) => `${side} moves ${group} units. `,
    goesOn: (group: string) => `${capitalised(group)}. `,
    cutOff: (units: readonly string[]) => `Cut off: ${units.join(', ')}.`,
    back: (units: readonly string[]) => `Linked again: ${units.join(', ')}.`,
    leaderless: (group: string, leader: string, n: number) =>
      `The ${group} ${leader} was captured. ${capitalised(group)} is leaderless: ${count(n, 'unit', 'units')} can never move again.`,
    ended: (side: string, says: string, left: readonly string[]) =>
      `${side} ends the turn. ${capitalised(says)}${left.length > 0 ? ` Could still have moved: ${left.join(', ')}.` : ''}`,
    situation: (side: string, groups: readonly string[]) => `${side}: ${groups.join(', ')}.`,
    moved: (n: number) => `${n} moved`,
    group: (group: string, n: number, more: string) => `${group} ${n}${more === '' ? '' : ` (${more})`}`,
  },
  setup: {
    colour: 'Colour',
  },
} as const;
