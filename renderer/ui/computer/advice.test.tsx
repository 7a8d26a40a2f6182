/** Hint, analysis and review at the table, by click and by key, over answers written by hand. */
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { ReviewNews } from '../../../electron/contract/advice.ts';
import type { ExerciseView } from '../../../electron/contract/exercise.ts';
import type { EventName } from '../../../electron/contract/requests.ts';
import type { View } from '../../../electron/contract/view.ts';
import { useApp } from '../../state/app.ts';
import { hint, news, secondStep, turn } from '../../state/computer/advice.fixture.ts';
import { problemSummary } from '../../state/exercises/problems.fixture.ts';
import { cell, view } from '../../state/match/match.fixture.ts';
import {
  all,
  ask,
  click,
  open,
  press,
  primaryButtons,
  q,
  resolvedOk,
  rest,
  saidLines,
  stepBarText,
} from '../testing/table.tsx';

const listeners = new Map<string, (what: never) => void>();
const tell = (name: EventName, what: unknown) => act(async () => listeners.get(name)?.(what as never));
const agreed = { aids: { hints: 1, analysis: true } };
const openTable = async (opened: View, more: Record<string, (input: never) => Promise<unknown>> = {}) => {
  listeners.clear();
  const on = new Proxy(
    {},
    {
      get: (_, name) => (listener: (what: never) => void) => {
        listeners.set(String(name), listener);
        return () => listeners.delete(String(name));
      },
    },
  );
  useApp.setState({ on: on as never });
  await open(opened, {
    'match.view': () => resolvedOk(opened),
    'computer.hint': () => resolvedOk(hint),
    'computer.threats': () => resolvedOk(threats),
    'computer.analyse': () => resolvedOk({}),
    'computer.stop': () => resolvedOk({}),
    'computer.review': () => resolvedOk({}),
    'computer.agreeAnalysis': () => resolvedOk({ revision: 8, effects: [], view: view({ revision: 8, ...agreed }) }),
    'computer.ahead': () => resolvedOk({ view: view({ present: false, movable: [] }), effects: [] }),
    'match.look': ({ node }: { node: number }) => resolvedOk({ view: view({ node, present: false }), effects: [] }),
    ...more,
  });
};
const threats = {
  all: [1, 2, 3, 4, 5, 6, 7].map((n) => ({ step: secondStep, says: `Threat ${n}.` })),
  says: 'If it were LINE’s turn: db2–b3.',
};
const calls = (name: string) => ask[name]!.mock.calls.map(([input]) => input as Record<string, unknown>);
const arrows = () => all('[data-arrow]').map((a) => `${a.dataset.arrow} ${a.dataset.from ?? '-'}>${a.dataset.to}`);
const section = (id: string) => q(`[data-section="${id}"]`);

describe('a hint', () => {
  it('is told in three presses, in the step bar, the panel and aloud, and can be played', async () => {
    await openTable(view({ aids: { hints: 2, analysis: false } }));
    await press('h', { altKey: true });
    expect(stepBarText()).toContain('Look at the Voyager.');
    expect(q('[data-testid=hint-pips]')?.getAttribute('aria-label')).toBe('Hint, 1 of 3');
    expect(arrows()).toEqual([`hint ->${cell('b1')}`]);
    expect(q('[data-testid=play-hint]')).toBeNull();
    await press('h', { altKey: true });
    expect(arrows()).toContain(`hint ${cell('b1')}>${cell('c1')}`);
    await press('h', { altKey: true });
    expect(stepBarText()).toContain('From there it attacks c2.');
    expect(section('hint')?.textContent).toContain('2 hints taken in this game.');
    expect(saidLines().slice(-3)).toEqual([
      'Hint, 1 of 3. Look at the Voyager.',
      'Hint, 2 of 3. The Voyager goes to c1.',
      'Hint, 3 of 3. From there it attacks c2.',
    ]);
    await click(q('[data-testid=play-hint]'));
    expect(calls('match.play')).toMatchObject([{ action: 'Vb1-c1' }]);
    expect(section('hint')).toBeNull();
  });
  it('ends with Escape or with a wish to move alone', async () => {
    await openTable(view());
    await press('h', { altKey: true });
    await press('Escape');
    expect([section('hint'), arrows()]).toEqual([null, []]);
    await press('h', { altKey: true });
    const own = q('[data-testid=own-move]')!;
    await act(async () => own.focus());
    await click(own);
    expect(section('hint')).toBeNull();
    // the button has gone, and the focus is not lost with it
    expect(document.activeElement?.closest('[data-board]')).not.toBeNull();
  });
  it('is refused on the computer’s turn, with the reason', async () => {
    const computer = { level: '3', seconds: 5 };
    await openTable(view({ players: [{ name: '', computer }, { name: '' }], computer: { side: 0, state: 'waiting' } }));
    await press('h', { altKey: true });
    expect(saidLines().at(-1)).toBe('It is the computer’s turn.');
    expect(calls('computer.hint')).toEqual([]);
  });
});

describe('advice by another engine', () => {
  const problem = problemSummary('acid-1-1');
  const exercise: ExerciseView = {
    task: { is: 'problem', problem, isTodays: false, streak: { days: 0, longest: 0 } },
    ...{ side: problem.side, state: 'open', verdict: null, misses: 0 },
  };
  it.each([
    ['where a hint is shown', undefined, ['Fairytable', 'Fish']],
    ['but not in an exercise', exercise, []],
  ] as const)('can be chosen %s', async (_, task, programs) => {
    const engines = [{ name: 'Fish', ranges: [], why: null }];
    await openTable(view({ ...(task && { exercise: task }) }), { 'app.possible': () => resolvedOk({}) });
    const { hello, tryTo } = useApp.getState();
    const native = { ...hello, native: true } as never;
    await act(async () => useApp.setState({ hello: native, tryTo: (async () => ({ engines })) as never }));
    await press('h', { altKey: true });
    await rest();
    expect(section('hint')).not.toBeNull();
    const choice = section('hint')?.querySelector<HTMLSelectElement>('select');
    expect([...(choice?.options ?? [])].map(({ text }) => text)).toEqual(programs);
    await act(async () => useApp.setState({ hello, tryTo }));
  });
});

describe('the analysis', () => {
  it('waits between two persons until both agree', async () => {
    await openTable(view());
    await press('a', { altKey: true });
    expect(calls('computer.analyse')).toEqual([]);
    expect(q('dialog[open]')?.textContent).toContain('Show the analysis to both?');
    await click(q('[data-testid=analysis-yes]'));
    await rest();
    expect(calls('computer.agreeAnalysis')).toHaveLength(1);
    expect(calls('computer.analyse')).toMatchObject([{ revision: 8, node: 3, depth: 8 }]);
  });
  it('says what stopped the computer, keeps what was found, and is asked for again', async () => {
    await openTable(view(agreed));
    await press('a', { altKey: true });
    const trouble = 'The computer ran out of memory.';
    await tell('analysis', news({ done: true, trouble }));
    expect(section('analysis')?.textContent).toContain(trouble);
    expect(saidLines().at(-1)).toBe(trouble);
    expect(all('[data-section=analysis] [data-rank]')).toHaveLength(2);
    await click(q('[data-testid=ask-again]'));
    expect(calls('computer.analyse')).toHaveLength(2);
    expect(q('[data-testid=trouble]')).toBeNull();
  });
  it('is made by another engine where one can play the game', async () => {
    const engines = [
      { name: 'Fish', ranges: [], why: null },
      { name: 'Old', ranges: [], why: 'Old does not know this game.' },
    ];
    await openTable(view(agreed));
    const { hello, tryTo } = useApp.getState();
    const native = { ...hello, native: true } as never;
    await act(async () => useApp.setState({ hello: native, tryTo: (async () => ({ engines })) as never }));
    await press('a', { altKey: true });
    await tell('analysis', news());
    await rest();
    const choice = q('select[aria-label="Which program analyses and gives hints"]') as HTMLSelectElement;
    expect([...choice.options].map(({ text }) => text)).toEqual(['Fairytable', 'Fish']);
    await act(async () => {
      choice.value = 'Fish';
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await rest();
    expect(calls('computer.analyse').at(-1)).toMatchObject({ node: 3, engine: 'Fish' });
    await act(async () => useApp.setState({ hello, tryTo }));
  });
  it('shows the verdict, the lines and the scale, and ends with the same key', async () => {
    await openTable(view(agreed));
    await press('a', { altKey: true });
    await tell('analysis', news());
    expect(section('analysis')?.textContent).toContain('MAGI is better. 64 in 100.');
    expect(all('[data-section=analysis] [data-rank]').map((b) => b.getAttribute('aria-label'))).toEqual([
      'Line 1: Vb1–c1; db2–b3; Vc1–c2. 64 in 100.',
      'Line 2: Vb1–a2. 51 in 100.',
    ]);
    const scale = q('[role=meter]');
    expect([scale?.getAttribute('aria-valuenow'), scale?.getAttribute('aria-valuetext')]).toEqual([
      '64',
      'MAGI 64 in 100, LINE 36 in 100',
    ]);
    expect(arrows()).toEqual([`second ${cell('b1')}>${cell('a2')}`, `first ${cell('b1')}>${cell('c1')}`]);
    await press('a', { altKey: true });
    expect([section('analysis'), q('[role=meter]'), arrows()]).toEqual([null, null, []]);
    expect(calls('computer.stop')).toMatchObject([{ what: 'analysis' }]);
  });
  it('draws the line with the focus, plays it out with Enter and comes back with Escape', async () => {
    await openTable(view(agreed));
    await press('a', { altKey: true });
    await tell('analysis', news());
    const line = q('[data-rank="1"]')!;
    await act(async () => line.focus());
    expect(arrows()).toHaveLength(3);
    expect(stepBarText()).toContain('Line 1: Vb1–c1.');
    await click(line);
    await rest();
    expect(calls('computer.ahead')).toMatchObject([{ node: 3, actions: ['Vb1-c1'] }]);
    expect(document.body.dataset.look).toBe('1');
    expect(stepBarText()).toContain('Line 1, 1 of 3: Vb1–c1.');
    await press('ArrowRight', { altKey: true });
    await rest();
    expect(calls('computer.ahead').at(-1)).toMatchObject({ actions: ['Vb1-c1', 'db2-b3'] });
    await press('Escape');
    await rest();
    expect(document.body.dataset.look).toBe('0');
    expect(section('analysis')).not.toBeNull();
  });
  it('shows the threats beside it, in a low window three at first', async () => {
    await openTable(view(agreed));
    await press('t', { altKey: true });
    const told = () => [...(section('threats')?.querySelectorAll('li') ?? [])].map((li) => li.textContent);
    expect(told()).toEqual([1, 2, 3].map((n) => `db2–b3 Threat ${n}.`));
    expect(arrows()).toEqual(Array(5).fill(`threat ${cell('b2')}>${cell('b3')}`));
    expect(saidLines().at(-1)).toBe('If it were LINE’s turn: db2–b3.');
    await click(all('[data-section=threats] button').find(({ textContent }) => textContent === '4 more')!);
    expect(told()).toHaveLength(7);
    const words = all('label').find((label) => label.textContent === 'If it were LINE’s turn');
    expect(words?.getAttribute('for')).toBe(all('[role=switch]')[0]?.id);
    await press('t', { altKey: true });
    expect(section('threats')).toBeNull();
  });
});

describe('the review', () => {
  const over = view({ node: 4, movable: [], outcome: { winner: 0, reason: 'king', says: 'A King is lost.' } });
  const nodes = [0, 1, 2, 3, 4].map((id) => ({
    id,
    parent: id === 0 ? null : id - 1,
    turnNumber: Math.ceil(id / 2),
    side: (id + 1) % 2,
    kind: id === 0 ? 'start' : 'action',
    text: '',
    label: id === 0 ? '' : `move ${id}`,
    line: 'past',
  }));
  const turns = [turn(1, 0, 'best'), turn(2, 1, 'mistake', 41), turn(3, 0, 'good'), turn(4, 1, 'blunder', 12)];
  const reviewing = async (reviewed: ReviewNews) => {
    await openTable(over, { 'match.history': () => resolvedOk({ nodes, node: 4 }) });
    await click(q('[data-testid=menu]'));
    await click(all('[role=menuitem]').find((item) => item.textContent?.startsWith('Review the game')) ?? null);
    await tell('review', { match: 'm', done: 1, total: 4, turns: null });
    expect(section('review')?.textContent).toContain('Reviewing, 2 of 4. You can leave; it goes on.');
    await tell('review', reviewed);
  };
  it('says what ended it early, and goes on when it is asked to', async () => {
    const trouble = 'The computer cannot think.';
    await reviewing({ match: 'm', done: 1, total: 4, turns: turns.slice(0, 1), trouble });
    expect(section('review')?.textContent).toContain(trouble);
    expect(section('review')?.textContent).not.toContain('Reviewing');
    expect(stepBarText()).not.toContain('No mistakes');
    expect(saidLines().at(-1)).toBe(trouble);
    await click(q('[data-testid=ask-again]'));
    expect(calls('computer.review')).toHaveLength(2);
    expect(section('review')?.textContent).not.toContain(trouble);
  });
  it('counts turns by judgement, and walks through the mistakes by key and by button', async () => {
    await reviewing({ match: 'm', done: 4, total: 4, turns });
    const rows = all('[data-section=review] tbody tr').map((row) => row.textContent);
    expect(rows.map((row) => row?.replace(/^.*?([A-Z])/, '$1'))).toEqual([
      'Best or as good20',
      'Slips00',
      'Mistakes01',
      'Blunders01',
    ]);
    expect(saidLines().at(-1)).toBe('Review ready. 2 mistakes.');
    await press('j', { altKey: true, shiftKey: true });
    await rest();
    expect(document.body.dataset.node).toBe('2');
    expect(stepBarText()).toContain('Turn 1, move 2 was a mistake: the chance of winning went from 60 to 41 in 100.');
    expect(saidLines()).toContain('Turn 1, move 2, mistake. Better: Vb1–c1.');
    expect(arrows()).toEqual([`hint ${cell('b1')}>${cell('c1')}`]);
    await click(q('[data-testid=better]'));
    await rest();
    expect(stepBarText()).toContain('Better line, 1 of 2: Vb1–c1.');
    await press('Escape');
    await rest();
    expect(document.body.dataset.node).toBe('2');
    expect(all('[data-testid=stepbar] [data-testid=now]').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Return to game',
    ]);
    expect(q('[data-testid=result]')).toBeNull();
    await click(q('[data-testid=next-mistake]'));
    await rest();
    expect(document.body.dataset.look).toBe('0');
    expect(q('[data-testid=result]')).not.toBeNull();
    await press('j', { altKey: true });
    expect(saidLines().at(-1)).toBe('No further mistake in this direction.');
  });
  it('of a game that was resigned has the one primary button while it has a mistake to show', async () => {
    const resigned = nodes.map((node) => (node.id === 4 ? { ...node, kind: 'resign' } : node));
    await openTable(over, { 'match.history': () => resolvedOk({ nodes: resigned, node: 4 }) });
    expect(primaryButtons()).toEqual(['result']);
    await click(q('[data-testid=menu]'));
    await click(all('[role=menuitem]').find((item) => item.textContent?.startsWith('Review the game')) ?? null);
    await tell('review', { match: 'm', done: 3, total: 3, turns: turns.slice(0, 3) });
    expect(q('[data-testid=stepbar] [data-testid=result]')).not.toBeNull();
    expect(primaryButtons()).toEqual(['next-mistake']);
  });
  it('has a graph that is a slider over the turns', async () => {
    await reviewing({ match: 'm', done: 4, total: 4, turns });
    const graph = q('[data-testid=review-graph]')!;
    const told = () => [graph.getAttribute('aria-valuenow'), graph.getAttribute('aria-valuetext')];
    expect(told()).toEqual(['4', 'Turn 2, LINE 12 in 100, blunder']);
    await act(async () => graph.focus());
    await press('Home');
    await rest();
    expect(told()[0]).toBe('0');
    await press('ArrowRight');
    await rest();
    expect(told()).toEqual(['1', 'Turn 1, MAGI 50 in 100']);
    expect(all('[data-section=moves] [data-judgement]').map((sign) => sign.textContent)).toEqual([
      '?, mistake',
      '??, blunder',
    ]);
  });
  it('is there only when the game is over', async () => {
    await openTable(view());
    await click(q('[data-testid=menu]'));
    const item = all('[role=menuitem]').find((one) => one.textContent?.startsWith('Review the game'));
    expect(item?.getAttribute('aria-disabled')).toBe('true');
  });
});
