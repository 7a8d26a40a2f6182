/** What a match or a save says to people. Pieces come in bare, so what is done to them stands behind a colon. */

import type { words as english, results as englishResults } from '../../../engine/match/words.ts';
import { capitalised } from '../../../engine/shared/capitalised.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { plural } from '../plural.ts';

/** before what is wrong with a square, unless that names it */
const onCell = (cell: string | null, says: string): string =>
  cell === null || says.includes(cell) ? '' : `Auf ${cell}: `;
const WHOLE_AGAIN = 'Bitte deinen Gegner, die ganze Partie noch mal zu senden';

/** Results that no rule made. */
export const resultWords: Words<typeof englishResults> = {
  resigned: (loser, winner) => `${loser} hat aufgegeben. ${winner} gewinnt.`,
  agreed: 'Remis durch Vereinbarung.',
  outOfTime: (loser, winner) => `Die Zeit von ${loser} ist abgelaufen. ${winner} gewinnt.`,
};

export const matchWords: Words<typeof english> = {
  // refusals of a running match
  over: 'Die Partie ist zu Ende. Nimm einen Zug zurück oder beginne eine neue Partie.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  revelation: 'Das würde etwas Aufgedecktes zurücknehmen. Beide Spieler müssen zustimmen.',
  programAnnounces: 'In dieser Partie sagt Fairytable das Schach an.',
  nothingUncalled: 'Kein König steht in einem Schach, das nicht angesagt wurde.',
  nowhereBack:
    'Der König stand schon im Schach, als die Partie begann; es gibt also nichts, wohin es zurückgehen könnte.',
  uncalled:
    'Das Schach wurde nicht angesagt. Die Partie geht zurück zur letzten Stellung, in der kein König im Schach stand.',
  noSuchNode: (node) => `Diese Partie hat keine Stellung mit der Nummer ${node}.`,
  alreadyThere: 'Das ist schon die aktuelle Stellung.',
  noSuchSide: (side, sides) => `Die Seite „${side}“ gibt es in diesem Spiel nicht; die Seiten sind ${sides}.`,

  fullGame:
    'Diese Partie ist so lang, dass sich nichts Weiteres von ihr aufbewahren lässt. Baue von hier eine Stellung auf und beginne damit eine neue Partie.',
  longAction: 'Diese Aktion ist zu lang, um aufbewahrt zu werden. Spiele eine andere.',

  noSecretComment: 'Kommentare dürfen alle lesen; darum bekommt ein geheimer Zug keinen.',
  markWithoutMove: 'Nur ein Zug kann eine Bewertung wie !? haben. Schreibe einen Kommentar ohne Bewertung.',
  longComment: (most) => `Dieser Kommentar ist zu lang: Ein Kommentar hat höchstens ${most} Zeichen. Kürze ihn.`,
  manyComments: (most) =>
    `In dieser Partie wurden Kommentare ${most}-mal geändert. Weitere Änderungen lassen sich nicht aufbewahren.`,
  longNotes: (most) => `Diese Notizen sind zu lang: Sie haben höchstens ${most} Zeichen. Kürze sie.`,
  manyNotes: (most) =>
    `In dieser Partie wurden die Notizen ${most}-mal geändert. Weitere Änderungen lassen sich nicht aufbewahren.`,
  manyStrokes: (most) =>
    `In dieser Partie wurde ${most}-mal auf den Tisch gezeichnet. Mehr lässt sich nicht aufbewahren.`,
  fullTable: (most) => `Auf dem Tisch sind ${most} Linien. Radiere erst einige davon.`,
  offTable: 'Diese Linie reicht über den Tisch hinaus.',
  noSuchStroke: 'Diese Linie ist nicht da.',

  // the free table
  free: {
    off: 'Schiedsrichter aus',
    on: 'Schiedsrichter an',
    moved: (piece, from, to) => `${piece} ${from}–${to}, frei`,
    put: (piece, at) => `${piece} auf ${at} gesetzt`,
    onto: (move, other) => `${move}, ersetzt: ${other}`,
    removed: (piece, at) => `${piece} von ${at} genommen`,
    changed: 'Stellung geändert',
  },
  refereeOff: 'Der Schiedsrichter ist aus. Schalte ihn ein, um nach den Regeln zu spielen.',
  refereeOn: 'Der Schiedsrichter ist schon an.',
  inPhase: 'Der Schiedsrichter kann ausgeschaltet werden, sobald der erste Zug beginnt.',
  // `play`: as the field of the phase names it
  phaseOnTable:
    'Der Schiedsrichter kann nur für einen Zug der Partie eingeschaltet werden. Wähle als Phase das gewöhnliche Spiel (play).',
  badTable: (cell, says) => `Der Schiedsrichter kann noch nicht eingeschaltet werden. ${onCell(cell, says)}${says}`,
  secretTable:
    'Der Schiedsrichter muss an bleiben: In dieser Partie ist vielleicht etwas verborgen, und nur eine Seite darf davon wissen.',
  hiddenOnTable: 'Auf einem freien Tisch darf nichts verborgen sein. Nimm alles Verborgene vom Brett.',
  manyFreeMoves: (most) => `In dieser Partie gab es ${most} freie Züge. Mehr lassen sich nicht aufbewahren.`,
  badFreeTable: 'Dieser Tisch lässt sich nicht aufbewahren: Er ist nicht als Stellung dieses Spiels geschrieben.',
  fullFreeTable: 'Auf diesem Tisch ist zu viel, um ihn aufzubewahren. Entferne erst etwas.',
  badFreeMove:
    'Diese Änderung der Stellung kann nicht gelesen werden. Kopiere den Text noch mal und ändere nichts daran.',

  noClock: 'Diese Partie wird ohne Uhren gespielt.',
  tooManyTosses: (most) =>
    `Mehr als ${most} Würfe lassen sich in einer Partie nicht aufbewahren. Beginne eine neue Partie, um wieder zu werfen.`,
  hasTime: (side) => `${side} hat noch Zeit.`,

  // refusals of a save
  notJson: 'Diese Datei ist keine Partie von Fairytable: Sie kann nicht als JSON gelesen werden.',
  truncated: 'Diese Datei ist unvollständig: Ihr Ende fehlt.',
  foreign: 'Diese Datei ist keine Partie von Fairytable.',
  tooNew: (found, known) =>
    `Diese Partie wurde mit einer neueren Version von Fairytable gespeichert (Format ${found}); diese Version liest Formate bis ${known}. Aktualisiere Fairytable, um sie zu öffnen.`,
  /** `where`: a path in the file, or `the whole` */
  malformed: (where) =>
    where === 'the whole'
      ? 'Diese Datei ist beschädigt: Als Ganzes ist sie nicht gültig.'
      : `Diese Datei ist beschädigt: „${where}“ ist nicht gültig.`,
  damaged: 'Diese Datei ist beschädigt: Ihr Inhalt passt nicht zu ihrer Prüfsumme.',
  /** `what`: a word of the file's own, such as `cursor` */
  doctored: (what) => `Diese Datei ist beschädigt: Ihr Teil „${what}“ passt nicht zu ihren Zügen.`,
  unknownVariant: (id) => `Diese Version von Fairytable kennt das Spiel „${id}“ nicht.`,
  illegalEntry: (entry, why) => `Eintrag ${entry} dieser Partie kann nicht gespielt werden: ${why}`,
  badStart: (cell, says) =>
    `Die Ausgangsstellung dieser Partie kann nicht gespielt werden. ${onCell(cell, says)}${says}`,
  badSecrets:
    'Die Ausgangsstellung dieser Partie kann nicht gespielt werden, und zwar wegen etwas, von dem nur eine Seite wissen darf.',
  illegalSecret: 'Ein Eintrag dieser Partie, von dem nur eine Seite wissen darf, kann nicht gespielt werden.',
  unsealed: (side) => `Diese Datei ist beschädigt: Die Geheimnisse von ${side} sind nicht gültig.`,
  migrationFailed: (version) =>
    `Diese Datei ist beschädigt: Sie ist keine gültige gespeicherte Partie im Format ${version}.`,

  // told when a game was opened, but not exactly as it was
  otherRules: (saved, now) =>
    `Diese Partie wurde nach Regelversion ${saved} gespielt; dieses Fairytable hat Regelversion ${now}. Sie geht von der gespeicherten Stellung aus weiter, ohne die Züge, die zu ihr führten.`,
  otherPosition:
    'Die gespeicherten Züge führen beim Nachspielen zu einer anderen Stellung. Die Partie geht von der gespeicherten Stellung aus weiter, ohne die Züge, die zu ihr führten.',

  noGame: 'Dieser Text ist keine Partie: Seine erste Zeile sollte das Spiel nennen, etwa [Game "acid"].',
  unknownGame: (id, known) => `Das Spiel „${id}“ gibt es nicht; die Spiele sind ${known}.`,
  manyGames: (count) => `Dieser Text enthält ${plural(count, 'Partie', 'Partien')}. Füge immer nur eine davon ein.`,
  openBracket: 'Eine Klammer beginnt eine Variante, die kein Ende hat.',
  endOfNoBracket: 'Hier endet eine Klammer, und keine hat begonnen.',
  nothingBefore: 'Eine Variante steht hinter dem Zug, den sie ersetzt, und hier gibt es keinen.',
  // a tag is a „Kopfzeile“: „Tag“ is a day
  brokenTag: (line) => `Zeile ${line}: Eine Kopfzeile wird so geschrieben: [Name "Wert"].`,
  badTag: (tag, why) => `Die Kopfzeile ${tag} ist nicht gültig: ${why}`,
  hiddenMoves: (count) =>
    `In diesem Text ${count === '1' ? 'fehlt 1 verborgene Aktion' : `fehlen ${count} verborgene Aktionen`}; darum kann die Partie nicht nachgespielt werden. Bitte stattdessen um eine Kopie der gespeicherten Partie.`,
  badMove: (line, turn, why) => `Zeile ${line}, ${turn}: ${why}`,
  notAStart: 'Das ist keine Ausgangsstellung.',
  turn: (number, side) => `Zug ${number}, ${side}`,
  noSuchMove: (group, move) => `Von ${capitalised(group)} kann sich jetzt keine Einheit so bewegen: ${move}.`,
  textTooLong: 'Dieser Text ist zu lang für eine Partie.',

  // positions and games of other programs
  noFen: 'Das ist keine FEN dieses Spiels.',
  noFenStart:
    'In keiner Anfangsstellung dieses Spiels stehen Könige und Türme so, dass sie nach dieser FEN rochieren dürfen.',
  noPgnGame: (name: string): string =>
    `Diese Partie ist eine von „${name}“, das nicht unter den bekannten Varianten ist. Partien bekannter Varianten sind lesbar, unter dem Namen, den sie dort haben.`,
  noSan: (move: string): string =>
    `„${move}“ ist kein Zug, der hier gespielt werden kann, oder mehr als ein Zug kann gemeint sein.`,

  // a turn as text
  noTurnText: 'In diesem Text ist kein Zug von Fairytable. Kopiere die ganze Zeile, die mit „fairytable:“ beginnt.',
  longTurnText: 'Dieser Text ist zu lang für einen Zug. Kopiere nur die Zeile, die mit „fairytable:“ beginnt.',
  cutTurnText: 'Das Ende dieser Zeile fehlt. Kopiere die ganze Zeile.',
  strangeTurnText: (letter) =>
    `Diese Zeile ist unvollständig oder wurde unterwegs verändert: Ab „${letter}“ kann sie nicht gelesen werden. Kopiere die ganze Zeile noch mal oder schicke sie als Datei.`,
  newTurnText: (found, known) =>
    `Diese Zeile kommt von einer neueren Version von Fairytable (Format ${found}); diese Version liest Format ${known}. Aktualisiere Fairytable, um diesen Zug zu spielen.`,
  damagedTurnText: 'Diese Zeile wurde unterwegs verändert. Bitte deinen Gegner, sie noch mal zu kopieren.',
  otherGameTurn: 'Dieser Zug gehört zu einer anderen Partie. Öffne jene Partie und füge ihn dort ein.',
  invitationHere: 'Diese Zeile ist eine Einladung zu einer neuen Partie, kein Zug in dieser.',
  badNameInvited:
    'In dieser Einladung steht ein Name, der sich in Fairytable nicht eingeben lässt: Er ist zu lang oder hat Zeichen, die nicht angezeigt werden. Bitte um eine andere Einladung.',
  turnNoInvitation:
    'Diese Zeile ist ein Zug einer Partie, keine Einladung. Öffne jene Partie und füge die Zeile dort ein.',
  ownTurnText: 'Das ist dein eigener Zug. Schicke ihn deinem Gegner und füge dessen Zug hier ein.',
  playedTurnText: 'Dieser Zug wurde schon gespielt. Bitte deinen Gegner um den nächsten.',
  olderTurnText: `Diese Zeile gehört zu einer früheren Stellung, in der ein anderer Zug gespielt wurde. ${WHOLE_AGAIN}.`,
  laterTurnText:
    'Diese Zeile gehört zu einer späteren Stellung. Füge erst die Züge davor ein oder bitte deinen Gegner, die ganze Partie noch mal zu senden.',
  otherTurnPosition: `Dieser Zug wurde in einer anderen Stellung gemacht als der hier. ${WHOLE_AGAIN}, und prüft, ob ihr beide dieselbe Version von Fairytable habt.`,
  // an action of the turn: a part of it, as on the table
  badTurnAction: (action, why) => `Teil ${action} dieses Zugs kann nicht gespielt werden: ${why}`,
  turnTooMuch: 'Diese Zeile geht nach dem Zug deines Gegners weiter. Bitte deinen Gegner, sie noch mal zu kopieren.',
  turnTooLittle:
    'Diese Zeile endet vor dem Ende des Zugs. Bitte deinen Gegner, den Zug zu beenden und noch mal zu kopieren.',
  turnWithoutEffect: 'Es gibt noch nichts zu senden. Spiele erst deinen Zug.',
  turnUnfinished: 'Beende erst deinen Zug, dann kopiere ihn.',
  turnTooBig: 'Dieser Zug ist zu lang, um als Text gesendet zu werden. Nimm einen Teil davon zurück.',
  invitationTooBig:
    'Die Stellung dieser Partie ist zu groß, um als Text gesendet zu werden. Beginne mit einer kleineren.',
  notByText: 'Ein Zug kann nur gesendet werden, solange der Schiedsrichter an ist.',
  sentAlready: 'Dieser Zug wurde kopiert und gilt darum als gesendet. Er kann nicht mehr zurückgenommen werden.',
  wholeGameKnown: 'Du hast schon alles von dieser Partie.',
  wholeGameGap: `Der Anfang dieses Textes fehlt. ${WHOLE_AGAIN}.`,
  wholeGameNothing: 'Von dieser Partie wurde noch nichts gesendet.',
  wholeGameBig: 'Diese Partie ist zu lang, um als Text gesendet zu werden.',
  noDrawOffered: 'Dein Gegner bietet kein Remis an.',
  onlyNewByText: 'Nur eine neue Partie kann per Text gespielt werden. Beginne erst eine neue Partie.',
  nobodyElsewhere: 'Beide Spieler dieser Partie sitzen an diesem Rechner; es gibt also nichts zu senden.',
  clocksByText: 'Eine Partie per Text hat keine Uhren. Beginne sie ohne Uhren.',
  longRulesByText:
    'Die Regeln dieses Spiels sind zu lang, um mit einer Einladung gesendet zu werden. Kürze sie oder lass Kommentare weg.',
  noRulesInvited:
    'In dieser Einladung fehlen die Regeln des Spiels. Bitte deinen Gegner, die Einladung noch mal zu kopieren.',
  callsByText: 'In einer Partie per Text sagt Fairytable das Schach an. Ändere erst diese Regel.',
  otherRulesInvited: (asked, known) =>
    `Diese Partie wird nach Regelversion ${asked} gespielt; dieses Fairytable hat Regelversion ${known}. Beide brauchen dieselbe Version von Fairytable.`,

  // the journal: people know it as the autosave
  journalBroken: (line) =>
    `Die automatische Speicherung dieser Partie ist in Zeile ${line} beschädigt; sie wurde bis dorthin gelesen.`,
  journalGap: (entry) => `Die automatische Speicherung passt nicht zu dieser Partie: Eintrag ${entry} fehlt.`,
  journalOther: (entry) => `Die automatische Speicherung passt nicht zu dieser Partie: Eintrag ${entry} ist anders.`,
};
