/** Whatever is printed as a move is read as that move: every kind of action of every game, by its label and its text. */
import { afterEach, describe, expect, test } from 'vitest';
import { ENGLISH, sayIn } from '../../shared/language.ts';
import { addPseudoLanguage, PSEUDO } from '../../shared/pseudo-language.ts';
import * as acidSample from '../../testing/acid/sample.ts';
import * as chesimalsSample from '../../testing/chesimals/sample.ts';
import * as deicideSample from '../../testing/deicide/sample.ts';
import { Dice } from '../../testing/dice.ts';
import * as fourchanSample from '../../testing/fourchan/sample.ts';
import { printed } from '../../testing/properties.ts';
import { started } from '../../testing/started.ts';
import { acid } from '../../variants/acid/index.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import type { Game } from '../game.ts';
import type { Action, Position } from '../position.ts';
import { shownLabel } from './label.ts';

const found = (position: Position, written: string): string => {
  const action = position.find(written);
  return action.ok ? action.value.text : action.error.message;
};
const typedOne = (position: Position, is: (action: Action) => boolean): void => {
  const action = position.actions().find(is);
  if (!action) throw new Error(`no such action in ${position.census()}`);
  for (const written of [action.label, ` ${action.label} `, action.text])
    expect(found(position, written)).toBe(action.text);
};

/** Few pieces who do everything that is written in words. */
const inWords = (): Position => {
  const pieces = ['r9k e5', 'tg c5', 'sci g5', 'n a2', 'k b3'].map((p) => {
    const [kind, at] = p.split(' ');
    return { kind, side: 'white', at };
  });
  const foes = ['mlp e6', 'mlp c6'].map((p) => ({ kind: p.split(' ')[0], side: 'black', at: p.split(' ')[1] }));
  const admins = [
    { kind: 'admin', side: 'white', at: 'j1' },
    { kind: 'admin', side: 'black', at: 'i10' },
  ];
  return started(fourchan, {}, { turn: 'white', pieces: [...pieces, ...foes, ...admins] });
};

afterEach(() => sayIn(() => ENGLISH));

describe('in another language a label is shown in it, kept in English and found by either', () => {
  const labels = [
    'R e5 rages to e7',
    'T c5 lifts c6 and puts it back',
    'K b3 boards a2',
    'S g5–g6, leaves White teleporter',
  ];
  test.each(labels)('%s', (label) => {
    addPseudoLanguage();
    sayIn(() => PSEUDO);
    const position = inWords();
    const action = position.actions().find((a) => a.label === label);
    if (!action) throw new Error(`no ${label} in ${position.census()}`);
    const shown = shownLabel(action);
    expect(shown).toMatch(/^. [a-j]\d.*\[.*\]/);
    for (const typed of [label, shown]) expect(position.matching(typed, 1).map((a) => a.text)).toEqual([action.text]);
    expect(found(position, label)).toBe(action.text);
  });
});
describe('a label is found by itself', () => {
  test('S e1–a5, d2→Δ6×: somebody is shoved onto another, who is destroyed', () => {
    const pieces = ['sweeper magi e1', 'diskette magi d2', 'king magi a1', 'ghost line Δ6', 'king line a8'].map((p) => {
      const [kind, side, at] = p.split(' ');
      return { kind, side, at };
    });
    const position = started(acid, {}, { turn: 'magi', pieces });
    expect(found(position, 'S e1–a5, d2→Δ6×')).toBe('Se1-a5,d2>Δ6!');
    typedOne(position, (a) => a.text === 'Se1-a5,d2>Δ6!');
  });
  test('Cathedral e5, and every other feature that is laid', () => {
    const position = started(deicide, { terrain: 'on' });
    const laid = position.actions().filter((a) => a.places !== null);
    expect(laid.some((a) => a.label === 'Cathedral e5')).toBe(true);
    for (const action of laid) expect(found(position, action.label)).toBe(action.text);
  });
  test('castling, and a capture in passing', () => {
    const pieces = ['king white h1', 'rook white a1', 'pawn white e4', 'king black h16', 'pawn black f7'].map((p) => {
      const [kind, side, at] = p.split(' ');
      return { kind, side, at };
    });
    const position = started(deicide, {}, { turn: 'white', pieces });
    typedOne(position, (a) => a.kind === 'castle');
    const headStart = position.find('Pe4-e8');
    if (!headStart.ok) throw new Error(headStart.error.message);
    position.play(headStart.value);
    typedOne(position, isInPassing);
  });
  test('R e5 rages to e7, T e5 lifts e6 and puts it back, S e5–e7, leaves White teleporter', () => {
    const position = inWords();
    for (const word of ['rages to', 'puts it back', 'leaves White teleporter', 'boards', 'lifts'])
      typedOne(position, (a) => a.label.includes(word));
  });
});
const isInPassing = ({ kind }: Action): boolean => kind === 'en-passant';

/** By game, the kinds of action that random positions must offer for this to mean anything. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  acid: ['move', 'capture', 'swap', 'push', 'drop'],
  deicide: ['move', 'capture', 'push', 'depart', 'place', 'end-turn'],
  fourchan: ['move', 'capture', 'drop', 'castle', 'rifle', 'lift', 'board', 'rage'],
  chesimals: ['move', 'capture', 'end-turn'],
};
test.each([
  ['acid', acidSample, 12, 1],
  ['deicide', deicideSample, 30, 4],
  ['fourchan', fourchanSample, 24, 3],
  ['chesimals', chesimalsSample, 36, 2],
] as const)(
  'in random positions of %s every label and every text finds exactly its action',
  (name, sample, seeds, every) => {
    const kinds = new Set<string>();
    let positions = 0;
    const look = (game: Game): number => {
      if (positions++ % every !== 0) return 0;
      const position = started(game.variant, game.options, { pieces: [] });
      const loaded = position.load(game.world.save());
      if (!loaded.ok) throw new Error(loaded.error.message);
      const all = printed(position);
      for (const { text, label } of new Dice(all.length).shuffled(all).slice(0, 80)) {
        const action = position.find(label);
        expect(action.ok ? action.value.text : label).toBe(text);
        if (action.ok) kinds.add(action.value.kind);
        expect(found(position, text)).toBe(text);
      }
      return all.length;
    };
    for (let seed = 1; seed <= seeds; seed++) sample.checkSeed({ property: 'look', seed }, { look });
    expect(KINDS[name].filter((kind) => !kinds.has(kind))).toEqual([]);
  },
);
