/** Games of the East, old and new. */
export const east = `
[chaturanga:chess]
alfil = b
fers = q
bishop = -
queen = -
promotionPieceTypes = q
doubleStep = false
castling = false
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1

[shatranj:chaturanga]
extinctionValue = loss
extinctionPieceTypes = *
extinctionPieceCount = 1
extinctionOpponentPieceCount = 2
stalemateValue = loss
startFen = rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1

[makruk:chess]
bishop = -
queen = -
silver = s
fers = m
promotionRank = 6
promotionPieceTypes = m
doubleStep = false
castling = false
startFen = rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1

[makpong:makruk]
makpongRule = true

[cambodian:makruk]
cambodianMoves = true
gating = true
startFen = rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1

[karouk:cambodian]
checkCounting = true

[asean:chess]
bishop = -
queen = -
silver = b
fers = q
promotionPieceTypes = rnbq
doubleStep = false
castling = false
startFen = rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR w - - 0 1

[ai-wok:makruk]
fers = -
aiwok = a
promotionPieceTypes = a
startFen = rnsaksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKASNR w - - 0 1

[xiangqi]
maxRank = 10
maxFile = 9
rook = r
horse = n
elephant = b
fers = a
wazir = -
king = k:W
cannon = c
soldier = p
startFen = rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
mobilityRegionWhiteKing = d1 e1 f1 d2 e2 f2 d3 e3 f3
mobilityRegionBlackKing = d8 e8 f8 d9 e9 f9 d10 e10 f10
mobilityRegionWhiteFers = d1 e1 f1 d2 e2 f2 d3 e3 f3
mobilityRegionBlackFers = d8 e8 f8 d9 e9 f9 d10 e10 f10
mobilityRegionWhiteElephant = *1 *2 *3 *4 *5
mobilityRegionBlackElephant = *6 *7 *8 *9 *10
soldierPromotionRank = 6
flyingGeneral = true
stalemateValue = loss
perpetualCheckIllegal = true
promotionPawnTypes = -
nMoveRule = 0

[manchu:xiangqi]
banner = m
startFen = rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/9/9/M1BAKAB2 w - - 0 1

[minixiangqi]
maxRank = 7
maxFile = 7
rook = r
horse = n
king = k:W
cannon = c
soldier = p
startFen = rcnkncr/p1ppp1p/7/7/7/P1PPP1P/RCNKNCR w - - 0 1
mobilityRegionWhiteKing = c1 d1 e1 c2 d2 e2 c3 d3 e3
mobilityRegionBlackKing = c5 d5 e5 c6 d6 e6 c7 d7 e7
flyingGeneral = true
stalemateValue = loss
perpetualCheckIllegal = true
promotionPawnTypes = -
nMoveRule = 0

[janggi]
maxRank = 10
maxFile = 9
rook = r
horse = n
janggiElephant = b
wazir = a
king = k:W
janggiCannon = c
soldier = p
startFen = rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1
mobilityRegionWhiteKing = d1 e1 f1 d2 e2 f2 d3 e3 f3
mobilityRegionBlackKing = d8 e8 f8 d9 e9 f9 d10 e10 f10
mobilityRegionWhiteWazir = d1 e1 f1 d2 e2 f2 d3 e3 f3
mobilityRegionBlackWazir = d8 e8 f8 d9 e9 f9 d10 e10 f10
diagonalLines = d1 e2 f3 f1 d3 d10 e9 f8 f10 d8
bikjangRule = true
pass = true
stalemateValue = loss
perpetualCheckIllegal = true
promotionPawnTypes = -
nMoveRule = 0

[janggitraditional:janggi]

[janggimodern:janggi]
bikjangRule = false

[janggicasual:janggi]
bikjangRule = false
`;
