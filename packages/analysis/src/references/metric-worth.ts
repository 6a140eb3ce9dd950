import { getSingleValue, listStats } from '../eligibility/score-game.ts';
import { SCORED_METRICS, type ScoredMetric } from '../metrics/scored-metrics.ts';
import type { ScoreMode } from '../model/score-modes.ts';
import { sum } from '../sums.ts';
import {
  formatSample,
  formatSampleSource,
  getSample,
  groupByMode,
  MIN_PLAYER_GAMES,
  type PlayerGame,
  type Sample,
} from './player-game.ts';

/**
 * Goals per game associated with one more standard deviation of a metric. The fit uses the player-games of all modes,
 * the sample is that of one.
 */
export interface MetricWorth extends Sample {
  readonly metric: string;
  readonly mode: ScoreMode;
  /** Change of the goal difference. */
  readonly goals: number;
  /** Its standard error: matches are independent, players of the same match are not. */
  readonly error: number;
  /** Player-games of all modes in the fit. */
  readonly fitted: number;
}

/** Standard errors of a 95 % interval. */
export const Z_95 = 1.96;
/** Fewer player-games in a mode than this are not meaningful. */
const MIN_GAMES = 30;

/** A player-game in the fit: both numbers without the effect of mode and rank. */
interface Residual {
  match: string;
  /** In standard deviations of the mode. */
  value: number;
  margin: number;
}

/**
 * Regresses goal difference on each metric over all player-games, with mode and rank as controls: every mode and rank
 * (players of unknown rank are one group) has a separate level of both, and only differences within it count. Errors
 * are clustered by match, because the players of a match share its result.
 */
export function learnWorths(games: readonly PlayerGame[]): MetricWorth[] {
  const modes = groupByMode(games);
  return SCORED_METRICS.flatMap((metric) => {
    const parts = modes.map((part) => ({ ...part, ...calculateResiduals(metric, part.games) }));
    const found = fit(parts.flatMap(({ residuals }) => residuals));
    if (found === null) return [];
    return parts.flatMap(({ mode, sample }): MetricWorth[] =>
      sample.playerGames < MIN_GAMES ? [] : [{ metric: metric.key, mode, ...found, ...sample }],
    );
  });
}

function calculateResiduals(
  metric: ScoredMetric,
  games: readonly PlayerGame[],
): { residuals: Residual[]; sample: Sample } {
  const known = games.flatMap((one) => {
    const [stat] = listStats(metric, [one.game]);
    return stat ? [{ one, value: getSingleValue(metric, stat) }] : [];
  });
  const ranks = Map.groupBy(known, ({ one }) => one.tier);
  const centered = [...ranks.values()].flatMap((some) => {
    const value = calculateMean(some.map((row) => row.value));
    const margin = calculateMean(some.map(({ one }) => one.margin));
    return some.map((row) => ({
      match: row.one.match,
      value: row.value - value,
      margin: row.one.margin - margin,
    }));
  });
  const spread = Math.sqrt(calculateMean(centered.map(({ value }) => value ** 2)));
  return {
    residuals: spread > 0 ? centered.map((row) => ({ ...row, value: row.value / spread })) : [],
    sample: getSample(known.map(({ one }) => one)),
  };
}

function fit(rows: readonly Residual[]): Pick<MetricWorth, 'goals' | 'error' | 'fitted'> | null {
  const matches = Map.groupBy(rows, ({ match }) => match);
  const squares = sum(rows.map(({ value }) => value ** 2));
  if (rows.length < MIN_GAMES || matches.size < 2 || squares === 0) return null;
  const goals = sum(rows.map(({ value, margin }) => value * margin)) / squares;
  const scores = [...matches.values()].map((some) =>
    sum(some.map(({ value, margin }) => value * (margin - goals * value))),
  );
  const few = matches.size / (matches.size - 1);
  const error = Math.sqrt(few * sum(scores.map((score) => score ** 2))) / squares;
  return { goals: kept(goals), error: kept(error), fitted: rows.length };
}

const kept = (value: number): number => Number(value.toPrecision(3));
const calculateMean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length;

/** Returns the 95 % interval of the effect of one standard deviation. */
export function calculateWorthInterval({ goals, error }: MetricWorth): readonly [number, number] {
  return [goals - Z_95 * error, goals + Z_95 * error];
}

/** Returns whether a row is meaningful: enough player-games in its mode, and an interval without zero. */
export function isClaimed(worth: MetricWorth): boolean {
  const [low, high] = calculateWorthInterval(worth);
  return worth.playerGames >= MIN_PLAYER_GAMES && (low > 0 || high < 0);
}

/** Returns the source of `generated/metric-worths.ts`. */
export function formatWorthsSource(rows: readonly MetricWorth[]): string {
  return `import type { MetricWorth } from '../metric-worth.ts';

/**
 * Written by \`npm run calibrate\`: goals a game that go with one standard deviation more of a metric, mode and rank held
 * equal (decisions.md 11). Every row names its sample. A row with fewer than ${MIN_PLAYER_GAMES} player-games of its mode, or whose
 * 95 % interval holds zero, claims nothing: ${rows.filter(isClaimed).length} of ${rows.length} rows claim something.
 */
export const METRIC_WORTHS: readonly MetricWorth[] = [
${rows.map(rowSource).join('\n')}
];
`;
}

function rowSource(row: MetricWorth): string {
  const { mode, metric, goals, error, fitted } = row;
  return `  { mode: '${mode}', metric: '${metric}', goals: ${goals}, error: ${error}, fitted: ${fitted}, ${formatSampleSource(row)} },`;
}

export function describeWorths(rows: readonly MetricWorth[]): string {
  return [
    'worth: goals per game for one standard deviation more, mode and rank held equal (95% range)',
    '  mode      metric                         goals     interval          sample of the mode',
    ...rows.map((row) => {
      const [low, high] = calculateWorthInterval(row);
      const interval = `${low.toFixed(2)} to ${high.toFixed(2)}`;
      return `  ${row.mode.padEnd(9)} ${row.metric.padEnd(28)}${row.goals.toFixed(2).padStart(8)}     ${interval.padEnd(16)}  ${formatSample(row)}${isClaimed(row) ? '' : ', not claimed'}`;
    }),
    `  ${rows.filter(isClaimed).length} of ${rows.length} rows claim something.`,
  ].join('\n');
}
