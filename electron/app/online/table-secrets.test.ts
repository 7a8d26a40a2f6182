/**
 * Everything that goes over the line to the other machine, byte for byte, in the same game with other hidden mines: it
 * must be the same, whoever hides them. So the size and the number of the texts tell nothing either.
 */
import { describe, expect, test } from 'vitest';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import { minesOf, noting, SecretPlayer, withoutCopying } from '../match/secret-player.fixture.ts';
import { sitDownAt } from './table.fixture.ts';

/** What the machine of the other side was sent while the host (0) or the guest (1) notes these mines. */
async function sentToOther(hider: 0 | 1, mines: readonly string[]): Promise<{ sent: string[]; ownMines: number }> {
  const { host, guest, joined, wires, view } = await sitDownAt(deicide, { options: { terrain: 'on' }, start: noting });
  const players = [new SecretPlayer(host, view), new SecretPlayer(guest, joined)] as const;
  const other = players[hider === 0 ? 1 : 0];
  const own = players[hider];
  for (const side of [0, 1] as const) {
    const noting = players[side];
    const hidden = side === hider;
    for (const mine of hidden ? mines : ['b9', 'd10']) await noting.play(`mine@${mine}`);
    if (hidden && mines.length > 1) {
      await own.ask('match.undo', { unit: 'action' });
      await own.play(`mine@${mines.at(-1)}`);
    }
    if (hidden) await other.lookAround();
    // what the other side tries meanwhile
    if (hidden) {
      await other.play('mine@e7');
      await other.ask('match.undo', { unit: 'action' });
    }
    await noting.play('end');
    await other.lookAround();
  }
  const ownMines = minesOf(await own.view()).length;
  expect(minesOf(await other.view()), 'the other side sees its own mines only').toHaveLength(2);
  await players[0].play('Ki1-j1');
  await other.lookAround();
  await players[1].play('Ki16-h16');
  await other.lookAround();
  // a take-back by agreement
  await players[0].ask('match.undo', { unit: 'turn' });
  await guest.app.online.remote?.ask('table.say', { text: 'No, let us play on.' });
  await players[0].play('Kj1-j2');
  await other.lookAround();
  const heard = other.heard.map((one) => JSON.stringify(one));
  const texts =
    hider === 0
      ? [...wires[0].delivered[1].flatMap(withoutCopying), ...heard]
      : [...heard, ...host.told.map((one) => JSON.stringify(one))];
  const { match } = joined;
  return { sent: texts.map((text) => text.replaceAll(match, 'MATCH')), ownMines };
}

describe.each([
  [0, 'host', 'guest'],
  [1, 'guest', 'host'],
] as const)('side %i hides mines', (hider, who, other) => {
  test(`the ${other} is sent the same bytes, whatever the ${who} hides`, async () => {
    const cells = hider === 0 ? ['a7', 'e7', 'f7', 'c8'] : ['a9', 'e10', 'f9', 'c11'];
    const none = await sentToOther(hider, []);
    expect(none.sent.length).toBeGreaterThan(40);
    for (let count = 1; count <= cells.length; count++) {
      const some = await sentToOther(hider, cells.slice(0, count));
      expect(some.ownMines).toBeGreaterThan(none.ownMines);
      expect(some.sent).toEqual(none.sent);
    }
  });
});
