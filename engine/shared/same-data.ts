/** Do two values say the same as JSON data? The order of the fields of an object is no matter; fields that are undefined are. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [fields, others] = [Object.keys(a), Object.keys(b)];
  return (
    fields.length === others.length &&
    fields.every(
      (field) => Object.hasOwn(b, field) && isSameData(a[field as keyof typeof a], b[field as keyof typeof b]),
    )
  );
}
