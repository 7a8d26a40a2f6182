/**
 * The oracle against every position that the rules state: the diagrams of the text (D), the edge cases (AE), the two
 * counts from the start, and the table of middle-game counts that the oracle itself has made. Destinations are whole
 * sets unless a test says otherwise: a move too many is as wrong as one too few.
 */
import { describe, expect, test } from 'vitest';
import { actions, apply, type OracleAction, type OraclePosition, outcome, perft, sees } from './acid-oracle.ts';
import perftRows from './acid-oracle-perft.json' with { type: 'json' };
import type { PerftRow } from './acid-oracle-perft.ts';
import {
  allCells,
  type Cell,
  census,
  handsText,
  inField,
  parse,
  piecesText,
  repetitionKey,
  sorted,
  start,
  usualOptions,
} from './acid-positions.ts';

const words = (text: string) => sorted(new Set(text.split(' ').filter((word) => word !== '')));
const from = (position: OraclePosition, cell: Cell) => actions(position).filter((action) => action.from === cell);
const to = (position: OraclePosition, cell: Cell) => sorted(new Set(from(position, cell).map((action) => action.to)));
const victims = (action: OracleAction) => action.captures.map((loss) => loss.at).join(' ');
const withMagi = (position: OraclePosition): OraclePosition => ({ ...position, turn: 'magi' });

/** The one action between two cells; throws when there is none, or several and no victims to tell them apart. */
function the(position: OraclePosition, origin: Cell | null, target: Cell, taking?: string): OracleAction {
  const found = actions(position).filter(
    (action) => action.from === origin && action.to === target && (taking === undefined || victims(action) === taking),
  );
  if (found.length !== 1) throw new Error(`${found.length} actions from ${origin} to ${target}`);
  return found[0];
}

function played(position: OraclePosition, ...steps: string[]): OraclePosition {
  return steps.reduce((now, step) => {
    const [origin, target] = step.split('-');
    return apply(now, the(now, origin, target));
  }, position);
}

type Diagram = {
  id: string;
  pieces: string;
  on: Cell;
  /** All destinations. */
  to: string;
  /** For each capturing destination its victims. */
  takes?: Record<Cell, string>;
  swaps?: string;
  /** For each pushing destination: who is pushed, and into which cell of the Zone. */
  pushes?: Record<Cell, string>;
  never?: string;
};

const DIAGRAMS: Diagram[] = [
  { id: 'D02', pieces: 'K@e3 G@a3 g@i3 D@e7', on: 'e3', to: 'd2 e2 f2 a3 d3 f3 i3 d4 e4 f4 e7', swaps: 'a3 e7 i3' },
  { id: 'D02b', pieces: 'K@e3', on: 'e3', to: 'd2 e2 f2 d3 f3 d4 e4 f4' },
  {
    id: 'D03',
    pieces: 'K@e1 D@e5 d@f2 s@a1',
    on: 'e1',
    to: 'a1 d1 f1 d2 e2 f2 e5',
    takes: { f2: 'f2' },
    swaps: 'a1 e5',
  },
  {
    id: 'D04',
    pieces: 'A@e3',
    on: 'e3',
    to: 'c1 e1 g1 d2 e2 f2 a3 b3 c3 d3 f3 g3 h3 i3 d4 e4 f4 c5 e5 g5 b6 e6 h6 a7 e7 i7 e8 e9',
  },
  {
    id: 'D05',
    pieces: 'A@f5 D@c2 d@c6 d@i5',
    on: 'f5',
    to: 'f1 f2 i2 f3 h3 e4 f4 g4 e5 g5 h5 i5 e6 f6 g6 d7 f7 h7 c8 f8 i8 b9 f9',
    takes: { i5: 'i5' },
    never: 'd5 c5 b5 a5 d3 c2 b1',
  },
  {
    id: 'D06',
    pieces: 'A@e4 G@f6 g@c8',
    on: 'e4',
    to: 'b1 e1 h1 c2 e2 g2 d3 e3 f3 a4 b4 c4 d4 f4 g4 h4 i4 d5 e5 f5 c6 e6 g6 b7 e7 h7 a8 e8 i8 e9',
  },
  {
    id: 'D06b',
    pieces: 'A@e4 G@e6 g@c8',
    on: 'e4',
    to: 'b1 e1 h1 c2 e2 g2 d3 e3 f3 a4 b4 c4 d4 f4 g4 h4 i4 d5 e5 f5 c6 g6 b7 h7 a8 i8',
  },
  { id: 'D07', pieces: 'V@e2', on: 'e2', to: 'b1 d1 e1 f1 h1 a2 d2 f2 i2 d3 e3 f3 c4 g4 b5 h5 a6 i6 a8 i8 b9 h9' },
  {
    id: 'D08',
    pieces: 'V@c3 d@e5 a@d3 g@h2',
    on: 'c3',
    to: 'a1 e1 g1 b2 c2 d2 b3 i3 b4 c4 d4 a5 f6 a7 b8 c9',
    takes: { f6: 'e5', i3: 'h2' },
    never: 'd3 e5 h2 g7 Δ6 fλ',
  },
  {
    id: 'D09',
    pieces: 'V@d5 M@e6 d@e4 d@g4 d@g6 d@g8 h@a8 g@c4 a@b3',
    on: 'd5',
    to: 'f3 d4 c5 e5 h5 c6 d6 b7 f7 h9',
    takes: { f3: 'e4', f7: 'e4 g4 g6', h5: 'e4 g4', h9: 'e4 g4 g6 g8' },
    never: 'a8 Δ9 c4 b3 a2 e6',
  },
  { id: 'D10', pieces: 'H@c1', on: 'c1', to: 'g1 g3 h4 a5 i8 a9' },
  { id: 'D11', pieces: 'H@c1 D@aΛ s@a9 v@h4', on: 'c1', to: 'g1 a5 i8 a9', takes: { a9: 'a9' }, never: 'g3 h4' },
  { id: 'D12', pieces: 'H@e5', on: 'e5', to: '' },
  { id: 'D13', pieces: 'R@e3', on: 'e3', to: 'c1 g1 d2 f2 c4 d4 f4 g4 c5 g5 b6 h6 c8 g8 e9' },
  {
    id: 'D14',
    pieces: 'R@c2 A@e3 d@e7 v@e4',
    on: 'c2',
    to: 'b1 d1 a3 b3 d3 a4 e4 a7 e7 c8',
    takes: { e4: 'e4', e7: 'e7' },
    never: 'f5 e3 Δ5',
  },
  {
    id: 'D14alt',
    pieces: 'R@c2 A@e3 d@e7 v@a4',
    on: 'c2',
    to: 'b1 d1 a3 b3 d3 a4 e4 a7 e7 c8',
    takes: { a4: 'a4', e7: 'e7' },
    never: 'f5 e3 Δ5',
  },
  { id: 'D16', pieces: 'S@a1', on: 'a1', to: 'i1 a9 i9' },
  {
    id: 'D17',
    pieces: 'S@a9 h@i9 v@a6 d@a5 d@g3',
    on: 'a9',
    to: 'i1 i9',
    takes: { i9: 'i9' },
    pushes: { i1: 'g3 δλ' },
    never: 'a1',
  },
  { id: 'D18', pieces: 'S@e1', on: 'e1', to: 'a5 i5 e9' },
  { id: 'D19', pieces: 'S@e5', on: 'e5', to: '' },
  { id: 'D20', pieces: 'D@e3', on: 'e3', to: 'e4' },
  {
    id: 'D20b',
    pieces: 'D@e3 D@d3 d@f3 d@e4 v@d4 a@f4',
    on: 'e3',
    to: 'd3 f3 d4 e4 f4',
    takes: { d4: 'd4', f4: 'f4' },
    swaps: 'd3 e4 f3',
  },
  { id: 'D20c', pieces: 'D@e3 D@d4 D@f4', on: 'e3', to: 'e4', never: 'd4 f4' },
  { id: 'D21', pieces: 'D@e4 D@f4 v@d5 d@e5', on: 'e4', to: 'f4 d5 e5', takes: { d5: 'd5' }, swaps: 'e5 f4' },
  { id: 'D25', pieces: 'W@e3', on: 'e3', to: 'e1 e2 b3 c3 d3 f3 g3 h3 e4 e5 e6' },
  { id: 'D28', pieces: 'C@e7', on: 'e7', to: 'e6' },
  { id: 'D29', pieces: 'C@c4 g@c3 c@g8 K@e1 k@e9', on: 'c4', to: 'c3', takes: { c3: 'c3' } },
];

describe('the diagrams of the text', () => {
  for (const diagram of DIAGRAMS) {
    test(diagram.id, () => {
      const position = parse(diagram.pieces, 'magi');
      const mine = from(position, diagram.on);
      expect(to(position, diagram.on)).toEqual(words(diagram.to));
      expect(mine).toHaveLength(words(diagram.to).length);
      const takes = mine.filter((action) => action.kind === 'capture').map((action) => [action.to, victims(action)]);
      const expected = Object.entries(diagram.takes ?? {}).map(([cell, taken]) => [cell, words(taken).join(' ')]);
      expect(Object.fromEntries(takes)).toEqual(Object.fromEntries(expected));
      expect(sorted(mine.filter((action) => action.kind === 'swap').map((action) => action.to))).toEqual(
        words(diagram.swaps ?? ''),
      );
      const pushes = mine.filter((action) => action.kind === 'push');
      expect(pushes).toHaveLength(Object.keys(diagram.pushes ?? {}).length);
      for (const action of pushes) {
        const [pushed, into] = diagram.pushes![action.to].split(' ');
        const after = apply(position, action).board;
        expect(after.has(pushed)).toBe(false);
        expect(after.get(into)).toEqual(position.board.get(pushed));
      }
      for (const cell of words(diagram.never ?? '')) expect(to(position, diagram.on)).not.toContain(cell);
    });
  }

  test('D01: the array', () => {
    const here = start();
    expect(here.board.size).toBe(36);
    expect(census(here)).toBe(
      'A@d1 D@a2 D@b2 D@c2 D@d2 D@e2 D@f2 D@g2 D@h2 D@i2 G@b1 G@h1 H@f1 K@e1 M@- R@g1 S@a1 S@i1 V@c1 W@- ' +
        'a@f9 d@a8 d@b8 d@c8 d@d8 d@e8 d@f8 d@g8 d@h8 d@i8 g@b9 g@h9 h@d9 k@e9 m@- r@c9 s@a9 s@i9 v@g9 w@-',
    );
  });

  test('D06 the Ghosts on other files than the Angel', () => {
    const lone = to(parse('A@e4', 'magi'), 'e4');
    expect(to(parse('A@e4 G@f6 g@c8', 'magi'), 'e4')).toEqual(lone);
  });

  test('D12: every dead cell of a Holepunch, the seventeen and the other 64 in one piece', () => {
    const dead = words('e2 e3 d4 e4 f4 b5 c5 d5 e5 f5 g5 h5 d6 e6 f6 e7 e8');
    const field = allCells.filter(inField);
    const reach = new Map(field.map((cell) => [cell, to(parse(`H@${cell}`, 'magi'), cell)]));
    expect(sorted(field.filter((cell) => reach.get(cell)!.length === 0))).toEqual(dead);
    const entered = new Set([...reach.values()].flat());
    expect(sorted(field.filter((cell) => !entered.has(cell)))).toEqual(dead);
    const together = new Set(['a1']);
    for (const cell of together) for (const next of reach.get(cell)!) together.add(next);
    expect(together.size).toBe(64);
  });

  test('D15: a Ghost reaches 120 cells', () => {
    expect(to(parse('G@e2', 'magi'), 'e2')).toEqual(sorted(allCells.filter((cell) => cell !== 'e2')));
  });

  test('D22: a Diskette becomes a Charonite on the back row', () => {
    expect(piecesText(played(parse('D@e8', 'magi'), 'e8-e9'))).toBe('C@e9');
  });

  test('D23: a Mass neither moves nor is swapped', () => {
    expect(actions(parse('M@e3', 'magi'))).toEqual([]);
    expect(to(parse('K@e7 M@e3', 'magi'), 'e7')).not.toContain('e3');
  });

  test('D24: a Mass is dropped anywhere but on a King', () => {
    const drops = actions(parse('k@e9 m@g7 d@c6 G@d5 D@d4 K@e1', 'magi', 'M/')).filter((a) => a.kind === 'drop');
    const expected = allCells.filter((cell) => inField(cell) && cell !== 'e1' && cell !== 'e9');
    expect(sorted(drops.map((action) => action.to))).toEqual(sorted(expected));
    expect(drops).toHaveLength(79);
    expect(drops.filter((a) => a.captures.length > 0).map((a) => a.to)).toEqual(words('c6 d4 d5 g7'));
  });

  test('D26: a Worm wins by the King and loses by any other move', () => {
    const position = parse('w@e7 K@e5', 'line');
    const taking = the(position, 'e7', 'e5');
    expect(outcome(apply(position, taking))).toEqual({ winner: 'line', reason: 'worm-extraction' });
    const others = actions(position).filter((action) => action.to !== 'e5');
    expect(others).toHaveLength(9);
    for (const action of others) {
      expect(outcome(apply(position, action))).toEqual({ winner: 'magi', reason: 'worm-breach' });
    }
  });

  test('D27: only Worm moves are left', () => {
    for (const worm of words('b5 c5 d5 e5 f5 g5 h5 i5')) {
      for (const king of words('a2 b2 c2 d2 e2 f2 g2 h2 i2').filter((cell) => cell[0] !== worm[0])) {
        const position = parse(`K@a9 C@b9 M@a8 m@b8 W@${worm} k@${king}`, 'magi');
        const all = actions(position);
        expect(all.length).toBeGreaterThan(0);
        for (const action of all) {
          expect(action.piece).toBe('worm');
          expect(outcome(apply(position, action))).toEqual({ winner: 'line', reason: 'worm-breach' });
        }
      }
    }
    expect(the(parse('K@a9 C@b9 M@a8 m@b8 W@a5 k@f2', 'magi'), 'a9', 'a5').kind).toBe('swap');
  });

  test('D29: a Charonite captures backward, and wins on its starting row, the other half', () => {
    const position = parse('C@c4 g@c3 c@g8 K@e1 k@e9', 'line');
    expect(outcome(position)).toBeNull();
    expect(outcome(played(position, 'g8-g9'))).toEqual({ winner: 'line', reason: 'mutiny' });
  });
});

/** The edge cases that are nothing but one piece's destinations: [id, pieces, side, cell, destinations]. */
const DESTINATIONS: [string, string, 'magi' | 'line', Cell, string][] = [
  ['AE03: a Mass cannot be swapped', 'K@e1 M@e5 m@a1 k@e9', 'magi', 'e1', 'd1 d2 e2 f1 f2'],
  ['AE04: no swap with a Zone cell', 'K@d5 d@Δ5 D@h5 k@i9', 'magi', 'd5', 'c4 c5 c6 d4 d6 e4 e5 e6 h5'],
  ['AE05: a King in the Zone only steps', 'K@Δ5 D@d5 k@i9', 'magi', 'Δ5', 'a4 a5 a6'],
  [
    'AE15: a piece on the way and an enemy on the landing cell are two',
    'S@a1 D@a4 h@a9 K@e2 k@i8',
    'magi',
    'a1',
    'i1 i9',
  ],
  [
    'AE15: a piece on the way and an enemy on the landing cell are two, without D@a4',
    'S@a1 h@a9 K@e2 k@i8',
    'magi',
    'a1',
    'a9 i1 i9',
  ],
  ['AE16: one’s own piece on the landing cell, a Mass on the way', 'S@a1 K@a9 k@c5 m@e5', 'magi', 'a1', 'i1'],
  ['AE17: a Mass on the landing cell', 'S@a1 m@i1 K@c2 k@c7', 'magi', 'a1', 'a9 i9'],
  ['AE21: a Sweeper returns from the Zone by a step', 'S@Δ1 K@e1 k@e9', 'magi', 'Δ1', 'a1 a2'],
  ['AE23: no way back while the only cell is taken', 'd@δλ R@i1 K@e1 k@e9', 'line', 'δλ', ''],
  ['AE23: no way back while the only cell is taken, without R@i1', 'd@δλ K@e1 k@e9', 'line', 'δλ', 'i1'],
  ['AE24: a Diskette returns from the Zone, iλ', 'D@iλ D@Δ3 D@a3 r@a4 K@e1 k@e9', 'magi', 'iλ', 'i1 h1'],
  ['AE24: a Diskette returns from the Zone, Δ3', 'D@iλ D@Δ3 D@a3 r@a4 K@e1 k@e9', 'magi', 'Δ3', 'a2 a4'],
  ['AE25: a Charonite returns from the Zone, aΛ', 'C@aΛ C@Δ5 K@e1 k@e9', 'magi', 'aΛ', 'a9 b9'],
  ['AE25: a Charonite returns from the Zone, Δ5', 'C@aΛ C@Δ5 K@e1 k@e9', 'magi', 'Δ5', 'a4 a5 a6'],
  ['AE27: a Rainbow returns from the Zone', 'R@Δ5 K@e1 k@e9', 'magi', 'Δ5', 'a4 a5 a6 b3 b6 b7 c8'],
  [
    'AE28: a Voyager returns from the Zone',
    'V@Δ1 K@e1 k@e9',
    'magi',
    'Δ1',
    'a1 a2 b1 b3 c2 c4 d3 d5 e4 e6 f5 f7 g6 g8 h7 h9 i8',
  ],
  ['AE29: a Holepunch returns from the Zone', 'H@aΛ K@e1 k@e9', 'magi', 'aΛ', 'a6 a9 b9 c1 c2 d1 g3 h4'],
  [
    'AE38: an Angel may not enter beside its own King',
    'A@d4 K@e2 k@i9',
    'magi',
    'd4',
    'a1 a4 a7 b2 b4 b6 c3 c4 c5 d5 d6 d7 d8 d9 e4 e5 f4 f6 g4 g7 h4 i4',
  ],
  [
    'AE40: a Voyager’s sight needs a free landing behind',
    'A@e4 v@c6 K@i1 k@i9',
    'magi',
    'e4',
    'a4 b1 b4 c2 c4 d3 d4 e1 e2 e3 e5 e6 e7 f4 f5 g4 g6 h4 h7 i4',
  ],
  ['AE44: an Angel in the Zone', 'A@Δ5 d@b6 K@i1 k@i9', 'magi', 'Δ5', 'a4 a6 b3 b7 c2 c8 d1 d9'],
  [
    'AE47: no bounce in a corner',
    'V@b2 K@i1 k@i9',
    'magi',
    'b2',
    'a1 a2 a3 a5 b1 b3 b6 c1 c2 c3 c7 d4 d8 e1 e5 e9 f2 f6 g3 g7 h4 h8 i5',
  ],
  [
    'AE51: two in a row block a Voyager',
    'V@a1 d@c3 d@d4 K@i1 k@i9',
    'magi',
    'a1',
    'a2 a3 b1 b2 b4 c1 c5 d2 d6 e3 e7 f4 f8 g5 g9 h6 i7',
  ],
  [
    'AE55: a Voyager’s straight step stays in the field',
    'V@a5 K@i1 k@i9',
    'magi',
    'a5',
    'a3 a4 a6 a7 b2 b4 b5 b6 b8 c1 c3 c7 c9 d2 d8 e1 e9 g1 g9 h2 h8 i3 i7',
  ],
  ['AE56: where a Holepunch goes', 'H@c1 D@i8 m@a5 K@e1 k@e9', 'magi', 'c1', 'a9 g1 g3 h4'],
  [
    'AE57: a Rainbow’s ring ends where it leaves the 11 × 11 cells',
    'R@b2 K@i1 k@i9',
    'magi',
    'b2',
    'a1 a3 b8 c1 c3 d3 d4 d7 e5',
  ],
  [
    'AE59: a Rainbow’s ring is turned for the other side',
    'r@c8 K@i1 k@i9',
    'line',
    'c8',
    'a3 a6 a7 b7 b9 c2 d7 d9 e3 e6 e7 f5',
  ],
  ['AE60: a Rainbow’s ring near the far edge', 'R@c5 K@i1 k@i9', 'magi', 'c5', 'a3 a6 a7 b4 b6 d4 d6 e3 e6 e7 f8'],
  [
    'AE61: a Rainbow’s ring ends on a capture or an own piece',
    'R@e3 d@c4 D@g4 K@i1 k@i9',
    'magi',
    'e3',
    'c1 c4 c5 d2 d4 f2 f4 g1 g5',
  ],
  [
    'AE71: a Diskette with its front blocked and an own piece diagonally',
    'D@e4 d@d5 D@f5 g@e5 K@a1 k@i9',
    'magi',
    'e4',
    'd5',
  ],
  ['AE72: a Charonite is blocked by an own piece or a Mass', 'C@c4 D@c3 K@a1 k@i9', 'magi', 'c4', ''],
  ['AE72: a Charonite is blocked by an own piece or a Mass, the Mass', 'C@c4 m@c3 K@a1 k@i9', 'magi', 'c4', ''],
];

describe('edge cases: destinations', () => {
  for (const [id, pieces, side, cell, expected] of DESTINATIONS) {
    test(id, () => expect(to(parse(pieces, side), cell)).toEqual(words(expected)));
  }
});

describe('edge cases', () => {
  test('AE01: the array has 324 actions', () => {
    const all = actions(start());
    const count = (piece: string, kind?: string) =>
      all.filter((action) => action.piece === piece && (kind === undefined || action.kind === kind)).length;
    expect(all).toHaveLength(324);
    expect([count('ghost'), count('mass'), count('worm')]).toEqual([170, 79, 45]);
    expect([count('diskette', 'swap'), count('diskette', 'move'), count('king', 'swap')]).toEqual([16, 9, 2]);
    expect(to(start(), 'f1')).toEqual(words('a4 b3 i6'));
    expect(to(start(), 'e1')).toEqual(words('a1 i1'));
    expect([count('angel'), count('voyager'), count('rainbow'), count('sweeper')]).toEqual([0, 0, 0, 0]);
    expect(perft(start(), 2)).toBe(104_576);
  });

  test('AE02: a King’s swap is a leap, and a Sweeper moves by where it stands', () => {
    const swapped = withMagi(played(start(), 'e1-a1'));
    expect(swapped.board.get('a1')?.kind).toBe('king');
    expect(to(swapped, 'e1')).toEqual(words('a5 i5'));
    expect(apply(swapped, the(swapped, 'e1', 'a5')).board.get('Δ6')).toEqual({ kind: 'diskette', side: 'magi' });
    expect(apply(swapped, the(swapped, 'e1', 'i5')).board.get('δ6')).toEqual({ kind: 'diskette', side: 'magi' });
  });

  test('AE06 to AE11: what a King swap sets off', () => {
    const swap = (pieces: string, steps: string) => played(parse(pieces, 'magi'), steps);
    expect(outcome(swap('K@e1 C@e5 k@e9', 'e1-e5'))).toEqual({ winner: 'magi', reason: 'mutiny' });
    const ae07 = swap('K@e1 d@e5 k@i9', 'e1-e5');
    expect([piecesText(ae07), outcome(ae07)]).toEqual(['K@e5 c@e1 k@i9', null]);
    const ae08 = swap('K@e9 D@e5 k@i9', 'e9-e5');
    expect([piecesText(ae08), outcome(ae08)]).toEqual(['C@e9 K@e5 k@i9', null]);
    expect(outcome(swap('K@e9 c@e5 k@i9', 'e9-e5'))).toEqual({ winner: 'line', reason: 'mutiny' });
    const ae10 = swap('K@a5 k@e5', 'a5-e5');
    expect([piecesText(ae10), outcome(ae10)]).toEqual(['K@e5 k@a5', null]);
    for (const worm of ['w', 'W']) expect(outcome(swap(`K@e1 ${worm}@e5 k@i9`, 'e1-e5'))).toBeNull();
  });

  test('AE12: pushing a King does not capture it', () => {
    const after = played(parse('s@a1 K@e1 k@i9', 'line'), 'a1-i1');
    expect([piecesText(after), outcome(after)]).toEqual(['K@δ1 k@i9 s@i1', null]);
    expect(from(after, 'δ1').map((action) => [action.to, action.kind])).toEqual(
      expect.arrayContaining([
        ['i1', 'capture'],
        ['i2', 'move'],
      ]),
    );
    expect(to(after, 'δ1')).toEqual(words('i1 i2'));
  });

  test('AE13: a piece pushed into the depths is destroyed', () => {
    const theirs = parse('S@a9 d@g3 k@δλ K@e1', 'magi');
    expect(the(theirs, 'a9', 'i1')).toEqual({
      kind: 'push',
      piece: 'sweeper',
      from: 'a9',
      to: 'i1',
      captures: [{ kind: 'king', side: 'line', at: 'δλ' }],
    });
    expect(outcome(played(theirs, 'a9-i1'))).toEqual({ winner: 'magi', reason: 'king' });
    expect(piecesText(played(theirs, 'a9-i1'))).toBe('K@e1 S@i1 d@δλ');
    const ours = parse('S@a9 d@g3 K@δλ k@e1', 'magi');
    expect(outcome(played(ours, 'a9-i1'))).toEqual({ winner: 'line', reason: 'king' });
  });

  test('AE14: a Diskette pushed over its back row is not transformed', () => {
    expect(piecesText(played(parse('S@a1 D@a4 K@e2 k@i8', 'magi'), 'a1-a9'))).toBe('D@aΛ K@e2 S@a9 k@i8');
  });

  test('AE15: a piece on the way and an enemy on the landing cell are two, the capture without D@a4', () => {
    expect(the(parse('S@a1 h@a9 K@e2 k@i8', 'magi'), 'a1', 'a9').kind).toBe('capture');
  });

  test('AE18: a Sweeper’s lines from the middle of an edge', () => {
    const position = parse('S@a5 g@c7 D@c5 K@b1 k@i9', 'magi');
    expect(to(position, 'a5')).toEqual(words('e1 e9 i5'));
    expect(piecesText(played(position, 'a5-e9'))).toBe('D@c5 K@b1 S@e9 g@fΛ k@i9');
    expect(piecesText(played(position, 'a5-i5'))).toBe('D@δ5 K@b1 S@i5 g@c7 k@i9');
  });

  test('AE19: a Sweeper in a corner never stops on the centre', () => {
    const position = parse('S@a1 g@e5 K@c2 k@c7', 'magi');
    expect(to(position, 'a1')).toEqual(words('a9 i1 i9'));
    expect(piecesText(played(position, 'a1-i9'))).toBe('K@c2 S@i9 g@δΛ k@c7');
  });

  test('AE20: a Sweeper on the centre is freed by a swap', () => {
    const position = parse('S@e5 K@e1 k@i9', 'magi');
    expect(to(position, 'e5')).toEqual([]);
    expect(to(withMagi(played(position, 'e1-e5')), 'e1')).toEqual(words('a5 e9 i5'));
  });

  test('AE22: a piece in the Zone is displaced to the depths', () => {
    const after = played(parse('S@a9 d@g3 G@δλ K@e1 k@e9', 'magi'), 'a9-i1');
    expect([census(after), outcome(after)]).toEqual(['K@e1 S@i1 d@δλ k@e9', null]);
  });

  test('the 24 lines of the Sweeper and their cells in the Zone', () => {
    const table =
      'a1: a9 aΛ i1 δ1 i9 δΛ|a9: a1 aλ i9 δ9 i1 δλ|i1: i9 iΛ a1 Δ1 a9 ΔΛ|i9: i1 iλ a9 Δ9 a1 Δλ|' +
      'e1: e9 eΛ a5 Δ6 i5 δ6|e9: e1 eλ a5 Δ4 i5 δ4|a5: i5 δ5 e1 fλ e9 fΛ|i5: a5 Δ5 e1 dλ e9 dΛ';
    for (const line of table.split('|')) {
      const [origin, rest] = line.split(': ');
      const cells = rest.split(' ');
      for (let i = 0; i < cells.length; i += 2) {
        const [target, into] = [cells[i], cells[i + 1]];
        const middle = allCells.filter((cell) => inField(cell) && cell !== origin && cell !== target);
        const pushes = middle
          .map((cell) => parse(`S@${origin} d@${cell}`, 'magi'))
          .map((position) => ({ position, sweep: from(position, origin).find((action) => action.to === target)! }))
          .filter(({ sweep }) => sweep.kind === 'push');
        expect(pushes.length === 3 || pushes.length === 7).toBe(true);
        for (const { position, sweep } of pushes) {
          expect(apply(position, sweep).board.has(into)).toBe(true);
        }
      }
    }
  });

  test('AE24: a Diskette returns from the Zone, the capture', () => {
    expect(the(parse('D@iλ D@Δ3 D@a3 r@a4 K@e1 k@e9', 'magi'), 'Δ3', 'a4').kind).toBe('capture');
  });

  test('AE26: a Ghost in the Zone need not come back', () => {
    const position = parse('G@Δ5 K@e1 k@e9', 'magi');
    expect(to(position, 'Δ5')).toEqual(sorted(allCells.filter((cell) => !position.board.has(cell))));
    expect(to(position, 'Δ5')).toHaveLength(118);
  });

  test('AE30: at the start an Angel beside its own King is not frozen', () => {
    const position = played(start(), 'c2-c3', 'a8-a7');
    expect(to(position, 'd1')).toEqual(['c2']);
    expect(position.immobilisers.size).toBe(0);
  });

  test('AE31: an Angel frozen by an enemy that arrives is freed by its capture', () => {
    const frozen = played(parse('A@e4 d@f6 D@g4 K@a1 k@i9', 'line'), 'f6-f5');
    expect(frozen.immobilisers.get('e4')).toEqual(['f5']);
    expect(to(frozen, 'e4')).toEqual([]);
    expect(played(frozen, 'g4-f5').immobilisers.size).toBe(0);
  });

  test('AE32: one’s own piece freezes too', () => {
    const after = played(parse('A@e4 D@d2 K@a1 k@i9', 'magi'), 'd2-d3');
    expect(after.immobilisers.get('e4')).toEqual(['d3']);
  });

  test('AE33: a discovered sight does not freeze', () => {
    const after = played(parse('A@e4 w@b4 g@c4 K@a1 k@i9', 'line'), 'c4-c9');
    expect(after.immobilisers.size).toBe(0);
    expect(to(after, 'e4')).toEqual(words('c2 c6 d3 d5 e1 e2 e3 e5 e6 e7 e8 e9 f3 f4 f5 g2 g4 g6 h1 h4 h7 i4'));
  });

  test('AE34: a piece in between frees, and its going does not freeze again', () => {
    let position = played(parse('A@e4 r@b7 G@i1 K@a1 k@i9', 'line'), 'b7-c6');
    expect(position.immobilisers.get('e4')).toEqual(['c6']);
    position = played(position, 'i1-d5');
    expect(position.immobilisers.size).toBe(0);
    position = played(position, 'i9-i8', 'd5-i1', 'i8-i7');
    expect(position.immobilisers.size).toBe(0);
    expect(sees(position.board, 'c6', 'e4', usualOptions)).toBe(true);
    expect(to(position, 'e4')).not.toEqual([]);
  });

  test('AE35: an Angel does not capture on a guarded cell', () => {
    const upFile = to(parse('A@e4 d@e7 d@d8 K@a1 k@i9', 'magi'), 'e4').filter((cell) => cell[0] === 'e');
    expect(upFile.filter((cell) => cell > 'e4')).toEqual(words('e5 e6'));
  });

  test('AE36: Angel against Angel', () => {
    expect(to(parse('A@e1 a@e4 K@a1 k@i9', 'magi'), 'e1').filter((cell) => cell[0] === 'e')).toEqual([]);
    expect(the(parse('A@e3 a@e4 K@a1 k@i9', 'magi'), 'e3', 'e4').kind).toBe('capture');
  });

  test('AE37: the cell that an Angel leaves counts as empty', () => {
    expect(to(parse('A@e3 w@e1 K@a1 k@i9', 'magi'), 'e3').filter((cell) => cell[0] === 'e')).toEqual([]);
    expect(to(parse('A@e3 w@e1 K@a1 k@i9', 'magi'), 'e3')).not.toEqual([]);
  });

  test('AE39: a Sweeper sees its landing cells only', () => {
    const position = parse('A@a5 s@a1 K@e5 k@e9', 'magi');
    expect(to(position, 'a5').filter((cell) => cell[0] === 'a')).toEqual(words('a1 a2 a3 a4 a6 a7 a8'));
    expect(the(position, 'a5', 'a1').kind).toBe('capture');
  });

  test('AE41: a Holepunch sees over the Zone too', () => {
    const position = parse('A@a4 h@c1 K@i2 k@e9', 'magi');
    expect(to(position, 'a4').filter((cell) => cell[0] === 'a' && cell > 'a4')).toEqual([]);
  });

  test('AE42: an Angel swapped onto a cell that is seen is not frozen', () => {
    const after = played(parse('K@e1 A@e5 d@d2 k@i9', 'magi'), 'e1-e5');
    expect(sees(after.board, 'd2', 'e1', usualOptions)).toBe(true);
    expect(after.immobilisers.size).toBe(0);
    expect(to(withMagi(after), 'e1')).toEqual(words('d1 d2 e2 e3 f1 f2 g1 g3 h1 h4 i1 i5'));
  });

  test('AE43: a frozen Angel may be swapped', () => {
    const frozen = played(parse('A@e5 d@f7 K@e1 k@i9', 'line'), 'f7-f6');
    expect(frozen.immobilisers.get('e5')).toEqual(['f6']);
    const after = played(frozen, 'e1-e5');
    expect(after.board.get('e1')).toEqual({ kind: 'angel', side: 'magi' });
    expect(after.immobilisers.size).toBe(0);
  });

  test('AE45: a Charonite sees its one cell', () => {
    const rank = to(parse('A@e4 C@d5 K@i1 k@i9', 'magi'), 'e4').filter((cell) => cell[1] === '4');
    expect(rank).toEqual(words('f4 g4 h4 i4'));
  });

  const takes = (pieces: string, cell: Cell) =>
    from(parse(pieces, 'magi'), cell)
      .filter((action) => action.kind === 'capture')
      .map((action) => `${action.to}: ${victims(action)}`)
      .sort();

  test('AE46, AE50, AE51, AE54: jumps refused', () => {
    expect(takes('V@c3 d@a5 d@e1 K@i1 k@i9', 'c3')).toEqual([]);
    expect(takes('V@a1 d@c3 d@f6 K@i1 k@i9', 'a1')).toEqual(['d4: c3']);
    expect(takes('V@a1 d@c3 d@d4 K@i1 k@i9', 'a1')).toEqual([]);
    expect(takes('V@c3 m@d4 M@b4 K@i1 k@i9', 'c3')).toEqual([]);
  });

  test('AE48: an occupied Zone cell stops the bounce', () => {
    const reached = to(parse('V@c3 g@fλ K@i9 k@a9', 'magi'), 'c3');
    expect(reached).toEqual(expect.arrayContaining(['d2', 'e1']));
    for (const cell of ['g1', 'h2', 'i3']) expect(reached).not.toContain(cell);
  });

  test('AE49: capture straight out of the bounce', () => {
    expect(takes('V@c3 d@g1 K@i9 k@a9', 'c3')).toEqual(['h2: g1']);
  });

  test('AE52: chains of jumps: loops, a choice of ways, back to where it began', () => {
    expect(takes('V@e2 d@f3 d@f5 d@d3 d@d5 K@i1 k@i9', 'e2')).toEqual([
      'c4: d3',
      'c4: d5 f3 f5',
      'e2: d3 d5 f3 f5',
      'e6: d3 d5',
      'e6: f3 f5',
      'g4: d3 d5 f5',
      'g4: f3',
    ]);
  });

  test('AE53: a King captured in the middle of a chain', () => {
    const position = parse('V@a1 k@b2 d@d4 K@i1', 'magi');
    for (const end of ['c3', 'e5']) {
      expect(outcome(played(position, `a1-${end}`))).toEqual({ winner: 'magi', reason: 'king' });
    }
  });

  test('AE58: an occupied Zone cell blocks the ring', () => {
    const blocked = to(parse('R@c2 g@Δ5 D@e3 K@i1 k@i9', 'magi'), 'c2');
    expect([blocked.includes('a3'), blocked.includes('a7')]).toEqual([true, false]);
    expect(to(parse('R@c2 g@Δ5 K@i1 k@i9', 'magi'), 'c2')).toContain('a7');
  });

  test('AE62: a Ghost never captures', () => {
    const reached = to(parse('g@e5 D@e4 K@i1 k@i9', 'line'), 'e5');
    expect(reached).toHaveLength(117);
    for (const cell of ['e4', 'i1', 'i9']) expect(reached).not.toContain(cell);
  });

  test('AE63: a Mass may destroy a Mass', () => {
    const position = parse('m@g7 D@d4 K@e1 k@e9', 'magi', 'M/');
    const drops = actions(position).filter((action) => action.kind === 'drop');
    expect(sorted(drops.map((action) => action.to))).toEqual(
      sorted(allCells.filter((cell) => inField(cell) && cell !== 'e1' && cell !== 'e9')),
    );
    const after = apply(position, the(position, null, 'g7'));
    expect(census(after)).toBe('D@d4 K@e1 M@g7 k@e9');
    expect(handsText(after)).toBe('/');
  });

  test('AE64: nobody captures a Mass', () => {
    const capturers = (target: string) => {
      const position = parse(`K@a1 D@c1 R@c3 W@b4 H@h9 k@i7 ${target}@b2`, 'magi');
      return sorted(
        actions(position)
          .filter((a) => victims(a) === 'b2')
          .map((a) => a.from!),
      );
    };
    expect(capturers('m')).toEqual([]);
    expect(capturers('d')).toEqual(words('a1 b4 c1 c3 h9'));
  });

  test('AE65: a Worm slides, and any move but to the King loses', () => {
    const position = parse('W@e4 d@e6 K@a1 k@e7', 'magi');
    expect(to(position, 'e4')).not.toContain('e7');
    expect(outcome(played(position, 'e4-e6'))).toEqual({ winner: 'line', reason: 'worm-breach' });
    const open = parse('W@e4 K@a1 k@e7', 'magi');
    expect(outcome(played(open, 'e4-e7'))).toEqual({ winner: 'magi', reason: 'worm-extraction' });
  });

  test('AE66: where a Worm is dropped', () => {
    const drops = actions(parse('K@e1 k@e9 D@c3 g@Δ4', 'magi', 'W/')).filter((action) => action.kind === 'drop');
    expect(drops).toHaveLength(78);
    expect(drops.every((action) => inField(action.to) && action.captures.length === 0)).toBe(true);
  });

  test('AE67: no legal action is a draw', () => {
    const after = played(parse('K@a1 M@a2 m@b1 D@b2 g@b3 k@i9 g@h9', 'line'), 'h9-h8');
    expect(outcome(after)).toEqual({ winner: null, reason: 'stalemate' });
  });

  test('AE68, AE69: transformations', () => {
    expect(piecesText(played(parse('D@e8 r@d9 K@a1 k@i9', 'magi'), 'e8-d9'))).toBe('C@d9 K@a1 k@i9');
    expect(piecesText(played(parse('D@e8 d@e9 K@a1 k@i9', 'magi'), 'e8-e9'))).toBe('C@e9 K@a1 d@e8 k@i9');
    expect(piecesText(played(parse('D@e1 d@e2 K@a1 k@i9', 'magi'), 'e1-e2'))).toBe('D@e2 K@a1 c@e1 k@i9');
  });

  test('AE70: two Diskettes of one side may swap', () => {
    const position = parse('D@e4 D@f4 K@a1 k@i9', 'magi');
    const after = played(position, 'e4-f4');
    expect([census(after), after.turn]).toEqual([census(position), 'line']);
    expect(repetitionKey(after)).not.toBe(repetitionKey(position));
  });

  test('AE73, AE74: a Charonite takes on her home row', () => {
    const taken = (pieces: string) => outcome(played(parse(pieces, 'magi'), 'c2-c1'));
    expect(taken('C@c2 K@a1 k@c1')).toEqual({ winner: 'magi', reason: 'king' });
    expect(taken('C@c2 g@c1 K@a1 k@i9')).toEqual({ winner: 'magi', reason: 'mutiny' });
  });
});

describe('house rules', () => {
  test('Z5: without the step a shoved piece has its own moves only', () => {
    const own = (pieces: string, cell: Cell) => to(parse(pieces, 'magi', '', {}, { return: 'moves' }), cell);
    expect(own('S@Δ1 K@e1 k@e9', 'Δ1')).toEqual([]);
    expect(own('C@aΛ K@e1 k@e9', 'aΛ')).toEqual(['a9']);
    expect(own('D@iλ D@Δ3 D@a3 r@a4 K@e1 k@e9', 'Δ3')).toEqual(['a4']);
    expect(own('K@Δ5 k@e9', 'Δ5')).toEqual(words('a4 a5 a6'));
    expect(own('H@aΛ K@e1 k@e9', 'aΛ')).toEqual(words('a6 c1 c2 d1 g3 h4'));
  });

  test('Z5: a Worm that steps back breaches, a Diskette transforms, a Charonite arrives', () => {
    const back = (pieces: string, step: string) => played(parse(pieces, 'magi'), step);
    expect(outcome(back('W@Δ5 K@e1 k@e9', 'Δ5-a6'))).toEqual({ winner: 'line', reason: 'worm-breach' });
    expect(piecesText(back('D@aΛ K@e1 k@e9', 'aΛ-b9'))).toBe('C@b9 K@e1 k@e9');
    expect(outcome(back('C@Δ2 K@e1 k@e9', 'Δ2-a1'))).toEqual({ winner: 'magi', reason: 'mutiny' });
  });

  test('Z13: a King in the field swaps with a piece in the Zone, a King in the Zone never', () => {
    const wide = (pieces: string) => parse(pieces, 'magi', '', {}, { kingswap: 'zone' });
    expect(to(wide('K@d5 d@Δ5 k@i9'), 'd5')).toEqual(words('c4 c5 c6 d4 d6 e4 e5 e6 Δ5'));
    expect(piecesText(played(wide('K@d5 d@Δ5 k@i9'), 'd5-Δ5'))).toBe('K@Δ5 d@d5 k@i9');
    expect(to(wide('K@Δ5 D@d5 k@i9'), 'Δ5')).toEqual(words('a4 a5 a6'));
  });

  test('S5: a shove onto a piece that can be captured takes it along', () => {
    const both = (pieces: string) => parse(pieces, 'magi', '', {}, { shove: 'capture' });
    const position = both('S@a1 D@a4 h@a9 g@aΛ K@e2 k@i8');
    const sweep = the(position, 'a1', 'a9');
    expect([sweep.kind, victims(sweep)]).toEqual(['push', 'a9 aΛ']);
    expect(piecesText(apply(position, sweep))).toBe('D@aΛ K@e2 S@a9 k@i8');
    expect(to(both('S@a1 D@a4 G@a9 K@e2 k@i8'), 'a1')).toEqual(words('i1 i9'));
    expect(to(both('S@a1 D@a4 m@a9 K@e2 k@i8'), 'a1')).toEqual(words('i1 i9'));
  });

  test('A5.10: under S5 both Kings may fall at once, and the mover wins', () => {
    const position = parse('S@a1 D@a4 k@a9 K@aΛ', 'magi', '', {}, { shove: 'capture' });
    expect(outcome(played(position, 'a1-a9'))).toEqual({ winner: 'magi', reason: 'king' });
  });

  test('G7: a hundred quiet actions', () => {
    const shuffle = (options: { noprogress: '50' | 'off' }) => {
      let position = parse('K@e1 k@e9 D@a3', 'magi', '', {}, options);
      for (let i = 0; i < 25; i++) {
        expect(outcome(position)).toBeNull();
        position = played(position, 'e1-d1', 'e9-d9', 'd1-e1', 'd9-e9');
      }
      return position;
    };
    expect(outcome(shuffle({ noprogress: '50' }))).toEqual({ winner: null, reason: 'no-progress' });
    expect(outcome(shuffle({ noprogress: 'off' }))).toBeNull();
    expect(played(shuffle({ noprogress: 'off' }), 'a3-a4').quiet).toBe(0);
  });
});

describe('who holds an Angel', () => {
  const held = (position: OraclePosition) => Object.fromEntries(position.immobilisers);

  test('AN10: as long as a holder stands and sees her', () => {
    const position = parse('A@e4 d@f5 K@a1 k@i9', 'magi', '', { e4: ['f5'] });
    expect(held(played(position, 'a1-a2'))).toEqual({ e4: ['f5'] });
    expect(held(played(position, 'a1-a2', 'i9-i8'))).toEqual({ e4: ['f5'] });
    expect(held(played(position, 'a1-a2', 'f5-f4'))).toEqual({});
  });

  test('AN10: several holders must all be gone', () => {
    const position = parse('A@e4 d@f5 d@d5 D@c4 K@a1 k@i9', 'magi', '', { e4: ['d5', 'f5'] });
    expect(held(played(position, 'c4-d5'))).toEqual({ e4: ['f5'] });
  });

  test('AN9: a shoved piece holds from the Zone', () => {
    expect(held(played(parse('s@a1 K@e1 A@i2 k@i9', 'line'), 'a1-i1'))).toEqual({ i2: ['δ1'] });
  });

  test('AN9: a fresh Charonite holds', () => {
    expect(held(played(parse('D@d8 a@d7 r@e9 K@a1 k@i9', 'magi'), 'd8-e9'))).toEqual({});
    expect(held(played(parse('D@d8 a@e8 r@e9 K@a1 k@i9', 'magi'), 'd8-e9'))).toEqual({ e8: ['e9'] });
  });

  test('AN12: a swapped Angel stays held by him who sees her there too, and holds whom she now sees', () => {
    const pieces = 'A@e5 K@e1 a@g3 k@i9';
    const was = parse(pieces, 'magi', '', { e5: ['g3'] });
    expect(held(played(was, 'e1-e5'))).toEqual({ e1: ['g3'], g3: ['e1'] });
    expect(held(played(parse(pieces, 'magi'), 'e1-e5'))).toEqual({ g3: ['e1'] });
  });

  test('AN9: the swap of two own Diskettes can hold her, though the placement is the same', () => {
    const position = parse('A@e4 D@c3 D@d3 K@a1 k@i9', 'magi');
    const after = played(position, 'c3-d3');
    expect([census(after), held(after)]).toEqual([census(position), { e4: ['d3'] }]);
  });
});

describe('the table of counts', () => {
  // a plain object in JSON has a type of its own for every row; here each is a row of the table
  const rows = perftRows as unknown as readonly PerftRow[];
  const opened = (row: PerftRow) => parse(row.pieces, row.turn, row.hands, row.immobilisers, row.options);

  test('every kind can move somewhere, and the rare states occur', () => {
    const positions = rows.map(opened);
    const all = positions.flatMap(actions);
    expect(new Set(all.map((action) => action.piece)).size).toBe(11);
    expect(new Set(all.map((action) => action.kind)).size).toBe(5);
    const standing = positions.flatMap((position) => [...position.board].map(([cell, { kind }]) => ({ cell, kind })));
    for (const kind of ['mass', 'worm', 'charonite']) expect(standing.some((piece) => piece.kind === kind)).toBe(true);
    expect(new Set(standing.filter(({ cell }) => !inField(cell)).map(({ kind }) => kind)).size).toBeGreaterThan(4);
    expect(positions.filter((position) => position.immobilisers.size > 0).length).toBeGreaterThan(2);
  });

  for (const row of rows) {
    test(row.name, () => {
      const position = opened(row);
      const again = [piecesText(position), handsText(position), Object.fromEntries(position.immobilisers)];
      expect(again).toEqual([row.pieces, row.hands, row.immobilisers]);
      // depth 3 only where it takes a second or two; the engine's own tests go the whole way
      const depth = row.perft.length === 3 && row.perft[2] > 2_000_000 ? 2 : row.perft.length;
      for (let d = 1; d <= depth; d++) expect(perft(position, d)).toBe(row.perft[d - 1]);
    });
  }
});
