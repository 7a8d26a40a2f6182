import { describe, expect, it } from 'vitest';
import { LONGEST_TYPED_NAME } from '../../shared/limits.ts';
import type { Result } from '../../shared/result.ts';
import type { TimeControl } from '../../shared/time-control.ts';
import { acid } from '../../variants/acid/index.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { variantNamed } from '../../variants/registry.ts';
import { smallGame } from '../../workshop/file/small-game.fixture.ts';
import { little } from '../fixtures/acid.fixture.ts';
import { begin, must } from '../fixtures/begin.fixture.ts';
import { anyVariant } from '../fixtures/own-game.fixture.ts';
import { pastedLines, pastedRules, readPastedInvitation } from '../fixtures/received.fixture.ts';
import { Match } from '../match.ts';
import { invitationText, MOST_PACKED_RULES } from './invitation.ts';
import { writeLine } from './turn-line.ts';

const KEY = 'fedcba98765432100123456789abcdef';
const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.error.code);
const code = (text: string): string => codeOf(readPastedInvitation(text, variantNamed));

describe('an invitation', () => {
  it('brings the game with its house rules, its names and the other side', () => {
    const match = begin(deicide, { terrain: 'on' });
    const invited = must(readPastedInvitation(must(invitationText(match, KEY, 1)), variantNamed));
    expect(invited).toMatchObject({ key: KEY, side: 0 });
    expect(invited.match.options).toEqual(match.options);
    expect(invited.match.players).toEqual([match.players[0], { ...match.players[1], elsewhere: { key: KEY } }]);
    expect(invited.match.position.save()).toEqual(match.position.save());
  });

  it('names the broker that carries the turns, and its password only if that was passed on', () => {
    const broker = { url: 'mqtts://broker.example.org' };
    const brought = (text: string) => must(readPastedInvitation(text, variantNamed)).broker;
    const match = begin(acid, {}, little);
    expect(brought(must(invitationText(match, KEY, 0)))).toBeNull();
    expect(brought(must(invitationText(match, KEY, 0, { broker })))).toEqual(broker);
    const login = { user: 'ada', password: 'secret' };
    expect(brought(must(invitationText(match, KEY, 0, { broker: { ...broker, login } })))).toEqual({
      ...broker,
      login,
    });
  });

  it('is only written for a game without clocks, in which Fairytable announces check', () => {
    const begun = begin(acid, {}, little);
    const time = { main: 60, bonus: 5, periods: 0 };
    const timeControl: TimeControl = { kind: 'fischer', times: [time, time], flag: 'loses' };
    const { variant, players } = begun;
    const timed = must(Match.begin({ variant, players, timeControl }));
    expect(codeOf(invitationText(timed, KEY, 0))).toBe('clocks');
    expect(codeOf(invitationText(begin(deicide, { check: 'players' }), KEY, 0))).toBe('checks-called');
  });

  it.each([
    ['too long', 'x'.repeat(LONGEST_TYPED_NAME + 1)],
    ['on two lines', 'Ann\nWhite resigns.'],
    ['on two lines of another kind', 'Ann\u2028Bo'],
    ['running backwards', 'Ann \u202egpj.exe'],
    ['with a control character', 'Ann\u0007'],
  ])('is refused if a name in it is %s, as none can be typed', (_, name) => {
    const [line] = must(pastedLines(must(invitationText(begin(acid, {}, little), KEY, 0))));
    const body = line.body(KEY) as object;
    const invited = (players: readonly string[]) => code(writeLine(line.head as object, { ...body, players }, 64, KEY));
    expect(invited(['Ann', 'Bo'])).toBe('ok');
    expect(invited(['Ann', 'עדה 👑'])).toBe('ok');
    expect(invited([name, 'Bo'])).toBe('bad-name');
    expect(invited(['Ann', name])).toBe('bad-name');
  });

  it('is refused if it names another game, other rules, or a start that is none', () => {
    const [line] = must(pastedLines(must(invitationText(begin(acid, {}, little), KEY, 0))));
    const [head, body] = [line.head as object, line.body(KEY) as object];
    const forged = (heads: object, bodies: object): string =>
      code(writeLine({ ...head, ...heads }, { ...body, ...bodies }, 64, KEY));
    expect(forged({}, {})).toBe('ok');
    expect(forged({ variant: { id: 'go', rules: 1 } }, {})).toBe('unknown-variant');
    expect(forged({ variant: { id: 'acid', rules: 9999 } }, {})).toBe('other-rules');
    expect(forged({ key: 'x' }, {})).toBe('damaged');
    expect(forged({}, { side: 2 })).toBe('damaged');
    expect(forged({}, { start: { pieces: [{ kind: 'dragon', side: 'x', at: 'q99' }] } })).not.toBe('ok');
    expect(forged({}, { options: { terrain: 'perhaps' } })).not.toBe('ok');
    expect(forged({ is: 'turn' }, {})).toBe('no-invitation');
  });
});

describe('an invitation to a game of people’s own', () => {
  const ID = 'own:0123456789abcdef0123';
  const own = anyVariant(ID, smallGame)!;
  const rules = Uint8Array.from([0, 1, 2, 250, 255]);
  const text = must(invitationText(begin(own), KEY, 0, { rules }));
  const namedOwn = (id: string) => (id === ID ? own : undefined);

  it('brings packed rules, which can be had before anything else is read', () => {
    expect(pastedRules(`Shall we?\n> ${text}`)).toEqual({ ok: true, value: { id: ID, packed: rules } });
    expect(must(readPastedInvitation(text, namedOwn)).match.variant).toBe(own);
    // a game of the program needs none
    expect(pastedRules(must(invitationText(begin(acid, {}, little), KEY, 0)))).toEqual({ ok: true, value: null });
    expect(codeOf(pastedRules('Shall we play?'))).toBe('no-turn');
  });

  it('is refused without rules, and so is one with rules to a game of the program', () => {
    const [line] = must(pastedLines(text));
    const forged = (id: string, bytes?: Uint8Array) =>
      writeLine(
        { ...(line.head as object), variant: { id, rules: own.rulesVersion } },
        line.body(KEY) as object,
        64,
        KEY,
        bytes,
      );
    const read = (forgedText: string) =>
      codeOf(readPastedInvitation(forgedText, (id) => namedOwn(id) ?? variantNamed(id)));
    expect(read(forged(ID, rules))).toBe('ok');
    expect(read(forged(ID))).toBe('no-rules');
    expect(read(forged('acid', rules))).toBe('no-rules');
    expect(read(forged('own:unheard-of', rules))).toBe('unknown-variant');
  });

  it('is neither written nor read with more than a message by a broker takes', () => {
    const most = new Uint8Array(MOST_PACKED_RULES);
    expect(codeOf(invitationText(begin(own), KEY, 0, { rules: most }))).toBe('ok');
    expect(codeOf(invitationText(begin(own), KEY, 0, { rules: new Uint8Array(MOST_PACKED_RULES + 1) }))).toBe(
      'long-rules',
    );
    const [line] = must(pastedLines(text));
    const long = writeLine(line.head as object, {}, 64, KEY, new Uint8Array(MOST_PACKED_RULES + 1));
    expect(codeOf(pastedRules(long))).toBe('damaged');
  });

  it('says to an older program that it is from a newer one', () => {
    // all that a program reads before it knows the form of a line
    expect(text).toMatch(/^fairytable:2:/);
    expect(codeOf(readPastedInvitation(text.replace(':2:', ':4:'), namedOwn))).toBe('too-new');
  });
});
