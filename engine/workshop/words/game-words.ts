/** Everything that is said of a game: its kinds, its rulebook, its rules and endings. */
import type { Ending, KindWords, RulebookSection, RuleWords, Words } from '../../core/vocabulary.ts';
import type { BetzaMove } from '../betza/move.ts';
import { readBetza } from '../betza/read-betza.ts';
import { cellsOf, fileOf, rankOf } from '../cells.ts';
import type { GameData, PieceData, Promotion, Trait } from '../game-data.ts';
import { A, a, anyOf } from './articles.ts';
import { moveInWords, whereInWords } from './moves.ts';
import { reasons } from './reasons.ts';
import { rulesInWords } from './rules.ts';

const MOST_IN_SUMMARY = 3;

export class GameWords {
  private readonly data: GameData;

  constructor(data: GameData) {
    this.data = data;
  }
  private readonly nameOf = (kind: string): string => this.data.pieces.find(({ id }) => id === kind)?.name ?? kind;

  words(): Words {
    const { data } = this;
    return {
      ...{ title: data.title, tagline: data.tagline, designers: data.by },
      ...{ size: `${data.width} × ${data.height}`, length: '', difficulty: { pips: 2, word: 'a game of your own' } },
      kinds: Object.fromEntries(data.pieces.map((piece) => [piece.id, this.kindWords(piece)])),
      states: [],
      rulebook: [this.gameSection(), ...data.pieces.map((piece) => this.kindSection(piece))],
      reasons,
    };
  }
  private kindWords(piece: PieceData): KindWords {
    const sentences = this.sentencesOf(piece);
    const summary = sentences.slice(0, MOST_IN_SUMMARY).join(' ');
    return { name: piece.name, letter: piece.letter, summary, sentences };
  }
  private sentencesOf(piece: PieceData): readonly string[] {
    const moves = piece.moves.flatMap((line) =>
      movesIn(line.betza).map((move) => `${moveInWords(move)}${whereInWords(line)}`),
    );
    return [
      ...(moves.length === 0 ? [`${A(piece.name)} does not move.`] : moves.map((move) => `${A(piece.name)} ${move}.`)),
      ...(piece.royal ? ['It is royal.'] : []),
      ...(piece.staysIn === undefined ? [] : [`It never leaves “${piece.staysIn}”.`]),
      ...piece.promotions.map((promotion) => this.promotionInWords(promotion)),
      ...this.kindsInWords('It does not capture', piece.notTaking),
      ...this.kindsInWords('It does not jump over', piece.notOver),
      ...piece.traits.map((trait) => this.trait(piece, trait).says),
      ...(piece.blast === 'destroys' ? [] : [BLAST[piece.blast]]),
    ];
  }
  private kindsInWords(begin: string, kinds: readonly string[]): readonly string[] {
    return kinds.length === 0 ? [] : [`${begin} ${anyOf(kinds.map(this.nameOf))}.`];
  }
  private promotionInWords({ side, zone, must, leaving, taking, to }: Promotion): string {
    const who = side === null ? 'it' : `${side === 0 ? 'White’s' : 'Black’s'}`;
    const subject = who === 'it' ? 'It' : who;
    if (to.length === 0) return `${subject} may not go to “${zone}”.`;
    const where = leaving ? `on reaching or leaving “${zone}”` : `on reaching “${zone}”`;
    const how = taking ? ' with a capture' : '';
    return `${subject} ${must ? 'must' : 'may'} promote ${where}${how}, to ${anyOf(to.map(this.nameOf))}.`;
  }
  private gameSection(): RulebookSection {
    const { title, tagline, about } = this.data;
    const intro = [tagline, about].filter((text) => text !== '');
    const paragraphs = [...(intro.length > 0 ? intro : [title]), ...rulesInWords(this.data, this.nameOf)];
    return { id: 'game', title: 'The game', kind: null, paragraphs, diagrams: [], rulings: [] };
  }
  private kindSection(piece: PieceData): RulebookSection {
    const at = this.middleFor(piece);
    const spec = at && { pieces: `${piece.letter}@${at}`, turn: 'white', focus: at };
    const diagrams = spec ? [{ spec, caption: `How ${a(piece.name)} moves.` }] : [];
    return {
      id: piece.id,
      title: piece.name,
      kind: piece.id,
      paragraphs: this.sentencesOf(piece),
      diagrams,
      rulings: [],
    };
  }
  /** The cell nearest to the middle of where it may be. */
  private middleFor({ staysIn }: PieceData): string | undefined {
    const { width, height, missing, zones } = this.data;
    const home = staysIn !== undefined && Object.hasOwn(zones, staysIn) ? zones[staysIn][0] : cellsOf(width, height);
    const away = (cell: string): number =>
      Math.abs(fileOf(cell) - (width - 1) / 2) + Math.abs(rankOf(cell) - (height - 1) / 2);
    return home.filter((cell) => !missing.includes(cell)).sort((a, b) => away(a) - away(b))[0];
  }

  // -- rules

  move(piece: PieceData, move: BetzaMove, number: number): RuleWords {
    return { id: `${piece.id}-${number + 1}`, says: `${A(piece.name)} ${moveInWords(move)}.` };
  }
  trait({ id, name }: PieceData, trait: Trait): RuleWords {
    return { id: `${id}-${trait.is.replace(' ', '-')}`, says: this.traitInWords(name, trait) };
  }
  private traitInWords(name: string, trait: Trait): string {
    switch (trait.is) {
      case 'guards':
        return `Friends beside ${a(name)} cannot be captured.`;
      case 'freezes':
        return `Enemies beside ${a(name)} cannot leave their squares.`;
      case 'bursts':
        return `When ${a(name)} is captured, its captor and everything beside it are lost.`;
      case 'pushes':
        return `${A(name)} pushes an enemy one square on and follows; over the edge it is lost.`;
      case 'shoots':
        return `${A(name)} captures without leaving its square.`;
      case 'swaps':
        return `${A(name)} trades places with ${{ friends: 'friends', foes: 'enemies', anybody: 'any piece' }[trait.whom]}.`;
      case 'safe from':
        return `${A(name)} cannot be captured by ${anyOf(trait.kinds.map(this.nameOf))}.`;
      case 'safe beyond':
        return `${A(name)} cannot be captured from more than ${trait.cells} squares away.`;
    }
  }
}
const movesIn = (betza: string): readonly BetzaMove[] => {
  const read = readBetza(betza);
  return 'moves' in read ? read.moves : [];
};
const BLAST = {
  'spares beside': 'An explosion beside it does it no harm.',
  spares: 'Explosions do it no harm.',
};

export const ruleSays = {
  castling: {
    id: 'castling',
    says: 'King and partner move together, if neither has moved and nothing stands between.',
  },
  drop: { id: 'drop', says: 'A piece is dropped from the hand on an empty square.' },
  pass: { id: 'pass', says: 'The turn is passed.' },
  toHand: { id: 'to-hand', says: 'A captured piece goes to the hand of the player who captured it.' },
  bursts: { id: 'bursts', says: 'Whoever captures it is lost with everything beside it.' },
  explosion: { id: 'explosion', says: 'A capture is an explosion.' },
} as const satisfies Readonly<Record<string, RuleWords>>;

export const endings: readonly Ending[] = [
  { id: 'checkmate', name: 'Checkmate', says: 'Checkmate: {winner} wins.' },
  {
    id: 'mate-by-drop',
    name: 'Checkmate by a drop',
    says: '{winner} wins: {loser} gave checkmate by a drop that loses.',
  },
  { id: 'stalemate', name: 'Stalemate', says: 'The player to move has no move.' },
  { id: 'extinction', name: 'Extinction', says: '{winner} wins.' },
  { id: 'goal', name: 'Goal', says: '{winner} wins.' },
  { id: 'checks', name: 'Checks', says: '{winner} wins by the number of checks.' },
  { id: 'facing', name: 'Facing', says: 'A draw: the royal pieces face each other.' },
  { id: 'passes', name: 'Two passes', says: 'A draw: both players passed.' },
  { id: 'draw-after', name: 'Out of moves', says: 'A draw: all moves of the game have been made.' },
  { id: 'repetition', name: 'Repetition', says: 'A draw by repetition.' },
  { id: 'quiet', name: 'No progress', says: 'A draw: there was no progress for too long.' },
];
