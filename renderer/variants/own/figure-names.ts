/**
 * The figures that games of people's own may borrow: every figure of every game of the house. A file names those of
 * Deicide Chess as they are, the others with their game before them. Free of three.js.
 */
import { acidDrawing } from '../acid/drawing.ts';
import { chesimalsDrawing } from '../chesimals/drawing.ts';
import { deicideDrawing } from '../deicide/drawing.ts';
import { fourchanDrawing } from '../fourchan/drawing.ts';

const lenders = { deicide: deicideDrawing, acid: acidDrawing, fourchan: fourchanDrawing, chesimals: chesimalsDrawing };
export type FigureLender = keyof typeof lenders;

/** what a kind names to be shown as a counter with its letter */
export const COUNTER = 'counter';

export interface NamedFigure {
  /** as a file names it */
  readonly name: string;
  /** for people */
  readonly title: string;
  readonly lender: FigureLender;
  /** its name in the art of its game */
  readonly key: string;
  readonly glyph: string;
}

/** by key, what people call it */
type Titles = Readonly<Record<string, string>>;

const DEICIDE: Titles = {
  ...{ king: 'King', queen: 'Queen', rook: 'Rook', bishop: 'Bishop', knight: 'Knight', pawn: 'Pawn' },
  ...{ archbishop: 'Archbishop', chancellor: 'Chancellor', cannon: 'Cannon', archer: 'Archer' },
  ...{ 'time-machine': 'Time Machine', champion: 'Champion', wizard: 'Wizard', kitsune: 'Kitsune' },
  ...{ werewolf: 'Werewolf', centaur: 'Centaur', fool: 'Fool', sumo: 'Sumo Wrestler', sorceress: 'Sorceress' },
  ...{ rookie: 'Rookie', 'drunk-pawn': 'Drunk Pawn', prince: 'Prince', princess: 'Princess' },
  ...{ bomber: 'Bomber', snail: 'Snail' },
};
const ACID: Titles = {
  ...{ king: 'King', angel: 'Angel', voyager: 'Voyager', holepunch: 'Holepunch', rainbow: 'Rainbow', ghost: 'Ghost' },
  ...{ sweeper: 'Sweeper', diskette: 'Diskette', mass: 'Mass', worm: 'Worm', charonite: 'Charonite' },
};
const FOURCHAN: Titles = {
  ...{ anon: 'Anon', tg: '/tg/', k: '/k/', mlp: '/mlp/', b: '/b/', n: '/n/', d: '/d/', r9k: '/r9k/', x: '/x/' },
  ...{ v: '/v/', vp: '/vp/', sci: '/sci/' },
};
const CHESIMALS: Titles = {
  ...{ chief: 'Chief', royal: 'Royal Chief', knight: 'Knight', warmachine: 'Warmachine', elephant: 'Elephant' },
  guard: 'Guard',
};

const BAR = /<path [^>]*stroke="currentColor" stroke-width="([\d.]+)"[^>]*>/g;
/** how much wider the edge of a bar is */
const EDGE = 2.2;
/** Bars of ink with an edge of paper, as filled shapes have: pale ones would not be seen on the pale cells of the plain board. */
const edged = (glyph: string): string =>
  glyph.replace(BAR, (bar, width) => {
    const wider = bar.replace(`stroke-width="${width}"`, `stroke-width="${Number(width) + EDGE}"`);
    return wider.replace('currentColor', 'var(--paper)') + bar;
  });

function of(lender: FigureLender, titles: Titles, nameOf: (key: string) => string): readonly NamedFigure[] {
  const { glyphs } = lenders[lender];
  return Object.entries(titles).map(([key, title]) => {
    // those of 4chan chess have it
    const glyph = lender === 'fourchan' ? glyphs[key] : edged(glyphs[key]);
    return { name: nameOf(key), title, lender, key, glyph };
  });
}

/** In the order in which they are offered. */
export const FIGURES: readonly NamedFigure[] = [
  ...of('deicide', DEICIDE, (key) => key),
  ...of('acid', ACID, (key) => `acid/${key}`),
  ...of('fourchan', { admin: 'Admin', ...FOURCHAN }, (key) => `fourchan/${key}`),
  ...of(
    'fourchan',
    Object.fromEntries(Object.entries(FOURCHAN).map(([key, title]) => [`+${key}`, `+${title}`])),
    (key) => `fourchan/promoted-${key.slice(1)}`,
  ),
  ...of('chesimals', CHESIMALS, (key) => `chesimals/${key === 'royal' ? 'royal-chief' : key}`),
];

const byName = new Map(FIGURES.map((figure) => [figure.name, figure]));

/** Undefined for a name that is no figure's; those of Deicide Chess may have their game before them, too. */
export const figureNamed = (name: string): NamedFigure | undefined => byName.get(name.replace(/^deicide\//, ''));
