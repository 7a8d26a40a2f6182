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
  click,
  given,
  open,
  playedActions,
  press,
  q,
  resolvedOk,
  rest,
  saidLines,
  squareAt,
  stepBarText,
  type,
} from '../../testing/table.tsx';

describe('promotion', () => {
  beforeEach(async () => {
    given.actions = ['voyager', 'mass', 'angel', 'charonite'].map((kind) => becoming(kind));
    await open(view());
    await click(squareAt('b1'));
    await rest();
  });
  const chosen = () => q('[data-kind][aria-selected=true]')?.dataset.kind;
  it('shows the kinds, the strongest first, the search field focused, the first one explained and selected', async () => {
    await click(squareAt('b3'));
    await rest();
    expect(all('[data-kind]').map((k) => k.textContent)).toEqual(['Angel', 'Voyager', 'Charonite', 'Mass']);
    expect(chosen()).toBe('angel');
    expect(document.activeElement).toBe(q('[data-look=promotion] input'));
    expect(q('[data-look=promotion] > :last-child')?.textContent).toContain('The Angel.');
    expect(q('dialog h2')?.textContent).toBe('Promote the Voyager on b3');
    expect(saidLines().at(-1)).toBe('On b3 it becomes one of 4. Type a name, or use the arrow keys.');
  });
  it('is found by typing, and Enter plays it', async () => {
    await click(squareAt('b3'));
    await type(q('[data-look=promotion] input'), 'ma');
    expect(all('[data-kind]').map((k) => k.dataset.kind)).toEqual(['mass']);
    await rest();
    expect(q('[data-look=promotion] > :last-child')?.textContent).toContain('This would give check.');
    await press('Enter');
    expect(playedActions()).toEqual([becoming('mass').text]);
  });
  it('says that no piece has that name, and plays nothing', async () => {
    await click(squareAt('b3'));
    await type(q('[data-look=promotion] input'), 'zzz');
    expect(q('[data-look=promotion]')?.textContent).toContain('No match.');
    await press('Enter');
    expect(playedActions()).toEqual([]);
  });
  it('is navigated by the arrow keys and chosen by a click', async () => {
    await click(squareAt('b3'));
    await press('ArrowDown');
    expect(document.activeElement).toBe(q('[data-kind=angel]'));
    for (let i = 0; i < 3; i++) await press('ArrowRight');
    expect(chosen()).toBe('mass');
    expect(q('[data-testid=become]')?.textContent).toBe('Become a Mass');
    await press('c');
    expect(document.activeElement).toBe(q('[data-look=promotion] input'));
    expect(all('[data-kind]').map((k) => k.dataset.kind)).toEqual(['charonite']);
    await click(q('[data-kind=charonite]'));
    expect(playedActions()).toEqual([becoming('charonite').text]);
  });
  it('leaves the piece lifted on Escape, with nothing played and the focus on the cell', async () => {
    await click(squareAt('b3'));
    await press('Escape');
    await rest();
    expect(q('[data-look=promotion]')).toBeNull();
    expect(document.body.dataset.mode).toBe('lifted');
    expect(squareAt('b1').getAttribute('aria-pressed')).toBe('true');
    expect(playedActions()).toEqual([]);
  });
});

describe('routes', () => {
  beforeEach(async () => {
    given.actions = [way('a2', 'b3'), way('c2', 'b3')];
    await open(view());
    await click(squareAt('b1'));
    await rest();
    await click(squareAt('b3'));
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
  it('are said to be chosen by the letters on the card, not by numbers that nobody sees', () => {
    expect(stepBarText()).toContain('Click a route, or press its letter and Enter. Esc goes back.');
    expect(stepBarText()).not.toContain('number');
  });
  it('are compared by arrows and letters, and the focused one is drawn', async () => {
    await press('ArrowDown');
    expect(ask['match.preview']).toHaveBeenLastCalledWith(expect.objectContaining({ action: way('c2', 'b3').text }));
    expect(q('[data-testid=go-by]')?.textContent).toBe('Use route B');
    await press('a');
    expect(q('[data-look=route] [aria-pressed=true]')?.textContent).toContain('By a2.');
    await click(q('[data-testid=go-by]'));
    expect(playedActions()).toEqual([way('a2', 'b3').text]);
  });
  it('are chosen by number, and left by Escape with the piece lifted', async () => {
    await press('Escape');
    expect(q('[data-look=route]')).toBeNull();
    expect(document.body.dataset.mode).toBe('lifted');
    await click(squareAt('b3'));
    await press('2');
    expect(playedActions()).toEqual([way('c2', 'b3').text]);
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
    expect(squareAt('a1').getAttribute('aria-label')).toBe('a1, MAGI King, threatened');
    expect(q('.lines')).toBeNull();
    await click(q('[data-testid=show-check]'));
    expect(all('[data-look=threat] > .line')).toHaveLength(1);
    await click(q('[data-testid=show-check]'));
    expect(q('[data-testid=check-notice]')?.textContent).toContain('Another one does.');
    await act(async () => squareAt('a1').focus());
    await press('Escape');
    expect(q('.lines')).toBeNull();
    await press('+');
    expect(saidLines().at(-1)).toBe('A Diskette threatens the King.');
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
        resolvedOk({
          revision: 8,
          view: view({ revision: 8, turn: 1 }),
          effects: [{ do: 'check', side: 1, at: cell('c3'), by: 2, says: '' }],
        }),
    });
    await click(squareAt('b1'));
    await rest();
    await click(squareAt('b3'));
    await rest();
    expect(q('[data-testid=alert]')?.textContent).toBe('LINE is in check on c3, by Voyager b1.');
  });
  it('a preview names whom a lasting condition comes to, not the piece that moves', async () => {
    const by = { piece: 12, at: cell('b2'), state: 'frozen', on: true, by: [2] };
    const frozen = { do: 'state' as const, ...by, says: 'It is frozen and cannot leave its square.' };
    given.actions = [way('b3')];
    await open(view(), {
      'match.preview': () => resolvedOk({ action: way('b3'), effects: [frozen], after: [] }),
    });
    await click(squareAt('b1'));
    await rest();
    await press('ArrowUp');
    await press('ArrowUp');
    await rest();
    expect(stepBarText()).toContain('LINE Diskette b2 is frozen.');
    expect(stepBarText()).not.toContain('It is frozen');
  });
  it('flights show owner, cell and turn, link to their cell, and have a key', async () => {
    const pieces = [...view().pieces, piece(21, 'mass', 1, null, { place: 'flight' })];
    const flights = [{ piece: 21, side: 1 as const, kind: 'mass', to: cell('b3'), left: 1, says: '' }];
    await open(view({ pieces, flights }));
    expect(q('[data-section=flights] ul')?.textContent).toBe('Mass, LINE’s, to b3next');
    expect(all('[data-testid=counter] .lozenge').map(pip)).toEqual(['hollow', 'hollow', 'turned']);
    expect(squareAt('b3').getAttribute('aria-label')).toBe('b3, empty, LINE Mass lands here in 1 turn');
    expect(squareAt('b3').querySelector('.lands')?.textContent).toBe('1');
    await press('l', { ctrlKey: true });
    await act(async () => expect.poll(() => document.activeElement).toBe(q('[data-flight="21"]')));
    await click(q('[data-flight="21"]'));
    expect(document.activeElement).toBe(squareAt('b3'));
  });
  it('says so when nothing is in flight', async () => {
    await open(view());
    expect(q('[data-section=flights]')?.textContent).toContain('Nothing is in flight.');
    await press('l', { ctrlKey: true });
    expect(saidLines().at(-1)).toBe('Nothing is in flight.');
  });
  it('an unfinished turn has pips, says why, and can be ended', async () => {
    given.ofNone = [endTurn()];
    const budget = { left: 1, of: 2, says: 'Two moves, because LINE dawdled.' };
    await open(view({ budget, can: { ...can, endTurn: true } }));
    expect(stepBarText()).toContain('Still MAGI’s turn: Two moves, because LINE dawdled.');
    expect(stepBarText()).toContain('Move once more, or end the turn.');
    expect(q('[data-testid=budget]')?.getAttribute('aria-label')).toBe('Move 2 of 2');
    expect(all('[data-testid=budget] .lozenge').map(pip)).toEqual(['hollow', 'turned']);
    await press('Enter', { ctrlKey: true });
    await rest();
    expect(playedActions()).toEqual(['end']);
  });
});

it('a piece that cannot move because of check names the attacker', async () => {
  const line = [cell('b2'), cell('a1')];
  const checks = [
    { side: 0 as const, king: 1, at: cell('a1'), by: 12, line, says: 'A Diskette threatens.', ruling: null },
  ];
  const says = 'That would leave the King in check, by a Diskette.';
  await open(view({ checks, movable: [1] }), { 'match.why': () => resolvedOk({ says, ruling: 'D-LEGAL' }) });
  await click(squareAt('b1'));
  await rest();
  expect(stepBarText()).toContain(`Voyager b1 can’t move now.${says}`);
  expect(saidLines().at(-1)).toBe(`Voyager b1 can’t move now. ${says}`);
});

describe('a declaration', () => {
  const row = async () => {
    await click(q('[data-testid=menu]'));
    return (
      all('[role=menuitem]').find((item) => item.textContent?.startsWith('Declare the game over'))?.textContent ?? null
    );
  };
  it('has a button beside the text of the step as soon as it can be made', async () => {
    await open(view({ declaring: null }));
    await click(q('[data-testid=stepbar] [data-testid=declare]'));
    expect(playedActions()).toEqual(['declare']);
  });
  it('is in the menu before that, with what it lacks', async () => {
    await open(view({ declaring: 'Points: 27. A declaration needs 28.' }));
    expect(q('[data-testid=stepbar] [data-testid=declare]')).toBeNull();
    expect(await row()).toContain('Points: 27. A declaration needs 28.');
  });
  it('is not mentioned in games without it', async () => {
    await open(view());
    expect(q('[data-testid=stepbar] [data-testid=declare]')).toBeNull();
    expect(await row()).toBeNull();
  });
});
