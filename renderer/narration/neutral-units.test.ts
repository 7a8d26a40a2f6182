/** Neutral units (Q41) in words: their labels, who says that they are nobody's, lists, questions and choices. */
import { describe, expect, it } from 'vitest';
import type { ActionView } from '../../electron/contract/view.ts';
import { boxOf } from '../board/box.ts';
import { isNeutral, isOwn, leaderKind } from '../board/owner.ts';
import { soundOfUtterance } from '../sound/utterances.ts';
import { at, cell, chesimals as d, units } from '../state/match/groups/groups.fixture.ts';
import { groupsNow } from '../state/match/groups/groups.ts';
import { spoken } from './announcements.ts';
import { facesOf } from './choices.ts';
import { cellLabel, lettersOf, pieceLabel } from './labels.ts';
import { whereIs } from './questions.ts';
import { situation } from './situation.ts';

// White moves, and a neutral unit is written with side 0: whoever reads only that takes it for White's
const view = units('Cw@e5 Gw@e6 Gn@f6 Nn@f4 Cb@a16 Gb@a15', { movable: 'e5 e6' });
const guard = at(view, 'f6');

describe('Q41: a neutral unit', () => {
  it('belongs to neither side, whatever side is written of it', () => {
    expect(isNeutral(d, guard)).toBe(true);
    expect([isOwn(d, guard, 0), isOwn(d, guard, 1)]).toEqual([false, false]);
    expect([isOwn(d, at(view, 'e6'), 0), isOwn(d, at(view, 'a15'), 0)]).toEqual([true, false]);
  });
  it('lies in the box of a free table only by the house rule, and there is no neutral Chief', () => {
    const neutral = (options: { readonly [rule: string]: string }) =>
      boxOf(d, options).flatMap((piece) => (isNeutral(d, piece) ? [lettersOf(d, piece)] : []));
    expect(neutral({ convert: 'all' })).toEqual(['Nn', 'Wn', 'En', 'Gn']);
    expect([neutral({ convert: 'own' }), neutral({})]).toEqual([[], []]);
    // what lies there already keeps its number
    const usual = boxOf(d, {});
    expect(boxOf(d, { convert: 'all' }).slice(0, usual.length)).toEqual(usual);
  });
  it('is called neutral, without a side', () => {
    expect(pieceLabel(d, guard)).toBe('neutral Guard');
    expect(lettersOf(d, guard)).toBe('Gn');
    expect(cellLabel(d, view, cell('f6'), [])).toBe('f6, neutral Guard');
  });
  it('is explained as nobody’s when somebody tries to move it, and nothing sounds as refused', () => {
    const why = { piece: guard.id, cell: null, reason: null };
    expect(spoken(d, view, { say: 'why', why }).map(({ text }) => text)).toEqual([
      'Neutral Guard on f6. It belongs to nobody: it never moves, and both sides can capture it.',
    ]);
    expect(soundOfUtterance({ say: 'why', why }, view, d)).toBeNull();
  });
  it('is counted among the captures of who is lifted', () => {
    const chief = at(view, 'e5').id;
    const capture = {
      ...{ kind: 'capture', piece: chief, from: cell('e5'), to: cell('f6'), captures: [guard.id], losses: [] },
      ...{ targets: [{ cell: cell('f6'), mark: 'capture' }], route: [] },
    } as unknown as ActionView;
    const said = spoken(d, view, { say: 'lifted', piece: chief, actions: [capture] }).map(({ text }) => text);
    expect(said[0]).toContain('One captures.');
  });
  it('is told apart in the account of the position and in the answer to where a kind stands', () => {
    expect(situation(d, view, view)).toContain('Neutral: Knight f4, Guard f6.');
    expect(situation(d, units('Cw@e5 Cb@a16'), view)).not.toContain('Neutral');
    expect(whereIs(d, view, 'guard')).toBe('Guard. White: e6. Black: a15. Neutral: f6.');
    expect(whereIs(d, view, 'chief')).toBe('Chief. White: e5. Black: a16.');
  });
  it('is in no group of a side, and has no Chief that a group would need', () => {
    const ids = ([0, 1] as const).flatMap((side) => groupsNow(d, view, side).map(({ group }) => group.id));
    expect(ids).toHaveLength(8);
    expect(ids).not.toContain('neutral');
    expect(groupsNow(d, view, null).map(({ group, units: all }) => [group.id, all.length])).toEqual([['neutral', 2]]);
    expect(leaderKind(d)?.id).toBe('chief');
  });
});

describe('Q41: where a Chief can both capture and convert', () => {
  const enemy = units('Cw@e5 Gb@e6 Cb@e7', { movable: 'e5' });
  const chief = at(enemy, 'e5').id;
  const action = (kind: string, differs: string): ActionView =>
    ({
      ...{ kind, piece: chief, from: cell('e5'), to: cell('e6'), text: kind, label: kind, differs },
      ...{ captures: [], losses: [], targets: [], route: [], promotion: null, loses: null, lifts: null },
      because: { says: '' },
    }) as unknown as ActionView;
  const ways = [action('capture', 'captures the Guard'), action('neutralize', 'makes the Guard neutral')];
  it('both are offered by name, with pictures in the colours of the units', () => {
    const faces = facesOf(d, enemy, ways, ways);
    expect(faces.map(({ name }) => name)).toEqual(['Capture it', 'Make it neutral']);
    expect(faces.map(({ kinds }) => kinds.map(({ kind, group }) => `${group} ${kind}`))).toEqual([
      ['white chief'],
      ['white chief', 'blue guard'],
    ]);
  });
  it('two captures beside a conversion say where each leaves the unit, once', () => {
    const standing = ['e5', 'f6'].map((to, n) => ({
      ...{ ...ways[0]!, text: `way ${n}`, label: `C e5×e6 ${n}` },
      differs: `Captures blue Guard e6, which comes to stand on ${to}.`,
    }));
    const faces = facesOf(d, enemy, [...standing, ways[1]!], []);
    expect(faces.map(({ name, says }) => [name, says]).slice(0, 2)).toEqual(
      standing.map(({ differs, label }) => [differs, label]),
    );
    expect(faces[2]!.name).toBe('Make it neutral');
  });
  it('a square that can only be converted is not called a capture', () => {
    const label = (kind: string) =>
      cellLabel(d, enemy, cell('e6'), [{ cell: cell('e6'), mark: 'special', action: kind }]);
    expect(label('neutralize')).toBe('e6, Black’s blue Guard, can be made neutral');
    expect(label('convert')).toBe('e6, Black’s blue Guard, can be converted');
  });
});
