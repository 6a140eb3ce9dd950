import { calculatePooledMean, getSingleValue, listStats, unweighted } from '../eligibility/score-game.ts';
import { SCORED_METRICS, type ScoredMetric } from '../metrics/scored-metrics.ts';
import { MAX_TIER, MIN_TIER } from '../model/ranks.data.ts';
import { SCORE_MODES, type ScoreMode } from '../model/score-modes.ts';
import {
  formatSample,
  formatSampleSource,
  getSample,
  groupByMode,
  MIN_PLAYER_GAMES,
  type PlayerGame,
} from './player-game.ts';
import { calculatePriorMean, createPriors, findRankReference } from './priors.ts';
import { type MeasuredReference, REFERENCE_TIER } from './rank-reference.ts';

/** Fewer player-games than this give no spread (the number of players required by 7.6.7). */
const MIN_GAMES = 30;
/** A proposal is contradicted if the mean is this far, in its spreads, from those of all ranks. */
const CONTRADICTED = 0.5;
/** Min number of ranks for a slope, besides `MIN_PLAYER_GAMES` by players of known rank. */
const MIN_RANKS = 5;
/** Min standard errors of a slope, as in `createReferenceBook`. */
const SLOPE_ERRORS = 2;

const PROPOSED = createPriors([]);

/**
 * Measures mean and spread of every metric by mode (decisions.md 1.6), and its slope over ranks if enough ranks are
 * known. Scores use metrics that have no row in game-and-stats.md 8.3, and metrics whose row is only a proposal that
 * could explain the games at no rank or that a fitted slope replaces. A published row is based on more games than
 * these. The mean combines games like scores, the spread is that of single matches.
 */
export function measureReferences(games: readonly PlayerGame[]): MeasuredReference[] {
  return groupByMode(games).flatMap(({ mode, games: ofMode }) =>
    SCORED_METRICS.flatMap((metric) => {
      const measured = measure(mode, metric, ofMode);
      return measured === null ? [] : [{ ...measured, isUsed: isBetter(measured) }];
    }),
  );
}

type Measured = Omit<MeasuredReference, 'isUsed'>;

function isBetter(measured: Measured): boolean {
  const row = findRankReference(measured.metric);
  if (row === null) return true;
  return row.meanFrom === 'proposal' && (measured.slope !== null || contradicts(measured));
}

function measure(mode: ScoreMode, metric: ScoredMetric, games: readonly PlayerGame[]): Measured | null {
  const known = games.flatMap((one) => {
    const [stat] = unweighted(listStats(metric, [one.game]));
    return stat ? [{ one, stat, value: getSingleValue(metric, stat) }] : [];
  });
  if (known.length < MIN_GAMES) return null;
  const ranked = known.flatMap(({ one: { tier }, value }) => (tier === null ? [] : [{ tier, value }]));
  const line = fitLine(ranked);
  const values = known.map(({ value }) => value);
  const average = calculateMean(values);
  const spread = line?.spread ?? Math.sqrt(calculateMean(values.map((value) => (value - average) ** 2)));
  // Without any spread, players can't be compared.
  if (spread === 0) return null;
  const mean =
    line?.mean ??
    calculatePooledMean(
      metric,
      known.map(({ stat }) => stat),
    );
  return {
    mode,
    metric: metric.key,
    mean: kept(mean),
    slope: line && kept(line.slope),
    spread: kept(spread),
    ...getSample((line ? known.filter(({ one }) => one.tier !== null) : known).map(({ one }) => one)),
  };
}

/** Fits a straight line over ranks, at tier 15; null if too few ranks are known, or if the slope could be chance. */
function fitLine(rows: readonly { tier: number; value: number }[]) {
  if (rows.length < MIN_PLAYER_GAMES || new Set(rows.map(({ tier }) => tier)).size < MIN_RANKS) return null;
  const x = calculateMean(rows.map(({ tier }) => tier));
  const y = calculateMean(rows.map(({ value }) => value));
  const width = calculateMean(rows.map(({ tier }) => (tier - x) ** 2));
  const slope = calculateMean(rows.map(({ tier, value }) => (tier - x) * (value - y))) / width;
  const spread = Math.sqrt(
    calculateMean(rows.map(({ tier, value }) => (value - y - slope * (tier - x)) ** 2)),
  );
  const error = spread / Math.sqrt(rows.length * width);
  if (Math.abs(slope) < SLOPE_ERRORS * error) return null;
  return { mean: y + slope * (REFERENCE_TIER - x), slope, spread };
}

const calculateMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const kept = (value: number): number => Number(value.toPrecision(4));

function contradicts({ mode, metric, mean }: Measured): boolean {
  const prior = PROPOSED(mode, metric);
  if (prior === null) return false;
  const ends = [calculatePriorMean(prior, MIN_TIER), calculatePriorMean(prior, MAX_TIER)];
  const slack = CONTRADICTED * prior.spread;
  return mean < Math.min(...ends) - slack || mean > Math.max(...ends) + slack;
}

/** Returns the source of `generated/measured-references.ts`. */
export function formatMeasuredSource(rows: readonly MeasuredReference[]): string {
  return `import type { MeasuredReference } from '../rank-reference.ts';

/**
 * Written by \`npm run calibrate\`: every metric by mode, each row with its sample (decisions.md 1.6). A row without a slope is of
 * players whose rank nobody knows. Rows that are not used stand here to compare with game-and-stats.md 8.3, which is better.
 */
export const MEASURED_REFERENCES: readonly MeasuredReference[] = [
${rows.map(rowSource).join('\n')}
];
`;
}

function rowSource(row: MeasuredReference): string {
  const { mode, metric, mean, slope, spread, isUsed } = row;
  return `  { mode: '${mode}', metric: '${metric}', mean: ${mean}, slope: ${slope}, spread: ${spread}, ${formatSampleSource(row)}, isUsed: ${isUsed} },`;
}

export function describeMeasured(rows: readonly MeasuredReference[]): string {
  return [
    `references measured (from ${MIN_GAMES} player games on; counts a five minutes)`,
    '  mode      metric                          mean       slope      spread   sample',
    ...rows.map((row) => {
      const use = !row.isUsed
        ? ', not used: 8.3 is better'
        : findRankReference(row.metric)
          ? ', instead of a proposal'
          : '';
      return `  ${row.mode.padEnd(9)} ${row.metric.padEnd(28)}${String(row.mean).padStart(8)}  ${String(row.slope ?? '–').padStart(10)}  ${String(row.spread).padStart(10)}   ${formatSample(row)}${use}`;
    }),
    ...SCORE_MODES.filter(({ key }) => !rows.some(({ mode }) => mode === key)).map(
      ({ key }) => `  ${key.padEnd(9)} not enough games`,
    ),
  ].join('\n');
}
