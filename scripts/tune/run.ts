/** Plays the games that weights are fitted to, or fits the weights. Arguments: see `scripts/tune.mjs`. */
import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, workerData } from 'node:worker_threads';
import { variantOf } from '../ladder/known-variants.ts';
import { Features } from './features.ts';
import { fitTo } from './fit.ts';
import { playAsTold, playGames, readGames } from './games.ts';
import { samplesOf } from './samples.ts';
import { parametersOf, tunables, tunedFile } from './tunable.ts';
import { changesSaid, fittedWeights } from './written.ts';

function fitGame(variantId: string): void {
  const tunable = tunables[variantId];
  if (!tunable)
    throw new Error(`Of "${variantId}" nothing can be fitted; of ${Object.keys(tunables).join(', ')} it can.`);
  const variant = variantOf(variantId);
  const parameters = parametersOf(variant, tunable);
  const games = readGames(variantId);
  const samples = samplesOf(variant, games, new Features(variant, tunable, parameters));
  console.log(`${games.length} games, ${samples.scores.length} quiet positions, ${parameters.length} numbers`);
  const found = fitTo(
    samples,
    parameters.map(({ spread }) => spread),
  );
  const { scale, steps, heldOut, others } = found;
  console.log(`scale ${scale.toFixed(5)}, ${steps} steps`);
  console.log(`loss of games held out ${heldOut.before.toFixed(5)} -> ${heldOut.after.toFixed(5)}`);
  console.log(`loss of the others     ${others.before.toFixed(5)} -> ${others.after.toFixed(5)}`);
  console.log(changesSaid(parameters, found));
  const file = tunedFile(variantId);
  fs.writeFileSync(file, JSON.stringify(fittedWeights(parameters, found, samples)));
  console.log(file);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      variant: { type: 'string' },
      games: { type: 'string', default: '4000' },
      nodes: { type: 'string', default: '1500' },
      threads: { type: 'string', default: `${availableParallelism()}` },
    },
  });
  const { variant, games, nodes, threads } = values;
  if (variant === undefined) throw new Error('Say which game: --variant fourchan.');
  const [what] = positionals;
  if (what === 'fit') fitGame(variant);
  else if (what === 'play')
    await playGames({ variant, games: Number(games), nodes: Number(nodes), threads: Number(threads) }, process.argv[1]);
  else throw new Error('Say what to do: play or fit.');
}

if (isMainThread) await main();
else {
  const { variant, nodes } = workerData as { readonly variant: string; readonly nodes: number };
  playAsTold(variantOf(variant), nodes);
}
