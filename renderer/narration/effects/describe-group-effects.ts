/**
 * Effects as sentences for games in which one group moves per turn: which group was chosen, which chains broke or
 * closed, which leaders were captured, and what was left when the turn ended. Several units with the same change share
 * one sentence. In other games everything here returns nothing.
 */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { EffectView, PieceView, Preview, Side, View } from '../../../electron/contract/view.ts';
import { isOwn, leaderKind } from '../../board/owner.ts';
import { brokenBy, groupNamed, groupsNow, hasBegun, hasMoved, isOfTurn } from '../../state/match/groups/groups.ts';
import type { Utterance } from '../../state/match/match.ts';
import { pieceOf } from '../../state/match/match-derived.ts';
import { uiText } from '../../text/index.ts';
import { cellNameOf, kindName, pieceLabel, pieceWhere, sideName } from '../labels.ts';

const w = uiText.groups;

type State = Extract<EffectView, { do: 'state' }>;

/** The start of the sentence about a move: the first one of a turn chooses the group. */
export const opening = (d: VariantDescription, before: View, after: View): string | null => {
  const mover = after.last?.piece == null ? undefined : pieceOf(before, after.last.piece);
  const group = groupNamed(d, mover?.group);
  if (group?.side === undefined) return null;
  return before.group == null && !before.groupsMix
    ? w.said.chooses(sideName(d, group.side), group.name)
    : w.said.goesOn(group.name);
};

/** A unit by its square: the mover's own by its kind, others with their side and colour. */
const who = (d: VariantDescription, p: PieceView, at: number, own: Side | null): string =>
  `${own !== null && isOwn(d, p, own) ? kindName(d, p.kind) : pieceLabel(d, p)} ${cellNameOf(d, at)}`;

/**
 * Broken and closed chains and captured leaders, each mentioned once, with the effects that are covered; the first one
 * names the square.
 */
export const chainsTold = (
  d: VariantDescription,
  effects: readonly EffectView[],
  before: View,
  after: View,
): readonly { readonly text: string; readonly of: readonly EffectView[] }[] => {
  if (!d.groups) return [];
  const own = after.last?.side ?? null;
  const states = effects.filter((e): e is State => e.do === 'state' && e.at !== null);
  const said = (found: readonly State[], tell: (units: readonly string[]) => string) =>
    found.length === 0
      ? []
      : [{ text: tell(found.map((e) => who(d, pieceOf(before, e.piece)!, e.at!, own))), of: found }];
  const known = states.filter((e) => pieceOf(before, e.piece) !== undefined);
  const fallen = known.filter((e) => e.state === 'leaderless' && e.on);
  const stone = new Set(fallen.map((e) => e.piece));
  const of = (e: State) => pieceOf(before, e.piece)?.group;
  const chiefs = [...new Set(fallen.map(of))].flatMap((id) => {
    const group = groupNamed(d, id);
    // other states of a unit end with its leader
    const all = known.filter((e) => stone.has(e.piece) && of(e) === id);
    const n = fallen.filter((e) => of(e) === id).length;
    return group ? [{ text: w.said.leaderless(group.name, leaderKind(d)?.name ?? '', n), of: all }] : [];
  });
  const touch = known.filter((e) => e.state === 'cut-off' && !stone.has(e.piece));
  // of several moves what is left in the end: a chain that was open in between is closed
  const isFirst = (e: State) => touch.find(({ piece }) => piece === e.piece) === e;
  const last = (e: State) => touch.findLast(({ piece }) => piece === e.piece)!;
  const changed = touch.filter((e) => isFirst(e) && last(e).on === e.on).map(last);
  const [lost, back] = [changed.filter((e) => e.on), changed.filter((e) => !e.on)];
  const changes = [...said(lost, w.said.cutOff), ...said(back, w.said.back)];
  const passing = touch.filter((e) => !changed.includes(e));
  const [main, ...rest] = changes;
  if (main) return [...chiefs, { ...main, of: [...main.of, ...passing] }, ...rest];
  return passing.length > 0 ? [...chiefs, { text: '', of: passing }] : chiefs;
};

/** The progress of the turn, after a move that does not end it; null where no group is chosen. */
export const stillGoing = (d: VariantDescription, after: View): string | null => {
  if (!d.groups || !after.budget) return null;
  // while what was tried in an exercise is judged, and after it, nothing can move
  if (after.exercise && after.exercise.state !== 'open') return after.budget.says;
  return after.movable.length > 0 ? after.budget.says : `${after.budget.says} ${w.turn.nothingLeft}`;
};

/** The units that could still have moved in this turn, in the given view. */
export const couldMove = (d: VariantDescription, view: View): readonly PieceView[] =>
  groupsNow(d, view, view.turn).flatMap(({ movable }) => movable.filter((unit) => isOfTurn(view, unit)));

/** The end of a turn: how many moved, and which still could have; null where no group was chosen. */
export const turnEnded = (d: VariantDescription, before: View, side: Side): string | null =>
  d.groups && hasBegun(before) && before.budget
    ? w.said.ended(
        sideName(d, side),
        before.budget.says,
        couldMove(d, before).map((p) => pieceWhere(d, p)),
      )
    : null;

/** Shown for a moment when a player has ended a turn in which more units could have moved; null otherwise. */
export const leftOver = (d: VariantDescription, said: Extract<Utterance, { say: 'effects' }>): string | null => {
  const { before, after, how } = said;
  const ended = how === 'play' && before.group != null && after.last?.kind === 'end-turn';
  return ended && couldMove(d, before).length > 0 ? turnEnded(d, before, before.turn) : null;
};

/** Whose a piece is that has joined another group or side, and where it stands if that is another square. `view`: before or after. */
export const convertSaid = (d: VariantDescription, view: View, e: Extract<EffectView, { do: 'convert' }>): string =>
  e.group === null
    ? uiText.spoken.changesSides(
        kindName(d, pieceOf(view, e.piece)?.kind ?? ''),
        sideName(d, e.side),
        cellNameOf(d, e.at),
      )
    : uiText.spoken[e.from === e.at ? 'turned' : 'converts'](
        kindName(d, pieceOf(view, e.piece)?.kind ?? ''),
        groupNamed(d, e.group)?.name ?? e.group,
        cellNameOf(d, e.at),
      );

/** What an action would do to groups and chains, in one line; empty where nothing, and where it ends the game. */
export const brokenWords = (d: VariantDescription, view: View, preview: Preview | null): string => {
  if (preview?.effects.some((e) => e.do === 'end')) return '';
  const { cutOff, back, leaderless, self } = brokenBy(d, view, preview);
  const names = (units: readonly PieceView[]) => units.map((p) => who(d, p, p.at!, view.turn));
  return [
    ...(preview?.effects ?? []).flatMap((e) => (e.do === 'convert' ? [convertSaid(d, view, e)] : [])),
    ...leaderless.map((g) => w.preview.leaderless(g.name)),
    ...(cutOff.length > 0 ? [w.preview.cutOff(names(cutOff))] : []),
    ...(self ? [w.preview.self(kindName(d, self.kind))] : []),
    ...(back.length > 0 ? [w.preview.back(names(back))] : []),
  ].join(' ');
};

/** For F3: every group of both sides with its number of units and their states, and which units are neutral. */
export const groupSummaries = (d: VariantDescription, view: View): readonly string[] =>
  d.groups ? [...([0, 1] as const).map((side) => groupsSaid(d, view, side)), ...neutralSaid(d, view)] : [];

const groupsSaid = (d: VariantDescription, view: View, side: Side): string =>
  w.said.situation(
    sideName(d, side),
    groupsNow(d, view, side).map(({ group, units, movable, leaderless }) => {
      const can = side === view.turn && view.outcome === null && movable.length > 0;
      const more = [
        leaderless ? w.turn.leaderless : '',
        can ? w.turn.canMove(movable.length) : '',
        units.some(hasMoved) ? w.said.moved(units.filter(hasMoved).length) : '',
      ];
      return w.said.group(group.name, units.length, more.filter(Boolean).join(', '));
    }),
  );
/** Where they stand, because nothing that is said of a side tells of them; empty where there are none. */
const neutralSaid = (d: VariantDescription, view: View): readonly string[] => {
  const units = groupsNow(d, view, null).flatMap((now) => now.units);
  return units.length === 0
    ? []
    : [
        w.said.situation(
          w.turn.neutral,
          units.map((p) => pieceWhere(d, p)),
        ),
      ];
};
