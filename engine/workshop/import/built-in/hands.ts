/** Games in which pieces are dropped from the hand. */
export const hands = `
[crazyhouse:chess]
pieceDrops = true
capturesToHand = true
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1

[loop:crazyhouse]
dropLoop = true

[chessgi:loop]
firstRankPawnDrops = true

[pocketknight:chess]
pieceDrops = true
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1

[dragon:chess]
archbishop = d
promotionPieceTypes = dqrbn
pieceDrops = true
dropRegionWhite = *1
dropRegionBlack = *8
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Dd] w KQkq - 0 1

[seirawan:chess]
archbishop = h
chancellor = e
seirawanGating = true
gating = true
promotionPieceTypes = ehqrbn
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1

[shouse:seirawan]
pieceDrops = true
capturesToHand = true

[capahouse:capablanca]
pieceDrops = true
capturesToHand = true
startFen = rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR[] w KQkq - 0 1
`;
