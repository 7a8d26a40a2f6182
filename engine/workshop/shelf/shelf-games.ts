/// <reference path="../../shared/text-files.d.ts" />
/** Known variants that come with the program, as the texts of their files: name of the file, text. */
import almost from './chess/almost.fairygame';
import amazon from './chess/amazon.fairygame';
import antichess from './chess/antichess.fairygame';
import atomic from './chess/atomic.fairygame';
import berolina from './chess/berolina.fairygame';
import breakthrough from './chess/breakthrough.fairygame';
import chaturanga from './chess/chaturanga.fairygame';
import chess960 from './chess/chess960.fairygame';
import coregal from './chess/coregal.fairygame';
import crazyhouse from './chess/crazyhouse.fairygame';
import duck from './chess/duck.fairygame';
import extinction from './chess/extinction.fairygame';
import fiveCheck from './chess/five-check.fairygame';
import grasshopper from './chess/grasshopper.fairygame';
import hoppelPoppel from './chess/hoppel-poppel.fairygame';
import kingOfTheHill from './chess/king-of-the-hill.fairygame';
import kinglet from './chess/kinglet.fairygame';
import knightmate from './chess/knightmate.fairygame';
import legan from './chess/legan.fairygame';
import losers from './chess/losers.fairygame';
import marseillais from './chess/marseillais.fairygame';
import nightrider from './chess/nightrider.fairygame';
import noCastling from './chess/no-castling.fairygame';
import orthodox from './chess/orthodox.fairygame';
import pawnSideways from './chess/pawn-sideways.fairygame';
import pocketKnight from './chess/pocket-knight.fairygame';
import racingKings from './chess/racing-kings.fairygame';
import sHouse from './chess/s-house.fairygame';
import seirawan from './chess/seirawan.fairygame';
import shatranj from './chess/shatranj.fairygame';
import shogun from './chess/shogun.fairygame';
import threeCheck from './chess/three-check.fairygame';
import torpedo from './chess/torpedo.fairygame';
import upsideDown from './chess/upside-down.fairygame';
import chigorin from './chess-other-armies/chigorin.fairygame';
import empire from './chess-other-armies/empire.fairygame';
import horde from './chess-other-armies/horde.fairygame';
import maharajah from './chess-other-armies/maharajah.fairygame';
import nuttyKnights from './chess-other-armies/nutty-knights.fairygame';
import orda from './chess-other-armies/orda.fairygame';
import peasantsRevolt from './chess-other-armies/peasants-revolt.fairygame';
import remarkableRookies from './chess-other-armies/remarkable-rookies.fairygame';
import shinobi from './chess-other-armies/shinobi.fairygame';
import spartan from './chess-other-armies/spartan.fairygame';
import synochess from './chess-other-armies/synochess.fairygame';
import amazons from './chess-other-boards/amazons.fairygame';
import capablanca from './chess-other-boards/capablanca.fairygame';
import capahouse from './chess-other-boards/capahouse.fairygame';
import chak from './chess-other-boards/chak.fairygame';
import chancellor from './chess-other-boards/chancellor.fairygame';
import chennis from './chess-other-boards/chennis.fairygame';
import courier from './chess-other-boards/courier.fairygame';
import embassy from './chess-other-boards/embassy.fairygame';
import gardner from './chess-other-boards/gardner.fairygame';
import gothic from './chess-other-boards/gothic.fairygame';
import grand from './chess-other-boards/grand.fairygame';
import grandhouse from './chess-other-boards/grandhouse.fairygame';
import isolation from './chess-other-boards/isolation.fairygame';
import janus from './chess-other-boards/janus.fairygame';
import losAlamos from './chess-other-boards/los-alamos.fairygame';
import omicron from './chess-other-boards/omicron.fairygame';
import shako from './chess-other-boards/shako.fairygame';
import tencubed from './chess-other-boards/tencubed.fairygame';
import wolf from './chess-other-boards/wolf.fairygame';
import asean from './makruk/asean.fairygame';
import cambodian from './makruk/cambodian.fairygame';
import makpong from './makruk/makpong.fairygame';
import makruk from './makruk/makruk.fairygame';
import sittuyin from './makruk/sittuyin.fairygame';
import cannonShogi from './shogi/cannon-shogi.fairygame';
import dobutsu from './shogi/dobutsu.fairygame';
import euroshogi from './shogi/euroshogi.fairygame';
import gorogoro from './shogi/gorogoro.fairygame';
import judkins from './shogi/judkins.fairygame';
import kyoto from './shogi/kyoto.fairygame';
import mansindam from './shogi/mansindam.fairygame';
import minishogi from './shogi/minishogi.fairygame';
import shoShogi from './shogi/sho-shogi.fairygame';
import shogi from './shogi/shogi.fairygame';
import toriShogi from './shogi/tori-shogi.fairygame';
import yari from './shogi/yari.fairygame';
import janggi from './xiangqi/janggi.fairygame';
import manchu from './xiangqi/manchu.fairygame';
import minixiangqi from './xiangqi/minixiangqi.fairygame';
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
  ['cannon-shogi', cannonShogi],
  ['capablanca', capablanca],
  ['capahouse', capahouse],
  ['chak', chak],
  ['chancellor', chancellor],
  ['chaturanga', chaturanga],
  ['chennis', chennis],
  ['chess960', chess960],
  ['chigorin', chigorin],
  ['coregal', coregal],
  ['courier', courier],
  ['crazyhouse', crazyhouse],
  ['dobutsu', dobutsu],
  ['duck', duck],
  ['embassy', embassy],
  ['empire', empire],
  ['euroshogi', euroshogi],
  ['extinction', extinction],
  ['five-check', fiveCheck],
  ['gardner', gardner],
  ['gorogoro', gorogoro],
  ['gothic', gothic],
  ['grand', grand],
  ['grandhouse', grandhouse],
  ['grasshopper', grasshopper],
  ['hoppel-poppel', hoppelPoppel],
  ['horde', horde],
  ['isolation', isolation],
  ['janggi', janggi],
  ['janus', janus],
  ['judkins', judkins],
  ['king-of-the-hill', kingOfTheHill],
  ['kinglet', kinglet],
  ['knightmate', knightmate],
  ['kyoto', kyoto],
  ['legan', legan],
  ['los-alamos', losAlamos],
  ['losers', losers],
  ['maharajah', maharajah],
  ['makpong', makpong],
  ['makruk', makruk],
  ['manchu', manchu],
  ['mansindam', mansindam],
  ['marseillais', marseillais],
  ['minishogi', minishogi],
  ['minixiangqi', minixiangqi],
  ['nightrider', nightrider],
  ['no-castling', noCastling],
  ['nutty-knights', nuttyKnights],
  ['omicron', omicron],
  ['orda', orda],
  ['orthodox', orthodox],
  ['pawn-sideways', pawnSideways],
  ['peasants-revolt', peasantsRevolt],
  ['pocket-knight', pocketKnight],
  ['racing-kings', racingKings],
  ['remarkable-rookies', remarkableRookies],
  ['s-house', sHouse],
  ['seirawan', seirawan],
  ['shako', shako],
  ['shatranj', shatranj],
  ['shinobi', shinobi],
  ['sho-shogi', shoShogi],
  ['shogi', shogi],
  ['shogun', shogun],
  ['sittuyin', sittuyin],
  ['spartan', spartan],
  ['synochess', synochess],
  ['tencubed', tencubed],
  ['three-check', threeCheck],
  ['tori-shogi', toriShogi],
  ['torpedo', torpedo],
  ['upside-down', upsideDown],
  ['wolf', wolf],
  ['xiangqi', xiangqi],
  ['yari', yari],
]);
