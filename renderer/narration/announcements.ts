/**
 * Announcements: utterances of the match as sentences from templates. The log on the screen and the live regions
 * contain exactly these words, so that a game can be played from them alone; secrets of a player are in them only while
 * that player alone is looking.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { ActionView, View } from '../../electron/contract/view.ts';
import { groupNamed, isTie } from '../state/match/groups.ts';
import type { Attacked, Utterance } from '../state/match/match.ts';
import { choiceLook, isLift, pieceAt, pieceOf } from '../state/match/match-derived.ts';
import { uiText } from '../text/index.ts';
import { facesOf } from './choices.ts';
import { effectsSaid, endingName, type Said, theirs } from './describe-effects.ts';
import { brokenWords, groupsSaid } from './describe-group-effects.ts';
import { departWords, endWords } from './foretold-ending.ts';
import { headline } from './headline.ts';
import {
  cellName,
  featureName,
  kindName,
  noteWords,
  pieceName,
  sentence,
  sideName,
  unitAt,
  unitName,
  unitWhere,
} from './labels.ts';
import { isMoreThanSeen, lossesOf } from './losses.ts';
import { lastSaid, moveSentence, moveWords } from './move-words.ts';
import { planSaid, selectedSaid } from './selection-text.ts';
import { tossSaid } from './toss-text.ts';

export { effectsSaid, endingName, type Said } from './describe-effects.ts';

const w = uiText.spoken;
const x = uiText.special;
const c = uiText.computer;
const calm = (text: string): Said => ({ text, urgent: false });

const liftedSaid = (d: VariantDescription, view: View, id: number, actions: readonly ActionView[]): string => {
  const piece = pieceOf(view, id);
  const cells = new Set(actions.map((a) => a.to));
  const kinds = (kind: (a: ActionView) => boolean) => new Set(actions.filter(kind).map((a) => a.to)).size;
  const said = w.lifted(
    piece ? sentence(unitName(d, piece)) : '?',
    piece && piece.at !== null ? cellName(d, piece.at) : w.hand,
    cells.size,
    kinds((a) => a.losses.some((l) => l.side !== view.turn)),
    kinds((a) => a.kind === 'swap'),
    kinds((a) => a.losses.some((l) => l.side === view.turn)),
  );
  const lifts = kinds(isLift);
  const tie = piece?.notes.find(isTie);
  return [said, lifts > 0 ? w.canLift(lifts) : '', tie?.says ?? ''].filter(Boolean).join(' ');
};

const wordsOf = (last: View['last']): string => (last ? moveWords(last) : '');

/** The labels of what was undone; what has none is told by the last move before it. */
const undoneIn = ({ undone = [], before }: Extract<Utterance, { say: 'effects' }>): readonly string[] => {
  if (undone.length > 0) return undone;
  return before.last ? [moveWords(before.last)] : [];
};

/** All sentences about one utterance; empty when it is only shown. */
export const spoken = (d: VariantDescription, view: View, u: Utterance): readonly Said[] => {
  switch (u.say) {
    case 'effects': {
      if (u.how === 'undo') return [calm(w.undone(undoneIn(u))), ...turnNow(d, u.after)];
      if (u.how === 'goto') return [calm(w.branched), ...turnNow(d, u.after)];
      if (u.passed)
        return u.passed.flatMap(({ effects, view: after }, i, { length }) =>
          // how far the turn has got is told once, after the last of them
          effectsSaid(
            d,
            effects,
            u.passed?.[i - 1]?.view ?? u.before,
            i < length - 1 ? { ...after, budget: null } : after,
          ),
        );
      return effectsSaid(d, u.effects, u.before, u.after);
    }
    case 'lifted':
      return [calm(liftedSaid(d, view, u.piece, u.actions))];
    case 'put-back': {
      const piece = pieceOf(view, u.piece);
      if (!piece) return [];
      const name = kindName(d, piece.kind);
      return [calm(piece.at === null ? w.putBackHand(name) : w.putBack(name, cellName(d, piece.at)))];
    }
    case 'selected':
      return [calm(selectedSaid(d, view, u.pieces))];
    case 'deselected':
      return [calm(uiText.groups.selection.cleared)];
    case 'selection-plan':
      return [calm(planSaid(d, view, u.plan, u.isHeldBack))];
    case 'picked-up': {
      const { piece: id, cell, drops } = u.held;
      const piece = pieceOf(view, id);
      const back = drops.some((a) => a.to === cell);
      const n = new Set(drops.map((a) => a.to)).size - (back ? 1 : 0);
      return [calm(w.pickedUp(piece ? pieceName(d, piece) : '?', cellName(d, cell), n, back))];
    }
    case 'why': {
      if (u.why.places !== undefined && u.why.cell !== null) {
        const cannot = x.pool.cannot(featureName(d, u.why.places), cellName(d, u.why.cell));
        return [calm(`${cannot} ${u.why.reason?.says ?? ''}`.trim())];
      }
      if (u.why.piece === null) return [];
      const piece = pieceOf(view, u.why.piece);
      if (!piece) return [];
      if (u.why.cell === null && piece.side !== view.turn) return [calm(theirs(d, view, piece).join(' '))];
      if (u.why.cell === null)
        return [calm(w.cannotMove(unitWhere(d, piece), u.why.reason?.says ?? uiText.groups.step.nowhere))];
      const verb = pieceAt(view, u.why.cell) ? w.take : w.goTo;
      return [calm(w.cannot(kindName(d, piece.kind), verb, cellName(d, u.why.cell), u.why.reason?.says ?? ''))];
    }
    case 'possible':
      return [calm(w.possible([...new Set(u.actions.map(moveWords))]))];
    case 'choices':
      if (u.cell !== null && choiceLook(u.choices) === 'promotion')
        return [calm(w.becomesWhat(cellName(d, u.cell), new Set(u.choices.map((c) => c.promotion)).size))];
      return [
        calm(
          [
            u.cell === null ? w.ofNone(u.choices.length) : w.choices(cellName(d, u.cell), u.choices.length),
            ...facesOf(d, view, u.choices, u.actions).map((face, i) => w.choice(i + 1, face.name)),
          ].join(' '),
        ),
      ];
    case 'looking':
      if (u.look.ahead) {
        const { line, at, of } = u.look.ahead;
        return [calm(uiText.advice.ahead.fact(line, at, of, wordsOf(u.look.view.last)))];
      }
      return [
        calm(w.looking(wordsOf(u.look.view.last) || uiText.table.step.start)),
        ...(u.look.view.last ? [] : turnNow(d, u.look.view)),
        ...(u.comment ? [calm(uiText.comments.said(u.comment.mark, u.comment.text))] : []),
      ];
    case 'now':
      return [calm(w.now), ...turnNow(d, view)];
    case 'preview': {
      const { action, effects } = u.preview;
      const foretold =
        endWords(d, view, u.preview) || brokenWords(d, view, u.preview) || departWords(d, view, u.preview);
      const costs = isMoreThanSeen(action, lossesOf(view, action)) ? headline(d, view, action, effects) : '';
      return costs === '' && foretold === '' ? [] : [calm([costs, foretold].filter(Boolean).join(' '))];
    }
    case 'laying':
      return [calm(w.lifting(featureName(d, u.feature), u.actions.length))];
    case 'ready-laid':
      return [calm(x.pool.readyDone)];
    case 'laid-back':
      return [calm(w.laidBack(featureName(d, u.feature)))];
    case 'attackers':
      return [calm(attackersSaid(d, view, u.attacked))];
    case 'check':
      return [calm(u.check.says)];
    case 'calling':
      return [calm(u.calling ? x.calling.on : x.calling.off)];
    case 'rewound':
      return [{ text: u.says, urgent: true }, ...turnNow(d, view)];
    case 'turn':
      return turnSaid(d, u);
    case 'because':
      return [calm(c.step.why(u.why))];
    case 'seated':
      return [
        calm(
          u.level === null
            ? c.seatChanged.person(sideName(d, u.side))
            : c.seatChanged.computer(sideName(d, u.side), u.level),
        ),
      ];
    case 'hidden':
      return [calm(x.handOver.hidden)];
    case 'revealed': {
      const { viewer, last } = u.view;
      const who = viewer === null ? '' : x.handOver.revealed(sideName(d, viewer));
      return [calm([who, last ? lastSaid(d, last) : ''].filter(Boolean).join(' '))];
    }
    case 'tossed':
      return [calm(tossSaid(u.toss))];
    case 'refused':
    case 'asked':
      return [calm(u.message)];
  }
};

/** A whole turn of many unit moves, move by move, and what its last move led to. */
const turnSaid = (
  d: VariantDescription,
  { turn, effects, after }: Extract<Utterance, { say: 'turn' }>,
): readonly Said[] => {
  const group = groupNamed(d, turn.group);
  const whole = [c.turn(sentence(group?.name ?? turn.group), turn.moves.length), ...turn.moves.map(moveSentence)];
  const then = effects.filter((e) => e.do === 'turn' || e.do === 'end' || e.do === 'check');
  return [calm(whole.join(' ')), ...effectsSaid(d, then, { ...after, last: null }, { ...after, last: null })];
};

/** The pieces that may capture on a cell, those of the side to move first. */
export const attackersSaid = (d: VariantDescription, view: View, attacked: Attacked): string => {
  const by = (side: 0 | 1) =>
    (attacked.by ?? [])
      .map((a) => pieceOf(view, a.piece))
      .filter((p) => p?.side === side)
      .map((p) => unitAt(d, p!));
  const sides = view.turn === 0 ? ([0, 1] as const) : ([1, 0] as const);
  return [
    x.attackers.title(cellName(d, attacked.cell)),
    ...sides.map((side) => x.attackers.by(sideName(d, side), by(side))),
  ].join(' ');
};
/** What is left in a side's pool, as text: `2 Cathedrals`; `owed`: what it must still place. */
export const poolWords = (d: VariantDescription, view: View, side: 0 | 1, owed = false): readonly string[] =>
  (view.phase?.pools[side] ?? [])
    .map((p) => ({ n: owed ? p.owed : p.left, name: featureName(d, p.feature) }))
    .filter((p) => p.n > 0)
    .map((p) => x.pool.much(p.n, p.name));

const turnNow = (d: VariantDescription, view: View): readonly Said[] => {
  if (view.outcome) return [];
  const side = sideName(d, view.turn);
  return [
    calm(view.phase ? x.pool.toLay(side) : w.turn(side, view.turnNumber)),
    ...(view.group != null && view.budget ? [calm(view.budget.says)] : []),
  ];
};

/** F3: side to move, what can move, hands, frozen pieces. */
export const situation = (d: VariantDescription, view: View, present: View): string => {
  const parts: string[] = [];
  if (!view.present) parts.push(w.situation.looking(present.turnNumber));
  if (view.outcome) {
    const ending = endingName(d, view.outcome.reason);
    parts.push(
      view.outcome.winner === null
        ? w.draw(ending, view.outcome.says)
        : w.wins(sideName(d, view.outcome.winner), ending, view.outcome.says),
    );
  } else {
    if (view.phase) {
      parts.push(x.pool.toLay(sideName(d, view.turn)), view.phase.says);
      for (const side of [0, 1] as const) parts.push(w.situation.pool(sideName(d, side), poolWords(d, view, side)));
    } else {
      parts.push(w.situation.turn(sideName(d, view.turn), view.turnNumber));
      if (view.present) parts.push(w.situation.movable(view.movable.length));
    }
    if (view.budget) parts.push(view.budget.says);
    for (const check of view.checks) parts.push(check.says);
  }
  parts.push(...groupsSaid(d, view));
  if (view.flights.length > 0)
    parts.push(
      w.situation.flights(
        view.flights.map((f) => `${pieceName(d, f)} ${w.ticks(cellName(d, f.to), f.left).replace(/\.$/, '')}`),
      ),
    );
  const hands = view.pieces.some((p) => p.place === 'hand') || d.kinds.some((k) => k.inHand);
  for (const side of hands ? ([0, 1] as const) : []) {
    const hand = view.pieces.filter((p) => p.side === side && p.place === 'hand');
    parts.push(
      w.situation.hand(
        sideName(d, side),
        hand.map((p) => kindName(d, p.kind)),
      ),
    );
  }
  const noted = view.pieces.filter((p) => p.at !== null && p.notes.some((n) => !isTie(n)));
  if (noted.length > 0)
    parts.push(
      w.situation.noted(
        noted.map((p) =>
          uiText.joined.of(`${pieceName(d, p)} ${cellName(d, p.at!)}`, noteWords(d, view, p).join(', ')),
        ),
      ),
    );
  return parts.join(' ');
};
