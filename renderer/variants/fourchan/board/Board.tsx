/** The board of 4chan chess: wood and brass. */
import { framedBoard } from '../../../art/framed-board.tsx';
import { field } from './field.ts';
import { frame } from './frame.ts';

export const Board = framedBoard(field, frame);
