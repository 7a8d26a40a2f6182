/** The rules of people's own games and their hands, turns and ground. A sentence's choices stand in it as {placeholders}. */
import { capitalised } from '../../../../engine/shared/capitalised.ts';
import type { Words } from '../../../../engine/shared/language.ts';
import type { castlingWords } from '../../../../engine/workshop/words/castling-sentence.ts';
import type { words as book } from '../../../../engine/workshop/words/game-words.ts';
import type { words as ground } from '../../../../engine/workshop/words/ground-sentences.ts';
import type { handWords } from '../../../../engine/workshop/words/hand-sentences.ts';
import type { words as rules } from '../../../../engine/workshop/words/rule-sentences.ts';
import type { words as shuffle } from '../../../../engine/workshop/words/shuffle-words.ts';
import type { words as turns } from '../../../../engine/workshop/words/turn-sentences.ts';
import type { turnWords } from '../../../../engine/workshop/words/turn-words.ts';
import type { named as namedWalls } from '../../../../engine/workshop/words/wall-words.ts';
import type { words as zones } from '../../../../engine/workshop/words/zone-sentences.ts';
import { itself, oneOf, theOne } from '../../naming.ts';
import { listOf } from '../../plural.ts';

const royal = (pieces: readonly string[]): string => pieces.join(' oder ');

export const workshopRules: Words<typeof rules> = {
  raised: {
    says: 'Die Felder der Zone {zone} liegen {height} als die anderen; für die Figuren ändert das nichts.',
    label: 'Wie hoch',
    little: 'etwas höher',
    higher: 'höher',
    much: 'viel höher',
    by: (height) => `um ${height.toLocaleString('de')} höher`,
  },
  first: { says: '{side} beginnt.', label: 'Wer beginnt', white: 'Weiß', black: 'Schwarz' },
  check: {
    says: 'Niemand darf {pieces} so stehen lassen, dass der Gegner sie schlagen könnte.',
    label: 'Welche königlichen Figuren sicher sein müssen',
    royalPiece: 'königliche Figur',
    each: (pieces) => `auch nur eine dieser Figuren (${royal(pieces)})`,
    one: (pieces) => `alle diese Figuren (${royal(pieces)})`,
    last: (pieces) => `die letzte dieser Figuren (${royal(pieces)})`,
    lastOfEach: (pieces) => `von einer dieser Figurenarten die letzte (${royal(pieces)})`,
    whyNot: 'Keine Figur ist königlich. Mache zuerst unter „Figuren“ eine königlich.',
    giving: 'Niemand darf Schach geben.',
    flight: 'Eine königliche Figur im Schach darf nur ziehen, um die schachgebende Figur zu schlagen.',
  },
  facing: {
    says: 'Für königliche Figuren gilt: {what}.',
    label: 'Was geschieht',
    forbidden: 'Sie dürfen einander auf einer offenen Reihe oder Linie nicht gegenüberstehen',
    draw: 'Bleiben sie einander auf einer offenen Reihe oder Linie gegenüber stehen, ist die Partie remis',
  },
  capture: 'Wer schlagen kann, muss schlagen.',
  capturesExplode:
    'Jedes Schlagen ist eine Explosion: Auch die schlagende Figur und alles auf den Nachbarfeldern geht verloren.',
  immobile: 'Keine Figur darf dorthin ziehen, von wo sie nie wieder ziehen könnte.',
  inPassingOn: 'En passant darf nur auf Felder der Zone {zone} geschlagen werden.',
  atMost: {
    says: 'Umwandlung in {piece} ist nur möglich, solange die eigene Seite davon weniger als {count} hat.',
    label: (piece) => `Wie viele es geben darf: ${piece}`,
  },
  pass: 'Ein Spieler darf passen. Tun es beide hintereinander, ist die Partie remis.',
  passIfStuck:
    'Wer keinen Zug hat, passt, außer wenn auf dem Brett keine Figur der eigenen Seite mehr steht. Tun es beide hintereinander, ist die Partie remis.',
  turnsOver: {
    says: 'Nach einem Zug oder dem Einsetzen einer Figur wechseln {whom} die Seite.',
    label: 'Welche gegnerischen Figuren',
    enclosed: 'gegnerische Figuren in einer Linie zwischen ihr und einer anderen eigenen Figur',
    beside: 'gegnerische Figuren neben ihr',
    besideIfSupported:
      'gegnerische Figuren neben ihr, nach dem Einsetzen aber nur mit einer anderen eigenen Figur daneben,',
    royals: ' Königliche Figuren tun es nie.',
  },
};

export const workshopCastling: Words<typeof castlingWords> = {
  some: 'Es gibt eine Rochade.',
  says: 'Rochade: {king} mit {partner}, wenn beide noch nicht gezogen haben und nichts zwischen ihnen steht. Die erste Figur zieht auf die Linie {files}, die zweite landet jenseits davon.',
  or: ' oder ',
  king: 'Wer rochiert',
  partner: 'Mit wem',
  file: (number) => `Linie ${number}`,
};

export const workshopShuffle: Words<typeof shuffle> = {
  shuffled: 'Die Nummer der Grundstellung sagt, in welcher Reihenfolge die Figuren auf {zone} beginnen, {how}.',
  how: 'Wie sie stehen',
  mirrored: 'beide Seiten spiegelbildlich',
  independent: 'jede Seite mit eigener Nummer',
  whyNot:
    'Figuren, die gemischt werden, stehen in einer Zone und sind von mehreren Arten. Eine solche Zone gibt es noch nicht.',
  drawn: 'Eine neue Partie lost die Nummer aus, wenn niemand eine wählt.',
  onBothColours: (piece) => `Auf hellen Feldern stehen so viele wie auf dunklen: ${piece}.`,
  between: 'Links und rechts von dieser Figur steht immer eine andere: {king} ({rook}).',
  middle: 'Wer in der Mitte steht',
  beside: 'Wer zu beiden Seiten steht',
  castling: 'Bei der Rochade kommen die beiden von überall auf dieselben Felder wie in der gewöhnlichen Grundstellung.',
  name: 'Grundstellung',
  nameOf: (side) => (side === 0 ? 'Grundstellung von Weiß' : 'Grundstellung von Schwarz'),
  says: (count) => `Mit welcher der ${count} Grundstellungen die Partie beginnt, von 0 bis ${count - 1}.`,
  usual: (number) => `Nummer ${number} ist die gewöhnliche Grundstellung.`,
  saysFew: 'Mit welcher Grundstellung die Partie beginnt.',
  order: (pieces) => `Von links nach rechts aus der Sicht von Weiß: ${pieces}.`,
};

export const workshopHands: Words<typeof handWords> = {
  captured: 'Eine geschlagene Figur kommt in die Hand dessen, der sie geschlagen hat.',
  promotedCaptives: {
    says: 'In der Hand {what}.',
    label: 'Als was',
    fallsBack: 'wird eine geschlagene Figur wieder, was sie vor ihrer Umwandlung war',
    stays: 'bleibt eine geschlagene Figur, was sie ist',
  },
  drops: {
    says: 'Statt zu ziehen, darf ein Spieler eine Figur aus der Hand auf ein leeres Feld einsetzen{where}.',
    label: 'Wo',
    of: (zone) => `, und zwar in der Zone ${zone}`,
    must: 'Wer eine Figur einsetzen kann, muss eine einsetzen.',
    givingCheck: 'Durch Einsetzen darf kein Schach gegeben werden.',
    promoted: 'Eine Figur darf in jeder ihrer Formen eingesetzt werden.',
    whereOf: '{piece} wird nur auf Felder dieser Zone eingesetzt: {zone}.',
    firstOnto: 'Solange in der Zone {zone} ein Feld leer ist, wird nur dort eingesetzt.',
  },
  onto: {
    says: 'Eingesetzte Figuren {how}.',
    label: 'Wie sie zu stehen kommen',
    lowest: 'fallen auf das unterste leere Feld einer Linie',
    pushedIn:
      'werden von einem Rand aus eingeschoben und gleiten auf einer Reihe oder Linie so weit, bis etwas im Weg ist',
    enclosing: 'müssen gegnerische Figuren einschließen, in einer Linie zwischen sich und einer anderen eigenen Figur',
    besideFriends: 'müssen neben einer eigenen Figur stehen',
    notBesideEnemies: 'dürfen nicht gerade neben einer gegnerischen Figur stehen',
  },
  perFile: {
    says: '{piece} wird nicht auf einer Linie eingesetzt, auf der die eigene Seite davon schon {count} hat.',
    label: 'Wie viele',
    one: 'eine',
    two: 'zwei',
  },
  mateBy: {
    says: 'Matt durch Einsetzen dieser Figur {what}: {piece}.',
    label: 'Was geschieht',
    forbidden: 'ist verboten',
    loses: 'verliert die Partie',
  },
  gatingFrom:
    'Wer zum ersten Mal von einem Feld der Zone {zone} wegzieht, darf dort eine Figur aus der Hand zurücklassen.',
};

export const workshopTurns: Words<typeof turns> = {
  movesATurn:
    'Wer am Zug ist, macht {count}, mit einer Figur oder mit mehreren. Gibt er Schach, endet sein Zug; im Schach muss er dieses zuerst abwehren.',
  firstTurn: 'Wer die Partie eröffnet, macht in seinem ersten Zug {count}.',
  howMany: 'Wie viele Bewegungen',
  counts: ['keine Bewegung', 'eine Bewegung', 'zwei Bewegungen', 'drei Bewegungen', 'vier Bewegungen'],
  walls: {
    label: 'Wo Mauern gesetzt werden',
    leftBehind: 'Das Feld, das eine Figur verlässt, wird zu einer Mauer.',
    anywhere: 'Nach jedem Zug setzt der Spieler eine Mauer auf ein beliebiges leeres Feld.',
    inLine:
      'Nach jedem Zug setzt der Spieler eine Mauer dorthin, wohin eine Dame vom neuen Feld der Figur aus ziehen könnte.',
    moved: 'Nach jedem Zug versetzt der Spieler die einzige Mauer auf ein anderes leeres Feld.',
  },
  wallsOn: 'Mauern werden nur in der Zone {zone} gesetzt.',
  wallName: 'Mauern heißen {name}.',
  name: 'Name',
};

export const workshopTurnFacts: Words<typeof turnWords> = {
  lay: 'Jetzt wird eine Mauer gesetzt.',
  move: (number, of) => `Bewegung ${number} von ${of}.`,
  left: 'So viele Bewegungen hat die Seite am Zug in diesem Zug noch.',
  progress: 'Hat die Seite am Zug in diesem Zug geschlagen oder ist sie vorgerückt?',
  made: 'So viele Bewegungen hat sie in diesem Zug gemacht.',
};

const onCells = (cells: readonly string[], one: string, several: string): string =>
  cells.length === 1 ? `Auf ${cells[0]} ${one}.` : `Auf ${listOf(cells)} ${several}.`;
export const workshopGround: Words<typeof ground> = {
  walls: (cells) => onCells(cells, 'steht eine Mauer', 'stehen Mauern'),
  mines: (cells) => onCells(cells, 'liegt eine Mine', 'liegen Minen'),
  portals: (cells) => onCells(cells, 'ist ein Portal', 'sind Portale'),
  oneWall: 'Es gibt höchstens eine Mauer, und die wird versetzt.',
  twoPortals: (name) => `Von „${name}“ muss es zwei geben oder keines.`,
  manyWalls: 'Niemand kann sie betreten oder schlagen, und nur eine Figur, die springt, kommt an ihnen vorbei.',
};

/** Of walls with a name of their own. */
export const workshopNamedWalls: Words<typeof namedWalls> = {
  says: (wall) => `Niemand kann ${itself(wall)} betreten oder schlagen, und nur eine Figur, die springt, kommt vorbei.`,
  lying: (wall, cells) =>
    cells.length === 1
      ? `Auf ${cells[0]} steht ${oneOf(wall, 'nom')}.`
      : `Auf ${listOf(cells)} steht je ${oneOf(wall, 'nom')}.`,
  rules: {
    leftBehind: (wall) => `Das Feld, das eine Figur verlässt, wird zu ${oneOf(wall, 'dat')}.`,
    anywhere: (wall) => `Nach jedem Zug setzt der Spieler ${oneOf(wall, 'acc')} auf ein beliebiges leeres Feld.`,
    inLine: (wall) =>
      `Nach jedem Zug setzt der Spieler ${oneOf(wall, 'acc')} dorthin, wohin eine Dame vom neuen Feld der Figur aus ziehen könnte.`,
    moved: (wall) => `Nach jedem Zug versetzt der Spieler ${theOne(wall, 'acc')} auf ein anderes leeres Feld.`,
  },
  on: (wall) => `${capitalised(oneOf(wall, 'nom'))} wird nur in der Zone {zone} gesetzt.`,
  lay: (wall, isMoved) =>
    isMoved ? `Nach dem Zug wird ${theOne(wall, 'nom')} versetzt.` : `Nach dem Zug wird ${oneOf(wall, 'nom')} gesetzt.`,
  layNow: (wall, isMoved) =>
    isMoved ? `Jetzt wird ${theOne(wall, 'nom')} versetzt.` : `Jetzt wird ${oneOf(wall, 'nom')} gesetzt.`,
  reasons: {
    first: (wall, isMoved) =>
      isMoved
        ? `Zuerst muss ${theOne(wall, 'nom')} versetzt werden.`
        : `Zuerst muss ${oneOf(wall, 'nom')} gesetzt werden.`,
    later: (wall, isMoved) =>
      isMoved
        ? `${capitalised(theOne(wall, 'nom'))} wird nach dem Zug versetzt.`
        : `${capitalised(oneOf(wall, 'nom'))} wird nach dem Zug gesetzt.`,
    notHere: (wall) => `Auf {cell} darf ${theOne(wall, 'nom')} nicht gesetzt werden.`,
    notInLine: (wall) =>
      `${capitalised(theOne(wall, 'nom'))} muss in einer Linie mit der gezogenen Figur gesetzt werden, ohne dass etwas dazwischensteht.`,
    exposes: (wall) => `Stünde ${theOne(wall, 'nom')} dort, könnte eine königliche Figur geschlagen werden.`,
    noRoom: (wall) => `Dann gäbe es kein Feld für ${theOne(wall, 'acc')}.`,
  },
  toLay: (wall) => `${capitalised(theOne(wall, 'nom'))} ist zu setzen`,
  toLaySays: (wall) => `Die Seite am Zug hat gezogen und setzt jetzt ${theOne(wall, 'acc')}.`,
  toLayInLine: (wall) =>
    `Das Feld der gezogenen Figur; ${theOne(wall, 'nom')} wird jetzt in einer Linie mit ihm gesetzt.`,
  onlyOne: (wall) => `Es gibt höchstens ${oneOf(wall, 'acc')}, und wer gezogen hat, versetzt ${itself(wall)}.`,
};

export const workshopZones: Words<typeof zones> = {
  says: (name, where) => `„${name}“ ist ${where}.`,
  cells: (list) => list.replace(/\branks/g, 'Reihen').replace(/\brank/g, 'Reihe'),
  whole: 'das ganze Brett',
  nowhere: 'nirgends',
  apart: (white, black) => `${white} für Weiß und ${black} für Schwarz`,
};

export const workshopBook: Words<typeof book> = {
  game: 'Das Spiel',
  without: (rule) => `Dieses Spiel wurde ohne eine Regel des Originals importiert: „${rule}“.`,
  diagram: (piece) => `So zieht diese Figur: ${piece}.`,
  alone: (piece) => `So zieht diese Figur, wenn keine andere in der Nähe ist: ${piece}.`,
  inPassing: (piece) =>
    `So schlägt diese Figur en passant, auf dem Feld, das die gegnerische Figur gerade überquert hat: ${piece}.`,
};
