/**
 * What a search is told about Chesimals. A colour is as good as its Chief and whom a chain joins to him; the rest is
 * measured (values.json and its like for the other board and the stronger set), and the weights stand in tuned.json.
 */

import { ALL, type Topology } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, OFF, type Side } from '../../core/ids.ts';
import {
  type Judgement,
  type JudgementUnder,
  type Measured,
  placesOn,
  rankOn,
  type Weights,
} from '../../core/judgement.ts';
import { chiefs, colour, layout, tall, wide } from './board.ts';
import { colours, ROYAL } from './colours.ts';
import { areChainsMixed } from './fusion.ts';
import tuned from './tuned.json' with { type: 'json' };
import tallValues from './values.json' with { type: 'json' };
import tallStronger from './values-stronger.json' with { type: 'json' };
import wideValues from './values-wide.json' with { type: 'json' };
import wideStronger from './values-wide-stronger.json' with { type: 'json' };

/** From so many cells a unit is near a Chief. */
const FAR = 6;
/** A turn is several actions, each thought about by itself. */
const SHARE_OF_NODES = 0.25;

/** Where units of a side link, that and its number stand for a colour. Neutral units are no links, whatever theirs stands for. */
const SIDE_LINKS = colours.length + 1;

/**
 * By the weights. With a Chief goes all that his colour can do (Q20), and with the second royal one the game (Q22). A unit that
 * no chain joins cannot move (Q6). Armies begin far apart: without something for advancing nobody sets out.
 */
const judgementOn = (board: Topology, measured: Measured, weights: Weights): Judgement => {
  const { terms } = weights;
  const place = placesOn(board, measured, weights);
  const square = (type: string, side: Side, c: Cell): number => {
    const advance = (terms.advance * rankOn(board, side, c)) / (board.height - 1);
    return place(type, side, c) + (type === 'chief' ? 0 : advance);
  };
  const shareOfNodes = SHARE_OF_NODES;
  /** made when it is first asked: its tables take as long as many thousand answers, and few programs ask */
  let extra: ReturnType<typeof extraOn> | null = null;
  return {
    worth: { ...measured.worth, ...weights.worth },
    square,
    extra(game) {
      extra ??= extraOn(board, terms);
      return extra(game);
    },
    mayPass: () => false,
    shareOfNodes,
  };
};

/**
 * Who is joined to each Chief, and how near they are to the royal ones of the other side: one search for each Chief,
 * which ends as soon as all of its colour are found, or of its side where these are the links (Q40). Asked at every leaf, so it knows the chain by itself (chain.ts).
 */
const extraOn = (
  board: Topology,
  { royalChief, joined: perJoined, near: perNear }: Weights[string],
): ((game: Game) => number) => {
  const { size } = board;
  /** eight for each cell; `size` is no cell and stays empty */
  const beside = Int16Array.from(board.cells.flatMap((at) => ALL.map((d) => Math.min(size, board.next(at, d)))));
  const nearness = new Int8Array(size * size);
  for (const a of board.cells) {
    for (const b of board.cells) {
      const away = Math.max(Math.abs(board.x(a) - board.x(b)), Math.abs(board.y(a) - board.y(b)));
      nearness[a * size + b] = Math.max(0, FAR - away);
    }
  }
  const [AT, SIDE, COLOUR, CHIEFS] = [layout.at.base, layout.side.base, colour.base, chiefs.base - 1];
  /** the links, of a colour or of a side, that whoever stands there is one of, until it is found; empty between two questions */
  const waiting = new Int8Array(size + 1);
  const left = new Int8Array(SIDE_LINKS + 3);
  const open = new Int16Array(size);
  const chiefWorth = Int16Array.from([0, ...colours], (_, number) =>
    ROYAL.some((royal) => royal.includes(number)) ? royalChief : 0,
  );
  /** The cell of a colour's Chief, or OFF. */
  const seatOf = (mem: Int16Array, number: number): number => {
    const chief = mem[CHIEFS + number];
    return chief < 0 ? OFF : mem[AT + chief];
  };
  /** What a colour is worth besides its units, whose cells are `waiting`. */
  const worthOf = (number: number, links: number, seat: number, goal: number, second: number): number => {
    if (waiting[seat] !== links) return chiefWorth[number]; // it is a link of another Chief’s chain
    const all = left[links];
    const toGoal = goal === OFF ? -1 : goal * size;
    const toSecond = second === OFF ? -1 : second * size;
    let near = 0;
    let joined = 1;
    waiting[seat] = 0;
    open[0] = seat;
    for (let k = 0; k < joined; k++) {
      const here = open[k];
      if (toGoal >= 0) near += nearness[toGoal + here];
      if (toSecond >= 0) near += nearness[toSecond + here];
      if (joined === all) continue;
      for (let i = here * 8; i < here * 8 + 8; i++) {
        const c = beside[i];
        if (waiting[c] !== links) continue;
        waiting[c] = 0;
        open[joined++] = c;
      }
    }
    return perJoined * joined + perNear * near + chiefWorth[number];
  };
  return (game) => {
    const { mem } = game.world;
    const areMixed = areChainsMixed(game.options);
    const end = AT + game.pieces.length;
    left.fill(0);
    for (let p = AT; p < end; p++) {
      const c = mem[p];
      if (c === OFF) continue;
      const links = areMixed ? SIDE_LINKS + mem[p + SIDE - AT] : mem[p + COLOUR - AT];
      waiting[c] = links;
      left[links]++;
    }
    const [white, black] = ROYAL;
    const [white1, white2] = [seatOf(mem, white[0]), seatOf(mem, white[1])];
    const [black1, black2] = [seatOf(mem, black[0]), seatOf(mem, black[1])];
    let sum = 0;
    for (let number = 1; number <= colours.length; number++) {
      const seat = seatOf(mem, number);
      if (seat === OFF) continue;
      const side = mem[SIDE + mem[CHIEFS + number]];
      const links = areMixed ? SIDE_LINKS + side : number;
      if (side === 0) sum += worthOf(number, links, seat, black1, black2);
      else sum -= worthOf(number, links, seat, white1, white2);
    }
    for (let p = AT; p < end; p++) if (mem[p] !== OFF) waiting[mem[p]] = 0;
    return sum;
  };
};

/** Of the usual set on the usual board. */
export const judgementWith = (weights: Weights): Judgement => judgementOn(tall, tallValues, weights);

/** Elsewhere units are worth what is measured there: only a Chief's worth, which lies in the rules, is the same. */
const elsewhere: Weights = { ...tuned, worth: { chief: tuned.worth.chief } };
/** By the set of units. // Q44 */
const bySet = (usual: Judgement, stronger: Judgement): JudgementUnder => {
  return ({ pieces }) => (pieces === 'stronger' ? stronger : usual);
};
export const judgement = bySet(judgementWith(tuned), judgementOn(tall, tallStronger, elsewhere));
export const judgementWide = bySet(
  judgementOn(wide, wideValues, elsewhere),
  judgementOn(wide, wideStronger, elsewhere),
);
