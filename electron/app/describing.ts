/**
 * Describes a variant to a page: the engine's own description in the shape of the contract. Nothing is added that the
 * variant does not say, and diagrams of how a piece moves come from the move generator.
 */
import { positionOfCase, startOfCase } from '../../engine/cases/checker.ts';
import { casesOf } from '../../engine/cases/collection.ts';
import { OFF } from '../../engine/core/ids.ts';
import { type Action, type PieceState, Position } from '../../engine/core/position.ts';
import { startOfCensus } from '../../engine/core/start/census.ts';
import { describe } from '../../engine/core/text/describe.ts';
import type { Variant } from '../../engine/core/variant.ts';
import { ENGLISH, language, said } from '../../engine/shared/language.ts';
import { pieceNamed } from '../../engine/shared/naming.ts';
import { err, ok, type Result } from '../../engine/shared/result.ts';
import { saidWhole } from '../../engine/shared/said-whole.ts';
import { ownVariants, variants } from '../../engine/variants/registry.ts';
import type {
  AskedDiagram,
  Diagram,
  Draft,
  Rulebook,
  RulebookCase,
  RulebookCases,
  VariantDescription,
} from '../contract/description.ts';
import { endingMessages, errorMessages } from '../contract/messages.ts';
import { featureViewsOf, flightViewsOf, pieceViewsOf } from './viewing.ts';

/** by language */
const made = new Map<string, WeakMap<Variant, VariantDescription>>();
/**
 * What people say of their own game is said as they wrote it. What a language knows is translated: names, the texts of
 * the known variants, and what is said of every such game.
 */
const saidOf = (variant: Variant, data: VariantDescription): VariantDescription => {
  if (variant.source === undefined) return saidWhole(data);
  const { title, tagline, designers, kinds, sides, options, endings, features, flags, fields } = data;
  const named = kinds.map((kind) => ({ ...kind, name: said(kind.name) }));
  return {
    ...data,
    kinds: named,
    ...saidWhole({ title, tagline, designers, sides, options, endings, features, flags, fields }),
  };
};

/** Of the program's games, and of people's own that are in use. */
export const descriptions = (): VariantDescription[] => [...variants, ...ownVariants()].map(descriptionOf);

export function descriptionOf(variant: Variant): VariantDescription {
  const inThis = made.get(language()) ?? new WeakMap<Variant, VariantDescription>();
  made.set(language(), inThis);
  const known = inThis.get(variant);
  if (known) return known;
  const told = saidOf(variant, withCalled(describe(variant)));
  const own = variant.source === undefined ? {} : { own: true as const };
  const description = { ...told, ...own, endings: told.endings.map((e) => ({ ...e, says: withoutSides(e.says) })) };
  inThis.set(variant, description);
  return description;
}

/** Where a piece is not called by two names one after the other, as in English, the description has what it is called. */
function withCalled(description: VariantDescription): VariantDescription {
  if (language() === ENGLISH) return description;
  const owners = [...description.sides, ...(description.groups ?? [])];
  const called = (kind: string) =>
    Object.fromEntries(owners.map(({ id, name }) => [id, pieceNamed({ kind, owner: name })]));
  return {
    ...description,
    kinds: description.kinds.map((kind) => ({ ...kind, called: called(kind.name), english: kind.name })),
  };
}

export const rulebookView = (variant: Variant): Rulebook => ({
  variant: variant.id,
  sections: [...(variant.source === undefined ? saidWhole(variant.words.rulebook) : variant.words.rulebook)],
});

/** The position of a diagram with the actions of the piece in focus. */
export function diagramView(variant: Variant, spec: AskedDiagram): Result<Diagram> {
  const start = startOfCensus(variant, spec.pieces);
  if (!start.ok) return err('bad-diagram', errorMessages.badDiagram, start.error.at);
  const from = { ...spec.fields, ...start.value, ...(spec.turn !== undefined && { turn: spec.turn }) };
  const position = Position.start(variant, {}, from);
  return position.ok ? diagramAt(position.value, spec.focus) : position;
}
/** `only`: that one of its actions; absent: all. */
export function diagramAt(position: Position, focus: string | undefined, only?: Action): Result<Diagram> {
  const shown = {
    pieces: pieceViewsOf(position),
    features: featureViewsOf(position, null),
    flights: flightViewsOf(position),
  };
  if (focus === undefined) return ok({ ...shown, focus: null, marks: [] });
  const found = inFocus(position, focus);
  if (!found) return err('bad-diagram', errorMessages.badDiagram, focus);
  const marks = new Map<string, Diagram['marks'][number]>();
  for (const action of only ? [only] : position.actionsOf(found.piece)) {
    for (const { cell, mark } of action.targets) {
      marks.set(`${cell} ${mark}`, { cell, mark, ...(mark === 'special' && { kind: action.kind }) });
    }
  }
  return ok({ ...shown, focus: found.at === OFF ? null : found.at, marks: [...marks.values()] });
}

/** The cases of a game, with their positions as they can be drawn and set up. */
export function casesFor(variant: Variant): Result<RulebookCases> {
  const told: RulebookCase[] = [];
  for (const one of saidWhole(casesOf(variant.id))) {
    const start = startOfCase(one);
    const position = positionOfCase(one);
    if (!start.ok) return start;
    if (!position.ok) return position;
    const diagram = diagramAt(position.value, one.focus);
    if (!diagram.ok) return diagram;
    const { id, ruling, question, answer, options = {} } = one;
    const { turn } = position.value;
    told.push({
      ...{ id, ruling, question, answer, turn, options: { ...options } },
      diagram: diagram.value,
      draft: structuredClone(start.value) as Draft,
    });
  }
  return ok({ variant: variant.formOf?.variant ?? variant.id, cases: told });
}

/** The piece on that cell; with `^` after the cell, its rider; `O@-`: in the hand of the side to move. */
export function inFocus(position: Position, focus: string): PieceState | undefined {
  const { topology, types } = position.variant;
  const [letter, waits] = focus.split('@');
  if (waits === '-') {
    const inHand = position.pieces().filter(({ place, side }) => place === 'hand' && side === position.turn);
    const alike = inHand.filter(({ kind }) => types[kind].letter === letter);
    // of equal pieces in a hand only one has actions
    return alike.find(({ piece }) => position.actionsOf(piece).length > 0) ?? alike[0];
  }
  const isRider = focus.endsWith('^');
  const cell = topology.parse(isRider ? focus.slice(0, -1) : focus);
  return position.pieces().find(({ at, rides }) => at === cell && at !== OFF && rides === isRider);
}

/** The sentence of an ending, without a winner. */
const withoutSides = (says: string): string =>
  says
    .replaceAll('{winner}', endingMessages.winner)
    .replaceAll('{loser}', endingMessages.loser)
    .replace(/(^|\. )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
