/** Every text of the main process for players: refusals, problems and the native menu. */

import type * as english from '../../../electron/contract/messages.ts';
import type { draftMessages as englishDrafts } from '../../../engine/core/text/draft-words.ts';
import { capitalised } from '../../../engine/shared/capitalised.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { listOf, plural } from '../plural.ts';

const CANCELLED = 'Abgebrochen. Alles ist, wie es war.';

export const errorMessages: Words<typeof english.errorMessages> = {
  // for invalid messages, which our own page never sends
  longInput: (most) => `Dieser Text ist zu lang. Er darf höchstens ${most.toLocaleString('de')} Zeichen haben.`,
  invalidInput: (request, where) => `Die Anfrage ${request} ist bei „${where}“ fehlerhaft.`,
  unknownRequest: 'Unbekannte Anfrage.',
  untrustedSender: 'Diese Nachricht kam nicht von der Seite dieser App.',
  cannotUpdate: 'Diese Kopie von Fairytable ersetzt sich nicht selbst. Warum, steht in den Einstellungen.',
  internal: 'In der App ist etwas schiefgegangen. Die Partie ist, wie sie war; versuche es noch mal.',
  hostGone: 'Fairytable wurde beendet. Starte es neu; die Partie ist sicher.',
  lost: 'Die Verbindung ist abgebrochen. Sie wird neu aufgebaut… Sieh dir das Brett an, bevor du weiterspielst.',
  displaced: 'Die Partie ist in einem anderen Fenster offen. Übernimm sie, um hier weiterzuspielen.',

  // the table
  cancelled: CANCELLED,
  stale: 'Die Partie hat sich inzwischen geändert. Versuche es noch mal.',
  rulesBug: 'In den Regeln dieses Spiels ist etwas schiefgegangen. Der Zug wurde zurückgenommen.',
  noMatch: 'Keine Partie ist offen. Beginne eine oder öffne eine.',
  noSuchPiece: 'Diese Figur gibt es in dieser Partie nicht.',
  noSuchCell: 'Dieses Feld gibt es in dieser Partie nicht.',
  itCan: 'Diese Figur kann dorthin ziehen.',
  noSuchFeature: 'Dieses Gelände gibt es in dieser Partie nicht.',
  noSuchNode: 'Diesen Zug gibt es in dieser Partie nicht.',
  lookingBack: 'Die Partie ist zu Ende. Analysiere sie oder beginne eine neue.',
  noSuchVariant: 'Dieses Spiel gibt es in dieser App nicht.',
  noSuchGame: 'Dieses Spiel ist nicht mehr da. Lade die Liste neu.',
  noSuchVersion: 'Diese Version ist nicht mehr da. Öffne die Liste der Versionen noch mal.',
  gamesTooLong: 'Dieser Text ist zu lang für Spiele.',
  hidden: 'Nur eine Seite darf jetzt hinsehen. Übergib erst den Bildschirm.',
  secretNotes: 'Die Notizen können alle lesen. Verbirg erst deine Geheimnisse.',
  secretDrawing: 'Was gezeichnet wird, sehen alle. Verbirg erst deine Geheimnisse.',
  both: 'Das würde etwas Aufgedecktes zurücknehmen. Beide Seiten müssen zustimmen.',
  alreadyThere: 'Das ist schon die aktuelle Stellung.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingReady: 'Es gibt jetzt keine fertige Aufstellung, die du verwenden kannst.',
  nothingHidden: 'In dieser Partie ist jetzt nichts verborgen.',
  noComputer: 'Der Computer ist nicht am Zug.',
  noAdvice: 'Hier gibt es nichts zu raten: Die Partie ist zu Ende, oder du bist nicht am Zug.',
  noHint: 'Es wurde kein Tipp gefunden. Mit der Partie ist alles in Ordnung.',
  stopped: 'Gestoppt.',
  notAgreed: 'Erst müssen beide Seiten der Analyse zustimmen, oder die Partie muss zu Ende sein.',
  noReview: 'Es gibt noch keine Züge für eine Partieanalyse.',
  notOver: 'Die Partieanalyse gibt es, wenn die Partie zu Ende ist.',
  computersTurn: 'Der Computer ist am Zug.',
  computerHides: 'Der Computer setzt gerade etwas, das sonst niemand sehen darf.',
  noAction: 'Es gibt keinen erlaubten Zug.',
  oneMoveATurn: 'In diesem Spiel besteht ein Zug aus einer einzigen Bewegung.',
  turnEndsBefore: (action) => `Der Zug endet vor ${action}. Nichts wurde gespielt.`,
  edgeThere: 'Dort endet das Brett.',
  drawDeclined: (side) => `${side} spielt weiter.`,
  watching: 'Der Computer spielt beide Seiten. Übernimm erst eine davon.',
  notInExercise: 'Das gehört zu einer Partie. Eine Übung wird nicht aufbewahrt; verlass sie erst.',
  exerciseNotOpen: 'Nimm erst deinen Zug zurück.',
  noSuchProblem: 'Diese Aufgabe gibt es in dieser App nicht.',
  noSuchLesson: 'Diese Lektion gibt es in dieser App nicht.',
  noSuchCase: 'Diesen Fall gibt es in diesem Spiel nicht.',
  noSolution: 'Von hier aus wurde keine Lösung gefunden. Geh zum Anfang zurück.',
  notElsewhere: 'Beide Seiten dieser Partie sitzen an diesem Rechner.',
  oneElsewhere: 'Nur eine der beiden Seiten kann anderswo sein, und die andere muss eine Person hier sein.',
  theirTurn: (name) => `${name} ist am Zug. Füge den Zug hier ein, wenn er da ist.`,
  theyHide: 'Die andere Seite setzt gerade etwas, das sonst niemand sehen darf.',
  notByText: 'Das geht in einer Partie per Text nicht: Das Brett der anderen Seite würde es nicht zeigen.',
  readyByText:
    'Diese Aufstellung setzt das Gelände beider Seiten. In einer Partie per Text setzt jede Seite ihr eigenes.',
  helpByText: 'Bis eine Partie mit einem Freund zu Ende ist, hilft der Computer nicht.',
  resignInTurn: 'Du kannst aufgeben, wenn du am Zug bist.',
  noDrawOffer: 'Die andere Seite hat kein Remis angeboten. Biete selbst eines an, wenn du deinen Zug kopierst.',
  revealedByText: 'Das hat etwas Verborgenes gezeigt und kann darum nicht zurückgenommen werden.',
  unknownGame: 'Die Partie dieses Zuges ist nicht unter deinen gespeicherten Partien. Füge erst ihre Einladung ein.',
  noQuestion: 'Es gibt keine Partie zu übernehmen.',
  ownInvitation: 'Das ist deine eigene Einladung. Schicke sie deinem Freund.',
  noClock: 'Diese Partie wird ohne Uhren gespielt.',
  noClaim: 'Niemand kann jetzt den Gewinn auf Zeit reklamieren.',
  noPause: 'Keine Uhr läuft.',
  pictureTooLarge: 'Dieses Bild ist zu groß. Wähle eine kleinere Größe.',
  filmTooLarge: 'Dieser Film ist zu groß. Wähle eine kleinere Größe oder weniger Züge.',
  notAFilm: 'Das ist kein Film, der gespeichert werden kann. Erstelle ihn noch mal.',
  notAPicture: 'Das ist kein Bild, das gespeichert werden kann. Erstelle es noch mal.',
  badDiagram: 'Dieses Diagramm kann nicht gezeichnet werden.',

  // the library
  noSuchSave: 'Diese Partie ist nicht mehr unter den gespeicherten Partien.',
  rulesAreNoSave: 'Das sind die Regeln eines Spiels, keine gespeicherte Partie. Öffne sie unter „Eigene Spiele“.',
  saveIsOpen: 'Diese Partie ist offen. Verlass sie erst.',
  nameEmpty: 'Eine Partie braucht einen Namen.',
  nameTooLong: (most) => `Dieser Name ist zu lang. Verwende höchstens ${most} Zeichen.`,
  nameTooBig: 'Dieser Name ist zu lang für einen Dateinamen. Kürze ihn.',
  nameInvisible: 'Dieser Name wäre unsichtbar. Verwende mindestens einen Buchstaben, eine Ziffer oder ein Symbol.',
  nameCharacters:
    'Ein Name darf weder / \\ : * ? " < > | noch Steuerzeichen enthalten, weil manche Systeme sie nicht erlauben.',
  nameReserved: (name) => `Den Namen „${name}“ behält sich Windows vor. Wähle einen anderen.`,
  nameEnds:
    'Ein Name darf nicht mit einem Leerzeichen beginnen oder enden und nicht mit einem Punkt enden, weil manche Systeme das nicht erlauben.',
  nameHidden: 'Ein Name darf nicht mit einem Punkt beginnen, weil manche Systeme solche Dateien verbergen.',
  nameTaken: (name) => `Eine Partie mit dem Namen „${name}“ gibt es schon. Wähle einen anderen Namen.`,
  nothingToRestore: 'Diese Partie ist nicht mehr im Papierkorb.',
  cannotWrite:
    'Die Änderung konnte nicht auf die Festplatte geschrieben werden. Nichts ging verloren; versuche es noch mal.',
  cannotRead:
    'Die Datei kann nicht gelesen werden. Vielleicht wurde sie gelöscht, oder ein anderes Programm verwendet sie.',
  tooBig: 'Diese Datei ist zu groß für eine gespeicherte Partie.',
  nothingToSalvage: 'Die geretteten Züge sind nicht mehr verfügbar. Öffne die Datei noch mal.',
  noLink: 'Unbekannter Link.',
  pageDoesIt: 'In einem Browser schaltet die Seite selbst auf Vollbild.',
  pageNotifies: 'In einem Browser zeigt die Seite Benachrichtigungen selbst.',
  cannotShow: 'Der Ordner konnte nicht geöffnet werden. Sein Pfad steht in der Liste der gespeicherten Partien.',
  noDialogs: 'Hier gibt es keine Dateidialoge. Zieh die Datei auf die Seite.',
};

/** Why the computer has no answer, by what has failed. */
export const thinkingMessages: Words<typeof english.thinkingMessages> = {
  program:
    'Der Computer kann nicht denken: Sein Programm fehlt oder ist beschädigt. Installiere Fairytable neu und frage dann noch mal.',
  memory: 'Dem Computer ging der Speicher aus. Deine Partie ist sicher; frage noch mal.',
  silent: 'Der Computer hat nicht geantwortet und wurde gestoppt. Deine Partie ist sicher; frage noch mal.',
  broken: 'Der Computer hat aufgehört zu denken. Deine Partie ist sicher; frage noch mal.',
};

/** Why another engine, a program that a person has named, does not play. */
export const engineMessages: Words<typeof english.engineMessages> = {
  notStarted: (name) => `${name} konnte nicht gestartet werden. Wähle die Programmdatei selbst aus.`,
  noEngine: (name) =>
    `${name} hat nicht geantwortet, wie es eine Engine tut, weder nach UCI noch nach dem XBoard-Protokoll. Wähle ein anderes Programm.`,
  refuses: (name, move) =>
    `${name} nimmt den Zug „${move}“ nicht an, den die Regeln hier erlauben. Lass stattdessen den Computer spielen.`,
  silent: (name) =>
    `${name} hat nicht geantwortet und wurde beendet. Deine Partie ist sicher; lass es noch mal denken.`,
  ended: (name) => `${name} hat sich beendet. Deine Partie ist sicher; lass es noch mal denken.`,
  flooded: (name) => `${name} hat zu viel geschrieben und wurde beendet. Deine Partie ist sicher.`,
  closed: (name) => `${name} wurde geschlossen.`,
  readsNoRules: (name) => `${name} spielt nur die Spiele, die es kennt, und kann kein anderes bekommen.`,
  noVariant: (name, variant) => `${name} kennt das Spiel „${variant}“ nicht.`,
  otherRules: (name) => `${name} hat für dieses Spiel andere Regeln. Eine neuere Version hat vielleicht dieselben.`,
  untold: (name) =>
    `${name} kann der Partie bis hierher nicht folgen: Es bekommt nur ganze Züge. Lass stattdessen den Computer spielen.`,
  firstPosition: (name) =>
    `${name} kann diese Anfangsstellung nicht mitgeteilt bekommen. Beginne mit einer anderen, oder wähle einen anderen Spieler.`,
  noChess960: (name) =>
    `${name} rochiert nicht wie im Schach960. Beginne mit der üblichen Anfangsstellung, oder wähle einen anderen Spieler.`,
  onlyText: (name) => `${name} spielt nur Spiele, deren Regeln Text sind: die bekannten Varianten und eigene Spiele.`,
  notHere: (name) =>
    `Auf diesem Rechner gibt es keine Engine namens ${name}. Füge sie in den Einstellungen hinzu, oder lass den Computer spielen.`,
  tooMany: (most) => `Es gibt schon ${most} Engines. Entferne zuerst eine davon.`,
  nameEmpty: 'Eine Engine braucht einen Namen.',
  nameTaken: (name) => `Eine andere Engine heißt schon ${name}. Wähle einen anderen Namen.`,
  beginsOtherwise: (name) => `${name} hätte diesen Zug anders begonnen und hat deshalb keinen Tipp für den Rest.`,
  noMove: (name) => `${name} hat hier keinen Zug gefunden. Deine Partie ist sicher.`,
  resigns: (name) => `${name} gibt in dieser Stellung auf.`,
  claimsEnd: (name) => `${name} hält die Partie hier für beendet, aber sie ist es nicht. Deine Partie ist sicher.`,
  illegal: (name, move) => `${name} will „${move}“ spielen, was hier nicht geht. Deine Partie ist sicher.`,
};

const firstTurns = (turns: number): string => (turns === 1 ? 'Zug 1' : `die Züge 1 bis ${turns}`);

/** Problems: always the same three rows. */
export const problemMessages: Words<typeof english.problemMessages> = {
  damaged: (turns) => ({
    happened: 'Die Datei dieser Partie ist beschädigt.',
    safe: 'Die Datei bleibt unverändert.',
    todo:
      turns > 0
        ? `Öffne ${firstTurns(turns)} als neue Partie.`
        : 'Nichts darin ist zu retten. Öffne eine Kopie der Partie, wenn du eine hast.',
  }),
  truncated: (turns) => ({
    happened: 'Die Datei dieser Partie ist unvollständig: Ihr Ende fehlt.',
    safe: 'Die Datei bleibt unverändert.',
    todo:
      turns > 0
        ? `Öffne ${firstTurns(turns)} als neue Partie.`
        : 'Nichts darin ist zu retten. Öffne eine Kopie der Partie, wenn du eine hast.',
  }),
  empty: (turns) => ({
    happened: 'Die Datei dieser Partie ist leer.',
    safe: 'Die Datei bleibt unverändert.',
    todo:
      turns > 0
        ? `Öffne ${firstTurns(turns)} der vorigen Version als neue Partie.`
        : 'Nichts darin ist zu retten. Öffne eine Kopie der Partie, wenn du eine hast.',
  }),
  impossible: (says, turns) => ({
    happened: says,
    safe: 'Die Datei bleibt unverändert.',
    todo:
      turns > 0
        ? `Öffne ${firstTurns(turns)} der vorigen Version als neue Partie.`
        : 'Öffne eine Kopie der Partie, wenn du eine hast, oder baue die Stellung neu auf.',
  }),
  gameText: (says, turns) => ({
    happened: says,
    safe: 'Nichts wurde geändert.',
    todo:
      turns > 0
        ? `Verbessere den Text oder öffne ${firstTurns(turns)} als neue Partie.`
        : 'Verbessere den Text und versuche es noch mal.',
  }),
  foreign: {
    happened: 'Diese Datei ist keine Partie von Fairytable.',
    safe: 'Die Datei bleibt unverändert.',
    todo: 'Wähle eine Datei, die auf .fairytable endet.',
  },
  tooNew: {
    happened: 'Mit einer neueren Version von Fairytable erstellt.',
    safe: 'Die Datei bleibt unverändert.',
    todo: 'Aktualisiere Fairytable, um sie zu öffnen.',
  },
  unreadable: {
    happened: 'Diese Datei kann nicht gelesen werden.',
    safe: 'Die Datei bleibt unverändert.',
    todo: 'Prüfe, ob ein anderes Programm sie verwendet und ob du sie lesen darfst.',
  },
  rules: (says) => ({
    happened: says,
    safe: 'Die Datei bleibt unverändert.',
    todo: 'Öffne die Datei unter „Eigene Spiele“, um alles zu sehen, was daran falsch ist.',
  }),
  cannotSave: {
    happened: 'Die Partie kann nicht gespeichert werden.',
    safe: 'Du kannst weiterspielen. Alle Züge bleiben erhalten, solange die App läuft.',
    todo: 'Speichere anderswo oder schaffe Platz auf der Festplatte. Die App versucht es nach jedem Zug wieder.',
  },
  libraryLost: {
    happened:
      'Ein anderes Fenster von Fairytable hat deine Partien übernommen, weil dieses eine Weile nicht geantwortet hat.',
    safe: 'Alles, was davor gespielt wurde, ist gespeichert. Züge, die du jetzt hier spielst, nicht.',
    todo: 'Wenn du hier weitergespielt hast, speichere eine Kopie anderswo. Schließe dann dieses Fenster und spiele im anderen weiter.',
  },
  journalVanished: {
    happened: 'Die automatische Speicherung dieser Partie ist von der Festplatte verschwunden.',
    safe: 'Die ganze Partie wurde neu gespeichert.',
    todo: 'Spiele weiter. Prüfe, ob ein anderes Programm den Ordner der gespeicherten Partien aufräumt.',
  },
  settingsLost: {
    happened: 'Die Datei mit den Einstellungen war beschädigt.',
    safe: 'Alle Partien sind sicher. Eine Kopie der beschädigten Datei wurde aufbewahrt.',
    todo: 'Sieh dir die Einstellungen an; sie stehen wieder auf Standard.',
  },
  settingsNotSaved: {
    happened: 'Die Einstellungen können nicht gespeichert werden.',
    safe: 'Sie gelten, bis du Fairytable beendest.',
    todo: 'Schaffe Platz auf der Festplatte und ändere dann noch mal eine Einstellung.',
  },
  progressLost: {
    happened: 'Die Datei der gelösten Aufgaben war beschädigt.',
    safe: 'Alle Partien und Einstellungen sind sicher. Eine Kopie der beschädigten Datei wurde aufbewahrt.',
    todo: 'Löse weiter; was du von jetzt an löst, bleibt gespeichert.',
  },
  progressTooNew: {
    happened: 'Deine gelösten Aufgaben wurden von einer neueren Version von Fairytable geschrieben.',
    safe: 'Die Datei bleibt unverändert.',
    todo: 'Aktualisiere Fairytable. Was du in dieser Version löst, wird nicht gespeichert.',
  },
  progressNotSaved: {
    happened: 'Was du gelöst hast, kann nicht gespeichert werden.',
    safe: 'Es zählt, bis du Fairytable beendest.',
    todo: 'Schaffe Platz auf der Festplatte und löse dann noch eine Aufgabe.',
  },
  journalDamaged: {
    happened: 'Die automatische Speicherung der letzten Partie ist beschädigt.',
    safe: 'Alles bis zum Schaden wurde unter deinen Partien gespeichert. Eine Kopie der automatischen Speicherung wurde aufbewahrt.',
    todo: 'Öffne die Partie aus deinen gespeicherten Partien.',
  },
  invitationWithdrawn: (tries) => ({
    happened: `Deine Einladung wurde zurückgezogen, weil jemand ${plural(tries, 'falschen Code', 'falsche Codes')} versucht hat.`,
    safe: 'Damit wurde niemand eingelassen, und deine Partie ist sicher.',
    todo: 'Um jemanden einzuladen, erzeuge einen neuen Code.',
  }),
  cannotRecover: {
    happened: 'Die letzte Partie kann nicht unter deinen Partien gespeichert werden.',
    safe: 'Ihre automatische Speicherung bleibt erhalten, und nichts ist verloren.',
    todo: 'Schaffe Platz auf der Festplatte und öffne dann die Partie oder starte Fairytable neu.',
  },
  recoveryCancelled: (name) => ({
    happened: `Die Wiederherstellung von „${name}“ wurde abgebrochen.`,
    safe: 'Die automatische Speicherung bleibt erhalten, und nichts ist verloren.',
    todo: 'Öffne die Partie oder starte Fairytable neu, um sie wiederherzustellen.',
  }),
  recoveredPart: (turns) => ({
    happened:
      'Die letzte Partie wurde nicht richtig geschlossen, und ein Teil ihrer automatischen Speicherung lässt sich nicht nachspielen.',
    safe: `Gerettet: ${turns === 1 ? 'Zug 1' : `Züge 1 bis ${turns}`}; die Partie ist unter deinen gespeicherten Partien. Eine Kopie der automatischen Speicherung wurde aufbewahrt.`,
    todo: 'Öffne die Partie aus deinen gespeicherten Partien.',
  }),
  otherPosition: (told) => ({
    happened: told,
    safe: 'Die Stellung ist so, wie sie gespeichert wurde.',
    todo: 'Spiele von hier aus weiter.',
  }),
  rulesBug: {
    happened: 'In den Regeln dieses Spiels ist etwas schiefgegangen, als der Zug gespielt wurde.',
    safe: 'Der Zug wurde zurückgenommen. Die Partie ist wie zuvor.',
    todo: 'Spiele einen anderen Zug und speichere eine Kopie der Partie, um sie mit einer Fehlermeldung zu schicken.',
  },
  crashed: {
    happened: 'Die Seite ist abgestürzt und wurde neu geladen.',
    safe: 'Die Partie ist, wie sie war.',
    todo: 'Spiele weiter. Wenn es oft geschieht, schalte auf das flache Brett um.',
  },
  graphicsStopped: {
    happened: 'Die Grafikkarte oder ihr Treiber arbeitet nicht mehr; darum ist das flache Brett offen.',
    safe: 'Die Partie ist, wie sie war.',
    todo: 'Spiele weiter. Um zum 3D-Brett zurückzukehren, wähle es in den Einstellungen.',
  },
  incomplete: {
    happened: 'Ein Teil von Fairytable fehlt auf diesem Rechner.',
    safe: 'Deine Partien sind sicher. Zwei Personen können spielen; vielleicht kann der Computer nicht denken.',
    todo: 'Installiere Fairytable neu. Wenn es wieder geschieht, sieh nach, ob ein Virenscanner die Datei entfernt hat.',
  },
  uncaught: {
    happened: 'In der App ist etwas schiefgegangen.',
    safe: 'Die Partie wird nach jedem Zug gespeichert.',
    todo: 'Spiele weiter. Wenn etwas falsch aussieht, starte Fairytable neu.',
  },
};

/** Why the app exits at once: another one is running, or its folder cannot be used. */
export const lockMessages: Words<typeof english.lockMessages> = {
  held: 'Fairytable läuft schon mit denselben gespeicherten Partien. Schließe es erst oder spiele dort weiter.',
  refused:
    'Der Ordner für gespeicherte Partien kann nicht verwendet werden. Setze FAIRYTABLE_HOME auf einen Ordner, in den du schreiben darfst.',
  full: 'Die Festplatte mit deinen gespeicherten Partien ist voll, oder dein Anteil daran ist verbraucht. Nichts ging verloren: Schaffe Platz darauf und starte Fairytable dann neu.',
  readOnly:
    'Die Festplatte mit deinen gespeicherten Partien kann nur gelesen werden. Mache sie beschreibbar oder setze FAIRYTABLE_HOME auf einen Ordner, in den du schreiben darfst.',
};

/** Games of people's own. */
export const gameMessages: Words<typeof english.gameMessages> = {
  unnamed: 'Spiel',
  size: (width, height) => `${width} × ${height}`,
  bad: (line, column, says, more) =>
    `Zeile ${line}, Spalte ${column}: ${says}${more > 0 ? ` Es gibt ${more === 1 ? 'ein weiteres Problem' : `${more} weitere Probleme`}.` : ''}`,
  /** why rules could not be tried */
  trying: {
    slow: 'Die Züge dieses Spiels zu finden dauert zu lange. Ein kleineres Brett oder Figuren mit einfacheren Zügen würden helfen.',
    memory:
      'Die Züge dieses Spiels zu finden braucht zu viel Speicher. Ein kleineres Brett oder Figuren mit einfacheren Zügen würden helfen.',
    program:
      'Die Regeln können nicht ausprobiert werden: Ein Programm von Fairytable fehlt oder ist beschädigt. Installiere Fairytable neu und versuche es dann noch mal.',
    silent:
      'Die Regeln konnten nicht ausprobiert werden: Das Programm dafür hat nicht geantwortet. Nichts ist verloren; versuche es noch mal.',
    broken:
      'Die Regeln konnten nicht ausprobiert werden: Das Programm dafür ist abgestürzt. Nichts ist verloren; versuche es noch mal.',
    closed: CANCELLED,
  },
  /** why a text with games could not be read */
  reading: {
    slow: 'Diesen Text zu lesen dauert zu lange.',
    memory: 'Diesen Text zu lesen braucht zu viel Speicher. Weniger Spiele auf einmal würden helfen.',
    program:
      'Der Text kann nicht gelesen werden: Ein Programm von Fairytable fehlt oder ist beschädigt. Installiere Fairytable neu und versuche es dann noch mal.',
    silent:
      'Der Text konnte nicht gelesen werden: Das Programm dafür hat nicht geantwortet. Nichts ist verloren; versuche es noch mal.',
    broken:
      'Der Text konnte nicht gelesen werden: Das Programm dafür ist abgestürzt. Nichts ist verloren; versuche es noch mal.',
    closed: CANCELLED,
  },
  /** steps of lessons of the game: what to do where their author does not say it, and whether they can be done */
  lessons: {
    chapter: 'Lektionen dieses Spiels',
    untitled: 'Lektion ohne Titel',
    steps: (n) => plural(n, 'Schritt', 'Schritte'),
    closing: 'Gut gemacht.',
    goals: {
      move: (piece, squares) => `Bringe diese Figur nach ${squares}: ${piece}.`,
      capture: (piece) => `Schlage diese Figur der anderen Seite: ${piece}.`,
      captureAny: 'Schlage eine Figur.',
      drop: (piece) => `Setze diese Figur ein: ${piece}.`,
      promote: 'Wandle eine Figur um.',
      check: 'Gib Schach.',
      safe: 'Ziehe so, dass keine deiner Figuren geschlagen werden kann.',
      win: 'Gewinne die Partie.',
    },
    called: { drop: (piece) => `${piece} einsetzen`, promote: 'eine Figur umwandeln' },
    holds: (moves) => `Der Schritt ist lösbar: ${moves.join(', ')}.`,
    noPosition: 'Der Schritt hat noch keine Stellung.',
    badPosition: (says) => `Die Stellung lässt sich nicht aufbauen. ${says}`,
    over: 'In dieser Stellung ist das Spiel schon zu Ende.',
    reached: 'Das Ziel ist schon zu Beginn erreicht.',
    noWay: (turns) =>
      turns === 1
        ? 'Das Ziel ist in diesem Zug nicht zu erreichen.'
        : `Das Ziel ist in ${turns} Zügen nicht zu erreichen.`,
    sooner: (turns) => `Das Ziel ist schneller zu erreichen: in ${plural(turns, 'Zug', 'Zügen')}.`,
    tooLong: 'Ob der Schritt lösbar ist, dauert zu lange herauszufinden. Weniger Figuren oder Züge würden helfen.',
    unknown: 'Ob der Schritt lösbar ist, ließ sich nicht herausfinden. Ändere etwas oder komm später wieder.',
  },
  /** cases of the game: what is said where their author says nothing, and whether they are true */
  cases: {
    asks: (piece) => `Was kann diese Figur hier: ${piece}?`,
    legal: (move) => `${move} ist regelgerecht.`,
    cannot: (squares) => `Nicht möglich ist ein Zug nach ${squares}.`,
    marked: 'Die Züge sind markiert.',
    inHand: (piece) => `${piece} in der Hand`,
    holds: 'Der Fall stimmt nach den jetzigen Regeln.',
    onlyMoves: 'Der Fall zeigt die Züge der Figur. Auch ein Zug oder Felder lassen sich prüfen.',
    noPosition: 'Der Fall hat noch keine Stellung.',
    badPosition: (says) => `Die Stellung lässt sich nicht aufbauen. ${says}`,
    over: 'In dieser Stellung ist das Spiel schon zu Ende.',
    noPiece: 'Wähle die Figur, um die es geht.',
    nobody: (where) => `Wer am Zug ist, hat dort keine Figur: ${where}.`,
    otherPiece: (move) => `${move} ist kein Zug dieser Figur.`,
    canGo: (square) => `Die Figur kann nach ${square} ziehen.`,
  },
  /** whether a problem of the game holds */
  problems: {
    holds: (move) => `Sie geht auf: ${move} ist die einzige Lösung.`,
    noPosition: 'Sie hat noch keine Stellung.',
    badPosition: (says) => `Ihre Stellung lässt sich nicht aufbauen. ${says}`,
    over: 'In dieser Stellung ist das Spiel schon zu Ende.',
    noWin: (turns) =>
      turns === 1
        ? 'Die Seite am Zug kann in diesem Zug nicht gewinnen.'
        : `Die Seite am Zug kann den Gewinn in ${turns} Zügen nicht erzwingen.`,
    sooner: (turns) => `Es geht schneller: in ${plural(turns, 'Zug', 'Zügen')}.`,
    several: (moves) => `Es gibt mehr als eine Lösung: ${listOf(moves)}.`,
    noGain: 'Kein Zug gewinnt weit mehr als alle anderen.',
    wins: 'Der beste Zug gewinnt das Spiel: Verlange stattdessen den Gewinn.',
    tooLong:
      'Ob sie aufgeht, lässt sich nicht schnell genug feststellen. Weniger Figuren oder ein Gewinn in weniger Zügen würden helfen.',
    unknown: 'Ob sie aufgeht, ließ sich nicht feststellen. Ändere etwas oder komm später wieder.',
  },
  longVersion:
    'Ein anderes Programm hat in die Datei dieses Spiels einen Text geschrieben, der für ein Spiel zu lang ist. Behalte diesen Text als neues Spiel oder verschiebe die Datei an einen anderen Ort.',
  badInvited: (says) =>
    `Die Regeln in dieser Einladung können hier nicht gespielt werden. ${says} Prüft, ob ihr beide dieselbe Version von Fairytable habt.`,
  limitInvited: (of) =>
    `Die Züge des Spiels in dieser Einladung zu finden braucht zu viel ${of === 'time' ? 'Zeit' : 'Speicher'}. Bitte deinen Freund um ein Spiel mit einem kleineren Brett oder mit einfacheren Zügen.`,
  otherInvited:
    'Die Regeln in dieser Einladung sind die eines anderen Spiels. Bitte deinen Freund, sie noch mal zu kopieren, und prüft, ob ihr beide dieselbe Version von Fairytable habt.',
};

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;
const partOfDay = (hour: number): string => {
  if (hour < 5 || hour >= 22) return 'Nacht';
  if (hour < 12) return 'Vormittag';
  return hour < 18 ? 'Nachmittag' : 'Abend';
};
export const saveMessages: Words<typeof english.saveMessages> = {
  /** the name that a new game gets, in local time; the game itself is told beside it everywhere. No dot may be at its end. */
  newGame: (time) => `${partOfDay(time.getHours())}, ${time.getDate()}. ${MONTHS[time.getMonth()]}`,
  another: (name, number) => `${name} (${number})`,
  copy: (name) => `${name} Kopie`,
  imported: 'Importierte Partie',
  salvaged: (name) => `${name} gerettet`,
  file: 'Partie von Fairytable',
  text: 'Partie als Text',
  rules: 'Regeln eines Spiels',
  picture: 'Bild (PNG)',
  video: 'Film (WebM)',
  animation: 'Film (GIF)',
};

/** A piece in flight. */
export const flightMessages: Words<typeof english.flightMessages> = {
  says: (piece, cell, left) =>
    left === 1
      ? `${piece} landet auf ${cell} am Ende des nächsten Zuges der eigenen Seite.`
      : `${piece} landet auf ${cell} nach ${left} weiteren Zügen der eigenen Seite.`,
};

/** Beside the ready-made layout of a phase. */
export const readyMessages: Words<typeof english.readyMessages> = {
  replaces: (n) => `Was du bisher gesetzt hast (${n}), wird ersetzt; unter „Züge“ bleibt diese Variante erhalten.`,
};

/** When only one side may look at the screen. */
export const handOverMessages: Words<typeof english.handOverMessages> = {
  /** `why`: what has to be done in secret, from the rules */
  says: (side, why) => `${why} Nur ${side} darf jetzt hinsehen.`,
};

/** A turn of many moves in one line. */
export const turnMessages: Words<typeof english.turnMessages> = {
  label: (group, moves) => `${group}: ${moves.join(', ')}`,
  move: (from, to, takes) => `${from}${takes ? '×' : '–'}${to}`,
};

/** Side effects of an action: symbols for the list of moves, and the words for them. */
export const asideMessages: Words<typeof english.asideMessages> = {
  landing: (at, taken) => `» ${at}${taken.length > 0 ? `×${taken.join('')}` : ''}`,
  landingSays: (piece, at, taken) =>
    `${piece} landet auf ${at}${taken.length > 0 ? `, geschlagen: ${taken.join(' und ')}` : ''}`,
  explosion: (cause, at) => `${cause} ${at}`,
  explosionSays: (cause, at, lost) => `${cause} auf ${at}${lost.length > 0 ? `, verloren: ${lost.join(' und ')}` : ''}`,
  blast: 'Explosion',
  takenBack: (at) => `gestoppt ${at}`,
  takenBackSays: (at) => `zurückgenommen: auf ${at} gestoppt`,
  check: '+',
  checkSays: (side) => `${side} steht im Schach`,
  mate: '#',
  mateSays: (side) => `${side} ist schachmatt`,
};

/** Of a turn of many moves the first ones. */
const someOf = (moves: readonly string[]): string => {
  const more = moves.length - 3;
  return `${moves.slice(0, 3).join(', ')}${more > 0 ? ` und ${plural(more, 'weitere', 'weitere')}` : ''}`;
};
/**
 * What the computer says about moves: hints, threats, reasons, verdicts. `move`: a clause that begins with its side. Pieces
 * come in as nominatives without an article, so what happens to them stands behind a colon.
 */
export const adviceMessages: Words<typeof english.adviceMessages> = {
  piece: (name, cell) => `${name} auf ${cell}`,
  pieceOf: (side, name, cell) => `${name} von ${side} auf ${cell}`,
  subject: (piece) => piece,
  list: (pieces) => listOf(pieces),

  look: (piece) => `Sieh dir diese Figur an: ${piece}.`,
  lookInHand: (piece) => `Sieh in deine Hand: ${piece}.`,
  lookAtTurn: 'Sieh dir an, was von deinem Zug noch übrig ist.',
  lookAtLaying: (feature) => `Sieh dir an, was du setzen kannst: ${feature}.`,
  goes: (piece, cell) => `${capitalised(piece)} zieht nach ${cell}.`,
  takes: (piece, victims) => `${capitalised(piece)} schlägt: ${victims}.`,
  drops: (piece, cell) => `Setze ein: ${piece} auf ${cell}.`,
  lays: (feature, cell) => `Setze: ${feature} auf ${cell}.`,
  plays: (move) => `${move}.`,
  /** the rest of a turn of many moves; empty where there is none */
  rest: (moves) => (moves.length === 0 ? '' : `Danach ${someOf(moves)}.`),
  nothingBetter: 'Etwas Besseres wurde nicht gefunden.',

  /** `it`: the piece that moves, or its side, as the subject of the sentence */
  why: {
    wins: (side) => `${side} gewinnt die Partie.`,
    draws: 'Die Partie endet remis.',
    only: 'Es gibt keinen anderen erlaubten Zug.',
    loses: (side, winner) => `Was ${side} auch spielt, ${winner} gewinnt mit dem nächsten Zug.`,
    forces: (side) => `${side} erzwingt den Gewinn.`,
    outOfCheck: (royal) => `${capitalised(royal)} entkommt dem Schach.`,
    outOfDanger: (royal) => `${capitalised(royal)} entkommt der Gefahr.`,
    captures: (it, victims) => `${capitalised(it)} schlägt: ${victims}.`,
    capturesSafely: (it, victims) => `${capitalised(it)} schlägt: ${victims}. Nichts kann zurückschlagen.`,
    capturesFor: (it, victims, own) => `${capitalised(it)} schlägt: ${victims}. Der Preis: ${own}.`,
    promotes: (it, kind) => `${capitalised(it)} wird umgewandelt: ${kind}.`,
    givesCheck: (royal) => `${capitalised(royal)} steht im Schach.`,
    attacksRoyal: (royal) => `${capitalised(royal)} kann als Nächstes geschlagen werden.`,
    becomes: (piece, state) => `${capitalised(piece)} wird ${state}.`,
    relieves: (piece, ends) => `${capitalised(piece)} ${ends}.`,
    flees: (it, from) => `${capitalised(it)} entkommt dem Angreifer: ${from}.`,
    saves: (it, piece, from) => `${capitalised(it)} rettet: ${piece}. Angreifer: ${from}.`,
    attacks: (it, pieces) => `${capitalised(it)} greift jetzt an: ${pieces}.`,
    attacksUnguarded: (it, pieces) => `${capitalised(it)} greift jetzt Ungedecktes an: ${pieces}.`,
    guards: (it, piece, from) => `${capitalised(it)} deckt: ${piece}. Angreifer: ${from}.`,
    parries: (it, piece, from) =>
      `${capitalised(it)} verhindert, dass geschlagen wird. Angreifer: ${from}. Ziel: ${piece}.`,
    movesAgain: (side) => `${side} zieht noch einmal.`,
    returns: (it, zone) => `${capitalised(it)} verlässt ${zone} und kommt zurück.`,
    backs: (it, piece) => `${capitalised(it)} deckt, was ungedeckt war: ${piece}.`,
    plan: (move) => `Als Nächstes geplant: ${move}.`,
    frees: (it, piece, cells) =>
      `${capitalised(it)} macht Platz: ${capitalised(piece)} kann auf ${plural(cells, 'weiteres Feld', 'weitere Felder')} ziehen.`,
    hems: (piece, cells) => `${capitalised(piece)} kann auf ${plural(cells, 'Feld', 'Felder')} weniger ziehen.`,
    widens: (it, cells) =>
      `${capitalised(it)} kann von dort auf ${plural(cells, 'weiteres Feld', 'weitere Felder')} ziehen.`,
    nears: (it, royal) => `${capitalised(it)} kommt dem Ziel näher: ${royal}.`,
    safe: (enemy) => `Danach kann ${enemy} nichts schlagen.`,
  },

  inHand: (side, piece) => `${piece} in der Hand von ${side}`,
  threats: {
    none: (side, searched) =>
      searched === 0
        ? `${side} kann jetzt nichts schlagen.`
        : `${side} kann jetzt nichts schlagen. Innerhalb von ${plural(searched, 'Zug', 'Zügen')} wurde keine Drohung gefunden.`,
    cannotTell: 'Drohungen werden zwischen den Zügen genannt, solange kein König im Schach steht.',
    worst: (side, says, more) =>
      [`Wäre ${side} am Zug: ${says}`, more > 0 && `${plural(more, 'weitere Drohung', 'weitere Drohungen')}.`]
        .filter(Boolean)
        .join(' '),
    ends: (side) => `${side} gewinnt.`,
    recaptures: (piece) => `${capitalised(piece)} kann zurückschlagen.`,
    unanswered: 'Nichts kann zurückschlagen.',
    movesOut: (piece, victim, zone) => `${capitalised(piece)} schiebt in ${zone}: ${victim}.`,
    lands: (piece, victim, turns) =>
      `${capitalised(piece)} landet in ${plural(turns, 'Zug', 'Zügen')}. Dort steht: ${victim}.`,
    prepares: (move) => `Danach ${move}.`,
  },

  winsByForce: (side) => `${side} kann den Gewinn erzwingen.`,
  even: 'Keine Seite steht besser.',
  slightlyBetter: (side, chance) => `${side} steht etwas besser. ${chance} von 100.`,
  better: (side, chance) => `${side} steht besser. ${chance} von 100.`,
  muchBetter: (side, chance) => `${side} steht viel besser. ${chance} von 100.`,
  winning: (side, chance) => `${side} steht auf Gewinn. ${chance} von 100.`,
  nothingToJudge: 'Hier gibt es nichts zu bewerten.',

  inOneTurn: (labels) => labels.join(', '),
  allows: (move) => `Eine gute Antwort: ${move}.`,
  betterWas: (moves) => `Besser: ${someOf(moves)}.`,
};

/** Why a pasted position cannot be read: the place, and what to do. */
export const draftMessages: Words<typeof englishDrafts> = {
  empty: 'Es gibt nichts zu lesen. Füge eine Stellung ein: eine Zeile wie K@e1 k@e8, Reihen oder JSON.',
  badToken: (n, token, letters) =>
    `Wort ${n}, ${token}, kann nicht gelesen werden. Schreibe eine Figur wie K@e1, mit einem der Buchstaben ${letters}, klein für die zweite Seite.`,
  promotedLetter: (letter) => ` (oder ${letter} und so weiter für eine umgewandelte Figur)`,
  groupLetters: (letters) => `, jeweils gefolgt vom Buchstaben der Farbe (${letters})`,
  twoWays: (n, field) => `Wort ${n} gibt ${field} einen zweiten, anderen Wert. Behalte einen von beiden.`,
  badSide: (word, sides) => `${word} ist keine Seite dieses Spiels. Schreibe turn= und eine davon: ${sides}.`,
  notJson: (line, letter) =>
    `Das ist in Zeile ${line}, Spalte ${letter} kein gültiges JSON. Verbessere es oder füge eine Zeile wie K@e1 k@e8 ein.`,
  notDraft: (where) =>
    `Das JSON ist bei „${where}“ keine Stellung. Es braucht pieces, jede davon mit kind, side und at.`,
  rows: (found, wanted) =>
    `Es sind ${plural(found, 'Reihe', 'Reihen')}, aber das Brett hat ${wanted}. Trenne Reihen mit / und beginne mit der fernsten.`,
  rowLength: (row, found, wanted) =>
    `Reihe ${row} hat ${plural(found, 'Feld', 'Felder')}, aber das Brett hat ${wanted}. Eine Zahl steht für so viele leere Felder.`,
  rowLetter: (row, letter, found, letters) =>
    `Reihe ${row} hat als Zeichen ${letter} ${found}; das ist keine Figur dieses Spiels. Die Buchstaben sind ${letters}.`,
  wrong: (cell, says) => (cell === null || says.includes(cell) ? says : `Auf ${cell}: ${says}`),
  tooLarge: 'Diese Stellung ist zu groß.',
};

/** Stand for the sides in the sentence of an ending, before there is a winner. */
export const endingMessages: Words<typeof english.endingMessages> = { winner: 'eine Seite', loser: 'die andere Seite' };

/** Titles of the native menus; the names of the commands are in commands.ts. */
export const menuMessages: Words<typeof english.menuMessages> = {
  app: 'Fairytable',
  file: 'Partie',
  edit: 'Bearbeiten',
  view: 'Ansicht',
  go: 'Züge',
  help: 'Hilfe',
  about: 'Über Fairytable',
  close: 'Fenster schließen',
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einfügen',
  selectAll: 'Alles auswählen',
  undo: 'Widerrufen',
  redo: 'Wiederholen',
  recent: 'Zuletzt geöffnet',
  clearRecent: 'Liste leeren',
  hide: 'Fairytable ausblenden',
  hideOthers: 'Andere ausblenden',
  unhide: 'Alle einblenden',
  window: 'Fenster',
};

/** Shown to visitors of the browser host who did not come through the address of the page. */
export const authMessages: Words<typeof english.authMessages> = {
  title: 'Fairytable',
  opening:
    'Fairytable wird geöffnet… Wenn nichts geschieht, erlaube dieser Seite, Skripte auszuführen und Daten zu speichern, und starte Fairytable neu.',
  usedUp: 'Diese Adresse gilt nur einmal. Starte Fairytable neu, um eine neue zu bekommen.',
  otherName: 'Dieser Hostname wird hier nicht bedient.',
  otherSite: 'Eine andere Website hat diese Seite angefordert.',
  noAddress: 'Das ist keine gültige Adresse.',
  onlyReading: 'Hier sind nur GET-Anfragen erlaubt.',
  nothingHere: 'Hier ist nichts.',
};

/** Native dialogs. */
export const dialogMessages: Words<typeof english.dialogMessages> = {
  open: 'Partie öffnen',
  openRules: 'Regeln eines Spiels öffnen',
  openEngine: 'Das Programm einer Engine wählen',
  programs: 'Programme',
  save: 'Kopie speichern',
  saveRules: 'Regeln des Spiels speichern',
  savePicture: 'Bild speichern',
  saveFilm: 'Film speichern',
  anyFile: 'Alle Dateien',
  cannotStart: 'Fairytable kann nicht starten',
  cannotLoad: (why) => `Die Seite konnte nicht geladen werden (${why}).`,
  cannotSave: 'Die Partie kann nicht gespeichert werden.',
  cannotSaveDetail:
    'Züge seit der letzten Speicherung gehen verloren, wenn du jetzt beendest. Bleib und speichere die Partie anderswo.',
  stay: 'Bleiben',
  quitAnyway: 'Ohne Speichern beenden',
  replace: (name) => `Eine Datei mit dem Namen „${name}“ gibt es schon.`,
  replaceDetail: 'Beim Ersetzen wird ihr Inhalt überschrieben.',
  otherPlace: 'Anderen Namen wählen',
  replaceIt: 'Ersetzen',
  unresponsive: 'Fairytable reagiert nicht.',
  unresponsiveDetail:
    'Die Partie wird nach jedem Zug gespeichert. Warte oder lade die Seite neu; nichts geht verloren.',
  wait: 'Warten',
  loadAgain: 'Neu laden',
  keepsCrashing: 'Die Seite ist mehrmals hintereinander abgestürzt. Die Partie ist gespeichert; starte Fairytable neu.',
};
