/** Takes a picture or a model for a piece from a file. One file is read at a time: another one takes its place, and leaving the piece stops it. */
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../../state/app.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { uiText } from '../../../../text/index.ts';
import { takenLook } from './taken-picture.ts';

const words = uiText.workshop.looks;
/** milliseconds in which nobody wonders whether anything happens */
const AT_ONCE = 300;

export interface TakingLook {
  /** a file is read, and has been for a moment */
  readonly isReading: boolean;
  /** Says so where the file cannot be used. */
  take(file: Blob): Promise<void>;
  stop(): void;
}

export function useTakenLook(piece: number): TakingLook {
  const [isReading, setReading] = useState(false);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const stop = () => {
    current.current?.abort();
    setReading(false);
  };
  const take = async (file: Blob) => {
    stop();
    const reading = new AbortController();
    current.current = reading;
    const slow = setTimeout(() => setReading(true), AT_ONCE);
    reading.signal.addEventListener('abort', () => clearTimeout(slow));
    const taken = await takenLook(file, reading.signal).catch(() => ({ says: words.unreadable }));
    if (reading.signal.aborted) return;
    stop();
    const { toast, toastFailure } = useApp.getState();
    if ('says' in taken) return toastFailure(taken.says);
    if ('picture' in taken) return void (await setTaken(piece, 'picture', taken.picture));
    const isSet = await setTaken(piece, 'model', taken.model);
    if (isSet && taken.leavesOut) toast(words.modelLeavesOut);
  };
  return { isReading, take, stop };
}

/** In base64; null: without it. False where the game cannot have it, which is said. */
export async function setTaken(piece: number, look: 'picture' | 'model', text: string | null): Promise<boolean> {
  const change = look === 'picture' ? { do: look, piece, picture: text } : { do: look, piece, model: text };
  const why = await useGameText.getState().edit(change);
  if (why !== null) useApp.getState().toastFailure(why);
  return why === null;
}
