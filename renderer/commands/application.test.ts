/** Application commands are the same on every screen; when a table is open they use its game. */
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { usualSettings } from '../../electron/contract/settings.ts';
import type { AppState } from '../state/app-state.ts';
import { cell, description, view } from '../state/match/match.fixture.ts';
import type { MatchStore } from '../state/match/match-store.ts';
import { openMatch } from '../state/match/match-views.ts';
import { applicationCommands } from './application.ts';
import type { CommandContext } from './command.ts';
import { viewCommands } from './view.ts';

const opened = (id: 'new-game' | 'rulebook', match: MatchStore | null) => {
  const pages: unknown[] = [];
  const app = { open: (page: string, where = {}) => void pages.push([page, where]) } as unknown as AppState;
  applicationCommands[id].run({ app, match });
  return pages;
};
const position = view();
const match = {
  store: createStore(() => ({
    ...openMatch(description, position, { warnLosing: true, followTurn: true }).state,
    cursor: cell('b2'),
  })),
} as unknown as MatchStore;

test('New Game starts with the game on the table selected', () => {
  expect(opened('new-game', match)).toEqual([['new-game', { variant: position.variant }]]);
  expect(opened('new-game', null)).toEqual([['new-game', {}]]);
});

test('the rulebook opens at the piece under the cursor', () => {
  const kind = position.pieces.find((p) => p.at === cell('b2'))?.kind;
  expect(kind).toBeDefined();
  expect(opened('rulebook', match)).toEqual([['rulebook', { variant: position.variant, kind }]]);
  expect(opened('rulebook', null)).toEqual([['rulebook', {}]]);
});

test('changing the place says which one the key brings next', () => {
  const said: string[] = [];
  const app = { settings: usualSettings, changeSettings: () => undefined, toast: (text: string) => said.push(text) };
  viewCommands['change-place'].run({ app, match } as unknown as CommandContext);
  expect(said).toEqual(['Place in this game: Studio. Next with Alt+L: Plain.']);
});
