/**
 * Chesimals I by Joe Joyce, as the core wants it: eight chesimals of seven or nine units, of which a turn moves one as
 * far as chains reach. A variant has one board, so the two boards are two variants of the same rules.
 */

import type { Topology } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import type { Variant } from '../../core/variant.ts';
import { notesAbsorption } from './absorption.ts';
import { colour, groupOfUnit, layout, tall, wide } from './board.ts';
import { isLeaderless } from './chain.ts';
import { groups } from './colours.ts';
import { conditionsOf, noteTouch, ownerOfUnit, tellTouch } from './conditions.ts';
import { areChainsMixed, strikeOut } from './fusion.ts';
import { objections } from './objections.ts';
import { setUpArray } from './start/array.ts';
import { census } from './start/census.ts';
import { checkStart } from './start/problems.ts';
import { checkFacts } from './start/sound.ts';
import { pieceFlags, readStart, ready, startFields, writeFields, writeFlags } from './start/start.ts';
import {
  actionEnds,
  budgetOf,
  chosenColour,
  drawn,
  endTurn,
  hasBegun,
  isBetweenTurns,
  mayMove,
  quietLeft,
  turnContinues,
  turnEnds,
  unbind,
} from './turn.ts';
import { unitsOn } from './units.ts';
import { endings, forms, options, provenance, sides, tallWords, wideWords } from './words/words.ts';

const chesimalsOn = (board: Topology, more: Pick<Variant, 'id' | 'formOf' | 'words'>): Variant => {
  const types = unitsOn(board);
  return {
    ...more,
    rulesVersion: 1,
    sides,
    topology: board,
    layout,
    types,
    endings,
    options,
    setup: (game) => setUpArray(game, types),
    whenStuck: () => ({ winner: null, reason: 'no-unit' }), // Q21
    provenance,
    turnRules: [endTurn],
    reactions: [notesAbsorption], // Q42
    turns: {
      actionBegins(game: Game) {
        noteTouch(game);
        strikeOut(game);
      },
      actionEnds(game: Game) {
        actionEnds(game);
        tellTouch(game);
      },
      turnContinues,
      turnEnds,
      isMidTurn: hasBegun,
      budget: budgetOf,
      unbind,
    },
    // Q25: who has lost the Chief never moves again, and so threatens nobody
    limits: { mayMove, isHeld: isLeaderless },
    draws: { drawn, repetition: { times: 3, reason: 'repetition', counts: isBetweenTurns }, quietLeft }, // Q32
    groups: {
      all: groups,
      of: groupOfUnit,
      join: (game, unit, group) => game.set(colour, unit, group + 1), // Q41
      chosen: chosenColour,
      areMixed: areChainsMixed,
    },
    start: {
      ready,
      fields: startFields,
      pieceFlags,
      read: readStart,
      writeFlags,
      writeFields,
      check: checkStart,
      checkFacts,
      census,
    },
    explains: { ownerOf: ownerOfUnit, conditionsOf, objections },
  };
};

export const chesimals = chesimalsOn(tall, { id: 'chesimals', formOf: forms.tall, words: tallWords });
/** Q1: the board the other way round. */
export const chesimalsWide = chesimalsOn(wide, { id: 'chesimals-16x12', formOf: forms.wide, words: wideWords });
