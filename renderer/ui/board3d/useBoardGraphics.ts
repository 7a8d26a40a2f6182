/**
 * Which board a screen shows: the 3D board, or the flat board because the player prefers it or because the other cannot
 * be drawn now. Must stay true: the 3D board comes back by itself when its context is restored, and is tried again
 * whenever it is asked for; what is said of it is true at that moment.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Undrawn } from '../../board/props.ts';
import { tryGraphicsAgain, whenGraphicsReturn } from '../../scene/graphics.ts';
import { useApp } from '../../state/app.ts';
import { uiText } from '../../text/index.ts';

const words = uiText.graphics;

export interface BoardGraphics {
  readonly flat: boolean;
  /** why the flat board is shown although the 3D board is wanted */
  readonly undrawn: Undrawn | null;
  /** the 3D board stays in the page while its context is lost, out of sight: only there can it be restored */
  readonly isKept: boolean;
  /** the key of the 3D board: every attempt has a new one */
  readonly attempt: number;
  readonly onNoWebGL: (why: Undrawn) => void;
  readonly onWebGL: () => void;
}

export function useBoardGraphics(isWanted: boolean): BoardGraphics {
  const [undrawn, setUndrawn] = useState<Undrawn | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(undrawn);
  latest.current = undrawn;
  const attempts = useRef(attempt);
  attempts.current = attempt;

  // asked for here or elsewhere, or another canvas of the page can be drawn again
  useEffect(
    () =>
      whenGraphicsReturn(() => {
        if (latest.current === null) return;
        latest.current = null;
        setUndrawn(null);
        setAttempt((n) => n + 1);
      }),
    [],
  );
  const onNoWebGL = useCallback((why: Undrawn) => {
    // one attempt fails once
    if (latest.current !== null) return;
    latest.current = why;
    setUndrawn(why);
    const { toastNote, toastFailure } = useApp.getState();
    // nobody asked for the first attempt
    const tell = attempts.current === 0 ? toastNote : toastFailure;
    tell(words.says[why], { name: words.tryAgain, run: tryGraphicsAgain });
  }, []);
  const onWebGL = useCallback(() => {
    if (latest.current === 'lost') {
      latest.current = null;
      setUndrawn(null);
      useApp.getState().toastNote(words.isBack);
    }
    tryGraphicsAgain();
  }, []);

  // whoever chooses the flat board, and then the 3D board again, asks for it
  const was = useRef(isWanted);
  useEffect(() => {
    if (was.current === isWanted) return;
    was.current = isWanted;
    if (!isWanted) setUndrawn(null);
    else tryGraphicsAgain();
  }, [isWanted]);

  return {
    flat: !isWanted || undrawn !== null,
    undrawn: isWanted ? undrawn : null,
    isKept: isWanted && undrawn === 'lost',
    attempt,
    onNoWebGL,
    onWebGL,
  };
}
