/** The board of Chesimals I: a mat of cells in a dark frame. */
import { framedBoard } from '../../../art/framed-board.tsx';
import { field } from './field.ts';
import { frame } from './frame.ts';

export const Board = framedBoard(field, frame);
