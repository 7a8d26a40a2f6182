import { beforeEach, expect, test } from 'vitest';
import { Gestures, type Intentions, type Press } from './gestures.ts';

let said: string[];
let movable: boolean;
let gestures: Gestures;

/** The left half of this table holds piece 7 on cell 3; the right half is empty cell 9. */
const intentions: Intentions = {
  at: (x) => (x < 100 ? { piece: 7, cell: 3 } : { piece: null, cell: 9 }),
  pressed: (left) => said.push(left ? 'pressed left' : 'pressed'),
  click: (t) => said.push(`click ${t.piece} ${t.cell}`),
  lift: (piece) => {
    said.push(`lift ${piece}`);
    return movable;
  },
  dragTo: (piece, x) => said.push(`drag ${piece} ${x}`),
  drop: (piece, x) => said.push(`drop ${piece} ${x}`),
  cancelDrag: (piece) => said.push(`back ${piece}`),
  hover: (x, _y, alt) => said.push(alt ? `inspect ${x}` : `hover ${x}`),
  orbit: (dx, dy) => said.push(`orbit ${dx} ${dy}`),
  pan: (dx, dy) => said.push(`pan ${dx} ${dy}`),
  zoom: (factor) => said.push(`zoom ${factor.toFixed(2)}`),
  ping: (t) => said.push(`ping ${t.cell}`),
  arrow: (a, b) => said.push(`arrow ${a.cell} ${b.cell}`),
  hold: (t) => said.push(`hold ${t.piece} ${t.cell}`),
  letGo: () => said.push('let go'),
};
const press = (x: number, more: Partial<Press> = {}): Press => ({
  id: 1,
  x,
  y: 50,
  button: 0,
  shift: false,
  alt: false,
  touch: false,
  when: 0,
  ...more,
});

beforeEach(() => {
  said = [];
  movable = true;
  gestures = new Gestures(intentions);
});

test('a press that moves less than 6 px is a click on what was pressed', () => {
  gestures.down(press(40));
  gestures.moved(press(45));
  gestures.up(press(45));
  expect(said).toEqual(['pressed left', 'click 7 3']);
});

test('from 6 px on it is a drag, and the drop is where it ends', () => {
  gestures.down(press(40));
  gestures.moved(press(46));
  gestures.moved(press(150));
  gestures.up(press(150));
  expect(said).toEqual(['pressed left', 'lift 7', 'drag 7 46', 'drag 7 150', 'drop 7 150']);
});

test('a piece that cannot be lifted is neither dragged nor clicked', () => {
  movable = false;
  gestures.down(press(40));
  gestures.moved(press(80));
  gestures.up(press(80));
  expect(said).toEqual(['pressed left', 'lift 7']);
});

test('a cancelled drag puts the piece back', () => {
  gestures.down(press(40));
  gestures.moved(press(90));
  gestures.cancel();
  gestures.up(press(90));
  expect(said.at(-1)).toBe('back 7');
});

test('a right drag orbits, a right click pings', () => {
  gestures.down(press(40, { button: 2 }));
  gestures.moved(press(50, { button: 2 }));
  gestures.moved(press(53, { button: 2 }));
  gestures.up(press(53, { button: 2 }));
  gestures.down(press(140, { button: 2 }));
  gestures.up(press(141, { button: 2 }));
  expect(said).toEqual(['pressed', 'orbit 10 0', 'orbit 3 0', 'pressed', 'ping 9']);
});

test('middle and Shift+right pan, Alt+right draws an arrow', () => {
  for (const more of [{ button: 1 }, { button: 2, shift: true }]) {
    gestures.down(press(40, more));
    gestures.moved(press(44, more));
    gestures.up(press(44, more));
  }
  gestures.down(press(40, { button: 2, alt: true }));
  gestures.moved(press(140, { button: 2, alt: true }));
  gestures.up(press(140, { button: 2, alt: true }));
  expect(said.filter((s) => !s.startsWith('pressed'))).toEqual(['pan 4 0', 'pan 4 0', 'arrow 3 9']);
});

test('two fingers pan and pinch, and never move a piece', () => {
  gestures.down(press(200, { touch: true }));
  gestures.down(press(300, { touch: true, id: 2 }));
  gestures.moved(press(400, { touch: true, id: 2 }));
  gestures.up(press(400, { touch: true, id: 2 }));
  gestures.up(press(200, { touch: true }));
  expect(said).toEqual(['pressed left', 'pan 50 0', 'zoom 2.00']);
});

test('moving without a press hovers, and with Alt inspects; the wheel zooms', () => {
  gestures.moved(press(10));
  gestures.moved(press(11, { alt: true }));
  gestures.wheel(0, 0, -100);
  expect(said).toEqual(['hover 10', 'inspect 11', 'zoom 1.12']);
});

test('a pinch on a trackpad zooms with the fingers, and Ctrl with a wheel does not zoom in leaps', () => {
  // fingers that spread by half send about this in all
  for (let n = 0; n < 10; n++) gestures.wheel(0, 0, -4, true);
  const factor = said.map((word) => Number(word.split(' ')[1])).reduce((all, one) => all * one, 1);
  expect(factor).toBeGreaterThan(1.4);
  expect(factor).toBeLessThan(1.6);
  said.length = 0;
  gestures.wheel(0, 0, -120, true);
  gestures.wheel(0, 0, 120, true);
  expect(said).toEqual(['zoom 1.22', 'zoom 0.82']);
});

test('a finger that stays asks about what it is on, and no click follows', () => {
  gestures.down(press(40, { touch: true, when: 100 }));
  gestures.stays();
  gestures.moved(press(60, { touch: true, when: 800 }));
  gestures.up(press(60, { touch: true, when: 900 }));
  expect(said).toEqual(['pressed left', 'hold 7 3', 'let go']);
});
test('a finger that was lifted in time clicks, though a busy page heard of it late', () => {
  gestures.down(press(40, { touch: true, when: 100 }));
  gestures.stays();
  gestures.up(press(40, { touch: true, when: 200 }));
  expect(said).toEqual(['pressed left', 'hold 7 3', 'let go', 'click 7 3']);
});
test('a finger that moved in time pulls, though a busy page heard of it late', () => {
  gestures.down(press(40, { touch: true, when: 100 }));
  gestures.stays();
  gestures.moved(press(60, { touch: true, when: 300 }));
  gestures.moved(press(80, { touch: true, when: 900 }));
  gestures.up(press(80, { touch: true, when: 1000 }));
  expect(said).toEqual(['pressed left', 'hold 7 3', 'let go', 'lift 7', 'drag 7 60', 'drag 7 80', 'drop 7 80']);
});
test('neither a finger that has moved nor the mouse stays', () => {
  gestures.down(press(40, { touch: true }));
  gestures.moved(press(60, { touch: true }));
  gestures.stays();
  gestures.up(press(60, { touch: true }));
  gestures.down(press(40));
  gestures.stays();
  gestures.up(press(40));
  expect(said.filter((one) => one.startsWith('hold'))).toEqual([]);
});
test('a palm ends a drag and zooms nothing, and the next finger plays again', () => {
  gestures.down(press(40, { touch: true }));
  gestures.moved(press(60, { touch: true }));
  gestures.down(press(160, { id: 2, touch: true, palm: true }));
  gestures.moved(press(80, { touch: true }));
  gestures.up(press(80, { touch: true }));
  gestures.up(press(160, { id: 2, touch: true, palm: true }));
  gestures.down(press(40, { touch: true }));
  gestures.up(press(40, { touch: true }));
  expect(said).toEqual(['pressed left', 'lift 7', 'drag 7 60', 'back 7', 'pressed left', 'click 7 3']);
});
test('a finger that grows to a palm ends its drag', () => {
  gestures.down(press(40, { touch: true }));
  gestures.moved(press(60, { touch: true }));
  gestures.moved(press(60, { touch: true, palm: true }));
  gestures.up(press(60, { touch: true }));
  expect(said).toEqual(['pressed left', 'lift 7', 'drag 7 60', 'back 7']);
});
test('a finger that has pressed something beside the board points at what it comes to', () => {
  gestures.moved(press(60, { touch: true }));
  gestures.up(press(60, { touch: true }));
  expect(said).toEqual(['hover 60']);
});
