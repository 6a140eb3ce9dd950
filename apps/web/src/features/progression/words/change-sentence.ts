import type { Progression } from '@datacoach/contract';
import { formatShortDate } from '../../../shared/format/date.ts';
import { type MetricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import { moreGames } from './point-words.ts';

/** A change that luck makes more often than this is none. */
const LIKELY_LUCK = 0.2;

/** "Change found at game 38, March 2nd: 2.4 to 1.8. Chance that this is luck: 4 %." */
export function changeSentence(change: Progression['changePoint'], facts: MetricFacts): string | null {
  if (change === null) return null;
  if ('missing' in change) {
    return `${moreGames(change.missing)} with this figure, and a change of level can be told.`;
  }
  if (change.chance > LIKELY_LUCK) return 'No change of level found: what moves here may be luck.';
  const percent = change.chance < 0.01 ? 'under 1' : String(Math.round(change.chance * 100));
  const at = formatShortDate(new Date(change.at));
  return `Change found at game ${change.game}, ${at}: ${writeValue(facts, change.before)} to ${writeValue(facts, change.after)}. Chance that this is luck: ${percent} %.`;
}
