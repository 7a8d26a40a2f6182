import { describe, expect, it } from 'vitest';
import { other, SIDES } from '../../core/ids.ts';
import type { Variant } from '../../core/variant.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import type { Result } from '../../shared/result.ts';
import { usually } from '../../testing/usual.ts';
import { shelf } from '../../testing/workshop/shelf.ts';
import { variantNamed } from '../../variants/registry.ts';
import { little as acidDuel } from '../fixtures/acid.fixture.ts';
import { begin, must } from '../fixtures/begin.fixture.ts';
import { little as fewUnits } from '../fixtures/chesimals.fixture.ts';
import { type Dice, dice } from '../fixtures/dice.fixture.ts';
import { littleGames } from '../fixtures/little-games.fixture.ts';
import { beforeNoting, terrainOn } from '../fixtures/mined.fixture.ts';
import { anyVariant } from '../fixtures/own-game.fixture.ts';
import { anyAction } from '../fixtures/random-match.fixture.ts';
import { checkPastedTurn, pastedLines, pastedRules, readPastedInvitation } from '../fixtures/received.fixture.ts';
import { Match } from '../match.ts';
import type { Players } from '../player.ts';
import { type Correspondence, checkTakeBack, correspondenceOf, playTurn, turnText } from './correspondence.ts';
import { invitationText } from './invitation.ts';
import { outgoing } from './outgoing.ts';
import { writeLine } from './turn-line.ts';

const KEY = '0123456789abcdef0123456789abcdef';
interface Machine {
  readonly match: Match;
  readonly mine: Correspondence;
}
const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.error.code);
const all = (match: Match): string =>
  JSON.stringify([match.entries, match.nodes, match.cursor.id, match.position.save()]);

/** Two machines with the same game: one invites, the other one reads the invitation. White sits at the first. */
const pair = (id: string, start: StartPosition | null, options: Record<string, string> = {}): [Machine, Machine] =>
  pairOf(variantNamed(id) as Variant, start, options);
function pairOf(variant: Variant, start: StartPosition | null, options: Record<string, string>): [Machine, Machine] {
  const players: Players = [{ name: 'Ada' }, { name: 'Grace', elsewhere: { key: KEY } }];
  const match = must(Match.begin({ variant, options, start, players }));
  const rules = variant.source === undefined ? undefined : Uint8Array.from(Buffer.from(variant.source));
  const invitation = must(outgoing(match, false, { rules })).text;
  const brought = must(pastedRules(invitation));
  const text = brought ? Buffer.from(brought.packed).toString() : undefined;
  const invited = must(readPastedInvitation(invitation, (id) => anyVariant(id, text)));
  must(match.markSent(0, false));
  must(invited.match.markSent(0, false));
  const machine = (of: Match): Machine => ({
    match: of,
    get mine() {
      return correspondenceOf(of)!;
    },
  });
  return [machine(match), machine(invited.match)];
}
/** Copies what is unsent. */
function copied(from: Machine, offersDraw = false): string {
  const { match, mine } = from;
  const text = must(turnText(match, mine, offersDraw));
  must(match.markSent(mine.side, offersDraw));
  return text;
}
function paste(to: Machine, text: string, mayAgree = false) {
  const turn = must(checkPastedTurn(to.match, to.mine, text, mayAgree));
  playTurn(to.match, to.mine, turn);
  return turn;
}
/** Plays a random turn of the side to move to its end. */
function playAnyTurn({ match, mine }: Machine, roll: Dice): void {
  while (match.outcome === null && match.position.turn === mine.side) must(match.play(anyAction(match, roll)!));
}
const toMove = (machines: readonly [Machine, Machine]): Machine => machines[machines[0].match.position.turn];
const inOrderOfPlay = (machines: [Machine, Machine]): [Machine, Machine] =>
  toMove(machines) === machines[0] ? machines : [machines[1], machines[0]];
function playByText(machines: [Machine, Machine], roll: Dice, turns: number): string[] {
  const texts: string[] = [];
  for (; turns > 0 && machines[0].match.outcome === null; turns--) {
    const from = toMove(machines);
    playAnyTurn(from, roll);
    texts.push(copied(from));
    paste(machines[other(from.mine.side)], texts.at(-1)!);
  }
  return texts;
}

describe('a game by text', () => {
  it.each(littleGames)('is the same game on both machines, in %s', (id, start, options) => {
    let ended = 0;
    for (let seed = 1; seed <= usually(3, 12); seed++) {
      const machines = pair(id, start, options);
      playByText(machines, dice(seed), 120);
      const [one, two] = machines.map(({ match }) => match);
      expect(two.position.fingerprint()).toBe(one.position.fingerprint());
      expect(two.path().map((node) => node.text)).toEqual(one.path().map((node) => node.text));
      expect(two.outcome).toEqual(one.outcome);
      if (one.outcome) ended++;
    }
    expect(ended).toBeGreaterThan(0);
  });

  it.each([...shelf])('is the same game on both machines, in %s, whose rules came with the invitation', (_, text) => {
    const machines = pairOf(anyVariant('own:by-text', text)!, null, {});
    playByText(machines, dice(7), usually(8, 40));
    const [one, two] = machines.map(({ match }) => match);
    expect(two.variant).not.toBe(one.variant);
    expect(two.variant.source).toBe(text);
    expect(two.position.fingerprint()).toBe(one.position.fingerprint());
    expect(two.path().map((node) => node.text)).toEqual(one.path().map((node) => node.text));
    expect(one.path().length).toBeGreaterThan(4);
  });

  it('shows nothing of hidden Landmines: neither how many there are nor where', () => {
    const lengths = new Set<number>();
    const heads = new Set<string>();
    for (const cells of [[], ['e7'], ['e7', 'f8'], ['e7', 'f8', 'g9'], ['e7', 'f8', 'g9', 'h10']]) {
      const machines = pair('deicide', beforeNoting, terrainOn);
      const [white, black] = machines;
      for (const cell of cells) must(white.match.play(`mine@${cell}`));
      must(white.match.play('end'));
      const text = copied(white);
      lengths.add(text.length);
      heads.add(text.split(':')[2]);
      for (const cell of cells)
        expect(Buffer.from(text.split(':')[3], 'base64url').toString('latin1')).not.toContain(cell);
      paste(black, text);
      expect(black.match.position.save()).toEqual(white.match.position.save());
    }
    expect([lengths.size, heads.size]).toEqual([1, 1]);
  });

  it('ends when one side resigns, also out of turn', () => {
    for (const loser of SIDES) {
      const machines = pair('acid', acidDuel);
      must(machines[loser].match.resign(loser));
      paste(machines[other(loser)], copied(machines[loser]));
      expect(machines[other(loser)].match.outcome?.winner).toBe(other(loser));
    }
  });

  it('ends in a draw only if one was offered', () => {
    const [white, black] = inOrderOfPlay(pair('acid', acidDuel));
    playAnyTurn(white, dice(5));
    expect(paste(black, copied(white, true)).says).toBe('draw?');
    must(black.match.agree());
    const agreed = copied(black);
    expect(codeOf(checkPastedTurn(white.match, white.mine, agreed, false))).toBe('no-offer');
    paste(white, agreed, true);
    expect(white.match.outcome).toMatchObject({ winner: null, reason: 'agreement' });
  });

  it('takes back what was not copied, and nothing else', () => {
    const [white] = inOrderOfPlay(pair('acid', acidDuel));
    const start = white.match.cursor.id;
    playAnyTurn(white, dice(5));
    expect(codeOf(checkTakeBack(white.match, white.mine, start))).toBe('ok');
    copied(white);
    expect(codeOf(checkTakeBack(white.match, white.mine, start))).toBe('sent');
    must(white.match.undo('turn'));
    expect(codeOf(turnText(white.match, white.mine))).toBe('sent');
  });
});

describe('a pasted turn', () => {
  it('is found in a letter with broken and quoted lines, and with older turns below', () => {
    const machines = pair('acid', acidDuel);
    const [white, black] = inOrderOfPlay(machines);
    const texts = playByText(machines, dice(7), 2);
    playAnyTurn(white, dice(8));
    const broken = copied(white).replace(/(.{40})/g, '$1\r\n> ');
    const quoted = [...texts].reverse().map((text) => `\n>> ${text}`);
    paste(black, `Here you are!\n\n${broken}\n\nRegards${quoted.join('')}`);
    expect(black.match.position.fingerprint()).toBe(white.match.position.fingerprint());
  });

  it('is refused with what to do, and nothing changes', () => {
    const machines = pair('acid', acidDuel);
    const [white, black] = inOrderOfPlay(machines);
    const [first] = playByText(machines, dice(7), 2);
    playAnyTurn(white, dice(8));
    const text = copied(white);
    const elsewhere = { ...black.mine, key: KEY.replace('0', 'f') };
    const at = text.lastIndexOf(':');
    const damaged = `${text.slice(0, at - 3)}${text[at - 3] === 'A' ? 'B' : 'A'}${text.slice(at - 2)}`;
    const before = all(black.match);
    const says = (pasted: string, mine = black.mine): string =>
      codeOf(checkPastedTurn(black.match, mine, pasted, false));
    expect(says('e4 e5')).toBe('no-turn');
    expect(says('')).toBe('no-turn');
    expect(says('x'.repeat(500_000))).toBe('too-long');
    expect(says(text.slice(0, -20))).toBe('cut');
    expect(says(damaged)).toBe('damaged');
    expect(says(text.replace(':1:', ':4:'))).toBe('too-new');
    // a line with bytes, whose bytes are missing
    expect(says(text.replace(':1:', ':2:'))).toBe('cut');
    expect(says(text, elsewhere)).toBe('other-game');
    expect(says(text, white.mine)).toBe('own-turn');
    expect(says(first)).toBe('played');
    expect(says(must(invitationText(begin(variantNamed('acid')!, {}, acidDuel), KEY, 0)))).toBe('invitation');
    expect(all(black.match)).toBe(before);
    paste(black, text);
    expect(says(text)).toBe('played');
  });

  it('is refused when it comes before the turns between', () => {
    const machines = pair('acid', acidDuel);
    const [, late] = inOrderOfPlay(pair('acid', acidDuel));
    const texts = playByText(machines, dice(7), 3);
    expect(codeOf(checkPastedTurn(late.match, late.mine, texts[2], false))).toBe('later');
  });

  it('is never copied before the turn is finished, or when there is none', () => {
    const [white, black] = inOrderOfPlay(pair('chesimals', fewUnits));
    expect(codeOf(turnText(black.match, black.mine))).toBe('nothing-to-send');
    const roll = dice(3);
    must(white.match.play(anyAction(white.match, roll)!));
    expect(white.match.position.turn).toBe(white.mine.side);
    expect(codeOf(turnText(white.match, white.mine))).toBe('unfinished');
  });

  it('never gets in when it was changed anywhere, in thousands of ways', () => {
    const machines = pair('deicide', beforeNoting, terrainOn);
    const [white, black] = machines;
    const text = (() => {
      must(white.match.play('mine@e7'));
      must(white.match.play('end'));
      return copied(white);
    })();
    const before = all(black.match);
    const roll = dice(11);
    const codes = new Set<string>();
    const letters = 'Aa0_-:> fairytable:1:Δ\n';
    for (let i = 0; i < usually(3000, 30_000); i++) {
      let bent = text;
      for (let times = 1 + roll(3); times > 0; times--) {
        const [at, to] = [roll(bent.length), roll(bent.length)];
        const letter = letters[roll(letters.length)];
        const cases = [
          () => bent.slice(0, at) + letter + bent.slice(at + 1),
          () => bent.slice(0, at) + bent.slice(at + 1 + roll(9)),
          () => bent.slice(0, at) + bent.slice(to, to + 9) + bent.slice(at),
          () => bent.slice(0, at),
        ];
        bent = cases[roll(cases.length)]();
      }
      const checked = checkPastedTurn(black.match, black.mine, bent, false);
      codes.add(codeOf(checked));
      // only what a mail program does to a line leaves it was
      if (checked.ok) expect(bent.replace(/[\s>]/g, '')).toContain(text);
    }
    expect(all(black.match)).toBe(before);
    expect([...codes]).toEqual(expect.arrayContaining(['no-turn', 'cut', 'damaged']));
    paste(black, text);
  });

  it('is played as a whole or not at all when another program wrote it, with a checksum that is right', () => {
    const machines = pair('acid', acidDuel);
    const [white, black] = inOrderOfPlay(machines);
    playAnyTurn(white, dice(5));
    const [line] = must(pastedLines(copied(white)));
    const head = line.head as Record<string, unknown>;
    const body = line.body(KEY) as { actions: string[] } & Record<string, unknown>;
    const before = all(black.match);
    const forged = (heads: object, bodies: object): string =>
      codeOf(
        checkPastedTurn(
          black.match,
          black.mine,
          writeLine({ ...head, ...heads }, { ...body, ...bodies }, 64, KEY),
          false,
        ),
      );
    expect(forged({}, { actions: [...body.actions, body.actions[0]] })).toBe('too-much');
    expect(forged({}, { actions: [] })).toBe('too-little');
    expect(forged({}, { actions: ['Kz99-z98'] })).toBe('illegal');
    expect(forged({}, { before: 'x' })).toBe('other-position');
    expect(forged({}, { after: 'x' })).toBe('other-position');
    expect(forged({}, { says: 'agree' })).toBe('no-offer');
    expect(forged({ at: -1 }, {})).toBe('damaged');
    const strange = [null, 0, '', [], {}, 'x'.repeat(500), { __proto__: null }, [[]], 1e300, ['\u0000']];
    for (const value of strange) {
      for (const field of Object.keys(head))
        if (head[field] !== value) expect(forged({ [field]: value }, {}), field).not.toBe('ok');
      for (const field of Object.keys(body))
        if (body[field] !== value) expect(forged({}, { [field]: value }), field).not.toBe('ok');
    }
    expect(all(black.match)).toBe(before);
    expect(forged({}, {})).toBe('ok');
  });
});
