import { expect, test } from 'vitest';
import { DRILLS } from '../questions/drills.ts';
import { COACHED_METRICS, findPlainWords } from './coached-metrics.ts';
import { findScoredMetric } from './scored-metrics.ts';

const rows = Object.entries(COACHED_METRICS);

test('has an existing metric and an existing drill in every row', () => {
  for (const [metric, { drill, trainable }] of rows) {
    expect(findScoredMetric(metric), metric).not.toBeNull();
    expect(DRILLS.map(({ key }) => key)).toContain(drill);
    expect(trainable).toBeGreaterThan(0);
    expect(trainable).toBeLessThanOrEqual(1);
  }
});

test('has plain words for every metric used by a score, and for no other', () => {
  for (const [metric, { category, weight }] of rows) {
    expect([metric, weight !== undefined]).toEqual([metric, category !== undefined]);
    expect([metric, findPlainWords(metric) !== null]).toEqual([metric, category !== undefined]);
  }
});

test('uses no abbreviations of ours and no names of advanced mechanics', () => {
  const jargon = /\b(xG|xA|POLR|uu|flick|reset|demo|transition)/i;
  for (const [metric, { about = '', problem = '', say = '' }] of rows) {
    expect([metric, jargon.exec(`${about} ${problem} ${say}`)?.[0] ?? null]).toEqual([metric, null]);
  }
});
