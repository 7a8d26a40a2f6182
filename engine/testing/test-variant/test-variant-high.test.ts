/** Sharing a cell, choosing, capturing from afar and changing sides, on a game made for it. */
import { describe, expect, test } from 'vitest';
import type { Kind } from '../../core/ids.ts';
import { NOBODY } from '../../core/ids.ts';
import { lineOfAttack } from '../../core/moves/attackers.ts';
import { NO_MOVES } from '../../core/moves/move-set.ts';
import { Planner } from '../../core/moves/planner.ts';
import { RuleIndex } from '../../core/moves/rule-index.ts';
import { CaptureReach, Probe } from '../../core/moves/threats.ts';
import { perft } from '../../core/perft.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import { boar, cart, echo, greatMole, king, mole, rider, shown, sniper, testVariantHigh } from './test-variant-high.ts';
import { cell, high, kinds, play, textsFrom, textsOf, told } from './test-variant-table.ts';

describe('riders', () => {
  test('step onto whoever carries them, go along with it, and stand when it is gone', () => {
    const position = high('K@a1 C@c1 M@b2 k@f6');
    const { game } = position;
    const board = position.find('Mb2^c1');
    expect(board).toMatchObject({
      ok: true,
      value: { kind: 'board', label: 'M b2 boards c1', differs: 'Boards White cart c1.', to: cell('c1'), captures: [] },
    });
    expect(board.ok && board.value.targets).toEqual([{ cell: cell('c1'), mark: 'special' }]);
    expect(told(play(position, 'Mb2^c1'))).toEqual(['go b2 c1 board', 'turn 1 1']);
    const [below, above] = [game.pieceOn(cell('c1')), game.riderOn(cell('c1'))];
    expect([game.isRider(above), game.isRider(below), game.companionOf(below)]).toEqual([true, false, above]);
    expect(position.pieces().filter((p) => p.rides)).toHaveLength(1);
    play(position, 'Kf6-f5');
    expect(told(play(position, 'Cc1-c4'))).toEqual(['go c1 c4 walk', 'go c1 c4 carry', 'turn 1 2']);
    expect([position.census(), game.moved.has(above)]).toEqual(['C@c4 K@a1 M@c4^ k@f5', true]);
    play(position, 'Kf5-f6', 'Mc4-d5');
    expect(position.census()).toBe('C@c4 K@a1 M@d5 k@f6');
    game.lift(game.pieceOn(cell('a1')));
    game.put(below, cell('a1'));
    while (position.takeBack());
    expect([position.census(), game.riderOn(cell('c1'))]).toEqual(['C@c1 K@a1 M@b2 k@f6', NOBODY]);
  });
  test('stay when their mount is lifted silently or taken alone', () => {
    const { game } = high('K@a1 C@c1 M@c1^ k@f6');
    const [below, above] = [game.pieceOn(cell('c1')), game.riderOn(cell('c1'))];
    game.lift(below);
    expect([game.pieceOn(cell('c1')), game.riderOn(cell('c1')), game.cellOf(above)]).toEqual([
      above,
      NOBODY,
      cell('c1'),
    ]);
    game.put(below, cell('c1'));
    expect(game.riderOn(cell('c1'))).toBe(below); // silent changes ask nobody who carries whom
    expect(() => game.put(game.pieceOn(cell('a1')), cell('c1'))).toThrow('c1 is taken');
    expect(() => game.swap(below, game.pieceOn(cell('a1')))).toThrow('cannot be swapped');
    game.take(above);
    expect([game.pieceOn(cell('c1')), game.riderOn(cell('c1'))]).toEqual([below, NOBODY]);
  });
  test('castle along with the one who carries them, over one another and with one event for both', () => {
    const position = high('K@a1 C@d1 M@d1^ k@f6');
    expect(position.find('Ka1-c1,Cd1-b1')).toMatchObject({ ok: true, value: { kind: 'castle' } });
    expect(told(play(position, 'Ka1-c1,Cd1-b1'))).toEqual([
      ...['go a1 c1 castle', 'go d1 b1 castle', 'go d1 b1 carry', 'turn 1 1'],
    ]);
    expect(position.census()).toBe('C@b1 K@c1 M@b1^ k@f6');
  });
  test('and whoever carries them take nobody, are taken together, and are told so', () => {
    const position = high('K@a1 C@c1 S@c1^ m@c4 u@c3 k@f6', {}, 'white');
    expect(textsFrom(position, 'c1')).not.toContain('Sc1*c3');
    expect(textsFrom(position, 'c1').every((text) => !text.includes('x') && !text.includes('*'))).toBe(true);
    const [below, above] = [position.game.pieceOn(cell('c1')), position.game.riderOn(cell('c1'))];
    expect(position.whyNot(below, cell('c3')).says).toBe('Cart shares a cell and takes nobody.');
    expect(position.whyNot(above, cell('c3')).says).toBe('Sniper shares a cell and takes nobody.');
    const taken = high('K@a1 c@c4 s@c4^ L@c2 k@f6');
    const action = taken.find('Lc2xc4');
    expect(action.ok && action.value.captures.map((c) => kinds(taken)[c.piece])).toEqual(['sniper', 'cart']);
    expect(told(play(taken, 'Lc2xc4'))).toEqual(['take c4', 'take c4', 'go c2 c4 walk', 'turn 1 1']);
    expect(kinds(taken)[taken.game.lost.at(0)]).toBe('sniper'); // the top one first
  });
  test('are shielded with the one they share a cell with, and the reason names who is safe', () => {
    const position = high('K@a1 c@e5 u@e5^ L@b2 C@b5 k@f6');
    expect(textsOf(position, 'b2')).not.toContain('Lb2xe5');
    const lifter = position.game.pieceOn(cell('b2'));
    expect(position.whyNot(lifter, cell('e5')).says).toBe('Black turtle is safe from lifter there.');
    expect(textsOf(position, 'b5')).toContain('Cb5xe5'); // carts do not care
    expect(textsOf(high('K@a1 u@c4 L@c2 k@f6'), 'c2')).toContain('Lc2xc4'); // near enough
    expect(position.find('Lb2xe5')).toMatchObject({
      error: { message: '“Lb2xe5” cannot be played. Black turtle is safe from lifter there.' },
    });
  });
  test('find no seat on whoever carries somebody or does not carry them', () => {
    const position = high('K@b1 C@c1 M@c1^ S@c2 C@d1 k@f6');
    const [sniper, other, mine] = ['c2', 'd1', 'b1'].map((c) => position.game.pieceOn(cell(c)));
    expect(position.whyNot(mine, cell('c1')).says).toBe('White cart carries somebody already.');
    expect(position.whyNot(other, cell('c1')).says).toBe('White cart carries somebody already.');
    expect(position.whyNot(sniper, cell('c1')).ruling).toBeNull();
    const kingBesideCart = high('K@b1 C@c1 k@f6');
    expect(kingBesideCart.whyNot(kingBesideCart.game.pieceOn(cell('b1')), cell('c1')).says).toBe(
      'White cart does not carry king.',
    );
    expect(position.find('Kb1^c1').ok).toBe(false);
  });
});

describe('captures from afar', () => {
  test('leave the shooter where it is, and aim at the cell of the victim', () => {
    const position = high('K@a1 S@c2 m@c4 k@f6');
    const shot = position.find('s c2 shoots c4');
    expect(shot).toMatchObject({
      ok: true,
      value: { text: 'Sc2*c4', label: 'S c2 shoots c4', kind: 'rifle', from: cell('c2'), to: cell('c4'), route: [] },
    });
    expect(shot.ok && [shot.value.targets, shot.value.differs]).toEqual([
      [{ cell: cell('c4'), mark: 'capture' }],
      'Captures Black mole c4 without moving.',
    ]);
    expect(told(play(position, 'Sc2*c4'))).toEqual(['take c4', 'turn 1 1']);
    expect(position.census()).toBe('K@a1 S@c2 k@f6');
  });
  test('are what is left to whoever is held; it moves no more, threatens no more, and is told by whom', () => {
    const position = high('K@a1 S@c2 C@b2 m@c4 m@b4 x@b1 k@f6');
    expect([textsOf(position, 'c2'), textsOf(position, 'b2')]).toEqual([['Sc2*c4'], []]);
    expect(position.whyNot(position.game.pieceOn(cell('b2')), cell('b4')).says).toBe('Black frost holds cart.');
    const attackers = position.attackersOf(cell('b4')).map(({ piece, line }) => [kinds(position)[piece], line.length]);
    expect(attackers).toEqual([['mole', 2]]); // and no cart, who is held
    const probe = new Probe(position.game);
    const [held, shooter, near, far] = ['b2', 'c2', 'b4', 'c4'].map((c) => position.game.pieceOn(cell(c)));
    expect([probe.couldCapture(held, near), probe.couldCapture(shooter, far)]).toEqual([false, true]);
  });
  test('lift a foe and set it down, which moves it, or put it back, which does not', () => {
    const position = high('K@a1 L@c3 c@c4 m@c4^ k@f6');
    const found = position.find('lc3@c4>d4');
    expect(found).toMatchObject({
      ok: true,
      value: {
        ...{ text: 'Lc3@c4>d4', label: 'L c3 lifts c4 to d4', kind: 'lift', from: cell('c3'), to: cell('c4') },
        ...{ route: [], targets: [{ cell: cell('c4'), mark: 'special' }], differs: 'Lifts Black cart c4 to d4.' },
        movesAnother: { from: cell('c4'), to: cell('d4') },
      },
    });
    expect(position.find('L c3 lifts c4 and puts it back')).toMatchObject({ ok: true, value: { text: 'Lc3@c4>c4' } });
    const astray = position.find('Lc3@c4>f6');
    expect(astray).toMatchObject({ ok: false, error: { message: expect.stringContaining('did you mean Lc3@c4>') } });
    const put = position.find('Lc3@c4>c4');
    expect(put.ok && told(position.effectsOf(put.value))).toEqual(['go c4 c4 lift', 'go c4 c4 carry', 'turn 1 1']);
    play(position, 'Lc3@c4>d4');
    expect(position.census()).toBe('K@a1 L@c3 c@d4 k@f6 m@d4^');
    expect(position.find('Lc3@c4>f6').ok).toBe(false);
  });
  test('put back on a burrow enters nothing, set down on one it does', () => {
    const burrows = [
      { feature: 'burrow-white', at: 'c4' },
      { feature: 'burrow-white', at: 'f1' },
    ];
    const on = (): ReturnType<typeof high> => high('K@a1 L@c3 m@c4 k@f6', { terrain: burrows });
    expect(told(play(on(), 'Lc3@c4>c4'))).toEqual(['go c4 c4 lift', 'turn 1 1']);
    const beside = high('K@a1 L@c3 m@d4 k@f6', { terrain: burrows });
    expect(told(play(beside, 'Lc3@d4>c4'))).toEqual(['go d4 c4 lift', 'go c4 f1 warp', 'turn 1 1']);
  });
  test('rage takes everybody in its way, own men and stacks too, up to whoever is safe', () => {
    const position = high('K@a1 B@c3 M@c4 c@c5 s@c5^ k@f6');
    const found = position.find('B c3 rages to c5');
    expect(found).toMatchObject({ ok: true, value: { text: 'Bc3!c5', label: 'B c3 rages to c5', kind: 'rage' } });
    expect(told(play(position, 'Bc3!c5'))).toEqual(['take c4', 'take c5', 'take c5', 'go c3 c5 walk', 'turn 1 1']);
    const twoWays = high('K@f1 B@c3 C@c4 k@f6');
    expect(
      textsOf(twoWays, 'c3')
        .filter((text) => !text.includes('-'))
        .sort(),
    ).toEqual(['Bc3!c5', 'Bc3^c4']);
    const line = lineOfAttack(position.game, position.game.pieceOn(cell('c5')), position.game.pieceOn(cell('f6')));
    expect(line).toBeNull();
  });
});

describe('choices', () => {
  test('are listed alone and together, the plain action first', () => {
    const position = high('K@a1 M@c5 k@f1');
    expect(textsOf(position, 'c5').filter((text) => text.includes('c6'))).toEqual([
      ...['Mc5-c6', 'Mc5-c6#', 'Mc5-c6=+M', 'Mc5-c6=+M#'],
    ]);
    const planned = position
      .actions()
      .filter((a) => a.to === cell('c6'))
      .map((a) => a.text);
    expect(planned).toEqual(['Mc5-c6', 'Mc5-c6#', 'Mc5-c6=+M', 'Mc5-c6=+M#']);
    const both = position.find('Mc5-c6+#');
    expect(both).toMatchObject({
      ok: true,
      value: { kind: 'move', label: 'M c5–c6 +, leaves White burrow', leaves: 'burrow-white', places: null },
    });
    expect(both.ok && testVariantHigh.types[both.value.promotion!]).toBe(greatMole);
    expect(both.ok && both.value.differs).toBe('Becomes +mole, leaves White burrow behind.');
    const effects = play(position, 'Mc5-c6+#');
    expect(told(effects)).toEqual(['become', 'burrow-white c5 on -', 'go c5 c6 walk', 'turn 1 1']);
    expect(position.census()).toBe('+M@c6 K@a1 burrow-white@c5 k@f1');
    expect(position.features(null)).toEqual([
      { feature: 'burrow-white', cell: cell('c5'), side: 0, hidden: false, leadsTo: null },
    ]);
  });
  test('that must be taken leave no other, and captures come first', () => {
    const position = high('K@a1 E@c5 m@d6 k@f1', { shown: { black: ['mole'] } });
    expect(textsOf(position, 'c5').filter((text) => text.endsWith('6') || text.includes('6='))).toEqual([
      ...['Ec5-b6=+E', 'Ec5-c6=+E', 'Ec5xd6=+E'],
    ]);
    expect(told(play(position, 'Ec5xd6+'))).toEqual(['take d6', 'become', 'go c5 d6 walk', 'turn 1 1']);
  });
  test('lead somewhere: two burrows are joined, and coming out is no landing', () => {
    const terrain = [
      { feature: 'burrow-black', at: 'd4' },
      { feature: 'burrow-black', at: 'd5' },
    ];
    const position = high('K@a1 M@c3 k@f6', { terrain });
    expect(position.features(null).map((f) => [f.side, f.leadsTo])).toEqual([
      [1, cell('d5')],
      [1, cell('d4')],
    ]);
    expect(told(play(position, 'Mc3-d4'))).toEqual(['go c3 d4 walk', 'go d4 d5 warp', 'turn 1 1']);
    const blocked = high('K@a1 C@d1 M@d1^ m@d5 k@f6', { terrain });
    expect(told(play(blocked, 'Cd1-d4'))).toEqual([
      ...['go d1 d4 walk', 'go d1 d4 carry', 'take d4', 'take d4', 'turn 1 1'],
    ]);
  });
  test('forgive a sign only where it means one action', () => {
    expect(high('K@a1 U@c5 k@f1').find('Uc5-d6+')).toMatchObject({ ok: true, value: { text: 'Uc5-d6=+U' } });
    expect(high('K@a1 U@c4 k@f1').find('Uc4-d5+').ok).toBe(false);
  });
});

describe('sets of rules', () => {
  test('outlive whom they came from, chain, and are asked about before anything changes', () => {
    const position = high('K@a1 E@b2 M@c5 e@e5 k@f6');
    expect(textsOf(position, 'b2')).toEqual([]);
    play(position, 'Mc5-c6+');
    expect(position.game.ruleIndex.rulesIn(position.game.get(shown, 0) as never)).toEqual(mole.rules);
    play(position, 'Ee5-e4');
    expect(textsOf(position, 'b2')).toHaveLength(8 - 1); // as the echo moved: the King stands on a1
    play(position, 'Eb2-b3');
    expect(textsFrom(position, 'e4').length).toBe(8);
  });
  test('lend what a type lends, not what it does standing still', () => {
    const ruleIndex = new RuleIndex(testVariantHigh.types);
    const set = (type: PieceType): readonly string[] =>
      ruleIndex.rulesIn(ruleIndex.lentSet[ruleIndex.kindOf(type)]).map((rule) => rule.id);
    expect([set(boar), set(sniper), set(echo), set(cart)]).toEqual([['short'], ['quiet-step'], [], ['straight']]);
    expect(ruleIndex.inPlaceOf[ruleIndex.kindOf(sniper)]).toHaveLength(1);
    expect(ruleIndex.setOf([])).toBe(NO_MOVES);
    expect(() => ruleIndex.setOf(sniper.inPlace!)).toThrow('shoot is no rule that is lent in sets');
    const rules: Rule[] = Array.from({ length: 17 }, (_, n) => ({ id: `r${n}`, says: '', plan: () => {} }));
    const many = [{ ...boar, borrowing: { lends: rules } }, echo];
    expect(() => new RuleIndex(many)).toThrow('17 rules to lend');
    const sixteen = new RuleIndex([{ ...boar, borrowing: { lends: rules.slice(1) } }, echo]);
    expect(sixteen.lentSet[0]).toBe(-1); // the very number that a fact gives back
    expect(sixteen.rulesIn(sixteen.lentSet[0])).toHaveLength(16);
  });
  test('count for threats', () => {
    const position = high('K@a1 E@c3 m@c4 k@f6', { shown: { black: ['mole'] } });
    const { game } = position;
    const [mine, foe] = [game.pieceOn(cell('c3')), game.pieceOn(cell('c4'))];
    expect(new Probe(game).couldCapture(mine, foe)).toBe(true);
    expect(new Probe(game).couldCapture(mine, foe, echo)).toBe(false);
    expect(lineOfAttack(game, mine, foe)).toEqual([cell('c3'), cell('c4')]);
  });
});

describe('recruits', () => {
  test('wait in the hand of who took them, in their plain form, and come back', () => {
    const position = high('K@a1 P@c2 c@d4 +u@d4^ k@f6');
    const before = position.key();
    const effects = play(position, 'Pc2xd4');
    expect(told(effects)).toEqual(['take d4', 'recruit d4', 'take d4', 'recruit d4', 'go c2 d4 leap', 'turn 1 1']);
    expect(effects.find((e) => e.do === 'recruit')).toMatchObject({ at: cell('d4'), side: 0, because: 'pressed.' });
    expect(position.census()).toBe('C@- K@a1 P@d4 U@- k@f6');
    play(position, 'Kf6-f5');
    expect(position.actions().filter((a) => a.kind === 'drop')).toHaveLength(2 * (36 - 3));
    expect(told(play(position, 'U@f6'))).toEqual(['go - f6 drop', 'turn 1 2']);
    while (position.takeBack());
    expect(position.key()).toBe(before);
    expect(() => position.game.recruit(position.game.pieceOn(cell('a1')), 1, 0 as Kind)).toThrow('stands on the board');
  });
});

describe('planning', () => {
  test('what-if questions leave the plans of the moment alone, and actions may be supposed', () => {
    const { game } = high('K@a1 C@c1 M@c1^ m@c4 k@f6');
    const planner = new Planner(game);
    planner.everyAction();
    const { plans } = planner;
    const before = [...game.world.mem];
    const answers = Array.from({ length: plans.count }, (_, i) =>
      game.suppose(
        () => game.make(plans, i),
        () => planner.aside.everyAction(),
      ),
    );
    expect(answers.every((n) => n > 0)).toBe(true);
    expect([...game.world.mem]).toEqual(before);
    const moves = new Planner(game);
    moves.everyMove();
    expect(moves.plans.count).toBe(plans.count);
    const victim = high('K@a1 L@c2 c@c4 s@c4^ k@f6');
    const all = new Planner(victim.game);
    all.everyAction();
    const hits = Array.from({ length: all.plans.count }, (_, i) =>
      all.plans.takes(i, victim.game.riderOn(cell('c4'))),
    ).filter(Boolean);
    expect(hits).toHaveLength(1);
  });
  test('a stack is taken together, so whoever hits one hits the other; a friend who rages could take its own', () => {
    const { game } = high('K@a1 B@b2 c@c4 s@c4^ L@c2 k@f6');
    const probe = new Probe(game);
    const [below, above, lifter] = [game.pieceOn(cell('c4')), game.riderOn(cell('c4')), game.pieceOn(cell('c2'))];
    expect([probe.couldCapture(lifter, below), probe.couldCapture(lifter, above)]).toEqual([true, true]);
    expect(lineOfAttack(game, lifter, above)).toEqual(['c2', 'c3', 'c4'].map(cell));
    expect(probe.couldCapture(game.pieceOn(cell('b2')), game.pieceOn(cell('a1')))).toBe(true);
    expect(probe.couldCapture(above, lifter)).toBe(false); // it shares a cell
  });
  test('reach knows shots, rages and slides on an empty board', () => {
    const reach = new CaptureReach(testVariantHigh);
    const covers = (type: PieceType, at: string, target: string): boolean =>
      reach.covers(testVariantHigh.types.indexOf(type) as Kind, 0, cell(at), cell(target));
    expect([covers(sniper, 'c3', 'c5'), covers(sniper, 'c3', 'c4')]).toEqual([true, false]);
    expect([covers(boar, 'c3', 'e5'), covers(boar, 'c3', 'f6'), covers(king, 'a1', 'b2')]).toEqual([true, false, true]);
  });
  test('everything is made and unmade exactly', () => {
    const { game } = high('K@a1 C@c1 M@c1^ B@b2 S@d2 L@e2 P@f2 X@a3 E@b3 k@f6 c@d6 u@d6^ m@c5 p@b5 b@e5 x@f4', {
      shown: { white: ['mole'], black: ['boar'] },
    });
    const before = [...game.world.mem];
    expect(perft(game, 2).actions).toBeGreaterThan(1000);
    expect([...game.world.mem]).toEqual(before);
  });
});

describe('saved facts', () => {
  const { game } = high('K@a1 C@c1 M@c1^ k@f6');
  const facts = game.world.save();
  const at = cell('c1');
  const mount = game.pieceOn(at);
  const set = (name: string, key: number, value: number): Record<string, readonly number[]> => ({
    ...facts,
    [name]: facts[name].map((n, i) => (i === key ? value : n)),
  });
  test.each([
    ['a rider alone', set('on', at, NOBODY)],
    ['a rider of the other side', set('side', mount, 1)],
    ['one who stands on itself', set('rider', at, mount)],
    ['nobody who carries', set('kind', mount, testVariantHigh.types.indexOf(king))],
    ['a rider who stands elsewhere', set('rider', cell('d1'), game.riderOn(at))],
    ['a rider who is nowhere', set('rider', at, 19)],
  ])('with %s are refused', (_, strange) => {
    expect(game.load(strange)).toMatchObject({ ok: false, error: { code: 'bad-facts' } });
    expect(game.load(facts).ok).toBe(true);
    expect(rider.name in facts).toBe(true);
  });
});
