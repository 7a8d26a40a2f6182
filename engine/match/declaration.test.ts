/** A game that was declared over: its save and its text come back with the declaration and the result. */
import { expect, test } from 'vitest';
import { compile } from '../workshop/compile/compile.ts';
import { readGame } from '../workshop/file/read-game.ts';
import { shelfGames } from '../workshop/shelf/shelf-games.ts';
import { begin, playEach } from './fixtures/begin.fixture.ts';
import { atOnce } from './save/gradual.ts';
import { openSave } from './save/open.ts';
import { writeSave } from './save/save.ts';
import { gameTextOf } from './text/game-text.ts';
import { readGameText } from './text/read-game-text.ts';

const text = shelfGames.get('shogi')!;
const read = readGame(text);
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const shogi = compile(read.data, 'own:shogi', text);
const ENTERED = 'K@e8 P@a7 P@b7 P@c7 P@d7 P@e7 P@f7 P@g7 P@h7 S@a8 +P@b8 R@- R@- B@- P@- P@- P@- k@e1 p@i5';
const declared = () => playEach(begin(shogi, {}, ENTERED), ['Ke8-e9', 'Ke1-e2', 'declare']);

test('a declaration is saved, and the save opens at its result', () => {
  const match = declared();
  const opened = openSave(writeSave(match, { name: 'Declared', created: 1, changed: 2 }), () => shogi);
  if (!opened.ok) throw new Error(opened.error.message);
  expect(opened.value.told).toBeNull();
  expect(opened.value.match.outcome).toEqual(match.outcome);
  expect(opened.value.match.outcome).toMatchObject({ winner: 0, reason: 'declared' });
  expect(opened.value.match.position.fingerprint()).toBe(match.position.fingerprint());
});

test('a declaration stands in the text of the game, and is read from there', () => {
  const match = declared();
  const written = gameTextOf(match, null, null).text;
  expect(written).toContain('Declaration');
  const again = atOnce(readGameText(written, () => shogi, ['own:shogi']));
  if (!again.ok) throw new Error(again.error.message);
  expect(again.value.match.outcome).toEqual(match.outcome);
  expect(again.value.match.cursor.text).toBe('declare');
});
