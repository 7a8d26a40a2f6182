/**
 * The live regions. One message per sentence, in order; a message is removed after the next one, so that browsing the
 * page with a screen reader does not find outdated ones. Visually hidden, always in the page.
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
