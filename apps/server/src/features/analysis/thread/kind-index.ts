import type { MatchEvent } from '@datacoach/analysis';
import type { MatchReport } from '@datacoach/contract';

const NOBODY = -1;

/** Where the events of each kind stand in the list given, and whose they are: ordinal, number, ordinal, number … */
export function kindIndex(
  players: MatchReport['players'],
  events: readonly MatchEvent[],
): Record<string, number[]> {
  const numbers = new Map(players.map(({ key }, number) => [key, number]));
  const index: Record<string, number[]> = {};
  events.forEach(({ kind, player }, ordinal) => {
    const places = index[kind] ?? [];
    places.push(ordinal, player === null ? NOBODY : (numbers.get(player) ?? NOBODY));
    index[kind] = places;
  });
  return index;
}
