/** Fairy-Stockfish in a process of its own, where its package is installed. It is under the GPL and is never shipped. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The package asks the network for its own file wherever there is `fetch`, and reads it where there is none. */
const WITHOUT_FETCH = 'data:text/javascript,delete%20globalThis.fetch';

/** The program's file; null where the package is not installed. */
export const stockfishIn = (root: string): string | null => {
  const file = path.join(root, 'node_modules/fairy-stockfish-nnue.wasm/uci.js');
  return fs.existsSync(file) ? file : null;
};

export class Stockfish {
  private readonly child: ChildProcessWithoutNullStreams;
  private said = '';
  private hear: () => void = () => {};

  private constructor(program: string) {
    this.child = spawn(process.execPath, ['--import', WITHOUT_FETCH, program]);
    this.child.stdout.on('data', (bytes: Buffer) => {
      this.said += bytes.toString('utf8');
      this.hear();
    });
    this.child.on('exit', () => this.hear());
  }
  /** Held back to that Elo, by its own measure, and by its own evaluation: the package brings no network. */
  static async begin(program: string, elo: number): Promise<Stockfish> {
    const engine = new Stockfish(program);
    await engine.ask(['uci'], /^uciok$/m);
    const set = (name: string, value: string | number): string => `setoption name ${name} value ${value}`;
    const options = [set('Use NNUE', 'false'), set('UCI_LimitStrength', 'true'), set('UCI_Elo', elo)];
    await engine.ask([...options, 'isready'], /^readyok$/m);
    return engine;
  }
  /** It forgets what it remembers of the last one. */
  async newGame(): Promise<void> {
    await this.ask(['ucinewgame', 'isready'], /^readyok$/m);
  }
  /** Its move in the position after these, all as the protocol writes them: `e2e4`, `e7e8q`. It looks at so many positions. */
  async move(moves: readonly string[], nodes: number): Promise<string> {
    const position = `position startpos moves ${moves.join(' ')}`;
    return (await this.ask([position, `go nodes ${nodes}`], /^bestmove (\S+)/m))[1];
  }
  end(): void {
    this.child.stdin.end('quit\n');
  }
  private async ask(lines: readonly string[], answer: RegExp): Promise<RegExpMatchArray> {
    this.said = '';
    this.child.stdin.write(`${lines.join('\n')}\n`);
    for (;;) {
      const found = this.said.match(answer);
      if (found) return found;
      if (this.child.exitCode !== null) throw new Error(`Fairy-Stockfish ended: ${this.said.slice(-300)}`);
      await new Promise<void>((resolve) => {
        this.hear = resolve;
      });
    }
  }
}
