/** Games with other aims and duties. */
export const aims = `
[3check:chess]
checkCounting = true
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1

[5check:3check]
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 5+5 0 1

[kingofthehill:chess]
flagPiece = k
flagRegion = d4 e4 d5 e5

[racingkings:chess]
flagPiece = k
flagRegion = *8
flagMove = true
castling = false
checking = false
startFen = 8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1

[nocheckatomic:chess]
king = -
commoner = k
castlingKingPiece = k
blastOnCapture = true
extinctionValue = loss
extinctionPieceTypes = k

[atomic:nocheckatomic]
extinctionPseudoRoyal = true

[atomar:nocheckatomic]
blastImmuneTypes = k
mutuallyImmuneTypes = k

[giveaway:chess]
king = -
commoner = k
castlingKingPiece = k
promotionPieceTypes = kqrbn
stalemateValue = win
extinctionValue = win
extinctionPieceTypes = *
mustCapture = true

[antichess:giveaway]
castling = false
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1

[suicide:antichess]
stalematePieceCount = true

[codrus:giveaway]
promotionPieceTypes = qrbn
extinctionPieceTypes = k

[losers:chess]
checkmateValue = win
stalemateValue = win
extinctionValue = win
extinctionPieceTypes = *
extinctionPieceCount = 1
mustCapture = true

[extinction:chess]
king = -
commoner = k
castlingKingPiece = k
promotionPieceTypes = kqrbn
extinctionValue = loss
extinctionPieceTypes = kqrbnp

[kinglet:extinction]
promotionPieceTypes = k
extinctionPieceTypes = p

[breakthrough]
breakthrough = p
startFen = pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w 0 1
promotionPawnTypes = -
stalemateValue = loss
flagPiece = p
flagRegionWhite = *8
flagRegionBlack = *1
nMoveRule = 0

[clobber]
maxRank = 6
maxFile = 5
clobber = p
promotionPawnTypes = -
stalemateValue = loss
nMoveRule = 0
startFen = PpPpP/pPpPp/PpPpP/pPpPp/PpPpP/pPpPp w 0 1

[jesonmor]
maxRank = 9
maxFile = 9
knight = n
stalemateValue = loss
startFen = nnnnnnnnn/9/9/9/9/9/9/9/NNNNNNNNN w - - 0 1
flagPiece = n
flagRegion = e5
flagMove = true
nMoveRule = 0

[fox-and-hounds]
customPiece1 = h:mfF
customPiece2 = f:mF
stalemateValue = loss
flagPiece = f
flagRegionWhite = *8
startFen = 1h1h1h1h/8/8/8/8/8/8/4F3 w - - 0 1
`;
