/**
 * What only some games show at the table: promotion, routes, checks, flights, turns of several actions. By click and by
 * key, with the announcements.
 */
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cell, endTurn, piece, view } from '../../../state/match/match.fixture.ts';
import { becoming, can, way } from '../../../state/match/special.fixture.ts';
import {
  all,
  ask,
  at,
  click,
  given,
  ok,
  open,
  played,
  press,
  q,
  rest,
  said,
  step,
  type,
} from '../../testing/table.tsx';

describe('promotion', () => {
  beforeEach(async () => {
    given.actions = ['voyager', 'mass', 'angel', 'charonite'].map((kind) => becoming(kind));
    await open(view());
    await click(at('b1'));
    await rest();
  });
  const chosen = () => q('[data-kind][aria-selected=true]')?.dataset.kind;
  it('shows the kinds, the strongest first, the search field focused, the first one explained and selected', async () => {
    await click(at('b3'));
    await rest();
    expect(all('[data-kind]').map((k) => k.textContent)).toEqual(['Angel', 'Voyager', 'Charonite', 'Mass']);
    expect(chosen()).toBe('angel');
    expect(document.activeElement).toBe(q('[data-look=promotion] input'));
    expect(q('[data-look=promotion] > :last-child')?.textContent).toContain('The Angel.');
    expect(q('dialog h2')?.textContent).toBe('Promote the Voyager on b3');
    expect(said().at(-1)).toBe('On b3 it becomes one of 4. Type a name, or use the arrow keys.');
  });
  it('is found by typing, and Enter plays it', async () => {
    await click(at('b3'));
    await type(q('[data-look=promotion] input'), 'ma');
    expect(all('[data-kind]').map((k) => k.dataset.kind)).toEqual(['mass']);
    await rest();
    expect(q('[data-look=promotion] > :last-child')?.textContent).toContain('This would give check.');
    await press('Enter');
    expect(played()).toEqual([becoming('mass').text]);
  });
  it('says that no piece has that name, and plays nothing', async () => {
    await click(at('b3'));
    await type(q('[data-look=promotion] input'), 'zzz');
    expect(q('[data-look=promotion]')?.textContent).toContain('No match.');
    await press('Enter');
    expect(played()).toEqual([]);
  });
  it('is navigated by the arrow keys and chosen by a click', async () => {
    await click(at('b3'));
    await press('ArrowDown');
    expect(document.activeElement).toBe(q('[data-kind=angel]'));
    for (let i = 0; i < 3; i++) await press('ArrowRight');
    expect(chosen()).toBe('mass');
    expect(q('[data-testid=become]')?.textContent).toBe('Become a Mass');
    await press('c');
    expect(document.activeElement).toBe(q('[data-look=promotion] input'));
    expect(all('[data-kind]').map((k) => k.dataset.kind)).toEqual(['charonite']);
    await click(q('[data-kind=charonite]'));
    expect(played()).toEqual([becoming('charonite').text]);
  });
  it('leaves the piece lifted on Escape, with nothing played and the focus on the cell', async () => {
    await click(at('b3'));
    await press('Escape');
    await rest();
    expect(q('[data-look=promotion]')).toBeNull();
    expect(document.body.dataset.mode).toBe('lifted');
    expect(at('b1').getAttribute('aria-pressed')).toBe('true');
    expect(played()).toEqual([]);
  });
});

describe('routes', () => {
  beforeEach(async () => {
    given.actions = [way('a2', 'b3'), way('c2', 'b3')];
    await open(view());
    await click(at('b1'));
    await rest();
    await click(at('b3'));
  });
  it('are on a card without a scrim, with the letters of the board', () => {
    expect(q('[data-look=route] h2')?.textContent).toBe('Two ways to b3');
    expect(q('dialog')).toBeNull();
    expect(all('[data-look=route] li button > :first-child').map((l) => l.textContent)).toEqual(['A', 'B']);
    expect(
      all('.letters text')
        .map((t) => t.textContent)
        .sort(),
    ).toEqual(['A', 'B']);
    expect(all('[data-look=this] > .line')).toHaveLength(1);
  });
  it('are compared by arrows and letters, and the focused one is drawn', async () => {
    await press('ArrowDown');
    expect(ask['match.preview']).toHaveBeenLastCalledWith(expect.objectContaining({ action: way('c2', 'b3').text }));
    expect(q('[data-testid=go-by]')?.textContent).toBe('Use route B');
    await press('a');
    expect(q('[data-look=route] [aria-pressed=true]')?.textContent).toContain('By a2.');
    await click(q('[data-testid=go-by]'));
    expect(played()).toEqual([way('a2', 'b3').text]);
  });
  it('are chosen by number, and left by Escape with the piece lifted', async () => {
    await press('Escape');
    expect(q('[data-look=route]')).toBeNull();
    expect(document.body.dataset.mode).toBe('lifted');
    await click(at('b3'));
    await press('2');
    expect(played()).toEqual([way('c2', 'b3').text]);
  });
});

describe('checks, flights, turns of several moves', () => {
  const pip = (square: HTMLElement) => ['turned', 'hollow'].find((look) => square.classList.contains(look));
  const check = (by: number, at: string, says: string) => ({
    ...{ side: 0 as const, king: 1, at: cell('a1'), by, line: [cell(at), cell('a1')], says, ruling: null },
  });
  const checks = [check(12, 'b2', 'A Diskette threatens the King.'), check(13, 'c2', 'Another one does.')];
  it('what is counted stands beside its side', async () => {
    await open(view({ tallies: [{ side: 1, says: 'Counting: 12 of 64.', isSpoken: true }] }));
    expect(q('[data-testid=seat-line]')?.textContent).toContain('Counting: 12 of 64');
    expect(q('[data-testid=seat-magi]')?.textContent).not.toContain('Counting');
  });
  it('a check replaces the title and is shown one by one', async () => {
    await open(view({ checks }));
    expect(q('[data-testid=check-notice]')?.textContent).toContain(
      'Check. A Diskette threatens the King. One more threat.',
    );
    expect(q('[data-region=top] h1')?.parentElement?.classList.contains('sr')).toBe(true);
    expect(at('a1').getAttribute('aria-label')).toBe('a1, MAGI King, threatened');
    expect(q('.lines')).toBeNull();
    await click(q('[data-testid=show-check]'));
    expect(all('[data-look=threat] > .line')).toHaveLength(1);
    await click(q('[data-testid=show-check]'));
    expect(q('[data-testid=check-notice]')?.textContent).toContain('Another one does.');
    await act(async () => at('a1').focus());
    await press('Escape');
    expect(q('.lines')).toBeNull();
    await press('+');
    expect(said().at(-1)).toBe('A Diskette threatens the King.');
  });
  it.each<[string, string | undefined]>([
    ['checkmate', 'Checkmate. Another one does.'],
    ['resignation', undefined],
  ])('at the end by %s it is said what it was', async (reason, says) => {
    await open(view({ checks: checks.slice(1), outcome: { winner: 1, reason, says: 'Over.' } }));
    expect(q('[data-testid=check-notice] p')?.textContent?.trim()).toBe(says);
  });
  it('a new check is announced assertively', async () => {
    given.actions = [way('b3')];
    await open(view(), {
      'match.play': () =>
        ok({
          revision: 8,
          view: view({ revision: 8, turn: 1 }),
          effects: [{ do: 'check', side: 1, at: cell('c3'), by: 2, says: '' }],
        }),
    });
    await click(at('b1'));
    await rest();
    await click(at('b3'));
    await rest();
    expect(q('[data-testid=alert]')?.textContent).toBe('LINE is in check on c3, by Voyager b1.');
  });
  it('a preview names whom a lasting condition comes to, not the piece that moves', async () => {
    const by = { piece: 12, at: cell('b2'), state: 'frozen', on: true, by: [2] };
    const frozen = { do: 'state' as const, ...by, says: 'It is frozen and cannot leave its square.' };
    given.actions = [way('b3')];
    await open(view(), {
      'match.preview': () => ok({ action: way('b3'), effects: [frozen], after: [] }),
    });
    await click(at('b1'));
    await rest();
    await press('ArrowUp');
    await press('ArrowUp');
    await rest();
    expect(step()).toContain('LINE Diskette b2 is frozen.');
    expect(step()).not.toContain('It is frozen');
  });
  it('flights show owner, cell and turn, link to their cell, and have a key', async () => {
    const pieces = [...view().pieces, piece(21, 'mass', 1, null, { place: 'flight' })];
    const flights = [{ piece: 21, side: 1 as const, kind: 'mass', to: cell('b3'), left: 1, says: '' }];
    await open(view({ pieces, flights }));
    expect(q('[data-section=flights] ul')?.textContent).toBe('Mass, LINE’s, to b3next');
    expect(all('[data-testid=counter] .lozenge').map(pip)).toEqual(['hollow', 'hollow', 'turned']);
    expect(at('b3').getAttribute('aria-label')).toBe('b3, empty, LINE Mass lands here in 1 turn');
    expect(at('b3').querySelector('.lands')?.textContent).toBe('1');
    await press('l', { ctrlKey: true });
    await act(async () => expect.poll(() => document.activeElement).toBe(q('[data-flight="21"]')));
    await click(q('[data-flight="21"]'));
    expect(document.activeElement).toBe(at('b3'));
  });
  it('says so when nothing is in flight', async () => {
    await open(view());
    expect(q('[data-section=flights]')?.textContent).toContain('Nothing is in flight.');
    await press('l', { ctrlKey: true });
    expect(said().at(-1)).toBe('Nothing is in flight.');
  });
  it('an unfinished turn has pips, says why, and can be ended', async () => {
    given.ofNone = [endTurn()];
    const budget = { left: 1, of: 2, says: 'Two moves, because LINE dawdled.' };
    await open(view({ budget, can: { ...can, endTurn: true } }));
    expect(step()).toContain('Still MAGI’s turn: Two moves, because LINE dawdled.');
    expect(step()).toContain('Move once more, or end the turn.');
    expect(q('[data-testid=budget]')?.getAttribute('aria-label')).toBe('Move 2 of 2');
    expect(all('[data-testid=budget] .lozenge').map(pip)).toEqual(['hollow', 'turned']);
    await press('Enter', { ctrlKey: true });
    await rest();
    expect(played()).toEqual(['end']);
  });
});

it('a piece that cannot move because of check names the attacker', async () => {
  const line = [cell('b2'), cell('a1')];
  const checks = [
    { side: 0 as const, king: 1, at: cell('a1'), by: 12, line, says: 'A Diskette threatens.', ruling: null },
  ];
  const says = 'That would leave the King in check, by a Diskette.';
  await open(view({ checks, movable: [1] }), { 'match.why': () => ok({ says, ruling: 'D-LEGAL' }) });
  await click(at('b1'));
  await rest();
  expect(step()).toContain(`Voyager b1 can’t move now.${says}`);
  expect(said().at(-1)).toBe(`Voyager b1 can’t move now. ${says}`);
});
