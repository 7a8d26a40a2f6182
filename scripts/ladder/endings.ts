/**
 * Endings that are won: one side has all that it takes, and the table in `docs/strength.md` says how many actions each level
 * needs against the same level. Anything but a win is a fault.
 */
import { Chance } from '../../engine/search/chance.ts';
import { levelNamed } from '../../engine/search/levels.ts';
import { TranspositionTable } from '../../engine/search/table.ts';
import { levelPlayer } from '../../engine/testing/arena.ts';
import { started, startOfTokens } from '../../engine/testing/started.ts';
import { variantOf } from './known-variants.ts';
import { playerSettings } from './players.ts';

export interface Ending {
  readonly variant: string;
  /** what the winning side has, and against what if that is not a royal piece alone */
  readonly says: string;
  /** as a census; the first side is to move, and wins */
  readonly men: string;
}
/** The pieces of the winning side stand apart from the royal piece that they are to mate or capture. */
export const endings: readonly Ending[] = [
  { variant: 'acid', says: 'Voyager', men: 'K@c3 V@d2 k@g7' },
  { variant: 'acid', says: 'Rainbow', men: 'K@c3 R@d2 k@g7' },
  { variant: 'deicide', says: 'Queen', men: 'K@c3 Q@d2 k@i10' },
  { variant: 'deicide', says: 'Rook', men: 'K@c3 R@d2 k@i10' },
  { variant: 'deicide', says: 'two Rooks', men: 'K@c3 R@d2 R@e2 k@i10' },
  { variant: 'deicide', says: 'two Bishops', men: 'K@c3 B@d2 B@e2 k@i10' },
  { variant: 'deicide', says: 'Pawn that cannot be caught', men: 'K@c3 P@l9 k@d12' },
  { variant: 'deicide', says: 'Pawn with its King before it', men: 'K@h10 P@h8 k@h15' },
  { variant: 'deicide', says: 'Rook and Bishop against a Pawn', men: 'K@c3 R@d2 B@e2 k@i10 p@k9' },
  { variant: 'fourchan', says: '/t/', men: 'A@c3 T@d2 a@g9' },
  { variant: 'fourchan', says: '/s/', men: 'A@c3 S@d2 a@g9' },
  { variant: 'fourchan', says: 'two of /n/', men: 'A@c3 N@d2 N@e2 a@g9' },
  { variant: 'known:orthodox', says: 'Queen', men: 'K@b2 Q@c1 k@e5' },
  { variant: 'known:orthodox', says: 'Rook', men: 'K@b2 R@c1 k@e5' },
  { variant: 'known:orthodox', says: 'two Bishops', men: 'K@b2 B@c1 B@d1 k@e5' },
  { variant: 'known:orthodox', says: 'Bishop and Knight', men: 'K@b2 B@c1 N@d1 k@e5' },
  { variant: 'known:orthodox', says: 'Pawn with its King before it', men: 'K@e4 P@e3 k@e7' },
  { variant: 'known:capablanca', says: 'Archbishop', men: 'K@b2 A@c1 k@f5' },
];
export const ENDING_LEVELS: readonly string[] = ['4', '5', '6', '7', '8'];
/** Enough for every count of moves without progress. */
const MOST_ACTIONS = 400;
const SEED = 1;

export interface EndingLine {
  readonly variant: string;
  readonly men: string;
  readonly level: string;
  /** of the level, as then */
  readonly settings: string;
  readonly isWon: boolean;
  readonly reason: string;
  readonly actions: number;
}
const table = new TranspositionTable();

/** The same line again for as long as the search is the same. */
export function playEnding({ variant: name, men }: Ending, levelId: string): EndingLine {
  const variant = variantOf(name);
  const level = levelNamed(levelId);
  if (!level) throw new Error(`There is no level "${levelId}".`);
  const position = started(variant, {}, startOfTokens(variant, men));
  const player = levelPlayer(level, table);
  const chance = new Chance(SEED);
  while (position.outcome === null && position.ply < MOST_ACTIONS) {
    const action = position.find(player(position, chance.below(2 ** 31)));
    if (!action.ok) throw new Error(action.error.message);
    position.play(action.value);
  }
  const { outcome, ply: actions } = position;
  const settings = playerSettings(`level:${levelId}`, name);
  const isWon = outcome?.winner === 0;
  return { variant: name, men, level: levelId, settings, isWon, reason: outcome?.reason ?? 'stopped', actions };
}

/** A table in Markdown: the actions of both sides until the win, or in bold how the game ended otherwise. */
export function endingsTable(lines: readonly EndingLine[], titleOf: (variant: string) => string): string {
  const cell = ({ variant, men }: Ending, level: string): string => {
    const line = lines.findLast((one) => one.variant === variant && one.men === men && one.level === level);
    if (!line || line.settings !== playerSettings(`level:${level}`, variant)) return '–';
    return line.isWon ? `${line.actions}` : `**${line.reason}** (${line.actions})`;
  };
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(['game', 'ending', 'position', ...ENDING_LEVELS]),
    row(['---', '---', '---', ...ENDING_LEVELS.map(() => '---')]),
    ...endings.map((ending) =>
      row([
        titleOf(ending.variant),
        ending.says,
        `\`${ending.men}\``,
        ...ENDING_LEVELS.map((level) => cell(ending, level)),
      ]),
    ),
  ].join('\n');
}
