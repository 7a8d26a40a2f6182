/** Actions as sentences, before they are made: every type, with captures and losses. */
import { expect, it } from 'vitest';
import type { ActionView, EffectView } from '../../electron/contract/view.ts';
import { action, cell, description, lostPiece, piece, view } from '../state/match/match.fixture.ts';
import { withArticle } from '../text/special-rules.ts';
import { headline } from './headline.ts';

const said = (more: Partial<ActionView>, effects: readonly EffectView[] = [], to = 'b3', mover = 2) =>
  headline(description, view(), action('x', mover, mover === 3 ? null : 'b1', to, more), effects);

it('a move, a capture on its square, and several elsewhere', () => {
  expect(said({})).toBe('Moves the Voyager to b3.');
  expect(said({ kind: 'capture', captures: [12], losses: [lostPiece(12, 1, 'b2')] }, [], 'b2')).toBe(
    'Moves the Voyager to b2: captures a Diskette.',
  );
  expect(said({ captures: [12, 13], losses: [lostPiece(12, 1, 'b2'), lostPiece(13, 1, 'c2')] })).toBe(
    'Moves the Voyager to b3: captures a Diskette on b2 and a Diskette on c2.',
  );
});

it('a drop destroys the piece there, of either side', () => {
  const drop = (id: number, side: 0 | 1, at: string) =>
    said({ kind: 'drop', captures: [id], losses: [lostPiece(id, side, at)] }, [], at, 3);
  expect(drop(12, 1, 'b2')).toBe('Drops the Mass on b2: destroys a Diskette.');
  expect(drop(1, 0, 'a1')).toBe('Drops the Mass on a1: loses your own King.');
});

it('own losses are named as such, including the mover', () => {
  expect(said({ kind: 'rage', captures: [1], losses: [lostPiece(1, 0, 'a1')] })).toBe(
    'The Voyager rages to b3: loses your own King on a1.',
  );
  expect(said({ captures: [12], losses: [lostPiece(12, 1, 'b2'), lostPiece(2, 0, 'b3'), lostPiece(1, 0, 'a1')] })).toBe(
    'Moves the Voyager to b3: captures a Diskette on b2; loses your own King on a1; the Voyager itself is lost.',
  );
});

it('what is lost without being the target is destroyed', () =>
  expect(said({ losses: [lostPiece(13, 1, 'c2')] })).toBe('Moves the Voyager to b3: destroys a Diskette on c2.'));

it('through a gate, with the piece captured where the mover comes out', () => {
  const out: EffectView = { do: 'go', piece: 2, from: cell('b3'), to: cell('c2'), how: 'warp', via: [], says: '' };
  expect(said({}, [out])).toBe('Moves the Voyager to b3, coming out on c2.');
  expect(said({ captures: [13], losses: [lostPiece(13, 1, 'c2')] }, [out])).toBe(
    'Moves the Voyager to b3, coming out on c2: captures a Diskette on c2.',
  );
  expect(said({ captures: [1], losses: [lostPiece(1, 0, 'a1')] }, [out])).toBe(
    'Moves the Voyager to b3, coming out on c2: loses your own King on a1.',
  );
  const drop: Partial<ActionView> = { kind: 'drop', captures: [13], losses: [lostPiece(13, 1, 'c2')] };
  expect(said(drop, [{ ...out, piece: 3 }], 'b3', 3)).toBe(
    'Drops the Mass on b3, coming out on c2: captures a Diskette on c2.',
  );
});

it('a piece that warps comes out of no gate (a Ghost)', () => {
  const there: EffectView = { do: 'go', piece: 2, from: cell('a2'), to: cell('b3'), how: 'warp', via: [], says: '' };
  expect(said({}, [there])).toBe('Moves the Voyager to b3.');
});

it('a push says where the piece is pushed, once that is known', () => {
  const push: EffectView = { do: 'go', piece: 12, from: cell('b2'), to: cell('a2'), how: 'push', via: [], says: '' };
  expect(said({ kind: 'push' })).toBe('Moves the Voyager to b3.');
  expect(said({ kind: 'push' }, [push])).toBe('Moves the Voyager to b3, pushing the Diskette to a2.');
});

it('every other type', () => {
  expect(said({ kind: 'swap' }, [], 'a1')).toBe('Swaps the Voyager with the King on a1.');
  expect(said({ kind: 'rifle', captures: [12], losses: [lostPiece(12, 1, 'b2')] }, [], 'b2')).toBe(
    'Fires at b2; the Voyager does not move: captures a Diskette.',
  );
  expect(said({ kind: 'castle' })).toBe('Castles: the Voyager goes to b3.');
  expect(said({ kind: 'depart' })).toBe('Sends the Voyager into flight to b3.');
  expect(said({ kind: 'board' }, [], 'a1')).toBe('The Voyager boards the King on a1.');
  expect(said({ promotion: 'angel' })).toBe('Moves the Voyager to b3, where it becomes an Angel.');
  const lifts = { piece: 12, from: cell('b2'), to: cell('a2') };
  expect(said({ kind: 'lift', lifts }, [], 'b2')).toBe('Lifts the Diskette from b2 to a2.');
  expect(said({ kind: 'drop', lifts }, [], 'a2')).toBe('Puts the Diskette down on a2.');
  expect(said({ kind: 'end-turn', piece: null, to: null, label: 'End of turn' })).toBe('End of turn.');
});

it('pieces of a hidden or unknown kind do not break it', () =>
  expect(headline(description, view({ pieces: [piece(2, 'voyager', 0, 'b1')] }), action('x', 9, 'b1', 'b3'))).toBe(
    'x.',
  ));

it.each([
  ['Archbishop', 'an Archbishop'],
  ['Queen', 'a Queen'],
  ['/mlp/', 'an /mlp/'],
  ['/r9k/', 'an /r9k/'],
  ['/x/', 'an /x/'],
  ['/vp/', 'a /vp/'],
  ['/sci/', 'a /sci/'],
])('%s has its article', (name, with_) => expect(withArticle(name)).toBe(with_));
