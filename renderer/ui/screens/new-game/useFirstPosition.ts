/** Where the pieces of a new game stand under the chosen house rules: in a shuffled game that is another position each time. */
import { useEffect, useState } from 'react';
import type { Checked, Thumbnail, VariantDescription } from '../../../../electron/contract/description.ts';
import { useApp } from '../../../state/app.ts';

type First = Pick<Thumbnail, 'pieces' | 'features'>;

/** 'usual': as the description has it; null: not known yet. While it is asked for, the last one of the game is kept. */
export function useFirstPosition(
  description: VariantDescription,
  options: Readonly<Record<string, string>>,
): First | 'usual' | null {
  const isChanged = description.options.some(({ id, usual }) => (options[id] ?? usual) !== usual);
  const unknown = isChanged ? null : ('usual' as const);
  const [found, setFound] = useState<{ readonly of: VariantDescription; readonly first: First | 'usual' | null }>({
    of: description,
    first: unknown,
  });
  useEffect(() => {
    if (!isChanged) return setFound({ of: description, first: 'usual' });
    let isWanted = true;
    const ask = async () => {
      const answer = await useApp.getState().ask['setup.check']({ variant: description.id, options: { ...options } });
      // a missing picture is not worth a message: Start says what is wrong
      if (isWanted) setFound({ of: description, first: answer.ok ? firstOf(description, answer.value) : 'usual' });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [description, options, isChanged]);
  if (!isChanged) return 'usual';
  return found.of === description ? found.first : null;
}

function firstOf({ setup }: VariantDescription, { pieces, features }: Checked): First | 'usual' {
  const standing = pieces.flatMap(({ kind, side, at, rides, group }) =>
    at === null ? [] : [{ kind, side, at, ...(rides && { rides }), ...(group !== undefined && { group }) }],
  );
  const placesOf = (all: Thumbnail['pieces']): string =>
    all
      .map(({ kind, side, at, group }) => [at, side, kind, group].join())
      .sort()
      .join(' ');
  if (placesOf(standing) === placesOf(setup)) return 'usual';
  return { pieces: standing, features: features.filter(({ hidden }) => !hidden) };
}
