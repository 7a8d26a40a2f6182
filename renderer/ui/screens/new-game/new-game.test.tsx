/** A game that can be played on several boards: offered once, and started on the board that is chosen. */
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { RequestName } from '../../../../electron/contract/requests.ts';
import { usualSettings } from '../../../../electron/contract/settings.ts';
import { useApp } from '../../../state/app.ts';
import { type Answers, errAnswer, fakeBridge, hello, okAnswer, tiny, view } from '../../testing/bridge.ts';
import { all, click, mount, press, the, type, until } from '../../testing/mount.tsx';
import { App } from '../App.tsx';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import { Start } from '../start/Start.tsx';
import { NewGame } from './NewGame.tsx';

const [rule] = tiny.options;
const formed = (id: string, name: string, more: Partial<VariantDescription> = {}): VariantDescription => ({
  ...tiny,
  ...{ id, title: `Long game ${name}`, size: name },
  formOf: { variant: 'long', name, says: `On a board of ${name}.`, ruling: 'L1' },
  ...more,
});
const long = formed('long', '2 × 4', { options: [rule, { ...rule, id: 'only-long', name: 'Only here' }] });
const wide = formed('wide', '4 × 2');
const variants = [tiny, long, wide];

const bridgeWith = (more: Answers = {}) =>
  fakeBridge({
    'app.hello': () => okAnswer(hello({ variants })),
    'match.start': () => okAnswer(view()),
    'rules.book': ({ variant }) => okAnswer({ variant, sections: [] }),
    ...more,
  });
const asked = (bridge: ReturnType<typeof fakeBridge>, name: RequestName) =>
  bridge.asked.filter((request) => request.name === name).map((request) => request.input);
const groups = () => [...document.querySelectorAll<HTMLElement>('[role=radiogroup]')];
const boards = () => groups().find((group) => group.getAttribute('aria-label') === 'Board');
const chosen = () => boards()?.querySelector('[aria-checked=true]')?.textContent;

test('a game is offered once, however many boards it has', async () => {
  await mount(bridgeWith(), <Start />);
  expect([...document.querySelectorAll('main li .title')].map((title) => title.textContent)).toEqual([
    'acid',
    'Long game 2 × 4',
  ]);
  expect(document.querySelector('main ul')?.getAttribute('data-count')).toBe('2');
});

test('every game can be chosen, wherever the screen was opened from', async () => {
  const bridge = bridgeWith();
  await mount(bridge, <NewGame variant="acid" />);
  const games = groups().find((group) => group.getAttribute('aria-label') === 'Game')!;
  const names = () => [...games.querySelectorAll('[role=radio]')].map((game) => game.textContent);
  expect(names()).toEqual(['acid', 'Long game 2 × 4']);
  expect(games.querySelector('[aria-checked=true]')?.textContent).toBe('acid');
  await click([...games.querySelectorAll<HTMLElement>('[role=radio]')][1]!);
  expect(document.querySelector('h1')?.textContent).toBe('New game of Long game 2 × 4');
  expect(chosen()).toBe('2 × 4');
  await click(the('button', 'Start'));
  await until(() => asked(bridge, 'match.start').length > 0);
  expect(asked(bridge, 'match.start')).toMatchObject([{ variant: 'long' }]);
});

const position: VariantDescription['options'][number] = {
  ...{ id: 'position', group: 'game', name: 'First position', says: 'Where the game begins.', ruling: null },
  ...{ usual: '518', values: [{ id: '518', name: '518', says: 'The usual one.' }], count: 960 },
};
const numberField = () => document.querySelector<HTMLInputElement>('[aria-label="First position"]')!;

test('a first position is typed as a number, and what is none changes nothing', async () => {
  const bridge = bridgeWith({ 'app.hello': () => okAnswer(hello({ variants: [{ ...tiny, options: [position] }] })) });
  await mount(bridge, <NewGame variant="acid" />);
  expect(numberField().value).toBe('518');
  await type(numberField(), '960');
  expect(the('status', /changed/).textContent).toBe('No rules changed.');
  // it is what the browser says where somebody presses Enter
  expect(numberField().validationMessage).toBe('0 to 959');
  await type(numberField(), '17');
  expect(numberField().validationMessage).toBe('');
  expect(the('status', /changed/).textContent).toBe('1 rule changed.');
  await click(the('button', 'Start'));
  await until(() => asked(bridge, 'match.start').length > 0);
  expect(asked(bridge, 'match.start')).toMatchObject([{ options: { position: '17' } }]);
});

test('another first position is drawn when asked for, and at once where the game draws it', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  try {
    const drawn = { ...tiny, options: [{ ...position, drawn: true }] };
    const bridge = bridgeWith({ 'app.hello': () => okAnswer(hello({ variants: [drawn] })) });
    await mount(bridge, <NewGame variant="acid" />);
    expect(numberField().value).toBe('480');
    random.mockReturnValue(0.25);
    await click(the('button', 'Draw another'));
    expect(numberField().value).toBe('240');
    await click(the('button', 'Reset to the default rules'));
    expect(numberField().value).toBe('518');
  } finally {
    random.mockRestore();
  }
});

test('the picture shows the first position that is chosen', async () => {
  const { kind } = tiny.setup[0]!;
  /** On the square of that number, instead of the usual array. */
  const alone = (at: number) => [{ id: 1, kind, side: 0 as const, place: 'board' as const, at, notes: [] }];
  const bridge = bridgeWith({
    'app.hello': () => okAnswer(hello({ variants: [{ ...tiny, options: [position] }] })),
    'setup.check': ({ options }) =>
      okAnswer({
        ...{ draft: { turn: 'white', pieces: [] }, features: [], flights: [], problems: [], text: '' },
        pieces: alone(Number(options.position)),
      }),
  });
  await mount(bridge, <NewGame variant="acid" />);
  const standing = () => document.querySelectorAll('aside svg [data-side]').length;
  const shown = () => document.querySelector('aside :is(img, svg)')?.outerHTML;
  const usual = shown();
  await type(numberField(), '3');
  await until(() => standing() === 1);
  const third = shown();
  await type(numberField(), '5');
  await until(() => shown() !== third);
  expect(standing()).toBe(1);
  expect(asked(bridge, 'setup.check')).toEqual(
    ['3', '5'].map((number) => ({ variant: 'acid', options: { position: number } })),
  );
  await type(numberField(), '518');
  expect(shown()).toBe(usual);
});

test('of many long values one is chosen from a list', async () => {
  const names = [
    'Horse Elephant – Elephant Horse',
    'Elephant Horse – Horse Elephant',
    'Horse Elephant – Horse Elephant',
  ];
  const values = [...names, 'Elephant Horse – Elephant Horse'].map((name, n) => ({
    id: `${n}`,
    name,
    says: `${name}.`,
  }));
  const { count: _, ...few } = position;
  const option = { ...few, usual: '0', values };
  const bridge = bridgeWith({ 'app.hello': () => okAnswer(hello({ variants: [{ ...tiny, options: [option] }] })) });
  await mount(bridge, <NewGame variant="acid" />);
  const list = document.querySelector<HTMLSelectElement>('select[aria-label="First position"]')!;
  expect([...list.options].map(({ text }) => text)).toEqual(values.map(({ name }) => name));
  list.value = '2';
  await act(async () => list.dispatchEvent(new Event('change', { bubbles: true })));
  expect(document.querySelector('fieldset li')?.textContent).toContain(`${names[2]}.`);
  await click(the('button', 'Start'));
  await until(() => asked(bridge, 'match.start').length > 0);
  expect(asked(bridge, 'match.start')).toMatchObject([{ options: { position: '2' } }]);
});

test('the board is chosen like a house rule, and the other choices are kept', async () => {
  const bridge = bridgeWith();
  await mount(bridge, <NewGame variant="long" />);
  expect(chosen()).toBe('2 × 4');
  expect(groups()).toHaveLength(7);
  expect(the('status', /rules changed/).textContent).toBe('No rules changed.');
  await type(the('textbox', 'Name of MAGI'), 'Ida');
  const [ours, theirs] = all('radio', 'Own moves');
  await click(ours);
  await click(theirs);
  await click(the('radio', '4 × 2'));
  expect(chosen()).toBe('4 × 2');
  expect(the('heading', 'New game of Long game 4 × 2')).toBeTruthy();
  expect(document.querySelector('aside dd')?.textContent).toBe('4 × 2');
  const told = document.querySelector('fieldset li')?.textContent;
  expect(told).toContain('changed (default: 2 × 4)');
  expect(told).toContain('On a board of 4 × 2.');
  expect(the('status', /changed/).textContent).toBe('2 rules changed.');
  await click(the('button', 'Start'));
  // a rule that this form does not have is not shown
  expect(asked(bridge, 'match.start')).toEqual([
    { variant: 'wide', options: { return: 'own' }, players: [{ name: 'Ida' }, { name: '' }] },
  ]);
});

test('the default rules use the default board', async () => {
  const bridge = bridgeWith();
  await mount(bridge, <NewGame variant="wide" />);
  expect(chosen()).toBe('4 × 2');
  await click(the('button', 'Reset to the default rules'));
  expect(chosen()).toBe('2 × 4');
  expect(all('button', 'Reset to the default rules')).toEqual([]);
  await click(the('button', 'Start'));
  expect(asked(bridge, 'match.start')).toEqual([
    { variant: 'long', options: { return: 'step', 'only-long': 'step' }, players: [{ name: '' }, { name: '' }] },
  ]);
});

test('the board can be chosen by keys; its ruling and its editor belong to the chosen board', async () => {
  const bridge = bridgeWith({
    'setup.read': () => errAnswer('refused', 'not in this test'),
    'setup.check': () => errAnswer('refused', 'nor this'),
  });
  await mount(bridge, <App />);
  await click(the('button', 'Long game 2 × 4'));
  await press('ArrowRight', boards()?.querySelector<HTMLElement>('[tabindex="0"]') as HTMLElement);
  expect(chosen()).toBe('4 × 2');
  expect(document.activeElement?.textContent).toBe('4 × 2');
  await click(the('button', 'Ruling L1 in the rulebook'));
  await until(() => asked(bridge, 'rules.book').length > 0);
  expect(asked(bridge, 'rules.book')).toEqual([{ variant: 'wide' }]);
  expect(useApp.getState().layers.at(-1)).toMatchObject({ page: 'rulebook', variant: 'wide', ruling: 'L1' });
  await press('Escape');
  // the choice is kept
  expect(chosen()).toBe('4 × 2');
});

test('a game with one board has no choice of boards', async () => {
  await mount(bridgeWith(), <NewGame variant="acid" />);
  expect(boards()).toBeUndefined();
  expect(groups()).toHaveLength(5);
});

test('the list of other rulebooks has one entry per game; the book of a further form links to that of the first', async () => {
  await mount(bridgeWith(), <Rulebook variant="wide" kind={null} ruling={null} />);
  const others = () => [...document.querySelectorAll('nav h2 + ul button')].map((book) => book.textContent);
  expect(others()).toEqual(['acid', 'Long game 2 × 4']);
  await click(the('button', 'Long game 2 × 4'));
  expect(others()).toEqual(['acid']);
});

test('a seat is given to the computer, with its level and its seconds; the start bar says it back', async () => {
  const bridge = bridgeWith();
  await mount(bridge, <NewGame variant="acid" />);
  const who = () => document.querySelector('[data-testid=who]')?.textContent;
  expect(who()).toBe('');
  await click(all('radio', 'Computer')[1]!);
  expect(who()).toBe('You play MAGI against level 1.');
  await type(the('textbox', 'Name of MAGI'), 'Ida');
  const levels = () => groups().find((group) => group.getAttribute('aria-label') === 'Level of LINE')!;
  const level = () => levels().querySelector('[aria-checked=true]')?.getAttribute('aria-label');
  expect(level()).toBe('Level 1, Beginner');
  await press('ArrowRight', levels().querySelector<HTMLElement>('[tabindex="0"]') as HTMLElement);
  expect(level()).toBe('Level 2, Novice');
  expect(document.activeElement).toBe(levels().querySelector('[aria-checked=true]'));
  await press('End');
  expect(level()).toBe('Level 9, Grandmaster');
  await click(the('radio', 'Level 4, Casual'));
  expect(the('status', /^Level 4/).textContent).toContain('Looks up to three moves ahead');
  await type(the('textbox', 'Most seconds a turn for LINE'), '3');
  expect(who()).toBe('Ida plays MAGI against level 4.');
  await click(the('button', 'Swap sides'));
  expect(who()).toBe('Ida plays LINE against level 4.');
  expect(the('status', /^Now/).textContent).toBe('Now level 4 plays MAGI, Ida plays LINE.');
  await click(the('button', 'Start'));
  expect(asked(bridge, 'match.start')).toMatchObject([
    { players: [{ name: '', computer: { level: '4', seconds: 3 } }, { name: 'Ida' }] },
  ]);
});

test('the computer against the computer is watched', async () => {
  const bridge = bridgeWith();
  await mount(bridge, <NewGame variant="acid" />);
  await click(the('button', 'Computer against computer'));
  expect(document.querySelector('[data-testid=who]')?.textContent).toBe(
    'Level 1 plays MAGI and level 1 plays LINE. You watch.',
  );
  await click(the('button', 'Watch'));
  expect(asked(bridge, 'match.start')).toMatchObject([
    { players: [{ computer: { level: '1', seconds: 8 } }, { computer: { level: '1', seconds: 8 } }] },
  ]);
});

test('a toss says how it fell, and changes nothing but the sides', async () => {
  await mount(bridgeWith(), <NewGame variant="acid" />);
  await click(all('radio', 'Computer')[1]!);
  await click(the('button', 'Toss for sides'));
  const said = the('status', /^The toss/).textContent;
  const who = document.querySelector('[data-testid=who]')?.textContent;
  expect([said, who]).toEqual(
    who?.includes('MAGI')
      ? ['The toss: you play MAGI, level 1 plays LINE.', 'You play MAGI against level 1.']
      : ['The toss: level 1 plays MAGI, you play LINE.', 'You play LINE against level 1.'],
  );
});

test('a friend elsewhere takes a seat, the player here the other one, and there are no clocks', async () => {
  const bridge = bridgeWith();
  await mount(bridge, <NewGame variant="acid" />);
  const friends = () => all('radio', 'Friend elsewhere').map((radio) => radio.getAttribute('aria-checked'));
  await click(all('radio', 'Computer')[0]!);
  await click(all('radio', 'Friend elsewhere')[1]!);
  expect(friends()).toEqual(['false', 'true']);
  expect(all('radio', 'Person')[0]?.getAttribute('aria-checked')).toBe('true');
  await click(all('radio', 'Friend elsewhere')[0]!);
  expect(friends()).toEqual(['true', 'false']);
  await click(the('button', 'Swap sides'));
  await type(the('textbox', 'Name of LINE'), 'Grace');
  expect(document.querySelector('[data-testid=who]')?.textContent).toBe(
    'You play MAGI against a friend elsewhere. You send each other every turn as text.',
  );
  expect(document.body.textContent).toContain('A game with a friend elsewhere has no clocks.');
  await click(the('button', 'Start'));
  expect(asked(bridge, 'match.start')).toMatchObject([{ players: [{ name: '' }, { name: 'Grace', elsewhere: true }] }]);
});

const terrain: VariantDescription['options'][number] = {
  ...rule,
  ...{ id: 'terrain', name: 'Terrain', group: 'game', usual: 'off' },
  values: ['off', 'on'].map((id) => ({ id, name: id, says: `It is ${id}.` })),
};
const features: VariantDescription['options'][number] = {
  ...rule,
  ...{ id: 'features', name: 'Kinds of terrain', group: 'game', usual: 'wall,mine', several: true },
  ...{
    needs: { terrain: 'on' },
    values: ['wall', 'mine'].map((id) => ({ id, name: `A ${id}`, says: `What a ${id} does.` })),
  },
};
const limit: VariantDescription['options'][number] = {
  ...terrain,
  ...{ id: 'limit', name: 'Limit', group: 'endings' },
};
const rough: VariantDescription = { ...tiny, id: 'rough', title: 'rough', options: [rule, terrain, features, limit] };
const roughBridge = (houseRules = {}) =>
  bridgeWith({
    'app.hello': () => okAnswer(hello({ variants: [tiny, rough], settings: { ...usualSettings, houseRules } })),
    'settings.change': (change) => okAnswer({ ...usualSettings, ...change }),
  });
const rows = () =>
  [...document.querySelectorAll('fieldset li')].map((row) => row.querySelector('span')?.firstChild?.textContent);
const summary = () => document.querySelector('[data-testid=rules-changed]')?.textContent;

test('house rules stand by what they are about; one that changes nothing under the others is not shown', async () => {
  await mount(roughBridge(), <NewGame variant="rough" />);
  expect(rows()).toEqual(['Coming back', 'Terrain', 'Limit']);
  expect([...document.querySelectorAll('fieldset h2')].map((head) => head.textContent)).toEqual([
    'The game',
    'How it ends',
  ]);
  expect(summary()).toBeUndefined();
});

test('a value that changes nothing under the other rules says why and cannot be chosen, nor reached by the arrow keys', async () => {
  const of = (id: string, values: VariantDescription['options'][number]['values']) => ({
    ...rule,
    ...{ id, name: id, usual: values[0].id, values },
  });
  const value = (id: string) => ({ id, name: id, says: `${id}.` });
  const idle = { under: { links: 'side' }, says: 'It changes nothing.' };
  const options = [
    of('links', [value('colour'), value('side')]),
    of('convert', [value('off'), { ...value('own'), idle }, value('all')]),
  ];
  const bridge = bridgeWith({ 'app.hello': () => okAnswer(hello({ variants: [{ ...tiny, options }] })) });
  await mount(bridge, <NewGame variant="acid" />);
  const choice = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('[role=radio]')].find((radio) => radio.textContent === name)!;
  const isChosen = (name: string) => choice(name).getAttribute('aria-checked') === 'true';
  await click(choice('own'));
  expect(isChosen('own')).toBe(true);
  await click(choice('off'));
  await click(choice('side'));
  expect(choice('own').getAttribute('aria-disabled')).toBe('true');
  expect(choice('own').getAttribute('aria-description')).toBe('It changes nothing.');
  await click(choice('own'));
  expect(isChosen('off')).toBe(true);
  await press('ArrowRight', choice('off'));
  expect(isChosen('all')).toBe(true);
});

test('of a rule with several values each is a switch; what differs is said in one line, and begun', async () => {
  const bridge = roughBridge();
  await mount(bridge, <NewGame variant="rough" />);
  await click(all('radio', 'on')[0]!);
  expect(rows()).toContain('Kinds of terrain');
  expect([the('switch', 'A wall'), the('switch', 'A mine')].map((one) => one.getAttribute('aria-checked'))).toEqual([
    'true',
    'true',
  ]);
  await click(the('switch', 'A wall'));
  expect(summary()).toBe('Terrain: on; Kinds of terrain: A mine');
  await click(the('switch', 'A mine'));
  expect(summary()).toBe('Terrain: on; Kinds of terrain: none');
  expect(document.querySelector('form')?.textContent).toContain('changed (default: all)');
  await click(the('switch', 'A wall'));
  await click(the('button', 'Start'));
  expect(asked(bridge, 'match.start')).toMatchObject([{ options: { terrain: 'on', features: 'wall', limit: 'off' } }]);
  expect(asked(bridge, 'settings.change')).toEqual([{ houseRules: { rough: { terrain: 'on', features: 'wall' } } }]);
});

test('the house rules of last time are chosen again, changed ones first; the usual ones are one click away', async () => {
  const bridge = roughBridge({ rough: { terrain: 'on', features: 'mine', gone: 'yes', limit: 'never' } });
  await mount(bridge, <NewGame variant="rough" />);
  expect(rows()).toEqual(['Terrain', 'Kinds of terrain', 'Coming back', 'Limit']);
  expect(summary()).toBe('Terrain: on; Kinds of terrain: A mine');
  await click(the('button', 'Reset to the default rules'));
  expect(summary()).toBeUndefined();
  await click(the('button', 'Start'));
  expect(asked(bridge, 'settings.change')).toEqual([{ houseRules: {} }]);
});

test('the board of last time is chosen again', async () => {
  const bridge = bridgeWith({
    'app.hello': () =>
      okAnswer(hello({ variants, settings: { ...usualSettings, houseRules: { long: { board: 'wide' } } } })),
  });
  await mount(bridge, <NewGame variant="long" />);
  expect(chosen()).toBe('4 × 2');
  expect(summary()).toBe('Board: 4 × 2');
});
