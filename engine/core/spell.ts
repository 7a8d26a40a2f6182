/**
 * How actions are written: the frozen text (NOTATION.md) that saves, journal and command line use, its spelling for any
 * keyboard, and the label that people read. A text is long and complete and never shortened by what else is legal.
 */
import { type Anatomy, bendsOf, inBoardOrder, isPushOf, routeOf } from './action.ts';
import type { Game } from './game.ts';
import { type Cell, NOBODY, OFF, type Piece } from './ids.ts';

export interface Style {
  readonly cell: (c: Cell) => string;
  readonly to: string;
  readonly takes: string;
  readonly swaps: string;
  readonly shoves: string;
  readonly between: string;
  readonly afterLetter: string;
  readonly destroysThere: string;
  readonly departs: string;
  readonly inPassing: string;
  /** what stands for an action without any piece, and for a feature before the cell on which it is laid */
  readonly nobody: (a: Anatomy) => string;
  readonly feature: (id: string) => string;
  /** the cells between origin and destination that are told */
  readonly way: (a: Anatomy) => readonly Cell[];
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
  departs: '>>',
  inPassing: 'ep',
  nobody: (a) => a.turnRule?.spells ?? 'end',
  feature: (id) => `${id}@`,
  way: (a) => a.through,
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
/** Without its way: good enough where it means one action only. */
export const shortTextOf = (game: Game, a: Anatomy): string => textOf(game, { ...a, through: [] });
/** A capture in passing as players note it, by the cell on which it ends. */
export const inPassingTextOf = (game: Game, a: Anatomy): string =>
  `${headOf(game, a.mover)}x${game.topology.name(a.to)}ep`;
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
    departs: ' » ',
    inPassing: ' e.p.',
    nobody: ({ turnRule }) => turnRule?.label ?? turnRule?.spells ?? 'end',
    feature: (id) => `${featureName(game, id)} `,
    way: (a) => bendsOf(game, routeOf(a)),
  });
/** "Cathedral" */
export const featureName = (game: Game, id: string): string => {
  const words = game.variant.words.features?.[id];
  if (!words) throw new Error(`${game.variant.id} has no words for the feature ${id}`);
  return words.name;
};

/** How the texts of this mover's actions begin; nothing is known of those of no piece. */
export const headOf = (game: Game, mover: Piece): string => {
  if (mover === NOBODY) return '';
  const at = game.cellOf(mover);
  return game.typeOf(mover).letter + (at === OFF ? '@' : game.topology.name(at));
};
const spell = (game: Game, a: Anatomy, style: Style): string => {
  if (a.placed) return style.feature(a.placed.feature) + style.cell(a.placed.cell);
  if (a.mover === NOBODY) return style.nobody(a);
  const letter = game.typeOf(a.mover).letter;
  const captured = inBoardOrder(a.taken.filter((t) => t.captured));
  const start = a.isDrop ? `${letter}@` : letter + style.afterLetter + style.cell(a.from);
  if (a.departs) return start + style.departs + style.cell(a.to);
  if (a.partner !== NOBODY) return start + style.swaps + style.cell(a.to);
  const head = [start, ...style.way(a).map(style.cell)].join(style.to);
  if (isPushOf(a)) return [head, style.cell(a.to), style.cell(a.others[0].to)].join(style.shoves);
  const tail = a.others.map((o) => style.between + shoved(game, a, o, style)).join('');
  const becomes = a.promotion === null ? '' : `=${game.variant.types[a.promotion].letter}`;
  const rest = becomes + tail + (a.kind === 'en-passant' ? style.inPassing : '');
  if (captured.length === 0) return head + (a.isDrop ? '' : style.to) + style.cell(a.to) + rest;
  if (captured.length === 1 && captured[0].at === a.to) return head + style.takes + style.cell(a.to) + rest;
  const victims = captured.map((v) => style.cell(v.at)).join(style.between);
  return head + style.takes + victims + style.to + style.cell(a.to) + rest;
};
const shoved = (game: Game, a: Anatomy, { piece, from, to }: Anatomy['others'][number], style: Style): string => {
  const mark = a.taken.some((t) => !t.captured && t.at === to) ? style.destroysThere : '';
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
    .replace(/»/g, '>>')
    .replace(/e\.p\.$/, 'ep')
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
