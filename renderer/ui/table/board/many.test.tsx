/** Orientation among many pieces and moves: names, attackers, the legend of pieces, trays, the move list. */
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { cell, piece, view } from '../../../state/match/match.fixture.ts';
import { all, ask, click, open, press, q, resolvedOk, rest, saidLines, squareAt, type } from '../../testing/table.tsx';
import { pointedPiece } from './HoverName.tsx';

describe('many pieces', () => {
  it('are named under the pointer, with the features there', async () => {
    const features = [{ id: 'tower', cell: cell('b2'), side: null, hidden: false, says: '' }];
    await open(view({ features }));
    expect(q('[data-testid=hover-name]')?.hidden).toBe(true);
    await act(async () => {
      squareAt('b2').dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    });
    expect(q('[data-testid=hover-name]')?.textContent).toBe('LINE Diskette b2Tower');
    await act(async () => {
      squareAt('a3').dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    });
    expect(q('[data-testid=hover-name]')?.hidden).toBe(true);
  });
  it('are named under the pointer no longer once they are lifted: the label would cover where they can go', async () => {
    await open(view());
    const point = () =>
      act(async () => void squareAt('b1').dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
    await point();
    expect(q('[data-testid=hover-name]')?.hidden).toBe(false);
    await click(squareAt('b1'));
    await rest();
    await point();
    expect(q('[data-testid=hover-name]')?.hidden).toBe(true);
  });
  it('are named in their present state, even if the pointer was there before', () => {
    const pieces = [piece(1, 'king', 0, 'b2'), piece(12, 'diskette', 1, null, { place: 'lost' })];
    const named = (met: number | null, on: string | null) =>
      pointedPiece(view({ pieces }), { piece: met, cell: on === null ? null : cell(on) })?.id;
    expect([named(12, 'b2'), named(1, 'b2'), named(1, 'a1'), named(null, 'b2')]).toEqual([1, 1, undefined, 1]);
    expect(named(12, null)).toBe(12); // in a tray
  });
  it('shows which pieces may capture on a cell, by side, the others faint', async () => {
    const by = [
      { piece: 2, line: [cell('b1'), cell('b3')] },
      { piece: 12, line: [cell('b2'), cell('b3')] },
    ];
    await open(view(), { 'match.attackers': () => resolvedOk(by) });
    await act(async () => squareAt('b3').focus());
    await press('!');
    await rest();
    expect(ask['match.attackers']).toHaveBeenCalledWith({ match: 'm', revision: 7, cell: cell('b3') });
    expect(saidLines().at(-1)).toBe('Who can capture on b3? MAGI: Voyager b1. LINE: Diskette b2.');
    expect(squareAt('b1').dataset.marks).toBe('covers');
    expect(squareAt('b2').dataset.marks).toBe('attacks');
    expect(all('.glyph.dim')).toHaveLength(3);
    expect(all('[data-attacker]').map((h) => h.textContent)).toEqual(['Voyager b1', 'Diskette b2']);
    await click(q('[data-attacker="12"]'));
    expect(document.activeElement).toBe(squareAt('b2'));
    await act(async () => squareAt('b3').focus());
    await press('!');
    expect(all('.glyph.dim')).toHaveLength(0);
  });
  it('are listed with letters and counts, found by name or letter', async () => {
    await open(view());
    await press('i', { ctrlKey: true });
    const row = (kind: string) => q(`[data-testid=legend] [data-kind=${kind}]`)?.textContent;
    expect(row('diskette')).toBe('DisketteD02The Diskette.');
    expect(row('mass')).toBeUndefined();
    await type(q('dialog input'), 'k');
    expect(all('[data-testid=legend] tbody tr').map((r) => r.dataset.kind)).toEqual(['king', 'diskette']);
    await type(q('dialog input'), 'zz');
    expect(q('dialog')?.textContent).toContain('No match.');
  });
  it('are grouped by kind in the trays, with their number', async () => {
    const lost = [21, 22, 23].map((id) => piece(id, 'diskette', 1, null, { place: 'lost' }));
    await open(view({ pieces: [...view().pieces, ...lost] }));
    await click(q('[data-testid^=seat] button'));
    expect(all('dialog dd > [data-tip]').map((t) => t.textContent)).toContain('× 3Diskette');
  });
});

describe('the list of moves', () => {
  const turn = (row: HTMLElement) => [...row.children].map((column) => column.textContent);
  const node = (id: number, turnNumber: number, side: 0 | 1, label: string) => ({
    ...{ id, parent: id - 1, turnNumber, side, kind: 'action' as const, text: label, label },
    line: 'past' as const,
  });
  const start = { ...node(0, 1, 0, ''), parent: null, kind: 'start' as const };
  it('folds the moves before play, each with its side, and puts two moves of a turn under one number', async () => {
    const nodes = [
      start,
      node(1, 0, 0, 'Tower a2'),
      node(2, 0, 1, 'Pass'),
      node(3, 1, 0, 'V b1–b2'),
      node(4, 1, 0, 'V b2–b3'),
      node(5, 1, 1, 'D c2–c1'),
    ];
    await open(view({ node: 5 }), { 'match.history': () => resolvedOk({ nodes, node: 5 }) });
    expect(q('[data-section=moves] summary')?.textContent).toBe('Before play, 2 steps');
    expect(all('[data-section=moves] details button').map((b) => b.textContent)).toEqual([
      'MAGI: Tower a2',
      'LINE: Pass',
    ]);
    expect(all('[data-section=moves] ol > li:not(:has(details))').map(turn)).toEqual([
      ['1', 'V b1–b2V b2–b3', 'D c2–c1'],
    ]);
  });
  it('starts with the column of the side that moved first', async () => {
    const nodes = [{ ...start, side: 1 as const }, node(1, 1, 1, 'D c2–c1'), node(2, 1, 0, 'V b1–b2')];
    await open(view({ node: 2 }), { 'match.history': () => resolvedOk({ nodes, node: 2 }) });
    expect(all('[data-section=moves] ol > li').map(turn)).toEqual([['1', 'D c2–c1', 'V b1–b2']]);
  });
});
