/** What `Position.checks` tells of each form of check (D-G5): who, along which line, and by which ruling. */
import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../core/ids.ts';
import { TestTable } from '../../testing/deicide/table.ts';
import { board } from './board.ts';

const dangers = (men: string, setting = {}): string[] => {
  const { position } = TestTable.of(men, 'white', setting);
  return position.checks().map(({ by, line, ruling }) => {
    const who = by === NOBODY ? 'nobody' : position.game.typeOf(by).id;
    return `${who} ${line.map((c) => board.name(c)).join('-')} ${ruling}`;
  });
};

describe('each form of check', () => {
  const CASES: readonly (readonly [string, string, readonly string[]])[] = [
    ['a slide', 'R@a1 r@i5', ['rook i5-i4-i3-i2-i1 D-G5']],
    ['a leap', 'R@a1 n@h3', ['knight h3-i1 D-G5']],
    ['a hopper', 'R@a1 o@i9 p@i5', ['cannon i9-i1 D-G5']],
    ['a bend', 'R@a1 K@d8 x@h14', ['kitsune h14-h13-g12-f11-e10-d9-d8 D-G5']],
    ['a Fool as its model', 'N@c3 K@e6 f@d4=N', ['fool d4-e6 D-G5']],
    ['a Snail', 'R@a1 z@i2', ['snail i2-i1 D-Z7']],
    ['a landing', 'R@a1 K@d9 t@d9~3', ['nobody d9 D-TM7']],
    ["one's own landing", 'R@a1 K@d9 T@d9~3', ['nobody d9 D-TM6']],
    ['a push over the edge', 'R@b2 K@a8 u@c8', ['sumo c8-b8-a8 D-U7']],
    ['a push under a landing', 'R@a1 K@e8 u@e7 t@e9~1', ['sumo e7-e8 D-TM13']],
    ['a Big Bang', 'R@a1 K@g7 M@f6 m@e5', ['bomber e5-f6-g7 D-M4']],
    ['two at once', 'N@a1 r@i5 n@h3', ['rook i5-i4-i3-i2-i1 D-G5', 'knight h3-i1 D-G5']],
    ['none', 'R@a1 r@h5', []],
  ];
  for (const [name, men, answer] of CASES) test(name, () => expect(dangers(men)).toEqual(answer));
});
test('over terrain the line goes where the slide goes', () => {
  const found = dangers('K@k9 R@a1 portal@d5 portal@k7 r@d2');
  expect(found).toEqual(['rook d2-d3-d4-d5-k7-k8-k9 D-G5']);
});
test('who is in check is told after the move that gives it', () => {
  const effects = TestTable.of('R@a1 k@i16').play('a1-a16');
  expect(effects.filter((e) => e.do === 'check')).toHaveLength(1);
});
test('everybody who could capture on a cell, by a push over the edge too', () => {
  const { position } = TestTable.of('R@h5 U@a3 U@b5 n@a5 q@a9');
  const found = position.attackersOf(position.game.topology.parse('a5')!);
  expect(found.map(({ piece }) => position.game.typeOf(piece).id).sort()).toEqual(['queen', 'sumo']);
});
