import type { ProgressionGrouping } from '@datacoach/contract';
import { localDate, mondayOf } from '../../platform/clock/time-zones.ts';

/** Groups games of one mode, oldest first, by game, day or week (starting Monday) in the player's time zone. */
export function groupGames<Game>(
  games: readonly Game[],
  by: ProgressionGrouping,
  timeZone: string,
  playedAtOf: (game: Game) => Date,
): Game[][] {
  if (by === 'game') return games.map((game) => [game]);
  const groups = new Map<string, Game[]>();
  for (const game of games) {
    const day = localDate(playedAtOf(game), timeZone);
    const name = by === 'day' ? day : mondayOf(day);
    const group = groups.get(name);
    if (group) group.push(game);
    else groups.set(name, [game]);
  }
  return [...groups.values()];
}
