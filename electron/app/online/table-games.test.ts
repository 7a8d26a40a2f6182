/** Whole games of each variant between two applications, in memory: both see the same game to its end, each its own view. */
import { expect, test } from 'vitest';
import { shelf } from '../../../engine/testing/workshop/shelf.ts';
import { variants } from '../../../engine/variants/registry.ts';
import type { View } from '../../contract/view.ts';
import { readOwnGame } from '../../games/own-games.ts';
import { atView } from '../application.fixture.ts';
import { anything, chance } from '../chance.fixture.ts';
import { sitDownAt, statesOf } from './table.fixture.ts';

/** games of each variant, and actions after which one is resigned */
const GAMES = Number(process.env.TABLE_GAMES ?? 1);
const LONGEST = 120;

/** What both sides may know of a view. */
const open = ({ pieces, flights, turn, turnNumber, check, last, outcome, phase, budget, node }: View): unknown => {
  const isSecret = phase?.id.startsWith('noting') ?? false;
  return {
    pieces,
    flights,
    turn,
    turnNumber,
    check,
    last: isSecret ? null : last,
    outcome,
    budget,
    node: isSecret ? 0 : node,
  };
};

const optionsOf = (id: string): Record<string, string> => (id === 'deicide' ? { terrain: 'on' } : {});

/** Of the shelf: with drops, with explosions, with captures that must be made. */
const known = ['minishogi', 'atomic', 'antichess'].map((name) => {
  const game = readOwnGame(shelf.get(name)!);
  if (!game.ok) throw new Error(game.problems[0].says);
  return [name, game.variant] as const;
});

test.each([...variants.map((variant) => [variant.id, variant] as const), ...known])('%s', async (id, variant) => {
  for (let game = 0; game < GAMES; game++) {
    const below = chance(20261123 + game * 7919);
    const guestSide = (game + id.length) % 2 === 0 ? 1 : 0;
    const { host, guest, joined, told } = await sitDownAt(variant, { guestSide, options: optionsOf(id) });
    const { match } = joined;
    for (let step = 0; ; step++) {
      const [hosts, guests] = [await host.get('match.view', { match }), await guest.get('match.view', { match })];
      expect([hosts.viewer, guests.viewer]).toEqual([guestSide === 1 ? 0 : 1, guestSide]);
      expect(open(guests)).toEqual(open(hosts));
      // the last event was the whole truth
      expect(guest.app.online.remote?.view).toEqual(guests);
      for (const view of [hosts, guests])
        for (const feature of view.features) expect(feature.hidden && feature.side !== view.viewer).toBe(false);
      if (guests.outcome) break;
      const isGuests = guests.turn === guestSide;
      const [mover, waiting] = isGuests ? [guest, host] : [host, guest];
      const view = isGuests ? guests : hosts;
      expect((isGuests ? hosts : guests).movable).toEqual([]);
      const ready = view.phase?.ready !== undefined && step < LONGEST;
      const action = ready ? null : step < LONGEST ? await anything(mover, view, below) : null;
      if (ready) await mover.get('match.layReady', atView(view));
      else if (action === null) await mover.get('match.resign', atView(view));
      else await mover.get('match.play', { ...atView(view), action });
      if (step % 10 === 0) expect(await waiting.code('match.resign', { match, revision: -1 })).toBe('stale');
    }
    const histories = [host, guest].map(async (app) =>
      (await app.get('match.history', atView(await app.get('match.view', { match })))).nodes.map(({ text, side }) => [
        side,
        text,
      ]),
    );
    const [ofHost, ofGuest] = await Promise.all(histories);
    const isNote = ([, text]: readonly unknown[]): boolean => String(text).startsWith('mine@');
    expect(ofGuest.filter((one) => !isNote(one))).toEqual(ofHost.filter((one) => !isNote(one)));
    expect(ofGuest.length).toBeGreaterThan(2);
    expect(statesOf(told)).not.toContain('lost');
  }
});
