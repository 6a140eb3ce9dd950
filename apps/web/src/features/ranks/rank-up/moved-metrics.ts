import { counted } from '@datacoach/analysis/format-number';
import { FIRST_GAMES } from '@datacoach/analysis/games-needed';
import { METRICS, RANKS } from '@datacoach/analysis/metadata';
import type { RankInfo } from '@datacoach/contract';
import { queryOptions } from '@tanstack/react-query';
import { server } from '../../../app/api/client.ts';

type RankUp = NonNullable<RankInfo['rankUp']>;

const DAY_MS = 24 * 60 * 60_000;

/** Formats "It took 23 days and 48 uploaded games."; null if the start of the previous rank is unknown. */
export function formatClimb({ since, at, games }: Pick<RankUp, 'since' | 'at' | 'games'>): string | null {
  if (since === null) return null;
  const days = Math.round((Date.parse(at) - Date.parse(since)) / DAY_MS);
  const time = days < 1 ? 'less than a day' : counted(days, 'day');
  if (!games) return `It took ${time}.`;
  return `It took ${time} and ${games} uploaded ${games === 1 ? 'game' : 'games'}.`;
}

const MODE_CODES = { duel: 5, doubles: 10, standard: 15 } as const;

/** Metrics with a clear better direction, up to the max per query. */
const ASKED = METRICS.filter(({ better, confidence }) => better !== 'neutral' && confidence === 'high')
  .slice(0, 40)
  .map(({ key }) => key);

/** Fetches what changed most in the mode since the previous rank was reached; nothing if that is unknown. */
export function movedQuery({ rankedMode, since }: RankUp) {
  return queryOptions({
    queryKey: ['moved-metrics', rankedMode, since],
    queryFn: async (): Promise<MovedMetric[]> => {
      if (since === null) return [];
      const data = await server.GET('/api/profile/progress', {
        query: { playlist: MODE_CODES[rankedMode], metric: ASKED },
      });
      return findMovedMost(data.points, since);
    },
  });
}

/** A day of games with its averages by metric key. */
export interface DayOfGames {
  readonly at: string;
  readonly games: number;
  readonly metrics: Readonly<Record<string, number | null>>;
}

export interface MovedMetric {
  readonly key: string;
  readonly before: number;
  readonly after: number;
  /** Size of the change in standard deviations of the days. */
  readonly size: number;
}

/** A change below a third of its spread doesn't count (design/ui: Delta). */
const MIN_CHANGE = 1 / 3;
const SHOWN = 3;

/** Returns the metrics that changed most between the games before and after a time, largest change first. */
export function findMovedMost(days: readonly DayOfGames[], since: string): MovedMetric[] {
  const keys = [...new Set(days.flatMap(({ metrics }) => Object.keys(metrics)))];
  return keys
    .flatMap((key): MovedMetric[] => {
      const measured = days.flatMap(({ at, games, metrics }) => {
        const value = metrics[key];
        return typeof value === 'number' ? [{ at, games, value }] : [];
      });
      const before = measured.filter(({ at }) => at < since);
      const after = measured.filter(({ at }) => at >= since);
      if (countGames(before) < FIRST_GAMES || countGames(after) < FIRST_GAMES) return [];
      const [from, to] = [calculateMean(before), calculateMean(after)];
      const spread = calculateSpread(measured);
      return spread > 0 ? [{ key, before: from, after: to, size: Math.abs(to - from) / spread }] : [];
    })
    .filter(({ size }) => size >= MIN_CHANGE)
    .sort((one, other) => other.size - one.size)
    .slice(0, SHOWN);
}

type Measured = readonly { readonly games: number; readonly value: number }[];

function countGames(days: Measured): number {
  return days.reduce((sum, { games }) => sum + games, 0);
}

/** Averages by games, so a day counts once per game. */
function calculateMean(days: Measured): number {
  return days.reduce((sum, { games, value }) => sum + games * value, 0) / countGames(days);
}

function calculateSpread(days: Measured): number {
  const mean = calculateMean(days);
  return Math.sqrt(
    days.reduce((sum, { games, value }) => sum + games * (value - mean) ** 2, 0) / countGames(days),
  );
}

/** Returns the next higher rank; null for the highest. */
export function nextRank(rank: string): string | null {
  const at = RANKS.findIndex(({ id }) => id === rank);
  return RANKS[at + 1]?.id ?? null;
}
