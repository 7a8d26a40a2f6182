/** When the first picture of the board can be seen, and when what is behind the board is drawn. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { WebGLRenderer } from 'three';
import type { TableProps } from '../board/props.ts';
import { whenDrawn } from './graphics.ts';
import { whenIdle } from './warmup.ts';

/**
 * With software rendering a place is painted after the board, and letters are: when the player has seen it for so long and
 * the page is idle, or after the longer time.
 */
const [PLACE_AFTER, PLACE_WAITS] = [300, 2000];

interface Ready {
  /** has the first picture been seen? */
  readonly ready: RefObject<boolean>;
  /** may what comes later than the board be drawn? */
  readonly drawn: boolean;
  /** are the labels painted? A picture without them does not count */
  readonly labelled: RefObject<boolean>;
  readonly onDrawn: (then: () => void) => void;
}

export function useReady(gl: RefObject<WebGLRenderer | null>, latest: RefObject<TableProps>): Ready {
  const ready = useRef(false);
  const [drawn, setDrawn] = useState(false);
  const labelled = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      waiting.current?.();
      waiting.current = null;
    },
    [],
  );
  const onDrawn = useCallback(
    (then: () => void) => {
      if (!labelled.current || !gl.current) return;
      if (ready.current) return then();
      // the page is ahead of the GPU, with software rendering by seconds: the frame is visible when the GPU has drawn it
      waiting.current ??= whenDrawn(gl.current.getContext() as WebGL2RenderingContext, () => {
        ready.current = true;
        latest.current.onReady?.();
        then();
        // what is behind the board must not keep the page from the player who has just got it
        const pause = setTimeout(() => {
          waiting.current = whenIdle(() => setDrawn(true), PLACE_WAITS);
        }, PLACE_AFTER);
        waiting.current = () => clearTimeout(pause);
      });
    },
    [gl, latest],
  );
  return { ready, drawn, labelled, onDrawn };
}
