import { scoredMetric } from '../metrics/scored-metrics.ts';
import { isClaimed, Z_95 } from '../references/metric-worth.ts';
import { MIN_PLAYER_GAMES } from '../references/player-game.ts';
import { type Interval, normalQuantile } from '../scoring/distributions.ts';
import { type MetricScore, splitSpread } from '../scoring/metric-score.ts';

/** Gain from improving a metric to a score. */
export interface GoalsToGain {
  /** Goals a game. */
  value: number;
  /** 95 % interval, from the fit and the player's current value. */
  interval: Interval;
  /** Number of player-games in the mode that it was learned from. */
  playerGames: number;
}

/** Spread between players of a rank, in standard deviations of single matches. */
const BETWEEN = splitSpread(1).between;

/**
 * Returns how many more goals per game players with a score of `aim` have than one with this score. Null without a
 * score, for a target range, and if it was learned from fewer than 400 player-games in the mode (decisions.md 11).
 */
export function goalsToGain(
  { metric, score, reliability, worth }: MetricScore,
  aim: number,
): GoalsToGain | null {
  const better = scoredMetric(metric)?.better ?? 'neutral';
  if (score === null || reliability === null || worth === null || better === 'neutral') return null;
  if (worth.playerGames < MIN_PLAYER_GAMES) return null;
  const each = better === 'lower' ? -worth.goals : worth.goals;
  const way = BETWEEN * (normalQuantile(aim / 100) - normalQuantile(score / 100));
  const error = Math.hypot(way * worth.error, each * BETWEEN * Math.sqrt(1 - reliability));
  const value = each * way;
  return { value, interval: [value - Z_95 * error, value + Z_95 * error], playerGames: worth.playerGames };
}

/** Returns whether less of it is better instead of more: what was learned contradicts the metric's direction. */
export function isHarmful({ metric, worth }: MetricScore): boolean {
  if (worth === null || !isClaimed(worth)) return false;
  return scoredMetric(metric)?.better === 'lower' ? worth.goals > 0 : worth.goals < 0;
}

/** Returns why there is no worth in goals, as a sentence. */
export function whyNoGoals({ worth }: MetricScore, goals: GoalsToGain | null): string {
  if (goals !== null) {
    return `We can’t tell what it’s worth in goals: in ${goals.playerGames} player games in this mode, results went both ways.`;
  }
  const found = worth?.playerGames ?? 0;
  return `We don’t know yet what it’s worth in goals. That takes ${MIN_PLAYER_GAMES} player games in this mode, and so far ${found === 0 ? 'none are' : `${found} are`} measured.`;
}
