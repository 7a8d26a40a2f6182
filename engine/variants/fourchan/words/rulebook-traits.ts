/**
 * The rulebook's sections about what the traits do to everybody: castling, riding, rage, frost, lifting, borrowed
 * movement, hands and teleporters, with the cases that come up at a table.
 */
import type { RulebookSection } from '../../../core/vocabulary.ts';
import { white } from './rulebook-pieces.ts';

export const traits: readonly RulebookSection[] = [
  {
    id: 'castling',
    title: 'Castling',
    kind: null,
    rulings: ['C-A1', 'C-A7', 'C-H8'],
    paragraphs: [
      'The Admin goes to the square next to the /n/, and the /n/ to the other side of the Admin: White to b2 and c2 or to i2 and h2, Black to the same files on rank 9 (the other way round if its array is rotated).',
      'Neither of the two may have moved before, been lifted to another square by a /tg/ or come from a hand. All squares between them must be empty. Attacks do not matter. A frozen /n/ cannot castle; one that carries a rider can, and the rider moves along.',
      'Where a landing square holds a teleporter, it works: both land first, the Admin goes through first, then the /n/. If the two squares are the two ends of one pair, the two pieces swap places, and nothing is captured.',
    ],
    diagrams: [
      white("A@e2' N@j2' t@i9 t@b10", 'e2', 'The /tg/ on i9 looks down the i-file. Castling to i2 is allowed.'),
      white(
        "A@e2' N@a2' N@j2' x@b3 B@g2",
        'e2',
        'No castling: the /x/ on b3 freezes one /n/, and the /b/ on g2 is in the way of the other.',
      ),
    ],
  },
  {
    id: 'carrying',
    title: 'Riding an /n/',
    kind: null,
    rulings: ['C-N1', 'C-N2', 'C-N3', 'C-N4', 'C-N5', 'C-N6', 'C-N7', 'C-N8', 'C-N9', 'C-P6', 'C-P7', 'C-K3', 'C-X2'],
    paragraphs: [
      'A piece boards an /n/ of its side by moving onto its square, with any move that could end there without capturing. Any piece may do so except the Admin and another /n/; each /n/ has room for one. A piece cannot be dropped onto an /n/ or come out of a teleporter onto one. A frozen /n/ can be boarded.',
      'Boarding never promotes, and while two pieces share a square neither can promote or capture, whether by moving, shooting or raging. Their other traits still work: an /x/ freezes, a /tg/ lifts, a /k/ can only be captured from nearby.',
      'When the /n/ moves, the rider moves along, even through a teleporter, where the /n/ captures any piece at the other end. The rider leaves with its own move, which cannot capture but may promote if it begins or ends in the zone (a house rule allows it anywhere). After that both are free again.',
      'Capturing one captures both. If either could not be captured from there, such as a /k/ from far away, neither can. A /vp/ puts both into the hand, the rider first; a /d/ absorbs the rider’s move.',
    ],
    diagrams: [
      white('K@c3 N@e5', 'c3', 'The /k/ may go to e5 and ride the /n/. It cannot pass beyond it.'),
      white(
        'T@a9 n@a5 k@a5^',
        'a9',
        'The /k/ on a5 rides, four squares away: the /tg/ can capture neither of the two.',
      ),
      white('T@c5 n@a5 k@a5^', 'c5', 'From c5 it captures both at once.'),
    ],
  },
  {
    id: 'rage',
    title: 'Rage',
    kind: null,
    rulings: ['C-R1', 'C-R2', 'C-R3', 'C-R4', 'C-R5', 'C-R6', 'C-P5', 'C-K3', 'C-N8', 'C-G2'],
    paragraphs: [
      'After a capture an /r9k/ must continue in the same direction to its full range, two squares (three when promoted) from where it began, capturing everything on the way. It may not stop early. If it captures nothing it may stop anywhere on its way.',
      'It may rage over its own pieces, which are lost. Raging over its own Admin loses the game; if both Admins are on the way, the nearer one decides.',
      'It stops before a /k/, alone or riding, that it could not capture from where it began. It may move to its own /n/ in two ways: board it, or rage through it.',
      'For teleporters only the square where it ends matters; for promotion, only that square and the one where it began.',
    ],
    diagrams: [
      white(
        'R@d1 D@c1 X@e1 M@c2 K@d2 A@e2 O@b3 O@d3 O@f3',
        'd1',
        'In the starting position. Through c2 it captures its own /mlp/ and the Anon on b3; through e2 its own Admin, and loses.',
      ),
      white('R@b5 m@a5', 'b5', 'The edge ends a rage: it stays on a5.'),
      white('R@e5 N@f5', 'e5', 'It may board the /n/ on f5, or rage through it to g5.'),
    ],
  },
  {
    id: 'freezing',
    title: 'Freezing',
    kind: null,
    rulings: ['C-X1', 'C-X2', 'C-X2b', 'C-X3', 'C-X4', 'C-X5', 'C-M2', 'C-V4', 'C-T6'],
    paragraphs: [
      'A piece next to an enemy /x/, orthogonally or diagonally, is frozen as long as it stands there. It thaws when the /x/ moves away, is captured or is lifted.',
      'A frozen piece cannot leave its square by itself (a house rule lets a /b/ go as the piece it copies): it cannot move, capture by moving, rage, leave an /n/ or castle, and a frozen /n/ cannot carry its rider. It can shoot and lift, an enemy /tg/ can lift it, and a friend can board a frozen /n/. Freezing does not restrict drops.',
    ],
    diagrams: [
      white('V@e5 x@e6 n@g7', 'e5', 'The /v/ is frozen by the /x/ on e6. It can still shoot on g7.'),
      white('A@e4 x@e5', 'e4', 'An Admin is never frozen.'),
      white('X@d4 x@e5', 'd4', 'Two enemy /x/s next to each other: neither can move.'),
    ],
  },
  {
    id: 'lifting',
    title: 'Lifting',
    kind: null,
    rulings: ['C-T1', 'C-T2', 'C-T3', 'C-T4', 'C-T5', 'C-T6', 'C-T7', 'C-T8', 'C-A2', 'C-A3', 'C-A3b'],
    paragraphs: [
      'The /tg/ stays where it is. The enemy that it lifts comes down on an empty square next to the /tg/, or where it stood. Putting it back changes nothing, so it is a way to pass.',
      'Lifting is not capturing, so a /k/ out of range can be lifted, and a frozen or riding /tg/ can lift. A lifted piece does not promote. An Admin cannot be lifted, nor an Anon in either form, nor an /n/ with an Anon on it (a house rule protects promoted Anons only); other stacks are lifted whole.',
      'An /n/ that is put down on another square can no longer castle. A piece put down on a teleporter on another square goes through and captures any piece at the other end; it makes that capture itself, not the /tg/.',
    ],
    diagrams: [
      white('T@e5 m@e6', 'e5', 'It may capture the /mlp/ on e6, or lift it and put it down on any square around e5.'),
      white('T@e5 o@e6 a@d6 n@f5 o@f5^', 'e5', 'It may capture any of these, and lift none of them.'),
      white('T@e5 m@e6 #w@d4 #w@h8', 'e5', 'Put down on d4, the /mlp/ comes out on h8.'),
    ],
  },
  {
    id: 'mimicry',
    title: 'Mimicry',
    kind: null,
    rulings: [
      ...['C-B1', 'C-B2', 'C-B3', 'C-B4', 'C-B5', 'C-B6', 'C-B7', 'C-B8', 'C-B9', 'C-B10', 'C-B11', 'C-B12', 'C-B13'],
      ...['C-T8', 'C-K2', 'C-D5', 'C-X2b'],
    ],
    paragraphs: [
      'What a /b/ can do was decided by the other side’s last turn. Whatever piece was played then, the /b/ moves and captures as that piece could, from its own square and with its own forward. It does not matter whether that piece is still on the board.',
      'It copies no trait. As an /r9k/ it slides up to two squares and captures normally; as an /x/ it slides without capturing, and freezes nothing; as a /v/ it takes one or two steps, or captures exactly two squares away by going there; as an Anon it steps once or captures, and stays where it is on its last rank.',
      'After a shot or a lift it moves as the piece that did it; after castling like an Admin, one step; after a drop like the piece that was dropped, of which a /b/ gives nothing. An /n/ that carries counts as an /n/, a rider that leaves as itself.',
      'A promoted piece is copied with all that it can do, one that promotes in that very move as it was before. A /d/ is copied with what it has absorbed. After a /b/ the other side’s /b/s have whatever that one had.',
      'Traits of the copied piece do not come with its captures: a /b/ that moves like a /vp/ fills no hand, one that moves like an /n/ cannot capture a /k/ from afar, and a /b/ absorbs nothing. It promotes like any other piece.',
    ],
    diagrams: [
      white('B@e4=R n@f5 O@g6', 'e4', 'Like an /r9k/, without the rage: it captures on f5 and stops there.'),
      white(
        'B@e4=V n@g5 r@e6 n@d5',
        'e4',
        'Like a /v/: it captures on g5 or e6 by going there. The /n/ on d5 is too near.',
      ),
      white('B@e4=K k@a8', 'e4', 'Like a /k/. The /k/ on a8 is four squares away and cannot be captured.'),
    ],
  },
  {
    id: 'absorption',
    title: 'Absorption',
    kind: null,
    rulings: ['C-D1', 'C-D2', 'C-D3', 'C-D4', 'C-D5', 'C-N7'],
    paragraphs: [
      'The first piece that a /d/ captures gives it everything that a /b/ would copy of it: the promoted move of a promoted piece, what a /d/ had absorbed. A /b/ gives nothing, a promoted one its step. An Anon gives its way of stepping and capturing, which adds nothing.',
      'No trait comes with it. An /x/ gives a slide that cannot capture; a /v/ gives its steps, and captures two squares away by moving there.',
      'Only a real /d/ absorbs, and only once. It keeps what it has when it promotes. It may promote even where that adds nothing.',
    ],
    diagrams: [
      white('D@e5=V m@f7 n@e8', 'e5', 'It has captured a /v/. It captures on f7 by going there; e8 is too far.'),
      white('D@e5=X m@h8', 'e5', 'It has captured an /x/: it slides up to g7, and captures nothing that way.'),
    ],
  },
  {
    id: 'hand',
    title: 'Hands and drops',
    kind: null,
    rulings: ['C-H1', 'C-H2', 'C-H3', 'C-H4', 'C-H5', 'C-H6', 'C-H7', 'C-H8', 'C-H9', 'C-H10', 'C-A6'],
    paragraphs: [
      'A piece that a /vp/ captures, promoted or not, goes to its side’s hand: unpromoted, with nothing absorbed, and now belonging to that side. No other piece fills the hand. It holds six; any more are lost. Both players see both hands, and a hand can still be used when the last /vp/ is gone.',
      'A drop is a whole turn. The piece goes on any empty square, even in the promotion zone, where it does not promote. It cannot be dropped onto an /n/. On a teleporter it goes through, and captures any piece at the other end. A dropped /n/ cannot castle, and a dropped Anon has its double step only on its own third rank. Several Anons on one file are fine.',
      'An Anon cannot be dropped on its last rank. And it may not give checkmate: a drop is refused if the Anon attacks the enemy Admin, from where it ends up, and the other side then has nothing that saves the Admin or captures ours; so is a drop on a teleporter that would capture the Admin at the other end. Any other piece may.',
    ],
    diagrams: [
      white(
        'O@- T@b2 a@a10 p@b10 o@a9',
        'O@-',
        'An Anon in hand. On b9 it would give checkmate, guarded by the /tg/; on rank 10 it could never move.',
      ),
      white('O@- T@b2 a@a10 n@b10 o@a9', 'O@-', 'Here the /n/ on b10 could capture it, so b9 is allowed.'),
    ],
  },
  {
    id: 'teleporters',
    title: 'Teleporters',
    kind: null,
    rulings: [
      ...['C-S1', 'C-S2', 'C-S3', 'C-S4', 'C-S5', 'C-S6', 'C-S7', 'C-S8', 'C-S9', 'C-S10', 'C-X9', 'C-R5'],
      ...['C-P4', 'C-P8', 'C-N9', 'C-T5', 'C-H10', 'C-A2', 'C-A7'],
    ],
    paragraphs: [
      'A /sci/ that moves or captures may leave a teleporter on the square it has just left, unless a piece still stands there, such as the /n/ it rode, or there is already a teleporter, of either colour. It may do so when it boards an /n/. Each side can do this twice in a game. Teleporters are never removed, and a /sci/ that changed sides makes teleporters for its new side.',
      'A side’s two teleporters are connected, both ways, with each other and never with the other side’s. A single teleporter does nothing, and a piece that stands on it when the second appears stays there.',
      'To land on a teleporter is to end a move on it: by moving, capturing, raging, castling, being put down or being dropped. A piece of either side that lands goes to the other end at once; if it captures on the square, that happens first. Sliding across, being shot, coming out, or boarding an /n/ that stands there is not landing.',
      'If a piece stands at the other end, the piece that comes out captures it: of either side, an /n/ with its rider, an Admin, a /k/ from any distance, even if the traveller cannot normally capture. A /vp/ puts enemies captured this way into the hand, but not friends; a /d/ absorbs its first victim. Capturing your own Admin loses the game. A /sci/ that comes from the other end itself finds it empty and comes out where it was. A house rule reverses this: the traveller is lost, with its rider, and the piece on the exit stays; and where castling ends on both ends of one pair, the Admin is lost.',
      'For promotion the square where a piece goes in counts, never the one where it comes out. An Anon that goes in on its last rank need not promote; one that comes out on its last rank unpromoted stays there for good.',
    ],
    diagrams: [
      white('N@a5 #w@e5 #w@e8', 'a5', 'If it stops on e5, it comes out on e8. It may also slide past.'),
      white(
        'N@a5 m@e8 #w@e5 #w@e8',
        'a5',
        'Now there is a piece on e8: stopping on e5, the /n/ captures it and ends on e8.',
      ),
      white('N@a5 O@e8 #w@e5 #w@e8', 'a5', 'A friend is captured too: stopping on e5 loses the Anon on e8.'),
      white(
        'M@d3 t@e5 #b@e5 #b@e8',
        'd3',
        'It captures the /tg/ on e5 and comes out on e8. Black’s teleporters work for it too.',
      ),
    ],
  },
];
