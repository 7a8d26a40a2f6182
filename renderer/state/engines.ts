/** The other engines of this machine, as the screens ask for them. A host without native dialogs has none. */
import { useEffect, useState } from 'react';
import type { EngineFor } from '../../electron/contract/engines.ts';
import type { Input } from '../../electron/contract/requests.ts';
import { useApp } from './app.ts';

const NONE: readonly EngineFor[] = [];

/** Those that could play that game, begun with these options (absent: the usual ones), and why the others cannot. */
export const useEnginesFor = (variant: string, options: Readonly<Record<string, string>> = {}): readonly EngineFor[] =>
  useEngines('engines.playing', variant, { variant, options });
/** Those that could play on in the open match, and why the others cannot. */
export const useEnginesAt = (match: string): readonly EngineFor[] => useEngines('engines.atMatch', match, { match });

/** `about`: while the answer to another question about the same is awaited, the last one stays. */
function useEngines<Q extends 'engines.playing' | 'engines.atMatch'>(
  question: Q,
  about: string,
  input: Input<Q>,
): readonly EngineFor[] {
  const isNative = useApp((app) => app.hello?.native === true);
  const tryTo = useApp((app) => app.tryTo);
  const [known, setKnown] = useState<{ readonly about: string; readonly engines: readonly EngineFor[] } | null>(null);
  const asked = JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object that says the same is no other question
  useEffect(() => {
    if (!isNative) return;
    let isWanted = true;
    void tryTo(question, input).then((answer) => {
      if (isWanted && answer) setKnown({ about, engines: answer.engines });
    });
    return () => {
      isWanted = false;
    };
  }, [isNative, tryTo, question, about, asked]);
  return known?.about === about ? known.engines : NONE;
}
