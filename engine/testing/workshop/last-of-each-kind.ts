/** Games in which the last piece of each of several kinds is royal, for both programs: with a King and without. */
export const lastOfEachKind = `
[lastqueen:chess]
extinctionValue = loss
extinctionPieceTypes = kq
extinctionPseudoRoyal = true
startFen = rqbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RQBQKBNR w KQkq - 0 1
[lastcommoner:chess]
king = -
commoner = k
castlingKingPiece = k
extinctionValue = loss
extinctionPieceTypes = kqr
extinctionPseudoRoyal = true
startFen = rqbkkbqr/pppp1ppp/8/8/8/8/PPPP1PPP/RQBKKBQR w KQkq - 0 1
`;
