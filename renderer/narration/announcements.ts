/**
 * Announcements: utterances of the match as sentences from templates. The log on the screen and the live regions
 * contain exactly these words, so that a game can be played from them alone; secrets of a player are in them only while
 * that player alone is looking.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { ActionView, Preview, View } from '../../electron/contract/view.ts';
import { isNeutral, isOwn } from '../board/owner.ts';
import { groupNamed, hasBegun, isTie } from '../state/match/groups/groups.ts';
import type { Attacked, Held, Utterance, WhyNotView } from '../state/match/match.ts';
import { choiceLook, isLift, pieceAt, pieceOf } from '../state/match/match-derived.ts';
import { uiText } from '../text/index.ts';
import { facesOf } from './choices.ts';
import { effectsSaid, type Said, theirs } from './effects/describe-effects.ts';
import { brokenWords } from './effects/describe-group-effects.ts';
import { isMoreThanSeen, lossesOf } from './effects/losses.ts';
import { departWords, endWords } from './foretold-ending.ts';
import { headline } from './headline.ts';
import {
  cellNameOf,
  featureLabel,
  kindName,
  pieceLabel,
  sentence,
  sideName,
  unitAt,
  unitName,
  unitWhere,
} from './labels.ts';
import { lastSaid, moveSentence, moveWords } from './move-words.ts';
import { planSaid, selectedSaid } from './selection-text.ts';
import { tossSaid } from './toss-text.ts';

/** The utterance of this kind. */
type Of<K extends Utterance['say']> = Extract<Utterance, { say: K }>;

const w = uiText.spoken;
const x = uiText.special;
const c = uiText.computer;
const calm = (text: string): Said => ({ text, urgent: false });

const liftedSaid = (d: VariantDescription, view: View, id: number, actions: readonly ActionView[]): string => {
  const piece = pieceOf(view, id);
  const cells = new Set(actions.map((a) => a.to));
  // what is nobody's is no side's loss
  const takesNeutral = (a: ActionView): boolean =>
    view.pieces.some((p) => a.captures.includes(p.id) && isNeutral(d, p));
  const kinds = (kind: (a: ActionView) => boolean) => new Set(actions.filter(kind).map((a) => a.to)).size;
  const said = w.lifted(
    piece ? sentence(unitName(d, piece)) : '?',
    piece && piece.at !== null ? cellNameOf(d, piece.at) : w.hand,
    cells.size,
    kinds((a) => a.losses.some((l) => l.side !== view.turn) || takesNeutral(a)),
    kinds((a) => a.kind === 'swap'),
    kinds((a) => a.losses.some((l) => l.side === view.turn)),
  );
  const lifts = kinds(isLift);
  const tie = piece?.notes.find(isTie);
  return [said, lifts > 0 ? w.canLift(lifts) : '', tie?.says ?? ''].filter(Boolean).join(' ');
};

const wordsOf = (last: View['last']): string => (last ? moveWords(last) : '');

/** The labels of what was undone; what has none is told by the last move before it. */
const undoneIn = ({ undone = [], before }: Of<'effects'>): readonly string[] => {
  if (undone.length > 0) return undone;
  return before.last ? [moveWords(before.last)] : [];
};

const turnNow = (d: VariantDescription, view: View): readonly Said[] => {
  if (view.outcome) return [];
  const side = sideName(d, view.turn);
  return [
    calm(view.phase ? x.pool.toLay(side) : w.turn(side, view.turnNumber)),
    ...(hasBegun(view) && view.budget ? [calm(view.budget.says)] : []),
    ...(view.tallies ?? []).filter(({ isSpoken }) => isSpoken).map(({ says }) => calm(says)),
  ];
};

/** What is counted and told, where it has changed. */
const talliesSaid = (before: View, after: View): readonly Said[] => {
  const known = (before.tallies ?? []).map(({ says }) => says);
  const told = (after.tallies ?? []).filter(({ isSpoken, says }) => isSpoken && !known.includes(says));
  return after.outcome ? [] : told.map(({ says }) => calm(says));
};

const changeSaid = (d: VariantDescription, u: Of<'effects'>): readonly Said[] => {
  if (u.how === 'undo') return [calm(w.undone(undoneIn(u))), ...turnNow(d, u.after)];
  if (u.how === 'goto') return [calm(w.branched), ...turnNow(d, u.after)];
  if (!u.passed) return [...effectsSaid(d, u.effects, u.before, u.after), ...talliesSaid(u.before, u.after)];
  const { passed } = u;
  const said = passed.flatMap(({ effects, view: after }, i) =>
    // how far the turn has got is told once, after the last of them
    effectsSaid(
      d,
      effects,
      passed[i - 1]?.view ?? u.before,
      i < passed.length - 1 ? { ...after, budget: null } : after,
    ),
  );
  return [...said, ...talliesSaid(u.before, u.after)];
};

/** A whole turn of many unit moves, move by move, and what its last move led to. */
const turnSaid = (d: VariantDescription, { turn, effects, after }: Of<'turn'>): readonly Said[] => {
  const name =
    after.groupsMix && after.last ? sideName(d, after.last.side) : (groupNamed(d, turn.group)?.name ?? turn.group);
  const whole = [c.turn(sentence(name), turn.moves.length), ...turn.moves.map(moveSentence)];
  const then = effects.filter((e) => e.do === 'turn' || e.do === 'end' || e.do === 'check');
  return [calm(whole.join(' ')), ...effectsSaid(d, then, { ...after, last: null }, { ...after, last: null })];
};

const putBackSaid = (d: VariantDescription, view: View, id: number): readonly Said[] => {
  const piece = pieceOf(view, id);
  if (!piece) return [];
  const name = kindName(d, piece.kind);
  return [calm(piece.at === null ? w.putBackHand(name) : w.putBack(name, cellNameOf(d, piece.at)))];
};

const pickedUpSaid = (d: VariantDescription, view: View, { piece: id, cell, drops }: Held): string => {
  const piece = pieceOf(view, id);
  const back = drops.some((a) => a.to === cell);
  const n = new Set(drops.map((a) => a.to)).size - (back ? 1 : 0);
  return w.pickedUp(piece ? pieceLabel(d, piece) : '?', cellNameOf(d, cell), n, back);
};

const whySaid = (
  d: VariantDescription,
  view: View,
  { places, piece: id, cell, reason }: WhyNotView,
): readonly Said[] => {
  if (places !== undefined && cell !== null) {
    const cannot = x.pool.cannot(featureLabel(d, places), cellNameOf(d, cell));
    return [calm(`${cannot} ${reason?.says ?? ''}`.trim())];
  }
  const piece = id === null ? undefined : pieceOf(view, id);
  if (!piece) return [];
  if (cell === null && !isOwn(d, piece, view.turn)) return [calm(theirs(d, view, piece).join(' '))];
  if (cell === null) return [calm(w.cannotMove(unitWhere(d, piece), reason?.says ?? uiText.groups.step.nowhere))];
  const verb = pieceAt(view, cell) ? w.take : w.goTo;
  return [calm(w.cannot(kindName(d, piece.kind), verb, cellNameOf(d, cell), reason?.says ?? ''))];
};

const choicesSaid = (d: VariantDescription, view: View, { cell, choices, actions }: Of<'choices'>): string => {
  if (cell !== null && choiceLook(choices) === 'promotion')
    return w.becomesWhat(cellNameOf(d, cell), new Set(choices.map(({ promotion }) => promotion)).size);
  return [
    cell === null ? w.ofNone(choices.length) : w.choices(cellNameOf(d, cell), choices.length),
    ...facesOf(d, view, choices, actions).map((face, i) => w.choice(i + 1, face.name)),
  ].join(' ');
};

const lookingSaid = (d: VariantDescription, { look, comment }: Of<'looking'>): readonly Said[] => {
  const words = wordsOf(look.view.last);
  if (look.ahead) {
    const { line, at, of } = look.ahead;
    return [calm(uiText.advice.ahead.fact(line, at, of, words))];
  }
  return [
    calm(w.looking(words || uiText.table.step.start)),
    ...(look.view.last ? [] : turnNow(d, look.view)),
    ...(comment ? [calm(uiText.comments.said(comment.mark, comment.text))] : []),
  ];
};

const previewSaid = (d: VariantDescription, view: View, preview: Preview): readonly Said[] => {
  const { action, effects } = preview;
  const foretold = endWords(d, view, preview) || brokenWords(d, view, preview) || departWords(d, view, preview);
  const costs = isMoreThanSeen(action, lossesOf(view, action)) ? headline(d, view, action, effects) : '';
  return costs === '' && foretold === '' ? [] : [calm([costs, foretold].filter(Boolean).join(' '))];
};

/** The pieces that may capture on a cell, those of the side to move first. */
const attackersSaid = (d: VariantDescription, view: View, attacked: Attacked): string => {
  const by = (side: 0 | 1) =>
    (attacked.by ?? [])
      .map((a) => pieceOf(view, a.piece))
      .filter((p) => p?.side === side)
      .map((p) => unitAt(d, p!));
  const sides = view.turn === 0 ? ([0, 1] as const) : ([1, 0] as const);
  return [
    x.attackers.title(cellNameOf(d, attacked.cell)),
    ...sides.map((side) => x.attackers.by(sideName(d, side), by(side))),
  ].join(' ');
};

function seatedSaid(d: VariantDescription, { side, computer }: Of<'seated'>): string {
  const name = sideName(d, side);
  if (computer === null) return c.seatChanged.person(name);
  const { level, engine } = computer;
  return engine ? uiText.engines.table.seated(engine.name, name) : c.seatChanged.computer(name, level);
}

const revealedSaid = (d: VariantDescription, { viewer, last }: View): string => {
  const who = viewer === null ? '' : x.handOver.revealed(sideName(d, viewer));
  return [who, last ? lastSaid(d, last) : ''].filter(Boolean).join(' ');
};

/** All sentences about one utterance; empty when it is only shown. */
export const spoken = (d: VariantDescription, view: View, u: Utterance): readonly Said[] => {
  switch (u.say) {
    case 'effects':
      return changeSaid(d, u);
    case 'lifted':
      return [calm(liftedSaid(d, view, u.piece, u.actions))];
    case 'put-back':
      return putBackSaid(d, view, u.piece);
    case 'selected':
      return [calm(selectedSaid(d, view, u.pieces))];
    case 'deselected':
      return [calm(uiText.groups.selection.cleared)];
    case 'selection-plan':
      return [calm(planSaid(d, view, u.plan, u.isHeldBack))];
    case 'picked-up':
      return [calm(pickedUpSaid(d, view, u.held))];
    case 'why':
      return whySaid(d, view, u.why);
    case 'possible':
      return [calm(w.possible([...new Set(u.actions.map(moveWords))]))];
    case 'choices':
      return [calm(choicesSaid(d, view, u))];
    case 'looking':
      return lookingSaid(d, u);
    case 'now':
      return [calm(w.now), ...turnNow(d, view)];
    case 'preview':
      return previewSaid(d, view, u.preview);
    case 'laying':
      return [calm(w.lifting(featureLabel(d, u.feature), u.actions.length))];
    case 'ready-laid':
      return [calm(x.pool.readyDone)];
    case 'laid-back':
      return [calm(w.laidBack(featureLabel(d, u.feature)))];
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
    case 'draw offered':
      return [calm(uiText.correspondence.step.offered(u.by))];
    case 'seated':
      return [calm(seatedSaid(d, u))];
    case 'hidden':
      return [calm(x.handOver.hidden)];
    case 'revealed':
      return [calm(revealedSaid(d, u.view))];
    case 'tossed':
      return [calm(tossSaid(u.toss))];
    case 'refused':
    case 'asked':
      return [calm(u.message)];
  }
};
