/** The table while the computer plays: what the step bar says and offers in each of its states, and its progress. */
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { EngineFor } from '../../../electron/contract/engines.ts';
import type { EventName } from '../../../electron/contract/requests.ts';
import type { ComputerState, View } from '../../../electron/contract/view.ts';
import { useApp } from '../../state/app.ts';
import { cell, view } from '../../state/match/match.fixture.ts';
import { ask, click, open, press, q, resolvedOk, rest, saidLines, stepBarText } from '../testing/table.tsx';

const seat = { name: '', computer: { level: '4', seconds: 8 } };
const against = (state: ComputerState['state'], more: Partial<View> = {}): View =>
  view({ players: [{ name: 'Ida' }, seat], turn: 1, movable: [], computer: { side: 1, state }, ...more });
const listeners = new Map<EventName, (event: unknown) => void>();
const tell = (name: EventName, event: object) => act(async () => listeners.get(name)?.(event));

/** The window of these tests is so low that the section is folded. */
const unfolded = async (): Promise<string | null | undefined> => {
  expect(q('[data-testid=computer]')).toBeNull();
  await click(q('[data-section=computer] header button'));
  return q('[data-testid=computer]')?.textContent;
};

const sit = async (opened: View, engines: readonly EngineFor[] = []) => {
  listeners.clear();
  const on = new Proxy(
    {},
    {
      get: (_, name: EventName) => (hear: (event: unknown) => void) => {
        listeners.set(name, hear);
        return () => listeners.delete(name);
      },
    },
  );
  useApp.setState({ on: on as never });
  await open(opened, {
    'match.view': () => resolvedOk(opened),
    'engines.atMatch': () => resolvedOk({ engines }),
    'app.possible': () => resolvedOk({}),
    'computer.moveNow': () => resolvedOk({}),
    'computer.shown': () => resolvedOk({}),
    'computer.go': () => resolvedOk({ ...opened, computer: { side: 1, state: 'thinking' } }),
    'computer.pause': ({ paused }: { paused: boolean }) =>
      resolvedOk({ ...opened, computer: { side: 1, state: paused ? 'paused' : 'thinking' } }),
    'match.agree': () => resolvedOk({ revision: 9, effects: [], view: view({ revision: 9 }) }),
    'computer.seat': () =>
      resolvedOk({ revision: 8, effects: [], view: view({ revision: 8, turn: 1, movable: [12] }) }),
  });
};

it('thinks: its progress is shown, announced once, and Ctrl+Enter makes it move', async () => {
  await sit(against('thinking'));
  expect(q('[data-testid=seat-line]')?.textContent).toContain('thinking');
  for (const seconds of [0, 1, 2])
    await tell('thinking', { match: 'm', side: 1, depth: seconds * 2, seconds, most: 8 });
  expect(stepBarText()).toContain('LINE is thinking, 4 moves ahead.');
  expect(stepBarText()).toContain('2 of at most 8 seconds.');
  expect(saidLines().filter((line) => line === 'LINE thinks.')).toHaveLength(1);
  await press('Enter', { ctrlKey: true });
  expect(ask['computer.moveNow']).toHaveBeenCalledWith({ match: 'm', revision: 7 });
  expect(ask['match.play']).not.toHaveBeenCalled();
});

it('that takes longer than it should, because the machine is busy, says so', async () => {
  await sit(against('thinking'));
  await tell('thinking', { match: 'm', side: 1, depth: null, seconds: 10, most: 8 });
  expect(stepBarText()).toContain('10 seconds, this machine is busy.');
});

it('its progress draws the board neither again nor anew', async () => {
  await sit(against('thinking'));
  const board = q('[data-board]')!;
  const changes = vi.fn();
  const observer = new MutationObserver(changes);
  observer.observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
  await tell('thinking', { match: 'm', side: 1, depth: 3, seconds: 3, most: 8 });
  expect(stepBarText()).toContain('3 moves ahead');
  expect(observer.takeRecords()).toEqual([]);
  expect(changes).not.toHaveBeenCalled();
});

it('waits after going back, until it is let move', async () => {
  await sit(against('waiting'));
  expect(stepBarText()).toContain('LINE waits: you have gone back.');
  await click(q('[data-testid=let-move]'));
  expect(ask['computer.go']).toHaveBeenCalledWith({ match: 'm', revision: 7 });
  expect(stepBarText()).toContain('LINE is thinking.');
});

it('has failed: the game is safe, it can try again, or a person plays both sides', async () => {
  await sit(against('failed'));
  expect(stepBarText()).toContain('The computer stopped. Your game is safe.');
  expect(q('[data-testid=let-move]')?.textContent).toBe('Try again');
  await click(q('[data-testid=both-sides]'));
  expect(ask['computer.seat']).toHaveBeenCalledWith({ match: 'm', revision: 7, side: 1, computer: null });
  await rest();
  expect(saidLines()).toContain('A person plays LINE from here.');
  expect(q('[data-testid=computer]')).toBeNull();
});

it('without its program says so, aloud too, and what to do', async () => {
  await sit(against('failed', { computer: { side: 1, state: 'failed', trouble: 'program' } }));
  const fact = 'The computer cannot think: its program is missing or damaged.';
  expect(stepBarText()).toContain(fact);
  expect(stepBarText()).toContain('Install Fairytable again, then try again, or let a person play LINE.');
  expect(saidLines().filter((text) => text.startsWith(fact))).toHaveLength(1);
  await click(q('[data-testid=let-move]'));
  expect(ask['computer.go']).toHaveBeenCalledWith({ match: 'm', revision: 7 });
});

const change = (element: HTMLSelectElement | null, value: string) =>
  act(async () => {
    element!.value = value;
    element!.dispatchEvent(new Event('change', { bubbles: true }));
  });

describe('another engine', () => {
  const fish: EngineFor = { name: 'Fish', ranges: [{ by: 'elo', least: 500, most: 2850 }], why: null };
  const old: EngineFor = { name: 'Old', ranges: [], why: 'Old does not know this game.' };
  const who = () => q('select[aria-label="Which program plays LINE"]') as HTMLSelectElement | null;
  /** the dialog, once it knows who can play */
  const seating = async () => {
    await act(async () => useApp.setState(({ hello }) => ({ hello: hello && { ...hello, native: true } })));
    await unfolded();
    await click(q('[data-testid=change-level]'));
    await rest();
  };
  const engine = { name: 'Fish', strength: { by: 'elo', value: 1500 } } as const;
  const its = { name: '', computer: { level: '4', seconds: 8, engine } };
  const players: View['players'] = [{ name: 'Ida' }, its];

  it('is called by its name at its seat and in the panel', async () => {
    await sit(against('thinking', { players }));
    await tell('thinking', { match: 'm', side: 1, depth: null, seconds: 1, most: 8 });
    expect(stepBarText()).toContain('LINE is thinking.');
    expect(await unfolded()).toContain('Fish, Elo 1500');
    await sit(view({ players }));
    expect(q('[data-testid=seat-line]')?.textContent).toContain('Fish');
  });
  it('that has failed says so in its own sentence; the computer plays on at the seat’s level', async () => {
    const says = 'There is no engine called Fish on this machine.';
    await sit(against('failed', { players, computer: { side: 1, state: 'failed', trouble: 'broken', says } }));
    expect(stepBarText()).toContain(says);
    expect(saidLines().filter((text) => text.startsWith(says))).toHaveLength(1);
    expect(q('[data-testid=let-move]')?.textContent).toBe('Try again');
    expect(q('[data-testid=both-sides]')).not.toBeNull();
    await click(q('[data-testid=let-computer]'));
    expect(ask['computer.seat']).toHaveBeenCalledWith({
      match: 'm',
      revision: 7,
      side: 1,
      computer: { level: '4', seconds: 8 },
    });
  });
  it('takes the seat of the computer during a game, with its strength; who cannot play says why', async () => {
    await sit(view({ players: [{ name: 'Ida' }, seat], computer: null }), [fish, old]);
    await seating();
    expect([...who()!.options].map(({ text }) => text)).toEqual(['Fairytable', 'Fish']);
    expect(q('[data-testid=engine-cannot]')?.textContent).toContain('Old does not know this game.');
    expect(q('[data-testid=level-yes]')?.textContent).toBe('Use this level');
    await change(who(), 'Fish');
    expect(q('dialog [role=radiogroup][aria-label="Level of LINE"]')).toBeNull();
    await change(q('select[aria-label="Strength of LINE"]') as HTMLSelectElement, 'elo');
    expect(q('[data-testid=level-yes]')?.textContent).toBe('Let Fish play');
    await click(q('[data-testid=level-yes]'));
    expect(ask['computer.seat']).toHaveBeenCalledWith({
      ...{ match: 'm', revision: 7, side: 1 },
      computer: { level: '4', seconds: 8, engine: { name: 'Fish', strength: { by: 'elo', value: 2850 } } },
    });
  });
  it('that sits there is the one that is chosen, and nothing is asked where nothing was changed', async () => {
    await sit(view({ players, computer: null }), [fish]);
    await seating();
    expect(who()?.value).toBe('Fish');
    await click(q('[data-testid=level-yes]'));
    expect(ask['computer.seat']).not.toHaveBeenCalled();
    await click(q('[data-testid=change-level]'));
    await rest();
    await change(who(), '');
    expect(q('[data-testid=level-yes]')?.textContent).toBe('Let the computer play');
    await click(q('[data-testid=level-yes]'));
    expect(ask['computer.seat']).toHaveBeenCalledWith({
      ...{ match: 'm', revision: 7, side: 1 },
      computer: { level: '4', seconds: 8 },
    });
  });
  it('gives way to the computer at the level that is chosen', async () => {
    await sit(view({ players, computer: null }));
    await unfolded();
    expect(q('[data-testid=change-level]')?.textContent).toBe('Let somebody else play');
    await click(q('[data-testid=change-level]'));
    expect(q('dialog h2')?.textContent).toContain('Fish plays LINE');
    await click(q('[data-testid=level-yes]'));
    expect(ask['computer.seat']).toHaveBeenCalledWith({
      match: 'm',
      revision: 7,
      side: 1,
      computer: { level: '4', seconds: 8 },
    });
  });
});

it('that failed while it plays both sides is taken over at one of them', async () => {
  await sit(against('failed', { players: [seat, seat] }));
  expect(q('[data-testid=both-sides]')?.textContent).toBe('Take over');
});

it('is paused where it plays both sides, and told when its turn has been shown', async () => {
  await sit(against('thinking', { players: [seat, seat] }));
  expect(ask['computer.shown']).toHaveBeenCalledWith({ match: 'm', revision: 7 });
  await press('x', { altKey: true });
  expect(ask['computer.pause']).toHaveBeenCalledWith({ match: 'm', revision: 7, paused: true });
  expect(stepBarText()).toContain('Paused.');
  await click(q('[data-testid=go-on]'));
  expect(ask['computer.pause']).toHaveBeenLastCalledWith({ match: 'm', revision: 7, paused: false });
});

it('keeps its Pause button in place from move to move where it plays both sides', async () => {
  const players = [seat, seat] as const;
  await sit(against('thinking', { players: [...players] }));
  const pause = q('[data-testid=pause]');
  const removed = new Set<Node>();
  const observer = new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.removedNodes) removed.add(node);
  });
  observer.observe(q('[data-testid=stepbar]')!, { subtree: true, childList: true });
  const last = { text: 'db2-b1', label: 'D b2–b1', side: 1 as const, piece: 12, cells: [cell('b2'), cell('b1')] };
  const gone = { do: 'go', piece: 12, from: cell('b2'), to: cell('b1'), how: 'walk', via: [], says: '' };
  const moved = (revision: number) => {
    const next = { ...against('thinking', { players: [...players], last, turn: 0 }), revision };
    listeners.get('played')?.({ match: 'm', revision, effects: [gone], view: next });
  };
  await act(async () => [8, 9, 10].forEach(moved));
  await rest();
  expect(q('[data-testid=pause]')).toBe(pause);
  expect(removed.has(pause!)).toBe(false);
});

it('has moved: what it did, why, and what it expects', async () => {
  await sit(against('thinking'));
  const computerMove = {
    side: 1,
    label: 'D b2–b1',
    why: 'It takes.',
    expects: 'V c1',
    depth: 4,
    seconds: 2.5,
  } as const;
  const last = { text: 'db2-b1', label: 'D b2–b1', side: 1 as const, piece: 12, cells: [cell('b2'), cell('b1')] };
  const after = view({ revision: 8, players: [{ name: 'Ida' }, seat], last, computerMove });
  await tell('played', { match: 'm', revision: 8, effects: [], view: after });
  await rest();
  expect(stepBarText()).toContain('LINE: D b2–b1.Why: It takes. Expected answer: V c1.');
  expect(saidLines()).toContain('Why: It takes.');
  expect(await unfolded()).toContain('It looked 4 moves ahead in 2.5 s.');
  await press('w', { altKey: true });
  expect(saidLines().at(-1)).toBe('LINE: D b2–b1. Why: It takes. Expected answer: V c1.');
});

it('another engine offers a draw with its move: that is said and announced, and accepted by a button', async () => {
  const fish = { ...seat, computer: { ...seat.computer, engine: { name: 'Fish' } } };
  await sit(against('thinking', { players: [{ name: 'Ida' }, fish] }));
  const quick = { side: 1, label: 'D b2–b1', why: null, expects: null, depth: null, seconds: 2.5 } as const;
  const computerMove = { ...quick, offersDraw: true } as const;
  const last = { text: 'db2-b1', label: 'D b2–b1', side: 1 as const, piece: 12, cells: [cell('b2'), cell('b1')] };
  const after = view({ revision: 8, players: [{ name: 'Ida' }, fish], last, computerMove });
  await tell('played', { match: 'm', revision: 8, effects: [], view: after });
  await rest();
  expect(stepBarText()).toContain('Fish offers a draw.Accept it, or play on.');
  expect(saidLines()).toContain('Fish offers a draw.');
  await click(q('[data-testid=accept-draw]'));
  expect(ask['match.agree']).toHaveBeenCalledWith({ match: 'm', revision: 8 });
});

it('is not said to have looked ahead where it was stopped before', async () => {
  const computerMove = { side: 1, label: 'D b2–b1', why: null, expects: null, depth: 0, seconds: 9.8 } as const;
  await sit(view({ players: [{ name: 'Ida' }, seat], computerMove }));
  expect(await unfolded()).toContain('It chose in 9.8 s.');
});

it('beaten, it is named with its level where the game ends', async () => {
  const outcome = { winner: 0, reason: 'king', says: 'LINE lost its King.' } as const;
  await sit(against('thinking'));
  const over = view({ revision: 8, players: [{ name: 'Ida' }, seat], movable: [], outcome });
  const effects = [{ do: 'end', winner: 0, reason: 'king', because: 'A King is lost.' }];
  await tell('played', { match: 'm', revision: 8, effects, view: over });
  await expect.poll(() => q('[data-testid=end]')).not.toBeNull();
  expect(q('[data-testid=end]')?.textContent).toMatch(/Winner.*Ida, MAGI.*Loser.*Computer, level 4, LINE/);
});
