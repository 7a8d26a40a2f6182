/// <reference path="../../shared/text-files.d.ts" />
/** Known variants that come with the program, as the texts of their files: name of the file, text. */
import almost from './almost.fairygame';
import amazons from './amazons.fairygame';
import antichess from './antichess.fairygame';
import asean from './asean.fairygame';
import atomic from './atomic.fairygame';
import berolina from './berolina.fairygame';
import breakthrough from './breakthrough.fairygame';
import cambodian from './cambodian.fairygame';
import capablanca from './capablanca.fairygame';
import chess960 from './chess960.fairygame';
import chigorin from './chigorin.fairygame';
import courier from './courier.fairygame';
import crazyhouse from './crazyhouse.fairygame';
import dobutsu from './dobutsu.fairygame';
import duck from './duck.fairygame';
import extinction from './extinction.fairygame';
import grand from './grand.fairygame';
import horde from './horde.fairygame';
import isolation from './isolation.fairygame';
import janggi from './janggi.fairygame';
import kingOfTheHill from './king-of-the-hill.fairygame';
import knightmate from './knightmate.fairygame';
import losAlamos from './los-alamos.fairygame';
import makpong from './makpong.fairygame';
import makruk from './makruk.fairygame';
import marseillais from './marseillais.fairygame';
import minishogi from './minishogi.fairygame';
import omicron from './omicron.fairygame';
import orthodox from './orthodox.fairygame';
import racingKings from './racing-kings.fairygame';
import seirawan from './seirawan.fairygame';
import shako from './shako.fairygame';
import shatranj from './shatranj.fairygame';
import shogi from './shogi.fairygame';
import sittuyin from './sittuyin.fairygame';
import spartan from './spartan.fairygame';
import threeCheck from './three-check.fairygame';
import toriShogi from './tori-shogi.fairygame';
import wolf from './wolf.fairygame';
import xiangqi from './xiangqi.fairygame';

export const shelfGames: ReadonlyMap<string, string> = new Map([
  ['almost', almost],
  ['amazons', amazons],
  ['antichess', antichess],
  ['asean', asean],
  ['atomic', atomic],
  ['berolina', berolina],
  ['breakthrough', breakthrough],
  ['cambodian', cambodian],
  ['capablanca', capablanca],
  ['chess960', chess960],
  ['chigorin', chigorin],
  ['courier', courier],
  ['crazyhouse', crazyhouse],
  ['dobutsu', dobutsu],
  ['duck', duck],
  ['extinction', extinction],
  ['grand', grand],
  ['horde', horde],
  ['isolation', isolation],
  ['janggi', janggi],
  ['king-of-the-hill', kingOfTheHill],
  ['knightmate', knightmate],
  ['los-alamos', losAlamos],
  ['makpong', makpong],
  ['makruk', makruk],
  ['marseillais', marseillais],
  ['minishogi', minishogi],
  ['omicron', omicron],
  ['orthodox', orthodox],
  ['racing-kings', racingKings],
  ['seirawan', seirawan],
  ['shako', shako],
  ['shatranj', shatranj],
  ['shogi', shogi],
  ['sittuyin', sittuyin],
  ['spartan', spartan],
  ['three-check', threeCheck],
  ['tori-shogi', toriShogi],
  ['wolf', wolf],
  ['xiangqi', xiangqi],
]);
