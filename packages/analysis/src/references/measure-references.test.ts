import { describe, expect, it } from 'vitest';
import { findScoredMetric } from '../metrics/scored-metrics.ts';
import { handMadeGames, playerGames } from '../testing/hand-made-games.ts';
import { MEASURED_REFERENCES } from './generated/measured-references.ts';
import { describeMeasured, formatMeasuredSource, measureReferences } from './measure-references.ts';
import { formatSample } from './player-game.ts';
import { createPriors, findRankReference } from './priors.ts';
import { createPriorBook } from './reference-book.ts';

const games = playerGames([
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
]);

describe('measureReferences', () => {
  const rows = measureReferences(games);
  const row = (metric: string) => rows.find((entry) => entry.metric === metric);

  it('measures every metric by mode with its sample, and uses those without a row in the prior model', () => {
    expect(row('clears')).toEqual({
      mode: 'standard',
      metric: 'clears',
      mean: 5,
      slope: null,
      spread: 1,
      playerGames: 40,
      matches: 40,
      from: '2026-03-01',
      to: '2026-03-20',
      isUsed: true,
    });
    expect(row('avgSpeed')).toMatchObject({ mean: 1450, isUsed: false });
    expect(rows.every(({ mode }) => mode === 'standard')).toBe(true);
  });

  it('fits a slope over ranks with at least 400 player-games of 5 ranks, and replaces a proposal with it', () => {
    // Passes are a proposal: 3.2 + 0.15 per tier. These rise by 0.3 per tier from 4 at tier 15.
    const ranked = (count: number, tiers: readonly number[]) =>
      tiers.flatMap((tier) =>
        [-0.5, 0.5].flatMap((off) =>
          playerGames(handMadeGames(count, { passes: [4 + 0.3 * (tier - 15) + off, 300] }), { tier }),
        ),
      );
    const tiers = [9, 12, 15, 18, 21];
    const [fitted] = measureReferences(ranked(40, tiers)).filter(({ metric }) => metric === 'passes');
    expect(fitted).toMatchObject({ mean: 4, slope: 0.3, spread: 0.5, playerGames: 400, isUsed: true });
    const prior = createPriors([fitted!])('standard', 'passes')!;
    expect(prior).toMatchObject({ mean: 4, slope: 0.3, origin: 'measured' });
    expect(prior.source).toBe('400 player games of 400 matches, 2026-03-01 to 2026-04-09, of known rank');
    for (const games of [ranked(39, tiers), ranked(50, tiers.slice(1))]) {
      const [row] = measureReferences(games).filter(({ metric }) => metric === 'passes');
      expect(row).toMatchObject({ slope: null, isUsed: false });
    }
  });

  it('combines values like scores: counts over time, shares over their sample', () => {
    // (20 · 0.5 - 20 · 0.5) over 20 · 1 + 20 · 2, times five minutes; single matches are 0.5 and -0.25.
    expect(row('goalsMinusXg')).toMatchObject({ mean: 0, spread: 0.375 });
    expect(row('savePct')).toMatchObject({ mean: 25, spread: 50 });
  });

  it('replaces a proposal that no rank could explain, in every mode', () => {
    // Wave dashes: 0 at tier 1 to 1.06 at 22, SD 0.8. So 1.4 is possible, 1.5 is not.
    const waves = (per5: number) => [
      ...playerGames(handMadeGames(20, { waveDashes: [per5 - 1, 300] })),
      ...playerGames(handMadeGames(20, { waveDashes: [per5 + 1, 300] })),
    ];
    const measured = (per5: number) =>
      measureReferences(waves(per5)).filter(({ metric }) => metric === 'waveDashes');
    expect(measured(1.4)).toMatchObject([{ isUsed: false }]);
    const contradicted = measured(1.5);
    expect(contradicted).toMatchObject([{ metric: 'waveDashes', mean: 1.5, spread: 1, isUsed: true }]);
    expect(describeMeasured(contradicted)).toContain('instead of a proposal');
    const priors = createPriors(contradicted);
    expect(priors('standard', 'waveDashes')).toMatchObject({ mean: 1.5, slope: 0, origin: 'pooled' });
    expect(priors('duel', 'waveDashes')).toBeNull();
    expect(priors('duel', 'halfFlips')).not.toBeNull();
  });

  it('needs 30 games in a mode and some spread', () => {
    expect(measureReferences(games.slice(0, 29))).toEqual([]);
    expect(measureReferences(playerGames(handMadeGames(40, { clears: [4, 300] })))).toEqual([]);
  });

  it('describes its findings and writes a table', () => {
    expect(describeMeasured(rows)).toContain('duel      not enough games');
    expect(describeMeasured(rows)).toContain(
      '40 player games of 40 matches, 2026-03-01 to 2026-03-20, a small sample, not used: 8.3 is better',
    );
    expect(formatMeasuredSource(rows)).toContain(
      "{ mode: 'standard', metric: 'clears', mean: 5, slope: null, spread: 1, playerGames: 40, matches: 40, from: '2026-03-01', to: '2026-03-20', isUsed: true },",
    );
  });
});

describe('measured references in use', () => {
  it('include the sample in every row', () => {
    expect(MEASURED_REFERENCES.length).toBeGreaterThan(0);
    for (const { metric, spread, playerGames: count, matches, from, to } of MEASURED_REFERENCES) {
      expect(findScoredMetric(metric), metric).not.toBeNull();
      expect(spread).toBeGreaterThan(0);
      expect(count).toBeGreaterThanOrEqual(30);
      expect(matches).toBeGreaterThan(0);
      expect(matches).toBeLessThanOrEqual(count);
      expect(from! <= to!, metric).toBe(true);
    }
  });

  it('cover metrics without a rank reference worth keeping, and say what they are', () => {
    for (const row of MEASURED_REFERENCES.filter(({ isUsed }) => isUsed)) {
      const { mode, metric } = row;
      expect(findRankReference(metric)?.meanFrom ?? 'proposal', metric).toBe('proposal');
      const book = createPriorBook(mode);
      expect(book.at(metric, 3)).toMatchObject({
        origin: 'pooled',
        comparedWith: 'players of any rank',
        source: `${formatSample(row)}, no rank slope`,
      });
      expect(book.line(metric)?.slope).toBe(0);
    }
  });
});
