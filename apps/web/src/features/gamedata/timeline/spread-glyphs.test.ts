import { expect, test } from 'vitest';
import { type LaneGlyph, spreadGlyphs } from './spread-glyphs.ts';

const SPACING = 14;
const RIGHT = 200;
const CAP = 2 * SPACING;

const lane = (...places: [at: number, kind: string][]): LaneGlyph[] =>
  places.map(([at, kind]) => ({ at, kind })).sort((a, b) => a.at - b.at);
const shotsAt = (...places: number[]) => lane(...places.map((at): [number, string] => [at, 'shot']));

test("keeps glyphs that don't overlap in place", () => {
  expect(spreadGlyphs(shotsAt(10, 40, 90), SPACING, RIGHT)).toEqual([10, 40, 90]);
});

test('moves a glyph on top of another by one width', () => {
  expect(spreadGlyphs(shotsAt(10, 12, 20, 80), SPACING, RIGHT)).toEqual([10, 24, 38, 80]);
});

test('keeps all glyphs within the right end', () => {
  expect(spreadGlyphs(shotsAt(190, 195, 199), SPACING, RIGHT)).toEqual([172, 186, 200]);
});

test('keeps a goal at its time and moves the shots around it', () => {
  expect(
    spreadGlyphs(lane([92, 'shot'], [96, 'shot'], [100, 'goal'], [103, 'shot']), SPACING, RIGHT),
  ).toEqual([72, 86, 100, 114]);
});

test("keeps a rare kind's glyph where a frequent kind has no room for all", () => {
  const crowd = lane(...Array.from({ length: 30 }, (_, at): [number, string] => [50 + at, 'shot']), [
    65,
    'save',
  ]);
  const places = spreadGlyphs(crowd, SPACING, RIGHT);
  expect(places[crowd.findIndex(({ kind }) => kind === 'save')]).not.toBeNull();
  expect(places.filter((place) => place === null).length).toBeGreaterThan(20);
});

test('moves no glyph more than two widths, avoids overlaps and keeps time order', () => {
  let state = 7;
  const random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  for (let round = 0; round < 200; round++) {
    const glyphs = lane(
      ...Array.from({ length: Math.ceil(random() * 60) }, (): [number, string] => [
        random() * RIGHT,
        random() < 0.1 ? 'goal' : 'shot',
      ]),
    );
    const places = spreadGlyphs(glyphs, SPACING, RIGHT);
    const kept = places.filter((place) => place !== null);
    expect(kept.length).toBeGreaterThan(0);
    for (const [index, place] of places.entries()) {
      if (place !== null) expect(Math.abs(place - glyphs[index]!.at)).toBeLessThanOrEqual(CAP + 1e-6);
    }
    for (const [index, place] of kept.entries()) {
      expect(place).toBeLessThanOrEqual(RIGHT);
      expect(place - (kept[index - 1] ?? -SPACING)).toBeGreaterThanOrEqual(SPACING - 1e-6);
    }
  }
});
