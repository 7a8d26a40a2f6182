/** What pieces of people's own games are and do besides moving. A sentence's choices stand in it as {placeholders}. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { choiceWords } from '../../../../engine/workshop/words/choices.ts';
import type { words as pieces } from '../../../../engine/workshop/words/piece-sentences.ts';
import type { conditions } from '../../../../engine/workshop/words/reasons.ts';
import type { words as traits } from '../../../../engine/workshop/words/trait-sentences.ts';
import { workshopNames } from './moves.ts';

const either = (names: readonly string[]): string => (names.length === 1 ? names[0] : workshopNames.either(names));

export const workshopChoices: Words<typeof choiceWords> = {
  zone: 'Zone',
  whichPiece: 'Welche Figur',
  whichPieces: 'Welche Figuren',
  result: 'Ergebnis',
  anySquare: 'ganzes Brett',
};

/** `diese Figur`: whatever it is called */
export const workshopPieces: Words<typeof pieces> = {
  royal: 'Diese Figur ist königlich.',
  staysIn: 'Diese Figur verlässt nie die Zone {zone}.',
  firstMovesFrom: 'Aus der Zone {zone} macht diese Figur ihre ersten Züge, ob sie schon gezogen hat oder nicht.',
  formOf: 'In der Hand wird diese Figur wieder zu: {piece}.',
  countsAs: 'Diese Figur zählt als {piece}.',
  firstMoveLostTo: 'Diese Figur verliert ihren ersten Zug, wenn eine dieser Art in eine Linie mit ihr kommt: {piece}.',
  notTaking: 'Nicht geschlagen werden von dieser Figur: {pieces}.',
  notOver: 'Nicht übersprungen werden von dieser Figur: {pieces}.',
  promotion: {
    says: '{who} {must} sich umwandeln, wenn sie {zone} {when}; zur Wahl: {pieces}.',
    capturing: '{who} {must} sich umwandeln, wenn sie schlagend {zone} {when}; zur Wahl: {pieces}.',
    never: '{who} darf nicht nach {zone} ziehen.',
    whose: 'Wessen Figur',
    it: 'Diese Figur',
    whites: 'Die weiße',
    blacks: 'Die schwarze',
    mustIt: 'Muss sie',
    must: 'muss',
    may: 'darf',
    when: 'Wann',
    reaching: 'erreicht',
    leaving: 'erreicht oder verlässt',
    toWhat: 'Was sie werden kann',
  },
  promotesInstead:
    'Statt zu ziehen, darf sich diese Figur umwandeln, wenn sie in der Zone {zone} steht oder die einzige ihrer Art auf ihrer Seite ist: auf ihrem Feld, oder auf einem leeren, auf das die neue Figur von dort ziehen könnte. Dabei darf sie keine gegnerische Figur angreifen und kein Schach geben. Zur Wahl: {pieces}.',
  blast: {
    says: '{explosions} schadet dieser Figur nicht.',
    label: 'Welche Explosionen',
    beside: 'Eine Explosion neben ihr',
    any: 'Eine Explosion',
  },
};

export const workshopTraits: Words<typeof traits> = {
  reach: '{does} Es reicht so weit wie dieser Zug: {moves}.',
  reachLabel: 'Reichweite, als Züge',
  guards: (piece) => `${piece} schützt eigene Figuren auf Nachbarfeldern: Sie können nicht geschlagen werden.`,
  freezes: (piece) => `${piece} hält gegnerische Figuren auf Nachbarfeldern fest: Sie können ihr Feld nicht verlassen.`,
  bursts: (piece) =>
    `Wird diese Figur geschlagen, gehen die schlagende und alles auf den Nachbarfeldern verloren: ${piece}.`,
  pushes: (piece) =>
    `${piece} schiebt eine gegnerische Figur ein Feld weiter und rückt nach; über den Rand geschoben geht sie verloren.`,
  shoots: (piece) => `${piece} schlägt, ohne das eigene Feld zu verlassen.`,
  swaps: {
    says: '{piece} tauscht den Platz mit {whom}.',
    label: 'Mit wem',
    friends: 'eigenen Figuren',
    foes: 'gegnerischen Figuren',
    anybody: 'jeder Figur',
  },
  lifts: {
    says: 'Statt zu ziehen, setzt {piece} {whom} von einem Nachbarfeld auf ein anderes, leeres Nachbarfeld.',
    label: 'Wen',
    friends: 'eine eigene Figur',
    foes: 'eine gegnerische Figur',
    anybody: 'irgendeine Figur',
  },
  recruits: (piece) => `Was ${piece} schlägt, kommt in die Hand der eigenen Seite.`,
  carries: {
    says: '{piece} trägt eigene Figuren dieser Art: {whom}. Sie betreten das Feld, ohne zu schlagen, und kommen mit, bis sie weiterziehen. Beide werden zusammen geschlagen oder gar nicht; solange sie sich ein Feld teilen, tauscht keine den Platz, und die untere wandelt sich nicht um.',
    label: 'Wen',
    nobody: 'Keine Figur trägt eine ihrer eigenen Art, und dieses Spiel hat nur eine Art.',
  },
  borrows: {
    says: '{piece} zieht auch wie {whom}, leiht sich aber keine ersten Züge und nichts außer Zügen.',
    label: 'Wie wer',
    lastMoved: 'die Figur, die der Gegner zuletzt gezogen hat',
    friendsBeside: 'eigene Figuren auf Nachbarfeldern',
    enemiesBeside: 'gegnerische Figuren auf Nachbarfeldern',
    captured: 'die zuletzt selbst geschlagene Figur',
  },
  safeFrom: { says: '{piece} kann von diesen Figuren nicht geschlagen werden: {whom}.', label: 'Von wem' },
  safeBeyond: {
    one: '{piece} kann aus mehr als {count} Feld Entfernung nicht geschlagen werden.',
    several: '{piece} kann aus mehr als {count} Feldern Entfernung nicht geschlagen werden.',
    label: 'Wie weit',
  },
};

/** What lasts about a piece. */
export const workshopConditions: Words<typeof conditions> = {
  riding: (mount) => `Wird getragen von: ${mount}.`,
  carrying: (rider) => `Trägt: ${rider}.`,
  borrowing: (names) => `Zieht jetzt auch wie ${either(names)}.`,
};
