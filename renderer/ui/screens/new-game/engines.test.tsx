/** Another engine as a player of a new game: where it can play the game, and why not. */
import { act } from 'react';
import { expect, test } from 'vitest';
import type { EngineFor } from '../../../../electron/contract/engines.ts';
import { fakeBridge, hello, okAnswer, view } from '../../testing/bridge.ts';
import { all, click, mount, the, type, until } from '../../testing/mount.tsx';
import { NewGame } from './NewGame.tsx';

const fish: EngineFor = { name: 'Fish', ranges: [{ by: 'elo', least: 500, most: 2850 }], why: null };
const plain: EngineFor = { name: 'Plain', ranges: [], why: null };
const unable: EngineFor = { name: 'Old', ranges: [], why: 'Old does not know this game.' };

async function opened(engines: readonly EngineFor[], native = true) {
  const bridge = fakeBridge({
    'app.hello': () => okAnswer(hello({ native })),
    'engines.playing': () => okAnswer({ engines: [...engines] }),
    'match.start': () => okAnswer(view()),
  });
  await mount(bridge, <NewGame variant="acid" />);
  const asked = (name: string) => bridge.asked.filter((one) => one.name === name).map(({ input }) => input);
  return { asked };
}
const select = (label: string) => document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
const choose = (label: string, value: string) =>
  act(async () => {
    const found = select(label)!;
    found.value = value;
    found.dispatchEvent(new Event('change', { bubbles: true }));
  });
/** An element that is printed because a test fails takes minutes. */
const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
const LEVELS = '[role=radiogroup][aria-label="Level of LINE"]';
const CHOICE = 'select[aria-label="Which program plays LINE"]';
const who = () => document.querySelector('[data-testid=who]')?.textContent;
const computerAt = (side: 0 | 1) => click(all('radio', 'Computer')[side]!);

test('is chosen in the computer’s place, with its strength', async () => {
  const { asked } = await opened([fish, plain, unable]);
  await computerAt(1);
  await until(() => isThere(CHOICE));
  expect([...select('Which program plays LINE')!.options].map(({ text }) => text)).toEqual([
    'Fairytable',
    'Fish',
    'Plain',
  ]);
  expect(isThere(LEVELS)).toBe(true);
  // which of them can play depends on the first position
  expect(asked('engines.playing').at(-1)).toEqual({ variant: 'acid', options: { return: 'step' } });
  await choose('Which program plays LINE', 'Fish');
  expect(who()).toBe('You play MAGI against Fish.');
  expect(isThere(LEVELS)).toBe(false);
  await choose('Strength of LINE', 'elo');
  const field = document.querySelector<HTMLInputElement>('[aria-label="Elo of LINE"]')!;
  expect(field.value).toBe('2850');
  await act(async () => field.focus());
  await type(field, '100');
  // what is out of its range is corrected when the field is left
  await act(async () => field.blur());
  expect(field.value).toBe('500');
  await click(the('button', 'Start'));
  await until(() => asked('match.start').length > 0);
  expect(asked('match.start')).toEqual([
    {
      variant: 'acid',
      options: { return: 'step' },
      players: [
        { name: '' },
        {
          name: '',
          computer: { level: '1', seconds: 8, engine: { name: 'Fish', strength: { by: 'elo', value: 500 } } },
        },
      ],
    },
  ]);
});

test('plays as strong as it can where nothing makes it weaker, and two of them are watched', async () => {
  const { asked } = await opened([fish, plain]);
  await computerAt(0);
  await computerAt(1);
  await until(() => isThere(CHOICE));
  await choose('Which program plays MAGI', 'Plain');
  expect(document.body.textContent).toContain('It plays as well as it can in the time that it has.');
  expect(who()).toBe('Plain plays MAGI and level 1 plays LINE. You watch.');
  await choose('Which program plays LINE', 'Fish');
  expect(who()).toBe('Plain plays MAGI and Fish plays LINE. You watch.');
  await choose('Which program plays LINE', '');
  await click(the('button', 'Watch'));
  await until(() => asked('match.start').length > 0);
  expect(asked('match.start')).toMatchObject([
    { players: [{ computer: { engine: { name: 'Plain' } } }, { name: '', computer: { level: '1', seconds: 8 } }] },
  ]);
});

test('that cannot play the game says why and cannot be chosen', async () => {
  await opened([unable]);
  expect(isThere('[data-testid=engine-cannot]')).toBe(false);
  await computerAt(1);
  await until(() => document.querySelector('[data-testid=engine-cannot]') !== null);
  expect(document.querySelector('[data-testid=engine-cannot]')?.textContent).toContain('Old does not know this game.');
  expect(isThere(CHOICE)).toBe(false);
  expect(isThere(LEVELS)).toBe(true);
});

test('is not asked for where the host starts no programs', async () => {
  const { asked } = await opened([fish], false);
  await computerAt(1);
  expect(asked('engines.playing')).toEqual([]);
  expect(isThere(CHOICE)).toBe(false);
});
