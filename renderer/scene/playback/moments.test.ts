/** When effects are heard: at their moment while they are played, and at once where nothing is. */
import { expect, test } from 'vitest';
import type { EffectView } from '../../../electron/contract/view.ts';
import type { Moment } from '../../board/props.ts';
import { acidAfter, acidBoard, acidCell, acidPieceOn, startView } from '../../testing/acid.ts';
import { Places } from '../places.ts';
import { Stage } from '../stage/stage.ts';

const view = startView();
const id = acidPieceOn(view, 'c1');
const next = acidAfter(view, id, acidCell('c4'));
const walk: EffectView = {
  do: 'go',
  piece: id,
  from: acidCell('c1'),
  to: acidCell('c4'),
  how: 'walk',
  via: [],
  says: '',
};
const turn: EffectView = { do: 'turn', side: 1, turnNumber: 1, says: '' };
const effects = [walk, turn];

/** A stage, and all that is heard, with the time at which it is. */
const listening = () => {
  const stage = new Stage(new Places(acidBoard, 2, view.pieces), () => {});
  const heard: { at: number; moment: Moment }[] = [];
  const shown: { effects: readonly EffectView[]; how: string }[] = [];
  let time = 0;
  stage.arrive(view, null, 'usual');
  stage.playback.listener = {
    moment: (moment) => heard.push({ at: time, moment }),
    shown: (all, how) => shown.push({ effects: all, how }),
  };
  const play = (speed: 'slow' | 'usual' | 'fast' | 'none') => {
    stage.arrive(next, { key: 'a', how: 'play', effects }, speed);
    while (stage.playback.playing) {
      time += 10;
      stage.playback.advance(10);
    }
  };
  return { stage, heard, shown, play };
};
const summary = (heard: readonly { moment: Moment }[]) =>
  heard.map(({ moment }) => `${moment.effect.do} ${moment.phase}`);

test('a walk is heard when it begins and when it arrives, and the turn after it', () => {
  const { heard, shown, play } = listening();
  play('usual');
  expect(summary(heard)).toEqual(['go begin', 'go done', 'turn done']);
  const [begin, done] = heard;
  expect(done.at - begin.at).toBeGreaterThan(200);
  expect(begin.moment.length).toBeCloseTo(done.at - begin.at, -2);
  expect(shown).toEqual([]);
});

test('the moments follow the speed', () => {
  const [slow, fast] = (['slow', 'fast'] as const).map((speed) => {
    const { heard, play } = listening();
    play(speed);
    return heard[0].moment.length;
  });
  expect(slow).toBeGreaterThan(2 * fast);
});

test('without animation, with reduced motion and on the way back everything is shown at once', () => {
  const off = listening();
  off.play('none');
  expect(off.shown).toEqual([{ effects, how: 'cut' }]);
  const still = listening();
  still.stage.cut = true;
  still.play('usual');
  expect(still.shown).toEqual([{ effects, how: 'cut' }]);
  const back = listening();
  back.stage.arrive(next, { key: 'b', how: 'back', effects: [] }, 'usual');
  expect(back.shown).toEqual([{ effects: [], how: 'back' }]);
  expect([...off.heard, ...still.heard, ...back.heard]).toEqual([]);
});

test('what is skipped is heard at once, and nothing twice', () => {
  const { stage, heard, shown } = listening();
  stage.arrive(next, { key: 'a', how: 'play', effects }, 'usual');
  stage.playback.advance(50);
  expect(summary(heard)).toEqual(['go begin']);
  stage.playback.skip();
  expect(shown).toEqual([{ effects, how: 'cut' }]);
  expect(heard).toHaveLength(1);
});

test('a view that replaces another without effects is silent', () => {
  const { stage, heard, shown } = listening();
  stage.arrive(next, null, 'usual');
  stage.arrive(view, { key: 'c', how: 'cut', effects: [] }, 'usual');
  expect([heard, shown]).toEqual([[], []]);
});
