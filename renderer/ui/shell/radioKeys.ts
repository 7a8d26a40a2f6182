/** Which choice of a radio group a key moves to, or undefined for any other key: the arrows go round, Home and End to the ends. */
export const radioKey = (key: string, at: number, all: number): number | undefined => {
  const last = all - 1;
  const steps: Record<string, number> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowDown: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    ArrowUp: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  return Object.hasOwn(steps, key) ? steps[key] : undefined;
};
