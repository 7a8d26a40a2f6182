/** Side effects in the list of moves: landings, explosions, moves undone by the rules, check and mate. */

import { describe, expect, test } from 'vitest';
import type { Variant } from '../core/variant.ts';
import { deicide } from '../variants/deicide/index.ts';
import { fourchan } from '../variants/fourchan/index.ts';
import type { Aside } from './asides.ts';
import { begin, playEach } from './fixtures/begin.fixture.ts';
import { mined } from './fixtures/mined.fixture.ts';
import type { Match } from './match.ts';

const from = (variant: Variant, census: string): Match => begin(variant, {}, census);
const at = (name: string) => deicide.topology.parse(name);
const kind = (id: string) => deicide.types.findIndex((type) => type.id === id);
const last = (match: Match): readonly Aside[] => match.cursor.asides;

describe('asides', () => {
  test('a landing names its square and the captured piece; a move without side effects has none', () => {
    const match = from(deicide, 'K@i1 P@p4 T@d9~1 k@i16 p@a13 n@d9');
    playEach(match, ['Pp4-p5']);
    expect(last(match)).toEqual([
      { is: 'landing', kind: kind('time-machine'), at: at('d9'), takes: [{ kind: kind('knight'), side: 1 }] },
    ]);
    playEach(match, ['Pa13-a12']);
    expect(last(match)).toEqual([]);
  });
  test('a Landmine names its square and the lost piece', () => {
    const match = mined([], ['c5']);
    playEach(match, ['Pc4-c5']);
    expect(last(match)).toMatchObject([{ is: 'explosion', at: at('c5'), feature: 'mine', lost: [{ side: 0 }] }]);
  });
  test('check and mate have their own signs; a threat that restricts no move has none', () => {
    const check = playEach(from(deicide, 'K@i1 R@a8 k@i16'), ['Ra8-i8']);
    expect(last(check)).toEqual([{ is: 'check', side: 1, mate: false }]);
    const danger = from(fourchan, 'A@a1 N@i5 a@j10');
    const near = danger.position.actions().find(({ to }) => to === fourchan.topology.parse('j5'))!;
    playEach(danger, [near.text]);
    expect(danger.position.checks().length).toBeGreaterThan(0);
    expect(last(danger)).toEqual([]);
  });
  test('are the same after the match is replayed from its entries', () => {
    const match = playEach(from(deicide, 'K@i1 P@p4 T@d9~1 k@i16 p@a13 n@d9'), ['Pp4-p5', 'Pa13-a12']);
    const again = from(deicide, 'K@i1 P@p4 T@d9~1 k@i16 p@a13 n@d9');
    for (const entry of match.entries) again.apply(entry);
    expect(again.nodes.map(({ asides }) => asides)).toEqual(match.nodes.map(({ asides }) => asides));
  });
});
