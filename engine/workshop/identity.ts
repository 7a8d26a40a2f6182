/** What a game is, without what it is called, how it looks and what there is to learn and to solve in it: two files with this text in common are one game. */
import { writeGame } from './file/write-game.ts';
import type { GameData } from './game-data.ts';

export function meaningOf(data: GameData): string {
  const pieces = data.pieces.map(
    ({ figure: _f, tint: _t, glyph: _g, picture: _p, model: _m, stand: _s, ...piece }) => piece,
  );
  const {
    wallName: _wallName,
    raised: _raised,
    looks: _looks,
    problems: _problems,
    lessons: _lessons,
    cases: _cases,
    ...rest
  } = data;
  return writeGame({ ...rest, pieces, title: 'Game', tagline: '', by: '', about: '' });
}
