/**
 * Requests about the match on the table. A request that depends on a position says which one it means; when the table
 * has moved on, it is answered with the table as it is now and nothing is done.
 */
import { err, type Result } from '../../engine/core/result.ts';
import { problemsOf } from '../../engine/core/start.ts';
import { type Change, Match, type Setup } from '../../engine/match/match.ts';
import { applyGradually } from '../../engine/match/open.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import { draftMessages, errorMessages, problemMessages, saveMessages } from '../contract/messages.ts';
import type { Handlers } from '../contract/requests.ts';
import type { Answer } from '../contract/result.ts';
import type { Played, View } from '../contract/view.ts';
import { now } from '../saves/clock.ts';
import { codeOf } from '../saves/disk.ts';
import { problem } from '../saves/problems.ts';
import { type ActiveMatch, answered, refusal, refused, type Table, value } from './application.ts';
import { handOver, renameSeated } from './library-requests.ts';
import type { MatchSession } from './match-session.ts';

type MatchRequests = Pick<Handlers, Extract<keyof Handlers, `match.${string}`>>;
interface Where {
  readonly match: string;
  readonly revision: number;
}

export function matchRequests(table: Table): MatchRequests {
  const { queue } = table;

  /** Does the work at the position that the request means, or answers what there is instead. */
  const at = <T>(
    { match, revision }: Where,
    work: (seated: ActiveMatch) => Answer<T> | Promise<Answer<T>>,
  ): Promise<Answer<T>> =>
    queue.run(() =>
      table.trying(async () => {
        const { current } = table;
        if (!current) return refusal('no-match', errorMessages.noMatch);
        const { running } = current;
        if (running.id !== match || running.revision !== revision) {
          return refusal('stale', errorMessages.stale, { view: running.view() });
        }
        try {
          return await work(current);
        } catch (error) {
          if (!running.viewer.hasSecrets || codeOf(error) !== 'unknown') throw error;
          table.host.log(`a request went wrong: ${traceOf(error, false)}`);
          return refusal('internal', errorMessages.internal);
        }
      }),
    );

  /** A question about the position: only for whoever may look now. */
  const ask = <T>(where: Where, question: (running: MatchSession) => Result<T>): Promise<Answer<T>> =>
    at(where, ({ running }) =>
      running.viewer.isCovered ? refusal('covered', errorMessages.covered) : answered(question(running)),
    );

  /** Changes the match: the entry is on the disk before the answer leaves. */
  const change = (
    where: Where,
    make: (match: Match, when: { at: number }, running: MatchSession) => Result<Change>,
    whenCovered: 'allowed' | 'refused' = 'refused',
  ): Promise<Answer<Played>> =>
    at(where, async ({ running, keeping }) => {
      if (running.viewer.isCovered && whenCovered === 'refused') return refusal('covered', errorMessages.covered);
      const entries = [...running.match.entries];
      const { turn } = running.match.position;
      let made: Result<Change>;
      try {
        made = make(running.match, { at: now() }, running);
      } catch (error) {
        // a rule that threw may have left anything behind; the entries are what is sure
        const isOpen = !running.viewer.hasSecrets;
        table.host.log(`a rule went wrong: ${traceOf(error, isOpen)}`);
        running.restore(entries);
        const detail = isOpen && error instanceof Error ? error.message : undefined;
        return refusal('rules-bug', errorMessages.rulesBug, {
          problem: problem('rules-bug', problemMessages.rulesBug, detail),
        });
      }
      if (!made.ok) {
        return made.error.code === 'revelation' ? refusal('both', errorMessages.both) : refused(made.error);
      }
      running.viewer.changed(made.value, turn);
      await keeping.record();
      // what may be lost with a file is a turn; the journal has every action
      const { node, how, secretOf } = made.value;
      // a file that is written at once would tell that something was done in secret
      if (secretOf === null && (node.endsTurn || how !== 'play')) keeping.file();
      const effects = running.effects(made.value.effects);
      const { rewound } = made.value;
      return value({ revision: running.revision, effects, view: running.view(), ...(rewound && { rewound }) });
    });
  /** Going back, which both players may have to agree to. */
  const back = (
    where: Where,
    agreed: boolean | undefined,
    make: (match: Match, how: { at: number; agreed: boolean }, running: MatchSession) => Result<Change>,
  ): Promise<Answer<Played>> =>
    change(
      where,
      (match, when, running) =>
        running.viewer.isCovered && !agreed
          ? err('revelation', errorMessages.both)
          : make(match, { ...when, agreed: agreed === true }, running),
      'allowed',
    );

  const begin = async (setup: Setup): Promise<Answer<View>> => {
    const begun = Match.begin(setup);
    if (!begun.ok) return refused(begun.error);
    const today = new Date(now());
    const wish = saveMessages.newGame(setup.variant.words.title, dayOf(today));
    const name = await table.library.free(wish);
    return table.seat(begun.value, name, { created: today.getTime(), filed: false, isNew: true });
  };

  return {
    'match.start': ({ variant: id, options, players, start }) =>
      queue.run(() =>
        table.trying(async () => {
          const variant = variantNamed(id);
          if (!variant) return refusal('no-such-variant', errorMessages.noSuchVariant);
          const [wrong] = start ? problemsOf(variant, options, start) : [];
          if (wrong) {
            const cell = wrong.cell === null ? null : variant.topology.name(wrong.cell);
            return refusal(wrong.code, draftMessages.wrong(cell, wrong.says));
          }
          const [first, second] = players;
          return begin({ variant, options, players: [{ name: first }, { name: second }], start: start ?? null });
        }),
      ),
    'match.open': ({ save }) => table.opening(save),
    'match.salvage': ({ token }) => {
      const open = (): Promise<Answer<View>> =>
        queue.run(() =>
          table.givingUp(async () => {
            const salvage = await table.catalogue.salvage(token);
            if (!salvage) return refusal('nothing-to-salvage', errorMessages.nothingToSalvage);
            const { match } = salvage;
            // the salvaged match may be on the table already: every opening plays on its own copy
            const again = Match.begin({ ...match.rematch(), players: match.players, resumed: match.resumed });
            if (!again.ok) return refused(again.error);
            await table.works.run('open', salvage.name, (working) => working(applyGradually(again.value, match)));
            const name = await table.library.free(saveMessages.salvaged(salvage.name || match.variant.words.title));
            return table.seat(again.value, name, { created: null, filed: false, isNew: false });
          }),
        );
      const save = table.catalogue.gameOf(token);
      return save === null ? open() : table.whenRecovered(save, open);
    },
    'match.rematch': (where) => at(where, ({ running }) => begin(running.match.rematch())),
    'match.leave': (where) => at(where, () => table.leave()),
    'match.rename': ({ name, ...where }) =>
      at(where, async ({ running }) => {
        const renamed = await renameSeated(table, name);
        return renamed.ok ? value(running.view()) : renamed;
      }),
    'match.saveCopy': async (where) => {
      const text = await at(where, ({ keeping }) => value(keeping.text()));
      if (!text.ok) return text;
      const seated = table.current;
      const entries = seated?.running.match.entries.length ?? 0;
      const handed = await handOver(table, seated?.running.name ?? '', text.value);
      if (handed.ok && (handed.value.file || handed.value.where)) seated?.keeping.keptElsewhere(entries);
      return handed;
    },
    'match.view': ({ match }) =>
      queue.run(() => {
        const running = table.current?.running;
        if (!running) return refusal('no-match', errorMessages.noMatch);
        if (running.id !== match) return refusal('stale', errorMessages.stale, { view: running.view() });
        return value(running.view());
      }),
    'match.history': (where) => at(where, ({ running }) => value(running.history())),
    'match.look': ({ node, ...where }) => at(where, ({ running }) => answered(running.look(node))),
    'match.actions': ({ piece, ...where }) => ask(where, (running) => running.actionsOf(piece)),
    'match.reach': ({ piece, node, ...where }) => ask(where, (running) => running.reachOf(piece, node ?? null)),
    'match.onto': ({ cell, ...where }) => ask(where, (running) => running.onto(cell)),
    'match.attackers': ({ cell, ...where }) => ask(where, (running) => running.attackers(cell)),
    'match.uncover': (where) =>
      at(where, ({ running }) => {
        const { viewer } = running;
        if (viewer.canUncover) viewer.uncover();
        else if (viewer.side === null) return refusal('nothing-hidden', errorMessages.nothingHidden);
        return value(running.view());
      }),
    'match.cover': (where) => at(where, ({ running }) => value(running.coveredView())),
    'match.preview': ({ action, ...where }) => ask(where, (running) => running.preview(action)),
    'match.why': ({ piece, cell, places, ...where }) =>
      ask(where, (running) => running.why(piece, cell, places ?? null)),
    'match.play': ({ action, ...where }) => change(where, (match, when) => match.play(action, when)),
    'match.layReady': (where) => change(where, layReady),
    'match.undo': ({ unit, agreed, ...where }) =>
      back(where, agreed, (match, how, running) => {
        if (!running.viewer.isCovered) return match.undo(unit, how);
        // whoever was in the middle of something takes it back first, whether or not there was anything
        if (!running.viewer.canGoBackCovered) return err('nothing-to-undo', errorMessages.nothingToUndo);
        if (match.cursor.secretOf !== null) match.undo('turn', how);
        return match.undo(unit, how);
      }),
    'match.redo': ({ unit, ...where }) => change(where, (match, when) => match.redo(unit, when)),
    'match.goto': ({ node, agreed, ...where }) =>
      back(where, agreed, (match, how, { viewer }) => {
        if (!viewer.maySee(node)) return err('no-such-node', errorMessages.noSuchNode);
        // the covered screen shows it already, whatever was done since
        const isShown = viewer.isCovered && node === match.seenBy(null).id;
        return isShown ? err('already-there', errorMessages.alreadyThere) : match.goto(node, how);
      }),
    // whose turn it is resigns: nobody else sits at the keyboard
    'match.resign': (where) => change(where, (match, when) => match.resign(match.position.turn, when), 'allowed'),
    'match.agree': (where) => change(where, (match, when) => match.agree(when), 'allowed'),
    'match.claim': (where) => change(where, (match, when) => match.claim(when)),
  };
}

/** Every action is an entry of its own; the change is that of all together, and nobody watches 24 of them. */
function layReady(match: Match, when: { at: number }): Result<Change> {
  const texts = match.position.phase?.ready?.texts ?? [];
  let last: Result<Change> = err('nothing-ready', errorMessages.nothingReady);
  for (const text of texts) {
    last = match.play(text, when);
    if (!last.ok) throw new Error(`the ready lay-out is not legal: ${text}: ${last.error.message}`);
  }
  return last.ok ? { ok: true, value: { ...last.value, effects: [] } } : last;
}

/** Where it happened; what the error says too, unless that could tell a secret. */
function traceOf(error: unknown, isOpen: boolean): string {
  if (!(error instanceof Error)) return isOpen ? String(error) : typeof error;
  const trace = error.stack ?? error.message;
  return isOpen ? trace : `${error.name} ${trace.slice(trace.indexOf('\n    at ') + 1)}`;
}

/** A day that sorts by name: the players' own day, not that of Greenwich. */
function dayOf(time: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
