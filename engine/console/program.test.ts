/**
 * The real program, bundled and started: arguments, pipes, bytes and exit codes. The contents of answers are tested on
 * the pure parts.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../scripts/engine.mjs', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const start = (...args: string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [program, ...args], { cwd: root });

interface Ran {
  readonly lines: readonly { readonly [field: string]: unknown }[];
  readonly errors: string;
  readonly code: number | null;
}
async function run(args: readonly string[], ...input: readonly (string | Uint8Array)[]): Promise<Ran> {
  const child = start(...args);
  const out: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on('data', (bytes: Buffer) => out.push(bytes));
  child.stderr.on('data', (bytes: Buffer) => errors.push(bytes));
  child.stdin.on('error', () => {}); // it may end before it has read everything
  for (const bytes of input) child.stdin.write(bytes);
  child.stdin.end();
  const [code] = (await once(child, 'close')) as [number | null];
  const text = Buffer.concat(out).toString('utf8');
  expect(text === '' || text.endsWith('\n')).toBe(true);
  const lines = text.split('\n').filter((line) => line !== '');
  return { lines: lines.map((line) => JSON.parse(line)), errors: Buffer.concat(errors).toString(), code };
}
const codeOf = (line: { readonly [field: string]: unknown }): unknown =>
  (line.error as { code: string } | undefined)?.code;
const acid = '{"variant":"acid"}';

describe('the program', () => {
  it('answers line by line, including a last one without a line feed, and skips blank ones', async () => {
    const { lines, errors, code } = await run(['legal'], `${acid}\r\n\n  \n${acid}\n${acid}`);
    expect(lines.map((line) => (line.actions as unknown[]).length)).toEqual([324, 324, 324]);
    expect([errors, code]).toEqual(['', 0]);
  });

  it('answers a line before the next one is sent', async () => {
    const child = start('legal');
    for (let i = 0; i < 3; i++) {
      child.stdin.write(`${acid}\n`);
      let text = '';
      while (!text.endsWith('\n')) text += ((await once(child.stdout, 'data')) as [Buffer])[0].toString('utf8');
      expect(JSON.parse(text).turn).toBe('magi');
    }
    child.stdin.end();
    await once(child, 'close');
  });

  it('continues after huge lines, bytes that are not UTF-8, and garbage', async () => {
    const huge = `{"variant":"${'x'.repeat(3_000_000)}"}\n`;
    const { lines, code } = await run(
      ['legal'],
      huge,
      Uint8Array.of(0xff, 0xfe, 0x00, 10),
      'nonsense\n[]\n',
      `${acid}\n`,
    );
    expect(lines.map(codeOf)).toEqual(['too-long', 'not-utf8', 'not-json', 'malformed', undefined]);
    expect(code).toBe(0);
  });

  it('reports invalid arguments in one line and exits with 1', async () => {
    for (const args of [
      [],
      ['dance'],
      ['perft', '--variant', 'acid'],
      ['replay', 'nowhere.fairytable'],
      ['replay', '.'],
    ]) {
      const { lines, errors, code } = await run(args);
      expect(lines).toHaveLength(1);
      expect(codeOf(lines[0]), args.join(' ')).toMatch(/^[a-z-]+$/);
      expect([errors, code]).toEqual(['', 1]);
    }
  });

  it('ends silently when the reader of its answers closes the pipe', async () => {
    const child = start('legal');
    let errors = '';
    child.stderr.on('data', (bytes: Buffer) => {
      errors += bytes.toString();
    });
    child.stdin.on('error', () => {});
    child.stdin.write(`${acid}\n`);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    // input stays open and keeps coming
    child.stdin.write(`${acid}\n`.repeat(200));
    const [code] = (await once(child, 'exit')) as [number | null];
    expect([errors, code]).toEqual(['', 0]);
  });

  it('writes more than a pipe holds, to a reader that is slow', async () => {
    const child = start('legal');
    child.stdin.end(`${acid}\n`.repeat(20));
    // nobody reads until the program has filled the pipe and waits
    child.stdout.pause();
    await once(child.stdout, 'readable');
    let text = '';
    for await (const bytes of child.stdout) text += (bytes as Buffer).toString('utf8');
    expect(text.trimEnd().split('\n')).toHaveLength(20);
  });

  it('thinks the same in another process, byte for byte, and tells no times unless asked', async () => {
    const requests = [
      '{"variant":"acid","nodes":3000,"lines":2}',
      '{"variant":"deicide","level":"1","seed":5}',
      '{"variant":"fourchan","level":"3","seed":6}',
      '{"variant":"chesimals","nodes":2000}',
    ].join('\n');
    const [first, second] = [await run(['think'], requests), await run(['think'], requests)];
    expect(first.lines.filter((line) => 'action' in line)).toHaveLength(4);
    expect(JSON.stringify(second.lines)).toBe(JSON.stringify(first.lines));
    expect(JSON.stringify(first.lines)).not.toContain('"ms"');
  });

  it('is ready and stops while it thinks, in the protocol of tournament managers', async () => {
    const child = start('uci');
    let text = '';
    child.stdout.on('data', (bytes: Buffer) => {
      text += bytes.toString('utf8');
    });
    const until = async (said: RegExp): Promise<void> => {
      while (!said.test(text)) await once(child.stdout, 'data');
      text = '';
    };
    child.stdin.write('uci\n');
    await until(/^uciok$/m);
    child.stdin.write('position startpos moves Da2-a3\ngo infinite\n');
    await until(/^info depth 2 .* pv \S+/m);
    child.stdin.write('isready\n');
    await until(/^readyok$/m);
    child.stdin.write('stop\n');
    await until(/^bestmove [^(\s]\S+$/m);
    child.stdin.write('go movetime 50\n');
    await until(/^bestmove [^(\s]\S+$/m);
    child.stdin.write('go infinite\nquit\n');
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(0);
  });

  it('thinks to the end when there are no more lines, in the protocol of tournament managers', async () => {
    const child = start('uci');
    child.stdin.end('setoption name UCI_Variant value fourchan\ngo depth 2\n');
    let text = '';
    for await (const bytes of child.stdout) text += (bytes as Buffer).toString('utf8');
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^bestmove [^(\s]\S+$/);
  });

  it('replays a save and counts', async () => {
    const [replayed, counted] = [
      await run(['replay', 'engine/match/save/golden/v1-acid-whole-game.fairytable']),
      await run(['perft', '--variant', 'acid', '--depth', '2']),
    ];
    expect(replayed.lines[0]).toMatchObject({ exact: true, result: { reason: 'king' } });
    expect(counted.lines).toEqual([{ variant: 'acid', depth: 2, actions: 104_576 }]);
    expect([replayed.code, counted.code]).toEqual([0, 0]);
  });
});
