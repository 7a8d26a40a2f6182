/** Who sits at a match, and what players were helped with: entries that change no position. */
import { describe, expect, it } from 'vitest';
import { deicide } from '../variants/deicide/index.ts';
import { variantNamed } from '../variants/registry.ts';
import { begin, must, playEach } from './fixtures/begin.fixture.ts';
import { forged } from './fixtures/forge.fixture.ts';
import { beforeNoting, terrainOn } from './fixtures/mined.fixture.ts';
import { Match } from './match.ts';
import { encodeLine, journalLineOf, readLines, replayJournal } from './save/journal.ts';
import { openSave } from './save/open.ts';
import { writeSave } from './save/save.ts';
import { gameTextOf } from './text/game-text.ts';

const acid = variantNamed('acid')!;
const about = { name: 'Seats', created: 1, changed: 2 };
const computer = { level: '3', seconds: 5, seed: 7 };
const against = (): Match =>
  must(Match.begin({ variant: acid, players: [{ name: 'Ada' }, { name: 'Grace', computer }] }));

describe('a seat', () => {
  it('changes from then on, and no position with it', () => {
    const match = playEach(against(), ['Dc2-c3']);
    const { cursor, nodes } = match;
    const change = must(match.seat(1, { ...computer, level: '8' }, { at: 9 }));
    expect(change).toMatchObject({ how: 'stay', node: cursor, effects: [], secretOf: null });
    expect(match.players).toEqual([{ name: 'Ada' }, { name: 'Grace', computer: { ...computer, level: '8' } }]);
    expect([match.cursor, match.nodes]).toEqual([cursor, nodes]);
    must(match.undo());
    expect(match.players[1].computer?.level).toBe('8');
    must(match.seat(1, null));
    expect(match.players[1]).toEqual({ name: 'Grace' });
    expect(match.seated[1].computer).toEqual(computer);
  });

  it('may change after the game is over, and must be one of this game', () => {
    const match = against();
    must(match.resign(0));
    expect(match.seat(0, computer).ok).toBe(true);
    expect(match.apply({ do: 'seat', side: 'white', computer: null })).toMatchObject({
      ok: false,
      error: { code: 'no-such-side' },
    });
  });

  it('goes to the other side with its player in a rematch', () => {
    const match = against();
    must(match.seat(0, computer));
    must(match.seat(1, null));
    expect(match.rematch().players).toEqual([{ name: 'Grace' }, { name: 'Ada', computer }]);
  });
});

it('help is counted, whatever is undone', () => {
  const match = playEach(begin(acid), ['Dc2-c3']);
  for (const what of ['hint', 'hint', 'analysis', 'analysis'] as const) must(match.aid(what));
  must(match.undo());
  expect(match.aids).toEqual({ hints: 2, analysis: true });
});

describe('seats and help are kept', () => {
  const played = (): Match => {
    const match = playEach(against(), ['Dc2-c3']);
    must(match.seat(1, { ...computer, seconds: 60 }, { at: 5 }));
    must(match.aid('hint', { at: 6 }));
    return playEach(match, ['Dc8-c7']);
  };
  const of = ({ players, seated, aids, entries }: Match) => ({ players, seated, aids, entries });

  it('by a file', () => {
    const opened = openSave(writeSave(played(), about), variantNamed);
    expect(opened.ok && of(opened.value.match)).toEqual(of(played()));
  });

  it('with the name of another engine that sits there, and how strong it plays', () => {
    const engine = { name: 'Other 1.0', strength: { by: 'skill', value: 3 } } as const;
    const match = against();
    must(match.seat(0, { ...computer, engine }));
    must(match.seat(1, { ...computer, engine: { name: 'Another' } }));
    const opened = openSave(writeSave(match, about), variantNamed);
    expect(opened.ok && of(opened.value.match)).toEqual(of(match));
    expect(match.players[0].computer).toEqual({ ...computer, engine });
    expect(gameTextOf(match, null, null).text).toContain('"Other 1.0"');
  });
  it('with no more of another engine than its name', () => {
    const opens = (engine: object): boolean => {
      const text = forged(writeSave(played(), about), (save) => {
        save.players = [{ name: 'Ada' }, { name: 'Grace', computer: { ...computer, engine } }];
      });
      return openSave(text, variantNamed).ok;
    };
    expect(opens({ name: 'Other' })).toBe(true);
    for (const engine of [{ name: '' }, { name: 'a\nb' }, { name: 'Other', file: '/bin/sh' }])
      expect(opens(engine)).toBe(false);
  });

  it('by a journal', () => {
    const lines = played().entries.map((_, place) => encodeLine(journalLineOf(played(), place)));
    const again = against();
    expect(replayJournal(again, readLines(lines.join('')))).toEqual({ ok: true, value: 4 });
    expect(of(again)).toEqual(of(played()));
  });

  it('when the rules have changed and the moves cannot be kept', () => {
    const seat = { do: 'seat', side: 'magi', computer };
    const aid = { do: 'aid', what: 'analysis' };
    const text = forged(writeSave(played(), about), (save) => {
      save.variant = { id: 'acid', rules: acid.rulesVersion + 1 };
      save.entries = [{ do: 'play', action: 'Kz1-z2' }, seat, aid];
    });
    const opened = openSave(text, variantNamed);
    if (!opened.ok) throw new Error(opened.error.message);
    expect(opened.value.told?.code).toBe('other-rules');
    expect(opened.value.match.players).toEqual([
      { name: 'Ada', computer },
      { name: 'Grace', computer },
    ]);
    expect(opened.value.match.aids).toEqual({ hints: 0, analysis: true });
  });

  it('while somebody lays out what nobody else may know', () => {
    const match = begin(deicide, terrainOn, beforeNoting);
    must(match.play('mine@d9'));
    const { sealed } = JSON.parse(writeSave(match, about));
    must(match.seat(0, computer));
    const after = JSON.parse(writeSave(match, about));
    expect(after.entries.at(-1)[0]).toEqual({ do: 'seat', side: 'white', computer });
    expect(Object.keys(after.sealed)).toEqual(Object.keys(sealed));
    expect(openSave(writeSave(match, about), variantNamed).ok).toBe(true);
  });
});
