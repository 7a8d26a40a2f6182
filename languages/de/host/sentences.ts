/** The sentences that the core makes of moves. Names of pieces come in bare, as in a list. */
import type { clauseWords, differenceWords, labelWords, listWords } from '../../../engine/core/text/words.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { eitherOf, listOf } from '../plural.ts';

const über = (via: readonly string[]): string => (via.length > 0 ? ` über ${listOf(via)}` : '');

export const clauses: Words<typeof clauseWords> = {
  places: (side, feature, at) => `${side} setzt auf ${at}: ${feature}`,
  endsTurn: (side) => `${side} beendet den Zug`,
  passes: (side) => `${side} passt`,
  turnRule: (side, label) => `${side}: ${label}`,
  drops: (side, kind, at) => `${side} setzt auf ${at} ein: ${kind}`,
  leaves: (mover, to) => `${mover} fliegt ab, um auf ${to} zu landen`,
  swaps: (mover, partner) => `${mover} und ${partner} tauschen die Plätze`,
  own: (mover, deed) => `${mover} ${deed}`,
  boards: (mover, mount) => `${mover} besteigt ${mount}`,
  pushes: (mover, to, pushed, end) => `${mover} nach ${to}, schiebt nach ${end}: ${pushed}`,
  goes: (mover, via, to) => `${mover}${über(via)} nach ${to}`,
  capturesFromAfar: (mover, whom) => `${mover} schlägt, ohne zu ziehen: ${whom}`,
  captures: (mover, via, whom, to) => `${mover}${über(via)} schlägt auf ${to}: ${whom}`,
  capturesElsewhere: (mover, via, whom, to) => `${mover}${über(via)} nach ${to}, geschlagen: ${whom}`,
  capturing: (whom) => `, geschlagen: ${whom}`,
  removing: (whom) => `, entfernt: ${whom}`,
  pushing: (who, to) => `, geschoben nach ${to}: ${who}`,
  together: (who, to) => `, ${who} nach ${to}`,
  becomes: (kind) => `, wird ${kind}`,
  leavesBehind: (feature) => `, lässt zurück: ${feature}`,
  callsCheck: (clause) => `${clause}, mit Schachansage`,
};

export const labels: Words<typeof labelWords> = { boards: 'besteigt', leaves: (feature) => `lässt zurück: ${feature}` };

export const lists: Words<typeof listWords> = { list: listOf, either: eitherOf, more: (n) => `${n} weitere` };

export const differences: Words<typeof differenceWords> = {
  captures: (whom) => `schlägt: ${whom}`,
  absorbs: (whom, at) => `schlägt: ${whom}, danach auf ${at}`,
  capturesFromAfar: (whom) => `schlägt, ohne zu ziehen: ${whom}`,
  swaps: (partner) => `tauscht den Platz; Partner: ${partner}`,
  boards: (mount) => `besteigt ${mount}`,
  moves: (who, to) => `bewegt nach ${to}: ${who}`,
  becomes: (kind) => `wird ${kind}`,
  drops: (kind) => `setzt aus der Hand ein: ${kind}`,
  leavesBehind: (feature) => `lässt zurück: ${feature}`,
  places: (feature) => `setzt: ${feature}`,
  leaves: (to) => `fliegt ab, um auf ${to} zu landen`,
  via: (cells) => `zieht über ${cells}`,
  there: 'zieht dorthin',
};

export const endings = { drawn: (ending: string): string => `${ending}: Remis.` };
