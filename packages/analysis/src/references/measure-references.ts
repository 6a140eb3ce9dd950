import { figuresOf, pooledMean, type ScoreGame, singleValue, unweighted } from '../eligibility/score-game.ts';
import { SCORED_METRICS, type ScoredMetric } from '../metrics/scored-metrics.ts';
import { HIGHEST_TIER, LOWEST_TIER } from '../model/ranks.data.ts';
import { SCORE_MODES, type ScoreMode } from '../model/score-modes.ts';
import { createPriors, priorMean, rankReferenceOf } from './priors.ts';
import type { MeasuredReference } from './rank-reference.ts';
import { NO_MOMENTS, varianceOf, withValue } from './reference-book.ts';

/** Fewer player-games than this tell no spread (as many as 7.6.7 asks players for). */
const MIN_GAMES = 30;
/** A proposal is contradicted by a mean this far, in its spreads, from those of all ranks. */
const CONTRADICTED = 0.5;

const PROPOSED = createPriors([]);

/**
 * Mean and spread, by mode, over games of players whose rank nobody knows (decisions.md 1.5): of every metric that has no row
 * in game-and-stats.md 8.3, and of those whose row is a mere proposal that no rank could explain the games with: it was
 * thought up for something else than our detectors count. The mean adds games up as scores do, the spread is that of
 * single matches.
 */
export function measureReferences(games: readonly ScoreGame[]): MeasuredReference[] {
  return SCORE_MODES.flatMap(({ key: mode }) => {
    const ofMode = games.filter((game) => game.mode === mode);
    return SCORED_METRICS.flatMap((metric) => {
      const row = rankReferenceOf(metric.key);
      if (row !== null && row.meanFrom !== 'proposal') return [];
      const measured = measure(metric, ofMode);
      if (measured === null || (row !== null && !contradicts(mode, measured))) return [];
      return [{ mode, ...measured }];
    });
  });
}

type Measured = Omit<MeasuredReference, 'mode'>;

function measure(metric: ScoredMetric, games: readonly ScoreGame[]): Measured | null {
  const figures = unweighted(figuresOf(metric, games));
  if (figures.length < MIN_GAMES) return null;
  let moments = NO_MOMENTS;
  for (const figure of figures) moments = withValue(moments, singleValue(metric, figure));
  const spread = Math.sqrt(varianceOf(moments));
  // Without any spread nobody stands anywhere.
  if (spread === 0) return null;
  const mean = pooledMean(metric, figures);
  return { metric: metric.key, mean: kept(mean), spread: kept(spread), playerGames: figures.length };
}

const kept = (value: number): number => Number(value.toPrecision(4));

function contradicts(mode: ScoreMode, { metric, mean }: Measured): boolean {
  const prior = PROPOSED(mode, metric);
  if (prior === null) return false;
  const ends = [priorMean(prior, LOWEST_TIER), priorMean(prior, HIGHEST_TIER)];
  const slack = CONTRADICTED * prior.spread;
  return mean < Math.min(...ends) - slack || mean > Math.max(...ends) + slack;
}

/** Source of `generated/measured-references.ts`. */
export function measuredSource(rows: readonly MeasuredReference[], matches: number): string {
  return `import type { MeasuredReference } from '../rank-reference.ts';

/**
 * Written by \`npm run calibrate\` from ${matches} matches: metrics that game-and-stats.md 8.3 has no row for, or a
 * proposal that these matches contradict (decisions.md 1.5). Ranks of the players are not known, so nothing rises or falls
 * with rank.
 */
export const MEASURED_REFERENCES: readonly MeasuredReference[] = [
${rows.map(rowSource).join('\n')}
];
`;
}

function rowSource({ mode, metric, mean, spread, playerGames }: MeasuredReference): string {
  return `  { mode: '${mode}', metric: '${metric}', mean: ${mean}, spread: ${spread}, playerGames: ${playerGames} },`;
}

/** The measured references as a table to read. */
export function describeMeasured(rows: readonly MeasuredReference[]): string {
  return [
    `references measured, no rank slope (from ${MIN_GAMES} player-games on; counts a five minutes)`,
    '  mode      metric                          mean      spread   player-games',
    ...rows.map(
      ({ mode, metric, mean, spread, playerGames }) =>
        `  ${mode.padEnd(9)} ${metric.padEnd(28)}${String(mean).padStart(8)}  ${String(spread).padStart(10)}   ${String(playerGames).padStart(12)}${rankReferenceOf(metric) ? '   instead of a proposal' : ''}`,
    ),
    ...SCORE_MODES.filter(({ key }) => !rows.some(({ mode }) => mode === key)).map(
      ({ key }) => `  ${key.padEnd(9)} too few games`,
    ),
  ].join('\n');
}
