/**
 * Every request from the page to the main process, and every event sent to the page. The types on both sides, the
 * preload's functions, the validation and the tests are all made from these two tables, so a request that is missing,
 * extra or mistyped on either side does not compile. No request names a side: the main process knows who is looking.
 * Every request that depends on a position contains match and revision.
 */
import * as v from 'valibot';
import { CommentMark } from '../../engine/shared/comment-marks.ts';
import { OtherSides } from '../../engine/shared/dice.ts';
import { MOST_STROKES, Pen } from '../../engine/shared/drawing.ts';
import { EngineName } from '../../engine/shared/engine-seat.ts';
import { LONGEST_ACTION, LONGEST_COMMENT, LONGEST_NOTES, LONGEST_TURN_TEXT } from '../../engine/shared/limits.ts';
import { LONGEST_GIFT, TimeControl } from '../../engine/shared/time-control.ts';
import { Ahead, AnalysisNews, DEEPEST_ANALYSIS, HintView, LONGEST_LINE, ReviewNews, ThreatsView } from './advice.ts';
import { ClockView } from './clock.ts';
import { Awaited, brokerEvents, brokerRequests } from './correspondence.ts';
import {
  AskedDiagram,
  Checked,
  Diagram,
  Draft,
  LONGEST_POSITION,
  Rulebook,
  RulebookCases,
  Thumbnail,
  VariantDescription,
} from './description.ts';
import { engineRequests } from './engines.ts';
import { Course, ProblemProgress, ProblemSummary } from './exercise.ts';
import { Recognised } from './foreign-text.ts';
import { LONGEST_TAG, onlineEvents, onlineRequests, tableRequests } from './online.ts';
import { OwnGameSummary, ownGameEvents, ownGameRequests } from './own-games.ts';
import { type Answer, Problem } from './result.ts';
import { CameraSpot, ComputerChoice, MOST_SPOTS, Seats, Settings, SettingsChange } from './settings.ts';
import { DiceCount } from './tosses.ts';
import { UpdatesView, updateEvents, updateRequests } from './updates.ts';
import {
  ActionView,
  Attacker,
  CellId,
  EffectView,
  HistoryNode,
  LongText,
  Outcome,
  PieceId,
  Played,
  Preview,
  ReachView,
  Reason,
  Side,
  StrokePoints,
  Together,
  View,
} from './view.ts';
import { workshopRequests } from './workshop.ts';

/** length of a saved game's name, in characters */
export const LONGEST_NAME = 80;
/** what is typed to find an action, and how many are found at most */
export const LONGEST_TYPED = 80;
export const MOST_FOUND = 12;
/** pieces that go together in one turn */
export const MOST_TOGETHER = 40;
/** length of a game's file, in characters: a game of 100,000 actions is shorter */
export const LARGEST_FILE = 20_000_000;
/** bytes of a picture of the table; in 4K they have up to about a quarter of this */
export const LARGEST_PICTURE = 40_000_000;
/** bytes of a film: twenty minutes of it have about a tenth of this */
export const LARGEST_FILM = 100_000_000;
/** pictures in one response: more rows than a screen shows */
export const MOST_PICTURES = 48;

const nothing = v.strictObject({});
// an empty or a long name is not an invalid request: the library refuses it with its own message
const name = v.pipe(v.string(), v.maxLength(1000));
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const action = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ACTION));
// no file system has longer names, and the library shows every file
const save = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
const at = { match: v.pipe(v.string(), v.maxLength(80)), revision: v.pipe(v.number(), v.integer()) };
const here = v.strictObject(at);
const Several = v.pipe(v.array(PieceId), v.minLength(1), v.maxLength(MOST_TOGETHER));
/** files or ranks: more than any board has */
const Far = v.pipe(v.number(), v.integer(), v.minValue(-100), v.maxValue(100));

export const SaveSummary = v.object({
  /** the save's id in the library; not a path */
  save: v.string(),
  name: v.string(),
  variant: v.string(),
  title: v.string(),
  players: v.tuple([v.string(), v.string()]),
  turnNumber: v.number(),
  turn: Side,
  outcome: v.nullable(Outcome),
  /** absent: played without clocks */
  timeControl: v.optional(TimeControl),
  /** with a person at another machine: the side that plays here, and what the game waits for; absent: nobody is elsewhere */
  byText: v.optional(v.object({ side: Side, awaits: Awaited, arrived: v.optional(v.picklist(['turn', 'rematch'])) })),
  /** milliseconds since 1970 */
  changed: v.number(),
  /** present if the file cannot be opened as it is */
  problem: v.nullable(Problem),
});
export type SaveSummary = v.InferOutput<typeof SaveSummary>;

/** tags of the languages that somebody reads, the most preferred first */
const Languages = v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_TAG))), v.maxLength(20));

export const Hello = v.object({
  version: v.string(),
  /** the tag of the language in which the host says everything */
  language: v.string(),
  /** those that can be chosen besides English, each by the name that it has for itself */
  languages: v.array(v.object({ tag: v.string(), name: v.string() })),
  host: v.picklist(['electron', 'browser']),
  platform: v.string(),
  sandboxed: v.nullable(v.boolean()),
  /** does the host show native open and save dialogs and a native menu? */
  native: v.boolean(),
  /** can the host show notifications of the system? In a browser the page shows them itself */
  notifications: v.boolean(),
  /** new versions of the application */
  updates: UpdatesView,
  variants: v.array(VariantDescription),
  settings: Settings,
  spots: v.record(v.string(), v.array(CameraSpot)),
  /** the game to continue: the unfinished game that was open last */
  unfinished: v.nullable(SaveSummary),
  /** its picture, for the first frame */
  unfinishedPicture: v.nullable(Thumbnail),
  /** a match that is already open (the page was reloaded) */
  open: v.nullable(View),
  /** the rules of a game that were opened before there was a page */
  rules: v.nullable(OwnGameSummary),
  notices: v.array(Problem),
});
export type Hello = v.InferOutput<typeof Hello>;

/** A long-running task that can be cancelled. */
export const Work = v.object({
  id: v.string(),
  /** `recover`: the game was not closed properly, and is being recovered in the background */
  what: v.picklist(['open', 'import', 'recover']),
  /** of the game */
  name: v.string(),
  /** entries replayed, and their total; 0 until it is known */
  done: v.number(),
  total: v.number(),
});
export type Work = v.InferOutput<typeof Work>;

/** characters of each of the two lines of a notification */
export const LONGEST_NOTIFICATION = 200;

/** The only external pages that the app may open in the system's browser. */
export const LINKS = ['project', 'licence', 'fonts'] as const;

export const requests = {
  // what its languages are: the browser of the page knows what the system prefers
  'app.hello': { input: v.strictObject({ languages: v.optional(Languages) }), output: Hello },
  /** the page has rendered the first frame of the start screen or of a board */
  'app.drawn': { input: v.strictObject({ what: v.picklist(['start', 'table']) }), output: nothing },
  'app.link': { input: v.strictObject({ link: v.picklist(LINKS) }), output: nothing },
  /** in the system's file manager */
  'app.show': { input: v.strictObject({ what: v.picklist(['saves', 'log']) }), output: nothing },
  /** a report for the developers; never sent automatically. `copied`: the host has already put it on the clipboard */
  'app.report': { input: nothing, output: v.object({ text: v.string(), copied: v.boolean() }) },
  /** cancels a long-running task: its request is refused, and nothing has changed */
  'app.cancel': { input: v.strictObject({ work: text }), output: nothing },
  'app.quit': { input: nothing, output: nothing },
  'app.fullscreen': { input: nothing, output: nothing },
  /** something has arrived while the window is not in front: draws attention to it until it is */
  'app.attention': {
    input: v.strictObject({
      title: v.pipe(v.string(), v.maxLength(LONGEST_NOTIFICATION)),
      body: v.pipe(v.string(), v.maxLength(LONGEST_NOTIFICATION)),
    }),
    output: nothing,
  },
  /** the page's commands that are enabled now: the native menu greys the others */
  'app.possible': {
    input: v.strictObject({ commands: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(200)) }),
    output: nothing,
  },
  'settings.change': { input: SettingsChange, output: Settings },
  'settings.spots': {
    input: v.strictObject({ variant: v.string(), spots: v.pipe(v.array(CameraSpot), v.maxLength(MOST_SPOTS)) }),
    output: nothing,
  },
  'library.list': {
    input: nothing,
    output: v.object({
      saves: v.array(SaveSummary),
      folder: v.string(),
      /** recently opened saves, most recent first; some may no longer exist */
      recent: v.array(v.string()),
    }),
  },
  /** pictures of listed saves, for the visible rows; saves that no longer exist are left out of the response */
  'library.pictures': {
    input: v.strictObject({ saves: v.pipe(v.array(save), v.maxLength(MOST_PICTURES)) }),
    output: v.object({
      /** `thumbnail` is null if the file cannot be read or its position is not valid */
      pictures: v.array(v.object({ save: v.string(), thumbnail: v.nullable(Thumbnail) })),
    }),
  },
  'library.rename': { input: v.strictObject({ save, name }), output: SaveSummary },
  'library.duplicate': { input: v.strictObject({ save }), output: SaveSummary },
  /** moves a save to the trash; `library.restore` restores it */
  'library.discard': { input: v.strictObject({ save }), output: v.object({ token: v.string() }) },
  'library.restore': { input: v.strictObject({ token: v.string() }), output: SaveSummary },
  /** a saved game, or moves as `match.text` writes them; with `text` (a page without native dialogs, or pasted text) or through the host's open dialog; null if cancelled */
  'library.import': {
    input: v.strictObject({
      file: v.optional(v.object({ name: v.string(), text: v.pipe(v.string(), v.maxLength(LARGEST_FILE)) })),
    }),
    output: v.nullable(SaveSummary),
  },
  /** what a text is that was pasted or dropped; nothing is opened or changed */
  'text.recognise': {
    input: v.strictObject({ text: v.pipe(v.string(), v.maxLength(LARGEST_FILE)) }),
    output: Recognised,
  },
  /** returns the file for the page to download, or null if the host's save dialog has saved it or was cancelled */
  'library.export': {
    input: v.strictObject({ save }),
    output: v.object({
      file: v.nullable(v.object({ name: v.string(), text: v.string() })),
      where: v.nullable(v.string()),
    }),
  },
  'match.start': {
    input: v.strictObject({
      variant: v.string(),
      options: v.record(v.string(), v.string()),
      players: Seats,
      /** a set-up position; absent: the usual array */
      start: v.optional(Draft),
      /** absent: without clocks */
      timeControl: v.optional(TimeControl),
    }),
    output: View,
  },
  /** the problems of a draft, and how it looks; `draft` absent: the usual array */
  'setup.check': {
    input: v.strictObject({
      variant: v.string(),
      options: v.record(v.string(), v.string()),
      draft: v.optional(Draft),
    }),
    output: Checked,
  },
  /** a pasted position: a census line (`K@e1 k@e8`, with `turn=black` anywhere in it), an array in rows, or JSON of a start */
  'setup.read': {
    input: v.strictObject({
      variant: v.string(),
      options: v.record(v.string(), v.string()),
      text: v.pipe(v.string(), v.maxLength(LONGEST_POSITION)),
    }),
    output: Checked,
  },
  /** the position of the open match as a draft; while the referee is off, what is on the table */
  'setup.fromTable': { input: here, output: Checked },
  'match.open': { input: v.strictObject({ save }), output: View },
  'match.salvage': { input: v.strictObject({ token: v.string() }), output: View },
  /** same players with sides changed, same house rules */
  'match.rematch': { input: here, output: View },
  'match.leave': { input: here, output: nothing },
  'match.rename': { input: v.strictObject({ ...at, name }), output: View },
  /** a copy under another name or place; through the host's dialog where it has one */
  'match.saveCopy': {
    input: here,
    output: v.object({
      file: v.nullable(v.object({ name: v.string(), text: v.string() })),
      where: v.nullable(v.string()),
    }),
  },
  /**
   * a picture of the table (PNG in base64), saved through the host's dialog; `where` is null if that was cancelled. Without
   * native dialogs the page offers its picture as a download itself
   */
  'match.savePicture': {
    // a little above the limit, which is refused with a sentence of its own
    input: v.strictObject({ match: at.match, png: v.pipe(v.string(), v.maxLength(LARGEST_PICTURE * 1.5)) }),
    output: v.object({ where: v.nullable(v.string()) }),
  },
  /** a film of the game (WebM or GIF in base64), saved like a picture */
  'match.saveFilm': {
    input: v.strictObject({ match: at.match, film: v.pipe(v.string(), v.maxLength(LARGEST_FILM * 1.5)) }),
    output: v.object({ where: v.nullable(v.string()) }),
  },
  /**
   * as text: the game up to the present position, and the position as the editor reads it, both as the viewer may know
   * them; `hidden`: how many actions the viewer may not know, without which the game cannot be read back; nor can one that
   * is too long
   */
  'match.text': {
    input: here,
    output: v.object({
      game: LongText,
      position: LongText,
      hidden: v.number(),
      isTooLong: v.optional(v.literal(true)),
    }),
  },
  'match.view': { input: v.strictObject({ match: at.match }), output: View },
  'match.history': { input: here, output: v.object({ nodes: v.array(HistoryNode), node: v.number() }) },
  /** comments on the move that led to a node, at any revision; neither mark nor text: removes the comment */
  'match.comment': {
    input: v.strictObject({
      match: at.match,
      node: v.pipe(v.number(), v.integer(), v.minValue(0)),
      mark: v.nullable(CommentMark),
      text: v.pipe(v.string(), v.maxLength(LONGEST_COMMENT)),
    }),
    output: Played,
  },
  /** the table as players have changed it while the referee is off; the first such request switches it off */
  'match.free': { input: v.strictObject({ ...at, draft: Draft }), output: Played },
  /** switches the referee on again; refused with what is wrong while the position cannot be played */
  'match.referee': { input: here, output: Played },
  /** writes the page of notes anew, at any revision; empty: there are none */
  'match.notes': {
    input: v.strictObject({ match: at.match, text: v.pipe(v.string(), v.maxLength(LONGEST_NOTES)) }),
    output: Played,
  },
  /** draws a line on the table, or erases lines (`back`: brings erased ones back), at any revision */
  'match.draw': { input: v.strictObject({ match: at.match, pen: Pen, points: StrokePoints }), output: Played },
  'match.erase': {
    input: v.strictObject({
      match: at.match,
      strokes: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(1), v.maxLength(MOST_STROKES)),
      back: v.optional(v.literal(true)),
    }),
    output: Played,
  },
  /** the position at another node, without going there, with the effects of the action that led to it */
  'match.look': {
    input: v.strictObject({ ...at, node: v.pipe(v.number(), v.integer()) }),
    output: v.object({ view: View, effects: v.array(EffectView) }),
  },
  /** the actions of one piece; null: those without a piece. `can.endTurn` says whether the turn can be ended */
  'match.actions': { input: v.strictObject({ ...at, piece: v.nullable(PieceId) }), output: v.array(ActionView) },
  /** what a piece could do on its square, whoever is to move, at the viewed node (absent: the present one) */
  'match.reach': {
    input: v.strictObject({ ...at, piece: PieceId, node: v.optional(v.pipe(v.number(), v.integer())) }),
    output: v.array(ReachView),
  },
  /** every action that captures on, enters or otherwise touches this cell */
  'match.onto': { input: v.strictObject({ ...at, cell: CellId }), output: v.array(ActionView) },
  /** the first actions that somebody may mean who has typed this: notation in any spelling, or words, complete or not */
  'match.find': {
    input: v.strictObject({ ...at, text: v.pipe(v.string(), v.maxLength(LONGEST_TYPED)) }),
    output: v.pipe(v.array(ActionView), v.maxLength(MOST_FOUND)),
  },
  /**
   * several pieces that go the same way in one turn, each by its own rule: so many files to the right and ranks up, as the
   * first side sees the board, or less far where it can go less far. Who can go, one after another, and who cannot
   */
  'match.together': {
    input: v.strictObject({ ...at, pieces: Several, files: Far, ranks: Far }),
    output: Together,
  },
  /** every piece of either side that could capture an enemy on this cell, whoever is to move */
  'match.attackers': { input: v.strictObject({ ...at, cell: CellId }), output: v.array(Attacker) },
  /** the side to move confirms that it is alone at the screen, which shows its secrets */
  'match.reveal': { input: here, output: View },
  'match.hide': { input: here, output: View },
  'match.preview': { input: v.strictObject({ ...at, action }), output: Preview },
  /**
   * why a piece cannot go to a cell, or (cell null) cannot move at all, or (piece null) why the feature `places` cannot
   * be placed on the cell
   */
  'match.why': {
    input: v.strictObject({
      ...at,
      piece: v.nullable(PieceId),
      cell: v.nullable(CellId),
      places: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
    }),
    output: Reason,
  },
  /** plays the ready lay-out of the phase, one action after another */
  'match.layReady': { input: here, output: Played },
  'match.play': { input: v.strictObject({ ...at, action }), output: Played },
  /** plays these one after another, or none of them; as long as the game is open, one undo takes them back */
  'match.playTogether': {
    input: v.strictObject({ ...at, actions: v.pipe(v.array(action), v.minLength(1), v.maxLength(MOST_TOGETHER)) }),
    output: Played,
  },
  /** `agreed`: both players agreed to undo a step that revealed a secret */
  'match.undo': {
    input: v.strictObject({ ...at, unit: v.picklist(['action', 'turn']), agreed: v.optional(v.boolean()) }),
    output: Played,
  },
  'match.redo': { input: v.strictObject({ ...at, unit: v.picklist(['action', 'turn']) }), output: Played },
  /** goes to that node; playing from there makes a branch */
  'match.goto': {
    input: v.strictObject({ ...at, node: v.pipe(v.number(), v.integer()), agreed: v.optional(v.boolean()) }),
    output: Played,
  },
  'match.resign': { input: here, output: Played },
  'match.agree': { input: here, output: Played },
  /** a player claims that a check was not called; in `match.play` a check is called by `+` after the action */
  'match.claim': { input: here, output: Played },
  /**
   * tosses the coin or (`dice`) rolls so many dice, with so many sides if they are not the usual ones, which the main
   * process does; the last of `tosses` is what came up
   */
  'match.toss': {
    input: v.strictObject({
      ...at,
      dice: v.nullable(DiceCount),
      sides: v.optional(OtherSides),
    }),
    output: Played,
  },
  /**
   * the text for the other machine: the turn that was finished, with the invitation as long as nothing came back. From then
   * on it counts as sent, and is not taken back; while the other side is awaited it is the same text again
   */
  'correspondence.copy': {
    input: v.strictObject({ ...at, draw: v.boolean() }),
    output: v.object({ text: v.string(), view: View }),
  },
  /**
   * a text from the other machine. Its game is found, opened and gets the turn; an invitation begins one. `view` is null if
   * the game was on the table already, and the event `played` has told of the turn. Refused with nothing changed. `question`:
   * it is a whole game, and a person has to say whether it is taken over
   */
  'correspondence.receive': {
    input: v.strictObject({ text: v.pipe(v.string(), v.maxLength(LONGEST_TURN_TEXT + 1)) }),
    output: v.object({
      what: v.picklist(['turn', 'invitation', 'question']),
      save: v.string(),
      view: v.nullable(View),
    }),
  },
  /** a draw is offered, or not, with the next turn that the broker carries from here */
  'correspondence.offerDraw': { input: v.strictObject({ ...at, offer: v.boolean() }), output: View },
  ...brokerRequests,
  /** stops the clocks until a player goes on or makes a move, or goes on; the event `clock` tells of it */
  'clock.pause': { input: v.strictObject({ match: at.match, paused: v.boolean() }), output: nothing },
  /** the page shows something that stops the clocks (a question to both, playback), or no longer */
  'clock.hold': { input: v.strictObject({ match: at.match, held: v.boolean() }), output: nothing },
  /** by agreement that side gets so many seconds more */
  'clock.give': {
    input: v.strictObject({
      ...at,
      side: Side,
      seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_GIFT)),
    }),
    output: Played,
  },
  /** by agreement the game goes on without clocks */
  'clock.off': { input: here, output: Played },
  /** the side that has time left claims the win, where a fallen flag allows it */
  'clock.claim': { input: here, output: Played },
  /** the computer plays the best that it has found so far */
  'computer.moveNow': { input: here, output: nothing },
  /** lets a computer that waits, is paused or has failed think now */
  'computer.go': { input: here, output: View },
  /** the computer stops thinking, until it is asked to go on */
  'computer.pause': { input: v.strictObject({ ...at, paused: v.boolean() }), output: View },
  /**
   * while both sides are the computer: the page has shown everything up to this revision, so the next turn may begin; an
   * older revision is ignored
   */
  'computer.shown': { input: here, output: nothing },
  /** seats the computer at a side or changes how it plays there; null: a person takes over */
  'computer.seat': {
    input: v.strictObject({ ...at, side: Side, computer: v.nullable(ComputerChoice) }),
    output: Played,
  },
  /**
   * the position after these actions from a node (absent: the present one), without going there: a line is played out.
   * Nothing happens in it that the viewer may not know
   */
  'computer.ahead': {
    input: v.strictObject({
      ...at,
      node: v.optional(v.pipe(v.number(), v.integer())),
      actions: v.pipe(v.array(action), v.minLength(1), v.maxLength(LONGEST_LINE)),
    }),
    output: Ahead,
  },
  /** what the computer or another engine would play: which piece, which move, why. Counted in the match, once for a position */
  'computer.hint': { input: v.strictObject({ ...at, engine: v.optional(EngineName) }), output: HintView },
  /** what the other side would do if it were to move now */
  'computer.threats': { input: here, output: ThreatsView },
  /**
   * analyses the position of a node (absent: the one shown as present) to that depth, in place of any other, by our computer
   * or another engine; the event `analysis` tells how far it is. Two players have to agree first, while the game goes on
   */
  'computer.analyse': {
    input: v.strictObject({
      ...at,
      node: v.optional(v.pipe(v.number(), v.integer())),
      depth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DEEPEST_ANALYSIS)),
      engine: v.optional(EngineName),
    }),
    output: nothing,
  },
  /** the players agree that the match is analysed while it is played, which the match notes */
  'computer.agreeAnalysis': { input: here, output: Played },
  /** reviews the line that was played, in the background; the event `review` tells how far it is */
  'computer.review': { input: here, output: nothing },
  /** stops it, whatever the position is by now */
  'computer.stop': {
    input: v.strictObject({ ...at, what: v.picklist(['hint', 'analysis', 'review']) }),
    output: nothing,
  },
  /** the problems that come with the app, and what was solved of them on this machine */
  'exercise.problems': {
    input: nothing,
    output: v.object({
      problems: v.array(ProblemSummary),
      /** the id of the problem of this day */
      today: v.string(),
      progress: ProblemProgress,
    }),
  },
  /** pictures of problems; those that do not exist are left out of the response */
  'exercise.pictures': {
    input: v.strictObject({ problems: v.pipe(v.array(text), v.maxLength(MOST_PICTURES)) }),
    output: v.object({ pictures: v.array(v.object({ problem: v.string(), thumbnail: Thumbnail })) }),
  },
  /** the courses of the games that have one, and how far each lesson was done on this machine */
  /** `under`: house rules of a game, whose lessons are told as they are given under these */
  'exercise.lessons': {
    input: v.strictObject({
      under: v.optional(v.strictObject({ variant: text, options: v.record(v.string(), v.string()) })),
    }),
    output: v.object({ courses: v.array(Course) }),
  },
  /** opens a problem in place of whatever is on the table; it is not a saved game */
  'exercise.open': { input: v.strictObject({ problem: text }), output: View },
  /** the same with a step of a lesson, counted from 0 */
  'exercise.learn': {
    input: v.strictObject({
      lesson: text,
      step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
      options: v.optional(v.record(v.string(), v.string())),
    }),
    output: View,
  },
  /** plays the solution from here, in a lesson only from its beginning; the event `played` tells of its actions */
  'exercise.solution': { input: here, output: nothing },
  /** forgets what was solved */
  'exercise.beginAgain': { input: nothing, output: nothing },
  ...engineRequests,
  ...ownGameRequests,
  ...updateRequests,
  ...workshopRequests,
  ...onlineRequests,
  ...tableRequests,
  'rules.book': { input: v.strictObject({ variant: v.string() }), output: Rulebook },
  'rules.diagram': { input: v.strictObject({ variant: v.string(), spec: AskedDiagram }), output: Diagram },
  'rules.cases': { input: v.strictObject({ variant: v.string() }), output: RulebookCases },
} as const satisfies Record<string, { readonly input: v.GenericSchema; readonly output: v.GenericSchema }>;

export const events = {
  /** from the native menu or its shortcuts: run this command of the page */
  command: v.object({ id: v.string() }),
  /** a match was opened without a request of this page: a file was double-clicked */
  opened: View,
  library: nothing,
  /** a file was opened that is no game but another text of ours, such as a position */
  text: v.object({ text: v.string() }),
  /** all running long tasks */
  works: v.array(Work),
  settings: Settings,
  notice: Problem,
  /** the match was changed without a request of this page: the computer has moved */
  played: v.object({ match: v.string(), ...Played.entries }),
  /** how long the computer has been thinking, of at most how long; at most once a second */
  thinking: v.object({
    match: v.string(),
    side: Side,
    /** turns or actions that it has looked ahead; null while it does something in secret, or has just begun */
    depth: v.nullable(v.number()),
    seconds: v.number(),
    most: v.number(),
  }),
  /** the clocks have stopped, go on, or have been set anew, and nothing else has changed */
  clock: v.object({ match: v.string(), clock: ClockView }),
  /** how far an analysis is */
  analysis: AnalysisNews,
  /** how far a review is */
  review: ReviewNews,
  /** there are more problems to solve than were listed */
  problems: nothing,
  /** there are more lessons than were listed */
  lessons: nothing,
  ...onlineEvents,
  ...brokerEvents,
  ...ownGameEvents,
  ...updateEvents,
  /** another page took over from this one */
  displaced: nothing,
} as const satisfies Record<string, v.GenericSchema>;

export type RequestName = keyof typeof requests;
export type EventName = keyof typeof events;
export type Input<K extends RequestName> = v.InferOutput<(typeof requests)[K]['input']>;
export type Output<K extends RequestName> = v.InferOutput<(typeof requests)[K]['output']>;
export type EventOf<K extends EventName> = v.InferOutput<(typeof events)[K]>;
export const requestNames = Object.keys(requests) as readonly RequestName[];
export const eventNames = Object.keys(events) as readonly EventName[];

/** Prefixes of the channels between Electron's processes: one channel for each request and event, and no others. */
export const CHANNEL = 'fairytable:';
export const EVENT_CHANNEL = 'fairytable:event:';

/** What the main process must provide: exactly one handler per request. */
export type Handlers = {
  readonly [K in RequestName]: (input: Input<K>) => Answer<Output<K>> | Promise<Answer<Output<K>>>;
};

/** The page's access to its host: `window.fairytable` under Electron, a socket in a browser. */
export interface Bridge {
  readonly ask: { readonly [K in RequestName]: (input: Input<K>) => Promise<Answer<Output<K>>> };
  /** returns a function that stops listening */
  readonly on: { readonly [K in EventName]: (listener: (event: EventOf<K>) => void) => () => void };
}
