/**
 * What an import calls the zones that it makes. Names in a game are English, as those of its pieces are; these stand in the
 * catalogues, so they are said in the language of the moment.
 */
export const ZONES = {
  firstMoves: 'first moves',
  firstMovesOfPawns: 'first moves of pawns',
  doubleSteps: 'double steps',
  tripleSteps: 'triple steps',
  inPassing: 'in passing',
  promotion: 'promotion',
  beyond: 'beyond',
  lines: 'lines',
  gates: 'gates',
  walls: 'walls',
  drops: 'drops',
  firstDrops: 'first drops',
  goal: 'goal',
  oneEnd: 'one end',
  otherEnd: 'other end',
} as const;
