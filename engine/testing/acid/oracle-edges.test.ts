/**
 * The oracle against the edge cases of the rules. Destinations are whole sets unless a test says otherwise.
 */
import { describe, expect, test } from 'vitest';
import { destinations } from './destinations.ts';
import { from, played, the, to, victims, withMagi, words } from './oracle.fixture.ts';
import { actions, apply, outcome, perft, watcherSees } from './oracle.ts';
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
} from './positions.ts';

describe('edge cases: destinations', () => {
  for (const [id, pieces, side, cell, expected] of destinations) {
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
    expect(watcherSees(position.board, 'c6', 'e4', usualOptions)).toBe(true);
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
    expect(watcherSees(after.board, 'd2', 'e1', usualOptions)).toBe(true);
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
