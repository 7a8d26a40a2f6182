/**
 * A match between the search of this tree and that of another one, at equal time, until a sequential test decides. Both are
 * bundles of `contender.ts`. Pairs of games are played by threads; each pair is written down as it ends. Arguments: see
 * `scripts/sprt.mjs`.
 */
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Variant } from '../../engine/core/variant.ts';
import { type ArenaPlayer, playGame } from '../../engine/testing/arena.ts';
import type { Contender } from './contender.ts';
import { eloOf } from './elo.ts';
import { type Experiment, experimentOf, type PairLine } from './experiments.ts';
import { variantOf } from './known-variants.ts';
import { appendLine, dropUnfinishedLine, readLines } from './results.ts';
import { logRatio, verdictOf } from './sequential.ts';

interface Asked {
  readonly variant: string;
  readonly milliseconds: number;
  /** bundles of `contender.ts`: of this tree and of the other one */
  readonly trees: readonly [string, string];
}
interface ContenderModule {
  readonly contender: (variantId: string) => Contender;
}

// -- a thread

async function playPairs({ variant: name, milliseconds, trees }: Asked): Promise<void> {
  const modules = await Promise.all(
    trees.map(async (file) => (await import(pathToFileURL(file).href)) as ContenderModule),
  );
  const variant = variantOf(name);
  const contenders = modules.map(({ contender }) => contender(name)) as [Contender, Contender];
  parentPort?.on('message', (number: number) => {
    const points = [0, 1].map((ours) => playOne(variant, contenders, ours, number, milliseconds));
    parentPort?.postMessage({ number, points: points[0] + points[1] });
  });
}
/** Points of this tree's, which plays as side `ours`. */
function playOne(
  variant: Variant,
  contenders: readonly [Contender, Contender],
  ours: number,
  opening: number,
  milliseconds: number,
): number {
  for (const each of contenders) each.begin();
  const players = [0, 1].map(
    (side): ArenaPlayer =>
      () =>
        contenders[side === ours ? 0 : 1].choose(milliseconds),
  );
  const heard = (text: string): void => {
    for (const each of contenders) each.play(text);
  };
  const { winner } = playGame(variant, players as [ArenaPlayer, ArenaPlayer], { opening, seed: opening, heard });
  if (winner === null) return 0.5;
  return winner === ours ? 1 : 0;
}

// -- the match

function told({ name, variant }: Experiment, pairs: readonly number[], ratio: number): string {
  const score = pairs.reduce((sum, points) => sum + points, 0) / (2 * pairs.length);
  return `${name}, ${variant}: ${2 * pairs.length} games, ${(100 * score).toFixed(1)} %, ${Math.round(eloOf(score))} Elo, log ratio ${ratio.toFixed(2)}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      variant: { type: 'string', default: 'acid' },
      milliseconds: { type: 'string', default: '50' },
      least: { type: 'string', default: '0' },
      wanted: { type: 'string', default: '20' },
      pairs: { type: 'string', default: '5000' },
      threads: { type: 'string', default: `${availableParallelism()}` },
      against: { type: 'string', default: '' },
      ours: { type: 'string', default: '' },
      theirs: { type: 'string', default: '' },
      data: { type: 'string', default: 'scripts/ladder/experiments.jsonl' },
    },
  });
  const { name, variant, against, data } = values;
  if (name === undefined) throw new Error('Say what is tried: --name "the table is kept".');
  const milliseconds = Number(values.milliseconds);
  const hypotheses = { least: Number(values.least), wanted: Number(values.wanted) };
  const experiment: Experiment = { name, variant, against, milliseconds, ...hypotheses };
  const file = `out/sprt/${[name, variant, against, milliseconds].join('-').replace(/[^\w.-]+/g, '-')}.jsonl`;
  dropUnfinishedLine(file);
  const lines = readLines(file) as PairLine[];
  const points = (): number[] => lines.map((line) => line.points);
  const isOver = (): boolean => verdictOf(points(), hypotheses) !== 'open' || lines.length >= Number(values.pairs);
  let next = lines.reduce((most, { number }) => Math.max(most, number), 0) + 1;

  const playing: Promise<void>[] = Array.from({ length: Number(values.threads) }, () => {
    const asked: Asked = { variant, milliseconds, trees: [values.ours, values.theirs] };
    const worker = new Worker(process.argv[1], { workerData: asked });
    return new Promise((resolve, reject) => {
      const goOn = (): void => {
        if (isOver()) void worker.terminate().then(() => resolve());
        else worker.postMessage(next++);
      };
      worker.on('error', reject);
      worker.on('message', (line: PairLine) => {
        appendLine(file, line);
        lines.push(line);
        console.log(told(experiment, points(), logRatio(points(), hypotheses)));
        goOn();
      });
      goOn();
    });
  });
  await Promise.all(playing);
  appendLine(data, experimentOf(experiment, points()));
  console.log(`${verdictOf(points(), hypotheses)}; written to ${data}.`);
}

if (isMainThread) await main();
else await playPairs(workerData as Asked);
