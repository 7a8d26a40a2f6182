/**
 * The pieces' own sections of the rulebook of 4chan chess, each promoted form after its base. What the pictures mark is
 * worked out by the generator, so a caption may only claim what the marks show. Where a position does not name the
 * Admins, they stand out of the way.
 */
import type { CaptionedSpec, KindWords, RulebookSection } from '../../../core/vocabulary.ts';

/** Out of reach of every piece in the middle of the board. */
const FAR_ADMINS = [
  ['A', 'A@j1'],
  ['a', 'a@i10'],
] as const;
const withAdmins = (pieces: string): string => {
  const tokens = pieces.split(' ');
  const missing = FAR_ADMINS.filter(([letter]) => !tokens.some((token) => token.startsWith(`${letter}@`)));
  return [...tokens, ...missing.map(([, token]) => token)].join(' ');
};
export const white = (pieces: string, focus: string, caption: string): CaptionedSpec => ({
  spec: { pieces: withAdmins(pieces), turn: 'white', focus },
  caption,
});
export const black = (pieces: string, focus: string, caption: string): CaptionedSpec => ({
  spec: { pieces: withAdmins(pieces), turn: 'black', focus },
  caption,
});

type Kinds = Readonly<Record<string, KindWords>>;

/** Sections in the order of the designer's list: the standard pieces, then the back row. */
export const piecesOf = (kinds: Kinds): readonly RulebookSection[] => {
  const about = (kind: string, rulings: readonly string[], diagrams: readonly CaptionedSpec[]): RulebookSection => ({
    id: kind,
    title: kinds[kind].name,
    kind,
    paragraphs: [kinds[kind].summary, ...kinds[kind].sentences],
    diagrams,
    rulings,
  });
  return [
    about(
      'admin',
      ['C-G1', 'C-G2', 'C-G4', 'C-A1', 'C-A2'],
      [
        white('A@e5 n@d10', 'e5', 'The /n/ on d10 attacks the d-file. The Admin may still go there.'),
        white(
          "A@e2' N@a2' N@j2'",
          'e2',
          'It may castle to b2, while the /n/ goes to c2; or to i2, while the /n/ goes to h2.',
        ),
      ],
    ),
    about(
      'anon',
      ['C-P2', 'C-A3', 'C-A4', 'C-A5', 'C-A6'],
      [
        white("O@c3' m@d4", 'c3', 'Its first move may be two squares. The /mlp/ on d4 can be captured.'),
        white("O@c3' o@d5", 'c3', 'On c5 it would stand next to the enemy Anon on d5, so it can only step once.'),
        white("O@c3' +o@d5", 'c3', 'The Anon on d5 is promoted, so it does not matter.'),
      ],
    ),
    about(
      '+anon',
      ['C-A3', 'C-A5'],
      [white('+O@e5 n@e7 O@f6', 'e5', 'It captures the /n/ on e7. Its own Anon on f6 is in the way.')],
    ),
    about(
      'tg',
      ['C-T1', 'C-T2', 'C-T3', 'C-T6'],
      [
        white('T@e5 n@e8 O@h5', 'e5', 'It captures the /n/ on e8, and stops short of its own Anon on h5.'),
        white('T@e5 m@e6 x@e4', 'e5', 'The /x/ on e4 freezes it. It cannot move, but it can lift either neighbour.'),
      ],
    ),
    about(
      '+tg',
      ['C-T1'],
      [white('+T@e5 O@e6 m@e7 O@d5', 'e5', 'It jumps over its own Anon on e6 to capture on e7, and over d5 to c5.')],
    ),
    about(
      'k',
      ['C-K1', 'C-K2'],
      [
        white('K@e5 n@h8 O@c7', 'e5', 'It captures the /n/ on h8. Its own Anon stands on c7.'),
        white('T@e5 k@e8', 'e5', 'The /k/ on e8 is three squares away. The /tg/ may go up to e7, but not capture it.'),
        white('N@e5 k@e8', 'e5', 'For an /n/ the distance does not matter: it can capture the /k/.'),
      ],
    ),
    about(
      '+k',
      ['C-K1', 'C-K2'],
      [white('+K@e5 m@e6 O@e4', 'e5', 'Any distance diagonally, one square orthogonally: it can capture on e6.')],
    ),
    about(
      'mlp',
      ['C-M1', 'C-M2'],
      [
        white('M@e5 n@f7 O@e6 O@f6', 'e5', 'Its neighbours do not matter. On f7 it captures.'),
        white(
          'M@e5 t@e6 n@f6',
          'e5',
          'It captures the /tg/ on e6 and stays on e5. The /n/ on f6 is a diagonal neighbour, and safe.',
        ),
        white('M@e5 t@e6 x@f6', 'e5', 'Frozen by the /x/ on f6, it cannot leap, but it can capture on e6.'),
      ],
    ),
    about('+mlp', ['C-M1'], [white('+M@e5 n@f8 O@e6', 'e5', 'Both leaps. On f8 it captures.')]),
    about(
      'b',
      ['C-B1', 'C-B2', 'C-B3', 'C-B4', 'C-B5', 'C-B11', 'C-B13'],
      [
        white('B@e4=K n@h7', 'e4', 'Black played a /k/ last, so the /b/ slides diagonally. On h7 it captures.'),
        white('B@e4=O n@f5', 'e4', 'Black played an Anon last. The /b/ moves in White’s forward direction.'),
        white('B@e4', 'e4', 'Black has not played yet, so the /b/ cannot move.'),
      ],
    ),
    about(
      '+b',
      ['C-B11'],
      [white('+B@e4=N n@d5', 'e4', 'Black played an /n/ last. The step is its own: it captures on d5.')],
    ),
    about(
      'n',
      ['C-K2', 'C-N1', 'C-N2', 'C-N3', 'C-N4', 'C-N5', 'C-N6'],
      [
        white('N@e5 m@e9 O@h5', 'e5', 'Up the file as far as the /mlp/ that it can capture; to the right only to g5.'),
        white('N@a2 K@a2^ m@a9', 'a2', 'Carrying a /k/, it cannot capture: it stops short of the /mlp/ on a9.'),
        white('N@e5 K@e5^ n@h8', 'e5^', 'The rider may leave by its own move, but not capture the /n/ on h8.'),
      ],
    ),
    about(
      '+n',
      ['C-K2'],
      [white('+N@e5 m@f6 O@d6', 'e5', 'Any distance orthogonally, one square diagonally: it can capture on f6.')],
    ),
    about(
      'd',
      ['C-D1', 'C-D2', 'C-D3', 'C-D4', 'C-D5'],
      [
        white('D@e5 n@e6 O@d5', 'e5', 'Capturing the /n/ on e6, it would have that move as well from then on.'),
        white('D@e5=N m@e9', 'e5', 'It has captured an /n/: now it also slides straight, and can capture on e9.'),
      ],
    ),
    about(
      '+d',
      ['C-D3'],
      [white('+D@e5=N m@f7', 'e5', 'Step, leap and the slide that it has absorbed. On f7 it captures.')],
    ),
    about(
      'r9k',
      ['C-R1', 'C-R2', 'C-R3', 'C-R4', 'C-R6'],
      [
        white('R@e5', 'e5', 'On an open board: up to two squares in any direction.'),
        white('R@e5 m@e6 t@e7', 'e5', 'Up the file it captures both and ends on e7. It cannot stop on e6.'),
      ],
    ),
    about(
      '+r9k',
      ['C-R1', 'C-K3'],
      [
        white('+R@e5 m@f6', 'e5', 'Capturing the /mlp/ on f6, it goes on to h8.'),
        white(
          '+R@e5 m@e6 k@e8',
          'e5',
          'Up the file it captures on e6 and ends on e7: from e5 the /k/ is too far away.',
        ),
      ],
    ),
    about(
      'x',
      ['C-X1', 'C-X2', 'C-X3', 'C-X4', 'C-X5'],
      [
        white('X@e5 n@h8 O@c7', 'e5', 'It slides up to g7 and cannot capture.'),
        black('X@d4 n@e5', 'e5', 'The black /n/ on e5 stands beside the /x/: it cannot move at all.'),
      ],
    ),
    about('+x', [], [white('+X@e5 n@e8 m@h8', 'e5', 'It slides in every direction and cannot capture.')]),
    about(
      'v',
      ['C-V1', 'C-V2', 'C-V3', 'C-V4'],
      [
        white('V@e5 O@e6', 'e5', 'Two orthogonal steps, which may turn a corner. Its own Anon blocks e6 and e7.'),
        white(
          'V@e5 n@e7 m@f7 t@g7 b@f6 d@e8',
          'e5',
          'It can shoot on e7, f7 or g7 without moving. The pieces on f6 and e8 are too near and too far.',
        ),
      ],
    ),
    about(
      '+v',
      ['C-V3'],
      [white('+V@e5 O@e6 n@e7', 'e5', 'Three orthogonal steps, even around its own Anon. It can shoot on e7.')],
    ),
    about(
      'vp',
      ['C-H1', 'C-H2', 'C-H3', 'C-H4', 'C-H5'],
      [white('P@e5 n@e7 O@e6', 'e5', 'It jumps over its own Anon. The /n/ that it captures on e7 waits in its hand.')],
    ),
    about(
      '+vp',
      ['C-H1'],
      [white('+P@e5 n@h8 O@d6', 'e5', 'It slides to capture on h8. Its own Anon on d6 closes one diagonal.')],
    ),
    about(
      'sci',
      ['C-S1', 'C-S2', 'C-S3'],
      [white('S@e5 n@g7 O@e6', 'e5', 'It jumps over anything: on g7 it captures. Its own Anon stands on e6.')],
    ),
    about('+sci', ['C-S1'], [white('+S@e5 n@h8', 'e5', 'One more jump, three squares diagonally. On h8 it captures.')]),
  ];
};
