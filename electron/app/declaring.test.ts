/** The entering King of Shogi at the table: what a declaration lacks is told with the position, and one ends the game. */
import { expect, test } from 'vitest';
import { variantNamed } from '../../engine/variants/registry.ts';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { openTestApp, playTexts, startAcid, startGame } from './application.fixture.ts';

const ENTERED = 'K@e8 P@a7 P@b7 P@c7 P@d7 P@e7 P@f7 P@g7 P@h7 S@a8 +P@b8 R@- R@- B@- P@- P@- k@e1 p@a2';

test('a player is told what a declaration lacks, and has won by declaring once nothing does', async () => {
  const app = await openTestApp(temporaryFolder());
  const { variant } = await app.get('games.use', { place: { list: 'shelf', game: 'shogi' } });
  const begun = await startGame(app, variantNamed(variant)!, { start: ENTERED });
  expect(begun.declaring).toBe('Points: 27. A declaration needs 28.');
  const enough = await startGame(app, variantNamed(variant)!, { start: `${ENTERED} P@-` });
  expect(enough.declaring).toBeNull();
  const over = await playTexts(app, enough, ['declare']);
  expect(over.outcome).toMatchObject({ winner: 0, reason: 'declared', says: 'White wins by declaration.' });
  expect(over.declaring).toBe('The game is over.');
});

test('in other games nobody is told of declarations', async () => {
  const app = await openTestApp(temporaryFolder());
  expect(await startAcid(app)).not.toHaveProperty('declaring');
});
