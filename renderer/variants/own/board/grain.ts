/** Wood and marble, painted on a canvas. Nothing in it is random: one seed gives one picture. */
export type Brush = CanvasRenderingContext2D;
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function within(pen: Brush, { x, y, width, height }: Area, colour: string, draw: () => void): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
  draw();
  pen.restore();
}

/** `cell`: pixels a cell; `along`: the way in which the grain runs. */
export function paintWood(pen: Brush, area: Area, colour: string, along: 'x' | 'y', seed: number, cell: number): void {
  const roll = numbers(seed);
  const [long, wide] = along === 'x' ? [area.width, area.height] : [area.height, area.width];
  within(pen, area, colour, () => {
    pen.translate(area.x, area.y);
    if (along === 'y') pen.transform(0, 1, 1, 0, 0, 0);
    // broad bands of lighter and darker years
    for (let i = 0; i < wide / (cell * 0.22); i++) {
      const at = roll() * wide;
      const thick = cell * (0.04 + 0.25 * roll());
      const tone = roll() < 0.5 ? '40,15,0' : '255,225,170';
      pen.fillStyle = `rgba(${tone},${0.03 + 0.05 * roll()})`;
      wave(pen, at, thick, long, cell, roll);
    }
    for (let i = 0; i < wide / (cell * 0.028); i++) {
      pen.strokeStyle = `rgba(50,20,4,${0.04 + 0.11 * roll() ** 2})`;
      pen.lineWidth = Math.max(0.6, cell * (0.005 + 0.01 * roll()));
      wave(pen, roll() * wide, 0, long, cell, roll);
    }
    // pores
    pen.strokeStyle = 'rgba(30,10,0,0.14)';
    pen.lineWidth = Math.max(0.6, cell * 0.008);
    for (let i = 0; i < (long * wide) / (cell * cell * 0.03); i++) {
      const [x, y] = [roll() * long, roll() * wide];
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + cell * (0.04 + 0.1 * roll()), y + cell * 0.006 * (roll() - 0.5));
      pen.stroke();
    }
  });
}
/** A line along the grain, or a band where it is thick. */
function wave(pen: Brush, at: number, thick: number, long: number, cell: number, roll: () => number): void {
  const [a, b, p, q] = [cell * 0.1 * roll(), cell * 0.05 * roll(), roll() * 6, roll() * 6];
  const f = (t: number): number => at + a * Math.sin(t / (cell * 2.6) + p) + b * Math.sin(t / (cell * 1.1) + q);
  pen.beginPath();
  for (let t = 0; t <= long + cell; t += cell * 0.25) pen.lineTo(t, f(t));
  if (thick === 0) {
    pen.stroke();
    return;
  }
  for (let t = long + cell; t >= 0; t -= cell * 0.25)
    pen.lineTo(t, f(t) + thick * (0.7 + 0.3 * Math.sin(t / cell + q)));
  pen.fill();
}

export function paintMarble(pen: Brush, area: Area, colour: string, seed: number, cell: number): void {
  const { x, y, width, height } = area;
  const roll = numbers(seed);
  within(pen, area, colour, () => {
    for (let i = 0; i < 90; i++) {
      const [cx, cy, r] = [x + roll() * width, y + roll() * height, cell * (0.3 + 1.2 * roll())];
      const cloud = pen.createRadialGradient(cx, cy, 0, cx, cy, r);
      const tone = roll() < 0.5 ? '255,255,255' : '20,30,30';
      cloud.addColorStop(0, `rgba(${tone},0.07)`);
      cloud.addColorStop(1, `rgba(${tone},0)`);
      pen.fillStyle = cloud;
      pen.fillRect(cx - r, cy - r, 2 * r, 2 * r);
    }
    for (let i = 0; i < 46; i++) vein(pen, area, cell, roll);
  });
}
function vein(pen: Brush, { x, y, width, height }: Area, cell: number, roll: () => number): void {
  let [px, py, a] = [x + roll() * width, y + roll() * height, 0.6 + 0.5 * (roll() - 0.5)];
  const isDark = roll() < 0.6;
  pen.strokeStyle = isDark ? `rgba(30,34,36,${0.08 + 0.16 * roll()})` : `rgba(255,255,255,${0.1 + 0.2 * roll()})`;
  pen.lineWidth = cell * (0.006 + 0.02 * roll() ** 2);
  pen.beginPath();
  pen.moveTo(px, py);
  for (let k = 0; k < 22; k++) {
    a += 0.9 * (roll() - 0.5);
    px += Math.cos(a) * cell * 0.22;
    py += Math.sin(a) * cell * 0.22;
    pen.lineTo(px, py);
  }
  pen.stroke();
}
