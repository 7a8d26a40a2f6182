/**
 * The 3D art of people's own games: a board of wood or stone, and the pieces of a set, or figures of every game, models of one's
 * own, and tokens with a letter or a picture of their own. Whoever bears no sign has a nameplate.
 */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { PieceView } from '../../../electron/contract/view.ts';
import type { RiderSeat, VariantArt } from '../../art/variant-art.ts';
import { looks as looksInDeicide } from '../deicide/terrain/index.ts';
import { plainArt } from '../plain/art.ts';
import { OwnBoard } from './board/Board.tsx';
import { ownLabels } from './board/labels.ts';
import { isOnPoints } from './board/lines.ts';
import { boardMaterialOf } from './board/materials.ts';
import { type Make, makeOf } from './figures.ts';
import { ownGlyphs } from './glyphs.ts';
import { groundFrom } from './ground.ts';
import { laidWalls } from './laid-walls.ts';
import { type Wear, wardrobe } from './liveries.ts';
import { type Look, looksOf } from './looks.ts';
import { placeNamed } from './places/places.ts';
import { drawnFaces } from './sets/faces.ts';
import { isSided, ofSecondSide, type SetName, setNamed } from './sets/names.ts';
import type { Signs } from './sets/signs.ts';
import { faceOn } from './sets/tokens.ts';

/** a rider is so much smaller, and stands a little into the top of its mount */
const RIDER = 0.5;
const SUNK = 0.04;
function seatOn(make: Make): RiderSeat {
  const figure = make();
  figure.computeBoundingBox();
  const top = figure.boundingBox!.max.y;
  figure.dispose();
  return { x: 0, y: top - SUNK, z: 0, scale: RIDER };
}

/** whose pieces stand: they hide what is behind them, and keep the light from the ground */
const STANDING: readonly SetName[] = ['classic', 'makruk'];
/** how dark the ground is round the foot of what lies, and of what stands */
const [LYING_SHADE, STANDING_SHADE] = [0.55, 0.8];
/** how far the trays reach down to the table, in cells */
const TRAY_FOOT = 0.62;

const wearOf = ({ figure, piece, model, tint }: Look, set: SetName | null): Wear => ({
  from: piece ? { set: piece.set } : (figure?.lender ?? (model ? materialOf(set) : { set: 'tokens' })),
  tint,
});
/** A model is a sculpture as those of Deicide Chess are, but of the wood of its game's set where that has pieces that stand. */
const materialOf = (set: SetName | null): Wear['from'] =>
  set !== null && STANDING.includes(set) ? { set } : 'deicide';
const isStanding = ({ figure, piece, model, isCutOut }: Look): boolean =>
  piece ? STANDING.includes(piece.set) : figure !== null || model !== null || isCutOut;
/** Is what is written on it read from the seat, whoever owns it? Pieces of shogi point at the enemy. */
const isUpright = (look: Look): boolean => look.isCutOut || (!isStanding(look) && look.piece?.set !== 'shogi');
/** Does it bear no letter and no character? */
const isUnsigned = ({ figure, piece, model }: Look): boolean =>
  piece ? STANDING.includes(piece.set) : model !== null || (figure !== null && figure.lender !== 'fourchan');

export async function ownArt(description: VariantDescription, signs: Signs): Promise<VariantArt> {
  const plain = plainArt(description);
  const { kinds, looks: game } = description;
  const set = setNamed(game?.set);
  const looks = looksOf(kinds, set);
  const sided = kinds.filter(({ id }) => {
    const { piece } = looks.get(id)!;
    return piece && isSided(piece);
  });
  const faces = await drawnFaces(
    kinds.flatMap((kind) => {
      const { picture } = looks.get(kind.id)!;
      return picture === null ? [] : [{ kind: kind.id, address: picture, wide: faceOn(kind) }];
    }),
  );
  const made = await Promise.all([
    ...kinds.map(async (kind) => {
      const face = faces?.tiles.get(kind.id) ?? null;
      return [kind.id, await makeOf(looks.get(kind.id)!, kind, 0, signs, face)] as const;
    }),
    ...sided.map(async (kind) => [ofSecondSide(kind.id), await makeOf(looks.get(kind.id)!, kind, 1, signs)] as const),
  ]);
  const figures = Object.fromEntries(made);
  const wears = [
    ...kinds.map(({ id }) => [id, wearOf(looks.get(id)!, set)] as const),
    ...sided.map(({ id }) => [ofSecondSide(id), wearOf(looks.get(id)!, set)] as const),
  ];
  const worn = wardrobe(set ?? 'tokens', new Map(wears));
  const glyphs = ownGlyphs(kinds, game, signs);
  const plated = kinds.filter(({ id }) => isUnsigned(looks.get(id)!));
  const twofold = new Set(sided.map(({ id }) => id));
  const material = boardMaterialOf(game);
  const place = placeNamed(game?.place);
  const labels = ownLabels(description);
  const isLying = ![...looks.values()].some(isStanding);
  const upright = kinds.flatMap(({ id }) => (isUpright(looks.get(id)!) ? [id, ofSecondSide(id)] : []));
  return {
    ...plain,
    ...worn,
    figures,
    ...(faces && { faces }),
    Board: OwnBoard,
    onPoints: isOnPoints(description),
    label: material.label,
    tray: { ...material.tray, foot: TRAY_FOOT },
    shade: isLying ? LYING_SHADE : STANDING_SHADE,
    farLabels: isLying,
    upright: new Set(upright),
    ...(labels && { labels }),
    ...(place && { place }),
    ...(twofold.size > 0 && {
      appearance: (piece: PieceView) => {
        const figure = piece.side === 1 && twofold.has(piece.kind) ? ofSecondSide(piece.kind) : piece.kind;
        const isFrozen = piece.notes.some(({ id }) => id === 'frozen');
        return { figure, livery: 2 * worn.pairs[figure] + piece.side, dim: 0, chill: isFrozen ? 1 : 0 };
      },
    }),
    ...(plain.terrain && {
      terrain: {
        ...plain.terrain,
        looks: {
          ...plain.terrain.looks,
          ...groundFrom(looksInDeicide),
          ...(game?.walls && { wall: laidWalls[game.walls] }),
        },
      },
    }),
    riders: Object.fromEntries(kinds.flatMap(({ id, carries }) => (carries ? [[id, seatOn(figures[id])]] : []))),
    ...(plated.length > 0 && { nameplates: { glyphs: Object.fromEntries(plated.map(({ id }) => [id, glyphs[id]])) } }),
  };
}
