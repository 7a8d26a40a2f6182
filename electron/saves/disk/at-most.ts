/** Like `Promise.all` over `work`, with at most `most` calls running at a time. Rejects with the first error. */
export async function atMost<T, R>(most: number, all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = new Array(all.length);
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let n = next++; n < all.length; n = next++) done[n] = await work(all[n]);
  };
  await Promise.all(Array.from({ length: Math.min(most, all.length) }, worker));
  return done;
}
