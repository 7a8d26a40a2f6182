/// <reference path="../../shared/text-files.d.ts" />
/** Known variants that come with the program, as the texts of their files: name of the file, text. */
import almost from './chess/almost.fairygame';
import amazon from './chess/amazon.fairygame';
import amazons from './chess/amazons.fairygame';
import antichess from './chess/antichess.fairygame';
import atomic from './chess/atomic.fairygame';
import berolina from './chess/berolina.fairygame';
import breakthrough from './chess/breakthrough.fairygame';
import capablanca from './chess/capablanca.fairygame';
import capahouse from './chess/capahouse.fairygame';
import chess960 from './chess/chess960.fairygame';
import chigorin from './chess/chigorin.fairygame';
import coregal from './chess/coregal.fairygame';
import courier from './chess/courier.fairygame';
import crazyhouse from './chess/crazyhouse.fairygame';
import duck from './chess/duck.fairygame';
import embassy from './chess/embassy.fairygame';
import extinction from './chess/extinction.fairygame';
import fiveCheck from './chess/five-check.fairygame';
import gothic from './chess/gothic.fairygame';
import grand from './chess/grand.fairygame';
import hoppelPoppel from './chess/hoppel-poppel.fairygame';
import horde from './chess/horde.fairygame';
import isolation from './chess/isolation.fairygame';
import janus from './chess/janus.fairygame';
import kingOfTheHill from './chess/king-of-the-hill.fairygame';
import knightmate from './chess/knightmate.fairygame';
import losAlamos from './chess/los-alamos.fairygame';
import losers from './chess/losers.fairygame';
import marseillais from './chess/marseillais.fairygame';
import nightrider from './chess/nightrider.fairygame';
import omicron from './chess/omicron.fairygame';
import orthodox from './chess/orthodox.fairygame';
import pocketKnight from './chess/pocket-knight.fairygame';
import racingKings from './chess/racing-kings.fairygame';
import sHouse from './chess/s-house.fairygame';
import seirawan from './chess/seirawan.fairygame';
import shako from './chess/shako.fairygame';
import shatranj from './chess/shatranj.fairygame';
import spartan from './chess/spartan.fairygame';
import threeCheck from './chess/three-check.fairygame';
import wolf from './chess/wolf.fairygame';
import asean from './makruk/asean.fairygame';
import cambodian from './makruk/cambodian.fairygame';
import makpong from './makruk/makpong.fairygame';
import makruk from './makruk/makruk.fairygame';
import sittuyin from './makruk/sittuyin.fairygame';
import dobutsu from './shogi/dobutsu.fairygame';
import minishogi from './shogi/minishogi.fairygame';
import shogi from './shogi/shogi.fairygame';
import toriShogi from './shogi/tori-shogi.fairygame';
import janggi from './xiangqi/janggi.fairygame';
import xiangqi from './xiangqi/xiangqi.fairygame';

export const shelfGames: ReadonlyMap<string, string> = new Map([
  ['almost', almost],
  ['amazon', amazon],
  ['amazons', amazons],
  ['antichess', antichess],
  ['asean', asean],
  ['atomic', atomic],
  ['berolina', berolina],
  ['breakthrough', breakthrough],
  ['cambodian', cambodian],
  ['capablanca', capablanca],
  ['capahouse', capahouse],
  ['chess960', chess960],
  ['chigorin', chigorin],
  ['coregal', coregal],
  ['courier', courier],
  ['crazyhouse', crazyhouse],
  ['dobutsu', dobutsu],
  ['duck', duck],
  ['embassy', embassy],
  ['extinction', extinction],
  ['five-check', fiveCheck],
  ['gothic', gothic],
  ['grand', grand],
  ['hoppel-poppel', hoppelPoppel],
  ['horde', horde],
  ['isolation', isolation],
  ['janggi', janggi],
  ['janus', janus],
  ['king-of-the-hill', kingOfTheHill],
  ['knightmate', knightmate],
  ['los-alamos', losAlamos],
  ['losers', losers],
  ['makpong', makpong],
  ['makruk', makruk],
  ['marseillais', marseillais],
  ['minishogi', minishogi],
  ['nightrider', nightrider],
  ['omicron', omicron],
  ['orthodox', orthodox],
  ['pocket-knight', pocketKnight],
  ['racing-kings', racingKings],
  ['s-house', sHouse],
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
