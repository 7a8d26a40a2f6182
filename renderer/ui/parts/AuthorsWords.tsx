/** What the author of a problem of one's own game says of it, in whatever language that is. Nothing for those of the program. */
import type { ProblemSummary } from '../../../electron/contract/exercise.ts';

export function AuthorsWords({ own }: Pick<ProblemSummary, 'own'>) {
  if (!own || own.name + own.words === '') return null;
  return (
    <p className="small" lang="" translate="no" data-testid="authors-words">
      {own.name !== '' && <strong>{own.name}</strong>}
      {own.name !== '' && own.words !== '' && ' · '}
      {own.words}
    </p>
  );
}
