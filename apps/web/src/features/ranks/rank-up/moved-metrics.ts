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
