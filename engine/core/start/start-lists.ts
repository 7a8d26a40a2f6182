/**
 * The two lists of a start that the core reads itself: what lies on the ground, and who is away. Each entry is taken in
 * whole or not at all, and answers what is wrong with it.
 */

import { said } from '../../shared/language.ts';
import { pieceNamed } from '../../shared/naming.ts';
import type { Fact } from '../board/layout.ts';
import type { Game } from '../game.ts';
import { type Cell, NOBODY } from '../ids.ts';
import { refusals } from '../text/refusals.ts';
import type { StartProblem } from '../vocabulary.ts';
import { isRecord, parseCell, sideNamed, typeNamed } from './start-names.ts';

/** More turns than this nobody stays away. */
const LONGEST_FLIGHT = 100;

const noRoom = ({ pieces, facts }: Game): StartProblem | null =>
  pieces.length < facts.pieces ? null : problem('too-many-pieces', refusals.tooManyPieces(facts.pieces));
const problem = (code: string, says: string, cell: Cell | null = null): StartProblem => ({ cell, code, says });

/**
 * `{feature, at}`; with `side` it is the secret of that side, with `revealed` a secret that everybody knows by now. A
 * feature that can be secret and says neither is revealed: else nobody could know of it.
 */
export const layFeature = (game: Game, entry: unknown): StartProblem | null => {
  if (!isRecord(entry)) return problem('bad-feature', refusals.featureShape);
  const { feature: id, at, side: name, revealed = false, ...more } = entry;
  const { variant } = game;
  const cell = parseCell(variant, at);
  if (cell === undefined) return problem('unknown-cell', refusals.unknownCell(at));
  if (Object.keys(more).length > 0 || typeof revealed !== 'boolean') {
    return problem('bad-feature', refusals.featureShape, cell);
  }
  const side = sideNamed(variant, name);
  if (name !== undefined && side === undefined) return problem('unknown-side', refusals.unknownSide(name), cell);
  const type = typeNamed(variant, id);
  const called = said(variant.words.features?.[String(id)]?.name ?? String(id));
  const isGround = type?.ownerless === true;
  const feature = game.facts.terrain?.features.find((f) => f.id === id);
  if (!feature && !isGround) return problem('unknown-feature', refusals.unknownFeature(id), cell);
  const isOwners = side !== undefined && side === feature?.owner;
  if (side !== undefined && feature?.owner !== undefined && !isOwners) {
    const owner = said(variant.sides[feature.owner].name);
    return problem('not-its-side', refusals.ownedBy(called, owner), cell);
  }
  if (!feature?.secret && ((side !== undefined && !isOwners) || revealed)) {
    return problem('not-secret', refusals.notSecret(called), cell);
  }
  const where = game.topology.name(cell);
  if (type && isGround) {
    const there = game.pieceOn(cell);
    if (there !== NOBODY) {
      const { ownerless, name: kind } = game.typeOf(there);
      const who = pieceNamed({ kind, owner: ownerless ? null : variant.sides[game.sideOf(there)].name });
      return problem('feature-taken', refusals.featureUnder(called, who, where), cell);
    }
    const full = noRoom(game);
    if (!full) game.add(type, 0, cell);
    return full;
  }
  const { ground, hidden, revealed: shown, numberOf } = game.facts.lying;
  const facts: Fact<Cell>[] = feature?.secret ? [] : [ground];
  if (side !== undefined && !isOwners) facts.push(hidden[side]);
  if (feature?.secret && (revealed || side === undefined)) facts.push(shown);
  if (facts.some((fact) => game.get(fact, cell) !== 0)) {
    return problem('feature-taken', refusals.featureTwice(called, where), cell);
  }
  for (const fact of facts) game.set(fact, cell, numberOf(String(id)));
  return null;
};

/** `{kind, side, to, left}`, in the order in which they left. */
export const sendAway = (game: Game, entry: unknown): StartProblem | null => {
  if (!isRecord(entry)) return problem('bad-flight', refusals.flightShape);
  const { kind, side: name, to, left, ...more } = entry;
  const { variant } = game;
  const cell = parseCell(variant, to);
  if (cell === undefined) return problem('unknown-cell', refusals.unknownCell(to));
  if (Object.keys(more).length > 0) return problem('bad-flight', refusals.flightShape, cell);
  const [type, side] = [typeNamed(variant, kind), sideNamed(variant, name)];
  if (!type || type.ownerless) return problem('unknown-kind', refusals.unknownKind(kind), cell);
  if (side === undefined) return problem('unknown-side', refusals.unknownSide(name), cell);
  if (typeof left !== 'number' || !Number.isInteger(left) || left < 1 || left > LONGEST_FLIGHT) {
    return problem('bad-flight', refusals.flightLeft(LONGEST_FLIGHT), cell);
  }
  const full = noRoom(game);
  if (!full) game.addFlying(type, side, cell, left);
  return full;
};
