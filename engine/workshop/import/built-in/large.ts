/** Games on larger boards. */
export const large = `
[capablanca:chess]
maxRank = 8
maxFile = 10
archbishop = a
chancellor = c
castlingKingsideFile = i
castlingQueensideFile = c
promotionPieceTypes = acqrbn
startFen = rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1

[caparandom:capablanca]
chess960 = true

[gothic:capablanca]
startFen = rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1

[embassy:capablanca]
castlingKingsideFile = h
castlingQueensideFile = b
startFen = rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w KQkq - 0 1

[janus:capablanca]
archbishop = j
chancellor = -
castlingQueensideFile = b
promotionPieceTypes = jqrbn
startFen = rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1

[centaur:capablanca]
archbishop = -
chancellor = -
centaur = c
promotionPieceTypes = cqrbn
startFen = rcnbqkbncr/pppppppppp/10/10/10/10/PPPPPPPPPP/RCNBQKBNCR w KQkq - 0 1

[modern:chess]
maxRank = 9
maxFile = 9
archbishop = m
castlingKingsideFile = g
castlingQueensideFile = c
promotionRank = 9
doubleStepRank = 2
promotionPieceTypes = mqrbn
startFen = rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1

[chancellor:chess]
maxRank = 9
maxFile = 9
chancellor = c
castlingKingsideFile = g
castlingQueensideFile = c
promotionRank = 9
doubleStepRank = 2
promotionPieceTypes = cqrbn
startFen = rnbqkcnbr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKCNBR w KQkq - 0 1

[grand:chess]
maxRank = 10
maxFile = 10
archbishop = a
chancellor = c
castling = false
promotionRank = 8
promotionPieceTypes = acqrbn
promotionLimit = a:1 c:1 q:1 r:2 b:2 n:2
mandatoryPawnPromotion = false
immobilityIllegal = true
doubleStepRank = 3
doubleStepRankMin = 3
startFen = r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1

[opulent:grand]
knight = -
customPiece1 = n:NW
customPiece2 = w:CF
customPiece3 = l:HFD
promotionPieceTypes = acqrbnwl
promotionLimit = a:1 c:1 q:1 r:2 b:2 n:2 w:2 l:2
startFen = rw6wr/clbnqknbla/pppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1

[tencubed:chess]
maxRank = 10
maxFile = 10
archbishop = a
chancellor = m
customPiece1 = c:DAW
customPiece2 = w:CF
castling = false
promotionRank = 10
promotionPieceTypes = amq
doubleStepRank = 3
doubleStepRankMin = 3
startFen = 2cwamwc2/1rnbqkbnr1/pppppppppp/10/10/10/10/PPPPPPPPPP/1RNBQKBNR1/2CWAMWC2 w - - 0 1

[shako:chess]
maxRank = 10
maxFile = 10
cannon = c
fersAlfil = e
castlingKingsideFile = h
castlingQueensideFile = d
castlingRank = 2
promotionRank = 10
promotionPieceTypes = qrcbne
doubleStepRank = 3
doubleStepRankMin = 3
startFen = c8c/ernbqkbnre/pppppppppp/10/10/10/10/PPPPPPPPPP/ERNBQKBNRE/C8C w KQkq - 0 1

[courier:chess]
maxRank = 8
maxFile = 12
alfil = e
fers = f
commoner = m
wazir = w
queen = -
castling = false
doubleStep = false
promotionPieceTypes = f
extinctionValue = loss
extinctionPieceTypes = *
extinctionPieceCount = 1
extinctionOpponentPieceCount = 2
stalemateValue = loss
startFen = rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1

[omicron:chess]
maxRank = 10
maxFile = 12
customPiece1 = c:DAW
customPiece2 = w:CF
castlingKingsideFile = i
castlingQueensideFile = e
castlingRank = 2
promotionRegionWhite = *9
promotionRegionBlack = *2
promotionPieceTypes = cwqrbn
doubleStepRank = 3
doubleStepRankMin = 3
startFen = w**********w/*crnbqkbnrc*/*pppppppppp*/*10*/*10*/*10*/*10*/*PPPPPPPPPP*/*CRNBQKBNRC*/W**********W w KQkq - 0 1

[gustav3:chess]
maxRank = 8
maxFile = 10
amazon = a
castlingKingsideFile = h
castlingQueensideFile = d
promotionPieceTypes = aqrbn
startFen = arnbqkbnra/*pppppppp*/*8*/*8*/*8*/*8*/*PPPPPPPP*/ARNBQKBNRA w KQkq - 0 1

[troitzky:chess]
maxRank = 10
maxFile = 10
castling = false
promotionRegionWhite = a6 b8 c9 d9 e10 f10 g9 h9 i8 j6
promotionRegionBlack = a5 b3 c2 d2 e1 f1 g2 h2 i3 j5
promotionPieceTypes = qrbn
startFen = ****qk****/**rnbbnr**/*pppppppp*/*8*/10/10/*8*/*PPPPPPPP*/**RNBBNR**/****QK**** w - - 0 1
doubleStepRank = 3
doubleStepRankMin = 3

[wolf:chess]
maxRank = 10
maxFile = 8
chancellor = w
archbishop = f
customPiece1 = s:fKifmnD
customPiece2 = n:NN
customPiece3 = e:NNQ
knight = -
castling = false
promotionPawnTypes = ps
promotionPieceTypes = qwrfb
promotedPieceType = p:e
promotionRank = 10
doubleStepRegionWhite = *2 b3 c3 f3 g3
doubleStepRegionBlack = *9 b8 c8 f8 g8
startFen = qwfrbbnk/pssppssp/1pp2pp1/8/8/8/8/1PP2PP1/PSSPPSSP/KNBBRFWQ w - - 0 1
`;
