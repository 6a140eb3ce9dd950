import { describe, expect, it } from 'vitest';
import { priorBook } from '../references/reference-book.ts';
import { handMadeGames, SECTION_8 } from '../testing/hand-made-games.ts';
import { firstInsight } from './first-insight.ts';

const book = priorBook('standard', SECTION_8);
const insightOf = (stats: Parameters<typeof handMadeGames>[1]) =>
  firstInsight(handMadeGames(1, stats)[0]!, 15, book);

describe('first insight', () => {
  it('shows the metrics most above and most below the rank', () => {
    const { strength, opportunity } = insightOf({
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
    expect(insightOf({ avgSpeed: [mean + 0.5, 300] })).toEqual({ strength: null, opportunity: null });
    expect(insightOf({})).toEqual({ strength: null, opportunity: null });
  });

  it('excludes metrics with too few opportunities', () => {
    expect(insightOf({ challengeWinPct: [0, 7] }).opportunity).toBeNull();
    expect(insightOf({ challengeWinPct: [0, 8] }).opportunity).toMatchObject({ metric: 'challengeWinPct' });
  });
});
