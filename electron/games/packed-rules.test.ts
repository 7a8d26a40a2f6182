/** Rules as they go with an invitation: short, read back as they were, and harmless whoever has packed them. */
import { constants, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_PACKED_RULES } from '../../engine/match/correspondence/invitation.ts';
import { writeLine } from '../../engine/match/correspondence/turn-line.ts';
import { LONGEST_RULES } from '../../engine/shared/limits.ts';
import { shelf } from '../../engine/testing/workshop/shelf.ts';
import { acid } from '../../engine/variants/acid/index.ts';
import { smallGame } from '../../engine/workshop/file/small-game.fixture.ts';
import { LONGEST_MESSAGE } from '../online/mailbox/envelope.ts';
import { readOwnGame } from './own-games.ts';
import { packedRulesOf, unpackRules } from './packed-rules.ts';

const BYTES = Number(process.env.HOSTILE_MESSAGES ?? 5000);
const packedGame = (text: string): Uint8Array => {
  const game = readOwnGame(text);
  if (!game.ok) throw new Error(game.problems[0].says);
  return packedRulesOf(game.variant)!;
};

describe('Packed rules', () => {
  test('are read back letter by letter, and take a few hundred bytes', () => {
    for (const text of [...shelf.values(), smallGame.replace('Small', 'Größe Δ 小棋')]) {
      const packed = packedGame(text);
      expect(unpackRules(packed)).toBe(text);
      expect(packed.length).toBeLessThan(800);
    }
    expect(packedRulesOf(acid)).toBeUndefined();
  });
  test('fit into a message by a broker, with a turn beside them, when they are as long as they may be', () => {
    const line = writeLine({ is: 'invitation' }, {}, 2048, 'key', new Uint8Array(MOST_PACKED_RULES));
    expect(line.length).toBeLessThan(LONGEST_MESSAGE / 1.5);
  });
  test('that unpack to gigabytes are given up in little memory', () => {
    const million = deflateRawSync(Buffer.alloc(1 << 20), { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
    const bomb = Buffer.concat(Array.from({ length: 4096 }, () => million));
    const { maxRSS } = process.resourceUsage();
    expect(unpackRules(bomb)).toBe(null);
    // the most memory that this process ever had, in kilobytes
    expect(process.resourceUsage().maxRSS - maxRSS).toBeLessThan(256 << 10);
  });
  test('are never longer than rules may be, and always text', () => {
    const pack = (text: string | Uint8Array) => unpackRules(deflateRawSync(text));
    expect(pack('x'.repeat(LONGEST_RULES))).toHaveLength(LONGEST_RULES);
    expect(pack('x'.repeat(LONGEST_RULES + 1))).toBe(null);
    expect(pack('棋'.repeat(LONGEST_RULES))).toHaveLength(LONGEST_RULES);
    expect(pack('棋'.repeat(LONGEST_RULES + 1))).toBe(null);
    expect(pack(Uint8Array.from([0xc3, 0x28]))).toBe(null);
  });
  test(`that are any ${BYTES} bytes are unpacked or not, without an exception`, () => {
    const any = fc.uint8Array({ maxLength: 300 });
    const packed = packedGame(smallGame);
    const bent = fc.tuple(fc.nat(packed.length - 1), fc.nat(255)).map(([at, to]) => packed.with(at, to));
    const cut = fc.nat(packed.length).map((at) => packed.slice(0, at));
    for (const bytes of fc.sample(fc.oneof(any, bent, cut), { numRuns: BYTES, seed: 20261124 })) {
      const text = unpackRules(bytes);
      expect(text === null || text.length <= LONGEST_RULES).toBe(true);
    }
  });
});
