/** Why not: for every reason a position in which it is the one that is told, with its ruling. */
import { describe, expect, test } from 'vitest';
import { TestTable } from '../../../testing/chesimals/table.ts';
import { testReasons, told, type WhyCase } from '../../../testing/why.ts';
import { reasons } from '../words/words.ts';

const { of } = TestTable;
const FAR = 'Cs@l1 Cb@a16 Cr@c16';

const fused = (...[reason, men, way, part]: readonly [string, string, string, string]): WhyCase =>
  told(reason, men, way, part, { options: { links: 'side' }, ...(men.includes("'") && { leaders: ['white'] }) });
const ordered = (...[reason, men, way, part]: readonly [string, string, string, string]): WhyCase =>
  told(reason, men, way, part, { options: { guards: 'by-leader' } });
const stronger = (...[reason, men, way, part]: readonly [string, string, string, string]): WhyCase =>
  told(reason, men, way, part, { options: { pieces: 'stronger' } });

const converting = (...[reason, men, way, part]: readonly [string, string, string, string]): WhyCase =>
  told(reason, men, way, part, { options: { convert: 'all' } });

const CASES: readonly WhyCase[] = [
  told('not-your-turn', 'Cw@e5', 'a16-a15', 'other side'),
  told('already-there', 'Cw@e5', 'e5-e5', 'already'),
  // the unit
  told('leaderless', 'Gw@e6', 'e6-e7', 'never move again'),
  told('moved-already', "Cw@e5 Gw@e6'", 'e6-e7', 'already moved this turn'),
  told('other-colour', "Cw@e5 Gw@e6' Nw@d5'", 'l1-l2', 'white Guard e6 and white Knight d5'),
  told('cut-off', 'Cw@e5 Gw@e7', 'e7-e8', 'Chief on e5'),
  told('cut-off', "Cw@e5' Gw@e7", 'e7-e8', 'Chief on e5'),
  ordered('not-with-guards', "Co@e5 Wo@e6 Go@f6'x", 'e6-e7', 'orange Guard on f6'),
  ordered('not-with-guards', "Cy@e5 Ey@e6 Gy@f6'+", 'e6-f7', 'yellow Guard on f6'),
  fused('cut-off-from-all', 'Cw@e5 Gw@e7', 'e7-e8', 'to any Chief'),
  fused('other-leader', "Cw@e5' Gs@k2", 'k2-k3', 'can still lead this turn: white Chief e5'),
  converting('neutral', 'Cw@e5 Gn@e6', 'e6-e7', 'belongs to nobody'),
  // the movement
  converting('chief-stays', 'Cw@e5 Cy@e6', 'e5-e6', 'yellow Chief on e6 keeps its colour'),
  ordered('guards-one-way', "Co@e5 Go@e6 Go@f6'x", 'e6-e7', 'orange Guard on f6'),
  ordered('guards-one-way', "Co@e5 Go@e6 Go@f6'+", 'e6-d7', 'orange Guard on f6'),
  ordered('guards-not-with', "Co@e5 Go@e6 Wo@f6'", 'e6-d7', 'orange Warmachine on f6'),
  ordered('guards-not-with', "Cy@e5 Gy@e6 Ey@f6'", 'e6-e7', 'yellow Elephant on f6'),
  told('own-piece', 'Cw@e5 Gw@e6 Gs@e7', 'e6-e7', 'grey Guard on e7'),
  told('own-piece', 'Cw@e5 Nw@e6 Gs@f8', 'e6-f8', 'grey Guard on f8'),
  told('own-piece', 'Cw@e5 Gs@e7', 'e5-e7', 'grey Guard on e7'),
  told('taking-ends-it', 'Cw@e5 Gw@d6 Gp@e6 Gw@f6', 'e5-e7', 'purple Guard on e6'),
  told('no-way-through', 'Cw@e5 Gw@d6 Gw@e6 Gw@f6', 'e5-e7', 'white Guard'),
  told('step-or-leap', 'Co@d5 Wo@e5', 'e5-e8', 'steps or leaps'),
  told('step-or-leap', 'Co@d5 Wo@e5', 'e5-f7', 'steps or leaps'),
  told('step-or-leap', 'Cy@d5 Ey@e5', 'e5-h8', 'steps or leaps'),
  told('step-or-leap', 'Cy@d5 Ey@e5', 'e5-f8', 'steps or leaps'),
  stronger('no-landing', 'Co@d5 Wo@e5 Go@e6 Gp@e7', 'e5-e8', 'orange Guard stands on e6'),
  stronger('blocked', 'Cw@e5 Gw@e6 Gs@e7', 'e6-e8', 'grey Guard on e7'),
  stronger('not-its-way', 'Co@d5 Wo@e5', 'e5-f7', 'does not move like that.'),
  told('not-its-way', 'Cw@e5 Gw@e6', 'e6-e8', 'does not move like that. Steps one square'),
  told('not-its-way', 'Cw@e5 Gw@e6', 'e5-e8', 'does not move like that.'),
];
describe('each reason is told where it applies', () =>
  testReasons(reasons, CASES, (men, setting) => of(`${men} ${FAR}`, 'white', setting)));
describe('reasons that need a game', () => {
  test('game-over', () => {
    const table = of('Cw@e5 Gw@e6 Cb@e7').after('Ge6xe7');
    expect(table.why('e5', 'e6').says).toBe(reasons['game-over'].says);
  });
  test('piece-gone', () => {
    const table = of(`Cw@e5 Gw@e6 Gb@e7 ${FAR}`);
    const lost = table.piece('e7');
    table.after('Ge6xe7', 'end');
    expect(table.position.whyNot(lost, table.cell('e8')).says).toContain('out of the game');
  });
});
describe('what people type and cannot play', () => {
  const refused = (men: string, text: string): string => {
    const found = of(`${men} ${FAR}`).position.find(text);
    return found.ok ? found.value.text : found.error.message;
  };
  test('the end of a turn in which nothing moved, Q16', () => {
    expect(refused('Cw@e5', 'end')).toBe(`“end” cannot be played. ${reasons['nothing-moved'].says}`);
    expect(refused("Cw@e5'", 'End')).toBe('end');
    expect(of('Cw@e5 Gw@e6 Cb@e7').after('Ge6xe7').position.find('end').ok).toBe(false);
  });
  test('moves', () => {
    expect(refused('Cw@e5 Gw@e7', 'ge7-e8')).toContain('No chain of its colour');
    expect(refused('Cw@e5 Gw@e6', 'G e6 – e7')).toBe('Ge6-e7');
    expect(refused('Cw@e5', 'e9-e10')).toContain('there is no piece on e9');
  });
});
test('every reason has its case', () => {
  const covered = new Set([...CASES.map((c) => c.reason), 'game-over', 'piece-gone', 'nothing-moved']);
  expect(Object.keys(reasons).filter((id) => !covered.has(id))).toEqual([]);
});
