/**
 * What happened, told to the test over the fork's channel as it happens; and what the test asks for. The stand-in
 * does nothing of a person's part by itself: it clicks no menu and answers no dialog unless the test says so.
 */
export function tell(event: string, detail: unknown): void {
  process.send?.({ event, detail });
}

type Order = (detail: never) => unknown;
const orders = new Map<string, Order>();

/** Makes an order known to the test: a menu click, an answer for the next dialog ... */
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
  // the test has died: do not linger
  process.on('disconnect', () => process.exit(72));
}
