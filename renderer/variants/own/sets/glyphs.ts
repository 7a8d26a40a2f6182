/** The sets drawn flat: pieces of shogi, discs, octagons and tokens. Free of three.js. */
import type { KindDescription } from '../../../../electron/contract/description.ts';
import { type Lettering, pathOf as pathOfLoops, pathOfText } from '../../../art/characters/loops.ts';
import { figureNamed } from '../figure-names.ts';
import { type Outline, pathOf } from '../outline.ts';
import { PICTURE_GROUND } from '../picture.ts';
import { makrukGlyphs } from './makruk-glyphs.ts';
import type { Disc, SetPiece, Wedge } from './names.ts';
import { type Inscription, inscriptionOf, type Signs, type WrittenKind } from './signs.ts';
import { isSmall } from './size.ts';
import { AMONG_MARKS, wayMarks } from './way-marks.ts';

export type InscribedKind = WrittenKind & Pick<KindDescription, 'royal' | 'value'>;

/** the middle of a glyph */
const C = 22.5;
const [RED, BLACK, EDGE, GOLD] = ['#b3160f', '#1c130a', '#4a2f10', '#d99a2b'];
const filled = (d: string, ink: string): string => `<path fill="${ink}" stroke="none" d="${d}"/>`;
const round = (n: number): number => Math.round(n * 10) / 10;
const ring = (r: number, ink: string, wide: number): string =>
  `<circle cx="${C}" cy="${C}" r="${round(r)}" fill="none" stroke="${ink}" stroke-width="${wide}"/>`;

/** Its sign at `y` or, with a letter below it, smaller and higher. */
function written(
  { sign, isLetter, foot, ways }: Inscription,
  face: Lettering,
  ink: string,
  at: {
    readonly size: number;
    readonly y: number;
    readonly small: number;
    readonly above: number;
    readonly below: number;
    /** how far from the sign marks of moves are */
    readonly away: number;
  },
): string {
  const main = (size: number, y: number): string =>
    filled(pathOfText(sign, isLetter ? 'latin' : face, size * (isLetter ? 0.8 : 1), { x: C, y }), ink);
  if (ways !== null) {
    const marks = wayMarks(ways, at.away);
    // they show the moves of the side that sits there
    return `${main(at.size * AMONG_MARKS, at.y)}<g data-turn="">${filled(pathOfLoops(marks, { x: C, y: at.y }), ink)}</g>`;
  }
  if (foot === null) return main(at.size, at.y);
  return main(at.size * 0.82, at.above) + filled(pathOfText(foot, 'latin', at.small, { x: C, y: at.below }), ink);
}

function wedge({ wide, sign, promoted }: Wedge, side: 0 | 1, kind: WrittenKind, signs: Signs): string {
  const w = (wide / 0.78) * 35;
  const long = w * 1.13;
  const [x, y] = [(k: number): number => round(C + k * w), (k: number): number => round(C + k * long)];
  const shape = `M${x(-0.5)} ${y(0.5)}L${x(0.5)} ${y(0.5)}L${x(0.4)} ${y(-0.3)}L${C} ${y(-0.5)}L${x(-0.4)} ${y(-0.3)}Z`;
  const ink = promoted ? RED : BLACK;
  const at = { size: w * 0.66, y: y(0.075), small: w * 0.2, above: y(0), below: y(0.37), away: w * 0.35 };
  const inscription = written(inscriptionOf(sign[side], kind, signs), 'shogi', ink, at);
  // what points at the enemy is turned where it is drawn
  return `<g data-turn=""><path d="${shape}" fill="#f7e2ae" stroke="${EDGE}" stroke-width="1.3"/>${inscription}</g>`;
}

const INKS = { xiangqi: [RED, '#14201a'], janggi: ['#0b5a3c', RED] } as const;
function disc({ sign, wide }: Disc, set: 'xiangqi' | 'janggi', side: 0 | 1, kind: WrittenKind, signs: Signs): string {
  const r = round((wide / 0.92) * 21);
  const octagon = Array.from({ length: 8 }, (_, i) => {
    const a = ((i + 0.5) * Math.PI) / 4;
    return `${round(C + Math.cos(a) * r)} ${round(C + Math.sin(a) * r)}`;
  }).join('L');
  const body = set === 'janggi' ? `<path d="M${octagon}Z"` : `<circle cx="${C}" cy="${C}" r="${r}"`;
  const ink = INKS[set][side];
  const rings = set === 'xiangqi' ? ring(r * 0.86, ink, 1) + (side === 0 ? ring(r * 0.77, ink, 0.6) : '') : '';
  const at = { size: r * 1.12, y: C, small: r * 0.32, above: C - r * 0.13, below: C + r * 0.52, away: r * 0.59 };
  const inscription = written(inscriptionOf(sign[side], kind, signs), 'xiangqi', ink, at);
  return `${body} fill="#f6e0b4" stroke="${EDGE}" stroke-width="1.3"/>${rings}${inscription}`;
}

/** how far a picture reaches on its token, as a share: the ring that is left in the ink of the side tells the sides apart */
const FACE = 0.72;
/** The same for both sides. `picture`: its address, which is made of base64. */
function face(picture: string, r: number): string {
  const [corner, side] = [round(C - r), round(2 * r)];
  return (
    `<circle cx="${C}" cy="${C}" r="${round(r)}" fill="${PICTURE_GROUND}" stroke="none"/>` +
    `<image href="${picture}" x="${corner}" y="${corner}" width="${side}" height="${side}" clip-path="circle(50%)"/>`
  );
}

/** A kind that has no figure: in the ink of its side, with a picture of its own, drawn or from a file, or with its letter. */
export function tokenGlyph(kind: InscribedKind, outline: Outline | null, picture: string | null = null): string {
  const { letter, royal } = kind;
  const r = royal ? 20.5 : isSmall(kind) ? 16 : 18.8;
  const disc = `<circle cx="${C}" cy="${C}" r="${r}" fill="currentColor"/>`;
  if (picture !== null) {
    const edge = royal ? ring(r * 0.93, GOLD, 1.4) : ring(r * 0.93, 'var(--paper)', 1.1);
    return `<g data-token="">${disc}${edge}${face(picture, r * FACE)}</g>`;
  }
  const rim = royal ? ring(r * 0.93, GOLD, 1.2) + ring(r * 0.82, GOLD, 1.2) : ring(r * 0.88, 'var(--paper)', 1.1);
  const scale = round((r / 32) * 100) / 100;
  const sign = outline
    ? `<g transform="translate(${C} ${C}) scale(${scale}) translate(-${C} -${C})">${filled(pathOf(outline), 'var(--paper)')}</g>`
    : filled(
        pathOfText(letter.toUpperCase(), 'latin', r * ([...letter].length > 1 ? 1.15 : 0.98), { x: C, y: C }),
        'var(--paper)',
      );
  return `<g data-token="">${disc}${rim}${sign}</g>`;
}

/** What stands turned on a board is drawn from the side or, in the classical set, by the glyph of its name or as a token. */
export function pieceGlyph(piece: SetPiece, kind: InscribedKind, side: 0 | 1, signs: Signs): string {
  if (piece.set === 'shogi') return wedge(piece.wedge, side, kind, signs);
  if (piece.set === 'xiangqi' || piece.set === 'janggi') return disc(piece.disc, piece.set, side, kind, signs);
  if (piece.set === 'makruk') return makrukGlyphs[piece.name];
  return (piece.set === 'classic' && figureNamed(piece.name)?.glyph) || tokenGlyph(kind, null);
}
