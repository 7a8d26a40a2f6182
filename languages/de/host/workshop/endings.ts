/** How people's own games end. A sentence's choices stand in it as {placeholders}. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { words as endings } from '../../../../engine/workshop/words/ending-sentences.ts';

const COUNTS = ['keine', 'nur noch eine', 'nur noch zwei', 'nur noch drei', 'nur noch vier'];
const only = (n: number): string => COUNTS[n] ?? `nur noch ${n}`;
const turns = (n: number): string => (n === 1 ? 'Zug' : 'Zügen');

export const workshopEndings: Words<typeof endings> = {
  loses: 'verliert',
  wins: 'gewinnt',
  draws: 'spielt remis',
  checkmate: 'Wer matt gesetzt ist, {result}.',
  stalemate: {
    says: 'Hat der Spieler am Zug keinen Zug, {result}.',
    draw: 'ist die Partie remis',
    lost: 'verliert er',
    won: 'gewinnt er',
    fewerWins: 'gewinnt, wer weniger Figuren hat',
    moreWins: 'gewinnt, wer mehr Figuren auf dem Brett hat',
  },
  fullBoard: {
    says: 'Ist kein Feld mehr leer, ist die Partie remis.',
    saysByPoints:
      'Ist kein Feld mehr leer, endet die Partie: Wer mehr Punkte auf dem Brett hat, gewinnt; bei gleich vielen ist sie remis.',
    name: 'Volles Brett',
    drawn: 'Remis: Kein Feld ist mehr leer.',
  },
  insufficientMaterial: 'Hat kein Spieler mehr die Figuren, um den anderen matt zu setzen, ist die Partie remis.',
  noProgress: {
    says: (count) => `Die Partie ist remis nach {count} ${turns(count)} jedes Spielers ohne Schlagen oder Vorrücken.`,
    label: 'Wie viele Züge',
  },
  progressBy: {
    says: 'Als Vorrücken gilt: {moves}.',
    saysNothing: '{moves} gilt als Vorrücken: Nur ein Schlagzug lässt die Zählung neu beginnen.',
    label: 'Welche Figuren',
    moves: (names) => `ein Zug dieser Figuren, den sie nicht gleich zurücknehmen könnten (${names.join(', ')})`,
    nothing: 'Kein Zug',
  },
  drawAfter: {
    says: (count) => `Nach {count} ${turns(count)} beider Spieler zusammen ist die Partie remis.`,
    label: 'Wie viele Züge',
  },
  goal: {
    either: 'Wer diese Figur in die Zone {zone} bringt, {result}: {piece}.',
    each: 'Wer seine Figur in die Zone {zone} bringt (Weiß: {white}, Schwarz: {black}), {result}.',
    anyPiece: 'irgendeine Figur',
    when: 'Wann',
    atOnce: 'gewinnt',
    afterAnswer: 'gewinnt; ist es Weiß zuerst, kann Schwarz es mit dem nächsten Zug auch tun und noch remis halten',
    ifSafe: 'gewinnt, sobald sie dort nicht geschlagen werden kann',
    ifSafeOrAfterAnswer:
      'gewinnt, und zwar sofort, wenn sie dort nicht geschlagen werden kann, sonst, wenn sie nach dem nächsten Zug des Gegners noch dort steht',
    several: {
      says: 'Dort müssen aber {count} dieser Figuren zugleich stehen{full}.',
      label: 'Wie viele',
      whenFull: 'Wenn die Zone voll ist',
      notFull: 'wer auch immer auf ihren anderen Feldern steht',
      orFull: 'oder nur eine von ihnen, solange kein Feld der Zone leer ist',
      printedOrFull: ', oder nur eine von ihnen, solange kein Feld der Zone leer ist',
    },
  },
  row: {
    says: 'Wer {count} {pieces} {lines} {how}, {result}.',
    label: 'Wie viele',
    which: 'Welche Figuren',
    pieces: 'Figuren',
    only: (names) => `Figuren (${names.join(', ')})`,
    how: 'Wie sie stehen',
    sideBySide: 'nebeneinander bringt',
    gaps: 'mit oder ohne Lücken aufreiht',
    where: 'Auf welchen Linien',
    anyLine: 'auf einer Reihe, Linie oder Diagonale',
    ranksFiles: 'auf einer Reihe oder Linie',
    ranksDiagonals: 'auf einer Reihe oder Diagonale',
    filesDiagonals: 'auf einer Linie oder Diagonale',
    ranks: 'auf einer Reihe',
    files: 'auf einer Linie',
    diagonals: 'auf einer Diagonale',
    name: 'Figuren nebeneinander',
    won: '{winner} gewinnt mit Figuren nebeneinander.',
    lost: '{loser} verliert mit Figuren nebeneinander.',
    wonWithGaps: '{winner} gewinnt mit Figuren auf einer Geraden.',
    lostWithGaps: '{loser} verliert mit Figuren auf einer Geraden.',
  },
  square: {
    says: 'Wer ein Quadrat, {count} Felder breit und hoch, mit {pieces} füllt, {result}.',
    label: 'Wie breit und hoch',
    name: 'Figuren im Quadrat',
    won: '{winner} gewinnt mit Figuren im Quadrat.',
    lost: '{loser} verliert mit Figuren im Quadrat.',
  },
  connection: {
    says: 'Wer {from} und {to} durch eine Kette von {pieces} verbindet, von denen jede {lines} neben der nächsten steht, {result}.',
    name: 'Verbindung',
    won: '{winner} gewinnt mit einer Kette von Figuren.',
    lost: '{loser} verliert mit einer Kette von Figuren.',
  },
  extinction: {
    says: 'Wer {count} {pieces} hat{others}, {result}.',
    label: 'Wie viele',
    count: (n) => `${only(n)} ${n < 2 ? 'Figur' : 'Figuren'}`,
    which: 'Welche Figuren',
    pieces: () => 'gleich welcher Art',
    anyOf: (names, atMost) => `der Art ${names.join(` oder ${only(atMost)} der Art `)}`,
    afterAnswer: 'verliert, spielt aber remis, wenn der Gegner nach dem nächsten Zug auch nicht mehr hat',
    others: 'Was der Gegner hat',
    whatever: 'was auch immer der Gegner hat',
    atLeast: (n) => `wenn der Gegner mindestens ${n} hat`,
    printed: (n) => `, während der Gegner mindestens ${n} hat`,
  },
  checksToWin: {
    one: 'Wer {count}-mal Schach gibt, gewinnt.',
    several: 'Wer {count}-mal Schach gibt, gewinnt.',
    label: 'Wie oft',
  },
  repetition: {
    says: 'Kommt eine Stellung zum {count} Mal vor, {result}.',
    label: 'Wie oft',
    counts: ['zweiten', 'dritten', 'vierten', 'fünften', 'sechsten', 'siebten', 'achten', 'neunten'],
    draw: 'ist die Partie remis',
    lost: 'verliert, wer zuletzt gezogen hat',
    won: 'gewinnt, wer zuletzt gezogen hat',
    firstLoses: 'verliert, wer die Partie begonnen hat',
  },
  perpetualCheck: () => 'Wer seit ihrem ersten Vorkommen mit jedem Zug Schach gegeben hat, verliert jedoch.',
  perpetualChase:
    'Wer seit dem ersten Vorkommen der Stellung mit jedem Zug dieselbe Figur gejagt hat, verliert jedoch, wenn es nicht beide getan haben. Gejagt wird, was neu angegriffen wird und nicht gedeckt ist oder von einer schwächeren Figur angegriffen wird; doch nicht von einer königlichen Figur oder einem Soldaten, und kein Soldat, der noch nicht seitwärts ziehen kann.',
  chase: 'Dauerjagd',
  chased: (piece) => `{loser} verliert durch Dauerjagd (${piece}).`,
  toAndFro: {
    says: 'Wer fünfmal nacheinander mit derselben Figur zieht, die letzten vier Male zwischen zwei Feldern hin und her, verliert, wenn seit dem ersten dieser Züge nichts geschlagen, umgewandelt oder eingesetzt wurde und nichts vorgerückt ist und der Spieler vor keinem von ihnen im Schach stand.',
    free: (pieces) =>
      `Das gilt nicht für Figuren, die nie dorthin kommen, wo eine königliche Figur des Gegners stehen kann: ${pieces.join(', ')}.`,
    name: 'Hin und her',
    lost: '{loser} verliert durch Hin- und Herziehen mit einer Figur.',
  },
};
