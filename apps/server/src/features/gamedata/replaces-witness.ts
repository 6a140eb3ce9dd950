import type { MatchReport } from '@datacoach/contract';

/** Counters that the game itself keeps: two honest recordings of a match agree on them. */
const COUNTERS = ['core.score', 'core.goals', 'core.assists', 'core.saves', 'core.shots'];

/**
 * Whether another witness's numbers may take the place of the stored ones (rulings C4): only if it covers strictly
 * more live play, and then for the first witness's owner, or when every common counter is equal.
 */
export function replacesWitness(stored: MatchReport, candidate: MatchReport, sameOwner: boolean): boolean {
  if (candidate.match.liveSeconds <= stored.match.liveSeconds) return false;
  return sameOwner || countersAgree(stored, candidate);
}

function countersAgree(stored: MatchReport, candidate: MatchReport): boolean {
  const candidates = new Map(candidate.players.map((player) => [player.key, player.statistics]));
  return stored.players.every(({ key, statistics }) => {
    const other = candidates.get(key);
    if (!other) return false;
    return COUNTERS.every((counter) => {
      const before = statistics[counter] ?? null;
      const after = other[counter] ?? null;
      return before === null || after === null || before === after;
    });
  });
}
