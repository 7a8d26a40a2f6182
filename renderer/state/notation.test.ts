/** What the settings say of the notation of a game. */
import { expect, test } from 'vitest';
import { Position } from '../../engine/core/position.ts';
import { NATIVE_STYLES } from '../../engine/shared/native-notation.ts';
import { ownGame } from '../../engine/workshop/own-game.ts';
import { NATIVE_EXAMPLES } from './notation.ts';

const files = import.meta.glob<string>('../../engine/workshop/shelf/*/{shogi,xiangqi,janggi}.fairygame', {
  ...{ query: '?raw', import: 'default', eager: true },
});

test.each(NATIVE_STYLES)('the example of %s is a first move of that game, as the engine writes it', (style) => {
  const [, text] = Object.entries(files).find(([file]) => file.endsWith(`/${style}.fairygame`))!;
  const game = ownGame(text, () => style);
  if (!game.ok) throw new Error(style);
  const position = Position.start(game.variant, {});
  if (!position.ok) throw new Error(position.error.message);
  const { label, native } = NATIVE_EXAMPLES[style];
  expect(position.value.matching(label, 1)[0]).toMatchObject({ label, native });
});
