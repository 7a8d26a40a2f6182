/** Check, endings, and everything else that is a rule of the whole game. */
import type { Extinction, GameData, Goal, Zone } from '../game-data.ts';
import type { RuleNumbers, RuleWords } from '../rule-values.ts';
import type { IniArray } from './ini-array.ts';
import type { IniValues } from './ini-keys.ts';
import type { IniKinds } from './ini-kinds.ts';
import { sentences } from './sentences.ts';

type Result = 'loss' | 'win' | 'draw';
const resultOf = (text: string | undefined): Result | null =>
  text === 'loss' || text === 'win' || text === 'draw' ? text : null;
const STALEMATE = { loss: 'lost', win: 'won', draw: 'draw' } as const;
const EXTINCTION = { loss: 'loses', win: 'wins', draw: 'draw' } as const;

export function readIniRules(values: IniValues, kinds: IniKinds, placed: IniArray): RuleWords & RuleNumbers {
  const flag = (key: string, usual = false): boolean => values.flag(key, usual);
  const pseudoRoyal = flag('extinctionPseudoRoyal');
  const count = values.number('extinctionPieceCount', 0);
  const explodes = flag('blastOnCapture');
  const extinct = kinds.set('extinctionPieceTypes', '');
  kinds.edit('king', () => ({ royal: true }));
  if (explodes) kinds.edit('pawn', () => ({ blast: 'spares beside' }));
  for (const key of kinds.set('blastImmuneTypes', '')) kinds.edit(key, () => ({ blast: 'spares' }));
  if (pseudoRoyal) for (const key of extinct) kinds.edit(key, () => ({ royal: true }));
  const hasKing = kinds.get('king') !== undefined;
  const several = placed.array.filter(
    ({ kind, side }) => side === 0 && extinct.some((key) => kinds.idOf(key) === kind),
  );
  if (pseudoRoyal && hasKing && count === 0 && several.length > 1)
    values.refuse(
      'extinctionPseudoRoyal',
      sentences.notPossible('Kings beside other royal pieces of which the last must be safe'),
    );
  const mustCapture = flag('mustCapture');
  const check = hasKing || pseudoRoyal ? 'yes' : 'no';
  const stalemate = STALEMATE[resultOf(values.text('stalemateValue')) ?? 'draw'];
  return {
    check,
    royals: flag('dupleCheck') ? 'one' : pseudoRoyal && count === 0 ? 'last' : 'each',
    givingCheck: flag('checking', true) ? 'allowed' : 'forbidden',
    flight: flag('makpongRule') ? 'forbidden' : 'allowed',
    capture: mustCapture ? 'must' : 'free',
    captured: flag('capturesToHand') ? 'to hand' : 'gone',
    promotedCaptives: flag('dropLoop') ? 'stay' : 'fall back',
    capturesExplode: explodes ? 'yes' : 'no',
    facingRoyals: flag('flyingGeneral') ? 'forbidden' : flag('bikjangRule') ? 'draw' : 'allowed',
    immobile: flag('immobilityIllegal') ? 'forbidden' : 'allowed',
    pass: flag('pass') || (flag('passWhite') && flag('passBlack')) ? 'yes' : 'no',
    stalemate: flag('stalematePieceCount') ? 'fewer wins' : stalemate,
    checkmate: ({ loss: 'lost', win: 'won', draw: 'draw' } as const)[resultOf(values.text('checkmateValue')) ?? 'loss'],
    ...repetitionIn(values, placed, check === 'yes'),
    noProgress: values.number('nMoveRule', 50),
    checksToWin: placed.checks,
    ...{ walls: 'none', movesATurn: 1, firstTurn: 0 },
  };
}

type RepetitionRules = Pick<RuleWords & RuleNumbers, 'repetition' | 'repeated' | 'perpetualCheck'>;
function repetitionIn(values: IniValues, { first }: IniArray, hasCheck: boolean): RepetitionRules {
  const result = resultOf(values.text('nFoldValue')) ?? 'draw';
  const isAbsolute = values.flag('nFoldValueAbsolute', false) && result !== 'draw';
  const repetition = values.number('nFoldRule', 3);
  const isPerpetualLost = values.flag('perpetualCheckIllegal', false) && hasCheck && repetition > 0;
  // an absolute result is White's
  if (isAbsolute && (result === 'loss') !== (first === 0))
    values.refuse('nFoldValueAbsolute', sentences.notPossible('A repetition that the first player wins'));
  return {
    repetition,
    repeated: repetition === 0 ? 'draw' : isAbsolute ? 'first loses' : REPEATED[result],
    perpetualCheck: isPerpetualLost ? 'lost' : 'allowed',
  };
}
/** Of the side to move, which has not brought the position about. */
const REPEATED = { loss: 'won', win: 'lost', draw: 'draw' } as const;

export function readIniEndings(
  values: IniValues,
  kinds: IniKinds,
  setZone: (name: string, zone: Zone) => string,
): Pick<GameData, 'goal' | 'extinction'> {
  const flag = values.zone('flagRegion', [], []);
  const isNamed = ['', 'White', 'Black'].some((side) => values.has(`flagPiece${side}`));
  const pieces = kinds.sidedSet('flagPiece', '*');
  const kindOf = (keys: readonly string[]): string | null =>
    !isNamed || keys.length === kinds.drafts.size || keys[0] === undefined ? null : kinds.idOf(keys[0]);
  const when: Goal['when'] = values.flag('flagMove', false)
    ? 'after an answer'
    : values.flag('flagPieceSafe', false)
      ? 'if safe'
      : 'at once';
  const hasGoal = flag[0].length + flag[1].length > 0;
  const goal = { kinds: pieces.map(kindOf) as [string | null, string | null], zone: '', when };
  const extinction = readExtinction(values, kinds);
  return { ...(hasGoal && { goal: { ...goal, zone: setZone('goal', flag) } }), ...(extinction && { extinction }) };
}
function readExtinction(values: IniValues, kinds: IniKinds): Extinction | null {
  const result = resultOf(values.text('extinctionValue'));
  const isAll = values.text('extinctionPieceTypes')?.trim() === '*';
  const isOnlyRoyal = values.flag('extinctionPseudoRoyal', false) && !values.flag('blastOnCapture', false);
  const othersAtLeast = values.number('extinctionOpponentPieceCount', 0);
  if (result === null || isOnlyRoyal) return null;
  return {
    kinds: isAll ? null : kinds.set('extinctionPieceTypes', '').map((key) => kinds.idOf(key)),
    atMost: values.number('extinctionPieceCount', 0),
    ...{ othersAtLeast, result: EXTINCTION[result] },
  };
}
