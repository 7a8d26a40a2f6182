/**
 * A fresh clone of the project in a folder of the test, and the commands that a person types in it. It has neither
 * node_modules nor out; what is not committed yet is copied over it, so that the test speaks of the files as they are.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/bundles.mjs';
import { changedFiles } from '../../scripts/testing/changed.mjs';
import { ProcessUnderTest } from '../harness/process.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/** What a run of `npm test` adds to the environment is not in a person's; a window must not open on the developer's screen. */
function personsEnvironment(home: string): NodeJS.ProcessEnv {
  const foreign =
    /^(npm_|FAIRYTABLE_|PLAYWRIGHT_|VITEST|TEST_|NODE_ENV$|DISPLAY$|WAYLAND_DISPLAY$|NODE_OPTIONS$|INIT_CWD$)/;
  const kept = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(kept), FAIRYTABLE_HOME: home };
}

export class FreshClone {
  readonly folder: string;
  readonly home = temporaryFolder('home');
  private readonly running: ProcessUnderTest[] = [];

  constructor() {
    this.folder = path.join(temporaryFolder('clone'), 'fairytable');
    git(root, 'clone', '--quiet', root, this.folder);
    for (const file of changedFiles('HEAD').files) {
      const [from, to] = [root, this.folder].map((folder) => path.join(folder, file));
      if (!fs.existsSync(from)) fs.rmSync(to, { force: true });
      else {
        fs.mkdirSync(path.dirname(to), { recursive: true });
        fs.copyFileSync(from, to);
      }
    }
    // as the main branch of somebody who has changed nothing yet
    git(this.folder, 'checkout', '--quiet', '-B', 'main');
    git(this.folder, 'add', '--all');
    const author = ['-c', 'user.name=Fairytable', '-c', 'user.email=fairytable@localhost'];
    git(this.folder, ...author, 'commit', '--quiet', '--allow-empty', '--no-verify', '-m', 'What is not committed yet');
  }

  /** Types a line in the folder of the clone; what it starts is a group of its own, as in a terminal. */
  type(line: string, more: NodeJS.ProcessEnv = {}): ProcessUnderTest {
    const child = spawn(line, {
      cwd: this.folder,
      env: { ...personsEnvironment(this.home), ...more },
      shell: true,
      detached: process.platform !== 'win32',
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const started = new ProcessUnderTest(child);
    this.running.push(started);
    return started;
  }

  /** Types a line that ends by itself. @returns what it printed; throws with it where it fails */
  async run(line: string): Promise<string> {
    const typed = this.type(line);
    typed.child.stdin?.end();
    const { code, signal } = await typed.ended;
    const said = typed.said.join('\n');
    if (code !== 0) throw new Error(`${line} ended with ${signal ?? code}:\n${said}`);
    return said;
  }

  /** Like Ctrl+C in the terminal: everything that the line has started hears it. */
  async interrupt(typed: ProcessUnderTest): Promise<void> {
    signal(typed, 'SIGINT');
    await typed.ended;
  }

  /** Ends what a failed test has left running. */
  async close(): Promise<void> {
    for (const typed of this.running) {
      signal(typed, 'SIGKILL');
      await typed.ended;
    }
  }
}

function git(folder: string, ...words: string[]): void {
  const { status, stderr } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')} failed: ${stderr}`);
}

/** To everything that the line has started and that still runs. */
function signal({ child }: ProcessUnderTest, name: 'SIGINT' | 'SIGKILL'): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', `${child.pid}`, '/t', '/f']);
  else process.kill(-child.pid, name);
}
