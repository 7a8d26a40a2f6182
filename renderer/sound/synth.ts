/**
 * Puts a recipe into an audio graph. It works with any context, so that tests can render sounds without a loudspeaker.
 * Nothing is fetched or decoded: the one buffer is noise that is computed here.
 */
import type { Recipe } from './parts.ts';

/** silence, for ramps that may not reach zero */
const FAINT = 0.0001;
const NOISE_SECONDS = 1;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise from a linear congruential generator: the same in every run. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * NOISE_SECONDS), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[i] = (seed / 0x100000000) * 2 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}

/** Schedules a sound; returns its sources, which end by themselves. */
export function schedule(
  context: BaseAudioContext,
  into: AudioNode,
  recipe: Recipe,
  at: number,
): readonly AudioScheduledSourceNode[] {
  return recipe.map((part) => {
    const [start, end] = [at + part.start, at + part.start + part.length];
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(FAINT, start);
    envelope.gain.linearRampToValueAtTime(part.gain, start + part.attack);
    envelope.gain.exponentialRampToValueAtTime(FAINT, end);
    envelope.connect(into);
    const glide = (parameter: AudioParam): void => {
      parameter.setValueAtTime(part.from, start);
      if (part.to !== part.from) parameter.exponentialRampToValueAtTime(part.to, end);
    };
    let source: AudioScheduledSourceNode;
    if (part.wave === 'noise') {
      const buffer = context.createBufferSource();
      buffer.buffer = noiseOf(context);
      buffer.loop = true;
      const filter = context.createBiquadFilter();
      filter.type = part.filter;
      filter.Q.value = part.q;
      glide(filter.frequency);
      buffer.connect(filter).connect(envelope);
      source = buffer;
    } else {
      const oscillator = context.createOscillator();
      oscillator.type = part.wave;
      glide(oscillator.frequency);
      oscillator.connect(envelope);
      source = oscillator;
    }
    source.start(start);
    source.stop(end);
    return source;
  });
}
