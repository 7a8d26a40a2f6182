import { act } from 'react';
import { expect, test } from 'vitest';
import type { Rulebook as Book } from '../../../../electron/contract/description.ts';
import { useApp } from '../../../state/app.ts';
import { errAnswer, fakeBridge, hello, okAnswer, tiny, view } from '../../testing/bridge.ts';
import { all, click, mount, press, the, type } from '../../testing/mount.tsx';
import { Rulebook } from './Rulebook.tsx';
import { findIn, parted } from './rulebook-search.ts';

const section = (id: string, title: string, more: Partial<Book['sections'][number]> = {}) => ({
  id,
  title,
  kind: null,
  paragraphs: [`About ${title}.`],
  diagrams: [],
  rulings: [],
  ...more,
});
const book: Book = {
  variant: 'acid',
  sections: [
    section('idea', 'The idea', { paragraphs: ['Take the other King. The Zone is a ring.'] }),
    section('king', 'King', {
      kind: 'king',
      rulings: ['K1'],
      diagrams: [{ spec: { turn: 'white', pieces: 'K@a1', focus: 'a1' }, caption: 'One step.' }],
    }),
    section('diskette', 'Diskette', { kind: 'diskette', paragraphs: ['Goes into the Zone when pushed.'] }),
  ],
};
const answers = {
  'rules.book': () => okAnswer(book),
  'rules.diagram': () =>
    okAnswer({
      pieces: [{ id: 0, kind: 'king', side: 0 as const, place: 'board' as const, at: 0, notes: [] }],
      features: [],
      flights: [],
      focus: 0,
      marks: [
        { cell: 1, mark: 'move' as const },
        { cell: 4, mark: 'capture' as const },
      ],
    }),
};
const opened = (kind: string | null = null, ruling: string | null = null) => (
  <Rulebook variant="acid" kind={kind} ruling={ruling} />
);
const focused = () => document.activeElement?.textContent;

test('opens at its title and lists its sections', async () => {
  await mount(fakeBridge(answers), opened());
  expect(focused()).toBe('acid');
  expect([...document.querySelectorAll('nav li')].map((li) => li.textContent)).toEqual([
    'The idea',
    'King',
    'Diskette',
  ]);
  expect(document.body.textContent).toContain('its designers');
});

test('an own game of which nobody is named has nothing behind its facts', async () => {
  const own = { ...tiny, designers: '', own: true as const };
  const place = await mount(
    fakeBridge({ ...answers, 'app.hello': () => okAnswer(hello({ variants: [own] })) }),
    opened(),
  );
  expect(place.querySelector('h1 + p')?.textContent).toBe('3 × 3, two sides, 2 piece types');
});

test('opens at the requested piece or ruling', async () => {
  await mount(fakeBridge(answers), opened('diskette'));
  expect(focused()).toContain('Diskette');
});

test('finds a ruling that no section names at the piece whose rule it is', async () => {
  await mount(fakeBridge(answers), opened(null, 'DK1'));
  expect(focused()).toContain('Diskette');
});

test('a diagram describes in text what it shows and what its marks mean', async () => {
  const bridge = fakeBridge(answers);
  await mount(bridge, opened('king'));
  const picture = document.querySelector('figure [role=img]');
  expect(picture?.getAttribute('aria-label')).toBe('One step. MAGI King a1. moves: b1. captures: b2');
  expect(document.querySelector('figcaption')?.textContent).toBe('One step.movescaptures');
  expect(bridge.asked.filter((r) => r.name === 'rules.diagram')).toHaveLength(1);
});

test('a diagram that cannot be drawn says so', async () => {
  await mount(fakeBridge({ ...answers, 'rules.diagram': () => errAnswer('refused', 'no') }), opened());
  expect(document.querySelector('figure')?.textContent).toContain('This diagram could not be drawn.');
});

test('a search result leads to its section; no result is reported', async () => {
  await mount(fakeBridge(answers), opened());
  const field = the('searchbox', 'Search the rules');
  await type(field, 'zone');
  expect(the('status').textContent).toBe('2 results');
  expect([...document.querySelectorAll('nav mark')].map((el) => el.textContent)).toEqual(['Zone', 'Zone']);
  await press('Enter', field);
  expect(focused()).toBe('The idea');
  await type(field, 'bishop');
  expect(the('status').textContent).toContain('No piece matches.');
  await press('Escape', field);
  expect(all('button', 'King')).toHaveLength(1);
  await click(the('button', 'King'));
  expect(focused()).toContain('King');
});

test('a letter finds its piece and nothing else', () => {
  expect(findIn(book, tiny, 'd').places.map((p) => p.section.id)).toEqual(['diskette']);
});

test('pieces come before the text that speaks of them', () => {
  expect(findIn(book, tiny, 'king').places.map((p) => p.section.id)).toEqual(['king', 'idea']);
});

test('a text is split at its hits without losing any of it', () => {
  const parts = parted('The Zone, the zone.', 'ZONE');
  expect(parts.filter((p) => p.hit).map((p) => p.text)).toEqual(['Zone', 'zone']);
  expect(parts.map((p) => p.text).join('')).toBe('The Zone, the zone.');
});

test('opened from a game, it says the house rules of that game where they belong', async () => {
  const [rule] = tiny.options;
  const changed = { ...rule, ...{ id: 'swap', name: 'Swaps', ruling: 'K1', kinds: ['diskette'] } };
  const options = { return: 'step', swap: 'own' };
  const variants = [{ ...tiny, options: [rule, changed] }];
  await mount(fakeBridge({ ...answers, 'app.hello': () => okAnswer(hello({ variants })) }), opened());
  const noted = () =>
    [...document.querySelectorAll('[data-testid=in-this-game]')].map(
      (p) => p.closest('section')?.querySelector('h2')?.textContent,
    );
  expect(noted()).toEqual([]);
  await act(() => useApp.setState({ opened: view({ options }) }));
  expect(noted()).toEqual([expect.stringContaining('King'), expect.stringContaining('Diskette')]);
  expect(document.body.textContent).toContain('House rule of this game: Swaps: Own moves. By its own moves only.');
  // another game’s table says nothing about this one
  await act(() => useApp.setState({ opened: view({ options, variant: 'other' }) }));
  expect(noted()).toEqual([]);
});
