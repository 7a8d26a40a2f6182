/**
 * Whether a side has the pieces to win. A side that has not can win by no sequence of moves, however badly the other
 * plays. Where that is not certain, as on a board with holes, it is said to have them.
 *
 * On a whole board an orthodox King that is mated lacks two squares beside his own: those straight beside it. The other
 * King can guard only one of the two, as it would stand next to him otherwise. So whoever mates with the help of its King
 * alone attacks the square of the King and one straight beside it at once, and pieces that are all bound to squares of one
 * colour never mate. A duty to capture changes nothing of that: whoever is mated can capture nobody.
 */
import type { Game } from '../../../core/game.ts';
import { type Cell, type Kind, OFF, other, type Piece, type Side } from '../../../core/ids.ts';
import { CIRCLE } from '../../../shared/bend-ways.ts';
import type { BetzaMove, Leg, Vector } from '../../betza/move.ts';
import { type GameData, hasHandCaptives } from '../../game-data.ts';
import type { GameModel } from '../model.ts';

/**
 * What a piece can do against a royal piece: mate it with the help of its own one; mate it with a further piece of either
 * side on the board; or that only if not all pieces are bound to squares of one colour.
 */
type Power = 'mates' | 'helped' | 'bound';

/**
 * Can this game end for want of pieces at all? Not where captured pieces come back, where it is decided by other pieces than
 * royal ones or by how pieces stand, or where royal ones always have a goal.
 */
export function canLackMaterial(data: GameData): boolean {
  const { rules, pieces, extinction, goal, row, square, connection } = data;
  const isRoyal = (kind: string): boolean => pieces.some(({ id, royal }) => id === kind && royal);
  // whoever loses the last royal piece loses by that already
  const isOfRoyals =
    extinction?.kinds?.every(isRoyal) === true && extinction.atMost === 0 && extinction.result === 'loses';
  return (
    rules.check === 'yes' &&
    pieces.some(({ royal }) => royal) &&
    !hasHandCaptives(data) &&
    !(row || square || connection) &&
    goal?.kinds.some((kind) => kind === null || isRoyal(kind)) !== true &&
    (extinction === undefined || isOfRoyals)
  );
}

export class Material {
  private readonly model: GameModel;
  private readonly canLack: boolean;
  /** are a piece and its King all that a side needs, whatever the piece is? */
  private readonly isEasy: boolean;
  /** can a side with its royal piece alone leave the other without a move? */
  private readonly canStalemateAlone: boolean;
  /** are all royal pieces such that one of them attacks another only where it is attacked, too? */
  private readonly areRoyalsEven: boolean;
  private readonly powers: readonly Power[];
  /** by kind: does it mate with the help of its King, wherever the other royal piece may go? */
  private readonly areSure: readonly boolean[];
  private readonly royalKinds: readonly Kind[];

  constructor(model: GameModel) {
    const { data, board } = model;
    const { rules } = data;
    this.model = model;
    this.canLack = canLackMaterial(data);
    this.royalKinds = data.pieces.flatMap(({ royal }, kind) => (royal ? [kind as Kind] : []));
    const isWhole = data.missing.length === 0 && Math.min(board.width, board.height) > 2;
    const isPlain =
      isWhole &&
      data.features === undefined &&
      rules.walls === 'none' &&
      data.pieces.every(({ traits }) => traits.length === 0) &&
      this.royalKinds.every((kind) => this.isOrthodox(kind));
    this.isEasy =
      !isPlain ||
      rules.stalemate !== 'draw' ||
      rules.flight === 'forbidden' ||
      rules.facingRoyals === 'forbidden' ||
      rules.capturesExplode === 'yes' ||
      rules.checksToWin > 0;
    this.canStalemateAlone =
      rules.stalemate !== 'draw' && !(isPlain && data.pieces.every(({ staysIn }) => staysIn === undefined));
    this.areRoyalsEven =
      this.royalKinds.length === 1 && isEven(model.moves[this.royalKinds[0]].map(({ move }) => move));
    this.powers = data.pieces.map((_, kind) => this.powerOf(kind as Kind));
    const goesAnywhere = (kind: Kind): boolean => data.pieces[kind].staysIn === undefined;
    this.areSure = data.pieces.map(
      ({ royal }, kind) => !royal && this.powers[kind] === 'mates' && this.becomes(kind as Kind).some(goesAnywhere),
    );
  }

  /** Does neither side have the pieces to win? */
  isInsufficient(game: Game): boolean {
    // asked after every action that is thought of, and nearly always somebody is there who can mate
    if (!this.canLack || game.pieces.some((p) => this.areSure[game.kindOf(p)] && game.cellOf(p) !== OFF)) return false;
    return !this.canWin(game, 0) && !this.canWin(game, 1);
  }
  canWin(game: Game, side: Side): boolean {
    const foe = other(side);
    const [own, theirs] = [this.piecesOf(game, side), this.piecesOf(game, foe)];
    if (!own || !theirs) return true;
    const { goal } = this.model.data;
    const aim = goal?.kinds[side];
    if (typeof aim === 'string' && this.hasGoal(game, aim, side)) return true;
    const royals = game.pieces.filter((p) => this.isRoyal(game, p) && game.cellOf(p) !== OFF);
    const enemy = royals.find((p) => game.sideOf(p) === foe);
    if (royals.length !== 2 || enemy === undefined) return true;
    const zone = game.kindOf(enemy);
    const able = own.filter((p) => !this.isIdle(game.kindOf(p), side, zone));
    if (able.some((p) => this.powers[game.kindOf(p)] === 'mates')) return true;
    const mine = royals.find((p) => p !== enemy)!;
    if (this.meets(game.kindOf(mine), side, zone) && (this.canStalemateAlone || !this.areRoyalsEven)) return true;
    const others = [...able, ...theirs];
    const isFree = (p: Piece): boolean => this.powers[game.kindOf(p)] !== 'bound';
    if (able.some(isFree)) return others.length > 1;
    return able.length > 0 && (others.some(isFree) || new Set(others.map((p) => this.colourOf(game, p))).size > 1);
  }
  /** On the board, without royal ones; null where there are some in hand. */
  private piecesOf(game: Game, side: Side): Piece[] | null {
    const found: Piece[] = [];
    for (const p of game.pieces) {
      if (game.sideOf(p) !== side || game.typeOf(p).ownerless) continue;
      if (game.isInHand(p)) return null;
      if (game.cellOf(p) !== OFF && !this.isRoyal(game, p)) found.push(p);
    }
    return found;
  }
  private isRoyal(game: Game, p: Piece): boolean {
    return game.typeOf(p).royal === true;
  }
  private colourOf(game: Game, p: Piece): number {
    const { board } = this.model;
    const at = game.cellOf(p);
    return (board.x(at) + board.y(at)) % 2;
  }
  private hasGoal(game: Game, goal: string, side: Side): boolean {
    const kinds = this.model.data.pieces.map((_, kind) =>
      this.becomes(kind as Kind).some((one) => this.model.countsAs(one) === this.model.kind(goal)),
    );
    return game.pieces.some((p) => game.sideOf(p) === side && game.cellOf(p) !== OFF && kinds[game.kindOf(p)]);
  }
  /** Does it never come to where the royal piece of that kind of the other side can be? */
  private isIdle(kind: Kind, side: Side, royal: Kind): boolean {
    return this.becomes(kind).every((one) => !this.meets(one, side, royal));
  }
  private meets(kind: Kind, side: Side, royal: Kind): boolean {
    const { board, data, staysIn } = this.model;
    if (data.pieces[kind].staysIn === undefined || data.pieces[royal].staysIn === undefined) return true;
    return board.cells.some((cell: Cell) => staysIn[kind](side, cell) && staysIn[royal](other(side), cell));
  }
  /** The kind, and what it may promote to, and so on. */
  private becomes(kind: Kind): readonly Kind[] {
    const found = new Set([kind]);
    for (const one of found) for (const next of this.model.becomes(one)) found.add(next);
    return [...found];
  }

  private powerOf(kind: Kind): Power {
    const forms = this.becomes(kind);
    const isRoyal = (one: Kind): boolean => this.model.data.pieces[one].royal;
    if (this.isEasy || forms.some((one) => isRoyal(one) || this.attacksSideBySide(one))) return 'mates';
    return forms.every((one) => this.isBound(one)) ? 'bound' : 'helped';
  }
  /** Of two squares straight beside each other. */
  private attacksSideBySide(kind: Kind): boolean {
    const moves = this.model.moves[kind].map(({ move }) => move).filter(({ legs }) => legs.some(({ takes }) => takes));
    // along a straight line behind a piece, of which none is left but its own King, who guards the other side of that line
    if (moves.every(({ legs: [leg, ...further] }) => further.length === 0 && isStraightCannon(leg))) return false;
    const isUnlike = ({ hop, skips, curve, wraps }: Leg): boolean =>
      hop !== 'none' || skips || curve !== 'none' || wraps === true;
    if (moves.some(({ legs: [leg, ...further] }) => further.length > 0 || isUnlike(leg))) return true;
    const attacked = moves.flatMap(({ legs: [leg] }) => this.reachOf(leg));
    const known = new Set(attacked.map(String));
    return attacked.some(([x, y]) => known.has(String([x + 1, y])) || known.has(String([x, y + 1])));
  }
  /** Files and ranks from where it stands. */
  private reachOf({ steps, range }: Leg): readonly Vector[] {
    const { width, height } = this.model.board;
    const most = range === 0 ? Math.max(width, height) : range;
    return steps.flatMap(([x, y]) => Array.from({ length: most }, (_, n): Vector => [x * (n + 1), y * (n + 1)]));
  }
  private isBound(kind: Kind): boolean {
    return this.model.moves[kind].every(
      ({ move: { legs } }) =>
        legs.length === 1 &&
        legs[0].curve !== 'circular' &&
        !legs[0].wraps &&
        legs[0].steps.every(([x, y]) => (x + y) % 2 === 0),
    );
  }
  /** Does it capture one step in each of the eight directions, and no other way? Where else it may flee only helps it. */
  private isOrthodox(kind: Kind): boolean {
    const piece = this.model.data.pieces[kind];
    const { staysIn } = piece;
    const lines = piece.moves
      .map((line) => ({ line, moves: this.model.movesOf(piece, kind, line).map(({ move }) => move) }))
      .filter(({ moves }) => moves.some(({ legs }) => legs.some(({ takes }) => takes)));
    const isLimited = lines.some(({ line: { from, within, to, notInCheck } }) => from ?? within ?? to ?? notInCheck);
    const moves = lines.flatMap((one) => one.moves);
    const steps = moves.flatMap(({ legs: [leg] }) => leg.steps);
    return (
      staysIn === undefined &&
      !isLimited &&
      moves.every(({ initial, legs }) => !initial && legs.length === 1 && isPlainStep(legs[0])) &&
      steps.every(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) === 1) &&
      new Set(steps.map(String)).size === CIRCLE.length
    );
  }
}
const isPlainStep = ({ range, quiet, takes, hop, skips, takesOwn, tame, wraps }: Leg): boolean =>
  range === 1 && quiet && takes && hop === 'none' && !skips && !takesOwn && !tame && !wraps;
const isStraightCannon = ({ hop, steps, wraps }: Leg): boolean =>
  hop === 'cannon' && !wraps && steps.every(([x, y]) => Math.abs(x) + Math.abs(y) === 1);

/** Do captures by these moves go both ways? */
function isEven(moves: readonly BetzaMove[]): boolean {
  const captures = moves.filter(({ legs }) => legs.some(({ takes }) => takes));
  const isUneven = ({ hop, lame, skips, curve, tame }: Leg): boolean =>
    hop !== 'none' || lame || skips || curve !== 'none' || tame === true;
  if (captures.some(({ legs: [leg, ...more] }) => more.length > 0 || isUneven(leg))) return false;
  const ways = captures.flatMap(({ legs: [{ steps, range }] }) => steps.map(([x, y]) => [x, y, range] as const));
  return ways.every(([x, y, range]) => ways.some((way) => way[0] === -x && way[1] === -y && way[2] === range));
}
