import { expect, test } from 'vitest';
import { spreadGlyphs } from './spread-glyphs.ts';

test('glyphs that are apart stay in place', () => {
  expect(spreadGlyphs([10, 40, 90], 14, 200)).toEqual([10, 40, 90]);
});

test('a glyph on top of another shifts right by one width', () => {
  expect(spreadGlyphs([10, 12, 20, 80], 14, 200)).toEqual([10, 24, 38, 80]);
});

test('nothing leaves the right end', () => {
  expect(spreadGlyphs([190, 195, 199], 14, 200)).toEqual([172, 186, 200]);
});
