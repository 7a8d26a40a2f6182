/** When there is an audio context, and how loud a sound is, with a context that only counts. */
import { describe, expect, test, vi } from 'vitest';
import { usualSettings } from '../../electron/contract/settings.ts';
import { playShortGame } from './short-game.ts';
import { loudness, NOWHERE, Speaker } from './speaker.ts';

class Param {
  value = 0;
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}
class FakeNode {
  readonly gain = new Param();
  readonly pan = new Param();
  readonly frequency = new Param();
  readonly Q = new Param();
  readonly threshold = new Param();
  readonly ratio = new Param();
  readonly attack = new Param();
  onended: (() => void) | null = null;
  connect(to: FakeNode): FakeNode {
    return to;
  }
  disconnect(): void {}
  start(): void {}
  stop(): void {}
}
class FakeContext {
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  readonly destination = new FakeNode();
  readonly sources: FakeNode[] = [];
  readonly panners: FakeNode[] = [];
  readonly createGain = (): FakeNode => new FakeNode();
  readonly createBiquadFilter = (): FakeNode => new FakeNode();
  readonly createDynamicsCompressor = (): FakeNode => new FakeNode();
  readonly createOscillator = (): FakeNode => this.#kept(this.sources);
  readonly createBufferSource = (): FakeNode => this.#kept(this.sources);
  readonly createStereoPanner = (): FakeNode => this.#kept(this.panners);
  readonly createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
  async resume(): Promise<void> {
    this.state = 'running';
  }
  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
  #kept(list: FakeNode[]): FakeNode {
    const node = new FakeNode();
    list.push(node);
    return node;
  }
  end(): void {
    for (const source of this.sources.splice(0)) source.onended?.();
  }
}

const made = () => {
  const contexts: FakeContext[] = [];
  const speaker = new Speaker(() => {
    const context = new FakeContext();
    contexts.push(context);
    return context as unknown as AudioContext;
  });
  speaker.set(usualSettings);
  return { speaker, contexts };
};

describe('the audio context', () => {
  test('is made by the first sound after a gesture, once', () => {
    const { speaker, contexts } = made();
    speaker.play('place');
    expect(contexts).toHaveLength(0);
    speaker.allow();
    expect(contexts).toHaveLength(0);
    speaker.play('place');
    speaker.play('capture');
    expect(contexts).toHaveLength(1);
  });

  test.each([{ sound: false }, { calm: true }, { volume: 0 }, { volumes: { ...usualSettings.volumes, moves: 0 } }])(
    'is not made where nothing can be heard: %o',
    (off) => {
      const { speaker, contexts } = made();
      speaker.allow();
      speaker.set({ ...usualSettings, ...off });
      speaker.play('place');
      expect(contexts).toHaveLength(0);
    },
  );

  test('is suspended when the last sound has ended, and resumed by the next', () => {
    const { speaker, contexts } = made();
    speaker.allow();
    speaker.play('place');
    const [context] = contexts;
    expect(context.state).toBe('running');
    context.end();
    expect(context.state).toBe('suspended');
    speaker.play('place', NOWHERE, { after: 1 });
    expect(context.state).toBe('running');
  });

  test('is suspended as soon as the sound is switched off', () => {
    const { speaker, contexts } = made();
    speaker.allow();
    speaker.play('win');
    speaker.set({ ...usualSettings, sound: false });
    expect(contexts[0].state).toBe('suspended');
  });

  test('that cannot be made is asked for once, and is no error', () => {
    let asked = 0;
    const speaker = new Speaker(() => {
      asked++;
      throw new ReferenceError('AudioContext is not defined');
    });
    speaker.set(usualSettings);
    speaker.allow();
    speaker.play('place');
    speaker.play('place');
    expect(asked).toBe(1);
  });

  test('has no more sources than can be told apart', () => {
    const { speaker, contexts } = made();
    speaker.allow();
    for (let i = 0; i < 200; i++) speaker.play('place', NOWHERE, { after: i });
    expect(contexts[0].sources.length).toBeLessThan(110);
  });
});

test('pieces captured at the same moment are heard once', () => {
  const { speaker, contexts } = made();
  speaker.allow();
  speaker.play('capture');
  const one = contexts[0].sources.length;
  speaker.play('capture');
  expect(contexts[0].sources).toHaveLength(one);
  contexts[0].currentTime = 0.1;
  speaker.play('capture');
  expect(contexts[0].sources).toHaveLength(2 * one);
});

test('a sound comes from its side, by ear from farther out', () => {
  const { speaker, contexts } = made();
  speaker.allow();
  const left = { ...NOWHERE, across: -1 };
  speaker.play('place', left);
  speaker.set({ ...usualSettings, byEar: true });
  speaker.play('capture', left);
  const [usual, byEar] = contexts[0].panners.map(({ pan }) => pan.value);
  expect(usual).toBeLessThan(-0.4);
  expect(byEar).toBeLessThan(usual);
});

test('every group has its own volume, and some sounds are for playing by ear', () => {
  expect(loudness('place', usualSettings)).toBeGreaterThan(0);
  expect(loudness('place', { ...usualSettings, volume: 20 })).toBeLessThan(loudness('place', usualSettings));
  expect(loudness('place', { ...usualSettings, calm: true })).toBe(0);
  const noMoves = { ...usualSettings, volumes: { ...usualSettings.volumes, moves: 0 } };
  expect(loudness('place', noMoves)).toBe(0);
  expect(loudness('capture', noMoves)).toBe(loudness('capture', usualSettings));
  expect(loudness('square-own', usualSettings)).toBe(0);
  expect(loudness('square-own', { ...usualSettings, byEar: true })).toBeGreaterThan(0);
});

test('the short game plays sounds from all over the board, to the end', () => {
  const played: string[] = [];
  playShortGame({ play: (sound) => void played.push(sound) }, 'glass');
  expect(played[0]).toBe('lift');
  expect(played.at(-1)).toBe('win');
});

test.each(['createGain', 'createStereoPanner', 'createOscillator', 'createBufferSource', 'resume', 'suspend'] as const)(
  'a device that fails at %s is silent, and nothing is thrown',
  (call) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const context = new FakeContext();
    context.state = 'suspended';
    const speaker = new Speaker(() => context as unknown as AudioContext);
    speaker.allow();
    speaker.set({ ...usualSettings, sound: true });
    speaker.play('hint');
    context.state = call === 'resume' ? 'suspended' : 'running';
    Object.assign(context, {
      [call]: () => {
        throw new DOMException('the device is gone', 'InvalidStateError');
      },
    });
    for (const sound of ['place', 'hint', 'flag'] as const) speaker.play(sound);
    speaker.set({ ...usualSettings, sound: false });
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  },
);
