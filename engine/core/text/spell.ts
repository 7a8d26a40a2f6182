/**
 * How actions are written: the frozen text (NOTATION.md) that saves, journal and command line use, its spelling for any
 * keyboard, and the label that people read. A text is long and complete and never shortened by what else is legal.
 */
import { type ActionSummary, bendsOf, inBoardOrder, isPushOf, type Journey, movesAnother } from '../action-summary.ts';
import type { Game } from '../game.ts';
import { type Cell, type Kind, NOBODY, OFF, type Piece } from '../ids.ts';
import type { OwnActionKind } from '../vocabulary.ts';
import { englishOf, type Phrase, phrasesIn, type WordedLabel } from './label.ts';

interface Style {
  readonly cell: (game: Game, c: Cell) => string;
  readonly to: string;
  readonly takes: string;
  readonly swaps: string;
  readonly pushes: string;
  readonly between: string;
  readonly afterLetter: string;
  readonly destroysThere: string;
  readonly departs: string;
  readonly inPassing: string;
  readonly boards: () => string;
  /** an action of the variant's own kind, behind the mover and its way */
  readonly own: (kind: OwnActionKind, to: string, end: string) => string;
  readonly becomes: (game: Game, kind: Kind) => string;
  readonly leaves: (game: Game, feature: string) => string;
  /** what stands for an action without any piece, and for a feature before the cell on which it is laid */
  readonly nobody: (a: ActionSummary) => string;
  readonly feature: (game: Game, id: string) => string;
  /** the cells between origin and destination that are told */
  readonly way: (game: Game, a: ActionSummary) => readonly Cell[];
}
const text: Style = {
  cell: (game, c) => game.topology.name(c),
  to: '-',
  takes: 'x',
  swaps: '<>',
  pushes: '>',
  between: ',',
  afterLetter: '',
  destroysThere: '!',
  departs: '>>',
  inPassing: 'ep',
  boards: () => '^',
  own: (kind, to, end) => kind.text(to, end),
  becomes: (game, kind) => `=${game.variant.types[kind].letter}`,
  leaves: () => '#',
  nobody: (a) => a.turnRule?.spells ?? 'end',
  feature: (_, id) => `${id}@`,
  way: (_, a) => a.through,
};
/** A promotion as players note it, where there is only one form to become. */
const plus: Style['becomes'] = (game, kind) => (game.variant.types[kind].promotedFrom ? '+' : text.becomes(game, kind));
const typedText: Style = { ...text, cell: (game, c) => game.topology.alias(c) };
/** `say`: what stands for words. */
const labelWith = (say: (phrase: Phrase) => string): Style => ({
  cell: text.cell,
  to: '–',
  takes: '×',
  swaps: '⇄',
  pushes: '→',
  between: ', ',
  afterLetter: ' ',
  destroysThere: '×',
  departs: ' » ',
  inPassing: ' e.p.',
  boards: () => ` ${say({ is: 'boards' })} `,
  own: (kind, to, end) => {
    const cells = kind.fromAfar === 'moves-another' ? { from: to, to: end } : { from: '', to };
    return ` ${say({ is: 'own', says: kind.label(to === end), ...cells })}`;
  },
  becomes: (game, kind) => (game.variant.types[kind].promotedFrom ? ' +' : text.becomes(game, kind)),
  leaves: (game, feature) => `, ${say({ is: 'leaves', feature: featureName(game, feature) })}`,
  nobody: ({ turnRule }) => say({ is: 'name', name: turnRule?.label ?? turnRule?.spells ?? 'end' }),
  feature: (game, id) => `${say({ is: 'name', name: featureName(game, id) })} `,
  way: (game, a) => (a.through.length > 0 ? bendsOf(game, a) : a.through), // waypoints for display choose nothing
});
const label = labelWith(englishOf);

export const actionText = (game: Game, a: ActionSummary): string => spell(game, a, text);
export const typedTextOf = (game: Game, a: ActionSummary): string => spell(game, a, typedText);
/** In English, as texts of games contain it. */
export const labelOf = (game: Game, a: ActionSummary): string => spell(game, a, label);
/** The same to be said in the language of whoever reads; undefined where it has no words. */
export const wordedLabelOf = (game: Game, a: ActionSummary): WordedLabel | undefined =>
  phrasesIn((say) => spell(game, a, labelWith(say)));
/** Without its way: good enough where it means one action only. */
export const shortTextOf = (game: Game, a: ActionSummary): string => actionText(game, { ...a, through: [] });
/** With a sign instead of the form that it becomes. */
export const plusTextOf = (game: Game, a: ActionSummary): string => spell(game, a, { ...text, becomes: plus });
export const typedPlusTextOf = (game: Game, a: ActionSummary): string =>
  spell(game, a, { ...typedText, becomes: plus });
/** A capture in passing as players note it, by the cell on which it ends. */
export const inPassingTextOf = (game: Game, a: ActionSummary): string =>
  `${headOf(game, a.mover)}x${game.topology.name(a.to)}ep`;
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
const spell = (game: Game, a: ActionSummary, style: Style): string => {
  const name = (c: Cell): string => style.cell(game, c);
  if (a.placed) return style.feature(game, a.placed.feature) + name(a.placed.cell);
  if (a.mover === NOBODY) return style.nobody(a);
  const { letter } = game.typeOf(a.mover);
  const start = a.isDrop ? `${letter}@` : letter + style.afterLetter + name(a.from);
  if (a.departs) return start + style.departs + name(a.to);
  if (a.partner !== NOBODY) return start + style.swaps + name(a.to);
  if (a.own?.fromAfar) return start + style.own(a.own, name(a.to), movesAnother(a) ? name(a.others[0].to) : '');
  let head = start;
  for (const c of style.way(game, a)) head += style.to + name(c);
  if (isPushOf(a)) return head + style.pushes + name(a.to) + style.pushes + name(a.others[0].to);
  let rest = a.promotion === null ? '' : style.becomes(game, a.promotion);
  for (const other of a.others) rest += style.between + pushed(game, a, other, style);
  if (a.kind === 'en-passant') rest += style.inPassing;
  if (a.left) rest += style.leaves(game, a.left.feature);
  if (a.boards) return head + style.boards() + name(a.to) + rest;
  if (a.own) return head + style.own(a.own, name(a.to), '') + rest;
  if (a.to === a.from && a.promotion !== null && a.taken.length === 0) return start + rest;
  // who shares a cell is captured together
  const captured = [...new Set(inBoardOrder(a.taken.filter((t) => t.captured)).map((t) => t.at))];
  if (captured.length === 0) return head + (a.isDrop ? '' : style.to) + name(a.to) + rest;
  if (captured.length === 1 && captured[0] === a.to) return head + style.takes + name(a.to) + rest;
  return head + style.takes + captured.map(name).join(style.between) + style.to + name(a.to) + rest;
};
const pushed = (game: Game, a: ActionSummary, { piece, from, to }: Journey, style: Style): string => {
  if (from === OFF) return `${game.typeOf(piece).letter}@${style.cell(game, to)}`;
  const mark = a.taken.some((t) => !t.captured && t.at === to) ? style.destroysThere : '';
  const who = a.isTogether ? game.typeOf(piece).letter : '';
  const between = a.isTogether ? style.to : style.pushes;
  return who + style.cell(game, from) + between + style.cell(game, to) + mark;
};

/** The same for texts that mean the same: spaces, signs of print and the case of Latin letters do not matter. */
export const normalised = ({ ruleIndex }: Game, text: string): string => {
  let said = text;
  for (const { typed } of ruleIndex.ownKinds) for (const [label, as] of typed) said = said.replace(label, as);
  // every action of a position is asked about, and hardly any is written like that
  if (NOT_TYPED.test(said)) said = asTyped(said);
  // not Greek: Δ and δ are two files
  return isLatin(said) ? said.toLowerCase() : said.replace(/[A-Z]/g, (l) => l.toLowerCase());
};
const isLatin = (text: string): boolean => !/[^\x20-\x7e]/.test(text);
/** Spaces, and with them words, and signs of print. */
const NOT_TYPED = /[\s–—−×⇄→»]|e\.p\.$/;
const SIGNS: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '×': 'x',
  '⇄': '<>',
  '→': '>',
  '»': '>>',
};
const asTyped = (text: string): string =>
  text
    .replace(/ boards /i, '^')
    .replace(/, leaves .+$/i, '#')
    .replace(/\s+|[–—−×⇄→»]/g, (sign) => SIGNS[sign] ?? '')
    .replace(/e\.p\.$/, 'ep');

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
