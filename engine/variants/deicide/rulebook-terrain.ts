/**
 * The rulebook's sections about terrain, which is a house rule: laying it out, what each feature does, what is secret.
 */
import type { FeatureWords, RulebookSection } from '../../core/vocabulary.ts';
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
      rulings: ['D-T0', 'D-T1', 'D-T7', 'D-T18'],
      paragraphs: [
        'Terrain is a house rule, and off unless you turn it on. With it, the sides lay out features on ranks 5 to 12 before the first move. Each has two Cathedrals, one Portal, two Walls, four Glue Traps, three Ziggurats and four Landmines.',
        'First comes what both can see. White begins, and the sides place one feature at a time, on an empty square that has none yet. All three Ziggurats must be placed, and so must your Portal once the other side has placed its own; as long as you owe one of these you may not pass. Otherwise you may, and when both have passed, one after the other, this is over.',
        'After each placement the Cathedrals on light squares and those on dark squares may differ by one at most.',
        'Then White, and after that Black, notes up to four Landmines on squares with nothing else on them. Both may choose the same square without knowing it.',
        'Terrain belongs to nobody, acts on both sides alike and stays, all but the Landmines. It does not hinder whoever stands on it. Steps and leaps notice only the square where they end. There is none on the four ranks nearest to each side, so castling and promotion never meet it.',
      ],
      diagrams: [],
    },
    about(
      'cathedral',
      ['D-T2', 'D-F9'],
      [
        'It turns left or right by a right angle and goes on for at least one square, over as many Cathedrals as lie on its way, and may take at the end. It need not turn, and it may stop on the Cathedral instead. It cannot end where it began.',
        'A Fool that moves like one of the two may turn as well. Queens, Archers and Time Machines may not.',
      ],
      [
        white('B@f5 cathedral@i8', 'f5', 'On i8 it goes straight on, or turns up to the left or down to the right.'),
        white('B@f5 cathedral@i8 n@i8', 'f5', 'With somebody on the Cathedral, there is only that to take.'),
      ],
    ),
    about(
      'portal',
      ['D-T3', 'D-T4', 'D-T5', 'D-T6'],
      [
        'It comes out of the other Portal and slides on for at least one square; it can neither stop nor take on the one where it comes out, which must be empty. The jump itself counts for no square of the slide, and there is one jump at most in a move.',
        'Every slide may use it: head starts, a Sumo Wrestler without pushing, the middle part of a Kitsune or a Werewolf, and a Time Machine for what it may name. Steps, leaps, the jumps of Cannons and Archers and pushes do not. Stopping on a Portal does nothing, and whoever starts on one has not come onto it.',
      ],
      [
        white(
          'R@d2 portal@d5 portal@k7 n@k10',
          'd2',
          'Through d5 it comes out on k7 and goes on: k8, k9, or the Knight.',
        ),
        white(
          'R@d2 portal@d5 portal@k7 n@k7',
          'd2',
          'Somebody on k7 closes the Portal, and cannot be taken through it.',
        ),
      ],
    ),
    about(
      'wall',
      ['D-T8', 'D-C2', 'D-TM11', 'D-U9'],
      [
        'Kitsunes and Werewolves cannot bend over it either. Between two Walls that touch at their corners one may slide through diagonally. Nothing is pushed onto a Wall, and nobody takes one.',
      ],
      [
        white('R@h5 wall@h9 wall@e5', 'h5', 'Up to h8, and to the left up to f5.'),
        white('O@h5 wall@h9 r@h12', 'h5', 'A Cannon fires over the Wall and takes the Rook on h12.'),
        white('N@h8 wall@h9 wall@g9 wall@i9', 'h8', 'A Knight leaps over Walls.'),
      ],
    ),
    about(
      'mine',
      ['D-T9', 'D-T10', 'D-T11', 'D-T12', 'D-T13', 'D-T14', 'D-X3', 'D-X4', 'D-X5', 'D-X6', 'D-TM12', 'D-U9', 'D-C4'],
      [
        'It goes off under whoever slides over it, lands on it or is pushed onto it. Both are gone, the slide ends there, and what it meant to take further on is not taken. Where both sides have one on the same square, both go off together.',
        'If it would destroy a King, or leave the King of the side that moved in check, the Landmine is shown to both sides instead, the move is taken back, and the same side moves again. The Landmine stays.',
        'Nobody is expected to know what is hidden: check, checkmate and what may be played take no notice of a Landmine that has not been shown. One that has been shown ends every slide, hides what is behind it, and is closed to Kings; anybody else may run into it on purpose.',
        'Leaps, the jumps of Cannons and Archers, and Time Machines meet only what lies where they land. The first step of a Kitsune or a Werewolf and every square of a head start count as slid over.',
      ],
      [
        white(
          'R@h5 mine@h9 r@h12',
          'h5',
          'A Landmine has been shown on h9. The Rook can run into it, but nothing passes it.',
        ),
        white('K@h8 P@e5 mine@h9 mine@i9', 'h8', 'A King does not step on Landmines that have been shown.'),
      ],
    ),
    about(
      'glue',
      ['D-T14', 'D-T16'],
      [
        'That one square may be of any sort: straight on, or, for a Kitsune or a Werewolf, the last step. Whoever starts or stops on a Glue Trap does not notice it.',
      ],
      [
        white('R@h4 glue@h7', 'h4', 'Past the Glue Trap on h7, one more square.'),
        white('X@h8 glue@h9', 'h8', 'Over h9 a Kitsune has only its last step left; the other ways are as always.'),
      ],
    ),
    about(
      'ziggurat',
      ['D-T17', 'D-U9'],
      [
        'Any piece will do, the King included. It counts at once, after every move, push and landing, whoever brought it about: by a push one may lose in one’s own turn. The move itself must be a legal one.',
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
        'The table shows what both sides may know. To note your Landmines, or to see them again later, uncover them in your turn, while the other player looks away. They are covered again as soon as the turn passes, something is taken back, or the game is left.',
        'The list of moves, the picture of a saved game and the end of a move tell nothing about Landmines that have not been shown. In a saved game they are sealed, each side’s apart.',
        'What has been shown cannot be unseen. Taking back a move that showed something needs the word of both.',
      ],
      diagrams: [],
    },
  ];
};
