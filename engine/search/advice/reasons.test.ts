/** The reasons for an action: each where it holds, and none that does not. */
import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../core/ids.ts';
import type { Position } from '../../core/position.ts';
import { TestTable as Acid } from '../../testing/acid/table.ts';
import { TestTable as Chesimals } from '../../testing/chesimals/table.ts';
import { TestTable as Deicide } from '../../testing/deicide/table.ts';
import { TestTable as Fourchan } from '../../testing/fourchan/table.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import { variants } from '../../variants/registry.ts';
import { type AdviceReason, reasonsFor } from './reasons.ts';
import { actionOf, positionOf, type Who } from './steps.ts';

type Told = { readonly position: Position };
/** All but that nothing can be captured, which is true of most quiet moves. */
const told = ({ position }: Told, text: string): string[] =>
  reasonsFor(position, text)
    .filter(({ is }) => is !== 'safe')
    .map((r) => say(position, r));
/** "captures r@a9 safely" */
const say = (position: Position, reason: AdviceReason): string => {
  const name = ({ kind, side, at }: Who): string => {
    const { letter } = position.variant.types[kind];
    return `${side === 0 ? letter : letter.toLowerCase()}@${position.variant.topology.name(at)}`;
  };
  switch (reason.is) {
    case 'ends':
      return `ends ${reason.outcome.reason}`;
    case 'captures': {
      const own = reason.own.length > 0 ? ` for ${reason.own.map(name).join(' ')}` : '';
      const safe = reason.safe === null ? '' : reason.safe ? ' safely' : ' in exchange';
      return `captures ${reason.who.map(name).join(' ')}${own}${safe}`;
    }
    case 'attacks':
      return `attacks ${reason.who.map(name).join(' ')}${reason.unguarded === true ? ' unguarded' : ''}`;
    case 'widens':
      return `widens ${reason.cells}`;
    case 'frees':
    case 'hems':
      return `${reason.is} ${name(reason.who)} ${reason.cells}`;
    case 'prepares':
    case 'plan':
      return `${reason.is} ${reason.next.text}`;
    case 'returns':
      return `returns from ${position.variant.topology.name(reason.from)}`;
    case 'escapes':
    case 'checks':
    case 'backs':
      return `${reason.is} ${name(reason.who)}`;
    case 'afflicts':
      return `${reason.state} ${name(reason.who)}`;
    case 'relieves':
      return `no longer ${reason.state} ${name(reason.who)}`;
    case 'flees':
      return `flees ${name(reason.from)}`;
    case 'nears':
      return `nears ${name(reason.who)}`;
    case 'saves':
    case 'guards':
    case 'parries':
      return `${reason.is} ${name(reason.who)} from ${name(reason.from)}`;
    case 'becomes':
      return `becomes ${position.variant.types[reason.kind].name}`;
    default:
      return reason.is;
  }
};

describe('a reason where it holds', () => {
  test('it wins, or draws', () => {
    expect(told(Acid.of('K@e4 D@a1 k@e5 d@h8'), 'Ke4xe5')).toEqual(['ends king']);
    expect(told(Deicide.of('q@b14 k@c14 r@p9 K@a16 P@m3', 'black'), 'Qb14-b15')).toEqual(['ends checkmate']);
    expect(told(Deicide.of('K@a16 k@d14 q@b13', 'black'), 'Qb13-b14')).toEqual(['ends stalemate']);
  });
  test('it is proven to win', () => {
    const { position } = Deicide.of('R@a1 P@m4');
    expect(reasonsFor(position, 'Ra1-a2', { wins: true })).toEqual([{ is: 'forces' }]);
  });
  test('it captures, safely or in exchange', () => {
    expect(told(Deicide.of('R@a1 r@a9'), 'Ra1xa9')).toEqual(['captures r@a9 safely']);
    expect(told(Deicide.of('R@a1 r@a9 r@p9'), 'Ra1xa9')).toContain('captures r@a9 in exchange');
    expect(told(Fourchan.of('T@e5 n@e8'), 'Te5xe8')[0]).toBe('captures n@e8 safely');
  });
  test('in a turn of several actions nobody asks whether it is safe', () => {
    const table = Chesimals.of('Cw@e5 Gw@e6 Cs@l1 Gb@e7 Cb@h7 Cr@c16');
    expect(told(table, 'Ge6xe7')[0]).toBe('captures g@e7');
  });
  test('it puts a King in danger, or takes its own out of danger', () => {
    expect(told(Deicide.of('R@a1'), 'Ra1-a16')[0]).toBe('checks k@i16');
    expect(told(Deicide.of('r@i9 R@a1'), 'Ki1-h1')[0]).toBe('escapes K@i1');
    expect(told(Acid.of('K@e4 D@a1 v@h7 k@i9'), 'Ke4-d4')[0]).toBe('escapes K@e4');
    expect(told(Fourchan.of('A@e5 N@b2 t@e9 a@j10'), 'Ae5-d5')[0]).toBe('escapes A@e5');
  });
  test('it is not told in check where players call checks themselves', () => {
    const called = { options: { check: 'players' } };
    expect(told(Deicide.of('R@a1', 'white', called), 'Ra1-a16')).toEqual(['nears k@i16']);
  });
  test('it is promoted', () => {
    const table = Deicide.of('P@c15');
    const text = table.texts().find((t) => t.startsWith('Pc15-c16=Q')) ?? '';
    expect(told(table, text)[0]).toBe('becomes Queen');
  });
  test('it freezes an enemy', () => {
    const table = Fourchan.of('X@b2 n@d6');
    const text = table.texts('b2').find((t) => t === 'Xb2-c5') ?? table.texts('b2')[0];
    const after = table.position.after(actionOf(table.position, text), (effects) =>
      effects.some((e) => e.do === 'state' && e.on),
    );
    expect(told(table, text).some((reason) => reason.startsWith('frozen'))).toBe(after);
  });
  test('it flees, saves a friend, guards one', () => {
    expect(told(Deicide.of('R@a1 b@d4'), 'Ra1-a2')[0]).toBe('flees b@d4');
    expect(told(Deicide.of('N@e5 r@e14 R@a1'), 'Ra1-a5')).toEqual(['guards N@e5 from r@e14']);
    expect(told(Deicide.of('N@e5 r@e14 P@d8 B@a6'), 'Ba6-e10')).toContain('saves N@e5 from r@e14');
  });
  test('it attacks what nobody guards, or what is worth more', () => {
    expect(told(Deicide.of('R@a1 n@c9'), 'Ra1-a9')).toEqual(['attacks n@c9 unguarded']);
    // that it attacks what is guarded is no reason
    expect(told(Deicide.of('R@a1 n@c9 n@b7'), 'Ra1-a9')).toEqual(['nears k@i16']);
    expect(told(Deicide.of('R@a1 q@c9 r@c14'), 'Ra1-a9')).toEqual(['nears k@i16']);
    expect(told(Chesimals.of('Cw@e6 Gw@e5 Cs@l1 Cb@l8 Gb@g7 Cr@c16'), 'Ge5-f6')[0]).toMatch(/^attacks/);
  });
  test('it goes where it is freer, makes room for another, or stands by one', () => {
    expect(told(Deicide.of('R@a1 P@a3 P@m4'), 'Ra1-b1')).toEqual(['widens 14']);
    expect(told(Deicide.of('R@a1 N@a2 P@m4'), 'Na2-b4')).toContain('frees R@a1 15');
    expect(told(Deicide.of('R@a1 N@e5'), 'Ra1-a5')).toEqual(['backs N@e5', 'nears k@i16']);
  });
  test('it comes closer to a Chief of a royal colour, but not for that to another one', () => {
    const there = (goal: string) => told(Chesimals.of(`Cw@e2 Gw@e3 Cs@a1 Cr@l16 ${goal}`), 'Ge3-f4');
    expect(there('Cb@h14')).toContain('nears c@h14');
    expect(there('Cb@a3 Cp@h14')).not.toContainEqual(expect.stringContaining('nears c@h14'));
  });
  test('it says how many cells are gained, and nothing where nothing is', () => {
    expect(told(Deicide.of('R@a1 P@m4'), 'Ra1-a2')).toEqual(['widens 8', 'nears k@i16']);
    expect(told(Acid.usual(), 'Dd2-d3')).toEqual(['frees V@c1 6', 'nears k@e9']);
    expect(told(Acid.usual(), 'Da2<>b2')).toEqual([]);
  });
  test('it takes squares from an enemy', () => {
    expect(told(Deicide.of('N@b3 p@a12 r@c16'), 'Nb3-c5')).toContain('hems r@c16 4');
  });
  test('what it prepares, or plans, by the line that was searched', () => {
    const { position } = Acid.usual();
    const saidWith = (...line: string[]) =>
      reasonsFor(position, 'Da2<>b2', { line })
        .filter(({ is }) => is !== 'safe')
        .map((r) => say(position, r));
    expect(saidWith('Da8<>b8', 'M@xf9')).toEqual(['prepares M@xf9']);
    expect(saidWith('Da8<>b8', 'Dc2-c3')).toEqual(['plan Dc2-c3']);
    expect(saidWith('Da8<>b8')).toEqual([]);
  });
  test('nothing can be captured after it, where players call checks besides Kings', () => {
    const isSafe = ({ position }: Told, text: string): boolean =>
      reasonsFor(position, text).some(({ is }) => is === 'safe');
    expect(isSafe(Deicide.of('P@m4 P@a3 r@b16'), 'Pm4-m5')).toBe(true);
    expect(isSafe(Deicide.of('P@m4 P@a3 r@a16'), 'Pm4-m5')).toBe(false);
    const called = { options: { check: 'players' } };
    expect(isSafe(Deicide.of('P@m4 P@a3 r@i16 k@p16', 'white', called), 'Pm4-m5')).toBe(true);
  });
  test('it comes back from the Zone', () => {
    expect(told(Acid.of('D@a1 K@Δ5 k@i9'), 'KΔ5-a5')[0]).toBe('returns from Δ5');
  });
  test('only one action is legal', () => {
    const table = Deicide.of('K@a1 r@b16 q@c3');
    const [only, ...others] = table.texts();
    expect(others).toEqual([]);
    expect(told(table, only)).toContain('only');
    const turn = Chesimals.of('Cw@e5 Cs@l1 Cb@l8 Cr@c16').after('Ce5-e6');
    expect(turn.position.actions().map(({ text }) => text)).toEqual(['end']);
    expect(told(turn, 'end')).toEqual([]);
  });
});

describe.each(variants.map((variant) => [variant.id, variant] as const))(
  '%s: nothing is told that is not so',
  (_, variant) => {
    const isLostToReply = (position: Position, piece: number): boolean =>
      position.actions().some((reply) => reply.losses.some((loss) => loss.piece === piece));
    const check = (position: Position, text: string, reason: AdviceReason): boolean => {
      const action = actionOf(position, text);
      const before = position.game.cellOf(action.piece);
      switch (reason.is) {
        case 'captures': {
          const taken = action.losses.map(({ piece }) => piece);
          const isSafe = position.after(
            action,
            () => reason.safe === null || reason.safe === !isLostToReply(position, action.piece),
          );
          return isSafe && reason.who.every(({ piece }) => taken.includes(piece));
        }
        case 'attacks':
          return position.after(action, () =>
            reason.who.every(({ piece, at }) => {
              const reach = variant.groups ? [] : position.reachOf(action.piece);
              const aimsAt = reach.some((r) => r.captures.some((c) => c.piece === piece));
              const guards = position
                .attackersOf(at)
                .filter((a) => position.game.sideOf(a.piece) === position.game.sideOf(piece));
              const isAttacked = position.attackersOf(at).some((a) => a.piece === action.piece);
              return (aimsAt || isAttacked) && (reason.unguarded !== true || guards.every((a) => a.piece === piece));
            }),
          );
        case 'flees':
          return position.attackersOf(before).some((a) => a.piece === reason.from.piece);
        case 'saves':
        case 'guards':
        case 'parries':
          if (reason.from.at >= variant.topology.size) return true; // it would be dropped
          return position.attackersOf(reason.who.at).some((a) => a.piece === reason.from.piece);
        case 'backs': {
          const guards = (): number[] =>
            position
              .attackersOf(position.game.cellOf(reason.who.piece))
              .filter((a) => position.game.sideOf(a.piece) === reason.who.side && a.piece !== reason.who.piece)
              .map((a) => a.piece);
          return guards().length === 0 && position.after(action, () => guards().includes(action.piece));
        }
        case 'hems': {
          const cells = (): number => {
            const { piece, at } = reason.who;
            return new Set(position.reachOf(piece).flatMap(({ to }) => (to === null || to === at ? [] : [to]))).size;
          };
          return position.turn === reason.who.side || position.after(action, cells) < cells();
        }
        case 'widens':
        case 'frees': {
          const piece = reason.is === 'frees' ? reason.who.piece : action.piece;
          const cells = (): number => {
            const at = position.game.cellOf(piece);
            return new Set(position.reachOf(piece).flatMap(({ to }) => (to === null || to === at ? [] : [to]))).size;
          };
          // a turn of several actions leaves nobody free before it is over
          const nextTurn = (ask: () => number): number => {
            const end = variant.groups ? position.find('end') : null;
            return end?.ok ? position.after(end.value, ask) : ask();
          };
          const had = nextTurn(cells);
          return position.after(action, () => nextTurn(cells) - had === reason.cells);
        }
        case 'only':
          return position.actions().length === 1;
        default:
          return true;
      }
    };
    test('in random positions', () => {
      let found = 0;
      for (let seed = 1; seed <= 6; seed++) {
        const position = positionOf(randomPosition(variant, seed, 24 + 6 * seed));
        const all = position.actions().filter(({ piece }) => piece !== NOBODY);
        for (let i = 0; i < all.length; i += Math.ceil(all.length / 12)) {
          const { text } = all[i];
          const before = position.fingerprint();
          for (const reason of reasonsFor(position, text)) {
            found++;
            expect(check(position, text, reason), `${position.census()} ${text} ${say(position, reason)}`).toBe(true);
          }
          expect(position.fingerprint()).toBe(before);
        }
      }
      if (!variant.groups) expect(found).toBeGreaterThan(5);
    });
  },
);
