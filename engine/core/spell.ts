/**
 * How actions are written: the frozen text (NOTATION.md) that saves, journal and command line use, its spelling for any
 * keyboard, and the label that people read. A text is long and complete and never shortened by what else is legal.
 */
import { type Anatomy, inBoardOrder } from './action.ts';
import type { Game } from './game.ts';
import { type Cell, NOBODY, OFF, type Piece } from './ids.ts';
import { LOST } from './layout.ts';

export interface Style {
  readonly cell: (c: Cell) => string;
  readonly to: string;
  readonly takes: string;
  readonly swaps: string;
  readonly shoves: string;
  readonly between: string;
  readonly afterLetter: string;
  readonly destroysThere: string;
}
const plain = (cell: (c: Cell) => string): Style => ({
  cell,
  to: '-',
  takes: 'x',
  swaps: '<>',
  shoves: '>',
  between: ',',
  afterLetter: '',
  destroysThere: '!',
});

export const textOf = (game: Game, a: Anatomy): string =>
  spell(
    game,
    a,
    plain((c) => game.topology.name(c)),
  );
export const typedTextOf = (game: Game, a: Anatomy): string =>
  spell(
    game,
    a,
    plain((c) => game.topology.alias(c)),
  );
export const labelOf = (game: Game, a: Anatomy): string =>
  spell(game, a, {
    cell: (c) => game.topology.name(c),
    to: '–',
    takes: '×',
    swaps: '⇄',
    shoves: '→',
    between: ', ',
    afterLetter: ' ',
    destroysThere: '×',
  });

/** How the texts of this mover's actions begin. */
export const headOf = (game: Game, mover: Piece): string => {
  if (mover === NOBODY) return 'end';
  const at = game.cellOf(mover);
  return game.typeOf(mover).letter + (at === OFF ? '@' : game.topology.name(at));
};
const spell = (game: Game, a: Anatomy, style: Style): string => {
  if (a.mover === NOBODY) return 'end';
  const letter = game.typeOf(a.mover).letter;
  const captured = inBoardOrder(a.taken.filter((t) => t.place === LOST));
  const head = a.isDrop ? `${letter}@` : letter + style.afterLetter + style.cell(a.from);
  if (a.partner !== NOBODY) return head + style.swaps + style.cell(a.to);
  const tail = a.others.map((o) => style.between + shoved(game, a, o, style)).join('');
  const becomes = a.promotion === null ? '' : `=${game.variant.types[a.promotion].letter}`;
  if (captured.length === 0) return head + (a.isDrop ? '' : style.to) + style.cell(a.to) + becomes + tail;
  if (captured.length === 1 && captured[0].at === a.to) return head + style.takes + style.cell(a.to) + becomes + tail;
  const victims = captured.map((v) => style.cell(v.at)).join(style.between);
  return head + style.takes + victims + style.to + style.cell(a.to) + becomes + tail;
};
const shoved = (game: Game, a: Anatomy, { piece, from, to }: Anatomy['others'][number], style: Style): string => {
  const mark = a.taken.some((t) => t.place !== LOST && t.at === to) ? style.destroysThere : '';
  const who = a.isTogether ? game.typeOf(piece).letter : '';
  return who + style.cell(from) + (a.isTogether ? style.to : style.shoves) + style.cell(to) + mark;
};

/** The same for texts that mean the same: spaces, signs of print and the case of Latin letters do not matter. */
export const normalised = (text: string): string =>
  text
    .replace(/\s+/g, '')
    .replace(/[–—−]/g, '-')
    .replace(/×/g, 'x')
    .replace(/⇄/g, '<>')
    .replace(/→/g, '>')
    .replace(/[A-Z]/g, (l) => l.toLowerCase()); // not Greek: Δ and δ are two files

/** Every cell that a text names, in its order. */
export const cellsIn = (game: Game, text: string): Cell[] => {
  const { topology } = game;
  const found: Cell[] = [];
  const longest = Math.max(...topology.cells.map((c) => Math.max(topology.name(c).length, topology.alias(c).length)));
  for (let i = 0; i < text.length; i++) {
    for (let n = longest; n > 0; n--) {
      const cell = topology.parse(text.slice(i, i + n));
      if (cell === undefined || cell === OFF) continue;
      found.push(cell);
      i += n - 1;
      break;
    }
  }
  return found;
};
