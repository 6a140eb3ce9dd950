import { scoredMetric } from '../metrics/scored-metrics.ts';
import { isClaimed, Z_95 } from '../references/metric-worth.ts';
import { MIN_PLAYER_GAMES } from '../references/player-game.ts';
import { type Interval, normalQuantile } from '../scoring/distributions.ts';
import { type MetricScore, splitSpread } from '../scoring/metric-score.ts';

/** What it is worth to bring a metric up to a score. */
export interface GoalsToGain {
  /** Goals a game. */
  value: number;
  /** 95 % interval, of the fit and of where the player stands. */
  interval: Interval;
  /** Player-games of the mode that it was learned from. */
  playerGames: number;
}

/** Spread between players of a rank, in standard deviations of single matches. */
const BETWEEN = splitSpread(1).between;

/**
 * Goals a game that players who score `aim` have more than one who scores as this one. Null without a score, for a range to aim
 * at, and where fewer than 400 player-games of the mode were learned from (decisions.md 11).
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

/** Whether to expect less of it instead of more: what was learned says the opposite of what the metric is named for. */
export function isHarmful({ metric, worth }: MetricScore): boolean {
  if (worth === null || !isClaimed(worth)) return false;
  return scoredMetric(metric)?.better === 'lower' ? worth.goals > 0 : worth.goals < 0;
}

/** Why there is no worth in goals, a sentence. */
export function whyNoGoals({ worth }: MetricScore, goals: GoalsToGain | null): string {
  if (goals !== null) {
    return `What it is worth in goals isn't clear: in ${goals.playerGames} player games of this mode it went with both better and worse results.`;
  }
  const found = worth?.playerGames ?? 0;
  return `What it is worth in goals isn't known yet: that takes ${MIN_PLAYER_GAMES} player games of this mode, and ${found === 0 ? 'none are' : `${found} are`} measured.`;
}
