/**
 * What only decorates (tooltips, sounds, announcements, pictures) must never end the page or stop a move: whatever goes
 * wrong in it is logged where it happens and goes no further. What is rendered is kept apart by `Decoration.tsx`.
 */
export function logged(what: string, error: unknown): void {
  console.warn(`${what} failed`, error);
}

/** Runs it; an error, or a promise that is rejected, is logged. */
export function decorate(what: string, run: () => unknown): void {
  try {
    const result = run();
    if (result instanceof Promise) result.catch((error: unknown) => logged(what, error));
  } catch (error) {
    logged(what, error);
  }
}
