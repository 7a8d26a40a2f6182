/** Drops from the hand, and passing the turn. */
import { type Cell, type Kind, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { TurnRule } from '../../core/variant.ts';
import type { RuleWords } from '../../core/vocabulary.ts';
import type { Drops } from '../game-data.ts';
import type { HandRules } from './hand.ts';
import { Landing } from './landing.ts';
import type { GameModel } from './model.ts';
import type { Arrivals } from './moves/arrival.ts';

export function dropRule(
  model: GameModel,
  drops: Drops,
  words: RuleWords,
  hand: HandRules,
  arrivals: Arrivals,
): TurnRule {
  const { data, board } = model;
  const landing = drops.onto !== undefined || drops.firstOnto !== undefined ? new Landing(model, drops) : null;
  const perFile = drops.perFile && { kind: model.kind(drops.perFile.kind), most: drops.perFile.most };
  const forms = data.pieces.map(({ id }) =>
    drops.promoted === 'yes' ? data.pieces.filter((one) => one.formOf === id).map((one) => model.kind(one.id)) : [],
  );
  const drop = (g: Planner, p: Piece, kind: Kind, to: Cell): void => {
    const side = g.sideOf(p);
    if (perFile?.kind === kind && hand.onFile(g.game, kind, side, to) >= perFile.most) {
      g.deny(to, 'enough-on-file');
      return;
    }
    const isStuck = arrivals.mobility.forbids(kind, side, to);
    if (isStuck) g.deny(to, 'never-moves-again');
    else g.by(p).go(p, to, 'drop').done();
    for (const form of forms[kind]) g.by(p).go(p, to, 'drop').become(p, form).done();
  };
  return {
    ...words,
    makes: 'drop',
    plan(g) {
      const side = g.game.toMove;
      for (const p of g.asked === NOBODY ? hand.oneOfEach(g.game, side) : [g.asked]) {
        if (!g.game.isInHand(p)) continue;
        const kind = g.game.kindOf(p);
        for (const to of board.cells) {
          if (!g.isEmpty(to)) continue;
          if (!hand.mayDropOn(kind, side, to)) {
            g.deny(to, 'no-drop-here');
            continue;
          }
          const why = landing?.whyNot(g.game, side, to) ?? null;
          if (why === null) drop(g, p, kind, to);
          else g.deny(to, why.reason, why.piece, why.piece === undefined ? OFF : g.game.cellOf(why.piece));
        }
      }
    },
  };
}

/** Who passes only where nothing else can be done has a piece on the board; that nothing can be is asked elsewhere. */
export const passRule = ({ data, facts }: GameModel, words: RuleWords): TurnRule => ({
  ...{ ...words, makes: 'pass', spells: 'pass', label: 'pass' },
  plan(g) {
    const { game } = g;
    const isWhole = facts.moves === null || game.get(facts.moves.made, 0) === 0;
    const isThere = (): boolean =>
      game.pieces.some((p) => game.cellOf(p) !== OFF && game.sideOf(p) === game.toMove && !game.typeOf(p).ownerless);
    if (data.rules.pass === 'yes' || (isWhole && isThere())) g.by(NOBODY).endTurn().done();
  },
});
