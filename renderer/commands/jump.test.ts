/** Letters and cursor steps on a made-up board: cycling, narrowing by a second letter, edges. */
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { cell, description, piece, view } from '../state/match/match.fixture.ts';
import type { MatchEvent, MatchState } from '../state/match/match.ts';
import { step } from '../state/match/match-machine.ts';
import { openMatch } from '../state/match/match-views.ts';
import { uiText } from '../text/index.ts';
import type { CommandContext } from './command.ts';
import { moveCursor } from './cursor.ts';
import { jumpToLetter } from './jump.ts';

const contextAt = (name: string, kinds = description.kinds, position = view()) => {
  const first = openMatch({ ...description, kinds }, position, { warnLosing: true, followTurn: true }).state;
  const store = createStore<MatchState>(() => ({ ...first, cursor: cell(name) }));
  const send = (event: MatchEvent) => store.setState(step(store.getState(), event).state, true);
  const said: string[] = [];
  let text = '';
  let before = Number.NEGATIVE_INFINITY;
  const commandContext = {
    match: { store, send },
    table: null,
    screen: {
      announce: (t: string) => said.push(t),
      focusBoard: () => undefined,
      typed: (letter: string, at: number) => {
        text = at - before < 600 ? text + letter : letter;
        before = at;
        return text;
      },
    },
  } as unknown as CommandContext;
  const where = () => description.topology.cells[store.getState().cursor]!.name;
  return { commandContext, said, where };
};

describe('letters', () => {
  it('cycle through the pieces of that letter, of both sides', () => {
    const { commandContext, where } = contextAt('a1');
    const seen: string[] = [];
    for (const at of [0, 1000, 2000]) {
      jumpToLetter(commandContext, { key: 'd', at }, false);
      seen.push(where());
    }
    expect(seen).toEqual(['b2', 'c2', 'b2']);
    jumpToLetter(commandContext, { key: 'd', at: 3000 }, true);
    expect(where()).toBe('c2');
  });
  it('narrow with a second letter in time, and start over without', () => {
    const kinds = description.kinds.map((k) => (k.id === 'diskette' ? { ...k, letter: 'Vk' } : k));
    const { commandContext, where } = contextAt('a1', kinds);
    jumpToLetter(commandContext, { key: 'v', at: 0 }, false);
    expect(where()).toBe('b1');
    jumpToLetter(commandContext, { key: 'k', at: 300 }, false);
    expect(where()).toBe('b2');
    jumpToLetter(commandContext, { key: 'k', at: 2000 }, false);
    expect(where()).toBe('a1');
  });
  it('find promoted forms by the letter of their base, and both of two on a square, each square once', () => {
    const kinds = [...description.kinds, { ...description.kinds[4]!, id: '+mass', letter: '+M' }];
    const rider = piece(21, '+mass', 0, 'b1', { rides: true });
    const { commandContext, where } = contextAt(
      'a1',
      kinds,
      view({ pieces: [...view().pieces, rider, piece(22, 'mass', 0, 'a3')] }),
    );
    const seen: string[] = [];
    for (const [i, key] of ['m', 'm', 'm', 'v', 'k'].entries()) {
      jumpToLetter(commandContext, { key, at: i * 1000 }, false);
      seen.push(where());
    }
    expect(seen.slice(0, 3).sort()).toEqual(['a3', 'b1', seen[0]].sort());
    expect(new Set(seen.slice(0, 2)).size).toBe(2);
    expect(seen[3]).toBe('b1');
  });
  it('go through those of the side to move first, wherever the cursor is', () => {
    const seen = (turn: 0 | 1, back: boolean) => {
      const { commandContext, where } = contextAt('c2', description.kinds, view({ turn }));
      return [0, 1000, 2000].map((at) => {
        jumpToLetter(commandContext, { key: 'k', at }, back);
        return where();
      });
    };
    // at first a1 belongs to the side to move, and c3 to the other one
    expect(seen(0, false)).toEqual(['a1', 'c3', 'a1']);
    expect(seen(1, false)).toEqual(['c3', 'a1', 'c3']);
    expect(seen(1, true)).toEqual(['c3', 'a1', 'c3']);
  });
  it('say so when no piece has that letter', () => {
    const { commandContext, said } = contextAt('a1');
    jumpToLetter(commandContext, { key: 'x', at: 0 }, false);
    expect(said).toEqual([uiText.spoken.nothingFits]);
  });
});

describe('steps', () => {
  it('stop at the edge and say so', () => {
    const { commandContext, where, said } = contextAt('c1');
    moveCursor(commandContext, 'right');
    expect(where()).toBe('c1');
    expect(said).toEqual([uiText.spoken.edge]);
    moveCursor(commandContext, 'up');
    expect(where()).toBe('c2');
  });
});
