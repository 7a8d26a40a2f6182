/** Why the text of a game cannot be read or changed. What a file says, such as `must` or `to hand`, stays as it is. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { sentences as betza } from '../../../../engine/workshop/betza/sentences.ts';
import type { sentences as edit } from '../../../../engine/workshop/edit/sentences.ts';
import type { sentences as file } from '../../../../engine/workshop/file/sentences.ts';
import type { sentences as glyph } from '../../../../engine/workshop/glyph/sentences.ts';
import type { sentences as model } from '../../../../engine/workshop/model/sentences.ts';
import type { sentences as picture } from '../../../../engine/workshop/picture/sentences.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `„${word}“`).join(' oder ');
const WRITTEN = 'wird so geschrieben:';

export const workshopBetza: Words<typeof betza> = {
  known: {
    O: 'Die Rochade wird für das ganze Spiel angegeben: „castling = King with Rook to c, g“ in [game].',
    '@': 'Für das Einsetzen gibt es einen eigenen Abschnitt, [drops].',
    x: '„x“, das anderen Figuren Züge leiht, wird hier nicht gespielt. Eine Figur kann wie andere neben ihr ziehen: „moves also like“.',
    k: '„k“, das nur königliche Figuren betrifft, wird hier nicht gespielt; mit „t“ werden sie nicht geschlagen.',
    '[': 'Klammern stehen am Anfang eines Zuges: t[FR], [F?R] oder [F-R].',
    ']': 'Diese Klammer wurde nicht geöffnet.',
    '?': '„?“ steht nur in Klammern: [F?R] zieht wie F und darf wie R weiterziehen.',
    '-': '„-“ steht nur in Klammern: F-F ist [F-F] oder afF.',
  },
  noAtom: 'Ein Zug endet mit einem Großbuchstaben wie W, F, N, R oder B.',
  unknownAtom: (letter) =>
    `„${letter}“ ist hier als Atom nicht bekannt. Bekannt sind: W F D N A H C (oder L) Z (oder J) G, K R B Q, U und Sprünge wie (4,1).`,
  unknownLetter: (letter) => `„${letter}“ ist hier weder als Richtung noch als Modalität bekannt.`,
  twice: (letter) => `„${letter}“ steht hier zweimal.`,
  initialOnce: '„i“ steht nur einmal, vor dem ersten Knick.',
  tooManyLegs: (most) => `Ein geknickter Zug hat höchstens ${most} Abschnitte.`,
  tooFar: (most) => `Eine Reichweite ist höchstens ${most}; 0 bedeutet unbegrenzt.`,
  anywhereAlone: 'Bei „U“ dürfen nur „m“, „c“ und „i“ stehen.',
  bothSides: 'Wo ein Sprung wie der des Springers knickt, gehören links und rechts zusammen: Schreibe „s“ oder „fs“.',
  notTogether: (letter, other) => `„${letter}“ und „${other}“ dürfen nicht in einem Zug stehen.`,
  tameOrOver: '„t“ steht bei „p“ oder „g“ oder in einem letzten Abschnitt, der gegnerische Figuren schlägt.',
  unload:
    '„u“ steht nur hinter „ca“ oder „da“: Dort springt die Figur über eine gegnerische oder eine eigene. Für das Tauschen der Plätze gibt es eine eigene Zeile, „swaps“.',
  turnsBehind:
    'In einem geknickten Zug sind „z“ und „q“ Wendungen nach der anderen und nach derselben Seite: Sie stehen hinter einem „a“.',
  turnsAlone:
    'Neben „z“ oder „q“ dürfen in einem Abschnitt nur „f“, „b“ oder „v“ stehen: „fz“ wendet halb nach der anderen Seite.',
  manyAtEnd: '„pp“ steht im letzten Abschnitt. Schreibe davor für jede Figur einen Abschnitt mit „p“: pafpafsR.',
  passesBefore:
    '„n“ sagt in einem geknickten Zug aus einzelnen Schritten, wo die Figur en passant geschlagen werden kann, und steht vor einem „a“.',
  groupSigns: 'In Klammern steht „?“ oder „-“ zwischen zwei Zügen, wie in [F?R], oder davor „t“, wie in t[FR].',
  twoInGroup: 'Klammern enthalten zwei Züge. Ein Weg mit mehr Abschnitten wird mit „a“ geschrieben.',
  oneLeapInGroup: (letter) =>
    `${letter} steht für mehrere Sprünge. In Klammern steht beiderseits nur einer, etwa F, N, R oder W3: Schreibe sie für jeden einmal.`,
  plainGroup: 'Vor Klammern dürfen „m“, „c“ und „i“ stehen und in ihnen Richtungen vor dem ersten Zug, wie in t[vWB].',
  nothingAfter: '„y“ ändert den nächsten Abschnitt, und es gibt keinen.',
  needsALine: '„{letter}“ braucht eine Linie: Schreibe eine Reichweite hinter das Atom, oder 0 für unbegrenzt.',
  oneHop: 'Von „p“, „pp“, „g“ und „j“ darf nur eines in einem Zug stehen.',
  noWay: (directions, atom) => `${atom} führt nicht in die Richtung „${directions}“.`,
  noTurn: (directions) => `„${directions}“ ist nach einem Knick keine Richtung.`,
};

export const workshopEdit: Words<typeof edit> = {
  noBoard: 'Der Text hat kein lesbares Brett. Behebe zuerst die Probleme im Text.',
  noSuchPlace: 'Das Spiel hat sich inzwischen geändert. Versuche es noch mal.',
  tooFar: 'Ein Sprung geht höchstens drei Felder weit.',
  lastKind: 'Ein Spiel braucht mindestens eine Figur.',
  tooManyKinds: (most) => `Ein Spiel hat höchstens ${most} Figurenarten.`,
  badBoard: (side, cells) => `Ein Brett hat 2 bis ${side} Linien und Reihen und höchstens ${cells} Felder.`,
  tooLarge: (most) => `Ein Spiel hat höchstens ${most} Zeichen. Mit dieser Änderung hätte es mehr.`,
  zoneTwice: (name) => `Eine Zone „${name}“ gibt es schon.`,
  lookTwice: (name) =>
    `„${name}“ sieht schon so aus. Wähle erst für eine der beiden Figurenarten eine andere Färbung, oder nimm eine andere Datei.`,
  badText: 'Ein Text hat keine Zeilenumbrüche und kein „#“ nach einem Leerzeichen.',
  stuckOnLastRank: (name) =>
    `Auf der letzten Reihe kann diese Figur nicht mehr ziehen und wandelt sich nicht um: ${name}.`,
  notWritten: 'Das lässt sich nicht in eine Datei schreiben.',
};

export const workshopGlyph: Words<typeof glyph> = {
  tooLong: (most) => `Ein Bild hat höchstens ${most} Zeichen.`,
  beginsWithM: 'Ein Bild beginnt mit „M“ und einem Punkt, etwa „M 10 90“.',
  noCommand: (letter) =>
    `„${letter}“ ist kein Buchstabe eines Pfads: Es gibt M, L, H, V, C, S, Q, T, A und Z, groß oder klein.`,
  noNumber: 'Hier fehlt eine Zahl.',
  noFlag: 'Hier steht 0 oder 1.',
  outside: 'Ein Bild bleibt in seinem Rahmen: von 0 bis 100 nach rechts und von 0 bis 100 nach unten.',
  tooManyParts: (most) => `Ein Bild hat höchstens ${most} Linien und Kurven.`,
  noSvg: 'Das ist keine SVG-Datei, die gelesen werden kann.',
  svgEntities: 'Diese SVG-Datei legt Entitäten fest. Speichere sie im Zeichenprogramm als „einfaches SVG“.',
  svgTransform: 'Diese SVG-Datei hat eine Transformation, die nicht verstanden wird.',
  svgEmpty:
    'In dieser SVG-Datei ist keine Form, die eine Figur sein könnte: Es müssen Pfade, Vielecke, Kreise oder Rechtecke darin sein.',
  svgUnfilled:
    'Alle Formen in dieser SVG-Datei sind Linien ohne Füllung. Wandle die Linien im Zeichenprogramm in gefüllte Pfade um.',
  svgIntricate: 'Die Formen in dieser SVG-Datei sind für eine Figur zu verwickelt.',
  encloses: 'Dieses Bild umschließt nichts, was zu sehen wäre.',
};

export const workshopPicture: Words<typeof picture> = {
  tooLong: (most) => `Ein Bild hat höchstens ${most} Zeichen. Nimm es in der Werkstatt noch einmal aus seiner Datei.`,
  noBase64: 'Ein Bild steht in Base64, so wie die Werkstatt es schreibt. Nimm es dort noch einmal aus seiner Datei.',
  noPicture: 'Das ist kein vollständiges PNG- oder WebP-Bild. Nimm es in der Werkstatt noch einmal aus seiner Datei.',
  wrongSize: (side) =>
    `Ein Bild hat ${side} x ${side} Pixel. Nimm es in der Werkstatt aus seiner Datei, dann wird es verkleinert.`,
  tooMuch: (most) =>
    `Die Bilder und Modelle eines Spiels haben zusammen höchstens ${most} Zeichen. Entferne eins davon.`,
  figureToo: 'Eine Figurenart mit einem Bild aus einer Datei hat keine Gestalt und kein gezeichnetes Bild.',
};

export const workshopModel: Words<typeof model> = {
  tooLong: (most) => `Ein Modell hat höchstens ${most} Zeichen. Nimm es in der Werkstatt noch einmal aus seiner Datei.`,
  noBase64: 'Ein Modell steht in Base64, so wie die Werkstatt es schreibt. Nimm es dort noch einmal aus seiner Datei.',
  noModel:
    'Das ist kein Modell, wie die Werkstatt es schreibt. Nimm es in der Werkstatt noch einmal aus seiner GLB-Datei.',
  lookToo: 'Eine Figurenart mit einem Modell hat keine Gestalt und kein Bild.',
};

export const workshopFile: Words<typeof file> = {
  // the text as a whole
  tooLarge: (most) => `Ein Spiel hat höchstens ${most} Zeichen.`,
  firstLine: (line) => `Die erste Zeile muss „${line}“ sein.`,
  unseenLetter: 'Hier steht ein unsichtbares Zeichen. Entferne es.',
  outsideSections: 'Diese Zeile gehört zu keinem Abschnitt wie [game].',
  badHead: 'Ein Abschnitt beginnt mit einer Zeile wie [game] oder [piece King].',
  noSection: (name) => `Es gibt keinen Abschnitt „${name}“.`,
  noNameHere: (kind) => `Nur [piece], [lesson], [problem] und [case] haben Namen, nicht [${kind}].`,
  sectionTwice: (kind) => `[${kind}] steht hier zweimal.`,
  noEquals: 'Eine Zeile wird so geschrieben: „Schlüssel = Wert“.',
  noKey: (section, key) => `[${section}] hat kein „${key}“.`,
  keyTwice: (key) => `„${key}“ steht in diesem Abschnitt zweimal.`,
  missing: (section) => `Ein Spiel braucht einen Abschnitt [${section}].`,
  noPieces: 'Ein Spiel braucht eine Figurenart, etwa [piece King].',

  meant: (word) => ` Meintest du „${word}“?`,
  known: (words) => ` Es gibt: ${words.join(', ')}.`,

  // values
  choice: (key, words) => `„${key}“ muss ${quoted(words)} sein.`,
  number: (key, least, most) => `„${key}“ muss eine ganze Zahl von ${least} bis ${most} sein.`,
  tooLong: (key, most) => `„${key}“ hat höchstens ${most} Zeichen.`,
  noTitle: 'Ein Spiel braucht einen Titel.',
  badBoard: (side, cells) =>
    `Ein Brett ${WRITTEN} „8 x 8“, mit 2 bis ${side} Linien und Reihen und höchstens ${cells} Feldern.`,

  badRaised: `„raised“ ${WRITTEN} „hill 0.3“, also eine Zone und wie hoch sie liegt, von 0.05 bis 1.`,
  allRaised: 'Nur ein Teil des Bretts kann höher liegen.',

  badLook: (key) => `„${key}“ ist ein Wort aus Kleinbuchstaben, zum Beispiel „shogi“, „points“ oder „garden“.`,
  badRiver: (height) =>
    `„river“ ${WRITTEN} „5-6“: zwei benachbarte Reihen zwischen 1 und ${height}, zwischen denen der Fluss verläuft.`,

  // zones
  badZoneName: 'Eine Zone hat einen Namen aus Kleinbuchstaben, ohne Wörter der Datei wie „from“ oder „but“.',
  tooManyZones: (most) => `Ein Spiel hat höchstens ${most} Zonen.`,
  badCells: (term) => `„${term}“ ist kein Feld, keine Reihe und keine Linie dieses Bretts.`,
  noCells: 'Eine Zone braucht Felder, etwa „e4“, „d1-f3“, „rank 3“, „files a-c“, „all“ oder „none“.',
  nameZonesFirst: ' Felder bekommen erst unter [zones] einen Namen, etwa „hill = d4 e4“.',
  noZone: (name) => `Es gibt keine Zone „${name}“.`,

  // kinds
  badKindName: 'Eine Figurenart braucht einen Namen aus höchstens 30 Buchstaben.',
  nameTaken: (name) => `„${name}“ steht in einem Ziel für jede Figur; darum kann keine Figurenart so heißen.`,
  kindTwice: (name) => `Zwei Figurenarten heißen „${name}“.`,
  tooManyKinds: (most) => `Ein Spiel hat höchstens ${most} Figurenarten.`,
  noKind: (name) => `Es gibt keine Figurenart „${name}“.`,
  namedTwice: (name) => `„${name}“ steht hier zweimal.`,
  noKindsHere: 'Nenne mindestens eine Figurenart.',
  badLetter: (name) =>
    `„${name}“ braucht einen Buchstaben: ein oder zwei Großbuchstaben von A bis Z, wenn du willst mit „+“ davor.`,
  letterTwice: (letter) => `Eine andere Figurenart hat schon den Buchstaben ${letter}.`,
  badFigure: '„figure“ ist ein Name wie „knight“, „acid/ghost“ oder „counter“.',
  figureAndGlyph: 'Eine Figurenart hat eine Gestalt oder ein eigenes Bild, nicht beides.',
  formOfItself: 'Eine Figurenart kann keine Form ihrer selbst sein.',
  captivesNeedDrops:
    'Geschlagene Figuren könnten die Hand nie verlassen: Schreibe einen Abschnitt [drops] mit „where = board“.',
  recruitsNeedDrops:
    'Was sie schlägt, könnte die Hand nie verlassen: Schreibe einen Abschnitt [drops] mit „where = board“.',
  carriesItself: 'Eine Figurenart kann nicht ihre eigene Art tragen.',
  carryEachOther: (one, other) => `„${one}“ und „${other}“ können einander nicht gegenseitig tragen.`,
  formOfForm: 'Eine Figurenart kann keine Form einer Art sein, die selbst eine Form ist.',

  // moves
  noMoves: 'Schreibe in Betzas Notation, wie sie zieht, etwa „N“ oder „mfWcfF“, oder lass diese Zeile weg.',
  tooManyMoves: (most) => `Eine Figurenart hat höchstens ${most} Züge.`,
  tooMuchWork: (most) => `Für diesen Zug werden mehr als ${most} Felder betrachtet. Er knickt zu oft.`,
  allTooMuchWork: (most) =>
    `Für alle Figuren zusammen werden mehr als ${most} Felder betrachtet. Ihre Züge knicken zu oft.`,
  borrowsTooMuch: (most) =>
    `Für alles, wie diese Figurenart ziehen kann, werden mehr als ${most} Felder betrachtet. Die Züge der anderen knicken zu oft.`,
  whereTwice: (key) => `„${key}“ steht hier zweimal.`,
  badWhere: (rest) =>
    `„${rest}“ ist nicht verständlich. Hinter den Zügen steht „from“, „within“ oder „to“ mit einer Zone, oder „not in check“.`,
  badPromotion: `„promotes“ ${WRITTEN} „at far, must: Queen Rook“, „at or from far, may: Gold“, „at far, may, taking: Queen“ oder „at far, never“.`,
  badPromotesInstead: `„promotes instead“ ${WRITTEN} „at far: Queen Rook“.`,
  badSwap: `„swaps“ ${WRITTEN} „K with friends“, oder mit „foes“ oder „anybody“.`,
  plainOnly: 'Hier dürfen nur Atome, Reichweiten und Richtungen stehen.',

  // the array
  wrongRows: (rows, height) => `Die Grundstellung hat ${rows} Zeilen, das Brett aber ${height} Reihen.`,
  wrongWidth: (cells, width) => `Diese Zeile hat ${cells} Felder, das Brett aber ${width} Linien.`,
  noLetter: (token) => `Keine Figurenart hat den Buchstaben „${token}“.`,
  tooManyPieces: (most) => `Ein Spiel hat höchstens ${most} Figuren.`,
  noArray: 'Jede Seite braucht mindestens eine Figur, auf dem Brett oder in der Hand.',

  // what lies on the ground
  nothingThere: (cell) => `In der Grundstellung fehlt „${cell}“; darum kann dort nichts liegen.`,
  wallUnderPiece: (cell) => `Auf „${cell}“ steht eine Figur; darum kann dort keine Mauer stehen.`,
  badWallName: '„wall name“ ist ein Name aus höchstens 30 Buchstaben, den keine Figurenart hat, wie „Duck“.',
  featureTwice: (cell) => `Auf „${cell}“ liegt schon etwas.`,
  badPortal: `„portal“ ${WRITTEN} „a1 h8“, also die beiden Felder, die es verbindet.`,
  tooManyPortals: (most) => `Ein Spiel hat höchstens ${most} Portalpaare.`,
  kindIsFeature: (name) => `Keine Figurenart kann „${name}“ heißen, wo so etwas auf dem Brett liegt.`,

  // rules and endings
  badCastling: `„castling“ ${WRITTEN} „King with Rook to c, g“ oder „e1 with h1 to g1, f1“.`,
  badCastlingMove:
    'Die Rochade unter den Zügen einer Figur wird wie „isO2“, „irO3“ oder „ilO2“ geschrieben, in einer Zeile ohne Zone: so viele Felder auf die äußerste Figur zu.',
  nobodyToCastle: 'In der Grundstellung könnte niemand so rochieren.',
  badShuffle:
    '„shuffle“ wird so geschrieben: „home, Bishop on both colours, King between Rook“, oder „wing, independent“, wo jede Seite ihre eigene Aufstellung hat.',
  nothingToShuffle: 'In der Zone müssen zwei verschiedene Figuren einer Seite stehen, damit sich etwas mischen lässt.',
  shuffledTwice: (cell) => `Die Figur auf „${cell}“ wird schon gemischt.`,
  notOnBothColours: (name) =>
    `In der Aufstellung müssen in der Zone so viele Figuren „${name}“ auf hellen Feldern stehen wie auf dunklen.`,
  notBetween: (name, ends) =>
    `In der Aufstellung muss eine einzige Figur „${name}“ in der Zone stehen, auf einer Reihe mit allen anderen dort, und „${ends}“ auf beiden Seiten von ihr.`,
  notMirrored:
    'In der Aufstellung müssen die Seiten in der Zone spiegelbildlich stehen. Schreib „independent“ dahinter, wenn jede für sich gemischt wird.',
  tooManyShuffled: (most) => `Es darf höchstens ${most} Grundstellungen geben.`,
  badDropZone: `„where“ ${WRITTEN} „board“ oder „board; Pawn: middle“.`,
  oneOrTwoToAFile: 'Von „one to a file“ und „two to a file“ darf hier nur eines stehen.',
  badMateBy: `„mate by“ ${WRITTEN} „Pawn loses“ oder „Pawn forbidden“.`,
  badGoal: `„goal“ ${WRITTEN} „King on hill“, wenn du willst mit „after an answer“, „if safe“ oder „if safe or after an answer“ dahinter, und danach „, at least 2“ oder „, at least 2 or full“.`,
  badRow: (most) =>
    `„in a row“ ${WRITTEN} „4: wins“ oder „3 of Stone King along ranks files, with gaps: loses“, mit 2 bis ${most} Figuren.`,
  badSquare: (most) =>
    `„in a square“ ${WRITTEN} „2: wins“ oder „3 of Stone King: loses“, mit einer Seite von 2 bis ${most} Feldern.`,
  badConnection: `„connects“ ${WRITTEN} „west, east: wins“ oder „west, east; of Stone King; along ranks files: loses“.`,
  badExtinction: `„extinct“ ${WRITTEN} „any of King Queen: loses“, „all: wins“ oder „all, at most 1: loses“.`,
  badDeclaration: `„declares“ ${WRITTEN} „far, 10 others, 5 for Rook Bishop: 28 or 27 wins“ oder „far, 10 others, 5 for Rook Bishop: 31 wins, 24 draws“.`,
  tooManyPoints: (most) => `Punkte und andere Figuren sind ganze Zahlen bis ${most}, Punkte mindestens 1.`,
  drawsBelowWins: 'Ein Remis braucht weniger Punkte als ein Sieg.',
  noCheckToDeclare: 'Mit „check = no“ kann niemand eine Erklärung abgeben.',
  badPoints:
    '„points“ wird geschrieben wie „13 Chariot, 7 Cannon“, und vielleicht „; black 1.5“ für das, was eine Seite außerdem hat.',
  badAtMost: `„at most“ ${WRITTEN} „1 Queen, 2 Rook“.`,
  oneWall: 'Mit „walls = moved“ steht höchstens eine Mauer auf dem Brett.',
  noRepetition: '„repetition“ muss 0 oder eine ganze Zahl ab 2 sein: Mit 1 wäre das Spiel am Anfang schon zu Ende.',
  noChecks: 'Mit „check = no“ gibt es kein Schach zu zählen.',
  noChase: {
    turns:
      'Dauerjagd kann nicht beurteilt werden, wo ein Zug aus mehreren Aktionen besteht, wie mit Mauern, die gesetzt werden: Lass „perpetual chase“ weg.',
    riders: 'Dauerjagd kann nicht beurteilt werden, wo Figuren andere tragen: Lass „perpetual chase“ weg.',
    pieces: (most) =>
      `Dauerjagd kann nicht beurteilt werden, wo eine Seite mehr als ${most} Figuren haben kann: Lass „perpetual chase“ weg oder einige Figuren.`,
  },
  noToAndFro:
    'Hin- und Herziehen kann nicht beurteilt werden, wo ein Zug aus mehreren Aktionen besteht: Lass „to and fro“ weg.',
  noRoyal: 'Keine Figurenart ist königlich; darum kann es kein Schach geben.',

  // lessons
  tooManySteps: (most) => `Ein Spiel hat höchstens ${most} Schritte von Lektionen.`,
  longLesson: (most) => `Eine Lektion hat höchstens ${most} Schritte. Die folgenden brauchen einen anderen Titel.`,
  badStepGoal:
    '„goal“ schreibt man wie „move Knight to e4 f5“, „capture Rook“, „capture“, „drop Pawn“, „promote“, „check“, „safe“ oder „win“.',
  badStepSquare: (term) => `„${term}“ ist kein Feld des Bretts.`,
  // problems to solve
  tooManyProblems: (most) => `Ein Spiel hat höchstens ${most} Aufgaben.`,
  badProblemGoal: (most) => `„goal“ schreibt man wie „win in 2“, mit einer Zahl von 1 bis ${most}, oder „gain“.`,
  // cases
  tooManyCases: (most) => `Ein Spiel hat höchstens ${most} Fälle.`,
  badCasePiece:
    '„piece“ ist das Feld der Figur, um die es geht, wie „e4“, „e4^“, wenn sie auf einer anderen reitet, oder „R@-“, wenn sie in der Hand ist.',
};
