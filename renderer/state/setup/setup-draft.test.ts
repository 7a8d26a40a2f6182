/** Drafts with two pieces on one cell and promoted forms: riding, moving together, how they are written and shown. */
import { describe, expect, it } from 'vitest';
import type { Checked, Draft, VariantDescription } from '../../../electron/contract/description.ts';
import { neutralGroups } from '../../board/owner.ts';
import { chesimals } from '../match/groups/groups.fixture.ts';
import { cell } from '../match/match.fixture.ts';
import { description as plain } from '../match/special.fixture.ts';
import {
  formOf,
  groupFlag,
  groupIn,
  groupsFor,
  movedPiece,
  nameOf,
  pieceOn,
  piecesOn,
  reflected,
  viewOfDraft,
  withFlag,
  withoutPiece,
  withPiece,
  writtenAs,
} from './setup-draft.ts';

/** the game of the fixture, in which a Charonite carries and a Diskette can be promoted */
const d: VariantDescription = {
  ...plain,
  kinds: [
    ...plain.kinds.map((k) => (k.id === 'charonite' ? { ...k, carries: true } : k)),
    { ...plain.kinds[2]!, id: '+diskette', name: '+Diskette', letter: '+D', promotedFrom: 'diskette' },
  ],
  flags: [
    { id: 'rides', name: 'Rides', says: '', as: 'yes-no', kinds: ['voyager', 'diskette', 'mass'] },
    { id: 'promoted', name: 'Promoted', says: '', as: 'yes-no', kinds: ['diskette'] },
  ],
  features: [{ id: 'gate', name: 'Gate', says: '', hidden: false }],
  fields: [{ id: 'gates', name: 'Gates', says: '', as: 'feature' }],
};
const at = (kind: string, where: string, side = 'magi', more: object = {}): Draft['pieces'][number] => ({
  kind,
  side,
  at: where,
  ...more,
});
const draft = (...pieces: readonly Draft['pieces'][number][]): Draft => ({ turn: 'magi', pieces: [...pieces] });
const written = ({ pieces }: Draft): readonly string[] => pieces.map((p) => `${p.kind}@${nameOf(p)}`).sort();

describe('two on one cell', () => {
  const mount = draft(at('charonite', 'b2'));
  it('a piece that can ride is put on one that carries', () =>
    expect(written(withPiece(d, mount, at('mass', 'b2')))).toEqual(['charonite@b2', 'mass@b2^']));
  it.each([
    ['somebody of the other side', at('mass', 'b2', 'line'), ['mass@b2']],
    ['who does not ride', at('king', 'b2'), ['king@b2']],
    ['who carries itself', at('charonite', 'b2'), ['charonite@b2']],
  ])('%s replaces it', (_, piece, is) => expect(written(withPiece(d, mount, piece))).toEqual(is));
  it('another rider replaces the first; on a piece that does not carry it replaces the piece', () => {
    const both = withPiece(d, mount, at('mass', 'b2'));
    expect(written(withPiece(d, both, at('voyager', 'b2')))).toEqual(['charonite@b2', 'voyager@b2^']);
    expect(written(withPiece(d, draft(at('mass', 'a1')), at('voyager', 'a1')))).toEqual(['voyager@a1']);
  });
  it('in a game without riders every piece is replaced', () => {
    const without = { ...d, flags: [] };
    expect(written(withPiece(without, mount, at('mass', 'b2')))).toEqual(['mass@b2']);
  });
  const both = draft(at('mass', 'b2', 'magi', { rides: true }), at('charonite', 'b2'), at('charonite', 'c1'));
  it('the upper one comes first, and each has a name', () => {
    expect(piecesOn(both, 'b2').map((p) => p.kind)).toEqual(['mass', 'charonite']);
    expect(pieceOn(both, 'b2^')?.kind).toBe('mass');
    expect(pieceOn(both, 'b2')?.kind).toBe('charonite');
  });
  it('the rider moves alone, to another mount or to the ground; the mount takes it along', () => {
    expect(written(movedPiece(d, both, 'b2^', 'a3'))).toEqual(['charonite@b2', 'charonite@c1', 'mass@a3']);
    expect(written(movedPiece(d, both, 'b2^', 'c1'))).toEqual(['charonite@b2', 'charonite@c1', 'mass@c1^']);
    expect(written(movedPiece(d, both, 'b2', 'a3'))).toEqual(['charonite@a3', 'charonite@c1', 'mass@a3^']);
  });
  it('without its mount a rider stands on the ground; without the rider the mount stays', () => {
    expect(written(withoutPiece(both, 'b2'))).toEqual(['charonite@c1', 'mass@b2']);
    expect(written(withoutPiece(both, 'b2^'))).toEqual(['charonite@b2', 'charonite@c1']);
  });
  it('a flag belongs to the piece that is named', () => {
    const flagged = withFlag(both, 'b2^', 'hasMoved', true);
    expect(flagged.pieces.map((p) => p.hasMoved)).toEqual([true, undefined, undefined]);
  });
});

describe('promoted forms', () => {
  it('are written as their base with a mark, and shown as their own piece type', () => {
    expect(writtenAs(d, '+diskette')).toEqual({ kind: 'diskette', promoted: true });
    expect(writtenAs(d, 'mass')).toEqual({ kind: 'mass' });
    expect(formOf(d, at('diskette', 'a1', 'magi', { promoted: true }))).toBe('+diskette');
    expect(formOf(d, at('diskette', 'a1'))).toBe('diskette');
  });
});

it('the boards leave out pieces of unknown kinds, and identify the others by their place in the draft', () => {
  const start: Draft = {
    ...draft(at('nonesuch', 'a1'), at('diskette', 'b2')),
    hands: { magi: ['nonesuch', 'mass'] },
  };
  const { pieces } = viewOfDraft(d, start, null, {});
  expect(pieces.map((p) => [p.id, p.kind, p.place])).toEqual([
    [1, 'diskette', 'board'],
    [2, 'mass', 'hand'],
  ]);
});

it('the boards see riders, forms, and where a gate leads', () => {
  const start: Draft = {
    ...draft(at('diskette', 'b2', 'magi', { rides: true, promoted: true }), at('charonite', 'b2')),
    gates: [{ feature: 'gate', at: 'a1' }],
  };
  const checked: Checked = {
    ...{ draft: start, pieces: [], flights: [], problems: [], text: '' },
    features: [{ id: 'gate', cell: cell('a1'), side: 1, hidden: false, leadsTo: cell('c3'), says: '' }],
  };
  const view = viewOfDraft(d, start, checked, {});
  expect(view.pieces.map((p) => [p.kind, p.rides])).toEqual([
    ['+diskette', true],
    ['charonite', undefined],
  ]);
  expect(view.features).toMatchObject([{ cell: cell('a1'), side: 1, leadsTo: cell('c3') }]);
  expect(viewOfDraft(d, start, null, {}).features[0]?.leadsTo).toBeUndefined();
});

describe('groups', () => {
  const guard = (where: string, side: string, colour?: string) => at('guard', where, side, colour ? { colour } : {});
  it('are set by the one flag whose choices they are', () => {
    expect(groupFlag(chesimals)?.id).toBe('colour');
    expect(groupFlag(d)).toBeUndefined();
  });
  it('are those of the draft, else those from the host, and never of the other side', () => {
    const known = { pieces: [{ kind: 'guard', at: 0, group: 'white' }] } as unknown as Checked;
    expect(groupIn(chesimals, guard('a1', 'white', 'grey'), known)).toBe('grey');
    expect(groupIn(chesimals, guard('a1', 'white'), known)).toBe('white');
    expect(groupIn(chesimals, guard('b1', 'white'), known)).toBeUndefined();
    expect(groupIn(chesimals, guard('a1', 'black', 'grey'), known)).toBeUndefined();
    const all: Draft = { turn: 'white', pieces: [guard('a1', 'white', 'orange'), guard('a2', 'white')] };
    expect(viewOfDraft(chesimals, all, null, {}).pieces.map((p) => p.group)).toEqual(['orange', undefined]);
  });
  it('become the opposite ones when one side is mirrored or rotated for the other', () => {
    const own: Draft = {
      turn: 'white',
      pieces: [guard('a1', 'white', 'yellow'), guard('d1', 'white', 'white'), guard('g1', 'white')],
    };
    const images = (how: 'mirrored' | 'rotated') =>
      reflected(chesimals, own, 0, how)
        .pieces.slice(3)
        .map((p) => `${p.at} ${p.colour ?? 'usual'}`);
    expect(images('rotated')).toEqual(['l16 purple', 'i16 red', 'f16 usual']);
    expect(images('mirrored')).toEqual(['a16 purple', 'd16 red', 'g16 usual']);
  });
});

describe('Q41: neutral units in a draft', () => {
  const all = { convert: 'all' };
  const unit = (kind: string, where: string, side: string, colour: string): Draft['pieces'][number] => ({
    ...{ kind, side, at: where, colour },
  });
  it('can be had only where the house rules know them, and never as Chiefs', () => {
    const ids = (kind: string, options: Readonly<Record<string, string>>) =>
      groupsFor(chesimals, { kind, side: 1 }, options).map(({ id }) => id);
    expect(ids('guard', {})).toEqual(['green', 'blue', 'red', 'purple']);
    expect(ids('guard', { convert: 'own' })).toEqual(ids('guard', {}));
    expect(ids('guard', all)).toEqual(['green', 'blue', 'red', 'purple', 'neutral']);
    expect(ids('chief', all)).toEqual(ids('chief', {}));
    expect(neutralGroups(chesimals, {})).toEqual([]);
    expect(neutralGroups(chesimals, all).map(({ id }) => id)).toEqual(['neutral']);
  });
  it('stay where they are when one side is copied for the other, and are not copied', () => {
    const draft: Draft = {
      turn: 'white',
      pieces: [
        unit('guard', 'a1', 'white', 'yellow'),
        unit('guard', 'b1', 'white', 'grey'),
        unit('knight', 'b16', 'white', 'neutral'),
        unit('guard', 'c9', 'black', 'red'),
      ],
    };
    const copied = reflected(chesimals, draft, 0, 'mirrored');
    expect(
      copied.pieces.map(({ kind, side, at: on, colour }) => `${side} ${String(colour)} ${kind} ${on}`).sort(),
    ).toEqual(['black purple guard a16', 'white grey guard b1', 'white neutral knight b16', 'white yellow guard a1']);
    expect(viewOfDraft(chesimals, copied, null, all).pieces.map(({ group }) => group)).toContain('neutral');
  });
});
