import type { RankInfo } from '@datacoach/contract';

const DAY_MS = 24 * 60 * 60_000;

/** "It took 23 days and 48 uploaded games."; null where it is not known since when the rank before was held. */
export function climbSentence({
  since,
  at,
  games,
}: Pick<NonNullable<RankInfo['rankUp']>, 'since' | 'at' | 'games'>): string | null {
  if (since === null) return null;
  const days = Math.round((Date.parse(at) - Date.parse(since)) / DAY_MS);
  const time = days < 1 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`;
  if (!games) return `It took ${time}.`;
  return `It took ${time} and ${games} uploaded ${games === 1 ? 'game' : 'games'}.`;
}
