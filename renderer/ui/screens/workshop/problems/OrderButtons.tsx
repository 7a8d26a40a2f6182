/** Buttons that move one of several up and down. The focus goes with it, so that it can be moved on by the keys. */
import { useEffect, useRef } from 'react';
import { uiText } from '../../../../text/index.ts';
import { Button } from '../../../shell/Button.tsx';

const words = uiText.workshop.lessons;

/** One that has just changed places. */
export interface Moved {
  readonly to: number;
  readonly by: 1 | -1;
}

export function OrderButtons(props: {
  /** from 0 */
  readonly number: number;
  readonly of: number;
  /** why the first one cannot be moved up, and the last one down */
  readonly first: string;
  readonly last: string;
  /** what the test ids of the buttons begin with */
  readonly testId: string;
  /** of this one; null: it has not moved just now */
  readonly focus: Moved | null;
  readonly onMove: (by: Moved['by']) => Promise<void>;
  readonly onFocused: () => void;
}) {
  const { number, of, first, last, testId, focus, onMove, onFocused } = props;
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!focus) return;
    (focus.by < 0 ? up : down).current?.focus();
    onFocused();
  }, [focus, onFocused]);
  return (
    <>
      <Button
        ref={up}
        look="quiet"
        data-testid={`${testId}-up`}
        why={number > 0 ? null : first}
        onClick={() => void onMove(-1)}
      >
        {words.up}
      </Button>
      <Button
        ref={down}
        look="quiet"
        data-testid={`${testId}-down`}
        why={number < of - 1 ? null : last}
        onClick={() => void onMove(1)}
      >
        {words.down}
      </Button>
    </>
  );
}
