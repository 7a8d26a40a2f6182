/** Deicide's board: a field of 16 x 16 slabs of stone in a frame of bronze and carved stone. */
import { framedBoard } from '../../../art/framed-board.tsx';
import { field } from './field.ts';
import { frame } from './frame.ts';

export const Board = framedBoard(field, frame);
