import { describe, expect, it } from 'vitest';
import { chesimals } from '../../variants/chesimals/index.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import { Game } from '../game.ts';
import { startOf } from '../start/start-written.ts';
import { describe as told } from '../text/describe.ts';
import type { StartPiece } from '../vocabulary.ts';
import { groupFlag, groupsSaid } from './groups.ts';

const said = (...pieces: readonly StartPiece[]) => groupsSaid(chesimals, pieces).map((group) => group?.id);
const guard = (side: string, more: object = {}): StartPiece => ({ kind: 'guard', side, at: 'c3', ...more });

describe('the group of a piece written down', () => {
  it('is what it says, or what is usual where it says nothing', () => {
    expect(groupFlag(chesimals)?.id).toBe('colour');
    expect(said(guard('white', { colour: 'orange' }), guard('white'), guard('black'))).toEqual([
      ...['orange', 'white', 'blue'],
    ]);
    // wherever it should stand, and whatever else is said of it
    expect(said({ kind: 'elephant', side: 'black', at: 'z99' }, guard('black', { moved: true }))).toEqual([
      ...['purple', 'blue'],
    ]);
  });

  it('is none where that makes no sense, or where there are none', () => {
    expect(said(guard('white', { colour: 'blue' }), guard('white', { colour: 7 }), guard('nobody'))).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    expect(groupFlag(fourchan)).toBeUndefined();
    expect(groupsSaid(fourchan, [{ kind: 'anon', side: 'white', at: 'a3' }])).toEqual([undefined]);
    expect(told(fourchan)).not.toHaveProperty('groups');
    expect(told(fourchan).setup[0]).not.toHaveProperty('group');
  });

  it('is that of the piece in the game', () => {
    const game = new Game(chesimals);
    const { pieces } = startOf(game, null);
    expect(said(...pieces)).toEqual(game.pieces.map((p) => chesimals.groups?.of(game, p).id));
    expect(told(chesimals).setup.map(({ group }) => group)).toEqual(said(...pieces));
  });
});
