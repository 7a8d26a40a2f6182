/** The first position of a game as Fairy-Stockfish writes it, `startFen`. */
import { nameAt, rankOf } from '../cells.ts';
import type { GameData } from '../game-data.ts';
import { hasHandCaptives } from '../game-data.ts';

export function startFenOf(data: GameData): string {
  const { hands, rules, first } = data;
  const waiting = hands.flatMap((hand, side) => hand.map((kind) => letterOf(data, kind, side))).join('');
  const hand = waiting !== '' || hasHandCaptives(data) || data.drops ? `[${waiting}]` : '';
  const checks = rules.checksToWin > 0 ? ` ${rules.checksToWin}+${rules.checksToWin}` : '';
  return `${placementOf(data)}${hand} ${first === 0 ? 'w' : 'b'} ${rightsIn(data)} -${checks} 0 1`;
}
/** A form is written as a plus and the letter of its kind; Black's letters are small. */
export function letterOf({ pieces }: GameData, kind: string, side: number): string {
  const form = pieces.find(({ id }) => id === kind)?.formOf;
  const letter = pieces.find(({ id }) => id === (form ?? kind))?.letter ?? '?';
  return (form === undefined ? '' : '+') + (side === 0 ? letter.toUpperCase() : letter.toLowerCase());
}
/** The first position: the rows of the board from the far side on. */
export function placementOf(data: GameData): string {
  return rowsOf(data, (at) => {
    const piece = data.array.find((one) => one.at === at);
    return piece && letterOf(data, piece.kind, piece.side);
  });
}
/** The rows of the board from the far side on; `tokenOn`: what stands on a square, as it is written. */
export function rowsOf(data: GameData, tokenOn: (at: string) => string | undefined): string {
  const { width, height, missing } = data;
  const rows = Array.from({ length: height }, (_, r) => {
    const cells = Array.from({ length: width }, (_, x) => {
      const at = nameAt(x, height - 1 - r);
      return tokenOn(at) ?? (missing.includes(at) ? '*' : ' ');
    });
    return cells.join('').replace(/ +/g, ({ length }) => String(length));
  });
  return rows.join('/');
}
/** `KQkq`; where pieces of the hand are left behind, every file whose piece may do that. */
function rightsIn({ castlings, gatingFrom, array, height }: GameData): string {
  const rights = [0, 1].map((side) => {
    const own = castlings.filter((one) => one.side === side);
    const isFar = (one: (typeof own)[number]): boolean => one.kingTo < one.partnerTo;
    const wings = [...(own.some((one) => !isFar(one)) ? ['k'] : []), ...(own.some(isFar) ? ['q'] : [])];
    const castles = new Set(own.flatMap(({ king, partner }) => [king, partner]));
    const gates =
      gatingFrom === undefined
        ? []
        : array
            .filter((one) => one.side === side && !castles.has(one.at) && [0, height - 1].includes(rankOf(one.at)))
            .map(({ at }) => at[0]);
    const text = [...wings, ...gates.toSorted()].join('');
    return side === 0 ? text.toUpperCase() : text;
  });
  return rights.join('') || '-';
}
