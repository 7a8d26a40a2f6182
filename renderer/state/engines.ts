/** The other engines of this machine, as the screens ask for them. A host without native dialogs has none. */
import { useEffect, useState } from 'react';
import type { EngineFor } from '../../electron/contract/engines.ts';
import { useApp } from './app.ts';

const NONE: readonly EngineFor[] = [];

/** Those that could play that game, and why the others cannot. */
export function useEnginesFor(variant: string): readonly EngineFor[] {
  const isNative = useApp((app) => app.hello?.native === true);
  const tryTo = useApp((app) => app.tryTo);
  const [known, setKnown] = useState<{ readonly variant: string; readonly engines: readonly EngineFor[] } | null>(null);
  useEffect(() => {
    if (!isNative) return;
    let isWanted = true;
    void tryTo('engines.playing', { variant }).then((answer) => {
      if (isWanted && answer) setKnown({ variant, engines: answer.engines });
    });
    return () => {
      isWanted = false;
    };
  }, [isNative, tryTo, variant]);
  return known?.variant === variant ? known.engines : NONE;
}
