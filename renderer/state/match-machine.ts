/**
 * The machine behind the table: idle, a piece lifted, a choice between several actions on one cell, a warning, the
 * play sent, its playback, idle again; beside it looking back. A pure function of state and event: what it wants from
 * the table it answers as requests, what is to be said as utterances. Must stay true: an answer nobody waits for any
 * more changes nothing; no input is taken between sending a change and its answer; Escape always leads one step out.
 */
import { type MatchEvent, type MatchState, type Mode, pieceAt, pieceOf, type Step } from './match.ts';
import { answered } from './match-answers.ts';
import {
  aimAt,
  arriving,
  askEnd,
  askHistory,
  asking,
  askWhy,
  backToNow,
  calm,
  chooseCell,
  here,
  idle,
  lift,
  previewing,
  putBack,
  same,
  send,
  submit,
} from './match-steps.ts';

const pick = (s: MatchState, piece: number | null, cell: number | null): Step => {
  const id = piece ?? (cell === null ? null : (pieceAt(s.look?.view ?? s.view, cell)?.id ?? null));
  if (s.look) return same(id === null ? s : { ...s, inspected: id, cursor: cell ?? s.cursor });
  switch (s.mode.is) {
    case 'idle': {
      const at = cell === null ? s : { ...s, cursor: cell };
      if (id === null) return same({ ...at, why: null });
      if (s.view.movable.includes(id)) return lift(at, id);
      const mine = pieceOf(s.view, id)?.side === s.view.turn && s.view.outcome === null;
      const why = mine ? { piece: id, cell: null, reason: null } : null;
      return { state: { ...at, inspected: id, why }, asks: [], says: why ? [{ say: 'why', why }] : [] };
    }
    case 'lifted': {
      if (cell !== null) return chooseCell({ ...s, cursor: cell }, cell);
      if (id === null) return putBack(s);
      if (id === s.mode.piece) return putBack(s);
      return s.view.movable.includes(id) ? lift(s, id) : same({ ...s, inspected: id });
    }
    case 'choosing': {
      if (cell === s.mode.cell) return same(s);
      return pick({ ...s, mode: { ...s.mode, is: 'lifted', wanted: null } as Mode, preview: null }, piece, cell);
    }
    case 'ending':
    case 'warned':
    case 'sent':
    case 'playing':
      return same(s);
  }
};

const stepOut = (s: MatchState): Step => {
  switch (s.mode.is) {
    case 'choosing': {
      const { piece, actions } = s.mode;
      return same({ ...s, mode: { is: 'lifted', piece, actions, wanted: null }, preview: null, aim: null });
    }
    case 'ending':
    case 'warned':
    case 'lifted':
      return putBack(s);
    case 'sent':
    case 'playing':
      return same(s);
    case 'idle':
      if (s.why) return same({ ...s, why: null });
      return s.look ? backToNow(s) : same(s);
  }
};

/** Changes are refused while another is under way or a dialog is open; looking back is left first. */
const free = (s: MatchState): boolean => s.mode.is !== 'sent' && s.waiting.change === undefined;

export const step = (s: MatchState, e: MatchEvent): Step => {
  switch (e.on) {
    case 'pick':
      return pick(s, e.target.piece, e.target.cell);
    case 'aim': {
      const cell = e.target?.cell ?? null;
      const hovered = e.target?.piece ?? (cell === null ? null : (pieceAt(s.look?.view ?? s.view, cell)?.id ?? null));
      return aimAt(hovered === s.hovered ? s : { ...s, hovered }, cell);
    }
    case 'lift':
      if (s.look || !s.view.movable.includes(e.piece) || !free(s)) return same(s);
      if (s.mode.is === 'lifted' && s.mode.piece === e.piece) return same(s);
      return s.mode.is === 'idle' || s.mode.is === 'lifted' || s.mode.is === 'choosing' ? lift(s, e.piece) : same(s);
    case 'drop': {
      if (s.mode.is !== 'lifted' || s.mode.piece !== e.piece || e.target.cell === null) return same(s);
      // let go where it stood: it stays lifted, as after a click
      if (pieceAt(s.view, e.target.cell)?.id === e.piece) return same(s);
      return chooseCell({ ...s, cursor: e.target.cell }, e.target.cell);
    }
    case 'choose': {
      const choice = s.mode.is === 'choosing' ? s.mode.choices[e.index] : undefined;
      return choice ? submit(s, choice) : same(s);
    }
    case 'point-choice': {
      if (s.mode.is !== 'choosing') return same(s);
      const choice = s.mode.choices[e.index];
      return choice ? previewing({ ...s, mode: { ...s.mode, at: e.index } }, choice) : same(s);
    }
    case 'confirm':
      return s.mode.is === 'warned' ? send(s, s.mode.action) : same(s);
    case 'escape':
      return stepOut(s);
    case 'why':
      return s.mode.is === 'lifted' && s.mode.actions !== null ? askWhy(s, s.mode.piece, e.cell) : same(s);
    case 'inspect':
      return same({ ...s, inspected: e.piece });
    case 'cursor':
      return aimAt({ ...s, cursor: e.cell, hovered: pieceAt(s.look?.view ?? s.view, e.cell)?.id ?? null }, e.cell);
    case 'seat':
      return same({ ...s, seat: e.side });
    case 'settled': {
      if (s.mode.is !== 'playing' || s.mode.key !== String(e.key)) return same(s);
      const seat = s.followTurn && !s.look && s.view.outcome === null ? s.view.turn : s.seat;
      return same({ ...s, mode: idle, seat });
    }
    case 'undo':
    case 'redo':
      if (!free(s) || !s.view.can[e.on]) return same(s);
      return asking({ ...calm(s), mode: { is: 'sent', piece: null } }, 'change', `match.${e.on}`, {
        ...here(s),
        unit: e.unit,
      });
    case 'resign':
    case 'agree':
      if (!free(s) || !s.view.can[e.on]) return same(s);
      return asking({ ...calm(s), mode: { is: 'sent', piece: null } }, 'change', `match.${e.on}`, here(s));
    case 'end-turn':
      if (!free(s) || s.look || !s.view.can.endTurn || s.mode.is === 'ending' || s.mode.is === 'warned') return same(s);
      return askEnd(s);
    case 'look':
      if (!free(s)) return same(s);
      if (e.node === s.view.node) return backToNow(s);
      return asking(calm(s), 'look', 'match.look', { ...here(s), node: e.node });
    case 'now':
      return backToNow(s);
    case 'play-on':
      if (!s.look || !free(s)) return same(s);
      return asking({ ...calm(s), mode: { is: 'sent', piece: null } }, 'change', 'match.goto', {
        ...here(s),
        node: s.look.node,
      });
    case 'opened': {
      if (e.view === s.view) return same(s);
      const view = { ...calm(s), view: e.view, look: null, previews: {}, waiting: {}, serial: s.serial + 1 };
      return askHistory({
        ...view,
        arrival: arriving(view, 'cut', []),
        told: e.view.revision === s.view.revision ? s.told : null,
        seat: s.followTurn && e.view.outcome === null ? e.view.turn : s.seat,
      });
    }
    case 'settings':
      return same({ ...s, warnLosing: e.warnLosing, followTurn: e.followTurn });
    case 'answered':
      return answered(s, e.answered);
  }
};
