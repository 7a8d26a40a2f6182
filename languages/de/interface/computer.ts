/** The words about the computer as a player: its levels, its seat in a new game, and what the table says while it plays. */

import type { Words } from '../../../engine/shared/language.ts';
import type { computerText as english, levelText as englishLevels } from '../../../renderer/text/computer.ts';
import { plural } from '../plural.ts';

export const levelText: Words<typeof englishLevels> = {
  1: { name: 'Einsteiger', says: 'Sieht nur den eigenen nächsten Zug und übersieht deshalb oft deine Antwort.' },
  2: {
    name: 'Anfänger',
    says: 'Sieht einen Zug voraus und die möglichen Schlagfolgen danach; spielt sehr abwechslungsreich.',
  },
  3: {
    name: 'Lernend',
    says: 'Sieht einen Zug voraus und die möglichen Schlagfolgen danach; spielt abwechslungsreich.',
  },
  4: { name: 'Freizeit', says: 'Sieht bis zu drei Züge voraus; spielt etwas abwechslungsreich.' },
  5: { name: 'Verein', says: 'Spielt immer den besten Zug, den er findet, nach kurzem Nachdenken.' },
  6: { name: 'Stark', says: 'Spielt den besten Zug, den er findet, und sieht weiter als „Verein“.' },
  7: { name: 'Experte', says: 'Spielt den besten Zug, den er findet, und sieht weiter als „Stark“.' },
  8: { name: 'Meister', says: 'Spielt den besten Zug, den er findet, und sieht weiter als „Experte“.' },
  9: { name: 'Großmeister', says: 'Nutzt die ganze Zeit, die du ihm gibst, und sieht so weit er kann.' },
};

export const computerText: Words<typeof english> = {
  levels: levelText,
  level: (id) => `Stufe ${id}, ${levelText[id]?.name ?? ''}`,
  elo: (elo) => `Im Schach etwa ${elo} Elo.`,
  seat: {
    kind: (side) => `Wer ${side} spielt`,
    person: 'Person',
    computer: 'Computer',
    levelOf: (side) => `Stufe von ${side}`,
    // before and after the number
    thinks: 'Denkt bis zu',
    secondsOf: (side) => `Höchstens so viele Sekunden pro Zug für ${side}`,
    seconds: 'Sekunden',
    both: 'Computer gegen Computer',
    toss: 'Seiten auslosen',
    now: (told) => `Jetzt gilt: ${told}.`,
    tossed: (told) => `Das Los: ${told}.`,
    plays: (who, side) => `${who} spielt ${side}`,
    youPlay: (side) => `du spielst ${side}`,
    thePlays: (level, side) => `Stufe ${level} spielt ${side}`,
    against: (who, side, level) => `${who} spielt ${side} gegen Stufe ${level}.`,
    youAgainst: (side, level) => `Du spielst ${side} gegen Stufe ${level}.`,
    watching: (a, m, b, n) => `Stufe ${m} spielt ${a}, und Stufe ${n} spielt ${b}. Du siehst zu.`,
    watch: 'Zusehen',
  },
  at: (level) => `Computer, Stufe ${level}`,
  does: { thinking: 'denkt', waiting: 'wartet', paused: 'pausiert', failed: 'ausgefallen' },
  thinks: (side) => `${side} denkt nach.`,
  step: {
    thinking: (side, depth) =>
      depth === null || depth < 1 ? `${side} denkt nach.` : `${side} denkt ${plural(depth, 'Zug', 'Züge')} voraus.`,
    seconds: (seconds, most) =>
      `${seconds > most ? `${plural(seconds, 'Sekunde', 'Sekunden')}, dieser Rechner ist ausgelastet` : `${seconds} von höchstens ${plural(most, 'Sekunde', 'Sekunden')}`}. Du kannst dir inzwischen jede Figur ansehen.`,
    look: 'Du kannst dir inzwischen jede Figur ansehen.',
    placing: (side) => `${side} setzt gerade.`,
    secret: (side) => `${side} setzt gerade im Geheimen.`,
    secretSays: 'Niemand an diesem Bildschirm erfährt, wo.',
    waiting: (side) => `${side} wartet: Du bist zurückgegangen.`,
    waitingSays: 'Geh zu deinem eigenen Zug zurück oder lass den Computer von hier aus ziehen.',
    failed: {
      program: 'Der Computer kann nicht denken: Sein Programm fehlt oder ist beschädigt.',
      memory: 'Dem Computer ist der Speicher ausgegangen. Deine Partie ist sicher.',
      silent: 'Der Computer hat nicht geantwortet und wurde angehalten. Deine Partie ist sicher.',
      broken: 'Der Computer ist ausgefallen. Deine Partie ist sicher.',
    },
    failedSays: (side) => `Er hat für ${side} nicht gezogen.`,
    reinstall: (side) =>
      `Deine Partie ist sicher. Installiere Fairytable neu und versuche es dann noch mal, oder lass eine Person ${side} spielen.`,
    paused: 'Pausiert.',
    pausedSays: (side) => `${side} ist am Zug.`,
    held: (side) => `Pausiert im Zug von ${side}.`,
    heldSays: (n, on, one) => {
      const ways = [on && `${on} geht weiter`, one && `${one} zeigt eine`, 'Esc zeigt alle'].filter(Boolean);
      return `Noch ${plural(n, 'Bewegung', 'Bewegungen')}: ${ways.join(', ')}.`;
    },
    showing: (side) => `${side} zieht.`,
    showingSays: (n, pause) =>
      `Noch ${plural(n, 'Bewegung', 'Bewegungen')}: ${pause === null ? '' : `${pause} hält an, `}Esc zeigt den ganzen Zug.`,
    stopped: 'Nach dem Zug angehalten.',
    why: (why) => `Warum: ${why}`,
    expects: (move) => `Erwartete Antwort: ${move}.`,
  },
  buttons: {
    moveNow: 'Jetzt ziehen',
    go: 'Ziehen lassen',
    again: 'Noch mal versuchen',
    bothSides: 'Beide Seiten spielen',
    replay: 'Noch mal zeigen',
    pause: 'Pause',
    goOn: 'Weiter',
    wholeTurn: 'Ganzer Zug',
    nextTurn: 'Nächster Zug',
    takeOver: 'Übernehmen',
    takeOverAs: (side) => `${side} übernehmen`,
  },
  panel: {
    title: 'Computer',
    both: 'Beide Spieler',
    who: (side, seconds) => `${side} · denkt höchstens ${plural(seconds, 'Sekunde', 'Sekunden')} pro Zug`,
    // the seconds come with a decimal point: 1.5
    looked: (depth, seconds) =>
      depth === 0
        ? `Hat in ${seconds.replace('.', ',')}\u00a0s gewählt.`
        : `Hat in ${seconds.replace('.', ',')}\u00a0s ${plural(depth, 'Zug', 'Züge')} vorausgedacht.`,
    change: 'Stufe ändern',
    takeBack: 'Meinen Zug zurücknehmen',
    takeBackSays: (label) => `Geht zurück vor deinen letzten Zug, ${label}.`,
    stopAfter: 'Nach jedem Zug anhalten',
    weaker: (side) => `Schwächere Stufe für ${side}`,
    stronger: (side) => `Stärkere Stufe für ${side}`,
    levelOf: (side, level) => `${side}: ${level}`,
    weakest: 'Das ist die schwächste Stufe.',
    strongest: 'Das ist die stärkste Stufe.',
  },
  change: {
    title: (side) => `Stufe von ${side}`,
    says: 'Sie gilt ab dem nächsten Zug des Computers.',
    yes: 'Diese Stufe nehmen',
    no: 'Abbrechen',
    whose: 'Wessen Stufe',
    handOver: 'Eine Person spielt diese Seite',
  },
  seatChanged: {
    computer: (side, level) => `Ab hier spielt der Computer ${side} auf Stufe ${level}.`,
    person: (side) => `Ab hier spielt eine Person ${side}.`,
  },
  turn: (group, n) => `${group}: ${plural(n, 'Einheit', 'Einheiten')}.`,
  reasons: {
    none: 'Hier spielt niemand gegen den Computer.',
    notThinking: 'Der Computer denkt gerade nicht.',
    notWatching: 'Der Computer spielt nicht beide Seiten.',
    itsTurn: 'Der Computer ist am Zug.',
    nothingToReplay: 'Es gibt keinen Zug, der noch mal gezeigt werden könnte.',
    noMove: 'Der Computer hat noch nicht gezogen.',
    notWaiting: 'Der Computer wartet nicht.',
  },
};
