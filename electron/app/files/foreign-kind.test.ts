/** Texts and files of other programs are called what they are. */
import { describe, expect, test } from 'vitest';
import { shelf } from '../../../engine/testing/workshop/shelf.ts';
import { type ForeignKind, foreignKind } from './foreign-kind.ts';

/** as a page reads a file that is none of text */
const asText = (bytes: readonly number[]): string => new TextDecoder().decode(new Uint8Array(bytes));
const bytes = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

describe('is told', () => {
  const CASES: readonly (readonly [ForeignKind, string])[] = [
    ['zillions', '; a comment\n(version "2.0")\n(game\n  (title "Chess")\n  (players White Black)\n)'],
    ['ludii', '(game "Amazons"\n  (players 2)\n  (equipment { (board (square 10)) })\n)'],
    ['chessv', '// mine\nGame "Berolina Chess" : Chess\n{\n\tInvented = "1926";\n}'],
    ['picture', asText([0x89, ...bytes('PNG\r\n'), 0x1a, 0x0a, 0, 0, 0, 13])],
    ['picture', asText([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...bytes('JFIF')])],
    ['picture', asText([...bytes('RIFF'), 1, 2, 0, 0, ...bytes('WEBPVP8 ')])],
    ['picture', 'GIF89a'],
    ['picture', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ['archive', asText([...bytes('PK'), 3, 4, 20, 0])],
    ['archive', asText([0x1f, 0x8b, 8, 0])],
    ['archive', asText([...bytes('7z'), 0xbc, 0xaf, 0x27, 0x1c])],
    ['document', '%PDF-1.7'],
    ['binary', asText([0x7f, ...bytes('ELF'), 2, 1, 1, 0])],
    ['page', '<!DOCTYPE html>\n<html><body>Chess</body></html>'],
    ['data', '[{"name": "chess"}]'],
  ];
  test.each(CASES)('%s: %j', (kind, text) => expect(foreignKind(text)).toBe(kind));
});

describe('is not told of', () => {
  test.each([...shelf])('%s', (_, text) => expect(foreignKind(text)).toBeNull());
  test.each(['', 'Hello', '[Game "acid"]\n\n1. D c2–c3', '[Event "x"]\n\n1. e4 e5', '{"format": 1}', 'K@e1 k@e8'])(
    '%j',
    (text) => expect(foreignKind(text)).toBeNull(),
  );
});
