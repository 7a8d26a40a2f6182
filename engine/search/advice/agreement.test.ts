/**
 * What the computer says of one position never contradicts itself: whoever a hint saves is threatened, what an analysis
 * fears is told, and where nothing is told nothing can be captured. AGREEMENT=2000 looks at so many positions of each game.
 */
import { expect, test } from 'vitest';
import { OFF, other, type Piece } from '../../core/ids.ts';
import { everyPosition } from '../../testing/random-positions.ts';
import { variants } from '../../variants/registry.ts';
import { TranspositionTable } from '../table.ts';
import { runAdviceJob } from './advice-jobs.ts';
import { dangersBy } from './dangers.ts';
import { type SideView, viewOfPosition } from './position-view.ts';
import { positionOf } from './steps.ts';
import { threatsIn, victimsOf } from './threats.ts';

const POSITIONS = Number(process.env.AGREEMENT ?? 12);
const table = new TranspositionTable(14);

test.each(variants.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
  let told = 0;
  everyPosition(variant, 29, POSITIONS, (game) => {
    const position = positionOf(game);
    const threats = threatsIn(game, { table });
    if (threats === null) return;
    told++;
    const at = position.census();
    // a move that ends the game tells in its words whom else it captures
    const victims = new Set(
      threats.all.flatMap(({ harm, step }) => [...victimsOf(harm), ...(step?.lost ?? []).map((l) => l.piece)]),
    );
    const isEnding = threats.all.some(({ harm }) => harm.is === 'ends' || harm.is === 'forces');
    const me = game.toMove;
    const isTold = (p: Piece): boolean => victims.has(p) || (isEnding && game.typeOf(p).royal === true);

    for (const p of dangersBy(game, other(me)).keys()) if (game.cellOf(p) !== OFF) expect(isTold(p), at).toBe(true);

    const view: SideView = viewOfPosition(position, me, 0);
    const hint = runAdviceJob({ do: 'hint', view, nodes: 300 }, { table }).found;
    const reason = hint?.why?.reason ?? null;
    if (reason?.is === 'saves' || reason?.is === 'escapes')
      expect(isTold(reason.who.piece), `${at} ${hint?.plan[0].text} ${reason.is}`).toBe(true);
    const mover = hint?.plan[0].piece ?? null;
    if (reason?.is === 'flees') expect(mover !== null && isTold(mover), `${at} ${hint?.plan[0].text}`).toBe(true);

    const lines = runAdviceJob({ do: 'analyse', view, depth: 2, lines: 2 }, { table }).found?.lines ?? [];
    for (const { steps } of lines) {
      const answer = steps.at(1);
      if (!answer || answer.side === me) continue;
      const now = position.pieces();
      const stood = answer.lost.filter(({ side, piece, at: cell }) => side === me && now[piece]?.at === cell);
      const mark = game.world.mark();
      game.set(game.facts.turn, 0, other(me));
      const passed = positionOf(game).find(answer.text);
      game.world.rollback(mark);
      if (!passed.ok) continue;
      const also = new Set(passed.value.losses.map(({ piece }) => piece));
      for (const { piece } of stood) if (also.has(piece)) expect(isTold(piece), `${at} ${answer.text}`).toBe(true);
    }
  });
  expect(told).toBeGreaterThan(0);
});
