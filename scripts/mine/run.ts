/** Mines or composes problems: see `scripts/mine.mjs`. */
import fs from 'node:fs';
import type { ChessProblem } from '../../engine/problems/chess-problem.ts';
import { mineGame } from '../../engine/problems/mine.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import { worked } from '../bench/processor-time.ts';
import { composed, themesOf } from './compose.ts';

const flags = new Map<string, string>();
for (let i = 2; i < process.argv.length; i += 2) flags.set(process.argv[i], process.argv[i + 1] ?? '');
const variant = variantNamed(flags.get('--variant') ?? '');
if (!variant) throw new Error('--variant needs the id of a game.');
const theme = flags.get('--compose');
const themes = themesOf(variant.id);
if (theme !== undefined && !themes.includes(theme)) throw new Error(`--compose needs one of ${themes.join(', ')}.`);
const from = Number(flags.get('--from') ?? 1);
const games = Number(flags.get('--games') ?? 10);
const seconds = Number(flags.get('--seconds') ?? Infinity);
const most: Readonly<Record<string, number>> = { acid: 120, deicide: 200, fourchan: 120, chesimals: 700 };
const until = worked() + seconds * 1000;
let found = 0;
const tell = (problem: ChessProblem): void => {
  found++;
  const line = JSON.stringify(problem);
  console.log(line);
  const file = flags.get('--data');
  if (file) fs.appendFileSync(file, `${line}\n`);
};

for (let number = from; number < from + games && worked() < until; number++) {
  if (theme !== undefined) {
    const problem = composed(variant, theme, number);
    if (problem) tell(problem);
    continue;
  }
  const began = worked();
  found = 0;
  mineGame({
    variant,
    game: number,
    mostActions: most[variant.id] ?? 120,
    stop: () => worked() > until,
    found: tell,
  });
  console.error(`${variant.id} game ${number}: ${found} problems, ${((worked() - began) / 1000).toFixed(0)} s`);
}
if (theme !== undefined) console.error(`${variant.id} ${theme}: ${found} problems`);
