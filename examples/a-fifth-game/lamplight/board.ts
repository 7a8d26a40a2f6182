/**
 * The board of Lamplight and what there is to remember beyond where everybody stands: how much of the night is over.
 * Six by six cells; White walks up, Black walks down.
 */

import { Layout } from '../../../engine/core/board/layout.ts';
import { Topology } from '../../../engine/core/board/topology.ts';
import type { Cell, Side } from '../../../engine/core/ids.ts';

export const board = new Topology({ width: 6, height: 6, files: [...'abcdef'], ranks: [...'123456'] });

/** Room for a full board, so that people may set up whatever they like. */
export const layout = new Layout({ cells: board.size, pieces: board.size });
/** Actions since nightfall. Two like positions are the same at any hour, so it does not count. */
export const hour = layout.single('hour', { counts: 'none' });

const FAR_RANK = [5, 0];
export const isFarRank = (c: Cell, side: Side): boolean => board.y(c) === FAR_RANK[side];
