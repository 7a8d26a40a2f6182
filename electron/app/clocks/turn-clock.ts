/** The host's clock for everything that lasts: monotonic, so that setting the time of day changes nothing. */
export interface TurnClock {
  /** milliseconds */
  now(): number;
  /** Calls it after so many milliseconds; returns what prevents that. */
  after(milliseconds: number, call: () => void): () => void;
}
export const realTurnClock: TurnClock = {
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
