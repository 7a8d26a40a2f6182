/** Stands between homes and a broker and cuts each connection after as many bytes as it is told, in either direction. */
import { once } from 'node:events';
import net from 'node:net';

export class CuttingProxy {
  private readonly server: net.Server;
  private readonly sockets = new Set<net.Socket>();
  cuts = 0;

  /** `budget`: bytes until the next connection is cut */
  private constructor(target: number, budget: () => number) {
    this.server = net.createServer((home) => {
      const broker = net.connect(target, '127.0.0.1');
      let left = budget();
      const end = (): void => {
        home.destroy();
        broker.destroy();
      };
      for (const [from, to] of [
        [home, broker],
        [broker, home],
      ]) {
        this.sockets.add(from);
        from.on('error', () => {});
        from.on('close', () => {
          this.sockets.delete(from);
          end();
        });
        from.on('data', (chunk: Buffer) => {
          to.write(chunk.subarray(0, left));
          left -= chunk.length;
          if (left > 0) return;
          this.cuts++;
          // what was written goes out first: the cut is behind a certain byte
          to.end(end);
        });
      }
    });
  }
  static async open(target: number, budget: () => number): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(target, budget);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }
  get url(): string {
    return `mqtt://127.0.0.1:${(this.server.address() as net.AddressInfo).port}`;
  }
  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}
