/** Shuffled first positions as other programs name them: `chess960` in a `variants.ini`, `shuffle` in an Interactive Diagram. */
import type { GameData, Shuffle, Zone } from '../game-data.ts';
import { faultOf } from '../shuffle/shuffled-pieces.ts';

/** The game with that shuffle, in a zone of its own; null where the first position does not fit it. */
function withShuffle(data: GameData, cells: Zone, shuffle: Omit<Shuffle, 'zone'>): GameData | null {
  const { shuffles = [], zones } = data;
  const zone = shuffles.length === 0 ? 'shuffled' : `shuffled ${'abcdefghijklmnop'[shuffles.length]}`;
  const one: Shuffle = { zone, ...shuffle };
  const zoned = { ...data, zones: { ...zones, [zone]: cells } };
  return faultOf(zoned, one, shuffles) ? null : { ...zoned, shuffles: [...shuffles, one] };
}
/** Where the pieces stand that the test passes. */
const cellsOf = ({ array }: GameData, isMeant: (kind: string, at: string) => boolean): Zone => {
  const of = (side: 0 | 1): readonly string[] =>
    array.filter((piece) => piece.side === side && isMeant(piece.kind, piece.at)).map(({ at }) => at);
  return [of(0), of(1)];
};
/** In games with castling the King stays between those with whom he castles. */
function betweenIn({ array, castlings }: GameData, kinds: readonly string[]): Shuffle['between'] {
  const kindOn = (cell: string): string => array.find(({ at }) => at === cell)?.kind ?? '';
  const pairs = castlings.map(({ king, partner }) => ({ kind: kindOn(king), ends: kindOn(partner) }));
  return pairs.find(({ kind, ends }) => kinds.includes(kind) && kinds.includes(ends));
}

/** As in Chess960: both first ranks, Bishops on both colours, and the King between the Rooks where he castles. */
export function withChess960(data: GameData, bishop: string | undefined): GameData | null {
  const cells = cellsOf(data, (_, at) => at.slice(1) === '1' || at.slice(1) === `${data.height}`);
  const onFirst = data.array.filter(({ at }) => cells.flat().includes(at)).map(({ kind }) => kind);
  const between = betweenIn(data, onFirst);
  const onBothColours = bishop !== undefined && onFirst.includes(bishop) ? [bishop] : [];
  return withShuffle(data, cells, { onBothColours, ...(between && { between }), drawn: true });
}

/**
 * `BN,!RKQ`: pieces of the same word change places, `!` before those of which half stand on either colour. Null where that cannot
 * be played here, as with pieces of two words, or those that keep their colour (`#`) or stay symmetric (`:`).
 */
export function withDiagramShuffle(data: GameData, text: string): GameData | null {
  let found: GameData | null = data;
  for (const word of text.split(',').map((one) => one.trim())) {
    if (!/^(!?[A-Z]'?)+$/.test(word)) return null;
    const letters = [...word.matchAll(/(!?)([A-Z]'?)/g)];
    const kinds = letters.map(([, , letter]) => data.pieces.find((piece) => piece.letter === letter)?.id ?? '');
    if (kinds.includes('')) return null;
    const onBothColours = kinds.filter((_, i) => letters[i][1] === '!');
    const between = betweenIn(data, kinds);
    const cells = cellsOf(data, (kind) => kinds.includes(kind));
    found = found && withShuffle(found, cells, { onBothColours, ...(between && { between }) });
  }
  return found;
}
