/** Shogi and its relatives. */
export const shogi = `
[minishogi]
maxRank = 5
maxFile = 5
shogiPawn = p
silver = s
gold = g
bishop = b
dragonHorse = h
rook = r
bers = d
king = k
startFen = rbsgk/4p/5/P4/KGSBR[-] w 0 1
pieceDrops = true
capturesToHand = true
promotionRank = 5
promotionPawnTypes = -
promotedPieceType = p:g s:g b:h r:d
doubleStep = false
castling = false
dropNoDoubled = p
immobilityIllegal = true
shogiPawnDropMateIllegal = true
stalemateValue = loss
nFoldRule = 4
nFoldValue = loss
nFoldValueAbsolute = true
perpetualCheckIllegal = true
nMoveRule = 0

[mini:minishogi]

[shogi:minishogi]
nFoldValue = draw
maxRank = 9
maxFile = 9
lance = l
shogiKnight = n
promotionRank = 7
promotedPieceType = p:g l:g n:g s:g b:h r:d
startFen = lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1

[judkins:minishogi]
nFoldValue = draw
maxRank = 6
maxFile = 6
shogiKnight = n
promotionRank = 5
promotedPieceType = p:g n:g s:g b:h r:d
startFen = rbnsgk/5p/6/6/P5/KGSNBR[-] w 0 1

[gorogoro]
maxRank = 6
maxFile = 5
shogiPawn = p
silver = s
gold = g
king = k
startFen = sgkgs/5/1ppp1/1PPP1/5/SGKGS[-] w 0 1
pieceDrops = true
capturesToHand = true
promotionRank = 5
promotionPawnTypes = -
promotedPieceType = p:g s:g
doubleStep = false
castling = false
dropNoDoubled = p
immobilityIllegal = true
shogiPawnDropMateIllegal = true
stalemateValue = loss
nFoldRule = 4
perpetualCheckIllegal = true
nMoveRule = 0

[euroshogi:minishogi]
nFoldValue = draw
maxRank = 8
maxFile = 8
customPiece1 = n:fNsW
promotionRank = 6
promotedPieceType = p:g n:g b:h r:d
mandatoryPiecePromotion = true
silver = -
startFen = 1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[-] w 0 1

[kyotoshogi:minishogi]
nFoldValue = draw
bers = -
dragonHorse = -
lance = l
shogiKnight = n
promotionRegionWhite = *1 *2 *3 *4 *5
promotionRegionBlack = *1 *2 *3 *4 *5
promotedPieceType = p:r s:b l:g n:g
pieceDemotion = true
mandatoryPiecePromotion = true
dropPromoted = true
immobilityIllegal = false
dropNoDoubled = -
shogiPawnDropMateIllegal = false
startFen = p+nks+l/5/5/5/+LSK+NP[-] w 0 1

[micro:kyotoshogi]
maxFile = 4
promotedPieceType = l:s p:n r:g b:g
piecePromotionOnCapture = true
dropPromoted = true
startFen = kb+r+l/p3/4/3P/+L+RBK[-] w 0 1

[dobutsu:minishogi]
nFoldRule = 3
nFoldValue = draw
perpetualCheckIllegal = false
maxRank = 4
maxFile = 3
silver = -
bishop = -
dragonHorse = -
rook = -
bers = -
shogiPawn = c
king = -
commoner = l
extinctionValue = loss
extinctionPieceTypes = l
wazir = g
fers = e
gold = h
promotionRank = 4
promotedPieceType = c:h
mandatoryPiecePromotion = true
dropNoDoubled = -
immobilityIllegal = false
shogiPawnDropMateIllegal = false
flagPiece = l
flagRegionWhite = *4
flagRegionBlack = *1
flagPieceSafe = true
startFen = gle/1c1/1C1/ELG[-] w 0 1

[torishogi:minishogi]
nFoldRule = 3
nFoldValue = win
nFoldValueAbsolute = false
maxRank = 7
maxFile = 7
silver = -
gold = -
bishop = -
dragonHorse = -
rook = -
bers = -
shogiPawn = s
customPiece1 = f:FfsW
customPiece2 = c:FvW
customPiece3 = l:fRrbBlbF
customPiece4 = r:fRlbBrbF
customPiece5 = p:bFfD
customPiece6 = g:fAbD
customPiece7 = e:KbRfBbF2
promotionRank = 6
promotedPieceType = s:g f:e
mandatoryPiecePromotion = true
dropNoDoubled = s
dropNoDoubledCount = 2
startFen = rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR[-] w 0 1

[shoshogi:shogi]
pieceDrops = false
capturesToHand = false
king = -
commoner = k
customPiece1 = e:FfsW
promotedPieceType = e:k
extinctionValue = loss
extinctionPieceTypes = k
extinctionPseudoRoyal = true
startFen = lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL w 0 1

[yarishogi:shogi]
nFoldRule = 3
maxRank = 9
maxFile = 7
lance = -
shogiKnight = -
silver = -
gold = -
bishop = -
dragonHorse = -
bers = -
rook = w
customPiece1 = r:frlR
customPiece2 = n:fRffN
customPiece3 = b:fFfR
customPiece4 = g:WfFbR
customPiece5 = s:fKbR
promotedPieceType = p:s n:g b:g r:w
startFen = rnnkbbr/7/ppppppp/7/7/7/PPPPPPP/7/RBBKNNR[-] w 0 1

[okisakishogi:shogi]
maxRank = 10
maxFile = 10
shogiKnight = -
knight = n
queen = q
lance = -
customPiece1 = l:vR
promotedPieceType = l:g n:g
promotionRank = 8
startFen = lnsgkqgsnl/1r6b1/pppppppppp/10/10/10/10/PPPPPPPPPP/1B6R1/LNSGQKGSNL[-] w 0 1
`;
