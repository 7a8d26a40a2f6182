/** What lies on the ground when the game begins: walls, mines and portals. */
import type { Features } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import type { BoardDrawing } from './array-text.ts';
import type { Fields } from './fields.ts';
import type { SectionEntry } from './sections.ts';
import { sentences } from './sentences.ts';
import type { ZoneText } from './zone-text.ts';

/** Undefined where nothing lies anywhere. */
export function readFeatures(fields: Fields, text: ZoneText, drawing: BoardDrawing): Features | undefined {
  const reader = new FeatureReader(fields, text, drawing);
  const [walls, mines] = [reader.cells('wall', true), reader.cells('mine', false)];
  const portals = reader.portals();
  return walls.length + mines.length + portals.length > 0 ? { walls, mines, portals } : undefined;
}

class FeatureReader {
  private readonly fields: Fields;
  private readonly text: ZoneText;
  private readonly drawing: BoardDrawing;
  private readonly taken = new Set<string>();

  constructor(fields: Fields, text: ZoneText, drawing: BoardDrawing) {
    this.fields = fields;
    this.text = text;
    this.drawing = drawing;
  }
  cells(key: string, isWall: boolean): readonly string[] {
    const entry = this.fields.entry(key);
    const cells = entry ? this.cellsOf(entry) : [];
    const { problems } = this.fields;
    const under = isWall ? cells.find((cell) => this.drawing.array.some(({ at }) => at === cell)) : undefined;
    if (entry && under !== undefined) problems.of(entry, sentences.wallUnderPiece(under), under);
    return cells;
  }
  portals(): Features['portals'] {
    const { problems } = this.fields;
    const entries = this.fields.all('portal');
    const tooMany = entries[LIMITS.portals];
    if (tooMany) problems.of(tooMany, sentences.tooManyPortals(LIMITS.portals));
    const pairs = entries.slice(0, LIMITS.portals).flatMap((entry): (readonly [string, string])[] => {
      const [one, two, ...more] = this.cellsOf(entry);
      if (two !== undefined && more.length === 0) return [[one, two]];
      problems.of(entry, sentences.badPortal);
      return [];
    });
    const numberOf = ([cell]: readonly [string, string]): number => this.text.cells.indexOf(cell);
    return pairs.sort((a, b) => numberOf(a) - numberOf(b));
  }
  /** Of either side, in the order of the board. */
  private cellsOf(entry: SectionEntry): readonly string[] {
    const { problems } = this.fields;
    const zone = this.text.read(entry.text, (term) => {
      if (term === '') problems.of(entry, sentences.noCells);
      else problems.of(entry, sentences.badCells(term), term);
    });
    const cells = this.text.cells.filter((cell) => zone.some((one) => one.includes(cell)));
    const missing = cells.find((cell) => this.drawing.missing.includes(cell));
    const twice = cells.find((cell) => this.taken.has(cell));
    if (missing !== undefined) problems.of(entry, sentences.nothingThere(missing), missing);
    else if (twice !== undefined) problems.of(entry, sentences.featureTwice(twice), twice);
    for (const cell of cells) this.taken.add(cell);
    return cells;
  }
}

export function writeFeatures(features: Features, text: ZoneText): readonly (readonly [string, string])[] {
  const list = (key: string, cells: readonly string[]): readonly (readonly [string, string])[] =>
    cells.length === 0 ? [] : [[key, text.write([cells, cells])]];
  return [
    ...list('wall', features.walls),
    ...list('mine', features.mines),
    ...features.portals.map((pair) => ['portal', pair.join(' ')] as const),
  ];
}
