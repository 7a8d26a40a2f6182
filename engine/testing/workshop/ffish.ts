/** Fairy-Stockfish itself, for tests. It is a package for development that is never shipped, and need not be installed. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface FfishBoard {
  legalMoves(): string;
  push(move: string): void;
  pop(): void;
  isCapture(move: string): boolean;
  isCheck(): boolean;
  isInsufficientMaterial(): boolean;
  /** `claims`: with what a player may claim, such as a repetition */
  isGameOver(claims?: boolean): boolean;
  result(claims?: boolean): string;
  fen(): string;
  /** `notation`: one of `Ffish.Notation`; without it as in chess */
  sanMove(move: string, notation?: number): string;
  delete(): void;
}
export interface Ffish {
  readonly Board: new (variant: string, fen?: string, is960?: boolean) => FfishBoard;
  readonly Notation: Readonly<Record<'SHOGI_HODGES' | 'XIANGQI_WXF', number>>;
  loadVariantConfig(text: string): void;
  startingFen(variant: string): string;
  variants(): string;
  onRuntimeInitialized: () => void;
}

/** Games that it knows only when they are loaded, as every test here has them. */
export const loadedText = fs.readFileSync(path.join(import.meta.dirname, 'known-elsewhere.ini'), 'utf8');

const require = createRequire(import.meta.url);
export const isFfishInstalled = (() => {
  try {
    return require.resolve('ffish') !== '';
  } catch {
    return false;
  }
})();

/** It is ready; several tests in one process share it. */
export async function loadFfish(): Promise<Ffish> {
  const { fetch } = globalThis;
  // where there is a fetch it looks for its file on the network
  Reflect.deleteProperty(globalThis, 'fetch');
  try {
    const ffish: Ffish = require('ffish');
    const isReady = Object.hasOwn(ffish, 'Board');
    if (!isReady)
      await new Promise<void>((done) => {
        ffish.onRuntimeInitialized = done;
      });
    // it knows its games once there was a board
    new ffish.Board('chess').delete();
    ffish.loadVariantConfig(loadedText);
    return ffish;
  } finally {
    globalThis.fetch = fetch;
  }
}
