/** An engine at our table: which games it can play, what it is told, and what it may answer. */
import { describe, expect, test } from 'vitest';
import { Position } from '../../../engine/core/position.ts';
import type { AnalysisResult } from '../../../engine/search/advice/advice-jobs.ts';
import { engineMessages } from '../../contract/messages.ts';
import { beginningOf, type EngineLine, EnginePlayer, rulesFor } from './engine-player.ts';
import { firstMovesOf, textGame } from './engines.fixture.ts';
import { startFake } from './fake-engine.fixture.ts';

const FAKE = 'Fake 1.0';
const SECOND = { move: 1000 };
const playing = async (mode: string, move: string | undefined, name: string): Promise<EnginePlayer> => {
  const { engine } = await startFake(mode, move, firstMovesOf(textGame(name)));
  const player = await EnginePlayer.sit(engine, textGame(name));
  if (!player.ok) throw new Error(player.error.message);
  return player.value;
};
/** The game from its first position. */
const line = (name: string, actions: readonly string[]): EngineLine => ({
  from: 0,
  isUsual: true,
  begin: () => beginningOf(textGame(name)),
  actions,
});
const playAfter = async (player: EnginePlayer, name: string, actions: readonly string[]) => {
  const told = await player.tell(line(name, actions));
  return told.ok ? player.play(SECOND).answer : told;
};
/** What `echoes` answers is no move; the sentence quotes the beginning of it. */
const toldTo = async (player: EnginePlayer, actions: readonly string[], name = 'orthodox'): Promise<string> => {
  const answer = await playAfter(player, name, actions);
  return answer.ok ? '' : answer.error.message;
};

describe('the games that it can play', () => {
  test('one that it knows goes by its name, without a file', async () => {
    const { engine } = await startFake('good');
    expect(rulesFor(engine, textGame('shogi'))).toEqual({ ok: true, value: { variant: 'shogi', rules: null } });
  });
  test('any other is written for it', async () => {
    const { engine } = await startFake('good', undefined, firstMovesOf(textGame('grand')));
    const rules = rulesFor(engine, textGame('grand'));
    expect(rules.ok && rules.value.rules).toContain(`[${rules.ok && rules.value.variant}]\nmaxRank = 10`);
    expect(rules.ok && rules.value.variant).toMatch(/^own[0-9a-f]{20}$/);
    expect(await EnginePlayer.sit(engine, textGame('grand'))).toMatchObject({ ok: true });
  });
  test.each([
    ['one move fewer', firstMovesOf(textGame('grand')).slice(1)],
    ['another move', ['a1a9', ...firstMovesOf(textGame('grand')).slice(1)]],
    ['one move more', ['a1a9', ...firstMovesOf(textGame('grand'))]],
  ])('one that it reads otherwise is refused: %s', async (_, first) => {
    const { engine } = await startFake('good', undefined, first);
    expect(await EnginePlayer.sit(engine, textGame('grand'))).toEqual({
      ok: false,
      error: { code: 'engine-other-rules', message: engineMessages.otherRules(FAKE) },
    });
  });
  test('one that the format cannot say is refused with the reason', async () => {
    const { engine } = await startFake('good');
    expect(await EnginePlayer.sit(engine, textGame('marseillais'))).toMatchObject({
      error: {
        code: 'engine-format',
        message: 'The rule “moves a turn” cannot be written in Fairy-Stockfish’s format.',
      },
    });
  });
  test('an engine that reads no rules plays what it knows alone', async () => {
    const { engine } = await startFake('plain');
    expect(await EnginePlayer.sit(engine, textGame('orthodox'))).toMatchObject({ ok: true });
    expect(await EnginePlayer.sit(engine, textGame('grand'))).toMatchObject({
      error: { code: 'engine-reads-no-rules', message: engineMessages.readsNoRules(FAKE) },
    });
  });
});

describe('what it answers', () => {
  test('is a turn of ours', async () => {
    const player = await playing('good', 'e7e5', 'orthodox');
    expect(await playAfter(player, 'orthodox', ['Pe2-e4'])).toEqual({ ok: true, value: ['Pe7-e5'] });
  });
  test('may be several actions', async () => {
    const player = await playing('good', 'e2e4,e4d5', 'duck');
    expect(await playAfter(player, 'duck', [])).toEqual({ ok: true, value: ['Pe2-e4', 'wall@d5'] });
  });
  test('is refused where the rules do not allow it, and quoted shortened', async () => {
    const player = await playing('good', 'e2e4', 'orthodox');
    const illegal = { ok: false, error: { code: 'engine-illegal', message: engineMessages.illegal(FAKE, 'e2e4') } };
    expect(await playAfter(player, 'orthodox', ['Pe2-e4'])).toEqual(illegal);
    const long = await playing('good', 'x'.repeat(1000), 'orthodox');
    const answer = await playAfter(long, 'orthodox', []);
    expect(!answer.ok && answer.error.message.length).toBeLessThan(200);
  });
  test('is what it has when it is told to stop', async () => {
    const player = await playing('waits', 'g1f3', 'orthodox');
    await player.tell(line('orthodox', []));
    const { answer, stop } = player.play(SECOND);
    stop();
    expect(await answer).toEqual({ ok: true, value: ['Ng1-f3'] });
  });
});

describe('an analysis', () => {
  test('has its best lines as far as the rules allow their moves, with chances for the first side', async () => {
    const player = await playing('analyses', 'e2e4', 'orthodox');
    const told: AnalysisResult[] = [];
    await player.tell(line('orthodox', []));
    const { answer } = player.analyse(2, 3, (found) => told.push(found));
    const best = {
      depth: 2,
      nodes: 95,
      lines: [
        {
          steps: [
            { text: 'Pe2-e4', side: 0 },
            { text: 'Pe7-e5', side: 1 },
          ],
          chance: 27,
          wins: null,
        },
        { steps: [{ text: 'Pd2-d4' }, { text: 'Pd7-d5' }], chance: 0, wins: { side: 1, actions: 4 } },
      ],
    };
    expect(await answer).toMatchObject({ ok: true, value: best });
    expect(told).toMatchObject([{ depth: 1, lines: [{}] }, { depth: 2, lines: [{}] }, best]);
    expect(told[2].lines).toHaveLength(2);
  });
  test('keeps what was found when it is stopped', async () => {
    const player = await playing('analyses-on', 'e2e4', 'orthodox');
    await player.tell(line('orthodox', []));
    const { answer, stop } = player.analyse(30, 3, ({ depth, lines }) => depth === 2 && lines.length === 2 && stop());
    expect(await answer).toMatchObject({ ok: true, value: { depth: 2 } });
  });
  test('of half a turn is refused', async () => {
    const player = await playing('analyses', 'e2e4', 'duck');
    expect(await player.tell(line('duck', ['Pe2-e4']))).toMatchObject({ error: { code: 'engine-untold' } });
  });
});

describe('what it is told', () => {
  test('every turn as one move, whatever was told before', async () => {
    const player = await playing('echoes', undefined, 'orthodox');
    await toldTo(player, []);
    // the sentence has the beginning of what was told
    expect(await toldTo(player, ['Pe2-e4', 'Pe7-e5'])).toContain('“position_startpos_moves_e2e4_e7e5;go_mov…”');
    expect(await toldTo(player, ['Pe2-e4', 'Pe7-e5', 'Ng1-f3', 'Nb8-c6'])).toContain('moves_e2e4_e7e5_g1f3_b…');
    // turns were taken back
    expect(await toldTo(player, ['Pd2-d4', 'Pd7-d5'])).toContain('“position_startpos_moves_d2d4_d7d5;go_mov…”');
  });
  test('a turn of several actions is one move', async () => {
    const player = await playing('echoes', undefined, 'duck');
    await toldTo(player, [], 'duck');
    expect(await toldTo(player, ['Pe2-e4', 'wall@d5'], 'duck')).toContain(
      '“position_startpos_moves_e2e4,e4d5;go_mov…”',
    );
  });
  test('where the game begins, if that is not the usual first position, and castling as in Chess960', async () => {
    const { engine } = await startFake('960-echoes', undefined, firstMovesOf(textGame('chess960')));
    const game = textGame('chess960');
    const options = { position: '959' };
    const begin = () => {
      const start = Position.start(game.variant, options);
      if (!start.ok) throw new Error(start.error.message);
      return start.value;
    };
    const sat = await EnginePlayer.sit(engine, game, options);
    if (!sat.ok) throw new Error(sat.error.message);
    const from959 = (actions: readonly string[]): EngineLine => ({ from: 0, isUsual: false, begin, actions });
    const heard: string[] = [];
    for (const actions of [[], ['Pa2-a4', 'Pa7-a5']]) {
      await sat.value.tell(from959(actions));
      const answer = await sat.value.play(SECOND).answer;
      heard.push(answer.ok ? '' : answer.error.message);
    }
    // the sentence has the beginning of what was told
    expect(heard[1]).toContain('“position_fen_rkrnnqbb/pppppppp/8/8/8/8');
  });
  test('is refused by an engine that has no such castling', async () => {
    const { engine } = await startFake('good');
    expect(await EnginePlayer.sit(engine, textGame('chess960'), { position: '0' })).toEqual({
      ok: false,
      error: { code: 'engine-no-chess960', message: engineMessages.noChess960(FAKE) },
    });
  });
  test('never half a turn', async () => {
    const player = await playing('good', 'e2e4', 'duck');
    expect(await playAfter(player, 'duck', ['Pe2-e4'])).toEqual({
      ok: false,
      error: { code: 'engine-untold', message: engineMessages.untold(FAKE) },
    });
  });
});
