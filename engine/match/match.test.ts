import { describe, expect, it } from 'vitest';
import { variantNamed, variants } from '../variants/registry.ts';
import { begin } from './fixtures/begin.fixture.ts';
import { dice } from './fixtures/dice.fixture.ts';
import { anyEntry, anyMatch, playQuietly } from './fixtures/random-match.fixture.ts';
import { Match } from './match.ts';

const acid = variantNamed('acid')!;
const play = (match: Match, actions: number, seed = 1): void => playQuietly(match, actions, seed);
const code = (result: { ok: boolean; error?: { code: string } }): string => result.error?.code ?? 'ok';
/** Everything observable about a position, as a text. */
const facts = (match: Match): string =>
  JSON.stringify([match.position.save(), match.position.fingerprint(), match.position.turnNumber, match.outcome]);

describe('a match', () => {
  it('plays an action by its text and returns its effects', () => {
    const match = begin(acid);
    const text = match.position.actions()[0].text;
    const change = match.play(text, { at: 1000 });
    expect(change.ok && change.value.how).toBe('play');
    expect(change.ok && change.value.effects.length).toBeGreaterThan(0);
    expect(match.entries).toEqual([{ do: 'play', action: text, at: 1000 }]);
    expect(match.cursor).toMatchObject({ id: 1, parent: 0, text, side: 0, turnNumber: match.nodes[0].turnNumber });
  });

  it('refuses an illegal action and stays unchanged', () => {
    const match = begin(acid);
    const before = facts(match);
    const change = match.play('Zz9-z9');
    expect(change.ok).toBe(false);
    expect(match.entries).toEqual([]);
    expect(facts(match)).toBe(before);
  });

  it('undoes and redoes exactly', () => {
    const match = begin(acid);
    const states = [facts(match)];
    for (let i = 0; i < 12; i++) {
      play(match, 1, i);
      states.push(facts(match));
    }
    for (let i = 11; i >= 0; i--) {
      expect(match.undo(i % 2 ? 'action' : 'turn').ok).toBe(true);
      expect(facts(match)).toBe(states[i]);
    }
    expect(code(match.undo())).toBe('nothing-to-undo');
    for (let i = 1; i <= 12; i++) {
      const change = match.redo(i % 2 ? 'action' : 'turn');
      expect(change.ok && change.value.effects.length).toBeGreaterThan(0);
      expect(facts(match)).toBe(states[i]);
    }
    expect(code(match.redo())).toBe('nothing-to-redo');
  });

  it('keeps an abandoned line as a branch that can be returned to', () => {
    const match = begin(acid);
    play(match, 3, 1);
    const end = facts(match);
    match.undo();
    match.undo();
    play(match, 1, 77);
    expect(match.lies()[3]).toBe('branch');
    const back = match.goto(3);
    expect(back.ok && back.value.how).toBe('cut');
    expect(facts(match)).toBe(end);
    expect(code(match.goto(3))).toBe('already-there');
    expect(code(match.goto(99))).toBe('no-such-node');
  });

  it('ends by resignation, won by the other side, at the present node', () => {
    const match = begin(acid);
    play(match, 2);
    const change = match.resign(0);
    expect(match.outcome).toMatchObject({ winner: 1, reason: 'resignation' });
    expect(match.outcome?.says).toContain(acid.sides[1].name);
    expect(change.ok && change.value.effects).toMatchObject([{ do: 'end', winner: 1, reason: 'resignation' }]);
    expect(match.cursor).toMatchObject({ kind: 'resign', side: 0, parent: 2 });
    const text = match.position.actions()[0]?.text ?? 'Kc2-c3';
    expect([match.play(text), match.agree(), match.resign(1)].map(code)).toEqual(['over', 'over', 'over']);
    expect(match.can).toMatchObject({ undo: true, redo: false, resign: false, agree: false });
    match.undo('turn');
    expect(match.outcome).toBe(null);
    expect(match.cursor.id).toBe(2);
  });

  it('ends by agreement as a draw', () => {
    const match = begin(acid);
    play(match, 1);
    match.agree();
    expect(match.outcome).toMatchObject({ winner: null, reason: 'agreement' });
  });

  it('refuses a resignation of an unknown side', () => {
    expect(code(begin(acid).apply({ do: 'resign', side: 'nobody' }))).toBe('no-such-side');
  });

  it('can be viewed at any node without moving', () => {
    const match = begin(acid);
    const states = [facts(match)];
    for (let i = 0; i < 8; i++) {
      play(match, 1, i);
      states.push(facts(match));
    }
    const here = facts(match);
    const roll = dice(3);
    for (let i = 0; i < 30; i++) {
      const node = roll(9);
      const look = match.look(node);
      if (!look.ok) throw new Error(look.error.message);
      const { position } = look.value;
      expect(
        JSON.stringify([position.save(), position.fingerprint(), position.turnNumber, look.value.node.outcome]),
      ).toBe(states[node]);
      expect(look.value.effects.length > 0).toBe(node > 0);
      expect(facts(match)).toBe(here);
      expect(match.cursor.id).toBe(8);
    }
    expect(code(match.look(9))).toBe('no-such-node');
  });

  it('makes a rematch with sides swapped and the same house rules', () => {
    const option = acid.options[0];
    const other = option.values[1].id;
    const match = begin(acid, { [option.id]: other });
    expect(match.rematch().players.map((player) => player.name)).toEqual(['Grace Δ', 'Ada']);
    expect(match.rematch().options).toMatchObject({ [option.id]: other });
  });

  it('refuses house rules and values that the variant does not have', () => {
    const players = [{ name: '' }, { name: '' }] as const;
    const [option] = acid.options;
    for (const options of [{ gravity: 'off' }, { [option.id]: 'sometimes' }]) {
      const match = Match.begin({ variant: acid, players, options });
      expect(match.ok).toBe(false);
      expect(match.ok ? '' : match.error.message).toMatch(/\w+.*[.;]/);
    }
  });

  it.each(variants.map((variant) => [variant.id, variant] as const))(
    '%s: entries replay to the same match, and nothing ever loses a node (seeded)',
    (_, variant) => {
      // a large board takes its time
      for (let seed = 1; seed <= (variant.topology.size > 200 ? 2 : 6); seed++) {
        const roll = dice(seed);
        const match = begin(variant);
        let before = match.nodes.length;
        for (let i = 0; i < 120; i++) {
          match.apply(anyEntry(match, roll, i));
          expect(match.nodes.length).toBeGreaterThanOrEqual(before);
          before = match.nodes.length;
        }
        const again = begin(variant);
        for (const entry of match.entries) expect(again.apply(entry).ok).toBe(true);
        expect(JSON.stringify(again.nodes)).toBe(JSON.stringify(match.nodes));
        expect(facts(again)).toBe(facts(match));
        // every node can still be reached and is unchanged
        for (const node of match.nodes) if (node.id !== again.cursor.id) expect(again.goto(node.id).ok).toBe(true);
      }
    },
  );

  it('is the same match for the same seed', () => {
    expect(anyMatch(acid, 5, 40).entries).toEqual(anyMatch(acid, 5, 40).entries);
  });
});
