/** What one machine sends to the other, and what a match keeps of it. */

import { describe, expect, it } from 'vitest';
import type { Result } from '../../shared/result.ts';
import { variantNamed } from '../../variants/registry.ts';
import { little } from '../fixtures/acid.fixture.ts';
import { begin, must } from '../fixtures/begin.fixture.ts';
import { dice } from '../fixtures/dice.fixture.ts';
import { anyAction } from '../fixtures/random-match.fixture.ts';
import { checkPastedTurn, pastedLines, readPastedInvitation } from '../fixtures/received.fixture.ts';
import { Match } from '../match.ts';
import { glanceAt } from '../save/glance.ts';
import { encodeLine, journalLineOf, readLines, replayJournal } from '../save/journal.ts';
import { openSave } from '../save/open.ts';
import { writeSave } from '../save/save.ts';
import { gameTextOf } from '../text/game-text.ts';
import { correspondenceOf, isDrawOffered, isUnsent, playTurn, seatHere, takeBackHalf } from './correspondence.ts';
import { MOST_PACKED_RULES } from './invitation.ts';
import { outgoing } from './outgoing.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const acid = variantNamed('acid')!;
const about = { name: 'By text', created: 1, changed: 2 };
const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.error.code);
const elsewhere = { key: KEY };
const start = { ...little, turn: acid.sides[0].id };

/** Ada moves first. Here she sits at this machine, below at the other one. */
const mine = (): Match =>
  must(Match.begin({ variant: acid, start, players: [{ name: 'Ada' }, { name: 'Grace', elsewhere }] }));
const theirs = (): Match =>
  must(Match.begin({ variant: acid, start, players: [{ name: 'Ada', elsewhere }, { name: 'Grace' }] }));
const playTurnOf = (match: Match, seed = 3): void => {
  const { turn } = match.position;
  while (match.outcome === null && match.position.turn === turn) must(match.play(anyAction(match, dice(seed))!));
};
const send = (match: Match, draw = false): string => {
  const { text, offersDraw } = must(outgoing(match, draw));
  must(match.markSent(correspondenceOf(match)!.side, offersDraw));
  return text;
};
const receive = (match: Match, text: string): void => {
  const here = correspondenceOf(match)!;
  playTurn(match, here, must(checkPastedTurn(match, here, text, false)));
};

describe('what is sent', () => {
  it('is the invitation first, and with it the turn that was played meanwhile', () => {
    const match = mine();
    const alone = must(outgoing(match));
    expect(alone).toMatchObject({ invites: true, isAgain: false, offersDraw: false });
    expect(alone.text.split('\n')).toHaveLength(1);
    send(match);
    playTurnOf(match);
    const both = send(match);
    expect(both.split('\n')).toEqual([alone.text, expect.any(String)]);
    const { match: invited } = must(readPastedInvitation(both, variantNamed));
    must(invited.markSent(0, false));
    receive(invited, both);
    expect(invited.position.fingerprint()).toBe(match.position.fingerprint());
  });

  it('is the same text again as long as the other side is awaited', () => {
    const match = mine();
    playTurnOf(match);
    const text = send(match, true);
    expect(must(outgoing(match))).toEqual({ text, invites: true, isAgain: true, offersDraw: true });
  });

  it('is a turn alone once something came back', () => {
    const match = theirs();
    must(match.markSent(0, false));
    const ada = mine();
    must(ada.markSent(0, false));
    playTurnOf(ada);
    receive(match, send(ada));
    expect(codeOf(outgoing(match))).toBe('nothing-to-send');
    playTurnOf(match, 4);
    expect(must(outgoing(match))).toMatchObject({ invites: false, isAgain: false });
    receive(ada, send(match));
    expect(ada.path().map(({ text }) => text)).toEqual(match.path().map(({ text }) => text));
  });

  it('has nothing of what was tried and taken back, and neither has the game as text until it is over', () => {
    const match = mine();
    const [tried, played] = match.position.actions();
    must(match.play(tried.text));
    must(match.undo());
    must(match.play(played.text));
    while (match.position.turn === 0) must(match.play(match.position.actions()[0].text));
    const sent = must(pastedLines(send(match))).map((line) => line.body(KEY));
    expect(sent).toHaveLength(2);
    const path = match.path().flatMap(({ kind, text }) => (kind === 'action' ? [text] : []));
    expect(sent[1]).toMatchObject({ actions: path });
    expect(JSON.stringify(sent)).not.toContain(tried.text);
    expect(gameTextOf(match, null, null).text).not.toMatch(/[()]/);
    must(match.resign(1));
    expect(gameTextOf(match, null, null).text).toContain(`(1. ${tried.label})`);
  });

  it('is refused where invitation and turn are too long together, though each could be sent alone', () => {
    const match = mine();
    playTurnOf(match);
    const path = match.path();
    const actions = Array.from({ length: 900 }, () => ({ ...path[1], text: 'x'.repeat(200) }));
    const long = (change: Partial<Match>): Match => Object.assign(Object.create(match), change) as Match;
    const turn = { path: () => [path[0], ...actions] };
    const own = { variant: { ...acid, source: 'x' } };
    const rules = new Uint8Array(MOST_PACKED_RULES);
    expect(codeOf(outgoing(long(own), false, { rules }))).toBe('ok');
    expect(codeOf(outgoing(long(turn)))).toBe('ok');
    expect(codeOf(outgoing(long({ ...turn, ...own }), false, { rules }))).toBe('too-long');
  });

  it('is nothing where both players sit here', () => {
    expect(codeOf(outgoing(begin(acid)))).toBe('not-elsewhere');
    expect(seatHere([{ name: '' }, { name: '' }])).toBe(null);
  });
});

it('the other machine waits for a text from when the turn ends until it is sent', () => {
  const match = mine();
  expect(isUnsent(match)).toBe(false);
  playTurnOf(match);
  expect(isUnsent(match)).toBe(true);
  send(match);
  expect(isUnsent(match)).toBe(false);
  must(match.undo());
  expect(isUnsent(match)).toBe(false);
  // the side that moves first is invited
  expect(isUnsent(theirs())).toBe(true);
});

it('an offer of a draw is there until the next text', () => {
  const ada = mine();
  const grace = theirs();
  for (const match of [ada, grace]) must(match.markSent(0, false));
  playTurnOf(ada);
  receive(grace, send(ada, true));
  expect([isDrawOffered(ada), isDrawOffered(grace)]).toEqual([false, true]);
  playTurnOf(grace, 4);
  expect(isDrawOffered(grace)).toBe(false);
});

describe('a match keeps', () => {
  const played = (): Match => {
    const match = mine();
    send(match);
    playTurnOf(match);
    send(match, true);
    return match;
  };

  it('what was sent and who sits elsewhere in its file, and says so in lists', () => {
    const match = played();
    const text = writeSave(match, about);
    const opened = openSave(text, variantNamed);
    if (!opened.ok) throw new Error(opened.error.message);
    expect(opened.value.told).toBe(null);
    expect(opened.value.match.sent).toEqual(match.sent);
    expect(opened.value.match.players).toEqual(match.players);
    expect(writeSave(opened.value.match, about)).toBe(text);
    expect(must(glanceAt(text, variantNamed)).byText).toEqual({ game: expect.any(String), side: 0, unsent: false });
    const unsent = mine();
    playTurnOf(unsent);
    expect(must(glanceAt(writeSave(unsent, about), variantNamed)).byText?.unsent).toBe(true);
  });

  it('what was sent in its journal', () => {
    const match = played();
    const lines = match.entries.map((_, place) => encodeLine(journalLineOf(match, place))).join('');
    const again = mine();
    must(replayJournal(again, readLines(lines)));
    expect(again.sent).toEqual(match.sent);
  });

  it('nothing of a received turn that was cut off on its way to the disk', () => {
    const ada = mine();
    must(ada.markSent(0, false));
    playTurnOf(ada);
    const text = send(ada);
    const grace = theirs();
    must(grace.markSent(0, false));
    const before = grace.position.fingerprint();
    expect(takeBackHalf(grace)).toBe(null);
    // the action is there, and the mark that ends the turn is not
    must(grace.play(ada.path()[1].text));
    must(takeBackHalf(grace)!);
    expect(grace.position.fingerprint()).toBe(before);
    receive(grace, text);
    expect(grace.position.fingerprint()).toBe(ada.position.fingerprint());
    expect(takeBackHalf(grace)).toBe(null);
    playTurnOf(grace, 4);
    expect(takeBackHalf(grace)).toBe(null);
  });
});
