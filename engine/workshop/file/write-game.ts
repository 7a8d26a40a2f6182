/**
 * Writes data as a `.fairygame` file, always in the same order and with the same spaces: one game has one text. Whatever
 * is as usual is left out.
 */
import type { GameData, PieceData } from '../game-data.ts';
import { writeArray } from './array-text.ts';
import { writeCastlings } from './castling-text.ts';
import { writeDeclaration } from './declaration-text.ts';
import { writeDrops } from './drop-text.ts';
import { writeConnection, writeExtinction, writeGoal, writeRow, writeSquare } from './ending-text.ts';
import { writeCase } from './exercises/case-sections.ts';
import { writeLessonStep } from './exercises/lesson-sections.ts';
import { writeProblem } from './exercises/problem-sections.ts';
import { writeFeatures } from './feature-section.ts';
import { writeGameLooks } from './game-looks.ts';
import { writeMoveLine } from './move-text.ts';
import { inList } from './names.ts';
import { writePictures } from './picture-section.ts';
import { writePoints } from './points-text.ts';
import { writePromotesInstead, writePromotion } from './promotion-text.ts';
import { writeAtMost, writeProgressBy, writeRuleLines } from './rule-text.ts';
import { FIRST_LINE } from './sections.ts';
import { writeShuffle } from './shuffle-text.ts';
import { writeTrait } from './trait-text.ts';
import { ZoneText } from './zone-text.ts';

type Line = readonly [key: string, value: string];
/** Nothing, where nothing is said. */
const line = (key: string, value: string | number | undefined): readonly Line[] =>
  value === undefined || value === '' ? [] : [[key, String(value)]];

export function writeGame(data: GameData): string {
  const names = new Map(data.pieces.map(({ id, name }) => [id, name]));
  const letters = new Map(data.pieces.map(({ id, letter }) => [id, letter]));
  const nameOf = (kind: string): string => names.get(kind) ?? kind;
  const list = (kinds: readonly string[]): string => kinds.map((kind) => inList(nameOf(kind))).join(' ');
  const zones = new ZoneText(data.width, data.height);
  const {
    rules,
    progressBy,
    atMost,
    inPassingOn,
    gatingFrom,
    wallsOn,
    drops,
    goal,
    row,
    square,
    connection,
    extinction,
    declaration,
    points,
    drawAfter,
  } = data;
  const parts = [
    part('game', [
      ...line('title', data.title),
      ...line('tagline', data.tagline),
      ...line('by', data.by),
      ...line('about', data.about),
      ...(data.without ?? []).map((rule): Line => ['without', rule]),
      ...line('wall name', data.wallName),
      ['board', `${data.width} x ${data.height}`],
      ...line('raised', data.raised && `${data.raised.zone} ${data.raised.height}`),
      ...(data.first === 0 ? [] : line('first', 'black')),
      ...writeCastlings(data.castlings, data.array, nameOf).map((value): Line => ['castling', value]),
      ...(data.shuffles ?? []).map((shuffle): Line => ['shuffle', writeShuffle(shuffle, nameOf)]),
    ]),
    part('looks', data.looks ? writeGameLooks(data.looks, zones) : []),
    part(
      'zones',
      Object.entries(data.zones).map(([name, zone]): Line => [name, zones.write(zone)]),
    ),
    ...data.pieces.map((piece) => part(`piece ${piece.name}`, pieceLines(piece, nameOf))),
    ['[array]', ...writeArray(data, data, (kind) => letters.get(kind) ?? '?')].join('\n'),
    part('features', data.features ? writeFeatures(data.features, zones) : []),
    part('hands', [...line('white', list(data.hands[0])), ...line('black', list(data.hands[1]))]),
    part('rules', [
      ...writeRuleLines(rules),
      ...line('progress by', progressBy && writeProgressBy(progressBy, nameOf)),
      ...line('at most', writeAtMost(atMost, nameOf)),
      ...line('in passing on', inPassingOn),
      ...line('gating from', gatingFrom),
      ...line('walls on', wallsOn),
    ]),
    part('drops', drops ? writeDrops(drops, nameOf) : []),
    part('endings', [
      ...line('goal', goal && writeGoal(goal, nameOf)),
      ...line('in a row', row && writeRow(row, nameOf)),
      ...line('in a square', square && writeSquare(square, nameOf)),
      ...line('connects', connection && writeConnection(connection, nameOf)),
      ...line('extinct', extinction && writeExtinction(extinction, nameOf)),
      ...line('declares', declaration && writeDeclaration(declaration, nameOf)),
      ...line('points', points && writePoints(points, nameOf)),
      ...line('draw after', drawAfter),
    ]),
    ...(data.lessons ?? []).map((step) =>
      part(step.lesson === '' ? 'lesson' : `lesson ${step.lesson}`, writeLessonStep(step, nameOf, zones)),
    ),
    ...(data.problems ?? []).map((problem) =>
      part(problem.name === '' ? 'problem' : `problem ${problem.name}`, writeProblem(problem)),
    ),
    ...(data.cases ?? []).map((one) =>
      headed(one.question === '' ? 'case' : `case ${one.question}`, writeCase(one, zones)),
    ),
    part('pictures', writePictures(data.pieces, 'picture')),
    part('models', writePictures(data.pieces, 'model')),
  ];
  return `${[FIRST_LINE, ...parts.filter((text) => text !== '')].join('\n\n')}\n`;
}

const part = (head: string, lines: readonly Line[]): string => (lines.length === 0 ? '' : headed(head, lines));
/** Its head alone where there are no lines. */
const headed = (head: string, lines: readonly Line[]): string =>
  [`[${head}]`, ...lines.map(([key, value]) => `${key} = ${value}`)].join('\n');

function pieceLines(piece: PieceData, nameOf: (kind: string) => string): readonly Line[] {
  const list = (kinds: readonly string[]): string => kinds.map((kind) => inList(nameOf(kind))).join(' ');
  const kind = (key: string, id: string | undefined): readonly Line[] => line(key, id && nameOf(id));
  return [
    ['letter', piece.letter],
    ...line('figure', piece.figure),
    ...line('tint', piece.tint),
    ...line('glyph', piece.glyph),
    ...line('stand', piece.stand),
    ...line('value', piece.value),
    ...line('royal', piece.royal ? 'yes' : undefined),
    ...piece.moves.map((moves): Line => ['moves', writeMoveLine(moves)]),
    ...line('stays in', piece.staysIn),
    ...line('first moves from', piece.firstMovesFrom),
    ...kind('first move lost to', piece.firstMoveLostTo),
    ...piece.promotions.map((promotion) => writePromotion(promotion, nameOf)),
    ...line('promotes instead', piece.promotesInstead && writePromotesInstead(piece.promotesInstead, nameOf)),
    ...kind('form of', piece.formOf),
    ...kind('counts as', piece.countsAs),
    ...line('not over', list(piece.notOver)),
    ...line('not taking', list(piece.notTaking)),
    ...line('blast', piece.blast === 'destroys' ? undefined : piece.blast),
    ...piece.traits.map((trait) => writeTrait(trait, nameOf)),
  ];
}
