import type { ScoreGame } from '../eligibility/score-game.ts';
import { findScoredMetric } from '../metrics/scored-metrics.ts';
import { createMetricMeasure } from './measure.ts';
import { listSessionPositions } from './session-review.ts';

/** How a player's last two games, both lost, differ from their usual games. */
export interface SessionWarning {
  /** Epoch seconds of the session's first game. */
  sessionStart: number;
  /** How much slower they drove, percent. */
  slowerPct: number;
  /** Whiffs per five minutes of live play. */
  whiffs: { usual: number; now: number };
}

const LOSSES = 2;
/** "Usual" is the mean of the games before the losses. */
const MAX_USUAL_GAMES = 20;
const MIN_USUAL_GAMES = 5;
/** Less is within what two games differ by chance (decisions.md 14.9). */
const MIN_SLOWER_PCT = 3;
const MIN_EXTRA_WHIFFS = 1;

const SPEED = createMetricMeasure(findScoredMetric('avgSpeed')!);
const WHIFFS = createMetricMeasure(findScoredMetric('whiffs')!);

/**
 * Returns what got worse when the last two games were lost in one session, the player drove slower than usual, and
 * slower still in the second, and whiffed more; null otherwise.
 *
 * @param games of one mode, oldest first
 */
export function findSessionWarning(games: readonly ScoreGame[]): SessionWarning | null {
  const position = listSessionPositions(games).at(-1);
  const [first, last] = games.slice(-LOSSES);
  if (!position || !first || last?.result !== 'lost' || position.lostBefore < LOSSES - 1) return null;
  const usual = games.slice(0, -LOSSES).slice(-MAX_USUAL_GAMES);
  const speed = { usual: SPEED.of(usual), first: SPEED.single(first), last: SPEED.single(last) };
  const whiffs = { usual: WHIFFS.of(usual), first: WHIFFS.single(first), last: WHIFFS.single(last) };
  if (!speed.usual || speed.first === null || speed.last === null) return null;
  if (!whiffs.usual || whiffs.first === null || whiffs.last === null) return null;
  if (Math.min(speed.usual.games, whiffs.usual.games) < MIN_USUAL_GAMES) return null;
  const slowerPct = 100 * (1 - (speed.first + speed.last) / 2 / speed.usual.value);
  const now = (whiffs.first + whiffs.last) / 2;
  const isFading = speed.last <= speed.first && slowerPct >= MIN_SLOWER_PCT;
  if (!isFading || whiffs.last < whiffs.first || now - whiffs.usual.value < MIN_EXTRA_WHIFFS) return null;
  return {
    sessionStart: games[games.length - position.number]!.playedAt,
    slowerPct,
    whiffs: { usual: whiffs.usual.value, now },
  };
}
