/** What the other side could do now: every capture with what can be taken in return, and what needs more than one action. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../../core/position.ts';
import { TestTable as Acid } from '../../testing/acid/table.ts';
import { TestTable as Chesimals } from '../../testing/chesimals/table.ts';
import { TestTable as Deicide } from '../../testing/deicide/table.ts';
import { TestTable as Fourchan } from '../../testing/fourchan/table.ts';
import { TranspositionTable } from '../table.ts';
import { type Threat, threatsIn } from './threats.ts';

const table = new TranspositionTable(14);

const told = ({ position }: { readonly position: Position }): readonly string[] | null => {
  const before = position.fingerprint();
  const found = threatsIn(position.game, { table });
  expect(position.fingerprint()).toBe(before);
  const { types, topology } = position.variant;
  const names = (all: Threat['harm'] & { is: 'captures' }): string =>
    all.who.map(({ kind, at }) => `${types[kind].name} ${topology.name(at)}`).join(', ');
  if (found === null) return null;
  return found.all.map(({ step, harm }) => {
    if (harm.is === 'captures') {
      const back = harm.back === undefined ? '' : ` back ${harm.back === null ? 'none' : types[harm.back.kind].name}`;
      return `${step?.text} ${names(harm)}${back}`;
    }
    if (harm.is === 'ends') return `${step?.text} ${harm.outcome.reason}`;
    if (harm.is === 'lands') return `${types[harm.by.kind].name} on ${types[harm.who.kind].name} in ${harm.turns}`;
    if (harm.is === 'moves-out') return `${step?.text} ${types[harm.who.kind].name} to ${topology.name(harm.to)}`;
    if (harm.is === 'afflicts') return `${step?.text} ${types[harm.who.kind].name} ${harm.state}`;
    if (harm.is === 'prepares') return `${step?.text} then ${harm.next.text}`;
    return `${step?.text} ${harm.is}`;
  });
};

describe('what the other side threatens', () => {
  test('is every capture, with the cheapest piece that could recapture', () => {
    expect(told(Deicide.of('R@a1 b@d4 k@i14'))).toEqual(['Bd4xa1 Rook a1 back none']);
    expect(told(Deicide.of('N@e5 r@e9 P@d4'))).toEqual(['Re9xe5 Knight e5 back Pawn']);
    expect(told(Acid.usual())?.slice(0, 2)).toEqual(['M@xd1 Angel d1 back Mass', 'M@xg1 Rainbow g1 back Mass']);
  });
  test('is the end of the game before anything else', () => {
    expect(told(Fourchan.of('A@e5 N@b2 t@e9 a@j10'))).toEqual(['Te9xe5 admin-taken']);
    expect(told(Acid.of('K@e4 D@a1 v@h7 k@i9'))).toEqual(['Vh7xe4-d3 king']);
    expect(told(Chesimals.of('Cw@e5 Gw@d1 Gb@e6 Cb@e7 Cr@l16'))).toEqual(['Ge6xe5 chiefs-taken']);
  });
  test('is what a search finds where nothing falls at once', () => {
    expect(told(Deicide.of('R@a1 r@p16 P@m4'))).toEqual(['Rp16-p1 then Rp1xa1']);
  });
  test('is what a second move of the same turn captures', () => {
    expect(told(Chesimals.of('Cw@a1 Gw@e7 Cs@l1 Gb@e8 Cb@e10 Cr@l16'))).toEqual(['Ce10-f9 then Ge8xe7']);
  });
  test('is nothing where nothing falls: what only improves a position is no threat', () => {
    expect(told(Deicide.of('R@b2 p@p13 P@m4'))).toEqual([]);
    expect(told(Fourchan.usual())).toEqual([]);
    expect(told(Chesimals.usual())).toEqual([]);
    expect(told(Deicide.usual())).toEqual([]);
  });
  test('is a landing, with the turns until then', () => {
    expect(told(Deicide.of('R@a1 t@a1~2 k@i14'))).toEqual(['Time Machine on Rook in 2']);
  });
  test('is a push into the Zone and what freezes', () => {
    expect(told(Acid.of('K@e4 D@c1 s@a1 k@i9'))).toEqual(['Sa1-i1,c1>δ1 Diskette to δ1']);
    expect(told(Acid.of('K@e1 A@d4 k@i9 w@h8'))).toEqual([]);
  });
  test('cannot be told in check, in the middle of a turn and in a phase', () => {
    expect(told(Deicide.of('R@a1 b@d4 r@i9'))).toBeNull();
    const inTurn = Chesimals.of('Cw@e5 Gw@d4 Gb@e6 Cb@e7 Cr@l16').after('Gd4-d3');
    expect(told(inTurn)).toBeNull();
    expect(told(Deicide.usual({ terrain: 'on' }))).toBeNull();
  });
  test('does not betray a check that the players are to find', () => {
    const players = { options: { check: 'players' } };
    const all = ['Bd4xa1 Rook a1 back none'];
    expect(told(Deicide.of('R@a1 b@d4 r@i9', 'white', players))).toEqual(all);
    expect(told(Deicide.of('R@a1 b@d4 r@j9', 'white', players))).toEqual(all);
  });
});
