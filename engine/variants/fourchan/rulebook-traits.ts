/**
 * The rulebook's sections about what the traits do to everybody: castling, riding, rage, frost, lifting, borrowed
 * movement, hands and teleporters, with the cases that come up at a table.
 */
import type { RulebookSection } from '../../core/vocabulary.ts';
import { white } from './rulebook-pieces.ts';

export const traits: readonly RulebookSection[] = [
  {
    id: 'castling',
    title: 'Castling',
    kind: null,
    rulings: ['C-A1', 'C-A7', 'C-H8'],
    paragraphs: [
      'The Admin goes to the square next to the /n/, and the /n/ to the other side of the Admin: White to b2 and c2 or to i2 and h2, Black to the same files on rank 9, or the other way round where its array is turned.',
      'Neither of the two may have changed its square before, by itself, on a /tg/’s lift or out of a hand. All squares between them must be empty. It does not matter what is threatened. A frozen /n/ cannot castle; one that carries a rider can, and takes the rider along.',
      'Where a landing square holds a teleporter, it works: both land first, the Admin goes through first, then the /n/. If the two squares are the two ends of one pair, the two change places, and nobody is taken.',
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
      'A piece boards an /n/ of its side by moving onto its square, with any move that would end there without taking. Every piece may but the Admin and another /n/; each /n/ has room for one. Nobody is dropped onto an /n/, and nobody comes out of a teleporter onto one. A frozen /n/ can be boarded.',
      'Boarding never promotes, and while two share a square neither promotes or takes, by moving, shooting or raging. Their other traits go on: an /x/ freezes, a /tg/ lifts, a /k/ can only be taken from nearby.',
      'When the /n/ moves, the rider goes along, through a teleporter too, and there the /n/ takes whoever stands at the other end. The rider leaves by its own move. It takes nobody with that move, but may promote with it if it begins or ends in the zone. After that both are free again.',
      'Whoever takes one takes both. If either could not be taken from there, as a /k/ from far away, neither is. A /vp/ puts both into the hand, the rider first; a /d/ absorbs the rider’s move.',
    ],
    diagrams: [
      white('K@c3 N@e5', 'c3', 'The /k/ may go to e5 and ride the /n/. Nothing passes it there.'),
      white('T@a9 n@a5 k@a5^', 'a9', 'The /k/ on a5 rides, four squares away: the /tg/ can take neither of the two.'),
      white('T@c5 n@a5 k@a5^', 'c5', 'From c5 it takes both at once.'),
    ],
  },
  {
    id: 'rage',
    title: 'Rage',
    kind: null,
    rulings: ['C-R1', 'C-R2', 'C-R3', 'C-R4', 'C-R5', 'C-R6', 'C-P5', 'C-K3', 'C-N8', 'C-G2'],
    paragraphs: [
      'An /r9k/ that takes somebody goes on in its direction until it has gone its whole range, two squares or three when promoted, counted from where it began. It takes everybody on the way and may not stop early. If it takes nobody it may stop wherever it likes on its way, also right before somebody.',
      'It may rage at its own pieces, and they are simply gone. Its own Admin on the way loses the game; if both Admins stand there, the nearer decides.',
      'It stops before a /k/ that it could not take from where it began, alone or riding. To its own /n/ it may go in two ways: board it, or rage through it.',
      'Only the square where it ends matters for teleporters, and only that and the one where it began for promotion.',
    ],
    diagrams: [
      white(
        'R@d1 D@c1 X@e1 M@c2 K@d2 A@e2 O@b3 O@d3 O@f3',
        'd1',
        'In the array. By way of c2 it takes its own /mlp/ and the Anon on b3; by way of e2 its own Admin, and loses.',
      ),
      white('R@b5 m@a5', 'b5', 'The edge ends a rage: it stays on a5.'),
      white('R@e5 N@f5', 'e5', 'It may board the /n/ on f5, or rage through it to g5.'),
    ],
  },
  {
    id: 'freezing',
    title: 'Freezing',
    kind: null,
    rulings: ['C-X1', 'C-X2', 'C-X3', 'C-X4', 'C-X5', 'C-M2', 'C-V4', 'C-T6'],
    paragraphs: [
      'Whoever stands next to an enemy /x/, straight or diagonally, is frozen, as long as the two stand that way and no longer. It ends when the /x/ goes away, is taken or is lifted.',
      'A frozen piece does not leave its square by itself: it does not move, take by moving, rage, leave an /n/ or castle, and a frozen /n/ carries nobody away. It may shoot and lift, an enemy /tg/ may lift it, and a friend may board a frozen /n/. Pieces are dropped from a hand wherever they like.',
    ],
    diagrams: [
      white('V@e5 x@e6 n@g7', 'e5', 'The /v/ is frozen by the /x/ on e6. It can still shoot on g7.'),
      white('A@e4 x@e5', 'e4', 'An Admin is never frozen.'),
      white('X@d4 x@e5', 'd4', 'Two /x/s side by side: neither can move.'),
    ],
  },
  {
    id: 'lifting',
    title: 'Lifting',
    kind: null,
    rulings: ['C-T1', 'C-T2', 'C-T3', 'C-T4', 'C-T5', 'C-T6', 'C-T7', 'C-T8', 'C-A2', 'C-A3'],
    paragraphs: [
      'The /tg/ stays where it is. The enemy that it lifts comes down on an empty square next to the /tg/, or where it stood. The latter changes nothing, so it is a way to pass.',
      'Nobody is taken, so it does not matter that a /k/ would be out of range or that the /tg/ is frozen or rides. Nobody promotes by being lifted. An Admin cannot be lifted, nor an Anon in either form, nor an /n/ with an Anon on it; other stacks are lifted whole.',
      'An /n/ that comes down elsewhere has moved and castles no more. A piece that comes down on a teleporter elsewhere goes through, and takes whoever stands at the other end: it is the captor, not the /tg/.',
    ],
    diagrams: [
      white('T@e5 m@e6', 'e5', 'It may take the /mlp/ on e6, or lift it and put it down on any square around e5.'),
      white('T@e5 o@e6 a@d6 n@f5 o@f5^', 'e5', 'It may take any of these, and lift none of them.'),
      white('T@e5 m@e6 #w@d4 #w@h8', 'e5', 'Put down on d4, the /mlp/ comes out on h8.'),
    ],
  },
  {
    id: 'mimicry',
    title: 'Mimicry',
    kind: null,
    rulings: [
      ...['C-B1', 'C-B2', 'C-B3', 'C-B4', 'C-B5', 'C-B6', 'C-B7', 'C-B8', 'C-B9', 'C-B10', 'C-B11', 'C-B12', 'C-B13'],
      ...['C-T8', 'C-K2', 'C-D5'],
    ],
    paragraphs: [
      'What a /b/ can do was decided by the other side’s last turn. Whatever piece was played then, the /b/ moves and takes as that piece could, from its own square and with its own forward. It makes no difference whether that piece still stands.',
      'It copies no trait. As an /r9k/ it slides up to two squares and takes as anybody would; as an /x/ it slides and takes nobody, and freezes nobody; as a /v/ it takes one or two steps, or takes exactly two squares away by going there; as an Anon it steps once or takes, and stays where it is on its last rank.',
      'After a shot or a lift it moves as the piece that did it; after castling like an Admin, one step; after a drop like the piece that was dropped, of which a /b/ gives nothing. An /n/ that carries counts as an /n/, a rider that leaves as itself.',
      'A promoted piece is copied with all that it can do, one that promotes in that very move as it was before. A /d/ is copied with what it has absorbed. After a /b/ the other side’s /b/s have whatever that one had.',
      'Taking as somebody else is no trait of that piece: a /b/ that moves like a /vp/ fills no hand, one that moves like an /n/ takes no /k/ from afar, and it absorbs nothing. It promotes like any other piece.',
    ],
    diagrams: [
      white('B@e4=R n@f5 O@g6', 'e4', 'Like an /r9k/, without the rage: it takes on f5 and stops there.'),
      white(
        'B@e4=V n@g5 r@e6 n@d5',
        'e4',
        'Like a /v/: it takes on g5 or e6 by going there. The /n/ on d5 is too near.',
      ),
      white('B@e4=K k@a8', 'e4', 'Like a /k/. The /k/ on a8 is four squares away and cannot be taken.'),
    ],
  },
  {
    id: 'absorption',
    title: 'Absorption',
    kind: null,
    rulings: ['C-D1', 'C-D2', 'C-D3', 'C-D4', 'C-D5', 'C-N7'],
    paragraphs: [
      'The first piece that a /d/ takes gives it everything that a /b/ would copy of it: the promoted move of a promoted piece, what a /d/ had absorbed. A /b/ gives nothing, a promoted one its step. An Anon gives its way of stepping and taking, which adds nothing.',
      'No trait comes with it. An /x/ gives a slide that takes nobody; a /v/ gives its steps, and the taking two squares away by going there.',
      'Only a real /d/ absorbs, and only once. It keeps what it has when it promotes. It may promote even where that adds nothing.',
    ],
    diagrams: [
      white('D@e5=V m@f7 n@e8', 'e5', 'It has taken a /v/. It takes on f7 by going there; e8 is too far.'),
      white('D@e5=X m@h8', 'e5', 'It has taken an /x/: it slides up to g7, and takes nobody that way.'),
    ],
  },
  {
    id: 'hand',
    title: 'Hands and drops',
    kind: null,
    rulings: ['C-H1', 'C-H2', 'C-H3', 'C-H4', 'C-H5', 'C-H6', 'C-H7', 'C-H8', 'C-H9', 'C-H10', 'C-A6'],
    paragraphs: [
      'Whoever a /vp/ takes, promoted or not, goes to its side’s hand: unpromoted, with nothing absorbed, and of that side from now on. No other piece fills the hand. It holds six; whoever is taken after that is gone. Both players see both hands, and a hand stays usable when the last /vp/ is gone.',
      'A drop is a whole turn. The piece goes on any empty square, in the promotion zone too, where it does not promote. It does not go onto an /n/. On a teleporter it goes through, and takes whoever stands at the other end. A dropped /n/ does not castle, and a dropped Anon has its double step only on its own third rank. Several Anons on one file are fine.',
      'An Anon is not dropped on its last rank. And it may not give checkmate: a drop is refused if the Anon attacks the enemy Admin, from where it ends up, and the other side then has nothing that saves the Admin or takes ours; so is a drop on a teleporter that would take the Admin at the other end. Any other piece may.',
    ],
    diagrams: [
      white(
        'O@- T@b2 a@a10 p@b10 o@a9',
        'O@-',
        'An Anon in hand. On b9 it would give checkmate, guarded by the /tg/; on rank 10 it could never move.',
      ),
      white('O@- T@b2 a@a10 n@b10 o@a9', 'O@-', 'Here the /n/ on b10 could take it, so b9 is allowed.'),
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
      'A /sci/ that moves or takes may leave a teleporter on the square that it has just left, unless somebody still stands there, as the /n/ that it rode, or a teleporter lies there already, of either colour. It may do so when it boards an /n/. Each side can do this twice in a game. Teleporters are never removed, and a /sci/ that changed sides uses those of its new side.',
      'A side’s two teleporters are connected, both ways, with each other and never with the other side’s. One alone does nothing, and whoever stands on it when the second appears stays.',
      'To land is to end a move on it: moving, taking, raging, castling, being put down or dropped. Whoever lands goes to the other end at once, friend or enemy; if somebody is taken on the square, that comes first. To slide across, to be shot at, to come out or to board an /n/ that stands there is not landing.',
      'If somebody stands at the other end, whoever comes out takes them: friend or foe, an /n/ with its rider, an Admin, a /k/ from however far, even where the traveller’s move takes nobody. A /vp/ puts enemies taken so into the hand, friends never; a /d/ absorbs its first victim. Taking your own Admin loses the game. A /sci/ that comes from the other end itself finds it empty and comes out where it was. A house rule turns it round: then the traveller is lost, with its rider, and whoever stands there stays; and where castling ends on both ends of one pair, the Admin is lost.',
      'For promotion the square where a piece goes in counts, never the one where it comes out. An Anon that goes in on its last rank need not promote; one that comes out on its last rank unpromoted stays there for good.',
    ],
    diagrams: [
      white('N@a5 #w@e5 #w@e8', 'a5', 'If it stops on e5, it comes out on e8. It may also slide past.'),
      white(
        'N@a5 m@e8 #w@e5 #w@e8',
        'a5',
        'Now somebody stands on e8: stopping on e5, the /n/ takes it and stands there.',
      ),
      white('N@a5 O@e8 #w@e5 #w@e8', 'a5', 'A friend is taken too: stopping on e5 costs the Anon on e8.'),
      white(
        'M@d3 t@e5 #b@e5 #b@e8',
        'd3',
        'It takes the /tg/ on e5 and comes out on e8. Black’s teleporters do as well.',
      ),
    ],
  },
];
