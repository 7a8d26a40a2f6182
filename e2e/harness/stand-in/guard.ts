/** Access to anything that the stand-in lacks throws: no test passes because a call had no effect. */
export function guard<T extends object>(name: string, object: T): T {
  return new Proxy(object, {
    get(target, key) {
      if (key in target || typeof key === 'symbol' || key === 'then' || key === '__esModule' || key === 'toJSON')
        return Reflect.get(target, key, target);
      throw new Error(`stand-in: ${name}.${key} is not implemented`);
    },
  });
}

/**
 * What the real thing has, with its own types: `{...} satisfies Implements<Electron.Dialog>` refuses a method that we made
 * up, one that does not take the real arguments, and a result with a member of another type. A result may have fewer
 * members than the real one: reading a missing one throws.
 */
export type Implements<Real> = { readonly [K in keyof Real]?: Like<Real[K]> };
type Like<T> = T extends (...words: infer Words) => infer Result
  ? (...words: Words) => Like<Result>
  : T extends Promise<infer Inner>
    ? Promise<Like<Inner>>
    : T extends readonly (infer Item)[]
      ? readonly Like<Item>[]
      : T extends object
        ? { readonly [K in keyof T]?: Like<T[K]> }
        : T;
