/** Promotions: of pawns to other kinds, and of pieces to their forms and back. */
import type { Side } from '../../core/ids.ts';
import type { PromotionRule, Zone } from '../game-data.ts';
import type { IniValues } from './ini-keys.ts';
import type { IniKinds } from './ini-kinds.ts';
import { sentences } from './sentences.ts';
import { ZONES } from './zone-names.ts';

export function readPromotions(
  values: IniValues,
  kinds: IniKinds,
  setZone: (name: string, zone: Zone) => string,
): Zone {
  const rank = values.has('promotionRank') ? values.number('promotionRank', 8) : null;
  const usual: Zone = rank === null ? [values.rank(8), values.rank(1)] : values.ownRanks(rank, values.height);
  const isInstead = values.flag('sittuyinPromotion', false);
  const far = values.zone('promotionRegion', ...usual);
  const zone = setZone(ZONES.promotion, far);
  const forms = kinds.pairs('promotedPieceType');
  if (isInstead) readPawnsInstead(kinds, zone);
  else readPawns(values, kinds, zone, new Set(forms.map(([from]) => from)));
  const must = values.flag('mandatoryPiecePromotion', false);
  const taking = values.flag('piecePromotionOnCapture', false);
  const demotes = values.flag('pieceDemotion', false);
  if (demotes && [...kinds.drafts.values()].some(({ promotions }) => promotions.some(({ to }) => to.length > 0)))
    values.refuse('pieceDemotion', sentences.notPossible(sentences.impossible.demotedPawns));
  for (const [from, to] of forms) {
    const isForGood = from === 'pawn' && !demotes && !values.flag('capturesToHand', false) && sharesPromotions(kinds);
    const target = isForGood ? to : kinds.addForm(from, to);
    const promotion = { side: null, zone, must, taking, leaving: from !== 'pawn' };
    kinds.edit(from, ({ promotions }) => ({
      promotions: [...promotions, { ...promotion, to: [kinds.idOf(target)] }],
    }));
    if (demotes) kinds.edit(target, () => ({ promotions: [{ ...promotion, leaving: true, to: [kinds.idOf(from)] }] }));
  }
  return far;
}

/** Does another kind become just what the pawn may become besides? Then its pair is one choice more, and no form. */
function sharesPromotions({ drafts }: IniKinds): boolean {
  const said = ({ promotions }: { promotions: readonly PromotionRule[] }): string =>
    promotions.map(({ to }) => to.join()).join(';');
  const pawns = said(drafts.get('pawn')!);
  return pawns !== '' && [...drafts].some(([key, draft]) => key !== 'pawn' && said(draft) === pawns);
}

function readPawns(values: IniValues, kinds: IniKinds, zone: string, withForms: ReadonlySet<string>): void {
  const pawns = kinds.sidedSet('promotionPawnTypes', 'p');
  const to = kinds.sidedSet('promotionPieceTypes', values.section.isFromBuiltIn ? 'nbrq' : '');
  const must = values.flag('mandatoryPawnPromotion', true);
  for (const key of new Set([...pawns[0], ...pawns[1]])) {
    const promotions: PromotionRule[] = [];
    for (const side of [0, 1] as readonly Side[]) {
      if (!pawns[side].includes(key)) continue;
      const ids = to[side].map((one) => kinds.idOf(one));
      // where it would have to become something and there is nothing, it may not go
      if (ids.length > 0 || (must && !withForms.has(key)))
        promotions.push({ side, zone, must, leaving: false, taking: false, to: ids });
    }
    kinds.edit(key, () => ({ promotions: merged(promotions) }));
  }
}
/** As in Sittuyin. The other program knows it of its pawn alone. */
function readPawnsInstead(kinds: IniKinds, zone: string): void {
  const [to] = kinds.sidedSet('promotionPieceTypes', '');
  kinds.sidedSet('promotionPawnTypes', 'p');
  const ids = to.map((one) => kinds.idOf(one));
  if (ids.length > 0) kinds.edit('pawn', () => ({ promotesInstead: { zone, to: ids } }));
}
/** The same for both sides is said once. */
function merged(promotions: readonly PromotionRule[]): readonly PromotionRule[] {
  const [first, second] = promotions;
  return second !== undefined && first.to.join() === second.to.join() ? [{ ...first, side: null }] : promotions;
}
