/**
 * The effects of a change as sentences from templates, in their order. One action is one sentence where possible (the
 * move and its captures), followed by its consequences: landings, explosions, pushes, checks, the side to move. The
 * mover's own side is left out of the names.
 */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { EffectView, PieceView, Side, View } from '../../../electron/contract/view.ts';
import { isNeutral, isOwn } from '../../board/owner.ts';
import { groupNamed } from '../../state/match/groups/groups.ts';
import { pieceOf } from '../../state/match/match-derived.ts';
import { uiText } from '../../text/index.ts';
import {
  cellNameOf,
  featureLabel,
  kindName,
  noteWords,
  pieceLabel,
  pieceWhere,
  sentence,
  sideName,
  zoneName,
} from '../labels.ts';
import { lastSaid } from '../move-words.ts';
import { chainsTold, convertSaid, opening, stillGoing, turnEnded } from './describe-group-effects.ts';

export interface Said {
  readonly text: string;
  /** assertive: the end of the game, a check */
  readonly urgent: boolean;
}
const w = uiText.spoken;
const calm = (text: string): Said => ({ text, urgent: false });

type Take = Extract<EffectView, { do: 'take' }>;
type Go = Extract<EffectView, { do: 'go' }>;
type Lay = Extract<EffectView, { do: 'feature' }>;

/** `Diskette` for a piece of the mover's own, `LINE Diskette` for any other. */
const named = (d: VariantDescription, p: PieceView | undefined, mover: Side | null): string =>
  p === undefined ? '?' : mover !== null && isOwn(d, p, mover) ? kindName(d, p.kind) : pieceLabel(d, p);

/** The sentence about the mover's action, and which effects it covers. */
const told = (
  d: VariantDescription,
  before: View,
  after: View,
  effects: readonly EffectView[],
): { readonly text: string; readonly of: readonly EffectView[] } | null => {
  const last = after.last;
  if (!last) return null;
  const mover = last.piece === null ? undefined : pieceOf(before, last.piece);
  const side = opening(d, before, after) ?? `${sideName(d, last.side)}. `;
  const cell = (c: number | null) => (c === null ? w.hand : cellNameOf(d, c));
  const swap = effects.find((e) => e.do === 'swap');
  if (swap) {
    const a = pieceOf(before, swap.piece);
    const b = pieceOf(before, swap.with);
    const text = w.swap(side, named(d, a, last.side), cell(swap.from), named(d, b, last.side), cell(swap.to));
    return { text, of: [swap] };
  }
  const banish = effects.find((e) => e.do === 'banish' && e.piece === last.piece);
  if (banish?.do === 'banish') {
    const text = w.departs(side, named(d, mover, last.side), cell(banish.from), cell(banish.to), banish.turns);
    return { text, of: [banish] };
  }
  const laid = last.piece === null ? effects.find((e): e is Lay => e.do === 'feature' && e.on) : undefined;
  if (laid) return { text: w.lays(sideName(d, last.side), featureLabel(d, laid.feature), cell(laid.cell)), of: [laid] };
  // an action of no piece is described by its effects; a resignation is no action, and ends no turn
  if (last.piece === null && effects.some((e) => e.do === 'turn'))
    return { text: turnEnded(d, before, last.side) ?? lastSaid(d, last), of: [] };
  if (!mover) return null;
  const goes = effects.filter((e): e is Go => e.do === 'go' && e.piece === mover.id);
  const burst = effects.some((e) => e.do === 'burst');
  // pieces lost by an explosion or a landing are named there
  const takes = effects.filter(
    (e): e is Take =>
      e.do === 'take' &&
      e.into !== 'depths' &&
      e.piece !== mover.id &&
      e.how !== 'warp' &&
      !(e.by === null && burst) &&
      !effects.some((f) => isTakenThere(e, f)) &&
      !(e.by !== null && e.by !== mover.id && effects.some((f) => isLanding(f) && f.piece === e.by)),
  );
  const held = effects.filter((e): e is Go => e.do === 'go' && e.how === 'lift' && e.piece !== mover.id);
  const shove = effects.find((e): e is Go => e.do === 'go' && e.piece !== mover.id && e.how === 'push');
  const name = kindName(d, mover.kind);
  const victims = takes.map((t) => named(d, pieceOf(before, t.piece), last.side));
  const first = goes[0];
  const end = goes.at(-1);
  const [picked] = held;
  if (last.kind === 'lift' && !first && picked?.from != null) {
    const who = named(d, pieceOf(before, picked.piece), last.side);
    const [at, from, to] = [cell(mover.at), cell(picked.from), cell(picked.to)];
    const text =
      picked.from === picked.to ? w.putsBack(side, name, at, who, from) : w.lifts(side, name, at, who, from, to);
    return { text, of: held };
  }
  const turned = effects.find((e) => e.do === 'convert');
  if (!first && turned !== undefined && mover.at !== null) {
    const unit = pieceOf(before, turned.piece);
    const [whom, group] = [
      unit ? pieceLabel(d, unit) : '?',
      groupNamed(d, turned.group)?.name ?? sideName(d, turned.side),
    ];
    return { text: w.turns(side, name, cell(mover.at), whom, cell(turned.at), group), of: [turned] };
  }
  if (!first || !end) {
    if (takes.length === 0 || mover.at === null) return null;
    const each = takes.map((t, i) => w.onCell(victims[i]!, cell(t.from)));
    const own = effects.find((e): e is Take => e.do === 'take' && e.piece === mover.id);
    return own
      ? { text: w.falls(side, name, cell(mover.at), each, takes.length), of: [...takes, own] }
      : { text: w.stays(side, name, cell(mover.at), each.join(', ')), of: takes };
  }
  const of = [...goes.filter((g) => g.how !== 'warp' || goes.length === 1), ...takes];
  // a gate has a sentence of its own: the move goes as far as its entrance
  const gate = end.how === 'warp' && after.features.some((f) => f.cell === end.from && f.leadsTo != null);
  const to = cell(gate && goes.length > 1 ? end.from : end.to);
  if (first.how === 'drop') {
    const text =
      victims.length === 0
        ? w.drops(sideName(d, last.side), name, to)
        : w.dropsOn(sideName(d, last.side), name, to, victims.join(', '));
    return { text, of };
  }
  const from = cell(first.from);
  if (last.kind === 'rage') {
    const each = takes.map((t) => {
      const p = pieceOf(before, t.piece);
      return `${p?.side === last.side ? w.own(kindName(d, p.kind)) : named(d, p, last.side)} ${cell(t.from)}`;
    });
    return { text: w.rages(side, name, from, each, to), of };
  }
  const mount = before.pieces.find((p) => p.at === first.from && p.id !== mover.id);
  if (first.how === 'board') {
    const under = before.pieces.find((p) => p.at === first.to && p.side === mover.side);
    return { text: w.boards(side, name, from, under ? kindName(d, under.kind) : '?', to), of };
  }
  if (mover.rides && mount && takes.length === 0)
    return { text: w.getsOff(side, name, kindName(d, mount.kind), from, to), of };
  const riders = effects.filter((e): e is Go => isCarried(e, effects) && e.from === first.from && e.to === first.to);
  if (riders.length > 0 && takes.length === 0) {
    const who = riders.map((r) => named(d, pieceOf(before, r.piece), last.side));
    return { text: w.carries(side, name, from, to, who), of: [...of, ...riders] };
  }
  if (shove) {
    const pushed = named(d, pieceOf(before, shove.piece), last.side);
    const zone = zoneName(d, shove.to);
    const at = cell(shove.to);
    const text =
      zone === null ? w.pushes(side, name, from, to, pushed, at) : w.pushesInto(side, name, from, to, pushed, zone, at);
    return { text, of: [...of, shove] };
  }
  const [only] = takes;
  if (takes.length === 1 && only && last.kind === 'push' && only.from === end.to)
    return { text: w.pushesOff(side, name, from, to, victims[0]!), of };
  if (takes.length === 1 && only) {
    const text =
      only.from === end.to
        ? w.takes(side, name, from, to, victims[0]!)
        : w.jumps(side, name, from, victims[0]!, cell(only.from), to);
    return { text, of };
  }
  if (takes.length > 1) {
    const each = takes.map((t, i) => `${victims[i]} ${cell(t.from)}`);
    return { text: w.chain(side, name, takes.length, each, to), of };
  }
  return { text: w.moved(side, name, from, to), of };
};

/** It was carried by its mount, and is covered by the mount's sentence. */
const isCarried = (e: EffectView, effects: readonly EffectView[]): e is Go =>
  e.do === 'go' &&
  e.how === 'carry' &&
  effects.some((f) => f.do === 'go' && f.piece !== e.piece && f.from === e.from && f.to === e.to);
/** It comes out of a gate. */
const comesOut = (e: EffectView): e is Go & { readonly from: number } =>
  e.do === 'go' && e.how === 'warp' && e.from !== null;
/** It is captured by a piece that comes out of a gate on its square. */
const isTakenThere = (e: Take, f: EffectView): boolean => comesOut(f) && f.piece === e.by && f.to === e.from;
/** A piece that was away lands. */
export const isLanding = (e: EffectView): e is Go => e.do === 'go' && e.how === 'warp' && e.from === null;
const near = (d: VariantDescription, a: number, b: number, radius: number): boolean => {
  const [p, q] = [d.topology.cells[a], d.topology.cells[b]];
  return p !== undefined && q !== undefined && Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y)) <= radius;
};

/**
 * An explosion, a landing or a way through a gate together with its captures: the sentence, and which other effects it
 * covers.
 */
const together = (
  d: VariantDescription,
  before: View,
  effects: readonly EffectView[],
  e: EffectView,
  mover: Side | null,
): { readonly text: string; readonly of: readonly EffectView[] } | null => {
  const taken = (which: (t: Take) => boolean) => effects.filter((t): t is Take => t.do === 'take' && which(t));
  const who = (t: Take) => named(d, pieceOf(before, t.piece), null);
  if (comesOut(e)) {
    const takes = taken((t) => isTakenThere(t, e));
    if (takes.length === 0) return null;
    const traveller = pieceOf(before, e.piece);
    const each = takes.map((t) => {
      const victim = pieceOf(before, t.piece);
      return victim && victim.side === traveller?.side ? w.own(kindName(d, victim.kind)) : who(t);
    });
    const name = named(d, traveller, mover);
    return { text: w.through(name, cellNameOf(d, e.from), cellNameOf(d, e.to), each), of: [e, ...takes] };
  }
  if (isLanding(e)) {
    const takes = taken((t) => t.by === e.piece && t.from === e.to);
    return {
      text: w.lands(named(d, pieceOf(before, e.piece), null), cellNameOf(d, e.to), takes.map(who)),
      of: [e, ...takes],
    };
  }
  if (e.do === 'burst') {
    const takes = taken((t) => t.by === null && near(d, t.from, e.cell, e.radius));
    const gone = effects.filter((f): f is Lay => f.do === 'feature' && !f.on && f.cell === e.cell);
    const cause = gone[0] ? featureLabel(d, gone[0].feature) : w.explosion;
    return { text: w.explodes(cause, cellNameOf(d, e.cell), takes.map(who)), of: [e, ...takes, ...gone] };
  }
  return null;
};

const one = (d: VariantDescription, before: View, after: View, e: EffectView): Said | null => {
  const mover = after.last?.side ?? null;
  const name = (id: number) => named(d, pieceOf(before, id) ?? pieceOf(after, id), mover);
  switch (e.do) {
    case 'go': {
      const to = cellNameOf(d, e.to);
      if (e.how === 'warp' && e.from !== null) return calm(w.through(name(e.piece), cellNameOf(d, e.from), to));
      if (e.how === 'lift' && e.from !== null) return calm(w.liftedTo(name(e.piece), cellNameOf(d, e.from), to));
      if (e.how === 'castle' && e.from !== null) return calm(w.moved('', name(e.piece), cellNameOf(d, e.from), to));
      return calm(w.pushed(name(e.piece), to));
    }
    case 'take':
      if (e.how === 'warp') return calm(w.blocked(name(e.piece), cellNameOf(d, e.from)));
      return calm((e.into === 'depths' ? w.gone : w.lost)(name(e.piece), cellNameOf(d, e.from)));
    case 'swap':
      return null;
    case 'recruit':
      return calm(w.recruits(kindName(d, e.kind), sideName(d, e.side)));
    case 'convert':
      return calm(convertSaid(d, after, e));
    case 'become': {
      // its kind before the change, whichever of the two views was given
      const piece = pieceOf(before, e.piece) ?? pieceOf(after, e.piece);
      const was = piece ? { ...piece, kind: e.was } : undefined;
      // it was promoted before it moved on
      const now = pieceOf(after, e.piece)?.at ?? e.at;
      const at = e.at === pieceOf(before, e.piece)?.at ? now : e.at;
      return calm(w.becomes(named(d, was, mover), cellNameOf(d, at), kindName(d, e.kind)));
    }
    case 'state': {
      const piece = pieceOf(after, e.piece) ?? pieceOf(before, e.piece);
      const where = e.at === null ? '' : cellNameOf(d, e.at);
      const who = piece ? pieceLabel(d, piece) : '?';
      const state = d.states.find((s) => s.id === e.state);
      const name = state?.name ?? e.state;
      if (!e.on) return calm(w.stateOff(who, where, state?.ends ?? w.noLonger(name)));
      const by = e.by
        .map((id) => pieceOf(after, id))
        .filter((p) => p !== undefined)
        .map((p) => pieceWhere(d, p));
      return calm(w.stateOn(who, where, name, by));
    }
    case 'banish':
      return calm(w.departs('', name(e.piece), cellNameOf(d, e.from), cellNameOf(d, e.to), e.turns));
    case 'tick':
      return e.left > 0 ? calm(w.ticks(cellNameOf(d, e.to), e.left)) : null;
    case 'feature':
      return calm((e.on ? w.featureOn : w.featureOff)(featureLabel(d, e.feature), cellNameOf(d, e.cell)));
    case 'burst':
      return null;
    case 'retract': {
      const back = e.from === null ? undefined : cellNameOf(d, e.from);
      return calm([w.retracted(name(e.piece), cellNameOf(d, e.to), back), e.says].join(' ').trim());
    }
    case 'check': {
      const by = e.by === null ? undefined : (pieceOf(after, e.by) ?? pieceOf(before, e.by));
      const [side, at] = [sideName(d, e.side), cellNameOf(d, e.at)];
      // where nothing is forbidden there is no check, only a danger
      if (after.check === null) {
        const who = after.pieces.find((p) => p.at === e.at && p.side === e.side);
        return calm(by && who ? w.inDanger(pieceLabel(d, who), at, pieceWhere(d, by)) : e.says);
      }
      return { text: by ? w.check(side, at, pieceWhere(d, by)) : w.checkBy(side, at, e.says), urgent: true };
    }
    case 'turn': {
      const side = sideName(d, e.side);
      return calm(after.phase ? uiText.special.pool.toLay(side) : w.turn(side, e.turnNumber));
    }
    case 'end': {
      const ending = endingName(d, e.reason);
      // the view's sentence names the sides; the effect has only the rule's text
      const says = after.outcome?.says ?? e.says;
      return {
        text: e.winner === null ? w.draw(ending, says) : w.wins(sideName(d, e.winner), ending, says),
        urgent: true,
      };
    }
  }
};

export const endingName = (d: VariantDescription, reason: string): string =>
  d.endings.find((e) => e.id === reason)?.name ?? uiText.table.end.byPlayers[reason] ?? reason;

/** The messages of one change, in order. */
export const effectsSaid = (
  d: VariantDescription,
  effects: readonly EffectView[],
  before: View,
  after: View,
): readonly Said[] => {
  const main = told(d, before, after, effects);
  // once the game is over lasting conditions are not worth a sentence, and no side is to move
  const isOver = effects.some((e) => e.do === 'end');
  const pointless = (e: EffectView) => isOver && (e.do === 'state' || e.do === 'turn');
  // landings and explosions are described where the first effect that belongs to them occurs
  const groups = new Map<EffectView, string>();
  const done = new Set<EffectView>(main?.of);
  for (const chain of isOver ? [] : chainsTold(d, effects, before, after)) {
    groups.set(chain.of[0]!, chain.text);
    for (const of of chain.of) done.add(of);
  }
  for (const e of effects) {
    const more = done.has(e) ? null : together(d, before, effects, e, after.last?.side ?? null);
    const parts = more?.of.filter((of) => !done.has(of)) ?? [];
    const first = effects.find((of) => parts.includes(of));
    if (!more || !first) continue;
    groups.set(first, more.text);
    for (const part of parts) done.add(part);
  }
  const rest: Said[] = [];
  for (const e of effects) {
    const told = groups.get(e);
    const said =
      told !== undefined
        ? told === ''
          ? null
          : calm(told)
        : done.has(e) || pointless(e) || isCarried(e, effects)
          ? null
          : one(d, before, after, e);
    if (said) rest.push(said);
  }
  // an unfinished turn says so: nothing else shows that the same side moves again
  const { budget } = after;
  if (main && budget && budget.left < budget.of && after.outcome === null && !effects.some((e) => e.do === 'turn'))
    rest.push(calm(stillGoing(d, after) ?? uiText.special.budget.still(sideName(d, after.turn), budget.says)));
  return main ? [calm(main.text), ...(isOver ? [] : gained(d, before, after)), ...rest] : rest;
};

/** What the mover has absorbed, as its badge shows: no effect says that, its notes do. */
const gained = (d: VariantDescription, before: View, after: View): readonly Said[] => {
  const mover = after.last?.piece ?? null;
  const [was, is] = mover === null ? [] : [pieceOf(before, mover), pieceOf(after, mover)];
  if (!was || !is || is.at === null) return [];
  return is.notes
    .filter((note) => note.badge !== undefined && !was.notes.some((n) => n.id === note.id))
    .map((note) => calm(w.gained(pieceWhere(d, is), note.says)));
};

/** A piece of the other side, or of nobody: its owner, that it is not their turn, and its states. */
export const theirs = (d: VariantDescription, view: View, p: PieceView): readonly [string, string] => {
  const notes = noteWords(d, view, p).map((n) => `${sentence(n)}.`);
  const name = pieceLabel(d, p);
  if (p.at !== null && isNeutral(d, p))
    return [w.theirs(sentence(name), cellNameOf(d, p.at)), [w.nobodys, ...notes].join(' ')];
  if (p.place === 'lost' || p.place === 'depths') return [`${sentence(name)}.`, w.outOfGame[p.place]];
  return [
    p.at !== null ? w.theirs(name, cellNameOf(d, p.at)) : p.place === 'hand' ? w.theirsInHand(name) : `${name}.`,
    [w.notTheirTurn(sideName(d, view.turn)), ...notes].join(' '),
  ];
};
