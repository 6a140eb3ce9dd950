import { describe, expect, it } from 'vitest';
import { scoredMetric } from '../metrics/scored-metrics.ts';
import { handMadeGames } from '../testing/hand-made-games.ts';
import { MEASURED_REFERENCES } from './generated/measured-references.ts';
import { describeMeasured, measuredSource, measureReferences } from './measure-references.ts';
import { createPriors, rankReferenceOf } from './priors.ts';
import { priorBook } from './reference-book.ts';

const games = [
  ...handMadeGames(20, {
    clears: [4, 300],
    goalsMinusXg: [0.5, 1],
    avgSpeed: [1400, 300],
    savePct: [100, 1],
  }),
  ...handMadeGames(
    20,
    { clears: [6, 300], goalsMinusXg: [-0.5, 1], avgSpeed: [1500, 300], savePct: [0, 3] },
    { liveSeconds: 600 },
  ),
];

describe('measuring references', () => {
  const rows = measureReferences(games);
  const row = (metric: string) => rows.find((entry) => entry.metric === metric);

  it('takes what the prior model has no row for, by mode', () => {
    expect(row('clears')).toEqual({
      mode: 'standard',
      metric: 'clears',
      mean: 5,
      spread: 1,
      playerGames: 40,
    });
    expect(row('avgSpeed')).toBeUndefined();
    expect(rows.every(({ mode }) => mode === 'standard')).toBe(true);
  });

  it('adds figures up as scores do: counts over time, shares over their sample', () => {
    // (20 · 0.5 - 20 · 0.5) over 20 · 1 + 20 · 2 times five minutes; single matches are 0.5 and -0.25.
    expect(row('goalsMinusXg')).toMatchObject({ mean: 0, spread: 0.375 });
    expect(row('savePct')).toMatchObject({ mean: 25, spread: 50 });
  });

  it('takes the place of a proposal that no rank could explain, in every mode', () => {
    // Wave dashes: 0 at tier 1 to 1.06 at 22, SD 0.8. So 1.4 is possible, 1.5 is not.
    const waves = (per5: number) => [
      ...handMadeGames(20, { waveDashes: [per5 - 1, 300] }),
      ...handMadeGames(20, { waveDashes: [per5 + 1, 300] }),
    ];
    expect(measureReferences(waves(1.4))).toEqual([]);
    const contradicted = measureReferences(waves(1.5));
    expect(contradicted).toMatchObject([{ metric: 'waveDashes', mean: 1.5, spread: 1 }]);
    expect(describeMeasured(contradicted)).toContain('instead of a proposal');
    const priors = createPriors(contradicted);
    expect(priors('standard', 'waveDashes')).toMatchObject({ mean: 1.5, slope: 0, origin: 'pooled' });
    expect(priors('duel', 'waveDashes')).toBeNull();
    expect(priors('duel', 'halfFlips')).not.toBeNull();
  });

  it('needs 30 games of a mode and some spread', () => {
    expect(measureReferences(games.slice(0, 29))).toEqual([]);
    expect(measureReferences(handMadeGames(40, { clears: [4, 300] }))).toEqual([]);
  });

  it('says what it found, and writes a table', () => {
    expect(describeMeasured(rows)).toContain('duel      too few games');
    const source = measuredSource(rows, 2);
    expect(source).toContain("{ mode: 'standard', metric: 'clears', mean: 5, spread: 1, playerGames: 40 },");
  });
});

describe('measured references in use', () => {
  it('are of metrics without a rank reference worth keeping, and say what they are', () => {
    expect(MEASURED_REFERENCES.length).toBeGreaterThan(0);
    for (const { mode, metric, spread, playerGames } of MEASURED_REFERENCES) {
      expect(scoredMetric(metric), metric).not.toBeNull();
      expect(rankReferenceOf(metric)?.meanFrom ?? 'proposal', metric).toBe('proposal');
      expect(spread).toBeGreaterThan(0);
      expect(playerGames).toBeGreaterThanOrEqual(30);
      const book = priorBook(mode);
      expect(book.at(metric, 3)).toMatchObject({
        origin: 'pooled',
        comparedWith: 'players of any rank',
        source: `${playerGames} player-games, no rank slope`,
      });
      expect(book.line(metric)?.slope).toBe(0);
    }
  });
});
