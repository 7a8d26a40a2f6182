/** The rules of a game as sentences: the same for the rulebook and for whoever chooses them. */
import type { Extinction, GameData, Goal } from '../game-data.ts';
import { A, a } from './articles.ts';

type NameOf = (kind: string) => string;

export function rulesInWords(data: GameData, nameOf: NameOf): readonly string[] {
  const { rules, castlings, drops, goal, extinction, drawAfter, pieces } = data;
  const hasCheck = rules.check === 'yes' && pieces.some(({ royal }) => royal);
  const says: readonly (string | false | undefined)[] = [
    hasCheck && checkInWords(data, nameOf),
    hasCheck && CHECKMATE[rules.checkmate],
    STALEMATE[rules.stalemate],
    rules.givingCheck === 'forbidden' && 'Nobody may give check.',
    rules.flight === 'forbidden' && 'A royal piece in check may move only to capture the piece that gives it.',
    rules.capture === 'must' && 'A player who can capture must capture.',
    rules.captured === 'to hand' && 'A captured piece goes to the hand of the player who captured it.',
    rules.captured === 'to hand' &&
      rules.promotedCaptives === 'fall back' &&
      'There it is what it was before it promoted.',
    drops && 'Instead of moving, a player may drop a piece from the hand on an empty square.',
    drops?.must === 'yes' && 'A player who can drop a piece must drop one.',
    drops?.givingCheck === 'forbidden' && 'A drop may not give check.',
    drops?.perFile &&
      `At most ${drops.perFile.most === 1 ? 'one' : 'two'} of a player’s ${nameOf(drops.perFile.kind)}s may be dropped on a file.`,
    drops?.mateBy?.is === 'forbidden' && `${A(nameOf(drops.mateBy.kind))} may not be dropped to give checkmate.`,
    drops?.mateBy?.is === 'loses' && `Whoever gives checkmate by dropping ${a(nameOf(drops.mateBy.kind))} loses.`,
    data.gatingFrom !== undefined &&
      `A piece that moves from “${data.gatingFrom}” for the first time may leave a piece from the hand on its square.`,
    rules.capturesExplode === 'yes' &&
      'A capture is an explosion: the capturing piece and everything beside it are lost, too.',
    rules.facingRoyals === 'forbidden' && 'Two royal pieces may not face each other along an open rank or file.',
    rules.facingRoyals === 'draw' &&
      'The game is drawn if the royal pieces go on facing each other along an open rank or file.',
    rules.immobile === 'forbidden' && 'A piece may not go where it could never move again.',
    castlings.length > 0 && 'There is castling.',
    rules.pass === 'yes' && 'A player may pass. If both do so in a row, the game is drawn.',
    goal && goalInWords(goal, nameOf),
    extinction && extinctionInWords(extinction, nameOf),
    rules.checksToWin > 0 && `Giving check ${rules.checksToWin} times wins.`,
    drawAfter !== undefined && `After ${drawAfter} moves the game is drawn.`,
    rules.repetition > 0 &&
      `The game is drawn when a position occurs for the ${ORDINAL[rules.repetition] ?? `${rules.repetition}th`} time.`,
    rules.noProgress > 0 &&
      `The game is drawn after ${rules.noProgress} moves of each player without a capture or an advance.`,
  ];
  return says.filter((one): one is string => typeof one === 'string');
}
const ORDINAL = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const CHECKMATE = {
  lost: 'Checkmate wins the game.',
  won: 'Whoever is checkmated wins.',
  draw: 'Checkmate is a draw.',
};
const STALEMATE = {
  draw: 'The game is drawn if the player to move has no move.',
  lost: 'A player without a move loses.',
  won: 'A player without a move wins.',
  'fewer wins': 'If the player to move has no move, the player with fewer pieces wins.',
};

function checkInWords({ rules, pieces }: GameData, nameOf: NameOf): string {
  const royals = pieces.filter(({ royal }) => royal).map(({ id }) => nameOf(id));
  const whom = royals.join(' or ');
  if (rules.royals === 'last') return `No player may leave the last ${whom} where it can be captured.`;
  if (rules.royals === 'one')
    return `No player may leave every ${whom} where it can be captured; one of them must be safe.`;
  return `No player may leave ${a(whom)} where it can be captured.`;
}
function goalInWords({ kinds, zone, when }: Goal, nameOf: NameOf): string {
  const [first, second] = kinds.map((kind) => (kind === null ? 'a piece' : a(nameOf(kind))));
  const who = first === second ? `Whoever brings ${first}` : `If White brings ${first}, or Black ${second},`;
  const wins = first === second ? 'wins' : 'that player wins';
  if (when === 'if safe') return `${who} to “${zone}”, where it cannot be captured, ${wins}.`;
  return `${who} to “${zone}” ${wins}${when === 'at once' ? '' : ', unless the opponent does so with the next move'}.`;
}
function extinctionInWords({ kinds, atMost, othersAtLeast, result }: Extinction, nameOf: NameOf): string {
  const whom = kinds === null ? 'pieces' : kinds.map(nameOf).join(' or ');
  const left = atMost === 0 ? `no ${whom}` : `only ${atMost} ${whom}`;
  const others = othersAtLeast > 0 ? `, while the opponent has at least ${othersAtLeast},` : '';
  const ends = { loses: 'loses', wins: 'wins', draw: 'has a draw' }[result];
  return `A player with ${left} left${others} ${ends}.`;
}
