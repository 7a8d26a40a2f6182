/** A variant as plain JSON, for a page that draws or lists it without knowing the engine. */
import type { VariantDescription } from '../../shared/description.ts';
import { usualChoice } from '../../shared/house-rules.ts';
import { featuresOf } from '../board/features.ts';
import { Game } from '../game.ts';
import { OFF } from '../ids.ts';
import { offeredFlags } from '../start/start-flags.ts';
import type { PieceLooks, PieceType, Variant } from '../variant.ts';
import { nativeLetterOf } from './native.ts';

export const describe = (variant: Variant): VariantDescription => {
  const { topology, words, id, rulesVersion, sides } = variant;
  const waiting = kindsInHand(variant);
  const people = variant.types.filter((type) => !type.ownerless);
  const { title, tagline, designers, size, length, difficulty, states, zones = {}, rulebook } = words;
  return {
    ...{ id, title, tagline, designers, rulesVersion, size, length, difficulty, sides, states, zones },
    ...(variant.formOf && { formOf: variant.formOf }),
    ...(words.goal !== undefined && { goal: words.goal }),
    ...(words.furtherGoals && { furtherGoals: words.furtherGoals }),
    topology: {
      width: topology.width,
      height: topology.height,
      cells: topology.cells.map((c) => ({
        name: topology.name(c),
        alias: topology.alias(c),
        x: topology.x(c),
        y: topology.y(c),
        zone: topology.zone(c),
        height: topology.heightOf(c),
      })),
      files: topology.files,
      ranks: topology.ranks,
      spokenFiles: topology.spokenFiles,
      spokenRanks: topology.spokenRanks,
    },
    ...(variant.groups && { groups: variant.groups.all }),
    kinds: people.map((t) => ({
      id: t.id,
      name: t.name,
      letter: t.letter,
      ...nativeLetter(variant, t),
      summary: words.kinds[t.id].summary,
      rules: words.kinds[t.id].sentences.map((says, n) => ({ id: `${t.id}.${n + 1}`, says })),
      royal: t.royal === true,
      ...looksOf(t),
      value: t.value,
      inHand: waiting.has(t.id) || t.mayWait === true,
      carries: t.carries !== undefined,
      promotedFrom: t.promotedFrom?.id ?? null,
      diagram: rulebook.find((section) => section.kind === t.id)?.diagrams[0]?.spec ?? null,
    })),
    options: variant.options.map(({ added: _, ...rule }) => ({ ...rule, usual: usualChoice(rule) })),
    endings: variant.endings.map(({ id, name, says }) => ({ id, name, says })),
    ...setupOf(variant),
    features: Object.entries(words.features ?? {}).map(([id, { name, says }]) => ({
      ...{ id, name, says },
      hidden: variant.layout.terrain?.features.some((f) => f.id === id && f.secret) === true,
    })),
    flags: [...offeredFlags(variant), ...(variant.start?.pieceFlags ?? [])],
    fields: variant.start?.fields ?? [],
    provenance: variant.provenance ?? null,
    ...(variant.looks && { looks: variant.looks }),
  };
};

const nativeLetter = (variant: Variant, type: PieceType): { readonly nativeLetter?: string } => {
  const letter = nativeLetterOf(variant, type);
  return letter === undefined ? {} : { nativeLetter: letter };
};
const looksOf = ({ figure, tint, outline, picture, model, stand, ways }: PieceLooks): PieceLooks => ({
  ...(figure !== undefined && { figure }),
  ...(tint !== undefined && { tint }),
  ...(outline !== undefined && { outline }),
  ...(picture !== undefined && { picture }),
  ...(model !== undefined && { model }),
  ...(stand !== undefined && { stand }),
  ...(ways !== undefined && { ways }),
});
const kindsInHand = (variant: Variant): ReadonlySet<string> => {
  const game = new Game(variant);
  return new Set(game.pieces.filter((p) => game.isInHand(p)).map((p) => game.typeOf(p).id));
};
const setupOf = (variant: Variant): Pick<VariantDescription, 'setup' | 'ground'> => {
  const game = new Game(variant);
  const setup = game.pieces
    .filter((p) => game.cellOf(p) !== OFF && !game.typeOf(p).ownerless)
    .map((p) => ({
      ...{ kind: game.typeOf(p).id, side: game.sideOf(p), at: game.cellOf(p) },
      ...(variant.groups && { group: variant.groups.of(game, p).id }),
    }));
  const ground = featuresOf(game, null).map(({ feature, cell }) => ({ id: feature, cell }));
  return { setup, ...(ground.length > 0 && { ground }) };
};
