/** Texts that no program of ours sends, for tests of whoever receives them: bad JSON, wrong shapes, valid requests with one part replaced. */
import fc from 'fast-check';
import { requestFields } from './fields.fixture.ts';

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('../../etc/passwd', '__proto__', '\u0000', 'x'.repeat(3000), 'm-', 'Dc2-c3', -1, 1e308, null, true),
  fc.double({ noNaN: true }),
  fc.jsonValue({ maxDepth: 3 }),
);
const field = fc.constantFrom(...requestFields, '__proto__');

/** Texts of messages about this match; none of them is a valid request. */
export function hostileTo(view: { match: string; revision: number }, names: readonly string[]): fc.Arbitrary<string> {
  const honest = { ...view, piece: 0, cell: 60, node: 0, action: 'Dd2-d3', unit: 'turn', more: 1 };
  const spoiled = fc.tuple(field, nasty).map(([name, value]) => ({ ...honest, [name]: value }));
  const input = fc.oneof(nasty, spoiled, fc.dictionary(fc.oneof(field, fc.string()), nasty));
  const message = fc.record({
    // never the number of a valid request, whose response would be confused
    id: fc.oneof(fc.integer({ max: -1 }), fc.string(), fc.constant(null)),
    request: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: nasty }),
    input: input.map((value) => (isEmpty(value) ? { more: 1 } : value)),
  });
  const text = message.map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 6, arbitrary: text },
    { weight: 1, arbitrary: fc.tuple(text, fc.nat(200)).map(([whole, at]) => whole.slice(0, at)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: fc.nat(2000).map((depth) => '['.repeat(depth)) },
    { weight: 1, arbitrary: fc.nat(2000).map((deep) => `{"id":1,"input":${'['.repeat(deep)}${']'.repeat(deep)}}`) },
  );
}
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
