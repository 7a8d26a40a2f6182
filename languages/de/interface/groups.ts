/** The words of games in which a side is made of groups, told apart by their colours, of which one moves in a turn. */

import { capitalised } from '../../../engine/shared/capitalised.ts';
import type { Words } from '../../../engine/shared/language.ts';
import type { groupText as english } from '../../../renderer/text/groups.ts';
import { eitherOf, listOf, plural } from '../plural.ts';

// a group is told by its colour as a noun: Grau
export const groupText: Words<typeof english> = {
  ofSide: (side, unit) => `${unit} von ${side}`,
  turn: {
    title: 'Dieser Zug',
    choose: (side) => `${side} wählt eine Farbe, indem sich eine ihrer Einheiten bewegt.`,
    mixed: (side) => `${side} bewegt Einheiten beliebiger Farben, die mit einem Häuptling verbunden sind.`,
    colours: (side) => `Die Farben von ${side}`,
    units: (n) => plural(n, 'Einheit', 'Einheiten'),
    canMove: (n) => (n === 0 ? 'keine beweglich' : `${n} beweglich`),
    royal: 'königlich',
    leaderless: 'ohne Häuptling',
    gone: 'weg',
    goTo: (group, says) => `${capitalised(group)}, ${says}. Zu einer beweglichen Einheit gehen`,
    whyLeaderless: (group) =>
      `Der Häuptling von ${capitalised(group)} wurde geschlagen; die Einheiten von ${capitalised(group)} können sich nie wieder bewegen.`,
    whyGone: (group) => `Von ${capitalised(group)} ist keine Einheit mehr übrig.`,
    whyStuck: (group) => `Von ${capitalised(group)} kann sich jetzt keine Einheit bewegen.`,
    moved: 'Bewegt',
    movedLabel: 'Bewegungen in diesem Zug, der Reihe nach',
    ready: 'Beweglich',
    cutOff: 'Abgeschnitten',
    stuck: 'Unbeweglich',
    none: 'keine',
    // before the two buttons „letzte“ and „Zug“, where there is little room
    undo: 'Zurück',
    last: 'letzte',
    undoLabel: 'Letzte Bewegung zurücknehmen',
    turn: 'Zug',
    undoTurnLabel: 'Alle Bewegungen dieses Zugs zurücknehmen',
    end: 'Zug beenden',
    neutral: 'Neutral',
    nothingLeft: 'Keine weitere Einheit kann sich bewegen.',
  },
  all: {
    title: 'Farben',
    chiefs: (leader, left, of) => `Königl. ${leader}: ${left} von ${of}`,
    chiefsLabel: (leader, left, of) => `${leader} (königlich): noch ${left} von ${of}`,
  },
  step: {
    choose: (groups) => `Bewege eine beliebige Einheit, um ihre Farbe zu wählen: ${eitherOf(groups.map(capitalised))}.`,
    any: 'Bewege eine beliebige Einheit, die mit einem deiner Häuptlinge verbunden ist.',
    goOn: (n) =>
      `${n === 1 ? 'Eine weitere Einheit kann sich bewegen.' : `${n} weitere Einheiten können sich bewegen, in beliebiger Reihenfolge.`} Du kannst den Zug jederzeit beenden.`,
    done: 'Keine weitere Einheit kann sich bewegen. Beende den Zug oder nimm Bewegungen zurück.',
    nowhere: 'Keine Züge.',
  },
  preview: {
    cutOff: (units) => `${capitalised(listOf(units))} ${units.length === 1 ? 'wäre' : 'wären'} abgeschnitten.`,
    self: (unit) => `Diese Einheit wäre dort abgeschnitten: ${unit}.`,
    back: (units) => `${capitalised(listOf(units))} ${units.length === 1 ? 'wäre' : 'wären'} wieder verbunden.`,
    leaderless: (group) => `${capitalised(group)} wäre ohne Häuptling.`,
  },
  selection: {
    selected: (n, group) =>
      `${plural(n, 'Einheit', 'Einheiten')}${group === '' ? '' : ` von ${capitalised(group)}`} ausgewählt.`,
    how: 'Wähle ein Feld oder drücke Umschalt und eine Pfeiltaste, um sie gemeinsam zu bewegen. Wähle eine Einheit, um sie hinzuzunehmen oder wegzulassen.',
    go: (units, of) => {
      if (units.length === 0) return 'Keine von ihnen kann sich dorthin bewegen.';
      return units.length === of && of > 1
        ? `${of === 2 ? 'Beide' : `Alle ${of}`} bewegen sich dorthin.`
        : `${units.length} von ${of} ${units.length === 1 ? 'bewegt' : 'bewegen'} sich dorthin: ${listOf(units)}.`;
    },
    heldBack: 'Wiederhole das, um es zu spielen.',
    capture: (units) => `Dabei geschlagen: ${listOf(units)}.`,
    stays: (unit, why) => `${capitalised(unit)} bleibt stehen: ${why}`,
    moreStay: (n) => `${plural(n, 'weitere Einheit bleibt stehen', 'weitere Einheiten bleiben stehen')}.`,
    all: 'Alle Einheiten',
    cleared: 'Auswahl aufgehoben.',
  },
  moves: {
    turn: (group, n) => `${capitalised(group)}, ${plural(n, 'Bewegung', 'Bewegungen')}`,
    unfold: (what) => `Bewegungen von Zug ${what} zeigen`,
    fold: (what) => `Bewegungen von Zug ${what} verbergen`,
    of: (n, side) => `${n}, ${side}`,
    unfolded: (moves) => `Bewegungen gezeigt: ${moves.join(', ')}.`,
    folded: 'Bewegungen verborgen.',
  },
  said: {
    chooses: (side, group) => `${side} bewegt Einheiten von ${capitalised(group)}. `,
    goesOn: (group) => `${capitalised(group)}. `,
    cutOff: (units) => `Abgeschnitten: ${units.join(', ')}.`,
    back: (units) => `Wieder verbunden: ${units.join(', ')}.`,
    leaderless: (group, leader, n) =>
      `${leader} von ${capitalised(group)} wurde geschlagen. ${capitalised(group)} ist ohne Häuptling: ${
        n === 1 ? '1 Einheit kann' : `${n} Einheiten können`
      } sich nie wieder bewegen.`,
    ended: (side, says, left) =>
      `${side} beendet den Zug. ${capitalised(says)}${left.length > 0 ? ` ${left.length === 1 ? 'Hätte' : 'Hätten'} sich noch bewegen können: ${left.join(', ')}.` : ''}`,
    situation: (side, groups) => `${side}: ${groups.join(', ')}.`,
    moved: (n) => `${n} bewegt`,
    group: (group, n, more) => `${capitalised(group)} ${n}${more === '' ? '' : ` (${more})`}`,
  },
  setup: {
    colour: 'Farbe',
  },
};
