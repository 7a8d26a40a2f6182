/** What orthodox chess cannot prove of the core, on a game made for it. */
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../core/effects.ts';
import { NOBODY, OFF, type Piece } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import { RuleIndex } from '../../core/moves/rule-index.ts';
import { Probe } from '../../core/moves/threats.ts';
import { perft } from '../../core/perft.ts';
import type { Position } from '../../core/position.ts';
import { startOf } from '../../core/start/start-written.ts';
import { started } from '../started.ts';
import { flights, mimic, pusher, rock, rook, terrain, testVariant } from './test-variant.ts';
import { cell, from, play, textsOf, told } from './test-variant-table.ts';

describe('borrowed movement', () => {
  test('lends the rules of a type and not its abilities, and remembers as what it moved', () => {
    const position = from('K@a1 Y@c3 k@f6 h@d4', { lastKind: { black: 'pusher' } });
    expect(textsOf(position, 'c3')).toHaveLength(7); // quiet steps; nobody is pushed
    expect(textsOf(position, 'c3').every((text) => !text.includes('x') && !text.includes('>'))).toBe(true);
    play(position, 'Yc3-c4');
    expect(startOf(position.game, null).lastKind).toEqual({ white: 'pusher', black: 'pusher' });
    const lent = from('K@a1 Y@c3 k@f6 h@d4', { lastKind: { black: 'hare' } });
    play(lent, 'Yc3xd4');
    expect(startOf(lent.game, null).lastKind).toEqual({ white: 'hare', black: 'hare' });
    expect(lent.turn).toBe(0); // it moved as a Hare, so it may move again
  });
  test('counts when somebody asks who could capture whom', () => {
    const { game } = from('K@a1 Y@e5 k@f6', { lastKind: { black: 'hare' } });
    const [mine, foe] = [game.pieceOn(cell('e5')), game.pieceOn(cell('f6'))];
    const probe = new Probe(game);
    expect([probe.couldCapture(mine, foe), probe.couldCapture(mine, foe, mimic)]).toEqual([true, false]);
    expect(probe.couldCapture(mine, foe, pusher)).toBe(false);
    expect(probe.areEnemies(game.pieceOn(cell('a1')), mine)).toBe(false); // nobody is hunted any more
  });
  test('shows what it is worth in the numbers of rules', () => {
    const ruleIndex = new RuleIndex(testVariant.types);
    const kind = ruleIndex.kindOf(pusher);
    expect([ruleIndex.rulesOf[kind].length, ruleIndex.lentBy[kind].length]).toEqual([2, 1]);
    expect(() => ruleIndex.kindOf({ ...rook })).toThrow('no type of this variant');
    expect(() => new RuleIndex([{ ...rock, uncapturable: false }])).toThrow('belongs to nobody');
  });
});

describe('flights', () => {
  test('leave, come nearer and land one after another', () => {
    const position = from('K@a1 T@b1 T@c1 k@f6 r@e6');
    expect(told(play(position, 'Tb1>>d4'))).toEqual(['banish b1 d4', 'tick d4 1', 'turn 1 1']);
    expect(position.census()).toBe('K@a1 T@c1 T@d4~1 k@f6 r@e6');
    expect(position.flights()).toMatchObject([{ to: cell('d4'), left: 1 }]);
    play(position, 'Kf6-f5');
    const both = play(position, 'Tc1>>d4');
    expect(told(both)).toEqual(['banish c1 d4', 'go - d4 warp', 'tick d4 1', 'turn 1 2']);
    expect(both.map((e) => e.because).slice(0, 3)).toEqual(['depart.', 'land.', 'tick.']);
    play(position, 'Kf5-f4');
    expect(told(play(position, 'Ka1-a2'))).toEqual(['go a1 a2 walk', 'take d4', 'go - d4 warp', 'turn 1 3']);
    expect(position.flights()).toEqual([]);
    while (position.takeBack());
    expect(position.census()).toBe('K@a1 T@b1 T@c1 k@f6 r@e6');
  });
  test('are actions with a kind, a destination and a mark of their own', () => {
    const found = from('K@a1 T@b1 k@f6').find('tb1 » d4');
    expect(found).toMatchObject({
      ok: true,
      value: { text: 'Tb1>>d4', label: 'T b1 » d4', kind: 'depart', from: cell('b1'), to: cell('d4') },
    });
    expect(found.ok && found.value.targets).toEqual([{ cell: cell('d4'), mark: 'special' }]);
  });
  test('are written, read in the order of departure, hashed, and unsound when they lead nowhere', () => {
    const two = [
      { kind: 'ferry', side: 'white', to: 'd4', left: 2 },
      { kind: 'ferry', side: 'black', to: 'e5', left: 1 },
    ];
    const position = from('K@a1 R@b1 k@f6', { flights: two });
    expect(startOf(position.game, null).flights).toEqual(two);
    expect(position.game.away().map((p) => position.game.get(flights.order, p))).toEqual([1, 2]);
    expect(position.pieces().map((p) => p.place)).toEqual(['board', 'board', 'board', 'flight', 'flight']);
    expect(position.whyNot(position.game.away()[0], cell('c1')).says).toBe('Ferry is away and lands on d4.');
    expect(position.key()).not.toBe(from('K@a1 R@b1 k@f6', { flights: [{ ...two[0], left: 1 }, two[1]] }).key());
    const facts = position.save();
    expect(position.load(facts).ok).toBe(true);
    const lost = { ...facts, returnsTo: facts.returnsTo.map(() => OFF) };
    expect(position.load(lost)).toMatchObject({ ok: false, error: { code: 'bad-facts' } });
  });
});

describe('the ground', () => {
  test('belongs to nobody, is no piece, and stops whom it should', () => {
    const position = from('K@a1 R@c1 rock@c4 bog@e1 k@f6');
    expect(position.pieces()).toHaveLength(3);
    expect(position.features(null)).toEqual([
      { feature: 'bog', cell: cell('e1'), side: null, hidden: false, leadsTo: null },
      { feature: 'rock', cell: cell('c4'), side: null, hidden: false, leadsTo: null },
    ]);
    expect(position.census()).toBe('K@a1 R@c1 bog@e1 k@f6 rock@c4');
    expect(textsOf(position, 'c1')).toEqual(['Rc1-b1', 'Rc1-c2', 'Rc1-c2-c3', 'Rc1-d1', 'Rc1-d1-e1']);
    expect(position.whyNot(position.game.pieceOn(cell('c1')), cell('c4')).says).toContain('cannot be captured');
  });
  test('may lead elsewhere: every cell of the way is entered and spelled, and a short text will do', () => {
    const position = from('K@a1 R@b2 gate@b4 gate@e3 h@e5 k@f6');
    const action = position.find('Rb2xe5');
    if (!action.ok) throw new Error(action.error.message);
    expect(action.value).toMatchObject({
      text: 'Rb2-b3-b4-e3-e4xe5',
      label: 'R b2–b4–e3×e5',
      differs: 'Goes via b4, e3, captures Black hare e5.',
      route: ['b2', 'b3', 'b4', 'e3', 'e4', 'e5'].map(cell),
    });
    expect(told(position.play(action.value))).toEqual([
      ...['go b2 b3 walk', 'go b3 b4 walk', 'go b4 e3 warp', 'go e3 e4 walk', 'take e5', 'go e4 e5 walk', 'turn 1 1'],
    ]);
    expect(position.find('Rb2xe4').ok).toBe(false);
  });
  test('shoves nobody where nobody could be shoved; pushes are spelled by all three cells', () => {
    const position = from('K@a1 U@c3 h@d4 r@c2 k@f6');
    const push = position.find('Uc3>d4>e5');
    expect(push).toMatchObject({ ok: true, value: { kind: 'push', label: 'U c3→d4→e5', to: cell('d4') } });
    expect(push.ok && push.value.targets).toEqual([
      { cell: cell('d4'), mark: 'push' },
      { cell: cell('e5'), mark: 'push' },
    ]);
    expect(from('K@a1 U@c5 h@c6 k@f6').find('Uc5xc6')).toMatchObject({ ok: true, value: { kind: 'push' } });
    expect(play(from('K@a1 U@c5 h@c6 k@f6'), 'Uc5xc6')[0]).toMatchObject({ do: 'take', by: 1, how: 'push' });
    expect(play(from('K@a1 H@c5 h@c6 k@f6'), 'Hc5xc6')[0]).not.toHaveProperty('how');
  });
});

describe('secrets', () => {
  const dug = (): Position => started(testVariant, { pits: 'yes' });
  test('are noted in a phase of their own, which counts no turns', () => {
    const position = dug();
    expect(position.phase).toMatchObject({ id: 'digging', secretOf: 0 });
    const pit = position.find('pit@b4');
    expect(pit).toMatchObject({
      ok: true,
      value: { kind: 'place', places: 'pit', secretOf: 0, piece: NOBODY, from: null, to: cell('b4'), label: 'Pit b4' },
    });
    expect(told(play(position, 'pit@b4', 'pit@c4'))).toEqual(['pit b4 on 0', 'pit c4 on 0']);
    expect(position.find('pit@b4').ok).toBe(false);
    expect(position.whyNotLaid('pit', cell('b4')).says).toBe('There is a Pit on b4 already.');
    expect(position.whyNotLaid('pit', cell('b5')).says).toBe('dig.');
    expect(position.find('pit@b4')).toMatchObject({
      error: { message: '“pit@b4” cannot be played. There is a Pit on b4 already.' },
    });
    expect(position.find('moss@b4')).toMatchObject({
      error: { message: '“moss@b4” is not a move. Write a move like this: pit@c1.' },
    });
    expect(position.whyNotLaid('gate', cell('b5')).says).toBe('No such terrain can be placed now.');
    expect(position.find('pass')).toMatchObject({
      ok: true,
      value: { kind: 'pass', label: 'No more pits', secretOf: null },
    });
    play(position, 'pass');
    expect([position.turn, position.phase?.secretOf, position.turnNumber]).toEqual([1, 1, 1]);
    expect(told(play(position, 'rock@c3', 'pass'))).toEqual(['rock c3 on -', 'turn 0 1']);
    expect([position.turn, position.phase, position.turnNumber]).toEqual([0, null, 1]);
    expect(position.census()).toBe('K@a1 R@b1 k@f6 r@e6 rock@c3');
    expect(position.features(0).map((f) => [f.feature, f.side, f.hidden])).toEqual([
      ['rock', null, false],
      ['pit', 0, true],
      ['pit', 0, true],
    ]);
    expect([position.features(1).length, position.features(null).length]).toEqual([1, 1]);
    const masked = position.game.world.knownTo(1);
    expect(masked[terrain.hidden[0].base + cell('b4')]).toBe(0);
    expect(startOf(position.game, 0).terrain).toContainEqual({ feature: 'pit', at: 'b4', side: 'white' });
    expect(startOf(position.game, 1).terrain).toEqual([{ feature: 'rock', at: 'c3' }]);
  });
  const pit = (at: string, side: string): object => ({ feature: 'pit', at, side });
  test('spring only in earnest: no list, preview or warning knows of them', () => {
    const position = from('K@a1 R@b1 k@f6 r@e6', { terrain: [pit('b3', 'white'), pit('b3', 'black')] });
    const action = position.find('Rb1-b2-b3-b4');
    if (!action.ok) throw new Error(action.error.message);
    expect(told(position.effectsOf(action.value)).at(-2)).toBe('go b3 b4 walk');
    expect(position.after(action.value, () => position.census())).toBe('K@a1 R@b4 k@f6 r@e6');
    expect(told(position.play(action.value))).toEqual([
      ...['go b1 b2 walk', 'go b2 b3 walk', 'pit b3 off - shown', 'burst', 'take b3', 'turn 1 1'],
    ]);
    expect([position.features(0), position.features(1)]).toEqual([[], []]);
    expect(position.game.trying).toBe(false);
    position.takeBack();
    expect(position.features(1)).toHaveLength(1);
  });
  test('that would cost a King are shown instead, and the side moves again', () => {
    const position = from('K@a1 R@f1 k@f6 h@c6', { terrain: [pit('b2', 'black')] });
    expect(told(play(position, 'Ka1-b2'))).toEqual(['go a1 b2 walk', 'retract a1 b2', 'pit b2 on - shown']);
    expect([position.turn, position.ply, position.census()]).toEqual([0, 1, 'K@a1 R@f1 h@c6 k@f6 pit@b2']);
    expect(textsOf(position, 'a1')).toEqual(['Ka1-a2', 'Ka1-b1']); // everybody knows now
    expect(position.features(1)).toEqual([{ feature: 'pit', cell: cell('b2'), side: 1, hidden: false, leadsTo: null }]);
    expect(position.features(null)).toEqual([
      { feature: 'pit', cell: cell('b2'), side: null, hidden: false, leadsTo: null },
    ]);
    position.takeBack();
    expect([position.ply, position.census()]).toEqual([0, 'K@a1 R@f1 h@c6 k@f6']);
  });
  test('are told apart by carrying the action out again with each alone', () => {
    // the Hare falls on c4, the Pusher on d4; only the second opens the file to the King
    const position = from('K@d1 U@e4 h@d4 r@d6 k@f6', { terrain: [pit('c4', 'white'), pit('d4', 'black')] });
    expect(told(play(position, 'Ue4>d4>c4'))).toEqual([
      ...['go d4 c4 push', 'go e4 d4 walk', 'retract e4 d4', 'retract d4 c4', 'pit d4 on - shown'],
    ]);
    expect(position.features(0).map((f) => [f.cell, f.hidden])).toEqual([
      [cell('c4'), true],
      [cell('d4'), false],
    ]);
    const one = from('K@b1 H@b2 r@b6 k@f6', { terrain: [pit('b3', 'white'), pit('e5', 'black')] });
    expect(told(play(one, 'Hb2-b3'))).toEqual(['go b2 b3 walk', 'retract b2 b3', 'pit b3 on - shown']);
  });
  test('revealed ones are no secret: they count for what may be done and are in every census', () => {
    const position = from('K@a1 R@b1 pit@b3 k@f6 r@e6');
    expect(textsOf(position, 'b1')).toContain('Rb1-b2-b3');
    expect(textsOf(position, 'b1')).not.toContain('Rb1-b2-b3-b4');
    expect(startOf(position.game, null).terrain).toEqual([{ feature: 'pit', at: 'b3', revealed: true }]);
    const seen = position.find('Rb1-b3');
    expect(seen.ok && told(position.effectsOf(seen.value))).toContain('pit b3 off -');
  });
  test('are no part of facts that do not fit the ground', () => {
    const position = from('K@a1 k@f6');
    const facts = position.save();
    const strange = { ...facts, ground: facts.ground.map((n, i) => (i === 7 ? 4 : n)) };
    expect(position.load(strange)).toMatchObject({ ok: false, error: { code: 'bad-facts' } });
    expect(position.load({ ...facts, ground: facts.ground.map((n, i) => (i === 7 ? 3 : n)) }).ok).toBe(true);
  });
});

describe('turns', () => {
  test('of several actions tell how many are left', () => {
    const position = from('K@a1 H@c3 k@f6 r@e6');
    expect(position.budget).toBeNull();
    play(position, 'Hc3-c4');
    expect([position.turn, position.budget?.left, position.budget?.of]).toEqual([0, 1, 2]);
    expect(position.actions().map((a) => a.text)).toContain('end');
    expect(textsOf(position, 'c4')).toEqual([]);
    expect(told(play(position, 'end'))).toEqual(['turn 1 1']);
  });
  test('end in a draw only when nothing else ended the game', () => {
    const position = from('K@a1 K@e5 k@f6', {}, 'black');
    expect(position.outcome).toMatchObject({ winner: null, reason: 'bare' });
    expect(from('K@a1 H@b2 k@f6').outcome).toBeNull();
  });
});

describe('check', () => {
  test('is told with its line after each action, and by the words of whoever gives it', () => {
    const position = from('K@a1 R@b1 k@f6 h@a6');
    expect(position.checks()).toEqual([]);
    const effects = play(position, 'Rb1-c1-d1-e1-f1');
    expect(effects.at(-1)).toMatchObject({ do: 'check', side: 1, at: cell('f6'), because: 'Check.' });
    expect(position.check).toBe(true);
    expect(position.checks()[0].line).toEqual(['f1', 'f2', 'f3', 'f4', 'f5', 'f6'].map(cell));
  });
  test('a pinned piece is told who would take the King', () => {
    const pinned = from('K@a1 H@a2 r@a6 k@f6');
    expect(pinned.whyNot(pinned.game.pieceOn(cell('a2')), cell('b2')).says).toBe('Black rook would take the King.');
    expect(pinned.game.watching).toBeNull();
  });
});

describe('attackers', () => {
  const attackers = (position: Position, at: string): string[] =>
    position
      .attackersOf(cell(at))
      .map(
        ({ piece, line }) =>
          `${position.game.typeOf(piece).letter} ${line.map((c) => testVariant.topology.name(c)).join(' ')}`,
      );
  test('are those of both sides, of a piece as of an empty cell', () => {
    const position = from('K@a1 R@c1 r@c6 H@d4 k@f6 U@b3 Y@d2');
    expect(attackers(position, 'c3')).toEqual(['R c1 c2 c3', 'R c6 c5 c4 c3', 'H d4 c3']);
    expect(attackers(position, 'c2')).toEqual(['R c1 c2', 'R c6 c5 c4 c3 c2']);
    expect(attackers(position, 'd4')).toEqual([]);
    const before = position.game.world.hash();
    expect(attackers(from('K@a1 Y@c3 h@d4 k@f6', { lastKind: { black: 'hare' } }), 'd4')).toEqual(['Y c3 d4']);
    expect(position.game.world.hash()).toEqual(before);
  });
  test('include abilities, and follow rough ways', () => {
    expect(attackers(from('K@a1 U@c5 h@c6 k@f6'), 'c6')).toEqual(['U c5 c6']); // off the edge
    expect(attackers(from('K@a1 R@b2 gate@b4 gate@e3 h@e5 k@f1'), 'e5')).toEqual(['R b2 b3 b4 e3 e4 e5']);
    expect(attackers(from('K@a1 R@c1 rock@c4 k@f6'), 'c4')).toEqual([]);
  });
});

describe('suppositions', () => {
  test('leave no trace, not even in an action being made', () => {
    const { game } = from('K@a1 R@b1 k@f6');
    const [mine, effects]: [Piece, Effect[]] = [game.pieceOn(cell('b1')), []];
    game.watching = effects;
    const before = game.world.hash();
    game.moved.clear();
    const there = game.suppose(
      () => game.go(mine, cell('d4')),
      () => [game.cellOf(mine), game.trying, game.moved.size],
    );
    expect(there).toEqual([cell('d4'), true, 1]);
    expect([game.cellOf(mine), game.trying, game.moved.size, effects.length]).toEqual([cell('b1'), false, 0, 0]);
    expect(game.world.hash()).toEqual(before);
  });
});

describe('moves of this game', () => {
  test('are made and unmade exactly, secrets or not', () => {
    const { game } = from('K@a1 R@b1 T@c1 H@d1 Y@e1 U@f2 gate@b4 gate@e3 bog@c3 k@f6 r@e6 h@d6', {
      terrain: [
        { feature: 'pit', at: 'b3', side: 'black' },
        { feature: 'pit', at: 'd2', side: 'white' },
      ],
    });
    const before = [...game.world.mem];
    expect(perft(game, 2).actions).toBeGreaterThan(500);
    expect([...game.world.mem]).toEqual(before);
  });
  test('stop at the first pit, and what was planned behind it does not happen', () => {
    const { game } = from('K@a1 R@b1 k@f6 r@e6', { terrain: [{ feature: 'pit', at: 'b3', side: 'black' }] });
    const planner = new Planner(game);
    planner.everyAction();
    const { plans } = planner;
    const far = Array.from({ length: plans.count }, (_, i) => i).find((i) =>
      plans.steps(i).some((s) => s.do === 'go' && s.to === cell('b6')),
    )!;
    game.make(plans, far);
    expect(game.pieceOn(cell('b6'))).toBe(NOBODY);
    expect(game.lost.size).toBe(1);
  });
});
