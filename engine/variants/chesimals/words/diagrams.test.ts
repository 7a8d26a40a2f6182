/** The pictures of the rulebook show what their captions say. */
import { describe, expect, test } from 'vitest';
import type { Variant } from '../../../core/variant.ts';
import type { CaptionedSpec } from '../../../core/vocabulary.ts';
import { started, startOfTokens } from '../../../testing/started.ts';
import { chesimals, chesimalsWide } from '../index.ts';

/** By section and number of the diagram: where the unit in focus goes, on either board. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  turn: ['d5 d6 d7 e7 f5 f6', ''],
  chain: ['f7 f9 g6 g10 i6 i10 j7 j9', '', '', 'g8 g9 h7 h9 i7 i8 i9', 'g8 g9 h7 h9 i7 i8 i9', ''],
  chief: [
    'c3 c4 c5 c6 c7 d3 d4 d5 d6 d7 e3 e4 e6 e7 f3 f4 f5 f6 f7 g3 g4 g5 g6 g7',
    'c3 c4 c5 c6 d3 d4 d5 e3 e4 f3 f4 f5 g3 g4 g5 g6',
    'c3 c4 c5 c6 c7 d3 d4 d5 d6 d7 e3 e4 xe6 xe7 f3 f4 f5 f6 f7 g3 g4 g5 g6 g7',
    'c3 c4 c5 c6 d3 d4 d5 e3 e4 xe6 f3 f4 f5 g3 g4 g5 g6',
  ],
  knight: ['c5 c7 d4 d8 f4 f8 g5 xg7'],
  warmachine: ['c5 e3 e4 xe7 f5 g5'],
  elephant: ['c3 c7 d4 d6 f4 g3 xg7'],
  guard: ['d5 d6 xd7 f5 f6 f7'],
  leaderless: [''],
  endings: ['d5 d6 d7 xe7 f5 f6 f7'],
};
const shown = (variant: Variant, { spec }: CaptionedSpec): string => {
  const position = started(variant, {}, { ...startOfTokens(variant, spec.pieces), turn: spec.turn });
  const piece = position.game.pieceOn(variant.topology.parse(spec.focus)!);
  const cells = position
    .actionsOf(piece)
    .map((a) => `${a.kind === 'capture' ? 'x' : ''}${variant.topology.name(a.to!)}`);
  return cells.sort().join(' ');
};
const sorted = (text: string): string => text.split(' ').sort().join(' ');

for (const variant of [chesimals, chesimalsWide]) {
  const { words } = variant;
  describe(`the rulebook of ${variant.id}`, () => {
    for (const section of words.rulebook.filter((s) => s.id !== 'board')) {
      test(section.title, () => {
        expect(section.diagrams.map((d) => shown(variant, d))).toEqual((SHOWN[section.id] ?? []).map(sorted));
      });
    }
    test('the array has all units, and its Guard four squares', () => {
      const [diagram] = words.rulebook.find((s) => s.id === 'board')!.diagrams;
      expect(diagram.spec.pieces.split(' ')).toHaveLength(64);
      expect(shown(variant, diagram).split(' ')).toHaveLength(4);
    });
  });
}
