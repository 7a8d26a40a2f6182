/** Games in which walls are laid. */
export const walls = `
[duck:chess]
king = -
commoner = k
castlingKingPiece = k
extinctionValue = loss
extinctionPieceTypes = k
wallingRule = duck
stalemateValue = win

[amazons]
maxRank = 10
maxFile = 10
customPiece1 = q:mQ
startFen = 3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w - - 0 1
stalemateValue = loss
nMoveRule = 0
wallingRule = arrow

[isolation]
maxRank = 8
maxFile = 6
customPiece1 = p:mK
startFen = 3p2/6/6/6/6/6/6/2P3 w - - 0 1
stalemateValue = loss
nMoveRule = 0
wallingRule = static
wallingRegion = *2 *3 *4 *5 *6 *7 a1 b1 d1 e1 f1 a8 b8 c8 e8 f8

[isolation7x7:isolation]
maxRank = 7
maxFile = 7
startFen = 3p3/7/7/7/7/7/3P3 w - - 0 1
wallingRegion = *2 *3 *4 *5 *6 a1 b1 c1 e1 f1 g1 a7 b7 c7 e7 f7 g7

[snailtrail]
maxRank = 7
maxFile = 7
customPiece1 = p:mK
startFen = 6p/7/7/7/7/7/P6 w - - 0 1
stalemateValue = loss
nMoveRule = 0
wallingRule = past

[joust]
customPiece1 = n:mN
startFen = 8/8/8/4n3/3N4/8/8/8 w - - 0 1
stalemateValue = loss
nMoveRule = 0
wallingRule = past
`;
