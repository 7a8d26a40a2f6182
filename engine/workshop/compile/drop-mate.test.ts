/** Checkmate by a drop: where it loses, that is told before it is played; where it is forbidden, a click says so. */
import { describe, expect, test } from 'vitest';
import { shelfGames } from '../shelf/shelf-games.ts';
import { OwnTable, tableOf, variantOf } from './own-game.fixture.ts';

/** The King on a9 cannot go to a8, b8 or b9, and nobody can capture on a8. */
const MATED = 'K@e1 P@- G@c8 N@b6 k@a9 p@i5';
const shogi = (isForbidden = false): OwnTable => {
  const text = shelfGames.get('shogi')!;
  return new OwnTable(variantOf(isForbidden ? text.replace('Pawn loses', 'Pawn forbidden') : text), MATED);
};

describe('Checkmate by dropping a Pawn in Shogi', () => {
  test('is said to lose before it is played, and loses', () => {
    const table = shogi();
    const says = 'Black wins: White gave checkmate by a drop that loses.';
    expect(table.find('P@a8').loses).toBe(says);
    expect(table.position.actions().filter(({ loses }) => loses !== null)).toHaveLength(1);
    expect(table.play('P@a8').position.outcome).toMatchObject({ winner: 1, reason: 'mate-by-drop', says });
  });
  test('is not offered where it is forbidden, and a click says why', () => {
    const table = shogi(true);
    expect(table.texts).toContain('P@a6');
    expect(table.texts).not.toContain('P@a8');
    const { game } = table.position;
    const pawn = game.pieces.find((p) => game.isInHand(p))!;
    expect(table.position.whyNot(pawn, game.topology.parse('a8')!).says).toBe('It may not give checkmate by a drop.');
  });
  test('leaves no trace where it is only asked about', () => {
    const table = shogi();
    const before = table.position.fingerprint();
    table.position.actions();
    expect([table.position.fingerprint(), table.position.outcome]).toEqual([before, null]);
  });
});

describe('Who is left without a move and wins by that', () => {
  const kinds = ['King K royal = yes; moves = K', 'Queen Q moves = Q'];
  const rows = 'k....\n.....\n.....\n.....\nK....';
  const of = (rules: string): OwnTable => tableOf({ kinds, rows, more: `[rules]\n${rules}` }, 'K@e1 Q@c3 k@a5');
  test('is told of before that', () => {
    expect(of('stalemate = won').find('Qc3-b3').loses).toBe('The player to move has no move.');
  });
  test('is not where the player with fewer pieces has lost', () => {
    expect(of('stalemate = lost').find('Qc3-b3').loses).toBeNull();
  });
  test('wins by checkmate, too, where that is so', () => {
    const table = tableOf({ kinds, rows, more: '[rules]\ncheckmate = won' }, 'K@a3 Q@b1 k@a5');
    expect(table.find('Qb1-b5').loses).toBeNull();
    expect(table.find('Qb1-b4').loses).toBe('Checkmate: Black wins.');
  });
});
