/** Mines problems: see `scripts/mine.mjs`. */
import fs from 'node:fs';
import { mineGame } from '../../engine/problems/mine.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import { worked } from '../bench/processor-time.ts';

const flags = new Map<string, string>();
for (let i = 2; i < process.argv.length; i += 2) flags.set(process.argv[i], process.argv[i + 1] ?? '');
const variant = variantNamed(flags.get('--variant') ?? '');
if (!variant) throw new Error('--variant needs the id of a game.');
const from = Number(flags.get('--from') ?? 1);
const games = Number(flags.get('--games') ?? 10);
const seconds = Number(flags.get('--seconds') ?? Infinity);
const most: Readonly<Record<string, number>> = { acid: 120, deicide: 200, fourchan: 120, chesimals: 700 };
const until = worked() + seconds * 1000;
for (let game = from; game < from + games && worked() < until; game++) {
  const began = worked();
  let count = 0;
  mineGame({
    variant,
    game,
    mostActions: most[variant.id] ?? 120,
    stop: () => worked() > until,
    found: (problem) => {
      count++;
      const line = JSON.stringify(problem);
      console.log(line);
      const file = flags.get('--data');
      if (file) fs.appendFileSync(file, `${line}\n`);
    },
  });
  console.error(`${variant.id} game ${game}: ${count} problems, ${((worked() - began) / 1000).toFixed(0)} s`);
}
