/// <reference path="../../engine/shared/text-files.d.ts" />
/** Known variants that come with the program, as the texts of their files: name of the file, text. */
import almost from '../../engine/workshop/shelf/almost.fairygame';
import amazons from '../../engine/workshop/shelf/amazons.fairygame';
import antichess from '../../engine/workshop/shelf/antichess.fairygame';
import atomic from '../../engine/workshop/shelf/atomic.fairygame';
import berolina from '../../engine/workshop/shelf/berolina.fairygame';
import breakthrough from '../../engine/workshop/shelf/breakthrough.fairygame';
import capablanca from '../../engine/workshop/shelf/capablanca.fairygame';
import chigorin from '../../engine/workshop/shelf/chigorin.fairygame';
import courier from '../../engine/workshop/shelf/courier.fairygame';
import crazyhouse from '../../engine/workshop/shelf/crazyhouse.fairygame';
import dobutsu from '../../engine/workshop/shelf/dobutsu.fairygame';
import duck from '../../engine/workshop/shelf/duck.fairygame';
import extinction from '../../engine/workshop/shelf/extinction.fairygame';
import grand from '../../engine/workshop/shelf/grand.fairygame';
import horde from '../../engine/workshop/shelf/horde.fairygame';
import isolation from '../../engine/workshop/shelf/isolation.fairygame';
import janggi from '../../engine/workshop/shelf/janggi.fairygame';
import kingOfTheHill from '../../engine/workshop/shelf/king-of-the-hill.fairygame';
import knightmate from '../../engine/workshop/shelf/knightmate.fairygame';
import losAlamos from '../../engine/workshop/shelf/los-alamos.fairygame';
import makruk from '../../engine/workshop/shelf/makruk.fairygame';
import marseillais from '../../engine/workshop/shelf/marseillais.fairygame';
import minishogi from '../../engine/workshop/shelf/minishogi.fairygame';
import omicron from '../../engine/workshop/shelf/omicron.fairygame';
import orthodox from '../../engine/workshop/shelf/orthodox.fairygame';
import racingKings from '../../engine/workshop/shelf/racing-kings.fairygame';
import seirawan from '../../engine/workshop/shelf/seirawan.fairygame';
import shako from '../../engine/workshop/shelf/shako.fairygame';
import shatranj from '../../engine/workshop/shelf/shatranj.fairygame';
import shogi from '../../engine/workshop/shelf/shogi.fairygame';
import spartan from '../../engine/workshop/shelf/spartan.fairygame';
import threeCheck from '../../engine/workshop/shelf/three-check.fairygame';
import toriShogi from '../../engine/workshop/shelf/tori-shogi.fairygame';
import wolf from '../../engine/workshop/shelf/wolf.fairygame';
import xiangqi from '../../engine/workshop/shelf/xiangqi.fairygame';

export const shelfGames: ReadonlyMap<string, string> = new Map([
  ['almost', almost],
  ['amazons', amazons],
  ['antichess', antichess],
  ['atomic', atomic],
  ['berolina', berolina],
  ['breakthrough', breakthrough],
  ['capablanca', capablanca],
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
  ['spartan', spartan],
  ['three-check', threeCheck],
  ['tori-shogi', toriShogi],
  ['wolf', wolf],
  ['xiangqi', xiangqi],
]);
