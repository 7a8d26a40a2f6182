/** Check announced by the players (D-G9), as the rules of one position: what is legal, what is told, what ends a turn. */
import { describe, expect, test } from 'vitest';
import { Position } from '../../core/position.ts';
import { problemsOf } from '../../core/start/start.ts';
import { startOf } from '../../core/start/start-written.ts';
import { TestTable } from '../../testing/deicide/table.ts';
import { deicide } from './index.ts';

const byPlayers = { check: 'players' };
const of = (text: string, turn: 'white' | 'black' = 'white', more: object = {}): TestTable =>
  TestTable.of(text, turn, { ...more, options: { ...byPlayers, ...(more as { options?: object }).options } });
/** Plays texts as they are typed, `+` and all. */
const typed = (table: TestTable, ...texts: string[]): TestTable => {
  for (const text of texts) {
    const found = table.position.find(text);
    if (!found.ok) throw new Error(`${text}: ${found.error.message}`);
    table.position.play(found.value);
  }
  return table;
};
const ROOK = 'R@a1 K@p1 k@h16 n@c14';

describe('a check that was not called', () => {
  const table = (): TestTable => typed(of(ROOK), 'Ra1-a16');
  test('is named nowhere', () => {
    const { position } = table();
    expect([position.check, position.checks()]).toEqual([null, []]);
    const again = of(ROOK).position;
    const action = again.find('Ra1-a16');
    if (!action.ok) throw new Error(action.error.message);
    expect(again.effectsOf(action.value).map((effect) => effect.do)).not.toContain('check');
    expect(action.value.label).not.toContain('+');
  });
  test('need not be answered, by whatever move', () => {
    expect(table().to('c14')).toEqual(TestTable.of('k@h16 n@c14 K@p1', 'black').to('c14'));
    expect(table().to('h16')).toEqual(['g15', 'g16', 'h15', 'i15', 'i16']); // on its line too
  });
  test('castling goes out of it, but neither through check nor into it', () => {
    const castle = "K@i1' R@p1' k@a16";
    expect(of(`${castle} r@i9`).all('castle')).toEqual(['i1-k1']);
    expect(TestTable.of(`${castle} r@i9`).all('castle')).toEqual([]);
    expect(of(`${castle} r@j9`).all('castle')).toEqual([]);
    expect(typed(of(`${castle} r@h9`, 'black'), 'Rh9-i9+').all('castle')).toEqual([]);
  });
  test('is no mate: the King is taken, and his side has not lost', () => {
    const mated = typed(of('R@a15 R@b1 K@p1 k@h16 n@p16'), 'Rb1-b16');
    expect(mated.ending).toBeNull();
    typed(mated, 'Np16-o14');
    const [take] = mated.from('b16').filter((action) => action.captures.length > 0);
    mated.position.play(take);
    expect(mated.ending).toBe('draw: check-not-called');
  });
  test('one’s own King is not brought into check all the same', () => {
    expect(of('K@a1 B@a3 r@a9').to('a3')).toEqual([]);
    expect(of('K@a1 r@b9').to('a1')).toEqual(['a2']);
  });
  test('a King in it still takes no Bomber', () => {
    expect(of('K@a1 m@b1 r@a9').to('a1')).not.toContain('b1');
  });
  test('from a flight: the King may stay, and is taken when it lands', () => {
    const table = of('K@d4 T@d4~1 k@p16 N@h8');
    table.play('h8-g6');
    expect(table.ending).toBe('draw: check-not-called');
  });
  test('does not end the first move of a turn of two', () => {
    const started = (): TestTable => of('z@p9 R@a1 K@p1 k@h16', 'black').after('p9-p10');
    expect(typed(started(), 'Ra1-a16').turn).toBe('white');
    expect(typed(started(), 'Ra1-a16+').turn).toBe('black');
    expect(typed(started(), 'Ra1-a16', 'end+').inCheck).toBe(true);
  });
});

describe('a check that was called', () => {
  test('must be answered, and is told', () => {
    const table = typed(of(ROOK), 'Ra1-a16+');
    expect([table.inCheck, table.position.checks().length]).toEqual([true, 1]);
    expect([table.to('c14'), table.to('h16')]).toEqual([
      ['b16', 'd16'],
      ['g15', 'h15', 'i15'],
    ]);
    table.play('h16-h15');
    expect(table.position.check).toBeNull();
  });
  test('is told with the move that gives it', () => {
    const { position } = of(ROOK);
    const action = position.find(' ra1-a16 + ');
    if (!action.ok) throw new Error(action.error.message);
    expect([action.value.text, action.value.label.endsWith('+'), action.value.calls]).toEqual(['Ra1-a16+', true, true]);
    expect(position.effectsOf(action.value).filter((effect) => effect.do === 'check')).toHaveLength(1);
    expect(position.play(action.value).filter((effect) => effect.do === 'check')).toHaveLength(1);
  });
  test('can be mate', () =>
    expect(typed(of('R@a15 R@b1 K@p1 k@h16 n@p16'), 'Rb1-b16+').ending).toBe('white: checkmate'));
  test('where there is none, does nothing', () => {
    const [called, plain] = ['Ra1-a9+', 'Ra1-a9'].map((text) => typed(of(ROOK), text).position);
    expect([called.check, called.key()]).toEqual([null, plain.key()]);
  });
  test('is part of the position: it changes what may be done', () => {
    const [called, plain] = ['Ra1-a16+', 'Ra1-a16'].map((text) => typed(of(ROOK), text).position);
    expect(called.key()).not.toBe(plain.key());
    const start = startOf(called.game, null);
    expect(start.checkCalled).toBe(true);
    expect(problemsOf(deicide, byPlayers, start)).toEqual([]);
    const again = Position.start(deicide, byPlayers, start);
    expect(again.ok && again.value.key()).toBe(called.key());
    const saved = TestTable.from(byPlayers);
    expect(saved.position.load(called.save()).ok && saved.position.check).toBe(true);
  });
  test('undo takes the call back', () => {
    const table = typed(of(ROOK), 'Ra1-a16+');
    table.position.takeBack();
    const fresh = of(ROOK).position;
    expect([table.position.key(), table.position.fingerprint()]).toEqual([fresh.key(), fresh.fingerprint()]);
  });
});

describe('where the program announces', () => {
  test('there is no `+` to type', () => expect(TestTable.of(ROOK).position.find('Ra1-a16+').ok).toBe(false));
  test('nothing was called in a start', () => {
    const start = { ...startOf(TestTable.of(`${ROOK} R@a16`, 'black').position.game, null), checkCalled: true };
    const made = Position.start(deicide, {}, start);
    expect(made.ok ? null : made.error.code).toBe('bad-call');
  });
  test('D-G9: whoever is not to move may stand in check where the players announce it, and only there', () => {
    const start = startOf(of('R@a16 K@p1 k@h16').position.game, null);
    expect(problemsOf(deicide, byPlayers, start)).toEqual([]);
    expect(problemsOf(deicide, {}, start).map(({ code }) => code)).toEqual(['other-in-check']);
  });
});
