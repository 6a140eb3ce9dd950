import { describe, expect, it } from 'vitest';
import { createPriorBook } from '../references/reference-book.ts';
import { handMadeGames, SECTION_8 } from '../testing/hand-made-games.ts';
import { findFirstInsight } from './first-insight.ts';

const book = createPriorBook('standard', SECTION_8);
const getInsight = (stats: Parameters<typeof handMadeGames>[1]) =>
  findFirstInsight(handMadeGames(1, stats)[0]!, 15, book);

describe('first insight', () => {
  it('shows the metrics most above and most below the rank', () => {
    const { strength, opportunity } = getInsight({
      avgSpeed: [1600, 300],
      supersonicPct: [14, 300],
      timeZeroPct: [30, 300],
      timeBehindBall: [71, 300],
    });
    expect(strength).toMatchObject({
      metric: 'avgSpeed',
      value: 1600,
      better: 'higher',
      category: 'Mechanics',
    });
    expect(strength!.reference).toBeLessThan(1600);
    expect(opportunity).toMatchObject({ metric: 'timeZeroPct', value: 30, unit: 'percent', better: 'lower' });
    expect(opportunity!.reference).toBeLessThan(30);
  });

  it('is empty when everything is typical', () => {
    const { mean } = book.at('avgSpeed', 15)!;
    expect(getInsight({ avgSpeed: [mean + 0.5, 300] })).toEqual({ strength: null, opportunity: null });
    expect(getInsight({})).toEqual({ strength: null, opportunity: null });
  });

  it('excludes metrics with too few opportunities', () => {
    expect(getInsight({ challengeWinPct: [0, 7] }).opportunity).toBeNull();
    expect(getInsight({ challengeWinPct: [0, 8] }).opportunity).toMatchObject({ metric: 'challengeWinPct' });
  });
});
