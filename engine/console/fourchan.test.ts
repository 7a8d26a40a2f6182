/** 4chan chess on the command line: promoted forms by the ids of their bases, stacks, hands, gates and lifts. */
import { describe, expect, it } from 'vitest';
import { actionIn, answeredAtOnce, askEngine, type Loose, textsAnswered } from './ask.fixture.ts';

type Piece = { readonly kind: string; readonly side: string; readonly at: string; readonly [flag: string]: unknown };
const white = (kind: string, at: string, more: object = {}): Piece => ({ kind, side: 'white', at, ...more });
const black = (kind: string, at: string, more: object = {}): Piece => ({ kind, side: 'black', at, ...more });
const gate = (at: string): object => ({ feature: 'teleporter-white', at });
const ADMINS = [white('admin', 'j1', { hasMoved: true }), black('admin', 'i10', { hasMoved: true })];
const position = (pieces: readonly Piece[], more: object = {}): object => ({
  variant: 'fourchan',
  start: { turn: 'white', pieces: [...ADMINS, ...pieces], ...more },
});
/** The one answer, with all actions. */
const legal = (pieces: readonly Piece[], more: object = {}): Loose => askEngine(['legal'], position(pieces, more))[0];

describe('4chan chess', () => {
  it('is listed with its thirteen kinds, each with its promoted form, and its house rules', () => {
    const answer = answeredAtOnce('variants').find((variant) => variant.id === 'fourchan')!;
    expect(answer).toMatchObject({ title: '4chan chess', sides: ['white', 'black'] });
    expect(answer.cells).toHaveLength(100);
    const ids = answer.kinds.map((kind) => kind.id);
    expect([...ids].sort()).toEqual('admin anon b d k mlp n r9k sci tg v vp x'.split(' '));
    for (const kind of answer.kinds) {
      if (kind.id === 'admin') expect(kind).toMatchObject({ letter: 'A' });
      else expect(kind.promoted).toMatchObject({ letter: `+${kind.letter}` });
    }
    expect(answer.kinds.find((kind) => kind.id === 'admin')?.promoted).toBeUndefined();
    for (const option of answer.options) expect(option.values).toContain(option.default);
    expect(answer.options.length).toBeGreaterThanOrEqual(4);
  });

  it('has 39 first actions, and the right number of positions after them', () => {
    const [start] = askEngine(['legal'], { variant: 'fourchan' });
    expect(start).toMatchObject({ turn: 'white', result: null });
    expect(start.actions).toHaveLength(39);
    expect(start.census.split(' ')).toHaveLength(52);
    const perft = (depth: number): unknown =>
      answeredAtOnce('perft', '--variant', 'fourchan', '--depth', String(depth))[0];
    expect(perft(1)).toEqual({ variant: 'fourchan', depth: 1, actions: 39 });
    expect(perft(2)).toEqual({ variant: 'fourchan', depth: 2, actions: 1582 });
    expect(perft(3)).toEqual({ variant: 'fourchan', depth: 3, actions: 69_420 });
  });

  it('writes a promoted form as its promoted base kind: mover, captures, promotion and effects', () => {
    const answer = legal([white('n', 'e8'), black('k', 'e9', { promoted: true }), black('mlp', 'a10')]);
    expect(answer.census).toBe('+k@e9 A@j1 N@e8 a@i10 m@a10');
    const action = actionIn(answer, 'Ne8xe9=+N');
    expect(action).toMatchObject({
      kind: 'capture',
      from: 'e8',
      to: 'e9',
      mover: { kind: 'n', side: 'white' },
      captures: [{ kind: 'k', side: 'black', at: 'e9', promoted: true }],
      promotion: 'n',
    });
    expect(action.mover.promoted).toBeUndefined();
    expect(action.effects).toMatchObject([
      { do: 'take', piece: { kind: 'k', side: 'black', promoted: true }, from: 'e9' },
      { do: 'become', piece: { kind: 'n', side: 'white' }, kind: 'n', promoted: true },
      { do: 'go', piece: { kind: 'n', side: 'white', promoted: true }, from: 'e8', to: 'e9' },
      { do: 'turn', side: 'black' },
    ]);
    expect(actionIn(answer, 'Ne8xe9').promotion).toBeNull();
    const promoted = legal([white('k', 'e5', { promoted: true })]);
    expect(actionIn(promoted, '+Ke5-e6')).toMatchObject({ mover: { kind: 'k', side: 'white', promoted: true } });
    // the kind of a promoted form may also be written as the engine calls it
    expect(legal([white('+k', 'e5')]).census).toBe(promoted.census);
  });

  it('plays what people type: a plus sign at the end promotes', () => {
    const [played] = askEngine(['play'], { position: position([white('n', 'e8')]), action: 'ne8-e2 +' });
    expect(played.action).toMatchObject({ text: 'Ne8-e2=+N', promotion: 'n' });
    expect(played.census).toBe('+N@e2 A@j1 a@i10');
  });

  it('shows both captured pieces of a stack; a /vp/ gets them into its hand', () => {
    const stack = [black('n', 'c3'), black('mlp', 'c3', { rides: true })];
    const answer = legal([white('vp', 'b1'), ...stack]);
    expect(answer.census).toBe('A@j1 P@b1 a@i10 m@c3^ n@c3');
    const action = actionIn(answer, 'Pb1xc3');
    expect(action.captures).toMatchObject([
      { kind: 'mlp', side: 'black', at: 'c3' },
      { kind: 'n', side: 'black', at: 'c3' },
    ]);
    const recruits = action.effects.filter((effect) => String(effect.do) === 'recruit');
    expect(recruits).toMatchObject([
      { piece: { kind: 'mlp', side: 'black' }, from: 'c3', to: null, kind: 'mlp', side: 'white' },
      { piece: { kind: 'n', side: 'black' }, from: 'c3', to: null, kind: 'n', side: 'white' },
    ]);
    const [played] = askEngine(['play'], { position: position([white('vp', 'b1'), ...stack]), action: 'Pb1xc3' });
    expect(played.census).toBe('A@j1 M@- N@- P@c3 a@i10');
    // the carrier is below, in whatever order they are written
    expect(legal([white('vp', 'b1'), black('mlp', 'c3'), black('n', 'c3')]).census).toBe(answer.census);
  });

  it('shows a lift with the cell of the lifted piece and the cell where it is put', () => {
    const answer = legal([white('tg', 'e5'), black('mlp', 'e6')]);
    const lifts = answer.actions.filter((action) => String(action.kind) === 'lift');
    expect(lifts).toHaveLength(8);
    expect(actionIn(answer, 'Te5@e6>d4')).toMatchObject({
      ...{ kind: 'lift', from: 'e5', to: 'e6', captures: [], mover: { kind: 'tg', side: 'white' } },
      lifts: { piece: { kind: 'mlp', side: 'black' }, from: 'e6', to: 'd4' },
    });
    expect(actionIn(answer, 'Te5@e6>e6').lifts).toMatchObject({ from: 'e6', to: 'e6' });
  });

  it('shows rifles, shots, rages, boarding, drops and teleporters with their own kinds', () => {
    const rifle = actionIn(legal([white('mlp', 'e5'), black('tg', 'e6')]), 'Me5*e6');
    expect(rifle).toMatchObject({ kind: 'rifle', from: 'e5', to: 'e6', captures: [{ kind: 'tg', at: 'e6' }] });
    const shot = actionIn(legal([white('v', 'e5'), black('tg', 'f7')]), 'Ve5*f7');
    expect(shot).toMatchObject({ kind: 'rifle', from: 'e5', to: 'f7' });
    const rage = legal([white('r9k', 'e5'), black('mlp', 'e6')]);
    expect(actionIn(rage, 'Re5!e7')).toMatchObject({ kind: 'rage', to: 'e7', captures: [{ kind: 'mlp', at: 'e6' }] });
    const board = actionIn(legal([white('k', 'b3'), white('n', 'a2')]), 'Kb3^a2');
    expect(board).toMatchObject({ kind: 'board', from: 'b3', to: 'a2', captures: [] });
    const drop = actionIn(legal([], { hands: { white: ['mlp'] } }), 'M@d4');
    expect(drop).toMatchObject({ kind: 'drop', from: null, to: 'd4', mover: { kind: 'mlp', side: 'white' } });
    const leaving = actionIn(legal([white('sci', 'e5')]), 'Se5-e7#');
    expect(leaving).toMatchObject({ kind: 'move', from: 'e5', to: 'e7', leaves: 'teleporter-white' });
  });

  it('moves through a pair of teleporters, which the census contains', () => {
    const pieces = [white('n', 'a5'), white('mlp', 'a5', { rides: true })];
    const [played] = askEngine(['play'], {
      position: position(pieces, { teleporters: ['e5', 'e8'].map(gate) }),
      action: 'Na5-e5',
    });
    expect(played.census).toBe('#w@e5 #w@e8 A@j1 M@e8^ N@e8 a@i10');
  });

  it('keeps absorbed moves and the last played kinds', () => {
    const absorbed = legal([white('d', 'e5', { absorbed: ['n'] })]);
    expect(textsAnswered(absorbed, 'e5')).toContain('De5-e10');
    const mimic = legal([white('b', 'e4')], { lastPlayed: { white: null, black: ['k'] } });
    expect(textsAnswered(mimic, 'e4')).toContain('Be4-a8');
    expect(textsAnswered(legal([white('b', 'e4')]), 'e4')).toEqual([]);
  });

  it('ends with the capture of an admin, including one’s own, and offers no more actions', () => {
    const [own] = askEngine(['play'], { position: { variant: 'fourchan' }, action: 'Rd1!f3' });
    expect(own).toMatchObject({ result: { winner: 'black' } });
    const [after] = askEngine(['legal'], own.position);
    expect(after).toMatchObject({ result: { winner: 'black' }, actions: [] });
    const [won] = askEngine(['play'], { position: position([white('mlp', 'h8')]), action: 'Mh8xi10' });
    expect(won).toMatchObject({ result: { winner: 'white' } });
  });

  it('with --after shows what each action leads to, the same as playing it', () => {
    const many = position(
      [
        ...[white('n', 'c3'), white('k', 'c3', { rides: true }), white('r9k', 'e5'), white('sci', 'g2')],
        ...[white('n', 'g1'), white('vp', 'g6'), white('tg', 'b7'), white('v', 'h4'), white('mlp', 'd8')],
        ...[black('n', 'f8'), black('d', 'f8', { rides: true }), black('mlp', 'e6'), black('tg', 'd9')],
        ...[black('x', 'c8'), black('k', 'h6', { promoted: true })],
      ],
      { hands: { white: ['anon', 'mlp'], black: ['k'] }, teleporters: [gate('g4')] },
    );
    const [answer] = askEngine(['legal', '--after'], many);
    expect(answer.actions.length).toBeGreaterThan(150);
    const kinds = new Set<string>();
    for (const action of answer.actions) {
      kinds.add(action.kind);
      const [played] = askEngine(['play'], { position: many, action: action.text });
      const { census, turn, result } = played;
      expect(action.after, action.text).toEqual({ census, turn, result });
      expect(played.effects, action.text).toEqual(action.effects);
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['board', 'capture', 'drop', 'lift', 'move', 'rage']));
    expect(askEngine(['legal'], many)[0].census).toBe(answer.census);
  });

  it.each([
    ['too-many-admins', [white('admin', 'c3')], {}],
    ['hand-full', [], { hands: { white: Array.from({ length: 7 }, () => 'mlp') } }],
    ['cell-taken', [white('tg', 'c3'), white('k', 'c3')], {}],
    ['too-many-teleporters', [], { teleporters: ['e5', 'e6', 'e7'].map(gate) }],
  ])('refuses what no position can hold: %s', (code, pieces, more) => {
    expect(legal(pieces, more).error).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  });
});
