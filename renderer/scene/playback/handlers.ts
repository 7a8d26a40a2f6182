/** How each effect is played. The table has an entry for every effect; a new effect without one does not compile. */
import { playCheck, playLaying, playRetraction } from './blasts.ts';
import { playStates } from './creatures.ts';
import type { Convert, EffectName, EffectOf, Recruit, Take } from './effects.ts';
import { playBanishment, playTick } from './flights.ts';
import { playGo } from './going.ts';
import { playExplosion, playTake } from './losing.ts';
import { BREATH, ease } from './motion.ts';
import { playSwap } from './moves.ts';
import type { Script } from './script.ts';
import { changeSides, playFlip } from './turning.ts';

const BECOME = 420;
/** ice grows from the foot of a figure */
const STATE = 300;

/** `i`: the effect's index. The handler claims whatever else it plays. */
type Handler<D extends EffectName> = (script: Script, effect: EffectOf<D>, i: number) => void;

/** for an effect without an animation: it is heard, and the screen announces it */
const nothing = ({ timeline }: Script, effect: EffectOf<'turn' | 'end'>): void =>
  timeline.tell(effect, null, timeline.now);

export const handlers: { readonly [D in EffectName]: Handler<D> } = {
  go: playGo,
  take: playTake,
  swap: ({ timeline, held }, effect) => playSwap(timeline, effect, held),
  banish: ({ timeline }, effect) => playBanishment(timeline, effect),
  tick: (script, _, i) => playTick(script.timeline, script.claim(script.run(i, 'tick'))),
  // several at once, one shortly after the other
  feature: (script, _, i) => {
    const { timeline } = script;
    const all = script.claim(script.run(i, 'feature'));
    timeline.now = Math.max(...all.map((laid, n) => playLaying(timeline, laid, timeline.now + n * BREATH)));
  },
  burst: (script, effect) => playExplosion(script, effect, effect, []),
  retract: (script, _, i) =>
    playRetraction(
      script.timeline,
      script.claim(script.run(i, 'retract')),
      script.claim(script.run(i, 'retract', 'feature').filter((e) => e.do === 'feature')),
    ),
  check: (script, _, i) => {
    const { timeline } = script;
    const all = script.claim(script.run(i, 'check'));
    timeline.now = Math.max(...all.map((one) => playCheck(timeline, one, timeline.now))) + BREATH;
  },
  recruit,
  convert: recruit,
  become,
  state,
  turn: nothing,
  end: nothing,
};

/** Played with its capture already, unless there was none to see. */
function recruit({ timeline }: Script, effect: Recruit | Convert): void {
  if (timeline.recruits.has(effect.piece)) timeline.now = changeSides(timeline, effect, timeline.now) + BREATH;
}

function become({ timeline }: Script, effect: EffectOf<'become'>): void {
  timeline.tell(effect, timeline.now, timeline.now + BECOME);
  if (timeline.places.areFaces(effect.kind, effect.was)) {
    playFlip(timeline, effect);
    return;
  }
  const pose = timeline.pose(effect.piece);
  timeline.now = timeline.add(timeline.now, BECOME, (u) => {
    pose.presence = Math.abs(2 * u - 1) ** 0.8;
    if (u >= 0.5) pose.kind = effect.kind;
  });
  timeline.now += BREATH;
}

function state(script: Script, _: EffectOf<'state'>, i: number): void {
  const { timeline, effects } = script;
  const start = timeline.now;
  const all = script.claim(script.run(i, 'state'));
  for (const one of all) timeline.tell(one, start, start + STATE);
  if (all.some((e) => timeline.table.poses.get(e.piece)?.livery !== undefined)) {
    const leader = effects.find((e): e is Take => e.do === 'take' && timeline.leaders.has(e.piece));
    playStates(timeline, all, leader ? timeline.places.cell(leader.from) : null);
    return;
  }
  for (const { piece, on } of all.filter((e) => e.state === 'frozen')) {
    const pose = timeline.pose(piece);
    timeline.now = timeline.add(start, STATE, (u) => {
      pose.chill = on ? ease(u) : 1 - ease(u);
    });
  }
}
