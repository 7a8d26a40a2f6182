/**
 * Events are reported to the test over the fork's channel as they happen; the test sends commands. The stand-in
 * simulates no user input by itself: it clicks no menu and answers no dialog unless the test says so.
 */
export function tell(event: string, detail: unknown): void {
  process.send?.({ event, detail });
}

type Order = (detail: never) => unknown;
const orders = new Map<string, Order>();

/** Registers a command for the test: a menu click, an answer for the next dialog ... */
export function onOrder<T>(name: string, order: (detail: T) => unknown): void {
  orders.set(name, order as Order);
}

export function listenToTheTest(): void {
  process.on('message', async (message: { order: string; id: number; detail: never }) => {
    try {
      const order = orders.get(message.order);
      if (!order) throw new Error(`stand-in: nobody takes the order "${message.order}"`);
      process.send?.({ reply: message.id, value: (await order(message.detail)) ?? null });
    } catch (error) {
      process.send?.({ reply: message.id, error: error instanceof Error ? error.message : String(error) });
    }
  });
  // the test process has died: exit
  process.on('disconnect', () => process.exit(72));
}
