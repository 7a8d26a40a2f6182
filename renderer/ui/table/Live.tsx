/**
 * The live regions. One message a sentence, in order; what has been said is taken away again after the next one, so
 * that a reader who walks the page does not meet old news. Out of sight, always in the page.
 */
import { useStore } from 'zustand';
import type { Log } from '../../narration/log.ts';

export function Live({ log }: { readonly log: Log }) {
  const lines = useStore(log);
  return (
    <>
      <div className="sr" role="log" aria-live="polite" aria-relevant="additions" data-testid="log">
        {lines
          .filter((l) => !l.urgent)
          .slice(-20)
          .map((l) => (
            <p key={l.id}>{l.text}</p>
          ))}
      </div>
      <div className="sr" role="alert" aria-live="assertive" data-testid="alert">
        {lines
          .filter((l) => l.urgent)
          .slice(-1)
          .map((l) => (
            <p key={l.id}>{l.text}</p>
          ))}
      </div>
    </>
  );
}
