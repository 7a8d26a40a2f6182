import { expect, test } from 'vitest';
import type { Rulebook as Book, RulebookCase } from '../../../../electron/contract/description.ts';
import { useApp } from '../../../state/app.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { fakeBridge, okAnswer, tiny } from '../../testing/bridge.ts';
import { all, click, mount, the, type } from '../../testing/mount.tsx';
import { Rulebook } from './Rulebook.tsx';
import { findIn } from './rulebook-search.ts';

const book: Book = {
  variant: 'acid',
  sections: [
    { id: 'idea', title: 'The idea', kind: null, paragraphs: ['Win.'], diagrams: [], rulings: [] },
    { id: 'king', title: 'King', kind: 'king', paragraphs: ['She steps.'], diagrams: [], rulings: ['K1', 'K2'] },
  ],
};
const one: RulebookCase = {
  id: 'acid-example',
  ruling: 'K2',
  question: 'May the King swap with the Mass?',
  answer: 'No, a Mass never moves.',
  turn: 0,
  options: { return: 'own' },
  diagram: {
    pieces: [
      { id: 0, kind: 'king', side: 0, place: 'board', at: 0, notes: [] },
      { id: 1, kind: 'diskette', side: 1, place: 'hand', at: null, notes: [] },
    ],
    features: [],
    flights: [],
    focus: 0,
    marks: [{ cell: 1, mark: 'move' }],
  },
  draft: { turn: 'magi', pieces: [{ kind: 'king', side: 'magi', at: 'a1' }] },
};
const answers = {
  'rules.book': () => okAnswer(book),
  'rules.cases': () => okAnswer({ variant: 'acid', cases: [one] }),
};
const opened = <Rulebook variant="acid" kind={null} ruling={null} />;
const picture = () => document.querySelector('article [role=img]')?.getAttribute('aria-label');
const focused = () => document.activeElement?.textContent;

test('the contents lead to the cases; a game without any has no such entry', async () => {
  await mount(fakeBridge(answers), opened);
  await click(the('button', 'Cases'));
  expect(focused()).toBe('Cases');
  expect(all('heading', one.question)).toHaveLength(1);
});
test('a game without cases has no page for them', async () => {
  await mount(fakeBridge({ ...answers, 'rules.cases': () => okAnswer({ variant: 'acid', cases: [] }) }), opened);
  expect([all('button', 'Cases'), all('heading', 'Cases')]).toEqual([[], []]);
});

const codes = () => [...document.querySelectorAll('aside .rid')].map((el) => el.textContent);
test('only a ruling with cases, or one that was asked for, has its code beside the text', async () => {
  await mount(fakeBridge(answers), opened);
  expect(codes()).toEqual(['K2']);
  await type(the('searchbox', 'Search the rules'), 'k1');
  expect(codes()).toEqual(['K1', 'K2']);
});
test('the ruling that the rulebook was opened at has its code beside the text', async () => {
  await mount(fakeBridge(answers), <Rulebook variant="acid" kind={null} ruling="K1" />);
  expect(codes()).toEqual(['K1', 'K2']);
});

test('the answer is shown on demand, and the picture does not give it away', async () => {
  await mount(fakeBridge(answers), opened);
  expect(document.querySelector('article')?.textContent).not.toContain(one.answer);
  expect(document.querySelector('article figcaption')?.textContent).toBe('MAGI to move. In hand: LINE Diskette.');
  expect(picture()).toBe('MAGI to move. MAGI King a1');
  const button = the('button', 'Show the answer');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const region = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(region?.textContent).toBe(`${one.answer} K2`);
  expect(region?.getAttribute('role')).toBe('status');
  expect(picture()).toBe('MAGI to move. MAGI King a1. moves: b1');
  await click(the('button', 'Hide the answer'));
  expect(region?.textContent).toBe('');
});

test('an answer leads to its ruling, and the ruling to the case', async () => {
  await mount(fakeBridge(answers), opened);
  await click(the('button', 'Show the answer'));
  await click(the('button', 'Ruling K2 in the rulebook'));
  expect(focused()).toContain('King');
  expect(all('button', /^Case of ruling K1/)).toEqual([]);
  await click(the('button', `Case of ruling K2: ${one.question}`));
  expect(focused()).toBe(one.question);
});

test('the search finds cases by their question and their ruling, not by their answer', async () => {
  const found = (find: string) => findIn(book, tiny, find, [one]).cases.map(({ id }) => id);
  expect([found('swap with'), found('k2'), found('never moves'), found('k')]).toEqual([
    ['acid-example'],
    ['acid-example'],
    [],
    [],
  ]);
  await mount(fakeBridge(answers), opened);
  await type(the('searchbox', 'Search the rules'), 'the mass');
  expect(the('status', '1 result')).toBeTruthy();
  await click(the('button', /^Cases.*Mass/));
  expect(focused()).toBe(one.question);
});

test('its position opens in the set-up editor, under its house rules', async () => {
  const bridge = fakeBridge({
    ...answers,
    'setup.check': ({ draft }) =>
      okAnswer({ draft: draft!, pieces: [], features: [], flights: [], problems: [], text: '' }),
  });
  await mount(bridge, opened);
  await click(the('button', 'Try it on the board'));
  expect(useSetup.getState().draft).toEqual(one.draft);
  expect(useSetup.getState().options).toEqual({ return: 'own' });
  expect(useApp.getState().layers.at(-1)).toMatchObject({ page: 'setup' });
  useSetup.getState().end();
});

test('a case of somebody’s own game has no ruling: it stands on the page of its piece, and leads back there', async () => {
  const own: RulebookCase = { ...one, id: 'case:1', ruling: null, kind: 'king' };
  const told = { ...answers, 'rules.cases': () => okAnswer({ variant: 'acid', cases: [own] }) };
  await mount(fakeBridge(told), opened);
  expect(codes()).toEqual([]);
  await click(the('button', `Case about King: ${own.question}`));
  expect(focused()).toBe(own.question);
  await click(the('button', 'Show the answer'));
  await click(the('button', 'King in the rulebook'));
  expect(focused()).toContain('King');
  expect(findIn(book, tiny, 'k2', [own]).cases).toEqual([]);
});
