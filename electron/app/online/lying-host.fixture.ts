/** A guest's application in a test, and another program at the table, which says whatever the test gives it. */
import type { Variant } from '../../../engine/core/variant.ts';
import type { TableHello } from '../../contract/table.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { type Begun, openTestApp, type TestSettings } from '../application.fixture.ts';
import { anyCode, sitDownAt, TestWire } from './table.fixture.ts';

/** `first`: what is said the nth time that the guest connects. */
export async function opposite(first: (wire: TestWire, n: number) => void, settings: TestSettings = {}) {
  let wire = new TestWire();
  let connections = 0;
  const guest = await openTestApp(temporaryFolder(), {
    ...settings,
    online: {
      connect: async () => {
        wire = new TestWire();
        first(wire, ++connections);
        return { ok: true, value: wire.ends[1] };
      },
      // nobody comes back
      wait: () => new Promise(() => {}),
      ...settings.online,
    },
  });
  const join = async () => {
    const joined = await guest.app.online.join(anyCode);
    return joined.ok ? 'ok' : joined.error;
  };
  return { guest, join, wire: () => wire, say: (message: unknown) => wire.ends[0].send(JSON.stringify(message)) };
}
export const sayTo = (message: unknown) => (wire: TestWire) => wire.ends[0].send(JSON.stringify(message));

/** What an honest host of that game says first. */
export async function honestHello(variant: Variant, begun: Begun = {}): Promise<{ readonly hello: TableHello }> {
  const { wires, guest } = await sitDownAt(variant, begun);
  const [first] = wires[0].delivered[1];
  guest.app.online.leave();
  return JSON.parse(first);
}
