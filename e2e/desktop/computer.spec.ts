/** The computer in the application's own process, whose package holds the program of its thread. */
import type {} from '../../renderer/bridge/connect.ts'; // window.fairytable
import { expect, test } from '../harness/flatPlayer.ts';

test('the computer plays in a thread of the main process', async ({ desktop }) => {
  const moved = await desktop.page.evaluate(async () => {
    const bridge = window.fairytable;
    if (!bridge) throw new Error('the page has no bridge');
    const next = new Promise<{ node: number; state: string | null }>((resolve) => {
      bridge.on.played(({ view }) => resolve({ node: view.node, state: view.computer?.state ?? null }));
    });
    const computer = { level: '4', seconds: 5 } as const;
    const players: [{ name: string; computer: typeof computer }, { name: string }] = [
      { name: '', computer },
      { name: 'Ann' },
    ];
    const begun = await bridge.ask['match.start']({ variant: 'acid', options: {}, players });
    return { begun: begun.ok && begun.value.computer, moved: await next };
  });
  expect(moved).toEqual({ begun: { side: 0, state: 'thinking' }, moved: { node: 1, state: null } });
});
