/** The pictures of 4chan chess's rulebook show what their captions say, and what the captions foretell does happen. */
import { describe, expect, test } from 'vitest';
import type { Cell } from '../../../core/ids.ts';
import { OFF } from '../../../core/ids.ts';
import type { PieceState, Position } from '../../../core/position.ts';
import type { DiagramSpec } from '../../../core/vocabulary.ts';
import { started, startOfTokens } from '../../../testing/started.ts';
import { fourchan } from '../index.ts';
import { words } from './words.ts';

const positionOf = ({ pieces, turn }: DiagramSpec): Position => {
  return started(fourchan, {}, { ...startOfTokens(fourchan, pieces), turn });
};
/** The piece in the picture's focus: on a cell, riding there (`a2^`), or of that letter in hand (`O@-`). */
const inFocus = (position: Position, focus: string): PieceState => {
  const isRider = focus.endsWith('^');
  const cell = fourchan.topology.parse(focus.replace('^', ''));
  const found = position.pieces().find((p) => {
    if (!focus.endsWith('@-')) return p.at === cell && p.at !== OFF && p.rides === isRider;
    return p.place === 'hand' && p.side === position.turn && fourchan.types[p.kind].letter === focus[0];
  });
  if (!found) throw new Error(`nobody in focus on ${focus}`);
  return found;
};
const sorted = (cells: Iterable<string>): string[] => [...new Set(cells)].sort();
const cellsIn = (text: string): string[] => sorted(text.split(' ').filter(Boolean));
const actionsIn = (spec: DiagramSpec) => {
  const position = positionOf(spec);
  return position.actionsOf(inFocus(position, spec.focus).piece);
};
const name = (c: Cell | null): string => (c === null ? '-' : fourchan.topology.name(c));

/** By section and number of the diagram: cells that the caption says are marked, and cells that it says are not. */
const CLAIMS: Readonly<Record<string, readonly [goes: string, never: string]>> = {
  'board 1': ['g4 i4 j1', 'f1 f3'],
  'promotion 1': ['h8 g7', 'i9'],
  'promotion 2': ['e1 e10 a8 j8', 'd7'],
  'promotion 3': ['c10 d10', 'b10'],
  'admin 1': ['d4 d5 d6 e4 e6 f4 f5 f6', 'e7'],
  'admin 2': ['b2 i2 d2 f2', 'c2 h2'],
  'anon 1': ['c4 c5 d4', 'b4'],
  'anon 2': ['c4', 'c5'],
  'anon 3': ['c4 c5', 'd5'],
  '+anon 1': ['e7 e6 c5 c7', 'f6 g7 e8'],
  'tg 1': ['e8 g5 j10', 'e9 h5'],
  'tg 2': ['e6 e4', 'a5 a1'],
  '+tg 1': ['e7 c5 g7', 'e6 e8 d5'],
  'k 1': ['h8 d6 b2', 'i9 c7 e6'],
  'k 2': ['e7 e6', 'e8'],
  'k 3': ['e8', 'e9'],
  '+k 1': ['e6 d5 a1 j10', 'e4 e7'],
  'mlp 1': ['f7 g6 d7', 'e6 f6'],
  'mlp 2': ['e6 f7 d7', 'f6'],
  'mlp 3': ['e6', 'f7 d7 f6'],
  '+mlp 1': ['f8 h6 f7 d8', 'e6'],
  'b 1': ['h7 b1 d5', 'e5 i8'],
  'b 2': ['e5 f5', 'e3 d3 d5'],
  'b 3': ['', 'e5 d5 d3'],
  '+b 1': ['d5 f3 e10 a4', 'c6'],
  'n 1': ['e9 g5 a5', 'e10 h5'],
  'n 2': ['a8 j2', 'a9'],
  'n 3': ['g7 a1 b8', 'h8 e6'],
  '+n 1': ['f6 d4 e10 a5', 'd6 g7'],
  'd 1': ['e6 f6', 'd5 e7'],
  'd 2': ['e9 a5 f6', 'e10 g7'],
  '+d 1': ['f7 g6 f6 e10', 'g7'],
  'r9k 1': ['e6 e7 c3 g7', 'e8'],
  'r9k 2': ['e6 e7 c3', 'e8'],
  '+r9k 1': ['f6 h8 e8', 'g7 i9'],
  '+r9k 2': ['e6 e7', 'e8'],
  'x 1': ['g7 d6 a1', 'h8 c7'],
  'x 2': ['', 'e6 f5'],
  '+x 1': ['e7 g7 a5', 'e8 h8'],
  'v 1': ['d6 f6 g5 e4', 'e6 e7'],
  'v 2': ['e7 f7 g7', 'f6 e8'],
  '+v 1': ['e7 f7 g6 h5', 'e6 e8'],
  'vp 1': ['e7 f7 c5', 'e6 g7'],
  '+vp 1': ['h8 g7 e7', 'd6 c7'],
  'sci 1': ['g7 e7 c3 d5', 'e6 f6'],
  '+sci 1': ['h8 b2 g7 e6', 'f6'],
  'castling 1': ['i2', 'b2'],
  'castling 2': ['e1 d2', 'b2 i2'],
  'carrying 1': ['e5 d4', 'f6'],
  'carrying 2': ['a6', 'a5'],
  'carrying 3': ['a5', ''],
  'rage 1': ['c2 b3 e2 f3', 'a4'],
  'rage 2': ['a5', ''],
  'rage 3': ['f5 g5', 'h5'],
  'freezing 1': ['g7', 'e6 d5'],
  'freezing 2': ['e5 d5 e3', ''],
  'freezing 3': ['', 'c3 e5'],
  'lifting 1': ['e6 d5 f6', 'e7'],
  'lifting 2': ['e6 d6 f5', ''],
  'lifting 3': ['e6', 'e7'],
  'mimicry 1': ['f5 g4 c2', 'g6'],
  'mimicry 2': ['g5 e6 e5', 'd5'],
  'mimicry 3': ['b7 d5', 'a8'],
  'absorption 1': ['f7 e7', 'e8'],
  'absorption 2': ['g7 e6', 'h8'],
  'hand 1': ['b8 c9', 'b9 a9 d10'],
  'hand 2': ['b9 c9', 'b10 d10'],
  'teleporters 1': ['e5 j5', ''],
  'teleporters 2': ['e5 e8', ''],
  'teleporters 3': ['e5 e8', ''],
  'teleporters 4': ['e5', ''],
};
const PICTURES = words.rulebook.flatMap((s) => s.diagrams.map((d, i) => ({ ...d, id: `${s.id} ${i + 1}` })));
const specOf = (id: string): DiagramSpec => PICTURES.find((p) => p.id === id)!.spec;

describe('the marks', () => {
  for (const { id, spec, caption } of PICTURES) {
    test(`${id}: ${caption}`, () => {
      const [goes, never] = CLAIMS[id];
      const cells = sorted(actionsIn(spec).flatMap((a) => a.targets.map((t) => name(t.cell))));
      expect(cellsIn(goes).filter((c) => !cells.includes(c))).toEqual([]);
      expect(cellsIn(never).filter((c) => cells.includes(c))).toEqual([]);
      if (goes === '') expect(cells).toEqual([]);
    });
  }
  test('leave the Admins that only make it a position alone', () => {
    const far = PICTURES.filter(({ spec }) => spec.pieces.endsWith(' a@i10'));
    const marked = far.filter(({ spec }) => actionsIn(spec).some((a) => a.captures.some((c) => name(c.at) === 'i10')));
    expect(far.length).toBeGreaterThan(50);
    expect(marked.map((picture) => picture.id)).toEqual([]);
  });
  test('have claims for these pictures and no others', () => {
    expect(Object.keys(CLAIMS).sort()).toEqual(PICTURES.map((p) => p.id).sort());
  });
});

describe('what a picture cannot mark', () => {
  const lifted = (id: string): string[] =>
    sorted(
      actionsIn(specOf(id)).flatMap((a) =>
        a.movesAnother ? [`${name(a.movesAnother.from)}>${name(a.movesAnother.to)}`] : [],
      ),
    );
  const kinds = (id: string, to: string): string[] =>
    sorted(
      actionsIn(specOf(id))
        .filter((a) => name(a.to) === to)
        .map((a) => a.kind),
    );
  const censusAfter = (id: string, text: string): string => {
    const position = positionOf(specOf(id));
    const action = position.actions().find((a) => a.text === text);
    if (!action) throw new Error(`no ${text} in ${id}: ${position.actions().map((a) => a.text)}`);
    position.play(action);
    return position.census();
  };
  const promotes = (id: string, to: string): boolean[] =>
    sorted(
      actionsIn(specOf(id))
        .filter((a) => name(a.to) === to)
        .map((a) => String(a.promotion !== null)),
    ).map((said) => said === 'true');

  test('who may promote, and who must', () => {
    expect(promotes('promotion 1', 'h8')).toEqual([false, true]);
    expect(promotes('promotion 1', 'g7')).toEqual([false]);
    expect(promotes('promotion 2', 'e1')).toEqual([false, true]);
    for (const to of ['c10', 'd10']) expect(promotes('promotion 3', to)).toEqual([true]);
  });
  test('whom a /tg/ lifts, and where it may put them', () => {
    const around = ['d4', 'd5', 'd6', 'e4', 'e6', 'f4', 'f5', 'f6'];
    expect(lifted('lifting 1')).toEqual(around.map((c) => `e6>${c}`));
    expect(sorted(lifted('tg 2').map((l) => l.slice(0, 2)))).toEqual(['e4', 'e6']);
    expect(lifted('lifting 2')).toEqual([]);
    expect(censusAfter('lifting 3', 'Te5@e6>d4')).toContain('m@h8');
  });
  test('who stays and who goes', () => {
    expect(kinds('mlp 2', 'e6')).toEqual(['rifle']);
    expect(kinds('v 2', 'g7')).toEqual(['rifle']);
    expect(kinds('mimicry 2', 'g5')).toEqual(['capture']);
    expect(kinds('mimicry 1', 'f5')).toEqual(['capture']);
    expect(kinds('absorption 1', 'f7')).toEqual(['capture']);
    expect(kinds('rage 3', 'f5')).toEqual(['board']);
    expect(kinds('rage 3', 'g5')).toEqual(['rage']);
    expect(kinds('carrying 1', 'e5')).toEqual(['board']);
  });
  test('where castling puts both', () => {
    expect(censusAfter('admin 2', 'Ae2-b2,Na2-c2')).toContain('A@b2');
    expect(censusAfter('admin 2', 'Ae2-i2,Nj2-h2')).toContain('N@h2');
  });
  test('where a rage ends, and whom it costs', () => {
    const home = actionsIn(specOf('rage 1')).filter((a) => a.kind === 'rage');
    const lost = (to: string): string[] =>
      sorted(home.filter((a) => name(a.to) === to).flatMap((a) => a.captures.map((c) => name(c.at))));
    expect(lost('b3')).toEqual(['b3', 'c2']);
    expect(home.filter((a) => a.loses !== null).map((a) => name(a.to))).toEqual(['f3']);
  });
  test('where teleporters lead', () => {
    expect(censusAfter('teleporters 1', 'Na5-e5')).toContain('N@e8');
    for (const id of ['teleporters 2', 'teleporters 3']) {
      expect(censusAfter(id, 'Na5-e5')).toContain('N@e8');
      expect(censusAfter(id, 'Na5-e5')).not.toMatch(/\b[mO]@/);
    }
    expect(censusAfter('teleporters 4', 'Md3xe5')).toContain('M@e8');
  });
  test('a stack is taken whole', () => {
    expect(censusAfter('carrying 3', 'Tc5xa5')).not.toMatch(/(^| )[nk]@/);
  });
});
