/**
 * The figures of people's own games in space. Of each game no more is loaded than its figures, and only when one of them is
 * wanted.
 */
import type { BufferGeometry } from 'three';
import { filled, type Quad2 } from '../../art/filling.ts';
import { royalRing } from '../../art/royal.ts';
import { figure } from '../../art/skin.ts';
import { counterFigure, type Picture, writable } from '../plain/counters.ts';
import type { FigureLender, NamedFigure } from './figure-names.ts';
import type { Look, Shown } from './looks.ts';
import { BOX, type Outline, polygonsOf } from './outline.ts';

export type Make = () => BufferGeometry;
type Kind = Pick<Shown, 'letter' | 'royal'>;

/** those that show already that the game depends on them */
const ROYAL: readonly string[] = ['king', 'acid/king', 'fourchan/admin', 'chesimals/royal-chief'];
/** of the feet of sculptures */
const FOOT = 0.4;
const ringed =
  (make: Make): Make =>
  () =>
    figure(make(), royalRing(FOOT));

/** By the key of a figure and for the kind that it shows; `mark`: it must be marked as royal. */
type Source = (key: string, kind: Kind, mark: boolean) => Make;
const sculptures =
  (figures: Readonly<Record<string, Make>>): Source =>
  (key, _, mark) =>
    mark ? ringed(figures[key]) : figures[key];

const sources: Readonly<Record<FigureLender, () => Promise<Source>>> = {
  deicide: async () => sculptures((await import('../deicide/figures/index.ts')).figures),
  acid: async () => sculptures((await import('../acid/figures/index.ts')).figures),
  chesimals: async () => sculptures((await import('../chesimals/figures/index.ts')).plainFigures),
  fourchan: async () => {
    const { lettered } = await import('../fourchan/figures/index.ts');
    const { royalBorder } = await import('../fourchan/figures/tile.ts');
    return (key, { letter }, mark) => {
      const make: Make = () => lettered[key](writable(letter));
      return mark ? () => figure(make(), royalBorder()) : make;
    };
  },
};

/** what level lines a picture is cut along, in its own units */
const GRAIN = 0.5;
/** of more quads than this a picture would be dearer than any figure: it gives way to the letter */
const MOST_QUADS = 250;

function pictureOf(outline: Outline): Picture | null {
  const upright = polygonsOf(outline).map((loop) => loop.map(([x, y]): Quad2[0] => [x, BOX - y]));
  const quads = filled(upright, GRAIN);
  const centred = quads.map((quad) => quad.map(([x, y]) => [x / BOX - 0.5, y / BOX - 0.5]) as unknown as Quad2);
  return quads.length <= MOST_QUADS ? centred : null;
}

/** How a kind looks that is no plain counter with a letter. */
export async function makeOf(look: Look, kind: Kind): Promise<Make> {
  if (look.figure) return borrowed(look.figure, kind);
  const { outline } = look;
  return () => counterFigure(kind, outline && pictureOf(outline));
}
const borrowed = async ({ lender, key, name }: NamedFigure, kind: Kind): Promise<Make> =>
  (await sources[lender]())(key, kind, kind.royal && !ROYAL.includes(name));
