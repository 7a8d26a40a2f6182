/**
 * Whatever mail, chat and writing programs do to a text that we wrote, it is read as what it was, or refused by a sentence
 * that names the cause; nothing is half applied. `FOREIGN_TEXTS=20000` tries more than a usual run.
 */

import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { asTyped } from '../../../engine/core/text/foreign-text.ts';
import type { Variant } from '../../../engine/core/variant.ts';
import { readSetupDraft } from '../../../engine/exchange/setup/setup-read.ts';
import { draftText } from '../../../engine/exchange/setup/setup-text.ts';
import { correspondenceOf, turnText } from '../../../engine/match/correspondence/correspondence.ts';
import { invitationText } from '../../../engine/match/correspondence/invitation.ts';
import { must, playEach } from '../../../engine/match/fixtures/begin.fixture.ts';
import { type Dice, dice } from '../../../engine/match/fixtures/dice.fixture.ts';
import { anyAction, anyMatch } from '../../../engine/match/fixtures/random-match.fixture.ts';
import { pastedLines } from '../../../engine/match/fixtures/received.fixture.ts';
import { treeOf } from '../../../engine/match/fixtures/tree-text.fixture.ts';
import { Match } from '../../../engine/match/match.ts';
import { atOnce } from '../../../engine/match/save/gradual.ts';
import { gameTextOf } from '../../../engine/match/text/game-text.ts';
import { readGameText } from '../../../engine/match/text/read-game-text.ts';
import { shelf } from '../../../engine/testing/workshop/shelf.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { chesimals } from '../../../engine/variants/chesimals/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import { fourchan } from '../../../engine/variants/fourchan/index.ts';
import { readGame } from '../../../engine/workshop/file/read-game.ts';
import { writeGame } from '../../../engine/workshop/file/write-game.ts';
import { gamesIn } from '../../../engine/workshop/import/games-in.ts';
import { ownGame } from '../../../engine/workshop/own-game.ts';
import { packedRulesOf } from '../../games/packed-rules.ts';
import { decodeInvitation, encodeInvitation } from '../../online/invite-code.ts';
import { addressText, readBrokerAddress } from '../../online/mailbox/broker-address.ts';
import { mangled } from './foreign-texts.fixture.ts';

const TEXTS = Number(process.env.FOREIGN_TEXTS ?? 1500);

const own: readonly Variant[] = ['crazyhouse', 'atomic', 'shogi', 'duck'].map((name) => {
  const game = ownGame(shelf.get(name) ?? '', () => name);
  if (!game.ok) throw new Error(`${name} cannot be played`);
  return game.variant;
});
const variants = [acid, deicide, fourchan, chesimals, ...own];
const named = (id: string) => variants.find((variant) => variant.id === id);

/** `read`: what the text says, to compare, or the sentence that refuses it. */
interface Kind {
  readonly isOneWord: boolean;
  readonly isGame: boolean;
  readonly texts: readonly string[];
  read(text: string, source: number): { readonly says: unknown } | { readonly refused: string };
}
const refused = ({ error }: { readonly error: { readonly message: string } }) => ({ refused: error.message });

function commented(match: Match, roll: Dice): Match {
  for (const { id, kind } of match.nodes) {
    if (roll(4) > 0) continue;
    must(
      match.comment(id, {
        mark: kind === 'action' ? '!?' : null,
        text: ['an idea', 'he said "so"', 'well - yes'][roll(3)],
      }),
    );
  }
  return match;
}
const games: Kind = {
  ...{ isOneWord: false, isGame: true },
  texts: variants.flatMap((variant) =>
    [1, 2].map((seed) => gameTextOf(commented(anyMatch(variant, seed, 12), dice(seed)), null, '2026-11-26').text),
  ),
  read(text) {
    const opening = atOnce(readGameText(text, named, []));
    if (!opening.ok) return refused(opening);
    const { match } = opening.value;
    // names and comments keep their characters, and are compared as they would be typed, without spaces
    const says = JSON.stringify([treeOf(match), match.players, match.variant.id, match.options, match.start]);
    return { says: asTyped(says).replace(/[\s\\"]/g, '') };
  },
};

/** An invitation, and the first turn. */
function byText(variant: Variant): readonly [string, string] {
  const key = '0123456789abcdef'.repeat(2);
  const match = must(Match.begin({ variant, players: [{ name: 'Ann' }, { name: 'Grace', elsewhere: { key } }] }));
  const invitation = must(invitationText(match, key, 0, { rules: packedRulesOf(variant) }));
  const roll = dice(3);
  while (match.position.turn === 0) playEach(match, [anyAction(match, roll) ?? '']);
  const mine = correspondenceOf(match);
  if (!mine) throw new Error('nobody sits elsewhere');
  return [invitation, must(turnText(match, mine))];
}
const turns: Kind = {
  ...{ isOneWord: true, isGame: false },
  texts: variants.flatMap((variant) => {
    const [invitation, turn] = byText(variant);
    return [invitation, turn, `${invitation}\n${turn}`];
  }),
  read(text) {
    const found = pastedLines(text);
    const body = (line: { body(key: string): unknown }) => line.body('0123456789abcdef'.repeat(2));
    return found.ok ? { says: found.value.map((line) => [line.head, body(line), line.bytes]) } : refused(found);
  },
};
const positions: Kind = {
  ...{ isOneWord: false, isGame: false },
  texts: variants.flatMap((variant) =>
    [4, 5].map((seed) => draftText(variant, JSON.parse(JSON.stringify(anyMatch(variant, seed, 12).table)))),
  ),
  read(text, source) {
    const draft = readSetupDraft(variants[Math.floor(source / 2)], text);
    return draft.ok ? { says: draft.value } : refused(draft);
  },
};
const rules: Kind = {
  ...{ isOneWord: false, isGame: false },
  texts: [...shelf.values()].slice(0, 12).map((text) => {
    const read = readGame(text);
    if (!read.ok) throw new Error('a game of the shelf cannot be read');
    return writeGame(read.data);
  }),
  read(text) {
    const [game] = gamesIn(text);
    if (!game) return { refused: '' };
    const { read } = game;
    if (!read.ok) return { refused: `Line ${read.problems[0].line}: ${read.problems[0].says}` };
    return { says: asTyped(writeGame(read.data)) };
  },
};
const codes: Kind = {
  ...{ isOneWord: false, isGame: false },
  texts: [1, 2, 4].map((count) =>
    encodeInvitation({
      addresses: Array.from({ length: count }, (_, i) => `192.168.0.${i + 7}`),
      port: 40123,
      fingerprint: Uint8Array.from({ length: 16 }, (_, i) => i * 13),
      token: Uint8Array.from({ length: 16 }, (_, i) => 255 - i * 7),
    }),
  ),
  read(text) {
    const code = decodeInvitation(text);
    return code.ok ? { says: code.value } : refused(code);
  },
};
const brokers: Kind = {
  ...{ isOneWord: false, isGame: false },
  texts: ['mqtts://broker.example.org:8884', 'wss://mqtt.example.com/mqtt-path', 'mqtt://ann:secret@192.168.0.7'],
  read(text) {
    const address = readBrokerAddress(text);
    return address.ok ? { says: [addressText(address.value), address.value] } : refused(address);
  },
};
const kinds = { games, turns, positions, rules, codes, brokers };
const often: readonly (keyof typeof kinds)[] = [
  ...['games', 'games', 'games', 'turns', 'turns', 'positions', 'positions', 'rules', 'codes', 'brokers'],
] as never;

test('every text that we wrote and others changed is read as it was, or refused with the cause', {
  timeout: 3_600_000,
}, () => {
  const roll = dice(26);
  const counts = Object.fromEntries(Object.keys(kinds).map((name) => [name, { read: 0, refused: 0 }]));
  const wrong: unknown[] = [];
  const refusals = new Map<string, number>();
  const unchanged = new Map<string, ReturnType<Kind['read']>>();
  for (let n = 0; n < TEXTS; n++) {
    const name = often[n % often.length];
    const kind: Kind = kinds[name];
    const source = roll(kind.texts.length);
    const which = `${name} ${source}`;
    const { text, how } = mangled(kind.texts[source], kind, roll);
    const about = `text ${n}, ${which}: ${how.join(', ')}\n${text}`;
    const count = counts[name];
    const read = kind.read(text, source);
    if ('refused' in read) {
      count.refused++;
      const reason = `${name}: ${how.join(', ')} → ${read.refused}${process.env.SHOW ? text : ''}`;
      refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
      // a place, what stands there, or what is missing
      expect(read.refused, about).toMatch(/[Ll]ine|“.+”|row|token|letter|address/);
      continue;
    }
    const wanted = unchanged.get(which) ?? kind.read(kind.texts[source], source);
    unchanged.set(which, wanted);
    if (!isDeepStrictEqual(read, wanted)) wrong.push(about);
    count.read++;
  }
  if (process.env.FOREIGN_TEXTS !== undefined)
    console.log(counts, [...refusals].sort((a, b) => b[1] - a[1]).slice(0, 60));
  expect(wrong).toEqual([]);
  for (const [name, { read, refused: not }] of Object.entries(counts))
    expect(not / (read + not), name).toBeLessThan(0.05);
});
