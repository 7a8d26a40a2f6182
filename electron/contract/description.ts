/** What a page may ask about a game: its description, its rulebook with diagrams and cases, and positions that are set up. */
import * as v from 'valibot';
import { DiagramSpec, RulebookSection } from '../../engine/shared/description.ts';
import { Draft } from '../../engine/shared/draft.ts';
import { ActionKindName, CellId, FeatureView, FlightView, PieceView, Side, TargetMark } from './view.ts';

export {
  CellDescription,
  DiagramSpec,
  Form,
  GameLooks,
  Group,
  KindDescription,
  OptionDescription,
  RulebookSection,
  SetupField,
  VariantDescription,
} from '../../engine/shared/description.ts';
export { Draft } from '../../engine/shared/draft.ts';

/** A diagram that is asked for. */
export const AskedDiagram = v.object({
  ...DiagramSpec.entries,
  /** absent: the first side */
  turn: v.optional(v.string()),
  /** absent: no moves */
  focus: v.optional(v.string()),
});
export type AskedDiagram = v.InferOutput<typeof AskedDiagram>;

/** A small position with the moves of one piece, computed by the move generator. */
export const Diagram = v.object({
  pieces: v.array(PieceView),
  features: v.array(FeatureView),
  flights: v.array(FlightView),
  /** null: no piece is in focus, or one in hand */
  focus: v.nullable(CellId),
  /** `kind`: the kind of action, if the mark does not show it; only with `special` */
  marks: v.array(v.object({ cell: CellId, mark: TargetMark, kind: v.optional(ActionKindName) })),
});
export type Diagram = v.InferOutput<typeof Diagram>;

export const Rulebook = v.object({ variant: v.string(), sections: v.array(RulebookSection) });
export type Rulebook = v.InferOutput<typeof Rulebook>;

/** A position small enough for a picture on a list: no secrets, no notes. */
export const Thumbnail = v.object({
  variant: v.string(),
  /** `rides`: it rides on another piece on the same cell; absent: it does not. `group`: if there are groups */
  pieces: v.pipe(
    v.array(
      v.object({
        kind: v.string(),
        side: Side,
        at: CellId,
        rides: v.optional(v.boolean()),
        group: v.optional(v.string()),
      }),
    ),
    v.readonly(),
  ),
  features: v.pipe(v.array(v.object({ id: v.string(), cell: CellId })), v.readonly()),
  /** pieces in hand; absent: none */
  hands: v.optional(v.pipe(v.array(v.object({ kind: v.string(), side: Side })), v.readonly())),
});
export type Thumbnail = v.InferOutput<typeof Thumbnail>;

/** of a position as text, in characters; a test holds the largest ones against it */
export const LONGEST_POSITION = 100_000;

/** A draft as the board would show it, and its problems: none if it can be played. */
export const Checked = v.object({
  draft: Draft,
  pieces: v.array(PieceView),
  features: v.array(FeatureView),
  flights: v.array(FlightView),
  problems: v.array(v.object({ cell: v.nullable(CellId), code: v.string(), says: v.string() })),
  /** the same as one line to copy */
  text: v.string(),
});
export type Checked = v.InferOutput<typeof Checked>;

/** A case of the rules: a position and a question that one ruling answers, or the rules of a piece type of somebody's own game. */
export const RulebookCase = v.object({
  id: v.string(),
  /** null: of somebody's own game, which has no rulings */
  ruling: v.nullable(v.string()),
  /** the piece type on whose page it stands; absent: on that of its ruling */
  kind: v.optional(v.string()),
  question: v.string(),
  answer: v.string(),
  turn: Side,
  /** the house rules that are not as usual */
  options: v.record(v.string(), v.string()),
  /** its marks belong to the answer */
  diagram: Diagram,
  /** the same position, to be set up */
  draft: Draft,
});
export type RulebookCase = v.InferOutput<typeof RulebookCase>;
/** The cases of a game; `variant` is the form of it whose board they are on. */
export const RulebookCases = v.object({ variant: v.string(), cases: v.array(RulebookCase) });
export type RulebookCases = v.InferOutput<typeof RulebookCases>;
