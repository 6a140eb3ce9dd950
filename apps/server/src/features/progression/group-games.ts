import type { ProgressionGrouping } from '@datacoach/contract';

const DAY_MS = 24 * 60 * 60_000;

/** Games of one mode, oldest first, in groups of one, a day or a week (from Monday) of the player's. */
export function groupGames<Game>(
  games: readonly Game[],
  by: ProgressionGrouping,
  timeZone: string,
  playedAtOf: (game: Game) => Date,
): Game[][] {
  if (by === 'game') return games.map((game) => [game]);
  const dayOf = localDay(timeZone);
  const groups = new Map<string, Game[]>();
  for (const game of games) {
    const day = dayOf(playedAtOf(game));
    const name = by === 'day' ? day : mondayOf(day);
    const group = groups.get(name);
    if (group) group.push(game);
    else groups.set(name, [game]);
  }
  return [...groups.values()];
}

/** Names the day of a time, as `2026-03-10`. */
export function localDay(timeZone: string): (at: Date) => string {
  // Swedish dates are ISO dates.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return (at) => format.format(at);
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
