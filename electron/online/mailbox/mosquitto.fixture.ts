/** A real Mosquitto, where one is installed: in the PATH, or where Debian puts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import readline from 'node:readline';

const places = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/sbin',
];
/** null: there is none */
export const mosquittoProgram: string | null =
  places.map((folder) => path.join(folder, 'mosquitto')).find((file) => fs.existsSync(file)) ?? null;

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** so that it has everything again after it was killed */
const AT_EVERY_CHANGE: readonly string[] = ['autosave_interval 1', 'autosave_on_changes true'];

export class Mosquitto {
  readonly port: number;
  private readonly config: string;
  private child: ChildProcess | null = null;

  private constructor(port: number, config: string) {
    this.port = port;
    this.config = config;
  }
  /** `folder`: where it keeps what waits for homes. `more`: lines of its configuration. */
  static async open(folder: string, more: readonly string[] = [], saving = AT_EVERY_CHANGE): Promise<Mosquitto> {
    const port = await freePort();
    const config = path.join(folder, 'mosquitto.conf');
    const lines = ['persistence true', `persistence_location ${folder}/`, ...saving];
    const open = [`listener ${port} 127.0.0.1`, 'allow_anonymous true', 'log_dest stderr', 'log_type all'];
    // as root it would become a user who may not write to the folder
    const asUs = process.getuid?.() === 0 ? ['user root'] : [];
    fs.writeFileSync(config, [...open, ...asUs, ...lines, ...more, ''].join('\n'));
    const broker = new Mosquitto(port, config);
    await broker.start();
    return broker;
  }
  get url(): string {
    return `mqtt://127.0.0.1:${this.port}`;
  }
  get process(): number {
    return this.child?.pid ?? 0;
  }
  async start(): Promise<void> {
    if (mosquittoProgram === null) throw new Error('there is no Mosquitto');
    const child = spawn(mosquittoProgram, ['-c', this.config], { stdio: ['ignore', 'ignore', 'pipe'] });
    this.child = child;
    const said: string[] = [];
    const lines = readline.createInterface(child.stderr);
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error(`Mosquitto has ended: ${said.join('\n')}`)));
      lines.on('line', (line) => {
        if (said.length < 100) said.push(line);
        if (/mosquitto version \S+ running/.test(line)) resolve();
      });
    });
  }
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}
