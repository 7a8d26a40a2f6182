/**
 * Placing features and the hand-over: by click, key and drag, and what must not be in the page for the other player.
 */
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { cell, view } from '../../../state/match/match.fixture.ts';
import { can, laying, passing, place } from '../../../state/match/special.fixture.ts';
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
} from '../../testing/table.tsx';

describe('placing features', () => {
  const pool = (feature: string) => q(`[data-feature=${feature}]`);
  const start = async (v = laying()) => {
    given.ofNone = [place('tower', 'a2'), place('tower', 'b3'), place('trap', 'b3')];
    await open(v);
  };
  it('shows both pools with what is left and what must be placed, the mover’s as buttons', async () => {
    await start();
    expect(pool('tower')?.getAttribute('aria-label')).toBe('Tower, 2 left, 1 of them must be placed');
    expect(all('[data-feature]')).toHaveLength(2);
    // a picture may contain a letter of its own, which is hidden from screen readers
    const words = all('[data-testid=pool] fieldset > span').map((p) =>
      [...p.querySelectorAll('span')].map((el) => el.textContent).join(''),
    );
    expect(words).toEqual(['Tower, 1 left1', 'Trap, none left0']);
    expect(stepBarText()).toContain('MAGI to place.Each side lays out its Towers and Traps.');
  });
  it('shows what is left, and nothing to press, while somebody at another machine places', async () => {
    await start({ ...laying(), seat: 1 });
    expect(all('[data-testid=pool] fieldset')).toHaveLength(2);
    expect(all('[data-testid=pool] button')).toEqual([]);
    expect(q('[data-testid=pool]')?.textContent).not.toContain('Click one');
  });
  it('by click: select, see the cells highlighted, place', async () => {
    await start();
    await click(pool('tower'));
    expect(pool('tower')?.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement?.closest('[data-board]')).not.toBeNull();
    expect(
      all('[data-marks=drop]')
        .map((c) => c.dataset.name)
        .sort(),
    ).toEqual(['a2', 'b3']);
    expect(saidLines().at(-1)).toBe('Tower to place. 2 squares.');
    await click(squareAt('b3'));
    expect(playedActions()).toEqual(['tower@b3']);
  });
  it('by key: a number selects, a dot steps through the cells, Enter places, a question mark asks why not', async () => {
    await start();
    await press('1');
    await press('.');
    expect(['a2', 'b3']).toContain((document.activeElement as HTMLElement).dataset.name);
    await act(async () => squareAt('c1').focus());
    await press('?');
    await rest();
    expect(ask['match.why']).toHaveBeenCalledWith({
      ...{ match: 'm', revision: 7, piece: null, cell: cell('c1'), places: 'tower' },
    });
    expect(stepBarText()).toContain('Tower can’t be placed on c1.Two of them on one colour.D-T1');
    expect(saidLines().at(-1)).toBe('Tower can’t be placed on c1. Two of them on one colour.');
    await act(async () => squareAt('a2').focus());
    await press('Enter');
    expect(playedActions()).toEqual(['tower@a2']);
  });
  it('by drag from the pool onto the board', async () => {
    await start();
    const move = (type: string, el: Element, x: number) =>
      act(async () => {
        el.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            clientX: x,
            clientY: 0,
            button: 0,
            buttons: type === 'pointerup' ? 0 : 1,
          }),
        );
      });
    await move('pointerdown', pool('tower')!, 0);
    await move('pointermove', pool('tower')!, 30);
    expect(document.body.dataset.mode).toBe('laying');
    await move('pointermove', squareAt('b3'), 40);
    expect(squareAt('b3').querySelector('.feature.ghost')).not.toBeNull();
    await move('pointerup', squareAt('b3'), 40);
    expect(playedActions()).toEqual(['tower@b3']);
  });
  it('calls it placing everywhere: beside the player, in the step bar, in the panel', async () => {
    await start();
    expect(q('[data-testid=seat-magi]')?.textContent).toContain('MAGI · to place');
    expect(document.body.textContent).not.toContain('MAGI to move');
    expect(q('[data-section=pool]')?.textContent).toContain('Terrain to place');
    expect(pool('tower')?.textContent).toContain('2 left, 1 must be placed');
    expect(q('[data-testid=lay-ready]')).toBeNull();
  });
  it('uses a prepared placement where there is one, by a button that says what it places', async () => {
    given.ofNone = [place('tower', 'a2')];
    const laid = laying({ revision: 8, features: [{ id: 'tower', cell: 1, side: null, hidden: false, says: '' }] });
    await open(laying({ phase: { ...laying().phase!, ready: 'Places every Tower.' } }), {
      'match.layReady': () => resolvedOk({ revision: 8, effects: [], view: laid }),
    });
    const button = q('[data-testid=lay-ready]')!;
    expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe('Places every Tower.');
    await click(button);
    await rest();
    expect(ask['match.layReady']).toHaveBeenCalledWith({ match: 'm', revision: 7 });
    expect(saidLines().at(-1)).toBe('The ready-made layout is placed.');
    expect(q('[data-testid=lay-ready]')).toBeNull();
  });
  it('cannot pass while something must be placed, and says what', async () => {
    await start();
    const button = q('[data-testid=pass]')!;
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.dataset.tip).toBe('You can’t pass while you must still place 1 Tower.');
    await press('Enter', { ctrlKey: true, shiftKey: true });
    expect(saidLines().at(-1)).toBe(button.dataset.tip);
    expect(playedActions()).toEqual([]);
  });
  it('passes by button and by key', async () => {
    given.ofNone = [place('trap', 'b3'), passing];
    await open(laying());
    expect(q('[data-testid=stepbar] [data-testid=pass]')).not.toBeNull();
    await press('Enter', { ctrlKey: true, shiftKey: true });
    expect(playedActions()).toEqual(['pass']);
  });
  it('says that there is no cell for a feature', async () => {
    given.ofNone = [place('trap', 'b3')];
    await open(laying());
    expect(pool('tower')?.dataset.tip).toBe('There is no square for a Tower now.');
    await press('1');
    expect(saidLines().at(-1)).toBe('There is no square for a Tower now.');
  });
});

describe('the hand-over', () => {
  const handOver = { to: 1 as const, says: 'LINE notes its Traps now.' };
  const hidden = laying({ turn: 1, handOver, players: [{ name: 'Ida' }, { name: 'Otto' }] });
  const open1 = laying({
    ...{ revision: 9, turn: 1, viewer: 1, can: { ...can, hide: true } },
    features: [{ id: 'trap', cell: cell('b3'), side: 1, hidden: true, says: '' }],
  });
  const answers = {
    'match.reveal': () => resolvedOk(open1),
    'match.hide': () => resolvedOk({ ...hidden, revision: 10 }),
  };
  it('is the only content of the page, has the focus on its heading, and Escape does not dismiss it', async () => {
    await open(hidden, answers);
    expect(document.body.dataset.hidden).toBe('1');
    expect(document.activeElement?.textContent).toBe('Hand the screen to LINE');
    expect(q('[data-testid=hand-over]')?.textContent).toContain('LINE notes its Traps now.');
    for (const part of ['[role=grid]', '[data-testid=panel-body]', '[data-region]:not(main)', '[data-cell]'])
      expect(q(part)).toBeNull();
    await press('Escape');
    await press('z', { ctrlKey: true });
    expect(q('[data-testid=hand-over]')).not.toBeNull();
    expect(ask['match.undo']).toBeUndefined();
  });
  it('is opened by the right player, names the viewer, and can be closed again', async () => {
    await open(hidden, answers);
    expect(q('[data-testid=reveal]')?.textContent).toBe('I am LINE. Show my secrets');
    await click(q('[data-testid=reveal]'));
    await rest();
    expect(q('[data-testid=hand-over]')).toBeNull();
    expect(squareAt('b3').getAttribute('aria-label')).toContain('Trap (only you know)');
    expect(q('[data-testid=secret-notice]')?.textContent).toContain('Only LINE may look now.');
    expect(document.activeElement?.closest('[data-board]')).not.toBeNull();
    await click(q('[data-testid=hide]'));
    await rest();
    expect(q('[data-testid=hand-over]')).not.toBeNull();
    expect(document.body.textContent).not.toContain('Trap (only');
  });
  it('leaves only the sentence that it is hidden in the live regions', async () => {
    given.ofNone = [place('trap', 'b3')];
    await open(laying({ viewer: 0 }), {
      'match.play': () =>
        resolvedOk({
          revision: 8,
          view: { ...hidden, revision: 8 },
          effects: [{ do: 'feature', feature: 'trap', cell: cell('b3'), on: true, hidden: true, says: '' }],
        }),
    });
    await press('2');
    expect(saidLines().at(-1)).toBe('Trap to place. 1 square.');
    await click(squareAt('b3'));
    await rest();
    expect(saidLines()).toEqual(['Secrets hidden.']);
    expect(document.body.innerHTML).not.toContain('Trap ');
  });
  it('leaves none of it either when the other side has nothing to hide', async () => {
    given.ofNone = [place('trap', 'b3')];
    await open(laying({ viewer: 0 }), {
      'match.play': () => resolvedOk({ revision: 8, view: view({ revision: 8, turn: 1 }), effects: [] }),
    });
    await press('2');
    await click(squareAt('b3'));
    await rest();
    expect(q('[data-testid=hand-over]')).toBeNull();
    expect(saidLines()).toEqual([]);
  });
  it('lets a player look at their own secrets before deciding', async () => {
    await open(view({ can: { ...can, reveal: true } }), answers);
    await press('u', { altKey: true });
    expect(q('[data-testid=hand-over]')?.textContent).toContain('Only MAGI may look now');
    await click(q('[data-testid=stay-hidden]'));
    expect(q('[role=grid]')).not.toBeNull();
    expect(ask['match.reveal']).not.toHaveBeenCalled();
  });
  it('asks both players before something revealed is undone', async () => {
    const back = { revision: 8, view: view({ revision: 8 }), effects: [] };
    await open(view({ can: { ...can, undoNeedsBoth: true } }), { 'match.undo': () => resolvedOk(back) });
    await click(q('[data-testid=undo]'));
    expect(q('[data-testid=hand-over]')?.textContent).toContain('Both players must agree');
    await click(q('[data-testid=agree-magi]'));
    expect(ask['match.undo']).not.toHaveBeenCalled();
    await click(q('[data-testid=agree-magi]'));
    await click(q('[data-testid=agree-line]'));
    expect(ask['match.undo']).not.toHaveBeenCalled();
    await click(q('[data-testid=agree-magi]'));
    await rest();
    expect(ask['match.undo']).toHaveBeenCalledWith({ match: 'm', revision: 7, unit: 'action', agreed: true });
    expect(q('[data-testid=hand-over]')).toBeNull();
  });
});

describe('an offer of a draw', () => {
  it('hides secrets before the other player is asked', async () => {
    const features = [{ id: 'trap', cell: cell('b3'), side: 0 as const, hidden: true, says: '' }];
    await open(view({ viewer: 0, features, can: { ...can, hide: true } }), {
      'match.hide': () => resolvedOk(view({ revision: 8 })),
    });
    await click(q('[data-testid=menu]'));
    await click(all('[role=menuitem]').find((item) => item.textContent?.startsWith('Offer a draw')) ?? null);
    await rest();
    expect(ask['match.hide']).toHaveBeenCalledTimes(1);
    expect(q('[data-testid=draw-yes]')).not.toBeNull();
    expect(squareAt('b3').getAttribute('aria-label')).toBe('b3, empty');
  });
});
