import { expect, test } from 'vitest';
import { DRILLS } from '../questions/drills.ts';
import { COACHED_METRICS, plainWordsOf } from './coached-metrics.ts';
import { scoredMetric } from './scored-metrics.ts';

const rows = Object.entries(COACHED_METRICS);

test('every row is of a metric that exists and names a drill that exists', () => {
  for (const [metric, { drill, trainable }] of rows) {
    expect(scoredMetric(metric), metric).not.toBeNull();
    expect(DRILLS.map(({ key }) => key)).toContain(drill);
    expect(trainable).toBeGreaterThan(0);
    expect(trainable).toBeLessThanOrEqual(1);
  }
});

test('every metric that a score weighs has words for somebody who does not play, and no other has', () => {
  for (const [metric, { category, weight }] of rows) {
    expect([metric, weight !== undefined]).toEqual([metric, category !== undefined]);
    expect([metric, plainWordsOf(metric) !== null]).toEqual([metric, category !== undefined]);
  }
});

test('nothing in them needs our abbreviations or a name of an advanced mechanic', () => {
  const jargon = /\b(xG|xA|POLR|uu|flick|reset|demo|transition)/i;
  for (const [metric, { about = '', problem = '', say = '' }] of rows) {
    expect([metric, jargon.exec(`${about} ${problem} ${say}`)?.[0] ?? null]).toEqual([metric, null]);
  }
});
