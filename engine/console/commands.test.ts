import { describe, expect, it } from 'vitest';
import { variants } from '../variants/registry.ts';
import { answeredAtOnce, askEngine, noFiles } from './ask.fixture.ts';
import { jobOf } from './commands.ts';

const refusal = (...args: string[]): string => {
  const job = jobOf(args, noFiles);
  return job.ok ? 'ok' : job.error.code;
};
const small = {
  variant: 'acid',
  start: {
    turn: 'magi',
    pieces: [
      { kind: 'king', side: 'magi', at: 'a1' },
      { kind: 'diskette', side: 'magi', at: 'e8' },
      { kind: 'diskette', side: 'line', at: 'b2' },
      { kind: 'king', side: 'line', at: 'i9' },
    ],
    hands: { magi: ['mass'] },
  },
};

describe('the arguments', () => {
  it.each([
    ['usage', []],
    ['unknown-command', ['dance']],
    ['unknown-flag', ['legal', '--before']],
    ['unknown-flag', ['play', 'x']],
    ['unknown-flag', ['legal', '--after=yes']],
    ['missing-flag', ['perft']],
    ['missing-flag', ['perft', '--variant', 'acid']],
    ['missing-flag', ['perft', '--variant', 'acid', '--depth']],
    ['unknown-variant', ['perft', '--variant', 'checkers', '--depth', '2']],
    ['bad-depth', ['perft', '--variant', 'acid', '--depth', '0']],
    ['bad-depth', ['perft', '--variant', 'acid', '--depth', '2.5']],
    ['bad-depth', ['perft', '--variant', 'acid', '--depth', '1e9']],
    ['usage', ['replay']],
    ['unknown-flag', ['problems', '--game', 'acid']],
    ['unknown-variant', ['problems', '--variant', 'checkers']],
  ])('%s: %j', (code, args) => {
    expect(refusal(...args)).toBe(code);
  });
});

describe('variants', () => {
  it('answers one line for every game', () => {
    const answers = answeredAtOnce('variants');
    expect(answers.map((answer) => answer.id)).toEqual(variants.map((variant) => variant.id));
    expect(answers[0]).toMatchObject({ id: 'acid', title: 'acid', sides: ['magi', 'line'] });
    expect(answers[0].cells).toHaveLength(121);
    expect(answers[0].kinds.map((kind) => kind.id)).toEqual(
      expect.arrayContaining(
        'king angel voyager holepunch rainbow ghost sweeper diskette mass worm charonite'.split(' '),
      ),
    );
    for (const option of answers[0].options) expect(option.values).toContain(option.default);
  });
});

describe('problems', () => {
  it('answers every shipped problem as a line, or those of one game', () => {
    const all = answeredAtOnce('problems');
    expect(new Set(all.map((answer) => answer.variant))).toEqual(new Set(['acid', 'deicide', 'fourchan', 'chesimals']));
    const some = answeredAtOnce('problems', '--variant', 'acid');
    expect(some).toEqual(all.filter((answer) => String(answer.variant) === 'acid'));
    for (const answer of some)
      expect(Object.keys(answer)).toEqual(['variant', 'id', 'goal', 'start', 'grade', 'solution']);
    // what is printed is what `legal` reads
    const [{ variant, start, solution }] = some;
    const [answer] = askEngine(['legal'], { variant, start });
    expect(answer.actions.map((action) => action.text)).toContain(solution[0]);
    expect(answeredAtOnce('problems', '--variant', 'chesimals-16x12')).toEqual([]);
  });
});

describe('legal', () => {
  it('answers turn, check, result, census and every action of the start', () => {
    const [answer] = askEngine(['legal'], { variant: 'acid' });
    expect(answer).toMatchObject({ turn: 'magi', check: null, result: null });
    expect(answer.census).toMatch(/^A@d1 D@a2 .* w@-$/);
    expect(answer.actions).toHaveLength(324);
    expect(new Set(answer.actions.map((action) => action.text)).size).toBe(324);
  });

  it('shows a capture with its effects', () => {
    const [answer] = askEngine(['legal'], small);
    const action = answer.actions.find((one) => one.text === ('Ka1xb2' as unknown));
    const king = { kind: 'king', side: 'magi' };
    expect(action).toMatchObject({
      kind: 'capture',
      from: 'a1',
      to: 'b2',
      mover: king,
      captures: [{ kind: 'diskette', side: 'line', at: 'b2' }],
      promotion: null,
    });
    expect(action?.effects).toMatchObject([
      { do: 'take', piece: { kind: 'diskette', side: 'line' }, from: 'b2', by: king },
      { do: 'go', piece: king, from: 'a1', to: 'b2' },
      { do: 'turn', side: 'line' },
    ]);
    for (const effect of action!.effects) expect(effect.because).toMatch(/./);
  });

  it('shows a drop without a start cell, and the old kind before a promotion', () => {
    const [answer] = askEngine(['legal'], small);
    const drop = answer.actions.find((one) => one.kind === ('drop' as unknown));
    expect(drop).toMatchObject({ from: null, mover: { kind: 'mass', side: 'magi' } });
    const change = answer.actions.find((one) => one.text === ('De8-e9' as unknown));
    const become = change?.effects.find((effect) => effect.do === ('become' as unknown));
    expect(become).toMatchObject({ piece: { kind: 'diskette' }, kind: 'charonite', from: 'e9', to: 'e9' });
  });

  it('with --after shows what each action leads to, the same as playing it', () => {
    const [answer] = askEngine(['legal', '--after'], small);
    for (const action of answer.actions) {
      const [played] = askEngine(['play'], { position: small, action: action.text });
      const { census, turn, result } = played;
      expect(action.after).toEqual({ census, turn, result });
      expect(played.effects).toEqual(action.effects);
    }
    const [again] = askEngine(['legal'], small);
    expect(again.census).toBe(answer.census);
  });

  it('shows how a game ended, and offers no more actions', () => {
    const lost = { variant: 'acid', start: { ...small.start, pieces: small.start.pieces.slice(0, 3) } };
    const taken = {
      variant: 'acid',
      start: {
        turn: 'magi',
        pieces: [
          { kind: 'king', side: 'magi', at: 'a1' },
          { kind: 'king', side: 'line', at: 'b2' },
        ],
      },
      actions: ['Ka1xb2'],
    };
    const [ended] = askEngine(['legal'], taken);
    expect(ended).toMatchObject({ result: { winner: 'magi', reason: 'king' }, actions: [] });
    expect(askEngine(['legal'], { ...taken, actions: ['Ka1xb2', 'Ka1xb2'] })[0].error).toMatchObject({ code: 'over' });
    // diagrams without a King are positions too
    expect(askEngine(['legal'], lost)[0].actions.length).toBeGreaterThan(0);
  });

  it('gives the same answer whatever was requested before: the cached position has no influence', () => {
    const lines = [
      { variant: 'acid', actions: ['Da2-a3'] },
      { variant: 'acid', actions: ['Da2-a3', 'Da8-a7'] },
      { variant: 'acid', actions: ['Db2-b3', 'Da8-a7'] },
      { variant: 'acid', actions: ['Db2-b3', 'nonsense'] },
      small,
      { variant: 'acid', actions: ['Db2-b3'], options: { return: 'own' } },
      { variant: 'acid' },
    ];
    const together = askEngine(['legal'], ...lines, ...[...lines].reverse());
    const apart = [...lines, ...[...lines].reverse()].map((line) => askEngine(['legal'], line)[0]);
    expect(together).toEqual(apart);
  });
});

describe('play', () => {
  it('returns the position after the action, ready to be sent again', () => {
    const [first] = askEngine(['play'], { position: { variant: 'acid' }, action: 'Da2-a3' });
    expect(first.position).toEqual({ variant: 'acid', options: {}, actions: ['Da2-a3'] });
    expect(first).toMatchObject({ turn: 'line', result: null, action: { text: 'Da2-a3', kind: 'move' } });
    const [second] = askEngine(['play'], { position: first.position, action: 'Da8-a7' });
    expect(second).toMatchObject({ turn: 'magi' });
    expect(second.census).toContain('d@a7');
  });

  it('accepts typed names of cells and returns the notation', () => {
    const ghost = {
      variant: 'acid',
      start: {
        pieces: [
          { kind: 'ghost', side: 'magi', at: 'e5' },
          { kind: 'king', side: 'line', at: 'e9' },
        ],
      },
    };
    const [typed] = askEngine(['play'], { position: ghost, action: 'ge5-z5' });
    expect(typed.action).toMatchObject({ text: 'Ge5-Δ5', to: 'Δ5' });
  });
});

describe('errors in a line', () => {
  it.each([
    ['not-json', 'hello'],
    ['malformed', '[]'],
    ['malformed', 'null'],
    ['malformed', '{}'],
    ['malformed', '{"variant":"acid","actions":"Da2-a3"}'],
    ['malformed', '{"variant":"acid","actions":[1]}'],
    ['malformed', '{"variant":"acid","moves":[]}'],
    ['malformed', '{"variant":"acid","options":[]}'],
    ['malformed', '{"variant":"acid","start":[]}'],
    ['malformed', '{"variant":"acid","start":{"pieces":[],"hands":[]}}'],
    ['malformed', '{"variant":"acid","start":{"pieces":{}}}'],
    ['unknown-variant', '{"variant":"checkers"}'],
    ['unknown-option', '{"variant":"acid","options":{"gravity":"off"}}'],
    ['bad-option', '{"variant":"acid","options":{"shove":"often"}}'],
    ['unknown-kind', '{"variant":"acid","start":{"pieces":[{"kind":"queen","side":"magi","at":"e1"}]}}'],
    ['unknown-side', '{"variant":"acid","start":{"pieces":[{"kind":"king","side":"white","at":"e1"}]}}'],
    ['unknown-cell', '{"variant":"acid","start":{"pieces":[{"kind":"king","side":"magi","at":"k12"}]}}'],
    ['no-such-action', '{"variant":"acid","actions":["Da2-a3","Da2-a3"]}'],
  ])('%s: %s', (code, line) => {
    const [wrong, next] = askEngine(['legal'], line, { variant: 'acid' });
    expect(wrong.error).toMatchObject({ code, message: expect.stringMatching(/^\S.*[.?]$/) });
    expect(next.actions).toHaveLength(324);
  });

  it('are reported with the cell for an impossible position, but small examples without Kings are accepted', () => {
    const of = (...pieces: readonly (readonly [string, string, string])[]) => ({
      variant: 'deicide',
      options: { pushed: 'promotes' },
      start: { turn: 'white', pieces: pieces.map(([kind, side, at]) => ({ kind, side, at })) },
    });
    const [rook, kings, pawn] = askEngine(
      ['legal'],
      of(['rook', 'white', 'a1']),
      of(['king', 'white', 'e1'], ['king', 'white', 'c3'], ['king', 'black', 'e16']),
      of(['king', 'white', 'e1'], ['king', 'black', 'e9'], ['pawn', 'white', 'b16']),
    );
    expect(rook.census).toBe('R@a1');
    expect(kings).toMatchObject({ error: { code: 'too-many-kings', at: 'e1' } });
    expect(pawn).toMatchObject({ error: { code: 'pawn-on-last-rank', at: 'b16' } });
  });

  it('name the action that cannot be played', () => {
    const [answer] = askEngine(['legal'], { variant: 'acid', actions: ['Da2-a3', 'Da8-a7', 'Da3-a9'] });
    expect(answer.error).toMatchObject({ at: 'actions.2', message: expect.stringContaining('Action 3') });
  });
});

describe('perft', () => {
  it('counts 324 and 104,576 from the start of acid', () => {
    expect(answeredAtOnce('perft', '--variant', 'acid', '--depth', '1')).toEqual([
      { variant: 'acid', depth: 1, actions: 324 },
    ]);
    expect(answeredAtOnce('perft', '--variant=acid', '--depth=2')).toEqual([
      { variant: 'acid', depth: 2, actions: 104_576 },
    ]);
  });

  it('divides', () => {
    const [answer] = answeredAtOnce('perft', '--variant', 'acid', '--depth', '2', '--divide');
    const counts = Object.values(answer.divide) as unknown as number[];
    expect(counts).toHaveLength(324);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(104_576);
    const [after] = askEngine(['legal'], { variant: 'acid', actions: ['Da2-a3'] });
    expect(answer.divide['Da2-a3' as unknown as number]).toBe(after.actions.length);
  });
});
