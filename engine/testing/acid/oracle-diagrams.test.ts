/**
 * The oracle against the diagrams of the rules. Destinations are whole sets: a move too many is as wrong as one too few.
 */
import { describe, expect, test } from 'vitest';
import { from, played, the, to, victims, words } from './oracle.fixture.ts';
import { actions, apply, outcome } from './oracle.ts';
import { allCells, type Cell, census, inField, parse, piecesText, sorted, start } from './positions.ts';

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
