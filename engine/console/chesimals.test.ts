/** Chesimals on the command line: units with their colours, turns of many moves and their end, a win within a turn. */
import { describe, expect, it } from 'vitest';
import { actionIn, answeredAtOnce, askEngine, type Loose, textsAnswered } from './ask.fixture.ts';

type Unit = { readonly kind: string; readonly side: string; readonly at: string; readonly [flag: string]: unknown };
const white = (kind: string, at: string, colour = 'white', more: object = {}): Unit => ({
  ...{ kind, side: 'white', at, colour },
  ...more,
});
const black = (kind: string, at: string, colour = 'blue', more: object = {}): Unit => ({
  ...{ kind, side: 'black', at, colour },
  ...more,
});
const FAR = [white('chief', 'l1', 'grey'), black('chief', 'a16'), black('chief', 'c16', 'red')];
const position = (units: readonly Unit[], more: object = {}, actions: readonly string[] = []): object => ({
  ...{ variant: 'chesimals', start: { turn: 'white', pieces: [...units, ...FAR], ...more }, actions },
});
const legal = (units: readonly Unit[], more: object = {}, actions: readonly string[] = []): Loose =>
  askEngine(['legal'], position(units, more, actions))[0];

describe('Chesimals', () => {
  it('is listed with its five kinds, its eight colours and its house rules', () => {
    const answer = answeredAtOnce('variants').find((variant) => variant.id === 'chesimals')!;
    expect(answer).toMatchObject({ id: 'chesimals', title: 'Chesimals I', sides: ['white', 'black'] });
    expect(answer.cells).toHaveLength(192);
    expect(answer.kinds.map(({ id, letter }) => `${letter} ${id}`).sort()).toEqual(
      ['C chief', 'E elephant', 'G guard', 'N knight', 'W warmachine'].sort(),
    );
    expect(answer.groups.map(({ id, letter, side, royal }) => `${letter} ${id} ${side} ${royal}`)).toEqual([
      ...['y yellow white false', 'w white white true', 's grey white true', 'o orange white false'],
      ...['g green black false', 'b blue black true', 'r red black true', 'p purple black false'],
      'n neutral null false', // Q41
    ]);
    for (const option of answer.options) expect(option.values).toContain(option.default);
  });

  it('is listed with its other form, which names the first one and can be played', () => {
    const formsOf = answeredAtOnce('variants').map(({ id, formOf }) => `${id} ${formOf ?? '-'}`);
    expect(formsOf.slice(-2)).toEqual(['chesimals chesimals', 'chesimals-16x12 chesimals']);
    expect(formsOf.filter((form) => !form.endsWith(' -'))).toHaveLength(2);
    const [wide] = askEngine(['legal'], { variant: 'chesimals-16x12', actions: ['Gh3-h4'] });
    expect(wide).toMatchObject({ turn: 'white', result: null });
    expect(wide.census).toContain('Gw@h4 ');
  });

  it('has 62 first moves, and the right number of positions after them', () => {
    const [start] = askEngine(['legal'], { variant: 'chesimals' });
    expect(start).toMatchObject({ turn: 'white', check: null, result: null });
    expect(start.actions).toHaveLength(62);
    expect(start.census.split(' ')).toHaveLength(64);
    expect(start.census).toContain('Gw@d3');
    const perft = (depth: number): unknown =>
      answeredAtOnce('perft', '--variant', 'chesimals', '--depth', String(depth))[0];
    expect(perft(1)).toEqual({ variant: 'chesimals', depth: 1, actions: 62 });
    expect(perft(2)).toEqual({ variant: 'chesimals', depth: 2, actions: 1025 });
    expect(perft(3)).toEqual({ variant: 'chesimals', depth: 3, actions: 17_549 });
  });

  it('gives an absorbed unit in its old colour until it is absorbed, the same when played as when listed (Q42)', () => {
    const start = { turn: 'white', pieces: [white('chief', 'e5'), black('guard', 'e7', 'purple'), ...FAR] };
    const asked = { variant: 'chesimals', options: { absorb: 'on' }, start };
    const guard = { kind: 'guard', side: 'black', colour: 'purple' };
    for (const args of [['legal'], ['legal', '--after']]) {
      const { effects } = actionIn(askEngine(args, asked)[0], 'Ce5-d6xe7');
      expect(effects.filter((effect) => String(effect.do) !== 'state')).toMatchObject([
        { do: 'go', from: 'e5', to: 'd6' },
        { do: 'take', piece: guard, from: 'e7', to: null },
        { do: 'go', from: 'd6', to: 'e7' },
        { do: 'convert', piece: guard, from: 'e7', to: 'd6', side: 'white', colour: 'white' },
      ]);
    }
    const [played] = askEngine(['legal'], { ...asked, actions: ['Ce5-d6xe7'] });
    expect(played.census).toContain('Gw@d6');
  });
  it('gives a neutral unit no side, before and after a conversion (Q41)', () => {
    const neutral = { kind: 'elephant', side: 'white', at: 'd5', colour: 'neutral' };
    const pieces = [white('chief', 'e5'), black('guard', 'e6', 'purple'), neutral, ...FAR];
    const [answer] = askEngine(['legal'], {
      variant: 'chesimals',
      options: { convert: 'all' },
      start: { turn: 'white', pieces },
    });
    expect(answer.census).toContain('En@d5');
    expect(actionIn(answer, 'Ce5xd5').captures).toEqual([
      { kind: 'elephant', side: null, colour: 'neutral', at: 'd5' },
    ]);
    const converted = (text: string): Loose[] => [
      ...actionIn(answer, text).effects.filter((effect) => String(effect.do) === 'convert'),
    ];
    expect(converted('Ce5~e6')).toMatchObject([
      { piece: { side: 'black', colour: 'purple' }, from: 'e6', to: 'e6', side: null, colour: 'neutral' },
    ]);
    expect(converted('Ce5~d5')).toMatchObject([
      { piece: { side: null, colour: 'neutral' }, to: 'd5', side: 'white', colour: 'white' },
    ]);
  });
  it('gives the colour of every unit: mover, captures and effects', () => {
    const answer = legal([white('chief', 'e5'), white('guard', 'e6'), black('knight', 'e7', 'red')]);
    expect(answer.census).toBe('Cb@a16 Cr@c16 Cs@l1 Cw@e5 Gw@e6 Nr@e7');
    expect(actionIn(answer, 'Ge6xe7')).toMatchObject({
      ...{ kind: 'capture', from: 'e6', to: 'e7' },
      mover: { kind: 'guard', side: 'white', colour: 'white' },
      captures: [{ kind: 'knight', side: 'black', colour: 'red', at: 'e7' }],
      effects: [
        {
          do: 'take',
          piece: { kind: 'knight', side: 'black', colour: 'red' },
          by: { kind: 'guard', side: 'white', colour: 'white' },
        },
        { do: 'go', piece: { kind: 'guard', side: 'white', colour: 'white' }, from: 'e6', to: 'e7' },
        // two squares from its Chief
        { do: 'state', piece: { kind: 'guard', colour: 'white' }, state: 'cut-off', on: true },
      ],
    });
    expect(actionIn(answer, 'Cl1-k2').mover).toEqual({ kind: 'chief', side: 'white', colour: 'grey' });
  });

  it('continues with the same side and colour until the turn is ended', () => {
    const [first] = askEngine(['play'], { position: { variant: 'chesimals' }, action: 'Gd3-d4' });
    expect(first).toMatchObject({ turn: 'white', result: null });
    expect(first.effects.some((effect) => String(effect.do) === 'turn')).toBe(false);
    const [within] = askEngine(['legal'], first.position);
    expect(new Set(within.actions.map(({ mover }) => mover?.colour ?? null))).toEqual(new Set(['white', null]));
    expect(textsAnswered(within, 'd4')).toEqual([]);
    expect(actionIn(within, 'end')).toMatchObject({
      kind: 'end-turn',
      from: null,
      to: null,
      mover: null,
      captures: [],
    });
    const [ended] = askEngine(['play'], { position: first.position, action: 'end' });
    expect(ended).toMatchObject({ turn: 'black', action: { text: 'end' } });
    expect(ended.effects).toMatchObject([{ do: 'turn', side: 'black' }]);
    expect(ended.position.actions).toEqual(['Gd3-d4', 'end']);
    const [early] = askEngine(['play'], { position: { variant: 'chesimals' }, action: 'end' });
    expect(early.error).toMatchObject({ code: 'no-such-action', message: expect.stringMatching(/\.$/), at: 'action' });
  });

  it('checks the chain at the moment when a unit starts to move', () => {
    const units = [white('chief', 'e5'), white('guard', 'e6'), white('guard', 'e4')];
    expect(textsAnswered(legal(units), 'e4')).not.toEqual([]);
    const after = legal(units, {}, ['Ce5-e7']);
    expect(textsAnswered(after, 'e4')).toEqual([]);
    expect(textsAnswered(after, 'e6')).not.toEqual([]);
    const chief = actionIn(legal(units), 'Ce5-e7');
    const told = chief.effects.find((effect) => String(effect.state) === 'cut-off');
    expect(told).toMatchObject({ do: 'state', piece: { kind: 'guard', colour: 'white' }, from: 'e4', on: true });
  });

  it('reads a position in the middle of a turn, and that something was captured in it', () => {
    const units = [white('chief', 'e5'), white('guard', 'e6', 'white', { moved: true }), white('guard', 'f5')];
    const answer = legal(units, { captured: true, quiet: 7 });
    expect(textsAnswered(answer, 'e6')).toEqual([]);
    expect(textsAnswered(answer, 'l1')).toEqual([]);
    expect(textsAnswered(answer, 'f5')).not.toEqual([]);
    expect(actionIn(answer, 'end').kind).toBe('end-turn');
  });

  it('gives a unit without a colour the usual one', () => {
    const bare = { kind: 'warmachine', side: 'white', at: 'c3' };
    expect(legal([white('chief', 'e5'), bare]).census).toContain('Wo@c3');
  });

  it('ends with the second royal Chief, in the middle of a turn, and offers no more actions', () => {
    const start = {
      turn: 'white',
      pieces: [
        ...[white('chief', 'e5'), white('guard', 'e6'), white('guard', 'f5')],
        ...[black('chief', 'e7'), black('chief', 'g5', 'red'), black('guard', 'e8'), black('chief', 'a16', 'green')],
      ],
    };
    const [first] = askEngine(['play'], { position: { variant: 'chesimals', start }, action: 'Ge6xe7' });
    expect(first).toMatchObject({ result: null, turn: 'white' });
    const stone = first.effects.find((effect) => String(effect.state) === 'leaderless');
    expect(stone).toMatchObject({ do: 'state', piece: { kind: 'guard', side: 'black', colour: 'blue' }, on: true });
    const [won] = askEngine(['play'], { position: first.position, action: 'Gf5xg5' });
    expect(won.result).toEqual({ winner: 'white', reason: 'chiefs-taken' });
    expect(askEngine(['legal'], won.position)[0]).toMatchObject({ result: { winner: 'white' }, actions: [] });
  });

  it('with --after shows what each action leads to, the same as playing it', () => {
    const many = position(
      [
        ...[white('chief', 'e5'), white('guard', 'e6'), white('knight', 'd6'), white('guard', 'g7')],
        ...[white('chief', 'h5', 'orange'), white('warmachine', 'h6', 'orange')],
        ...[white('chief', 'b2', 'yellow'), white('elephant', 'c3', 'yellow')],
        ...[black('chief', 'e8', 'green'), black('warmachine', 'f7', 'green'), black('guard', 'd5', 'purple')],
        ...[black('guard', 'h8', 'red'), black('guard', 'e3', 'red')],
      ],
      {},
    );
    const [answer] = askEngine(['legal', '--after'], many);
    expect(answer.actions.length).toBeGreaterThan(60);
    for (const action of answer.actions) {
      const [played] = askEngine(['play'], { position: many, action: action.text });
      const { census, turn, result } = played;
      expect(action.after, action.text).toEqual({ census, turn, result });
      expect(played.effects, action.text).toEqual(action.effects);
    }
    expect(askEngine(['legal'], many)[0].census).toBe(answer.census);
  });

  it.each([
    ['bad-colour', [white('chief', 'e5', 'blue')], {}],
    ['bad-flag', [white('chief', 'e5', 'pink')], {}],
    ['two-chiefs', [white('chief', 'e5', 'grey')], {}],
    ['bad-moved', [white('guard', 'e5', 'white', { moved: true }), white('guard', 'e6', 'grey', { moved: true })], {}],
    ['cell-taken', [white('guard', 'l1')], {}],
    ['no-hands', [], { hands: { white: ['guard'] } }],
    ['bad-captured', [white('chief', 'e5')], { captured: true }],
  ])('refuses what no position can hold: %s', (code, units, more) => {
    expect(legal(units, more).error).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  });
});
