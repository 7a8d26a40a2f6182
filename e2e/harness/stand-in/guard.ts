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

/** Only names that the real thing has: `{...} satisfies Names<Electron.Dialog>` refuses a method we made up. */
export type Names<Real> = { readonly [K in keyof Real]?: unknown };
