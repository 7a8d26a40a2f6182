/**
 * The limits of what is read, beside what is said before they are passed: nothing is written that cannot be read again. Each
 * row writes as much as is taken, reads that, and goes one further. Where one schema checks the request and the file that
 * it changes, as with settings, saved views and progress, there is nothing to hold against each other.
 */

import { expect, test } from 'vitest';
import { correspondenceOf } from '../../engine/match/correspondence/correspondence.ts';
import { invitationText, MOST_PACKED_RULES } from '../../engine/match/correspondence/invitation.ts';
import { little } from '../../engine/match/fixtures/acid.fixture.ts';
import { begin, must } from '../../engine/match/fixtures/begin.fixture.ts';
import { comment } from '../../engine/match/fixtures/commented.fixture.ts';
import { pastedRules, readPastedInvitation } from '../../engine/match/fixtures/received.fixture.ts';
import { Match } from '../../engine/match/match.ts';
import { LARGEST_MATCH } from '../../engine/match/save/capacity.ts';
import { atOnce } from '../../engine/match/save/gradual.ts';
import { encodeLine, journalLineOf } from '../../engine/match/save/journal.ts';
import { type OpenResult, openSave } from '../../engine/match/save/open.ts';
import { writeSave } from '../../engine/match/save/save.ts';
import { gameTextOf } from '../../engine/match/text/game-text.ts';
import { LONGEST_GAME_TEXT, readGameText } from '../../engine/match/text/read-game-text.ts';
import { MOST_DICE, MOST_TOSSES } from '../../engine/shared/dice.ts';
import { MOST_STROKES } from '../../engine/shared/drawing.ts';
import { LONGEST_BROKER_FIELD, LONGEST_COMMENT, LONGEST_NOTES } from '../../engine/shared/limits.ts';
import type { Result } from '../../engine/shared/result.ts';
import { acid } from '../../engine/variants/acid/index.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import { LONGEST_CODE } from '../contract/online.ts';
import { LARGEST_FILE, LONGEST_NAME } from '../contract/requests.ts';
import { encodeInvitation, MOST_ADDRESSES } from '../online/invite-code.ts';
import { LARGEST_WHOLE, LONGEST_TEXT, MOST_UNSENT, splitText, TextJoiner } from '../online/line.ts';
import { addressText, readBrokerAddress } from '../online/mailbox/broker-address.ts';
import { LONGEST_MESSAGE } from '../online/mailbox/envelope.ts';
import { LiveSession } from '../online/mailbox/live-session.ts';
import { ROOM_KEY_BYTES, roomOf } from '../online/mailbox/room.ts';
import { readName } from './disk/names.ts';

interface Limit {
  readonly what: string;
  /** Writes as much as is taken and reads it; throws where it cannot be read. */
  readonly most: () => void;
  /** Writes one more. */
  readonly more: () => Result<unknown>;
  readonly code: string;
}

const about = { name: 'n'.repeat(LONGEST_NAME), created: null, changed: null };
const game = (): Match => begin(acid, {}, little);
const opens = (match: Match): void => {
  const opened = openSave(writeSave(match, about), variantNamed);
  if (!opened.ok) throw new Error(opened.error.message);
};
const KEY = '0123456789abcdef0123456789abcdef';
/** `change`: what no game of ours is so large in. */
const invitation = (change: Partial<Match> = {}): Result<string> => {
  const match = must(
    Match.begin({
      variant: acid,
      start: little,
      players: [{ name: 'Ada' }, { name: 'Grace', elsewhere: { key: KEY } }],
    }),
  );
  const { side } = correspondenceOf(match)!;
  return invitationText(Object.assign(Object.create(match), change) as Match, KEY, side);
};
/** Every letter takes three bytes in a file, and six in the journal. */
let filled: Match | null = null;
const full = (): Match => {
  if (filled) return filled;
  const match = game();
  filled = match;
  let n = 0;
  while (match.comment(match.cursor.id, { mark: null, text: '棋'.repeat(LONGEST_COMMENT - (n++ % 7)) }).ok);
  return match;
};
const readText = (text: string): OpenResult => atOnce(readGameText(text, variantNamed, []));
const commented = (moves: number): Match => comment(begin(acid), moves, 'x'.repeat(LONGEST_COMMENT));
const stroke = [0, 0, 100, 100];
const address = (path: string): string => `wss://broker.example/${path}`;

const limits: readonly Limit[] = [
  {
    what: 'the file and the journal of a match, in bytes',
    most: () => {
      const match = full();
      const text = writeSave(match, about);
      const journal = match.entries.reduce((sum, _, place) => sum + encodeLine(journalLineOf(match, place)).length, 0);
      expect(Buffer.byteLength(text)).toBeLessThan(LARGEST_FILE);
      expect(journal).toBeGreaterThan(LARGEST_MATCH * 0.9);
      expect(journal).toBeLessThan(LARGEST_FILE);
      opens(match);
    },
    more: () => full().writeNotes('x'.repeat(LONGEST_NOTES)),
    code: 'full-game',
  },
  {
    what: 'a comment',
    most: () => {
      const match = game();
      must(match.comment(0, { mark: null, text: 'x'.repeat(LONGEST_COMMENT) }));
      opens(match);
    },
    more: () => game().comment(0, { mark: null, text: 'x'.repeat(LONGEST_COMMENT + 1) }),
    code: 'long-comment',
  },
  {
    what: 'the notes',
    most: () => {
      const match = game();
      must(match.writeNotes('x'.repeat(LONGEST_NOTES)));
      opens(match);
    },
    more: () => game().writeNotes('x'.repeat(LONGEST_NOTES + 1)),
    code: 'long-notes',
  },
  {
    what: 'strokes on the table, all of them erased at once',
    most: () => {
      const match = game();
      for (let n = 0; n < MOST_STROKES; n++) must(match.draw('red', stroke));
      must(match.erase(Array.from(Array(MOST_STROKES).keys()), false));
      opens(match);
    },
    more: () => {
      const match = game();
      for (let n = 0; n < MOST_STROKES; n++) must(match.draw('red', stroke));
      return match.draw('red', stroke);
    },
    code: 'full-table',
  },
  {
    what: 'tosses',
    most: () => {
      const match = game();
      const dice = Array<number>(MOST_DICE).fill(20);
      for (let n = 0; n < MOST_TOSSES; n++) must(match.toss({ do: 'roll', dice, sides: 20 }));
      opens(match);
    },
    more: () => {
      const match = game();
      for (let n = 0; n < MOST_TOSSES; n++) must(match.toss({ do: 'toss', coin: 'heads' }));
      return match.toss({ do: 'toss', coin: 'heads' });
    },
    code: 'too-many-tosses',
  },
  {
    what: 'an invitation as text',
    most: () => must(readPastedInvitation(must(invitation()), variantNamed)),
    more: () => invitation({ start: { ...little, remark: 'x'.repeat(400_000) } }),
    code: 'too-long',
  },
  {
    what: 'the rules that go with an invitation',
    most: () => {
      const match = game();
      const own = Object.assign(Object.create(match), { variant: { ...acid, source: 'x' } }) as Match;
      const rules = new Uint8Array(MOST_PACKED_RULES);
      expect(must(pastedRules(must(invitationText(own, KEY, 0, { rules }))))?.packed).toHaveLength(MOST_PACKED_RULES);
    },
    more: () => {
      const match = game();
      const own = Object.assign(Object.create(match), { variant: { ...acid, source: 'x' } }) as Match;
      return invitationText(own, KEY, 0, { rules: new Uint8Array(MOST_PACKED_RULES + 1) });
    },
    code: 'long-rules',
  },
  {
    what: 'the text of a game, which says when it cannot be read back',
    most: () => {
      const { text, isTooLong } = gameTextOf(commented(10), null, null);
      expect(isTooLong).toBe(false);
      must(readText(text));
    },
    more: () => {
      const { text, isTooLong } = gameTextOf(commented(LONGEST_GAME_TEXT / LONGEST_COMMENT), null, null);
      expect(isTooLong).toBe(true);
      return readText(text);
    },
    code: 'too-long',
  },
  {
    what: 'what a table sends a guest at once',
    most: () => {
      // each quotation mark becomes two characters
      const text = '棋"'.repeat(LARGEST_WHOLE / 3 - 20_000);
      const parts = must(splitText(text));
      const joiner = new TextJoiner();
      const joined = parts.map((part) => {
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(LONGEST_TEXT);
        return joiner.add(JSON.parse(part));
      });
      expect(joined.at(-1)).toBe(text);
      expect(parts.reduce((sum, part) => sum + part.length, 0)).toBeLessThan(MOST_UNSENT / 2);
    },
    more: () => splitText('x'.repeat(LARGEST_WHOLE)),
    code: 'too-long',
  },
  {
    what: 'the name of a saved game, and a save that has it',
    most: () => {
      must(readName('n'.repeat(LONGEST_NAME)));
      opens(game());
    },
    more: () => readName('n'.repeat(LONGEST_NAME + 1)),
    code: 'bad-name',
  },
  {
    what: 'the address of a broker, as it is kept and sent',
    most: () => {
      const typed = address('x'.repeat(LONGEST_BROKER_FIELD - address('').length));
      expect(addressText(must(readBrokerAddress(typed)))).toHaveLength(LONGEST_BROKER_FIELD);
    },
    // it is kept with nine letters for each of these
    more: () => readBrokerAddress(address('棋'.repeat(200))),
    code: 'broker-too-long',
  },
];

test.each(limits)('$what: as much as is taken can be read, and one more is refused with a sentence', (limit) => {
  limit.most();
  const refused = limit.more();
  expect(refused).toMatchObject({ ok: false, error: { code: limit.code } });
  expect(refused.ok ? '' : refused.error.message).toMatch(/^[A-Z].*\.$/);
});

test('what is said over a broker is heard however long it is, or not sent', () => {
  const room = roomOf(new Uint8Array(ROOM_KEY_BYTES));
  const heard: string[] = [];
  const ends: LiveSession[] = [];
  const end = (own: 0 | 1): LiveSession =>
    new LiveSession(room, own, {
      publish: (envelope) => expect(ends[1 - own].hear(envelope)).toBeNull(),
      said: (text) => void heard.push(text),
      came: () => {},
      went: () => {},
    });
  ends.push(end(0), end(1));
  ends[0].hello();
  const most = LONGEST_MESSAGE - 200;
  for (const [text, isSent] of [
    ['x'.repeat(most), true],
    ['x'.repeat(LONGEST_MESSAGE - 10), false],
    ['"'.repeat(most), false],
    ['棋'.repeat(most / 3 - 1), true],
  ] as const) {
    expect(ends[0].say(text)).toBe(isSent);
    expect(heard.splice(0)).toEqual(isSent ? [text] : []);
  }
});

test('the code of a table fits into the file of a guest’s seat, however it is spaced', () => {
  const bytes = new Uint8Array(16);
  const addresses = Array<string>(MOST_ADDRESSES).fill('255.255.255.255');
  const code = encodeInvitation({ addresses, port: 65_535, fingerprint: bytes, token: bytes });
  expect([...code].join(' ').length).toBeLessThanOrEqual(LONGEST_CODE);
});
