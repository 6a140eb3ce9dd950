import { expect, test } from 'vitest';
import { CATEGORY_WEIGHTS } from '../metrics/categories.table.ts';
import { PLAIN_WORDS } from './plain-words.table.ts';

const weighted = Object.values(CATEGORY_WEIGHTS).flatMap((rows) => rows.map(({ metric }) => metric));

test('every metric that a score weighs has words for somebody who does not play, and no other has', () => {
  expect(Object.keys(PLAIN_WORDS).sort()).toEqual(weighted.sort());
});

test('nothing in them needs the game’s jargon', () => {
  const jargon = /\b(xG|POLR|whiff|flick|reset|shadow|rotat|challenge|50\/50|demo|double commit|transition)/i;
  for (const [metric, { about, problem, say }] of Object.entries(PLAIN_WORDS)) {
    expect([metric, jargon.exec(`${about} ${problem} ${say}`)?.[0] ?? null]).toEqual([metric, null]);
  }
});
