/** What the engine keeps behind the variants that it tells as plain data. No type of it may be in the public surface. */
import { describe } from '../core/text/describe.ts';
import type { Variant as EngineVariant } from '../core/variant.ts';
import { KnownVariant } from '../exchange/known-variant.ts';
import { gameAndData } from '../exchange/own-game.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Variant } from './shapes.ts';

const engineVariants = new WeakMap<Variant, EngineVariant>();
const told = new WeakMap<EngineVariant, Variant>();
/** of those that write positions as other programs do */
const withFen = new WeakMap<EngineVariant, KnownVariant>();

/** The same object for the same variant. */
export function variantOf(variant: EngineVariant): Variant {
  const known = told.get(variant);
  if (known) return known;
  const { id, title, designers, sides, topology, kinds, options } = describe(variant);
  const [first, second] = sides.map((side) => ({ id: side.id, name: side.name }));
  const made: Variant = {
    ...{ id, title, designers, sides: [first, second] },
    squares: topology.cells.map(({ name }) => name),
    kinds: kinds.map((kind) => ({
      ...{ id: kind.id, name: kind.name, letter: kind.letter },
      ...{ value: kind.value ?? null, promotedFrom: kind.promotedFrom ?? null },
    })),
    options: options.map((rule) => ({
      ...{ id: rule.id, name: rule.name, says: rule.says, usual: rule.usual },
      values: rule.values.map((value) => ({ id: value.id, name: value.name })),
      ...{ several: rule.several === true, count: rule.count ?? null },
    })),
    text: variant.source ?? null,
  };
  told.set(variant, made);
  engineVariants.set(made, variant);
  return made;
}

/** Throws a `TypeError` where it is not of this package. */
export function engineVariant(variant: Variant): EngineVariant {
  const found = engineVariants.get(variant);
  if (!found) throw new TypeError('Give a variant that `variants`, `variantNamed` or `parseVariant` returned.');
  return found;
}

/** From now on its positions are written so. */
export function rememberFen(known: KnownVariant): void {
  withFen.set(known.variant, known);
}
/** How other programs write its positions; refused where it is none that is made of text. */
export function fenOf(variant: EngineVariant): Result<KnownVariant> {
  const { source } = variant;
  if (source === undefined)
    return err('no-fen', `Positions of ${variant.words.title} cannot be written as FEN. Use a setup.`);
  const isShuffled = variant.options.some((rule) => rule.drawn);
  const made = withFen.get(variant) ?? new KnownVariant(source, gameOrThrow, isShuffled);
  withFen.set(variant, made);
  return ok(made);
}
const gameOrThrow = (text: string): ReturnType<ConstructorParameters<typeof KnownVariant>[1]> => {
  const game = gameAndData(text);
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
};
