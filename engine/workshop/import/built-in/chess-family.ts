/** Orthodox chess and its relatives in the form of `variants.ini`: what other games name as their parents. */
export const chessFamily = `
[chess]
pawn = p
knight = n
bishop = b
rook = r
queen = q
king = k
promotionPieceTypes = nbrq
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1

[normal:chess]
[fischerandom:chess]
chess960 = true

[nocastle:chess]
castling = false
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1

[armageddon:chess]

[almost:chess]
queen = -
chancellor = c
promotionPieceTypes = crbn
startFen = rnbckbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBCKBNR w KQkq - 0 1

[sortofalmost:chess]
chancellor = c
promotionPieceTypesWhite = crbn
promotionPieceTypesBlack = qrbn
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBCKBNR w KQkq - 0 1

[chigorin:chess]
chancellor = c
promotionPieceTypesWhite = crn
promotionPieceTypesBlack = qrb
startFen = rbbqkbbr/pppppppp/8/8/8/8/PPPPPPPP/RNNCKNNR w KQkq - 0 1

[amazon:chess]
queen = -
amazon = a
promotionPieceTypes = arbn
startFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1

[perfect:chess]
chancellor = c
archbishop = m
amazon = g
promotionPieceTypes = gcmqrbn
castlingRookPieces = rc
startFen = cmqgkbnr/pppppppp/8/8/8/8/PPPPPPPP/CMQGKBNR w KQkq - 0 1

[knightmate:chess]
knight = -
commoner = m
king = k:N
promotionPieceTypes = mqrb
startFen = rmbqkbmr/pppppppp/8/8/8/8/PPPPPPPP/RMBQKBMR w KQkq - 0 1

[misere:chess]
checkmateValue = win

[hoppelpoppel:chess]
knight = -
bishop = -
knibis = n
biskni = b
promotionPieceTypes = qrbn

[newzealand:chess]
knight = -
rook = -
kniroo = n
rookni = r
promotionPieceTypes = qrbn
castlingRookPieces = r

[nightrider:chess]
knight = -
customPiece1 = n:NN
promotionPieceTypes = qrbn

[grasshopper:chess]
customPiece1 = g:gQ
promotionPieceTypes = qrbng
doubleStep = false
startFen = rnbqkbnr/gggggggg/pppppppp/8/8/PPPPPPPP/GGGGGGGG/RNBQKBNR w KQkq - 0 1

[paradigm:chess]
bishop = -
customPiece1 = b:BnN
promotionPieceTypes = qrbn

[berolina:chess]
pawn = -
customPiece1 = p:mfFcefWimfnA
promotionPawnTypes = p
enPassantTypes = p

[pawnsideways:chess]
pawn = -
customPiece1 = p:fsmWfceFifmnD
promotionPawnTypes = p
enPassantTypes = p

[pawnback:chess]
pawn = -
customPiece1 = p:fbmWfceFifmnD
promotionPawnTypes = p
enPassantTypes = p
mobilityRegionWhiteCustomPiece1 = *2 *3 *4 *5 *6 *7 *8
mobilityRegionBlackCustomPiece1 = *1 *2 *3 *4 *5 *6 *7

[legan:chess]
pawn = -
customPiece1 = p:mflFcflW
promotionPawnTypes = p
enPassantTypes = -
castling = false
doubleStep = false
promotionRegionWhite = a8 b8 c8 d8 a7 a6 a5
promotionRegionBlack = e1 f1 g1 h1 h2 h3 h4
startFen = knbrp3/bqpp4/npp5/rp1p3P/p3P1PR/5PPN/4PPQB/3PRBNK w - - 0 1

[torpedo:chess]
doubleStepRegionWhite = *1 *2 *3 *4 *5 *6 *7 *8
doubleStepRegionBlack = *1 *2 *3 *4 *5 *6 *7 *8

[spartan:chess]
dragon = g
archbishop = w
customPiece1 = h:fmFfcWimA
customPiece2 = l:FAsmW
customPiece3 = c:WD
promotionPawnTypesWhite = p
promotionPawnTypesBlack = h
promotionPieceTypesWhite = qrbn
promotionPieceTypesBlack = gwclk
promotionLimit = k:2
enPassantTypesWhite = p
enPassantTypesBlack = -
extinctionValue = loss
extinctionPieceTypes = k
extinctionPseudoRoyal = true
dupleCheck = true
startFen = lgkcckwl/hhhhhhhh/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1

[coregal:chess]
extinctionValue = loss
extinctionPieceTypes = q
extinctionPseudoRoyal = true
extinctionPieceCount = 64

[threekings:chess]
king = -
commoner = k
castling = false
extinctionValue = loss
extinctionPieceTypes = k
extinctionPieceCount = 2
startFen = knbqkbnk/pppppppp/8/8/8/8/PPPPPPPP/KNBQKBNK w - - 0 1

[horde:chess]
doubleStepRegionWhite = *1 *2
enPassantRegionWhite = *6
enPassantRegionBlack = *3
extinctionValue = loss
extinctionPieceTypes = *
startFen = rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1

[raazuvaa:nocastle]
doubleStep = false

[losalamos:chess]
maxRank = 6
maxFile = 6
bishop = -
promotionPieceTypes = qrn
promotionRank = 6
doubleStep = false
castling = false
startFen = rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1

[gardner:chess]
maxRank = 5
maxFile = 5
promotionRank = 5
doubleStep = false
castling = false
startFen = rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1
`;
