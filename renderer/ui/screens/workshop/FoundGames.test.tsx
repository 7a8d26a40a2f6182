/** The games of a text in another notation: how far their reading is, and what was left unread. */
import { act } from 'react';
import { expect, test } from 'vitest';
import type { GameInText } from '../../../../electron/contract/own-games.ts';
import { useGameText } from '../../../state/files/game-text.ts';
import { fakeBridge, okAnswer } from '../../testing/bridge.ts';
import { all, click, mount, the } from '../../testing/mount.tsx';
import { TextTab } from './TextTab.tsx';

const game = (n: number): GameInText => ({
  name: `game${n}`,
  title: `Game ${n}`,
  text: `fairygame 1 ${n}`,
  problems: [],
});

test('a text with many games shows how many were read; stopped, it shows those, and says how many were not', async () => {
  let answer: (games: GameInText[], unread: number) => void = () => {};
  const bridge = fakeBridge({
    // a promise is awaited as it is
    'games.read': (() =>
      new Promise((resolve) => {
        answer = (games, unread) => resolve(okAnswer({ games, unread }));
      })) as never,
    'games.stopReading': () => okAnswer({}),
    'games.preview': () => okAnswer({ problems: [], description: null, diagrams: [] }),
  });
  await mount(bridge, <TextTab />);
  await act(async () => useGameText.getState().begin('[game1:chess]\n[game2:chess]\n', null));
  await act(async () => bridge.tell('reading', { read: 2, of: 350 }));
  expect(document.body.textContent).toContain('2 of 350 games read');
  expect(document.querySelector('progress')).toMatchObject({ value: 2, max: 350 });
  await click(the('button', 'Stop'));
  expect(bridge.asked.at(-1)).toEqual({ name: 'games.stopReading', input: {} });
  await act(async () => answer([game(1), game(2)], 348));
  expect(document.querySelector('progress')).toBe(null);
  expect(document.querySelector('[data-testid=rules-say]')?.textContent).toBe(
    'This text holds 2 games. Add those that you want. 348 other games of this text were not read.',
  );
  expect(document.querySelectorAll('li')).toHaveLength(2);
});

test('a rule that cannot be played is left out only by whoever wants that, and can be put back', async () => {
  const problems = [{ line: 2, column: 12, says: '“castlingWins”: no.', rule: 'castlingWins' }];
  const refused: GameInText = { name: 'mine', title: 'Mine', text: null, problems };
  const bridge = fakeBridge({
    'games.read': ({ section }) =>
      okAnswer({
        games: [section?.without.length ? { ...refused, text: 'fairygame 1', problems: [] } : refused],
        unread: 0,
      }),
    'games.preview': () => okAnswer({ problems: [], description: null, diagrams: [] }),
  });
  await mount(bridge, <TextTab />);
  await act(async () => useGameText.getState().begin('[mine:chess]\ncastlingWins = k\n', null));
  const box = () => document.querySelector<HTMLInputElement>('[data-testid=left-out] input')!;
  expect(box().checked).toBe(false);
  expect(document.body.textContent).toContain('Import without the rule “castlingWins”');
  expect(all('button').map(({ textContent }) => textContent)).not.toContain('Add');
  await act(async () => box().click());
  const section = { name: 'mine', without: ['castlingWins'] };
  expect(bridge.asked).toContainEqual({ name: 'games.read', input: { text: expect.any(String), section } });
  expect(box().checked).toBe(true);
  expect(all('button').map(({ textContent }) => textContent)).toContain('Add');
  expect(document.body.textContent).not.toContain('“castlingWins”: no.');
  await act(async () => box().click());
  expect(box().checked).toBe(false);
  expect(document.body.textContent).toContain('“castlingWins”: no.');
});
