/**
 * The rulebook's sections about terrain, which is a house rule: laying it out, what each feature does, what is secret.
 */
import type { FeatureWords, RulebookSection } from '../../../core/vocabulary.ts';
import { white } from './rulebook-pieces.ts';

export const terrainOf = (features: Readonly<Record<string, FeatureWords>>): readonly RulebookSection[] => {
  const about = (
    feature: string,
    rulings: readonly string[],
    paragraphs: readonly string[],
    diagrams: RulebookSection['diagrams'],
  ): RulebookSection => ({
    id: feature,
    title: features[feature].name,
    kind: null,
    paragraphs: [features[feature].says, ...paragraphs],
    diagrams,
    rulings,
  });
  return [
    {
      id: 'terrain',
      title: 'Terrain',
      kind: null,
      rulings: ['D-T0', 'D-T0b', 'D-T0c', 'D-T1', 'D-T7', 'D-T18'],
      paragraphs: [
        'Terrain is a house rule, and off unless you turn it on. With it, the sides place features on ranks 5 to 12 before the first move. Each has two Cathedrals, one Portal, two Walls, four Glue Traps, three Ziggurats and four Landmines.',
        'Visible terrain comes first. White begins, and the sides take turns placing one feature on an empty square without terrain. You must place all three Ziggurats, and your Portal once the other side has placed its own; until then you may not pass. When both sides pass in a row, this phase is over.',
        'After each placement, light and dark squares must hold equal numbers of Cathedrals, give or take one.',
        'Then White, and after that Black, secretly places up to four Landmines on squares without a piece or other terrain. Both may choose the same square without knowing it.',
        'A second house rule says which kinds of terrain are placed. Without any kind that can be seen, the Landmines come first. A third lets the sides place terrain on any empty square of the board, which differs only if the game does not begin from the usual position. Visible terrain is then not placed where a side would have no legal first move.',
        'Terrain belongs to neither side, affects both alike and, except for Landmines, stays for the whole game. It does not affect a piece that already stands on it. Steps and leaps are affected only by the square where they end. There is no terrain on the four ranks nearest to each side, so castling and promotion never involve it. Under the third house rule they can: castling is affected by a Wall on its way and by what is on the squares where the King and the Rook end, and a pawn that a Landmine destroys on its last rank does not promote.',
      ],
      diagrams: [],
    },
    about(
      'cathedral',
      ['D-T2', 'D-F9'],
      [
        'It turns 90° left or right and continues for at least one square. It may do so on every Cathedral on its way, and may capture at the end. It does not have to turn, and may stop on the Cathedral instead. It cannot end where it began.',
        'A Fool that moves like one of the two may turn too. Queens, Archers and Time Machines may not.',
      ],
      [
        white(
          'B@f5 cathedral@i8',
          'f5',
          'On i8 it can continue straight on, or turn up to the left or down to the right.',
        ),
        white('B@f5 cathedral@i8 n@i8', 'f5', 'With a piece on the Cathedral, it can only capture that piece.'),
      ],
    ),
    about(
      'portal',
      ['D-T3', 'D-T4', 'D-T5', 'D-T6'],
      [
        'It comes out of the other Portal and slides on for at least one square; it can neither stop nor capture on the one where it comes out, which must be empty. The jump does not count as a square of the slide, and there can be only one jump in a move.',
        'Every slide may use it: head starts, a Sumo Wrestler without pushing, the middle part of a Kitsune or a Werewolf, and a Time Machine for what it may name. Steps, leaps, the jumps of Cannons and Archers and pushes do not. Stopping on a Portal does nothing, and starting a move on one does not count as entering it.',
      ],
      [
        white(
          'R@d2 portal@d5 portal@k7 n@k10',
          'd2',
          'Through d5 it comes out on k7 and continues to k8, k9 or the Knight.',
        ),
        white(
          'R@d2 portal@d5 portal@k7 n@k7',
          'd2',
          'A piece on k7 closes the Portal, and cannot be captured through it.',
        ),
      ],
    ),
    about(
      'wall',
      ['D-T8', 'D-C2', 'D-TM11', 'D-U9'],
      [
        'Kitsunes and Werewolves cannot bend over it either. A piece can slide diagonally between two Walls that touch at their corners. Nothing can be pushed onto a Wall, and a Wall cannot be captured.',
      ],
      [
        white('R@h5 wall@h9 wall@e5', 'h5', 'Up to h8, and to the left up to f5.'),
        white('O@h5 wall@h9 r@h12', 'h5', 'A Cannon jumps over the Wall and captures the Rook on h12.'),
        white('N@h8 wall@h9 wall@g9 wall@i9', 'h8', 'A Knight leaps over Walls.'),
      ],
    ),
    about(
      'mine',
      ['D-T9', 'D-T10', 'D-T11', 'D-T12', 'D-T13', 'D-T14', 'D-X3', 'D-X4', 'D-X5', 'D-X6', 'D-TM12', 'D-U9', 'D-C4'],
      [
        'It explodes when a piece slides over it, lands on it or is pushed onto it. Both are destroyed, the slide ends there, and nothing further on is captured. If both sides have one on the same square, both explode together.',
        'If it would destroy a King, or leave the King of the side that moved in check, the Landmine is revealed to both sides instead, the move is undone, and the same side moves again. The Landmine stays.',
        'Check, checkmate and legal moves ignore hidden Landmines. A revealed one ends every slide, blocks the squares behind it, and cannot be entered by Kings; any other piece may enter it on purpose.',
        'Leaps, the jumps of Cannons and Archers, and Time Machines are affected only by a Landmine where they land. The first step of a Kitsune or a Werewolf and every square of a head start count as part of a slide.',
      ],
      [
        white(
          'R@h5 mine@h9 r@h12',
          'h5',
          'There is a revealed Landmine on h9. The Rook can enter it, but nothing can pass it.',
        ),
        white('K@h8 P@e5 mine@h9 mine@i9', 'h8', 'A King cannot step on revealed Landmines.'),
      ],
    ),
    about(
      'glue',
      ['D-T14', 'D-T16'],
      [
        'For a Kitsune or a Werewolf that one square may be its last step. A Glue Trap does not affect a piece that starts or stops on it.',
      ],
      [
        white('R@h4 glue@h7', 'h4', 'After the Glue Trap on h7, it can go only one more square.'),
        white('X@h8 glue@h9', 'h8', 'Over h9 a Kitsune has only its last step left; its other paths are unchanged.'),
      ],
    ),
    about(
      'ziggurat',
      ['D-T17', 'D-U9'],
      [
        'Any piece counts, including the King. This is checked after every move, push and landing, whichever side causes it: a push may lose the game on your own turn. The move itself must be legal.',
      ],
      [
        white(
          'I@g7 P@c5 N@f5 N@k5 B@e10 R@l10 ziggurat@c5 ziggurat@f5 ziggurat@k5 ziggurat@e10 ziggurat@l10 ziggurat@h8',
          'g7',
          'A step to h8, and White stands on all six.',
        ),
      ],
    ),
    {
      id: 'secrets',
      title: 'Secrets and handing over',
      kind: null,
      rulings: ['D-T12', 'D-T15'],
      paragraphs: [
        'The board shows what both sides may know. To place your Landmines, or to see them again later, show them on your turn while the other player looks away. They are hidden again as soon as the turn ends, a move is undone, or you leave the game.',
        'The list of moves, the picture of a saved game and the end of a move reveal nothing about hidden Landmines. In a saved game each side’s Landmines are sealed separately.',
        'Undoing a move that revealed something needs the agreement of both players.',
      ],
      diagrams: [],
    },
  ];
};
