/**
 * Games of the search against itself, from which weights are fitted: the same game again for the same number. Threads play
 * them; each is written down as it ends.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parentPort, Worker } from 'node:worker_threads';
import type { Variant } from '../../engine/core/variant.ts';
import { evaluatorOf } from '../../engine/search/evaluate.ts';
import { TranspositionTable } from '../../engine/search/table.ts';
import { playGame, searchPlayer } from '../../engine/testing/arena.ts';
import { appendLine, dropUnfinishedLine, readLines } from '../ladder/results.ts';

/** A game that was played. */
export interface TuneGame {
  /** of its opening */
  readonly number: number;
  /** positions that were looked at for each action */
  readonly nodes: number;
  /** for the first side: 1, 0.5 or 0; by material where the game was stopped */
  readonly points: number;
  readonly reason: string;
  /** their texts, those of the opening first */
  readonly actions: readonly string[];
}

export const gamesFile = (variantId: string): string => `out/tune/${variantId}.jsonl`;
/** The games that are kept, in the order of their numbers. */
export const readGames = (variantId: string): readonly TuneGame[] =>
  (readLines(gamesFile(variantId)) as TuneGame[]).sort((a, b) => a.number - b.number);

export function playTuneGame(variant: Variant, number: number, nodes: number, table: TranspositionTable): TuneGame {
  const player = searchPlayer({ limits: { nodes }, evaluator: evaluatorOf(variant), table });
  const actions: string[] = [];
  const heard = (text: string): void => void actions.push(text);
  const { winner, reason } = playGame(variant, [player, player], { opening: number, seed: number, heard });
  return { number, nodes, points: winner === null ? 0.5 : winner === 0 ? 1 : 0, reason, actions };
}

/** What a thread of this program does: it plays the games whose numbers it is told. */
export function playAsTold(variant: Variant, nodes: number): void {
  const table = new TranspositionTable();
  parentPort?.on('message', (number: number) => {
    parentPort?.postMessage(playTuneGame(variant, number, nodes, table));
  });
}

export interface Playing {
  readonly variant: string;
  /** until so many are kept, those of earlier runs included */
  readonly games: number;
  readonly nodes: number;
  readonly threads: number;
}
/** `program`: the file that the threads run, which calls `playAsTold` in them. */
export async function playGames({ variant, games, nodes, threads }: Playing, program: string): Promise<void> {
  const file = gamesFile(variant);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  dropUnfinishedLine(file);
  const known = new Set(readGames(variant).map(({ number }) => number));
  let next = 1;
  const numberOfNext = (): number => {
    while (known.has(next)) next++;
    return next++;
  };
  let begun = known.size;
  const playing = Array.from({ length: threads }, () => {
    const worker = new Worker(program, { workerData: { variant, nodes } });
    return new Promise<void>((resolve, reject) => {
      const goOn = (): void => {
        if (begun >= games) void worker.terminate().then(() => resolve());
        else {
          begun++;
          worker.postMessage(numberOfNext());
        }
      };
      worker.on('error', reject);
      worker.on('message', (game: TuneGame) => {
        appendLine(file, game);
        goOn();
      });
      goOn();
    });
  });
  await Promise.all(playing);
}
