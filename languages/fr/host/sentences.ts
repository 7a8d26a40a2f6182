/** The sentences that the core makes of moves. Names of pieces come in bare, as in a list. */
import type { clauseWords, differenceWords, labelWords, listWords } from '../../../engine/core/text/words.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { verb } from '../interface/names.ts';
import { eitherOf, listOf } from '../plural.ts';

const par = (via: readonly string[]): string => (via.length > 0 ? ` par ${listOf(via)}` : '');

export const clauses: Words<typeof clauseWords> = {
  places: (side, feature, at) => `${side} ${verb(side, 'place', 'placent')} en ${at} : ${feature}`,
  endsTurn: (side) => `${side} ${verb(side, 'termine le tour', 'terminent le tour')}`,
  passes: (side) => `${side} ${verb(side, 'passe', 'passent')}`,
  turnRule: (side, label) => `${side} : ${label}`,
  drops: (side, kind, at) => `${side} ${verb(side, 'pose', 'posent')} en ${at} : ${kind}`,
  leaves: (mover, to) => `${mover} s’envole pour atterrir en ${to}`,
  swaps: (mover, partner) => `${mover} et ${partner} échangent leurs places`,
  own: (mover, deed) => `${mover} ${deed}`,
  boards: (mover, mount) => `${mover} monte sur ${mount}`,
  pushes: (mover, to, pushed, end) => `${mover} en ${to}, pousse en ${end} : ${pushed}`,
  goes: (mover, via, to) => `${mover}${par(via)} en ${to}`,
  capturesFromAfar: (mover, whom) => `${mover} prend sans bouger : ${whom}`,
  captures: (mover, via, whom, to) => `${mover}${par(via)} prend en ${to} : ${whom}`,
  capturesElsewhere: (mover, via, whom, to) => `${mover}${par(via)} en ${to}, prise : ${whom}`,
  capturing: (whom) => `, prise : ${whom}`,
  removing: (whom) => `, retrait : ${whom}`,
  pushing: (who, to) => `, poussée en ${to} : ${who}`,
  together: (who, to) => `, ${who} en ${to}`,
  becomes: (kind) => `, devient ${kind}`,
  leavesBehind: (feature) => `, laisse derrière : ${feature}`,
  callsCheck: (clause) => `${clause}, en annonçant échec`,
};

export const labels: Words<typeof labelWords> = {
  boards: 'monte sur',
  leaves: (feature) => `laisse derrière : ${feature}`,
};

export const lists: Words<typeof listWords> = { list: listOf, either: eitherOf, more: (n) => `${n} de plus` };

export const differences: Words<typeof differenceWords> = {
  captures: (whom) => `prise : ${whom}`,
  absorbs: (whom, at) => `prise : ${whom}, qui se retrouve en ${at}`,
  capturesFromAfar: (whom) => `prise sans bouger : ${whom}`,
  swaps: (partner) => `échange de places avec : ${partner}`,
  boards: (mount) => `monte sur ${mount}`,
  moves: (who, to) => `déplace en ${to} : ${who}`,
  becomes: (kind) => `devient ${kind}`,
  drops: (kind) => `pose de la main : ${kind}`,
  leavesBehind: (feature) => `laisse derrière : ${feature}`,
  places: (feature) => `place : ${feature}`,
  leaves: (to) => `s’envole pour atterrir en ${to}`,
  via: (cells) => `passe par ${cells}`,
  there: 'y va',
};

export const endings = { drawn: (ending: string): string => `${ending} : partie nulle.` };
