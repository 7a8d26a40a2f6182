/** `docs/strength.md`, written from the games that were played and from nothing else. */
import fs from 'node:fs';
import { CHOICES } from '../../engine/search/choose.ts';
import { boundedLevels } from '../../engine/search/levels.ts';
import { type Estimate, estimateOf, matchPoints, ratingOf } from './elo.ts';
import { type EndingLine, endingsTable } from './endings.ts';
import { type ExperimentLine, experimentsTable } from './experiments.ts';
import { KNOWN_VARIANTS, MOST_ACTIONS_OF_KNOWN, variantOf } from './known-variants.ts';
import {
  eloOfOutsider,
  GAMES,
  GAMES_OF_KNOWN,
  GAMES_OF_RATING,
  KNOWN_PAIR,
  neighbours,
  OUTSIDE_NODES,
  VARIANTS,
} from './pairings.ts';
import { isSetAsNow, levelIn } from './players.ts';
import { type GameLine, type LadderTally, ratedScoresIn, tallyOfLines } from './results.ts';

/** A level stands where it scores so much against the one below. */
const STANDS = 0.6;

export interface Measurements {
  readonly games: readonly GameLine[];
  readonly endings?: readonly EndingLine[];
  readonly experiments?: readonly ExperimentLine[];
}
export function writeReport(file: string, measured: Measurements): void {
  fs.writeFileSync(file, ladderReport(measured));
}

export function ladderReport({ games: all, endings = [], experiments = [] }: Measurements): string {
  const lines = all.filter(isSetAsNow);
  const isLevels = ({ a, b }: GameLine): boolean => neighbours.some((pair) => pair[0] === a && pair[1] === b);
  const others = lines.filter((line) => !isLevels(line) && VARIANTS.includes(line.variant));
  const outside = lines.filter(({ b }) => eloOfOutsider(b) !== null);
  return [
    '# How strong the computer is',
    introductionOf(lines),
    '## Each level against the one below',
    `A level should score at least ${percent(STANDS)} of ${GAMES} games.`,
    tableOf(neighbours, lines.filter(isLevels)),
    standingOf(neighbours, lines),
    settingsOf(),
    '## Against greed, chance and other ways of searching',
    LEGEND,
    others.length === 0 ? NOTHING : tableOf(pairsIn(others), others),
    '## Known variants',
    knownText(lines),
    '## Won endings',
    ENDINGS,
    endingsTable(endings, titleOf),
    '## What was tried',
    EXPERIMENTS,
    experiments.length === 0 ? NOTHING : experimentsTable(experiments, titleOf),
    '## An outside yardstick',
    OUTSIDE,
    outside.length === 0 ? NOTHING : outsideTable(outside),
  ]
    .join('\n\n')
    .concat('\n');
}

function introductionOf(lines: readonly GameLine[]): string {
  const dates = lines.map(({ date }) => date).sort();
  const when = lines.length === 0 ? '' : ` from ${dates[0]} to ${dates.at(-1)}`;
  return [
    `Written by \`npm run ladder\` from ${lines.length} games${when}, which are listed in \`scripts/ladder/games.jsonl\`; do not`,
    'edit it by hand. Every figure says on how many games it stands. Games of players that have been set otherwise since',
    'do not count, but games from before a change of the search do.',
    '',
    'Each two games have one opening, a few random actions after which a short search finds neither side far ahead, and',
    'sides changed. Levels think by nodes, so a result does not depend on the machine. A game that takes too long (160',
    'actions, in Deicide 240, in Chesimals 700) is decided by the worth of the pieces: 250 hundredths of an ordinary',
    'piece ahead win, less is a draw. A figure reads: points of games (share), the difference in Elo that this share means,',
    'and in brackets where it lies 95 times of 100 (Wilson’s interval). *m* is how many games were decided by material.',
  ].join('\n');
}
const NOTHING = 'Nothing is measured yet.';
const ENDINGS = [
  'One side has all that it takes to win: in how many actions of both sides levels 4 to 8 do, against the same level. The first',
  'side is to move. A game that was not won is in bold, with its ending. `npm run ladder -- endings` plays them, and a',
  'test plays those of level 4 again.',
].join('\n');
const EXPERIMENTS = [
  'Changes of the search against the tree before them, at equal processor time, by `npm run sprt`: pairs of games with one',
  'opening and sides changed, until a sequential test (errors of 5 %) decides, or as far as it got (*open*). Its bounds are ±2.94;',
  'in brackets what it stood at, and the gains in Elo between which it decides.',
].join('\n');
const LEGEND = [
  '*greedy* takes whatever leaves it the most material at once, and a win before anything else; *random* plays anything.',
  '*nodes:N* searches so many positions an action with no chance in it, *time:N* so many milliseconds of processor time,',
  '*plain:N* like *nodes:N* with the worth of pieces alone, wherever they stand; *uct:N* is UCT (Monte Carlo tree search)',
  'with the same evaluation in its leaves and so many milliseconds.',
].join('\n');
const OUTSIDE = [
  'Orthodox chess as it is on the shelf, against Fairy-Stockfish (`fairy-stockfish-nnue.wasm`) held back by `UCI_Elo`, whose Elo',
  `is that of programs among each other, and to ${OUTSIDE_NODES.toLocaleString('en')} positions a move. The rating is where the points of all`,
  'games together are the most likely, in brackets where it lies 95 times of 100; for every two games Fairy-Stockfish is given',
  'the Elo next to the rating so far. `node scripts/yardstick.mjs` plays it, where the package is installed. The application',
  `shows the rating of a level with at least ${GAMES_OF_RATING} games (\`electron/contract/level-elo.ts\`).`,
].join('\n');

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const eloText = (elo: number): string => {
  if (!Number.isFinite(elo)) return elo > 0 ? '∞' : '−∞';
  const rounded = Math.round(elo);
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`;
};
const estimateText = ({ score, elo, least, most }: Estimate): string =>
  `(${percent(score)}) ${eloText(elo)} [${eloText(least)}, ${eloText(most)}]`;
export function scoreText(tally: LadderTally): string {
  if (tally.games === 0) return '–';
  const stopped = tally.stopped > 0 ? `, ${tally.stopped} m` : '';
  return `${matchPoints(tally)} of ${tally.games} ${estimateText(estimateOf(tally))}${stopped}`;
}

const pairsIn = (lines: readonly GameLine[]): [string, string][] => {
  const names = [...new Set(lines.map(({ a, b }) => `${a} ${b}`))].sort();
  return names.map((name) => name.split(' ') as [string, string]);
};
const tallyIn = (lines: readonly GameLine[], [a, b]: readonly [string, string], variant: string): LadderTally =>
  tallyOfLines(lines.filter((line) => line.a === a && line.b === b && line.variant === variant));
const titleOf = (variant: string): string => variantOf(variant).words.title;
const nameOf = (player: string): string => {
  const level = levelIn(player);
  if (!level) return player;
  const most = player.split(':').at(2);
  return `${level.id} ${level.name}${most === undefined ? '' : ` (${most} nodes)`}`;
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
function tableOf(pairs: readonly (readonly [string, string])[], lines: readonly GameLine[]): string {
  return [
    row(['', ...VARIANTS.map(titleOf)]),
    row(['---', ...VARIANTS.map(() => '---')]),
    ...pairs.map((pair) => {
      const figures = VARIANTS.map((variant) => scoreText(tallyIn(lines, pair, variant)));
      return row([`${nameOf(pair[0])} v ${nameOf(pair[1])}`, ...figures]);
    }),
  ].join('\n');
}
function outsideTable(lines: readonly GameLine[]): string {
  const players = [...new Set(lines.map(({ a }) => a))].sort();
  const rows = players.map((player) => {
    const own = lines.filter(({ a }) => a === player);
    const scores = ratedScoresIn(own);
    const games = scores.map((score) => `${matchPoints(score)} of ${score.games} v ${score.elo}`).join(', ');
    const { elo, least, most } = ratingOf(scores);
    const rating = Number.isFinite(elo) ? `${Math.round(elo)} [${Math.round(least)}, ${Math.round(most)}]` : '–';
    return row([nameOf(player), rating, games, `${Math.round(tallyOfLines(own).actions / own.length)}`]);
  });
  const head = ['', 'rating', 'points against Fairy-Stockfish at Elo', 'actions a game'];
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}
/** What the table comes to, with nothing left out that is unfavourable. */
function standingOf(pairs: readonly (readonly [string, string])[], lines: readonly GameLine[]): string {
  const cells = pairs.flatMap((pair) =>
    VARIANTS.map((variant) => ({
      says: `${titleOf(variant)} ${nameOf(pair[0])}`,
      tally: tallyIn(lines, pair, variant),
    })),
  );
  const stands = ({ tally }: { tally: LadderTally }): boolean =>
    tally.games > 0 && matchPoints(tally) / tally.games >= STANDS;
  const whole = cells.filter(({ tally }) => tally.games >= GAMES);
  const unmeasured = cells.filter(({ tally }) => tally.games === 0);
  const below = cells.filter((cell) => cell.tally.games > 0 && !stands(cell));
  const list = (some: readonly { says: string }[]): string => some.map(({ says }) => says).join(', ');
  return [
    `Of these ${cells.length} figures ${whole.length} stand on ${GAMES} games, ${whole.filter(stands).length} of them with ${percent(STANDS)} or more.`,
    below.length === 0 ? '' : `Below ${percent(STANDS)} so far: ${list(below)}.`,
    unmeasured.length === 0 ? '' : `Not measured yet: ${list(unmeasured)}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
/** Wins alone count: neither draws nor games that were stopped. Games with all of them won are only named. */
function knownText(lines: readonly GameLine[]): string {
  const [a, b] = KNOWN_PAIR;
  const rows = KNOWN_VARIANTS.map((variant) => {
    const games = lines.filter((line) => line.variant === variant && line.a === a && line.b === b);
    const won = games.filter(({ points, reason }) => points === 1 && reason !== 'material');
    const others = games.filter((line) => !won.includes(line)).map(({ number, reason }) => `${number + 1} ${reason}`);
    return { title: titleOf(variant), games: games.length, won: won.length, others };
  });
  const isWhole = ({ games, won }: (typeof rows)[number]): boolean => games >= GAMES_OF_KNOWN && won === games;
  const [whole, partly] = [rows.filter(isWhole), rows.filter((one) => !isWhole(one) && one.games > 0)];
  const unmeasured = rows.filter(({ games }) => games === 0);
  const list = (some: typeof rows): string => some.map(({ title }) => title).join(', ');
  return [
    `Level ${levelIn(a)?.id} should win ${GAMES_OF_KNOWN} of ${GAMES_OF_KNOWN} games against random moves, from the first position, with sides changed.`,
    `A draw is no win, nor is a game that is stopped after ${MOST_ACTIONS_OF_KNOWN} actions.`,
    ...(whole.length === 0
      ? []
      : ['', `All ${GAMES_OF_KNOWN} won in ${whole.length} of ${rows.length}: ${list(whole)}.`]),
    ...(partly.length === 0 ? [] : ['', row(['', 'won', 'not won']), row(['---', '---', '---'])]),
    ...partly.map(({ title, won, games, others }) => row([title, `${won} of ${games}`, others.join(', ')])),
    ...(unmeasured.length === 0 ? [] : ['', `Not measured yet: ${list(unmeasured)}.`]),
  ].join('\n');
}
function settingsOf(): string {
  const cells = boundedLevels.map(({ id, name, limits, quiescence, heat, margin, choices, againstRoyal }) => {
    const chance = heat === 0 ? 'none' : `heat ${heat}, at most ${margin} behind, of ${choices ?? CHOICES} pieces`;
    return row([
      `${id} ${name}`,
      `${limits.depth ?? 'any'}`,
      `${limits.nodes ?? 'any'}`,
      quiescence ? 'yes' : 'no',
      againstRoyal === undefined ? chance : `${chance}; against a royal piece alone it plays as level ${againstRoyal}`,
    ]);
  });
  return [
    'What the levels are set to (`engine/search/levels.ts`); in Deicide and Chesimals a quarter of the nodes is for each action, of level 8’s half. Level 9 thinks for the time that it is given:',
    '',
    row(['level', 'depth', 'nodes', 'follows captures', 'chance']),
    row(['---', '---', '---', '---', '---']),
    ...cells,
  ].join('\n');
}
