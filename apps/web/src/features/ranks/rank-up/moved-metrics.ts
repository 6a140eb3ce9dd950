import { counted } from '@datacoach/analysis/format-number';
import { METRICS, RANKS } from '@datacoach/analysis/metadata';
import type { RankInfo } from '@datacoach/contract';
import { queryOptions } from '@tanstack/react-query';
import { server } from '../../../app/api/client.ts';

const DAY_MS = 24 * 60 * 60_000;

/** "It took 23 days and 48 uploaded games."; null where it is not known since when the rank before was held. */
export function climbSentence({
  since,
  at,
  games,
}: Pick<NonNullable<RankInfo['rankUp']>, 'since' | 'at' | 'games'>): string | null {
  if (since === null) return null;
  const days = Math.round((Date.parse(at) - Date.parse(since)) / DAY_MS);
  const time = days < 1 ? 'less than a day' : counted(days, 'day');
  if (!games) return `It took ${time}.`;
  return `It took ${time} and ${games} uploaded ${games === 1 ? 'game' : 'games'}.`;
}

/** Modes by their product code. */
const MODE_CODES = { duel: 5, doubles: 10, standard: 15 } as const;

/** Metrics of which it is known which way is better, as many as one question may hold. */
const ASKED = METRICS.filter(({ better, confidence }) => better !== 'neutral' && confidence === 'high')
  .slice(0, 40)
  .map(({ key }) => key);

/** What has moved most in the mode since the rank before was reached; nothing where that is not known. */
export function movedQuery({ rankedMode, since }: NonNullable<RankInfo['rankUp']>) {
  return queryOptions({
    queryKey: ['moved-metrics', rankedMode, since],
    queryFn: async (): Promise<MovedMetric[]> => {
      if (since === null) return [];
      const data = await server.GET('/api/profile/progress', {
        params: { query: { playlist: MODE_CODES[rankedMode], metric: ASKED } },
      });
      return movedMost(data.points, since);
    },
  });
}

/** A day of games with its means by metric key. */
export interface DayOfGames {
  readonly at: string;
  readonly games: number;
  readonly metrics: Readonly<Record<string, number | null>>;
}

export interface MovedMetric {
  readonly key: string;
  readonly before: number;
  readonly after: number;
  /** Size of the change in spreads of the days. */
  readonly size: number;
}

/** Fewer games on either side tell nothing. */
const FEWEST_GAMES = 5;
/** Under a third of its spread a change is none (design/ui: Delta). */
const MIN_CHANGE = 1 / 3;
const SHOWN = 3;

/** The metrics that moved most between the games before a time and those since, largest change first. */
export function movedMost(days: readonly DayOfGames[], since: string): MovedMetric[] {
  const keys = [...new Set(days.flatMap(({ metrics }) => Object.keys(metrics)))];
  return keys
    .flatMap((key): MovedMetric[] => {
      const measured = days.flatMap(({ at, games, metrics }) => {
        const value = metrics[key];
        return typeof value === 'number' ? [{ at, games, value }] : [];
      });
      const before = measured.filter(({ at }) => at < since);
      const after = measured.filter(({ at }) => at >= since);
      if (gamesOf(before) < FEWEST_GAMES || gamesOf(after) < FEWEST_GAMES) return [];
      const [from, to] = [meanOf(before), meanOf(after)];
      const spread = spreadOf(measured);
      return spread > 0 ? [{ key, before: from, after: to, size: Math.abs(to - from) / spread }] : [];
    })
    .filter(({ size }) => size >= MIN_CHANGE)
    .sort((one, other) => other.size - one.size)
    .slice(0, SHOWN);
}

type Measured = readonly { readonly games: number; readonly value: number }[];

function gamesOf(days: Measured): number {
  return days.reduce((sum, { games }) => sum + games, 0);
}

/** Each day counts as many times as it has games. */
function meanOf(days: Measured): number {
  return days.reduce((sum, { games, value }) => sum + games * value, 0) / gamesOf(days);
}

function spreadOf(days: Measured): number {
  const mean = meanOf(days);
  return Math.sqrt(
    days.reduce((sum, { games, value }) => sum + games * (value - mean) ** 2, 0) / gamesOf(days),
  );
}

/** The rank above this one; null for the highest. */
export function nextRank(rank: string): string | null {
  const at = RANKS.findIndex(({ id }) => id === rank);
  return RANKS[at + 1]?.id ?? null;
}
